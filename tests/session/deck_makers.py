"""Decks as other programs have them, made for the tests: one function a format."""

from __future__ import annotations

import gzip
import io
import struct
import tarfile
import zipfile
import zlib
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

from altabassa_qt.engine.cards import RANKS, pack

WORDS = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
RANK_WORDS = dict(zip(RANKS[52], [*map(str, range(1, 11)), "jack", "queen", "king"], strict=True))
COLOURS = {"C": "#208040", "D": "#d08020", "H": "#c02030", "S": "#203080"}
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{box}">{inside}</svg>'
)


def card(code: str, identity: str = "", x: float = 0, y: float = 0, width: int = 60, height: int = 90) -> str:
    """A card as SVG: white, in it the colour of its suit, and a bar as long as its rank is high."""
    mark = f' id="{identity}"' if identity else ""
    bar = 4 + 3 * RANKS[52].index(code[0])
    return (
        f'<g{mark} transform="translate({x},{y})"><rect width="{width}" height="{height}" fill="#ffffff"/>'
        f'<rect x="10" y="20" width="{width - 20}" height="50" fill="{COLOURS[code[1]]}"/>'
        f'<rect x="6" y="6" width="{bar}" height="6" fill="#000000"/></g>'
    )


def back(identity: str = "back", x: float = 0, y: float = 0, width: int = 60, height: int = 90) -> str:
    """A back as SVG."""
    return f'<g id="{identity}"><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#402060"/></g>'


def sheet(codes: Iterable[str], order: str = "{rank}_{suit}", with_back: bool = True, extra: str = "") -> bytes:
    """All cards in one drawing, each with its id: "{rank}_{suit}" as KDE has them, "{suit}_{rank}" as GNOME."""
    inside = [
        card(code, order.format(rank=RANK_WORDS[code[0]], suit=WORDS[code[1]]), 70 * (n % 13), 100 * (n // 13))
        for n, code in enumerate(codes)
    ]
    inside += [back(x=70, y=400)] if with_back else []
    return SVG.format(box="0 0 910 500", inside="".join(inside) + extra).encode()


def grid() -> bytes:
    """All cards without ids, as older GNOME themes have them: 13 columns, 5 rows, the back the third of the last."""
    inside = [
        card(rank + suit, "", 60 * x, 90 * y) for y, suit in enumerate("CDHS") for x, rank in enumerate(RANKS[52])
    ]
    inside.append('<rect x="120" y="360" width="60" height="90" fill="#402060"/>')
    return SVG.format(box="0 0 780 450", inside="".join(inside)).encode()


def kde(
    folder: Path, codes: Collection[str] = pack(52), zipped: bool = True, desktop: str = "", **sheet_keys: object
) -> Path:
    """A KDE card deck."""
    folder.mkdir(parents=True, exist_ok=True)
    content = sheet(codes, **sheet_keys)  # type: ignore[arg-type]
    name = "cards.svgz" if zipped else "cards.svg"
    (folder / name).write_bytes(gzip.compress(content) if zipped else content)
    words = f"[KDE Backdeck]\nName=Rose & Thorn\nName[it]=Rosa e spina\nSVG={name}\nPreview=12\nAuthor=Ann Example\n"
    (folder / "index.desktop").write_text(desktop or words, encoding="utf-8")
    (folder / "COPYING").write_text("\nGNU Lesser General Public License\nmore\n")
    return folder


def png(
    width: int, height: int, colour: tuple[int, int, int] = (200, 30, 40), said: tuple[int, int] | None = None
) -> bytes:
    """A PNG of one colour; `said` is the size that it claims instead of its own."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    rows = (b"\0" + bytes(colour) * width) * height
    head = struct.pack(">IIBBBBB", *(said or (width, height)), 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def gif(width: int, height: int, colour: tuple[int, int, int] = (200, 30, 40)) -> bytes:
    """A GIF of one colour."""
    bits, count = 0, 0
    codes: list[int] = []
    for _ in range(width * height):
        codes += [4, 0]  # cleared before each pixel, so that codes stay three bits long
    for code in [*codes, 5]:
        bits |= code << count
        count += 3
    packed = bits.to_bytes((count + 7) // 8, "little")
    blocks = b"".join(bytes([len(packed[at : at + 255])]) + packed[at : at + 255] for at in range(0, len(packed), 255))
    head = b"GIF89a" + struct.pack("<HHBBB", width, height, 0xF1, 0, 0) + bytes(colour) * 4
    return head + b"," + struct.pack("<HHHHB", 0, 0, width, height, 0) + b"\x02" + blocks + b"\0;"


def pysol(folder: Path, codes: Collection[str] = pack(52), image: str = "gif", kind: int = 1, **numbers: int) -> Path:
    """A PySol cardset; `numbers` are those of figures that differ from J 11, Q 12, K 13."""
    folder.mkdir(parents=True, exist_ok=True)
    paint = {"gif": gif, "png": png}[image]
    order = {rank: n for n, rank in enumerate(RANKS[52], start=1)} | numbers
    for n, code in enumerate(codes):
        (folder / f"{order[code[0]]:02d}{code[1].lower()}.{image}").write_bytes(paint(12, 18, (4 * n, 90, 120)))
    for name in ("back01", "back02", "bottom01", "shadow01", "l01"):
        (folder / f"{name}.{image}").write_bytes(paint(12, 18, (9, 9, 9)))
    (folder / "config.txt").write_text(
        f"PySolFC solitaire cardset;4;.{image};{kind};52;1;2001\nident;Green Hills\n12 18 5\n4 5 0 0\n"
        f"back01.{image}\nback01.{image};back02.{image}\n"
    )
    return folder


def own(folder: Path, codes: Collection[str] = pack(40), extra: str = "", **places: str) -> Path:
    """A folder of drawings and images with a `deck.toml`; `places` names another file for some of the cards."""
    folder.mkdir(parents=True, exist_ok=True)
    faces = []
    for n, code in enumerate(codes):
        file = f"{code}.png" if n % 2 else f"{code}.svg"
        content = png(12, 18, (3 * n, 60, 60)) if n % 2 else SVG.format(box="0 0 60 90", inside=card(code)).encode()
        (folder / file).write_bytes(content)
        faces.append(f'{code} = "{places.get(code, file)}"')
    (folder / "dorso.svg").write_text(SVG.format(box="0 0 60 90", inside=back()))
    (folder / "deck.toml").write_text(
        'format = 1\nname = "casa"\ntradition = "italian"\nlicence = "CC-BY-4.0"\nauthor = "Zia Pina"\npacks = [40]\n'
        'size = [60, 90]\n[title]\nit = "Di casa"\nen = "Home-made"\n[faces]\n' + "\n".join(faces) + "\n"
        '[backs]\nviola = "dorso.svg"\n' + extra,
        encoding="utf-8",
    )
    return folder


def gnome(file: Path, codes: Collection[str] = pack(52), **sheet_keys: object) -> Path:
    """A GNOME Aisleriot theme."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(sheet(codes, "{suit}_{rank}", **sheet_keys))  # type: ignore[arg-type]
    return file


def zipped(folder: Path, file: Path) -> Path:
    """A folder in a zip, below its own name."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*")):
            archive.write(path, f"{folder.name}/{path.relative_to(folder)}")
    return file


def tarred(folder: Path, file: Path) -> Path:
    """A folder in a tar, packed as the file's name says."""
    packing = file.suffix.removeprefix(".").removeprefix("t") if file.suffix != ".tar" else ""
    with tarfile.open(file, f"w:{packing}") as archive:  # type: ignore[call-overload]
        archive.add(folder, folder.name)
    return file


def zip_of(file: Path, contents: Mapping[str, bytes]) -> Path:
    """A zip with exactly these members."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in contents.items():
            archive.writestr(name, content)
    return file


def tar_of(file: Path, members: Iterable[tuple[tarfile.TarInfo, bytes]]) -> Path:
    """A tar with exactly these members."""
    with tarfile.open(file, "w") as archive:
        for member, content in members:
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return file

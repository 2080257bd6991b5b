"""Parts of the cards for poor sight: a huge index, a plain emblem for each figure, strong edges and plain backs."""

from PySide6.QtGui import QPainterPath

from .french_signs import letter
from .kit import Drawing, box, disc, moved, path, polygon

BLACK = "#000000"
WHITE = "#ffffff"
LETTER_PEN = 44
_SCALE = 3.1


def blank(width: float, height: float) -> Drawing:
    """White paper with a strong black edge."""
    card = Drawing(width, height)
    card.add(box(4, 4, width - 8, height - 8, 30), WHITE, BLACK, 8)
    return card


def add_letter(corner: Drawing, sign: str, ink: str) -> None:
    """The index in the top left corner, as high as a third of the card."""
    signs = (("1", 86), ("0", 220)) if sign == "T" else ((sign, 140),)
    for one, x in signs:
        for skeleton in letter(one, x, 64, _SCALE):
            corner.line(skeleton, LETTER_PEN, ink)


_EMBLEM = {
    "crown": "M-92 74L-104-52L-48 4L0-84L48 4L104-52L92 74Z",
    "tiara": "M-84 74C-112 10-76-24-52 6C-56-46-18-54 0-96C18-54 56-46 52 6C76-24 112 10 84 74Z",
    "cap": "M-90 74L-90 44C-120-20-60-64 0-62C16-110 60-130 108-126C104-84 84-54 56-42C84-24 96 10 90 44L90 74Z",
    "horse": "M-58 96C-60 46-6 34-16 2C-36 20-62 28-84 14C-94 0-86-16-68-26C-56-58-36-80 0-86L8-112L28-84"
    "C78-62 96 6 84 96Z",
}


def emblem(kind: str) -> tuple[QPainterPath, QPainterPath]:
    """A silhouette about the origin, about 200 across, and what is cut out of it in white."""
    whole = path(_EMBLEM[kind])
    if kind == "horse":
        return whole, disc(-22, -46, 9).united(path("M40-66C66-36 72 10 62 70L76 70C86 10 76-40 40-66Z"))
    if kind == "cap":
        return whole, path("M-90 30L90 30L90 44L-90 44Z").united(path("M22-66C40-90 60-104 90-114C66-96 50-80 34-60Z"))
    band = polygon((-90, 38), (90, 38), (88, 52), (-88, 52))
    return whole, band


def add_emblem(card: Drawing, kind: str, x: float, y: float, ink: str, scale: float = 1) -> None:
    """An emblem in one ink."""
    whole, hole = emblem(kind)
    card.add(moved(whole, x, y, scale), ink)
    card.add(moved(hole, x, y, scale), WHITE)


def plain_back(width: float, height: float, base: str, light: str) -> str:
    """One colour, a broad white rim, and a lozenge in the middle."""
    card = blank(width, height)
    card.add(box(44, 44, width - 88, height - 88, 14), base)
    card.add(box(66, 66, width - 132, height - 132, 8), "none", light, 8)
    x, y = width / 2, height / 2
    for scale, fill in ((1.0, light), (0.82, base), (0.6, light), (0.42, base)):
        w, h = (width / 2 - 110) * scale, (height / 2 - 150) * scale
        card.add(polygon((x, y - h), (x + w, y), (x, y + h), (x - w, y)), fill)
    return card.svg()


_BACKS = {
    "night": ("back_a.svg", "#12305f", "#f3d98b"),
    "wine": ("back_b.svg", "#7a1230", "#ffffff"),
    "bottle": ("back_c.svg", "#0d4a35", "#f3d98b"),
}


def back_files(width: float, height: float) -> dict[str, str]:
    """File name -> text of the three backs."""
    return {name: plain_back(width, height, base, light) for name, base, light in _BACKS.values()}


def back_names() -> dict[str, str]:
    """Back id -> file name."""
    return {ident: row[0] for ident, row in _BACKS.items()}

"""Parts of the cards for poor sight: a huge index, a plain emblem for each figure, strong edges and plain backs."""

from PySide6.QtGui import QPainterPath

from .french_signs import letter
from .kit import Drawing, box, disc, moved, path, polygon, stroked

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


_HORSE = "M-58 96C-60 46-6 34-16 2C-36 20-62 28-84 14C-94 0-86-16-68-26C-56-58-36-80 0-86L8-112L28-84C78-62 96 6 84 96Z"


def _crown() -> tuple[QPainterPath, QPainterPath]:
    """The king's: closed, two arches under a cross."""
    whole = path("M-84 76L-104-6C-114-66-44-82 0-52C44-82 114-66 104-6L84 76Z")
    whole = whole.united(box(-8, -108, 16, 62)).united(box(-26, -96, 52, 15))
    arches = path("M-62 22L-78-10C-82-40-42-50-12-26L-12 22Z").united(path("M62 22L78-10C82-40 42-50 12-26L12 22Z"))
    return whole, arches.united(box(-96, 42, 192, 10))


def _tiara() -> tuple[QPainterPath, QPainterPath]:
    """The queen's: open, three points with pearls."""
    whole = path("M-84 76L-100-30L-42 18L0-62L42 18L100-30L84 76Z")
    for x, y in ((-101, -50), (0, -86), (101, -50)):
        whole = whole.united(disc(x, y, 20))
    return whole, box(-96, 38, 192, 11)


def _beret() -> tuple[QPainterPath, QPainterPath]:
    """The jack's: flat and slouched to one side, with a long feather at the other."""
    cloth = path("M-60 46C-104 46-122 22-106 0C-90-24-40-34 10-30C62-26 104-8 106 16C106 36 86 46 60 46Z")
    feather = moved(path("M0 0C-34-36-40-92 6-138C34-100 30-44 0 0Z"), 58, 6, 1, 26)
    whole = cloth.subtracted(stroked(feather, 18)).united(box(-62, 56, 124, 22)).united(feather)
    return whole, moved(stroked("M0-26C-8-60-6-84 2-108", 7), 58, 6, 1, 26)


def _horse() -> tuple[QPainterPath, QPainterPath]:
    return path(_HORSE), disc(-22, -46, 9).united(path("M40-66C66-36 72 10 62 70L76 70C86 10 76-40 40-66Z"))


_EMBLEMS = {"crown": _crown, "tiara": _tiara, "beret": _beret, "horse": _horse}


def add_emblem(
    card: Drawing, kind: str, place: tuple[float, float], ink: str, scale: float = 1, edge: str | None = None
) -> None:
    """An emblem in one ink, what is cut out of it in white; about 200 across; with an outline if ``edge`` is given."""
    whole, hole = _EMBLEMS[kind]()
    card.add(moved(whole, *place, scale), ink, edge, 7)
    card.add(moved(hole, *place, scale), WHITE)


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

"""The number cards two to ten of a French deck."""

from .french_signs import HEIGHT, SIGN, WIDTH, Inks, add_index, blank
from .kit import Drawing, moved

_LEFT, _MIDDLE, _RIGHT = 0.305, 0.5, 0.695
_TOP, _SPAN = 0.178, 0.644
_FOUR_ROWS = [_TOP + _SPAN * k / 3 for k in range(4)]
_THREE_ROWS = [_TOP + _SPAN * k / 2 for k in range(3)]
Places = list[tuple[float, float]]


def _columns(rows: list[float]) -> Places:
    return [(x, y) for x in (_LEFT, _RIGHT) for y in rows]


def places(rank: str) -> Places:
    """Centres of the pips as fractions of the card's width and height."""
    centre = [(_MIDDLE, 0.5)]
    four, six, eight = _columns([_THREE_ROWS[0], _THREE_ROWS[2]]), _columns(_THREE_ROWS), _columns(_FOUR_ROWS)
    return {
        "2": [(_MIDDLE, _TOP), (_MIDDLE, _TOP + _SPAN)],
        "3": [(_MIDDLE, y) for y in _THREE_ROWS],
        "4": four,
        "5": four + centre,
        "6": six,
        "7": [*six, (_MIDDLE, 0.339)],
        "8": [*six, (_MIDDLE, 0.339), (_MIDDLE, 0.661)],
        "9": eight + centre,
        "T": [*eight, (_MIDDLE, _TOP + _SPAN / 6), (_MIDDLE, _TOP + _SPAN * 5 / 6)],
    }[rank]


def pip_card(rank: str, suit: str, inks: Inks) -> str:
    """The SVG text of a number card."""
    card = blank()
    pip = Drawing()
    pip.add(moved(SIGN[suit], 0, 0, 1.45 if rank in "23" else 1.34), inks[suit])
    card.symbol("pip", pip)
    for x, y in places(rank):
        card.use("pip", x * WIDTH, y * HEIGHT, 180 if y > 0.5 else 0)
    add_index(card, rank, suit, inks[suit])
    return card.svg()

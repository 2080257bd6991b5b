"""Who the twelve court cards are: each its own age, temper, hair, headgear, dress, pose and joke."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from .french_pen import (
    BLUE,
    DARK_BLUE,
    DARK_RED,
    GOLD,
    GREEN,
    LINEN,
    PALE_BLUE,
    PALE_GOLD,
    PALE_GREEN,
    PALE_RED,
    RED,
)

# Colour and its darker tone for the strands.
BLACK = ("#37323f", "#77718a")
BROWN = ("#7a4527", "#3f2213")
BLOND = ("#e3ae4c", "#a26d1c")
GREY = ("#d5d2cf", "#8d8a90")
WHITE_HAIR = ("#f1efec", "#a9a6aa")
FOX = ("#c25a28", "#7c3112")
# Skin, its shade and its blush.
FAIR = ("#f8dfc3", "#eeb99c", "#ee9c88")
WARM = ("#f0cba2", "#dfa277", "#e08a6c")
OLIVE = ("#e3b98c", "#c98f62", "#d27f61")
BROWN_SKIN = ("#b07a52", "#8c5a39", "#a4553c")


@dataclass(frozen=True)
class Person:
    """One court card, as names of parts; ``flip`` makes it look to the right."""

    jaw: str
    nose: str
    mouth: str
    hair: str
    colour: tuple[str, str]
    headgear: str
    hat: tuple[str, str]
    robe: tuple[str, str, str]
    pattern: str
    collar: str
    front: str
    thing: str
    skin: tuple[str, str, str] = FAIR
    eyes: tuple[str, str] = ("open", "open")
    iris: str = "#4a3426"
    brow: float = 0
    brow_height: float = 7
    beard: str = ""
    extra: str = ""
    age: int = 0
    profile: bool = False
    flip: bool = False
    tilt: float = 0
    width: float = 1
    shift: tuple[float, float] = (0, 0)
    right_hand: bool = False
    sign: tuple[float, float] = (160, 122)
    feather: str = LINEN
    sash: str = RED
    scarf: str = RED
    whiskers: tuple[str, str] | None = None


PEOPLE: Mapping[str, Person] = MappingProxyType(
    {
        # The banker weighs a coin through his monocle.
        "KD": Person(
            jaw="round",
            nose="button",
            mouth="beard",
            hair="locks",
            colour=BROWN,
            headgear="king",
            hat=(RED, BLUE),
            robe=(RED, PALE_RED, BLUE),
            pattern="D",
            collar="ermine",
            front="buttons",
            thing="coin",
            skin=WARM,
            brow=-6,
            beard="round",
            extra="monocle",
            width=1.06,
            tilt=-3,
            sash=BLUE,
        ),
        # The lady of the ball, over her fan.
        "QD": Person(
            jaw="heart",
            nose="plain",
            mouth="smile",
            hair="updo",
            colour=FOX,
            headgear="queen",
            hat=(RED, BLUE),
            robe=(GOLD, PALE_GOLD, RED),
            pattern="D",
            collar="neckline",
            front="plain",
            thing="fan",
            iris="#3d6b45",
            brow=5,
            extra="mole",
            flip=True,
            tilt=5,
            right_hand=True,
        ),
        # A page who has seen your cards.
        "JD": Person(
            jaw="oval",
            nose="snub",
            mouth="smirk",
            hair="bob",
            colour=BLOND,
            headgear="beret",
            hat=(BLUE, RED),
            robe=(BLUE, PALE_BLUE, GOLD),
            pattern="stripe",
            collar="flat",
            front="lace",
            thing="cards",
            eyes=("open", "wink"),
            iris="#2f5f86",
            brow=-4,
            tilt=-6,
        ),
        # Bon vivant.
        "KH": Person(
            jaw="jowl",
            nose="broad",
            mouth="laugh",
            hair="locks",
            colour=WHITE_HAIR,
            headgear="arched",
            hat=(RED, GOLD),
            robe=(GOLD, PALE_GOLD, RED),
            pattern="H",
            collar="ermine",
            front="chain",
            thing="goblet",
            eyes=("merry", "merry"),
            brow=-10,
            brow_height=9,
            beard="tache",
            extra="rosy",
            age=1,
            flip=True,
            tilt=4,
            width=1.05,
            right_hand=True,
        ),
        # She smells the flower that she was given.
        "QH": Person(
            jaw="round",
            nose="button",
            mouth="calm",
            hair="braids",
            colour=BLOND,
            headgear="garland",
            hat=(RED, GREEN),
            robe=(RED, PALE_RED, GOLD),
            pattern="H",
            collar="ruff",
            front="lace",
            thing="posy",
            eyes=("closed", "closed"),
            brow=2,
            extra="freckles",
            tilt=-8,
            width=0.97,
            shift=(4, 4),
        ),
        # A messenger in love.
        "JH": Person(
            jaw="straight",
            nose="straight",
            mouth="calm",
            hair="side",
            colour=BROWN,
            headgear="bycocket",
            hat=(RED, GOLD),
            robe=(RED, PALE_RED, GOLD),
            pattern="dot",
            collar="flat",
            front="buttons",
            thing="letter",
            profile=True,
            flip=True,
            tilt=-4,
            feather=BLUE,
            right_hand=True,
            sash=BLUE,
            sign=(156, 250),
        ),
        # The king of the woods.
        "KC": Person(
            jaw="full",
            nose="hook",
            mouth="calm",
            hair="mane",
            colour=FOX,
            headgear="wreath",
            hat=(GREEN, RED),
            robe=(GREEN, PALE_GREEN, GOLD),
            pattern="C",
            collar="fur",
            front="chain",
            thing="staff",
            skin=WARM,
            brow_height=9,
            beard="profile",
            whiskers=("#cdbba6", "#86705c"),
            profile=True,
            tilt=3,
            shift=(6, 4),
            sash=GREEN,
            sign=(474, 116),
        ),
        # She has read everything, and so has her owl.
        "QC": Person(
            jaw="long",
            nose="hook",
            mouth="wry",
            hair="bun",
            colour=GREY,
            headgear="coronet",
            hat=(GREEN, RED),
            robe=(GREEN, PALE_GREEN, GOLD),
            pattern="dot",
            collar="high",
            front="buttons",
            thing="book",
            eyes=("half", "half"),
            iris="#3f6b58",
            brow=-4,
            extra="glasses",
            age=2,
            tilt=-4,
            width=0.96,
            sash=GREEN,
        ),
        # A shepherd whistling to a bird.
        "JC": Person(
            jaw="heart",
            nose="snub",
            mouth="whistle",
            hair="curls",
            colour=FOX,
            headgear="straw",
            hat=(RED, GOLD),
            robe=(GOLD, PALE_GOLD, GREEN),
            pattern="stripe",
            collar="scarf",
            front="buttons",
            thing="crook",
            iris="#3d6b45",
            brow=-8,
            extra="freckles",
            tilt=6,
            sign=(474, 120),
        ),
        # The old judge.
        "KS": Person(
            jaw="long",
            nose="hook",
            mouth="beard",
            hair="straight",
            colour=GREY,
            headgear="radiate",
            hat=(BLUE, RED),
            robe=(DARK_BLUE, "#3f66a8", GOLD),
            pattern="S",
            collar="mantle",
            front="chevron",
            thing="sword",
            eyes=("half", "half"),
            iris="#4d6f95",
            brow=13,
            brow_height=11,
            beard="fork",
            age=2,
            width=0.96,
            shift=(4, 0),
            sash=DARK_BLUE,
            sign=(474, 116),
        ),
        # Masked for the carnival.
        "QS": Person(
            jaw="heart",
            nose="plain",
            mouth="calm",
            hair="long",
            colour=BLACK,
            headgear="comb",
            hat=(DARK_BLUE, RED),
            robe=(DARK_BLUE, "#4a6fb3", RED),
            pattern="dot",
            collar="neckline",
            front="plain",
            thing="rose",
            skin=OLIVE,
            brow=6,
            extra="mask",
            tilt=3,
            shift=(6, 0),
            sign=(474, 116),
        ),
        # The night watch.
        "JS": Person(
            jaw="straight",
            nose="straight",
            mouth="calm",
            hair="queue",
            colour=BLACK,
            headgear="tricorn",
            hat=(DARK_BLUE, GOLD),
            robe=(RED, PALE_RED, BLUE),
            pattern="stripe",
            collar="jabot",
            front="buttons",
            thing="halberd",
            skin=BROWN_SKIN,
            profile=True,
            tilt=-3,
            shift=(8, 2),
            feather=DARK_RED,
            sign=(474, 262),
        ),
    }
)

# In four colours diamonds wear blue and clubs green; the colours of the suits must not contradict those of the people.
FOUR_COLOUR_PEOPLE: Mapping[str, Person] = MappingProxyType(
    {
        **PEOPLE,
        "KD": replace(PEOPLE["KD"], hat=(BLUE, GOLD), robe=(BLUE, PALE_BLUE, GOLD)),
        "QD": replace(PEOPLE["QD"], hat=(BLUE, GOLD), robe=(BLUE, PALE_BLUE, GOLD), sash=BLUE),
        "JD": replace(PEOPLE["JD"], hat=(BLUE, GOLD), sash=BLUE),
        "KC": replace(PEOPLE["KC"], hat=(GREEN, GOLD)),
        "QC": replace(PEOPLE["QC"], hat=(GREEN, GOLD)),
        "JC": replace(PEOPLE["JC"], hat=(GREEN, GOLD), robe=(GREEN, PALE_GREEN, GOLD), sash=GREEN, scarf=GOLD),
    }
)

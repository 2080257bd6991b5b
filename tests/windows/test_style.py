"""What is written on panels can be read on every cloth, and in every size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from altabassa_qt.session.settings import SIZES
from altabassa_qt.table.felts import FELTS
from altabassa_qt.table.look import ACCENT, AMBER, CREAM, MUTED
from altabassa_qt.windows.style import DARK, Look, mix


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    parts = (part / 255 for part in QColor(colour).getRgb()[:3])  # type: ignore[index]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("felt", FELTS)
def test_words_on_panels_are_readable(felt: str) -> None:
    look = Look(felt)
    for ground in (look.light, look.dark, look.field):
        assert contrast(CREAM, ground) >= 4.5
        assert contrast(ACCENT, ground) >= 4.5
    raised = mix(look.light, CREAM, 0.10)
    assert contrast(CREAM, raised) >= 4.5
    assert contrast(MUTED, look.dark) >= 4.5
    assert contrast(MUTED, look.field) >= 4.5


def test_words_on_amber_are_readable() -> None:
    for ground in (AMBER, mix(AMBER, "#b06a10", 0.28), mix(AMBER, "#ffffff", 0.3)):
        assert contrast(DARK, ground) >= 4.5


@pytest.mark.parametrize("size", SIZES)
def test_no_letters_are_smaller_than_twelve_pixels(size: str) -> None:
    look = Look("green", size)
    assert look.font(1).pixelSize() >= 12
    assert "@" not in look.sheet()

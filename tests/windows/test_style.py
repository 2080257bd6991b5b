"""What is written on panels can be read on every cloth, and in every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from altabassa_qt.session.settings import SIZES, Settings
from altabassa_qt.table.bar import Bar
from altabassa_qt.table.felts import FELTS
from altabassa_qt.table.look import ACCENT, AMBER, CREAM, MUTED, Style
from altabassa_qt.windows.new_match import usual_wish
from altabassa_qt.windows.start import StartPage
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
def test_no_letters_are_smaller_than_twelve_pixels(qapp: QApplication, size: str) -> None:
    look = Look("green", size)
    assert look.font(1).pixelSize() >= 12
    assert "@" not in look.sheet()


def grounds(image: QImage, box: QRect) -> set[str]:
    """The colours along the left and right edge of a box, where its words don't stand."""
    rows = range(box.top() + box.height() // 4, box.bottom() - box.height() // 4)
    return {image.pixelColor(x, y).name() for y in rows for x in (box.left(), box.right())}


@pytest.mark.parametrize("felt", FELTS)
def test_what_stands_on_the_cloth_of_the_start_page_is_readable(qtbot: QtBot, felt: str) -> None:
    page = StartPage(Look(felt), "alta_bassa")
    qtbot.addWidget(page)
    page.set_wish(usual_wish(Settings(), "alta_bassa"))
    page.resize(1280, 800)
    page.show()
    page.take_focus()  # its ring is elsewhere then
    QApplication.processEvents()
    image = page.grab().toImage()
    inner = page.menu.geometry().adjusted(5, 5, -5, -5)
    company = page.company.geometry()
    for box in (page._mark_box(), inner, company.adjusted(company.width() - 27, 0, -15, 0)):
        for ground in grounds(image, box):
            assert contrast(CREAM, ground) >= 4.5, box


@pytest.mark.parametrize("felt", FELTS)
def test_what_stands_on_the_bar_of_the_table_is_readable(qtbot: QtBot, felt: str) -> None:
    cloth = QWidget()
    qtbot.addWidget(cloth)
    cloth.setStyleSheet(f"background: {FELTS[felt].stops[0]}")
    cloth.resize(1280, 60)
    bar = Bar(cloth)
    bar.setGeometry(0, 0, 1280, 44)
    bar.set_look(Style(FELTS[felt]))
    image = cloth.grab().toImage()
    for ground in grounds(image, QRect(300, 0, 300, 44)):
        assert contrast(CREAM, ground) >= 4.5

"""How windows look: the colours that go with each cloth, the sizes of letters, and the style sheet made of both."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from ..places import resources
from ..table.felts import FELTS, Felt
from ..table.look import ACCENT, AMBER, CREAM, MUTED, SMALLEST, TEXT

DARK = "#20190c"  # text on amber


def mix(one: str, other: str, share: float) -> str:
    """Returns the colour `share` of the way from `one` to `other`."""
    a, b = QColor(one), QColor(other)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in pairs)


@dataclass(frozen=True)
class Look:
    """The look of all windows: the cloth whose colours they take, and the size of the letters."""

    felt: str = "green"
    text_size: str = "M"

    @property
    def cloth(self) -> Felt:
        """The cloth of the table."""
        return FELTS.get(self.felt, FELTS["green"])

    @property
    def light(self) -> str:
        """The light end of a panel."""
        return self.cloth.panel[0]

    @property
    def dark(self) -> str:
        """The dark end of a panel."""
        return self.cloth.panel[1]

    @property
    def edge(self) -> str:
        """The hairline round a panel."""
        return self.cloth.panel[2]

    @property
    def field(self) -> str:
        """The ground of something to write or choose in."""
        return mix(self.dark, "#000000", 0.35)

    def px(self, at_medium: float) -> int:
        """Returns a size that is `at_medium` px at text size M."""
        return round(at_medium * TEXT.get(self.text_size, 1.0))

    def font(self, at_medium: float = 15, bold: bool = False) -> QFont:
        """Returns the system's font in that size."""
        font = QFont(QApplication.font())
        font.setPixelSize(max(SMALLEST, self.px(at_medium)))
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        return font

    def palette(self) -> QPalette:
        """Returns the palette for whatever a style sheet does not reach."""
        palette = QPalette(QColor(mix(self.light, self.dark, 0.4)), QColor(self.dark))
        cream, field = QColor(CREAM), QColor(self.field)
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText,
                     QPalette.ColorRole.ToolTipText, QPalette.ColorRole.BrightText):  # fmt: skip
            palette.setColor(role, cream)
        palette.setColor(QPalette.ColorRole.Base, field)
        palette.setColor(QPalette.ColorRole.AlternateBase, QColor(self.dark))
        palette.setColor(QPalette.ColorRole.ToolTipBase, QColor(self.dark))
        palette.setColor(QPalette.ColorRole.PlaceholderText, QColor(MUTED))
        palette.setColor(QPalette.ColorRole.Highlight, QColor(AMBER))
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor(DARK))
        palette.setColor(QPalette.ColorRole.Link, QColor(ACCENT))
        palette.setColor(QPalette.ColorRole.LinkVisited, QColor(ACCENT))
        faded = QColor(mix(self.dark, MUTED, 0.62))
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
        return palette

    def sheet(self) -> str:
        """Returns the style sheet of a page or dialog."""
        icons = (resources() / "icons").as_posix()
        words = {
            "cream": CREAM, "muted": MUTED, "amber": AMBER, "gold": ACCENT, "ink": DARK, "icons": icons,
            "light": self.light, "dark": self.dark, "edge": self.edge, "field": self.field,
            "raised": mix(self.light, CREAM, 0.10), "hover": mix(self.light, CREAM, 0.20),
            "faded": mix(self.dark, MUTED, 0.62), "line": mix(self.dark, self.edge, 0.55),
            "amber_light": mix(AMBER, "#ffffff", 0.30), "amber_low": mix(AMBER, "#b06a10", 0.28),
            "px": self.px(15), "small": max(SMALLEST, self.px(13)), "title": self.px(24), "part": self.px(17),
            "big": self.px(20), "line_px": self.px(15) + 15, "round": 9,
        }  # fmt: skip
        sheet = _SHEET
        for name, value in words.items():
            sheet = sheet.replace(f"@{name}@", str(value))
        return sheet


def wear(widget: QWidget, sheet: str) -> None:
    """Gives a widget a style sheet, unless it has that one: to set it again would style all that is inside again."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)


_SHEET = """
* { color: @cream@; font-size: @px@px; }
QLabel { background: transparent; }
QLabel[role="title"] { font-size: @title@px; font-weight: 600; }
QLabel[role="part"] { font-size: @part@px; font-weight: 600; color: @gold@; }
QLabel[role="muted"] { color: @muted@; font-size: @small@px; }
QLabel[role="number"] { color: @gold@; font-weight: 600; }
QToolTip { background: @dark@; color: @cream@; border: 1px solid @edge@; padding: 4px; }
QPushButton, QToolButton {
    background: @raised@; border: 2px solid @edge@; border-radius: @round@px;
    padding: 5px 16px; min-height: @line_px@px; }
QToolButton { padding: 4px 6px; }
QPushButton:hover, QToolButton:hover { background: @hover@; }
QPushButton:pressed, QToolButton:pressed { background: @dark@; }
QPushButton:focus, QToolButton:focus { border-color: @amber@; }
QPushButton:disabled, QToolButton:disabled { color: @faded@; border-color: @line@; background: @dark@; }
QPushButton[strong="true"] {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 @amber_light@, stop:1 @amber_low@);
    color: @ink@; border-color: @amber_low@; font-weight: 600; }
QPushButton[strong="true"]:hover { background: @amber_light@; }
QPushButton[strong="true"]:focus { border: 3px solid @cream@; }
QPushButton[strong="true"]:disabled { background: @light@; color: @faded@; border-color: @line@; }
QPushButton[big="true"] { font-size: @big@px; padding: 9px 34px; border-radius: 14px; }
QPushButton[flat="true"], QToolButton[flat="true"] { background: transparent; border-color: transparent; }
QPushButton[flat="true"]:hover, QToolButton[flat="true"]:hover { background: @raised@; }
QPushButton[flat="true"]:focus, QToolButton[flat="true"]:focus { border-color: @amber@; }
QPushButton[segment="true"], QToolButton[segment="true"] {
    background: @field@; border-color: @line@; padding: 3px 13px; }
QPushButton[segment="true"]:hover, QToolButton[segment="true"]:hover { border-color: @edge@; }
QPushButton[segment="true"]:checked, QToolButton[segment="true"]:checked {
    background: @light@; border-color: @amber@; color: @gold@; }
QPushButton[segment="true"]:focus, QToolButton[segment="true"]:focus { border: 3px solid @cream@; }
QPushButton[segment="true"]:disabled { color: @faded@; }
QLineEdit, QSpinBox, QComboBox {
    background: @field@; border: 2px solid @line@; border-radius: 7px; padding: 2px 9px;
    min-height: @line_px@px; selection-background-color: @amber@; selection-color: @ink@; }
QSpinBox QLineEdit { background: transparent; border: none; padding: 0px; min-height: 0px; }
/* Not NoButtons: with a style sheet that leaves the number a field one pixel wide. */
QSpinBox::up-button, QSpinBox::down-button { width: 0px; border: none; }
QLineEdit:hover, QSpinBox:hover, QComboBox:hover { border-color: @edge@; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { border-color: @amber@; }
QLineEdit[wrong="true"] { border-color: #ff8f7a; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: url("@icons@/arrow_down.svg"); width: 12px; height: 12px; }
QComboBox QAbstractItemView {
    background: @dark@; border: 1px solid @edge@; padding: 4px; outline: 0;
    selection-background-color: @amber@; selection-color: @ink@; }
QComboBox QAbstractItemView::item { min-height: @line_px@px; padding: 2px 8px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @edge@; border-radius: 4px; margin: 2px; min-height: 32px; min-width: 32px; }
QScrollBar::handle:hover { background: @muted@; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSlider::groove:horizontal { background: @field@; height: 8px; border-radius: 4px; }
QSlider::sub-page:horizontal { background: @amber_low@; border-radius: 4px; }
QSlider::handle:horizontal { background: @cream@; width: 22px; margin: -8px 0; border-radius: 11px; }
QSlider::handle:horizontal:focus { background: @amber@; }
QFrame[role="card"] { background: @field@; border: 1px solid @line@; border-radius: 12px; }
QFrame[role="line"] { background: @line@; border: none; max-height: 1px; }
*[framed="true"] {
    background: @field@; border: 2px solid @line@; border-radius: 9px; outline: 0; gridline-color: @line@;
    selection-background-color: @light@; selection-color: @cream@; alternate-background-color: @dark@; }
*[framed="true"]:focus { border-color: @amber@; }
*[framed="true"]::item { padding: 5px 8px; }
*[framed="true"]::item:selected { background: @light@; color: @gold@; }
*[framed="true"] QHeaderView, *[framed="true"] QHeaderView::section {
    background: transparent; color: @muted@; border: none; padding: 5px 8px; min-height: @line_px@px;
    font-size: @small@px; }
QTableCornerButton::section { background: transparent; border: none; }
QMenu { background: @dark@; border: 1px solid @edge@; padding: 6px; }
QMenu::item { padding: 7px 26px 7px 16px; border-radius: 6px; }
QMenu::item:selected { background: @amber@; color: @ink@; }
QMenu::item:disabled { color: @faded@; }
QMenu::separator { height: 1px; background: @line@; margin: 5px 8px; }
"""

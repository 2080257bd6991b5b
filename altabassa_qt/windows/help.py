"""The rules of every game, with cards drawn from the deck in use."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QFont, QShowEvent, QTextDocument
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QListWidget, QListWidgetItem, QTextBrowser, QWidget

from ..engine.games import find, names
from ..models.words import Speaker
from ..places import resources
from ..table.art import DeckArt
from ..table.look import ACCENT, AMBER, CREAM, MUTED
from .fields import language_changed
from .language import current
from .panel import Panel
from .style import Look

_CARD_HEIGHT = 78  # px at text size M
_SECTION = re.compile(r'<h2><a name="([^"]+)">(.*?)</a></h2>', re.DOTALL)


def page(game: str, language: str) -> str:
    """Returns the rules page of a game in a language, or in English if it has none; nothing if there is no page."""
    for code in (language, "en"):
        file = resources().joinpath("rules", game, f"{code}.html")
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def sections(html: str) -> list[tuple[str, str]]:
    """Returns the anchors of a page and their headings, in order."""
    return [(anchor, re.sub(r"<[^>]+>", "", heading)) for anchor, heading in _SECTION.findall(html)]


class RulesPage(QTextBrowser):
    """Shows a page; `<img src="card:7D">` is that card of the deck."""

    def __init__(self, look: Look, deck: DeckArt) -> None:
        super().__init__()
        self._look, self._deck = look, deck
        self.setProperty("framed", True)
        self.setOpenLinks(False)
        self.anchorClicked.connect(lambda url: self.scrollToAnchor(url.fragment()))
        self.document().setDocumentMargin(look.px(18))

    def show_page(self, html: str) -> None:
        """Shows another page from its beginning."""
        look = self._look
        self.document().setDefaultFont(look.font(16))
        self.document().setDefaultStyleSheet(
            f"body {{ color: {CREAM}; }} h1 {{ color: {CREAM}; font-size: {look.px(28)}px; }}"
            f"h2 {{ color: {ACCENT}; font-size: {look.px(20)}px; margin-top: {look.px(22)}px; }}"
            f"p, li {{ line-height: 128%; margin-bottom: {look.px(8)}px; }} a {{ color: {AMBER}; }}"
            f"p.cards {{ line-height: 100%; }}"
            f".up {{ color: {AMBER}; font-weight: 600; }} .down {{ color: #8cc8ff; font-weight: 600; }}"
            f".note {{ color: {MUTED}; }} th {{ color: {MUTED}; text-align: left; padding: 4px 16px 4px 0; }}"
            f"td {{ padding: 4px 16px 4px 0; }} .win {{ color: {ACCENT}; font-weight: 600; }}"
        )
        self.setHtml(f"<body>{html}</body>")

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value and url.scheme() == "card":
            height = self._look.px(_CARD_HEIGHT)
            return self._deck.pixmap(url.path().upper(), height, self.devicePixelRatioF()).toImage()
        return super().loadResource(kind, name)


class Help(Panel):
    """Rules to be read beside the game: it lets the table be used meanwhile."""

    def __init__(self, parent: QWidget | None, look: Look, game: str, anchor: str, deck: DeckArt) -> None:
        super().__init__(parent, look, QSize(look.px(960), 720))
        self.setModal(False)
        self._speaker = Speaker()
        self._anchor = anchor
        self.game = QComboBox()
        for name in names():
            self.game.addItem("", name)
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self.game.currentIndexChanged.connect(lambda _: self._show())
        self.contents = QListWidget()
        self.contents.setProperty("framed", True)
        self.contents.setMaximumWidth(look.px(230))
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.currentItemChanged.connect(self._go)
        self.text = RulesPage(look, deck)
        columns = QHBoxLayout()
        columns.setSpacing(14)
        columns.addWidget(self.contents, 1)
        columns.addWidget(self.text, 3)
        self.body.addLayout(columns, 1)
        self.foot.addWidget(self.game)
        self.foot.addStretch(1)
        self._close = self.add_button("", self.accept, strong=True)
        self._retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.text.setFocus()
        # Where an anchor lies is only known once the page has its width.
        self.text.document().size()
        self.text.scrollToAnchor(self._anchor)

    def changeEvent(self, event: QEvent) -> None:
        if language_changed(event):
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.set_title(self.tr("Rules"))
        self._close.setText(self.tr("Close"))
        self.game.setAccessibleName(self.tr("Game"))
        self.contents.setAccessibleName(self.tr("Sections"))
        for index in range(self.game.count()):
            self.game.setItemText(index, self._speaker.say(find(self.game.itemData(index)).title))
        self._show()

    def _show(self) -> None:
        html = page(self.game.currentData(), current())
        self.text.show_page(html)
        self.text.setAccessibleName(self.game.currentText())
        self.contents.blockSignals(True)
        self.contents.clear()
        for anchor, heading in sections(html):
            item = QListWidgetItem(heading)
            item.setData(Qt.ItemDataRole.UserRole, anchor)
            item.setFont(QFont(self.look.font(15)))
            self.contents.addItem(item)
            if anchor == self._anchor:
                self.contents.setCurrentItem(item)
        self.contents.blockSignals(False)
        self.text.scrollToAnchor(self._anchor)

    def _go(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._anchor = item.data(Qt.ItemDataRole.UserRole)
            self.text.scrollToAnchor(self._anchor)

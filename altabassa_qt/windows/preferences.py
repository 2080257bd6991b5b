"""The preferences; whatever is changed is seen at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..session.settings import LANGUAGES, SIZES, SPEEDS, Settings
from ..table.art import DeckArt
from ..table.felts import FELTS
from .deck import deck_of_pack, installed
from .deck_pictures import BACK, DECK, FELT, back_picture, deck_picture, felt_picture
from .deck_words import all_letters, back_words, letters_words
from .fields import Choice, Part, PictureChoice, Switch, button, language_changed, scrolled, tab_as_laid_out
from .language import NAMES, current
from .panel import Panel
from .style import Look

PACKS = (40, 52)


def felt_words(felt: str) -> str:
    """Returns how a cloth is called."""
    words = {
        "green": QCoreApplication.translate("Felts", "Green", "colour of the cloth"),
        "night": QCoreApplication.translate("Felts", "Night", "colour of the cloth"),
        "wine": QCoreApplication.translate("Felts", "Wine", "colour of the cloth"),
        "walnut": QCoreApplication.translate("Felts", "Walnut", "colour of the cloth"),
        "linen": QCoreApplication.translate("Felts", "Linen", "colour of the cloth"),
    }
    return words.get(felt, felt)


class Preferences(Panel):
    """Changes `settings` in place; `changed(key)` tells which of them, at once."""

    changed = Signal(str)

    def __init__(self, parent: QWidget | None, look: Look, settings: Settings) -> None:
        super().__init__(parent, look, QSize(max(900, look.px(900)), 720))
        self._settings = settings
        self._page = QWidget()
        self._area = scrolled(self._page)
        self.body.addWidget(self._area, 1)
        self._close = button("", strong=True)
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self.foot.addStretch(1)
        self.foot.addWidget(self._close)
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        if language_changed(event):
            self._refill()
        super().changeEvent(event)

    def _refill(self) -> None:
        """Everything in the new language or look, with the focus and the place where they were."""
        at = self._area.verticalScrollBar().value()
        focus = self.focusWidget()
        name = focus.objectName() if focus is not None else ""
        self._page = QWidget()
        old = self._area.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()
        self._area.setWidget(self._page)
        self._fill()
        tab_as_laid_out(self)
        again = self._page.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus()
        self._area.verticalScrollBar().setValue(at)

    def _fill(self) -> None:
        self.set_title(self.tr("Preferences"))
        self._close.setText(self.tr("Done"))
        settings = self._settings
        left, right = QVBoxLayout(), QVBoxLayout()
        grid = QHBoxLayout(self._page)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setSpacing(34)
        grid.addLayout(left, 1)
        grid.addLayout(right, 1)
        for column in (left, right):
            column.setSpacing(16)
        languages = [self.tr("As the system"), *(NAMES[code] for code in LANGUAGES)]
        left.addWidget(self._choice("language", self.tr("Language"), ("", *LANGUAGES), languages))
        speeds = (
            self.tr("Off", "speed of motion"),
            self.tr("Slow", "speed of motion"),
            self.tr("Normal", "speed of motion"),
            self.tr("Fast", "speed of motion"),
        )
        left.addWidget(
            self._choice("speed", self.tr("Motion"), SPEEDS, speeds, self.tr("How fast cards move and bots play."))
        )
        left.addWidget(self._choice("text_size", self.tr("Letters"), SIZES, SIZES, self.tr("The size of all words.")))
        left.addWidget(self._choice("card_size", self.tr("Cards"), SIZES, SIZES, self.tr("The size of all cards.")))
        for key, words, help in (
            ("sound", self.tr("Sound"), ""),
            ("auto_go_on", self.tr("Go on by itself"), self.tr("Results are cleared after a while, without a click.")),
            ("curtain", self.tr("Curtain"), self.tr("With several people: hides the table between turns.")),
            ("memory_aid", self.tr("Memory aid"), self.tr("Shows what each seat may still hold.")),
            ("declarations", self.tr("Help with declarations"), self.tr("Marks those that you can make.")),
            ("indices", self.tr("Indices on the cards"), self.tr("Small numbers in the corners of plain decks.")),
            ("four_colours", self.tr("Four colours"), self.tr("French cards with a colour for each suit.")),
        ):
            left.addWidget(self._switch(key, words, help))
        left.addStretch(1)
        right.addWidget(self._felts())
        decks = installed(settings)
        for pack in PACKS:
            right.addWidget(self._decks(pack, [deck for deck in decks if pack in deck.packs]))
        right.addWidget(self._backs())
        gallery = button(self.tr("All decks, and your own…"))
        gallery.clicked.connect(self._open_gallery)
        right.addWidget(gallery, 0, Qt.AlignmentFlag.AlignLeft)
        codes = all_letters(deck.letters for deck in decks)
        if len(codes) > 1:
            names = [letters_words(code) for code in codes]
            right.addWidget(self._choice("letters", self.tr("Letters of the figures"), codes, names))
        right.addStretch(1)

    def _choice(self, key: str, title: str, values: Any, words: Any, help: str = "") -> Part:
        choice = Choice(values, words, getattr(self._settings, key), title)
        for index, part in enumerate(choice.buttons()):
            part.setObjectName(f"{key}-{index}")
        choice.chosen.connect(lambda value: self._set(key, value))
        return Part(title, choice, help)

    def _switch(self, key: str, words: str, help: str) -> Part:
        switch = Switch(words)
        switch.setObjectName(key)
        switch.setChecked(getattr(self._settings, key))
        switch.toggled.connect(lambda on: self._set(key, on))
        return Part("", switch, help, indent=62)

    def _felts(self) -> Part:
        choice = PictureChoice(self.tr("Cloth"), FELT)
        for felt in FELTS:
            choice.add(felt, felt_words(felt), felt_picture(felt, self.devicePixelRatioF()))
        choice.set_value(self._settings.felt)
        choice.chosen.connect(lambda felt: self._set("felt", felt))
        return Part(self.tr("Cloth"), choice)

    def _decks(self, pack: int, decks: list[DeckArt]) -> Part:
        title = self.tr("Deck for %n card(s)", "", pack)
        choice = PictureChoice(title, DECK)
        language = current()
        for deck in decks:
            choice.add(deck.name, deck.title(language), deck_picture(deck, self.devicePixelRatioF()))
        used = deck_of_pack(self._settings, pack, language)
        choice.set_value(used.name if used is not None else "")
        choice.chosen.connect(lambda name: self._set_deck(pack, name))
        return Part(title, choice)

    def _backs(self) -> Part:
        choice = PictureChoice(self.tr("Back of the cards"), BACK)
        deck = deck_of_pack(self._settings, 40, current())
        if deck is not None and deck.backs:
            for back in deck.backs:
                choice.add(back, back_words(back), back_picture(deck, back, self.devicePixelRatioF()))
            choice.set_value(self._settings.back if self._settings.back in deck.backs else deck.backs[0])
        choice.chosen.connect(lambda back: self._set("back", back))
        return Part(self.tr("Back of the cards"), choice)

    def _open_gallery(self) -> None:
        from .gallery import Gallery

        gallery = Gallery(self, self.look, self._settings)
        gallery.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        gallery.changed.connect(self.changed)
        gallery.finished.connect(lambda _: self._refill())
        gallery.open()

    def _set(self, key: str, value: Any) -> None:
        setattr(self._settings, key, value)
        self.changed.emit(key)

    def _set_deck(self, pack: int, name: str) -> None:
        """A deck chosen for a whole pack also takes back what was chosen for single games."""
        self._settings.decks = {key: deck for key, deck in self._settings.decks.items() if key in ("40", "52")}
        self._settings.decks[str(pack)] = name
        self.changed.emit("decks")

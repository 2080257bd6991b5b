"""People at the window, for tests: they look at what is shown, and click and press as people do."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QAbstractTableModel, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from altabassa_qt.engine.cards import HIDDEN, rank
from altabassa_qt.models.cards import CardRole
from altabassa_qt.session.match import Match
from altabassa_qt.session.settings import Settings
from altabassa_qt.table.controls import OfferButton
from altabassa_qt.table.table import Table
from altabassa_qt.windows.main import MainWindow
from altabassa_qt.windows.panel import Panel
from altabassa_qt.windows.ranking import Ranking

PATIENCE = 60_000  # ms until a test gives up
MOST_STEPS = 300  # clicks and keys that a match needs at most


def quiet_settings(**others: object) -> Settings:
    """Settings in which nothing moves and nothing sounds."""
    return Settings(speed="off", sound=False, **others)  # type: ignore[arg-type]


def opened(qtbot: QtBot, settings: Settings | None = None, size: tuple[int, int] = (1280, 800)) -> MainWindow:
    """A window on the (offscreen) screen, on its start page."""
    window = MainWindow(settings or quiet_settings())
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is not None)
    window.resize(*size)
    return window


def players(people: int, bots: int = 0, level: str = "1") -> list[dict[str, str]]:
    """So many people, then bots."""
    names = ("Anna", "Bruno", "Çelik", "Dora", "Elio", "Fatima", "Gino", "Hana", "Ivo", "Juana", "Kofi", "Lucía")
    seated: list[dict[str, str]] = [{"name": name} for name in names[: people + bots]]
    for player in seated[people:]:
        player["bot"] = level
    return seated


def table_of(window: MainWindow) -> Table:
    """The table in the window."""
    assert window.table is not None
    return window.table


def shown(window: MainWindow, kind: type[QObject]) -> QWidget | None:
    """The dialog of a kind that is open, if one is."""
    return next((dialog for dialog in window.findChildren(kind) if dialog.isVisible()), None)


def dialog(window: MainWindow) -> Panel:
    """The dialog that is open."""
    found = shown(window, Panel)
    assert isinstance(found, Panel)
    return found


def press(button: QAbstractButton) -> None:
    """Clicks a button with the mouse."""
    assert button.isVisible() and button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def button_named(parent: QWidget, words: str) -> QAbstractButton:
    """The visible button with these words on it, or by that accessible name."""
    for button in parent.findChildren(QAbstractButton):
        if button.isVisible() and words in (button.text(), button.accessibleName()):
            return button
    raise AssertionError(f"no button {words!r}")


def click_card(table: Table, row: int) -> None:
    """Clicks a card where it is not covered by its neighbours."""
    index = table.play.cards.index(row)
    box = table.view.visualRect(index)
    for across in (0.5, 0.3, 0.15, 0.08):
        point = QPoint(box.left() + int(box.width() * across), box.center().y())
        if table.view.indexAt(point) == index:
            QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
            return
    raise AssertionError("the card is covered")


def playable(table: Table, taken_back: bool = False) -> list[int]:
    """The rows of cards and places that can be chosen now; `taken_back` also those that would take a choice back."""
    cards = table.play.cards
    indices = [cards.index(row) for row in range(cards.rowCount()) if cards.index(row).data(CardRole.PLAYABLE)]
    return [i.row() for i in indices if taken_back or not str(i.data(CardRole.TOKEN)).startswith("back ")]


def asked(window: MainWindow) -> bool:
    """Whether the window waits for a person now."""
    play = window.play
    if play is None or shown(window, Ranking) is not None:
        return True
    if window.pages.currentWidget() is window.curtain:
        return True
    if play.layout.pause is not None or play.waits_for_signal():
        return True
    return play.viewer is not None and play.viewer in play.view.to_move


def key_to_focus(key: Qt.Key | str) -> None:
    """Presses a key where the focus is."""
    QTest.keyClick(QApplication.focusWidget(), key)


def key_to_view(table: Table, key: Qt.Key) -> None:
    """Presses a key on the cards."""
    QTest.keyClick(table.view, key)


def act(window: MainWindow, chance: Random, keys: bool = False) -> None:
    """Does what a person would do now, with the mouse or with the keys."""
    table = table_of(window)
    if window.pages.currentWidget() is window.curtain:
        drawn = next(button for button in window.curtain.findChildren(QAbstractButton) if button.text())
        if keys:
            key_to_focus(Qt.Key.Key_Return)
        else:
            press(drawn)
        return
    if table.play.layout.pause is not None or table.play.waits_for_signal():
        if keys:
            key_to_focus(Qt.Key.Key_Return)
        else:
            press(next(button for button in table.findChildren(OfferButton) if button.isVisible()))
        return
    if table.controls.chooser is not None and table.controls.chooser.isVisible() and chance.random() < 0.7:
        key_to_view(table, Qt.Key.Key_Return)
        return
    buttons = [one for one in table.findChildren(OfferButton) if one.isVisible() and one.offer.act != table.play.advise]
    rows = playable(table)
    if buttons and (not rows or chance.random() < 0.6):
        press(chance.choice([one for one in buttons if one.offer.strong] or buttons))
        return
    row = chance.choice(rows)
    if keys:
        letter = rank(table.play.cards.index(row).data(CardRole.CODE))
        key_to_focus("0" if letter == "T" else letter)
    else:
        click_card(table, row)


def play_on(
    qtbot: QtBot, window: MainWindow, steps: int | None = None, keys: bool = False, seed: int = 1, look: object = None
) -> int:
    """Plays until the final ranking is shown, or for so many steps; returns the number of steps.

    `look(window)` is called whenever the window waits for a person, before anything is done.
    """
    chance = Random(seed)
    done = 0
    while steps is None or done < steps:
        qtbot.waitUntil(lambda: asked(window), timeout=PATIENCE)
        if shown(window, Ranking) is not None:
            return done
        if callable(look):
            look(window)
        if keys:
            qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
        act(window, chance, keys)
        done += 1
        assert done < MOST_STEPS, "nothing changes any more"
    return done


def everything_said(window: MainWindow) -> str:
    """All words that the window holds for eyes, ears or a screen reader, hidden parts and models included."""
    words: list[str] = []
    play = window.play
    if play is not None:
        roles = [*CardRole, *Qt.ItemDataRole]
        for model in (play.cards, play.seats, play.sheet, play.memory, play.log):
            for row in range(model.rowCount()):
                for column in range(model.columnCount() if isinstance(model, QAbstractTableModel) else 1):
                    index = model.index(row, column)
                    words += [str(index.data(role)) for role in roles if isinstance(index.data(role), str | tuple)]
        words.append(play.prompt())
    for widget in window.findChildren(QWidget):
        words += [widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.accessibleName()]
        words += [widget.accessibleDescription(), widget.windowTitle()]
        words += [widget.text()] if isinstance(widget, QAbstractButton) else []
    _walk(QAccessible.queryAccessibleInterface(window), words)
    return "\n".join(words)


def _walk(interface: QAccessibleInterface | None, words: list[str]) -> None:
    if interface is None or not interface.isValid():
        return
    words += [
        interface.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    ]
    for number in range(interface.childCount()):
        _walk(interface.child(number), words)


def secrets(match: Match, viewer: int | None) -> list[str]:
    """The codes of all cards in hands, or laid face down, that `viewer` may not know.

    Cards of which the log tells, since all have seen them in an earlier deal, are left out.
    """
    held, known = match.state.truth()["hands"], match.view(viewer).detail["hands"]
    hidden = [
        card
        for seat in range(match.seats)
        for card, as_seen in zip(held[seat], known[seat], strict=True)
        if as_seen == HIDDEN
    ]
    for seat in set(match.state.truth().get("committed", ())) - {viewer}:
        laid = next(e for e in reversed(match.view(seat).story) if e.kind == "lay" and e.seat == seat)
        hidden.append(laid.cards[0])
    told = {card for event in match.view(None).story for card in event.cards}
    return [card for card in hidden if card not in told]

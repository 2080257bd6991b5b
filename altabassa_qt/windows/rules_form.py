"""A game's rules as a form, made from its options and presets."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..engine.game import Game, Option, Preset, Rules
from ..models.words import Speaker
from .fields import Choice, Line, Part, Stepper


def preset_keys(game: Game) -> tuple[str, ...]:
    """Returns the options that presets fix: the closed choices, and the numbers that one of them names."""
    named = {key for preset in game.presets for key in preset.rules}
    return tuple(option.key for option in game.options if option.values or option.key in named)


def preset_of(game: Game, rules: Rules, seats: int) -> Preset | None:
    """Returns the preset that these rules are, for so many seats; None if they are somebody's own."""
    for preset in game.presets:
        full = {option.key: preset.rules.get(option.key, option.default) for option in game.options}
        if seats in preset.seats and all(rules[key] == full[key] for key in preset_keys(game)):
            return preset
    return None


class RulesForm(QWidget):
    """The options of `game`; `rules()` is what is chosen now."""

    changed = Signal()

    def __init__(self, game: Game, rules: Rules, seats: int) -> None:
        super().__init__()
        self._game, self._seats = game, seats
        self._speaker = Speaker()
        self._fields: dict[str, Choice | Stepper] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(14)
        say = self._speaker.say
        if game.presets:
            names = [say(preset.title) for preset in game.presets]
            own = self.tr("Own rules", "rules that are none of the named sets")
            self._presets = Choice([*(preset.id for preset in game.presets), ""], [*names, own])
            self._preset_part = Part("", self._presets, " ")
            self._presets.setAccessibleName(self.tr("Rules"))
            self._presets.chosen.connect(self._take_preset)
            column.addWidget(self._preset_part)
            column.addWidget(Line())
        for option in game.options:
            field = self._field(option, rules.get(option.key, option.default))
            self._fields[option.key] = field
            part = Part(say(option.title), field, say(option.help))
            field.setAccessibleName(say(option.title))
            column.addWidget(part)
        self._minutes: Stepper | None = None
        if game.by_clock:
            title = self.tr("By the clock")
            self._minutes = Stepper(5, 240, None, title, self.tr("no", "the match is not played by the clock"))
            help = self.tr(
                "After so many minutes the match ends with the hand being played, whatever the number of hands."
            )
            column.addWidget(Part(title, self._minutes, help))
        column.addStretch(1)
        self._name_preset()

    def _field(self, option: Option, value: Any) -> Choice | Stepper:
        say = self._speaker.say
        name = say(option.title)
        if option.values:
            choice = Choice(option.values, [say(text) for text in option.labels], value, name)
            choice.chosen.connect(lambda _: self._changed())
            return choice
        none = self.tr("as many as can be", "a limit that is not set") if option.nullable else ""
        stepper = Stepper(option.low, option.highest(self._seats), value, name, none)
        stepper.changed.connect(self._changed)
        return stepper

    def rules(self) -> dict[str, Any]:
        """Returns the rules object that is chosen."""
        return {key: field.value() for key, field in self._fields.items()}

    def minutes(self) -> int | None:
        """Returns how long the match shall last, None if not by the clock."""
        return None if self._minutes is None else self._minutes.value()

    def set_seats(self, seats: int) -> None:
        """Another number of seats: limits and presets that depend on it follow."""
        self._seats = seats
        for option in self._game.options:
            field = self._fields[option.key]
            if isinstance(field, Stepper):
                field.set_high(option.highest(seats))
        self._name_preset()

    def _take_preset(self, name: str) -> None:
        preset = next((preset for preset in self._game.presets if preset.id == name), None)
        if preset is None:
            self._name_preset(own=True)
            return
        for option in self._game.options:
            if option.key in preset_keys(self._game):
                self._fields[option.key].set_value(preset.rules.get(option.key, option.default))

    def _changed(self) -> None:
        self._name_preset()
        self.changed.emit()

    def _name_preset(self, own: bool = False) -> None:
        """Shows which preset the rules are, and which ones this number of seats can play."""
        if not self._game.presets:
            return
        preset = None if own else preset_of(self._game, self.rules(), self._seats)
        self._presets.blockSignals(True)
        self._presets.set_value(preset.id if preset is not None else "")
        self._presets.blockSignals(False)
        for known, part in zip(self._game.presets, self._presets.buttons(), strict=False):
            part.setEnabled(self._seats in known.seats)
            part.setToolTip(self._speaker.say(known.help))
        words = self._speaker.say(preset.help) if preset is not None else self.tr("Every rule as chosen below.")
        self._preset_part.set_words("", words)

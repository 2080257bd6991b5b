"""The colours of the Latin-suited decks."""

from __future__ import annotations

from dataclasses import dataclass

from .latin_parts import Tone


@dataclass(frozen=True)
class Palette:
    """Everything a deck may colour; a Tone is a colour and its shade."""

    ink: str
    paper: str
    edge: str
    red: Tone
    blue: Tone
    gold: Tone
    green: Tone
    flesh: Tone
    steel: Tone
    wood: Tone
    white: Tone
    brown: Tone
    black: Tone
    grey: Tone
    fair: Tone
    auburn: Tone
    cut: str


NAPOLETANE = Palette(
    ink="#2a1a16",
    paper="#f8f0dd",
    edge="#d9cbab",
    red=Tone("#c5372c", "#8e1f22"),
    blue=Tone("#2f6299", "#1d3d68"),
    gold=Tone("#f2b830", "#c4801c"),
    green=Tone("#4f8f3e", "#2d5f30"),
    flesh=Tone("#f6d3ae", "#e58f74"),
    steel=Tone("#cfdbe6", "#8fa6bd"),
    wood=Tone("#5d9440", "#2c5a2a"),
    white=Tone("#fffaf0", "#d8cbb0"),
    brown=Tone("#8a5530", "#5c3419"),
    black=Tone("#4a3a36", "#2c1f1d"),
    grey=Tone("#b9b6b0", "#85827f"),
    fair=Tone("#e0ab48", "#a9722a"),
    auburn=Tone("#a9622a", "#73401b"),
    cut="#f4d68c",
)

ESPANOLA = Palette(
    ink="#231815",
    paper="#fffdf5",
    edge="#dcd8cc",
    red=Tone("#d8262c", "#97151f"),
    blue=Tone("#1f71b8", "#114a80"),
    gold=Tone("#f8c61e", "#d58a12"),
    green=Tone("#2f9a4b", "#176233"),
    flesh=Tone("#f8d6b2", "#ee9478"),
    steel=Tone("#d5e4f0", "#86a5c4"),
    wood=Tone("#3f9e4d", "#1b6a35"),
    white=Tone("#ffffff", "#ccd5dd"),
    brown=Tone("#96592c", "#653717"),
    black=Tone("#473c3b", "#2a2021"),
    grey=Tone("#d2cdc4", "#97938d"),
    fair=Tone("#e9b44c", "#b17a24"),
    auburn=Tone("#7a4522", "#4f2a12"),
    cut="#f9dc8a",
)

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

PIACENTINE = Palette(
    ink="#1c1b26",
    paper="#fcf6e4",
    edge="#d8cdb0",
    red=Tone("#c9422b", "#8a2417"),
    blue=Tone("#3f74a6", "#21466b"),
    gold=Tone("#ecb93c", "#b57d1b"),
    green=Tone("#5f9150", "#336036"),
    flesh=Tone("#f5dec3", "#dd8f70"),
    steel=Tone("#b5cfe2", "#6b90b3"),
    wood=Tone("#86a044", "#556f2a"),
    white=Tone("#fffcf2", "#d9d2bd"),
    brown=Tone("#9a6234", "#633a1c"),
    black=Tone("#33303c", "#1c1b26"),
    grey=Tone("#c8c4ba", "#8c8880"),
    fair=Tone("#dda647", "#a06f22"),
    auburn=Tone("#a4532c", "#6c3118"),
    cut="#f3dda0",
)

TREVISANE = Palette(
    ink="#23202b",
    paper="#fffdf6",
    edge="#dad5c6",
    red=Tone("#cf3540", "#8f1c2b"),
    blue=Tone("#2c6a9c", "#17416a"),
    gold=Tone("#f4c53a", "#c88a18"),
    green=Tone("#3d9472", "#1f5f49"),
    flesh=Tone("#f9dcc0", "#ea9a85"),
    steel=Tone("#d2e2ec", "#84a4bd"),
    wood=Tone("#e0a23c", "#9c6418"),
    white=Tone("#ffffff", "#cfd3d8"),
    brown=Tone("#8f5a3a", "#5d3621"),
    black=Tone("#44404d", "#27242e"),
    grey=Tone("#cfcdca", "#918f90"),
    fair=Tone("#e6b04e", "#ac7424"),
    auburn=Tone("#a85a32", "#70351a"),
    cut="#f8dc96",
)

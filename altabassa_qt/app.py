"""The command `altabassa`: opens the table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from . import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the program until its window is closed; returns the exit status. `argv` without the program's name."""
    parser = argparse.ArgumentParser(prog="altabassa", description="A card table for six Italian card games.")
    parser.add_argument("file", nargs="?", type=Path, help="a saved match (.altabassa) to open")
    parser.add_argument("--language", choices=("it", "es", "fr", "en"), help="the language to speak, this time")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    arguments = parser.parse_args(argv)
    return _run(arguments.file, arguments.language)


def _run(file: Path | None, language: str | None) -> int:
    # Late, so that --version and --help need no Qt and no screen.
    from PySide6.QtWidgets import QApplication

    from .session.settings import load_settings
    from .windows.frame import Frame
    from .windows.language import speak

    app = QApplication(sys.argv[:1])
    app.setApplicationName("altabassa")
    app.setApplicationDisplayName("Alta e Bassa")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.altabassa.AltaEBassa")
    app.setStyle("Fusion")
    settings, notices = load_settings()
    speak(language or settings.language)
    window = Frame(settings, notices, None if file is None else file.absolute())
    window.show()
    return app.exec()

"""The language that the program speaks, changed while it runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ..places import translations
from ..session.settings import LANGUAGES

# Each in its own words: these are never translated.
NAMES = {"it": "Italiano", "es": "Español", "fr": "Français", "en": "English"}
_installed: list[QTranslator] = []
_current = "en"


def spoken(chosen: str) -> str:
    """Returns the language to speak: the one chosen, or the first of the system's that we know, or English."""
    if chosen in LANGUAGES:
        return chosen
    for name in QLocale.system().uiLanguages():
        if name[:2] in LANGUAGES:
            return name[:2]
    return "en"


def current() -> str:
    """Returns the code of the language that is spoken now."""
    return _current


def speak(chosen: str) -> str:
    """Installs a language ("" follows the system) for our words and Qt's own, and returns its code."""
    global _current
    code = _current = spoken(chosen)
    for old in _installed:
        QCoreApplication.removeTranslator(old)
    _installed.clear()
    locale = QLocale(code)
    QLocale.setDefault(locale)
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in (("qtbase", qt_folder), ("altabassa", str(translations()))):
        translator = QTranslator()
        if translator.load(f"{name}_{code}", folder):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
    return code

"""Write the SVG files of the decks named on the command line, or of everything that can be drawn.

A deck is a module of this package with ``NAME`` and ``faces()``, which returns file name -> text for
``resources/decks/<NAME>/``; ``resources/<FOLDER>/`` if the module says ``FOLDER`` instead.
"""

import importlib
import os
import pkgutil
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent


def drawn() -> dict[str, ModuleType]:
    """All modules that can draw, by name."""
    found = {}
    for info in pkgutil.iter_modules([str(Path(__file__).parent)]):
        if info.name == "__main__":
            continue
        module = importlib.import_module(f"resources.draw.{info.name}")
        if hasattr(module, "NAME") and hasattr(module, "faces"):
            found[module.NAME] = module
    return dict(sorted(found.items()))


def folder(module: ModuleType) -> Path:
    """Where the module's files live."""
    return ROOT / getattr(module, "FOLDER", f"decks/{module.NAME}")


def write(module: ModuleType) -> int:
    """Write one module's files and return how many there are."""
    files: dict[str, str] = module.faces()
    for name, text in files.items():
        target = folder(module) / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    return len(files)


def main(names: list[str]) -> int:
    """Draw the named decks, or all."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    modules = drawn()
    unknown = [name for name in names if name not in modules]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; known: {', '.join(modules)}", file=sys.stderr)
        return 2
    for name in names or modules:
        print(f"{name}: {write(modules[name])} files")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

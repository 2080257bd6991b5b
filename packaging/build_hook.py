"""What the wheel carries besides Python: the resources, and the translations compiled by lrelease.

Run as a command, `python packaging/build_hook.py FOLDER`, it only compiles the translations into FOLDER.
"""

import importlib.util
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent


def lrelease() -> Path:
    """The translation compiler inside PySide6, which is looked up without being imported."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError("PySide6-Essentials is needed to compile the translations")
    folder = Path(spec.submodule_search_locations[0])
    return next(path for path in (folder / "lrelease", folder / "lrelease.exe") if path.exists())


def compile_catalogues(target: Path) -> list[Path]:
    """Write one `.qm` into `target` for each `translations/*.ts`; returns the files written."""
    target.mkdir(parents=True, exist_ok=True)
    written = []
    for source in sorted((ROOT / "translations").glob("*.ts")):
        catalogue = target / f"{source.stem}.qm"
        subprocess.run([lrelease(), "-silent", source, "-qm", catalogue], check=True)
        written.append(catalogue)
    return written


class Resources(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the files to the wheel; an editable install finds them in the tree instead (`altabassa_qt.places`)."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        included = build_data["force_include"]
        # The Python there is the code that made the art and the sounds: no part of the program.
        for path in sorted((ROOT / "resources").rglob("*")):
            if path.is_file() and path.suffix not in (".py", ".pyc"):
                included[str(path)] = f"altabassa_qt/{path.relative_to(ROOT).as_posix()}"
        self._catalogues = tempfile.TemporaryDirectory()
        for catalogue in compile_catalogues(Path(self._catalogues.name)):
            included[str(catalogue)] = f"altabassa_qt/translations/{catalogue.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._catalogues.cleanup()


if __name__ == "__main__":
    try:
        compile_catalogues(Path(sys.argv[1]))
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"The translations can't be compiled: {error}")

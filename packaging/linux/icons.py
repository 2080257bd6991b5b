"""Installs the program's icon for the desktop: `icons.py SVG FOLDER NAME` fills the icon theme's folder."""

import shutil
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def main(source: Path, theme: Path, name: str) -> None:
    scalable = theme / "scalable" / "apps" / f"{name}.svg"
    scalable.parent.mkdir(parents=True)
    shutil.copyfile(source, scalable)
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise ValueError(f"{source} is no picture that Qt can draw")
    for size in SIZES:
        picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        renderer.render(painter)
        painter.end()
        target = theme / f"{size}x{size}" / "apps" / f"{name}.png"
        target.parent.mkdir(parents=True)
        if not picture.save(str(target)):
            raise OSError(f"cannot write {target}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])

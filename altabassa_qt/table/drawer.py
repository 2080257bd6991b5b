"""The drawer at the right: score sheet, log and memory aid, each an ordinary view of an item model."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)  # fmt: skip
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QListView,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from ..models.play import Play
from ..models.seats import SeatRole
from ..models.sheets import SheetModel, SheetRole
from .art import avatar
from .look import ACCENT, AMBER, AZURE, CREAM, MUTED, Style, alpha, arrow, pill, width_of, write

WIDTH = 300  # at scale 1
MANY = 6  # seats: with more, a ranking stands before the sheet of rounds
_ROW, _NARROW = 31, 17  # height of a row, least width of a column
_SENTENCE_RIM = 2  # px round a sentence of the log
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class Tab(QAbstractButton):
    """The name of one part of the drawer."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_look(self, style: Style) -> None:
        """Sets cloth and size."""
        self._style = style
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        light = QColor(self._style.felt.panel[0])
        if self.isChecked():
            pill(painter, rect, light.lighter(118), None, 8)
        if self.hasFocus():
            pill(painter, rect, QColor(0, 0, 0, 0), ACCENT, 8, 2.5)
        font = self._style.font(13, self.isChecked())
        while font.pixelSize() > 12 and width_of(self.text(), font) > rect.width() - 4:
            font.setPixelSize(font.pixelSize() - 1)
        write(painter, rect, self.text(), font, CREAM if self.isChecked() or self.underMouse() else MUTED)


class _Cells(QStyledItemDelegate):
    """Paints the cells of a score sheet."""

    def __init__(self, table: SheetTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        style = self._table.look
        rect = QRectF(option.rect)  # type: ignore[attr-defined]
        rank, total = index.data(SheetRole.RANK), bool(index.data(SheetRole.TOTAL))
        paint_band(painter, rect, style, index.row(), bool(index.data(SheetRole.CURRENT)), total)
        words = str(index.data())
        empty = words in ("·", "–", "")
        colour = ACCENT if rank == 1 or total else MUTED if empty else CREAM
        font = style.font(17 if total else 15, bool(rank == 1 or total))
        while font.pixelSize() > 12 and width_of(words, font) > rect.width() - 2:
            font.setPixelSize(font.pixelSize() - 1)
        write(painter, rect, words, font, colour)


def paint_band(painter: QPainter, rect: QRectF, style: Style, row: int, current: bool, total: bool) -> None:
    """Paints what lies under a row of a sheet."""
    light = QColor(style.felt.panel[0])
    if total:
        painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 1), QColor(style.felt.panel[2]))
    elif current:
        painter.fillRect(rect, light.lighter(122))
    elif row % 2 == 0:
        painter.fillRect(rect, alpha("#ffffff", 9))


class _Faces(QHeaderView):
    """The seats' faces above the columns of a sheet."""

    def __init__(self, table: SheetTable, play: Play) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table, self._play = table, play

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        index = self._play.seats.index(section)
        side = min(self._table.look.px(30), rect.width() - 2, rect.height() - 4)
        face = avatar(str(index.data(SeatRole.FACE)), side, self.devicePixelRatioF(), str(index.data(SeatRole.COLOUR)))
        painter.drawPixmap(rect.center().x() - side // 2 + 1, rect.center().y() - side // 2, face)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            section = self.logicalIndexAt(event.pos())  # type: ignore[attr-defined]
            self.setToolTip(str(self._play.seats.index(section).data(SeatRole.NAME)) if section >= 0 else "")
        return bool(super().event(event))


class _Rounds(QHeaderView):
    """The names of a sheet's rows, with their arrows."""

    def __init__(self, table: SheetTable) -> None:
        super().__init__(Qt.Orientation.Vertical, table)
        self._table = table

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        style, model = self._table.look, self.model()
        first = model.index(section, 0)
        area = QRectF(rect)
        total = bool(first.data(SheetRole.TOTAL))
        paint_band(painter, area, style, section, bool(first.data(SheetRole.CURRENT)), total)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        way = first.data(SheetRole.ARROW)
        words = str(model.headerData(section, Qt.Orientation.Vertical))
        inner = area.adjusted(style.px(6), 0, -style.px(4), 0)
        if way:
            size = style.px(13)
            arrow(painter, inner.right() - size * 0.8, area.center().y(), size, way > 0, AMBER if way > 0 else AZURE)
            write(painter, inner.adjusted(0, 0, -size * 1.9, 0), words, style.font(13), CREAM, _RIGHT)
        else:
            write(painter, inner, words, style.font(13), MUTED if total else CREAM, _LEFT)


class SheetTable(QTableView):
    """A score sheet: rounds × seats."""

    def __init__(self, model: SheetModel, play: Play, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)  # Tab leaves the sheet: the arrows go from cell to cell
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalHeader(_Faces(self, play))
        self.setVerticalHeader(_Rounds(self))
        self.setCornerButtonEnabled(False)
        self.setItemDelegate(_Cells(self))
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.horizontalHeader().viewport().setAutoFillBackground(False)
        self.verticalHeader().viewport().setAutoFillBackground(False)
        model.modelReset.connect(self.fit)
        model.dataChanged.connect(self._to_current)

    def set_look(self, style: Style) -> None:
        """Sets cloth and size."""
        self.look = style
        self.setStyleSheet(_sheet(style))
        self.fit()

    def fit(self) -> None:
        """Gives the columns the width there is, and rows and names what they need."""
        style, columns = self.look, max(1, self.model().columnCount())
        rows = range(self.model().rowCount())
        names = [str(self.model().headerData(row, Qt.Orientation.Vertical)) for row in rows]
        arrows = [style.px(26) if self.model().index(row, 0).data(SheetRole.ARROW) else 0 for row in rows]
        needs = [width_of(name, style.font(13)) + beside for name, beside in zip(names, arrows, strict=True)]
        widest = max(needs, default=0) + style.px(14)
        label = min(max(style.px(44), round(widest)), round(self.width() * 0.45))
        self.verticalHeader().setFixedWidth(label)
        header = self.horizontalHeader()
        header.setFixedHeight(style.px(36))
        header.setMinimumSectionSize(style.px(_NARROW))
        header.setDefaultSectionSize(max(style.px(_NARROW), (self.viewport().width() - 1) // columns))
        self.verticalHeader().setDefaultSectionSize(style.px(_ROW))

    def wanted_width(self) -> int:
        """Returns how wide it must be for all its cells to be read."""
        model, style = self.model(), self.look
        font = style.font(14)
        cells = [str(model.index(row, column).data()) for row in range(model.rowCount())
                 for column in range(model.columnCount())]  # fmt: skip
        widest = max([width_of(cell, font) for cell in cells], default=0) + style.px(8)
        self.fit()
        return self.verticalHeader().width() + round(max(style.px(_NARROW), widest)) * model.columnCount()

    def wanted_height(self) -> int:
        """Returns how high it is when nothing has to be scrolled."""
        return self.look.px(36) + self.look.px(_ROW) * self.model().rowCount() + 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def _to_current(self, *_changed: object) -> None:
        for row in range(self.model().rowCount()):
            index = self.model().index(row, 0)
            if index.data(SheetRole.CURRENT):
                self.scrollTo(index)


class _ByScore(QSortFilterProxyModel):
    """The seats, best first."""

    def lessThan(self, left: QModelIndex | QPersistentModelIndex, right: QModelIndex | QPersistentModelIndex) -> bool:
        return (left.data(SeatRole.SCORE) or 0) < (right.data(SeatRole.SCORE) or 0)


class _RankingRow(QStyledItemDelegate):
    """Paints a seat of the ranking: its place, face, name, newest gain and points."""

    def __init__(self, ranking: Ranking) -> None:
        super().__init__(ranking)
        self._ranking = ranking

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, self._ranking.look.px(44))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        style = self._ranking.look
        rect = QRectF(option.rect).adjusted(0, 1, 0, -2)  # type: ignore[attr-defined]
        mine = bool(index.data(SeatRole.VIEWER))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light = QColor(style.felt.panel[0])
        pill(painter, rect, light.lighter(122) if mine else alpha("#ffffff", 9), None, 8)
        unit = style.scale
        place = QRectF(rect.x(), rect.y(), 28 * unit, rect.height())
        write(painter, place, self._ranking.locale().toString(index.row() + 1), style.font(13), MUTED, _RIGHT)
        side = round(min(32 * unit, rect.height() - 6))
        face = avatar(str(index.data(SeatRole.FACE)), side, painter.device().devicePixelRatioF(),
                      str(index.data(SeatRole.COLOUR)))  # fmt: skip
        painter.drawPixmap(round(rect.x() + 38 * unit), round(rect.center().y() - side / 2), face)
        score = index.data(SeatRole.SCORE)
        words = "" if score is None else self._ranking.locale().toString(score, "g", 6) if isinstance(score, float) \
            else self._ranking.locale().toString(score)  # fmt: skip
        write(painter, QRectF(rect.right() - 62 * unit, rect.y(), 52 * unit, rect.height()), words,
              style.font(17, True), ACCENT, _RIGHT)  # fmt: skip
        gain = index.data(SeatRole.GAIN)
        if gain:
            area = QRectF(rect.right() - 112 * unit, rect.y(), 46 * unit, rect.height())
            write(painter, area, f"{gain:+g}".replace("-", "−"), style.font(13), MUTED, _RIGHT)
        name = QRectF(rect.x() + 80 * unit, rect.y(), rect.width() - (80 + 114) * unit, rect.height())
        write(painter, name, str(index.data(SeatRole.NAME)), style.font(14, mine), CREAM, _LEFT)


class Ranking(QListView):
    """The seats in the order of their points, where there are too many for a sheet."""

    def __init__(self, play: Play, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        order = _ByScore(self)
        order.setSourceModel(play.seats)
        order.setDynamicSortFilter(True)
        order.sort(0, Qt.SortOrder.DescendingOrder)
        self.setModel(order)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setItemDelegate(_RankingRow(self))
        self.viewport().setAutoFillBackground(False)

    def set_look(self, style: Style) -> None:
        """Sets cloth and size."""
        self.look = style
        self.setStyleSheet(_sheet(style))
        self.scheduleDelayedItemsLayout()


class _Sentence(QStyledItemDelegate):
    """Paints a sentence of the log in as many lines as it needs at the width there is."""

    def __init__(self, log: Log) -> None:
        super().__init__(log)
        self._log = log

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        width = self._log.viewport().width() - 2 * self._log.spacing()
        room = QRect(0, 0, width - 2 * _SENTENCE_RIM, 9999)
        needs = self._log.fontMetrics().boundingRect(room, int(_WRAPPED), str(index.data()))
        return QSize(width, needs.height() + 2 * _SENTENCE_RIM)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        rect: QRect = option.rect  # type: ignore[attr-defined]
        painter.setFont(self._log.font())
        painter.setPen(QColor(CREAM))
        rim = _SENTENCE_RIM
        painter.drawText(rect.adjusted(rim, rim, -rim, -rim), int(_WRAPPED), str(index.data()))


class Log(QListView):
    """The story, sentence by sentence; the newest in sight."""

    def __init__(self, play: Play, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(play.log)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(_Sentence(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        play.log.rowsInserted.connect(self._to_end)
        self.set_look(style)

    def set_look(self, style: Style) -> None:
        """Sets cloth and size."""
        self.setStyleSheet(_sheet(style))
        self.setFont(style.font(13))
        self.setSpacing(3)

    def _to_end(self) -> None:
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToBottom()


class Drawer(QWidget):
    """A panel with tabs. `closed` asks to put it away."""

    closed = Signal()
    turned = Signal()  # to another page

    def __init__(self, play: Play, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._play, self._style = play, style
        self._tabs: list[Tab] = []
        self._stack = QStackedWidget(self)
        self._notes = QLabel(self)
        self._notes.setWordWrap(True)
        self._sheet = SheetTable(play.sheet, play, style, self)
        self._memory = SheetTable(play.memory, play, style, self)
        self._log = Log(play, style, self)
        self._ranking = Ranking(play, style, self) if play.match.seats > MANY else None
        self._with_memory = False
        scores = QWidget(self)
        column = QVBoxLayout(scores)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._sheet, 1)
        column.addWidget(self._notes)
        self._pages: list[QWidget] = [scores, self._log, self._memory]
        if self._ranking is not None:
            self._pages.insert(0, self._ranking)
        for number, page in enumerate(self._pages):
            self._stack.addWidget(page)
            tab = Tab(style, self)
            tab.clicked.connect(lambda _checked=False, number=number: self.show_page(number))
            self._tabs.append(tab)
        self._close = _Close(self)
        self._close.clicked.connect(self.closed)
        for model in (play.sheet, play.memory):
            model.modelReset.connect(self._retold)
            model.dataChanged.connect(self._retold)
        self.retranslate()
        self.show_page(0)
        self.set_look(style)

    def set_look(self, style: Style) -> None:
        """Sets cloth and size."""
        self._style = style
        for part in (self._sheet, self._memory, self._log):
            part.set_look(style)
        if self._ranking is not None:
            self._ranking.set_look(style)
        for tab in self._tabs:
            tab.set_look(style)
        self._notes.setFont(style.font(13))
        palette = self._notes.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(MUTED))
        self._notes.setPalette(palette)
        self._retold()
        self._arrange()

    def set_memory(self, shown: bool) -> None:
        """Shows or hides the memory aid."""
        self._with_memory = shown
        if not shown and self._stack.currentWidget() is self._memory:
            self.show_page(0)
        self._arrange()

    def retranslate(self) -> None:
        """Says all words again."""
        names = [self.tr("Scores"), self.tr("Log", "what has happened"), self.tr("Memory", "what is still held")]
        if self._ranking is not None:
            names = [self.tr("Ranking"), self.tr("Rounds"), *names[1:]]
        for tab, page, name in zip(self._tabs, self._pages, names, strict=True):
            tab.setText(name)
            page.setAccessibleName(name)
        self._sheet.setAccessibleName(names[-3])
        self._close.setAccessibleName(self.tr("Close"))
        self.setAccessibleName(self.tr("Scores and log"))
        self._retold()

    def show_page(self, number: int) -> None:
        """Shows one of the parts."""
        self._stack.setCurrentIndex(number)
        self._tabs[number].setChecked(True)
        self.turned.emit()

    def wanted_width(self) -> int:
        """Returns the width of its contents."""
        return self._sheet.wanted_width() + 40 if self._ranking is None else 0

    def least_share(self) -> float:
        """Returns how much of the window's height it takes at least: a sheet what it needs, a log more."""
        return 0.6 if self._stack.currentWidget() is self._log else 0.25

    def wanted_height(self) -> int:
        """Returns the height of its contents."""
        head = self._style.px(52)
        if self._ranking is not None:
            return head + self._ranking.model().rowCount() * self._style.px(44) + 20
        lines = max(1, self._notes.text().count("\n") + 1) if self._notes.text() else 0
        return head + self._sheet.wanted_height() + lines * self._style.px(24) + 36

    def _retold(self, *_changed: object) -> None:
        say = self._play.speaker.say
        self._notes.setText("\n".join(say(note) for note in self._play.sheet.sheet.notes))
        self._notes.setVisible(bool(self._notes.text()))

    def _arrange(self) -> None:
        rim, head = 12, self._style.px(36)
        memory = len(self._pages) - 1
        has_memory = self._with_memory and self._play.memory.rowCount() > 0
        shown = [tab for number, tab in enumerate(self._tabs) if number != memory or has_memory]
        self._tabs[memory].setVisible(has_memory)
        close = self._style.px(30)
        wide = (self.width() - 2 * rim - close) // max(1, len(shown))
        for number, tab in enumerate(shown):
            tab.setGeometry(rim + number * wide, 8, wide, head)
        self._close.setGeometry(self.width() - rim - close + 4, 8 + (head - close) // 2, close, close)
        self._stack.setGeometry(rim, head + 18, self.width() - 2 * rim, self.height() - head - 30)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._arrange()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click here is none on the table."""
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light, dark, edge = self._style.felt.panel
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        pill(painter, rect, QColor(light).darker(122), edge, 14)
        shade = QRectF(rect)
        pill(painter, shade, alpha(dark, 90), None, 14)


class _Close(QAbstractButton):
    """The cross that puts the drawer away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self.hasFocus():
            pill(painter, rect.adjusted(2, 2, -2, -2), QColor(0, 0, 0, 0), ACCENT, 6, 2.5)
        arm = rect.width() * 0.17
        painter.setPen(QPen(QColor(CREAM if self.underMouse() else MUTED), 2.2, Qt.PenStyle.SolidLine,
                            Qt.PenCapStyle.RoundCap))  # fmt: skip
        x, y = rect.center().x(), rect.center().y()
        painter.drawLine(round(x - arm), round(y - arm), round(x + arm), round(y + arm))
        painter.drawLine(round(x - arm), round(y + arm), round(x + arm), round(y - arm))


def _sheet(style: Style) -> str:
    bar = style.px(10)
    return f"""
        QAbstractItemView {{ background: transparent; color: {CREAM}; border: none; outline: none; }}
        QHeaderView, QHeaderView::section, QTableCornerButton::section {{ background: transparent; border: none; }}
        QAbstractScrollArea::corner {{ background: transparent; }}
        QScrollBar:vertical {{ background: transparent; width: {bar}px; }}
        QScrollBar:horizontal {{ background: transparent; height: {bar}px; }}
        QScrollBar::handle {{ background: {style.felt.panel[2]}; border-radius: {bar // 2}px; }}
        QScrollBar::handle {{ min-height: 30px; min-width: 30px; }}
        QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
        QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """

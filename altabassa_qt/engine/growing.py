"""A sequence that grows at its end and is never changed, so that the story of a long match costs no more than a short
one: to add to a tuple would copy all of it at every move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TypeVar, overload

Item = TypeVar("Item")
_BLOCK = 256


class Growing(Sequence[Item]):
    """Items in blocks, of which all but the last are `full` and shared by what has grown from the same beginning.

    >>> short = Growing("ab")
    >>> long = grown(short, "c")
    >>> list(short), list(long), long == ("a", "b", "c"), long[-1], long[1:]
    (['a', 'b'], ['a', 'b', 'c'], True, 'c', ('b', 'c'))
    """

    __slots__ = ("_last", "full")

    def __init__(self, items: Iterable[Item] = (), full: tuple[tuple[Item, ...], ...] = ()) -> None:
        """Makes a sequence of the items in the blocks `full` and then `items`."""
        last = tuple(items)
        while len(last) >= _BLOCK:
            full, last = (*full, last[:_BLOCK]), last[_BLOCK:]
        self.full, self._last = full, last

    def with_more(self, more: tuple[Item, ...]) -> Growing[Item]:
        """Returns the sequence with `more` at its end."""
        return Growing((*self._last, *more), self.full)

    def __len__(self) -> int:
        return len(self.full) * _BLOCK + len(self._last)

    def __iter__(self) -> Iterator[Item]:
        return chain(chain.from_iterable(self.full), self._last)

    @overload
    def __getitem__(self, index: int) -> Item: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Item, ...]: ...

    def __getitem__(self, index: int | slice) -> Item | tuple[Item, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        block, place = divmod(range(len(self))[index], _BLOCK)
        return self.full[block][place] if block < len(self.full) else self._last[place]

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Growing | tuple) else NotImplemented

    def __repr__(self) -> str:
        return repr(tuple(self))


def grown(items: Sequence[Item], *more: Item) -> Growing[Item]:
    """Returns `items` with `more` at their end."""
    return items.with_more(more) if isinstance(items, Growing) else Growing((*items, *more))

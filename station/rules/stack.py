"""A stack as a value: putting on and taking off cost the same however high it is.

A tuple would be copied whole at every command, which a host feels late in a long match.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Generic, TypeVar

T = TypeVar("T")

_LAYER = 64


@dataclass(frozen=True, slots=True)
class Stack(Generic[T]):
    """Items from the bottom to the top, in full layers and what lies on them; never empty under a top.

    Made by ``push`` from an empty one, so equal contents are equal stacks.
    """

    layers: tuple[tuple[T, ...], ...] = ()
    upper: tuple[T, ...] = ()

    def __len__(self) -> int:
        return _LAYER * len(self.layers) + len(self.upper)

    def __iter__(self) -> Iterator[T]:
        return chain(*self.layers, self.upper)

    def __getitem__(self, place: int) -> T:
        """The item at a place from the bottom, or from the top where it is negative; else IndexError."""
        index = place + len(self) if place < 0 else place
        if not 0 <= index < len(self):
            raise IndexError(place)
        layer, within = divmod(index, _LAYER)
        return self.layers[layer][within] if layer < len(self.layers) else self.upper[within]

    def push(self, item: T) -> "Stack[T]":
        """The stack with one more item on top."""
        if len(self.upper) < _LAYER:
            return Stack(self.layers, (*self.upper, item))
        return Stack((*self.layers, self.upper), (item,))

    def pop(self) -> "Stack[T]":
        """The stack without its top; IndexError for an empty one."""
        if not self.upper:
            raise IndexError("pop from an empty stack")
        if len(self.upper) == 1 and self.layers:
            return Stack(self.layers[:-1], self.layers[-1])
        return Stack(self.layers, self.upper[:-1])

    def turn(self, item: T) -> "Stack[T]":
        """The stack with another item in the place of its top."""
        return self.pop().push(item)

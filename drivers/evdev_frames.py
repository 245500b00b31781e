"""Records of an event node to presses; ``EVDEV.md`` describes both.

The law of this file: it is pure, any bytes are a stream, and how they were cut makes no difference.
"""

import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from drivers.button_codes import ButtonCode
from drivers.devices import HeldButton
from drivers.evdev_axes import HATS, Axis, end_at

BOUNCE = 20_000_000
"""An edge down so soon after another edge of the same button is no finger, in nanoseconds."""

_RECORD = struct.Struct("llHHi")
RECORD_SIZE = _RECORD.size
"""Of one record, in bytes."""

_EV_SYN, _EV_KEY, _EV_ABS = 0, 1, 3
_SYN_REPORT, _SYN_DROPPED = 0, 3
_UP, _DOWN = 0, 1
_TOUCHES = range(0x140, 0x150)
_LONGEST_FRAME = 4096


class Level(NamedTuple):
    """What the kernel says is down, and where the axes stand that are wired to buttons."""

    keys: frozenset[int] = frozenset()
    axes: Mapping[int, Axis] = {}


class Frame(NamedTuple):
    """What happened at one moment, in nanoseconds of the node's clock.

    ``downs``: the buttons that were pressed. ``ups``: those that came up.
    """

    at: int
    downs: tuple[str, ...]
    ups: tuple[str, ...]


class Gap(NamedTuple):
    """What the kernel lost: everything after ``since`` up to ``until``, in nanoseconds of the node's clock.

    ``downs``: the buttons that must have been pressed within it. ``ups``: those that must have come up.
    """

    since: int
    until: int
    downs: tuple[str, ...]
    ups: tuple[str, ...]


class _Edge(NamedTuple):
    button: ButtonCode
    is_down: bool


@dataclass(slots=True)
class _Loss:
    """A gap that waits for the level; ``downs``: keys that came up behind it and were not believed down."""

    since: int
    until: int
    downs: set[ButtonCode] = field(default_factory=set)


class FrameDecoder:
    """The stream of one node, read as it comes.

    ``presses``: how many were reported, those of gaps among them. ``bounces``: edges down that were none.
    ``dropped``: how often the kernel lost something.
    """

    def __init__(self, node: int, level: Level, at: int) -> None:
        """Begin.

        Args:
            node: the index of the node in its device, for the names of its buttons.
            level: how the node stood when it was opened; only the axes in it count as buttons.
            at: when the level was asked for, in nanoseconds of the node's clock.
        """
        self.presses = self.bounces = self.dropped = 0
        self._node = node
        self._axes = dict(level.axes)
        self._ends = {code: end_at(0, axis.value, axis) for code, axis in self._axes.items()}
        self._down = dict.fromkeys(self._held_at_opening(level.keys), at)
        self._stale = set(self._down)
        self._edges: dict[ButtonCode, int] = {}
        self._opened = self._last = at
        self._rest = b""
        self._records: list[tuple[int, int, int]] = []
        self._dropped_at: int | None = None
        self._loss: _Loss | None = None

    def feed(self, data: bytes) -> list[Frame]:
        """Read on; ``data`` may be cut anywhere. The frames that ended in it and in which a button moved."""
        data = self._rest + data
        whole = len(data) - len(data) % _RECORD.size
        self._rest = data[whole:]
        read = (self._read(*record) for record in _RECORD.iter_unpack(data[:whole]))
        return [frame for frame in read if frame is not None]

    @property
    def is_unsure(self) -> bool:
        """The kernel lost something: read until nothing waits, ask for the level, ``resync``."""
        return self._loss is not None

    def resync(self, level: Level) -> Gap:
        """Learn how the node stands now, after a loss.

        Raises:
            ValueError: nothing was lost.
        """
        loss, self._loss = self._loss, None
        if loss is None:
            raise ValueError("nothing was lost")
        edges = self._key_edges(level.keys)
        for code, axis in level.axes.items():
            edges += self._axis_edges(code, axis.value)
        ups = [
            edge.button for edge in edges if not edge.is_down and self._is_released(edge.button, loss.until)
        ]
        pressed = {edge.button for edge in edges if edge.is_down}
        for button in pressed:
            self._note_down(button, loss.until)
        downs = sorted(pressed | loss.downs)
        self.presses += len(downs)
        return Gap(loss.since, loss.until, _names(downs), _names(ups))

    @property
    def held(self) -> tuple[HeldButton, ...]:
        """The buttons that are down, the one that is longest down first."""
        held = [HeldButton(code.button, since) for code, since in self._down.items()]
        return tuple(sorted(held, key=lambda button: button.since))

    def _held_at_opening(self, keys: frozenset[int]) -> list[ButtonCode]:
        hats = [ButtonCode(self._node, code, end) for code, end in self._ends.items() if end and code in HATS]
        return [ButtonCode(self._node, code) for code in sorted(keys) if _is_button(code)] + hats

    def _read(self, seconds: int, microseconds: int, kind: int, code: int, value: int) -> Frame | None:
        at = seconds * 1_000_000_000 + microseconds * 1_000
        if kind == _EV_SYN and code == _SYN_REPORT:
            return self._end_frame(at)
        if kind == _EV_SYN and code == _SYN_DROPPED:
            self._drop(at)
        elif self._counts(kind, code, value):
            self._records.append((kind, code, value))
            if len(self._records) > _LONGEST_FRAME:
                self._drop(at)
        return None

    def _counts(self, kind: int, code: int, value: int) -> bool:
        if kind == _EV_KEY:
            return value in {_UP, _DOWN} and _is_button(code)
        return kind == _EV_ABS and code in self._axes

    def _drop(self, at: int) -> None:
        self._records.clear()
        if at > self._opened:
            self.dropped += 1
            self._dropped_at = at

    def _end_frame(self, at: int) -> Frame | None:
        dropped, self._dropped_at = self._dropped_at, None
        records, self._records = self._records, []
        if dropped is not None:
            self._lose(dropped)
            if at <= dropped:
                records = []
        self._last = at
        edges = [edge for record in records for edge in self._edges_of(*record)]
        downs, ups = [], []
        for button, is_down in edges:
            if is_down and self._is_pressed(button, at):
                downs.append(button)
            elif not is_down and self._is_released(button, at):
                ups.append(button)
        return Frame(at, _names(downs), _names(ups)) if downs or ups else None

    def _lose(self, until: int) -> None:
        if self._loss is None:
            self._loss = _Loss(min(self._last, until), until)
        else:
            self._loss.until = max(self._loss.until, until)

    def _edges_of(self, kind: int, code: int, value: int) -> list[_Edge]:
        if kind == _EV_KEY:
            return [_Edge(ButtonCode(self._node, code), value == _DOWN)]
        return self._axis_edges(code, value)

    def _axis_edges(self, code: int, value: int) -> list[_Edge]:
        if code not in self._axes:
            return []
        before, now = self._ends[code], end_at(self._ends[code], value, self._axes[code])
        self._ends[code] = now
        moved = [(before, False), (now, True)] if before != now else []
        return [_Edge(ButtonCode(self._node, code, end), is_down) for end, is_down in moved if end]

    def _key_edges(self, keys: frozenset[int]) -> list[_Edge]:
        """What must have happened to the keys for these to be down now."""
        down = {ButtonCode(self._node, code) for code in keys if _is_button(code)}
        believed = {button for button in self._down if button.end == 0}
        return [_Edge(button, button in down) for button in sorted(down ^ believed)]

    def _is_pressed(self, button: ButtonCode, at: int) -> bool:
        if button in self._stale and self._loss is None:
            return False
        is_bounce = abs(at - self._edges.get(button, at - BOUNCE)) < BOUNCE
        self._note_down(button, at)
        self.bounces += is_bounce
        self.presses += not is_bounce
        return not is_bounce

    def _note_down(self, button: ButtonCode, at: int) -> None:
        self._stale.discard(button)
        self._down[button] = self._edges[button] = at

    def _is_released(self, button: ButtonCode, at: int) -> bool:
        was_down = self._down.pop(button, None) is not None
        self._stale.discard(button)
        self._edges[button] = at
        if self._loss is not None and not was_down and button.end == 0:
            self._loss.downs.add(button)
        return was_down


def _is_button(code: int) -> bool:
    return code not in _TOUCHES


def _names(buttons: Iterable[ButtonCode]) -> tuple[str, ...]:
    return tuple(button.button for button in buttons)

"""One device that is plugged in, and what the station has of it: open nodes, the grab, its lamps."""

import contextlib
from collections.abc import Iterator

from drivers.devices import DeviceReport, DeviceState
from drivers.evdev_grab import Standing
from drivers.evdev_node import EventNode, NodeError, Trouble
from drivers.evdev_scan import Device
from drivers.evdev_stream import Missed, Stream, Tag
from drivers.lamps import light
from drivers.machine import Machine
from drivers.presses import Press

UNKNOWN_INTERVAL = 10_000_000
"""Of a device of which the system does not tell it, in nanoseconds: that of the slowest usual ones."""

# Right after it was plugged in, a device is root's alone for some tenths of a second.
_FIRST_RETRY = 100_000_000
_LAST_RETRY = 1_000_000_000

_STATES = {Trouble.DENIED: DeviceState.DENIED, Trouble.BUSY: DeviceState.BUSY}


class Reader:
    """All is called by one thread. What the kernel refuses is reported; only ``read`` raises it."""

    def __init__(self, machine: Machine, device: Device) -> None:
        self.device = device
        self.retry_at: int | None = None
        """When to try to open again, before the next tick; None: only then, if at all."""
        self._machine = machine
        self._streams: dict[int, Stream] = {}
        self._silent: list[EventNode] = []
        self.is_asked = False
        self._wait = _FIRST_RETRY
        self._error: NodeError | None = None
        self._grab_error: NodeError | None = None
        self._grabbed_at: int | None = None
        self._lit: frozenset[str] | None = None
        self._lamp_errno = 0
        self._presses = self._bounces = self._dropped = 0
        self._last: Press | None = None
        self._report: DeviceReport | None = None

    def open(self, *, is_tick: bool) -> Iterator[Stream]:
        """Open what is not open of it, if it is time to try; those that are new."""
        now = self._machine.clock()
        is_due = is_tick or (self.retry_at is not None and now >= self.retry_at)
        if self.is_asked and not (self._error and is_due):
            return
        self.is_asked, self.retry_at, self._report = True, None, None
        error: NodeError | None = None
        for number in self._closed():
            try:
                stream = self._open(number)
            except NodeError as refusal:
                error = refusal
            else:
                self.ungrab()
                self._streams[number] = stream
                yield stream
        self._error = error
        if error is None:
            self._wait = _FIRST_RETRY
        else:
            self.retry_at, self._wait = now + self._wait, min(2 * self._wait, _LAST_RETRY)

    def read(self, stream: Stream) -> Iterator[Press | Missed]:
        """What one of its nodes has to tell.

        Raises:
            NodeError: the kernel's; what was told before has been yielded.
        """
        stream.has_moved = False
        try:
            for heard in stream.read():
                if isinstance(heard, Press):
                    self._count(heard)
                yield heard
        finally:
            if stream.has_moved:
                self._report = None

    def fail(self, error: NodeError) -> None:
        """Let go of it after an error of a node; it is opened again with the tick."""
        self.close()
        self.is_asked, self._error = True, error

    def close(self) -> None:
        """Let go of all its nodes, and put its lamps out."""
        if not self.is_asked:
            return
        if self._lit:
            light(self.device.lamps, ())
        for stream in self._streams.values():
            self._bounces += stream.bounces
            self._dropped += stream.dropped
            stream.file.close()
        self._streams.clear()
        self._release()
        self.is_asked, self._error, self._grab_error, self.retry_at = False, None, None, None
        self._wait, self._lit = _FIRST_RETRY, None

    @property
    def standing(self) -> Standing:
        """How it stands when it is decided who is grabbed."""
        return Standing(
            self.device.identity.source,
            is_keyboard=self.device.is_keyboard,
            is_open=bool(self._streams),
            is_grabbed=self._grabbed_at is not None,
            is_down=any(stream.held for stream in self._streams.values()),
        )

    def grab(self, *, is_tick: bool) -> None:
        """Hear all its nodes alone, or none: what was refused is tried again with the tick."""
        if self._grabbed_at is not None or (self._grab_error and not is_tick):
            return
        self._grab_error, self._report = None, None
        try:
            for stream in self._streams.values():
                stream.file.grab()
        except NodeError as error:
            self._release()
            self._grab_error = error
        else:
            self._grab_silent()
            self._grabbed_at = self._machine.clock()

    def ungrab(self) -> None:
        """Let others hear it again."""
        if self._grab_error:
            self._grab_error, self._report = None, None
        if self._grabbed_at is not None:
            self._release()

    def light(self, buttons: frozenset[str], *, is_tick: bool) -> None:
        """Light the lamps of these of its buttons alone: what was refused is tried again with the tick."""
        if buttons != self._lit or (self._lamp_errno and is_tick):
            self._lit, self._report = buttons, None
            self._lamp_errno = light(self.device.lamps, buttons)

    @property
    def has_changed(self) -> bool:
        """Whether it stands in another way than in the last report."""
        return self._report is None

    @property
    def report(self) -> DeviceReport:
        """How it stands; the same object until something has changed."""
        if self._report is None:
            self._report = self._make_report()
        return self._report

    def _count(self, press: Press) -> None:
        self._presses, self._last = self._presses + 1, press
        if self._grabbed_at is not None and press.at < self._grabbed_at:
            # Others have heard it, too, and must hear that it comes up.
            self.ungrab()

    def _closed(self) -> list[int]:
        nodes = enumerate(self.device.nodes)
        return [number for number, node in nodes if node.is_read and number not in self._streams]

    def _open(self, number: int) -> Stream:
        node = self.device.nodes[number]
        tag = Tag(self.device.identity.source, number, node.interval or UNKNOWN_INTERVAL)
        return Stream(self._machine, str(node.path), tag)

    def _grab_silent(self) -> None:
        """The nodes that nobody reads, a mouse's, are not to reach other programs either."""
        for node in self.device.nodes:
            if not node.is_read:
                try:
                    file = self._machine.open(str(node.path))
                    self._silent.append(file)
                    file.grab()
                except NodeError as error:
                    self._grab_error = error

    def _release(self) -> None:
        self._grabbed_at, self._report = None, None
        for stream in self._streams.values():
            with contextlib.suppress(NodeError):
                stream.file.ungrab()
        for file in self._silent:
            file.close()
        self._silent.clear()

    def _make_report(self) -> DeviceReport:
        streams = self._streams.values()
        error = self._error or self._grab_error
        return DeviceReport(
            self.device.identity,
            self._state(),
            interval=self.device.interval,
            nodes=tuple(str(node.path) for node in self.device.nodes),
            is_keyboard=self.device.is_keyboard,
            errno=error.errno if error else 0,
            held=tuple(
                sorted((held for stream in streams for held in stream.held), key=lambda held: held.since)
            ),
            presses=self._presses,
            last=self._last,
            bounces=self._bounces + sum(stream.bounces for stream in streams),
            dropped=self._dropped + sum(stream.dropped for stream in streams),
            lamps=len(self.device.lamps),
            lamp_errno=self._lamp_errno,
        )

    def _state(self) -> DeviceState:
        if not self.is_asked:
            return DeviceState.UNREAD
        if self._grabbed_at is not None:
            return DeviceState.GRABBED
        error = self._grab_error if self._streams else self._error
        if error is None:
            return DeviceState.READ
        unknown = DeviceState.READ if self._streams else DeviceState.FAILED
        return _STATES.get(error.trouble, unknown)

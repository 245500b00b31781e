"""The buttons of the last time, kept as proposals for the next; ``BINDINGS.md`` describes the file.

A memory that fails is no trouble: the buttons are learnt anew.
"""

import os
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from drivers.devices import Identity
from station.cli import folders
from station.cli.exits import Failed
from station.rules.model import Seat
from station.seats import Binding

THREAD = "bindings"
"""The name of the thread that writes."""
_SEATS = frozenset({1, 2, 3, 4})
_MOST = 1_000_000
"""No file of ours is as long, in characters."""


def file() -> Path:
    """Where they are kept; raises ``Failed`` where nobody says where the home is."""
    return folders.state() / "buttons.json"


def keep(path: Path, bindings: Iterable[Binding]) -> None:
    """Remember these and no others, if the disk lets us; else what was kept before stays."""
    import json  # noqa: PLC0415 - not before a button was learnt

    whole = path.with_suffix(".new")
    with suppress(OSError, Failed):
        folders.made(path.parent)
        whole.write_text(json.dumps(list(map(_line, bindings)), ensure_ascii=False), encoding="utf-8")
        whole.replace(path)


class Memory:
    """The file in the state folder. It is written on a thread of its own: nobody waits for the disk."""

    def __init__(self) -> None:
        self._file: Path | None = None
        with suppress(Failed):  # nobody says where the home is
            self._file = file()
        self._lock = threading.Lock()
        self._due: tuple[Binding, ...] | None = None
        self._thread: threading.Thread | None = None

    def recall(self) -> tuple[Binding, ...]:
        """What was kept; nothing where it cannot be read, and no entry that says nothing."""
        if self._file is None:
            return ()
        try:
            with open(self._file, encoding="utf-8", opener=_without_waiting) as kept_there:
                kept = _parsed(kept_there.read(_MOST))
        except (OSError, ValueError, RecursionError):
            return ()
        return tuple(filter(None, map(_read, kept if isinstance(kept, list) else ())))

    def keep(self, bindings: tuple[Binding, ...]) -> None:
        """Remember these and no others; of several orders in a row the last one counts."""
        with self._lock:
            self._due = bindings
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name=THREAD, daemon=True)
                self._thread.start()

    def _work(self) -> None:
        while (due := self._take()) is not None:
            if self._file is not None:
                keep(self._file, due)

    def _take(self) -> tuple[Binding, ...] | None:
        with self._lock:
            due, self._due = self._due, None
            if due is None:
                self._thread = None
            return due


def _without_waiting(path: str, flags: int) -> int:
    """A pipe into which nobody writes is opened at once, too."""
    return os.open(path, flags | os.O_NONBLOCK)


def _parsed(text: str) -> object:
    import json  # noqa: PLC0415 - not where nothing was kept

    return json.loads(text)


def _line(binding: Binding) -> dict[str, object]:
    identity = binding.identity
    return {
        "seat": binding.seat,
        "vendor": identity.vendor,
        "product": identity.product,
        "name": identity.name,
        "serial": identity.serial,
        "port": identity.port,
        "button": binding.button,
    }


def _read(line: Any) -> Binding | None:  # noqa: ANN401 - whatever a file may hold
    try:
        numbers = [line[key] for key in ("seat", "vendor", "product")]
        texts = [line[key] for key in ("name", "serial", "port", "button")]
    except (TypeError, KeyError, IndexError):
        return None
    if not all(type(number) is int for number in numbers) or numbers[0] not in _SEATS:
        return None
    if not all(isinstance(text, str) and text.isprintable() for text in texts):
        return None
    seat, vendor, product = numbers
    name, serial, port, button = texts
    return Binding(Seat(seat), Identity(vendor, product, name, serial, port), button)

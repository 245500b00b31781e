"""The host's screen while the disk is slow: it stays awake, keeps the order, and says what it waits for."""

import asyncio
import gc
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from itertools import pairwise, zip_longest
from pathlib import Path

from screens.app import StationApp
from screens.host.match_screen import MatchScreen
from screens.widgets.canvas import Canvas
from station.live.opening import OpenMatch, begin_match, resume_match
from station.rules.commands import (
    Announce,
    Begin,
    BindButtons,
    Buzzed,
    Expire,
    FinishReading,
    Rule,
    StartReading,
    StartTheme,
)
from station.rules.state import Phase
from station.wording.language import tr, use
from tests.bench.disks import NoDisk, SlowDisk
from tests.bench.figures import Figure
from tests.bench.folders import Folders, beginning
from tests.bench.machine import slowness, waited
from tests.bench.terminal import SIZE
from tests.fakes.house import FakeHouse
from tests.screens.host.playing import DigitTable

BLOCKED_LIMIT = 20.0
"""Milliseconds, on the reference machine."""

_RUNS = 3
_TICK = 0.005
_PATIENCE = 60.0
_KEYS = (
    ("space", Phase.THEME_START),
    ("space", Phase.ANNOUNCED),
    ("space", Phase.READING),
    ("1", Phase.ANSWERING),
    ("up", Phase.REVEALED),
    ("space", Phase.READING),
    ("space", Phase.WINDOW),
    ("2", Phase.ANSWERING),
    ("down", Phase.WINDOW),
    ("3", Phase.ANSWERING),
    ("up", Phase.REVEALED),
)
_KEPT = (
    *(Begin, BindButtons, StartTheme, Announce, StartReading, Buzzed, Expire, Rule),
    *(StartReading, FinishReading, Buzzed, Expire, Rule, Buzzed, Expire, Rule),
)
"""What must be in the file in the end, in this order."""


@dataclass
class Watch:
    """What somebody saw who looked at the screen all the time; times in seconds.

    ``shown``: the numbers of the phases' entries, one for each look. ``slow``: for each key, whether the
    screen said that saving is slow. ``disorder``: steps that were shown or kept out of their order.
    """

    longest_block: float = 0.0
    shown: list[int] = field(default_factory=list)
    slow: list[bool] = field(default_factory=list)
    disorder: int = 0

    async def look_on(self, screen: MatchScreen) -> None:
        """Look without end. What the loop had to wait for a core is not its doing, and not counted."""
        canvas = screen.query_one(Canvas)
        while True:
            due, before = time.perf_counter() + _TICK, waited(os.getpid())
            await asyncio.sleep(_TICK)
            late = time.perf_counter() - due - (waited(os.getpid()) - before)
            self.longest_block = max(self.longest_block, late)
            self.shown.append(screen._view.seen.entered)
            if self.slow:
                self.slow[-1] |= tr("saving is slow") in canvas.render_line(0).text


def measure(folders: Folders) -> Iterator[Figure]:
    """A few questions with a disk that is slow, and with one that is very slow."""
    use("ru")
    yield from measured(folders.matches, 50, must_be_slow=False)
    yield from measured(folders.matches, 500, must_be_slow=True)


def measured(folder: Path, delay: int, *, must_be_slow: bool) -> Iterator[Figure]:
    """Syncs last ``delay`` milliseconds longer. What the disk blocks, it blocks in every run."""
    slower = [slowness()]
    watches = [play(folder, delay / 1000) for _ in range(_RUNS)]
    slower.append(slowness())
    named = f"syncs {delay} ms longer: "
    block = min(watch.longest_block for watch in watches) * 1000
    yield Figure(f"{named}longest block of the screen", block, "ms", BLOCKED_LIMIT * min(slower))
    yield Figure(f"{named}steps out of order", sum(watch.disorder for watch in watches), "", 0)
    wrong_words = sum(watch.slow.count(not must_be_slow) for watch in watches)
    yield Figure(f"{named}keys with a wrong word on saving", wrong_words, "", 0)


def play(folder: Path, delay: float) -> Watch:
    """Play by keys; what was seen, and how much of it was not in order on the screen and in the file."""
    match = begin_match(folder, beginning(), date(2026, 11, 30), files=SlowDisk(delay))
    assert isinstance(match, OpenMatch), match
    app = StationApp(FakeHouse(folder), DigitTable, match)
    with no_collector():
        watch = asyncio.run(by_keys(app))
        app.put_away()
    kept = resume_match(match.path, NoDisk()).entries
    pairs = zip_longest((type(entry.command) for entry in kept), _KEPT)
    watch.disorder = sum(is_there is not expected for is_there, expected in pairs)
    watch.disorder += sum(later < before for before, later in pairwise(watch.shown))
    return watch


@contextmanager
def no_collector() -> Iterator[None]:
    """As the station runs: the collector works between questions only."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def by_keys(app: StationApp) -> Watch:
    """Press each key when the screen shows what the one before has done."""
    watch = Watch()
    async with app.run_test(size=SIZE) as pilot, asyncio.timeout(_PATIENCE):
        screen = app.get_screen("match", MatchScreen)
        await until(screen, Phase.OPENING)
        looking = asyncio.create_task(watch.look_on(screen))
        for key, phase in _KEYS:
            watch.slow.append(False)
            await pilot.press(key)
            await until(screen, phase)
        looking.cancel()
    return watch


async def until(screen: MatchScreen, phase: Phase) -> None:
    """Wait for the screen to show this phase."""
    while not hasattr(screen, "_view") or screen._view.phase is not phase:  # noqa: ASYNC110 - a screen tells nobody
        await asyncio.sleep(_TICK)

"""A match that is played by random keys in a real terminal, killed, and taken up again."""

import os
import shlex
import signal
import time
from random import Random

from station.live.opening import histories
from station.live.summary import summarise
from station.rules.commands import Reopen
from station.rules.entries import Entry
from station.rules.faults import faults
from station.rules.history import History
from tests.live.stations import saved
from tests.live.test_reopen import lasting
from tests.terminal.glimpse import Glimpse, is_of_one, seen, told
from tests.terminal.window import PATIENCE, Window

_WEIGHTS = {
    "Space": 40,
    "Up": 20,
    "1": 12,
    "2": 12,
    "3": 12,
    "Enter": 12,
    "Down": 10,
    "n": 10,
    "x": 8,
    "a": 6,
    "5": 5,
    "0": 5,
    "u": 4,
    "e": 4,
    "Right": 4,
    "Escape": 4,
    **dict.fromkeys(
        ("l", "c", "v", "w", "r", "p", "m", "d", "t", "h", "Left", "Tab", "PageDown", "BSpace"), 2
    ),
}
"""The host's keys and the players', as often as a match needs them, by tmux's names; none that leaves."""

_WINDOW = "· READ · BUTTONS LIVE"
_WAITS = 0.25
"""How often a life lasts until nobody can press any more: a clock goes on from where a kill stopped it."""

_DEAD = "#{pane_dead}"


class Victim:
    """``struck`` are the keys since it lives, ``screens`` what was seen since.

    It runs without a shell around it, which would take the keys that it had no time to read for commands.
    """

    def __init__(self, window: Window, *begin: str) -> None:
        """``begin``: the words of the command that begins the match."""
        self._window = window
        self._entries: list[Entry] = []
        self._moments: list[Glimpse] = []
        self._history: History | None = None
        self._since = 0
        self.struck: list[str] = []
        self.screens: list[str] = []
        before = set(window.program.matches)
        window.tmux("set", "-g", "remain-on-exit", "on", ";", "set", "-g", "remain-on-exit-format", "")
        self._run(*begin)
        window.see("BEFORE THE GAME")
        (self.path,) = set(window.program.matches) - before

    def _run(self, *words: str) -> None:
        self.struck, self.screens = [], []
        self._window.tmux("respawn-pane", "-k", shlex.join(["exec", "svoyak", "--lang", "en", *words]))

    @property
    def history(self) -> History:
        """The match as its file tells it."""
        assert self._history is not None
        return self._history

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to be played."""
        return summarise(self.history.state).finished

    def live(self, random: Random) -> None:
        """Strike keys at random, some of them fast, look at the screen between them, at times wait."""
        for _ in range(random.randint(1, 6)):
            self._strike(random, random.randint(1, 8))
            time.sleep(random.random() * 0.15)
            self._look()
        if _WINDOW in self.screens[-1] and random.random() < _WAITS:
            self._window.see(without=_WINDOW)
            self._look()

    def die(self, random: Random) -> None:
        """Strike a few more keys and be killed at once or soon; what was shown last stays there."""
        self._strike(random, random.randint(1, 12))
        time.sleep(random.choice((0, random.random() * 0.03, random.random() * 0.3)))
        os.kill(int(self._window.tmux("display-message", "-p", "#{pane_pid}")), signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while self._window.tmux("display-message", "-p", _DEAD).strip() != "1":
            assert time.monotonic() < end
        self._look()

    def _strike(self, random: Random, number: int) -> None:
        keys = random.choices(list(_WEIGHTS), list(_WEIGHTS.values()), k=number)
        self.struck += keys
        self._window.keys(*keys)

    def _look(self) -> None:
        self.screens.append(self._window.screen())

    def check(self) -> None:
        """All that was on the screen is in the file, and nothing in the file has changed."""
        self._read()
        for screen in self.screens:
            assert "NOT SAVED" not in screen, screen
            glimpse = seen(screen)
            assert glimpse is None or is_of_one(glimpse, self._moments[self._since :]), screen
        assert faults(self.history.state) == ()

    def _read(self) -> None:
        """Read what the file has more than before."""
        entries = saved(self.path)
        known = len(self._entries)
        assert entries[:known] == self._entries
        for history in histories(tuple(entries[known:]), self._history):
            self._history = history
            self._moments.append(told(history))
        self._entries = entries

    def rise(self) -> "Victim":
        """``svoyak resume`` goes on in the same question, paused, with all that was on the screen."""
        before = self.history.state
        self._since = len(self._entries)
        self._run("resume")
        self._window.see("PAUSE")
        self._read()
        state = self.history.state
        assert isinstance(self._entries[self._since].command, Reopen)
        assert (state.paused, lasting(state)) == (True, lasting(before))
        self._window.wait(lambda screen: seen(screen) == self._moments[-1])
        return self

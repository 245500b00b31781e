"""Hands at the desk: keys go in, what they ask for is asked of a game, the page is read."""

from collections.abc import Callable
from pathlib import Path

from packs.model import Pack
from screens.host.desk.desk import Desk
from screens.host.entry import PASTE, Taken
from screens.host.scene import Scene
from station.rules.commands import PlayCommand
from station.rules.refusals import Refused
from station.rules.state import MatchState
from station.views.host_view import host_view
from tests.fakes.house import FakeHouse
from tests.rules.games import Game

WIDTH, ROOM = 80, 12
"""What the middle of a screen of 80×24 has."""


class Hands:
    """A game with an open desk. ``told``: what the host was told last; ``closed``: the desk was closed."""

    def __init__(self, game: Game, *packs: Pack, width: int = WIDTH, room: int = ROOM) -> None:
        self.game = game
        self.width, self.room = width, room
        self.house = FakeHouse(Path("nowhere"))
        self.house.shelve(*packs)
        self.waiting: list[Callable[[], None]] = []
        self.desk = Desk(self.house, self.waiting.append)
        self.told = ""
        self.closed = False

    @property
    def state(self) -> MatchState:
        return self.game.state

    def take(self, key: str, character: str | None = None) -> Taken | None:
        """One key; what it asks for is asked of the game, which must take it."""
        taken = self.desk.take(key, character, host_view(self.game.history), self.state)
        if taken is not None:
            self.told, self.closed = taken.note, self.closed or taken.closed
            if taken.command is not None:
                assert isinstance(taken.command, PlayCommand)
                answer = self.game.ask(taken.command)
                assert not isinstance(answer, Refused), answer
        return taken

    def keys(self, *names: str) -> None:
        """Keys that type nothing, or letters that are keys."""
        for name in names:
            self.take(name, name if len(name) == 1 else None)

    def type(self, text: str) -> None:
        """Text, sign by sign."""
        for sign in text:
            self.take({" ": "space", "-": "minus"}.get(sign, sign), sign)

    def paste(self, text: str) -> None:
        """Text at once."""
        self.take(PASTE, text)

    def load(self) -> None:
        """What was to be done aside is done."""
        for work in self.waiting:
            work()
        self.waiting.clear()

    def lines(self) -> list[str]:
        """The page, line by line, without blanks at the ends."""
        scene = Scene(
            view=host_view(self.game.history), width=self.width, height=self.room + 12, room=self.room
        )
        lines = self.desk.lines(scene, self.state)
        assert len(lines) <= self.room
        return ["".join(text for text, _ in line).rstrip() for line in lines]

    def shown(self) -> str:
        """The page."""
        return "\n".join(self.lines())

    def row(self) -> str:
        """The row under the cursor, or the field in focus."""
        (found,) = (line for line in self.lines() if line.startswith(" → "))
        return found[3:]

    def hints(self) -> str:
        """The keys that are named."""
        view = host_view(self.game.history)
        return "  ".join(f"{key} {words}" for key, words in self.desk.hints(view, self.state))

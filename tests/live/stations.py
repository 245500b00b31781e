"""A live match in a test's hand: its clock stands unless the test moves it, and all that is heard is kept."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from threading import Condition
from threading import Event as Flag

from station.journal.codec import decode_entries
from station.journal.files import Files
from station.journal.frames import FrameKind
from station.journal.repair import read_match
from station.live.chance import Lots
from station.live.door import LiveMatch
from station.live.opening import OpenMatch, begin_match
from station.live.published import Listeners, Published
from station.rules.commands import (
    Begin,
    BindButtons,
    Buzzed,
    Command,
    EndTheme,
    Expire,
    FinishReading,
    HistoryCommand,
    LotCommand,
    Nobody,
    PlayCommand,
    Redo,
    StartReading,
    StartTheme,
    Undo,
)
from station.rules.entries import Entry
from station.rules.events import Event
from station.rules.history import History
from station.rules.model import MILLISECOND, Nanoseconds, Seat
from station.rules.moments import Deadline
from station.rules.refusals import Refused
from station.rules.state import MatchState, Phase
from tests.fakes.held_files import GUARD
from tests.rules.games import RESOLUTION, TICK, begin
from tests.rules.tables import Table

LAG = Nanoseconds(5 * MILLISECOND)
BEGINNING = 1_000_000_000_000
"""What the monotonic clock shows when a test begins."""

NO_ACT = Undo(0)
"""A command that is refused at any time: there is no such act."""


def new_match(folder: Path, files: Files | None = None, command: Begin | None = None) -> OpenMatch:
    """A match file with nothing but its beginning."""
    match = begin_match(folder, command or begin(), date(2026, 12, 5), files=files)
    assert isinstance(match, OpenMatch), match
    return match


def saved_frames(path: Path) -> list[tuple[Entry, ...]]:
    """The entries that a file holds, frame by frame."""
    frames = read_match(path).frames
    return [decode_entries(frame.body) for frame in frames if frame.kind is FrameKind.ENTRIES]


def saved(path: Path) -> list[Entry]:
    """The entries that a file holds."""
    return [entry for frame in saved_frames(path) for entry in frame]


class Station:
    """A match that is played by a test. ``now`` is the monotonic clock in nanoseconds."""

    def __init__(
        self, match: OpenMatch, *, lots: Lots | None = None, now: int = BEGINNING, files: Files | None = None
    ) -> None:
        self.path = match.path
        self.now = now
        self.shown: list[Published] = []
        self.heard: list[Event] = []
        self._refusals: list[Refused] = []
        self._news = Condition()
        listeners = Listeners(self._published, self._signalled)
        self.match = LiveMatch(match, listeners, now=lambda: self.now, lots=lots, files=files)

    def start(self) -> "Station":
        """Begin, and return when the match is shown."""
        self.match.start()
        self.wait_until(lambda: bool(self.shown))
        return self

    @property
    def history(self) -> History:
        """The acts that are shown."""
        return self.shown[-1].history

    @property
    def state(self) -> MatchState:
        """The state that is shown."""
        return self.history.state

    @property
    def phase(self) -> Phase:
        """The phase that is shown."""
        return self.state.phase

    @property
    def deadline(self) -> Deadline:
        """The clock that is shown."""
        assert self.state.deadline is not None, self.phase
        return self.state.deadline

    @property
    def left(self) -> int:
        """Nanoseconds that are shown to be left of the player's time."""
        return self.deadline.due - self.shown[-1].clock.at(self.now)

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Return when something has made this true."""
        with self._news:
            assert self._news.wait_for(condition, GUARD), (self.shown[-1:], self.heard[-3:])

    def pass_time(self, nanoseconds: int) -> None:
        """The clock on the wall goes on; from any thread."""
        with self._news:
            self.now += nanoseconds

    def ask(self, *commands: Command) -> None:
        """Submit commands and wait for nothing."""
        for command in commands:
            assert isinstance(command, PlayCommand | HistoryCommand)
            self.match.submit(command, None, self._refused)

    def refusal(self, command: Command) -> Refused:
        """Submit a command that must be refused."""
        before = len(self._refusals)
        self.ask(command)
        self.wait_until(lambda: len(self._refusals) > before)
        return self._refusals[-1]

    def glance(self) -> None:
        """Return when all that was asked for is decided, and every clock that is over by now has run out."""
        assert self.refusal(NO_ACT).code in {"undo-moved-on", "nothing-to-undo"}

    def do(self, *commands: Command) -> None:
        """Submit commands that must be accepted, a tick after one another, each when the last was shown."""
        for command in commands:
            self.pass_time(TICK)
            self._do(command)

    def _do(self, command: Command) -> None:
        refused = len(self._refusals)
        self.ask(command)
        self.wait_until(lambda: self._shows(command) or len(self._refusals) > refused)
        assert self._refusals[refused:] == []

    def _shows(self, command: Command) -> bool:
        return any(entry.command is command for entry in self.history.acts[-1].entries)

    def press(self, seat: int, stamp: int | None = None, arrived: int | None = None) -> None:
        """A button goes down at ``stamp`` and is heard of at ``arrived``; now unless told."""
        arrived = self.now if arrived is None else arrived
        self.match.press(Seat(seat), arrived if stamp is None else stamp, arrived, RESOLUTION)

    def keep_busy(self) -> Flag:
        """Keep the match thread from looking at anything until the flag is set."""
        taken, go_on = Flag(), Flag()

        def linger(_refused: Refused) -> None:
            taken.set()
            assert go_on.wait(GUARD)

        self.match.submit(NO_ACT, None, linger)
        assert taken.wait(GUARD)
        return go_on

    def open_theme(self) -> None:
        """To the name of the next theme, with the buttons bound."""
        self.do(BindButtons(LAG), StartTheme())

    def read(self) -> None:
        """To the first word of the first question."""
        self.open_theme()
        self.do(StartReading())

    def open_window(self) -> None:
        """To the end of the first question's text."""
        self.read()
        self.do(FinishReading())

    def play_theme(self) -> None:
        """The whole next theme, in which nobody answers."""
        self.open_theme()
        for _ in range(5):
            self.do(StartReading(), Nobody())
        self.do(EndTheme())

    def answers(self, seat: int) -> None:
        """This seat presses alone and is asked."""
        self.pass_time(TICK)
        self.press(seat)
        self.wait_until(lambda: self.phase is Phase.CONTEST)
        self.run_out()
        self.wait_until(lambda: self.phase is Phase.ANSWERING)

    def run_out(self) -> None:
        """The clock that is shown runs out."""
        self.pass_time(self.left + self.deadline.lag)
        self.glance()

    def play_like(self, table: Table) -> None:
        """Everything that was done at a table of the rules is done here."""
        for entry in table.entries[1:]:
            match entry.command:
                case Buzzed(seat):
                    self.pass_time(TICK)
                    self.press(seat)
                    self.wait_until(lambda: self.phase is Phase.CONTEST)
                case Expire():
                    clock = self.deadline
                    self.run_out()
                    self.wait_until(lambda clock=clock: self.state.deadline != clock)  # type: ignore[misc] # bound now
                case None:
                    raise AssertionError(entry)
                case command:
                    self.do(command)

    def play_asked(self, *commands: LotCommand) -> None:
        """Submit commands that the match may have to draw a lot for: what it accepts is not what was sent."""
        for command in commands:
            self.pass_time(TICK)
            number = self.history.last_act
            self.ask(command)
            self.wait_until(lambda number=number: self.history.last_act > number)  # type: ignore[misc] # bound now

    def undo(self) -> None:
        """Take the last act back."""
        self.do(Undo(self.history.acts[-1].number))

    def redo(self) -> None:
        """Bring the last undone act back."""
        self.do(Redo(self.history.undone[-1].act.number))

    def _refused(self, refused: Refused) -> None:
        with self._news:
            self._refusals.append(refused)
            self._news.notify_all()

    def _published(self, published: Published) -> None:
        with self._news:
            self.shown.append(published)
            self._news.notify_all()

    def _signalled(self, event: Event) -> None:
        with self._news:
            self.heard.append(event)
            self._news.notify_all()

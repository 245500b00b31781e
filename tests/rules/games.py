"""Games for the tests of the rules: the bundled regulations, and a driver that keeps the match clock."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from station.regulations.shelf import find_regulation
from station.rules import history
from station.rules.commands import (
    Begin,
    BindButtons,
    Buzzed,
    Command,
    Expire,
    FinishReading,
    HistoryCommand,
    LotCommand,
    Nobody,
    PlayCommand,
    Redo,
    Reopen,
    Rule,
    Seen,
    StartReading,
    StartTheme,
    Undo,
)
from station.rules.entries import Entry
from station.rules.events import PressObserved
from station.rules.history import History
from station.rules.model import (
    MILLISECOND,
    NO_TIME,
    SECOND,
    Lineup,
    Lot,
    Nanoseconds,
    Player,
    Points,
    Question,
    Seat,
    Theme,
)
from station.rules.moments import Deadline, WhyIdle
from station.rules.refusals import Refused, wanted
from station.rules.regulation import Regulation
from station.rules.state import MatchState, Phase, scores

S = "spbguef-1"
N = "nesprosta-xv"
STAGES = {S: "qualifying", N: "round-1"}
"""A stage of one round in sequence for each: four themes in S, five in N."""

NAMES = ("Анна", "Борис", "Вера", "Глеб")
LAG = Nanoseconds(40 * MILLISECOND)
RESOLUTION = MILLISECOND
TICK = Nanoseconds(10 * MILLISECOND)
"""What the host's hand needs from one key to the next."""


@cache
def regulation(code: str) -> Regulation:
    """A bundled regulation."""
    return find_regulation(code, Path())


def seats(*numbers: int) -> tuple[Seat, ...]:
    """Seats by their numbers."""
    return tuple(Seat(number) for number in numbers)


def lineup(players: int = 3) -> Lineup:
    """So many people at the table, from seat 1 on."""
    people = [Player(Seat(number), name) for number, name in enumerate(NAMES, start=1)]
    return Lineup(tuple(people[:players]), host="Дина", assistant="Егор")


def theme(number: int, *, questions: int = 5, spare: bool = True) -> Theme:
    """A theme with texts of its own; without questions it is read from paper."""
    asked = tuple(Question(f"Вопрос {number}.{row}", f"Ответ {number}.{row}") for row in range(questions))
    return Theme(f"Тема {number}", asked, Question(f"Запасной {number}") if spare else None)


def begin(code: str = S, *, players: int = 3, themes: int | None = None, spare: bool = True) -> Begin:
    """The command that starts a game under a regulation."""
    stage = regulation(code).stage(STAGES[code])
    if themes is not None:
        stage = stage.with_themes(themes)
    return Begin(
        match_id="0f" * 16,
        regulation=regulation(code),
        stage=stage,
        lineup=lineup(players),
        themes=tuple(theme(number, spare=spare) for number in range(stage.themes)),
        title="Пробная игра",
    )


def wanted_lot(refused: Refused, *first: int) -> Lot:
    """The lot that a refusal asks for: these numbers first, the others behind them as they are named."""
    needed = wanted(refused)
    assert needed, refused
    purpose, among = needed
    return Lot(purpose, (*first, *(number for number in among if number not in first)))


class Game:
    """A match under test, with its entries and its clock ``now``; every accepted entry is kept."""

    def __init__(self, command: Begin | None = None, *, lag: Nanoseconds = LAG) -> None:
        made = history.begin(command or begin())
        assert not isinstance(made, Refused), made
        self.history, first = made
        self.entries = [first]
        self.now = NO_TIME
        self.ask(BindButtons(lag))

    @property
    def state(self) -> MatchState:
        return self.history.state

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def deadline(self) -> Deadline:
        """The clock that is alive."""
        assert self.state.deadline is not None, self.phase
        return self.state.deadline

    @property
    def left(self) -> int:
        """Nanoseconds to the end of the player's time."""
        return self.deadline.due - self.now

    @property
    def points(self) -> tuple[Points, ...]:
        """The scores in the order of seats."""
        return tuple(scores(self.state).values())

    def wait(self, time: int) -> None:
        """Time passes, unless the match is paused; no clock is looked at."""
        if not self.state.paused:
            self.now = Nanoseconds(self.now + time)

    def ask(self, command: Command, seen: Seen | None = None) -> Entry | Refused:
        """Submit a command now and keep what it did."""
        assert isinstance(command, PlayCommand | HistoryCommand)
        answer = history.submit(self.history, command, self.now, seen)
        if isinstance(answer, Refused):
            return answer
        self.history, entry = answer
        self.entries.append(entry)
        return entry

    def draw(self, command: LotCommand, *first: int) -> Entry:
        """Submit a command that may need a lot, and the lot with it: these numbers come first."""
        self.wait(TICK)
        answer = self.ask_with_lot(command, *first)
        assert not isinstance(answer, Refused), (command, answer, self.phase)
        return answer

    def ask_with_lot(self, command: Command, *first: int) -> Entry | Refused:
        """Submit a command, again with a lot when it needs one: these numbers come first."""
        answer = self.ask(command)
        if isinstance(command, LotCommand) and isinstance(answer, Refused) and wanted(answer):
            return self.ask(replace(command, lot=wanted_lot(answer, *first)))
        return answer

    def do(self, *commands: Command) -> Entry:
        """Submit commands that must be accepted, a tick after one another; what the last one did."""
        for command in commands:
            self.wait(TICK)
            entry = self.ask(command)
            assert not isinstance(entry, Refused), (command, entry, self.phase)
        return self.entries[-1]

    def refused(self, command: Command, seen: Seen | None = None) -> Refused:
        """Submit a command that must be refused."""
        answer = self.ask(command, seen)
        assert isinstance(answer, Refused), (command, answer, self.phase)
        return answer

    def press(self, seat: int, stamp: int | None = None, *, arrived: int | None = None) -> Entry:
        """A button goes down at ``stamp`` and is heard of at ``arrived``; now unless told."""
        stamp = self.now if stamp is None else stamp
        arrived = max(stamp, self.now) if arrived is None else arrived
        buzz = Buzzed(Seat(seat), Nanoseconds(stamp), Nanoseconds(arrived), RESOLUTION)
        entry = self.ask(buzz)
        assert not isinstance(entry, Refused), entry
        return entry

    def idle_press(self, seat: int, stamp: int | None = None, *, arrived: int | None = None) -> WhyIdle:
        """A button goes down in vain, a moment from now unless told; why it decides nothing."""
        if stamp is None:
            self.wait(1)
        (event,) = self.press(seat, stamp, arrived=arrived).events
        assert isinstance(event, PressObserved), event
        return event.why

    def run_out(self, *lot: int) -> Entry:
        """The clock that is alive runs out; a dead heat is settled by the lot ``lot``, else by seats."""
        self.now = max(self.now, self.deadline.judged)
        answer = self.ask_with_lot(Expire(self.deadline.id), *lot)
        assert not isinstance(answer, Refused), answer
        return answer

    def read(self) -> None:
        """The host leads on to the first word of the next question."""
        if self.phase in {Phase.OPENING, Phase.THEME_END}:
            self.do(StartTheme())
        self.do(StartReading())

    def open_window(self) -> None:
        """The next question is read to its end."""
        self.read()
        self.do(FinishReading())

    def answers(self, seat: int) -> None:
        """This seat presses alone and is asked."""
        self.wait(TICK)
        self.press(seat)
        self.run_out()

    def rule(self, seat: int, *, right: bool) -> None:
        """This seat presses, answers and is ruled on."""
        self.answers(seat)
        self.do(Rule(right=right))

    def nobody(self) -> None:
        """The window runs out without an answer."""
        if self.phase is Phase.READING:
            self.do(FinishReading())
        self.run_out()
        self.do(Nobody())

    def skip(self, questions: int) -> None:
        """So many questions are read and given up at once."""
        for _ in range(questions):
            self.read()
            self.do(Nobody())

    def undo(self) -> Entry:
        """Take the last act back."""
        return self.do(Undo(self.history.acts[-1].number))

    def redo(self) -> Entry:
        """Bring the last undone act back."""
        return self.do(Redo(self.history.undone[-1].act.number))

    def refold(self) -> History:
        """The history that a reader of the match file makes of its entries."""
        first, *rest = self.entries
        made = history.opened(first)
        for entry in rest:
            made = history.accept(made, entry)
        return made

    def restart(self) -> None:
        """The station goes down and opens the match again from its entries; the match clock stands."""
        self.history = self.refold()
        self.ask(Reopen())


def seconds(number: float) -> Nanoseconds:
    """A length of the match clock."""
    return Nanoseconds(int(number * SECOND))

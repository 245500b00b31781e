"""Whatever is asked of a match, in whatever order: the laws of the rules hold after every step.

``pytest tests/rules/test_machine.py --hypothesis-profile=long`` looks much longer.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from station.rules import history
from station.rules.commands import (
    AcceptEarly,
    AcceptLate,
    Announce,
    BindButtons,
    Clarify,
    Command,
    DeclineSpare,
    EndMatch,
    EndTheme,
    Expire,
    FinishReading,
    Nobody,
    Pause,
    Rename,
    Resume,
    Rule,
    Seen,
    Speaking,
    StartReading,
    StartTheme,
    TakeSpare,
    Undo,
    Withdraw,
)
from station.rules.decide import TAKEN_IN
from station.rules.decide.draft import buttons_live
from station.rules.entries import Entry
from station.rules.events import QuestionWithdrawn, Ruled
from station.rules.faults import faults
from station.rules.model import MILLISECOND, SECOND, Cell, Lot, Nanoseconds, Seat
from station.rules.moments import Arming, Deadline
from station.rules.refusals import Refused
from station.rules.state import Phase, scores
from tests.rules.games import LAG, Game, N, S, begin

SEATS = st.integers(1, 4).map(Seat)
LEADING: list[Command] = [
    StartTheme(),
    Announce(),
    StartReading(),
    FinishReading(),
    Nobody(),
    Speaking(),
    Clarify(),
    Rule(right=True),
    Rule(right=False),
    Rule(right=False, last_word=True),
    Withdraw(),
    TakeSpare(),
    DeclineSpare(),
    EndTheme(),
    EndMatch(),
    Pause(),
    Resume(),
]
HOST = st.one_of(
    st.sampled_from(LEADING),
    st.builds(AcceptEarly, SEATS),
    st.builds(AcceptLate, SEATS),
    st.builds(Rename, SEATS, st.sampled_from(["Анна", "Роза", " ", "роза"])),
)
RULINGS = st.sampled_from([Rule(right=True), Rule(right=False), Rule(right=False, last_word=True), None])
OVER = {Phase.LEFT_OPEN, Phase.FINISHED}
LATENESS = st.integers(-3, 3).map(lambda step: step * MILLISECOND) | st.integers(-LAG, LAG)
RACES = st.lists(st.tuples(SEATS, LATENESS), max_size=3)


class Play(RuleBasedStateMachine):
    """A match between hosts, players, timers and restarts that come in any order."""

    @initialize(
        code=st.sampled_from([S, N]),
        players=st.integers(2, 4),
        spare=st.booleans(),
        skipped=st.integers(0, 25),
    )
    def begin(self, code: str, players: int, skipped: int, *, spare: bool) -> None:
        self.game = Game(begin(code, players=players, spare=spare))
        themes = len(self.game.state.themes)
        for number in range(min(skipped, 5 * themes)):
            self.game.skip(1)
            if number % 5 == 4:
                self.game.do(EndTheme())
        self.folded = history.opened(self.game.entries[0])
        self.checked = 1
        self.seen = self._what_is_seen()
        self.numbers: dict[int, object] = {}

    def _what_is_seen(self) -> Seen:
        state = self.game.state
        return Seen(state.cell, state.phase, state.entered)

    def _ask(self, command: Command, seen: Seen | None = None) -> Entry | Refused:
        before = self.game.history
        answer = self.game.ask(command, seen)
        if isinstance(answer, Refused):
            assert self.game.history is before
        return answer

    @rule(data=st.data(), keys=st.integers(1, 5))
    def lead(self, data: st.DataObject, keys: int) -> None:
        """The host strikes keys that fit the phase."""
        for _ in range(keys):
            fitting = [command for command in LEADING if self.game.phase in TAKEN_IN[type(command)]]
            self._ask(data.draw(st.sampled_from(fitting or [Resume()])))

    @rule(spare=st.booleans(), window=st.booleans(), presses=RACES, ruling=RULINGS)
    def race(
        self, presses: list[tuple[Seat, int]], *, spare: bool, window: bool, ruling: Rule | None
    ) -> None:
        """The host leads on until buttons are live, players press, the first is asked."""
        while not buttons_live(self.game.state) and self.game.phase not in OVER:
            self._lead_on(spare=spare)
        self._ask(Resume())
        if window:
            self._ask(FinishReading())
        for seat, late in presses:
            self.press([seat], late, 0)
        if self.game.phase is Phase.CONTEST:
            self.game.run_out()
        if ruling:
            self._ask(ruling)

    def _lead_on(self, *, spare: bool) -> None:
        match self.game.phase:
            case Phase.OPENING | Phase.THEME_END:
                last = self._ask(StartTheme())
                if isinstance(last, Refused):
                    self.game.do(EndMatch())
            case Phase.THEME_START | Phase.ANNOUNCED | Phase.REVEALED:
                last = self._ask(StartReading())
                if isinstance(last, Refused):
                    self.game.do(EndTheme())
            case Phase.SPARE_OFFER:
                self.game.do(TakeSpare() if spare else DeclineSpare())
            case Phase.ANSWERING | Phase.CLARIFYING:
                self.game.do(Rule(right=spare))
            case _:
                self.game.do(Nobody())

    @rule(command=HOST)
    def strike(self, command: Command) -> None:
        """The host strikes any key."""
        self._ask(command)

    @rule(command=HOST)
    def strike_late(self, command: Command) -> None:
        """The host strikes a key after something that was seen a while ago."""
        answer = self._ask(command, self.seen)
        if self.seen != self._what_is_seen():
            assert isinstance(answer, Refused) or self.game.state.entered != self.seen.entered
        self.seen = self._what_is_seen()

    @rule(time=st.sampled_from([1, MILLISECOND, 300 * MILLISECOND, 2 * SECOND]))
    def wait(self, time: int) -> None:
        self.game.wait(time)

    @rule(
        seats=st.lists(SEATS, min_size=1, max_size=4),
        late=LATENESS,
        apart=st.sampled_from([0, 1, MILLISECOND]),
    )
    def press(self, seats: list[Seat], late: int, apart: int) -> None:
        """Buttons go down, together or one after another; they are heard of now or a little later."""
        for number, seat in enumerate(seats):
            if seat in self.game.state.seats:
                self.game.press(seat, self.game.now + late + number * apart)

    @precondition(lambda self: self.game.state.deadline and not self.game.state.paused)
    @rule(wrong_lot=st.booleans())
    def run_out(self, *, wrong_lot: bool) -> None:
        deadline = self.game.deadline
        if wrong_lot:
            self.game.now = max(self.game.now, deadline.judged)
            answer = self._ask(Expire(deadline.id, Lot("dead-heat:0", ())))
            if not isinstance(answer, Refused):
                return
            assert answer.code == "bad-lot"
        self.game.run_out()

    @rule(number=st.integers(0, 200))
    def ring_an_old_bell(self, number: int) -> None:
        """A timer that was forgotten goes off: nothing happens."""
        deadline = self.game.state.deadline
        if deadline is None or deadline.id != number:
            answer = self._ask(Expire(number))
            assert isinstance(answer, Refused)
            assert answer.code == "stale-clock"

    @rule(times=st.integers(1, 6), back=st.integers(0, 6), restart=st.booleans())
    def undo(self, times: int, back: int, *, restart: bool) -> None:
        """Some acts are taken back, some of them come again, with or without a restart between."""
        for _ in range(min(times, len(self.game.history.acts) - 1)):
            self.game.undo()
        if restart:
            self.game.restart()
        self.redo(back)

    @rule(times=st.integers(1, 6))
    def redo(self, times: int) -> None:
        """Undone acts come again; the state is the fold of the acts that stand then."""
        for _ in range(min(times, len(self.game.history.undone))):
            self.game.redo()
        events = tuple(event for act in self.game.history.acts for event in act.events)
        assert history.opened(Entry(1, self.game.now, None, events)).state == self.game.state

    @rule(act=st.integers(0, 100))
    def undo_something_else(self, act: int) -> None:
        if act != self.game.history.acts[-1].number:
            assert isinstance(self._ask(Undo(act)), Refused)

    @rule(lag=st.sampled_from([0, 5 * MILLISECOND, LAG]))
    def bind(self, lag: int) -> None:
        self._ask(BindButtons(Nanoseconds(lag)))

    @rule()
    def restart(self) -> None:
        self.game.restart()

    @invariant()
    def state_is_sound(self) -> None:
        assert faults(self.game.state) == ()

    @invariant()
    def match_is_the_fold_of_its_entries(self) -> None:
        for entry in self.game.entries[self.checked :]:
            self.folded = history.accept(self.folded, entry)
            for number, what in _numbered(entry.events):
                assert self.numbers.setdefault(number, what) == what, "a number is used once"
                assert number <= self.game.state.last_id
        self.checked = len(self.game.entries)
        assert self.folded.state == self.game.state

    @invariant()
    def points_come_from_the_rulings_that_stand(self) -> None:
        rulings: dict[tuple[Cell, bool], list[Ruled]] = {}
        for act in self.game.history.acts:
            for event in act.events:
                if isinstance(event, Ruled):
                    rulings.setdefault((event.cell, event.spare), []).append(event)
                if isinstance(event, QuestionWithdrawn):
                    rulings.pop((event.cell, event.spare), None)
        totals = dict.fromkeys(self.game.state.seats, 0)
        for answers in rulings.values():
            assert len({answer.seat for answer in answers}) == len(answers)
            for answer in answers:
                totals[answer.seat] += answer.points
        assert scores(self.game.state) == totals

    @invariant()
    def who_answered_is_locked(self) -> None:
        state = self.game.state
        if state.cell is not None and state.phase is not Phase.SPARE_OFFER:
            now = (state.cell, state.spare)
            answered = {one.seat for one in state.ledger if (one.cell, one.spare) == now and not one.struck}
            assert answered == set(state.locked)

    def teardown(self) -> None:
        if hasattr(self, "game"):
            assert self.game.refold() == self.game.history


def _numbered(thing: Any) -> Iterator[tuple[int, object]]:  # noqa: ANN401 - events of all kinds are walked alike
    """The numbers that events give, each with what it was given to."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from _numbered(part)
    elif isinstance(thing, Arming | Deadline):
        yield thing.id, thing
    elif is_dataclass(thing):
        for field in fields(thing):
            value = getattr(thing, field.name)
            if field.name == "entered":
                yield value, (type(thing), thing)
            elif field.name not in {"setup", "themes", "regulation", "stage"}:
                yield from _numbered(value)


TestPlay = Play.TestCase
TestPlay.settings = settings(max_examples=settings().max_examples // 2)

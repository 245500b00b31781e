"""Whatever is asked of a match, in whatever order: the laws of the rules hold after every step.

``pytest tests/rules/test_machine.py --hypothesis-profile=long`` looks much longer.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from station.rules import board, history
from station.rules.commands import (
    BindButtons,
    Choose,
    Command,
    DrawChooser,
    Expire,
    FinishReading,
    Missed,
    OpenBidding,
    Resume,
    Rule,
    Seen,
    StartRound,
    Undo,
)
from station.rules.decide.draft import buttons_live
from station.rules.entries import Entry
from station.rules.faults import faults
from station.rules.model import MILLISECOND, SECOND, Lot, Nanoseconds, Seat
from station.rules.moments import Arming, Deadline
from station.rules.refusals import Refused, wanted
from station.rules.regulation import CloseRace
from station.rules.state import OVER, Phase, scores
from tests.rules.games import LAG, Game, N, S, seats, wanted_lot
from tests.rules.leading import play_out, step
from tests.rules.reckoning import Reckoning, reckon
from tests.rules.short_stages import begin_short
from tests.rules.wishes import LEADING, SEATS, beside

STAGES = [(S, "qualifying"), (N, "round-1"), (N, "semifinal"), (N, "final"), (N, "final")]
RULINGS = st.sampled_from([Rule(right=True), Rule(right=False), Rule(right=False, last_word=True), None])
LATENESS = st.integers(-3, 3).map(lambda step: step * MILLISECOND) | st.integers(-LAG, LAG)
RACES = st.lists(st.tuples(SEATS, LATENESS), max_size=3)
SEEDS = st.integers(0, 2**16)


class Play(RuleBasedStateMachine):
    """A match between hosts, players, timers and restarts that come in any order."""

    @initialize(
        stage=st.sampled_from(STAGES),
        players=st.integers(2, 4),
        themes=st.integers(1, 2),
        steps=st.integers(0, 150),
        seed=SEEDS,
        absent=st.booleans(),
        close=st.sampled_from(CloseRace),
    )
    def begin(  # noqa: PLR0913 - all that games differ in
        self,
        stage: tuple[str, str],
        players: int,
        themes: int,
        steps: int,
        seed: int,
        *,
        absent: bool,
        close: CloseRace,
    ) -> None:
        begun = begin_short(*stage, themes=themes, players=players)
        begun = replace(begun, regulation=replace(begun.regulation, close_race=close))
        if absent and players > 2:
            begun = replace(begun, absent=seats(1))
        self.game = Game(begun)
        self.random = Random(seed)  # noqa: S311 - a seed of hypothesis's own choice
        self.folded = history.opened(self.game.entries[0])
        self.checked = 1
        self.numbers: dict[int, object] = {}
        self.told = BindButtons(LAG)
        self.lead(steps)
        self.seen = self._what_is_seen()

    def _pick(self, things: Any) -> Any:  # noqa: ANN401 - one of any things
        return things[self.random.randrange(len(things))]

    def _what_is_seen(self) -> Seen:
        state = self.game.state
        return Seen(state.cell, state.phase, state.entered)

    def _ask(self, command: Command, seen: Seen | None = None) -> Entry | Refused:
        before = self.game.history
        answer = self.game.ask(command, seen)
        if isinstance(answer, Refused):
            assert self.game.history is before
        return answer

    @rule(steps=st.integers(1, 12))
    def lead(self, steps: int) -> None:
        """The host leads on, players answer, whatever the stage asks for."""
        for _ in range(steps):
            if self.game.phase not in OVER or self.game.phase is Phase.TIED:
                step(self.game, self._pick)

    @precondition(lambda self: self.game.phase not in OVER)
    @rule(window=st.booleans(), presses=RACES, ruling=RULINGS)
    def race(self, presses: list[tuple[Seat, int]], ruling: Rule | None, *, window: bool) -> None:
        """The host leads on until buttons are live, players press, the first is asked."""
        while not buttons_live(self.game.state) and self.game.phase not in OVER:
            step(self.game, self._pick)
        self._ask(Resume())
        if window:
            self._ask(FinishReading())
        for seat, late in presses:
            self.press([seat], late, 0)
        if self.game.phase is Phase.CONTEST:
            self.game.run_out()
        if ruling:
            self._ask(ruling)

    @rule(command=LEADING)
    def strike(self, command: Command) -> None:
        """The host strikes any key."""
        self._ask(command)

    @rule(data=st.data())
    def correct(self, data: st.DataObject) -> None:
        """Something comes up beside the play."""
        self._ask(data.draw(beside(self.game.state)))

    @rule(command=LEADING)
    def strike_late(self, command: Command) -> None:
        """The host strikes a key after something that was seen a while ago."""
        answer = self._ask(command, self.seen)
        if self.seen != self._what_is_seen():
            assert isinstance(answer, Refused) or self.game.state.entered != self.seen.entered
        self.seen = self._what_is_seen()

    @rule(command=st.sampled_from([StartRound(), DrawChooser(), OpenBidding(), Choose]))
    def cheat_with_a_lot(self, command: Any) -> None:  # noqa: ANN401 - a command, or the one that needs a cell
        """A lot with another purpose, or among others, is not taken."""
        if command is Choose:
            left = board.unplayed(self.game.state, self.game.state.round)
            command = Choose(self._pick(left)) if left else StartRound()
        answer = self._ask(command)
        if not isinstance(answer, Refused) or not wanted(answer):
            return
        lot = wanted_lot(answer)
        for wrong in (
            Lot(f"{lot.purpose}#", lot.order),
            Lot(lot.purpose, lot.order[1:]),
            Lot(lot.purpose, ()),
        ):
            refused = self._ask(replace(command, lot=wrong))
            assert isinstance(refused, Refused)
            assert refused.code == "bad-lot"

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

    @rule(lag=st.sampled_from([0, 5 * MILLISECOND, LAG]), equipped=st.permutations(range(1, 5)))
    def bind(self, lag: int, equipped: list[int]) -> None:
        """Some have a device's button, in any order; a stranger may be among them."""
        self.told = BindButtons(Nanoseconds(lag), tuple(map(Seat, equipped[:2])))
        self._ask(self.told)

    @rule(since=LATENESS, until=LATENESS)
    def miss(self, since: int, until: int) -> None:
        """A source has lost some presses."""
        now = self.game.now
        self._ask(Missed(Nanoseconds(now + since), Nanoseconds(now + max(since, until))))

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
    def what_was_told_of_the_buttons_last_stands(self) -> None:
        state, told = self.game.state, self.told
        assert (state.lag, set(state.equipped)) == (told.lag, {*told.equipped} & {*state.seats})

    def _reckoning(self) -> Reckoning:
        return reckon(event for act in self.game.history.acts for event in act.events)

    @invariant()
    def points_and_choosers_follow_from_what_happened(self) -> None:
        reckoning = self._reckoning()
        assert scores(self.game.state) == reckoning.points()
        assert set(self.game.state.present) == reckoning.present
        if self.game.phase is Phase.CHOOSING:
            assert board.choosers(self.game.state) == reckoning.choosers()

    @invariant()
    def who_answered_is_locked(self) -> None:
        state = self.game.state
        if state.cell is not None and state.phase is not Phase.SPARE_OFFER:
            question = (state.cell, state.spare)
            entries = [one for one in state.ledger if (one.cell, one.spare) == question]
            assert {one.seat for one in entries if not one.struck} <= set(state.locked)
            assert set(state.locked) <= {one.seat for one in entries}

    def teardown(self) -> None:
        """The file tells the same match, and whatever has happened there is a way to its end."""
        if hasattr(self, "game"):
            assert self.game.refold() == self.game.history
            play_out(self.game, self._pick)
            assert faults(self.game.state) == ()


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

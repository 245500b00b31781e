"""Races of presses from two unlike sources, heard of in any order: by stamp none is decided wrongly (N4.5.1).

``pytest tests/rules/test_many_races.py --races=1000000 -rP`` runs a million and tells what was in them.

A press is made, stamped up to its source's resolution later, and heard of up to its source's lag after that.
"""

import math
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random

import pytest

from station.live.chance import Lots
from station.rules.apply import fold
from station.rules.commands import BindButtons, Buzzed, Expire
from station.rules.decide import decide
from station.rules.model import MILLISECOND, Nanoseconds, Seat
from station.rules.moments import WhyIdle
from station.rules.refusals import Refused, wanted
from station.rules.regulation import CloseRace
from station.rules.state import MatchState, Phase
from tests.rules.games import Game, S, begin, regulation

pytestmark = pytest.mark.clause("N4.5.1")

MOST_APART = 20
"""Milliseconds from one press to the next."""


@dataclass(frozen=True)
class Kind:
    """A source of presses, in nanoseconds."""

    lag: int
    resolution: int


QUICK, SLOW = Kind(2 * MILLISECOND, MILLISECOND), Kind(20 * MILLISECOND, 8 * MILLISECOND)
LAG = Nanoseconds(SLOW.lag + SLOW.resolution)
"""So long after it was made a press is heard of at the latest."""


@dataclass(frozen=True)
class Made:
    """A press with the moment at which it was truly made."""

    seat: Seat
    true: int
    stamp: int
    arrived: int
    resolution: int


@dataclass
class Figures:
    """What was in the races. ``lots``: how often each order came out, by the number of those in the lot."""

    races: Counter[str] = field(default_factory=Counter)
    lots: dict[int, Counter[tuple[int, ...]]] = field(
        default_factory=lambda: {number: Counter() for number in (2, 3, 4)}
    )


@cache
def live(close: CloseRace) -> MatchState:
    """The buttons have gone live at a table of four."""
    game = Game(replace(begin(players=4), regulation=replace(regulation(S), close_race=close)))
    game.do(BindButtons(LAG))
    game.read()
    return game.state


def presses(random: Random, since: int) -> list[Made]:
    """Two to four players press, in milliseconds or to the nanosecond; some stamps come out equal."""
    made: list[Made] = []
    true = since
    for seat in random.sample((1, 2, 3, 4), random.randint(2, 4)):
        whole = random.random() < 0.5
        true += random.randint(0, MOST_APART) * MILLISECOND if whole else random.randint(1, 20_000_000)
        kind = random.choice((QUICK, SLOW))
        stamp = true + (0 if whole else random.randint(0, kind.resolution))
        made.append(Made(Seat(seat), true, stamp, stamp + random.randint(0, kind.lag), kind.resolution))
    return sorted(made, key=lambda press: press.arrived)


def run_out(state: MatchState, figures: Figures) -> MatchState:
    """The race is over; a lot is drawn by the chance that matches are played with."""
    assert state.deadline is not None
    expire = Expire(state.deadline.id)
    events = decide(state, expire, state.deadline.judged)
    if isinstance(events, Refused):
        needed = wanted(events)
        assert needed, events
        lot = Lots().draw(*needed)
        figures.lots[len(lot.order)][tuple(sorted(lot.order).index(seat) for seat in lot.order)] += 1
        events = decide(state, replace(expire, lot=lot), state.deadline.judged)
    assert not isinstance(events, Refused), events
    return fold(state, events)


def raced(state: MatchState, made: list[Made], figures: Figures) -> MatchState:
    """The state when all was heard, each in its turn; a clock that is over runs out before a press."""
    for press in made:
        if state.deadline is not None and state.phase is Phase.CONTEST:
            state = run_out(state, figures) if state.deadline.judged <= press.arrived else state
        at = Nanoseconds(press.arrived)
        buzz = Buzzed(press.seat, Nanoseconds(press.stamp), at, Nanoseconds(press.resolution))
        events = decide(state, buzz, at)
        assert not isinstance(events, Refused), events
        state = fold(state, events)
    return run_out(state, figures) if state.phase is Phase.CONTEST else state


def check(state: MatchState, made: list[Made], close: CloseRace, figures: Figures) -> None:
    """Nobody was wronged by the order in which presses were heard of, and no doubt was kept quiet."""
    best = min(press.stamp for press in made)
    truly_first = {press.seat for press in made if press.true == min(one.true for one in made)}
    equal = {press.seat for press in made if press.stamp == best}
    figures.races["races"] += 1
    figures.races["equal stamps"] += len(equal) > 1
    figures.races["another was truly first"] += not equal & truly_first
    assert not any(seen.why is WhyIdle.OVERTAKEN for seen in state.observed)
    if close is CloseRace.STAMP:
        assert state.answer is not None
        assert state.answer.press.stamp == best
        assert set(state.answer.dead_heat) == (equal if len(equal) > 1 else set())
        return
    answer = state.answer
    among = set(answer.dead_heat or (answer.press.seat,)) if answer else set(state.photo_finish)
    figures.races["too close to tell"] += len(among) > 1
    assert truly_first <= among
    assert equal <= among
    if answer:
        assert answer.press.seat in among


def limit(freedom: int) -> float:
    """What chi-square exceeds once in a thousand million times, as Wilson and Hilferty reckon it."""
    spread = 2 / (9 * freedom)
    return freedom * float((1 - spread + 6 * math.sqrt(spread)) ** 3)


def chi_square(counted: Counter[tuple[int, ...]], number: int) -> float:
    """How far the orders of so many are from coming out alike."""
    ways = math.factorial(number)
    expected = counted.total() / ways
    missing = (ways - len(counted)) * expected
    return missing + sum((times - expected) ** 2 / expected for times in counted.values())


def test_no_race_is_decided_wrongly_and_lots_are_even(request: pytest.FixtureRequest) -> None:
    random, figures = Random(20261205), Figures()  # noqa: S311 - nothing to be guessed
    for _ in range(request.config.getoption("--races")):
        close = random.choice(tuple(CloseRace))
        state = live(close)
        assert state.arming is not None
        made = presses(random, state.arming.since + 1)
        check(raced(state, made, figures), made, close, figures)

    evenness = {number: chi_square(figures.lots[number], number) for number in (2, 3)}
    told = [f"{len(counted)} orders of {n}: {counted.total()} lots" for n, counted in figures.lots.items()]
    print(dict(figures.races), told, evenness)  # noqa: T201 - asked for by -rP
    assert all(figures.races.values())
    assert all(far < limit(math.factorial(number) - 1) for number, far in evenness.items())


@pytest.mark.parametrize("number", [2, 3, 4])
def test_every_order_of_a_lot_is_as_likely(number: int) -> None:
    lots, among = Lots(), tuple(range(1, number + 1))
    drawn = Counter(lots.draw(f"dead-heat:{heat}", among).order for heat in range(20_000))

    assert chi_square(drawn, number) < limit(math.factorial(number) - 1)


def test_a_lot_that_is_not_even_would_be_found() -> None:
    random = Random(1)  # noqa: S311 - nothing to be guessed
    drawn: Counter[tuple[int, ...]] = Counter()
    drawn.update((0, 1) if random.random() < 0.53 else (1, 0) for _ in range(20_000))

    assert chi_square(drawn, 2) > limit(1)

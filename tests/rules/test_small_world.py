"""Small worlds, searched to the end: every game that can be played there ends as the regulations say.

Each game is a path of decisions: who answers and how it is ruled, nobody, the question is withdrawn, the
spare is taken or not. The rules lead along all paths; how many of them end in which way is counted again from
the words of N4.3, N4.5, N4.6, N4.12 and N4.13 alone.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from station.rules.commands import (
    Begin,
    Command,
    DeclineSpare,
    EndMatch,
    EndTheme,
    Nobody,
    Rule,
    StartExtra,
    StartReading,
    StartTheme,
    TakeSpare,
    Withdraw,
)
from station.rules.model import Points
from station.rules.refusals import Refused
from station.rules.regulation import Regulation, Round, Stage
from station.rules.state import Phase
from tests.rules.games import TICK, Game, N, lineup, regulation, theme
from tests.rules.situations import twin

pytestmark = pytest.mark.clause("N4.3", "N4.5.6", "N4.5.8", "N4.6", "N4.12", "N4.13")

End = tuple[int, ...]
"""Points and places of both seats."""

EXTRA = (10, 20)


def tiny(prices: tuple[int, ...], *, spare: bool) -> Begin:
    """A game of two players and one theme."""
    made = tuple(map(Points, prices))
    stage = Stage("tiny", (), (Round("main", 1, 1, 1, made),), ties=(1,))
    rules: Regulation = replace(regulation(N), extra_prices=tuple(map(Points, EXTRA)))
    return Begin("00" * 16, rules, stage, lineup(2), (theme(0, questions=len(prices), spare=spare),))


# ── the rules ──


def _after(game: Game, *commands: Command) -> Iterator[Game]:
    """The game after these commands; none when the last of them is refused."""
    other = twin(game)
    other.wait(TICK)
    for command in commands:
        if isinstance(other.ask(command), Refused):
            return
    yield other


def _after_press(game: Game, seat: int) -> Iterator[Game]:
    other = twin(game)
    other.wait(TICK)
    other.press(seat)
    if other.phase is Phase.CONTEST:
        other.run_out()
        yield other


ALWAYS: dict[Phase, tuple[Command, ...]] = {
    Phase.OPENING: (StartTheme(),),
    Phase.THEME_START: (StartReading(),),
    Phase.ANNOUNCED: (StartReading(),),
    Phase.READING: (Nobody(),),
    Phase.ANSWERING: (Rule(right=True), Rule(right=False)),
    Phase.REVEALED: (StartReading(), EndTheme()),
    Phase.SPARE_OFFER: (TakeSpare(), DeclineSpare()),
    Phase.THEME_END: (EndMatch(),),
}
"""The decisions of the host, of which those that are refused are none."""


def paths(game: Game, *, withdrawing: bool) -> Iterator[Game]:
    """Where each decision leads that somebody can take now."""
    for command in ALWAYS[game.phase]:
        yield from _after(game, command)
    if game.phase is Phase.READING:
        for seat in (1, 2):
            yield from _after_press(game, seat)
    if withdrawing and game.phase in {Phase.READING, Phase.ANSWERING, Phase.REVEALED}:
        yield from _after(game, Withdraw())


def played_out(game: Game, *, withdrawing: bool = False) -> Iterator[Game]:
    """All games that this one can become, at their end."""
    if game.phase in {Phase.FINISHED, Phase.TIED}:
        yield game
        return
    for following in paths(game, withdrawing=withdrawing):
        yield from played_out(following, withdrawing=withdrawing)


def end_of(game: Game) -> End:
    """Points and places of both seats."""
    places = {where.seat: where.place for where in game.state.places}
    assert (len(set(places.values())) == 1) == (game.phase is Phase.TIED)
    return (*game.points, *(places[seat] for seat in game.state.seats))


# ── the words ──

Score = tuple[int, int]
Question = Counter[tuple[Score, int]]
"""How many ways a question has to each change of the scores, with the spares that are left."""

BOTH = frozenset({0, 1})


@cache
def asked(price: int, waiting: frozenset[int], change: Score, spares: int) -> Question:
    """How a question may end while those in ``waiting`` may press: nobody does, or one is right or wrong.

    It may be withdrawn while it is asked, while it is answered, and when it is over (N4.5.7).
    """
    ends = over(price, change, spares) + withdrawn(price, spares)
    for seat in waiting:
        ends += withdrawn(price, spares) + over(price, _with(change, seat, price), spares)
        wrong, others = _with(change, seat, -price), waiting - {seat}
        ends += asked(price, others, wrong, spares) if others else over(price, wrong, spares)
    return ends


def _with(change: Score, seat: int, points: int) -> Score:
    one, other = change
    return (one + points, other) if seat == 0 else (one, other + points)


def over(price: int, change: Score, spares: int) -> Question:
    """The question is over; it stands, or is withdrawn after all."""
    return Counter({(change, spares): 1}) + withdrawn(price, spares)


@cache
def withdrawn(price: int, spares: int) -> Question:
    """All its points are written off (N4.5.8); a spare is asked instead, or not."""
    nothing: Question = Counter({((0, 0), spares): 1})
    return nothing + asked(price, BOTH, (0, 0), spares - 1) if spares else nothing


def all_games(prices: tuple[int, ...], spares: int) -> Counter[End]:
    """How all games end: every question is played (N4.9), most points win (N4.12)."""
    games: Question = Counter({((0, 0), spares): 1})
    for price in prices:
        longer: Question = Counter()
        for (score, left), ways in games.items():
            for (change, rest), more in asked(price, BOTH, (0, 0), left).items():
                longer[(score[0] + change[0], score[1] + change[1]), rest] += ways * more
        games = longer
    ends: Counter[End] = Counter()
    for ((one, other), _), ways in games.items():
        ends[one, other, 1 + (one < other), 1 + (other < one)] += ways
    return ends


@pytest.mark.parametrize("spares", [0, 1])
def test_every_game_of_two_questions_ends_as_the_words_say(spares: int) -> None:
    games = played_out(Game(tiny((10, 20), spare=bool(spares))), withdrawing=True)

    assert Counter(map(end_of, games)) == all_games((10, 20), spares)


def plain(price: int) -> Counter[Score]:
    """How a question changes the scores where nothing is withdrawn."""
    right, wrong = price, -price
    first_is_right = [(right, 0), (0, right)]
    second_is_right = [(wrong, right), (right, wrong)]
    nobody_is = [(0, 0), (wrong, 0), (0, wrong), (wrong, wrong), (wrong, wrong)]
    return Counter([*first_is_right, *second_is_right, *nobody_is])


def test_every_extra_theme_between_equals_ranks_them_by_its_points_alone() -> None:
    """Equal after one question, by 0 or by -10; two more questions rank them or leave them equal (N4.13)."""
    tied = [game for game in played_out(Game(tiny((10,), spare=False))) if game.phase is Phase.TIED]
    found: Counter[End] = Counter()
    for game in tied:
        game.do(StartExtra(1))
        found.update(map(end_of, played_out(game)))

    expected: Counter[End] = Counter()
    for one, other in plain(10).elements():
        for first, second in product(plain(10).elements(), plain(20).elements()):
            mine, theirs = first[0] + second[0], first[1] + second[1]
            if one == other:
                expected[one, other, 1 + (mine < theirs), 1 + (theirs < mine)] += 1
    assert found == expected

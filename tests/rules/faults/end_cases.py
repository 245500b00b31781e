"""Faults of the final round and of places."""

from dataclasses import replace

from station.rules.model import Place, Points, Seat, Standing, WhyOver
from station.rules.records import Stake, WrittenAnswer
from station.rules.state import MatchState, Phase
from tests.rules.choice_situations import FIRST
from tests.rules.faults.broken import Case, all_equal, final, revealed
from tests.rules.final_situations import (
    final_over,
    final_reading,
    final_ruling,
    final_ruling_last,
    finished,
    read_out,
    stakes,
    stakes_in,
    tied,
)
from tests.rules.games import seats


def with_final(state: MatchState, **changes: object) -> MatchState:
    """The final round was another."""
    return replace(state, final=replace(final(state), **changes))  # type: ignore[arg-type]


def with_stakes(state: MatchState, *amounts: tuple[Seat, int]) -> MatchState:
    """Other stakes were made."""
    return with_final(state, stakes=tuple(Stake(seat, Points(amount)) for seat, amount in amounts))


FINAL: list[Case] = [
    ("final-round-of-another-stage", revealed, lambda state: replace(state, final=final(stakes().state))),
    ("no-final-round", stakes, lambda state: replace(state, final=None)),
    ("final-theme-of-another-kind", stakes, lambda state: with_final(state, theme=0)),
    ("final-of-another-theme", final_reading, lambda state: with_final(state, theme=0)),
    ("nobody-in-the-final", final_over, lambda state: with_final(state, finalists=())),
    ("finalists-unsorted", final_over, lambda state: with_final(state, finalists=seats(2, 1))),
    (
        "finalist-not-in-game",
        final_reading,
        lambda state: replace(state, standings=(Standing.LEFT, Standing.PRESENT, Standing.PRESENT)),
    ),
    (
        "answer-written-twice",
        read_out,
        lambda state: with_final(state, answers=(WrittenAnswer(FIRST, "а"), WrittenAnswer(FIRST, "б"))),
    ),
    ("stake-of-a-stranger", stakes, lambda state: with_stakes(state, (Seat(3), 1))),
    ("staked-twice", stakes, lambda state: with_stakes(state, (FIRST, 1), (FIRST, 2))),
    ("stake-missing", final_reading, lambda state: with_stakes(state, (FIRST, 1))),
    ("stake-of-nothing", stakes, lambda state: with_stakes(state, (FIRST, 0))),
    ("stake-above-score", stakes_in, lambda state: with_stakes(state, (FIRST, 41))),
    ("finalists-by-other-scores", stakes, lambda state: with_final(state, finalists=seats(1, 2, 3))),
    ("too-few-finalists", stakes, lambda state: with_final(state, finalists=seats(1))),
    ("ruled-before-the-answer", read_out, lambda state: with_final(state, order=seats(1, 2))),
    ("ruled-before-the-answer", final_ruling_last, lambda state: replace(state, phase=Phase.READ_OUT)),
    ("ruled-in-another-order", final_ruling, lambda state: with_final(state, order=seats(1))),
    ("ruled-out-of-turn", final_ruling_last, lambda state: with_final(state, order=seats(2, 1))),
    ("all-ruled", final_over, lambda state: replace(state, phase=Phase.FINAL_RULING)),
]


def with_place(state: MatchState, number: int, changed: Place) -> MatchState:
    """One of the places was given otherwise."""
    return replace(state, places=(*state.places[:number], changed, *state.places[number + 1 :]))


PLACES: list[Case] = [
    ("places-too-early", revealed, lambda state: replace(state, places=finished().state.places)),
    ("no-places", finished, lambda state: replace(state, places=())),
    ("over-without-reason", finished, lambda state: replace(state, why_over=None)),
    ("over-without-reason", revealed, lambda state: replace(state, why_over=WhyOver.PLAYED)),
    ("place-of-another-table", finished, lambda state: replace(state, places=state.places[:2])),
    ("places-with-holes", finished, lambda state: with_place(state, 1, replace(state.places[1], place=3))),
    ("places-with-holes", tied, lambda state: with_place(state, 2, replace(state.places[2], place=2))),
    ("shared-place-unsaid", tied, lambda state: with_place(state, 0, replace(state.places[0], shared=False))),
    ("place-open-for-one", finished, lambda state: with_place(state, 0, replace(state.places[0], open=True))),
    ("tied-and-settled", all_equal, lambda state: replace(state, phase=Phase.FINISHED)),
    ("tied-and-settled", finished, lambda state: replace(state, phase=Phase.LEFT_OPEN)),
    (
        "place-of-other-points",
        finished,
        lambda state: with_place(state, 0, replace(state.places[0], points=Points(1))),
    ),
    ("places-against-points", finished, lambda state: replace(state, places=state.places[::-1])),
]

"""The final round: who plays, what is staked, who is ruled on (N4.10, N4.11)."""

from collections.abc import Iterator

from station.rules.board import positive
from station.rules.decide.final import FINALISTS_LEAST
from station.rules.model import ThemeKind
from station.rules.records import Final, Stake
from station.rules.state import MatchState, Phase, scores

_PLAYED = frozenset({Phase.FINAL_READING, Phase.WRITING, Phase.READ_OUT, Phase.FINAL_RULING})
_BEFORE_RULING = frozenset({Phase.STAKES, Phase.FINAL_READING, Phase.WRITING, Phase.READ_OUT})


def broken(state: MatchState) -> Iterator[tuple[str, bool]]:
    """What may not be about the final round, and whether it is."""
    final = state.final
    plays = state.phase in _PLAYED | {Phase.STAKES}
    yield "final-round-of-another-stage", final is not None and not state.setup.stage.final_round
    yield "no-final-round", plays and final is None
    if final is None:
        return
    yield "final-theme-of-another-kind", state.themes[final.theme].kind is not ThemeKind.FINAL
    yield "final-of-another-theme", plays and final.theme != state.theme
    yield "nobody-in-the-final", not final.finalists
    yield "finalists-unsorted", list(final.finalists) != sorted(set(final.finalists))
    yield "finalist-not-in-game", plays and not set(final.finalists) <= set(state.present)
    yield "answer-written-twice", _is_twice([answer.seat for answer in final.answers])
    yield from _stake_faults(state, final)
    yield from _ruling_faults(state, final)


def _is_twice(items: list[int]) -> bool:
    return len(set(items)) < len(items)


def _stake_faults(state: MatchState, final: Final) -> Iterator[tuple[str, bool]]:
    staked = [stake.seat for stake in final.stakes]
    staking = state.phase is Phase.STAKES
    yield "stake-of-a-stranger", not set(staked) <= set(final.finalists)
    yield "staked-twice", _is_twice(list(staked))
    yield "stake-missing", state.phase in _PLAYED and set(staked) != set(final.finalists)
    yield "stake-of-nothing", any(stake.amount < 1 for stake in final.stakes)
    yield "stake-above-score", staking and any(_is_above(state, stake) for stake in final.stakes)
    yield "finalists-by-other-scores", staking and final.finalists != tuple(sorted(positive(state)))
    yield "too-few-finalists", staking and len(final.finalists) < FINALISTS_LEAST


def _is_above(state: MatchState, stake: Stake) -> bool:
    return stake.amount > scores(state)[stake.seat]


def _ruling_faults(state: MatchState, final: Final) -> Iterator[tuple[str, bool]]:
    ruling = state.phase is Phase.FINAL_RULING
    ruled = {entry.seat for entry in state.ledger if entry.cell == state.cell and not entry.struck}
    done = [seat in ruled for seat in final.order]
    yield "ruled-before-the-answer", state.phase in _BEFORE_RULING and bool(final.order or ruled)
    yield "ruled-in-another-order", ruling and sorted(final.order) != list(final.finalists)
    yield "ruled-out-of-turn", ruling and done != sorted(done, reverse=True)
    yield "all-ruled", ruling and all(done)

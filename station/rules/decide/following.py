"""What follows when seats or scores have changed (S2.3, S4.18, N4.8, N4.10).

The law of this file: play does not jump back, but what follows from scores is asked anew. The choice needs
nothing: it is read from the scores and the last question whenever it is asked for (``board.choosers``). Only
who was named among several is forgotten when there are others among them.
"""

from station.rules.board import choosers, final_is_due
from station.rules.decide.draft import Draft
from station.rules.decide.ending import PLAYERS_LEAST, end
from station.rules.decide.final import end_final, final_of, settle_finalists
from station.rules.decide.questions import go_on_for_others, reveal
from station.rules.events import BiddingFell, FinalistsSettled, NamingFell, RoundEnded
from station.rules.model import Nanoseconds, Outcome, ThemeKind
from station.rules.ranking import is_pointless
from station.rules.state import FINAL_ROUND, LIVE, OVER, SOLD, SPEAKING, MatchState, Phase

_WITH_ANSWERER = SPEAKING | SOLD | {Phase.SPARE_OFFER}
_STAKED = FINAL_ROUND - {Phase.STAKES}


def follow(draft: Draft, before: MatchState, at: Nanoseconds) -> None:
    """Bring the match into line with the seats and scores that a command has changed."""
    if draft.state.standings != before.standings:
        _after_seats(draft, at)
    has_just_ended = draft.state.phase in OVER and before.phase not in OVER
    if not has_just_ended and _ranked_by(draft.state) != _ranked_by(before):
        _after_scores(draft, before)
    if draft.state.phase is Phase.CHOOSING and draft.state.named is not None:
        _after_naming(draft, before)


def _ranked_by(state: MatchState) -> tuple[object, ...]:
    """What players are ranked by; the points of extra themes are in the ledger alone (N4.13)."""
    return state.standings, state.totals, state.ledger, state.themes


def _after_scores(draft: Draft, before: MatchState) -> None:
    state = draft.state
    if state.phase is Phase.BIDDING:
        _after_bidders(draft, before)
    elif state.phase is Phase.STAKES:
        settle_finalists(draft)
    elif _is_past_rounds(state) and final_is_due(state):
        draft.add(RoundEnded(draft.number()))
    elif state.phase in OVER or is_pointless(state):
        end(draft)


def _is_past_rounds(state: MatchState) -> bool:
    """Whether places are given or equals play for them."""
    theme = state.current_theme
    return state.phase in OVER or (theme is not None and theme.kind is ThemeKind.EXTRA)


def _after_bidders(draft: Draft, before: MatchState) -> None:
    """All bids are off, unless they are already, or neither bidders nor scores are others."""
    state = draft.state
    is_open = state.auction is not None and bool(state.auction.order)
    if is_open and (state.present, state.totals) != (before.present, before.totals):
        draft.add(BiddingFell(draft.number()))


def _after_naming(draft: Draft, before: MatchState) -> None:
    """Who was named by agreement or lot keeps the choice, unless others now have the same right to it."""
    if not set(choosers(draft.state)) <= set(choosers(before)):
        draft.add(NamingFell(draft.number()))


def _after_seats(draft: Draft, at: Nanoseconds) -> None:
    state = draft.state
    if state.phase in OVER:
        return  # places are given anew with the scores
    if len(state.present) < PLAYERS_LEAST or is_pointless(state):
        end(draft)
    elif state.phase in _STAKED:
        _after_finalist(draft)
    elif _answerer_is_gone(state):
        _without_answerer(draft, at)
    elif state.phase in LIVE and not state.may_answer:
        reveal(draft, Outcome.ALL_WRONG)


def _answerer_is_gone(state: MatchState) -> bool:
    is_asked = state.phase in _WITH_ANSWERER
    return is_asked and state.answerer is not None and state.answerer not in state.present


def _without_answerer(draft: Draft, at: Nanoseconds) -> None:
    """The press lapses, the others go on; an auction's question was its player's alone."""
    if draft.state.phase is Phase.SPARE_OFFER:
        reveal(draft, Outcome.WITHDRAWN)
    elif draft.state.auction:
        reveal(draft, Outcome.NOBODY)
    else:
        go_on_for_others(draft, at)


def _after_finalist(draft: Draft) -> None:
    """The question is read: the others play it out."""
    state, final = draft.state, final_of(draft.state)
    finalists = tuple(seat for seat in final.finalists if seat in state.present)
    if finalists == final.finalists:
        return
    if not finalists:
        end_final(draft, Outcome.NOBODY)
        return
    stakes = tuple(stake for stake in final.stakes if stake.seat in finalists)
    draft.add(FinalistsSettled(finalists, stakes))
    if draft.state.phase is Phase.FINAL_RULING and not draft.state.unruled:
        end_final(draft)

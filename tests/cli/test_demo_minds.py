"""What simulated players choose, bid, stake and say: by the rules, and of one moment always the same."""

import pytest

from station.cli import demo_minds as minds
from station.cli.demo_table import DemoTable
from station.rules.bidding import asked
from station.rules.board import chooser
from station.rules.commands import Choose, MakeBid, MakeStake, PassBid
from station.rules.decide import decide
from station.rules.model import NO_TIME, Seat
from station.rules.refusals import Refused
from station.rules.state import MatchState, Phase
from tests.rules.tables import at, moments

SPOKEN = {Phase.ANSWERING, Phase.CLARIFYING}
"""What a player says here rests on the press that was planned."""


def told(moment: str) -> str:
    table = DemoTable()
    table.watch(at(moment).history)
    return table.speech()


def wish(state: MatchState, seat: Seat) -> Choose | MakeBid | PassBid | MakeStake | None:
    """What the player at this seat asks for, where anybody is asked anything."""
    match state.phase:
        case Phase.CHOOSING if chooser(state) == seat:
            return Choose(minds.choice(state, seat))
        case Phase.BIDDING if state.auction and state.auction.order and asked(state.auction) == seat:
            amount = minds.bid(state, seat)
            return PassBid(seat) if amount is None else MakeBid(seat, amount)
        case Phase.STAKES if state.final and seat in state.final.finalists:
            return MakeStake(seat, minds.stake(state, seat))
    return None


@pytest.mark.clause("N4.3", "N4.8", "N4.11")
@pytest.mark.parametrize("moment", moments())
def test_a_wish_is_legal(moment: str) -> None:
    game = at(moment)
    for seat in game.state.seats:
        command = wish(game.state, seat)
        if command is not None:
            answer = decide(game.state, command, NO_TIME)
            assert not isinstance(answer, Refused) or answer.code in {"lot-needed", "already-staked"}, command


@pytest.mark.parametrize("moment", moments())
def test_players_speak_where_they_are_asked_and_nowhere_else(moment: str) -> None:
    state = at(moment).state
    asked_now = [seat for seat in state.seats if wish(state, seat) is not None]

    if state.phase in SPOKEN:
        return
    answers = {Phase.THINKING, Phase.READ_OUT, Phase.FINAL_RULING}
    missing = (
        state.phase is Phase.STAKES and state.final and len(state.final.stakes) < len(state.final.finalists)
    )
    in_turn = bool(asked_now) and state.phase is not Phase.STAKES
    assert bool(told(moment)) == (bool(missing) or in_turn or state.phase in answers)


@pytest.mark.parametrize("moment", moments())
def test_a_word_once_said_stays(moment: str) -> None:
    assert at(moment).state.phase in SPOKEN or told(moment) == told(moment)

"""Leading a match on as a host would, whatever its stage and phase: no way may end before the match does."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from station.rules import commands as c
from station.rules.board import unplayed
from station.rules.decide.auction import legal_bids
from station.rules.entries import Entry
from station.rules.model import HowNamed, Points, Seat
from station.rules.refusals import Refused, wanted
from station.rules.state import OVER, MatchState, Phase, scores
from tests.rules.games import TICK, Game, wanted_lot

T = TypeVar("T")
Pick = Callable[[Sequence[T]], T]
"""Takes one of several."""

BETWEEN: tuple[c.Command, ...] = (c.StartTheme(), c.StartRound(), c.StartFinal(), c.EndMatch())
RULINGS: tuple[c.Command, ...] = (c.Rule(right=True), c.Rule(right=False))

KEYS: dict[Phase, tuple[c.Command, ...]] = {
    Phase.OPENING: BETWEEN,
    Phase.THEME_END: BETWEEN,
    Phase.ROUND_END: BETWEEN,
    Phase.THEME_START: (c.Announce(), c.StartReading()),
    Phase.ANNOUNCED: (c.StartReading(),),
    Phase.READING: (c.FinishReading(), c.Nobody()),
    Phase.ANSWERING: RULINGS,
    Phase.CLARIFYING: RULINGS,
    Phase.FINAL_RULING: RULINGS,
    Phase.THINKING: RULINGS,
    Phase.SPARE_OFFER: (c.TakeSpare(), c.DeclineSpare()),
    Phase.REVEALED: (c.StartReading(), c.ShowBoard(), c.EndTheme(), c.EndRound()),
    Phase.AUCTION_READING: (c.FinishReading(),),
    Phase.FINAL_READING: (c.FinishReading(),),
    Phase.WRITING: (c.CollectAnswers(),),
    Phase.TIED: (c.LeaveOpen(), c.StartExtra(1), c.StartExtra(1, reserve=0)),
}
"""What leads on where nothing must be named."""


def keys(state: MatchState, pick: Pick[int]) -> Iterator[c.Command]:
    """What a host may do next to lead the match on; some of it may be refused, never all."""
    yield from KEYS.get(state.phase, ())
    match state.phase:
        case Phase.CHOOSING:
            cells = unplayed(state, state.round)
            yield c.Choose(cells[pick(range(len(cells)))])
            yield c.DrawChooser()
            yield from (c.NameChooser(seat, HowNamed.AGREED) for seat in state.present)
        case Phase.PHOTO_FINISH:
            yield from (c.NameFirst(seat) for seat in state.photo_finish)
        case Phase.BIDDING:
            yield from _turns(state, pick)
        case Phase.STAKES:
            yield from _stakes(state, pick)
        case Phase.READ_OUT:
            yield c.TellAnswer()
            yield c.NoteAnswer(state.seats[0], "что-то")


def _turns(state: MatchState, pick: Pick[int]) -> Iterator[c.Command]:
    """Whoever is asked passes or bids; the bidding is opened again where it has fallen."""
    if state.auction is None or not state.auction.order:
        yield c.OpenBidding()
        return
    for seat in state.auction.order:
        yield c.PassBid(seat)
        legal = legal_bids(state, seat)
        if legal.least is not None and legal.most is not None:
            most = max(legal.least, legal.most)
            yield c.MakeBid(seat, Points(pick(range(legal.least, most + 1, legal.step))))
        if legal.all_in is not None:
            yield c.MakeBid(seat, legal.all_in)


def _stakes(state: MatchState, pick: Pick[int]) -> Iterator[c.Command]:
    yield c.StartReading()
    final = state.final
    staked = {stake.seat for stake in final.stakes} if final else set()
    for seat in final.finalists if final else ():
        if seat not in staked:
            yield c.MakeStake(seat, Points(1 + pick(range(scores(state)[seat]))))


def answers(game: Game, seat: Seat) -> None:
    """A seat presses while the buttons are live, and wins."""
    game.wait(TICK)
    game.press(seat)
    if game.phase is Phase.CONTEST:
        game.run_out()


def try_with_lot(game: Game, command: c.Command, pick: Pick[int]) -> Entry | Refused:
    """Submit a command, and once more with a lot where it needs one."""
    answer = game.ask(command)
    if isinstance(answer, Refused) and wanted(answer) and isinstance(command, c.LotCommand):
        among = wanted_lot(answer).order
        answer = game.ask(replace(command, lot=wanted_lot(answer, among[pick(range(len(among)))])))
    return answer


def step(game: Game, pick: Pick[int]) -> None:
    """One step on; there is one from every phase but those in which the match is over."""
    if game.state.paused:
        game.do(c.Resume())
    if game.phase is Phase.CONTEST or (game.phase is Phase.WINDOW and not game.state.overdue):
        game.run_out()
        return
    if game.phase is Phase.WINDOW:
        game.do(c.Nobody())
        return
    if game.phase is Phase.READING and pick(range(3)):
        answers(game, game.state.may_answer[pick(range(len(game.state.may_answer)))])
        return
    game.wait(TICK)
    left = list(keys(game.state, pick))
    while left:
        command = left.pop(pick(range(len(left))))
        if not isinstance(try_with_lot(game, command, pick), Refused):
            return
    raise AssertionError(f"no way on from {game.phase}")


def play_out(game: Game, pick: Pick[int], steps: int = 2000) -> None:
    """Lead on until the match is over."""
    for _ in range(steps):
        if game.phase in OVER:
            return
        step(game, pick)
    raise AssertionError("the match does not end")

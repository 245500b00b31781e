"""Leading a match on as a host would, whatever its stage and phase: no way may end before the match does."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from station.rules.board import unplayed
from station.rules.commands import (
    Announce,
    Choose,
    CollectAnswers,
    Command,
    DeclineSpare,
    DrawChooser,
    EndMatch,
    EndRound,
    EndTheme,
    FinishReading,
    LeaveOpen,
    LotCommand,
    MakeBid,
    MakeStake,
    NameChooser,
    Nobody,
    NoteAnswer,
    OpenBidding,
    PassBid,
    Resume,
    Rule,
    ShowBoard,
    StartExtra,
    StartFinal,
    StartReading,
    StartRound,
    StartTheme,
    TakeSpare,
    TellAnswer,
)
from station.rules.decide.auction import legal_bids
from station.rules.entries import Entry
from station.rules.model import HowNamed, Points, Seat
from station.rules.refusals import Refused, wanted
from station.rules.state import OVER, MatchState, Phase, scores
from tests.rules.games import TICK, Game, wanted_lot

T = TypeVar("T")
Pick = Callable[[Sequence[T]], T]
"""Takes one of several."""

BETWEEN: tuple[Command, ...] = (StartTheme(), StartRound(), StartFinal(), EndMatch())
RULINGS: tuple[Command, ...] = (Rule(right=True), Rule(right=False))

KEYS: dict[Phase, tuple[Command, ...]] = {
    Phase.OPENING: BETWEEN,
    Phase.THEME_END: BETWEEN,
    Phase.ROUND_END: BETWEEN,
    Phase.THEME_START: (Announce(), StartReading()),
    Phase.ANNOUNCED: (StartReading(),),
    Phase.READING: (FinishReading(), Nobody()),
    Phase.ANSWERING: RULINGS,
    Phase.CLARIFYING: RULINGS,
    Phase.FINAL_RULING: RULINGS,
    Phase.THINKING: RULINGS,
    Phase.SPARE_OFFER: (TakeSpare(), DeclineSpare()),
    Phase.REVEALED: (StartReading(), ShowBoard(), EndTheme(), EndRound()),
    Phase.AUCTION_READING: (FinishReading(),),
    Phase.FINAL_READING: (FinishReading(),),
    Phase.WRITING: (CollectAnswers(),),
    Phase.TIED: (LeaveOpen(), StartExtra(1), StartExtra(1, reserve=0)),
}
"""What leads on where nothing must be named."""


def keys(state: MatchState, pick: Pick[int]) -> Iterator[Command]:
    """What a host may do next to lead the match on; some of it may be refused, never all."""
    yield from KEYS.get(state.phase, ())
    match state.phase:
        case Phase.CHOOSING:
            cells = unplayed(state, state.round)
            yield Choose(cells[pick(range(len(cells)))])
            yield DrawChooser()
            yield from (NameChooser(seat, HowNamed.AGREED) for seat in state.present)
        case Phase.BIDDING:
            yield from _turns(state, pick)
        case Phase.STAKES:
            yield from _stakes(state, pick)
        case Phase.READ_OUT:
            yield TellAnswer()
            yield NoteAnswer(state.seats[0], "что-то")


def _turns(state: MatchState, pick: Pick[int]) -> Iterator[Command]:
    """Whoever is asked passes or bids; the bidding is opened again where it has fallen."""
    if state.auction is None or not state.auction.order:
        yield OpenBidding()
        return
    for seat in state.auction.order:
        yield PassBid(seat)
        legal = legal_bids(state, seat)
        if legal.least is not None and legal.most is not None:
            most = max(legal.least, legal.most)
            yield MakeBid(seat, Points(pick(range(legal.least, most + 1, legal.step))))
        if legal.all_in is not None:
            yield MakeBid(seat, legal.all_in)


def _stakes(state: MatchState, pick: Pick[int]) -> Iterator[Command]:
    yield StartReading()
    final = state.final
    staked = {stake.seat for stake in final.stakes} if final else set()
    for seat in final.finalists if final else ():
        if seat not in staked:
            yield MakeStake(seat, Points(1 + pick(range(scores(state)[seat]))))


def answers(game: Game, seat: Seat) -> None:
    """A seat presses while the buttons are live, and wins."""
    game.wait(TICK)
    game.press(seat)
    if game.phase is Phase.CONTEST:
        game.run_out()


def try_with_lot(game: Game, command: Command, pick: Pick[int]) -> Entry | Refused:
    """Submit a command, and once more with a lot where it needs one."""
    answer = game.ask(command)
    if isinstance(answer, Refused) and wanted(answer) and isinstance(command, LotCommand):
        among = wanted_lot(answer).order
        answer = game.ask(replace(command, lot=wanted_lot(answer, among[pick(range(len(among)))])))
    return answer


def step(game: Game, pick: Pick[int]) -> None:
    """One step on; there is one from every phase but those in which the match is over."""
    if game.state.paused:
        game.do(Resume())
    if game.phase is Phase.CONTEST or (game.phase is Phase.WINDOW and not game.state.overdue):
        game.run_out()
        return
    if game.phase is Phase.WINDOW:
        game.do(Nobody())
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

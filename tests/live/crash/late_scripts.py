"""A final, played by a program that will be killed: its lots are drawn, its scores are put right by hand."""

from collections.abc import Callable, Iterator
from random import Random

from station.rules.bidding import asked
from station.rules.board import chooser, unplayed
from station.rules.commands import (
    BindButtons,
    Choose,
    CollectAnswers,
    DrawChooser,
    EndMatch,
    EndRound,
    FinishReading,
    MakeBid,
    MakeStake,
    Nobody,
    NoteAnswer,
    PassBid,
    Rule,
    SetPoints,
    ShowBoard,
    StartExtra,
    StartFinal,
    StartReading,
    StartRound,
    TellAnswer,
)
from station.rules.model import MILLISECOND, Cell, Points, Seat
from station.rules.state import MatchState, Phase, scores
from tests.live.crash.player import Player

REASON = "для пробы"


def to(moment: str) -> Callable[[Player, Random], None]:
    """A way to this moment of the final."""

    def play(player: Player, _random: Random) -> None:
        for name in _final(player):
            if name == moment:
                return
        raise AssertionError(moment)

    return play


def _final(player: Player) -> Iterator[str]:
    player.ask(BindButtons(MILLISECOND))
    player.do(StartRound(), DrawChooser())
    yield "choosing"
    yield from _sell(player)
    yield from _play_out(player)
    player.do(EndRound())
    yield "between rounds"
    player.do(StartRound())
    yield from _play_out(player)
    player.do(EndRound())
    _set_points(player, 300, 200, 0)
    yield from _final_round(player)
    _set_points(player, 50, 50, 10)
    player.do(EndMatch(), StartExtra(1, 0), StartReading())
    yield "extra theme"


def _sell(player: Player) -> Iterator[str]:
    """The auction of Blue: who chose it bids first, of three players with different scores."""
    _set_points(player, 100, 200, 300)
    player.do(Choose(_state(player).auctions[0]))
    yield "bidding"
    player.do(MakeBid(_asked(player), Points(50)))
    yield "bidding, one bid"
    while _state(player).phase is Phase.BIDDING:
        player.do(PassBid(_asked(player)))
    yield "auction reading"
    player.do(FinishReading())
    yield "thinking"
    player.do(Rule(right=True), ShowBoard())


def _final_round(player: Player) -> Iterator[str]:
    player.do(StartFinal(), MakeStake(Seat(2), Points(70)))
    yield "stakes"
    player.do(MakeStake(Seat(1), Points(300)), StartReading())
    yield "final reading"
    player.do(FinishReading())
    yield "writing"
    player.do(CollectAnswers(), NoteAnswer(Seat(1), "Ответ"))
    yield "read-out"
    player.do(TellAnswer(), Rule(right=True))
    yield "final ruling"
    player.do(Rule(right=False))


def _play_out(player: Player) -> Iterator[str]:
    """All questions that are left on the board; nobody answers, and auctions go at their price."""
    for cell in unplayed(_state(player), _state(player).round):
        if _state(player).phase is Phase.REVEALED:
            player.do(ShowBoard())
        _play(player, cell)
    yield "played"


def _play(player: Player, cell: Cell) -> None:
    if chooser(_state(player)) is None:
        player.do(DrawChooser())
    player.do(Choose(cell))
    while _state(player).phase is Phase.BIDDING:
        seat, auction = _asked(player), _state(player).auction
        is_first = auction is not None and auction.highest is None
        score = scores(_state(player))[seat]
        player.do(MakeBid(seat, score) if is_first else PassBid(seat))
    if _state(player).phase is Phase.AUCTION_READING:
        player.do(FinishReading(), Rule(right=False))
    else:
        player.do(StartReading(), Nobody())


def _set_points(player: Player, *points: int) -> None:
    for seat, wanted in enumerate(points, start=1):
        if scores(_state(player))[Seat(seat)] != wanted:
            player.do(SetPoints(Seat(seat), Points(wanted), REASON))


def _state(player: Player) -> MatchState:
    return player.shown.state


def _asked(player: Player) -> Seat:
    auction = _state(player).auction
    seat = asked(auction) if auction else None
    assert seat is not None
    return seat


MOMENTS = (
    "choosing",
    "bidding",
    "bidding, one bid",
    "auction reading",
    "thinking",
    "between rounds",
    "stakes",
    "final reading",
    "writing",
    "read-out",
    "final ruling",
    "extra theme",
)

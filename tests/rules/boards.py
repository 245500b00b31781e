"""Games by choice: short ones that stand at a board, and the moves that lead through a question."""

from dataclasses import replace

import pytest

from station.rules.bidding import asked
from station.rules.board import chooser, unplayed
from station.rules.commands import (
    Begin,
    Choose,
    Clarify,
    Command,
    DeclineSpare,
    EndRound,
    EndTheme,
    FinishReading,
    Leave,
    LotCommand,
    MakeBid,
    NameChooser,
    Nobody,
    PassBid,
    Remove,
    Rule,
    Seen,
    SetPoints,
    ShowBoard,
    StartReading,
    StartRound,
    Warn,
    Withdraw,
)
from station.rules.entries import Entry
from station.rules.faults import faults
from station.rules.model import Cell, HowNamed, Points, Seat
from station.rules.records import Auction, BidKind
from station.rules.refusals import Refused
from station.rules.state import Phase, scores
from tests.rules.games import Game, N, lineup, regulation, theme

REASON = "так решил ведущий"
away = pytest.mark.parametrize("how", ["removed", "left"])
"""Both ways out of a game: removed (S4.18), or on one's own (S2.3)."""


def begin_at(
    stage: str = "final", *auctions: tuple[int, int], themes: int = 2, players: int = 3, spare: bool = True
) -> Begin:
    """A game of few themes in each round; its auctions lie there, those of other rounds where lots say."""
    found = regulation(N).stage(stage)
    rounds = (replace(part, themes=themes, themes_least=themes, themes_most=themes) for part in found.rounds)
    played = replace(found, rounds=tuple(rounds))
    return Begin(
        match_id="0e" * 16,
        regulation=regulation(N),
        stage=played,
        lineup=lineup(players),
        themes=tuple(theme(number, spare=spare) for number in range(played.themes)),
        reserves=(theme(9),),
        auctions=tuple(Cell(*place) for place in auctions),
    )


class Board(Game):
    """A game with rounds by choice; its state is sound after every command."""

    def ask(self, command: Command, seen: Seen | None = None) -> Entry | Refused:
        """Submit a command now and keep what it did."""
        answer = super().ask(command, seen)
        assert faults(self.state) == (), (command, self.phase)
        return answer

    @property
    def chooser(self) -> Seat | None:
        """Whose choice it is."""
        return chooser(self.state)

    @property
    def auction(self) -> Auction:
        """The auction that is open."""
        assert self.state.auction is not None, self.phase
        return self.state.auction

    @property
    def turns(self) -> list[tuple[int, BidKind, int]]:
        """What became of each turn of the bidding."""
        return [(bid.seat, bid.kind, bid.amount) for bid in self.auction.bids]

    @property
    def asked(self) -> Seat:
        """Whose turn it is in the bidding."""
        seat = asked(self.auction)
        assert seat is not None, self.turns
        return seat

    def start(self, *places: int) -> Entry:
        """The next round by choice begins; auctions that are drawn lie in these places."""
        return self.draw(StartRound(), *places)

    def wanted(self, command: LotCommand) -> dict[str, str | int]:
        """The lot that a command asks for: its purpose, and among whom."""
        refused = self.refused(command)
        assert refused.code == "lot-needed", refused
        return dict(refused.parameters)

    def name(self, seat: int, how: HowNamed = HowNamed.AGREED) -> None:
        """Among several this one chooses."""
        self.do(NameChooser(Seat(seat), how))

    def set_points(self, *points: int) -> None:
        """The scores are put right by hand, seat by seat."""
        for (seat, now), wanted in zip(scores(self.state).items(), points, strict=True):
            if now != wanted:
                self.do(SetPoints(seat, Points(wanted), REASON))

    def choose(self, theme: int, row: int, *order: int) -> Entry:
        """The chooser names theme and price; equals are asked in this order, should it be an auction."""
        if self.phase is Phase.REVEALED:
            self.do(ShowBoard())
        return self.draw(Choose(Cell(theme, row)), *order)

    def ask_cell(self, theme: int, row: int, *wrong: int, right: int | None = None) -> None:
        """A question is chosen and read; these seats answer one after another, then nobody else does."""
        self.choose(theme, row)
        self.do(StartReading())
        for seat in wrong:
            self.rule(seat, right=False)
        if right is not None:
            self.rule(right, right=True)
        elif self.phase is Phase.READING:
            self.do(Nobody())

    def withdraw(self) -> None:
        """The question is withdrawn and its cell stays empty."""
        self.do(Withdraw())
        if self.phase is Phase.SPARE_OFFER:
            self.do(DeclineSpare())

    def bid(self, seat: int, amount: int) -> Entry:
        """This seat bids so much."""
        return self.do(MakeBid(Seat(seat), Points(amount)))

    def passes(self, *numbers: int) -> None:
        """These seats do not raise, one after another."""
        self.do(*(PassBid(Seat(number)) for number in numbers))

    def sell_to(self, seat: int, amount: int) -> None:
        """The open auction becomes this seat's at this bid, all others pass."""
        if self.asked != seat and self.auction.highest is None:
            self.bid(self.asked, self.auction.price)
        while self.phase is Phase.BIDDING:
            if self.asked == seat:
                self.bid(seat, amount)
            else:
                self.do(PassBid(self.asked))

    def lead_to(self, phase: Phase) -> None:
        """The auction's question, which is to be read, comes to this phase."""
        if phase is not Phase.AUCTION_READING:
            self.do(FinishReading())
        if phase is Phase.CLARIFYING:
            self.do(Clarify())

    def after_sale(self, *, right: bool) -> Seat | None:
        """The auction's player is ruled on; who chooses next."""
        if self.phase is Phase.AUCTION_READING:
            self.do(FinishReading())
        self.do(Rule(right=right))
        return self.chooser

    def bidding_refused(self, command: Command) -> Refused:
        """A refusal of the bidding names its clause and leaves everything as it was."""
        before = self.state
        refused = self.refused(command)
        assert (refused.clause, self.state) == ("N4.8", before), refused
        return refused

    def bid_refused(self, seat: int, amount: int) -> Refused:
        """The same of a bid."""
        return self.bidding_refused(MakeBid(Seat(seat), Points(amount)))

    @property
    def sold(self) -> tuple[Seat | None, int]:
        """Whose question the auction has become, and at which stake."""
        assert self.phase is Phase.AUCTION_READING
        assert self.auction.highest is not None
        return self.state.answerer, self.auction.highest.amount

    def remove(self, seat: int) -> None:
        """The player has been warned, and is removed."""
        self.do(Warn(Seat(seat), REASON), Remove(Seat(seat), REASON))

    def lose(self, seat: int, how: str) -> None:
        """The player is not in the game any more: removed, or has left."""
        if how == "removed":
            self.remove(seat)
        else:
            self.do(Leave(Seat(seat)))

    def play_rest(self) -> None:
        """Every question of the round that is left is given up at once, and the round ends."""
        for cell in unplayed(self.state, self.state.round):
            self.choose(cell.theme, cell.row)
            if self.state.auction:
                self._sell()
                self.after_sale(right=False)
            else:
                self.do(StartReading(), Nobody())
        self.do(EndRound())

    def _sell(self) -> None:
        """Who chose bids the price where it is not bid already, nobody raises."""
        if self.auction.highest is None:
            self.bid(self.auction.opener, self.auction.price)
        while self.phase is Phase.BIDDING:
            self.do(PassBid(self.asked))


def at_board(
    *auctions: tuple[int, int], chooser: int | None = 1, players: int = 3, spare: bool = True
) -> Board:
    """A final whose Blue round has begun, the choice agreed on; its auction lies in 1, 4 unless told."""
    places = auctions or ((1, 4),)
    game = Board(begin_at("final", *places, players=players, spare=spare))
    game.start()
    if chooser is not None:
        game.name(chooser)
    return game


def at_auction(*points: int, chooser: int = 1, order: tuple[int, ...] = (), spare: bool = True) -> Board:
    """An auction at the price of 30 has been chosen in Blue of a final, at these scores."""
    game = at_board((0, 2), chooser=chooser, players=len(points), spare=spare)
    game.set_points(*points)
    game.choose(0, 2, *order)
    return game


def red(*answers: int, players: int = 3) -> Board:
    """The Red round of a semifinal has begun, its auction in 1, 4.

    Blue was one theme: to its questions these seats answered, rightly, or wrongly where the number is
    negative; to the rest nobody did.
    """
    game = Board(begin_at("semifinal", (1, 4), themes=1, players=players))
    for seat in answers:
        game.read()
        game.rule(abs(seat), right=seat > 0)
        if seat < 0:
            game.nobody()
    game.skip(5 - len(answers))
    game.do(EndTheme())
    game.start()
    return game

"""Whose each button is: what was learnt, what is remembered, what is lost and what is back.

The law of this file: a press counts for the seat that was told to have this button when it was made, or for
nobody. What gives a button to another seat is an order of the host, or the press of who was asked; and that
press itself does not count.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from drivers.devices import DeviceReport, DeviceState, Identity, Kind
from drivers.presses import Press
from station.rules.model import Seat
from station.seats.boards import Board, Boards, boards_of
from station.seats.doubts import is_stuck, of_device
from station.seats.model import Binding, Bound, Doubt, SeatButton, Seats, TableView

_HEARD = frozenset({Bound.READY, Bound.PROPOSED})
_EQUIPPED = _HEARD | {Bound.LOST}
_LET_IN = frozenset({DeviceState.UNREAD, DeviceState.READ, DeviceState.GRABBED})


def _never(_kind: Kind) -> None:
    return None


class Assignment:
    """The buttons at a table. No thread, no clock and no device: who uses it tells it what happens.

    ``is_live``: a press may decide a race now, so none is taken for an answer to
    the question whose button it is. ``spared``: sources on which the host types; no button is learnt there.
    ``changes``: grows with whatever there is new to show, other than presses.
    """

    def __init__(
        self, remembered: Iterable[Binding] = (), drowsy_after: Callable[[Kind], int | None] = _never
    ) -> None:
        """Begin with what was remembered of the last time.

        ``drowsy_after``: the nanoseconds of silence after which a device may have switched itself off; None
        for a kind that does not.
        """
        self._boards = Boards(boards_of(remembered))
        self._drowsy_after = drowsy_after
        self._seats: tuple[Seat, ...] = ()
        self._confirmed: set[Seat] = set()
        self._masked: set[Seat] = set()
        self._equipped: set[Seat] = set()
        self._learning: Seat | None = None
        self._ordered_at = 0
        self._waiting: Seat | None = None
        self._bound: dict[Seat, Bound] = {}
        self._heard: dict[Seat, Binding] = {}
        self._last: tuple[Seat, Press] | None = None
        self._lasts: dict[Seat, Press] = {}
        self._lookup = Seats({})
        self.is_live = False
        self.spared: frozenset[str] = frozenset()
        self.changes = 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those that play."""
        return self._seats

    @property
    def asked(self) -> Seat | None:
        """Whose press is waited for: to learn its button, or to tell which device is its own."""
        return self._waiting if self._learning is None and not self.is_live else self._learning

    @property
    def bindings(self) -> tuple[Binding, ...]:
        """All, for the next time."""
        found = (
            Binding(seat, b.identity, button) for b in self._boards.all for seat, button in b.seats.items()
        )
        return tuple(sorted(found, key=lambda binding: binding.seat))

    @property
    def wanted(self) -> frozenset[str]:
        """The sources that must be heard: of those who play, and those that may be theirs."""
        boards = [board for seat in self._seats for board in self._boards_for(seat)]
        return frozenset(board.identity.source for board in boards if board.went is None)

    @property
    def heard(self) -> Mapping[Seat, Binding]:
        """The buttons whose presses count, by their seats."""
        return self._heard

    @property
    def equipped(self) -> tuple[Seat, ...]:
        """Whose button is a device's: heard, or lost and not given up by the host. In order."""
        return tuple(sorted(self._equipped))

    def attend(self, seats: tuple[Seat, ...], equipped: Iterable[Seat] = ()) -> None:
        """These play, and none of them has pressed yet; ``equipped``: as the match was left."""
        self._seats = seats
        self._equipped = set(equipped).intersection(seats)
        self._lasts.clear()
        self._last = None
        self._renew()

    def see(self, reports: Iterable[DeviceReport], now: int) -> frozenset[Seat]:
        """Hear how all devices stand that are there; who has lost its button by that."""
        before = self._heard.keys()
        self._boards.see(reports, now)
        self._renew()
        return frozenset(before - self._heard.keys())

    def lose(self, identities: Iterable[Identity]) -> frozenset[Seat]:
        """Hear that these were unplugged, even if they are there again; who has lost its button by that."""
        before = self._heard.keys()
        self._boards.lose(identities)
        self._renew()
        return frozenset(before - self._heard.keys())

    def lose_sight(self) -> None:
        """Nobody knows what was unplugged meanwhile, and what is there must be known again."""
        self._boards.lose([board.identity for board in self._boards.there])
        self._renew()

    def learn(self, seat: Seat | None, at: int) -> None:
        """The next press of any button is this seat's, if it is made after ``at``; None: nobody's.

        The host orders it by a key, whose own press may be told by the driver when the order was given.
        """
        self._learning, self._ordered_at = seat, at
        self._renew()

    def swap(self, seat: Seat, other: Seat) -> None:
        """Each of the two has the other one's button, confirmed and switched off or not as it was."""
        moved = [(self._board_of(old), old, new) for old, new in ((seat, other), (other, seat))]
        buttons = [(board, new, board.seats.pop(old)) for board, old, new in moved if board is not None]
        for board, new, button in buttons:
            board.seats[new] = button
        for marks in (self._confirmed, self._masked, self._equipped):
            if len(marks & {seat, other}) == 1:
                marks.symmetric_difference_update({seat, other})
        for who in (seat, other):
            self._lasts.pop(who, None)
        self._renew()

    def forget(self, seat: Seat) -> None:
        """The seat has no button of a device."""
        self._take_from(seat)
        self._renew()

    def mask(self, seat: Seat, *, off: bool) -> None:
        """Presses of the seat's button count for nobody, or for the seat again."""
        (self._masked.add if off else self._masked.discard)(seat)
        self._renew()

    def press(self, press: Press) -> Seat | None:
        """Whose button was pressed, None when the press counts for nobody."""
        seat, asked = self._lookup.seat_of(press), self.asked
        if asked is not None and self._answers(press, seat):
            self._take_answer(asked, press)
            return None
        if seat is None:
            return None
        if seat not in self._confirmed:
            self._confirm(seat)
        self.note(seat, press)
        return None if seat in self._masked else seat

    def is_bound(self, press: Press) -> bool:
        """Whether the button is somebody's, switched off or not."""
        return self._lookup.seat_of(press) is not None

    def note(self, seat: Seat, press: Press) -> None:
        """A seat has pressed something else: a key of the terminal."""
        self._last = seat, press
        self._lasts[seat] = press

    def view(self, now: int, *, is_trial: bool = False) -> TableView:
        """How all stand, at a moment of CLOCK_MONOTONIC in nanoseconds."""
        told = tuple(self._told(seat, now) for seat in self._seats)
        return TableView(told, self.asked, is_trial, self._last)

    def _board_of(self, seat: Seat) -> Board | None:
        return next((board for board in self._boards.all if seat in board.seats), None)

    def _boards_for(self, seat: Seat) -> list[Board]:
        board = self._board_of(seat)
        if board is None:
            return []
        return [board] if board.went is None else self._boards.candidates(board)

    def _answers(self, press: Press, seat: Seat | None) -> bool:
        """Whether a press answers the question whose button it is."""
        if press.source in self.spared or self._boards.at(press.source) is None:
            return False
        if self._learning is not None:
            return press.at > self._ordered_at and (seat is None or not self.is_live)
        return self._waiting is not None and self._tells_which(self._waiting, press)

    def _tells_which(self, asked: Seat, press: Press) -> bool:
        """A device is asked for, and no button: the host may type on one that is like it."""
        lost = self._board_of(asked)
        sources = {board.identity.source for board in self._boards_for(asked)}
        return lost is not None and press.source in sources and press.button in lost.seats.values()

    def _take_answer(self, asked: Seat, press: Press) -> None:
        board, lost = self._boards.at(press.source), self._board_of(asked)
        if board is None:
            return
        if lost is not None and lost.went is not None and board in self._boards.candidates(lost):
            self._boards.identify(lost, board)
        owner = next((seat for seat, button in board.seats.items() if button == press.button), None)
        if owner is None or self._learning is not None:
            for seat in filter(None, (asked, owner)):
                self._take_from(seat)
            board.seats[asked] = press.button
            owner = asked
        self._learning = None
        self.note(owner, press)
        self._confirm(owner)

    def _take_from(self, seat: Seat) -> None:
        board = self._board_of(seat)
        if board is not None:
            del board.seats[seat]
        for marks in (self._confirmed, self._masked, self._equipped):
            marks.discard(seat)
        self._lasts.pop(seat, None)

    def _confirm(self, seat: Seat) -> None:
        board = self._board_of(seat)
        if board is not None:
            board.is_sure = True
        self._confirmed.add(seat)
        self._renew()

    def _renew(self) -> None:
        """Follow a change."""
        self.changes += 1
        self._bound = {seat: self._stands(seat) for seat in self._seats}
        self._equipped.update(seat for seat, bound in self._bound.items() if bound in _EQUIPPED)
        self._waiting = next((seat for seat in self._seats if self._bound[seat] is Bound.ASKED), None)
        bindings = {binding.seat: binding for binding in self.bindings}
        self._heard = {seat: bindings[seat] for seat, bound in self._bound.items() if bound in _HEARD}
        self._lookup = Seats({(b.identity.source, b.button): seat for seat, b in self._heard.items()})

    def _stands(self, seat: Seat) -> Bound:
        board = self._board_of(seat)
        missing = Bound.LOST if seat in self._equipped else Bound.UNBOUND
        if board is None:
            return missing
        if board.went is None:
            if not self._is_let_in(board):
                return Bound.LOST
            return Bound.READY if seat in self._confirmed else Bound.PROPOSED
        if any(self._is_let_in(candidate) for candidate in self._boards.candidates(board)):
            return Bound.ASKED
        return Bound.LOST if board.was_seen else missing

    def _is_let_in(self, board: Board) -> bool:
        report = self._boards.report(board)
        return report is not None and report.state in _LET_IN

    def _told(self, seat: Seat, now: int) -> SeatButton:
        bound, board = self._bound[seat], self._board_of(seat)
        if board is None or bound is Bound.UNBOUND:
            masked = bound is Bound.LOST and seat in self._masked
            return SeatButton(seat, bound, masked=masked, last=self._lasts.get(seat))
        binding, report = Binding(seat, board.identity, board.seats[seat]), self._boards.report(board)
        if report is None:
            return SeatButton(seat, bound, binding, masked=seat in self._masked, last=self._lasts.get(seat))
        return SeatButton(
            seat,
            bound,
            binding,
            grabbed=report.state is DeviceState.GRABBED,
            interval=report.interval,
            held=any(down.button == binding.button for down in report.held),
            masked=seat in self._masked,
            doubts=frozenset(self._doubts(board, report, binding.button, now)),
            last=self._lasts.get(seat),
        )

    def _doubts(self, board: Board, report: DeviceReport, button: str, now: int) -> Iterator[Doubt]:
        drowsy_after = self._drowsy_after(board.identity.kind)
        yield from of_device(report, drowsy_after=drowsy_after, since=board.since, now=now)
        if is_stuck(report, button, now):
            yield Doubt.STUCK
        if board.identity.source in self.spared:
            yield Doubt.HOST_KEYBOARD
        least = self._least_interval
        if report.interval is not None and least is not None and report.interval > least:
            yield Doubt.UNLIKE_INTERVALS

    @property
    def _least_interval(self) -> int | None:
        """How often the quickest of the devices is asked on which somebody plays; None: nobody knows."""
        boards = filter(None, map(self._board_of, self._heard))
        reports = filter(None, map(self._boards.report, boards))
        return min((report.interval for report in reports if report.interval is not None), default=None)

"""Which devices are there, which are gone, and which of those that come were here before.

The law of this file: where a device is plugged in tells nothing of which one it is. One that comes back is
taken for one that is gone only if no other one of its kind and serial number is gone, and no other one is
there that is nobody's; in any other case somebody must press.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from drivers.devices import DeviceReport, Identity, Kind
from station.rules.model import Seat
from station.seats.model import Binding


class Likeness(NamedTuple):
    """What a device tells of itself wherever it is plugged in; cheap boards share even serial numbers."""

    kind: Kind
    serial: str


def likeness(identity: Identity) -> Likeness:
    """By which a device can be told from others, if at all."""
    return Likeness(identity.kind, identity.serial)


@dataclass(eq=False, slots=True)
class Board:
    """A device from when it was plugged in, with the buttons on it that are somebody's.

    ``came`` and ``went``: the numbers of those moments, in the order in which things happened; ``went`` is
    None while it is there. ``since``: when it came, in nanoseconds of CLOCK_MONOTONIC. ``was_seen``: it was
    here since the station was started; else it is remembered. ``is_sure``: somebody has pressed on it.
    ``is_disputed``: there were several that it could have been.
    """

    identity: Identity
    came: int = 0
    went: int | None = None
    since: int = 0
    seats: dict[Seat, str] = field(default_factory=dict)
    was_seen: bool = False
    is_sure: bool = False
    is_disputed: bool = False

    def is_like(self, other: "Board") -> bool:
        """Whether the two cannot be told from each other."""
        return likeness(self.identity) == likeness(other.identity)


def boards_of(remembered: Iterable[Binding]) -> Iterator[Board]:
    """The devices with the buttons that they had: one for each seat, and each for one."""
    boards: dict[Identity, dict[Seat, str]] = {}
    seated: set[Seat] = set()
    for seat, identity, button in remembered:
        seats = boards.setdefault(identity, {})
        if seat not in seated and button not in seats.values():
            seats[seat] = button
            seated.add(seat)
    return (Board(identity, went=0, seats=seats) for identity, seats in boards.items() if seats)


class Boards:
    """All devices that are there, and those that are gone and may come back."""

    def __init__(self, remembered: Iterable[Board] = ()) -> None:
        self._gone = list(remembered)
        self._there: dict[str, Board] = {}
        self._reports: dict[str, DeviceReport] = {}
        self._moment = 0

    @property
    def there(self) -> Iterable[Board]:
        """Those that are plugged in."""
        return self._there.values()

    @property
    def all(self) -> Iterator[Board]:
        """All of them, gone ones too."""
        yield from (*self._there.values(), *self._gone)

    def at(self, source: str) -> Board | None:
        """The device whose presses name this source."""
        return self._there.get(source)

    def report(self, board: Board) -> DeviceReport | None:
        """How a device stands; None when it is gone."""
        return self._reports.get(board.identity.source) if board.went is None else None

    def candidates(self, lost: Board) -> list[Board]:
        """Which may be the one that is gone; none, if all of them were there before it went."""
        free = self._free_like(lost)
        return free if any(self._came_later(board, lost) for board in free) else []

    def lose(self, identities: Iterable[Identity]) -> None:
        """These were unplugged."""
        self._moment += 1
        for identity in identities:
            board = self._there.get(identity.source)
            if board is not None:
                self._let_go(board)

    def see(self, reports: Iterable[DeviceReport], now: int) -> None:
        """These are all that are there."""
        self._reports = {report.identity.source: report for report in reports}
        self.lose([board.identity for board in self._there.values() if not self._is_still_there(board)])
        self._moment += 1
        come = [
            Board(report.identity, self._moment, since=now, was_seen=True)
            for source, report in self._reports.items()
            if source not in self._there
        ]
        for board in come:
            self._there[board.identity.source] = board
        for board in come:
            self._doubt_proposals(board)
        for board in come:
            self._know_again(board)

    def identify(self, lost: Board, board: Board) -> None:
        """The one that is there is the one that was gone."""
        board.seats |= lost.seats
        board.is_sure = board.is_sure or lost.is_sure
        self._gone.remove(lost)

    def _is_still_there(self, board: Board) -> bool:
        report = self._reports.get(board.identity.source)
        return report is not None and report.identity == board.identity

    def _let_go(self, board: Board) -> None:
        del self._there[board.identity.source]
        board.went = self._moment
        if board.seats or not any(self._came_later(board, lost) for lost in self._gone_like(board)):
            self._gone.append(board)

    def _doubt_proposals(self, come: Board) -> None:
        """Of two that are alike nobody can say which one was remembered, until somebody has pressed."""
        for board in list(self._there.values()):
            if board.is_like(come) and board.seats and not board.is_sure:
                doubted = Board(board.identity, went=0, seats=board.seats, was_seen=True, is_disputed=True)
                self._gone.append(doubted)
                board.seats = {}

    def _know_again(self, board: Board) -> None:
        gone = [lost for lost in self._gone if lost.is_like(board)]
        if not any(lost.seats for lost in gone):
            self._gone = [lost for lost in self._gone if lost not in gone[:1]]
        elif len(gone) == len(self._free_like(board)) == 1:
            if not gone[0].is_disputed:
                self.identify(gone[0], board)
        else:
            for lost in gone:
                lost.is_disputed = True

    def _gone_like(self, board: Board) -> list[Board]:
        return [lost for lost in self._gone if lost.seats and lost.is_like(board)]

    def _free_like(self, lost: Board) -> list[Board]:
        return [board for board in self._there.values() if not board.seats and board.is_like(lost)]

    @staticmethod
    def _came_later(board: Board, lost: Board) -> bool:
        return lost.went is not None and board.came > lost.went

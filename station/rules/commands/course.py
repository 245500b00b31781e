"""What begins, ends, stops and rewinds a match and its parts."""

from dataclasses import dataclass

from station.rules.model import Cell, Lineup, Lot, Nanoseconds, Seat, Theme, WhyPaused
from station.rules.regulation import Regulation, Stage


@dataclass(frozen=True, slots=True)
class Begin:
    """Start a match: everything that it needs to be played and understood later.

    ``final_themes``: of one question each, for the final round; the first is played, the others stand in
    reserve. ``auctions``: set by the pack or the host; a round without any gets them by lot (N4.7).
    ``absent``: who has not come (S4.3). ``date``: the day of the game as YYYY-MM-DD, empty where unknown.
    """

    match_id: str
    regulation: Regulation
    stage: Stage
    lineup: Lineup
    themes: tuple[Theme, ...]
    reserves: tuple[Theme, ...] = ()
    pack_title: str = ""
    pack_digest: str = ""
    title: str = ""
    final_themes: tuple[Theme, ...] = ()
    auctions: tuple[Cell, ...] = ()
    absent: tuple[Seat, ...] = ()
    date: str = ""


@dataclass(frozen=True, slots=True)
class StartTheme:
    """The host reminds everybody of the next theme's name (S4.8)."""


@dataclass(frozen=True, slots=True)
class EndTheme:
    """The theme is over: the scores are announced (S4.15)."""


@dataclass(frozen=True, slots=True)
class StartRound:
    """A round by choice begins; its auctions are drawn unless they were set (N4.7)."""

    lot: Lot | None = None


@dataclass(frozen=True, slots=True)
class EndRound:
    """A round by choice is played: the scores are announced."""


@dataclass(frozen=True, slots=True)
class EndMatch:
    """All is played: places are given (N4.12, S4.16); also anew after an extra theme."""


@dataclass(frozen=True, slots=True)
class StartExtra:
    """Those who share the place play an extra theme: a reserve, or one from paper (N4.13, S3.5)."""

    place: int
    reserve: int | None = None


@dataclass(frozen=True, slots=True)
class LeaveOpen:
    """The tie waits until the other games of the stage are over (N4.13)."""


@dataclass(frozen=True, slots=True)
class Pause:
    """The match clock stands still, buttons are dead.

    ``why``: the reason, None where nobody has told it yet; ``text``: more of it, in the host's words.
    """

    why: WhyPaused | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Resume:
    """The match goes on."""


@dataclass(frozen=True, slots=True)
class BindButtons:
    """How long after it was made a press may be heard of, by the slowest of the sources, in nanoseconds.

    ``equipped``: whose button is a device's, be the device gone. No act: not undone.
    """

    lag: Nanoseconds
    equipped: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Undo:
    """That did not happen: the last act that stands, named by its number so that no other one falls."""

    act: int


@dataclass(frozen=True, slots=True)
class Redo:
    """The act that was undone last happened after all; its number is named so that no other comes back."""

    act: int


@dataclass(frozen=True, slots=True)
class Reopen:
    """The match was opened from its file: it stands paused where it was. No act: not undone."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What the sender of a host's key saw: a command aimed at another moment is refused.

    ``entered`` is the number of the phase's entry (``MatchState.entered``), which is never used twice.
    """

    cell: Cell | None
    phase: str
    entered: int

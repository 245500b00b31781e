"""A regulation as values: what differs between one club's rules and another's, each with its clause."""

from dataclasses import dataclass, replace
from enum import StrEnum

from station.rules.model import NO_POINTS, NO_TIME, Nanoseconds, Points


class WhenOver(StrEnum):
    """What the host is offered when a clock of the answering player has run out."""

    WRONG = "wrong"
    HOST = "host"


class Order(StrEnum):
    """How the questions of a round follow each other (N4.3)."""

    SEQUENCE = "sequence"
    CHOICE = "choice"


class FirstChooser(StrEnum):
    """Who chooses first in a round by choice (N4.3): anybody by agreement or lot, or the lowest score."""

    AGREEMENT = "agreement"
    LOWEST = "lowest"


class CloseRace(StrEnum):
    """Who answers where presses are nearer to each other than their stamps may be off (N4.5.1)."""

    STAMP = "stamp"
    LOT = "lot"
    HOST = "host"


@dataclass(frozen=True, slots=True)
class Round:
    """A round: how many themes it has (and may have), and the prices of a theme from top to bottom.

    ``auctions``: how many of its questions are auctions, in a round by choice (N4.7). ``titles``: what people
    call it, by language; a game of one round needs no name for it.
    """

    code: str
    themes: int
    themes_least: int
    themes_most: int
    prices: tuple[Points, ...]
    order: Order = Order.SEQUENCE
    first_chooser: FirstChooser = FirstChooser.AGREEMENT
    auctions: int = 0
    titles: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Stage:
    """A kind of game of the championship; ``ties`` are the places that must not stay shared."""

    code: str
    titles: tuple[tuple[str, str], ...]
    rounds: tuple[Round, ...]
    ties: tuple[int, ...]
    final_round: bool = False
    """Whether those with a positive score stake their points on a last question (N4.10, N4.11)."""

    @property
    def themes(self) -> int:
        """How many themes are played."""
        return sum(part.themes for part in self.rounds)

    def round_of(self, theme: int) -> Round:
        """The round that plays the theme with this number, counted from 0 through all rounds."""
        for part in self.rounds:
            if theme < part.themes:
                return part
            theme -= part.themes
        raise IndexError(theme)

    def slots(self) -> tuple[tuple[int, int], ...]:
        """For each theme of the boards its round's number and its place in the round, both from 0."""
        return tuple((number, slot) for number, part in enumerate(self.rounds) for slot in range(part.themes))

    def with_themes(self, number: int) -> "Stage":
        """This stage with another number of themes in its only round, within the bounds of S4.1."""
        (part,) = self.rounds
        return replace(self, rounds=(replace(part, themes=number),))


@dataclass(frozen=True, slots=True)
class Times:
    """The clocks of a question, in nanoseconds."""

    window: Nanoseconds
    """After the reading ends (N4.5.5, S4.10); afresh after a wrong answer given after the reading."""
    answer: Nanoseconds
    """From the press to the answer (S4.11); N is silent, the clock is only shown."""
    clarification: Nanoseconds
    """From the demand for a closer answer (N4.5.2, S4.17)."""
    thinking: Nanoseconds = NO_TIME
    """For the player of an auction, from the end of the reading (N4.8); none without auctions."""
    writing: Nanoseconds = NO_TIME
    """For the written answers of the final round (N4.11.2); none without that round."""


@dataclass(frozen=True, slots=True)
class Regulation:
    """A club's regulation. ``clauses`` names, for each value by its dotted name, the clause it rests on."""

    code: str
    titles: tuple[tuple[str, str], ...]
    players_least: int
    players_most: int
    players_usual: int
    times: Times
    answer_over: WhenOver
    clarification_over: WhenOver
    clarification_aloud: bool
    """Whether the demand to be more exact is made aloud, so that the hall may see it (S4.17, N4.5.2)."""
    spares_per_theme: int
    """How many withdrawn questions of a theme may be replaced by its spare (N4.5.8)."""
    stages: tuple[Stage, ...]
    clauses: tuple[tuple[str, str], ...]
    extra_prices: tuple[Points, ...] = ()
    """The prices of an extra theme between equals (N4.13, S3.5)."""
    bid_step: Points = NO_POINTS
    """Bids are multiples of this, but for an all-in (N4.8); none without auctions."""
    close_race: CloseRace = CloseRace.STAMP
    """Equal stamps are settled by lot, unless the host settles what is close."""

    def clause(self, value: str) -> str:
        """The clause that a value rests on, or an empty text where the regulation is silent."""
        return dict(self.clauses).get(value, "")

    def stage(self, code: str) -> Stage:
        """The stage with this code; KeyError when there is none."""
        return {stage.code: stage for stage in self.stages}[code]

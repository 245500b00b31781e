"""What the form of a new match holds, and what a key in one of its fields changes.

Nothing here shows, reads or begins anything.
"""

import random
from collections.abc import Callable, Sequence
from enum import StrEnum

from screens.services import PackChoice, SetupMemory
from screens.setup.completion import Names
from screens.setup.line_edit import line_edit, proposal
from screens.setup.number import Number
from screens.setup.selection import Wish
from station.rules.model import Lineup, Seat
from station.rules.regulation import Regulation, Stage
from station.setup import lineup_of, theme_bounds

Shuffle = Callable[[list[int]], None]
"""Puts numbers into a random order in place, every order equally likely."""

LOT: Shuffle = random.SystemRandom().shuffle
"""The lot that nobody can foresee."""


class Field(StrEnum):
    """The fields from top to bottom, what changes most first; the last one starts the match."""

    PLAYER_1 = "player-1"
    PLAYER_2 = "player-2"
    PLAYER_3 = "player-3"
    PLAYER_4 = "player-4"
    HOST = "host"
    ASSISTANT = "assistant"
    REGULATION = "regulation"
    STAGE = "stage"
    THEMES = "themes"
    PACK = "pack"
    WAY = "way"
    FIRST = "first"
    START = "start"


PLAYERS = (Field.PLAYER_1, Field.PLAYER_2, Field.PLAYER_3, Field.PLAYER_4)
"""The fields of the seats 1 to 4."""


class Draft:
    """A match that is being set up. ``regulations`` holds at least one.

    ``numbers`` and ``names`` are what stands in the fields of these kinds; ``absent`` are the fields of the
    players who have not come. ``by_lot``: the pack's themes come in an order that is drawn; ``picked``: those
    that come first. ``pack_title`` and ``pack_themes``, how many it has, are the file's name and 0 until the
    pack was read. ``known``: names that can be proposed.
    """

    def __init__(
        self,
        regulations: Sequence[Regulation],
        packs: Sequence[PackChoice],
        memory: SetupMemory,
        shuffle: Shuffle = LOT,
    ) -> None:
        """Begin with what the last match had."""
        self.regulations = regulations
        self.packs = packs
        self.known = Names()
        self._shuffle = shuffle
        self._regulation = _place([known.code for known in regulations], memory.regulation)
        self._stage = _place([stage.code for stage in self.regulation.stages], memory.stage)
        self._pack = _place([str(choice.path) for choice in packs], memory.pack)
        first = memory.next_theme if self.pack and str(self.pack.path) == memory.pack else 1
        self.proposed_first = Number(str(first))
        self.numbers = {Field.THEMES: self._usual_themes(), Field.FIRST: self.proposed_first}
        if self.theme_bounds and self.theme_bounds[0] <= memory.themes <= self.theme_bounds[1]:
            self.numbers[Field.THEMES] = Number(str(memory.themes))
        self.names = {Field.HOST: proposal(memory.host), Field.ASSISTANT: proposal(memory.assistant)}
        self.absent: frozenset[Field] = frozenset()
        for number, field in enumerate(PLAYERS):
            self.names[field] = proposal("".join(memory.players[number : number + 1]))
        self.by_lot = memory.by_lot
        self.picked: tuple[int, ...] = ()
        self._drawn: list[int] = []
        self._forget_pack()

    @property
    def regulation(self) -> Regulation:
        """The regulation to play by."""
        return self.regulations[self._regulation]

    @property
    def stage(self) -> Stage:
        """The stage, with as many themes as were asked for."""
        stage = self._plain_stage
        return stage.with_themes(self.numbers[Field.THEMES].value) if self.theme_bounds else stage

    @property
    def _plain_stage(self) -> Stage:
        return self.regulation.stages[self._stage]

    @property
    def theme_bounds(self) -> tuple[int, int] | None:
        """The least and the most themes of the stage; None where there is no choice."""
        least, most = theme_bounds(self._plain_stage)
        return (least, most) if least < most else None

    @property
    def pack(self) -> PackChoice | None:
        """The pack to play from, when there is any."""
        return self.packs[self._pack] if self.packs else None

    @property
    def players(self) -> tuple[Field, ...]:
        """The fields of the seats that the regulation allows."""
        return PLAYERS[: self.regulation.players_most]

    @property
    def lineup(self) -> Lineup:
        """The people as they were typed."""
        players = (self.names[field].text for field in self.players)
        return lineup_of(players, self.names[Field.HOST].text, self.names[Field.ASSISTANT].text)

    @property
    def absent_seats(self) -> tuple[Seat, ...]:
        """The seats of the named players who have not come (S4.3)."""
        seats = {Seat(number): field for number, field in enumerate(PLAYERS, 1)}
        return tuple(seat for seat in self.lineup.seats if seats[seat] in self.absent)

    def mark_absent(self, field: Field) -> None:
        """Say of the player named in this field that he has not come, or that he has after all."""
        if field in PLAYERS and self.names[field].text.strip():
            self.absent ^= {field}

    def offered(self, field: Field) -> tuple[str, ...]:
        """The names that are proposed for what was typed into this field, the first one to be taken."""
        edit = self.names.get(field)
        if edit is None or edit.proposed or edit.caret < len(edit.text):
            return ()
        taken = [self.names[other].text.strip() for other in self.players if other is not field]
        return self.known.beginning_with(edit.text, taken, leads=field not in PLAYERS)

    def take(self, field: Field) -> None:
        """Take the first of the names that are offered."""
        for name in self.offered(field)[:1]:
            self.names[field] = line_edit(name)

    @property
    def wish(self) -> Wish:
        """Which themes are asked for."""
        order = self._drawn if self.by_lot else range(self.numbers[Field.FIRST].value, self.pack_themes + 1)
        return Wish(self.stage, order, self.picked)

    def pick(self, theme: int) -> None:
        """Have a theme of the pack played before all that were not picked, or not after all."""
        if theme in self.picked:
            self.picked = tuple(other for other in self.picked if other != theme)
        else:
            self.picked = (*self.picked, theme)

    def memory(self, next_theme: int) -> SetupMemory:
        """This match as a proposal for the next one, which begins with that theme of the pack."""
        is_in_order = not (self.by_lot or self.picked)
        return SetupMemory(
            regulation=self.regulation.code,
            stage=self.stage.code,
            players=tuple(self.names[field].text for field in self.players),
            host=self.names[Field.HOST].text,
            assistant=self.names[Field.ASSISTANT].text,
            pack=str(self.pack.path) if self.pack else "",
            next_theme=next_theme if is_in_order else self.numbers[Field.FIRST].value,
            themes=self.stage.themes,
            by_lot=self.by_lot,
        )

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields that something can be entered in now, from top to bottom."""
        dead = {Field.THEMES} if self.theme_bounds is None else set()
        dead |= {Field.FIRST} if self.by_lot else set()
        dead |= set(PLAYERS) - set(self.players)
        return tuple(field for field in Field if field not in dead)

    def has_read(self, title: str, themes: int) -> None:
        """What the pack says of itself; a proposal behind its last theme begins anew."""
        self.pack_title, self.pack_themes = title, themes
        if self.numbers[Field.FIRST].value > themes:
            self.numbers[Field.FIRST] = Number("1")
        self._draw()

    def _draw(self) -> None:
        self._drawn = list(range(1, self.pack_themes + 1))
        self._shuffle(self._drawn)

    def _forget_pack(self) -> None:
        self.pack_title, self.pack_themes = self.pack.title if self.pack else "", 0
        self.picked, self._drawn = (), []

    def enter(self, field: Field) -> None:
        """The focus comes to this field: the first digit typed begins a new number."""
        if field in self.numbers:
            self.numbers[field] = Number(self.numbers[field].digits)

    def type(self, field: Field, text: str) -> None:
        """Type or paste into a field."""
        if field in self.numbers:
            self.numbers[field] = self.numbers[field].type(text)
        elif field in self.names:
            self.names[field] = self.names[field].insert(text)

    def press(self, field: Field, key: str) -> None:
        """A key that types nothing: in a text it edits, elsewhere ← and → choose."""
        if field in self.names:
            self.names[field] = self.names[field].press(key)
        elif key in {"left", "right"}:
            self.turn(field, 1 if key == "right" else -1)
        elif field in self.numbers:
            self.numbers[field] = self.numbers[field].press(key)

    def turn(self, field: Field, by: int) -> None:
        """The next or the previous choice of a field; a lot is drawn anew each time it is chosen."""
        match field:
            case Field.REGULATION:
                self._regulation = (self._regulation + by) % len(self.regulations)
                self._stage = 0
                self.numbers[Field.THEMES] = self._usual_themes()
            case Field.STAGE:
                self._stage = (self._stage + by) % len(self.regulation.stages)
                self.numbers[Field.THEMES] = self._usual_themes()
            case Field.PACK if len(self.packs) > 1:
                self._pack = (self._pack + by) % len(self.packs)
                self.numbers[Field.FIRST] = Number("1")
                self._forget_pack()
            case Field.WAY:
                self.by_lot = not self.by_lot
                self._draw()
            case Field.THEMES if self.theme_bounds:
                self.numbers[field] = self.numbers[field].step(by, *self.theme_bounds)
            case Field.FIRST:
                self.numbers[field] = self.numbers[field].step(by, 1, max(1, self.pack_themes))

    def _usual_themes(self) -> Number:
        return Number(str(self._plain_stage.themes))


def _place(known: Sequence[str], wanted: str) -> int:
    """Where the wanted one stands; the first where it is no longer there."""
    return known.index(wanted) if wanted in known else 0

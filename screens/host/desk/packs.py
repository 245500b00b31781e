"""A theme from a pack joins the reserves: the pack is picked or its path typed, then the theme is picked."""

import os.path
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from packs.model import Pack
from screens.host.desk.fields import TextField
from screens.host.desk.form import Form
from screens.host.desk.listing import Listing, Row, Use
from screens.host.desk.naming import theme_remark
from screens.host.desk.page import Move, Paragraph
from screens.host.desk.shelf import Shelf
from screens.looks import Look
from screens.services import PackChoice
from screens.setup.selection import Book, Remark, book_of, remarks
from station.heard import Heard
from station.rules.commands import AddReserve
from station.rules.state import MatchState
from station.setup import theme_of
from station.wording.language import spoken, tr
from station.wording.setup import theme_remark as who_knows
from station.wording.trouble import Trouble

_NUMBER, _REMARK = 5, 24


class Packs(Listing[PackChoice]):
    """The packs at hand. ``needed``: questions that a theme must have."""

    def __init__(self, shelf: Shelf, needed: int) -> None:
        super().__init__()
        self._shelf = shelf
        self._needed = needed
        self._packs: tuple[PackChoice, ...] | None = None
        shelf.list(self._found)

    def _found(self, packs: tuple[PackChoice, ...]) -> None:
        self._packs = packs

    @property
    def title(self) -> str:
        """What the page is about."""
        return tr("A theme from a pack")

    def items(self, state: MatchState) -> Sequence[PackChoice]:  # noqa: ARG002 - not of the match
        """What was found so far."""
        return self._packs or ()

    def row(self, item: PackChoice, state: MatchState) -> Row:  # noqa: ARG002 - not of the match
        """The pack's name."""
        return Row(item.title)

    def below(self, state: MatchState) -> list[Paragraph]:  # noqa: ARG002 - not of the match
        """That they are still looked for, or that there is none."""
        if self._packs is None:
            return [(tr("The packs are being looked for …"), Look.QUIET)]
        return [] if self._packs else [(tr("No pack is at hand: name a file, by F."), Look.STRONG)]

    def uses(self, item: PackChoice | None, state: MatchState) -> tuple[Use, ...]:  # noqa: ARG002 - the same
        """Read a pack."""
        pick = () if item is None else (Use("enter", tr("this pack"), lambda: self._read(item.path)),)
        return (*pick, Use("f", tr("another file"), self._name_file))

    def _read(self, path: Path, leaves: int = 2) -> Move:
        return Move(PackThemes(self._shelf, path, self._needed, leaves))

    def _name_file(self) -> Move:
        return Move(FileName(lambda path: self._read(path, 3)))


class FileName(Form):
    """The path of a pack is typed. ``read`` opens the page of its themes."""

    def __init__(self, read: Callable[[Path], Move]) -> None:
        self._path = TextField(lambda: tr("File"))
        self._read = read
        super().__init__(lambda: tr("A pack's file"), [self._path], lambda: None)

    def done(self) -> Move:
        """Read it."""
        if not self._path.value:
            return Move(note=tr("Something is missing: type it."))
        # Path.expanduser raises where there is no such user; a typed path must not.
        return self._read(Path(os.path.expanduser(self._path.value)))  # noqa: PTH111 - see above


class PackThemes(Listing[int]):
    """The themes of a pack, by their numbers. ``leaves``: how many pages lead here from the reserves."""

    def __init__(self, shelf: Shelf, path: Path, needed: int, leaves: int) -> None:
        super().__init__()
        self._shelf = shelf
        self._path = path
        self._needed = needed
        self._leaves = leaves
        self._pack = Pack("", ())
        self._book: Book | None = None
        self._heard: Heard | None = None
        self._remarks: tuple[tuple[str, ...], Mapping[int, Remark]] | None = None
        self._trouble: Trouble | None = None
        self._is_read = False
        self._read()
        shelf.hear(self._hear)

    def _hear(self, heard: Heard) -> None:
        self._heard = heard

    def _read(self) -> None:
        self._language = spoken()
        self._shelf.read(self._path, self._found)

    def _found(self, pack: Pack | Trouble) -> None:
        if isinstance(pack, Pack):
            self._pack, self._trouble, self._book = pack, None, book_of(pack)
        else:
            self._trouble = pack
        self._is_read = True

    @property
    def title(self) -> str:
        """Which pack it is."""
        return self._pack.title or self._path.name

    def items(self, state: MatchState) -> Sequence[int]:  # noqa: ARG002 - not of the match
        """All of them, in the order of the file."""
        return range(1, len(self._pack.themes) + 1)

    def row(self, item: int, state: MatchState) -> Row:
        """The name, and whether it is long enough, has been in this match, or is known to a player (N2.3)."""
        theme = theme_of(self._pack, item, state.setup.stage)
        known = {other.content.name for other in state.themes} | {other.name for other in state.reserves}
        remark = tr("in this game already") if theme.name in known else theme_remark(theme, self._needed)
        remark = remark or self._told_of(item, state)
        look = Look.QUIET if remark else Look.PLAIN
        return Row(theme.name, ((remark, _REMARK),), look, first=(f"{item}.", _NUMBER))

    def _told_of(self, item: int, state: MatchState) -> str:
        """Who of the players knows the theme, as soon as the earlier matches were looked through."""
        if self._book is None or self._heard is None:
            return ""
        names = tuple(player.name for player in state.lineup.players)
        if self._remarks is None or self._remarks[0] != names:
            self._remarks = names, remarks(self._book, self._heard, names)
        found = self._remarks[1].get(item, Remark())
        return who_knows(found.heard, found.own)

    def below(self, state: MatchState) -> list[Paragraph]:  # noqa: ARG002 - not of the match
        """That it is being read, or why it cannot be."""
        if self._trouble:
            if self._language != spoken():  # it was told in words of the other language
                self._read()
            return [(self._trouble.happened, Look.WRONG), (self._trouble.to_do, Look.PLAIN)]
        return [] if self._is_read else [(tr("The questions are being read …"), Look.QUIET)]

    def uses(self, item: int | None, state: MatchState) -> tuple[Use, ...]:
        """Take the theme into the reserves."""
        return () if item is None else (Use("enter", tr("into reserve"), lambda: self._add(item, state)),)

    def _add(self, number: int, state: MatchState) -> Move:
        return Move(command=AddReserve(theme_of(self._pack, number, state.setup.stage)), leaves=self._leaves)

"""The house as the screens know it: matches, packs and regulations from the station's folders.

The first screen lists matches and must not wait for what playing one needs: that is loaded when it is asked
for.
"""

from __future__ import annotations

import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import localtime, strftime, struct_time, time
from typing import TYPE_CHECKING

from screens.services import MatchCard, PackChoice, SavePlace, SetupMemory
from station.cli import folders
from station.cli.asking import is_silent
from station.cli.copies import Copy, changed, files_at_hand, objection, sift
from station.cli.exits import Failed
from station.cli.places import known_folders, look
from station.journal.glance import glance
from station.wording import matches as wording
from station.wording.dates import moment
from station.wording.language import pick, spoken
from station.wording.phases import summary_line
from station.wording.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterable

    from packs.model import Pack
    from screens.setup.left_out import LeftOut
    from station.heard import Hearing
    from station.journal.summary import Summary
    from station.live.opening import OpenMatch
    from station.rules.commands import Begin
    from station.rules.refusals import Refused
    from station.rules.regulation import Regulation

USUAL = "spbguef-1"
"""The regulation that is proposed first."""

_RELEASED = 2026
"""No match of this program was played in a year before."""
_HOUR = 3600
"""Seconds by which a medium's clock may be ahead."""

PACK_ENDINGS = frozenset({".si4s", ".txt"})
"""What a pack's file may be called."""


class House:
    """The composition root for the screens. Nothing here raises: trouble is a value."""

    def own_matches(self) -> tuple[MatchCard, ...]:
        """Those of ``matches`` that are in the station's own folder."""
        return _cards(match_files([folders.matches()]))

    def matches(self) -> tuple[MatchCard, ...]:
        """The saved matches, interrupted ones first, then the newest; and folders that do not answer.

        Takes a second or two for each of these.
        """
        found = _cards(match_files())
        silent = [folder for folder in known_folders() if is_silent(folder)]
        return (*found, *(_untold(folder, str(folder)) for folder in silent))

    def resume(self, path: Path) -> OpenMatch | Trouble:
        """Open a saved match to play on, unless another file of it goes further."""
        from station.journal.errors import ContentError, MatchFileError  # noqa: PLC0415 - see above
        from station.live.opening import resume_match  # noqa: PLC0415 - see above

        try:
            return objection(path) or resume_match(path)
        except (MatchFileError, ContentError) as error:
            return wording.unplayable(path.name, type(error).__name__)
        except OSError as error:
            return wording.unopenable(str(path), error)

    def save_places(self) -> tuple[SavePlace, ...]:
        """Where a match can be saved, the best place first. May wait for a slow medium."""
        from station.cli.places import save_places  # noqa: PLC0415 - see above

        return save_places()

    def remember_place(self, folder: Path) -> None:
        """Look for matches in this folder, too, from now on."""
        from station.cli.places import remember  # noqa: PLC0415 - see above

        remember(folder)

    def regulations(self) -> tuple[Regulation, ...]:
        """The regulations that can be played by, those of the club among them."""
        from station.regulations.shelf import list_regulations  # noqa: PLC0415 - see above

        known = [found.regulation for found in list_regulations(folders.regulations()) if found.regulation]
        return tuple(sorted(known, key=lambda regulation: regulation.code != USUAL))

    def packs(self) -> tuple[PackChoice, ...]:
        """The packs at hand: those of the station's folder, the last one used, the bundled ones."""
        from packs.shelf import bundled  # noqa: PLC0415 - see above

        try:
            own = sorted(path for path in folders.packs().iterdir() if path.suffix in PACK_ENDINGS)
        except OSError:
            own = []
        last = Path(self.memory().pack)
        try:
            is_there = look(last.parent, partial(os.path.isfile, last))
        except TimeoutError:
            is_there = False
        known = (*own, *([last] if is_there else []), *bundled(spoken()))
        return tuple(PackChoice(path, path.stem) for path in dict.fromkeys(known))

    def read_pack(self, path: Path) -> Pack | Trouble:
        """Read a pack."""
        from packs.problems import PackUnreadable  # noqa: PLC0415 - see above
        from packs.reader import read_pack_file  # noqa: PLC0415 - see above

        try:
            return read_pack_file(path)[0]
        except PackUnreadable as error:
            from station.wording.packs import problem  # noqa: PLC0415 - see above

            first = error.problems[0]
            return wording.unusable_pack(path.name, problem(first.code, dict(first.parameters)))

    def left_out(self) -> LeftOut:
        """Which regulations and packs are not offered. May wait for the disk."""
        from station.cli.left_out import left_out  # noqa: PLC0415 - see above

        return left_out()

    def earlier(self) -> tuple[Hearing, ...]:
        """The matches that were played at this station, the newest first. May wait for the disk."""
        from station.cli.earlier import earlier_matches  # noqa: PLC0415 - see above

        return earlier_matches()

    def memory(self) -> SetupMemory:
        """What the last match was set up with."""
        from station.cli import memory  # noqa: PLC0415 - see above

        return memory.recall()

    def seen_tips(self) -> frozenset[str]:
        """What the host has been told of the match screen already."""
        from station.cli import memory  # noqa: PLC0415 - see above

        return memory.recall_tips()

    def keep_tips(self, seen: frozenset[str]) -> None:
        """Remember what the host has been told by now."""
        from station.cli import memory  # noqa: PLC0415 - see above

        memory.keep_tips(seen)

    def clock_doubt(self) -> str:
        """Why the date must be wrong by which a new match is named; empty when it may be right.

        A clock without a battery begins anew in 1970; one that was set back is earlier than what was saved.
        """
        from station.wording.beginning import clock_doubt  # noqa: PLC0415 - see above

        now = time()
        saved = max((changed for _, changed in files_at_hand()), default=0) / 1e9
        is_odd = localtime(now).tm_year < _RELEASED or saved > now + _HOUR
        return clock_doubt(strftime("%Y-%m-%d", localtime(now))) if is_odd else ""

    def begin(self, begin: Begin, setup: SetupMemory, label: str = "") -> OpenMatch | Refused | Trouble:
        """Make a match and its file, and remember how it was set up.

        ``label`` stands in the file's name for a match that is only tried, which is not remembered.
        """
        from datetime import date  # noqa: PLC0415 - see above

        from station.cli import memory  # noqa: PLC0415 - see above
        from station.live.opening import begin_match  # noqa: PLC0415 - see above
        from station.rules.refusals import Refused  # noqa: PLC0415 - see above

        today = date.today()  # noqa: DTZ011 - the date on the wall where the match is played
        try:
            match = begin_match(folders.made(folders.matches()), begin, today, label)
        except Failed as failed:
            return failed.trouble
        except OSError as error:
            return wording.unmakeable_match(str(folders.matches()), error)
        if not isinstance(match, Refused) and not label:
            memory.keep(setup)
        return match

    def demo(self) -> OpenMatch | Trouble:
        """Make a match against simulated players, on a bundled pack."""
        from station.cli.demo import new_demo  # noqa: PLC0415 - see above

        try:
            return new_demo()
        except Failed as failed:
            return failed.trouble


def match_files(places: Iterable[Path] | None = None) -> list[Path]:
    """The match files, the newest first; where the station's folder cannot be read that folder, too.

    In all known folders, unless told in which.
    """
    folder = folders.matches()
    found = list(files_at_hand(places))
    try:
        os.listdir(folder)  # noqa: PTH208 - no more is asked than whether it can be read
    except FileNotFoundError:
        pass
    except OSError:
        found.append((folder, changed(folder)))
    found.sort(key=lambda file: (file[1], file[0].name), reverse=True)
    return [path for path, _ in found]


def _cards(paths: Iterable[Path]) -> tuple[MatchCard, ...]:
    cards = [_card_of(copy) for copy in sift(paths)]
    return tuple(sorted(cards, key=lambda found: not found.interrupted))


def _card_of(copy: Copy) -> MatchCard:
    """A match file as a list shows it, with what there is to say of other files of the match."""
    found = card(copy.path)
    if copy.parted is not None:
        return replace(found, trouble=wording.parted_copy(str(copy.parted), copy.shared))
    if copy.number == 1:
        return found
    note = wording.longest_copy(copy.number, str(copy.path.parent))
    return replace(found, where=" · ".join(part for part in (found.where, note) if part))


def card(path: Path) -> MatchCard:
    """A match file as a list shows it."""
    try:
        seen, when = look(path.parent, lambda: (glance(path), changed(path)))
    except TimeoutError:
        return _untold(path, path.name)
    if seen.summary is None:
        trouble = wording.verdict(seen.verdict) or wording.verdict("corrupt")
        return MatchCard(path, path.name, "", interrupted=False, trouble=trouble)
    return replace(_card(path, seen.summary, when), trouble=wording.verdict(seen.verdict))


def _untold(path: Path, name: str) -> MatchCard:
    """A file or folder that does not answer, as a list shows it."""
    return MatchCard(path, name, "", interrupted=False, trouble=wording.no_answer())


def _on_the_wall(when: int) -> struct_time:
    """A file's time (nanoseconds); of one that no clock shows, on a damaged disk, the beginning of time."""
    try:
        return localtime(when / 1e9)
    except (OSError, OverflowError):
        return localtime(0)


def _card(path: Path, summary: Summary, when: int) -> MatchCard:
    played = moment(_on_the_wall(when), localtime())
    title = summary.title or pick(summary.stage_titles) or summary.stage
    where = summary_line(
        summary.phase,
        summary.themes_played,
        summary.themes,
        finished=summary.finished,
        by_choice=summary.by_choice,
    )
    return MatchCard(
        path=path,
        what=wording.match_line(played, title, summary.results),
        where=f"{where} · {summary.pack_title}" if summary.pack_title else where,
        interrupted=not summary.finished,
    )

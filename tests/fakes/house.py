"""A house whose shelves a test fills: what it is asked for is noted, what it answers is prepared."""

import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import TypeVar

from packs.model import Pack, PackQuestion, PackSection, PackTheme
from screens.host.tips import OFF
from screens.services import MatchCard, PackChoice, SavePlace, SetupMemory
from screens.setup.left_out import LeftOut
from station.heard import Hearing
from station.live.opening import OpenMatch, begin_match
from station.regulations.shelf import find_regulation
from station.rules.commands import Begin
from station.rules.refusals import Refused
from station.rules.regulation import Regulation
from station.setup import ChosenThemes, begin_with, lineup_of
from station.wording.trouble import Trouble
from tests.fakes.held_files import GUARD

Answer = TypeVar("Answer")

DISK_FULL = Trouble("The disk is full.", "The match was not begun.", "Make room.")
DAMAGED = Trouble("The file is damaged.", "Nothing was opened.", "Keep the file.")

REGULATIONS = tuple(find_regulation(code, Path("nowhere")) for code in ("spbguef-1", "nesprosta-xv"))
"""Of the first, the first stage has 4 to 20 themes; of the second, just five."""


def pack(title: str, *names: str, single: str = "") -> Pack:
    """A pack with full themes of these names, and behind them a ``single`` question when it has a name."""
    questions = tuple(PackQuestion(f"Вопрос {price}", "Ответ", price) for price in (10, 20, 30, 40, 50))
    themes = [PackTheme(name, questions) for name in names]
    if single:
        themes.append(PackTheme(single, (PackQuestion("Вопрос", "Ответ"),)))
    return Pack(title, (PackSection("", tuple(themes)),))


@dataclass
class FakeHouse:
    """Matches are made in ``folder``; ``begun`` and ``resumed`` tell what was asked for.

    While ``disk`` is cleared, matches wait for it; what was played before is known after ``wait_for``.
    """

    folder: Path
    cards: tuple[MatchCard, ...] = ()
    all_cards: tuple[MatchCard, ...] = ()
    places: tuple[SavePlace, ...] = ()
    remembered_places: list[Path] = field(default_factory=list)
    known: dict[Path, Pack | Trouble] = field(default_factory=dict)
    remembered: SetupMemory = field(default_factory=SetupMemory)
    trouble: Trouble | None = None
    doubt: str = ""
    tips: frozenset[str] = frozenset({OFF})
    missing: LeftOut = field(default_factory=LeftOut)
    played: tuple[Hearing, ...] = ()
    wait_for: threading.Event | None = None
    begun: list[tuple[Begin, SetupMemory]] = field(default_factory=list)
    resumed: list[Path] = field(default_factory=list)
    open: list[OpenMatch] = field(default_factory=list)
    disk: threading.Event = field(default_factory=threading.Event)
    media: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        self.disk.set()
        self.media.set()

    def shelve(self, *packs: Pack) -> None:
        """Put packs on the shelf."""
        self.known |= {Path(f"{found.title}.si4s"): found for found in packs}

    def own_matches(self) -> tuple[MatchCard, ...]:
        """The cards that the test made."""
        return self.cards

    def matches(self) -> tuple[MatchCard, ...]:
        """Those, or ``all_cards`` where there are other ones on media, which may take their time."""
        assert self.media.wait(GUARD)
        return self.all_cards or self.cards

    def resume(self, path: Path) -> OpenMatch | Trouble:
        """A match, whatever the path; the prepared trouble when there is one."""
        self.resumed.append(path)
        self.disk.wait()
        match = self.trouble or begin_match(self.folder, example(), date(2026, 12, 5))
        assert not isinstance(match, Refused)
        return self._kept(match)

    def save_places(self) -> tuple[SavePlace, ...]:
        """The places that the test made."""
        return self.places

    def remember_place(self, folder: Path) -> None:
        """Note it."""
        self.remembered_places.append(folder)

    def regulations(self) -> tuple[Regulation, ...]:
        """Both bundled ones."""
        return REGULATIONS

    def packs(self) -> tuple[PackChoice, ...]:
        """What is on the shelf, by the names of the files."""
        return tuple(PackChoice(path, path.stem) for path in self.known)

    def read_pack(self, path: Path) -> Pack | Trouble:
        """From the shelf."""
        return self.known[path]

    def left_out(self) -> LeftOut:
        """What the test says."""
        return self.missing

    def earlier(self) -> tuple[Hearing, ...]:
        """What the test played, once it may be known."""
        if self.wait_for is not None:
            self.wait_for.wait()
        return self.played

    def memory(self) -> SetupMemory:
        """What the test remembers."""
        return self.remembered

    def seen_tips(self) -> frozenset[str]:
        """What the test says was explained, everything unless told."""
        return self.tips

    def keep_tips(self, seen: frozenset[str]) -> None:
        """Remember it."""
        self.tips = seen

    def clock_doubt(self) -> str:
        """What the test says."""
        return self.doubt

    def begin(self, begin: Begin, setup: SetupMemory) -> OpenMatch | Refused | Trouble:
        """By the rules, in the folder of the test."""
        self.begun.append((begin, setup))
        self.disk.wait()
        return self._kept(self.trouble or begin_match(self.folder, begin, date(2026, 12, 5)))

    def demo(self) -> OpenMatch | Trouble:
        """A match, the prepared trouble when there is one."""
        return self.resume(Path("demo"))

    def put_away(self) -> None:
        """Close every match that was opened."""
        for match in self.open:
            match.appender.close()

    def _kept(self, answer: Answer) -> Answer:
        if isinstance(answer, OpenMatch):
            self.open.append(answer)
        return answer


def example() -> Begin:
    """A match of three players."""
    return begin_with(
        REGULATIONS[0],
        REGULATIONS[0].stages[0],
        lineup_of("АБВ"),
        pack("П", *"1234"),
        ChosenThemes((1, 2, 3, 4), ()),
    )


def cards(names: Iterable[str], *, interrupted: bool) -> tuple[MatchCard, ...]:
    """Cards of matches with these names."""
    return tuple(MatchCard(Path(name), f"бой {name}", "тема 3 из 6", interrupted) for name in names)

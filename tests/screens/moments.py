"""The main screens, each as its lines in any size: what walks over all of them begins here."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from screens.home_lines import HomeScene, home_lines
from screens.host.button_page import ButtonPage
from screens.host.desk.desk import Desk
from screens.host.entries import entry_for
from screens.host.entry import KeyTaker
from screens.host.move_desk import MoveDesk
from screens.host.pages import Pages
from screens.host.paint import middle_of, paint
from screens.host.palette import Palette
from screens.host.scene import Scene
from screens.looks import Line
from screens.services import MatchCard, PackChoice, SavePlace, SetupMemory
from screens.setup.draft import Draft, Field
from screens.setup.paint import FormScene, form_lines
from screens.setup.trial import Trial
from station.rules.commands import Clarify, FinishReading, Pause, StartTheme
from station.rules.model import MILLISECOND, Nanoseconds
from station.seats import TableView
from station.views.host_view import HostView, host_view
from tests.fakes.house import DAMAGED, REGULATIONS, FakeHouse, example
from tests.rules import final_situations
from tests.rules.games import Game
from tests.screens import showcase
from tests.screens.desks import TRIED, WELL, WORST, FakeDesk
from tests.screens.stage import Buttons

ALARM = "/media/stick: no space left. F2."
"""A sentence for the host that stays."""

EVENING = time.mktime((2026, 12, 5, 19, 40, 0, 0, 0, -1))
"""Twenty to eight, wherever it is."""

Screen = Callable[[int, int], list[Line]]
"""The lines of a screen of some width and height."""


def match_scene(game: Game, width: int, height: int, view: HostView | None = None) -> Scene:
    """The match as the host has it, its clock a bit further."""
    view = view or host_view(game.history)
    entry = entry_for(view, None)
    left = Nanoseconds(game.left - 1300 * MILLISECOND) if game.state.deadline else None
    hints = entry.hints(view, game.state) if entry else ()
    return Scene(view, width, height, left=left, hints=hints, now=EVENING)


def match(game: Game, view: HostView | None = None, **more: str | TableView) -> Screen:
    """The match screen."""

    def lines(width: int, height: int) -> list[Line]:
        scene = replace(match_scene(game, width, height, view), **more)  # type: ignore[arg-type] # its texts
        entry = entry_for(scene.view, None)
        return paint(scene, entry.lines(middle_of(scene), game.state) if entry else None)

    return lines


def _desk() -> KeyTaker:
    return Desk(FakeHouse(Path("nowhere")), lambda _work: None)


def _palette() -> KeyTaker:
    return Palette(lambda: None, None, is_movable=False, has_desk=True)


def _move_desk() -> KeyTaker:
    house, failed = FakeHouse(Path("nowhere")), Path("/media/stick")
    house.places = (SavePlace(failed, 0), SavePlace(Path("/srv/host/matches"), 12_345_678_901))
    return MoveDesk(house, lambda work: work(), failed, lambda _folder: None, None)


def desk(game: Game, make: Callable[[], KeyTaker], table: TableView | None = None) -> Screen:
    """What is opened over the match, with a list of what can be done."""

    def lines(width: int, height: int) -> list[Line]:
        opened = make()
        scene = match_scene(game, width, height)
        scene = replace(scene, hints=opened.hints(scene.view, game.state), desk=True, table=table)
        return paint(scene, opened.lines(middle_of(scene), game.state))

    return lines


def buttons(game: Game) -> Screen:
    """The page of the buttons, opened over the match."""
    view = host_view(game.history)
    return desk(game, lambda: ButtonPage(FakeDesk(TRIED), view, None), TRIED)


def trial(table: TableView) -> Screen:
    """The trial of the buttons before a match."""
    return Trial(example(), Buttons(FakeDesk(table)), lambda _seat: None).lines


def page(name: str, game: Game) -> Screen:
    """The score sheet or the help."""

    def lines(width: int, height: int) -> list[Line]:
        pages, scene = Pages(), replace(match_scene(game, width, height), table=WELL)
        assert pages.act(name, lambda: scene, game.state)
        return pages.lines(replace(scene, scroll=pages.scroll), game.state, None)

    return lines


def home(*cards: MatchCard, damaged: bool = False) -> Screen:
    """The first screen."""
    return lambda width, height: home_lines(
        HomeScene(cards, 0, width, height, trouble=DAMAGED if damaged else None)
    )


def form(width: int, height: int) -> list[Line]:
    """The form of a new match."""
    memory = SetupMemory(players=("Анна", "Борис", "Вера"), host="Дина")
    draft = Draft(REGULATIONS, (PackChoice(Path("a.si4s"), "a"),), memory, list.reverse)
    draft.has_read("Первый вечер", 6)
    names = tuple(f"{number}. {name}" for number, name in enumerate(showcase.NAMES[:4], 1))
    return form_lines(FormScene(draft, Field.STAGE, width, height, names))


_STAGES = ("Отборочная игра", "Полуфинал", "Кубок кафедры")
_RESULTS = ("Борис 310", "Анна 180", "Вера 95", "Глеб 240, Анна 240")


def _cards(number: int) -> tuple[MatchCard, ...]:
    """So many saved matches: two that can go on, one that is damaged."""
    return tuple(
        MatchCard(
            Path(f"{at}.svoyak"),
            f"{30 - at}.11.2026 · {_STAGES[at % 3]} · Анна, Борис, {'Глеб' if at % 4 == 3 else 'Вера'}",
            "тема 3 из 6" if at < 2 else _RESULTS[at % 4],
            interrupted=at < 2,
            trouble="" if at != 4 else "повреждён",
        )
        for at in range(number)
    )


_THREE_OF_THE_WORST = TableView(WORST.seats[:3])


def _done(game: Game, *commands: object) -> Game:
    showcase.lead(game, *commands)  # type: ignore[arg-type] # commands of the host
    return game


def _overdue() -> Game:
    game = showcase.answering()
    game.run_out()
    return game


def moments() -> dict[str, Screen]:
    """Every main screen by its name."""
    final = final_situations
    reading = showcase.reading()
    return {
        "home, empty": home(),
        "home, many matches": home(*_cards(30)),
        "home, damaged": home(*_cards(6), damaged=True),
        "setup": form,
        "opening": match(showcase.sequence()),
        "theme-start": match(_done(showcase.sequence(), StartTheme())),
        "announced": match(showcase.announced()),
        "reading": match(reading),
        "window": match(_done(showcase.reading(), FinishReading())),
        "answering": match(showcase.answering()),
        "clarifying": match(_done(showcase.answering(), Clarify())),
        "overdue": match(_overdue()),
        "revealed": match(showcase.revealed()),
        "theme-end": match(showcase.theme_end()),
        "choosing": match(showcase.by_choice()),
        "bidding": match(showcase.bidding()),
        "thinking": match(showcase.auction()),
        "stakes": match(game := final.stakes(), showcase.in_final(game)),
        "writing": match(game := final.writing(), showcase.in_final(game)),
        "final-ruling": match(game := final.final_ruling(), showcase.in_final(game)),
        "tied": match(final.tied()),
        "finished": match(final.finished()),
        "paused": match(_done(showcase.answering(), Pause())),
        "not saved": match(reading, alarm=ALARM),
        "button gone": match(_done(showcase.reading(), Pause()), table=_THREE_OF_THE_WORST),
        "buttons": buttons(_done(showcase.reading(), Pause())),
        "trial": trial(_THREE_OF_THE_WORST),
        "sheet": page("sheet", showcase.theme_end()),
        "help": page("help", reading),
        "desk": desk(reading, _desk),
        "palette": desk(reading, _palette),
        "move desk": desk(reading, _move_desk),
    }

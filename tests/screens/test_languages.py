"""Whatever a screen shows is in the language that is spoken: no word of it was left in the other one.

What people have typed (names, themes, questions) stays as it is: its words are those of the tests' own games.
"""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from screens.host.desk.menu import MATTERS
from screens.host.entries import entry_for, new_palette
from screens.looks import Line
from screens.services import SetupMemory
from screens.setup.left_out import LeftOut
from screens.setup.trial import Trial
from station.wording import demo
from station.wording import setup as wording
from station.wording.language import LANGUAGES, Language, use
from station.wording.trouble import Trouble
from tests.fakes.house import DAMAGED, FakeHouse, example
from tests.project.sources import ROOT, python_files, tree
from tests.rules.games import Game
from tests.rules.situations import GROUPS
from tests.screens.desk import games
from tests.screens.desk.hands import Hands
from tests.screens.desks import BOX, BUZZ, KEYBOARD, PEDAL
from tests.screens.glyphs import text_of
from tests.screens.host.playing import DigitTable, playing
from tests.screens.moments import ALARM, Screen, match, match_scene, moments, page
from tests.screens.stage import Buttons, Stage
from tests.wording.letters import cyrillic, latin

SIZE = (128, 37)
MOMENTS = moments()
TYPED = (
    "fakes/house.py",
    "screens/conftest.py",
    "screens/showcase.py",
    "screens/moments.py",
    "screens/desk/games.py",
)
"""Where names and questions come from, besides those of the rules' games."""
TOLD = (ALARM, *DAMAGED)
"""Sentences that the tests hand to the screens, in English."""
DEVICES = {word for device in (BUZZ, BOX, PEDAL, KEYBOARD) for word in latin(f"{device.name} {device.port}")}
"""What devices call themselves, which may be cut."""
SITUATIONS: dict[str, Callable[[], Game]] = {
    f"{group}: {name}": make for group, some in GROUPS.items() for name, make in some.items()
}
DESKS: dict[str, Callable[[], Game]] = {
    "in a theme": games.in_theme,
    "at the end": lambda: games.played_out(1, 2),
}


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use("en")


@cache
def data() -> frozenset[str]:
    """The Cyrillic words of the tests' own games, in small letters."""
    texts = (
        node.value
        for path in (*python_files("tests/rules"), *(ROOT / "tests" / name for name in TYPED))
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return frozenset(word.lower() for text in texts for word in re.findall(r"[Ѐ-ӿ]+", text))


def palette(game: Game) -> Screen:
    """All commands by their names, also those that cannot be used."""

    def lines(width: int, height: int) -> list[Line]:
        scene = match_scene(game, width, height)
        opened = new_palette(lambda: entry_for(scene.view, None), None, is_movable=False, has_desk=True)
        assert opened is not None
        return opened.lines(scene, game.state)

    return lines


def foreign_words(lines: list[str], language: Language) -> list[str]:
    if language == "ru":
        words = [word for line in lines if not any(told in line for told in TOLD) for word in latin(line)]
        return [word for word in words if not any(told.startswith(word) for told in DEVICES)]
    return [word for line in lines for word in cyrillic(line) if word.lower() not in data()]


def shown(screen: Screen) -> list[str]:
    return [text_of(line) for line in screen(*SIZE)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_is_told_in_one_language(name: str, language: Language) -> None:
    use(language)

    assert foreign_words(shown(MOMENTS[name]), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SITUATIONS)
def test_a_situation_with_its_help_and_its_commands_is(name: str, language: Language) -> None:
    use(language)
    game = SITUATIONS[name]()

    for screen in (match(game), page("help", game), page("sheet", game), palette(game)):
        assert foreign_words(shown(screen), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("desk", DESKS)
@pytest.mark.parametrize("matter", MATTERS)
def test_a_page_of_the_desk_is(matter: str, desk: str, language: Language) -> None:
    use(language)
    hands = Hands(DESKS[desk](), width=SIZE[0], room=25)
    lines = hands.lines()
    for key in (matter, "enter"):
        hands.take(key)
        lines += [*hands.lines(), hands.told, hands.hints()]

    assert foreign_words(lines, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_trial_of_the_buttons_is(language: Language) -> None:
    use(language)
    trial = Trial(example(), Buttons(), lambda _seat: None)

    assert foreign_words(shown(trial.lines), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("first", ["home", "setup"])
async def test_the_screens_before_a_match_are_with_their_help(
    house: FakeHouse, first: str, language: Language
) -> None:
    use(language)
    app = Stage(house, first)
    async with app.run_test(size=SIZE) as pilot:
        lines = app.shown()
        await pilot.press("f5")
        lines += app.shown()
        await pilot.press("f1")
        lines += app.shown()

    assert foreign_words(lines, language) == []


@pytest.mark.parametrize("opened", ["", "f1", "f2", "f5"])
@pytest.mark.parametrize("first", ["home", "setup"])
async def test_f9_leaves_nothing_of_the_other_language_before_a_match(
    house: FakeHouse, first: str, opened: str
) -> None:
    house.remembered = SetupMemory(players=("Анна", "Борис", "Вера"))
    app = Stage(house, first)
    async with app.run_test(size=SIZE) as pilot:
        await app.workers.wait_for_complete()
        await pilot.press(*filter(None, (opened, "f9")))
        await pilot.pause()

        assert foreign_words(app.shown(), "ru") == []
        await pilot.press("f9")
        assert foreign_words(app.shown(), "en") == []


async def test_f9_tells_anew_why_a_pack_cannot_be_read_and_what_is_not_offered(
    house: FakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def why() -> str:
        return wording.faulty_regulation("клуб.toml", "svoyak regulation check клуб.toml")

    house.remembered = SetupMemory(players=("Анна", "Борис", "Вера"))
    house.missing = LeftOut((why,))
    house.known = {Path("пакет.si4s"): DAMAGED}
    monkeypatch.setattr(house, "read_pack", lambda _path: Trouble(why(), "", ""))
    app = Stage(house, "setup")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*["down"] * 6)
        await app.workers.wait_for_complete()
        for _ in range(2):
            await pilot.press("f9")
            await app.workers.wait_for_complete()
            assert " ".join(" ".join(app.shown()).split()).count(why()) == 2


@pytest.mark.parametrize(
    "keys",
    [
        *("", "h", "t", "f4", "m", "m w", "m w w x", "m v", "m p enter down"),
        *("space x", "space space space 1", "space p h", "space m t enter", "space m t enter p"),
    ],
)
async def test_f9_leaves_nothing_of_the_other_language_in_a_match(house: FakeHouse, keys: str) -> None:
    async with playing(house, example(), SIZE) as host:
        await host.keys(*keys.split())
        await host.keys("f9")
        assert foreign_words(host.shown.splitlines(), "ru") == []

        await host.keys("f9")
        assert foreign_words(host.shown.splitlines(), "en") == []


async def test_f9_lets_a_simulated_player_say_the_same_in_the_other_language(
    house: FakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DigitTable, "speech", lambda _table: demo.bids("Анна", None, 0))
    async with playing(house, example(), SIZE) as host:
        await host.see("Анна says: “I pass”")

        await host.does("f9", "Анна: «пас»")

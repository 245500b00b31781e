"""Who is new to a moment of the match is told once, on one line, what is done there."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from screens.host.paint import paint
from screens.host.scene import Scene
from screens.host.tips import Tips
from screens.keys import set_keys
from station.rules.state import Phase
from station.views.host_view import HostView, host_view
from station.wording.language import Language, use
from tests.fakes.house import FakeHouse
from tests.rules.tables import at, moments

NARROW = 80


def views() -> dict[Phase, HostView]:
    """A view of every phase that a game comes to."""
    states = [at(moment).history for moment in moments()]
    return {history.state.phase: host_view(history) for history in states}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_tip_stands_on_one_line_with_how_to_be_rid_of_it(language: Language) -> None:
    use(language)
    set_keys({})
    for phase, view in views().items():
        tips = Tips(new_to())
        tips.follow(view)
        lines = paint(Scene(view, NARROW, 24, tip=tips.shown))
        if tips.shown:
            line = next(text for text in map(words, lines) if tips.shown in text)
            assert cell_len(line) == NARROW, (phase, line)
            assert line.rstrip().endswith(("no advice", "без советов")), (phase, line)


def new_to(*seen: str) -> FakeHouse:
    """A house whose host has seen these moments before."""
    return FakeHouse(Path("nowhere"), tips=frozenset(seen))


def words(line: tuple[tuple[str, str], ...]) -> str:
    return "".join(text for text, _ in line)


def test_a_tip_is_shown_until_its_moment_is_over_and_never_again() -> None:
    use("en")
    reading, answering = views()[Phase.READING], views()[Phase.ANSWERING]
    house = new_to()
    tips = Tips(house)

    tips.follow(reading)
    tips.follow(reading)
    first = tips.shown
    tips.follow(answering)
    then = tips.shown
    tips.follow(reading)

    assert first.startswith("Read aloud")
    assert then.startswith("Judge")
    assert tips.shown == ""
    tips.keep()
    assert house.tips == {Phase.READING, Phase.ANSWERING}


def test_tips_can_be_turned_off_and_all_of_them_on_again() -> None:
    view = views()[Phase.READING]
    tips = Tips(new_to(Phase.READING))
    tips.follow(view)

    tips.turn()
    assert tips.shown == ""
    tips.turn()
    assert tips.shown

"""Who is new to a moment of the match is told, on one line, what is done there: twice at most."""

from dataclasses import replace
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
    answering = views()[Phase.ANSWERING]
    beside = {"late": replace(answering, overdue=True), "paused": replace(answering, paused=True)}
    for phase, view in (views() | beside).items():
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


def test_a_tip_is_shown_until_its_moment_is_over_and_once_more_but_never_again() -> None:
    use("en")
    reading, answering = views()[Phase.READING], views()[Phase.ANSWERING]
    tips = Tips(new_to())
    shown = []

    for view in (reading, reading, answering, reading, answering, reading, answering):
        tips.follow(view)
        shown.append(tips.shown.partition(" ")[0])

    assert shown == ["Read", "Read", "Judge", "Read", "Judge", "", ""]


def test_what_was_shown_in_a_match_is_not_shown_in_the_next_one() -> None:
    house = new_to()
    tips = Tips(house)
    for phase in (Phase.READING, Phase.ANSWERING, Phase.REVEALED):
        tips.follow(views()[phase])

    tips.keep()

    assert house.tips == {Phase.READING, Phase.ANSWERING}


def test_a_pause_and_an_answer_that_comes_late_have_tips_of_their_own() -> None:
    use("en")
    answering = views()[Phase.ANSWERING]
    tips = Tips(new_to())

    tips.follow(replace(answering, overdue=True))
    late = tips.shown
    tips.follow(replace(answering, overdue=True, paused=True))

    assert late.startswith("Time is over.")
    assert tips.shown.startswith("The clocks stand.")


def test_tips_can_be_turned_off_and_all_of_them_on_again() -> None:
    view = views()[Phase.READING]
    tips = Tips(new_to(Phase.READING))
    tips.follow(view)

    tips.turn()
    assert tips.shown == ""
    tips.turn()
    assert tips.shown

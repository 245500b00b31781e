"""Where a match stands, in words."""

import pytest

from station.rules.state import Phase
from station.wording.cells import cells
from station.wording.phases import phase_name, summary_line


@pytest.mark.usefixtures("language")
def test_every_phase_has_a_short_name_of_its_own() -> None:
    names = [phase_name(phase) for phase in Phase]

    assert len(set(names)) == len(Phase)
    assert [name for name in names if not 0 < cells(name) <= 24] == []
    assert [phase for phase in Phase if phase_name(phase) == phase.value and "-" in phase.value] == []


def test_a_phase_of_a_later_version_stands_for_itself() -> None:
    assert phase_name("overtime") == "overtime"


@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize(
    ("phase", "themes_played", "line"),
    [
        ("opening", 0, "перед началом"),
        ("theme-start", 0, "тема 1 из 4, объявлена тема"),
        ("reading", 1, "тема 2 из 4, чтение вопроса"),
        ("theme-end", 2, "тема 2 из 4 сыграна"),
        ("revealed", 3, "тема 4 из 4, вопрос разыгран"),
    ],
)
def test_a_match_under_way_tells_the_theme_that_is_played(phase: str, themes_played: int, line: str) -> None:
    assert summary_line(phase, themes_played, 4, finished=False, by_choice=False) == line


@pytest.mark.clause("N4.3")
@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize(
    ("phase", "moment"),
    [
        ("choosing", "выбор вопроса"),
        ("reading", "чтение вопроса"),
        ("thinking", "аукцион: обдумывание"),
        ("round-end", "конец раунда"),
    ],
)
def test_where_many_themes_are_played_at_once_those_that_are_over_are_counted(
    phase: str, moment: str
) -> None:
    line = summary_line(phase, 2, 12, finished=False, by_choice=True)

    assert line == f"сыграно тем 2 из 12, {moment}"


@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize("by_choice", [False, True])
@pytest.mark.parametrize("phase", ["round-end", "writing", "tied", "reading"])
def test_behind_the_last_theme_only_the_moment_is_told(phase: str, by_choice: bool) -> None:  # noqa: FBT001 - a parameter of the test
    assert summary_line(phase, 4, 4, finished=False, by_choice=by_choice) == phase_name(phase)


@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize(
    ("phase", "line"), [("finished", "сыграна"), ("left-open", "сыграна, места не решены")]
)
def test_a_match_that_is_over_tells_so_without_a_theme(phase: str, line: str) -> None:
    assert summary_line(phase, 4, 4, finished=True, by_choice=True) == line

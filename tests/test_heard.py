"""Who has heard a theme, and whose own it is: nobody is to play such a theme (N2.3)."""

from dataclasses import replace

import pytest

from station.heard import Heard, Hearing, authors_among, hearing_of, theme_key
from station.rules.commands import EndTheme
from station.rules.model import Standing
from station.rules.state import MatchState
from tests.rules.games import Game, begin
from tests.rules.tables import at

SALT = theme_key("Соль", "Её добывают в Илецке")
ISLANDS = theme_key("Острова", "Он в Средиземном море")


def evening(*players: str, host: str = "", assistant: str = "") -> Hearing:
    return Hearing(players, host, assistant, frozenset({SALT}))


def test_who_played_read_or_kept_the_score_has_heard_a_theme() -> None:
    heard = Heard([evening("Анна", "Борис", host="Ира"), evening("Вера", assistant="Олег")])

    everybody = ("Олег", "Анна", "Глеб", "Ира", "Вера")
    assert heard.by(SALT, everybody) == ("Олег", "Анна", "Ира", "Вера")
    assert heard.by(ISLANDS, everybody) == ()


@pytest.mark.parametrize("name", ["анна  ёлкина", "Елкина Анна", "АННА ЁЛКИНА"])
def test_a_name_is_known_again_however_it_is_typed(name: str) -> None:
    assert Heard([evening("Анна Ёлкина")]).by(SALT, (name,)) == (name,)


def test_another_person_of_that_first_name_has_not_heard_it() -> None:
    assert Heard([evening("Анна Ёлкина")]).by(SALT, ("Анна", "Анна Белова")) == ()


def test_an_empty_name_has_heard_nothing() -> None:
    assert Heard([evening("", host="")]).by(SALT, ("", "—")) == ()


def test_a_theme_is_known_again_in_another_file_but_not_by_its_name_alone() -> None:
    heard = Heard([evening("Анна")])

    assert heard.by(theme_key("СОЛЬ ", "Ее добывают\nв Илецке."), ("Анна",)) == ("Анна",)
    assert heard.by(theme_key("Соль", "Её возили по Каме"), ("Анна",)) == ()


def test_themes_without_any_words_are_not_all_the_same() -> None:
    on_paper = Hearing(("Анна",), "", "", frozenset({theme_key("", "")}))

    assert Heard([on_paper]).by(theme_key("", ""), ("Анна",)) == ()


@pytest.mark.parametrize(
    ("author", "own"),
    [
        ("Анна Ёлкина", ("Анна Ёлкина",)),
        ("Ёлкина Анна (Псков)", ("Анна Ёлкина",)),
        ("Борис, Анна Елкина и Вера", ("Анна Ёлкина", "Борис")),
        ("Анна Белова; Борис Белов", ()),
        ("", ()),
    ],
)
def test_an_author_is_found_among_the_players(author: str, own: tuple[str, ...]) -> None:
    assert authors_among(author, ("Анна Ёлкина", "Борис", "")) == own


def played(begun: int) -> MatchState:
    """A game of which so many themes have begun, the last one up to its first question."""
    game = Game(begin())
    for _ in range(begun - 1):
        game.skip(5)
        game.do(EndTheme())
    game.read()
    return game.state


def keys_of(state: MatchState) -> list[tuple[str, str]]:
    return [theme_key(theme.content.name, theme.content.questions[0].text) for theme in state.themes]


def test_themes_that_were_not_begun_were_not_heard() -> None:
    state = played(2)

    assert hearing_of(state).themes == set(keys_of(state)[:2])


def test_a_board_that_is_chosen_from_was_seen_whole() -> None:
    before, chosen = at("round end, Blue").state, at("choosing, the lowest").state

    assert len(hearing_of(before).themes) < len(hearing_of(chosen).themes)
    assert hearing_of(chosen).themes == set(keys_of(chosen))


def test_the_people_of_the_match_are_those_who_came() -> None:
    state = played(1)
    state = replace(
        state,
        standings=(Standing.PRESENT, Standing.ABSENT, Standing.REMOVED),
        lineup=replace(state.lineup, host="Ира", assistant="Олег"),
    )
    first, _, third = (player.name for player in state.lineup.players)

    hearing = hearing_of(state)
    assert (hearing.players, hearing.host, hearing.assistant) == ((first, third), "Ира", "Олег")

"""How the first screen looks: what comes first, what fits, what is beyond the edge."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from screens.home_lines import HomeScene, Offer, home_lines, items_of
from screens.looks import Look
from screens.services import MatchCard
from station.wording.language import use
from station.wording.trouble import Trouble
from tests.fakes.house import DAMAGED, cards
from tests.screens.glyphs import foreign, looks_are_known, text_of, widest
from tests.screens.stage import SIZES

OLD = tuple(replace(card, where="сыгран") for card in cards("абвг", interrupted=False))
NEW = cards("яю", interrupted=True)
BROKEN = MatchCard(Path("x.svoyak"), "x.svoyak", "", interrupted=False, trouble="повреждён")


@pytest.fixture(autouse=True)
def _russian() -> Iterator[None]:
    use("ru")
    yield
    use("en")


def texts(scene: HomeScene) -> list[str]:
    return [text_of(line).rstrip() for line in home_lines(scene)]


def test_interrupted_matches_come_first_then_what_is_new_then_finished_ones() -> None:
    assert items_of((*OLD, *NEW)) == (*NEW, Offer.NEW, Offer.DEMO, Offer.QUIT, *OLD)


def test_everything_has_its_place() -> None:
    shown = texts(HomeScene((*NEW, BROKEN, *OLD), 0, 40, 20))

    assert shown[1:17] == [
        "",
        " Прерванные игры — продолжить",
        " → бой я                    тема 3 из 6",
        "   бой ю                    тема 3 из 6",
        "",
        "   Новая игра",
        "   Демонстрация: три виртуальных игрока",
        "   Выход",
        "",
        " Сыгранные игры",
        "   x.svoyak                 ! повреждён",
        "   бой а                         сыгран",
        "   бой б                         сыгран",
        "   бой в                         сыгран",
        "   бой г                         сыгран",
        "",
    ]


def test_without_matches_there_is_what_can_be_done_and_what_to_do_first() -> None:
    shown = texts(HomeScene((), 0, 80, 24))

    assert shown[1:6] == [
        "",
        " → Новая игра",
        "   Демонстрация: три виртуальных игрока",
        "   Выход",
        "",
    ]
    assert shown[6].startswith("   Впервые здесь? Начните с демонстрации")
    assert shown[9].startswith("   Игра: темы по пять вопросов")


def test_who_was_here_before_is_not_told_what_to_do() -> None:
    assert not any("Впервые" in line for line in texts(HomeScene(OLD, 0, 80, 24)))


def test_a_new_match_is_the_first_key() -> None:
    assert texts(HomeScene(OLD, 0, 80, 24))[-1].split()[:3] == ["N", "новая", "игра"]


def test_what_has_no_room_in_one_line_takes_two() -> None:
    card = replace(NEW[0], what="2026-12-05 · Отборочная игра · Анна 40")
    shown = texts(HomeScene((card,), 0, 40, 14))

    assert shown[3:5] == [" → 2026-12-05 · Отборочная игра · Анна…", "     тема 3 из 6"]


def test_a_damaged_file_is_told_by_more_than_colour() -> None:
    (line,) = (line for line in home_lines(HomeScene((BROKEN,), 0, 80, 24)) if "x.svoyak" in text_of(line))

    assert line[0][1] is Look.WRONG
    assert "! повреждён" in text_of(line)


@pytest.mark.parametrize(("width", "height"), [*SIZES, (24, 5)])
@pytest.mark.parametrize("trouble", [None, DAMAGED])
@pytest.mark.parametrize("chosen", [0, 1, 2, 3, 40, 103])
def test_it_fills_the_screen_and_shows_what_is_chosen(
    width: int, height: int, trouble: Trouble | None, chosen: int
) -> None:
    many = (*NEW, *(OLD * 25))
    shown = home_lines(HomeScene(many, chosen, width, height, trouble=trouble))

    assert len(shown) == height
    assert widest(shown) <= width
    assert foreign(shown) == set()
    assert looks_are_known(shown)
    assert [text_of(line)[:3] for line in shown].count(" → ") == 1


def test_an_edge_tells_that_there_is_more_beyond_it() -> None:
    many = HomeScene((*NEW, *(OLD * 25)), 0, 80, 24)

    assert texts(many)[-3] == "   ↓ …"
    assert "   ↑ …" not in texts(many)

    middle = texts(many._replace(chosen=50))
    assert (middle[1], middle[-3]) == ("   ↑ …", "   ↓ …")

    end = texts(many._replace(chosen=103))
    assert end[1] == "   ↑ …"
    assert "   ↓ …" not in end


def test_trouble_is_told_in_three_sentences() -> None:
    shown = texts(HomeScene((BROKEN,), 0, 80, 24, trouble=DAMAGED))

    assert shown[-4:-1] == [" The file is damaged.", " Nothing was opened.", " Keep the file."]


LONG = st.text(max_size=200)


@given(LONG, LONG, LONG, LONG, st.integers(10, 130), st.integers(3, 40))
def test_no_content_is_wider_than_the_screen(
    what: str, where: str, trouble: str, note: str, width: int, height: int
) -> None:
    card = MatchCard(Path("x"), what, where, interrupted=True, trouble=trouble)
    shown = home_lines(HomeScene((card,), 0, width, height, note=note))

    assert len(shown) == height
    assert widest(shown) <= width


def test_on_a_huge_screen_a_result_stands_where_the_eye_finds_it() -> None:
    lines = texts(HomeScene((*NEW, BROKEN), 0, 240, 50))

    assert len(next(line for line in lines if "тема 3 из 6" in line)) <= 120

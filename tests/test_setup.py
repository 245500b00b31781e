"""A pack becomes a match that the rules accept: prices, spares, reserves, and what is not enough."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from packs.model import Pack, PackQuestion, PackSection, PackTheme
from station.regulations.shelf import find_regulation
from station.rules import history
from station.rules.model import Lineup, Player, Seat
from station.rules.refusals import Refused
from station.setup import (
    FINALS,
    RESERVES,
    ChosenThemes,
    SetupFault,
    author_of,
    begin_with,
    final_themes,
    first_question,
    lineup_of,
    theme_bounds,
    theme_of,
    themes_from,
    themes_of,
    usable_themes,
)

CLUB = find_regulation("spbguef-1", Path("nowhere"))
STAGE = CLUB.stage("qualifying")
NESPROSTA = find_regulation("nesprosta-xv", Path("nowhere"))
FINAL = NESPROSTA.stage("final")
LINEUP = lineup_of(["Анна", "Борис", "Вера"], "Ира")
PRICES = (10, 20, 30, 40, 50)


def question(text: str, price: int | None = None, *, spare: bool = False) -> PackQuestion:
    return PackQuestion(text, f"{text}!", price, spare=spare)


def theme(name: str, questions: int = 5) -> PackTheme:
    return PackTheme(
        name, tuple(question(f"{name} {price}", price) for price in range(10, questions * 10 + 1, 10))
    )


def final(name: str) -> PackTheme:
    return PackTheme(name, (question(f"{name}?"),))


def pack(*themes: PackTheme) -> Pack:
    half = len(themes) // 2
    return Pack("Пакет", (PackSection("1", themes[:half]), PackSection("2", themes[half:])), digest="ab")


def plenty(themes: int) -> Pack:
    return pack(*(theme(f"Тема {number}") for number in range(1, themes + 1)))


def fault(code: str, **parameters: str | int) -> SetupFault:
    return SetupFault(code, tuple(parameters.items()))


def texts(begun: PackTheme, stage: str = "qualifying") -> list[str]:
    """The texts of a theme's questions as the match has them."""
    begin = begin_with(CLUB, CLUB.stage(stage), LINEUP, pack(begun), ChosenThemes((1,), ()))
    return [found.text for found in begin.themes[0].questions]


@pytest.mark.clause("S4.1")
def test_the_first_themes_are_played_and_the_others_stand_in_reserve() -> None:
    assert themes_from(plenty(6), STAGE) == ChosenThemes((1, 2, 3, 4), (5, 6))


def test_themes_before_the_first_one_may_have_been_heard_and_are_no_reserve() -> None:
    assert themes_from(plenty(9), STAGE, 5) == ChosenThemes((5, 6, 7, 8), (9,))


def test_a_match_carries_no_more_reserves_than_it_may_need() -> None:
    chosen = themes_from(plenty(40), STAGE)

    assert isinstance(chosen, ChosenThemes)
    assert chosen.reserves == tuple(range(5, 5 + RESERVES))


@pytest.mark.clause("S4.1")
def test_a_theme_with_fewer_questions_than_prices_is_passed_over() -> None:
    short = pack(theme("А"), theme("Б", 4), theme("В"), theme("Г"), theme("Д"))

    assert usable_themes(short, STAGE) == (1, 3, 4, 5)
    assert themes_from(short, STAGE) == ChosenThemes((1, 3, 4, 5), ())


def test_a_spare_does_not_fill_a_price() -> None:
    questions = (*theme("А", 4).questions, question("запасной", spare=True))

    assert usable_themes(pack(PackTheme("А", questions)), STAGE) == ()


@pytest.mark.clause("N4.1", "N4.2")
def test_a_game_of_two_rounds_plays_the_themes_of_both() -> None:
    chosen = themes_from(plenty(15), FINAL)

    assert isinstance(chosen, ChosenThemes)
    assert (chosen.played, chosen.reserves) == (tuple(range(1, 13)), (13, 14, 15))
    begun = begin_with(NESPROSTA, FINAL, LINEUP, plenty(15), chosen)
    assert not isinstance(history.begin(begun), Refused)


def test_too_few_themes_for_both_rounds_are_told() -> None:
    assert themes_from(plenty(8), FINAL) == fault("not-enough-themes", number=8, needed=12)


@pytest.mark.clause("N4.11")
def test_a_theme_of_one_question_is_for_the_final_round() -> None:
    boards = [theme(f"Тема {number}") for number in range(1, 14)]
    found = pack(*boards[:12], final("Финал"), boards[12], final("Ещё финал"))
    chosen = themes_from(found, FINAL)

    assert final_themes(found, FINAL) == (13, 15)
    assert isinstance(chosen, ChosenThemes)
    assert (chosen.played, chosen.reserves, chosen.finals) == (tuple(range(1, 13)), (14,), (13, 15))
    begun = begin_with(NESPROSTA, FINAL, LINEUP, found, chosen)
    assert [(told.name, len(told.questions)) for told in begun.final_themes] == [
        ("Финал", 1),
        ("Ещё финал", 1),
    ]
    assert not isinstance(history.begin(begun), Refused)


def test_a_spare_makes_no_second_question_of_a_final_theme() -> None:
    only = PackTheme("Финал", (question("в"), question("запасной", spare=True)))

    assert final_themes(pack(only, theme("Два", 2)), FINAL) == (1,)


def test_a_theme_that_has_lost_all_but_a_priced_question_is_not_for_the_final_round() -> None:
    assert final_themes(pack(theme("Обрывок", 1), final("Финал")), FINAL) == (2,)


def test_a_stage_without_a_final_round_has_no_final_themes() -> None:
    chosen = themes_from(pack(*(theme("Т") for _ in range(10)), final("Финал")), NESPROSTA.stage("semifinal"))

    assert isinstance(chosen, ChosenThemes)
    assert chosen.finals == ()


def test_where_themes_have_one_question_each_none_is_told_apart_as_final() -> None:
    (blue, *_) = FINAL.rounds
    stage = replace(FINAL, rounds=(replace(blue, prices=blue.prices[:1]),))

    assert final_themes(pack(final("А")), stage) == ()
    assert usable_themes(pack(final("А")), stage) == (1,)


def test_a_match_carries_few_final_themes_and_none_that_may_have_been_heard() -> None:
    boards = [theme(f"Тема {number}") for number in range(12)]
    found = pack(final("Прежний"), *boards, *(final(f"Финал {number}") for number in range(9)))
    chosen = themes_from(found, FINAL, 2)

    assert isinstance(chosen, ChosenThemes)
    assert chosen.finals == tuple(range(14, 14 + FINALS))


@pytest.mark.parametrize(
    ("finals", "expected"), [((), 13), ((13,), 14), ((13, 14), 14), ((15,), 13), ((30, 13), 13)]
)
def test_the_next_match_begins_behind_what_was_played(finals: tuple[int, ...], expected: int) -> None:
    assert ChosenThemes(tuple(range(1, 13)), (), finals).next_theme == expected


@pytest.mark.clause("S4.1", "N4.1")
def test_only_a_game_of_one_round_leaves_a_choice_of_its_themes() -> None:
    assert theme_bounds(STAGE) == (4, 20)
    assert theme_bounds(NESPROSTA.stage("round-1")) == (5, 5)
    assert theme_bounds(FINAL) == (12, 12)


@pytest.mark.parametrize(
    ("themes", "first", "expected"),
    [
        (3, 1, fault("not-enough-themes", number=3, needed=4)),
        (6, 4, fault("not-enough-themes", number=3, needed=4)),
        (6, 7, fault("no-such-theme", number=7, themes=6)),
        (6, 0, fault("no-such-theme", number=0, themes=6)),
        (0, 1, fault("no-such-theme", number=1, themes=0)),
    ],
)
def test_what_a_pack_cannot_give_is_told(themes: int, first: int, expected: SetupFault) -> None:
    assert themes_from(plenty(themes), STAGE, first) == expected


def test_questions_stand_in_rising_price() -> None:
    shuffled = PackTheme("А", tuple(question(str(price), price) for price in (50, 10, 40, 20, 30)))

    assert texts(shuffled) == ["10", "20", "30", "40", "50"]


def test_prices_of_another_scale_fill_the_board_from_the_lowest() -> None:
    hundreds = PackTheme("А", tuple(question(str(price), price) for price in (500, 100, 200, 300, 400)))

    assert texts(hundreds) == ["100", "200", "300", "400", "500"]


def test_without_prices_the_order_of_the_file_holds() -> None:
    some = (question("а", 50), question("б"), question("в", 10), question("г"), question("д"))

    assert texts(PackTheme("А", some)) == ["а", "б", "в", "г", "д"]


def test_questions_beyond_the_prices_are_left_out() -> None:
    assert texts(theme("А", 7)) == ["А 10", "А 20", "А 30", "А 40", "А 50"]


@pytest.mark.clause("N4.5.8")
def test_the_first_spare_comes_along() -> None:
    spares = (question("запасной", spare=True), question("ещё один", spare=True))
    begun = PackTheme("А", (*theme("А").questions, *spares))
    begin = begin_with(CLUB, STAGE, LINEUP, pack(begun, theme("Б")), ChosenThemes((1,), (2,)))

    assert begin.themes[0].spare is not None
    assert begin.themes[0].spare.text == "запасной"
    assert begin.reserves[0].spare is None


def test_everything_that_helps_the_host_comes_along() -> None:
    full = PackQuestion("в", "о", 10, accept=("а",), reject=("б",), comment="к", sources=("и",), author="Ким")
    bare = replace(full, price=20, sources=(), author="")
    rest = (replace(bare, price=30), replace(bare, price=40), replace(bare, price=50, author="Ли"))
    begun = PackTheme("А", (full, bare, *rest), comment="о теме", sources=("книга",))
    begin = begin_with(CLUB, STAGE, LINEUP, pack(begun), ChosenThemes((1,), ()), "Финал вторника")
    first, second, *_ = begin.themes[0].questions

    assert (begin.title, begin.pack_title, begin.pack_digest) == ("Финал вторника", "Пакет", "ab")
    assert (begin.themes[0].comment, begin.themes[0].author) == ("о теме", "Ким, Ли")
    assert (first.text, first.answer, first.accept, first.reject, first.comment) == (
        "в",
        "о",
        ("а",),
        ("б",),
        "к",
    )
    assert (first.sources, second.sources) == (("и",), ("книга",))


def test_the_author_of_a_theme_goes_before_those_of_its_questions() -> None:
    questions = tuple(replace(found, author="Ким") for found in theme("А").questions)
    begin = begin_with(
        CLUB, STAGE, LINEUP, pack(PackTheme("А", questions, author="Ли")), ChosenThemes((1,), ())
    )

    assert begin.themes[0].author == "Ли"


def test_a_single_theme_comes_as_it_is_even_when_it_is_short() -> None:
    short = theme_of(pack(theme("Первая"), theme("Вторая", 3)), 2, STAGE)

    assert (short.name, [found.text for found in short.questions]) == (
        "Вторая",
        ["Вторая 10", "Вторая 20", "Вторая 30"],
    )


def test_a_blank_name_leaves_its_seat_empty() -> None:
    assert lineup_of(["Анна", " ", "Вера", ""], " Ира ") == Lineup(
        (Player(Seat(1), "Анна"), Player(Seat(3), "Вера")), "Ира"
    )


@given(
    st.lists(st.integers(0, 8), max_size=20).map(
        lambda sizes: pack(*(theme(f"Т{number}", size) for number, size in enumerate(sizes)))
    ),
    st.integers(4, 6),
    st.integers(-1, 21),
)
def test_what_is_chosen_can_begin(found: Pack, themes: int, first: int) -> None:
    stage = STAGE.with_themes(themes)
    chosen = themes_from(found, stage, first)
    if isinstance(chosen, ChosenThemes):
        begin = begin_with(CLUB, stage, LINEUP, found, chosen)

        assert not isinstance(history.begin(begin), Refused)
        assert not set(chosen.played) & set(chosen.reserves)


def test_themes_can_be_taken_in_any_order() -> None:
    known = pack(*(theme(f"Тема {number}") for number in range(1, 7)), theme("Куцая", 3))

    assert themes_of(known, STAGE, (6, 7, 2, 5, 1, 3)) == ChosenThemes((6, 2, 5, 1), (3,))
    assert themes_of(known, STAGE, (6, 7, 2, 5)) == fault("not-enough-themes", number=3, needed=4)


def test_final_themes_are_taken_in_that_order_too() -> None:
    known = pack(*plenty(12).themes, final("Шляпы"), final("Реки"))
    chosen = themes_of(known, FINAL, (14, *range(12, 0, -1), 13))

    assert isinstance(chosen, ChosenThemes)
    assert (chosen.played, chosen.finals) == (tuple(range(12, 0, -1)), (14, 13))


def test_a_question_by_question_author_is_the_themes() -> None:
    mixed = PackTheme("Т", (replace(question("1"), author="Анна"), replace(question("2"), author="Борис")))

    assert author_of(mixed) == "Анна, Борис"
    assert author_of(replace(mixed, author="Вера")) == "Вера"


def test_the_first_question_is_the_cheapest() -> None:
    assert first_question(PackTheme("Т", (question("б", 20), question("а", 10)))) == "а"
    assert first_question(PackTheme("Т", ())) == ""

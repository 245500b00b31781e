"""The desk takes keys page by page, under any layout, and leaves to the match what is the match's."""

import pytest

from station.rules.commands import StartReading, Warn
from station.rules.model import Seat
from tests.rules.games import Game
from tests.screens.desk.games import beginning, in_theme
from tests.screens.desk.hands import Hands
from tests.screens.glyphs import SAFE

MATTERS = "cdpwtlenrvg"


@pytest.fixture
def hands() -> Hands:
    return Hands(in_theme())


@pytest.mark.parametrize("key", MATTERS)
def test_every_matter_has_its_key_and_esc_leads_back(hands: Hands, key: str) -> None:
    menu = hands.shown()

    hands.keys(key)
    assert hands.shown() != menu

    hands.keys("escape")
    assert hands.shown() == menu
    assert not hands.closed

    hands.keys("escape")
    assert hands.closed


@pytest.mark.parametrize("name", ["с", "С", "C"])
def test_keys_work_under_another_layout(hands: Hands, name: str) -> None:
    hands.keys(name)

    assert "Rulings and questions" in hands.lines()[0]


def test_the_cursor_opens_what_its_key_would(hands: Hands) -> None:
    hands.keys("down", "down", "enter")

    assert "Points by hand" in hands.lines()[0]


def test_m_leads_to_the_desk_s_first_page_and_from_there_to_the_match(hands: Hands) -> None:
    menu = hands.shown()
    hands.keys("w", "w", "escape", "m")
    assert (hands.shown(), hands.closed) == (menu, False)

    hands.keys("m")
    assert hands.closed


@pytest.mark.parametrize("word", ["xmu", "Дмитрий", "ошибка мухи", "maum"])
@pytest.mark.parametrize("page", "cdpwtlenr")
def test_no_word_that_is_typed_into_a_list_gets_at_the_match(page: str, word: str) -> None:
    hands = Hands(in_theme())
    hands.keys(page)
    for sign in word:
        taken = hands.take({" ": "space"}.get(sign, sign), sign)
        assert taken is not None
        assert taken.command is None

    assert not hands.closed


def test_a_letter_that_is_no_key_is_told_of(hands: Hands) -> None:
    hands.keys("w", "x")

    assert "Nothing is typed here" in hands.told


@pytest.mark.parametrize("key", ["down", "w", "enter"])
def test_behind_a_key_of_the_list_undo_is_the_match_s_again(hands: Hands, key: str) -> None:
    hands.keys("c", "x")
    assert hands.take("u", "u") is not None
    hands.take(key, key if len(key) == 1 else "\r" if key == "enter" else None)
    hands.take("escape")
    hands.take("escape")

    hands.keys("c")
    assert hands.take("u", "u") is None


def test_a_button_between_the_letters_of_a_word_is_the_player_s(hands: Hands) -> None:
    hands.keys("c", "x")

    assert hands.take("2", "2") is None
    assert hands.take("m", "m") is not None
    assert not hands.closed


def typed_form(hands: Hands) -> str:
    """The form of a warning with a reason in it."""
    hands.keys("w", "w")
    hands.type("шум")
    return hands.shown()


def test_what_was_typed_is_given_up_by_a_second_esc_only(hands: Hands) -> None:
    form = typed_form(hands)

    hands.keys("escape")
    assert "Esc once more" in hands.told
    assert hands.shown() == form

    hands.keys("escape")
    assert "Sanctions and hints" in hands.lines()[0]


def test_another_key_keeps_what_was_typed(hands: Hands) -> None:
    typed_form(hands)
    hands.keys("escape")
    hands.type("!")
    assert hands.told == ""
    hands.keys("escape")
    assert "Esc once more" in hands.told

    hands.keys("enter")
    assert hands.state.warnings[0].reason == "шум!"


def test_a_form_in_which_nothing_was_changed_is_left_at_once(hands: Hands) -> None:
    hands.keys("w", "w")
    hands.type("ш")
    hands.keys("backspace", "escape")

    assert "Sanctions and hints" in hands.lines()[0]


@pytest.mark.parametrize("key", ["1", "4", "u", "г"])
def test_buttons_and_undo_stay_with_the_match_while_nothing_is_typed(hands: Hands, key: str) -> None:
    assert hands.take(key, key) is None

    hands.keys("c")
    assert hands.take(key, key) is None


@pytest.mark.parametrize("key", ["space", "q", "h", "x", "f5"])
def test_no_other_key_leads_the_match_on(hands: Hands, key: str) -> None:
    before = hands.shown()
    taken = hands.take(key)

    assert taken is not None
    assert (taken.command, taken.closed, hands.shown()) == (None, False, before)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q", "ctrl+l"])
def test_the_keys_that_leave_and_repaint_are_the_match_s_on_every_page(hands: Hands, key: str) -> None:
    assert hands.take(key) is None

    hands.keys("w", "w")
    assert hands.take(key) is None


def test_every_sign_is_text_while_something_is_typed(hands: Hands) -> None:
    hands.keys("w", "w")
    hands.type("1 mu 2-й раз")
    hands.keys("enter")

    assert hands.state.warnings[0].reason == "1 mu 2-й раз"


def test_pasted_text_comes_in_without_control_characters(hands: Hands) -> None:
    hands.keys("w", "w")
    hands.paste("крик\x1b[31m\nиз \u202eзала\x00")
    hands.keys("enter")

    assert hands.state.warnings[0].reason == "крик[31m из зала"


def test_pasted_text_is_no_key_of_a_list(hands: Hands) -> None:
    before = hands.shown()
    hands.paste("c")

    assert hands.shown() == before


def test_the_undo_that_would_happen_is_named_on_lists_only(hands: Hands) -> None:
    hands.game.do(Warn(Seat(1), "шум"))
    hands.keys("w")
    assert "U undo: player warned: Анна" in hands.hints()

    hands.keys("w")
    assert "undo" not in hands.hints()


def test_what_is_typed_stays_when_the_match_goes_on(hands: Hands) -> None:
    hands.keys("w", "w")
    hands.type("шум")

    hands.game.do(StartReading())
    hands.game.answers(1)

    assert hands.row() == "Reason: шум"
    hands.keys("enter")
    assert hands.state.warnings[0].reason == "шум"


def test_what_the_rules_refuse_in_a_race_stays_typed(hands: Hands) -> None:
    hands.keys("w", "w")
    hands.type("шум")
    hands.game.do(StartReading())
    hands.game.wait(1)
    hands.game.press(1)

    hands.keys("enter")
    assert "try again in a moment" in hands.told
    assert hands.row() == "Reason: шум"

    hands.game.run_out()
    hands.keys("enter")
    assert hands.state.warnings[0].reason == "шум"


def test_a_page_is_made_of_the_match_as_it_is_now(hands: Hands) -> None:
    hands.keys("p")
    hands.game.do(StartReading())
    hands.game.rule(1, right=True)

    assert hands.row().split() == ["1", "Анна", "30"]


@pytest.mark.parametrize("room", range(10))
@pytest.mark.parametrize("width", [20, 60, 80])
def test_the_cursor_is_seen_in_any_room(room: int, width: int) -> None:
    hands = Hands(in_theme(), width=width, room=room)
    for _ in MATTERS:
        lines = hands.lines()
        assert len(lines) <= room
        assert room == 0 or any(line.startswith(" → ") for line in lines)
        assert all(len(line) <= width for line in lines)
        hands.keys("down")


@pytest.mark.parametrize("room", [3, 4, 6, 8])
def test_the_field_in_focus_is_seen_in_any_room(room: int) -> None:
    hands = Hands(in_theme(), width=60, room=room)
    hands.keys("c", "end", "enter")

    assert "Reason: the host's mistake" in hands.shown()


def test_a_long_list_tells_where_the_cursor_is(hands: Hands) -> None:
    hands.keys("c")
    assert hands.lines()[0].endswith("1/4")

    hands.keys("pagedown")
    assert hands.lines()[0].endswith("4/4")

    hands.keys("home")
    assert hands.lines()[0].endswith("1/4")


def test_a_list_of_nothing_has_no_cursor_and_no_keys() -> None:
    hands = Hands(Game(beginning()))
    hands.keys("c", "down", "enter")
    assert hands.told == ""

    hands.keys("w", "d")
    assert "No question has been asked yet." in hands.shown()
    assert "Nothing is typed here" in hands.told


@pytest.mark.parametrize("key", MATTERS)
def test_every_glyph_is_one_that_a_console_has(hands: Hands, key: str) -> None:
    hands.keys(key)

    assert set(hands.shown()) - SAFE <= {"\n"}

"""What is typed into a form: texts literal and without control characters, numbers with their sign."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from screens.host.desk.fields import ChoiceField, PointsField, TextField
from station.rules.model import Points


def label() -> str:
    return "Поле"


@given(st.text(max_size=300))
def test_no_control_character_gets_in(text: str) -> None:
    field = TextField(label)
    field.type(text)

    assert field.value.isprintable()
    assert len(field.value) <= 200


def test_markup_is_text() -> None:
    field = TextField(label)
    field.type("[b]крики[/b]")

    assert field.value == "[b]крики[/b]"
    assert "".join(text for text, _ in field.spans(30, focused=False)) == "[b]крики[/b]"


def test_a_proposal_that_is_mended_stays() -> None:
    field = TextField(label, lambda: "ошибка")
    field.press("backspace")
    field.type("и")

    assert field.value == "ошибки"


def test_a_proposal_is_in_the_language_that_is_spoken_until_it_is_mended() -> None:
    words = ["ошибка"]
    field = TextField(label, lambda: words[0])
    words[0] = "mistake"
    assert field.value == "mistake"

    field.press("backspace")
    words[0] = "ошибка"
    assert field.value == "mistak"


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        (["5", "0"], 50),
        (["-", "5"], -5),
        (["−", "5"], -5),
        (["5", "-"], -5),
        (["-", "5", "-"], 5),
        (["-120"], -120),
        (["x", "7"], 7),
        (["0"], 0),
        (["-", "0"], 0),
        (["+", "7"], 7),
        (["+70"], 70),
    ],
)
def test_points_are_typed_with_their_sign(typed: list[str], points: int) -> None:
    field = PointsField(label, Points(30))
    for text in typed:
        field.type(text)

    assert field.value == points


def test_a_negative_score_is_shown_and_begun_anew_by_a_digit() -> None:
    field = PointsField(label, Points(-30))
    assert field.value == -30

    field.type("1")
    assert field.value == 1


def test_no_number_is_no_score() -> None:
    field = PointsField(label, Points(30))
    field.press("delete")

    assert field.value is None


def test_a_choice_goes_round() -> None:
    field = ChoiceField(label, lambda: "да", lambda: "нет")
    for key, value in (("right", 1), ("right", 0), ("left", 1)):
        field.press(key)
        assert field.value == value


def test_a_sign_alone_is_no_number_and_is_not_shown_as_one() -> None:
    field = PointsField(label, None)
    field.type("-")

    assert field.value is None
    assert field.spans(10, focused=True)[0][0] == "−"
    assert field.spans(10, focused=False)[0][0] == "—"


def test_a_field_is_changed_while_something_else_stands_in_it_than_at_first() -> None:
    text, points = TextField(label, lambda: "ошибка"), PointsField(label, Points(5))
    choice = ChoiceField(label, label, label)

    def changed() -> tuple[bool, ...]:
        return text.is_changed, points.is_changed, choice.is_changed

    assert changed() == (False, False, False)

    text.press("backspace")
    points.type("7")
    choice.type(" ")
    assert changed() == (True, True, True)

    text.type("а")
    points.press("backspace")
    points.type("5")
    choice.type(" ")
    assert changed() == (False, False, False)

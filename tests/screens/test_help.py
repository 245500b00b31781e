"""The help of every screen: on F1, in as many columns as there is room for, closed by any key."""

import pytest

from screens.help import Group, help_lines
from tests.fakes.house import FakeHouse
from tests.screens.glyphs import text_of, widest
from tests.screens.stage import Stage

LONG = tuple(
    Group(
        f"Moment {n}", tuple((f"F{key}", f"does what moment {n} needs of key {key}") for key in range(1, 13))
    )
    for n in range(4)
)


def shown(width: int) -> list[str]:
    return [text_of(line).rstrip() for line in help_lines(LONG, "That is all.", width)]


def test_a_wide_screen_has_two_columns_of_whole_groups() -> None:
    lines = shown(128)

    assert lines[0].split("  ")[0].strip() == "Moment 0"
    assert lines[0].endswith("Moment 2")
    assert len(lines) < len(shown(127)) * 0.6


@pytest.mark.parametrize("width", [20, 40, 80, 127, 128, 200])
def test_nothing_is_lost_and_nothing_is_too_wide(width: int) -> None:
    text = " ".join(" ".join(shown(width)).split())

    assert all(widest([line]) <= width for line in help_lines(LONG, "That is all.", width) if line)
    assert all(f"Moment {n}" in text for n in range(4))
    assert text.endswith("That is all.")


@pytest.mark.parametrize("size", [(80, 24), (128, 37), (20, 5)])
@pytest.mark.parametrize("first", ["home", "setup"])
async def test_f1_shows_the_keys_and_any_key_closes_them(
    house: FakeHouse, first: str, size: tuple[int, int]
) -> None:
    app = Stage(house, first)
    async with app.run_test(size=size) as pilot:
        await pilot.press("f1")
        await pilot.pause()
        assert app.shown()[0].strip() == "Keys"
        await pilot.press("pagedown", "up")
        assert app.shown()[0].strip() == "Keys"
        await pilot.press("x")
        await pilot.pause()
        assert app.shown()[0].strip() != "Keys"


async def test_h_is_text_in_the_form(house: FakeHouse) -> None:
    app = Stage(house, "setup")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")

        assert app.shown()[0].strip() != "Keys"


@pytest.mark.parametrize("width", [80, 128, 200])
def test_a_single_group_begins_at_the_left(width: int) -> None:
    first, second, *_ = (text_of(line) for line in help_lines(LONG[:1], "", width))

    assert (first[1], second[1]) != (" ", " ")

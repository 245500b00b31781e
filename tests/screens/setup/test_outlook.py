"""What comes of the form as it stands, and what is missing."""

from pathlib import Path

import pytest

from screens.services import PackChoice, SetupMemory
from screens.setup import outlook
from screens.setup.draft import PLAYERS, Draft, Field
from screens.setup.outlook import Known
from screens.setup.selection import book_of
from station.heard import Heard, Hearing, theme_key
from station.rules.commands import Begin
from station.setup import ChosenThemes
from tests.fakes.house import DISK_FULL, REGULATIONS, pack

PACK = PackChoice(Path("a.si4s"), "a")
NAMES = ("Анна", "Борис", "Вера")


def draft(memory: SetupMemory | None = None) -> Draft:
    return Draft(REGULATIONS, (PACK,), memory or SetupMemory(players=NAMES), list.reverse)


def known(new: Draft, *names: str, heard: str = "") -> Known:
    """A pack with these themes, of which Анна has heard some."""
    found = pack("П", *names)
    new.has_read(found.title, len(found.themes))
    keys = frozenset(theme_key(name, "Вопрос 10") for name in heard)
    return Known(book_of(found), Heard([Hearing(("Анна",), "", "", keys)]))


def played(new: Draft, found: Known) -> tuple[int, ...]:
    chosen = outlook.chosen_of(outlook.selection_of(new, found))
    return chosen.played if chosen else ()


def test_the_themes_follow_the_names_as_they_are_typed() -> None:
    new = draft(SetupMemory())
    found = known(new, *"абвгде", heard="аб")
    assert played(new, found) == (1, 2, 3, 4)

    new.type(PLAYERS[0], "Анна")
    assert played(new, found) == (3, 4, 5, 6)


def test_a_lot_draws_from_the_whole_pack_and_the_first_theme_is_not_asked_for() -> None:
    new = draft()
    found = known(new, *"абвгде", heard="е")
    new.numbers[Field.FIRST] = new.numbers[Field.FIRST].type("5")
    new.press(Field.WAY, "right")

    assert played(new, found) == (5, 4, 3, 2)
    assert Field.FIRST not in new.fields

    new.press(Field.WAY, "left")
    assert Field.FIRST in new.fields


def test_a_lot_is_drawn_anew_only_when_it_is_chosen_again() -> None:
    orders = [[1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1], [2, 1, 4, 3, 6, 5]]

    def shuffle(numbers: list[int]) -> None:
        numbers[:] = orders.pop(0)

    new = Draft(REGULATIONS, (PACK,), SetupMemory(players=NAMES, by_lot=True), shuffle)
    found = known(new, *"абвгде")
    assert played(new, found) == played(new, found) == (1, 2, 3, 4)

    new.press(Field.WAY, "right")
    new.press(Field.WAY, "right")
    assert played(new, found) == (2, 1, 4, 3)


def test_picked_themes_come_first_and_can_be_given_up() -> None:
    new = draft()
    found = known(new, *"абвгде", heard="е")
    new.pick(6)
    new.pick(2)
    assert played(new, found) == (6, 2, 1, 3)

    new.pick(6)
    assert played(new, found) == (2, 1, 3, 4)


def test_another_pack_has_nothing_picked() -> None:
    new = Draft(REGULATIONS, (PACK, PackChoice(Path("b"), "b")), SetupMemory(), list.reverse)
    new.pick(2)
    new.press(Field.PACK, "right")

    assert new.picked == ()


def test_a_pack_of_which_too_little_is_left_begins_anew() -> None:
    new = draft(SetupMemory(players=NAMES, pack="a.si4s", next_theme=5))
    found = known(new, *"абвгде", heard="б")
    outlook.begin_pack_again(new, found)

    assert (new.numbers[Field.FIRST].value, played(new, found)) == (1, (1, 3, 4, 5))


@pytest.mark.parametrize(("first", "heard"), [("2", ""), ("5", "абв")])
def test_it_does_not_where_there_is_enough_or_never_enough(first: str, heard: str) -> None:
    new = draft(SetupMemory(players=NAMES, pack="a.si4s", next_theme=int(first)))
    outlook.begin_pack_again(new, known(new, *"абвгде", heard=heard))

    assert new.numbers[Field.FIRST].digits == first


def test_what_was_typed_is_not_set_back() -> None:
    new = draft(SetupMemory(players=NAMES, pack="a.si4s", next_theme=2))
    new.type(Field.FIRST, "5")
    outlook.begin_pack_again(new, known(new, *"абвгде"))

    assert new.numbers[Field.FIRST].value == 5


def command(new: Draft, found: Known) -> Begin | None:
    return outlook.command(new, found, outlook.chosen_of(outlook.selection_of(new, found)))


def lack(new: Draft, found: Known) -> str:
    return outlook.lack(new, found, outlook.selection_of(new, found))


def test_why_there_are_no_themes_is_told() -> None:
    new = draft()
    assert "being read" in lack(new, Known())
    assert lack(new, Known(DISK_FULL)) == DISK_FULL.happened
    assert lack(new, known(new, *"абв")) == "Full themes from this one on: 3, needed: 4, better more"
    assert lack(new, known(new, *"абвгде", heard="абв")) == (
        "Themes not heard yet: 3, needed: 4. Left out, known to the players: 3"
    )

    new.type(Field.FIRST, "9")
    assert lack(new, known(new, *"абвгде")) == ""
    new.type(Field.FIRST, "9")
    assert "no theme 9" in lack(new, Known(book_of(pack("П", *"абвгде")), Heard()))
    assert lack(Draft(REGULATIONS, (), SetupMemory()), Known()) == "There is no pack of questions."


@pytest.mark.parametrize(
    ("names", "said"), [(NAMES, ""), (("Анна",), "S3.1"), (("Анна", "АННА "), "Two are called “АННА”")]
)
def test_what_the_rules_have_against_it_is_told(names: tuple[str, ...], said: str) -> None:
    new = draft(SetupMemory(players=names))
    begin = command(new, known(new, *"абвгде"))

    assert begin is not None
    assert said in outlook.obstacle(begin)
    assert bool(said) == bool(outlook.obstacle(begin))


def test_the_command_has_who_is_absent_and_what_was_chosen() -> None:
    new = draft()
    new.mark_absent(PLAYERS[1])
    begin = command(new, known(new, *"абвгде"))

    assert begin is not None
    assert begin.absent == (2,)
    assert [theme.name for theme in begin.themes + begin.reserves] == list("абвгде")


def test_without_enough_themes_there_is_no_command() -> None:
    new = draft()

    assert command(new, known(new, *"абв")) is None
    assert command(new, Known()) is None


@pytest.mark.parametrize(("way", "next_theme"), [((), 5), (("lot",), 1), (("pick",), 1)])
def test_the_next_match_follows_in_the_pack_only_where_this_one_was_in_order(
    way: tuple[str, ...], next_theme: int
) -> None:
    new = draft()
    found = known(new, *"абвгде")
    if "lot" in way:
        new.press(Field.WAY, "right")
    if "pick" in way:
        new.pick(4)
    selection = outlook.selection_of(new, found)

    chosen = outlook.chosen_of(selection)
    assert isinstance(chosen, ChosenThemes)
    memory = new.memory(chosen.next_theme)
    assert (memory.next_theme, memory.by_lot, memory.themes) == (next_theme, "lot" in way, 4)

"""The form's content: what is proposed, what can be entered, what a key changes."""

from pathlib import Path

import pytest

from screens.services import PackChoice, SetupMemory
from screens.setup.completion import Names
from screens.setup.draft import PLAYERS, Draft, Field
from station.heard import Hearing
from station.rules.model import Lineup, Player, Seat
from tests.fakes.house import REGULATIONS

PACKS = (PackChoice(Path("a.si4s"), "a"), PackChoice(Path("b.si4s"), "b"))


def draft(memory: SetupMemory | None = None, packs: tuple[PackChoice, ...] = PACKS) -> Draft:
    return Draft(REGULATIONS, packs, memory or SetupMemory(), list.reverse)


def test_the_first_time_the_first_of_everything_is_proposed() -> None:
    new = draft()

    assert (new.regulation.code, new.stage.code, new.pack) == ("spbguef-1", "qualifying", PACKS[0])
    assert new.stage.themes == 4
    assert new.lineup == Lineup(())


def test_then_what_the_last_match_had_is_proposed() -> None:
    memory = SetupMemory("nesprosta-xv", "round-2", ("Анна", "Борис"), "Ира", "Олег", "b.si4s")
    new = draft(memory)

    assert (new.regulation.code, new.stage.code, new.pack) == ("nesprosta-xv", "round-2", PACKS[1])
    assert new.lineup == Lineup((Player(Seat(1), "Анна"), Player(Seat(2), "Борис")), "Ира", "Олег")


def test_the_next_match_of_a_pack_begins_with_the_theme_that_follows() -> None:
    last = draft(SetupMemory(pack="b.si4s", next_theme=5))
    other = draft(SetupMemory(pack="gone.si4s", next_theme=5))

    assert last.numbers[Field.FIRST].value == 5
    assert other.numbers[Field.FIRST].value == 1


def test_a_pack_that_is_used_up_begins_anew() -> None:
    new = draft(SetupMemory(pack="b.si4s", next_theme=9))
    new.has_read("Б", 8)

    assert new.numbers[Field.FIRST].value == 1


def test_what_was_set_up_is_remembered_with_its_empty_seats() -> None:
    new = draft()
    for field, name in zip(PLAYERS, ("Анна", "", "Вера", ""), strict=True):
        new.type(field, name)

    assert new.memory(5).players == ("Анна", "", "Вера", "")
    assert draft(new.memory(5)).lineup == new.lineup


def test_what_is_gone_since_then_is_not_proposed() -> None:
    new = draft(SetupMemory("club-of-old", "round-2", pack="gone.si4s"))

    assert (new.regulation.code, new.stage.code, new.pack) == ("spbguef-1", "qualifying", PACKS[0])


def test_a_name_from_the_last_match_is_replaced_by_typing_and_mended_after_an_arrow() -> None:
    new = draft(SetupMemory("nesprosta-xv", "round-2", ("Анна", "Борис"), "Ира", "Олег", "b.si4s"))
    new.type(Field.PLAYER_1, "Вера")
    new.press(Field.PLAYER_2, "end")
    new.type(Field.PLAYER_2, "!")

    assert [new.names[field].text for field in (Field.PLAYER_1, Field.PLAYER_2)] == ["Вера", "Борис!"]


def test_names_from_a_foreign_memory_are_cleaned() -> None:
    new = draft(SetupMemory(players=("\x1b[2JАнна" + "а" * 99,), host="И\u202eра"))

    assert new.lineup.players[0].name == "[2JАнна" + "а" * 33
    assert new.lineup.host == "Ира"


@pytest.mark.clause("S3.1")
def test_an_empty_seat_is_no_player() -> None:
    new = draft()
    for field, name in zip(PLAYERS, ("Анна", "", " ", "Глеб"), strict=True):
        new.type(field, name)

    assert new.lineup == Lineup((Player(Seat(1), "Анна"), Player(Seat(4), "Глеб")))


@pytest.mark.clause("S4.1", "N4.1")
def test_the_number_of_themes_can_be_entered_only_where_the_stage_leaves_it_open() -> None:
    free, fixed = draft(), draft()
    fixed.press(Field.REGULATION, "right")

    assert (free.stage.code, free.theme_bounds) == ("qualifying", (4, 20))
    assert Field.THEMES in free.fields
    assert (fixed.stage.code, fixed.theme_bounds, fixed.stage.themes) == ("round-1", None, 5)
    assert Field.THEMES not in fixed.fields


def test_choices_go_round_in_both_directions() -> None:
    new = draft()
    new.press(Field.REGULATION, "left")
    assert new.regulation.code == "nesprosta-xv"

    new.press(Field.REGULATION, "right")
    new.press(Field.STAGE, "left")
    assert (new.regulation.code, new.stage.code, new.stage.themes) == ("spbguef-1", "final", 6)


def test_the_number_of_themes_is_typed_or_stepped() -> None:
    new = draft()
    new.press(Field.THEMES, "right")
    assert new.stage.themes == 5

    new.enter(Field.THEMES)
    new.type(Field.THEMES, "1")
    new.type(Field.THEMES, "2")
    assert new.stage.themes == 12

    new.press(Field.THEMES, "backspace")
    assert new.stage.themes == 1


def test_a_number_that_was_left_is_typed_anew() -> None:
    new = draft()
    new.type(Field.FIRST, "1")
    new.enter(Field.FIRST)
    new.type(Field.FIRST, "3")

    assert new.numbers[Field.FIRST].value == 3


def test_the_first_theme_is_stepped_as_far_as_the_pack_goes() -> None:
    new = draft()
    new.has_read("A", 3)
    for _ in range(5):
        new.press(Field.FIRST, "right")

    assert new.numbers[Field.FIRST].value == 3


def test_another_pack_begins_with_its_first_theme() -> None:
    new = draft()
    new.has_read("Пакет", 3)
    new.press(Field.FIRST, "right")
    new.press(Field.PACK, "right")

    assert (new.pack, new.pack_title, new.pack_themes) == (PACKS[1], "b", 0)
    assert new.numbers[Field.FIRST].value == 1


def test_without_packs_there_is_nothing_to_turn() -> None:
    new = draft(packs=())
    new.press(Field.PACK, "right")

    assert new.pack is None


def test_arrows_move_the_caret_in_a_name() -> None:
    new = draft()
    new.type(Field.HOST, "Ра")
    new.press(Field.HOST, "home")
    new.type(Field.HOST, "И")

    assert new.lineup.host == "ИРа"


def test_what_is_typed_into_a_choice_is_lost() -> None:
    new = draft()
    new.type(Field.PACK, "b")

    assert new.pack == PACKS[0]


@pytest.mark.clause("S4.3")
def test_a_player_can_be_marked_as_absent_and_the_mark_taken_back() -> None:
    new = draft(SetupMemory(players=("Анна", "Борис", "Вера")))
    new.mark_absent(Field.PLAYER_2)
    assert new.absent_seats == (2,)

    new.mark_absent(Field.PLAYER_3)
    new.mark_absent(Field.PLAYER_2)
    assert new.absent_seats == (3,)


@pytest.mark.parametrize("field", [Field.HOST, Field.STAGE, Field.START, Field.PLAYER_4])
def test_nobody_but_a_named_player_is_absent(field: Field) -> None:
    new = draft(SetupMemory(players=("Анна", "Борис", "Вера"), host="Ира"))
    new.mark_absent(field)

    assert (new.absent, new.absent_seats) == (frozenset(), ())


@pytest.mark.clause("N4.1")
@pytest.mark.parametrize(("stage", "themes"), [("semifinal", 10), ("final", 12)])
def test_a_game_of_two_rounds_leaves_no_choice_of_its_themes(stage: str, themes: int) -> None:
    new = draft(SetupMemory("nesprosta-xv", stage))

    assert (new.stage.code, new.stage.themes) == (stage, themes)
    assert new.theme_bounds is None
    assert Field.THEMES not in new.fields


def test_the_late_games_can_be_chosen() -> None:
    new = draft(SetupMemory("nesprosta-xv"))
    found = set()
    for _ in range(len(new.regulation.stages)):
        new.press(Field.STAGE, "right")
        found.add(new.stage.code)

    assert {"semifinal", "final"} <= found


@pytest.mark.clause("S4.1")
@pytest.mark.parametrize(("themes", "proposed"), [(6, 6), (4, 4), (21, 4), (0, 4)])
def test_as_many_themes_as_last_time_are_proposed_where_the_stage_allows_it(
    themes: int, proposed: int
) -> None:
    assert draft(SetupMemory(themes=themes)).stage.themes == proposed


@pytest.mark.clause("N4.1")
def test_a_stage_without_a_choice_has_its_own_number_of_themes() -> None:
    assert draft(SetupMemory("nesprosta-xv", "round-1", themes=6)).stage.themes == 5


def knowing(*names: str) -> Draft:
    """A form at a station where these have played."""
    new = draft(SetupMemory(players=("Анна", "Борис"), host="Ира"))
    new.known = Names([Hearing(names, "", "", frozenset())])
    return new


def test_a_proposed_name_is_taken_as_it_was_typed_then() -> None:
    new = knowing("Глеб", "Глафира")
    new.type(Field.PLAYER_3, "гл")
    assert new.offered(Field.PLAYER_3) == ("Глеб", "Глафира")

    new.take(Field.PLAYER_3)
    assert new.names[Field.PLAYER_3].text == "Глеб"
    assert new.offered(Field.PLAYER_3) == ()


def test_nothing_is_proposed_for_what_was_not_typed_now() -> None:
    assert knowing("Анна Белова").offered(Field.PLAYER_1) == ()


def test_nothing_is_proposed_while_a_name_is_mended_in_its_middle() -> None:
    new = knowing("Глеб")
    new.type(Field.PLAYER_3, "гле")
    new.press(Field.PLAYER_3, "left")

    assert new.offered(Field.PLAYER_3) == ()


def test_who_sits_at_a_seat_is_not_proposed_elsewhere() -> None:
    new = knowing("Анна", "Андрей")
    new.type(Field.PLAYER_3, "ан")
    new.type(Field.HOST, "ан")

    assert new.offered(Field.PLAYER_3) == ("Андрей",)
    assert new.offered(Field.HOST) == ("Андрей",)


@pytest.mark.parametrize("field", [Field.STAGE, Field.FIRST, Field.START])
def test_only_names_are_proposed(field: Field) -> None:
    assert knowing("Анна").offered(field) == ()

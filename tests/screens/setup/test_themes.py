"""Which themes a match will have: one a line, or a round a line where there are more rounds than one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from screens.setup.selection import Remark
from screens.setup.themes import told_themes
from station.regulations.shelf import find_regulation
from station.setup import ChosenThemes, themes_from
from station.wording.language import use
from tests.fakes.house import pack

CLUB = find_regulation("nesprosta-xv", Path("nowhere"))
NAMES = "абвгдежзиклмноп"


@pytest.fixture
def russian() -> Iterator[None]:
    use("ru")
    yield
    use("en")


def told(stage: str, single: str = "", first: int = 1) -> tuple[str, ...]:
    found = pack("П", *NAMES, single=single)
    chosen = themes_from(found, CLUB.stage(stage), first)
    assert isinstance(chosen, ChosenThemes)
    return told_themes(found, CLUB.stage(stage), chosen, {})


def test_a_theme_that_a_player_knows_is_told_with_who_knows_it() -> None:
    remarks = {2: Remark(heard=("Анна", "Вера")), 3: Remark(own=("Борис",)), 9: Remark(("Анна",))}

    assert told_themes(
        pack("П", *"абвгд"), CLUB.stage("round-1"), ChosenThemes((2, 3, 1, 4, 5), ()), remarks
    ) == ("2. б (! heard: Анна, Вера)", "3. в (! by Борис)", "1. а", "4. г", "5. д")


def test_the_themes_of_a_single_round_stand_one_below_the_other() -> None:
    assert told("round-1", first=2) == ("2. б", "3. в", "4. г", "5. д", "6. е")


@pytest.mark.clause("N4.1")
def test_a_semifinal_has_two_rounds_and_no_final_one() -> None:
    assert told("semifinal", single="Финал") == (
        "Blue round: 1. а · 2. б · 3. в · 4. г · 5. д",
        "Red round (secret auctions: 1): 6. е · 7. ж · 8. з · 9. и · 10. к",
        "In reserve: 5",
    )


@pytest.mark.clause("N4.7")
@pytest.mark.usefixtures("russian")
def test_a_final_has_its_last_question_too() -> None:
    assert told("final", single="Шляпы") == (
        "Синий раунд (аукционов втайне: 1): 1. а · 2. б · 3. в · 4. г · 5. д · 6. е",
        "Красный раунд (аукционов втайне: 2): 7. ж · 8. з · 9. и · 10. к · 11. л · 12. м",
        "Финальный раунд: 16. Шляпы",
        "В резерве: 3",
    )


def test_a_pack_without_a_final_theme_leaves_the_question_to_the_host() -> None:
    assert told("final")[2] == "Final round: none in the pack, read one of your own"

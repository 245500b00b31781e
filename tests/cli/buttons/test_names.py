"""What a button is called: by people in their language, by programs in one for all."""

import pytest

from drivers.devices import Identity
from station.cli.buttons.names import coded_name, identity_of, spoken_name
from station.wording.language import use
from tests.cli.buttons.devices import BOARD, BUZZ

NAMES = [
    (BUZZ, "0:704", "red 1", "красная 1", "buzz 1 red"),
    (BUZZ, "0:723", "blue 4", "синяя 4", "buzz 4 blue"),
    (BOARD, "0:289", "button 2", "кнопка 2", "button 2"),
    (BOARD, "0:48", "B", "B", "key B"),
    (BOARD, "1:48", "B, part 2", "B, часть 2", "key B"),
    (BOARD, "0:abs16-", "hat left", "крестовина влево", "hat 1 left"),
    (BOARD, "0:abs19+", "hat 2 down", "крестовина 2 вниз", "hat 2 down"),
    (BOARD, "0:abs0+", "axis X+", "ось X+", "axis X+"),
    (BOARD, "odd", "odd", "odd", "unknown odd"),
    (None, "left", "left", "left", ""),
]


@pytest.mark.parametrize(("identity", "button", "english", "russian", "coded"), NAMES)
def test_a_button_has_a_name_for_people_and_one_for_programs(
    identity: Identity | None, button: str, english: str, russian: str, coded: str
) -> None:
    assert spoken_name(button, identity) == english
    use("ru")
    assert spoken_name(button, identity) == russian
    assert coded_name(button, identity) == coded
    use("en")


@pytest.mark.parametrize("identity", [BUZZ, BOARD])
def test_a_source_tells_enough_of_its_device_for_the_names(identity: Identity) -> None:
    found = identity_of(identity.source)

    assert found is not None
    assert found.source == identity.source


@pytest.mark.parametrize("source", ["board-a", "", "054C:0002@x", "054c:0002@", "keys"])
def test_another_source_is_no_device(source: str) -> None:
    assert identity_of(source) is None

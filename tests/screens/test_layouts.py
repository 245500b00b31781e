"""Every key of every table, and every button, works under the layouts that people have, in either case."""

from collections.abc import Sequence

import pytest
from textual.keys import _character_to_key

from drivers.keys import KeySource
from drivers.layouts import names_of_keys
from screens.home_keys import HOME_KEYS
from screens.host.keys import (
    DESK_KEY,
    DESK_LETTERS,
    ENTRY_KEYS,
    HOST_KEYS,
    SEAT_KEYS,
    UNDO_KEY,
    actions_by_key,
)
from screens.keys import Key

US = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./"
LAYOUTS = {
    "Russian": "ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.",
    "Ukrainian": "'1234567890-=йцукенгшщзхїґфівапролджєячсмитьбю.",
    "Belarusian": "ё1234567890-=йцукенгшўзх'\\фывапролджэячсмітьбю.",
    "Kazakh": '("әіңғ,.үұқөһйцукенгшщзхъ\\фывапролджэячсмитьбю№',
}
TABLES = {"the first screen": HOME_KEYS, "the match": HOST_KEYS, **dict(ENTRY_KEYS)}


def sent(key: str, layout: str, *, capital: bool) -> str:
    """What Textual calls what a letter's or digit's key sends under this layout."""
    sign = LAYOUTS[layout][US.index(key)]
    return _character_to_key(sign.upper() if capital else sign)


def on_the_rows(keys: Sequence[str]) -> list[str]:
    return [key for key in keys if key in set(US) and key not in "0123456789"]


@pytest.mark.parametrize("capital", [False, True])
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_every_letter_of_a_table_works(table: Sequence[Key], layout: str, *, capital: bool) -> None:
    actions = actions_by_key(table)
    for key in table:
        for name in on_the_rows(key.keys):
            assert actions[sent(name, layout, capital=capital)] == key.action


@pytest.mark.parametrize("capital", [False, True])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_button_works_beside_the_keys_of_the_host(layout: str, *, capital: bool) -> None:
    source = KeySource({key: key for key in SEAT_KEYS}, [name for key in HOST_KEYS for name in key.keys])
    heard: list[str] = []
    source.start(lambda press: heard.append(press.button))
    for place, key in enumerate(SEAT_KEYS):
        assert source.key(sent(key, layout, capital=capital), place)

    assert heard == list(SEAT_KEYS)


@pytest.mark.parametrize("capital", [False, True])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_letter_and_button_is_known_on_the_desk(layout: str, *, capital: bool) -> None:
    keys = {*DESK_LETTERS, *SEAT_KEYS, UNDO_KEY.first, DESK_KEY.first}
    names = names_of_keys(keys)

    assert [names.get(sent(key, layout, capital=capital)) for key in sorted(keys)] == sorted(keys)


def test_no_key_of_the_host_lies_where_a_letter_would_be_anothers() -> None:
    """І lies on S, B and 3: the button of seat 3 would be dead under the Kazakh layout."""
    assert not {"s", "b"} & {name for key in HOST_KEYS for name in key.keys}

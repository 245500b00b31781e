"""The letters that share a key, checked against the layouts as keyboards have them printed."""

from collections.abc import Collection
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.keys import _character_to_key

from drivers.layouts import layout_twins, names_of_keys, retyped

US_KEYS = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./"
SHARED = {"і", "І"}
names = st.sampled_from([_character_to_key(character) for character in US_KEYS])


@pytest.mark.parametrize(
    ("key", "twins"),
    [
        ("q", "qQйЙ"),
        ("y", "yYнН"),
        ("m", "mMьЬ"),
        ("s", "sSыЫіІ"),
        ("b", "bBиИіІ"),
        ("o", "oOщЩўЎ"),
        ("1", {"1", "quotation_mark"}),
        ("2", "2әӘ"),
        ("3", "3іІ"),
        ("0", "0қҚ"),
    ],
)
def test_a_letter_or_digit_has_the_letters_of_its_key_in_both_cases(key: str, twins: Collection[str]) -> None:
    assert layout_twins(key) == set(twins)


@pytest.mark.parametrize(
    ("character", "letters"),
    [
        ("`", "ёЁ"),
        ("-", "өӨ"),
        ("=", "һҺ"),
        ("[", "хХ"),
        ("]", "ъЪїЇ"),
        ("\\", "ґҐ"),
        (";", "жЖ"),
        ("'", "эЭєЄ"),
        (",", "бБ"),
        (".", "юЮ"),
        ("/", ""),
    ],
)
def test_punctuation_is_known_by_the_name_that_textual_gives_it(character: str, letters: str) -> None:
    name = _character_to_key(character)

    assert layout_twins(name) == {name, *letters}


@pytest.mark.parametrize(
    "alphabet",
    [
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
        "абвгдеёжзійклмнопрстуўфхцчшыьэюя",
        "аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя",
    ],
)
def test_every_letter_of_an_alphabet_lies_on_a_key(alphabet: str) -> None:
    reachable = {twin for character in US_KEYS for twin in layout_twins(_character_to_key(character))}

    assert set(alphabet + alphabet.upper()) <= reachable


def test_no_two_keys_share_a_name_but_for_the_one_letter_that_lies_on_three() -> None:
    for one, other in combinations(US_KEYS, 2):
        common = layout_twins(_character_to_key(one)) & layout_twins(_character_to_key(other))

        assert common <= SHARED


@given(names)
def test_any_name_of_a_key_tells_all_its_names(key: str) -> None:
    for name in layout_twins(key) - SHARED:
        assert layout_twins(name) == layout_twins(key)


def test_a_letter_on_several_keys_tells_none_of_them() -> None:
    assert layout_twins("і") == SHARED


@pytest.mark.parametrize("key", ["f1", "space", "enter", "ctrl+q", "numero_sign", "€", ""])
def test_a_key_without_letters_has_only_its_own_name(key: str) -> None:
    assert layout_twins(key) == {key}


@pytest.mark.parametrize(
    ("typed", "meant"), [("ghjnjrjk", "протокол"), ("Ысщку", "score"), ("[kt,", "хлеб"), ("12 !", "12 !")]
)
def test_a_text_is_what_the_same_keys_type_under_the_other_layout(typed: str, meant: str) -> None:
    assert retyped(typed) == meant


def test_names_lead_to_their_keys() -> None:
    assert names_of_keys(["2", "n"]) == {
        "2": "2",
        "ә": "2",
        "Ә": "2",
        "n": "n",
        "N": "n",
        "т": "n",
        "Т": "n",
    }


def test_a_name_that_two_keys_may_send_stands_for_neither() -> None:
    sent = names_of_keys(["s", "b"])

    assert sent["ы"] == "s"
    assert sent["и"] == "b"
    assert not SHARED & sent.keys()


def test_a_keys_own_name_is_its_own_whatever_another_may_send() -> None:
    sent = names_of_keys(["s", "і"])

    assert sent["і"] == "і"
    assert sent["s"] == "s"
    assert "І" not in sent


@given(st.lists(names, unique=True))
def test_every_bound_key_is_found_by_its_own_name_and_by_nothing_that_is_not_its_twin(
    keys: list[str],
) -> None:
    sent = names_of_keys(keys)

    assert {key: sent[key] for key in keys} == {key: key for key in keys}
    assert all(name in layout_twins(key) for name, key in sent.items())

"""The section of keys, by FORMAT.md: what is taken, and every fault with its line."""

import re
from pathlib import Path

import pytest

from screens.key_moments import settable
from screens.key_names import written
from station.cli.settings import reader
from station.cli.settings.reader import settings_in
from station.regulations.faults import RegulationFaults

PAGE = Path(reader.__file__).with_name("FORMAT.md").read_text(encoding="utf-8")


def faults(*lines: str) -> list[tuple[int, str, str]]:
    """The faults of the section with these lines: line, value, code."""
    with pytest.raises(RegulationFaults) as wrong:
        settings_in("\n".join(("[keys]", *lines)), "station.toml")
    return [(fault.line, fault.value.removeprefix("keys."), fault.code) for fault in wrong.value.faults]


def test_a_file_that_says_nothing_leaves_everything_as_it_is() -> None:
    assert settings_in("", "station.toml").keys == {}
    assert settings_in("[keys]\n", "station.toml").keys == {}


def test_the_example_of_the_page_can_be_used() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)

    assert settings_in(example, "station.toml").keys == {
        "undo": ("z",),
        "right": ("up", "plus", "j"),
        "wrong": ("down", "minus", "k"),
        "palette": ("f7",),
    }


@pytest.mark.parametrize(
    "text",
    ["", "F0", "F13", "F100", "Ctrl+I", "Ctrl+1", "Ctrl+Я", "Alt+Q", "zz", "№", "😀", "\\u0007", "F２"],
)
def test_what_no_terminal_sends_is_no_key(text: str) -> None:
    assert faults(f'undo = "{text}"') == [(2, "undo", "no-key")]


@pytest.mark.parametrize("text", ["1", "4", "0", "9", "ә", "і", "Ғ"])
def test_a_digit_is_no_key_under_any_layout(text: str) -> None:
    assert faults(f'undo = "{text}"') == [(2, "undo", "digit-key")]


@pytest.mark.parametrize("text", ["N", "n", "т", "Т"])
def test_a_key_of_another_action_is_refused_under_any_layout(text: str) -> None:
    assert (2, "undo", "key-taken") in faults(f'undo = "{text}"')


def test_two_actions_cannot_be_given_one_key() -> None:
    assert faults('undo = "г"', 'redo = "u"') == [(2, "undo", "key-taken")]


def test_actions_can_change_their_keys_with_each_other() -> None:
    assert settings_in('[keys]\npause = "T"\nsheet = "P"', "station.toml").keys == {
        "pause": ("t",),
        "sheet": ("p",),
    }


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('desk = "tab"', "key-in-use"),
        ('undo = "Enter"', "key-taken"),
        ('undo = "home"', "key-in-use"),
        ('help = "ctrl+u"', "key-in-use"),
        ('all_in = "m"', "key-taken"),
        ('pass = "A"', "key-taken"),
        ('form_begin = "f3"', "key-taken"),
        ('check_begin = "esc"', "key-in-use"),
        ('leave = ["J", "Enter"]', "key-taken"),
    ],
)
def test_a_key_that_is_in_use_at_any_moment_is_refused(line: str, code: str) -> None:
    assert code in {found for _, _, found in faults(line)}


@pytest.mark.parametrize("text", ["B", "Space", "Del", "Ins", "PgUp"])
def test_in_the_form_a_key_must_type_nothing(text: str) -> None:
    assert (2, "form_begin", "typed-key") in faults(f'form_begin = "{text}"')


def test_what_is_neither_a_key_nor_a_list_is_told_to_be_no_text() -> None:
    with pytest.raises(RegulationFaults) as told:
        settings_in("[keys]\npause = true", "station.toml")

    (fault,) = told.value.faults
    assert dict(fault.parameters)["expected"] == "text"


def test_where_something_is_entered_a_key_may_be_that_of_an_impossible_action() -> None:
    assert settings_in('[keys]\nall_in = "E"', "station.toml").keys == {"all_in": ("e",)}


def test_all_faults_are_told_at_once_by_their_lines() -> None:
    told = faults('undo = ["z", 5]', "redo = []", "", 'jump = "J"', "pause = true")

    assert told == [
        (2, "undo.2", "wrong-type"),
        (3, "redo", "wrong-count"),
        (5, "jump", "unknown-key"),
        (6, "pause", "wrong-type"),
    ]


@pytest.mark.parametrize("text", ["[colour]\n", "keys = 3\n", "[keys]\n[keys]\n", "undo"])
def test_what_is_no_section_is_a_fault(text: str) -> None:
    with pytest.raises(RegulationFaults):
        settings_in(text, "station.toml")


def test_the_page_names_every_action_with_its_usual_keys() -> None:
    rows = re.findall(r"^\| (`.*?) \| (.*?) \|", PAGE, re.MULTILINE)
    told = {action: keys.split() for names, keys in rows for action in re.findall(r"`(\w+)`", names)}
    usual = {action: [written(key) for key in key.keys] for action, key in settable().items()}

    assert told.keys() == usual.keys()
    assert [
        action
        for action, keys in usual.items()
        if not set(keys) <= set(", ".join(told[action]).replace(",", "").split())
    ] == []

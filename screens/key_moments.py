"""Which keys are listened to at the same time, for who gives actions other keys.

The law of this file: at no moment does one key do two things, and at none is an action that is possible
without a key.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from drivers.layouts import layout_twins
from screens.home_keys import HOME_KEYS
from screens.host.keys import (
    BUTTON_KEYS,
    DESK_KEY,
    DESK_LETTERS,
    ENTRY_KEYS,
    EVERYWHERE,
    HOST_KEYS,
    PAUSE_KEY,
    PLACE_KEYS,
    SEAT_BUTTON_KEYS,
    STEP_KEY,
    UNDO_KEY,
)
from screens.key_names import types_nothing
from screens.keys import DIGITS, FORM_KEYS, LIST_KEYS, TEXT_KEYS, Key
from screens.setup import keys as setup
from station.wording.language import N_

_AT_QUESTIONS = frozenset(
    {
        "right",
        "wrong",
        "last_word",
        "clarify",
        "speaking",
        "nobody",
        "announce",
        "early",
        "late",
        "decline",
        "leave_open",
        "extra",
    }
)
"""Actions of the host that are never possible where something is entered: its keys may be theirs, too."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """An action that was given a ``key`` which is in use by another one at some moment."""

    action: str
    other: Key
    key: str


_SHARED = frozenset({"і", "І"})
"""What lies on three keys; ``names_of_keys`` deals with it."""


@dataclass(frozen=True, slots=True)
class Moment:
    """``keys`` come first; of the actions ``behind`` them each must have a key that is none of those."""

    keys: tuple[Key, ...]
    behind: tuple[Key, ...] = ()


def moments() -> tuple[Moment, ...]:
    """All of them."""
    always = tuple(key for key in HOST_KEYS if key.action not in _AT_QUESTIONS)
    letters = tuple(
        Key(letter, (letter,), N_("a page of the desk"), fixed=True) for letter in sorted(DESK_LETTERS)
    )
    on_lists = Key("", ("enter", "backspace", "escape"), N_("what is chosen or typed"), fixed=True)
    return (
        Moment(HOST_KEYS),
        *(Moment(keys, always) for _, keys in ENTRY_KEYS),
        Moment((*LIST_KEYS, *letters, on_lists), (UNDO_KEY, DESK_KEY)),
        Moment((*TEXT_KEYS, *FORM_KEYS, *EVERYWHERE)),
        Moment(PLACE_KEYS),
        Moment(HOME_KEYS),
        Moment(tuple(key for key in setup.FORM_KEYS if key is not setup.TAKE_KEY)),
        Moment(setup.PICKER_KEYS),
        Moment((*setup.CHECK_KEYS, setup.HELP, *SEAT_BUTTON_KEYS, *LIST_KEYS)),
        Moment((*BUTTON_KEYS, STEP_KEY, PAUSE_KEY, UNDO_KEY)),
    )


def settable() -> dict[str, Key]:
    """The actions that can be given other keys."""
    every = (key for moment in moments() for key in moment.keys)
    return {key.action: key for key in every if not key.fixed}


def is_text_in_form(action: str, key: str) -> bool:
    """Whether this key would be text where the action is possible."""
    return action in {key.action for key in setup.FORM_KEYS if not key.beside_text} and not types_nothing(key)


def same_key(one: str, other: str) -> bool:
    """Whether both names come from one key of the keyboard, under whatever layout."""
    if one == other or one in layout_twins(other) or other in layout_twins(one):
        return True
    return bool(layout_twins(one) & layout_twins(other) - _SHARED)


def is_digit(key: str) -> bool:
    """Whether this is a digit's key: they are the players' buttons, and type numbers."""
    return any(same_key(key, digit) for digit in DIGITS)


def conflicts(given: Mapping[str, tuple[str, ...]]) -> Iterator[Conflict]:
    """Where actions with these keys would get in another's way; every pair is told once, of a given one."""
    told: set[tuple[str, str]] = set()
    for moment in moments():
        for conflict in _conflicts_at(moment, given):
            pair = (conflict.action, conflict.other.action)
            if pair not in told:
                told |= {pair, pair[::-1]}
                yield conflict


def _conflicts_at(moment: Moment, given: Mapping[str, tuple[str, ...]]) -> Iterator[Conflict]:
    for one, other in combinations(moment.keys, 2):
        yield from _clash(one, _bound(one, given), other, given)
    for key in moment.behind:
        for other in moment.keys:
            yield from _clash(key, _bound(key, given)[:1], other, given)


def _bound(key: Key, given: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    return key.keys if key.fixed else given.get(key.action, key.keys)


def _clash(
    one: Key, keys: tuple[str, ...], other: Key, given: Mapping[str, tuple[str, ...]]
) -> Iterator[Conflict]:
    """The first of the keys of one action that is also a key of the other, unless neither was given keys."""
    found = next((key for key in keys for taken in _bound(other, given) if same_key(key, taken)), None)
    if found is None or one.action == other.action:
        return
    if one.action in given and not one.fixed:
        yield Conflict(one.action, other, found)
    elif other.action in given and not other.fixed:
        yield Conflict(other.action, one, found)

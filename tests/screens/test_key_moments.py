"""Which keys are listened to together: the usual ones do not meet, and no action is without one."""

import pytest

from screens.host.entries import entry_for
from screens.host.keys import HOST_KEYS
from screens.host.paint_keys import offered
from screens.key_moments import _AT_QUESTIONS, conflicts, moments, same_key, settable
from screens.keys import Key
from station.views.host_view import host_view
from tests.rules.situations import GROUPS

GAMES = [make for some in GROUPS.values() for make in some.values()]


def test_the_usual_keys_are_in_nobodys_way() -> None:
    usual = {action: key.keys for action, key in settable().items()}

    assert list(conflicts(usual)) == []


def test_an_action_that_may_share_a_key_is_never_possible_where_something_is_entered() -> None:
    met = set()
    for game in (make() for make in GAMES):
        view = host_view(game.history)
        if entry_for(view, None) is not None:
            met |= {key.action for key in offered(view, HOST_KEYS)}

    assert not met & _AT_QUESTIONS
    assert met


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("u", "г", True),
        ("U", "u", True),
        ("ы", "і", True),
        ("s", "b", False),
        ("2", "ә", True),
        ("f1", "f2", False),
        ("semicolon", "ж", True),
    ],
)
def test_a_key_is_the_same_under_every_layout(one: str, other: str, *, same: bool) -> None:
    assert same_key(one, other) is same
    assert same_key(other, one) is same


def test_an_action_has_one_meaning_in_all_tables() -> None:
    """The settings know actions by their names alone."""
    every: dict[str, Key] = {}
    for key in (key for moment in moments() for key in moment.keys if not key.fixed):
        assert every.setdefault(key.action, key).keys == key.keys

"""Which devices are grabbed: bound ones alone, with no key down, and one keyboard stays everybody's."""

from hypothesis import given
from hypothesis import strategies as st

from drivers.devices import Wanted
from drivers.evdev_grab import Standing, grabbed_of

BOARD = Standing("board")
HOSTS = Standing("hosts", is_keyboard=True)
PEDAL = Standing("pedal", is_keyboard=True)

standings = st.lists(
    st.builds(
        Standing,
        st.sampled_from("abcdef"),
        is_keyboard=st.booleans(),
        is_open=st.booleans(),
        is_grabbed=st.booleans(),
        is_down=st.booleans(),
    ),
    max_size=6,
    unique_by=lambda one: one.source,
)
sources = st.frozensets(st.sampled_from("abcdef"))
wishes = st.builds(Wanted, sources, sources, st.booleans())


def bound(*names: str, spared: frozenset[str] = frozenset()) -> Wanted:
    return Wanted(frozenset(names), spared, everything=True)


def after(before: list[Standing], wanted: Wanted) -> list[Standing]:
    """How they stand when this was done."""
    chosen = grabbed_of(before, wanted)
    return [one._replace(is_grabbed=one.source in chosen) for one in before]


def test_a_bound_board_is_grabbed_and_no_other() -> None:
    assert grabbed_of([BOARD, Standing("other")], bound("board")) == {"board"}


def test_what_is_only_looked_at_is_not_grabbed() -> None:
    assert grabbed_of([BOARD], bound()) == frozenset()


def test_a_pedal_that_types_is_grabbed_when_the_host_has_a_keyboard_of_his_own() -> None:
    assert grabbed_of([HOSTS, PEDAL], bound("pedal")) == {"pedal"}


def test_the_only_keyboard_is_never_grabbed() -> None:
    assert grabbed_of([BOARD, HOSTS], bound("board", "hosts")) == {"board"}


def test_a_keyboard_that_the_host_types_on_is_spared_though_it_is_bound() -> None:
    assert grabbed_of([HOSTS, PEDAL], bound("hosts", "pedal", spared=frozenset({"hosts"}))) == {"pedal"}


def test_a_keyboard_that_cannot_be_opened_is_one_to_type_on() -> None:
    assert grabbed_of([HOSTS._replace(is_open=False), PEDAL], bound("hosts", "pedal")) == {"pedal"}


def test_a_keyboard_that_cannot_be_opened_is_not_counted_among_those_that_are_grabbed() -> None:
    """Whichever of the two comes first by its name."""
    closed = Standing("socket", is_keyboard=True, is_open=False)

    assert grabbed_of([PEDAL, closed], bound("pedal", "socket")) == {"pedal"}


def test_a_board_that_cannot_be_opened_is_not_told_as_grabbed() -> None:
    assert grabbed_of([BOARD._replace(is_open=False)], bound("board")) == frozenset()


def test_of_keyboards_that_are_all_bound_the_one_that_is_free_stays_so() -> None:
    assert grabbed_of([HOSTS._replace(is_grabbed=True), PEDAL], bound("hosts", "pedal")) == {"hosts"}


def test_when_the_hosts_keyboard_is_pulled_a_bound_one_is_let_go() -> None:
    pedals = [PEDAL._replace(source=name, is_grabbed=True) for name in ("left", "right")]

    assert len(grabbed_of(pedals, bound("left", "right"))) == 1


def test_a_board_with_a_key_down_waits_and_one_that_is_grabbed_stays_so() -> None:
    assert grabbed_of([BOARD._replace(is_down=True)], bound("board")) == frozenset()
    assert grabbed_of([BOARD._replace(is_down=True, is_grabbed=True)], bound("board")) == {"board"}


def test_a_board_that_is_nobodys_any_more_is_let_go() -> None:
    assert grabbed_of([BOARD._replace(is_grabbed=True)], bound()) == frozenset()


@given(standings, wishes)
def test_nothing_is_grabbed_that_is_not_bound_or_that_is_spared(
    before: list[Standing], wanted: Wanted
) -> None:
    assert grabbed_of(before, wanted) <= wanted.bound - wanted.spared


@given(standings, wishes)
def test_where_there_are_keyboards_one_is_free(before: list[Standing], wanted: Wanted) -> None:
    keyboards = [one for one in after(before, wanted) if one.is_keyboard]

    assert not keyboards or any(not one.is_grabbed for one in keyboards)


@given(standings, wishes)
def test_asked_again_nothing_changes_hands(before: list[Standing], wanted: Wanted) -> None:
    settled = after(before, wanted)

    assert after(settled, wanted) == settled

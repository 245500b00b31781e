"""A stack is a list that shares what lies below its top."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from station.rules.stack import Stack

EMPTY: Stack[int] = Stack()
STEPS = st.lists(st.one_of(st.integers(0, 9), st.none()), max_size=300)
"""A number is put on, None takes the top off."""


def built(steps: list[int | None]) -> tuple[Stack[int], list[int]]:
    """The same steps with a stack and with a list."""
    stack, model = EMPTY, list[int]()
    for step in steps:
        if step is not None:
            stack = stack.push(step)
            model.append(step)
        elif model:
            stack = stack.pop()
            model.pop()
    return stack, model


@given(STEPS)
def test_it_holds_what_a_list_would(steps: list[int | None]) -> None:
    stack, model = built(steps)

    assert (list(stack), len(stack)) == (model, len(model))
    assert [stack[place] for place in range(-len(model), len(model))] == model + model


@given(STEPS)
def test_equal_contents_are_equal_stacks(steps: list[int | None]) -> None:
    stack, model = built(steps)

    assert stack == built(list(model))[0]


@pytest.mark.parametrize("height", [1, 63, 64, 65, 128, 129])
def test_what_was_shared_is_not_changed(height: int) -> None:
    low = built(list(range(height)))[0]
    high = low.push(7)

    assert (len(low), high.pop(), low.turn(9)[-1], list(low)) == (height, low, 9, list(range(height)))


def test_there_is_nothing_under_the_bottom() -> None:
    with pytest.raises(IndexError):
        EMPTY.pop()
    with pytest.raises(IndexError):
        EMPTY.push(1)[1]
    with pytest.raises(IndexError):
        EMPTY.push(1)[-2]

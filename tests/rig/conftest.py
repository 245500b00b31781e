"""The machine, made once for all tests of this folder; for each one nothing is plugged in, nothing runs."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rig.actors import Cast, Console, Gadgets, Hands, Listener
from tests.rig.build import NoMachineError, cache, prepare
from tests.rig.machine import Machine


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not asked for; prepare the machine, or say once that it cannot be had."""
    amount = config.getoption("--rig")
    if amount != "whole":
        leave_out(config, items, [item for item in items if item.get_closest_marker("long")])
    ours = [item for item in items if item.path.is_relative_to(Path(__file__).parent)]
    if not ours or config.option.collectonly:
        return
    try:
        prepare()
    except NoMachineError as error:
        if amount != "may":
            raise pytest.UsageError(f"no machine for the tests of USB buttons: {error}") from None
        reason = (
            f"NO QEMU: USB buttons are NOT tested on a real kernel, by none of {len(ours)} tests: {error}"
        )
        ours[0].add_marker(pytest.mark.skip(reason=reason))
        leave_out(config, items, ours[1:])


def leave_out(config: pytest.Config, items: list[pytest.Item], these: list[pytest.Item]) -> None:
    """Run all but these."""
    items[:] = [item for item in items if item not in these]
    config.hook.pytest_deselected(items=these)


@pytest.fixture(scope="session")
def running() -> Iterator[Machine]:
    """The machine, switched on."""
    # The path of a socket may have a hundred characters; pytest's folders are longer.
    with tempfile.TemporaryDirectory(prefix="svoyak-rig-") as folder:
        machine = Machine(cache(), Path(folder))
        try:
            yield machine
        finally:
            machine.close()


@pytest.fixture(scope="session")
def cast(running: Machine) -> Cast:
    """Those who are there for all tests."""
    return Cast(running)


@pytest.fixture
def machine(running: Machine, cast: Cast) -> Iterator[Machine]:
    """The machine as it is when it was just switched on."""
    yield running
    running.clear()
    cast.rest()


@pytest.fixture
def hands(machine: Machine, cast: Cast) -> Hands:  # noqa: ARG001 - the machine is cleared behind every test
    """Who makes devices and presses their buttons."""
    return cast.hands


@pytest.fixture
def gadgets(machine: Machine, cast: Cast) -> Gadgets:  # noqa: ARG001 - the same
    """Whole USB devices."""
    return cast.gadgets


@pytest.fixture
def listener(machine: Machine, cast: Cast) -> Listener:  # noqa: ARG001 - the same
    """The drivers in a program of their own, which lives on behind the test."""
    return cast.listener


@pytest.fixture
def mortal(machine: Machine) -> Listener:
    """The drivers in a program that the test may end."""
    return Listener(machine)


@pytest.fixture
def console(machine: Machine) -> Console:
    """What is typed into the text console."""
    return Console(machine)

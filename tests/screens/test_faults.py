"""A fault of the program ends the screens wherever it happens, and the app keeps which one it was."""

import asyncio
import sys
import threading
from collections.abc import Callable

import pytest

from screens.app import StationApp
from screens.widgets.canvas import Canvas
from tests.fakes.house import FakeHouse
from tests.screens.test_app import EmptyTable


class Fault(Exception):  # noqa: N818 - the program's own fault, of no kind that it knows
    pass


def stumble() -> None:
    raise Fault


async def stumble_later() -> None:
    raise Fault


def in_handler(app: StationApp) -> None:
    app.call_later(stumble)


def in_worker(app: StationApp) -> None:
    app.run_worker(stumble_later())


def in_thread(_app: StationApp) -> None:
    threading.Thread(target=stumble).start()


def in_callback(_app: StationApp) -> None:
    asyncio.get_running_loop().call_soon(stumble)


def in_painting(app: StationApp) -> None:
    canvas = app.screen.query_one(Canvas)
    canvas.render_line = lambda _y: stumble()  # type: ignore[method-assign, assignment, return-value]
    canvas.refresh()


@pytest.mark.parametrize("somewhere", [in_handler, in_worker, in_thread, in_callback, in_painting])
async def test_a_fault_ends_the_screens_and_is_kept(
    house: FakeHouse, capfd: pytest.CaptureFixture[str], somewhere: Callable[[StationApp], None]
) -> None:
    app = StationApp(house, EmptyTable)
    async with app.run_test() as pilot:
        await pilot.pause()
        somewhere(app)
        async with asyncio.timeout(10):
            while app.fault is None:  # noqa: ASYNC110 - an app that ends sets no event
                await asyncio.sleep(0.01)

    assert isinstance(app.fault, Fault)
    assert app.fault.__traceback__ is not None
    assert app.return_code == 1
    assert capfd.readouterr() == ("", "")


async def test_who_heard_of_faults_before_hears_of_them_again(house: FakeHouse) -> None:
    before = threading.excepthook
    async with StationApp(house, EmptyTable).run_test() as pilot:
        await pilot.pause()
        assert threading.excepthook is not before

    assert threading.excepthook is before


async def test_the_end_of_a_thread_is_no_fault(house: FakeHouse) -> None:
    app = StationApp(house, EmptyTable)
    async with app.run_test() as pilot:
        thread = threading.Thread(target=sys.exit)
        thread.start()
        thread.join()
        await pilot.pause()

    assert app.fault is None

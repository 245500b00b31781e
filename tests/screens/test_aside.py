"""What waits for a disk holds up neither the loop nor the end of the program."""

import asyncio
import threading

import pytest

from screens.aside import aside
from tests.fakes.held_files import GUARD


async def test_it_is_done_on_another_thread() -> None:
    assert await aside(threading.get_ident) != threading.get_ident()


async def test_what_it_raises_is_raised_where_it_is_waited_for() -> None:
    with pytest.raises(ZeroDivisionError):
        await aside(lambda: 1 // 0)


async def test_the_loop_goes_on_meanwhile() -> None:
    go_on = threading.Event()

    async def soon() -> None:
        go_on.set()

    done, _ = await asyncio.gather(aside(lambda: go_on.wait(GUARD)), soon())

    assert done is True


@pytest.mark.parametrize("is_late", [False, True])
def test_the_end_does_not_wait_for_what_hangs(*, is_late: bool) -> None:
    """It comes back while the loop still runs, when nobody waits any more, or after the loop."""
    began, answer, ended = threading.Event(), threading.Event(), threading.Event()

    def hang() -> None:
        began.set()
        assert answer.wait(GUARD)
        ended.set()

    async def leave() -> None:
        waiting = asyncio.ensure_future(aside(hang))
        assert await asyncio.to_thread(began.wait, GUARD)
        waiting.cancel()
        if not is_late:
            answer.set()
            assert await asyncio.to_thread(ended.wait, GUARD)
        await asyncio.sleep(0)

    asyncio.run(leave())
    assert ended.is_set() is not is_late
    answer.set()
    for thread in threading.enumerate():
        if thread.name == "aside":
            assert thread.daemon
            thread.join(GUARD)
    assert ended.is_set()

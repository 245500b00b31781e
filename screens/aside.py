"""What may wait for a disk, on a thread of its own.

The law of this file: neither the screens nor the end of the program waits for it. (The threads of
``asyncio.to_thread`` are waited for when the loop ends, and a disk that hangs would keep the terminal.)
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

Answer = TypeVar("Answer")


async def aside(work: Callable[[], Answer]) -> Answer:
    """Do it on a thread of its own; what it returns or raises."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Answer] = loop.create_future()

    def settle(tell: Callable[[], None]) -> None:
        if not done.cancelled():
            tell()

    def run() -> None:
        tell: Callable[[], None]
        try:
            tell = partial(done.set_result, work())
        except Exception as error:  # noqa: BLE001 - raised where it is waited for
            tell = partial(done.set_exception, error)
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            loop.call_soon_threadsafe(settle, tell)

    threading.Thread(target=run, name="aside", daemon=True).start()
    return await done


async def then(work: Callable[[], None], show: Callable[[], None]) -> None:
    """Do it so, and ``show`` on the screen's own loop what came of it."""
    await aside(work)
    show()

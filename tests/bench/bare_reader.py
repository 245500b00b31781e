"""The least that can be between a button and a lamp: ``python -m tests.bench.bare_reader NODE LAMP``.

It reads records and lights the lamp for each that is a press; nobody decides anything.
"""

import os
import select
import sys

from tests.drivers.evdev_records import key

_SIZE = len(key(0, 0, 1))


def main(node: str, lamp: str) -> None:
    """Read until the process is ended."""
    source = os.open(node, os.O_RDONLY | os.O_NONBLOCK)
    target = os.open(lamp, os.O_WRONLY)
    epoll = select.epoll()
    epoll.register(source, select.EPOLLIN)
    os.write(target, b"0")
    while epoll.poll():
        if os.read(source, 64 * _SIZE):
            os.write(target, b"1")


if __name__ == "__main__":
    main(*sys.argv[1:])

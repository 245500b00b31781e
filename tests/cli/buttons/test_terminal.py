"""What is typed while the buttons are shown is not seen, and the terminal is afterwards as it was."""

import fcntl
import os
import pty
import subprocess
import sys
import termios

PROGRAM = """
import termios
from station.cli.buttons.terminal import quiet_keys

def is_shown():
    return bool(termios.tcgetattr(0)[3] & (termios.ECHO | termios.ICANON))

def show():
    mode = termios.tcgetattr(0)
    mode[3] |= termios.ECHO | termios.ICANON
    termios.tcsetattr(0, termios.TCSANOW, mode)

show()
with quiet_keys() as swallow:
    print(is_shown())
    show()
    swallow()
    print(is_shown())
print(is_shown())
"""
"""Behind Ctrl+Z a shell has the keys shown again, and leaves them so when the program goes on."""


def test_keys_are_shown_neither_at_first_nor_after_a_stop_and_again_in_the_end() -> None:
    master, slave = pty.openpty()
    try:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            stdin=slave,
            capture_output=True,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
            text=True,
            check=False,
        )
    finally:
        os.close(slave)
        os.close(master)

    assert (done.stdout.split(), done.stderr) == (["False", "False", "True"], "")

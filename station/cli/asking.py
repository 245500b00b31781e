"""Asking a folder whose disk may hang: there is an answer within about a second, or none.

The law of this file: whoever asks goes on. What does not come back is left on a thread of its own, which ends
with the program, and its folder is not asked again before that thread has come back.
"""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Answer = TypeVar("Answer")

PATIENCE = 1.0
"""Seconds; a stick that was asleep has answered by then."""

READING = 5.0
"""Seconds in which a whole match file is read from any medium that answers."""

_silent: dict[Path, threading.Thread] = {}


def is_silent(folder: Path) -> bool:
    """Whether a question to this folder has not been answered yet, though its time is over."""
    asked_before = _silent.get(folder)
    return asked_before is not None and asked_before.is_alive()


def ask(folder: Path, question: Callable[[], Answer], patience: float | None = None) -> Answer:
    """What the question returns or raises, which looks into this folder.

    TimeoutError without a number when there is no answer within ``patience`` (seconds, else PATIENCE).
    """
    if is_silent(folder):
        raise TimeoutError
    answers: list[Answer] = []
    errors: list[Exception] = []

    def work() -> None:
        try:
            answers.append(question())
        except Exception as error:  # noqa: BLE001 - raised where it was asked
            errors.append(error)

    thread = threading.Thread(target=work, name="asking", daemon=True)
    thread.start()
    thread.join(PATIENCE if patience is None else patience)
    if errors:
        raise errors[0]
    if not answers:
        _silent[folder] = thread
        raise TimeoutError
    return answers[0]

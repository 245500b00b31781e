"""Which question of a theme is the spare, when the file does not say it in words."""

from collections.abc import Iterable
from dataclasses import replace

from packs.model import PackQuestion

REGULAR = 5
"""Questions of a theme that are played."""


def with_spare(questions: Iterable[PackQuestion]) -> tuple[PackQuestion, ...]:
    """Mark a sixth question that stands after five as the spare, and put spares last.

    It is one when it has no price, or the price after the fifth's on the ladder (60 after 50, 120 after 100).
    """
    found = list(questions)
    if len(found) == REGULAR + 1 and not any(question.spare for question in found):
        fifth, sixth = found[-2:]
        if sixth.price is None or sixth.price * REGULAR == (fifth.price or 0) * (REGULAR + 1):
            found[-1] = replace(sixth, spare=True, price=None)
    return tuple(sorted(found, key=lambda question: question.spare))

"""What a mutant is."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Mutant:
    """In a ``file`` of the product ``old``, which stands there once, becomes ``new``.

    Each of the ``proofs``, files of tests, must fail then.
    """

    name: str
    file: str
    old: str
    new: str
    proofs: tuple[str, ...]

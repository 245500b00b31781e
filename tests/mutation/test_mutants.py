"""The slips that are made in a source: what they change, where, and that nothing else is touched."""

import ast

import pytest

from tests.mutation.mutants import Enums, mutants

ENUMS: Enums = {"Colour": ("RED", "GREEN", "BLUE")}


def slips(source: str) -> list[str]:
    """What becomes of a source, one slip at a time."""
    return [ast.unparse(mutant.tree) for mutant in mutants(source, ENUMS)]


@pytest.mark.parametrize(
    ("source", "becomes"),
    [
        ("a == b", ["a != b"]),
        ("a < b", ["a <= b"]),
        ("a not in b", ["a in b"]),
        ("a is None", ["a is not None"]),
        ("a and b", ["a or b"]),
        ("not a", ["a"]),
        ("-a", ["a"]),
        ("a + b", ["a - b"]),
        ("a // b", ["a * b"]),
        ("a if b else c", ["c if b else a"]),
        ("True", ["False"]),
        ("7", ["8"]),
        ("Colour.RED", ["Colour.GREEN"]),
        ("Colour.BLUE", ["Colour.RED"]),
        ("Colour.PINK", []),
        ("'text'", []),
        ("zip(a, strict=True)", ["pass"]),
        ("a += b", ["pass"]),
        ("def f(a: int) -> int:\n    return a", ["def f(a: int) -> int:\n    return None"]),
        ("def f():\n    return None", []),
        ("def f():\n    return False", ["def f():\n    return True"]),
    ],
)
def test_a_source_becomes(source: str, becomes: list[str]) -> None:
    assert slips(source) == becomes


def test_a_condition_is_turned_round_and_slips_within_come_after() -> None:
    assert slips("if a > 1:\n    b()") == [
        "if not a > 1:\n    b()",
        "if a >= 1:\n    b()",
        "if a > 2:\n    b()",
        "if a > 1:\n    pass",
    ]


def test_a_mutant_knows_its_line_and_its_function() -> None:
    source = "LEAST = 2\nclass Box:\n    def open(self):\n        def inner():\n            return 1\n"

    found = [(mutant.line, mutant.function, mutant.what) for mutant in mutants(source, ENUMS)]

    assert found == [
        (1, "", "2 -> 3"),
        (5, "Box.open()", "return 1 -> return None"),
        (5, "Box.open()", "1 -> 2"),
    ]

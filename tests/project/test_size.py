"""Files and functions stay small enough to be read at one sitting."""

import ast

from tests.project.sources import PACKAGES, ROOT, place, python_files, tree

LONGEST_FILE = 300
LONGEST_FUNCTION = 40


def test_there_is_something_to_measure() -> None:
    assert len(python_files(*PACKAGES)) > 10


def test_no_file_is_longer_than_300_lines() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in python_files(*PACKAGES)}

    assert [f"{path.relative_to(ROOT)}: {n}" for path, n in lengths.items() if n > LONGEST_FILE] == []


def test_no_function_is_longer_than_40_lines() -> None:
    long = [
        f"{place(path, node)} {node.name}"
        for path in python_files(*PACKAGES)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno + 1 > LONGEST_FUNCTION
    ]

    assert long == []

"""The project's own files, as tests of its rules read them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("station", "drivers", "screens", "packs")


def python_files(*folders: str) -> list[Path]:
    """Every Python file in these folders of the project, in order."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """A file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def calls(path: Path) -> Iterator[ast.Call]:
    """Every call in a file."""
    return (node for node in ast.walk(tree(path)) if isinstance(node, ast.Call))


def name_of(function: ast.expr) -> str:
    """What is called, without what it belongs to: ``notify`` of ``self.app.notify``."""
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def place(path: Path, node: ast.expr | ast.stmt) -> str:
    """Where a node stands, as editors want it."""
    return f"{path.relative_to(ROOT)}:{node.lineno}"

"""What stands on the line for notes fits the least terminal: 80 columns, one at each side of them free."""

import ast
import re
from collections.abc import Iterator

import pytest

from station.wording.cells import cells
from station.wording.language import LANGUAGES, Language, tr, use
from tests.project.sources import ROOT, calls, name_of, python_files, tree
from tests.wording.test_catalog import sentence

ROOM = 78
NOTES = ROOT / "screens" / "host" / "notes.py"
LONG = {"folder", "reason", "path", "times"}
"""What may be of any length: such a line is cut."""
KEY = {"ru": "Пробел", "en": "Space"}
NAME = "Константин"


def _texts(node: ast.AST) -> Iterator[str]:
    """The sentences that are written out in a piece of code."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and name_of(call.func) == "tr" and (found := sentence("tr", call)):
            yield found[0]


def noted() -> set[str]:
    """Sentences that become a note: those of the notes, and whatever is called a note elsewhere."""
    found = {text for call in calls(NOTES) for text in _texts(call)}
    for path in python_files("screens"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.keyword) and node.arg == "note":
                found |= set(_texts(node.value))
            if isinstance(node, ast.Assign) and any(
                re.search(r"\bnote\b|_note$", ast.unparse(target)) for target in node.targets
            ):
                found |= set(_texts(node.value))
    return {text for text in found if not LONG & set(re.findall(r"\{(\w+)\}", text))}


def test_there_are_notes() -> None:
    assert len(noted()) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_fits_its_line(language: Language) -> None:
    use(language)
    values = {text: dict.fromkeys(re.findall(r"\{(\w+)\}", text), KEY[language]) for text in noted()}
    for given in values.values():
        given.update({name: NAME for name in given if name == "name"})
    told = [tr(text, **given) for text, given in values.items()]
    use("en")

    assert [text for text in told if cells(text) > ROOM] == []

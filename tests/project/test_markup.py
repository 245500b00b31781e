"""Text is never markup: no screen hands Textual a text that it would parse.

A widget that can be told not to parse is told so by ``markup=False``, always, because its text changes later.
One that cannot be told gets ``Content(…)`` or a text written out without brackets.
"""

import ast
from collections.abc import Iterator

import pytest

from tests.project.sources import name_of, place, python_files, tree

OBEDIENT = {"Static", "Label", "Tooltip", "OptionList", "SelectionList", "RichLog", "notify"}
"""They take ``markup=False``."""

STUBBORN = {
    "Button",
    "Checkbox",
    "Collapsible",
    "Link",
    "Option",
    "Placeholder",
    "RadioButton",
    "RadioSet",
    "Select",
    "Selection",
    "Tab",
    "TabPane",
    "TabbedContent",
    "Tabs",
    "Tree",
    "add_column",
    "add_columns",
    "add_row",
    "add_rows",
}
"""They parse whatever text they are given."""

TEXTS = {"label", "content", "prompt", "title", "text", "options"}
"""The names of parameters that take a text."""

PARSERS = {"from_markup", "render_markup"}
TITLES = {"border_title", "border_subtitle", "tooltip"}


def offences(module: ast.Module) -> Iterator[ast.expr | ast.stmt]:
    """Everything in a module that would be parsed."""
    obedient, stubborn = family(module, OBEDIENT), family(module, STUBBORN)
    for node in ast.walk(module):
        match node:
            case ast.Call(func=function) if name_of(function) in PARSERS:
                yield node
            case ast.Call(func=function) if name_of(function) in obedient and not says_no(node):
                yield node
            case ast.Call(func=function, args=texts) if name_of(function) in stubborn:
                named = [keyword.value for keyword in node.keywords if keyword.arg in TEXTS]
                yield from (text for text in (*texts, *named) if not is_plain(text))
            case ast.ClassDef(name=name) if {name_of(bare(base)) for base in node.bases} & obedient:
                yield from (call for call in parent_made(node) if not says_no(call))
            case ast.Assign(targets=[ast.Attribute(attr=name)], value=text) if name in TITLES:
                yield from () if is_plain(text) else (node,)
            case ast.FunctionDef(name="render", returns=ast.Name(id="str")):
                yield node


def family(module: ast.Module, parents: set[str]) -> set[str]:
    """These names, with the classes of the module that are made as they are: without ``__init__``."""
    found = set(parents)
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef) and {name_of(bare(base)) for base in node.bases} & found:
            own = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            found |= set() if "__init__" in own else {node.name}
    return found


def parent_made(made: ast.ClassDef) -> Iterator[ast.Call]:
    """Where a class makes its parent: ``super().__init__(…)``."""
    return (
        node
        for node in ast.walk(made)
        if isinstance(node, ast.Call)
        and name_of(node.func) == "__init__"
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Call)
        and name_of(node.func.value.func) == "super"
    )


def bare(base: ast.expr) -> ast.expr:
    """A base class without its type parameters."""
    return base.value if isinstance(base, ast.Subscript) else base


def says_no(call: ast.Call) -> bool:
    """Whether the call has ``markup=False``."""
    return any(
        keyword.arg == "markup" and isinstance(keyword.value, ast.Constant) and keyword.value.value is False
        for keyword in call.keywords
    )


def is_plain(text: ast.expr) -> bool:
    """Whether a text cannot be parsed into anything else."""
    match text:
        case ast.Call(func=function):
            return name_of(function) in {"Content", "Text"}
        case ast.Constant(value=value):
            return "[" not in str(value)
    return False


def test_no_screen_lets_a_text_be_parsed() -> None:
    found = [place(path, node) for path in python_files("screens") for node in offences(tree(path))]

    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "Static(name)",
        "Static()",
        "Label(f'{name}', markup=True)",
        "Label('plain, but it changes later')",
        "self.app.notify(told)",
        "OptionList(*names)",
        "Button(name)",
        "Button('[b]')",
        "Button(label=tr('yes'))",
        "Option(prompt)",
        "table.add_row('a', cell)",
        "self.border_title = name",
        "widget.tooltip = f'{name}'",
        "Content.from_markup(name)",
        "class Score(Static):\n    pass\nScore(points)",
        "class Score(Static):\n    def __init__(self, points):\n        super().__init__(points)",
        "class Names(SelectionList[int]):\n    pass\nNames()",
        "class Score(Widget):\n    def render(self) -> str:\n        return self.name",
    ],
)
def test_what_would_be_parsed_is_found(line: str) -> None:
    assert list(offences(ast.parse(line)))


@pytest.mark.parametrize(
    "line",
    [
        "Static(name, markup=False)",
        "self.notify(told, markup=False)",
        "Button(Content(name))",
        "Button('OK', id=name)",
        "Option(Content(name), id=code)",
        "table.add_row(Content(a), Text(b))",
        "self.border_title = Content(name)",
        "self.border_title = 'Keys'",
        "class Score(Static):\n    pass\nScore(points, markup=False)",
        "class Score(Static):\n    def __init__(self):\n        super().__init__('', markup=False)\nScore()",
        "class Board(Widget):\n    def render(self) -> Content:\n        return Content(self.name)",
    ],
)
def test_what_stays_plain_is_let_through(line: str) -> None:
    assert list(offences(ast.parse(line))) == []

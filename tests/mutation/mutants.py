"""Slips of the pen, made in a module's tree one at a time: each is a mutant that the tests must notice."""

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass

Enums = dict[str, tuple[str, ...]]
"""The members of the enums that a module knows, by the names that it has for them."""

LONGEST = 70
"""So many characters of code are shown of a mutant."""

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutant:
    """A module with one slip. ``function``: the one it is in by its qualified name, empty for none."""

    line: int
    function: str
    what: str
    tree: ast.Module


def mutants(source: str, enums: Enums) -> Iterator[Mutant]:
    """All mutants of a module's source, from its first line to its last."""
    tree = ast.parse(source)
    for number, (function, node) in enumerate(_walk(tree, "")):
        for choice, slip in enumerate(_slips(node, enums)):
            copied = deepcopy(tree)
            target = next(one for place, (_, one) in enumerate(_walk(copied, "")) if place == number)
            _Swap(target, list(_slips(target, enums))[choice]).visit(copied)
            what = f"{_shown(node)} -> {_shown(slip)}"
            yield Mutant(getattr(node, "lineno", 0), function, what, ast.fix_missing_locations(copied))


def _shown(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


class _Swap(ast.NodeTransformer):
    """Puts a node in another one's place."""

    def __init__(self, target: ast.AST, instead: ast.AST) -> None:
        self.target, self.instead = target, instead

    def visit(self, node: ast.AST) -> ast.AST:
        """The node, or the one in its place."""
        if node is self.target:
            return ast.copy_location(self.instead, node)
        return self.generic_visit(node)


def _walk(node: ast.AST, function: str) -> Iterator[tuple[str, ast.AST]]:
    """All nodes that can be mutated, each with the function it is in; types and texts are left alone."""
    yield function, node
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_strictness(child):
                yield from _walk(child, _inner(child, function))


def _is_strictness(node: ast.AST) -> bool:
    """Whether it only tells ``zip`` to look at lengths that ``faults`` watches over."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _inner(node: ast.AST, outer: str) -> str:
    """A function's or class's qualified name; what is nested in a function belongs to that."""
    if not isinstance(node, ast.FunctionDef | ast.ClassDef) or "(" in outer:
        return outer
    name = f"{outer}.{node.name}" if outer else node.name
    return f"{name}()" if isinstance(node, ast.FunctionDef) else name


def _slips(node: ast.AST, enums: Enums) -> Iterator[ast.AST]:
    """What the node may become by one slip."""
    yield from _operator_slips(node)
    yield from _value_slips(node, enums)
    yield from _statement_slips(node)


def _operator_slips(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left, [operator], comparators):
            yield ast.Compare(left, [_COMPARED[type(operator)]()], comparators)
        case ast.BoolOp(ast.And(), values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(ast.Or(), values):
            yield ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in _COUNTED:
            yield ast.BinOp(left, _COUNTED[type(op)](), right)
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(test, orelse, body)


def _value_slips(node: ast.AST, enums: Enums) -> Iterator[ast.AST]:
    match node:
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as number):
            yield ast.Constant(number + 1)
        case ast.Attribute(ast.Name(enum), member) if member in enums.get(enum, ()):
            members = enums[enum]
            other = members[(members.index(member) + 1) % len(members)]
            yield ast.Attribute(ast.Name(enum, ast.Load()), other, ast.Load())


def _statement_slips(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.If(test, body, orelse) | ast.While(test, body, orelse):
            yield type(node)(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Expr(ast.Call()) | ast.AugAssign():
            yield ast.Pass()
        case ast.Return(value) if value is not None and not _is_nothing(value):
            yield ast.Return(ast.Constant(None))


def _is_nothing(node: ast.expr) -> bool:
    """None, or what is as good as that."""
    return isinstance(node, ast.Constant) and node.value in {None, False}

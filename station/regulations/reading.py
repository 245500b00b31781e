"""Taking values out of a parsed file: every fault is noted with its line, and none stops the reading.

A value that cannot be read gives a harmless one in its place, so that the reading goes on; the caller throws
everything away when there are faults. What stands inside a value of a wrong type is not complained about.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from typing import TypeVar

from station.regulations.faults import RegulationFault, brief, clean
from station.regulations.lines import Path, line_of

LANGUAGES = ("ru", "en")
"""The languages that a text for people may be given in."""

LONGEST_TEXT = 200
"""Characters; a title or a remark must fit a screen."""

CODE = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
"""What a code looks like: it is also a file's name and a part of dotted names."""

_KINDS = {bool: "yes-no", int: "whole-number", float: "number", str: "text", list: "list", dict: "table"}

T = TypeVar("T")
Choice = TypeVar("Choice", bound=StrEnum)

Texts = tuple[tuple[str, str], ...]
"""A text for people by languages."""


class Hole(Enum):
    """What stands where there is no value: it is missing, or what is around it is of a wrong type."""

    MISSING = "missing"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of the parsed file, the way to it, and its dotted name."""

    data: object
    path: Path
    name: str

    @property
    def given(self) -> bool:
        """Whether anything stands here."""
        return not isinstance(self.data, Hole)

    def part(self, key: str) -> "Node":
        """What a table holds under a key; the table's own hole when it is none."""
        data = self.data.get(key, Hole.MISSING) if isinstance(self.data, dict) else self.data
        return Node(data, (*self.path, key), f"{self.name}.{brief(key)}".lstrip("."))


@dataclass(frozen=True, slots=True)
class Provision:
    """A value by its dotted name, the clause it rests on, and what the regulation leaves open there.

    ``value``: of ``times`` in seconds; None where only the clause is told. ``clause`` or ``gap`` may be
    empty, not both.
    """

    name: str
    value: object
    clause: str
    gap: Texts


class Reader:
    """Collects the faults and the provisions of one file."""

    def __init__(self, lines: dict[Path, int]) -> None:
        self.faults: list[RegulationFault] = []
        self.provisions: list[Provision] = []
        self._lines = lines

    def line(self, node: Node) -> int:
        """Where it stands."""
        return line_of(self._lines, node.path)

    def fault(self, code: str, node: Node, **parameters: object) -> None:
        """Note what is wrong with a value."""
        shown = tuple((key, str(value)) for key, value in parameters.items())
        self.faults.append(RegulationFault(code, self.line(node), node.name, shown))

    def take(self, node: Node, kind: type[T]) -> T | None:
        """The data when it is of this type; None, with the fault noted, when it is not."""
        data = node.data
        if data is Hole.MISSING:
            self.fault("missing", node, key=node.path[-1])
        elif isinstance(data, kind) and not (kind is int and isinstance(data, bool)):
            return data
        elif node.given:
            self.fault("wrong-type", node, expected=_KINDS[kind], found=_KINDS.get(type(data), "date"))
        return None

    def table(self, node: Node, *keys: str) -> dict[str, Node]:
        """The parts of a table that has these keys and no others. A missing table lacks each of them."""
        if node.given:
            for key in self.take(node, dict) or {}:
                if key not in keys:
                    self.fault("unknown-key", node.part(key), key=brief(key), known=", ".join(keys))
        whole = node if isinstance(node.data, dict | Hole) else replace(node, data=Hole.BROKEN)
        return {key: whole.part(key) for key in keys}

    def items(self, node: Node, least: int, most: int, label: Callable[[int, object], str]) -> list[Node]:
        """The things of a list, each with a label for its dotted name."""
        data = self.take(node, list)
        if data is None:
            return []
        if not least <= len(data) <= most:
            self.fault("wrong-count", node, found=len(data), least=least, most=most)
        return [
            Node(item, (*node.path, number), f"{node.name}.{label(number, item)}")
            for number, item in enumerate(data[:most])
        ]

    def tables(self, node: Node, most: int) -> list[Node]:
        """A list of at least one table, each with a ``code`` of its own that names it."""
        items = self.items(node, 1, most, _code_or_number)
        first: dict[object, Node] = {}
        for item in items:
            code = item.part("code")
            if isinstance(code.data, str) and first.setdefault(code.data, code) is not code:
                self.fault("duplicate-code", code, found=brief(code.data), first=self.line(first[code.data]))
        return items

    def whole(self, node: Node, least: int, most: int, instead: int | None = None) -> int:
        """A whole number within bounds."""
        data = self.take(node, int)
        if data is not None and least <= data <= most:
            return data
        if data is not None:
            self.fault("out-of-bounds", node, found=brief_number(data), least=least, most=most)
        return least if instead is None else instead

    def yes_no(self, node: Node) -> bool:
        """True or false."""
        return self.take(node, bool) or False

    def choice(self, node: Node, kind: type[Choice]) -> Choice:
        """One of a few words."""
        known = {str(word): word for word in kind}
        data = self.take(node, str)
        if data is not None and data not in known:
            self.fault("unknown-choice", node, found=brief(data), known=", ".join(known))
        return known.get(data or "", next(iter(kind)))

    def rising(self, node: Node, counts: tuple[int, int], highest: int) -> tuple[int, ...]:
        """Whole numbers from 1 up, each more than the one before; ``counts``: how many, least and most."""
        items = self.items(node, *counts, lambda number, _: str(number + 1))
        before = len(self.faults)
        numbers = tuple(self.whole(item, 1, highest) for item in items)
        if len(self.faults) == before and list(numbers) != sorted(set(numbers)):
            self.fault("not-rising", node, found=", ".join(map(str, numbers)))
        return numbers

    def text(self, node: Node) -> str:
        """A short text for people, in one line."""
        data = self.take(node, str)
        if data is None:
            return ""
        text = clean(data)
        if not text:
            self.fault("empty", node)
        elif len(text) > LONGEST_TEXT:
            self.fault("too-long", node, found=len(text), most=LONGEST_TEXT)
        return text

    def texts(self, node: Node) -> Texts:
        """A text in one language at least."""
        if not node.given:
            self.take(node, dict)
            return ()
        parts = self.table(node, *LANGUAGES)
        if node.data == {}:
            self.fault("missing", parts[LANGUAGES[0]], key=LANGUAGES[0])
        return tuple((language, self.text(part)) for language, part in parts.items() if part.given)

    def code(self, node: Node) -> str:
        """A code by which files and people name a thing."""
        data = self.take(node, str)
        if data is not None and not CODE.fullmatch(data):
            self.fault("bad-code", node, found=brief(data))
        return data or ""

    def provision(self, node: Node, read: Callable[[Node], T], key: str = "value") -> T:
        """The value under ``key`` beside its ``clause`` or the ``gap`` that it fills."""
        parts = self.beside(node, key)
        value = read(replace(parts[key], name=node.name))
        self.rest(node, value, parts)
        return value

    def optional(self, node: Node, read: Callable[[Node], T], instead: T, key: str = "value") -> T:
        """The same where nothing need stand; then ``instead``."""
        return instead if node.data is Hole.MISSING else self.provision(node, read, key)

    def need(self, node: Node) -> None:
        """Note that something must stand here when nothing does."""
        if node.data is Hole.MISSING:
            self.fault("missing", node, key=node.path[-1])

    def beside(self, node: Node, *keys: str) -> dict[str, Node]:
        """The parts of a value that has its clause beside it."""
        if node.data is Hole.MISSING:
            self.need(node)
            node = replace(node, data=Hole.BROKEN)
        return self.table(node, *keys, "clause", "gap")

    def rest(self, node: Node, value: object, parts: dict[str, Node]) -> None:
        """Note what a value rests on."""
        clause, gap = parts["clause"], parts["gap"]
        if isinstance(node.data, dict) and not (clause.given or gap.given):
            self.fault("missing-clause", node)
        self.provisions.append(
            Provision(
                node.name,
                value,
                self.text(clause) if clause.given else "",
                self.texts(gap) if gap.given else (),
            )
        )


def brief_number(number: int) -> str:
    """A number as a sentence can hold it; the longest ones cannot even be turned into digits."""
    return str(number) if abs(number) < 10**12 else "…"


def _code_or_number(number: int, item: object) -> str:
    code = item.get("code") if isinstance(item, dict) else None
    return code if isinstance(code, str) and CODE.fullmatch(code) else str(number + 1)

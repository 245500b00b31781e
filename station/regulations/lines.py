"""Where each key of a TOML file stands, which the standard reader does not tell."""

import re
import tomllib
from collections.abc import Iterator

Path = tuple[str | int, ...]
"""The way to a value: keys, and the numbers of an array's tables from 0."""

_TOKEN = re.compile(
    r'''
      (?P<text> """(?:\\.|[^\\])*?"""+ | \'\'\'.*?\'\'\'+ | "(?:\\.|[^"\\\n])*" | '[^'\n]*' )
    | (?P<note> \#[^\n]* )
    | (?P<bare> [A-Za-z0-9_-]+ )
    | (?P<mark> \S )
    | (?P<end>  \n )
    ''',
    re.VERBOSE | re.DOTALL,
)

_Token = tuple[str, str, int]
"""Kind, text, line."""


def key_lines(text: str) -> dict[Path, int]:
    """The line, from 1, of each key and each table of a valid TOML text.

    Keys inside an inline table are not listed: they stand where their table stands.
    """
    return _Scan(text).lines


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of a value or of the nearest thing around it that has one; 0 is the whole file."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 0)


class _Scan:
    """One walk over the statements of a text."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self._last: dict[Path, int] = {}
        self._tokens = _tokens(text)
        table: Path = ()
        for kind, sign, line in self._tokens:
            if sign == "[":
                table = self._header(line)
            elif kind in {"text", "bare"}:
                self._note(self._resolve(table, self._keys((kind, sign, line), "=")), line)
                self._skip_value()

    def _header(self, line: int) -> Path:
        first = next(self._tokens)
        if first[1] != "[":
            table = self._resolve((), self._keys(first, "]"))
        else:
            *above, last = self._keys(next(self._tokens), "]")
            array = (*self._resolve((), above), last)
            self._last[array] = self._last.get(array, -1) + 1
            self._note(array, line)
            table = (*array, self._last[array])
        self._note(table, line)
        return table

    def _keys(self, token: _Token, end: str) -> list[str]:
        """The parts of a dotted key, up to the sign that ends it."""
        keys: list[str] = []
        kind, sign, _ = token
        while sign != end:
            if kind == "text":
                keys.append(tomllib.loads(f"key = {sign}")["key"])
            elif kind == "bare":
                keys.append(sign)
            kind, sign, _ = next(self._tokens)
        return keys

    def _resolve(self, table: Path, keys: list[str]) -> Path:
        """The way from a table along keys; an array of tables stands for its last one."""
        path = table
        for key in keys:
            path = (*path, key)
            if path in self._last:
                path = (*path, self._last[path])
        return path

    def _note(self, path: Path, line: int) -> None:
        for length in range(1, len(path) + 1):
            self.lines.setdefault(path[:length], line)

    def _skip_value(self) -> None:
        depth = 0
        for kind, sign, _ in self._tokens:
            if kind == "mark":
                depth += (sign in "[{") - (sign in "]}")
            elif kind == "end" and depth == 0:
                return


def _tokens(text: str) -> Iterator[_Token]:
    line = 1
    for found in _TOKEN.finditer(text):
        kind, sign = found.lastgroup or "", found.group()
        yield kind, sign, line
        line += sign.count("\n")

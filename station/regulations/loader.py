"""A regulation's file to a regulation: FORMAT.md says what the file holds."""

import re
import tomllib
from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import partial

from station.regulations.faults import RegulationFault, RegulationFaults, brief
from station.regulations.lines import key_lines
from station.regulations.reading import CODE, Node, Provision, Reader
from station.rules.model import SECOND, Nanoseconds, Points
from station.rules.regulation import Regulation, Round, Stage, Times, WhenOver

SECONDS = (1, 600)
"""The bounds of a clock."""

PLAYERS = (2, 4)
"""How many can sit at the table."""

THEMES = (1, 40)
"""How many themes a round can have."""

PRICES = (1, 10)
"""How many questions a theme can have."""

HIGHEST_PRICE = 100_000
SPARES = (0, 5)
MOST_STAGES = 40
MOST_ROUNDS = 4

_VALUES = (
    "code",
    "titles",
    "players",
    "answer_over",
    "clarification_over",
    "clarification_aloud",
    "spares_per_theme",
)

_PRINCIPLES = ("one_answer", "all_played")
"""Laws that every match keeps: the file names only their clauses, for the refusals that rest on them."""

_LINE = re.compile(r"at line (\d+)")

_DEEP_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){30}""", re.ASCII)
"""A key of more parts than any here has; the standard reader takes quadratic time over one of thousands."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number that is chosen within bounds."""

    usual: int
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A regulation, and each of its values as the file explains it, in the order of FORMAT.md."""

    regulation: Regulation
    provisions: tuple[Provision, ...]


def load_regulation(text: str, name: str) -> Regulation:
    """The regulation in a text; ``name``: the file's, which is the code with ``.toml``.

    Raises ``RegulationFaults`` with every fault when the text gives none.
    """
    return load_sheet(text, name).regulation


def load_sheet(text: str, name: str, taken: Collection[str] = ()) -> Sheet:
    """The regulation with its values explained; its code may not be a taken one. Raises as above."""
    data = _parse(text, name)
    reader = Reader(key_lines(text))
    root = Node(data, (), "")
    regulation = _regulation(reader, root)
    _check_code(reader, root.part("code"), name, taken)
    if reader.faults:
        raise RegulationFaults(name, tuple(sorted(reader.faults, key=lambda fault: fault.line)))
    return Sheet(regulation, tuple(reader.provisions))


def _parse(text: str, name: str) -> dict[str, object]:
    if deep := _DEEP_KEY.search(text):
        reason, line = "a key of too many parts", text.count("\n", 0, deep.start()) + 1
        raise RegulationFaults(name, (RegulationFault("syntax", line, "", (("reason", reason),)),))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason = str(error)
        place = _LINE.search(reason)
        line = int(place[1]) if place else text.count("\n") + 1
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, brackets as deep
        reason, line = str(error), 0
    raise RegulationFaults(name, (RegulationFault("syntax", line, "", (("reason", brief(reason)),)),))


def _regulation(reader: Reader, root: Node) -> Regulation:
    parts = reader.table(root, *_VALUES, *_PRINCIPLES, "times", "stages")
    players = _number(reader, parts["players"], PLAYERS)
    over = partial(reader.choice, kind=WhenOver)
    spares = partial(reader.whole, least=SPARES[0], most=SPARES[1])
    regulation = Regulation(
        code=reader.code(parts["code"]),
        titles=reader.texts(parts["titles"]),
        players_least=players.least,
        players_most=players.most,
        players_usual=players.usual,
        answer_over=reader.provision(parts["answer_over"], over),
        clarification_over=reader.provision(parts["clarification_over"], over),
        clarification_aloud=reader.provision(parts["clarification_aloud"], reader.yes_no),
        spares_per_theme=reader.provision(parts["spares_per_theme"], spares),
        times=_times(reader, parts["times"]),
        stages=tuple(_stage(reader, node, players) for node in reader.tables(parts["stages"], MOST_STAGES)),
        clauses=(),
    )
    for name in _PRINCIPLES:
        reader.rest(parts[name], None, reader.beside(parts[name]))
    return replace(regulation, clauses=tuple((told.name, told.clause) for told in reader.provisions))


def _check_code(reader: Reader, node: Node, name: str, taken: Collection[str]) -> None:
    code = node.data
    if not isinstance(code, str) or not CODE.fullmatch(code):
        return  # told already
    if code in taken:
        reader.fault("code-taken", node, found=code)
    elif name != f"{code}.toml":
        reader.fault("code-not-file", node, found=code, file=brief(name))


def _number(reader: Reader, node: Node, bounds: tuple[int, int]) -> Number:
    parts = reader.beside(node, "usual", "least", "most")
    lowest, highest = bounds
    least = reader.whole(parts["least"], lowest, highest)
    most = reader.whole(parts["most"], least, highest, instead=highest)
    number = Number(reader.whole(parts["usual"], least, most), least, most)
    reader.rest(node, number, parts)
    return number


def _times(reader: Reader, node: Node) -> Times:
    parts = reader.table(node, "window", "answer", "clarification")

    def clock(key: str) -> Nanoseconds:
        read = partial(reader.whole, least=SECONDS[0], most=SECONDS[1])
        return Nanoseconds(reader.provision(parts[key], read, key="seconds") * SECOND)

    return Times(clock("window"), clock("answer"), clock("clarification"))


def _stage(reader: Reader, node: Node, players: Number) -> Stage:
    parts = reader.table(node, "code", "titles", "ties", "rounds")
    places = partial(reader.rising, counts=(0, players.most), highest=players.most)
    return Stage(
        code=reader.code(parts["code"]),
        titles=reader.texts(parts["titles"]),
        rounds=tuple(_round(reader, part) for part in reader.tables(parts["rounds"], MOST_ROUNDS)),
        ties=reader.provision(parts["ties"], places),
    )


def _round(reader: Reader, node: Node) -> Round:
    parts = reader.table(node, "code", "themes", "prices")
    prices = partial(reader.rising, counts=PRICES, highest=HIGHEST_PRICE)
    themes = _number(reader, parts["themes"], THEMES)
    return Round(
        code=reader.code(parts["code"]),
        themes=themes.usual,
        themes_least=themes.least,
        themes_most=themes.most,
        prices=tuple(Points(price) for price in reader.provision(parts["prices"], prices)),
    )

"""A regulation's file to a regulation: FORMAT.md says what the file holds."""

import re
import tomllib
from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import partial

from station.regulations.faults import RegulationFault, RegulationFaults, brief
from station.regulations.lines import key_lines
from station.regulations.reading import CODE, Hole, Node, Provision, Reader
from station.rules.model import NO_POINTS, NO_TIME, SECOND, Nanoseconds, Points
from station.rules.regulation import CloseRace, FirstChooser, Order, Regulation, Round, Stage, Times, WhenOver

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
    "extra_prices",
)

_PRINCIPLES = ("one_answer", "all_played", "removal", "hints", "late_arrival")
"""Laws that every match keeps: the file names only their clauses, for the refusals that rest on them."""

_STAKES = "stakes"
"""The same for games with a final round."""

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
    data = parse(text, name)
    reader = Reader(key_lines(text))
    root = Node(data, (), "")
    regulation = _regulation(reader, root)
    _check_code(reader, root.part("code"), name, taken)
    if reader.faults:
        raise RegulationFaults(name, tuple(sorted(reader.faults, key=lambda fault: fault.line)))
    return Sheet(regulation, tuple(reader.provisions))


def parse(text: str, name: str) -> dict[str, object]:
    """The values of a TOML text; raises ``RegulationFaults`` where it is none."""
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
    parts = reader.table(root, *_VALUES, "close_race", "bid_step", *_PRINCIPLES, _STAKES, "times", "stages")
    players = _number(reader, parts["players"], PLAYERS)
    over = partial(reader.choice, kind=WhenOver)
    spares = partial(reader.whole, least=SPARES[0], most=SPARES[1])
    step = partial(reader.whole, least=1, most=HIGHEST_PRICE)
    close = partial(reader.choice, kind=CloseRace)
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
        extra_prices=_prices(reader, parts["extra_prices"]),
        close_race=reader.optional(parts["close_race"], close, CloseRace.STAMP),
        bid_step=Points(reader.optional(parts["bid_step"], step, int(NO_POINTS))),
        times=_times(reader, parts["times"]),
        stages=(),
        clauses=(),
    )
    stages = tuple(_stage(reader, node, regulation) for node in reader.tables(parts["stages"], MOST_STAGES))
    for name in (*_PRINCIPLES, *([_STAKES] if parts[_STAKES].given else [])):
        reader.rest(parts[name], None, reader.beside(parts[name]))
    _check_needs(reader, parts, stages)
    clauses = tuple((told.name, told.clause) for told in reader.provisions)
    return replace(regulation, stages=stages, clauses=clauses)


def _check_needs(reader: Reader, parts: dict[str, Node], stages: tuple[Stage, ...]) -> None:
    """Auctions need a step and a time to think, a final round its law of stakes and a time to write."""
    needs: list[Node] = []
    if any(part.auctions for stage in stages for part in stage.rounds):
        needs += [parts["bid_step"], parts["times"].part("thinking")]
    if any(stage.final_round for stage in stages):
        needs += [parts[_STAKES], parts["times"].part("writing")]
    for node in needs:
        reader.need(node)


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


def _prices(reader: Reader, node: Node) -> tuple[Points, ...]:
    read = partial(reader.rising, counts=PRICES, highest=HIGHEST_PRICE)
    return tuple(Points(price) for price in reader.provision(node, read))


def _times(reader: Reader, node: Node) -> Times:
    parts = reader.table(node, "window", "answer", "clarification", "thinking", "writing")
    read = partial(reader.whole, least=SECONDS[0], most=SECONDS[1])

    def clock(key: str) -> Nanoseconds:
        return Nanoseconds(reader.provision(parts[key], read, key="seconds") * SECOND)

    def clock_of_late_games(key: str) -> Nanoseconds:
        return Nanoseconds(reader.optional(parts[key], read, int(NO_TIME), key="seconds") * SECOND)

    return Times(
        clock("window"),
        clock("answer"),
        clock("clarification"),
        clock_of_late_games("thinking"),
        clock_of_late_games("writing"),
    )


def _stage(reader: Reader, node: Node, regulation: Regulation) -> Stage:
    parts = reader.table(node, "code", "titles", "ties", "rounds", "final_round")
    most = regulation.players_most
    places = partial(reader.rising, counts=(0, most), highest=most)
    nodes = reader.tables(parts["rounds"], MOST_ROUNDS)
    rounds = tuple(_round(reader, part, alone=len(nodes) == 1) for part in nodes)
    for part, read in zip(nodes, rounds, strict=True):
        _check_prices(reader, part.part("prices"), read, regulation.bid_step)
    return Stage(
        code=reader.code(parts["code"]),
        titles=reader.texts(parts["titles"]),
        rounds=rounds,
        ties=reader.provision(parts["ties"], places),
        final_round=reader.optional(parts["final_round"], reader.yes_no, instead=False),
    )


def _check_prices(reader: Reader, node: Node, part: Round, step: Points) -> None:
    """The price of an auction must be a bid: the first one may be as low (N4.8)."""
    is_told = any(fault.value.startswith(node.name) for fault in reader.faults)
    if not part.auctions or not step or is_told:
        return
    odd = [price for price in part.prices if price % step]
    if odd:
        place = replace(node.part("value"), name=node.name)
        reader.fault("not-multiple", place, found=", ".join(map(str, odd)), step=step)


def _round(reader: Reader, node: Node, *, alone: bool) -> Round:
    order = node.part("order")
    in_sequence = order.data is Hole.MISSING or order.part("value").data == Order.SEQUENCE
    parts = reader.table(
        node,
        *("code", "titles", "themes", "prices", "order"),
        *(() if in_sequence else ("first_chooser", "auctions")),
    )
    before = len(reader.faults)
    themes = _number(reader, parts["themes"], THEMES)
    part = Round(
        code=reader.code(parts["code"]),
        titles=() if alone and parts["titles"].data is Hole.MISSING else reader.texts(parts["titles"]),
        themes=themes.usual,
        themes_least=themes.least,
        themes_most=themes.most,
        prices=_prices(reader, parts["prices"]),
        order=reader.optional(parts["order"], partial(reader.choice, kind=Order), Order.SEQUENCE),
    )
    if in_sequence:
        return part
    if part.order is Order.CHOICE:
        reader.need(parts["first_chooser"])
    is_sound = len(reader.faults) == before
    most = part.themes_least * len(part.prices) if is_sound else THEMES[1] * PRICES[1]
    chooser = partial(reader.choice, kind=FirstChooser)
    return replace(
        part,
        first_chooser=reader.optional(parts["first_chooser"], chooser, FirstChooser.AGREEMENT),
        auctions=reader.optional(parts["auctions"], partial(reader.whole, least=0, most=most), 0),
    )

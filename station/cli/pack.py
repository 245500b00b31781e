"""``svoyak pack``: look into a file of questions before it is played."""

from argparse import Namespace
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from packs.checks import check
from packs.model import Pack, PackTheme
from packs.problems import PackProblem, PackUnreadable, Severity
from packs.reader import read_pack_file
from packs.si4s import write_si4s
from station.cli.exits import ExitCode, Failed
from station.cli.output import say, say_sentences
from station.cli.parser import Parser
from station.wording import packs as wording
from station.wording.language import tr


def add_to(parser: Parser) -> None:
    """Describe the actions."""
    checking = parser.add_action("check", tr("tell everything that is odd in a pack"))
    checking.describe(
        tr("Read a pack and tell everything that is odd in it. A pack with warnings can be played."),
        "svoyak pack check tour.si4s",
    )
    checking.add_file("file", tr("the file of the pack"))
    checking.set_defaults(run=run_check)
    showing = parser.add_action("show", tr("list the themes of a pack"))
    showing.describe(
        tr("List the themes of a pack; with --questions print it whole, in the native format."),
        "svoyak pack show tour.si4s",
        "svoyak pack show --questions tour.txt > tour.si4s",
    )
    showing.add_file("file", tr("the file of the pack"))
    showing.add_argument("--questions", action="store_true", help=tr("with questions and answers"))
    showing.set_defaults(run=run_show)


def run_check(arguments: Namespace) -> ExitCode:
    """Tell every problem, then what the pack has."""
    path: Path = arguments.file
    try:
        pack, odd = read_pack_file(path)
    except PackUnreadable as unreadable:
        say_sentences("\n".join(line(path, problem) for problem in unreadable.problems))
        unopened = any(problem.code == "not-opened" for problem in unreadable.problems)
        return ExitCode.UNUSABLE if unopened else ExitCode.FAILED
    problems = (*odd, *check(pack))
    for problem in problems:
        say_sentences(line(path, problem))
    say_sentences(wording.summary(pack.title, len(pack.themes), len(problems)))
    return ExitCode.DONE


def line(path: Path, problem: PackProblem) -> str:
    """A problem with its place, as editors understand it."""
    place = f"{path}:{problem.line}" if problem.line else str(path)
    severity = tr("error") if problem.severity is Severity.ERROR else tr("warning")
    return f"{place}: {severity}: {wording.problem(problem.code, dict(problem.parameters))}"


def run_show(arguments: Namespace) -> ExitCode:
    """List the pack's themes."""
    path: Path = arguments.file
    try:
        pack, _ = read_pack_file(path)
    except PackUnreadable as unreadable:
        reasons = (wording.problem(problem.code, dict(problem.parameters)) for problem in unreadable.problems)
        raise Failed(ExitCode.UNUSABLE, wording.no_pack(str(path), tuple(reasons))) from unreadable
    if arguments.questions:
        say(write_si4s(pack).rstrip())
        return ExitCode.DONE
    say("\n".join(outline(pack)))
    return ExitCode.DONE


def outline(pack: Pack) -> Iterator[str]:
    """The pack's title, its sections and themes."""
    yield pack.title
    number = count(1)
    for section in pack.sections:
        yield from [section.name] if section.name else []
        for theme in section.themes:
            yield f"{next(number):3}. {theme.name}: {row(theme)}"


def row(theme: PackTheme) -> str:
    """The prices of a theme, and its spare; or that it is for a final round, where nothing has a price."""
    if theme.is_final:
        return tr("final round")
    prices = " ".join(str(question.price or 10 * place) for place, question in enumerate(theme.regular, 1))
    return f"{prices} + {tr('spare')}" if len(theme.regular) < len(theme.questions) else prices

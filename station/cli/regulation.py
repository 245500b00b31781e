"""``svoyak regulation``: the regulations that matches are played by."""

from argparse import Namespace
from collections.abc import Iterator

from station.cli import folders
from station.cli.exits import ExitCode, Failed
from station.cli.output import say, say_sentences
from station.cli.parser import Parser
from station.regulations.faults import RegulationFault, RegulationFaults, RegulationUnknown
from station.regulations.loader import Number, Sheet
from station.regulations.reading import Provision
from station.regulations.shelf import find_sheet, list_regulations
from station.wording import regulations as wording
from station.wording.language import pick, tr


def add_to(parser: Parser) -> None:
    """Describe the actions."""
    listing = parser.add_action("list", tr("list the regulations"))
    listing.describe(tr("List the regulations of the program and of the club."), "svoyak regulation list")
    listing.set_defaults(run=run_list)
    showing = parser.add_action("show", tr("show a regulation's values and what they rest on"))
    showing.describe(
        tr("Show every value of a regulation, the clause it rests on, and how gaps are settled."),
        "svoyak regulation show nesprosta-xv",
        "svoyak regulation show ./our-club.toml",
    )
    checking = parser.add_action("check", tr("look for faults in a regulation's file"))
    checking.describe(
        tr("Tell every fault of a regulation's file, with its line."),
        "svoyak regulation check ./our-club.toml",
    )
    for action, run in ((showing, run_show), (checking, run_check)):
        action.add_file("regulation", tr("a regulation's code, or the path of its .toml file"))
        action.set_defaults(run=run)


def run_list(_: Namespace) -> ExitCode:
    """List them; one that cannot be used is listed with the count of its faults."""
    for listed in list_regulations(folders.regulations()):
        told = wording.summary(listed.path.name, len(listed.faults)) if listed.faults else pick(listed.titles)
        say(f"{listed.code:20} {told}")
    return ExitCode.DONE


def run_check(arguments: Namespace) -> ExitCode:
    """Tell every fault."""
    asked = str(arguments.regulation)
    try:
        read(asked)
    except RegulationFaults as wrong:
        say_sentences("\n".join(line(wrong.name, fault) for fault in wrong.faults))
        say_sentences(wording.summary(wrong.name, len(wrong.faults)))
        return ExitCode.FAILED
    say_sentences(wording.summary(asked, 0))
    return ExitCode.DONE


def find(asked: str) -> Sheet:
    """The regulation asked for by its code or its path, to be used; raises ``Failed`` where it cannot be."""
    try:
        return read(asked)
    except RegulationFaults as wrong:
        faults = tuple(line(wrong.name, fault) for fault in wrong.faults)
        raise Failed(ExitCode.UNUSABLE, wording.unusable(wrong.name, faults)) from wrong


def read(asked: str) -> Sheet:
    """The same, to be looked into; raises ``RegulationFaults`` with all that is wrong in its file."""
    try:
        return find_sheet(asked, folders.regulations())
    except RegulationUnknown as unknown:
        raise Failed(ExitCode.UNUSABLE, wording.unknown(unknown.code, unknown.known)) from unknown


def line(name: str, fault: RegulationFault) -> str:
    """A fault with its place, as editors understand it."""
    place = f"{name}:{fault.line}" if fault.line else name
    value = f"{fault.value}: " if fault.value else ""
    return f"{place}: {value}{wording.fault(fault.code, dict(fault.parameters))}"


def run_show(arguments: Namespace) -> ExitCode:
    """Show the values."""
    say("\n".join(lines(find(str(arguments.regulation)))))
    return ExitCode.DONE


def lines(sheet: Sheet) -> Iterator[str]:
    """The title, the values of the whole, those of each stage and of each of its rounds under their names."""
    yield pick(sheet.regulation.titles)
    yield from told(sheet, "", "stages.")
    for stage in sheet.regulation.stages:
        yield f"\n{pick(stage.titles)} ({stage.code})"
        rounds = f"stages.{stage.code}.rounds."
        yield from told(sheet, f"stages.{stage.code}.", rounds)
        for part in stage.rounds:
            if part.titles:
                yield f"  {pick(part.titles)} ({part.code})"
            yield from told(sheet, f"{rounds}{part.code}.", indent=2 if part.titles else 1)


def told(sheet: Sheet, prefix: str, but: str = "\n", indent: int = 1) -> Iterator[str]:
    """The values whose names begin so, without those whose names begin with ``but``."""
    for provision in sheet.provisions:
        if provision.name.startswith(prefix) and not provision.name.startswith(but):
            yield "  " * indent + value(provision)


def value(provision: Provision) -> str:
    """A value with what it rests on."""
    given = provision.value
    shown = (
        wording.bounded(given.usual, given.least, given.most)
        if isinstance(given, Number)
        else wording.value(provision.name, given)
    )
    head = wording.value_name(provision.name) + (f": {shown}" if shown else "")
    grounds = "; ".join(ground for ground in (provision.clause, pick(provision.gap)) if ground)
    return f"{head} [{grounds}]"

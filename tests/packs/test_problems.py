"""The table of codes tells the truth, and a hostile file cannot fill the memory with warnings."""

import ast
import re

from packs import problems
from packs.problems import EXCERPT, PROBLEMS_KEPT, Findings, Severity, unreadable, warning
from tests.project.sources import calls, name_of, python_files

MAKERS = {"warning", "warn", "_warn", "unreadable"}
ROW = re.compile(r"^ {4}([a-z0-9]+(?:-[a-z0-9]+)+|[a-z]+)(?: {2,}(.*))?$", re.MULTILINE)


def documented() -> set[str]:
    assert problems.__doc__
    return {match[1] for match in ROW.finditer(problems.__doc__)}


def made() -> set[str]:
    """Every code that stands as a first argument where problems are made, or in a table of codes."""
    codes = {"zip-archive", "old-word", "rtf", "long-question", "long-answer"}
    for path in python_files("packs"):
        for call in calls(path):
            if name_of(call.func) in MAKERS and call.args and isinstance(call.args[0], ast.Constant):
                codes.add(str(call.args[0].value))
    return codes


def test_every_code_is_in_the_table_and_the_table_has_no_other() -> None:
    assert made() == documented()


def test_parameters_are_texts_of_bounded_length() -> None:
    problem = warning("stray-text", 7, text="я" * 1000, count=12)

    assert problem.parameters == (("text", "я" * EXCERPT), ("count", "12"))
    assert (problem.line, problem.severity) == (7, Severity.WARNING)


def test_what_leaves_no_pack_is_an_error() -> None:
    (problem,) = unreadable("encoding", 3).problems

    assert (problem.code, problem.severity, problem.line) == ("encoding", Severity.ERROR, 3)


def test_findings_come_in_the_order_of_lines() -> None:
    findings = Findings()
    for line in (9, 2, 5):
        findings.warn("stray-text", line, text="x")

    assert [problem.line for problem in findings.all()] == [2, 5, 9]


def test_more_findings_than_anyone_reads_are_counted() -> None:
    findings = Findings()
    for line in range(PROBLEMS_KEPT + 3):
        findings.warn("stray-text", line, text="x")

    *kept, more = findings.all()
    assert len(kept) == PROBLEMS_KEPT
    assert (more.code, more.parameters) == ("more-problems", (("count", "3"),))

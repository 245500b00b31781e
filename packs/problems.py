"""What is wrong with a pack file, as a list of all faults with their places, never the first exception.

Every code with its parameters (numbers come as decimal digits):

The file gives no pack (errors, in PackUnreadable):
    not-opened          name, reason      the system refused; reason is its symbol: ENOENT, EACCES …
    not-a-file          name              a folder, a device, a pipe
    empty                                 no characters, or nothing but blanks
    too-large           limit             more bytes than the limit
    too-many-lines      limit             more lines than the limit
    zip-archive                           a zip: .siq, .docx, .xlsx …
    old-word                              the binary .doc or .xls
    rtf                                   rich text
    encoding                              not text in any encoding known here; line: the first bad byte's
    not-a-pack                            text, but of no format known here
    no-questions                          the format is right, no question is in it
    other-game                            a question base file without any numbered theme

A reader met something odd (warnings; line: where):
    legacy-encoding     encoding          not UTF-8; guessed by evidence
    stray-text          text              text that belongs to no field; kept in a comment or the pack's info
    question-without-theme                a question before the first theme: a nameless theme holds it
    blank-line-in-question                a question went on after a blank line
    repeated-field      marker            a question has two texts or two answers; kept as lines of one
    unused-marker       marker, value     a marker that means nothing here; kept in a comment or the info
    unknown-price       value             the price is no number; kept in the comment
    repeated-price      theme, price      two questions of a theme have the same price
    theme-split         theme             prices began anew: the rest became a theme of the same name
    empty-section       section           a section without themes; its name is kept in the info
    handout             text              something to hand out; kept in the comment
    media               text              a picture or a sound, which is not shown; kept as text
    unknown-label       label             a field of an unknown name; kept in a comment or the pack's info
    blank-line-in-field  label            a field went on after a blank line
    answers-misfit      theme, questions, answers    not as many answers as questions
    more-problems       count             so many more were found

An organiser wants to know (warnings of checks; no line; number: the theme's, from 1 through the pack;
question: its place in the theme, from 1):
    few-questions       theme, number, count         fewer than five, spares not counted
    many-questions      theme, number, count         more than five, spares not counted
    no-spare            theme, number
    empty-question      theme, number, question      no text
    missing-answer      theme, number, question
    missing-source      theme, number, question      neither the question nor its theme has one, others have
    no-sources          theme, number                no source in the whole theme
    prices              theme, number, prices        not 10 20 30 40 50
    nameless-theme      number
    duplicate-theme     theme, number, first         the number of the first theme of this name
    long-name           theme, number, length, limit
    long-question       theme, number, question, length, limit
    long-answer         theme, number, question, length, limit
"""

from dataclasses import dataclass
from enum import StrEnum

PROBLEMS_KEPT = 500
"""Faults that a reader lists one by one; a hostile file has millions."""

EXCERPT = 60
"""Characters of foreign text that a parameter carries."""


class Severity(StrEnum):
    """Whether the pack can be played all the same."""

    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class PackProblem:
    """A fault: a stable code, its place (line from 1, 0: the whole file), and what the sentence needs."""

    code: str
    severity: Severity
    line: int = 0
    parameters: tuple[tuple[str, str], ...] = ()


class PackUnreadable(Exception):  # noqa: N818 - says what the file is
    """A file that gives no pack; ``problems`` holds every fault found, at least one of them an error."""

    def __init__(self, problems: tuple[PackProblem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems


def warning(code: str, line: int = 0, /, **parameters: object) -> PackProblem:
    """Make a fault that leaves the pack playable; parameters longer than an excerpt are cut."""
    return PackProblem(code, Severity.WARNING, line, _excerpts(parameters))


def unreadable(code: str, line: int = 0, /, **parameters: object) -> PackUnreadable:
    """Make the exception for a fault that leaves no pack."""
    return PackUnreadable((PackProblem(code, Severity.ERROR, line, _excerpts(parameters)),))


def _excerpts(parameters: dict[str, object]) -> tuple[tuple[str, str], ...]:
    return tuple((name, str(value)[:EXCERPT]) for name, value in parameters.items())


class Findings:
    """The warnings of one reading, in the order found, bounded."""

    def __init__(self) -> None:
        self._kept: list[PackProblem] = []
        self._beyond = 0

    def warn(self, code: str, line: int = 0, /, **parameters: object) -> None:
        """Add a warning."""
        if len(self._kept) < PROBLEMS_KEPT:
            self._kept.append(warning(code, line, **parameters))
        else:
            self._beyond += 1

    def all(self) -> tuple[PackProblem, ...]:
        """Everything found, in the order of lines; a last entry counts what was not kept."""
        found = sorted(self._kept, key=lambda problem: problem.line)
        more = (warning("more-problems", count=self._beyond),) if self._beyond else ()
        return (*found, *more)

"""Read the native format.

First every line goes into a draft of the pack, of a theme or of a question; then the drafts become the pack.
"""

from packs.model import Pack
from packs.problems import Findings, PackProblem
from packs.si4s import marks
from packs.si4s.build import build_pack
from packs.si4s.drafts import HEADINGS, Draft, PackDraft, ThemeDraft

_OF_PACK = (marks.TITLE, marks.SHORT_TITLE, marks.EDITORS, marks.DATE)
_OF_THEME = (marks.COMMENT, marks.SOURCE, marks.AUTHOR, marks.HANDOUT)
_ONCE = frozenset((marks.TEXT, marks.ANSWER))


def read_si4s(text: str) -> tuple[Pack, tuple[PackProblem, ...]]:
    """Read a file's text, its characters already clean; the digest is left to who has the bytes.

    Raises:
        PackUnreadable: ``no-questions``.
    """
    findings = Findings()
    lines = _Lines(findings)
    for number, line in enumerate(text.split("\n"), start=1):
        lines.read(number, line.rstrip())
    return build_pack(lines.pack, findings), findings.all()


class _Lines:
    """Where the next line goes: the open theme, question and value."""

    def __init__(self, findings: Findings) -> None:
        self.pack = PackDraft(0)
        self._warn = findings.warn
        self._theme: ThemeDraft | None = None
        self._question: Draft | None = None
        self._value: list[str] | None = None
        self._after_blank = False

    def read(self, number: int, line: str) -> None:
        """Take one line."""
        if not line:
            self._value = None
            self._after_blank = True
            return
        marker, value = marks.split_marker(line)
        if marker is None:
            self._continue(number, line)
        else:
            self._value = self._begin(number, marker, value)
        self._after_blank = False

    def _continue(self, number: int, line: str) -> None:
        if self._value is None:
            self._value = self._stray(number, line)
        else:
            self._value.append(line)

    def _stray(self, number: int, line: str) -> list[str]:
        self._warn("stray-text", number, text=line.strip())
        return self._keep(line)

    def _keep(self, line: str) -> list[str]:
        owner = self._question or self._theme
        return owner.add(marks.COMMENT, line) if owner else self.pack.add(marks.REMARK, line)

    def _begin(self, number: int, marker: str, value: str) -> list[str]:
        if marker in _OF_PACK:
            return self.pack.add(marker, value)
        if marker in HEADINGS:
            self._theme = self._question = None
            return self.pack.open_section(number, marker, value)
        if marker == marks.THEME:
            return self._open_theme(number, value)[1]
        if marker == marks.COUNTER:
            self._warn("unused-marker", number, marker=marker, value=value)
            return self._keep(f"{marker} {value}".rstrip())
        if marker == marks.REMARK:
            return self._remark(value)
        return self._begin_below_theme(number, marker, value)

    def _remark(self, value: str) -> list[str]:
        if self._theme is not None and self._question is None:
            return self._theme.add(marks.COMMENT, value)
        return self.pack.add(marks.REMARK, value)

    def _open_theme(self, number: int, name: str) -> tuple[ThemeDraft, list[str]]:
        self._theme, self._question = ThemeDraft(number), None
        self.pack.sections[-1].themes.append(self._theme)
        return self._theme, self._theme.add(marks.THEME, name)

    def _begin_below_theme(self, number: int, marker: str, value: str) -> list[str]:
        if marker == marks.HANDOUT:
            self._warn("handout", number, text=value)
        if self._question is None and marker in _OF_THEME:
            if self._theme is None:
                return self._stray(number, f"{marker} {value}".rstrip())
            return self._theme.add(marker, value)
        question = self._question_for(number, marker)
        if marker in _ONCE and marker in question.fields:
            self._warn("repeated-field", number, marker=marker)
        return question.add(marker, value)

    def _question_for(self, number: int, marker: str) -> Draft:
        if self._question is None or self._opens_another(marker, self._question):
            return self._open_question(number)
        if self._after_blank:
            self._warn("blank-line-in-question", number)
        return self._question

    def _opens_another(self, marker: str, question: Draft) -> bool:
        there = question.fields.keys() & _ONCE
        if marker == marks.TEXT:
            return len(there) == len(_ONCE) or (self._after_blank and bool(there))
        return marker == marks.PRICE or (marker == marks.ANSWER and self._after_blank and marker in there)

    def _open_question(self, number: int) -> Draft:
        theme = self._theme
        if theme is None:
            self._warn("question-without-theme", number)
            theme, _ = self._open_theme(number, "")
        self._question = Draft(number)
        theme.questions.append(self._question)
        return self._question

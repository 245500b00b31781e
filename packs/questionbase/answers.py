"""What else is accepted, and what is not, as it stands inside the text of an answer."""

import re
from dataclasses import dataclass, field

from packs.normalise import clean

_OPENING = re.compile(r"[\[({] ?(?=(?:не)?зач[её]т[ :\n])", re.IGNORECASE)
_CLOSING = {"[": "]", "(": ")", "{": "}"}
_SENTENCE = re.compile(r"(?:^|(?<=[\s.;,]))(?=(?:не)?зач[её]т ?:)", re.IGNORECASE)
_LABEL = re.compile(r"(не)?зач[её]т ?:?\s*", re.IGNORECASE)
_BETWEEN = re.compile(r";|[.,]?\s(?=(?:не)?зач[её]т ?:)", re.IGNORECASE)


@dataclass(slots=True)
class Criteria:
    """The author's answer, and the variants beside it."""

    answer: str = ""
    accept: list[str] = field(default_factory=list)
    reject: list[str] = field(default_factory=list)

    def add(self, text: str) -> None:
        """Add the variants of ``зачет: …; незачет: …``; a part without its own word goes with the last."""
        target = self.accept
        for part in _BETWEEN.split(text):
            label = _LABEL.match(part.lstrip())
            if label:
                target = self.reject if label[1] else self.accept
            variant = part.lstrip()[label.end() if label else 0 :].strip()
            if variant:
                target.append(variant)


def split_answer(text: str) -> Criteria:
    """Part an answer: brackets and sentences that begin with the word for accepted, and all the rest."""
    criteria = Criteria()
    rest: list[str] = []
    end = 0
    while opening := _OPENING.search(text, end):
        rest.append(text[end : opening.start()].rstrip(" "))
        close = _closed(text, opening.start())
        criteria.add(text[opening.end() : close])
        end = close + 1
    rest.append(text[end:])
    answer, *sentences = _SENTENCE.split("".join(rest))
    for sentence in sentences:
        criteria.add(sentence)
    criteria.answer = clean(answer).rstrip(" ;,")
    return criteria


def _closed(text: str, start: int) -> int:
    """Where the bracket at ``start`` closes; the text's end where it does not."""
    opened, closing = text[start], _CLOSING[text[start]]
    depth = 0
    for index in range(start, len(text)):
        depth += (text[index] == opened) - (text[index] == closing)
        if depth == 0:
            return index
    return len(text)

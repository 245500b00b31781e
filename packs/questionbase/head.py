"""The head of a theme: its name, and what the host is told beside it."""

import re

from packs.questionbase.fields import paragraphs

_LONGEST_NAME = 40
"""Characters: in a longer head, all after the first sentence is a comment; real names stay below."""

_SENTENCE_END = re.compile(r"(?<=\w\w[.!?]) (?=[А-ЯЁA-Z])")


def split_head(lines: list[str]) -> tuple[str, str]:
    """Give the name, without the dot at its end, and the comment."""
    first, _, comment = paragraphs(lines).partition("\n")
    name, bracket = _without_bracket(_without_dot(first))
    sentence = _SENTENCE_END.search(name) if len(name) > _LONGEST_NAME else None
    if sentence:
        name, more = name[: sentence.start()], name[sentence.end() :]
        bracket = f"{more} {bracket}".strip()
    return _without_dot(name), "\n".join(filter(None, (bracket, comment)))


def _without_dot(name: str) -> str:
    return name if name.endswith("..") else name.removesuffix(".")


def _without_bracket(name: str) -> tuple[str, str]:
    """Take a last bracket of several words off; one word, such as ``(продолжение)``, belongs to the name."""
    start = name.rfind("(")
    inside = name[start + 1 : -1]
    if start <= 0 or not name.endswith(")") or " " not in inside:
        return name, ""
    return name[:start].rstrip(), inside

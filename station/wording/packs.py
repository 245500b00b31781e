"""What is wrong with a pack, in words."""

from collections.abc import Callable, Mapping

from station.wording.language import N_, tr, trn
from station.wording.trouble import Trouble, reason_named

PROBLEMS = {
    "not-a-file": N_("this is not a file"),
    "empty": N_("the file is empty"),
    "too-large": N_("the file is larger than {limit} bytes"),
    "too-many-lines": N_("the file has more than {limit} lines"),
    "zip-archive": N_("this is an archive, as .siq, .docx and .xlsx are; save the questions as a text"),
    "old-word": N_("this is an old .doc or .xls; save it as a plain text"),
    "rtf": N_("this is a rich text (.rtf); save it as a plain text"),
    "encoding": N_("the text is in no encoding known here; save it as UTF-8"),
    "not-a-pack": N_("this is a text, but of no format of packs known here"),
    "no-questions": N_("there is no question in the file"),
    "other-game": N_("these questions are of another game: no theme with numbered questions is among them"),
    "legacy-encoding": N_("the file is not UTF-8; it was read as {encoding}"),
    "stray-text": N_("a text that belongs to no question, kept as a comment: “{text}”"),
    "question-without-theme": N_("a question before the first theme"),
    "blank-line-in-question": N_("a blank line inside a question"),
    "repeated-field": N_("“{marker}” stands twice in a question; both texts are kept"),
    "unused-marker": N_("“{marker}” means nothing here: “{value}”"),
    "unknown-price": N_("the price is not a number: “{value}”"),
    "repeated-price": N_("theme “{theme}” has two questions for {price}"),
    "theme-split": N_("the prices of theme “{theme}” begin anew; the rest became a theme of its own"),
    "empty-section": N_("section “{section}” has no themes"),
    "handout": N_("something to hand out, kept as a comment: “{text}”"),
    "media": N_("a picture or a sound, which is not shown: “{text}”"),
    "unknown-label": N_("a field of an unknown name, kept as a comment: “{label}”"),
    "blank-line-in-field": N_("a blank line inside the field “{label}”"),
    "answers-misfit": N_("theme “{theme}”: questions {questions}, answers {answers}"),
    "no-spare": N_("theme {number} “{theme}” has no spare question"),
    "empty-question": N_("theme {number} “{theme}”: question {question} has no text"),
    "missing-answer": N_("theme {number} “{theme}”: question {question} has no answer"),
    "missing-source": N_("theme {number} “{theme}”: question {question} has no source"),
    "no-sources": N_("theme {number} “{theme}” has no sources"),
    "prices": N_("theme {number} “{theme}”: the prices are {prices}, not 10 20 30 40 50"),
    "nameless-theme": N_("theme {number} has no name"),
    "duplicate-theme": N_("theme {number} “{theme}” has the name of theme {first}"),
    "long-name": N_("the name of theme {number} “{theme}” is long: {length} characters, more than {limit}"),
    "long-question": N_(
        "theme {number} “{theme}”: question {question} is long: {length} characters, more than {limit}"
    ),
    "long-answer": N_(
        "theme {number} “{theme}”: answer {question} is long: {length} characters, more than {limit}"
    ),
}


def problem(code: str, parameters: Mapping[str, str]) -> str:
    """What is wrong, without its place."""
    if parameters.get("theme") == "":
        parameters = {**parameters, "theme": tr("(no name)")}
    if code == "not-opened":
        return tr("the file cannot be read: {reason}", reason=reason_named(parameters["reason"]))
    if code in COUNTED:
        values = {name: given for name, given in parameters.items() if name != "count"}
        return COUNTED[code](int(parameters["count"]), **values)
    return tr(PROBLEMS[code], **parameters)


def few_questions(n: int, number: str, theme: str) -> str:
    """A theme is short of questions."""
    return trn(
        "theme {number} “{theme}” has only {n} question of five",
        "theme {number} “{theme}” has only {n} questions of five",
        n,
        number=number,
        theme=theme,
    )


def many_questions(n: int, number: str, theme: str) -> str:
    """A theme has more questions than a board has rows."""
    return trn(
        "theme {number} “{theme}” has {n} question instead of five",
        "theme {number} “{theme}” has {n} questions instead of five",
        n,
        number=number,
        theme=theme,
    )


def more_problems(n: int) -> str:
    """The list of problems was cut."""
    return trn("{n} more remark was found", "{n} more remarks were found", n)


COUNTED: dict[str, Callable[..., str]] = {
    "few-questions": few_questions,
    "many-questions": many_questions,
    "more-problems": more_problems,
}
"""Sentences whose form depends on ``count``."""


def summary(title: str, themes: int, problems: int) -> str:
    """What a pack has, in a line."""
    has = trn("{n} theme", "{n} themes", themes)
    odd = trn("{n} remark", "{n} remarks", problems) if problems else tr("no remarks")
    return tr("“{title}”: {has}, {odd}.", title=title, has=has, odd=odd)


def no_pack(path: str, reasons: tuple[str, ...]) -> Trouble:
    """A file gives no pack."""
    return Trouble(
        tr("“{path}” gives no pack: {reasons}.", path=path, reasons="; ".join(reasons)),
        tr("Nothing was done."),
        tr("Correct the file or name another one."),
    )

"""Regulations in words: their faults, their values."""

from collections.abc import Mapping
from enum import StrEnum

from station.rules import regulation as r
from station.wording.language import N_, tr, trn
from station.wording.toml import toml_reason
from station.wording.trouble import Trouble, reason_named

FAULTS = {
    "not-utf8": N_("the text is not UTF-8"),
    "syntax": N_("this is not TOML: {reason}"),
    "unknown-key": N_("this means nothing here; known: {known}"),
    "missing": N_("missing"),
    "missing-clause": N_("neither “clause” nor “gap” tells what this rests on"),
    "out-of-bounds": N_("{found} is not between {least} and {most}"),
    "wrong-count": N_("entries in the list — {found}, not {least} to {most}"),
    "not-rising": N_("each number must be greater than the one before: {found}"),
    "not-multiple": N_(
        "in a round with auctions prices are multiples of the bids' step, {step}: not {found}"
    ),
    "unknown-choice": N_("“{found}” is not one of the choices: {known}"),
    "empty": N_("the text is empty"),
    "too-long": N_("the text has {found} characters, more than {most}"),
    "bad-code": N_("“{found}” is not a code: small Latin letters, digits and hyphens, at most 40"),
    "duplicate-code": N_("the code “{found}” stands already in line {first}"),
    "code-taken": N_("the code “{found}” belongs to a regulation of the program; choose another"),
    "code-not-file": N_("the code is “{found}”, but the file is called “{file}”"),
    "too-large": N_("the file is larger than {most} bytes"),
}

KINDS = {
    "whole-number": N_("a whole number"),
    "number": N_("a number"),
    "text": N_("a text"),
    "yes-no": N_("true or false"),
    "list": N_("a list"),
    "table": N_("a table"),
    "date": N_("a date"),
}

VALUES = {
    "players": N_("players at the table"),
    "answer_over": N_("when the time to answer is over"),
    "clarification_over": N_("when the time to be more exact is over"),
    "clarification_aloud": N_("a more exact answer is asked for"),
    "spares_per_theme": N_("spare questions that a theme may use"),
    "close_race": N_("a race too close to tell"),
    "times.window": N_("time to press after the reading"),
    "times.answer": N_("time to answer after the press"),
    "extra_prices": N_("prices of an extra theme"),
    "bid_step": N_("step of the bids in an auction"),
    "times.clarification": N_("time to be more exact"),
    "times.thinking": N_("time to think in an auction"),
    "times.writing": N_("time to write the final answer"),
    "one_answer": N_("a player answers a question once"),
    "all_played": N_("every question is played"),
    "removal": N_("a warning, then removal"),
    "hints": N_("a theme spoilt by hints is replaced"),
    "late_arrival": N_("who is late may still sit down"),
    "stakes": N_("a stake is from 1 to the own score"),
    "themes": N_("themes"),
    "prices": N_("prices"),
    "order": N_("order of the questions"),
    "first_chooser": N_("first to choose"),
    "auctions": N_("hidden auctions"),
    "ties": N_("places that must not be shared"),
    "final_round": N_("final round"),
}
"""By the dotted name; what belongs to a stage or a round by the last part of it."""

CHOICES: Mapping[tuple[type, str], str] = {
    (r.WhenOver, r.WhenOver.WRONG): N_("“wrong” is offered to the host"),
    (r.WhenOver, r.WhenOver.HOST): N_("the host decides"),
    (r.Order, r.Order.SEQUENCE): N_("in turn, from cheap to dear"),
    (r.Order, r.Order.CHOICE): N_("as the players choose"),
    (r.FirstChooser, r.FirstChooser.AGREEMENT): N_("by agreement or by lot"),
    (r.FirstChooser, r.FirstChooser.LOWEST): N_("who has the lowest score"),
    (r.CloseRace, r.CloseRace.STAMP): N_("the smallest stamp answers"),
    (r.CloseRace, r.CloseRace.LOT): N_("a lot decides"),
    (r.CloseRace, r.CloseRace.HOST): N_("the host names the first"),
}
"""By the kind of choice, too: a word may be one of several kinds."""

YES_NO = {
    "clarification_aloud": (N_("aloud"), N_("with a silent pause")),
    "final_round": (N_("played, with stakes"), N_("not played")),
}


def fault(code: str, parameters: Mapping[str, str]) -> str:
    """What is wrong, without its place."""
    if code == "unreadable":
        return unreadable(parameters["reason"])
    if code == "wrong-type":
        expected, found = (tr(KINDS[parameters[key]]) for key in ("expected", "found"))
        return tr("this must be {expected}, not {found}", expected=expected, found=found)
    if code == "syntax":
        return tr(FAULTS[code], reason=toml_reason(parameters["reason"]))
    return tr(FAULTS[code], **parameters)


def unreadable(symbol: str) -> str:
    """Why a file gives nothing to read."""
    if symbol == "not-a-file":
        return tr("this is not a file")
    return tr("the file cannot be read: {reason}", reason=reason_named(symbol))


def summary(name: str, faults: int) -> str:
    """Whether a regulation's file can be used."""
    if not faults:
        return tr("“{name}” can be used.", name=name)
    return trn("“{name}”: {n} fault.", "“{name}”: {n} faults.", faults, name=name)


def unusable(name: str, faults: tuple[str, ...]) -> Trouble:
    """A regulation's file has faults."""
    return Trouble(
        tr("The regulation “{name}” cannot be used:\n{faults}", name=name, faults="\n".join(faults)),
        tr("Nothing was done."),
        tr("Correct the file, then look with “svoyak regulation check”."),
    )


def unknown(code: str, known: tuple[str, ...]) -> Trouble:
    """No regulation has this code."""
    return Trouble(
        tr("There is no regulation “{code}”.", code=code),
        tr("Nothing was done."),
        tr("The known ones: {known}. The path of a file ends in .toml.", known=", ".join(known)),
    )


def value_name(name: str) -> str:
    """What people call a value."""
    return tr(VALUES[name if name in VALUES else name.rpartition(".")[2]])


def value(name: str, given: object) -> str:
    """A value as people say it; empty where only the clause is told."""
    match given:
        case bool():
            yes, no = YES_NO[name.rpartition(".")[2]]
            told = tr(yes if given else no)
        case StrEnum():
            told = tr(CHOICES[type(given), given])
        case int() if name.startswith("times."):
            told = tr("{seconds} s", seconds=given)
        case int():
            told = str(given)
        case tuple():
            told = ", ".join(map(str, given)) or tr("none")
        case _:
            told = ""
    return told


def bounded(usual: int, least: int, most: int) -> str:
    """A number that may be chosen, with its bounds when there is a choice."""
    if least == most:
        return str(usual)
    return tr("{usual} ({least} to {most})", usual=usual, least=least, most=most)

"""The notation of a match in words: why a text cannot be played, and where."""

from station.wording.cells import cut
from station.wording.language import N_, tr
from station.wording.points import signed
from station.wording.trouble import Trouble, reason

_WIDEST = 40
_WIDEST_LINE = 72
_WIDTHS = {"names": 80, "words": 200}
"""Lists may be longer."""

_SENTENCES = {
    "unknown-words": N_("“{text}” is not understood here"),
    "unknown-player": N_("nobody at the table is called “{text}”; there are {names}"),
    "no-player-but-word": N_("nobody at the table is called “{text}”; there is a word “{word}”"),
    "other-alphabet": N_("“{text}” has letters of another alphabet that look the same (a Latin A?)"),
    "unclear-player": N_("“{text}” may be several players: write more of the name"),
    "unknown-theme": N_("no theme at the table is called “{text}”"),
    "unclear-theme": N_("“{text}” may be several themes: write more of the name, or the number"),
    "nameless-themes": N_("no theme at the table is called “{text}”: name them above (Themes {round}: …)"),
    "unknown-head": N_("no line begins with “{text}”; there is a word “{word}”"),
    "unknown-price": N_("the theme has no question at {price}"),
    "unknown-reserve": N_("no theme in reserve is called “{text}”"),
    "unclear-reserve": N_("“{text}” may be several themes in reserve: write more of the name"),
    "unknown-round": N_("“{text}” is not the round that comes here"),
    "unclear-round": N_("“{text}” may be several rounds: write more of the title"),
    "unknown-stage": N_("the regulation has no stage “{text}”"),
    "unclear-stage": N_("“{text}” may be several stages: write more of the title, or the code"),
    "unknown-regulation": N_("there is no regulation “{text}”"),
    "no-regulation": N_("the heading names no regulation"),
    "no-stage": N_("the regulation has several stages: the heading must name one"),
    "no-players": N_("the heading names no players"),
    "unknown-heading": N_("no line of the heading begins with “{text}”; such lines are {words}"),
    "twice": N_("the heading says this twice"),
    "heading-late": N_("this belongs to the heading, but the match has begun"),
    "one-round": N_("themes in the rounds of the stage — {number}, no other number"),
    "too-many-names": N_("names — {number}, themes — {most}"),
    "unknown-number": N_("a number is missing or cannot be read: “{text}”"),
    "unknown-date": N_("“{text}” is not a date: write 2026-12-05 or 5.12.2026"),
    "other-price": N_("the next question is at {next}, not at {price}"),
    "other-score": N_("the score of {name} is {score}, not {told}"),
    "other-theme": N_("the next theme is “{next}”, not “{text}”"),
    "theme-unplayed": N_("not played yet in the theme “{theme}”: {prices}"),
    "round-unplayed": N_("questions of the round “{round}” not played yet — {number}"),
    "not-chosen": N_("the questions of this round follow each other: write the price alone ({price}: …)"),
    "no-theme-named": N_("name the theme before the price, this round is played by choice"),
    "no-colon": N_("a colon is missing behind the price ({price}: …)"),
    "row-too-long": N_("questions in the row — {number}, left in the theme — {left}"),
    "row-frame": N_(
        "bars around the row: then it says all questions that are left ({number}), or has no bars at its ends"
    ),
    "no-question": N_("no question is open that “{text}” could belong to"),
    "which-question": N_("which question? Write its price in front (10: {text})"),
    "said-twice": N_("this is said of {name} twice"),
    "stake-hidden": N_("the stake of {name} is not told (?): no points can come of a ruling"),
    "no-auction": N_("this question is not an auction: the heading or the round must say so"),
    "not-withdrawn": N_("no question was withdrawn that a spare could take the place of"),
    "bids-missing": N_("this question is an auction: the line must tell the bids"),
    "auction-twice": N_("that the question is an auction is said twice"),
    "auction-sold": N_("the auction is over, sold to {name} for {amount}"),
    "auction-press": N_("nobody presses for an auction: it has no early or late answer"),
    "no-ruling": N_("{name} was asked, and there is no ruling"),
    "no-bid": N_("the bidding is not over: {name} must bid or pass"),
    "no-bidding": N_("the bidding is not over: begin it anew"),
    "other-answerer": N_("it is not {name} who is asked, but {next}"),
    "nobody-asked": N_("it is not {name} who is asked: nobody is"),
    "pressed-in-vain": N_("a press of {name} decides nothing here"),
    "marks-clash": N_("a press is early, in the reading or late: one of these"),
    "last-word-alone": N_("the last word is said of a wrong answer in the reading (A − reading, last word)"),
    "reading-over": N_("the reading is over when {name} presses"),
    "nobody-answers": N_("a ruling, but nobody has pressed"),
    "lot-missing": N_("a lot decides here and the text does not tell it: {purpose}"),
    "lot-short": N_("the text does not tell all of the lot: {purpose}"),
    "no-equals": N_("no lot decides here: nobody has as many points as another"),
    "auctions-told": N_("auctions told — {number}, the round has — {needed}"),
    "accepted": N_("this must be refused, but the rules accept it"),
    "other-clause": N_("it is refused, but by {told}, not by {clause}"),
    "no-clause": N_("it is refused, but not by {clause}"),
    "too-long": N_("the text is too long: more than {most} lines"),
    "no-match": N_("there is no match in this text"),
}

_LOTS = {
    "auction-places": N_("where the auctions lie (Round: …, auctions 3 40)"),
    "auction-order": N_("in which order equals are asked (lot A/B before the bids)"),
    "first-chooser": N_("who chooses first (Chooses: A, lot)"),
    "chooser": N_("who chooses (Chooses: A, lot)"),
    "dead-heat": N_("whose the press is (A/B +)"),
}


def fault(code: str, parameters: dict[str, str | int]) -> str:
    """Why a line cannot be played, in one short sentence that begins small and has no full stop."""
    words = {
        name: cut(value, _WIDTHS.get(name, _WIDEST)) if isinstance(value, str) else signed(value)
        for name, value in parameters.items()
    }
    if "purpose" in parameters:
        words["purpose"] = tr(_LOTS[str(parameters["purpose"])])
    return tr(_SENTENCES[code], **words)


def unplayable_text(name: str, line: int, sentence: str, quoted: str = "") -> Trouble:
    """A text stops at a line, because it is wrong there or because the rules refuse the step.

    ``quoted``: the line as it stands there.
    """
    told = tr("{name}:{line}: {sentence}.", name=name, line=line, sentence=sentence)
    shown = cut(" ".join(quoted.split()), _WIDEST_LINE)
    return Trouble(
        f"{told}\n    {shown}" if shown else told,
        tr("The match was played up to this line; nothing was printed of it."),
        tr("Mend the line and run the command again; “svoyak replay --help” names the page of the notation."),
    )


def match_file(name: str) -> Trouble:
    """A file with the match itself was named, not its text."""
    return Trouble(
        tr("“{name}” is the file of a match, not its text.", name=name),
        tr("Nothing was done."),
        tr("Its sheet: svoyak sheet {name}; its text: svoyak notation {name}", name=name),
    )


def unwritable_text(path: str, error: OSError) -> Trouble:
    """The file for the notation cannot be made; one that is there is never written over."""
    return Trouble(
        tr("“{path}” cannot be written: {reason}.", path=path, reason=reason(error)),
        tr("The notation was not written."),
        tr("Name another file, or print the notation and redirect it."),
    )


def not_text(name: str, why: str) -> Trouble:
    """A file that holds no text."""
    return Trouble(
        tr("“{name}” is not the text of a match: {reason}.", name=name, reason=why),
        tr("Nothing was done."),
        tr("Save the text in UTF-8, at most 1 MiB, and run the command again."),
    )

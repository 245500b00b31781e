"""Why a command was not accepted, and what to do instead.

The sentences begin small and have no full stop: a clause may stand before them, and they may stand inside
another sentence.
"""

from collections.abc import Mapping

from station.rules.model import Seat
from station.rules.refusals import Refused
from station.wording.acts import command_name
from station.wording.cells import cut
from station.wording.language import N_, tr
from station.wording.phases import phase_name
from station.wording.points import signed

_WIDEST_NAME = 24
_FIRST = {
    ("Rule", "auction-reading"): N_("first tell that the question is read to its end"),
    ("Rule", "final-reading"): N_("first tell that the question is read to its end"),
    ("Rule", "writing"): N_("first collect the answers"),
    ("Rule", "reading"): N_("nobody answers yet: a press comes first"),
    ("Rule", "window"): N_("nobody answers yet: a press comes first"),
    ("Rule", "revealed"): N_("the question is over: undo, or correct it at the desk"),
    ("SignResult", "tied"): N_("first play the tie off, or leave the place open"),
}
"""What must come before a command that does not fit now, where that is one thing."""
_NOBODY: Mapping[Seat, str] = {}

_SENTENCES = {
    "not-now": N_("“{command}” does not fit now: {phase}"),
    "moved-on": N_("not done, the match has moved on: {phase}; look again"),
    "paused": N_("the match is paused: resume it first"),
    "not-paused": N_("there is no pause to end"),
    "race-open": N_("presses are being compared: try again in a moment"),
    "window-open": N_("the players may still press, wait for the signal"),
    "theme-over": N_("the theme has no more questions: announce the scores"),
    "questions-left": N_("questions of the theme still to play — {number}"),
    "themes-left": N_("themes of the match still to play — {number}"),
    "no-more-themes": N_("all themes are played: end the match"),
    "no-such-press": N_("{who} has no press that could be accepted here"),
    "has-answered": N_("{who} has answered, a question takes one answer each"),
    "no-such-seat": N_("there is no seat {seat} at this table: check the number"),
    "already-withdrawn": N_("the question is withdrawn already: go on to the next"),
    "stale-clock": N_("that clock has stopped before: nothing to do"),
    "clock-not-over": N_("the time is not over: wait for its end"),
    "first-needed": N_("first say who was first: the stamps cannot tell"),
    "not-among-first": N_("{who} was not among the first"),
    "nothing-missed": N_("no press of this race can have been missed there"),
    "lot-needed": N_("a lot decides, among {among}: draw it"),
    "lot-by-hand": N_("say that the lot was thrown by hand, or draw it here"),
    "bad-lot": N_("the lot does not name exactly those it is drawn among: draw again"),
    "nothing-to-undo": N_("nothing to undo: the match has only begun"),
    "nothing-to-redo": N_("nothing to redo: no undone step is left"),
    "undo-moved-on": N_("not undone: the last step is another one now; look again"),
    "redo-moved-on": N_("not redone: the next undone step is another one now; look again"),
    "player-count": N_("players at the table — {number}, allowed — {bounds}"),
    "seat-taken-twice": N_("seat {seat} is given to two players: move one of them"),
    "same-name": N_("two are called “{name}”: tell them apart"),
    "no-name": N_("seat {seat} has no name: enter one"),
    "theme-count": N_("themes of the match — {number}, the stage needs {needed}"),
    "theme-range": N_("themes of the match — {number}, allowed — {bounds}"),
    "theme-short": N_("questions in “{theme}” — {number}, needed — {needed}"),
    "nobody-came": N_("nobody has come: without players there is no game"),
    "auction-count": N_("auctions set in the round — {number}, needed — {needed}"),
    "no-such-cell": N_("there is no such question on the board: choose another"),
    "by-choice": N_("the players choose in this round: show the board"),
    "in-sequence": N_("the questions of this round follow each other: go on in turn"),
    "no-round": N_("no such round follows: look at the next step"),
    "round-over": N_("the round is played: announce the scores"),
    "cell-played": N_("that question has been played: choose another"),
    "chooser-needed": N_("who chooses is not settled: name a player or draw the lot"),
    "chooser-stands": N_("{who} has the choice: nothing to settle"),
    "not-among-choosers": N_("the choice is not for {who}: name another"),
    "bidding-open": N_("the bidding has begun: take the next bid"),
    "bidding-fell": N_("all bids are off: begin the bidding again"),
    "not-asked": N_("{asked} is asked now, {who} must wait"),
    "first-bid": N_("{who} chose the question and must bid first"),
    "bid-above-score": N_("a bid of {amount} is above the own score, {score}"),
    "bid-below-price": N_("a bid of {amount} is below the price of {price}"),
    "bid-not-higher": N_("a bid of {amount} does not beat {highest}"),
    "bid-not-multiple": N_("a bid of {amount} is not a multiple of {step}"),
    "bid-not-all-in": N_("only an all-in beats an all-in: {score}, or pass"),
    "no-final": N_("there is no final round to play here"),
    "final-due": N_("the final round comes before the end of the game"),
    "too-few-finalists": N_("players with a positive score — {number}, needed — two"),
    "no-finalist": N_("{who} does not play the final round"),
    "stake-out-of-range": N_("a stake is from 1 to {most}, {who}: hand it back"),
    "stakes-missing": N_("stakes not in yet — {number}: wait for them"),
    "no-tie": N_("nobody shares place {place}: no extra theme is needed"),
    "no-such-reserve": N_("there is no such theme in reserve: choose another"),
    "reserve-needed": N_("a theme must take its place: choose a reserve or add one"),
    "no-board-any-more": N_("no theme is played any more: void this one without a reserve"),
    "not-in-game": N_("{who} is not in the game any more, or not yet"),
    "no-warning": N_("{who} has no warning yet: warn first"),
    "not-absent": N_("{who} is not absent"),
    "too-late": N_("the second theme has begun: {who} stays a spectator"),
    "no-theme": N_("no theme is being played now"),
    "already-void": N_("the theme is off already"),
    "theme-not-now": N_("an earlier theme is replaced at the end of the round"),
    "final-theme": N_("the final question is withdrawn instead"),
    "no-text": N_("a few words are missing: type them"),
    "no-such-ruling": N_("there is no such ruling: look at the list"),
    "ruling-struck": N_("the points of that ruling are off already"),
    "not-played": N_("that question has not been played"),
    "no-change": N_("the score is {points} already"),
    "points-out-of-range": N_("a score is within {most} up or down: check the number"),
    "lot-used": N_("that lot cannot be drawn anew: play has gone on from it"),
    "no-such-dispute": N_("there is no such mark: look at the list"),
    "totals-count": N_("totals told — {number}, players — {needed}"),
    "totals-differ": N_("{who}: {told} on paper, {points} here"),
    "host-must-sign": N_("the host must sign: enter the name"),
    "already-signed": N_("the result is already signed by exactly these names"),
}


def refusal(refused: Refused, names: Mapping[Seat, str] = _NOBODY) -> str:
    """A refusal in one short sentence without a full stop, after the clause that it rests on.

    ``names``: who sits where; a seat without a name is called by its number.
    """
    sentence = _first(dict(refused.parameters)) if refused.code == "not-now" else ""
    sentence = sentence or tr(_SENTENCES[refused.code], **_words(dict(refused.parameters), names))
    if refused.clause:
        return f"{refused.clause}: {sentence}"
    return sentence[0].upper() + sentence[1:]


def _first(parameters: dict[str, str | int]) -> str:
    wanted = (str(parameters["command"]), str(parameters["phase"]))
    return tr(_FIRST[wanted]) if wanted in _FIRST else ""


def _words(parameters: dict[str, str | int], names: Mapping[Seat, str]) -> dict[str, str | int]:
    """The parameters as people say them."""
    words = dict(parameters)
    for name, value in parameters.items():
        match name:
            case "command":
                words[name] = command_name(str(value))
            case "phase":
                words[name] = phase_name(str(value))
            case "seat":
                words["who"] = _who(int(value), names)
            case "asked":
                words["asked"] = _who(int(value), names)
            case "among":
                words[name] = str(value).replace(",", ", ")
            case "points" | "told" | "score":
                words[name] = signed(int(value))
            case "name" | "theme":
                words[name] = cut(str(value), _WIDEST_NAME)
            case "least":
                most = parameters["most"]
                words["bounds"] = value if value == most else f"{value}–{most}"
    return words


def _who(seat: int, names: Mapping[Seat, str]) -> str:
    """A player by name, or by the seat's number."""
    name = names.get(Seat(seat))
    return cut(name, _WIDEST_NAME) if name else tr("seat {seat}", seat=seat)

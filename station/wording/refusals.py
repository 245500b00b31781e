"""Why a command was not accepted, and what to do instead.

The sentences begin small and have no full stop: a clause may stand before them, and they may stand inside
another sentence.
"""

from station.rules.refusals import Refused
from station.wording.acts import command_name
from station.wording.cells import cut
from station.wording.language import N_, tr
from station.wording.phases import phase_name

_WIDEST_NAME = 24

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
    "no-such-press": N_("seat {seat} has no press that could be accepted here"),
    "has-answered": N_("seat {seat} has answered, a question takes one answer each"),
    "no-such-seat": N_("there is no seat {seat} at this table: check the number"),
    "already-withdrawn": N_("the question is withdrawn already: go on to the next"),
    "stale-clock": N_("that clock has stopped before: nothing to do"),
    "clock-not-over": N_("the time is not over: wait for its end"),
    "lot-needed": N_("presses at the same instant, seats {seats}: draw a lot"),
    "bad-lot": N_("the lot is not among those who pressed together: draw again"),
    "nothing-to-undo": N_("nothing to undo: the match has only begun"),
    "nothing-to-redo": N_("nothing to redo: no undone step is left"),
    "undo-moved-on": N_("not undone: the last step is another one now; look again"),
    "player-count": N_("players at the table — {number}, allowed — {bounds}"),
    "seat-taken-twice": N_("seat {seat} is given to two players: move one of them"),
    "same-name": N_("two are called “{name}”: tell them apart"),
    "no-name": N_("seat {seat} has no name: enter one"),
    "theme-count": N_("themes of the match — {number}, the stage needs {needed}"),
    "theme-range": N_("themes of the match — {number}, allowed — {bounds}"),
    "theme-short": N_("questions in “{theme}” — {number}, needed — {needed}"),
}


def refusal(refused: Refused) -> str:
    """A refusal in one short sentence without a full stop, after the clause that it rests on."""
    sentence = tr(_SENTENCES[refused.code], **_words(dict(refused.parameters)))
    if refused.clause:
        return f"{refused.clause}: {sentence}"
    return sentence[0].upper() + sentence[1:]


def _words(parameters: dict[str, str | int]) -> dict[str, str | int]:
    """The parameters as people say them."""
    words = dict(parameters)
    for name, value in parameters.items():
        match name:
            case "command":
                words[name] = command_name(str(value))
            case "phase":
                words[name] = phase_name(str(value))
            case "name" | "theme":
                words[name] = cut(str(value), _WIDEST_NAME)
            case "least":
                most = parameters["most"]
                words["bounds"] = value if value == most else f"{value}-{most}"
    return words

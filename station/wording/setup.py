"""Why no match can be made of a pack and a choice of themes, in words."""

from collections.abc import Mapping

from station.wording.cells import cut
from station.wording.language import N_, tr

_WIDEST_NAME = 24

_SENTENCES = {
    "not-enough-themes": N_("full themes from this one on: {number}, needed: {needed}, better more"),
    "no-such-theme": N_("there is no theme {number}, the pack has {themes}"),
    "theme-unusable": N_("theme {number} “{theme}” has too few questions: {questions}, needed: {needed}"),
    "theme-twice": N_("theme {number} is asked for twice"),
}


def setup_fault(code: str, parameters: Mapping[str, str | int]) -> str:
    """One short sentence without a full stop."""
    words = {name: cut(str(value), _WIDEST_NAME) for name, value in parameters.items()}
    sentence = tr(_SENTENCES[code], **words)
    return sentence[0].upper() + sentence[1:]

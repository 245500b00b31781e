"""What the simulated players of a demonstration are called and say."""

from station.wording.cells import cut
from station.wording.language import N_, tr

NAMES = (N_("Hasty"), N_("Thoughtful"), N_("Silent"))
"""The players at the seats 1 to 3, by their characters."""

_GUESSES = (N_("Pushkin?"), N_("the first of its kind?"), N_("er… Paris?"), N_("a cat?"), N_("forty-two?"))
_WIDEST = 60


def says(name: str, answer: str, chance: int) -> str:
    """What a player says: the answer, or one of the usual guesses when it is empty, picked by ``chance``."""
    words = answer or tr(_GUESSES[chance % len(_GUESSES)])
    return tr("{name} says: “{words}”", name=name, words=cut(words.rstrip("."), _WIDEST))

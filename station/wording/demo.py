"""What the simulated players of a demonstration are called and say."""

from station.wording.cells import cut
from station.wording.language import N_, tr

NAMES = (N_("Hasty"), N_("Thoughtful"), N_("Silent"))
"""The players at the seats 1 to 3, by their characters."""

_GUESSES = (N_("Pushkin?"), N_("the first of its kind?"), N_("er… Paris?"), N_("a cat?"), N_("forty-two?"))
_WIDEST = 60


def answers(name: str, answer: str, chance: int) -> str:
    """What a player says: the answer, or one of the usual guesses when it is empty, picked by ``chance``."""
    return says(name, answer or guess(chance))


def says(name: str, words: str) -> str:
    """What a player says aloud."""
    return tr("{name} says: “{words}”", name=name, words=cut(words.rstrip("."), _WIDEST))


def chooses(name: str, theme: str, price: int) -> str:
    """The question that a player asks for."""
    return says(name, tr("{theme} for {price}", theme=cut(theme, _WIDEST // 2), price=price))


def bids(name: str, amount: int | None, score: int) -> str:
    """A player's word in an auction; None: passes."""
    if amount is None:
        return says(name, tr("I pass"))
    return says(name, tr("all-in, {amount}", amount=amount) if amount == score else str(amount))


def guess(chance: int) -> str:
    """One of the usual guesses."""
    return tr(_GUESSES[chance % len(_GUESSES)])


def slips(written: tuple[tuple[str, str], ...]) -> str:
    """What stands on the slips of paper that players hand in."""
    room = _WIDEST // max(1, len(written))
    return " · ".join(
        tr("{name}'s slip: “{words}”", name=name, words=cut(words.rstrip("."), room))
        for name, words in written
    )

"""What stays chosen in the list of matches when it grows under the host's hand."""

from collections.abc import Sequence

from screens.home_lines import Item
from screens.services import MatchCard


def place_of(item: Item, items: Sequence[Item], before: int) -> int:
    """Where the item stands now; about where it was ``before``, when it is gone."""
    same = (place for place, other in enumerate(items) if _key(other) == _key(item))
    return next(same, min(before, len(items) - 1))


def _key(item: Item) -> object:
    return item.path if isinstance(item, MatchCard) else item

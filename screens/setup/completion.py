"""Names that stood in earlier matches, found by their first letters under whatever layout they are typed."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from drivers.layouts import PUNCTUATION, layout_twins
from screens.setup.line_edit import line_edit
from station.heard import Hearing

LEAST = 2
"""So many letters are typed before names are proposed."""

MOST = 5
"""So many names are proposed."""

# What Shift makes of the keys that are letters under a Cyrillic layout, on the US one.
_UNSHIFTED = str.maketrans('<>{}:"~', ",.[];'`")


class Names:
    """Everybody who was at a table before, the latest first."""

    def __init__(self, earlier: Iterable[Hearing] = ()) -> None:
        matches = tuple(earlier)
        players = [name for match in matches for name in match.players]
        leaders = [name for match in matches for name in (match.host, match.assistant)]
        self._players = _clean(players + leaders)
        self._leaders = _clean(leaders + players)

    def beginning_with(self, typed: str, taken: Collection[str], *, leads: bool) -> tuple[str, ...]:
        """Whose name, or a word of it, begins with what was typed; none when it is somebody's whole name.

        ``taken``: who sits elsewhere and is not proposed. ``leads``: hosts and assistants come first.
        """
        typed = typed.lstrip()
        known = self._leaders if leads else self._players
        if len(typed) < LEAST or typed.casefold() in {name.casefold() for name in known}:
            return ()
        found = [(place, name) for name in known if (place := _place(typed, name)) is not None]
        found.sort(key=lambda pair: pair[0] > 0)
        seated = {name.casefold() for name in taken}
        return tuple(name for _, name in found if name.casefold() not in seated)[:MOST]


def _clean(names: Iterable[str]) -> tuple[str, ...]:
    """Each name once, as one that was typed here."""
    found: dict[str, str] = {}
    for name in names:
        clean = line_edit(name).text.strip()
        found.setdefault(clean.casefold(), clean)
    return tuple(name for name in found.values() if name)


def _place(typed: str, name: str) -> int | None:
    """Where a word of the name begins like the typed text; the first such place."""
    starts = [0, *(at + 1 for at, sign in enumerate(name) if sign in " -")]
    return next((at for at in starts if _begins(typed, name[at:])), None)


def _begins(typed: str, name: str) -> bool:
    return len(typed) <= len(name) and all(
        _plain(sign) in _signs(key) for key, sign in zip(typed, name, strict=False)
    )


@lru_cache(maxsize=500)
def _signs(typed: str) -> frozenset[str]:
    """The letters that the key of a typed one sends under all layouts."""
    sign = typed.translate(_UNSHIFTED)
    return frozenset(_plain(twin) for twin in (typed, *layout_twins(PUNCTUATION.get(sign, sign))))


def _plain(sign: str) -> str:
    return sign.casefold().replace("ё", "е")

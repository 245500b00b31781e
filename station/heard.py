"""Which themes these people have heard, and which are their own: nobody is to play such a theme (N2.3).

People and themes are told apart by what was written of them: names whatever their case and the order of
their words, themes by their name and their first question.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from station.rules.board import known_themes
from station.rules.model import Standing
from station.rules.state import MatchState

ThemeKey = tuple[str, str]
"""A theme as it is known again: its name and its first question, simplified."""

Person = frozenset[str]
"""The words of a name, simplified."""

_WORD = re.compile(r"\w+")
_NEXT_AUTHOR = re.compile(r"[,;&/]|\s(?:и|and)\s")


@dataclass(frozen=True, slots=True)
class Hearing:
    """A match that was played: who was there, and the themes that they heard.

    ``players``: in the order of their seats, without those who did not come.
    """

    players: tuple[str, ...]
    host: str
    assistant: str
    themes: frozenset[ThemeKey]


def hearing_of(state: MatchState) -> Hearing:
    """What was heard in a match so far; of a round by choice that is every theme of its board."""
    came = zip(state.lineup.players, state.standings, strict=True)
    themes = (state.themes[number].content for number in known_themes(state))
    return Hearing(
        players=tuple(player.name for player, standing in came if standing is not Standing.ABSENT),
        host=state.lineup.host,
        assistant=state.lineup.assistant,
        themes=frozenset(
            theme_key(theme.name, theme.questions[0].text if theme.questions else "") for theme in themes
        ),
    )


def theme_key(name: str, first_question: str) -> ThemeKey:
    """How a theme is known again, in another file, too."""
    return " ".join(_words(name)), " ".join(_words(first_question))


class Heard:
    """What was heard in these matches, and by whom."""

    def __init__(self, hearings: Iterable[Hearing] = ()) -> None:
        self._by_theme: dict[ThemeKey, set[Person]] = {}
        for hearing in hearings:
            people = {person(name) for name in (*hearing.players, hearing.host, hearing.assistant)}
            for key in hearing.themes - {("", "")}:
                self._by_theme.setdefault(key, set()).update(people - {frozenset()})

    def by(self, theme: ThemeKey, people: Iterable[str]) -> tuple[str, ...]:
        """Who of these people has heard the theme; also who read it out or kept its score."""
        heard = self._by_theme.get(theme)
        return tuple(name for name in people if person(name) in heard) if heard else ()


def authors_among(author: str, people: Iterable[str]) -> tuple[str, ...]:
    """Who of these people is an author, of several that may be named; a first name is no whole name's."""
    authors = _authors(author)
    return tuple(name for name in people if _is_one(person(name), authors)) if authors else ()


def _is_one(who: Person, authors: tuple[Person, ...]) -> bool:
    """Whether a name is one of the authors', beside whose name there may stand a town or a club."""
    return bool(who) and any(who == author or (len(who) > 1 and who < author) for author in authors)


@lru_cache(maxsize=500)
def _authors(author: str) -> tuple[Person, ...]:
    return tuple(found for part in _NEXT_AUTHOR.split(author) if (found := person(part)))


@lru_cache(maxsize=500)
def person(name: str) -> Person:
    """Who is meant by a name; nobody by one without a letter."""
    return frozenset(_words(name))


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold().replace("ё", "е"))

"""From a pack and a line-up to a match that can begin: which themes are played, and which stand in reserve.

A theme of a pack is named by its number: from 1, in the order of the file, through all sections. Names come
clean, as keyboards and files are read; whether people and themes suit the regulation is for the rules to say.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from packs.model import Pack, PackQuestion, PackTheme
from station.rules.commands import Begin
from station.rules.model import Lineup, Player, Question, Seat, Theme
from station.rules.regulation import Regulation, Stage

RESERVES = 8
"""Themes that a match carries to replace void ones and for equals to play; each makes its file longer."""

FINALS = 3
"""Themes of the final round that a match carries: one to be played, the others in reserve."""


@dataclass(frozen=True, slots=True)
class SetupFault:
    """Why no match can be made of this.

    Codes and their parameters:

    ===================== ===========================================================
    ``not-enough-themes`` number, needed: so many can be played from the first one on
    ``no-such-theme``     number, themes: the pack has only so many themes
    ===================== ===========================================================
    """

    code: str
    parameters: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class ChosenThemes:
    """The themes of a match, as numbers in the pack: played in this order, in reserve, for the final round.

    Of those for the final round the first is played; without any the host reads a question from paper.
    """

    played: tuple[int, ...]
    reserves: tuple[int, ...]
    finals: tuple[int, ...] = ()

    @property
    def next_theme(self) -> int:
        """Where the next match from this pack begins: behind what is played, a final theme there too."""
        number = self.played[-1] + 1
        return number + 1 if self.finals[:1] == (number,) else number


def theme_bounds(stage: Stage) -> tuple[int, int]:
    """The least and the most themes that can be asked for; games of two rounds leave no choice."""
    part, *others = stage.rounds
    return (stage.themes, stage.themes) if others else (part.themes_least, part.themes_most)


def usable_themes(pack: Pack, stage: Stage) -> tuple[int, ...]:
    """The numbers of the themes that have a question for each price of the stage."""
    return tuple(
        number for number, theme in enumerate(pack.themes, 1) if len(theme.regular) >= _needed(stage)
    )


def final_themes(pack: Pack, stage: Stage) -> tuple[int, ...]:
    """The numbers of the themes that are meant for the final round, when the stage has it."""
    if not stage.final_round or _needed(stage) == 1:
        return ()
    return tuple(number for number, theme in enumerate(pack.themes, 1) if theme.is_final)


def themes_from(pack: Pack, stage: Stage, first: int = 1) -> ChosenThemes | SetupFault:
    """As many usable themes as the stage plays, in order from the theme with the number ``first`` on.

    The usable ones behind them are in reserve, and those for the final round are taken from ``first`` on:
    what stands before it may have been heard.
    """
    if not 1 <= first <= len(pack.themes):
        return _fault("no-such-theme", number=first, themes=len(pack.themes))
    return themes_of(pack, stage, range(first, len(pack.themes) + 1))


def themes_of(pack: Pack, stage: Stage, numbers: Sequence[int]) -> ChosenThemes | SetupFault:
    """The same from themes in any order: as many usable ones as the stage plays, those behind in reserve."""
    usable = keep(numbers, usable_themes(pack, stage))
    if len(usable) < stage.themes:
        return _fault("not-enough-themes", number=len(usable), needed=stage.themes)
    return ChosenThemes(
        played=usable[: stage.themes],
        reserves=usable[stage.themes :][:RESERVES],
        finals=keep(numbers, final_themes(pack, stage))[:FINALS],
    )


def keep(numbers: Iterable[int], wanted: Iterable[int]) -> tuple[int, ...]:
    """Those of the numbers that are wanted, in their order."""
    known = frozenset(wanted)
    return tuple(number for number in numbers if number in known)


def lineup_of(names: Iterable[str], host: str = "", assistant: str = "") -> Lineup:
    """The people at the table: the names of seats 1, 2 … in order; a seat whose name is blank stays empty."""
    seated = enumerate(names, 1)
    players = tuple(Player(Seat(seat), name) for seat, name in seated if name.strip())
    return Lineup(players, host.strip(), assistant.strip())


def begin_with(
    regulation: Regulation, stage: Stage, lineup: Lineup, pack: Pack, chosen: ChosenThemes, title: str = ""
) -> Begin:
    """The command that begins the match; its id is drawn where its file is made."""
    return Begin(
        match_id="",
        regulation=regulation,
        stage=stage,
        lineup=lineup,
        themes=tuple(theme_of(pack, number, stage) for number in chosen.played),
        reserves=tuple(theme_of(pack, number, stage) for number in chosen.reserves),
        final_themes=tuple(theme_of(pack, number, stage) for number in chosen.finals),
        pack_title=pack.title,
        pack_digest=pack.digest,
        title=title,
    )


def theme_of(pack: Pack, number: int, stage: Stage) -> Theme:
    """One theme of the pack as a match of this stage holds it; it may have too few questions."""
    theme = pack.themes[number - 1]
    spare = next((question for question in theme.questions if question.spare), None)
    return Theme(
        name=theme.name,
        questions=tuple(_question(question, theme) for question in _in_order(theme)[: _needed(stage)]),
        spare=_question(spare, theme) if spare else None,
        author=author_of(theme),
        comment=theme.comment,
    )


def author_of(theme: PackTheme) -> str:
    """Who wrote a theme, or its questions one by one; empty where the pack does not tell."""
    authors = dict.fromkeys(question.author for question in theme.questions if question.author)
    return theme.author or ", ".join(authors)


def first_question(theme: PackTheme) -> str:
    """The text of the question that is played first; empty without any."""
    return next((question.text for question in _in_order(theme)), "")


def _needed(stage: Stage) -> int:
    return max(len(part.prices) for part in stage.rounds)


def _in_order(theme: PackTheme) -> tuple[PackQuestion, ...]:
    """The questions for the board in rising price; in the file's order where a price is missing."""
    prices = [question.price for question in theme.regular if question.price is not None]
    if len(prices) < len(theme.regular):
        return theme.regular
    ranked = sorted(zip(prices, theme.regular, strict=True), key=lambda pair: pair[0])
    return tuple(question for _, question in ranked)


def _question(question: PackQuestion, theme: PackTheme) -> Question:
    return Question(
        text=question.text,
        answer=question.answer,
        accept=question.accept,
        reject=question.reject,
        comment=question.comment,
        sources=question.sources or theme.sources,
    )


def _fault(code: str, **parameters: str | int) -> SetupFault:
    return SetupFault(code, tuple(parameters.items()))

"""What players, themes and questions are called on the desk."""

from station.rules.model import Cell, Seat, Theme, ThemeKind
from station.rules.state import MatchState, player, price
from station.wording.language import tr


def name_of(state: MatchState, seat: Seat) -> str:
    """The player's name."""
    return player(state, seat).name


def theme_called(state: MatchState, number: int) -> str:
    """A theme's name, or its number where it has none."""
    theme = state.themes[number]
    return theme.content.name or tr("theme {n}", n=number + 1)


def price_called(state: MatchState, cell: Cell, *, spare: bool) -> str:
    """A question's price with the mark of what it was: a spare, an auction, of an extra theme, the final."""
    if state.themes[cell.theme].kind is ThemeKind.FINAL:
        return tr("final")
    marks = [str(price(state, cell))]
    if any(done.cell == cell and done.auction for done in state.played):
        marks.append(tr("auc."))
    if spare:
        marks.append(tr("sp."))
    if state.themes[cell.theme].kind is ThemeKind.EXTRA:
        marks.append(tr("extra"))
    return " ".join(marks)


def question_called(state: MatchState, cell: Cell, *, spare: bool = False) -> str:
    """A question by its theme and price."""
    return tr(
        "“{theme}”, {price}",
        theme=theme_called(state, cell.theme),
        price=price_called(state, cell, spare=spare),
    )


def theme_remark(theme: Theme, needed: int) -> str:
    """Whether a theme is on paper or too short for so many prices."""
    number = len(theme.questions)
    if not number:
        return tr("from paper")
    return tr("too short: {n} of {needed}", n=number, needed=needed) if number < needed else ""

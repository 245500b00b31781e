"""The board: which questions are still to be played, and whose choice it is (N4.3, N4.9)."""

from enum import StrEnum

from station.rules.model import Cell, Outcome, Seat, ThemeKind
from station.rules.records import LedgerEntry, PlayedCell
from station.rules.regulation import FirstChooser, Order
from station.rules.state import MatchState, Phase, scores


class WhyChooser(StrEnum):
    """Why a player chooses: the lowest score, or the choice stays because the right answer stands no more."""

    LOWEST = "lowest"
    ANSWER_FELL = "answer-fell"


def next_cell(state: MatchState) -> Cell | None:
    """The question that follows in sequence within the theme (N4.3); None at its end, and by choice."""
    theme = state.current_theme
    if theme is None or theme.void or by_choice(state):
        return None
    row = state.cell.row + 1 if state.cell and state.cell.theme == state.theme else 0
    return Cell(state.theme, row) if row < len(theme.prices) else None


def by_choice(state: MatchState) -> bool:
    """Whether the players choose now: not in extra themes, and only on the board of such a round (N4.3)."""
    theme = state.current_theme
    is_board = theme is None or theme.kind is ThemeKind.BOARD
    return is_board and state.current_round.order is Order.CHOICE


def board_of(state: MatchState, number: int) -> tuple[int, ...]:
    """The numbers of the themes on a round's board, in their slots; void ones are off it."""
    standing = [
        (theme.slot, index)
        for index, theme in enumerate(state.themes)
        if theme.kind is ThemeKind.BOARD and theme.round == number and not theme.void
    ]
    return tuple(index for _, index in sorted(standing))


def begun_themes(state: MatchState) -> set[int]:
    """The numbers of the themes that have begun: the current one, and those of which something was opened."""
    opened = {done.cell.theme for done in state.played} | {entry.cell.theme for entry in state.ledger}
    return opened | ({state.theme} - {-1})


def known_themes(state: MatchState) -> tuple[int, ...]:
    """The numbers of the themes that everybody has seen: begun, void, or on a board that is chosen from."""
    known = begun_themes(state)
    known |= {n for n, theme in enumerate(state.themes) if theme.void or theme.kind is not ThemeKind.BOARD}
    for number, part in enumerate(state.setup.stage.rounds):
        board = board_of(state, number)
        stands_open = state.phase is Phase.CHOOSING and number == state.round
        if part.order is Order.CHOICE and (stands_open or known.intersection(board)):
            known.update(board)
    return tuple(sorted(known))


def unplayed(state: MatchState, number: int) -> tuple[Cell, ...]:
    """The questions of a round that are still to be played, theme by theme; an open one is among them."""
    done = {played.cell for played in state.played}
    return tuple(
        cell
        for theme in board_of(state, number)
        for row in range(len(state.themes[theme].prices))
        if (cell := Cell(theme, row)) not in done
    )


def hidden_auctions(state: MatchState, theme: int) -> tuple[Cell, ...]:
    """The auctions of a theme that nobody has seen (N4.7)."""
    seen = {done.cell for done in state.played} | ({state.cell} if state.auction else set())
    return tuple(cell for cell in state.auctions if cell.theme == theme and cell not in seen)


def next_theme(state: MatchState) -> tuple[int, int] | None:
    """The round and the number of the theme that follows in sequence, None when no theme does."""
    rounds = state.setup.stage.rounds
    for number in range(state.round, len(rounds)):
        left = unplayed(state, number)
        if left:
            return None if rounds[number].order is Order.CHOICE else (number, left[0].theme)
    return None


def next_round(state: MatchState) -> int | None:
    """The number of the round by choice that follows, None when another thing does."""
    rounds = state.setup.stage.rounds
    for number in range(state.round, len(rounds)):
        if unplayed(state, number):
            return number if rounds[number].order is Order.CHOICE else None
    return None


def cells_left(state: MatchState) -> tuple[Cell, ...]:
    """All questions of the game that are still to be played, this round and later ones (N4.9)."""
    rounds = range(state.round, len(state.setup.stage.rounds))
    return tuple(cell for number in rounds for cell in unplayed(state, number))


def final_is_due(state: MatchState) -> bool:
    """Whether the final round comes next: all boards are played, and two or more can stake (N4.10)."""
    has_one = state.setup.stage.final_round and state.final is None
    return has_one and not cells_left(state) and len(positive(state)) > 1


def positive(state: MatchState) -> tuple[Seat, ...]:
    """Who has a positive score, from the lowest; of equals the lower seat first (N4.10)."""
    totals = scores(state)
    return tuple(sorted((s for s in state.present if totals[s] > 0), key=lambda seat: (totals[seat], seat)))


def lowest(state: MatchState) -> tuple[Seat, ...]:
    """Those of the players in the game who have the lowest score."""
    totals = scores(state)
    least = min(totals[seat] for seat in state.present)
    return tuple(seat for seat in state.present if totals[seat] == least)


def choosers(state: MatchState) -> tuple[Seat, ...]:
    """Who may choose the next question: one, or several of whom agreement or lot names one (N4.3).

    It follows from the last question and the scores as they now are: a correction is seen at once.
    """
    before = _last_played(state)
    if before is None:
        is_lowest = state.current_round.first_chooser is FirstChooser.LOWEST
        return lowest(state) if is_lowest else state.present
    seat = _after(state, before)
    return (seat,) if seat in state.present else lowest(state)


def chooser(state: MatchState) -> Seat | None:
    """Whose choice it is, None while it must be named among several."""
    may = choosers(state)
    if len(may) == 1:
        return may[0]
    return state.named if state.named in may else None


def why_chooser(state: MatchState) -> WhyChooser | None:
    """Why the choice is whose it is, where the last question does not show it (N4.3, S4.18, S4.19)."""
    before = _last_played(state)
    if before is None:
        is_lowest = state.current_round.first_chooser is FirstChooser.LOWEST
        return WhyChooser.LOWEST if is_lowest else None
    if _after(state, before) not in state.present:
        return WhyChooser.LOWEST
    is_plain_right = before.outcome is Outcome.RIGHT and before.auction is None
    if is_plain_right and not any(_answers(entry, before) for entry in state.ledger):
        return WhyChooser.ANSWER_FELL
    return None


def chooser_purpose(state: MatchState) -> str:
    """What the lot among several choosers is for; for each moment another."""
    before = _last_played(state)
    played = sum(state.themes[done.cell.theme].round == state.round for done in state.played)
    code = state.current_round.code
    return f"first-chooser:{code}" if before is None else f"chooser:{code}:{played}"


def purpose(state: MatchState, base: str) -> str:
    """The key of a lot for this purpose; after a lot that was void it is a new one."""
    voided = sum(void.split("#")[0] == base for void in state.void_lots)
    return f"{base}#{voided + 1}" if voided else base


def _last_played(state: MatchState) -> PlayedCell | None:
    """The last question of the boards, whatever was played after it; None before the first of this round."""
    boards = [done for done in state.played if state.themes[done.cell.theme].kind is ThemeKind.BOARD]
    has_begun = any(state.themes[done.cell.theme].round == state.round for done in boards)
    return boards[-1] if has_begun else None


def _after(state: MatchState, before: PlayedCell) -> Seat | None:
    """Who chooses after a question: who answered it rightly, else its chooser; an auction's player."""
    if before.auction:
        return before.auction.winner or before.chooser
    if before.outcome is not Outcome.RIGHT:
        return before.chooser
    answered = (entry.seat for entry in reversed(state.ledger) if _answers(entry, before))
    return next(answered, before.chooser)  # the points of a void theme are off, its right answers too


def _answers(entry: LedgerEntry, done: PlayedCell) -> bool:
    return entry.cell == done.cell and entry.right and not entry.struck

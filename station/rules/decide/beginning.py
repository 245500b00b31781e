"""Whether a match can begin with these people and themes (S3.1, S4.1, N4.1)."""

from collections import Counter
from dataclasses import replace

from station.rules.apply import apply
from station.rules.commands import Begin
from station.rules.decide.draft import Draft
from station.rules.decide.ending import end
from station.rules.events import Begun, PlayEvent
from station.rules.model import Lineup, Player, Seat, TableTheme, ThemeKind
from station.rules.refusals import Refused, refuse
from station.rules.regulation import Regulation

SEATS = tuple(Seat(number) for number in range(1, 5))
"""The seats that a table can have."""


def begin(command: Begin) -> tuple[PlayEvent, ...] | Refused:
    """The first event, or the first thing that is wrong."""
    refused = (
        _check_lineup(command.regulation, command.lineup)
        or _check_absent(command)
        or _check_themes(command)
        or _check_auctions(command)
    )
    if refused:
        return refused
    begun = _begun(command)
    draft = Draft(apply(None, begun))
    if len(draft.state.present) == 1:
        end(draft)  # the one who has come is first, nothing is played (S4.3)
    return begun, *draft.events


def _begun(command: Begin) -> Begun:
    players = sorted(command.lineup.players, key=lambda player: player.seat)
    return Begun(
        match_id=command.match_id,
        regulation=command.regulation,
        stage=command.stage,
        lineup=replace(command.lineup, players=tuple(map(trimmed, players))),
        themes=_tabled(command),
        reserves=command.reserves,
        pack_title=command.pack_title,
        pack_digest=command.pack_digest,
        title=command.title,
        final_themes=command.final_themes,
        auctions=tuple(sorted(set(command.auctions))),
        absent=tuple(sorted(command.absent)),
        entered=1,
        date=command.date.strip(),
    )


def _tabled(command: Begin) -> tuple[TableTheme, ...]:
    """The themes in their slots, each with its round's prices (N4.2)."""
    slots = zip(command.themes, command.stage.slots(), strict=True)
    prices = [part.prices for part in command.stage.rounds]
    return tuple(
        TableTheme(theme, ThemeKind.BOARD, prices[part], part, slot) for theme, (part, slot) in slots
    )


def _check_lineup(regulation: Regulation, lineup: Lineup) -> Refused | None:
    number, least, most = len(lineup.players), regulation.players_least, regulation.players_most
    if not least <= number <= most:
        return refuse("player-count", regulation.clause("players"), number=number, least=least, most=most)
    for seat, times in Counter(lineup.seats).items():
        if seat not in SEATS:
            return refuse("no-such-seat", seat=seat)
        if times > 1:
            return refuse("seat-taken-twice", seat=seat)
    return check_names(lineup.players)


def _check_absent(command: Begin) -> Refused | None:
    for seat in command.absent:
        if seat not in command.lineup.seats:
            return refuse("no-such-seat", seat=seat)
    if set(command.absent) == set(command.lineup.seats):
        return refuse("nobody-came")
    return None


def trimmed(player: Player) -> Player:
    """A player without the blanks around the name."""
    return replace(player, name=player.name.strip())


def check_names(players: tuple[Player, ...]) -> Refused | None:
    """Everybody has a name, and no two look the same."""
    names: set[str] = set()
    for player in map(trimmed, players):
        if not player.name:
            return refuse("no-name", seat=player.seat)
        if player.name.casefold() in names:
            return refuse("same-name", name=player.name)
        names.add(player.name.casefold())
    return None


def _check_themes(command: Begin) -> Refused | None:
    for part in command.stage.rounds:
        if not part.themes_least <= part.themes <= part.themes_most:
            return refuse(
                "theme-range",
                command.regulation.clause(f"stages.{command.stage.code}.rounds.{part.code}.themes"),
                number=part.themes,
                least=part.themes_least,
                most=part.themes_most,
            )
    if len(command.themes) != command.stage.themes:
        return refuse("theme-count", number=len(command.themes), needed=command.stage.themes)
    for number, theme in enumerate(command.themes):
        needed = len(command.stage.round_of(number).prices)
        if theme.questions and len(theme.questions) < needed:
            return refuse("theme-short", theme=theme.name, number=len(theme.questions), needed=needed)
    return None


def _check_auctions(command: Begin) -> Refused | None:
    """Set auctions lie in rounds by choice, in each as many as it has, or none to be drawn (N4.7)."""
    stage = command.stage
    slots, known = stage.slots(), set(command.auctions)
    for number, part in enumerate(stage.rounds):
        here = {cell for cell in known if cell.theme in range(len(slots)) and slots[cell.theme][0] == number}
        known -= {cell for cell in here if 0 <= cell.row < len(part.prices)}
        if here and len(here) != part.auctions:
            clause = command.regulation.clause(f"stages.{stage.code}.rounds.{part.code}.auctions")
            return refuse("auction-count", clause, number=len(here), needed=part.auctions)
    return refuse("no-such-cell") if known else None

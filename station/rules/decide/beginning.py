"""Whether a match can begin with these people and themes (S3.1, S4.1, N4.1)."""

from collections import Counter
from dataclasses import replace

from station.rules.commands import Begin
from station.rules.events import Begun
from station.rules.model import Lineup, Player, Seat
from station.rules.refusals import Refused, refuse
from station.rules.regulation import Regulation

SEATS = tuple(Seat(number) for number in range(1, 5))
"""The seats that a table can have."""


def begin(command: Begin) -> tuple[Begun, ...] | Refused:
    """The first event, or the first thing that is wrong."""
    return _check_lineup(command.regulation, command.lineup) or _check_themes(command) or _begun(command)


def _begun(command: Begin) -> tuple[Begun, ...]:
    players = sorted(command.lineup.players, key=lambda player: player.seat)
    return (
        Begun(
            match_id=command.match_id,
            regulation=command.regulation,
            stage=command.stage,
            lineup=replace(command.lineup, players=tuple(map(trimmed, players))),
            themes=command.themes,
            reserves=command.reserves,
            pack_title=command.pack_title,
            pack_digest=command.pack_digest,
            title=command.title,
            entered=1,
        ),
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

"""Why a match cannot be begun from the command line, in words."""

from collections.abc import Iterable

from station.wording.language import tr
from station.wording.trouble import Trouble


def clock_doubt(day: str) -> str:
    """The clock on the wall must be wrong."""
    return tr("This machine's clock says {day}, and so will the match's name. Is it right?", day=day)


def no_players() -> Trouble:
    """Options were given, but nobody to play."""
    return Trouble(
        tr("No players were named."),
        tr("The match was not begun."),
        tr("Name each with --player, or run “svoyak new” alone for a form that asks."),
    )


def no_stage(code: str, known: Iterable[str]) -> Trouble:
    """The regulation has no such stage."""
    return Trouble(
        tr("The regulation has no stage “{code}”.", code=code),
        tr("The match was not begun."),
        tr("Its stages: {codes}.", codes=", ".join(known)),
    )


def theme_number(number: int, least: int, most: int) -> Trouble:
    """The stage cannot be played with so many themes."""
    return Trouble(
        tr("The stage cannot have so many themes: {number}.", number=number),
        tr("The match was not begun."),
        tr("It is always played with {themes}: leave --themes out.", themes=least)
        if least == most
        else tr("Give --themes from {least} to {most}.", least=least, most=most),
    )


def no_absent(name: str) -> Trouble:
    """Someone is said to be absent who is no player."""
    return Trouble(
        tr("“{name}” is said to be absent, but is not one of the players.", name=name),
        tr("The match was not begun."),
        tr("Name the player with --player as well; the seat is kept."),
    )


def no_auction(place: str, why: str, example: str) -> Trouble:
    """An auction is set where there can be none, or twice.

    ``why``: what is wrong with the place, empty where it is no place; ``example``: one, if there is any.
    """
    return Trouble(
        tr("No auction can be set at “{place}”: {why}.", place=place, why=why)
        if why
        else tr("No auction can be set at “{place}”.", place=place),
        tr("The match was not begun."),
        tr("Write each place once as round, theme, price: {example}.", example=example)
        if example
        else tr("This stage has no auctions: leave --auction out."),
    )


def auction_number(name: str, number: int, needed: int) -> Trouble:
    """A round gets some auctions by hand, but not as many as it has."""
    return Trouble(
        tr(
            "Auctions of the round “{name}”: {needed}, set — {number}.",
            name=name,
            needed=needed,
            number=number,
        ),
        tr("The match was not begun."),
        tr("Set all of them or none: a round without any gets them by secret lot."),
    )


def unsuitable_pack(sentence: str, themes: int) -> Trouble:
    """The pack cannot give the themes of the match."""
    return Trouble(
        sentence,
        tr("The match was not begun."),
        tr(
            "Name another pack with --pack or another --first-theme. Full themes that the game needs: "
            "{themes}, and better one or two more in reserve.",
            themes=themes,
        ),
    )


def refused(sentence: str) -> Trouble:
    """The rules refuse to begin."""
    return Trouble(sentence, tr("The match was not begun."), tr("Put it right and run the command again."))

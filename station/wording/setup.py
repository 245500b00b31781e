"""Why no match can be made of a pack and a choice of themes, in words."""

from collections.abc import Mapping, Sequence

from station.wording.language import N_, tr

_SENTENCES = {
    "not-enough-themes": N_("full themes from this one on: {number}, needed: {needed}, better more"),
    "no-such-theme": N_("there is no theme {number}, the pack has {themes}"),
}


def setup_fault(code: str, parameters: Mapping[str, str | int]) -> str:
    """One short sentence without a full stop."""
    sentence = tr(_SENTENCES[code], **parameters)
    return sentence[0].upper() + sentence[1:]


def too_few_unheard(number: int, needed: int, left_out: int) -> str:
    """Themes were left out because a player knows them; ``number`` of ``needed`` others are at hand."""
    return tr(
        "Themes not heard yet: {number}, needed: {needed}. Left out, known to the players: {left_out}",
        number=number,
        needed=needed,
        left_out=left_out,
    )


def faulty_regulation(name: str, command: str) -> str:
    """A club's regulation is not offered; ``command`` tells why."""
    return tr("“{name}” has faults and is not offered. See them with: {command}", name=name, command=command)


def foreign_file(name: str, command: str) -> str:
    """A file among the packs is not offered."""
    return tr(
        "“{name}” is not a pack by its name and is not offered. See: {command}", name=name, command=command
    )


def theme_remark(heard: Sequence[str], own: Sequence[str]) -> str:
    """Why a theme does not suit the players: who has heard it, whose own it is; empty when it does."""
    told = (
        tr("by {names}", names=", ".join(own)) if own else "",
        tr("heard: {names}", names=", ".join(heard)) if heard else "",
    )
    return "; ".join(part for part in told if part)


def supply(needed: int, at_hand: int, left_out: int) -> str:
    """How many themes the pack has for the match."""
    told = tr("needed: {needed}, there are {number}", needed=needed, number=at_hand)
    known = tr("known to players: {number}", number=left_out) if left_out else ""
    return ", ".join(part for part in (told, known) if part)

"""Why no match can be made of a pack and a choice of themes, in words."""

from collections.abc import Mapping

from station.wording.language import N_, tr

_SENTENCES = {
    "not-enough-themes": N_("full themes from this one on: {number}, needed: {needed}, better more"),
    "no-such-theme": N_("there is no theme {number}, the pack has {themes}"),
}


def setup_fault(code: str, parameters: Mapping[str, str | int]) -> str:
    """One short sentence without a full stop."""
    sentence = tr(_SENTENCES[code], **parameters)
    return sentence[0].upper() + sentence[1:]


def faulty_regulation(name: str, command: str) -> str:
    """A club's regulation is not offered; ``command`` tells why."""
    return tr("“{name}” has faults and is not offered. See them with: {command}", name=name, command=command)


def foreign_file(name: str, command: str) -> str:
    """A file among the packs is not offered."""
    return tr("“{name}” is no pack by its name and not offered. See: {command}", name=name, command=command)

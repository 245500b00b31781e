"""What a check of a match file found, in words."""

from station.wording.language import N_, tr, trn
from station.wording.trouble import size

_VERDICTS = {
    "clean": N_("sound"),
    "empty": N_("empty, nothing was ever played in it"),
    "torn": N_("torn end: nothing can be read behind byte {good}"),
    "corrupt": N_("DAMAGED at byte {good}, with more behind it: never written to again"),
    "foreign": N_("not a match file"),
    "newer": N_("goes on after byte {good} in a newer format"),
}
_TO_DO = {
    "empty": N_("Delete the file, and begin the match anew."),
    "torn": N_(
        "After a power cut that is the last step at most. Opening it keeps a copy and cuts the end off."
    ),
    "corrupt": N_(
        "Keep the file. Play on from a sound copy, or from what “svoyak salvage” makes of this one."
    ),
    "newer": N_("Install the newer version, or play on at the station that wrote it."),
}
_HEADLESS = N_("Keep the file, and take a sound copy. “svoyak salvage” tells what is known of the rest.")


def is_checked(name: str, length: int) -> str:
    """That a large file takes its time; ``length``: in bytes."""
    return tr("“{name}” is being checked: {size} …", name=name, size=size(length))


def frames(verdict: str, number: int, good_length: int) -> str:
    """What the bytes are worth."""
    count = trn("{n} good frame", "{n} good frames", number)
    return f"{tr(_VERDICTS[verdict], good=good_length)}; {count}"


def to_do(verdict: str, number: int) -> str:
    """What to do with a file of so many good frames; empty when there is nothing to do."""
    is_headless = verdict in {"torn", "corrupt"} and not number
    sentence = _HEADLESS if is_headless else _TO_DO.get(verdict, "")
    return tr(sentence) if sentence else ""


def entries(number: int) -> str:
    """How much was played."""
    return trn("{n} entry folded from the beginning", "{n} entries folded from the beginning", number)


def snapshots(number: int, differing: int) -> str:
    """Whether the snapshots agree with the fold."""
    count = trn("{n} snapshot", "{n} snapshots", number)
    if differing:
        return f"{count}, " + trn("{n} DIFFERS from the match", "{n} DIFFER from the match", differing)
    return tr("{snapshots}, the same as the match", snapshots=count)


def odd_snapshots() -> str:
    """What snapshots mean that do not agree."""
    return tr("The entries alone are the match: it can be played on. Send a copy of it to the authors.")


def copies(first: str, second: str, shared: int, further: tuple[int, int]) -> str:
    """How two files of one match stand to each other: so many first frames are the same, so many follow."""
    same = trn("the first frame is the same", "the first {n} frames are the same", shared)
    if all(further):
        told = tr("then they PART: frames more — {one} and {other}", one=further[0], other=further[1])
    elif any(further):
        told = tr("“{name}” goes on", name=first if further[0] else second)
    else:
        told = tr("neither goes on")
    return tr("“{first}” and “{second}”: {same}, {told}", first=first, second=second, same=same, told=told)


def meaningless(place: str) -> str:
    """The frames are whole, their content is not."""
    return tr("the content is not understood at “{place}”", place=place)

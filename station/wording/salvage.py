"""What was salvaged of a damaged match file and what not, in words."""

from station.wording.language import tr, trn
from station.wording.matches import match_line
from station.wording.trouble import Trouble, reason

_MINUTE = 60_000_000_000

Standing = tuple[str, tuple[tuple[str, int | None], ...]]
"""How far the match has come, in words; names with points."""


def kept(entries: int, standing: Standing) -> str:
    """How much there is from the beginning without a gap."""
    count = trn("{n} entry kept", "{n} entries kept", entries)
    return tr("{count}, up to here: {where}", count=count, where=_where(standing))


def _where(standing: Standing) -> str:
    where, scores = standing
    return match_line(where, "", scores)


def missing(run: range) -> str:
    """Frames, one after another, of which nothing was found."""
    if len(run) == 1:
        return tr("frame {n}: gone", n=run[0])
    return tr("frames {first} to {last}: gone", first=run[0], last=run[-1])


def lost(seq: int, entries: int | None, at: int | None, standing: Standing | None) -> str:
    """A frame that is not kept, and what is known of it; ``at``: match time in nanoseconds."""
    if entries is None or standing is None:
        return tr("frame {n}: cannot be read", n=seq)
    count = trn("{n} entry lost", "{n} entries lost", entries)
    minutes, rest = divmod(at or 0, _MINUTE)
    time = f"{minutes}:{rest * 60 // _MINUTE:02}"
    told = tr("at {time} of play, then: {where}", time=time, where=_where(standing))
    return tr("frame {n}: {count}, {told}", n=seq, count=count, told=told)


def stray(size: int) -> str:
    """What belongs to no frame."""
    return trn("{n} byte of which nothing is known", "{n} bytes of which nothing is known", size)


def unread(size: int) -> str:
    """What the disk does not give."""
    return trn("{n} byte that the disk cannot read", "{n} bytes that the disk cannot read", size)


def made(path: str, *, is_complete: bool) -> str:
    """There is a new match."""
    if is_complete:
        return tr("The new match is {path}. Nothing of the match is lost.", path=path)
    return tr("The new match is {path}. Set points right at its desk (M, P) before you play on.", path=path)


def still_played(name: str) -> Trouble:
    """A station plays the match now."""
    return Trouble(
        tr("“{name}” is being played.", name=name),
        tr("Its end may be a step that is just being written; nothing was made."),
        tr("Leave the match first, then look at it again."),
    )


def sound(name: str) -> Trouble:
    """There is nothing to salvage."""
    return Trouble(
        tr("“{name}” is sound.", name=name),
        tr("There is nothing to salvage, and nothing was written."),
        tr("Play on with: svoyak resume {name}", name=name),
    )


def hopeless(name: str) -> Trouble:
    """The beginning is gone."""
    return Trouble(
        tr("The first frame of “{name}” cannot be read: it held the players and the themes.", name=name),
        tr("Nothing was written. What is known of the other frames stands above."),
        tr("Keep the file, and begin a new match; points can be set at its desk (M, P)."),
    )


def unwritable(path: str, error: OSError) -> Trouble:
    """The new file cannot be made."""
    return Trouble(
        tr("“{path}” cannot be written: {reason}.", path=path, reason=reason(error)),
        tr("Nothing was written, and the damaged file is as it was."),
        tr("Name another file with -o."),
    )

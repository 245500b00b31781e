"""How trouble is told: what happened, what it means, what to do."""

import errno
from typing import NamedTuple

from station.wording.language import N_, tr

REASONS = {
    errno.ENOENT: N_("there is no such file or folder"),
    errno.EACCES: N_("no permission"),
    errno.EPERM: N_("no permission"),
    errno.EISDIR: N_("it is a folder, not a file"),
    errno.ENOTDIR: N_("a part of the path is a file, not a folder"),
    errno.EEXIST: N_("it exists already"),
    errno.ENOSPC: N_("the disk is full"),
    errno.EDQUOT: N_("the disk quota is used up"),
    errno.EROFS: N_("the disk can only be read"),
    errno.EIO: N_("the disk or the device failed"),
    errno.ENODEV: N_("the device is gone"),
    errno.ENXIO: N_("the device is gone"),
    errno.ENOMEDIUM: N_("there is no medium in the device"),
    errno.ESTALE: N_("the network folder is gone"),
    errno.ENOTCONN: N_("the network folder is gone"),
    errno.ETIMEDOUT: N_("the network does not answer"),
    errno.EFBIG: N_("the file is too large for this disk"),
    errno.EBUSY: N_("it is in use"),
    errno.ELOOP: N_("the links go round in a circle"),
    errno.ENAMETOOLONG: N_("the name is too long"),
    errno.EMFILE: N_("too many files are open"),
}


_MEGABYTE, _GIGABYTE = 10**6, 10**9


class Trouble(NamedTuple):
    """One trouble in three sentences, ready to be shown."""

    happened: str
    means: str
    to_do: str


def reason(error: OSError) -> str:
    """Why the system refused, in a few words; a TimeoutError without a number: it has not answered at all."""
    if isinstance(error, TimeoutError) and error.errno is None:
        return tr("the disk does not answer")
    known = REASONS.get(error.errno or 0)
    return tr(known) if known else error.strerror or type(error).__name__


def size(number: int) -> str:
    """So many bytes, in the unit that people use."""
    if number >= _GIGABYTE:
        return tr("{n} GB", n=number // _GIGABYTE)
    return tr("{n} MB", n=number // _MEGABYTE)


def saving_reason(error: OSError) -> str:
    """Why a file that was open for saving failed: deleted when it is not there, changed when it is busy."""
    if error.errno == errno.EBUSY:
        return tr("another program changed its file")
    return tr("its file was deleted") if error.errno == errno.ENOENT else reason(error)


def reason_named(symbol: str) -> str:
    """The same for an error known by its symbol, as ``ENOENT``."""
    return tr(REASONS.get(getattr(errno, symbol, 0), N_("the system refused")))


def unreadable(path: str, error: OSError) -> Trouble:
    """A file that was named cannot be read."""
    return Trouble(
        tr("“{path}” cannot be read: {reason}.", path=path, reason=reason(error)),
        tr("Nothing was done."),
        tr("Check the name and the rights of the file, then run the command again."),
    )


def unmakeable(folder: str, error: OSError) -> Trouble:
    """A folder of the station's own cannot be made."""
    return Trouble(
        tr("The folder “{folder}” cannot be made: {reason}.", folder=folder, reason=reason(error)),
        tr("The station has no place for its files there, so nothing was done."),
        tr("Make it writable, or set XDG_DATA_HOME, XDG_CONFIG_HOME and XDG_STATE_HOME to a place that is."),
    )


def unprintable(error: OSError) -> Trouble:
    """What the command printed did not reach its end."""
    return Trouble(
        tr("The output cannot be written: {reason}.", reason=reason(error)),
        tr("What was printed is not complete."),
        tr("Send the output to another place and run the command again."),
    )

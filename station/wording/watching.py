"""What is shown of devices with buttons and of what they tell."""

import os

from station.wording.language import N_, spoken, tr, trn
from station.wording.trouble import Trouble, reason

_MILLISECOND, _SECOND = 1_000_000, 1_000_000_000

STATES = {
    "unread": N_("not opened"),
    "read": N_("heard"),
    "grabbed": N_("heard by the station alone"),
    "denied": N_("no permission"),
    "busy": N_("held by another program"),
    "failed": N_("failed: {reason}"),
}
"""How a device stands, by the values of its state."""

FAULTS = {
    "fields": N_("it has not four fields with a tab between two of them"),
    "time": N_("the time is no number"),
    "source": N_("the source has no name that can be printed"),
    "button": N_("the button has no name that can be printed"),
    "resolution": N_("the resolution is no number"),
}
"""What is wrong with a line of a press log, by the codes of its format."""


def title() -> str:
    """What this is and how it ends."""
    return tr("Buttons. Ctrl+C ends; what is typed goes nowhere.")


def record_title(name: str) -> str:
    """The same while presses are written to a file."""
    return tr("Buttons, kept in {file}. Ctrl+C ends; what is typed goes nowhere.", file=name)


def replay_title(name: str) -> str:
    """The same of presses that were written to a file."""
    return tr("Presses from {file}, as slowly as they came. Ctrl+C ends.", file=name)


def device() -> str:
    """The head of the column of names."""
    return tr("device")


def port() -> str:
    """The head of the column of ports."""
    return tr("plugged in at")


def interval() -> str:
    """The head of the column of intervals."""
    return tr("asked every")


def state() -> str:
    """The head of the column of states."""
    return tr("state")


def interval_told(nanoseconds: int | None) -> str:
    """How often a device is asked."""
    return tr("not told") if nanoseconds is None else milliseconds(nanoseconds)


def state_told(code: str, number: int) -> str:
    """How a device stands; ``number``: of the system's error."""
    return tr(STATES[code], reason=reason(OSError(number, os.strerror(number))))


def counts(presses: int, bounces: int, dropped: int, held: tuple[str, ...]) -> str:
    """What came of a device by now, and which of its buttons are down."""
    told = [
        trn("{n} press", "{n} presses", presses),
        trn("{n} bounce", "{n} bounces", bounces),
        trn("{n} time events lost", "{n} times events lost", dropped),
    ]
    return ", ".join(told + ([tr("down: {buttons}", buttons=", ".join(held))] if held else []))


def nothing_plugged() -> str:
    """There are no devices."""
    return tr("No device with buttons is plugged in.")


def nothing_to_show() -> Trouble:
    """The same where nothing else is shown."""
    return Trouble(
        nothing_plugged(),
        tr("Presses are shown as soon as there is one."),
        tr("Plug it in; if that changes nothing, “{command}” tells more.", command="svoyak doctor"),
    )


def more_devices(number: int) -> str:
    """Of devices that have no room."""
    return trn("and {n} device more", "and {n} devices more", number)


def ask_doctor() -> str:
    """Where a device is not heard."""
    return tr("A device is not heard: “{command}” says what to do.", command="svoyak doctor")


def events_below() -> str:
    """The head of the list of presses."""
    return tr("Presses, the latest first: moment, button, time since the one before, device")


def seconds(nanoseconds: int) -> str:
    """A moment, to the millisecond."""
    return tr("{seconds} s", seconds=_number(f"{nanoseconds / _SECOND:.3f}"))


def milliseconds(nanoseconds: int) -> str:
    """A time, to the microsecond where it is not whole."""
    return tr("{ms} ms", ms=_number(f"{nanoseconds / _MILLISECOND:.3f}".rstrip("0").rstrip(".")))


def _number(told: str) -> str:
    return told.replace("-", "−").replace(".", ",") if spoken() == "ru" else told


def gap(nanoseconds: int | None, resolution: int) -> str:
    """A gap with how far it may be from the truth; where that is more than the gap, the order is unknown."""
    within = f"±{milliseconds(resolution)}"
    if nanoseconds is None:
        return within
    told = f"{milliseconds(nanoseconds)} {within}"
    return told if abs(nanoseconds) >= resolution else tr("{gap}, too close", gap=told)


def gone(name: str) -> str:
    """A device was unplugged."""
    return tr("{device}: unplugged", device=name)


def missed(name: str) -> str:
    """Events were lost."""
    return tr("{device}: the system lost events, presses among them perhaps", device=name)


def slept() -> str:
    """The machine has slept."""
    return tr("the machine has slept; all devices were opened anew")


def unmade_log(path: str, error: OSError) -> Trouble:
    """The file for the presses cannot be made."""
    return Trouble(
        tr("“{path}” cannot be made: {reason}.", path=path, reason=reason(error)),
        tr("No button was heard; no file is written over."),
        tr("Take another name."),
    )


def broken_log(path: str, error: OSError) -> Trouble:
    """The file for the presses takes no more."""
    return Trouble(
        tr("“{path}” cannot be written to any more: {reason}.", path=path, reason=reason(error)),
        tr("The presses before this one are in it."),
        tr("Begin again with a file in another place."),
    )


def no_text(path: str) -> Trouble:
    """A file is no text at all."""
    return _unusable(tr("“{path}” is no press log: it is no text in UTF-8.", path=path))


def too_large(path: str) -> Trouble:
    """A file has more in it than any log."""
    return _unusable(tr("“{path}” is no press log: it is too large.", path=path))


def no_log(path: str, faults: tuple[tuple[int, str], ...]) -> Trouble:
    """A file has faults, each with its line."""
    told = "\n".join(tr("line {n}: {fault}", n=number, fault=tr(FAULTS[code])) for number, code in faults)
    return _unusable(tr("“{path}” is no press log:\n{faults}", path=path, faults=told))


def _unusable(happened: str) -> Trouble:
    return Trouble(
        happened,
        tr("Nothing was done."),
        tr("“{command}” makes such a file.", command="svoyak buttons --record"),
    )

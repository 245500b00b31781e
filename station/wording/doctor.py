"""What the doctor finds of the terminal, the disk, the clock and the system: what it means, what to do."""

from station.wording.language import N_, Language, tr
from station.wording.trouble import Trouble, reason

LEVELS = {"ok": N_("ok"), "warning": N_("warning"), "fault": N_("FAULT")}
"""How bad a finding is."""

CHECKED = {
    "devices": N_("Buttons"),
    "power": N_("Power"),
    "programs": N_("Programs"),
    "disk": N_("Disk"),
}
"""What the checks are called that may be kept from looking."""

_SIGNS = "Ж ж Ё ё № « » — → ← ↑ ↓ │ ─ ┃ ━ █"


def level(code: str) -> str:
    """How bad it is, in a word."""
    return tr(LEVELS[code])


def summary(faults: int, warnings: int) -> str:
    """All findings in a line."""
    if not faults and not warnings:
        return tr("Nothing is wrong.")
    return tr("Faults: {faults}, warnings: {warnings}.", faults=faults, warnings=warnings)


def unchecked(code: str, error: OSError) -> Trouble:
    """A check was kept from looking."""
    name = tr(CHECKED[code]) if code in CHECKED else code
    return Trouble(
        tr("{check}: could not be checked: {reason}.", check=name, reason=reason(error)),
        tr("Nothing is known of it."),
        "",
    )


def not_utf8(encoding: str) -> Trouble:
    """The screens cannot be drawn in this encoding."""
    return Trouble(
        tr("The screens need UTF-8, and the locale says {encoding}.", encoding=encoding),
        tr("No match can be played here."),
        tr("In a terminal set to UTF-8: {command}", command="LC_ALL=C.UTF-8 svoyak --lang ru"),
    )


def language(code: Language) -> str:
    """The encoding is right, and this language is spoken unasked."""
    spoken = {"ru": tr("Russian"), "en": tr("English")}[code]
    return tr("Language: {language}, in UTF-8; F9 and {option} change it.", language=spoken, option="--lang")


def no_terminal() -> str:
    """The output is no terminal."""
    return tr("Terminal: not looked at, because this output goes elsewhere.")


def no_drawing(name: str) -> Trouble:
    """The terminal has a name that says it can draw nothing."""
    return Trouble(
        tr("Terminal: nothing can be drawn on it ({variable}={name}).", variable="TERM", name=name),
        tr("The screens cannot be shown."),
        tr("Run the station in a terminal window or on the console."),
    )


def too_small(columns: int, lines: int) -> Trouble:
    """The terminal is smaller than the screens need."""
    return Trouble(
        tr("Terminal: {columns} × {rows} is too small.", columns=columns, rows=lines),
        tr("The screens need 80 × 24; from 110 × 30 on the clock can be read from afar."),
        tr("Make the window larger, or its font smaller."),
    )


def terminal(name: str, columns: int, lines: int, colours: str) -> str:
    """The terminal can show the screens."""
    return tr(
        "Terminal: {name}, {columns} × {rows}, colours: {colours}.",
        name=name,
        columns=columns,
        rows=lines,
        colours=colours,
    )


def signs() -> str:
    """Signs that the screens use, for people to look at: no terminal tells what its font has."""
    return tr("Font: every sign here should be another one: {signs}", signs=_SIGNS)


def console_font() -> str:
    """What to do on the console where signs are missing."""
    return tr("Else choose a font with Cyrillic: {command}", command="sudo dpkg-reconfigure console-setup")


def other_font() -> str:
    """What to do in a window where signs are missing."""
    return tr("Else choose another font in the settings of the terminal.")


def silent_disk(folder: str) -> Trouble:
    """The disk gives no answer."""
    return Trouble(
        tr("Disk: {folder} does not answer.", folder=folder),
        tr("Nothing can be saved there."),
        tr("Unplug what hangs, or set {variable} to another place.", variable="XDG_DATA_HOME"),
    )


def no_disk(folder: str, error: OSError) -> Trouble:
    """Nothing can be written there."""
    return Trouble(
        tr("Disk: nothing can be written to {folder}: {reason}.", folder=folder, reason=reason(error)),
        tr("Nothing can be saved there."),
        tr("Make it writable, or set {variable} to another place.", variable="XDG_DATA_HOME"),
    )


def full_disk(folder: str, free: str) -> Trouble:
    """There is nearly no room left."""
    return Trouble(
        tr("Disk: only {free} are free in {folder}.", free=free, folder=folder),
        tr("A match needs less, but other programs write there, too."),
        tr("Delete what is not needed."),
    )


def slow_disk(folder: str, milliseconds: int) -> Trouble:
    """People will notice how long saving takes."""
    return Trouble(
        tr("Disk: saving in {folder} takes up to {ms} ms.", folder=folder, ms=milliseconds),
        tr("A step is shown when it is on the disk, so the screen will lag behind the keys."),
        tr("End what writes there now, or set {variable} to a faster disk.", variable="XDG_DATA_HOME"),
    )


def disk(folder: str, free: str, milliseconds: int) -> str:
    """All is well with the disk."""
    return tr(
        "Disk: {folder}, {free} free, saving takes up to {ms} ms.", folder=folder, free=free, ms=milliseconds
    )


def no_locks(folder: str) -> Trouble:
    """The file system cannot lock files."""
    return Trouble(
        tr("Disk: files in {folder} cannot be locked.", folder=folder),
        tr("Nothing keeps two stations from writing the same match."),
        tr("Open each match at one station only."),
    )


def in_memory(folder: str) -> Trouble:
    """What is saved there is lost with the power."""
    return Trouble(
        tr("Disk: {folder} is in memory.", folder=folder),
        tr("A power cut or a restart deletes the matches there."),
        tr("Set {variable} to a place on a disk.", variable="XDG_DATA_HOME"),
    )


def python(version: str, module: str) -> str:
    """What is loaded for the buttons can be loaded."""
    return tr("{name} {version}, {module}: can be loaded.", name="Python", version=version, module=module)


def no_module(module: str, told: str) -> Trouble:
    """A part of the installation is missing."""
    return Trouble(
        tr("{module} cannot be loaded: {error}.", module=module, error=told),
        tr("Buttons that are devices cannot be used."),
        tr("Install the station anew: {command}", command="pip install --force-reinstall svoyak"),
    )


def date() -> str:
    """The date may be right."""
    return tr("Clock: the date may be right.")


def wrong_date(doubt: str) -> Trouble:
    """The date cannot be right; ``doubt``: why."""
    return Trouble(
        tr("Clock: {doubt}", doubt=doubt),
        tr("Matches are named and listed by it; the clocks of the game do not need it."),
        tr("Set it: {command}", command="sudo date -s '2026-12-05 18:00'"),
    )


def can_stay_awake() -> str:
    """The machine can be told not to sleep."""
    return tr("Sleep: the machine can be kept awake.")


def keep_awake(command: str) -> str:
    """How."""
    return tr("For an evening, the lid included: {command}", command=command)


def may_sleep(program: str) -> Trouble:
    """Nothing here keeps the machine awake."""
    return Trouble(
        tr("Sleep: {program} is missing.", program=program),
        tr("The machine may fall asleep in the middle of a question."),
        tr("Switch sleep off in the settings of the desktop, and leave the lid open."),
    )

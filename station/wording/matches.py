"""Match files in words: lists, and what is wrong with a file."""

import errno
from collections.abc import Iterable

from station.wording.language import N_, tr, trn
from station.wording.points import signed
from station.wording.trouble import Trouble, reason, unreadable

_VERDICTS = {
    "clean": "",
    "torn": "",
    "empty": N_("empty file"),
    "corrupt": N_("damaged"),
    "foreign": N_("not a match file"),
    "newer": N_("written by a newer program"),
}

_UNPLAYABLE = {
    "MatchLocked": (
        N_("“{name}” is open in another window of the station."),
        N_("Two stations must not write one match, so it was not opened."),
        N_("Go on in the other window, or end it and try again."),
    ),
    "MatchEmpty": (
        N_("“{name}” holds nothing."),
        N_("The match was never begun."),
        N_("Delete the file, and begin the match anew."),
    ),
    "MatchHeadless": (
        N_("The beginning of “{name}” cannot be read: it held the players and the themes."),
        N_("Without it there is no match to be played or printed."),
        N_("Keep the file, and take a sound copy. “svoyak salvage” tells what is known of the rest."),
    ),
    "MatchForeign": (
        N_("“{name}” is not a match file."),
        N_("Nothing was opened."),
        N_("See the list with: svoyak matches"),
    ),
    "MatchNewer": (
        N_("“{name}” was written by a newer version of the program."),
        N_("This version would misread it, so it was not opened."),
        N_("Install the newer version, or play on at the station that wrote it."),
    ),
    "MatchCorrupt": (
        N_("“{name}” is damaged before its end."),
        N_("Nothing is written to it any more. What stands before the damage can be read."),
        N_("Keep the file. Play on from a sound copy, or from what “svoyak salvage” makes of this one."),
    ),
    "UnknownContent": (
        N_("“{name}” holds something that this version does not know."),
        N_("A newer version wrote it; without that thing it would be another match."),
        N_("Install the newer version."),
    ),
    "ContentError": (
        N_("The content of “{name}” makes no match."),
        N_("The file is whole, but a program with a fault wrote it."),
        N_("Send a copy to the authors. “svoyak salvage” makes a new match of what is understood."),
    ),
}


def verdict(code: str | None) -> str:
    """What is wrong with a file in two or three words; empty when it can be played. None: unreadable."""
    sentence = _VERDICTS[code] if code is not None else N_("cannot be read")
    return tr(sentence) if sentence else ""


def no_answer() -> str:
    """What a list says of a folder whose disk hangs."""
    return tr("does not answer")


def unplayable(name: str, kind: str) -> Trouble:
    """A match file that cannot be opened for playing; ``kind``: the name of the error."""
    happened, means, to_do = _UNPLAYABLE[kind]
    return Trouble(tr(happened, name=name), tr(means), tr(to_do))


def incomplete(name: str, verdict: str) -> Trouble | None:
    """That more was played than could be printed of a file; None where it is all there is."""
    if verdict == "corrupt":
        happened, _, to_do = _UNPLAYABLE["MatchCorrupt"]
        means = N_("What is printed ends where the damage begins.")
    elif verdict == "newer":
        happened, _, to_do = _UNPLAYABLE["MatchNewer"]
        means = N_("What is printed ends where the newer version went on.")
    else:
        return None
    return Trouble(tr(happened, name=name), tr(means), tr(to_do))


def older_copy(name: str, longer: str, frames: int) -> Trouble:
    """Another file of the match goes on where this one ends, by so many frames."""
    return Trouble(
        tr("“{name}” is an older copy: “{longer}” goes on where it ends.", name=name, longer=longer),
        trn(
            "{n} record more is there; played from here, the match would part in two.",
            "{n} records more are there; played from here, the match would part in two.",
            frames,
        ),
        tr("Go on with that file. To play from this one all the same, rename the other to end in “.old”."),
    )


def parted_copies(name: str, other: str, shared: int) -> Trouble:
    """Two files of the match go on differently after the same first frames."""
    return Trouble(
        tr("“{name}” and “{other}” are one match that was played on in both.", name=name, other=other),
        trn(
            "Only their first frame is the same: neither holds the whole match.",
            "Only their first {n} frames are the same: neither holds the whole match.",
            shared,
        ),
        tr("See both with “svoyak sheet”, then rename the one that does not count to end in “.old”."),
    )


def longest_copy(number: int, folder: str) -> str:
    """Which of several files of a match a list shows."""
    return tr("the longest of {n} copies, in {folder}", n=number, folder=folder)


def parted_copy(other: str, shared: int) -> str:
    """The same in a list."""
    return tr("played on otherwise in “{other}” after frame {n}", other=other, n=shared)


def unopenable(path: str, error: OSError) -> Trouble:
    """A match file that the system does not let be played on."""
    return Trouble(
        tr("“{path}” cannot be opened to play on: {reason}.", path=path, reason=reason(error)),
        tr("A match is only played where its steps can be saved, so it was not opened."),
        _salvage()
        if error.errno == errno.EIO
        else tr(
            "Mend that, or copy the file to a disk with room that can be written to, and resume the copy."
        ),
    )


def unread(path: str, error: OSError) -> Trouble:
    """A match file that was named cannot be read, or not all of it."""
    told = unreadable(path, error)
    return told._replace(to_do=_salvage()) if error.errno == errno.EIO else told


def _salvage() -> str:
    """What to do about a file that its disk gives only in parts, so that it cannot be copied."""
    return tr(
        "Keep the file. “svoyak salvage” makes a new match of what can be read, with -o on another disk."
    )


def unmakeable_match(folder: str, error: OSError) -> Trouble:
    """The file of a new match cannot be made."""
    return Trouble(
        tr(
            "The file of the match cannot be made in “{folder}”: {reason}.",
            folder=folder,
            reason=reason(error),
        ),
        tr("The match was not begun."),
        tr("Make room or give the right to write there, and begin again."),
    )


def unsaved_match(name: str, *, is_gone: bool) -> Trouble:
    """A match that was left while it could not be written; ``is_gone``: because its file was deleted."""
    if is_gone:
        return Trouble(
            tr("“{name}” was deleted while it was played.", name=name),
            tr("Without a copy it does not go on; the sheet above shows the game as it was left."),
            tr("Keep the sheet. Whether a copy is at hand: svoyak matches"),
        )
    return Trouble(
        tr("Not all of “{name}” could be saved.", name=name),
        tr("It goes on from the last step that was saved; the sheet above shows the game as it was left."),
        tr("Keep the sheet, and make room or take another disk before you play on."),
    )


def unusable_pack(name: str, problem: str) -> Trouble:
    """A pack that gives no questions."""
    return Trouble(
        tr("“{name}” gives no questions: {problem}", name=name, problem=problem),
        tr("Nothing was begun."),
        tr("Look at it with “svoyak pack check”, or pick another pack."),
    )


def match_line(day: str, title: str, players: Iterable[tuple[str, int | None]]) -> str:
    """A match in one line: when, what, who with how many points; a dash for None."""
    who = ", ".join(f"{name} {'—' if points is None else signed(points)}" for name, points in players)
    return " · ".join(part for part in (day, title, who) if part)

"""The settings in words: the faults of their file."""

from collections.abc import Mapping

from station.wording import regulations
from station.wording.language import N_, tr
from station.wording.trouble import Trouble

FAULTS = {
    "no-key": N_(
        "“{found}” is not a key that every terminal sends: a letter, F1 to F12, Ctrl+A, Space, PgUp, ↑"
    ),
    "digit-key": N_("{found} lies where digits do: they are the players' buttons and type numbers"),
    "typed-key": N_(
        "{found} does not suit the form, where text is typed: take an F key, or one held with Ctrl"
    ),
    "key-taken": N_("{found} is a key of “{action}” at the same time"),
    "key-in-use": N_("{found} is in use at the same time: {use}"),
}


def fault(code: str, parameters: Mapping[str, str]) -> str:
    """What is wrong; of what any file of settings may have, in the words for regulations."""
    if code not in FAULTS:
        return regulations.fault(code, dict(parameters))
    values = {**parameters, "use": tr(parameters["use"])} if "use" in parameters else parameters
    return tr(FAULTS[code], **values)


def unusable(path: str, faults: tuple[str, ...]) -> Trouble:
    """The file of the settings has faults."""
    return Trouble(
        tr("The settings in {path} cannot be used:\n{faults}", path=path, faults="\n".join(faults)),
        tr("Nothing was done."),
        tr("Correct the file, or start without it: svoyak --no-settings"),
    )

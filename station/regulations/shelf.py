"""The regulations at hand: the bundled ones and the club's own files, in a folder of the settings.

A club's file ``club.toml`` holds the regulation with the code ``club``; the bundled codes are taken. A file
that cannot be used is listed with its faults and stops no other.
"""

from dataclasses import dataclass
from enum import StrEnum
from errno import errorcode
from pathlib import Path

from station.regulations.faults import RegulationFault, RegulationFaults, RegulationUnknown, clean
from station.regulations.loader import Sheet, load_sheet
from station.regulations.reading import CODE, Texts
from station.rules.regulation import Regulation

NOT_A_FILE = "not-a-file"
"""The reason of an ``unreadable`` fault where a folder or a device has a regulation's name."""

MOST_BYTES = 200_000
"""What a regulation may measure; the bundled ones have a fiftieth of it."""

_HERE = Path(__file__).parent
_BUNDLED = ("nesprosta-xv", "spbguef-1")


class Origin(StrEnum):
    """Where a regulation comes from."""

    BUNDLED = "bundled"
    OWN = "own"


@dataclass(frozen=True, slots=True)
class Listed:
    """A regulation's file; ``code`` is the file's name without its ending.

    With faults there are no ``titles``, and no ``regulation``.
    """

    code: str
    titles: Texts
    origin: Origin
    path: Path
    faults: tuple[RegulationFault, ...] = ()
    regulation: Regulation | None = None


def bundled() -> tuple[str, ...]:
    """The codes of the regulations that come with the program."""
    return _BUNDLED


def find_regulation(code_or_path: str, folder: Path) -> Regulation:
    """The regulation with this code, bundled or in the folder, or in the file at this path.

    What ends in ``.toml`` is a path. Raises ``RegulationUnknown`` when no file has the code, and
    ``RegulationFaults`` when the file cannot be used.
    """
    return find_sheet(code_or_path, folder).regulation


def find_sheet(code_or_path: str, folder: Path) -> Sheet:
    """The same with each value explained; raises as ``find_regulation``."""
    if code_or_path in _BUNDLED:
        return _ours(_bundled_path(code_or_path))
    if code_or_path.endswith(".toml"):
        return _own(Path(code_or_path))
    path = folder / f"{code_or_path}.toml"
    if CODE.fullmatch(code_or_path) and _may_be_there(path):
        return _own(path)
    known = tuple(listed.code for listed in list_regulations(folder) if listed.code)
    raise RegulationUnknown(clean(code_or_path), known)


def list_regulations(folder: Path) -> tuple[Listed, ...]:
    """All regulations: the bundled ones, then the folder's by name. A folder that is not there has none."""
    ours = [_listed(code, Origin.BUNDLED, _bundled_path(code)) for code in _BUNDLED]
    try:
        paths = sorted(path for path in folder.iterdir() if _is_regulation(path.name))
    except FileNotFoundError:
        paths = []
    except OSError as error:
        return (*ours, Listed("", (), Origin.OWN, folder, (_unreadable(error),)))
    return (*ours, *(_listed(clean(path.stem), Origin.OWN, path) for path in paths))


def _may_be_there(path: Path) -> bool:
    """Whether there is such a file, or no looking whether there is: then reading it tells why."""
    try:
        return path.exists()
    except OSError:
        return True


def _is_regulation(name: str) -> bool:
    """Whether a file's name says so; hidden ones are what editors leave behind."""
    return name.endswith(".toml") and not name.startswith(".")


def _listed(code: str, origin: Origin, path: Path) -> Listed:
    try:
        sheet = _own(path) if origin is Origin.OWN else _ours(path)
    except RegulationFaults as wrong:
        return Listed(code, (), origin, path, wrong.faults)
    return Listed(code, sheet.regulation.titles, origin, path, regulation=sheet.regulation)


def _bundled_path(code: str) -> Path:
    return _HERE / f"{code}.toml"


def _ours(path: Path) -> Sheet:
    return load_sheet(read_text(path), path.name)


def _own(path: Path) -> Sheet:
    return load_sheet(read_text(path), path.name, taken=_BUNDLED)


def read_text(path: Path) -> str:
    """The text of a file of settings; raises ``RegulationFaults`` where it cannot be read."""
    data = _bytes(path)
    try:
        return data.decode("utf-8-sig")  # some editors mark UTF-8 at the beginning
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RegulationFaults(path.name, (RegulationFault("not-utf8", line),)) from None


def _bytes(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():
            fault = RegulationFault("unreadable", 0, "", (("reason", NOT_A_FILE),))
        else:
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
            if len(data) <= MOST_BYTES:
                return data
            fault = RegulationFault("too-large", 0, "", (("most", str(MOST_BYTES)),))
    except OSError as error:
        fault = _unreadable(error)
    raise RegulationFaults(path.name, (fault,))


def _unreadable(error: OSError) -> RegulationFault:
    return RegulationFault("unreadable", 0, "", (("reason", errorcode.get(error.errno or 0, "")),))

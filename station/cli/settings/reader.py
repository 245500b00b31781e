"""The file of settings, section by section, each with a reader of its own: FORMAT.md says what it holds."""

from pathlib import Path

from screens.console import Colours
from screens.services import Settings
from station.cli.settings.keys import read_keys
from station.regulations.faults import RegulationFaults
from station.regulations.lines import key_lines
from station.regulations.loader import parse
from station.regulations.reading import Node, Reader
from station.regulations.shelf import read_text


def read_settings(path: Path) -> Settings:
    """The settings in a file; raises ``RegulationFaults`` with every fault."""
    return settings_in(read_text(path), path.name)


def settings_in(text: str, name: str) -> Settings:
    """The settings in a text; ``name``: the file's. Raises as above."""
    root = Node(parse(text, name), (), "")
    reader = Reader(key_lines(text))
    sections = reader.table(root, "keys", "screen")
    settings = Settings(read_keys(reader, sections["keys"]), _colours(reader, sections["screen"]))
    if reader.faults:
        raise RegulationFaults(name, tuple(sorted(reader.faults, key=lambda fault: fault.line)))
    return settings


def _colours(reader: Reader, screen: Node) -> str:
    """The colours of the screens, empty where they follow the terminal."""
    node = reader.table(screen, "colours")["colours"]
    return reader.choice(node, Colours) if node.given else ""

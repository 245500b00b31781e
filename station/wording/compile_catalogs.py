"""Compiles the catalogues of translations (.po -> .mo); pip runs this while it builds the package.

After a translation was changed in a checkout: ``python -m station.wording.compile_catalogs``.
"""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LOCALE = Path("station", "wording", "locale")


def compile_catalogs(root: Path) -> None:
    """Compile every catalogue below a checkout's root; a broken one raises: no build goes without it."""
    for source in sorted((root / LOCALE).glob("*/LC_MESSAGES/*.po")):
        with source.open("rb") as text:
            catalog = read_po(text, abort_invalid=True)
        with source.with_suffix(".mo").open("wb") as compiled:
            write_mo(compiled, catalog)


class CatalogBuildHook(BuildHookInterface[Any]):
    """The build's step that compiles; hatchling finds it by its base class."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Compile before anything is packed, in editable installs too."""
        compile_catalogs(Path(self.root))


if __name__ == "__main__":
    compile_catalogs(Path(__file__).parents[2])

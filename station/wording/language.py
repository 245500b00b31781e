"""The language that people chose, and how code marks a sentence for translation.

The laws: code holds English sentences, written out where ``tr``, ``trn`` or ``N_`` is called, so that a test
finds every one; values go in by named ``{placeholders}``; ``tr`` and ``trn`` run when something is shown,
never while a module is imported, because the language can change at any moment.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from gettext import NullTranslations

Language = Literal["ru", "en"]

LANGUAGES: Final[tuple[Language, ...]] = ("ru", "en")

_READERS_OF_RUSSIAN: Final = ("ru", "uk", "be", "kk")
_LOCALE: Final = Path(__file__).parent / "locale"


class _English:
    """The sentences as they stand in the code."""

    def gettext(self, text: str) -> str:
        return text

    def ngettext(self, one: str, many: str, n: int) -> str:
        return one if n == 1 else many


class _Spoken:
    """What this process speaks."""

    language: Language = "en"
    catalog: "_English | NullTranslations" = _English()


def choose(option: str | None, environ: Mapping[str, str]) -> Language:
    """The language to speak: the one asked for, else what the environment says as gettext reads it.

    Ukrainian, Belarusian and Kazakh speakers get Russian, everybody else English.
    """
    if option in LANGUAGES:
        return option
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "C")
    if locale in {"C", "POSIX"}:
        return "en"
    for wish in (*environ.get("LANGUAGE", "").split(":"), locale):
        code = wish.partition(".")[0].partition("@")[0].partition("_")[0].lower()
        if code in _READERS_OF_RUSSIAN:
            return "ru"
        if code == "en":
            return "en"
    return "en"


def use(language: Language) -> bool:
    """Speak this language from now on; False when its catalogue cannot be read and English is spoken."""
    _Spoken.language, _Spoken.catalog = "en", _English()
    if language == "en":
        return True
    from gettext import translation  # noqa: PLC0415 - who speaks English does not wait for it

    try:
        _Spoken.catalog = translation("svoyak", _LOCALE, [language])
    except Exception:  # noqa: BLE001 - whatever gettext stumbles over in a damaged catalogue
        return False
    _Spoken.language = language
    return True


def spoken() -> Language:
    """The language in use."""
    return _Spoken.language


def tr(text: str, /, **values: object) -> str:
    """The sentence in the language in use, with the values in their places."""
    return _Spoken.catalog.gettext(text).format_map(values)


def trn(one: str, many: str, n: int, /, **values: object) -> str:
    """The sentence in the form that the number asks for; ``{n}`` stands for the number."""
    return _Spoken.catalog.ngettext(one, many, abs(n)).format_map({"n": n, **values})


def pick(texts: tuple[tuple[str, str], ...]) -> str:
    """Of a text in several languages the one to show: in the language in use, else the first; "" of none."""
    return dict(texts).get(spoken(), texts[0][1] if texts else "")


def N_(text: str) -> str:  # noqa: N802 - the name that gettext's tools know
    """Mark a sentence that a table holds; ``tr`` translates it when it is shown."""
    return text

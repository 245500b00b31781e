"""A question pack as every reader gives it and every writer takes it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PackQuestion:
    """One question.

    ``price`` is the number printed in the file (10 … 50), None where the file has none: then the position
    in the theme tells it. ``spare``: a question to replace a withdrawn one. Texts are clean: no control
    characters, verses keep their lines.
    """

    text: str
    answer: str
    price: int | None = None
    spare: bool = False
    accept: tuple[str, ...] = ()
    reject: tuple[str, ...] = ()
    comment: str = ""
    sources: tuple[str, ...] = ()
    author: str = ""


@dataclass(frozen=True, slots=True)
class PackTheme:
    """A theme with its questions in the order of the file, spares last."""

    name: str
    questions: tuple[PackQuestion, ...]
    author: str = ""
    comment: str = ""
    sources: tuple[str, ...] = ()

    @property
    def regular(self) -> tuple[PackQuestion, ...]:
        """The questions that are no spares."""
        return tuple(question for question in self.questions if not question.spare)

    @property
    def is_final(self) -> bool:
        """Whether it is meant for a final round: one question without a price, beside any spare."""
        return [question.price for question in self.regular] == [None]


@dataclass(frozen=True, slots=True)
class PackSection:
    """A run of themes that belong together: a stage, a bout, a round; the name may be empty."""

    name: str
    themes: tuple[PackTheme, ...]


@dataclass(frozen=True, slots=True)
class Pack:
    """A whole file of questions. ``digest``: SHA-256 of the file's bytes in hexadecimal."""

    title: str
    sections: tuple[PackSection, ...]
    editors: str = ""
    date: str = ""
    info: str = ""
    digest: str = ""

    @property
    def themes(self) -> tuple[PackTheme, ...]:
        """All themes in the order of the file."""
        return tuple(theme for section in self.sections for theme in section.themes)

"""Whatever stands in a text, it is played or stopped at a line; it never breaks the reader."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from station.protocol.notation.faults import Misread, NotationFault
from station.protocol.notation.replay import replay
from station.protocol.notation.words import Word
from station.wording import notation, refusals
from tests.protocol.notation.games import GAMES, find, text_of
from tests.protocol.notation.texts import CHOICE, SEQUENCE

SCRAPS = (
    *(form for word in Word for form in (word.russian[0], word.english[0])),
    *(
        "Анна",
        "Б",
        "В",
        "Реки",
        "40",
        "10",
        "0",
        "№1",
        "№99",
        "?",
        '"',
        '""',
        "+",
        "−",
        "-",
        "|",
        "/",
        ",",
        ";",
    ),
    *(":", "…", "!", "(N4.8)", "#", " ", "\n", "9" * 30, "\x1b", "٣", "финал", "доп 10", "1", "2", "3"),
)
LINES = st.lists(st.sampled_from(SCRAPS), max_size=12).map(" ".join)


def is_told(text: str) -> bool:
    """Whether the text is played, or stopped with a sentence."""
    try:
        replay(text, find)
    except NotationFault as fault:
        cause = fault.cause
        if isinstance(cause, Misread):
            return bool(notation.fault(cause.code, cause.parameters))
        return bool(refusals.refusal(cause.refused))
    return True


@given(st.text())
def test_any_text_at_all(text: str) -> None:
    assert is_told(text)


@given(st.sampled_from([SEQUENCE, CHOICE, ""]), st.lists(LINES, max_size=4))
def test_any_words_of_the_notation(heading: str, lines: list[str]) -> None:
    assert is_told(heading + "\n".join(lines))


@settings(max_examples=60)
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_a_game_with_a_slip_of_the_pen(game: str, seed: int) -> None:
    assert is_told(slipped(text_of(game), Random(seed)))  # noqa: S311 - a seed of hypothesis's own choice


def slipped(text: str, random: Random) -> str:
    """A text in which something was left out, written twice, moved, or written wrong."""
    lines = text.split("\n")
    place, other = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(5):
        case 0:
            del lines[place]
        case 1:
            lines.insert(other, lines[place])
        case 2:
            lines[place], lines[other] = lines[other], lines[place]
        case 3:
            cut = random.randrange(len(lines[place]) + 1)
            lines[place] = lines[place][:cut] + random.choice(SCRAPS) + lines[place][cut:]
        case _:
            words = lines[place].split(" ")
            words[random.randrange(len(words))] = random.choice(SCRAPS)
            lines[place] = " ".join(words)
    return "\n".join(lines)

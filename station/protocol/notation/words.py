"""The one table of the notation's words: the reader takes any form, the writer the first of its language."""

from collections.abc import Mapping
from enum import Enum

from station.protocol.notation.lexer import folded
from station.wording.language import Language


class Word(Enum):
    """A word of the notation: its Russian forms, its English forms."""

    REGULATION = "Регламент|Правила", "Regulation|Rules"
    STAGE = "Этап|Стадия", "Stage"
    TITLE = "Название|Игра", "Title|Game"
    DATE = "Дата|Дата игры", "Date"
    HOST = "Ведущий|Ведущая", "Host"
    ASSISTANT = "Помощник|Помощница|Помощник ведущего", "Assistant"
    PACK = "Пакет", "Pack"
    PLAYERS = "Игроки", "Players|Lineup|Line-up"
    ABSENT = "Не пришли|Не пришел|Не пришла|Отсутствуют", "Absent"
    NUMBER = "Число тем|Тем", "Number of themes"
    THEMES = "Темы", "Themes"
    FINAL_THEMES = "Финальные темы|Темы финала", "Final themes"
    RESERVES = "Резерв|Резервы|Резервные темы", "Reserves|Reserve"
    AUCTIONS = "Аукционы", "Auctions"

    THEME = "Тема", "Theme"
    ROUND = "Раунд", "Round"
    CHOOSES = "Выбирает", "Chooses"
    BOARD = "Табло|Доска", "Board"
    SCORES = "Счёт", "Scores|Score"
    FINAL = "Финал|Своя игра|Финальный раунд", "Final|Final round"
    STAKES = "Ставки", "Stakes"
    ANSWERS = "Ответы", "Answers"
    RULINGS = "Решения", "Rulings"
    END = "Конец|Конец игры", "End"
    EXTRA = "Доптема|Дополнительная тема", "Extra theme|Extra"
    OPEN = "Места открыты", "Places open"

    WARNING = "Предупреждение", "Warning"
    REMOVAL = "Удаление|Удалён|Удалена", "Removal|Removed"
    LEFT = "Ушёл|Ушла|Покинул игру|Покинула игру", "Left"
    ARRIVED = "Пришёл|Пришла", "Arrived"
    HINT = "Подсказка", "Hint"
    PROMPTER = "Подсказчик", "Prompter"
    VOID = "Снята тема|Тема снята", "Void theme"
    NEW_RESERVE = "Новый резерв", "New reserve"
    REVERSED = "Пересмотр", "Reversed"
    WITHDRAWN_LATER = "Снят потом|Снят позже", "Withdrawn later"
    POINTS = "Очки", "Points"
    LOT_VOID = "Жребий отменён", "Lot void"
    DISPUTED = "Спорный|Спорный вопрос", "Disputed"
    SETTLED = "Спор решён", "Settled"
    NAME = "Имя|Переименование", "Name|Renamed"
    PAUSED = "Пауза", "Pause"
    CHECKED = "Сверка", "Checked|Check"
    SIGNED = "Подписи|Подписали", "Signed|Signatures"

    READING = "чтение|ч|чт|в чтении|на чтении|при чтении", "reading|r|while reading"
    LAST_WORD = "слово|последнее слово", "last word"
    EARLY = "рано", "early"
    LATE = "поздно", "late"
    CLARIFIED = "уточнение|у|уточн|уточнил|уточнила", "clarified|exact|c"
    NOBODY = "никто", "nobody|none"
    WITHDRAWN = "снят|снято", "withdrawn"
    SPARE = "запасной|запас", "spare"
    NO_SPARE = "без запасного", "no spare"
    AUCTION = "аукцион", "auction"
    LOT = "жребий|по жребию", "lot|by lot"
    HAND_LOT = "жребий от руки|жребий руками", "lot by hand|hand lot"
    AGREED = "по согласию|согласие", "agreed"
    PASS = "пас", "pass"
    ALL_IN = "ва-банк|вабанк|ва банк", "all-in|all in"
    ANEW = "заново", "anew"
    RESERVE = "резерв", "reserve"
    NO_RESERVE = "без резерва", "no reserve"
    PARTICIPANT = "участник|участница", "participant"
    SPECTATOR = "зритель|зрительница", "spectator"
    EXTRA_CELL = "доп", "extra"
    TECHNICAL = "неполадка|техническая неполадка", "technical fault|fault"
    BREAK = "перерыв", "break|a break"
    BUTTONS = "пропала кнопка|кнопка пропала", "button gone|a button is gone"
    BY_HOST = "ведущий|ведущая", "host"
    BY_ASSISTANT = "помощник|помощница", "assistant"
    COMMITTEE = "оргкомитет|вопрос оргкомитету", "committee|question to the committee"

    def __init__(self, russian: str, english: str) -> None:
        self.russian = tuple(russian.split("|"))
        self.english = tuple(english.split("|"))

    @property
    def forms(self) -> tuple[str, ...]:
        """Every form, as they are compared."""
        return tuple(map(folded, (*self.russian, *self.english)))

    def said(self, language: Language) -> str:
        """The form that is written."""
        return (self.russian if language == "ru" else self.english)[0]


_ORDER = list(Word)
HEADING = tuple(_ORDER[: _ORDER.index(Word.THEME)])
"""What the heading's lines begin with."""
STEPS = tuple(_ORDER[_ORDER.index(Word.THEME) : _ORDER.index(Word.READING)])
"""What the lines of steps begin with."""
PARTS = tuple(_ORDER[_ORDER.index(Word.READING) :])
"""What stands inside a step."""


def _by_form(words: tuple[Word, ...]) -> dict[str, Word]:
    return {form: word for word in words for form in word.forms}


HEADS = _by_form((*HEADING, *STEPS))
INNER = _by_form(PARTS)
_ALIKE = 0.75
"""So much of two texts is the same when one is taken for the other."""
_LONGEST_HEAD = max(len(form.split()) for form in HEADS)
LONGEST = max(len(form.split()) for form in INNER)
"""So many words the longest form inside a step has."""


def head_word(text: str) -> tuple[Word | None, str]:
    """The word that a line's head begins with, and what stands behind it."""
    parts = text.split()
    for number in range(min(len(parts), _LONGEST_HEAD), 0, -1):
        word = HEADS.get(folded(" ".join(parts[:number])))
        if word is not None:
            return word, " ".join(parts[number:])
    return None, text


def alike(text: str, forms: Mapping[str, Word]) -> str:
    """The form that a text is nearly, as a slip of the keyboard leaves it; empty when there is none."""
    from difflib import get_close_matches  # noqa: PLC0415 - needed where a text is wrong alone

    return next(iter(get_close_matches(folded(text), forms, 1, _ALIKE)), "")

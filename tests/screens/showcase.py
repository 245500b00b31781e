"""Matches with texts that are worth looking at, for pictures and snapshots of the screens."""

from dataclasses import replace

from station.rules.commands import (
    Announce,
    Begin,
    Buzzed,
    Command,
    EndTheme,
    Expire,
    FinishReading,
    Nobody,
    Rule,
    ShowBoard,
    StartReading,
    StartTheme,
)
from station.rules.model import MILLISECOND, SECOND, Nanoseconds, Question, Seat, Theme
from station.views.host_view import HostView, host_view
from tests.rules.boards import Board, begin_at
from tests.rules.games import Game, begin

SUIT = "Мосты"
BRIDGES = Theme(
    SUIT,
    (
        Question(
            "Этот разводной мост с двумя башнями туристы то и дело принимают за Лондонский.",
            "Тауэрский мост",
            accept=("Тауэр-бридж",),
        ),
        Question(
            "Во Флоренции на Понте-Веккьо когда-то стояли лавки мясников, а теперь там торгуют ИМИ.",
            "Ювелирные изделия",
            accept=("золото", "украшения"),
            reject=("сувениры",),
            comment="Мясников с моста выселил герцог Фердинанд I: запах доходил до дворца.",
        ),
        Question("Эта карточная игра для четверых называется так же, как мост по-английски.", "Бридж"),
        Question(
            "Виадук Гараби́ построил инженер, чьим именем названа парижская достопримечательность. "
            "Назовите его фамилию.",
            "Эйфель",
        ),
        Question("В стоматологии мостом называют ЕГО.", "Зубной протез", accept=("протез",)),
    ),
    Question("Этот мост в Сан-Франциско выкрашен в «международный оранжевый».", "Золотые Ворота"),
    comment="во всех вопросах — мосты",
)
NAMES = ("Мосты", "Соль земли", "По правилам", "Ноты и числа", "Острова без людей", "Имя стало словом")
FINAL = Theme(
    "Бумага",
    (
        Question(
            "В 1840 году на этом клочке бумаги ценой в один пенни впервые появился профиль королевы.",
            "Почтовая марка",
            accept=("«Чёрный пенни»",),
        ),
    ),
)


def _named(name: str) -> Theme:
    return BRIDGES if name == SUIT else replace(BRIDGES, name=name)


def sequence() -> Game:
    """A game in sequence of four themes, which has not begun yet."""
    command = begin()
    return Game(replace(command, themes=tuple(map(_named, NAMES[:4])), title="Кубок кафедры"))


def lead(game: Game, *commands: Command) -> None:
    """The host's keys, a second apart."""
    for command in commands:
        game.wait(SECOND)
        game.ask(command)


def race(game: Game, first: int, second: int) -> None:
    """Two presses a moment apart, decided."""
    for seat, delay in ((first, 0), (second, 4)):
        stamp = Nanoseconds(game.now + delay * MILLISECOND)
        game.ask(Buzzed(Seat(seat), stamp, stamp, Nanoseconds(MILLISECOND)))
    game.wait(SECOND // 10)
    game.ask(Expire(game.deadline.id))


def announced() -> Game:
    """The first price of the first theme is told."""
    game = sequence()
    lead(game, StartTheme(), Announce())
    return game


def reading() -> Game:
    """The second question is being read; the first was Boris's."""
    game = sequence()
    lead(game, StartTheme(), StartReading(), FinishReading())
    game.wait(SECOND)
    race(game, 2, 3)
    lead(game, Rule(right=True), StartReading())
    return game


def answering() -> Game:
    """Anna has answered the second question wrongly, Vera answers, close before Boris."""
    game = reading()
    game.wait(2 * SECOND)
    race(game, 1, 2)
    lead(game, Rule(right=False))
    game.wait(SECOND)
    race(game, 3, 2)
    return game


def revealed() -> Game:
    """Vera was right."""
    game = answering()
    lead(game, Rule(right=True))
    return game


def theme_end() -> Game:
    """The first theme is over; nobody knew the rest."""
    game = revealed()
    for _ in range(3):
        lead(game, StartReading(), Nobody())
    lead(game, EndTheme())
    return game


def by_choice() -> Board:
    """The Blue round of a final, half of it played; Boris chooses."""
    command = begin_at("final", (1, 2), (7, 1), (8, 3), themes=6)
    themes = tuple(map(_named, NAMES + NAMES))
    begun: Begin = replace(command, themes=themes, final_themes=(FINAL, FINAL), title="Финал лиги")
    game = Board(begun)
    game.start()
    game.name(1)
    for theme, row, wrong, right in _PLAYED:
        game.choose(theme, row)
        game.do(StartReading())
        for seat in wrong:
            game.rule(seat, right=False)
        if right:
            game.rule(right, right=True)
        else:
            game.do(Nobody())
    game.do(ShowBoard())
    return game


_PLAYED = (
    (0, 0, (), 2),
    (0, 1, (2,), 1),
    (0, 2, (), None),
    (3, 4, (3, 1), 2),
    (2, 0, (), 3),
    (2, 1, (), 3),
    (4, 3, (1,), None),
    (5, 2, (), 1),
    (5, 0, (), 2),
)
"""Theme, row, who was wrong, who was right."""


def bidding() -> Board:
    """Boris has found the auction and bid its price; the others are asked."""
    game = by_choice()
    game.set_points(120, 90, 60)
    game.choose(1, 2)
    game.bid(2, 30)
    return game


def auction() -> Board:
    """The auction is Anna's at 80, and she thinks."""
    game = bidding()
    game.sell_to(1, 80)
    game.do(FinishReading())
    return game


def in_final(game: Game) -> HostView:
    """A final round of the other tests as the host sees it, with a theme and a question worth reading."""
    view = host_view(game.history)
    asked = view.asked and replace(view.asked, text=FINAL.questions[0])
    final = view.final and replace(view.final, theme=FINAL.name)
    named = replace(view.theme, name=FINAL.name if view.theme.name else "")
    return replace(view, asked=asked, final=final, theme=named, title="Финал лиги")

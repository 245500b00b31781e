"""A pack for games of two rounds: twelve themes, two more that can stand in, and one for a final round."""

PRICES = (10, 20, 30, 40, 50)
THEMES = 14


def late_pack() -> str:
    """The pack in the native format."""
    themes = (_theme(number) for number in range(1, THEMES + 1))
    return "\n".join(("### Длинный вечер", *themes, "#T Прощание", "", "? Последний вопрос", "! Конец", ""))


def _theme(number: int) -> str:
    questions = (f"№ {price}\n? Вопрос {number} за {price}\n! Ответ {number}\n" for price in PRICES)
    return "\n".join((f"#T Тема {number}", "", *questions))

"""A pack for games of two rounds: twelve themes, two more that can stand in, and one for a final round."""

from pathlib import Path

from station import regulations

CODE = "nesprosta-xv"
RULES = Path(regulations.__file__).parent / f"{CODE}.toml"
SIX, ONE = "usual = 6\nleast = 6\nmost = 6\n", "usual = 1\nleast = 1\nmost = 1\n"
PRICES = (10, 20, 30, 40, 50)
THEMES = 14


def late_pack() -> str:
    """The pack in the native format."""
    themes = (_theme(number) for number in range(1, THEMES + 1))
    return "\n".join(("### Длинный вечер", *themes, "#T Прощание", "", "? Последний вопрос", "! Конец", ""))


def _theme(number: int) -> str:
    questions = (f"№ {price}\n? Вопрос {number} за {price}\n! Ответ {number}\n" for price in PRICES)
    return "\n".join((f"#T Тема {number}", "", *questions))


def short_final(folder: Path) -> tuple[str, ...]:
    """The options of a final with one theme in each round; its rules and its pack are written to a folder."""
    rules, pack = folder / "short.toml", folder / "pack.si4s"
    text = RULES.read_text(encoding="utf-8").replace(SIX, ONE).replace(CODE, "short", 1)
    rules.write_text(text, encoding="utf-8")
    pack.write_text(late_pack(), encoding="utf-8")
    return ("--regulation", str(rules), "--stage", "final", "--pack", str(pack))

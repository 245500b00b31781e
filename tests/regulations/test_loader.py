"""A file that is wrong gives all its faults at once, each with its line, and nothing else."""

from pathlib import Path
from typing import NamedTuple

import pytest

from station.regulations import shelf
from station.regulations.faults import RegulationFaults
from station.regulations.loader import Number, load_regulation, load_sheet
from station.regulations.reading import Provision
from station.rules.regulation import CloseRace

GOOD = """\
code = "ours"
titles.ru = "Наш клуб"
players = { usual = 3, least = 2, most = 4, clause = "1" }
answer_over = { value = "wrong", clause = "2" }
clarification_over = { value = "host", clause = "2" }
clarification_aloud = { value = true, clause = "2" }
spares_per_theme = { value = 0, clause = "2" }
one_answer = { clause = "3" }
all_played = { gap.en = "not said" }
extra_prices = { value = [50, 100], clause = "3" }
removal = { clause = "3" }
hints = { clause = "3" }
late_arrival = { clause = "3" }
[times]
window = { seconds = 7, clause = "4" }
answer = { seconds = 8, clause = "4" }
clarification = { seconds = 9, clause = "4" }
[[stages]]
code = "evening"
titles.ru = "Вечер"
ties = { value = [], clause = "5" }
[[stages.rounds]]
code = "main"
themes = { usual = 6, least = 3, most = 9, clause = "6" }
prices = { value = [100, 200, 300], clause = "6" }
"""


class Wrong(NamedTuple):
    code: str
    line: int
    value: str


def faults(text: str, name: str = "ours.toml") -> list[Wrong]:
    with pytest.raises(RegulationFaults) as caught:
        load_regulation(text, name)

    assert caught.value.name == name
    return [Wrong(fault.code, fault.line, fault.value) for fault in caught.value.faults]


def parameters(text: str) -> dict[str, str]:
    with pytest.raises(RegulationFaults) as caught:
        load_regulation(text, "ours.toml")

    (fault,) = caught.value.faults
    return dict(fault.parameters)


def changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def test_a_good_file() -> None:
    sheet = load_sheet(GOOD, "ours.toml")

    assert sheet.regulation.titles == (("ru", "Наш клуб"),)
    assert sheet.regulation.times.clarification == 9_000_000_000
    assert list(sheet.regulation.stages[0].rounds[0].prices) == [100, 200, 300]
    explained = {told.name: told for told in sheet.provisions}
    assert explained["stages.evening.rounds.main.themes"].value == Number(usual=6, least=3, most=9)
    assert explained["times.answer"] == Provision("times.answer", 8, "4", ())
    assert explained["all_played"] == Provision("all_played", None, "", (("en", "not said"),))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('code = "ours"', 'code = "Our club"', Wrong("bad-code", 1, "code")),
        ('code = "ours"', 'code = "ours!"', Wrong("bad-code", 1, "code")),
        ('code = "ours"', 'code = "yours"', Wrong("code-not-file", 1, "code")),
        ('code = "ours"', "code = 1", Wrong("wrong-type", 1, "code")),
        ('titles.ru = "Наш клуб"', 'titles.de = "Unser"', Wrong("unknown-key", 2, "titles.de")),
        ('titles.ru = "Наш клуб"', "titles = {}", Wrong("missing", 2, "titles.ru")),
        ('titles.ru = "Наш клуб"', 'titles = "Наш клуб"', Wrong("wrong-type", 2, "titles")),
        ('titles.ru = "Наш клуб"', 'titles.ru = "\\u001b "', Wrong("empty", 2, "titles.ru")),
        ("Наш клуб", "я" * 201, Wrong("too-long", 2, "titles.ru")),
        ("least = 2", "least = 1", Wrong("out-of-bounds", 3, "players.least")),
        ("most = 4", "most = 5", Wrong("out-of-bounds", 3, "players.most")),
        ("usual = 3, least = 2", "usual = 3, least = 4", Wrong("out-of-bounds", 3, "players.usual")),
        ("least = 2, most = 4", "most = 4", Wrong("missing", 3, "players.least")),
        ('value = "wrong"', 'value = "maybe"', Wrong("unknown-choice", 4, "answer_over")),
        ('{ value = "host", clause = "2" }', '"host"', Wrong("wrong-type", 5, "clarification_over")),
        ("value = true", "value = 1", Wrong("wrong-type", 6, "clarification_aloud")),
        ("value = 0", "value = false", Wrong("wrong-type", 7, "spares_per_theme")),
        ("value = 0", "value = -1", Wrong("out-of-bounds", 7, "spares_per_theme")),
        ('one_answer = { clause = "3" }', "one_answer = {}", Wrong("missing-clause", 8, "one_answer")),
        ('one_answer = { clause = "3" }', 'one_answer.clause = " "', Wrong("empty", 8, "one_answer.clause")),
        ('gap.en = "not said"', 'gap = "not said"', Wrong("wrong-type", 9, "all_played.gap")),
        ("value = [50, 100]", "value = []", Wrong("wrong-count", 10, "extra_prices")),
        ("value = [50, 100]", "value = [100, 50]", Wrong("not-rising", 10, "extra_prices")),
        ('removal = { clause = "3" }', "", Wrong("missing", 0, "removal")),
        ('hints = { clause = "3" }', "hints = {}", Wrong("missing-clause", 12, "hints")),
        ('late_arrival = { clause = "3" }', "late_arrival = 2", Wrong("wrong-type", 13, "late_arrival")),
        ("seconds = 7", "seconds = 0", Wrong("out-of-bounds", 15, "times.window")),
        ("seconds = 7", "seconds = 601", Wrong("out-of-bounds", 15, "times.window")),
        ("seconds = 7", "seconds = 7.5", Wrong("wrong-type", 15, "times.window")),
        ("seconds = 8", "value = 8, seconds = 8", Wrong("unknown-key", 16, "times.answer.value")),
        ("seconds = 9", f"seconds = 0x{'f' * 9999}", Wrong("out-of-bounds", 17, "times.clarification")),
        ("value = [], ", "value = [0], ", Wrong("out-of-bounds", 21, "stages.evening.ties.1")),
        ("value = [], ", "value = [2, 1], ", Wrong("not-rising", 21, "stages.evening.ties")),
        ("value = [], ", "value = 1, ", Wrong("wrong-type", 21, "stages.evening.ties")),
        ("least = 3", "least = 0", Wrong("out-of-bounds", 24, "stages.evening.rounds.main.themes.least")),
        ("most = 9", "most = 41", Wrong("out-of-bounds", 24, "stages.evening.rounds.main.themes.most")),
        ("usual = 6", "usual = 10", Wrong("out-of-bounds", 24, "stages.evening.rounds.main.themes.usual")),
        ("200, 300", "100, 300", Wrong("not-rising", 25, "stages.evening.rounds.main.prices")),
        ("[100, 200, 300]", "[]", Wrong("wrong-count", 25, "stages.evening.rounds.main.prices")),
        (
            "[100, ",
            "[1, 2, 3, 4, 5, 6, 7, 8, 9, ",
            Wrong("wrong-count", 25, "stages.evening.rounds.main.prices"),
        ),
        ("200, 300", "200, 100_001", Wrong("out-of-bounds", 25, "stages.evening.rounds.main.prices.3")),
        ("[100, ", '["10", ', Wrong("wrong-type", 25, "stages.evening.rounds.main.prices.1")),
        ("[100, ", "[-5, ", Wrong("out-of-bounds", 25, "stages.evening.rounds.main.prices.1")),
    ],
)
def test_one_thing_wrong_is_one_fault(old: str, new: str, expected: Wrong) -> None:
    assert faults(changed(old, new)) == [expected]


@pytest.mark.parametrize("close", CloseRace)
def test_a_club_may_say_who_settles_a_close_race(close: CloseRace) -> None:
    line = f'close_race = {{ value = "{close}", clause = "7" }}\n'
    regulation = load_regulation(line + GOOD, "ours.toml")

    assert (regulation.close_race, regulation.clause("close_race")) == (close, "7")
    assert load_regulation(GOOD, "ours.toml").close_race is CloseRace.STAMP


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('close_race = { value = "judge", clause = "7" }', Wrong("unknown-choice", 1, "close_race")),
        ('close_race = { value = "lot" }', Wrong("missing-clause", 1, "close_race")),
        ('close_race = "lot"', Wrong("wrong-type", 1, "close_race")),
        ('close_race = { clause = "7" }', Wrong("missing", 1, "close_race")),
    ],
)
def test_a_club_that_says_it_wrongly_is_told_so(line: str, expected: Wrong) -> None:
    assert faults(f"{line}\n{GOOD}") == [expected]


def test_all_faults_come_at_once_and_by_lines() -> None:
    text = changed('value = "wrong"', "value = 5").replace("seconds = 7", "seconds = 0")
    text = text.replace('"ours"', '"!"').replace("[100, 200", "[200, 100") + "extra = 1\n"

    assert faults(text) == [
        Wrong("bad-code", 1, "code"),
        Wrong("wrong-type", 4, "answer_over"),
        Wrong("out-of-bounds", 15, "times.window"),
        Wrong("not-rising", 25, "stages.evening.rounds.main.prices"),
        Wrong("unknown-key", 26, "stages.evening.rounds.main.extra"),
    ]


def test_an_empty_file_lacks_everything() -> None:
    missing = faults("")

    assert {(wrong.code, wrong.line) for wrong in missing} == {("missing", 0)}
    assert {wrong.value for wrong in missing} == {
        *("code", "titles", "players", "answer_over", "clarification_over", "clarification_aloud"),
        *("spares_per_theme", "one_answer", "all_played", "extra_prices", "removal", "hints", "late_arrival"),
        *("times.window", "times.answer", "times.clarification", "stages"),
    }


def test_what_is_missing_in_a_table_is_told_at_the_table() -> None:
    text = changed('clarification = { seconds = 9, clause = "4" }\n', "")

    assert faults(text) == [Wrong("missing", 14, "times.clarification")]


def test_what_stands_inside_a_wrong_thing_is_not_complained_about() -> None:
    text, _, _ = GOOD.partition("[times]")

    assert faults(text + "times = 5\nstages = true\n") == [
        Wrong("wrong-type", 14, "times"),
        Wrong("wrong-type", 15, "stages"),
    ]


@pytest.mark.parametrize(
    ("header", "most", "value"),
    [("[[stages]]", 40, "stages"), ("[[stages.rounds]]", 4, "stages.evening.rounds")],
)
def test_there_may_be_so_many_and_no_more(header: str, most: int, value: str) -> None:
    part = GOOD[GOOD.index(header) :]
    own_code = part.split('"')[1]
    more = [part.replace(f'"{own_code}"', f'"{own_code}-{number}"') for number in range(2, most + 1)]
    text = (GOOD + "".join(more)).replace("themes =", 'titles.ru = "Раунд"\nthemes =')

    assert load_regulation(text, "ours.toml").code == "ours"
    assert [(told.code, told.value) for told in faults(f"{text}{header}\n")] == [("wrong-count", value)]


def test_a_second_stage_with_the_same_code() -> None:
    stage = GOOD[GOOD.index("[[stages]]") :]

    assert faults(GOOD + stage) == [Wrong("duplicate-code", 27, "stages.evening.code")]
    assert parameters(GOOD + stage) == {"found": "evening", "first": "19"}


def test_a_second_round_with_the_same_code() -> None:
    part = GOOD[GOOD.index("[[stages.rounds]]") :]

    text = (GOOD + part).replace("themes =", 'titles.ru = "Раунд"\nthemes =')

    assert faults(text) == [Wrong("duplicate-code", 28, "stages.evening.rounds.main.code")]


def test_a_stage_without_a_usable_code_goes_by_its_number() -> None:
    assert faults(changed('code = "evening"\n', "")) == [Wrong("missing", 18, "stages.1.code")]


def test_a_regulation_without_stages() -> None:
    head, _, _ = GOOD.partition("[times]")
    times = GOOD[GOOD.index("[times]") : GOOD.index("[[stages]]")]

    assert faults(f"{head}stages = []\n{times}") == [Wrong("wrong-count", 14, "stages")]


def test_ties_are_places_that_the_table_has() -> None:
    text = changed("value = [], ", "value = [1, 3], ").replace(
        "usual = 3, least = 2, most = 4", "usual = 2, least = 2, most = 2"
    )

    assert faults(text) == [Wrong("out-of-bounds", 21, "stages.evening.ties.2")]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('code = "ours\n', 1),
        ('code = "ours"\n\n[times\n', 3),
        ("a = 1\na = 2\n", 2),
        ("a = 1\nb = [\n", 3),
        (f"a = {'9' * 5000}\n", 0),
        (f"a = {'[' * 50_000}\n", 0),
        (f"a = 1\n{'b.' * 50_000}b = 1\n", 2),
        (f"[{'a . ' * 40_000}a]\n", 1),
        (f"""a = 1\n\n{'"b".' * 30_000}b = 1\n""", 3),
    ],
)
def test_what_is_no_toml_has_one_fault_with_its_line(text: str, line: int) -> None:
    assert faults(text) == [Wrong("syntax", line, "")]


def test_a_faults_parameters_tell_what_the_sentence_needs() -> None:
    assert parameters(changed("seconds = 7", "seconds = 0")) == {"found": "0", "least": "1", "most": "600"}
    assert parameters(changed('value = "wrong"', 'value = "no"')) == {"found": "no", "known": "wrong, host"}
    assert parameters(changed("value = true", "value = 1")) == {
        "expected": "yes-no",
        "found": "whole-number",
    }
    assert parameters(changed('code = "ours"', 'code = "yours"')) == {"found": "yours", "file": "ours.toml"}
    assert parameters(changed("200, 300", "90, 300")) == {"found": "100, 90, 300"}
    assert parameters(GOOD + "x = 1") == {"key": "x", "known": "code, titles, themes, prices, order"}


def test_what_a_fault_shows_of_the_file_is_short_and_free_of_control_characters() -> None:
    shown = parameters(f'{GOOD}"\\u001b[2J{"k" * 999}" = 1\n')

    assert shown["key"].startswith("[2Jkkk")
    assert len(shown["key"]) <= 60


def test_texts_are_one_line_without_control_characters() -> None:
    regulation = load_regulation(changed("Наш клуб", "Наш\\n\\u001b[1m\\u202eклуб"), "ours.toml")

    assert regulation.titles == (("ru", "Наш [1mклуб"),)


def test_a_taken_code_is_told_with_the_other_faults() -> None:
    with pytest.raises(RegulationFaults) as caught:
        load_sheet(changed("seconds = 7", "seconds = 0"), "ours.toml", taken=("ours",))

    assert [fault.code for fault in caught.value.faults] == ["code-taken", "out-of-bounds"]


def test_the_bundled_files_are_their_own_example() -> None:
    """A bundled file under a new code and name is a club's file, as FORMAT.md advises."""
    for code in shelf.bundled():
        text = (Path(shelf.__file__).parent / f"{code}.toml").read_text("utf-8")
        ours = text.replace(f'code = "{code}"', 'code = "ours"')

        assert load_regulation(ours, "ours.toml").code == "ours"

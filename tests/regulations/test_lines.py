"""Lines of keys in TOML texts as the language of TOML 1.0 writes them."""

import tomllib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from station.regulations.lines import Path, key_lines, line_of


def lines(*written: str) -> dict[Path, int]:
    return key_lines("\n".join(written) + "\n")


def test_keys_and_tables() -> None:
    assert lines("a = 1", "", "[b]", "c = 2") == {("a",): 1, ("b",): 3, ("b", "c"): 4}


def test_dotted_keys_and_the_tables_they_imply() -> None:
    assert lines("a.b = 1", "a . c = 2") == {("a",): 1, ("a", "b"): 1, ("a", "c"): 2}


def test_a_table_within_one_that_was_not_written() -> None:
    assert lines("[a.b]", "c = 1") == {("a",): 1, ("a", "b"): 1, ("a", "b", "c"): 2}


def test_an_arrays_tables_are_numbered_and_keep_what_is_in_them() -> None:
    found = lines("[[a]]", "x = 1", "[[a.b]]", "y = 1", "[[a.b]]", "y = 2", "[[a]]", "[a.c]", "z = 1")

    assert (found["a", 0], found["a", 0, "b", 0], found["a", 0, "b", 1]) == (1, 3, 5)
    assert (found["a", 0, "b", 0, "y"], found["a", 0, "b", 1, "y"]) == (4, 6)
    assert (found["a", 1], found["a", 1, "c"], found["a", 1, "c", "z"]) == (7, 8, 9)


@pytest.mark.parametrize("key", ['"a"', "'a'", r'"\u0061"'])
def test_quoted_keys(key: str) -> None:
    assert lines(f"{key} = 1") == {("a",): 1}


def test_a_quoted_dot_divides_nothing() -> None:
    assert lines('"a.b" = 1') == {("a.b",): 1}


@pytest.mark.parametrize(
    "value",
    [
        '"""\nb = 1\n"""',
        "'''\nb = 1\n'''",
        '[\n"b = 1",\n2 # b = 3\n]',
        '{ c = [\n1,\n2 ] } # ]"',
        '"""\n\\"""b"""""',
        '["""a"""", "["]',
        "['''a'''', '[']",
        "{ c = 1,\nd = 2 }",  # from TOML 1.1 on
        "'''\nit''s'''''",
    ],
)
def test_what_stands_in_a_value_is_no_key(value: str) -> None:
    after = 2 + value.count("\n")

    assert key_lines(f"a = {value}\nz = 0\n") == {("a",): 1, ("z",): after}


@pytest.mark.parametrize(
    "value", ["1979-05-27T07:32:00Z", "-1.5e+3", "0xFF", "inf", "'#'", '"\\""', "[[1], []]"]
)
def test_values_of_one_line(value: str) -> None:
    assert key_lines(f"a = {value}\nz = 0") == {("a",): 1, ("z",): 2}


def test_lines_may_end_as_on_windows() -> None:
    assert key_lines("a = 1\r\nb = 2\r\n") == {("a",): 1, ("b",): 2}


@pytest.mark.parametrize(
    ("path", "line"), [(("a",), 1), (("a", "b", "c"), 1), (("b", 3), 2), (("c", "a"), 0), ((), 0)]
)
def test_a_value_without_a_line_stands_where_the_nearest_thing_around_it_stands(
    path: Path, line: int
) -> None:
    assert line_of({("a",): 1, ("b",): 2}, path) == line


SCRAPS = [
    "a",
    "b",
    "c.d",
    '"e"',
    "'f.g'",
    "[",
    "]",
    "{",
    "}",
    "=",
    ",",
    "\n",
    " ",
    "1",
    "'''",
    '"""',
    "#",
    "\\",
]
STATEMENTS = [
    *("a = 1\n", "b.c = '''\nx = 1\n'''\n", "d = [\n{ y = 1 },\n]\n", 'e = """\n[z]\\""""""\n', "[t]\n"),
    *("[[u]]\n", "[[u]]\n", "[u.v]\n", "[[u.w]]\n", '"q.r" = "]"\n', "# [n]\n", "\n", "[t.'o'.p] # = 1\n"),
]
TEXTS = st.lists(st.sampled_from(STATEMENTS) | st.sampled_from(SCRAPS)) | st.permutations(STATEMENTS)


@given(TEXTS.map("".join))
@example("[[u]]\n[[u.v]]\n[u.v.w]\na = 1\n")
def test_every_key_of_a_valid_text_has_its_line(text: str) -> None:
    """The line found is one on which the last part of the key is written."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    found = key_lines(text)

    assert {path[0] for path in found} == set(data)
    for path, line in found.items():
        if isinstance(path[-1], str):
            assert path[-1] in text.split("\n")[line - 1]

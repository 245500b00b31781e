"""Any bytes => a pack or PackUnreadable, never another error, in bounded time and memory."""

import hashlib
import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from packs.model import Pack
from packs.problems import PackUnreadable, Severity
from packs.reader import LARGEST, MOST_LINES, read_pack, read_pack_file
from packs.si4s import write_si4s

NATIVE = "### Кубок\n\n#T Реки\n\n№ 10\n? Что?\n! То\n\n"
BASE = "Чемпионат:\nКубок\n\nВопрос 1:\nРеки\n   1. а\n   2. б\n\nОтвет:\n   1. А {зачет: Я}\n   2. Б\n\n"


def refusal(data: bytes) -> str:
    with pytest.raises(PackUnreadable) as caught:
        read_pack(data)
    (problem,) = caught.value.problems
    assert problem.severity is Severity.ERROR
    return problem.code


def only_question(pack: Pack) -> str:
    return pack.themes[0].questions[0].answer


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1251", "koi8_r", "cp866"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_question_base_text_in_every_encoding_and_line_end(encoding: str, end: str) -> None:
    pack, _ = read_pack(BASE.replace("\n", end).encode(encoding))

    assert (pack.title, only_question(pack), pack.themes[0].questions[0].accept) == ("Кубок", "А", ("Я",))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1251"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_native_text_in_several_encodings_and_line_ends(encoding: str, end: str) -> None:
    pack, _ = read_pack(NATIVE.replace("№ 10\n", "").replace("\n", end).encode(encoding))

    assert (pack.title, only_question(pack)) == ("Кубок", "То")


@pytest.mark.parametrize("text", ["#T Реки\n? Что?\n! То\n", "\n\n ? Что?\n ! То\n"])
def test_a_theme_or_a_question_with_its_answer_makes_a_native_file(text: str) -> None:
    assert only_question(read_pack(text.encode())[0]) == "То"


@pytest.mark.parametrize("head", ["Пакет:\nКубок\n\n", "Тур: 1\n\n", ""])
def test_a_field_of_the_base_makes_a_file_of_the_base(head: str) -> None:
    text = BASE.partition("\n\n")[2]

    assert only_question(read_pack((head + text).encode())[0]) == "А"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "empty"),
        (b" \r\n\t\n\xef\xbb\xbf", "empty"),
        (b"PK\x03\x04\x14\x00\x00", "zip-archive"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "old-word"),
        (b"{\\rtf1\\ansi ", "rtf"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not-a-pack"),
        ("Просто письмо.\n\nВопрос не о том: ".encode(), "not-a-pack"),
        (b"theme;question;answer\n", "not-a-pack"),
        (b"\xff\xfe\xfd", "encoding"),
        (b"\x81\x82\x83\x84", "encoding"),
        (b"x" * (LARGEST + 1), "too-large"),
        (b"\n" * MOST_LINES, "too-many-lines"),
        (b"#T \n", "no-questions"),
    ],
)
def test_what_is_no_pack_is_refused_by_its_name(data: bytes, code: str) -> None:
    assert refusal(data) == code


def test_a_file_at_the_limits_is_read() -> None:
    start = NATIVE.encode()
    long_line = start + b"/ " + b"x" * (LARGEST - len(start) - 2)
    many_lines = start + b"\n" * (MOST_LINES - start.count(b"\n") - 1)

    assert only_question(read_pack(long_line)[0]) == "То"
    assert only_question(read_pack(many_lines)[0]) == "То"


def test_the_digest_names_these_very_bytes() -> None:
    data = NATIVE.encode("utf-8-sig")

    assert read_pack(data)[0].digest == hashlib.sha256(data).hexdigest()


def test_the_title_of_the_file_goes_before_its_name() -> None:
    untitled = NATIVE.replace("### Кубок\n", "").encode()

    assert read_pack(NATIVE.encode(), "пакет")[0].title == "Кубок"
    assert read_pack(untitled, "па\x1bкет\udcff\n1")[0].title == "пакет 1"


def test_problems_of_the_file_come_with_a_guessed_encoding_first() -> None:
    _, problems = read_pack(f"Лишнее\n\n{BASE}".encode("cp1251"))

    assert [problem.code for problem in problems] == ["legacy-encoding", "stray-text"]


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "вечер.txt"
    path.write_text(NATIVE.replace("### Кубок\n", ""), encoding="utf-8")

    assert read_pack_file(path)[0].title == "вечер"


def test_a_missing_file_a_folder_and_a_pipe_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    refused = {}
    for name in ("missing", "pipe", "."):
        with pytest.raises(PackUnreadable) as caught:
            read_pack_file(tmp_path / name)
        refused[name] = [(problem.code, dict(problem.parameters)) for problem in caught.value.problems]

    assert refused == {
        "missing": [("not-opened", {"name": "missing", "reason": "ENOENT"})],
        "pipe": [("not-a-file", {"name": "pipe"})],
        ".": [("not-a-file", {"name": tmp_path.name})],
    }


def test_no_more_of_a_file_is_read_than_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(1 << 40)

    with pytest.raises(PackUnreadable) as caught:
        read_pack_file(path)
    assert [problem.code for problem in caught.value.problems] == ["too-large"]


PIECES = (
    *("#T", "\n", "\n\n", "№ 10", "№ запас", "? ", "! ", "= ", "^\n- ", "- ", "#B ", "## ", "\\", "_", "("),
    *("Вопрос 1:", "Ответ:", "Источник:", "Тур:", "   1. ", "   2. ", "   1-2. ", "   Резерв. ", "{зачет: "),
    *("&#27;", "<!--", "-->", "а", "б ", ")", "}", "\x1b", "\u0301", "\ufeff", "\r"),
)


def pack_or_refusal(data: bytes) -> None:
    try:
        pack, problems = read_pack(data)
    except PackUnreadable as unreadable:
        severities, readable = {problem.severity for problem in unreadable.problems}, False
    else:
        severities, readable = {problem.severity for problem in problems}, True
        assert any(theme.questions for theme in pack.themes)
        native = write_si4s(pack)
        assert "\x1b" not in native
        assert replace(read_pack(native.encode())[0], digest=pack.digest) == pack
    assert (Severity.ERROR in severities) is not readable


@given(st.binary(max_size=200))
def test_any_bytes_are_a_pack_or_refused(data: bytes) -> None:
    pack_or_refusal(data)


@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join), st.sampled_from((NATIVE, BASE, "")))
def test_any_text_of_the_formats_own_pieces_is_a_pack_or_refused(text: str, start: str) -> None:
    pack_or_refusal((start + text).encode())
    pack_or_refusal((text + start).encode())


@given(st.lists(st.sampled_from(PIECES), max_size=40), st.sampled_from((NATIVE, BASE)))
def test_no_word_is_lost(pieces: list[str], start: str) -> None:
    """Every word of the file is in the pack, or in the warning of what could not be kept."""
    pieces = [piece for piece in pieces if piece not in ("<!--", "-->")]
    words = [f"слово{number}я" for number in range(len(pieces))]
    text = start + "".join(f"{piece} {word} " for piece, word in zip(pieces, words, strict=True))
    try:
        pack, problems = read_pack(text.encode())
    except PackUnreadable:
        reject()

    told = write_si4s(pack) + repr(problems)
    assert [word for word in words if word not in told] == []


@given(st.data())
def test_a_damaged_pack_is_a_pack_or_refused(data: st.DataObject) -> None:
    raw = bytearray(data.draw(st.sampled_from((NATIVE, BASE))).encode())
    for _ in range(data.draw(st.integers(1, 5))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))

    pack_or_refusal(bytes(raw[: data.draw(st.integers(0, len(raw)))]))


@pytest.mark.parametrize(
    "piece",
    ["_a ", "\\", "(", "(а) ", "://", "<!--", "&#2", "(зачет: ", "Зачет: ", "\u0301\u0316", " ", "1-"],
)
@pytest.mark.parametrize("start", [NATIVE + "/ ", BASE.removesuffix("\n\n")])
def test_lines_of_hostile_length_are_read(start: str, piece: str) -> None:
    """Each would take minutes if any step were quadratic; the suite would not end."""
    text = start + piece * (200_000 // len(piece.encode()))

    assert read_pack(text.encode())[0].title == "Кубок"

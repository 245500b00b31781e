"""Every sentence that the code marks is translated, and nothing else is.

A sentence is found where ``tr``, ``trn`` or ``N_`` is called with it written out. A table of sentences marks
each with ``N_`` and hands them to ``tr`` by name, which says nothing new here.
"""

import ast
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from tests.project.sources import PACKAGES, ROOT, calls, name_of, place, python_files, tree

RUSSIAN = ROOT / "station" / "wording" / "locale" / "ru" / "LC_MESSAGES" / "svoyak.po"
MARKS = {"tr": 1, "N_": 1, "trn": 2}

Sentence = tuple[str, ...]


def marked() -> Iterator[tuple[str, ast.Call, Path]]:
    for path in python_files(*PACKAGES):
        for call in calls(path):
            name = name_of(call.func)
            if name in MARKS and path.name != "language.py":
                yield name, call, path


def sentence(name: str, call: ast.Call) -> Sentence | None:
    """The sentence's forms, None when it is not written out here."""
    texts = [
        part.value
        for part in call.args[: MARKS[name]]
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
    return tuple(texts) if len(texts) == MARKS[name] else None


def sentences() -> set[Sentence]:
    return {found for name, call, _ in marked() if (found := sentence(name, call))}


def placeholders(text: str) -> set[str]:
    named = {field for _, field, _, _ in Formatter().parse(text) if field is not None}
    return named | set(re.findall(r"%\(\w+\)[sr]", text))


def catalog() -> Catalog:
    with RUSSIAN.open("rb") as file:
        return read_po(file, abort_invalid=True)


def entries() -> list[Message]:
    return [entry for entry in catalog() if entry.id]


def forms(texts: str | tuple[str, ...] | list[str] | None) -> Sentence:
    return (texts,) if isinstance(texts, str) else tuple(texts or ())


def test_there_are_sentences() -> None:
    assert len(sentences()) > 20


def test_every_sentence_has_a_russian_translation() -> None:
    translated = {forms(entry.id) for entry in entries() if all(forms(entry.string))}

    assert sorted(sentences() - translated) == []


def test_no_translation_is_without_its_sentence() -> None:
    assert sorted({forms(entry.id) for entry in entries()} - sentences()) == []


def test_no_sentence_is_translated_twice() -> None:
    """The reader would silently take the last one."""
    named = re.findall(r'^msgid ("..*")$', RUSSIAN.read_text(encoding="utf-8"), re.MULTILINE)

    assert sorted(text for text in set(named) if named.count(text) > 1) == []


def test_no_translation_is_a_guess() -> None:
    assert [entry.id for entry in entries() if entry.fuzzy] == []
    assert sorted(catalog().obsolete) == []


def test_a_counted_sentence_has_the_three_russian_forms() -> None:
    assert [entry.id for entry in entries() if entry.pluralizable and len(forms(entry.string)) != 3] == []
    assert [entry.id for entry in entries() if not entry.pluralizable and len(forms(entry.string)) != 1] == []


def test_a_translation_has_the_placeholders_of_its_sentence() -> None:
    differing = [
        entry.id
        for entry in entries()
        for text in forms(entry.string)
        if {name for name in placeholders(text) if "%" not in name}
        != {name for name in placeholders(forms(entry.id)[-1]) if "%" not in name}
        or not placeholders(text) <= placeholders(forms(entry.id)[-1])
    ]

    assert differing == []


def test_placeholders_have_names() -> None:
    assert [entry.id for entry in entries() for text in forms(entry.id) if "" in placeholders(text)] == []


@pytest.mark.parametrize("mark", ["tr", "trn"])
def test_a_sentence_gets_the_values_that_it_names(mark: str) -> None:
    wrong = []
    for name, call, path in marked():
        texts = sentence(name, call)
        given = {keyword.arg for keyword in call.keywords}
        if name == mark and texts and None not in given:
            wanted = {field for field in placeholders(texts[-1]) if "%" not in field}
            counted = {"n"} if mark == "trn" else set()
            wrong += [place(path, call)] if wanted - counted != given else []

    assert wrong == []


def test_only_tr_takes_a_sentence_from_elsewhere() -> None:
    assert [
        place(path, call) for name, call, path in marked() if name != "tr" and not sentence(name, call)
    ] == []


def test_a_sentence_is_no_f_string() -> None:
    made = [
        place(path, call)
        for _, call, path in marked()
        if any(isinstance(part, ast.JoinedStr | ast.BinOp) for part in call.args[:2])
    ]

    assert made == []


def test_nothing_is_translated_while_a_module_is_imported() -> None:
    """Such a sentence would stay in the language that was spoken at that moment."""
    early = []
    for path in python_files(*PACKAGES):
        deferred = {
            id(inner)
            for node in ast.walk(tree(path))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            for body in ([node.body] if isinstance(node, ast.Lambda) else node.body)
            for inner in ast.walk(body)
        }
        early += [
            place(path, call)
            for call in calls(path)
            if name_of(call.func) in {"tr", "trn"} and id(call) not in deferred
        ]

    assert early == []


def test_the_installed_catalogue_is_compiled_from_this_text() -> None:
    """Else: ``python -m station.wording.compile_catalogs``."""
    compiled = BytesIO()
    write_mo(compiled, catalog())

    assert RUSSIAN.with_suffix(".mo").read_bytes() == compiled.getvalue()


def test_no_sentence_names_a_clause_of_one_regulation() -> None:
    """A match is played by another one just as well; its clauses come from the regulation."""
    texts = [text for entry in entries() for text in (*forms(entry.id), *forms(entry.string))]

    assert [text for text in texts if re.search(r"\b[SN]\d+\.\d", text)] == []

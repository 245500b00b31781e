"""What was pasted is text for a field and never a key, and no paste takes the keys away for good."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from screens.pastes import BEGIN, BULK, END, LIMIT, QUIET, Pastes, Piece

NOW = 100.0


def sorted_out(*sent: str) -> list[Piece]:
    """What these reads, one at once after the other, are taken for before it gets quiet."""
    pastes = Pastes()
    return [piece for text in sent for piece in pastes.sort(text, NOW)]


def after_quiet(*sent: str) -> list[Piece]:
    """The same, with what the quiet behind them makes clear."""
    pastes = Pastes()
    told = [piece for text in sent for piece in pastes.sort(text, NOW)]
    return [*told, *pastes.look(NOW + QUIET)]


def text_of(pieces: list[Piece], *, pasted: bool) -> str:
    return "".join(piece.text for piece in pieces if piece.is_pasted is pasted)


def test_keys_are_keys_at_once() -> None:
    assert sorted_out("a", "\x1b[A", "й") == [Piece("a"), Piece("\x1b[A"), Piece("й")]


def test_a_marked_paste_is_no_key_and_what_is_around_it_is() -> None:
    assert sorted_out(f"a{BEGIN}q q\n{END}b") == [Piece("a"), Piece("q q\n", is_pasted=True), Piece("b")]


def test_an_empty_paste_is_nothing() -> None:
    assert sorted_out(f"a{BEGIN}{END}b") == [Piece("a"), Piece("b")]


@pytest.mark.parametrize("cut", range(1, len(BEGIN + "слово" + END)))
def test_a_paste_may_come_in_two_reads_cut_anywhere(cut: int) -> None:
    sent = f"{BEGIN}слово{END}"

    assert sorted_out(sent[:cut], sent[cut:] + "b") == [Piece("слово", is_pasted=True), Piece("b")]


def test_an_escape_key_is_not_kept_for_long() -> None:
    pastes = Pastes()

    assert list(pastes.sort("\x1b", NOW)) == []
    assert pastes.is_holding
    assert list(pastes.look(NOW + 0.03)) == [Piece("\x1b")]
    assert not pastes.is_holding


def test_a_paste_without_an_end_gives_the_keys_back_when_it_is_quiet() -> None:
    pastes = Pastes()
    assert list(pastes.sort(f"{BEGIN}n u w", NOW)) == []

    assert list(pastes.look(NOW + QUIET / 2)) == []
    assert list(pastes.look(NOW + QUIET)) == [Piece("n u w", is_pasted=True)]
    assert list(pastes.sort("p", NOW + 2 * QUIET)) == [Piece("p")]


def test_an_end_without_a_paste_is_for_who_knows_keys() -> None:
    assert sorted_out(END) == [Piece(END)]


def test_what_no_hand_types_at_once_was_pasted_to_its_last_read() -> None:
    assert after_quiet("q" * BULK, "q" * 10) == [Piece("q" * (BULK + 10), is_pasted=True)]
    assert sorted_out("q" * (BULK - 1)) == [Piece("q" * (BULK - 1))]


def test_of_a_huge_paste_no_more_is_kept_than_a_field_takes() -> None:
    huge = [f"{BEGIN}", *["я" * LIMIT] * 100, f"{END}p"]

    assert sorted_out(*huge) == [Piece("я" * LIMIT, is_pasted=True), Piece("p")]


sent = st.lists(
    st.sampled_from(["a", "й", "\x1b", "[A", BEGIN, END, BEGIN[:3], "200~", "x" * BULK]), max_size=12
)


@given(sent)
def test_nothing_is_lost_or_held_for_good(reads: list[str]) -> None:
    pieces = after_quiet(*reads)

    told = "".join(piece.text for piece in pieces)
    assert told.replace(BEGIN, "").replace(END, "") == "".join(reads).replace(BEGIN, "").replace(END, "")


@given(sent)
def test_how_a_terminal_cuts_what_it_sends_does_not_make_keys_of_a_paste(reads: list[str]) -> None:
    pasted = f"{BEGIN}{''.join(reads).replace(END, '')}{END}"
    cut = [pasted[i : i + 3] for i in range(0, len(pasted), 3)]

    assert text_of(sorted_out(*cut), pasted=False) == ""

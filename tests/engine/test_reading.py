"""Reading a record from bytes that may be anything."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import Record, Trouble, Value, choose, loads, replay
from game.engine.reading import MAX_BYTES
from game.engine.record import MAX_SEED
from tests.engine.written import RULES, edited, refusal, text


def test_what_was_written_is_read_and_replayed() -> None:
    record = loads(text().encode(), (RULES,))
    assert record.dumps() == text()
    assert record.players == ("Ann", "Bob", "Zoé")
    assert record.options["poker_face"] is True
    assert replay(record).over


def test_the_mark_some_editors_put_first_is_passed_over() -> None:
    assert loads(b"\xef\xbb\xbf" + text().encode(), (RULES,)).dumps() == text()


def test_line_ends_of_another_system_are_read_too() -> None:
    assert loads(text().replace("\n", "\r\n").encode(), (RULES,)) == loads(text().encode(), (RULES,))


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"\n\n", b"hello\n", b"dustwater\n", b"dustwater record\n", b"dustwater record 1"]
)
def test_what_does_not_begin_like_a_record_is_none(data: bytes) -> None:
    assert refusal(data) == "record.not_a_record"


def test_other_words_before_the_number_are_no_record() -> None:
    assert refusal(edited("dustwater record 2", "dustwater recording 1")) == "record.not_a_record"
    assert refusal(edited("dustwater record 2", "dustwater record 1 2")) == "record.not_a_record"


@pytest.mark.parametrize(
    "data", [b"\xff\xfe\x00", b"\x89PNG\r\n\x1a\n", b"dustwater record 1\ngame \xc3( 1\n"]
)
def test_what_is_no_text_is_refused(data: bytes) -> None:
    assert refusal(data) == "record.not_text"


def test_too_many_bytes_are_not_even_looked_at() -> None:
    assert refusal(b"\xff" * (MAX_BYTES + 1)) == "record.oversized"
    padded = text() + "x" * (MAX_BYTES - len(text().encode()))
    assert loads(padded.encode(), (RULES,)).dumps() == text()


@given(st.binary(max_size=300))
def test_any_bytes_are_a_record_or_trouble(data: bytes) -> None:
    for begun in (data, b"dustwater record 1\n" + data, text().encode() + data + b"\n"):
        with suppress(Trouble):
            assert isinstance(loads(begun, (RULES,)), Record)


@given(
    st.lists(st.text(max_size=130), min_size=2, max_size=4),
    st.integers(0, MAX_SEED - 1),
    st.booleans(),
)
def test_whatever_is_written_of_a_match_can_be_read_again(names: list[str], seed: int, face: bool) -> None:
    options = choose(RULES.options, {"poker_face": face}, len(names))
    record = Record(RULES, len(names), options, seed, tuple(names))
    assert loads(record.dumps().encode(), (RULES,)) == record


@given(
    st.integers(-3, 9),
    st.integers(-(1 << 70), 1 << 70),
    st.lists(st.text(max_size=3), max_size=6),
    st.dictionaries(
        st.sampled_from(["poker_face", "encore", "beard"]),
        st.booleans() | st.integers(0, 3) | st.text(max_size=3),
    ),
)
def test_a_match_that_could_not_be_read_again_cannot_be_recorded(
    seats: int, seed: int, names: list[str], options: dict[str, Value]
) -> None:
    with suppress(Trouble):
        record = Record(RULES, seats, options, seed, tuple(names))
        assert loads(record.dumps().encode(), (RULES,)) == record


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann\nseats 9", "Ann seats 9"),
        ("  Zo\u0301e\u202f\u00a0K. ", "Zo\u0301e K."),
        ("\ud800\x1b[2J\u200b", "[2J"),
        ("\r\n\t", "?"),
        ("", "?"),
        ("B" * 99 + " Bob", "B" * 99),
    ],
)
def test_a_name_is_cleaned_before_it_is_written(name: str, kept: str) -> None:
    assert Record(RULES, 2, choose(RULES.options, {}, 2), 7, ("Ann", name)).players == ("Ann", kept)

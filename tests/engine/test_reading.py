"""Reading a record from bytes that may be anything."""

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import (
    BadOption,
    BadRecord,
    BadSeats,
    Record,
    Rng,
    Trouble,
    Value,
    choose,
    loads,
    replay,
    submit,
)
from game.engine.reading import MAX_BYTES
from game.engine.record import MAX_SEED
from tests.toy.rules import MedicineShow

RULES = MedicineShow()


class _Next(MedicineShow):
    """The rules as they will be."""

    version = RULES.version + 1


@cache
def text() -> str:
    """A record of a whole match."""
    record = Record(RULES, 3, choose(RULES.options, {"poker_face": True}, 3), 7, ("Ann", "Bob", "Zoé"))
    t, rng = record.start(), Rng.seeded("record")
    while not t.over:
        ask = rng.pick(t.asks)
        action = rng.pick(ask.options)
        submit(t, ask.number, ask.seat, action)
        record.add(t, ask.seat, action)
    return record.dumps()


def lines() -> list[str]:
    return text().splitlines()


def _line(word: str) -> str:
    """The header's first line that begins with a word."""
    return next(line for line in lines() if line.split(" ")[0] == word)


def _key(data: bytes | str) -> str:
    """The key of the refusal."""
    with pytest.raises(Trouble) as caught:
        loads(data.encode() if isinstance(data, str) else data, (RULES,))
    return caught.value.message.key


def _with(old: str, new: str) -> str:
    assert old in text()
    return text().replace(old, new, 1)


def _answer(number: int, *, seat: str = "", code: str = "", digest: str = "", at: str = "") -> str:
    """The record with one answer altered."""
    line = f"\n{_answer_line(number)}\n"
    was = _answer_line(number).split(" ")
    new = [given or old for given, old in zip((at, seat, code, digest), was, strict=True)]
    return _with(line, "\n" + " ".join(new) + "\n")


def _answer_line(number: int) -> str:
    return lines()[lines().index("answers") + number]


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
    assert _key(data) == "record.not_a_record"


def test_other_words_before_the_number_are_no_record() -> None:
    assert _key(_with("dustwater record 1", "dustwater recording 1")) == "record.not_a_record"
    assert _key(_with("dustwater record 1", "dustwater record 1 2")) == "record.not_a_record"


@pytest.mark.parametrize(
    "data", [b"\xff\xfe\x00", b"\x89PNG\r\n\x1a\n", b"dustwater record 1\ngame \xc3( 1\n"]
)
def test_what_is_no_text_is_refused(data: bytes) -> None:
    assert _key(data) == "record.not_text"


def test_too_many_bytes_are_not_even_looked_at() -> None:
    assert _key(b"\xff" * (MAX_BYTES + 1)) == "record.oversized"
    padded = text() + "x" * (MAX_BYTES - len(text().encode()))
    assert loads(padded.encode(), (RULES,)).dumps() == text()


@pytest.mark.parametrize("word", ["game", "seats", "seed"])
def test_a_field_that_is_missing_is_named(word: str) -> None:
    with pytest.raises(BadRecord) as caught:
        loads(_with(_line(word) + "\n", "").encode(), (RULES,))
    assert (caught.value.message.key, dict(caught.value.message.arguments)) == (
        "record.missing_field",
        {"field": word},
    )


@pytest.mark.parametrize("word", ["game", "seats", "seed", "option", "player"])
def test_a_field_may_come_once_only(word: str) -> None:
    assert _key(_with(_line(word) + "\n", f"{_line(word)}\n{_line(word)}\n")) == "record.malformed"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("dustwater record 1", "dustwater record 2", "record.newer_format"),
        ("dustwater record 1", "dustwater record 0", "record.number"),
        ("dustwater record 1", "dustwater record one", "record.number"),
        ("dustwater record 1", "dustwater record " + "1" * 5000, "record.number"),
        ("game medicine_show 1", "game chess 1", "record.unknown_game"),
        ("game medicine_show 1", "game medicine_show 2", "record.newer_rules"),
        ("game medicine_show 1", "game medicine_show", "record.number"),
        ("game medicine_show 1", "game medicine_show x", "record.number"),
        ("game medicine_show 1", "game medicine_show 1 1", "record.number"),
        ("game medicine_show 1", "game", "record.malformed"),
        ("game medicine_show 1", "game \0", "record.malformed"),
        ("game medicine_show 1", "game " + "x" * 500, "record.malformed"),
        ("seats 3", "seats 5", "engine.seats"),
        ("seats 3", "seats 2", "record.players"),
        ("seats 3", "seats three", "record.number"),
        ("seats 3", "seats 0", "record.number"),
        ("seed 7", "seed -7", "record.number"),
        ("seed 7", "seed 7\u00b2", "record.number"),
        ("seed 7", f"seed {1 << 64}", "record.number"),
        ("seed 7", "seed " + "7" * 300, "record.number"),
        ("seed 7", "seed \r7", "record.malformed"),
        ("seed 7", "seed 7\nweather fine", "record.unknown_field"),
        ("seed 7", "seed 7\n", "record.malformed"),
        ("option poker_face=yes", "option poker_face=maybe", "options.value"),
        ("option poker_face=yes", "option beard=yes", "options.unknown"),
        ("option poker_face=yes", "option poker_face", "record.malformed"),
        ("option encore=no", "option encore=yes", "options.needs"),
        ("player 2 Bob", "player 3 Bob", "record.malformed"),
        ("player 2 Bob", "player two Bob", "record.malformed"),
        ("player 2 Bob", "player 2 ", "record.malformed"),
        ("player 2 Bob", "player 2 " + "B" * 101, "record.malformed"),
        ("player 2 Bob", "player 2 Bo\tb", "record.malformed"),
        ("player 3 Zoé\n", "", "record.players"),
        ("\nanswers\n", "\n", "record.header_cut"),
        ("\nanswers\n", "\nanswers \n", "record.header_cut"),
    ],
)
def test_a_header_that_does_not_fit_is_refused_with_its_own_sentence(old: str, new: str, key: str) -> None:
    assert _key(_with(old, new)) == key


def test_a_record_of_older_rules_is_told_from_one_of_newer_rules() -> None:
    with pytest.raises(BadRecord) as caught:
        loads(text().encode(), (_Next(),))
    assert caught.value.message.key == "record.older_rules"


def test_a_header_that_was_cut_is_no_match() -> None:
    header = text().index("answers\n")
    for cut in range(len("dustwater record 1\n"), header + len("answers")):
        assert _key(text().encode()[:cut]) == "record.header_cut"


def test_refusals_of_seats_and_options_keep_their_kind() -> None:
    with pytest.raises(BadSeats):
        loads(_with("seats 3", "seats 9").encode(), (RULES,))
    with pytest.raises(BadOption):
        loads(_with("poker_face=yes", "poker_face=2").encode(), (RULES,))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seat": "4"}, "record.malformed"),
        ({"seat": "0"}, "record.malformed"),
        ({"seat": "one"}, "record.malformed"),
        ({"digest": "0123456789a"}, "record.malformed"),
        ({"digest": "0123456789AB"}, "record.malformed"),
        ({"digest": "0123456789xy"}, "record.malformed"),
        ({"code": "pa\0ss"}, "record.malformed"),
        ({"code": "pass pass"}, "record.malformed"),
        ({"code": "p" * 1000}, "record.malformed"),
        ({"code": "\u2028"}, "record.malformed"),
        ({"at": "five"}, "record.malformed"),
        ({"at": "-5"}, "record.malformed"),
        ({"at": "9" * 5000}, "record.malformed"),
        ({"at": "6"}, "record.cut"),
        ({"at": "4"}, "record.cut"),
    ],
)
def test_an_answer_that_is_none_is_refused(change: dict[str, str], key: str) -> None:
    assert _key(_answer(5, **change)) == key


def test_a_record_with_lines_missing_in_the_middle_is_refused() -> None:
    middle = "\n".join(_answer_line(number) for number in (10, 11, 12)) + "\n"
    with pytest.raises(BadRecord) as caught:
        loads(_with(middle, "").encode(), (RULES,))
    assert caught.value.message.key == "record.cut"
    assert dict(caught.value.message.arguments) == {"expected": 10, "found": 13}


def test_an_empty_line_between_answers_is_refused() -> None:
    line = _answer_line(4) + "\n"
    assert _key(_with(line, line + "\n")) == "record.malformed"


def test_rubbish_after_the_last_line_end_is_an_answer_that_was_never_finished() -> None:
    for tail in (b"\0" * 300, b"\xc3", b"99 1 pa", b"\xe2\x82", "9 1 caf\u00e9".encode()[:-1]):
        assert loads(text().encode() + tail, (RULES,)).dumps() == text()


def test_the_digest_is_read_only_with_the_whole_line() -> None:
    data = text().encode()
    assert len(loads(data[:-1], (RULES,)).answers) == len(loads(data, (RULES,)).answers) - 1


def _refused_replay(altered: str) -> str:
    record = loads(altered.encode(), (RULES,))
    with pytest.raises(BadRecord) as caught:
        replay(record)
    return caught.value.message.key


def test_an_answer_altered_is_noticed_in_the_replay() -> None:
    assert _refused_replay(_answer(7, digest="000000000000")) == "record.digest"
    assert _refused_replay(_answer(7, code="dance")) == "record.illegal"
    assert _refused_replay(_answer(7, code="?")) == "record.illegal"
    assert _refused_replay(_answer(7, code="accept:1")) in ("record.illegal", "record.not_asked")


def test_an_answer_of_a_seat_that_was_not_asked_is_noticed_in_the_replay() -> None:
    number, seat, *_ = _answer_line(1).split(" ")
    answered = _answer_line(1)
    again = _with("answers\n", f"answers\n{answered}\n")
    rest = again.split(answered + "\n", 2)[2]
    renumbered = "".join(
        f"{n} {line.split(' ', 1)[1]}\n" for n, line in enumerate(rest.splitlines(), int(number) + 2)
    )
    second = f"2 {answered.split(' ', 1)[1]}"
    altered = f"{again[: again.index('answers')]}answers\n{answered}\n{second}\n{renumbered}"
    assert seat == second.split(" ")[1]
    assert _refused_replay(altered) == "record.not_asked"


def test_another_seed_option_or_seat_is_noticed_in_the_replay() -> None:
    for old, new in (("seed 7", "seed 8"), ("poker_face=yes", "poker_face=no")):
        assert _refused_replay(_with(old, new)) in ("record.illegal", "record.digest", "record.not_asked")


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


@given(st.binary(max_size=300))
def test_any_bytes_are_a_record_or_trouble(data: bytes) -> None:
    for begun in (data, b"dustwater record 1\n" + data, text().encode() + data + b"\n"):
        with suppress(Trouble):
            assert isinstance(loads(begun, (RULES,)), Record)


@given(st.data())
def test_any_change_of_a_record_gives_a_record_or_trouble_and_no_false_replay(data: st.DataObject) -> None:
    _check_change(data)


@pytest.mark.soak
@settings(derandomize=False, max_examples=10_000)
@given(st.data())
def test_very_many_changes_of_a_record_give_a_record_or_trouble(data: st.DataObject) -> None:
    _check_change(data)


def _check_change(data: st.DataObject) -> None:
    """Whatever is read replays to the answers that were given, or is refused."""
    whole = text().encode()
    at = data.draw(st.integers(0, len(whole)))
    length = data.draw(st.integers(0, 20))
    altered = whole[:at] + data.draw(st.binary(max_size=10)) + whole[at + length :]
    try:
        record = loads(altered, (RULES,))
        t = replay(record)
    except Trouble:
        return
    assert record.answers == loads(whole, (RULES,)).answers[: len(record.answers)]
    RULES.audit(t)

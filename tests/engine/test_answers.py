"""The answers of a record, line by line."""

import pytest

from game.engine import BadRecord, loads
from tests.engine.written import RULES, answer, answer_line, edited, refusal, text


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
    assert refusal(answer(5, **change)) == key


def test_a_record_with_lines_missing_in_the_middle_is_refused() -> None:
    middle = "\n".join(answer_line(number) for number in (10, 11, 12)) + "\n"
    with pytest.raises(BadRecord) as caught:
        loads(edited(middle, "").encode(), (RULES,))
    assert caught.value.message.key == "record.cut"
    assert dict(caught.value.message.arguments) == {"expected": 10, "found": 13}


def test_an_empty_line_between_answers_is_refused() -> None:
    line = answer_line(4) + "\n"
    assert refusal(edited(line, line + "\n")) == "record.malformed"


def test_rubbish_after_the_last_line_end_is_an_answer_that_was_never_finished() -> None:
    for tail in (b"\0" * 300, b"\xc3", b"99 1 pa", b"\xe2\x82", "9 1 caf\u00e9".encode()[:-1]):
        assert loads(text().encode() + tail, (RULES,)).dumps() == text()


def test_the_digest_is_read_only_with_the_whole_line() -> None:
    data = text().encode()
    assert len(loads(data[:-1], (RULES,)).answers) == len(loads(data, (RULES,)).answers) - 1

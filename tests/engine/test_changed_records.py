"""A record that somebody changed is noticed, at the latest in the replay."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import BadRecord, Trouble, loads, replay
from tests.engine.written import RULES, answer, answer_line, edited, text


def _refused_replay(altered: str) -> str:
    record = loads(altered.encode(), (RULES,))
    with pytest.raises(BadRecord) as caught:
        replay(record)
    return caught.value.message.key


def test_an_answer_altered_is_noticed_in_the_replay() -> None:
    assert _refused_replay(answer(7, digest="000000000000")) == "record.digest"
    assert _refused_replay(answer(7, code="dance")) == "record.illegal"
    assert _refused_replay(answer(7, code="?")) == "record.illegal"
    assert _refused_replay(answer(7, code="accept:1")) in ("record.illegal", "record.not_asked")


def test_an_answer_of_a_seat_that_was_not_asked_is_noticed_in_the_replay() -> None:
    number, seat, *_ = answer_line(1).split(" ")
    answered = answer_line(1)
    again = edited("answers\n", f"answers\n{answered}\n")
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
        assert _refused_replay(edited(old, new)) in ("record.illegal", "record.digest", "record.not_asked")


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

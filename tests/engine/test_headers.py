"""The header of a record: its fields, and what is said where they do not fit."""

import pytest

from game.engine import BadOption, BadRecord, BadSeats, loads
from tests.engine.written import RULES, edited, lines, refusal, text
from tests.toy.rules import MedicineShow


class _Next(MedicineShow):
    """The rules as they will be."""

    version = RULES.version + 1


def _line(word: str) -> str:
    """The header's first line that begins with a word."""
    return next(line for line in lines() if line.split(" ")[0] == word)


@pytest.mark.parametrize("word", ["game", "layout", "seats", "seed"])
def test_a_field_that_is_missing_is_named(word: str) -> None:
    with pytest.raises(BadRecord) as caught:
        loads(edited(_line(word) + "\n", "").encode(), (RULES,))
    assert (caught.value.message.key, dict(caught.value.message.arguments)) == (
        "record.missing_field",
        {"field": word},
    )


@pytest.mark.parametrize("word", ["game", "layout", "seats", "seed", "option", "player"])
def test_a_field_may_come_once_only(word: str) -> None:
    assert refusal(edited(_line(word) + "\n", f"{_line(word)}\n{_line(word)}\n")) == "record.malformed"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("dustwater record 2", "dustwater record 3", "record.newer_format"),
        ("dustwater record 2", "dustwater record 0", "record.number"),
        ("dustwater record 2", "dustwater record one", "record.number"),
        ("dustwater record 2", "dustwater record " + "1" * 5000, "record.number"),
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
        ("seed 7", "seed 7\nwea\u2028ther fine", "record.malformed"),
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
    assert refusal(edited(old, new)) == key


def test_a_record_of_older_rules_is_told_from_one_of_newer_rules() -> None:
    with pytest.raises(BadRecord) as caught:
        loads(text().encode(), (_Next(),))
    assert caught.value.message.key == "record.older_rules"


def test_a_header_that_was_cut_is_no_match() -> None:
    header = text().index("answers\n")
    for cut in range(len("dustwater record 2\n"), header + len("answers")):
        assert refusal(text().encode()[:cut]) == "record.header_cut"


def test_refusals_of_seats_and_options_keep_their_kind() -> None:
    with pytest.raises(BadSeats):
        loads(edited("seats 3", "seats 9").encode(), (RULES,))
    with pytest.raises(BadOption):
        loads(edited("poker_face=yes", "poker_face=2").encode(), (RULES,))

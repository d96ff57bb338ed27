"""A record of a whole match as it is written, and what is said of it when it has been altered."""

from functools import cache

import pytest

from game.engine import Record, Rng, Trouble, choose, loads, submit
from tests.toy.rules import MedicineShow

RULES = MedicineShow()


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


def answer_line(number: int) -> str:
    return lines()[lines().index("answers") + number]


def edited(old: str, new: str) -> str:
    """The record with the first occurrence of something replaced."""
    assert old in text()
    return text().replace(old, new, 1)


def answer(number: int, *, seat: str = "", code: str = "", digest: str = "", at: str = "") -> str:
    """The record with one answer altered."""
    line = f"\n{answer_line(number)}\n"
    was = answer_line(number).split(" ")
    new = [given or old for given, old in zip((at, seat, code, digest), was, strict=True)]
    return edited(line, "\n" + " ".join(new) + "\n")


def refusal(data: bytes | str) -> str:
    """The key of the refusal."""
    with pytest.raises(Trouble) as caught:
        loads(data.encode() if isinstance(data, str) else data, (RULES,))
    return caught.value.message.key

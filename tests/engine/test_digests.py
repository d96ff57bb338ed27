"""Digests: what a table is, whatever its parts are called; and records with digests of other kinds."""

from dataclasses import dataclass, make_dataclass
from pathlib import Path
from typing import Any

import pytest

from game.engine import BadRecord, Record, Rng, Table, digest, loads, replay, retrace
from game.engine.digest import canonical
from tests.contract.cases import RULES
from tests.engine.written import RULES as TOY
from tests.engine.written import edited, text

FOLDER = Path(__file__).resolve().parents[1] / "first_format"
OTHER_RULES = FOLDER / "dalton_city_5_minutes.record"
"""Of a game whose rules have changed since."""
OLD = sorted(path for path in FOLDER.iterdir() if path != OTHER_RULES)


def _table(world: Any) -> Table[Any]:
    return Table(world, [], Rng(7), [0])


def _first(path: Path) -> Record:
    return loads(path.read_bytes(), RULES)


def test_a_digest_does_not_know_what_classes_and_fields_are_called() -> None:
    one, other = make_dataclass("Town", ["money", "mine"]), make_dataclass("City", ["cash", "pit"])
    assert digest(_table(one((1, 2), 3))) == digest(_table(other((1, 2), 3)))
    assert digest(_table(one((1, 2), 3))) != digest(_table(one((1, 2), 4)))
    assert digest(_table(one((1, 2), 3))) != digest(_table(one((2, 1), 3)))


def test_a_digest_tells_what_lies_apart_from_what_lies_together() -> None:
    world = make_dataclass("World", ["first", "second"])
    several = [world([1], [2]), world([1, 2], []), world([], [1, 2]), world([[1]], [2]), world(["1"], [2])]
    assert len({digest(_table(each)) for each in several}) == len(several)


def test_what_has_no_canonical_form_is_refused() -> None:
    @dataclass
    class World:
        keys: object

    with pytest.raises(TypeError):
        canonical(_table(World(object())))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_record_of_the_first_format_still_replays_and_gets_digests_of_today(path: Path) -> None:
    record = _first(path)
    told = [(answer.seat, answer.code) for answer in record.answers]
    t = replay(record)
    assert t.over
    assert [(answer.seat, answer.code) for answer in record.answers] == told
    assert record.answers[-1].digest == digest(t)
    again = loads(record.dumps().encode(), RULES)
    assert again.layout == Record(record.rules, record.seats, record.options, record.seed).layout
    assert digest(replay(again)) == digest(t)


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_record_of_the_first_format_with_an_answer_that_was_never_allowed_is_refused(path: Path) -> None:
    record = _first(path)
    record.answers[len(record.answers) // 2] = record.answers[0]
    with pytest.raises(BadRecord):
        replay(record)


def test_a_record_of_other_rules_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadRecord) as refused:
        _first(OTHER_RULES)
    assert refused.value.message.key == "record.older_rules"


def test_digests_of_another_layout_are_made_anew_only_by_a_whole_replay() -> None:
    record = loads(edited(f"layout {_layout()}", "layout 1.999").encode(), [TOY])
    record.answers[0] = type(record.answers[0])(record.answers[0].seat, record.answers[0].code, "0" * 12)
    replay(record, len(record.answers) - 1)
    assert record.layout == "1.999"
    assert loads(record.dumps().encode(), [TOY]).layout == "1.999"
    for _ in retrace(record, record.start()):
        pass
    assert record.dumps() == text()


def test_a_layout_that_is_none_is_refused() -> None:
    for layout in ("one", "1.1 2", "1" * 21, "-1"):
        with pytest.raises(BadRecord):
            loads(edited(f"layout {_layout()}", f"layout {layout}").encode(), [TOY])


def _layout() -> str:
    return loads(text().encode(), [TOY]).layout

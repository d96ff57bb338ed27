"""One match between bots, who sits at it, and what is kept of it."""

from pathlib import Path

import pytest

from game.ai import bot
from game.engine import Record, choose, digest, loads, replay, submit
from game.play.bug_record import keep_record
from game.play.match import BotSeat, Match
from game.play.seating import NAMES, BadSeating, Sitter, read_sitter, seat_bots, sitters
from tests.play.plans import RULES

OPTIONS = choose(RULES.options, {}, 2)


def match(seed: int = 1) -> Match:
    bots = {0: bot("claim_it", "tenderfoot"), 1: bot("claim_it", "random")}
    return Match(RULES, bots, OPTIONS, seed, ("tenderfoot Abigail", "random Buck"))


def test_a_match_goes_on_to_its_end_one_answer_at_a_time() -> None:
    played = match()
    for number, step in enumerate(played.run(), 1):
        assert step.number == number == len(played.record.answers)
        assert step.action in step.ask.options
        assert played.record.answers[-1].digest == digest(played.table)
    assert played.table.over


def test_the_record_of_a_match_replays_to_the_same_table() -> None:
    played = match()
    for _ in played.run():
        pass
    again = loads(played.record.dumps().encode(), [RULES])
    assert again == played.record
    assert digest(replay(again)) == digest(played.table)


def test_a_match_left_in_the_middle_has_recorded_what_was_answered() -> None:
    played = match()
    for step in played.run():
        if step.number == 9:
            break
    assert len(played.record.answers) == 9
    assert digest(replay(played.record)) == digest(played.table)


def test_the_same_seed_is_the_same_match() -> None:
    first, again, other = match(5), match(5), match(6)
    for played in (first, again, other):
        for _ in played.run():
            pass
    assert first.record == again.record
    assert first.record.answers != other.record.answers


def test_thinking_takes_nothing_from_the_tables_own_chance() -> None:
    played = match()
    before = played.table.rng.state
    (ask,) = played.table.asks
    for _ in range(5):
        BotSeat(bot("claim_it", "random"), 1, ask.seat).choose(RULES, played.table, ask)
    assert played.table.rng.state == before


def test_every_bot_has_a_chance_of_its_own_in_every_match() -> None:
    states = {BotSeat(bot("claim_it", "random"), seed, seat).rng.state for seed in (1, 2) for seat in (0, 1)}
    assert len(states) == 4


def test_the_last_bot_fills_up() -> None:
    seated = seat_bots(["cowhand", "random"], 4)
    assert [sitter.kind for sitter in seated] == ["cowhand", "random", "random", "random"]
    assert [sitter.name for sitter in seated] == list(NAMES[:4])


def test_more_bots_than_seats_cannot_sit() -> None:
    with pytest.raises(BadSeating) as refused:
        seat_bots(["random"] * 3, 2)
    assert dict(refused.value.message.arguments) == {"bots": 3, "seats": 2}


def test_everybody_has_another_first_letter() -> None:
    assert [name[0] for name in NAMES] == list("ABCDEFGH")


@pytest.mark.parametrize("sitter", [Sitter("human", "Calamity Jane"), Sitter("cowhand", "Buck")])
def test_a_sitter_is_read_as_it_was_written(sitter: Sitter) -> None:
    assert read_sitter(sitter.line(), 3) == sitter


def test_who_has_no_name_gets_one_by_the_seat() -> None:
    assert read_sitter("cowhand", 1) == Sitter("cowhand", "Buck")
    assert sitters(Record(RULES, 2, dict(OPTIONS), 1)) == (Sitter("?", "Abigail"), Sitter("?", "Buck"))
    assert sitters(match().record) == (Sitter("tenderfoot", "Abigail"), Sitter("random", "Buck"))


def test_a_kept_record_is_in_the_log_folder_and_replays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("game.paths.logs", lambda: tmp_path / "logs")
    t = RULES.new(2, OPTIONS, 11)
    given = []
    for _ in range(6):
        (ask,) = t.asks
        given.append((ask.seat, ask.options[0]))
        submit(t, ask.number, ask.seat, ask.options[0])
    where = keep_record(Record(RULES, 2, dict(OPTIONS), 11), given)
    assert where == tmp_path / "logs" / "claim_it-11.record"
    assert digest(replay(loads(where.read_bytes(), [RULES]))) == digest(t)


def test_where_nothing_can_be_written_no_record_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "logs").touch()
    monkeypatch.setattr("game.paths.logs", lambda: tmp_path / "logs")
    assert keep_record(Record(RULES, 2, dict(OPTIONS), 11), []) is None

"""A match in progress, with people and bots at the table."""

from typing import Any

import pytest

from game.ai.bot import Budget, Ranked, Ranking, Sampler
from game.ai.chance import RandomBot
from game.engine import (
    PASS,
    Action,
    Answer,
    Ask,
    BadRecord,
    IllegalAction,
    Record,
    Rng,
    Table,
    Who,
    digest,
    loads,
    replay,
    say,
    submit,
)
from game.games import all_rules
from game.games.claim_it.actions import ROLL, STOP
from game.games.claim_it.kinds import Kind
from game.play.clock import WallClock
from game.play.desk import DirectDesk, Question, Reply
from game.play.fallback import first_thing
from game.play.session import Session
from tests.play.seated import GAMES, NODES, play_on, record, session, steps, until_asked

KINDS = ("human", "cowhand", "tenderfoot")


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_between_bots_is_played_to_its_end(slug: str) -> None:
    playing = session(slug, "tenderfoot", "cowhand", "random")
    assert not playing.asks()
    play_on(playing)
    assert playing.over
    assert not playing.notes
    assert not playing.thinking()
    assert sorted(score.seat for score in playing.scores()) == [0, 1, 2]
    assert digest(replay(playing.record)) == digest(playing.table)


@pytest.mark.parametrize("slug", GAMES)
def test_people_and_bots_play_a_match_to_its_end(slug: str) -> None:
    playing = session(slug, *KINDS)
    seen = list(steps(playing))
    assert [step.number for step in seen] == list(range(1, len(playing.record.answers) + 1))
    assert {step.ask.seat for step in seen} >= {0, 1, 2}
    assert not playing.notes
    assert digest(replay(loads(playing.record.dumps().encode(), all_rules()))) == digest(playing.table)


def test_a_game_by_the_clock_asks_nobody_for_the_time() -> None:
    playing = session("dalton_city", *KINDS, end="minutes", minutes=5)
    seen = [step.ask.seat for step in steps(playing)]
    assert 3 in seen
    assert playing.over


def test_a_wall_clock_calls_the_last_round_when_its_minutes_are_over() -> None:
    now = 1000.0
    playing = session("dalton_city", "random", "random", end="minutes", minutes=10)
    playing.clock = WallClock(playing.record.options, rounds=4, now=lambda: now)
    calls = []
    for step in steps(playing):
        if step.ask.seat == 2:
            calls.append(step.action == step.ask.options[1])
            now += 60
    assert calls == [False] * 7 + [True]  # three rounds had been played before


def test_only_people_are_offered_their_questions() -> None:
    playing = session("dice_town", *KINDS)
    assert {ask.seat for ask in playing.table.asks} == {0, 1, 2}
    assert [ask.seat for ask in playing.asks()] == [0]
    assert playing.thinking() == (1, 2)
    assert playing.waiting


def test_who_is_asked_in_private_is_not_said_to_think() -> None:
    for seed in range(30):
        playing = session("dice_town", "random", "random", "random", seed=seed)
        for _ in steps(playing):
            private = {ask.seat for ask in playing.table.asks if ask.private}
            assert not private & set(playing.thinking())
            if private:
                assert playing.waiting
                return
    raise AssertionError("nobody was ever asked in private")


def test_a_stale_answer_changes_nothing() -> None:
    playing = session("claim_it", "human", "human")
    (ask,) = playing.asks()
    playing.answer(ask, ask.options[0])
    before, answers = digest(playing.table), len(playing.record.answers)
    with pytest.raises(IllegalAction) as refused:
        playing.answer(ask, ask.options[0])
    assert refused.value.message.key in ("engine.stale", "engine.not_asked")
    assert (digest(playing.table), len(playing.record.answers)) == (before, answers)


def test_nobody_answers_for_a_bot() -> None:
    playing = session("dice_town", *KINDS)
    ask = playing.table.asks[1]
    with pytest.raises(IllegalAction):
        playing.answer(ask, ask.options[0])
    assert not playing.record.answers


def test_what_is_not_offered_is_refused_with_a_sentence() -> None:
    playing = session("claim_it", "human", "human")
    with pytest.raises(IllegalAction) as refused:
        playing.answer(playing.asks()[0], STOP)
    assert refused.value.message == say("engine.not_an_option", code="stop")


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_goes_on_the_same_way_wherever_it_was_left(slug: str) -> None:
    whole = session(slug, "cowhand", "random", "tenderfoot", seed=4)
    play_on(whole)
    answers = whole.record.answers
    for left in (1, 7, len(answers) // 2):
        part = record(slug, "cowhand", "random", "tenderfoot", seed=4)
        part.answers = answers[:left]
        again = Session(part, DirectDesk(), nodes=NODES)
        play_on(again)
        assert again.record.answers == answers


class Reversed(DirectDesk):
    """Hands out replies in the other order, and old ones again."""

    old: Reply | None = None

    def answers(self) -> list[Reply]:
        found = super().answers()[::-1]
        late = [] if self.old is None else [self.old]
        self.old = found[0] if found else self.old
        return late + found


@pytest.mark.parametrize("slug", GAMES)
def test_the_order_of_replies_and_old_replies_change_nothing(slug: str) -> None:
    one, other = session(slug, *["random"] * 3), session(slug, *["random"] * 3, desk=Reversed())
    play_on(one)
    play_on(other)
    assert digest(one.table) == digest(other.table)
    assert len(one.record.answers) == len(other.record.answers)


class Broken(RandomBot):
    """Breaks down, or answers what was never offered."""

    def __init__(self, answer: Action | None = None) -> None:
        self.answer = answer

    def explain(self, view: object, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        if self.answer is None:
            raise ZeroDivisionError
        return (Ranked(self.answer, 1.0, say("ai.random.reason")),)


@pytest.mark.parametrize("answer", [None, PASS])
def test_a_bot_that_breaks_down_plays_something_and_a_note_says_so(answer: Action | None) -> None:
    playing = session("claim_it", "human", "cowhand", desk=DirectDesk(lambda _slug, _name: Broken(answer)))
    play_on(playing)
    assert playing.over
    assert set(playing.notes) == {say("play.bot_broke_down", player=Who(1))}
    assert digest(replay(playing.record)) == digest(playing.table)


def test_a_bot_nobody_knows_is_replaced_and_a_note_says_so() -> None:
    playing = session("claim_it", "human", "oracle")
    assert playing.notes == [say("play.unknown_bot", player=Who(1))]
    play_on(playing)
    assert playing.notes == [say("play.unknown_bot", player=Who(1))]


def test_without_a_thought_one_passes_or_takes_anything() -> None:
    rng = Rng(1)
    assert first_thing(Ask(0, 0, "any", (ROLL, PASS)), rng) is PASS
    assert {first_thing(Ask(0, 0, "any", (ROLL, STOP)), rng) for _ in range(20)} == {ROLL, STOP}


def test_a_hint_comes_with_reasons_and_goes_with_the_question() -> None:
    playing = session("claim_it", "human", "random")
    until_asked(playing, Kind.PRESS_ON)
    (ask,) = playing.asks()
    assert playing.hint() is None
    playing.request_hint(ask)
    playing.poll()
    hint = playing.hint()
    assert hint is not None
    assert {each.action for each in hint} == {ROLL, STOP}
    assert all(each.reason.key.startswith("ai.claim_it") for each in hint)
    playing.answer(ask, hint[0].action)
    assert playing.hint() is None
    with pytest.raises(IllegalAction):
        playing.request_hint(ask)


@pytest.mark.parametrize("slug", GAMES)
def test_a_hint_changes_nothing_in_the_match(slug: str) -> None:
    plain, hinted = session(slug, *KINDS), session(slug, *KINDS)
    play_on(plain)
    for number, _ in enumerate(steps(hinted)):
        if (asks := hinted.asks()) and number % 5 == 0:
            hinted.request_hint(asks[0])
            hinted.poll()
    assert digest(plain.table) == digest(hinted.table)


def test_a_hint_that_fails_is_empty() -> None:
    playing = session("claim_it", "human", "human", desk=DirectDesk(lambda _slug, _name: Broken()))
    playing.request_hint(playing.asks()[0])
    playing.poll()
    assert playing.hint() == ()


def test_the_hint_of_a_sealed_question_stays_while_others_answer() -> None:
    playing = session("dice_town", *KINDS)
    (ask,) = playing.asks()
    playing.request_hint(ask)
    assert len(playing.poll()) == 2
    assert playing.hint()


def test_a_bug_in_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = session("claim_it", "human", "human")
    (ask,) = playing.asks()
    before = digest(playing.table)

    def broken(t: Table[Any], number: int, seat: int, action: Action) -> None:
        submit(t, number, seat, action)
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("game.play.session.submit", broken)
        with pytest.raises(ZeroDivisionError):
            playing.answer(ask, ask.options[0])
    assert digest(playing.table) == before
    assert not playing.record.answers
    playing.answer(ask, ask.options[0])


class Curious(DirectDesk):
    """Looks at what bots are told."""

    questions: list[Question]

    def ask(self, question: Question) -> int:
        self.questions = [*getattr(self, "questions", []), question]
        return super().ask(question)


def test_a_bot_is_told_what_its_seat_may_know_and_no_more() -> None:
    desk = Curious()
    playing = session("dice_town", *KINDS, desk=desk)
    assert [question.ask.seat for question in desk.questions] == [1, 2]
    for question in desk.questions:
        assert question.view == playing.view(question.ask.seat)
        assert question.view.seat == question.ask.seat


def test_a_record_that_does_not_replay_is_no_session() -> None:
    broken: Record = record("claim_it", "human", "human")
    broken.answers.append(Answer(0, "stop", "0" * 12))
    with pytest.raises(BadRecord):
        Session(broken, DirectDesk())

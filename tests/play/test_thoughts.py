"""Why bots answered as they did is remembered as long as the answers are there."""

import copy
from dataclasses import replace
from time import monotonic

from game import ai
from game.ai.bot import NODES
from game.games import game
from game.play.desk import HINT_NODES, LONGEST_RANKING, DirectDesk, think
from game.play.session import Session
from tests.play.seated import play_on, session, steps
from tests.play.strange_bots import reckoning, talking
from tests.play.test_session import Broken
from tests.play.test_worker import question


def test_whoever_had_a_choice_has_a_thought_about_it() -> None:
    playing = session("claim_it", "human", "random", desk=DirectDesk(reckoning))
    for step in steps(playing):
        thought = playing.thoughts.of(step.number - 1)
        assert (thought is not None) == (step.ask.seat == 1 and len(step.ask.options) > 1)
        if thought is not None:
            assert thought.answer == game("claim_it").answer(step.ask, step.action)
            told = [each.key for each in thought.told]
            assert told == ["ai.random.reason", "play.why.tried", "play.why.less"]


def test_a_thought_knows_whether_its_question_was_a_secret() -> None:
    playing = session("dice_town", *["random"] * 4)
    found = set()
    for step in steps(playing):
        thought, ask = playing.thoughts.of(step.number - 1), step.ask
        if thought is not None:
            assert (thought.seat, thought.sealed, thought.private) == (ask.seat, ask.sealed, ask.private)
            found.add((ask.sealed, ask.private))
    assert found >= {(True, False), (False, True), (False, False)}


def test_a_bot_that_broke_down_has_thought_nothing() -> None:
    playing = session("claim_it", "human", "random", desk=DirectDesk(lambda _slug, _name: Broken()))
    play_on(playing)
    assert not playing.thoughts.all()


def test_after_a_load_earlier_thoughts_are_not_there() -> None:
    playing = session("claim_it", "random", "random")
    play_on(playing)
    assert playing.thoughts.all()
    assert not Session(copy.deepcopy(playing.record), DirectDesk()).thoughts.all()


def test_sealed_thoughts_stay_with_their_answers_when_another_is_taken_back() -> None:
    playing = session("dice_town", "human", "random", "random", "human")
    first, _ = playing.asks()
    playing.answer(first, first.options[1])
    bots = playing.poll()
    assert [step.number for step in bots] == [2, 3]
    before = [playing.thoughts.of(1), playing.thoughts.of(2)]
    assert None not in before
    assert [step.number for step in playing.undo().stayed] == [1, 2]
    assert [answer for answer, _ in playing.thoughts.all()] == [0, 1]
    assert [playing.thoughts.of(0), playing.thoughts.of(1)] == before


def test_in_play_positions_are_counted_and_the_clock_is_only_for_safety() -> None:
    asked, advised = question(), question(hint=True)
    for each, nodes in ((asked, NODES), (advised, HINT_NODES)):
        budget = each.budget()
        assert budget.nodes == nodes
        assert budget.deadline is not None
        assert budget.deadline > monotonic()
    assert advised.budget().deadline > asked.budget().deadline  # type: ignore[operator]
    counted = replace(asked, nodes=7).budget()
    assert (counted.nodes, counted.deadline) == (7, None)


def test_a_reply_carries_the_answer_and_the_next_best() -> None:
    asked = replace(question(), nodes=500)
    reply = think(1, asked, reckoning)
    assert len(reply.ranking) == 2
    assert reply.code == reply.ranking[0].action.code()
    assert all(each.evidence is not None and each.evidence.wins for each in reply.ranking)
    hint = think(1, replace(asked, hint=True), reckoning)
    assert len(hint.ranking) == len(asked.ask.options)
    assert not any(each.evidence is None or each.evidence.wins for each in hint.ranking[2:])
    assert len(think(1, replace(asked, hint=True), talking).ranking) == LONGEST_RANKING


def test_chance_says_first_what_it_picks_and_does_not_pretend_to_have_reasons() -> None:
    asked = question()
    for seed in range(20):
        given = asked.view, asked.ask, lambda _: None, type(asked.rng)(seed), asked.budget()
        again = asked.view, asked.ask, lambda _: None, type(asked.rng)(seed), asked.budget()
        bot = ai.bot("claim_it", "random")
        first, *others = bot.explain(*given)  # type: ignore[arg-type]
        assert first.action == bot.choose(*again)  # type: ignore[arg-type]
        assert {each.reason.key for each in others} == {"ai.random.other"}
        assert {first.action, *(each.action for each in others)} == set(asked.ask.options)

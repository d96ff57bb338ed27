"""What can be taken back, and what cannot."""

import copy

import pytest

from game.engine import Action, Ask, IllegalAction, Rng, Step, digest, replay, submit
from game.games.claim_it.actions import ROLL, STOP
from game.games.claim_it.events import Squatted
from game.games.claim_it.kinds import Kind
from game.games.dice_town.frames.visit import Visit
from game.games.dice_town.kinds import Kind as Town
from game.play.desk import DirectDesk
from game.play.session import Session, TakenBack
from game.play.undo import SAMPLES, Given, Undo
from tests.contract.hidden import other_table
from tests.games.dice_town.town import RULES
from tests.play.seated import GAMES, Silent, session, steps, until_asked
from tests.toy.events import Peeked
from tests.toy.rules import MedicineShow
from tests.ui.dice_town_asked import town_in_a_game


def can_undo(playing: Session) -> bool:
    """Whether an answer can be taken back, once that has been found out."""
    return playing._undo.found(playing.table, decide=True) is not None


def placed(*kinds: str, seed: int = 1) -> tuple[Session, Ask, Action]:
    """A person has just placed a marker in the mine."""
    playing = session("claim_it", *kinds, seed=seed)
    until_asked(playing, Kind.PLACE)
    while len(playing.asks()[0].options) < 2:
        (ask,) = playing.asks()
        playing.answer(ask, ask.options[0] if ask.kind == Kind.PLACE else ROLL)
        until_asked(playing, Kind.PLACE)
    (ask,) = playing.asks()
    playing.answer(ask, ask.options[0])
    return playing, ask, ask.options[0]


def test_a_marker_just_placed_can_be_taken_back() -> None:
    playing, ask, _ = placed("human", "human")
    answers = len(playing.record.answers)
    placing = playing.story.moments[-1]
    assert isinstance(placing.event, Squatted)
    assert playing._undo.found(playing.table) is None  # nobody knows yet
    for _ in range(SAMPLES):
        playing.whose_undo()
    assert playing.whose_undo() == ask.seat
    assert playing.undo() == TakenBack(ask.seat, answers, placing.number, ())
    assert playing.story.end == placing.number
    assert playing.asks() == (ask,)
    assert len(playing.record.answers) == answers - 1
    assert digest(replay(playing.record)) == digest(playing.table)
    assert not can_undo(playing)


def test_a_roll_or_a_stop_cannot_be_taken_back() -> None:
    for action in (ROLL, STOP):
        playing, _, _ = placed("human", "human")
        playing.answer(playing.asks()[0], action)
        assert not can_undo(playing)
        before = digest(playing.table)
        with pytest.raises(IllegalAction) as refused:
            playing.undo()
        assert refused.value.message.key == "play.nothing_to_undo"
        assert digest(playing.table) == before


def test_the_stop_that_ends_the_match_cannot_be_taken_back() -> None:
    playing = session("claim_it", "human", "human")
    for step in steps(playing):
        if playing.over:
            assert step.action == STOP
    assert not can_undo(playing)


def test_the_same_answers_throw_the_same_dice_again() -> None:
    playing, _, action = placed("human", "human")
    playing.answer(playing.asks()[0], ROLL)
    thrown, events = digest(playing.table), playing.table.events
    again, ask, action_again = placed("human", "human")
    assert action == action_again
    for _ in range(3):
        again.undo()
        again.answer(again.asks()[0], action)
    again.undo()
    again.answer(ask, action)
    again.answer(again.asks()[0], ROLL)
    assert (digest(again.table), again.table.events) == (thrown, events)


def test_another_answer_than_the_one_taken_back_throws_the_same_dice() -> None:
    playing, ask, _ = placed("human", "human")
    state = playing.table.rng.state
    playing.undo()
    playing.answer(ask, ask.options[1])
    assert playing.table.rng.state == state


def test_nothing_can_be_taken_back_once_a_bot_has_answered() -> None:
    playing = session("claim_it", "human", "random")
    for step in steps(playing):
        if step.ask.seat == 1:
            assert not can_undo(playing)


def test_a_sealed_answer_can_be_taken_back_until_the_last_one_is_in() -> None:
    playing = session("dice_town", "human", "human", "human")
    first, second, last = playing.asks()
    playing.answer(first, first.options[0])
    before = digest(playing.table)
    playing.answer(second, second.options[1])
    assert playing.whose_undo() == second.seat
    playing.undo()
    assert digest(playing.table) == before
    assert playing.asks() == (second, last)
    playing.answer(second, second.options[2])
    playing.answer(last, last.options[0])
    assert not can_undo(playing)
    with pytest.raises(IllegalAction):
        playing.undo()


def test_everybody_on_a_shared_screen_can_take_their_keep_back_the_last_one_first() -> None:
    playing = session("dice_town", "human", "human", "human")
    first, second, last = playing.asks()
    for ask in (first, second):
        playing.answer(ask, ask.options[0])
    assert [playing.undo().seat, playing.undo().seat] == [second.seat, first.seat]
    assert playing.asks() == (first, second, last)
    assert not playing.record.answers


def test_an_offer_can_be_taken_back_until_the_last_one_is_in() -> None:
    playing = session("dice_town", "human", "human", "human", seed=3)
    until_asked(playing, Town.BID)
    while len(playing.asks()) < 2:
        for ask in playing.asks():
            playing.answer(ask, ask.options[0])
        until_asked(playing, Town.BID)
    first, *others = playing.asks()
    before = digest(playing.table)
    playing.answer(first, first.options[-1])
    assert playing.whose_undo() == first.seat
    playing.undo()
    assert (digest(playing.table), playing.asks()) == (before, (first, *others))
    for ask in (first, *others):
        playing.answer(ask, ask.options[-1])
    assert not can_undo(playing), "everybody has seen what is offered"


@pytest.mark.parametrize(("reacts", "thought_over"), [("hat", True), ("wanted", False)])
def test_whom_a_card_is_for_can_be_thought_over_before_anything_is_revealed(
    reacts: str, thought_over: bool
) -> None:
    """With a poker face somebody is asked whatever they hold; without, it tells who has a Wanted notice."""
    position = {"kept": ["9JQKA", "KKJQ9", "JQKA9"], "hands": {0: ["joe"], 1: [reacts]}}
    t = town_in_a_game(Visit("sheriff"), poker_face=thought_over, **position)
    (ask,) = t.asks
    play, before = RULES.parse("play:joe>2"), t.clone()
    events = submit(t, ask.number, ask.seat, play)
    assert [each.seat for each in t.asks] == [1]
    undo = Undo(RULES, 3)
    undo.note(before, Step(1, ask, play, events), t, own=True)
    assert (undo.found(t, decide=True) is not None) is thought_over


def sealed_by_bots() -> tuple[Session, Ask]:
    """A person's keep is in, and that of the bot beside; another person still thinks."""
    playing = session("dice_town", "human", "random", "human")
    ask, other = playing.asks()
    playing.answer(ask, ask.options[1])
    while len(playing.record.answers) < 2:
        playing.poll()
    assert playing.asks() == (other,)
    return playing, ask


def test_the_sealed_answers_of_bots_survive_an_undo() -> None:
    playing, ask = sealed_by_bots()
    (_, theirs), sealed = playing.record.answers, playing.table.clone()
    back = playing.undo()
    assert (back.seat, back.number, [step.ask.seat for step in back.stayed]) == (0, 1, [1])
    assert [(each.seat, each.code) for each in playing.record.answers] == [(theirs.seat, theirs.code)]
    assert digest(replay(playing.record)) == digest(playing.table)
    playing.answer(ask, ask.options[1])
    assert digest(playing.table) == digest(sealed)


def test_what_a_bot_keeps_under_its_cup_does_not_depend_on_who_thinks_twice() -> None:
    """The same dice fall afterwards as if nothing had been taken back."""
    ends = []
    for twice in (False, True):
        playing, ask = sealed_by_bots()
        if twice:
            playing.undo()
            playing.answer(ask, ask.options[1])
        (last,) = playing.asks()
        playing.answer(last, last.options[0])
        ends.append(digest(playing.table))
    assert ends[0] == ends[1]


def test_a_private_answer_is_final_where_several_people_share_a_screen() -> None:
    """To take it back would tell the others who was asked."""
    alone, shared = (
        session("dice_town", *kinds, seed=3, poker_face=True)
        for kinds in (("human", "random", "random"), ("human", "human", "human"))
    )
    assert any(step.ask.private and can_undo(alone) for step in steps(alone) if step.ask.seat == 0)
    assert not any(step.ask.private and can_undo(shared) for step in steps(shared))


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_that_was_loaded_takes_back_what_it_could_before(slug: str) -> None:
    playing, some = session(slug, "human", "human", "human", seed=3), 0
    for step in steps(playing):
        if step.number > 60:
            break
        loaded = Session(copy.deepcopy(playing.record), DirectDesk())
        assert can_undo(loaded) == can_undo(playing)
        assert loaded.whose_undo() == playing.whose_undo()
        if can_undo(loaded):
            some += 1
            back = loaded.undo()
            assert loaded.table.asked(back.seat) is not None
            assert digest(replay(loaded.record)) == digest(loaded.table)
    assert some > 10


def test_what_was_taken_back_can_be_done_again() -> None:
    playing, _, _ = placed("human", "human")
    after, answers = digest(playing.table), list(playing.record.answers)
    assert playing.whose_redo() is None
    playing.undo()
    assert playing.whose_redo() is not None
    (step,) = playing.redo()
    assert (digest(playing.table), playing.record.answers) == (after, answers)
    assert step.number == len(answers)
    assert playing.whose_redo() is None
    assert can_undo(playing)
    with pytest.raises(IllegalAction) as refused:
        playing.redo()
    assert refused.value.message.key == "play.nothing_to_redo"


def test_answers_that_were_taken_back_one_by_one_are_done_again_one_by_one() -> None:
    playing = session("dice_town", "human", "human", "human")
    for ask in playing.asks()[:2]:
        playing.answer(ask, ask.options[1])
    after = digest(playing.table)
    playing.undo()
    playing.undo()
    assert [step.ask.seat for step in (*playing.redo(), *playing.redo())] == [0, 1]
    assert digest(playing.table) == after


def test_nothing_is_done_again_once_another_answer_was_given() -> None:
    playing, ask, _ = placed("human", "human")
    playing.undo()
    playing.answer(ask, ask.options[1])
    assert playing.whose_redo() is None


def test_a_bots_sealed_answer_does_not_stand_in_the_way_of_doing_it_again() -> None:
    playing = session("dice_town", "human", "random", "human")
    ask, _ = playing.asks()
    playing.answer(ask, ask.options[1])
    playing.undo()
    while not playing.record.answers:
        playing.poll()
    (step,) = playing.redo()
    assert (step.ask, step.action) == (ask, ask.options[1])


def test_a_forced_answer_is_taken_back_with_the_choice_before_it() -> None:
    playing, _, _ = placed("human", "human")
    given = playing._undo._given
    only = Ask(9, given[0].ask.seat, "only", (ROLL,))
    given.append(Given(playing.table.clone(), only, ROLL, (), harmless=True))
    assert playing._undo.found(playing.table, decide=True) is given[0]
    given[0].harmless = False
    assert playing._undo.found(playing.table) is None


@pytest.mark.parametrize("slug", [*GAMES, "dice_town+"])
def test_whatever_can_be_taken_back_told_nobody_anything_hidden(slug: str) -> None:
    """With the hidden things dealt otherwise by the contract's own hands, it would have told the same."""
    if slug == "dice_town+":
        playing = session("dice_town", "human", "human", "human", seed=3, wild_west=True, indians=True)
    else:
        playing = session(slug, "human", "human", "human", seed=3)
    rng, same, other, kinds = Rng.seeded("undo"), 0, 0, set()
    for step in steps(playing):
        if step.number > 250 or not can_undo(playing):
            continue
        after, asks = digest(playing.table), playing.asks()
        if playing.undo().number < step.number:
            continue
        kinds.add(step.ask.kind)
        assert playing.table.asked(step.ask.seat) == step.ask
        if _told_otherwise(playing, step, rng):
            other += 1
        else:
            same += 1
        playing.answer(step.ask, step.action)
        assert (digest(playing.table), playing.asks()) == (after, asks)
    assert same > 10
    assert other <= same // 50  # what comes out otherwise in very few deals may go unnoticed
    assert Kind.PRESS_ON not in kinds
    assert (Town.KEEP in kinds) == slug.startswith("dice_town")


def _told_otherwise(playing: Session, step: Step, rng: Rng) -> bool:
    """Whether on another deal the answer would have told its seat, or everybody, something else."""
    seat = step.ask.seat
    table = other_table(playing.rules, playing.table, seat, rng)
    if table is None:
        return False
    events = submit(table, step.ask.number, seat, step.action)
    return any(
        [event.seen_by(watcher) for event in events] != [event.seen_by(watcher) for event in step.events]
        for watcher in (seat, None)
    )


def test_a_look_at_hidden_cards_cannot_be_taken_back() -> None:
    """The medicine show's cards are hidden, and a look at them throws no dice."""
    rules, looked = MedicineShow(), 0
    for seed in range(5):
        t = rules.new(3, {option.name: option.default for option in rules.options}, seed)
        rng = Rng.seeded("look", seed)
        while not t.over:
            ask = rng.pick(t.asks)
            action, before = rng.pick(ask.options), t.clone()
            events = submit(t, ask.number, ask.seat, action)
            undo = Undo(rules, 3)
            undo.note(before, Step(1, ask, action, events), t, own=True)
            if any(isinstance(event, Peeked) and event.cards for event in events):
                looked += 1
                assert undo.found(t, decide=True) is None
    assert looked


def test_a_question_that_is_taken_back_is_no_longer_thought_about() -> None:
    desk = Silent()
    playing = session("dalton_city", "human", "random", desk=desk)
    while not can_undo(playing) or not playing.thinking():
        ask = next(iter(playing.asks()), None)
        assert ask is not None
        playing.answer(ask, ask.options[0])
    asked = desk.tickets
    playing.undo()
    assert desk.forgotten == [asked]
    assert playing.asks()


def test_a_hint_nobody_waits_for_is_no_longer_thought_about() -> None:
    desk = Silent()
    playing = session("claim_it", "human", "human", desk=desk)
    (ask,) = playing.asks()
    playing.request_hint(ask)
    playing.answer(ask, ask.options[0])
    assert desk.forgotten == [1]

"""What can be taken back, and what cannot."""

import pytest

from game.engine import Action, Ask, IllegalAction, Rng, Step, digest, replay, submit
from game.games.claim_it.actions import ROLL, STOP
from game.games.claim_it.frames import Kind
from game.games.dice_town.kinds import Kind as Town
from game.play.desk import DirectDesk, Question, Reply
from game.play.session import Session
from game.play.undo import SAMPLES, Given, Undo
from tests.contract.hidden import other_table
from tests.play.seated import GAMES, session, steps, until_asked
from tests.toy.events import Peeked
from tests.toy.rules import MedicineShow


def can_undo(playing: Session) -> bool:
    """Whether an answer can be taken back, once that has been found out."""
    while any(each.harmless is None for each, _ in playing._undo._chain(playing.table)):
        found = playing._undo.count(playing.table)
        assert not found
        playing._undo.work(playing.table)
    return playing.can_undo()


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
    assert not playing.can_undo()  # nobody knows yet
    for _ in range(SAMPLES):
        playing.poll()
    assert playing.can_undo()
    assert can_undo(playing)
    assert playing.undo() == 1
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


def test_a_sealed_answer_is_final() -> None:
    playing = session("dice_town", "human", "human", "human")
    for ask in playing.asks():
        assert ask.sealed
        playing.answer(ask, ask.options[0])
        assert not can_undo(playing)


def test_a_match_that_was_loaded_has_nothing_to_take_back() -> None:
    playing, _, _ = placed("human", "human")
    assert not can_undo(Session(playing.record, DirectDesk()))


def test_a_forced_answer_is_taken_back_with_the_choice_before_it() -> None:
    playing, _, _ = placed("human", "human")
    given = playing._undo._given
    only = Ask(9, given[0].ask.seat, "only", (ROLL,))
    given.append(Given(playing.table.clone(), only, ROLL, (), harmless=True))
    assert playing._undo.count(playing.table, decide=True) == 2
    given[0].harmless = False
    assert playing._undo.count(playing.table) == 0


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
        if playing.undo() > 1:
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
    assert not kinds & {Town.KEEP, Town.BID, Kind.PRESS_ON}


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
            undo.note(before, Step(1, ask, action, events, t), own=True)
            if any(isinstance(event, Peeked) and event.cards for event in events):
                looked += 1
                assert not undo.count(t, decide=True)
    assert looked


class Silent:
    """A desk that never answers."""

    def __init__(self) -> None:
        self.forgotten: list[int] = []
        self.tickets = 0

    def warm(self) -> None: ...

    def ask(self, question: Question) -> int:
        self.tickets += 1
        return self.tickets

    def answers(self) -> list[Reply]:
        return []

    def forget(self, ticket: int) -> None:
        self.forgotten.append(ticket)

    def close(self) -> None: ...


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

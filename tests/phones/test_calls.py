from typing import Any

import pytest

from game.engine import PASS, Rng, Seat, submit
from game.phones.calling import SECONDS
from game.phones.ear import Answered
from game.play.session import Session
from tests.phones.company import People, company
from tests.play.seated import session

FRAME = SECONDS / 10


def called(*kinds: str, seed: int = 1) -> People:
    """Played up to the first frame of a call for reactions in which somebody can react."""
    people = company(session("dice_town", *kinds, seed=seed, wild_west=True))
    for _ in people.play():
        if people.party.call is not None and able(people):
            people.hub.said.clear()
            people.party._calling.said.clear()
            people.party.poll(0.0)
            return people
    raise AssertionError("nobody can ever react")


def able(people: People) -> list[Seat]:
    """Who can do more than pass."""
    shown = people.party._shown
    asks = {seat: shown[seat].ask for seat in people.party.seats}
    return [seat for seat, ask in asks.items() if ask is not None and len(ask.options) > 1]


def over(people: People) -> int:
    """Frames until the call is over."""
    frames = 0
    while people.party.call is not None:
        people.party.poll(FRAME)
        frames += 1
        assert frames < 100
    return frames


def say(people: People, seat: Seat, code: str = "pass") -> None:
    ask = people.party._shown[seat].ask
    assert ask is not None
    people.hub.said.append(Answered(seat, ask.number, code))
    people.party.poll(0.0)


def reaction(people: People, seat: Seat) -> str:
    ask = people.party._shown[seat].ask
    assert ask is not None
    return next(option.code() for option in ask.options if option != PASS)


FIVE = ("human",) * 5


def test_a_call_is_put_to_all_phones_at_once() -> None:
    people = called(*FIVE)
    assert 0 < len(able(people)) < 5
    for seat in range(5):
        shown = people.party._shown[seat]
        assert shown.call is not None
        assert shown.ask is not None
        assert PASS in shown.ask.options
        assert shown.ask.private


def test_a_call_looks_the_same_but_for_ones_own_cards() -> None:
    people = called(*FIVE)
    asks = [people.party._shown[seat].ask for seat in range(5)]
    assert len({(ask.kind, ask.about, ask.private, ask.sealed) for ask in asks if ask is not None}) == 1
    assert len({people.hub.screen(seat)["call"] for seat in range(5)}) == 1
    assert len({tuple(people.hub.screen(seat)["waiting"]) for seat in range(5)}) == 1
    assert people.party.ready() == {}


@pytest.mark.parametrize("who", ["nobody", "the able", "the others", "all"])
def test_a_call_lasts_as_long_whoever_says_what(who: str) -> None:
    people = called(*FIVE)
    can = able(people)
    sayers = {"nobody": [], "the able": can, "the others": set(range(5)) - set(can), "all": range(5)}
    for seat in sayers[who]:
        say(people, seat)
    assert people.party.call is not None
    answers = len(people.session.record.answers)
    assert people.session.asks()[0].private
    people.party.poll(SECONDS - 0.01)
    assert people.party.call is not None
    assert len(people.session.record.answers) == answers
    people.party.poll(0.02)
    assert len(people.session.record.answers) > answers


def test_a_reaction_waits_for_the_end_of_the_call_and_then_counts() -> None:
    people = called(*FIVE)
    seat = able(people)[0]
    code = reaction(people, seat)
    before = len(people.session.record.answers)
    say(people, seat, code)
    assert people.party._shown[seat].ask is None
    assert len(people.session.record.answers) == before
    people.party.poll(SECONDS)
    given = people.session.record.answers[before:]
    assert (seat, code) in [(each.seat, each.code) for each in given]


def test_what_one_phone_says_in_a_call_changes_no_other_phone() -> None:
    people = called(*FIVE)
    seat = able(people)[0]
    before = {each: list(sent) for each, sent in people.hub.sent.items()}
    say(people, seat, reaction(people, seat))
    people.party.poll(SECONDS / 2)
    changed = {each for each, sent in people.hub.sent.items() if sent != before[each]}
    assert changed == {seat}


def test_who_says_nothing_passes() -> None:
    people = called(*FIVE)
    before = len(people.session.record.answers)
    people.party.poll(SECONDS)
    given = people.session.record.answers[before:]
    assert given
    assert {each.code for each in given} == {"pass"}


def test_after_a_call_nobody_can_react_to_it_any_more() -> None:
    people = called(*FIVE)
    seat = able(people)[0]
    ask = people.party._shown[seat].ask
    assert ask is not None
    people.party.poll(SECONDS)
    before = len(people.session.record.answers)
    people.hub.said.append(Answered(seat, ask.number, "pass"))
    people.party.poll(0.0)
    assert len(people.hub.refused) == 1
    assert len(people.session.record.answers) == before


def test_once_something_has_happened_everybody_is_called_anew() -> None:
    people = called(*FIVE)
    seat = able(people)[0]
    say(people, seat, reaction(people, seat))
    told = people.session.story.end
    people.party.poll(SECONDS)
    assert people.session.story.end > told
    for _ in range(1000):
        if people.party.call is not None:
            break
        people.frame(FRAME)
    assert people.party.call is not None
    assert people.party._calling.said == {}


def test_who_is_asked_after_a_bot_is_asked_in_the_same_call(monkeypatch: pytest.MonkeyPatch) -> None:
    people = called(*FIVE)
    (ask,) = (each for each in people.session.asks() if each.private)
    window: Any = people.session.table.frames[-1]
    monkeypatch.setattr(type(window), "options", lambda *_: ask.options)
    monkeypatch.setattr(window, "seats", (ask.seat, *(seat for seat in range(5) if seat != ask.seat)))
    monkeypatch.setattr(window, "at", 0)
    bot, last = window.seats[1], window.seats[4]
    people.session.give_to_bot(bot, "tenderfoot")
    people = company(people.session)
    people.party.poll(0.0)
    assert last in able(people), "a second call would tell that somebody after the bot can react"
    over(people)
    (asked,) = people.session.table.asks
    assert asked.seat == bot
    submit(people.session.table, asked.number, bot, PASS)
    people.party.poll(FRAME)
    assert people.party.call is None


def test_no_call_begins_before_the_big_screen_has_caught_up() -> None:
    again = company(called(*FIVE).session)
    again.party.poll(1.0, caught_up=False)
    assert again.party.call is None
    assert again.hub.sent == {}
    again.party.poll(0.0)
    assert again.party.call is not None


def test_people_at_the_screen_are_asked_there_and_phones_all_the_same() -> None:
    people, _ = _screen_is_asked()
    assert all(people.party._shown[seat].call is not None for seat in (1, 2, 3))


def test_whoever_reacts_at_the_screen_ends_the_call() -> None:
    people, playing = _screen_is_asked()
    ask = next(ask for ask in playing.asks() if ask.private)
    reacting = [option for option in ask.options if option != PASS]
    playing.answer(ask, reacting[0])
    people.party.poll(0.0)
    assert people.party._calling.told == playing.story.end or people.party.call is None


def test_as_long_as_the_screen_is_asked_the_phones_are_not_called_again() -> None:
    people, playing = _screen_is_asked()
    over(people)
    calls = 0
    for _ in range(100):
        people.party.poll(FRAME)
        calls += people.party.call is not None
    assert calls == 0
    ask = next(ask for ask in playing.asks() if ask.private)
    playing.answer(ask, PASS)
    people.party.poll(0.0)
    assert ask not in playing.asks()


def _screen_is_asked() -> tuple[People, Session]:
    """A call in which somebody at the screen is asked in private."""
    for seed in range(20):
        people = company(session("dice_town", *FIVE, wild_west=True, seed=seed), phones=(1, 2, 3))
        rng = Rng.seeded("screen", seed)
        for _ in range(20_000):
            if people.session.over:
                break
            asks = [ask for ask in people.session.asks() if ask.seat in (0, 4)]
            if any(ask.private and len(ask.options) > 1 for ask in asks) and people.party.call is not None:
                return people, people.session
            for ask in asks:
                if not (ask.private and people.party.call is not None):
                    people.session.answer(ask, rng.pick(ask.options))
                    break
            people.frame(FRAME)
    raise AssertionError("nobody at the screen is asked to react")


def test_with_poker_face_calls_come_and_go_whatever_people_hold() -> None:
    people = company(session("dice_town", *["human"] * 4, wild_west=True, poker_face=True))
    calls = 0
    for _ in zip(range(400), people.play(), strict=False):
        calls += people.party.call is not None
        if people.party.call is not None:
            assert all(people.party._shown[seat].call is not None for seat in range(4))
    assert calls > 50


@pytest.mark.parametrize("count", [0, 2, 4])
def test_a_phone_that_is_gone_holds_no_call_up(count: int) -> None:
    people = called(*FIVE)
    for seat in range(count):
        say(people, seat)
    assert over(people) <= 10

"""What is on a phone: every question in a form in which every answer can be given, in both languages."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.engine import Ask, Combinations, Rng, Seat, Span, Table, submit
from game.games import GAMES, game
from game.phones.answering import action_of
from game.phones.ear import Answered
from game.phones.page import served
from game.phones.screens import Screen, project, screen_of
from game.phones.screens.screen import Option, Question, Thing
from game.phones.screens.words import page_words
from game.phones.served import art
from game.phones.shown import Call, Shown
from game.play.seating import COLOURS, NAMES, Sitter, face_of
from game.text import LANGUAGES, Speaker
from tests.contract.cases import Case, each_case_of
from tests.contract.hidden import other_table
from tests.contract.journeys import options_of, some

SLUGS = [each.rules.slug for each in GAMES]
LARGEST = 32_000
"""Bytes of a screen: a moment, even over a poor Wi-Fi."""


def shown(case: Case, t: Table[Any], seat: Seat, language: str = "en", call: Call | None = None) -> Shown:
    sitters = tuple(
        Sitter("human", NAMES[each], COLOURS[each], face_of(NAMES[each], each)) for each in range(case.seats)
    )
    doing = tuple(ask._replace(options=(), aside=()) for ask in t.asks if not ask.private)
    return Shown(
        game(case.rules.slug),
        seat,
        sitters,
        case.rules.view(t, seat),
        t.asked(seat),
        call,
        (),
        doing,
        t.waiting(),
        {},
        case.rules.scores(t) if t.over else (),
        Speaker(language, NAMES[: case.seats]),
    )


def asked(case: Case, most: int = 20) -> Iterator[tuple[Table[Any], Ask]]:
    """Questions to players in a game played at random, all kinds there were among them."""
    kinds: set[str] = set()
    for step in some(case, 10_000):
        if step.ask.seat < case.seats and step.ask.kind not in kinds:
            kinds.add(step.ask.kind)
            yield step.before, step.ask
    for step in some(case, most):
        if step.ask.seat < case.seats:
            yield step.before, step.ask


def questions(case: Case) -> Iterator[tuple[Ask, Question]]:
    for t, ask in asked(case):
        question = screen_of(shown(case, t, ask.seat)).question
        assert question is not None
        yield ask, question


def things(screen: Screen) -> Iterator[Thing]:
    """Everything that has a picture on a screen."""
    yield from (*screen.dice, *screen.own.cup, *screen.own.kept, *screen.own.hand, *screen.own.laid)
    for person in (screen.who, *screen.others):
        yield Thing(f"portraits/{person.portrait}")
        yield from (Thing(f"icons/{figure.icon}") for figure in person.figures)
        yield from (*person.dice, *person.laid)
    for row in screen.board.rows if screen.board is not None else ():
        for space in row:
            yield from space.pile
    if screen.question is not None:
        yield from (*screen.question.shown, *screen.question.things)
        for option in screen.question.options:
            yield from (*option.things, *([option.thing] if option.thing is not None else []))
        for axis in screen.question.axes:
            yield from axis.things


def pickings(question: Question) -> list[object]:
    """What has to be picked for each answer, as the page understands its form."""
    doing = [option for option in question.options if not option.lets_be]
    if question.form == "order":
        return [option.of for option in doing]
    if question.form == "pick":
        return [_second(doing, option) for option in doing]
    if question.form == "sets":
        return [tuple(sorted(option.of)) for option in doing]
    if question.form == "board":
        return [option.of for option in doing]
    return list(range(len(doing)))


def _second(doing: list[Option], option: Option) -> object:
    """A thing and what is picked then: some more things, or one of several ways."""
    ways = [each for each in doing if each.of[0] == option.of[0]]
    more = any(len(each.of) > 1 for each in ways)
    return option.of[0], tuple(sorted(option.of[1:])) if more else ways.index(option)


@each_case_of(*SLUGS)
def test_every_answer_can_be_picked_on_a_phone_and_no_two_in_the_same_way(case: Case) -> None:
    for ask, question in questions(case):
        picked = pickings(question)
        assert len(set(picked)) == len(picked)
        keys = {thing.key for thing in question.things}
        spaces = {f"{column},{row}" for column in range(1, 7) for row in range(1, 7)}
        for option in question.options:
            known = spaces if question.form == "board" else keys
            assert set(option.of) <= known
            assert option.of or option.lets_be or question.form in ("list", "sets", "sheets", "people")
        if not isinstance(ask.options, Combinations):
            codes = [option.code for option in question.options]
            codes += [option.code for aside in question.asides for option in aside.options]
            assert sorted(codes) == sorted(option.code() for option in (*ask.options, *ask.aside))


@each_case_of(*SLUGS)
def test_what_a_phone_answers_is_the_answer_that_was_meant(case: Case) -> None:
    for ask, question in questions(case):
        for action in options_of(ask, 20):
            if isinstance(ask.options, Combinations):
                parts = tuple(
                    getattr(action, axis.name)
                    if isinstance(axis, Span)
                    else [n for n, item in enumerate(axis.items) if item in getattr(action, axis.name)]
                    for axis in ask.options.axes
                )
                assert [axis.name for axis in question.axes] == [axis.name for axis in ask.options.axes]
                answered = Answered(ask.seat, ask.number, None, parts)
            else:
                answered = Answered(ask.seat, ask.number, action.code())
            assert action_of(case.rules, ask, answered) == action


@each_case_of(*SLUGS)
def test_a_screen_has_words_in_both_languages_and_pictures_and_is_never_large(case: Case) -> None:
    for t, ask in asked(case, 10):
        for seat, language in zip((ask.seat, (ask.seat + 1) % case.seats), LANGUAGES, strict=True):
            of = shown(case, t, seat, language)
            screen = screen_of(of)
            assert screen.question is not None or screen.waiting
            assert len(project(of)) < LARGEST
            for thing in things(screen):
                assert not thing.art or f"/art/{thing.art}.png" in art(), thing
                assert "{" not in thing.name


@each_case_of(*SLUGS)
def test_no_byte_changes_when_what_the_seat_cannot_know_is_another(case: Case) -> None:
    rng = Rng.seeded("screens", case)
    for step in some(case, 6):
        for seat in range(case.seats):
            other = other_table(case.rules, step.after, seat, rng)
            if other is not None and not other.over:
                assert project(shown(case, other, seat)) == project(shown(case, step.after, seat))


@each_case_of("dice_town")
def test_in_a_call_nothing_but_the_cover_hides_who_can_react(case: Case) -> None:
    for t, ask in asked(case):
        if not ask.private:
            continue
        can = screen_of(shown(case, t, ask.seat, call=Call(6.0))).question
        nothing = shown(case, t, ask.seat, call=Call(6.0))
        passing = ask._replace(options=ask.options[-1:])
        cannot = screen_of(replace(nothing, ask=passing)).question
        assert can is not None
        assert cannot is not None
        for question in (can, cannot):
            assert (question.form, question.secret, question.seconds) == ("call", True, 6.0)
        assert (can.prompt, can.kind, can.confirm) == (cannot.prompt, cannot.kind, cannot.confirm)
        assert [option.words for option in can.options if option.lets_be] == [cannot.options[0].words]


@pytest.mark.parametrize("slug", SLUGS)
def test_in_the_end_everybody_reads_who_won_and_why(slug: str) -> None:
    rules = game(slug).rules
    case = Case(rules, 3, tuple((each.name, each.usual(3)) for each in rules.options))
    t, rng = case.new(1), Rng.seeded("end", slug)
    while t.asks:
        ask = rng.pick(t.asks)
        submit(t, ask.number, ask.seat, rng.pick(ask.options))
    screen = screen_of(shown(case, t, 1, "fr"))
    assert [line.seat for line in screen.result] != []
    assert screen.result[0].rank == 1
    assert NAMES[screen.result[0].seat] in screen.won


def test_the_page_has_all_its_words_in_every_language_before_anybody_sends_it_any() -> None:
    words = page_words()
    assert set(words) == set(LANGUAGES)
    body = served()["/"][1].decode()
    for each in words["fr"].values():
        assert each in body
    assert "{{" not in body


def test_the_page_keeps_to_the_policy_that_it_is_served_with() -> None:
    page = served()
    assert all(kind.endswith("charset=utf-8") for kind, _ in page.values())
    assert " style=" not in page["/"][1].decode()
    for path, (_, body) in page.items():
        text = body.decode()
        assert "http://" not in text, path
        assert "innerHTML" not in text, path
        assert "eval(" not in text, path

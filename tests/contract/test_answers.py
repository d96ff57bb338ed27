"""Every question and every answer of every game can be told, and no two answers of a question alike."""

import random
from collections.abc import Iterator

import pytest

from game.engine import Ask, Message, OneOf, SeatOr, submit
from game.engine.lazy import Combinations, Subset
from game.games import GAMES, Game
from game.play.seating import NAMES
from game.text import LANGUAGES, Speaker
from tests.contract.cases import RULES, Case, each_case_of

SPEAKERS = [Speaker(language, NAMES) for language in LANGUAGES]
_MOST = 40
"""Of how many answers to a question the words are looked at."""


def asked(case: Case, seed: int) -> Iterator[Ask]:
    """Every question to a player in a game played at random; the clock is asked without words."""
    t, chance = case.new(seed), random.Random(seed)
    while t.asks:
        ask = chance.choice(t.asks)
        if ask.seat < case.seats:
            yield ask
        submit(t, ask.number, ask.seat, chance.choice(ask.options))


def told(game: Game, ask: Ask) -> list[Message]:
    options = ask.options
    some = options if len(options) <= _MOST else random.Random(1).sample(options, _MOST)
    return [game.answer(ask, option) for option in (*some, *ask.aside)]


def parts(game: Game, options: Combinations[object]) -> list[Message]:  # type: ignore[type-var]
    assert game.part is not None
    found = []
    for axis in options.axes:
        values = axis.items if isinstance(axis, Subset) else (axis.low, axis.high)
        found += [game.part(axis.name, value) for value in values]
    return found


@each_case_of(*(game.rules.slug for game in GAMES))
def test_every_question_and_answer_has_words_in_every_language(case: Case) -> None:
    game = next(each for each in GAMES if each.rules.slug == case.rules.slug)
    for ask in asked(case, seed=3):
        said = told(game, ask)
        if game.question is not None:
            said.append(game.question(ask))
        if isinstance(ask.options, Combinations):
            said += parts(game, ask.options)
        for speak in SPEAKERS:
            assert all(speak(message) for message in said)


@each_case_of("claim_it", "dalton_city")
def test_no_two_answers_are_told_alike_where_everything_lies_open(case: Case) -> None:
    game = next(each for each in GAMES if each.rules.slug == case.rules.slug)
    for ask in asked(case, seed=4):
        words = [SPEAKERS[0](message) for message in told(game, ask)]
        assert len(set(words)) == len(words), words


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.slug)
def test_every_word_that_an_option_can_be_has_a_name(rules: object) -> None:
    for option in rules.options:  # type: ignore[attr-defined]
        words = option.kind.words if isinstance(option.kind, OneOf | SeatOr) else ()
        assert set(words) == set(option.named), option.name

"""What lies open: table and views have it in common, and nobody can change it through a view."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from enum import Enum
from pickle import dumps, loads
from typing import Any

import pytest

from game.games.dice_town.town import Town
from game.games.dice_town.view import View
from tests.games.dice_town.told import RULES, random_games
from tests.games.dice_town.town import answer, new_game

OPEN = [field.name for field in fields(Town)]


def changing(value: Any) -> Iterator[Any]:
    """Whatever could be changed in a value, however deep."""
    if isinstance(value, tuple):
        for each in value:
            yield from changing(each)
    elif is_dataclass(value) and not isinstance(value, type):
        if not value.__dataclass_params__.frozen:  # type: ignore[attr-defined]
            yield value
        for field in fields(value):
            yield from changing(getattr(value, field.name))
    elif not isinstance(value, int | str | Enum | None):
        yield value


def test_every_view_holds_what_lies_open_and_a_table_dealt_from_it_too() -> None:
    for _, tables in random_games():
        for t in tables:
            for seat in (None, *range(t.world.seats)):
                view = RULES.view(t, seat)
                again = RULES.sample(view, t.rng.clone()).world
                for name in OPEN:
                    assert getattr(t.world, name) == getattr(view, name) == getattr(again, name)


def test_nothing_in_the_world_can_be_changed_but_its_memory() -> None:
    for _, tables in random_games():
        for t in tables:
            for field in fields(t.world):
                if field.name != "memory":
                    assert not [*changing(getattr(t.world, field.name))], field.name


def test_a_view_cannot_be_changed() -> None:
    view = RULES.view(new_game(dice_rolled="9" * 15), 0)
    for name in ("money", "hand", "frames"):
        with pytest.raises(FrozenInstanceError):
            setattr(view, name, ())


def test_a_view_lacks_no_part_and_has_no_other() -> None:
    view = RULES.view(new_game(dice_rolled="9" * 15), 0)
    parts = {field.name: getattr(view, field.name) for field in fields(View)}
    assert View(**parts) == view
    with pytest.raises(TypeError, match="hand"):
        View(**{name: part for name, part in parts.items() if name != "hand"})
    with pytest.raises(TypeError, match="weather"):
        View(**{**parts, "weather": "fine"})


def test_a_view_stays_as_it_was_while_the_game_goes_on() -> None:
    t = new_game(2, "9" * 60)
    before, text = RULES.view(t, 0), repr(RULES.view(t, 0))
    answer(t, 0, "keep:9,9")
    answer(t, 1, "keep:9,9")
    assert RULES.view(t, 0) != before
    assert repr(before) == text


def test_a_view_goes_from_one_process_to_another() -> None:
    view = RULES.view(new_game(dice_rolled="9" * 15, wild_west=True), 1)
    assert loads(dumps(view)) == view

"""Presets are legal, named apart, and begin with one for who has never played; lengths are as measured."""

import pytest

from build_spec.lengths import can_be_played, measure
from game.engine import choose
from game.games import GAMES, Game
from game.games.game import Preset
from game.games.length import lengths
from game.play.length import minutes

EVERY = [
    pytest.param(box, preset, id=f"{box.rules.slug}-{preset.name}") for box in GAMES for preset in box.presets
]
BOXES = [pytest.param(box, id=box.rules.slug) for box in GAMES]


@pytest.mark.parametrize(("box", "preset"), EVERY)
def test_a_preset_is_a_legal_set_of_options_for_the_players_it_is_best_with(
    box: Game, preset: Preset
) -> None:
    chosen = choose(box.rules.options, preset.options, preset.players)
    box.rules.check(preset.players, chosen)
    assert all(chosen[name] == value for name, value in preset.options.items())
    box.rules.new(preset.players, chosen, 1)


@pytest.mark.parametrize(("box", "preset"), EVERY)
def test_a_preset_says_only_what_is_not_usual_about_it(box: Game, preset: Preset) -> None:
    for option in box.rules.options:
        if option.name in preset.options:
            usual = [option.usual(seats) for seats in box.rules.seats]
            assert any(preset.options[option.name] != each for each in usual)


@pytest.mark.parametrize("box", BOXES)
def test_no_two_presets_are_the_same_and_one_is_the_game_as_it_is_usually_played(box: Game) -> None:
    for seats in box.rules.seats:
        playable = [each for each in box.presets if can_be_played(box.rules, seats, each.options)]
        sets = [choose(box.rules.options, each.options, seats) for each in playable]
        assert playable
        assert all(one != other for number, one in enumerate(sets) for other in sets[:number])
    assert {} in [each.options for each in box.presets]


@pytest.mark.parametrize("box", BOXES)
def test_a_first_game_is_over_within_half_an_hour(box: Game) -> None:
    first = box.presets[0]
    found = minutes(box, first.players, 1, choose(box.rules.options, first.options, first.players), 1.0)
    assert found is not None
    assert found[1] <= 30


@pytest.mark.parametrize("box", BOXES)
def test_every_number_of_players_and_set_of_options_has_a_length(box: Game) -> None:
    for seats in box.rules.seats:
        for option in box.rules.options:
            for value in option.kind.values(seats):
                given = {option.name: value} | dict([option.needs] if option.needs else [])
                if can_be_played(box.rules, seats, given):
                    chosen = choose(box.rules.options, given, seats)
                    found = minutes(box, seats, 1, chosen, 1.0)
                    assert found is not None
                    assert 0 < found[0] < found[1]


@pytest.mark.parametrize("box", BOXES)
def test_the_figures_are_what_playing_it_comes_to(box: Game) -> None:
    """Two games more: chance makes them differ, but not by as much as an expansion does."""
    seats = box.presets[0].players
    known = lengths(f"game.games.{box.rules.slug}").measured[0].seats[seats]
    found = measure(box, seats, {}, played=4, shown=1)
    assert found.rounds == pytest.approx(known.rounds, rel=0.35)
    assert found.decisions == pytest.approx(known.decisions, rel=0.35)
    assert found.seconds == pytest.approx(known.seconds, rel=0.5)

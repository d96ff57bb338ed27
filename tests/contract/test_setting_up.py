from typing import Any

import pytest

from game.engine import BadSeats, Rules, choose
from tests.contract.cases import FEW, RULES, Case, each_case

each_rules = pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.slug)


@each_rules
def test_too_few_or_too_many_players_are_refused(rules: Rules[Any, Any]) -> None:
    for seats in (0, rules.seats[0] - 1, rules.seats[-1] + 1):
        with pytest.raises(BadSeats):
            rules.check_seats(seats)
        with pytest.raises(BadSeats):
            rules.new(seats, choose(rules.options, {}, seats), 0)


@each_rules
def test_every_game_can_be_played_with_its_defaults(rules: Rules[Any, Any]) -> None:
    """A full table may need an expansion, but never a small one."""
    *most, fullest = rules.seats
    for seats in most:
        rules.audit(rules.new(seats, choose(rules.options, {}, seats), 0))
    assert any(case.seats == fullest for case in FEW if case.rules is rules)


@each_rules
def test_every_option_is_declared_soundly(rules: Rules[Any, Any]) -> None:
    names = [option.name for option in rules.options]
    assert len(set(names)) == len(names)
    for option in rules.options:
        assert option.name.isidentifier()
        assert set(option.unwise) <= set(rules.seats)
        assert set(option.by_seats) <= set(rules.seats)
        for seats in rules.seats:
            assert option.usual(seats) in option.kind.values(seats)
            texts = [option.kind.write(value) for value in option.kind.values(seats)]
            assert len(set(texts)) == len(texts)
            assert option.in_company in (None, *option.kind.values(seats))
        assert option.in_company is None or option.needs is None
        if option.needs:
            other = next(each for each in rules.options if each.name == option.needs[0])
            assert option.needs[1] in other.kind.values(rules.seats[0])


def test_no_two_games_share_a_name() -> None:
    slugs = [rules.slug for rules in RULES]
    assert len(set(slugs)) == len(slugs)
    assert all(slug.isidentifier() and slug.islower() for slug in slugs)


@each_case
def test_the_same_seed_sets_up_the_same_match(case: Case) -> None:
    t = case.new(3)
    assert t == case.new(3)
    assert t.asks
    assert t.numbers == [0] * (case.seats + case.rules.clock)

"""Every game, with as many seats and options as the contract is tested for: the one place to add a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from game.engine import BadOption, BadSeats, Between, Option, Rules, Table, Value, choose, written
from game.games import all_rules
from tests.contract.pairs import Setting, all_pairs, settings
from tests.toy.rules import MedicineShow

RULES: tuple[Rules[Any, Any], ...] = (*all_rules(), MedicineShow())
SEATS = "seats"  # no option may have this name
_MOST_VALUES = 6  # of a longer range, only the ends and the default


@dataclass(frozen=True, slots=True)
class Case:
    """One way to play one game."""

    rules: Rules[Any, Any]
    seats: int
    options: tuple[tuple[str, Value], ...]

    def __str__(self) -> str:
        texts = written(self.rules.options, dict(self.options)).items()
        return f"{self.rules.slug}:{self.seats}:" + ",".join(f"{name}={text}" for name, text in texts)

    def new(self, seed: int = 0) -> Table[Any]:
        """The table at its first question."""
        return self.rules.new(self.seats, dict(self.options), seed)


def case(rules: Rules[Any, Any], seats: int, **given: Value) -> Case:
    """A case by the options that are not the default."""
    return Case(rules, seats, tuple(choose(rules.options, given, seats).items()))


def every_case(rules: Rules[Any, Any]) -> list[Case]:
    """The full product of seats and options."""
    return [_case(rules, setting) for setting in _settings(rules)]


def few_cases(rules: Rules[Any, Any]) -> list[Case]:
    """Every pair of values, seats among them; the far end of a long range only makes games long."""
    far = {option.name: option.kind.high for option in rules.options if isinstance(option.kind, Between)}
    near = [s for s in _settings(rules) if all(s[name] != high for name, high in far.items())]
    return [_case(rules, setting) for setting in all_pairs(near)]


def _settings(rules: Rules[Any, Any]) -> list[Setting]:
    values = {option.name: _values(option, rules.seats) for option in rules.options}
    return settings({SEATS: rules.seats, **values}, lambda setting: _fits(rules, setting))


def _values(option: Option, seats: range) -> Sequence[Value]:
    values = option.kind.values(seats[-1])
    if len(values) <= _MOST_VALUES:
        return values
    return tuple(dict.fromkeys((values[0], *map(option.usual, seats), values[-1])))


def _of_others(option: Option, value: Value, seats: int) -> bool:
    """Whether a value is what is usual with other numbers of seats only."""
    ends = option.kind.values(seats)
    return value in option.by_seats.values() and value not in (ends[0], option.usual(seats), ends[-1])


def _fits(rules: Rules[Any, Any], setting: Setting) -> bool:
    seats = int(setting[SEATS])
    try:
        given = {name: value for name, value in setting.items() if name != SEATS}
        if any(_of_others(option, given[option.name], seats) for option in rules.options):
            return False
        rules.check(seats, choose(rules.options, given, seats))
    except (BadOption, BadSeats):
        return False
    return True


def _case(rules: Rules[Any, Any], setting: Setting) -> Case:
    options = tuple((option.name, setting[option.name]) for option in rules.options)
    return Case(rules, int(setting[SEATS]), options)


FEW = [each for rules in RULES for each in few_cases(rules)]
EVERY = [each for rules in RULES for each in every_case(rules)]


def each_case_of(*slugs: str) -> pytest.MarkDecorator:
    """Run a test for the few cases of these games, and for all of them in a soak."""
    few = [each for each in FEW if each.rules.slug in slugs]
    rest = [each for each in EVERY if each.rules.slug in slugs and each not in FEW]
    return pytest.mark.parametrize(
        "case", [*few, *(pytest.param(each, marks=pytest.mark.soak) for each in rest)], ids=str
    )


each_case = each_case_of(*(rules.slug for rules in RULES))

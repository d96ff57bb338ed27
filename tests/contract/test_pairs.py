from itertools import product

from game.engine import Between, Rng
from tests.contract.cases import EVERY, FEW, RULES, SEATS, every_case, few_cases
from tests.contract.pairs import Setting, all_pairs, pairs, settings


def _any(_setting: Setting) -> bool:
    return True


def test_every_pair_of_values_is_chosen() -> None:
    values = {"a": (1, 2, 3), "b": (False, True), "c": ("x", "y", "z"), "d": (False, True)}
    chosen = all_pairs(settings(values, _any))
    covered = {pair for setting in chosen for pair in pairs(setting)}
    for one, other in [("a", "b"), ("a", "c"), ("a", "d"), ("b", "c"), ("b", "d"), ("c", "d")]:
        for left, right in product(values[one], values[other]):
            assert ((one, left), (other, right)) in covered


def test_pairs_take_far_fewer_settings_than_the_product() -> None:
    values = dict.fromkeys("abcdefgh", (False, True))
    assert len(all_pairs(settings(values, _any))) <= 12 < 2**8


def test_no_setting_is_chosen_that_does_not_fit() -> None:
    values = {"a": (1, 2, 3), "b": (1, 2, 3), "c": (1, 2, 3)}
    fitting = settings(values, lambda setting: setting["a"] != setting["b"])
    assert all(setting in fitting for setting in all_pairs(fitting))
    assert len(fitting) == 18


def test_of_very_many_settings_plenty_are_drawn() -> None:
    values = dict.fromkeys("abcdefghi", tuple(range(4)))
    drawn = settings(values, _any)
    assert len(drawn) == 100_000
    assert len(all_pairs(drawn[:500])) < 50


def test_a_single_value_is_enough_for_a_setting() -> None:
    assert all_pairs([{"a": 1}]) == [{"a": 1}]


def test_the_selection_is_the_same_every_time() -> None:
    for rules in RULES:
        assert few_cases(rules) == few_cases(rules)


def test_every_seat_count_and_every_value_of_an_option_is_among_the_few() -> None:
    for rules in RULES:
        few, every = few_cases(rules), every_case(rules)
        assert {case.seats for case in few} == set(rules.seats)
        ends = {(o.name, o.kind.high) for o in rules.options if isinstance(o.kind, Between)}
        every_pair = {pair for case in every for pair in case.options}
        assert {pair for case in few for pair in case.options} == every_pair - ends


def test_no_option_is_called_like_the_seats() -> None:
    assert all(option.name != SEATS for rules in RULES for option in rules.options)


def test_every_case_can_be_told_from_the_others() -> None:
    assert len(set(map(str, EVERY))) == len(EVERY)
    assert set(FEW) <= set(EVERY)
    assert Rng.seeded(EVERY[0]) != Rng.seeded(EVERY[1])

from typing import Any

import pytest

from game.engine import BadOption, Between, Flag, OneOf, Option, SeatOr, Value, choose, say, written


def _option(name: str, kind: Flag | OneOf | Between | SeatOr, default: Value, **more: Any) -> Option:
    return Option(name, kind, default, say(name), say(name), **more)


DECLARED = (
    _option("length", OneOf(("short", "long")), "short"),
    _option("gold", Between(2, 12), 6),
    _option("first", SeatOr(("dice",)), "dice"),
    _option("encore", Flag(), False, needs=("length", "long")),
)


def test_what_is_not_given_is_the_default() -> None:
    assert choose(DECLARED, {}, 3) == {"length": "short", "gold": 6, "first": "dice", "encore": False}


def test_a_default_may_depend_on_the_number_of_seats() -> None:
    rounds = _option("rounds", Between(1, 99), 20, needs=("length", "long"), by_seats={2: 40, 3: 30})
    assert [rounds.usual(seats) for seats in (2, 3, 4)] == [40, 30, 20]
    declared = (DECLARED[0], rounds)
    assert choose(declared, {}, 3)["rounds"] == 30
    assert choose(declared, {"rounds": 30}, 3)["rounds"] == 30, "it is what it would be anyway"
    with pytest.raises(BadOption):
        choose(declared, {"rounds": 20}, 3)


def test_values_are_taken_as_text_or_as_they_are() -> None:
    text = choose(DECLARED, {"length": "long", "gold": "12", "first": "3", "encore": "yes"}, 3)
    assert text == {"length": "long", "gold": 12, "first": 2, "encore": True}
    assert choose(DECLARED, text, 3) == text


def test_the_written_form_is_read_back() -> None:
    chosen = choose(DECLARED, {"length": "long", "gold": 2, "first": 0, "encore": True}, 2)
    assert written(DECLARED, chosen) == {"length": "long", "gold": "2", "first": "1", "encore": "yes"}
    assert choose(DECLARED, written(DECLARED, chosen), 2) == chosen
    for option in DECLARED:
        for value in option.kind.values(4):
            assert option.kind.parse(option.kind.write(value)) == value


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"colour": "red"}, "options.unknown"),
        ({"length": "endless"}, "options.value"),
        ({"length": ""}, "options.value"),
        ({"length": True}, "options.value"),
        ({"gold": "1"}, "options.value"),
        ({"gold": "13"}, "options.value"),
        ({"gold": 13}, "options.value"),
        ({"gold": "-2"}, "options.value"),
        ({"gold": "2.5"}, "options.value"),
        ({"gold": "²"}, "options.value"),
        ({"gold": "9" * 5000}, "options.value"),
        ({"first": "0"}, "options.value"),
        ({"first": "4"}, "options.value"),
        ({"first": 3}, "options.value"),
        ({"first": -1}, "options.value"),
        ({"first": "nobody"}, "options.value"),
        ({"first": True}, "options.value"),
        ({"encore": "maybe"}, "options.value"),
        ({"encore": 1}, "options.value"),
        ({"encore": "yes"}, "options.needs"),
        ({"encore": True, "length": "short"}, "options.needs"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_own_sentence(
    given: dict[str, str | Value], key: str
) -> None:
    with pytest.raises(BadOption) as caught:
        choose(DECLARED, given, 3)
    assert caught.value.message.key == key


def test_the_sentence_names_what_would_be_allowed() -> None:
    with pytest.raises(BadOption) as caught:
        choose(DECLARED, {"first": "4"}, 3)
    assert dict(caught.value.message.arguments) == {"name": "first", "value": "4", "allowed": "dice, 1, 2, 3"}
    with pytest.raises(BadOption) as caught:
        choose(DECLARED, {"encore": "on"}, 3)
    assert dict(caught.value.message.arguments) == {"name": "encore", "other": "length", "value": "long"}


@pytest.mark.parametrize(
    ("text", "value"), [("yes", True), ("on", True), ("oui", True), ("no", False), ("0", False)]
)
def test_yes_and_no_can_be_said_in_several_ways(text: str, value: bool) -> None:
    assert Flag().parse(text) is value

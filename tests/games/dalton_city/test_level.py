"""The drawn board of Dalton City: where its squares lie; refused if it is not the board of the rules."""

import re
from pathlib import Path

import pytest

from game import paths
from game.engine import Message
from game.games.dalton_city import level
from game.games.level import BadLevel, Piece
from tests.games.dalton_city.city import BOARD

DRAWN = (paths.levels() / "dalton_city.tmx").read_text(encoding="utf-8")


def read(folder: Path, text: str) -> tuple[Piece, ...]:
    file = folder / "board.tmx"
    file.write_text(text, encoding="utf-8")
    return level.read(file)


def refusal(folder: Path, text: str) -> Message:
    with pytest.raises(BadLevel) as refused:
        read(folder, text)
    return refused.value.message


def edited(order: int, old: str, new: str) -> str:
    """The board with something replaced in one square."""
    objects = re.findall(r"<object .*?</object>", DRAWN, re.DOTALL)
    assert old in objects[order]
    return DRAWN.replace(objects[order], objects[order].replace(old, new, 1))


def value(name: str, text: str) -> str:
    return f'name="{name}" value="{text}"'


def number(name: str, n: object) -> str:
    return f'name="{name}" type="int" value="{n}"'


def test_the_drawn_squares_are_those_of_the_rules_in_their_order(tmp_path: Path) -> None:
    drawn = read(tmp_path, DRAWN)
    assert [square.name for square in drawn] == [square.name for square in BOARD.squares]
    assert [square.properties["order"] for square in drawn] == list(range(70))


def test_no_two_squares_lie_on_each_other(tmp_path: Path) -> None:
    drawn = read(tmp_path, DRAWN)
    for i, one in enumerate(drawn):
        for other in drawn[i + 1 :]:
            assert abs(one.x - other.x) >= one.width or abs(one.y - other.y) >= one.height


def test_a_square_that_is_missing_is_named(tmp_path: Path) -> None:
    text = re.sub(r"<object .*?</object>", "", DRAWN, count=1, flags=re.DOTALL)
    said = refusal(tmp_path, text)
    assert said.key == "dalton_city.level.loop"
    assert dict(said.arguments) == {"file": "board.tmx", "squares": "0"}


@pytest.mark.parametrize(
    "order",
    [number("order", 4), number("order", 70), number("order", -1), value("order", "3"), value("other", "3")],
)
def test_a_loop_that_does_not_close_is_refused(tmp_path: Path, order: str) -> None:
    assert refusal(tmp_path, edited(3, number("order", 3), order)).key == "dalton_city.level.loop"


def test_a_square_too_many_is_refused(tmp_path: Path) -> None:
    one = re.findall(r"<object .*?</object>", DRAWN, re.DOTALL)[0]
    assert refusal(tmp_path, DRAWN.replace(one, one + one)).key == "dalton_city.level.loop"


@pytest.mark.parametrize(
    ("old", "new"), [('width="64"', 'width="65"'), ('tileheight="30"', 'tileheight="31"')]
)
def test_a_picture_of_the_wrong_size_is_refused(tmp_path: Path, old: str, new: str) -> None:
    assert refusal(tmp_path, DRAWN.replace(old, new, 1)).key == "level.size"


@pytest.mark.parametrize(
    ("order", "name", "other"),
    [(1, "hold_up", "holdup"), (1, "hold_up", ""), (2, "gunsmith.rock", "bank.rock"), (0, "ranch", "times")],
)
def test_a_square_that_is_another_one_in_the_rules_is_named(
    tmp_path: Path, order: int, name: str, other: str
) -> None:
    said = refusal(tmp_path, edited(order, f'name="{name}"', f'name="{other}"'))
    assert said.key == "dalton_city.level.square"
    wrong = {"file": "board.tmx", "number": order, "name": other, "square": name}
    assert dict(said.arguments) == wrong


def test_squares_drawn_in_another_order_than_they_are_ridden_over_are_refused(tmp_path: Path) -> None:
    text = DRAWN
    for old, new in ((3, 1000), (57, 3), (1000, 57)):
        text = text.replace(number("order", old) + "/", number("order", new) + "/")
    said = refusal(tmp_path, text)
    assert said.key == "dalton_city.level.square"
    wrong = {"file": "board.tmx", "number": 3, "name": "tailor.little", "square": "bank.rock"}
    assert dict(said.arguments) == wrong


@pytest.mark.parametrize(("old", "new"), [(' width="', ' width="-'), (' x="', ' x="-9'), (' y="', ' y="99')])
def test_a_square_that_does_not_lie_on_the_picture_is_named(tmp_path: Path, old: str, new: str) -> None:
    said = refusal(tmp_path, edited(5, old, new))
    assert said.key == "dalton_city.level.off"
    assert dict(said.arguments) == {"file": "board.tmx", "number": 5, "name": "general_store.rock"}

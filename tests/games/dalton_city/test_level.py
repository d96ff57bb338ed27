"""The board of Dalton City: as drawn, edited, and refused where it is wrong."""

import re
from pathlib import Path

import pytest

from game import paths
from game.engine import Message, Rng, choose, submit
from game.games.dalton_city import figures
from game.games.dalton_city.rules import DaltonCity
from game.games.level import BadLevel
from tests.games.dalton_city.city import BOARD

DRAWN = (paths.levels() / "dalton_city.tmx").read_text(encoding="utf-8")

LOOP = """
ranch hold_up gunsmith.rock bank.rock tailor.rock general_store.rock transit.boat telegram hospital times
saloon.dalton casino.dalton general_store.dalton bank.dalton gunsmith.dalton tailor.dalton post_office
university banco telegram transit.railroad general_store.river tailor.river bank.river barber.river
diploma.barber ranch wanted diploma.saloon gunsmith.desperados casino.desperados bank.desperados
barber.desperados saloon.desperados diploma.casino ranch diploma.tailor gunsmith.cactus saloon.cactus
bank.cactus general_store.cactus barber.cactus telegram sheriff times saloon.dalton casino.dalton
general_store.dalton bank.dalton gunsmith.dalton tailor.dalton daily_star university banco telegram
transit.stagecoach diploma.gunsmith tailor.little saloon.little general_store.little rodeo ranch
diploma.general_store saloon.desert barber.desert bank.desert casino.desert tailor.desert diploma.bank
nugget
"""


def read(folder: Path, text: str) -> figures.Board:
    file = folder / "board.tmx"
    file.write_text(text, encoding="utf-8")
    return figures.read(file)


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


def test_the_70_squares_are_in_their_order() -> None:
    assert [square.card or square.kind for square in BOARD.squares] == LOOP.split()


def test_ranches_and_times_squares_have_their_figures() -> None:
    bonuses = {i: square.bonus for i, square in enumerate(BOARD.squares) if square.bonus}
    assert bonuses == {0: 10_000, 26: 5000, 35: 10_000, 61: 5000, 9: 1000, 44: 500}


def test_the_squares_of_dalton_city_are_one_on_both_sides_of_the_fold() -> None:
    """DC-10."""
    for at in range(10, 16):
        assert BOARD.same(at) == BOARD.same(at + 35) == (at, at + 35)
    assert all(BOARD.same(at) == (at,) for at in range(70) if at % 35 not in range(10, 16))


def test_no_two_squares_lie_on_each_other() -> None:
    for i, one in enumerate(BOARD.squares):
        for other in BOARD.squares[i + 1 :]:
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
    ("order", "old", "new"),
    [
        (1, value("kind", "hold_up"), value("kind", "holdup")),
        (1, value("kind", "hold_up"), value("sort", "hold_up")),
        (2, value("town", "rock"), value("town", "boulder")),
        (2, value("trade", "gunsmith"), value("trade", "dentist")),
        (2, value("town", "rock"), value("town", "desert")),
        (25, value("trade", "barber"), value("trade", "dentist")),
        (6, value("transit", "boat"), value("transit", "canoe")),
        (0, number("bonus", 10000), number("bonus", -10000)),
        (0, number("bonus", 10000), number("bonus", 50)),
        (0, number("bonus", 10000), value("bonus", "much")),
    ],
)
def test_a_square_the_figures_do_not_know_is_named(tmp_path: Path, order: int, old: str, new: str) -> None:
    said = refusal(tmp_path, edited(order, old, new))
    assert said.key == "dalton_city.level.square"
    assert dict(said.arguments)["name"] == str(order)


@pytest.mark.parametrize(
    ("order", "old", "new", "card"),
    [
        (2, value("trade", "gunsmith"), value("trade", "bank"), "gunsmith.rock"),
        (25, value("kind", "diploma"), value("kind", "telegram"), "diploma.barber"),
        (6, value("kind", "transit"), value("kind", "banco"), "transit.boat"),
        (51, value("kind", "daily_star"), value("kind", "post_office"), "daily_star"),
    ],
)
def test_a_card_without_a_square_is_named(tmp_path: Path, order: int, old: str, new: str, card: str) -> None:
    said = refusal(tmp_path, edited(order, old, new))
    assert said.key == "dalton_city.level.card"
    assert dict(said.arguments)["card"] == card


@pytest.mark.parametrize("kind", ["hospital", "sheriff"])
def test_a_board_without_hospital_or_sheriff_is_refused(tmp_path: Path, kind: str) -> None:
    said = refusal(tmp_path, edited(BOARD.of_kind(kind)[0], value("kind", kind), value("kind", "telegram")))
    assert said.key == "dalton_city.level.kind"
    assert dict(said.arguments)["kind"] == kind


def test_a_board_without_a_ranch_is_refused(tmp_path: Path) -> None:
    text = DRAWN.replace(value("kind", "ranch"), value("kind", "telegram"))
    assert refusal(tmp_path, text).key == "dalton_city.level.kind"


@pytest.mark.parametrize(("old", "new"), [(' width="', ' width="-'), (' x="', ' x="-9'), (' y="', ' y="99')])
def test_a_square_that_does_not_lie_on_the_picture_is_named(tmp_path: Path, old: str, new: str) -> None:
    assert refusal(tmp_path, edited(5, old, new)).key == "dalton_city.level.off"


def test_a_town_may_be_moved_and_the_game_plays_on(tmp_path: Path) -> None:
    text = DRAWN
    for rock, little in ((3, 57), (4, 58), (5, 59)):
        for old, new in ((rock, 1000), (little, rock), (1000, little)):
            text = text.replace(number("order", old) + "/", number("order", new) + "/")
    board = read(tmp_path, text)
    assert [board.squares[at].card for at in (3, 4, 5)] == [
        "tailor.little",
        "saloon.little",
        "general_store.little",
    ]
    assert board.squares[57].card == "bank.rock"
    rules, rng = DaltonCity(board), Rng.seeded("moved")
    t = rules.new(3, choose(rules.options, {"rounds": 15}, 3), 1)
    bought = set()
    while t.asks:
        (ask,) = t.asks
        submit(t, ask.number, ask.seat, rng.pick(ask.options))
        rules.audit(t)
        bought |= {card for card, owner in t.world.owner.items() if owner >= 0}
    assert t.over
    assert t.world.board is board
    assert bought

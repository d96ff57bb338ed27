"""The squares in loop.toml, checked by hand against the printed board; a wrong loop is refused."""

from importlib.resources import files

import pytest

from game.engine import Message, Rng, choose, submit
from game.games.dalton_city.figures import BadFigures
from game.games.dalton_city.loop import parse_board
from game.games.dalton_city.rules import DaltonCity
from tests.games.dalton_city.city import BOARD

DATA = files("game.games.dalton_city").joinpath("loop.toml").read_text(encoding="utf-8")
ROWS = [line for line in DATA.splitlines(keepends=True) if line.startswith("    {")]

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


def refusal(text: str) -> Message:
    with pytest.raises(BadFigures) as refused:
        parse_board(text.encode())
    return refused.value.message


def edited(number: int, old: str, new: str) -> str:
    """The loop with something replaced in one square."""
    assert old in ROWS[number]
    rows = [*ROWS[:number], ROWS[number].replace(old, new, 1), *ROWS[number + 1 :]]
    return f"squares = [\n{''.join(rows)}]"


def test_the_70_squares_are_in_their_order() -> None:
    assert [square.name for square in BOARD.squares] == LOOP.split()


def test_ranches_and_times_squares_have_their_figures() -> None:
    bonuses = {i: square.bonus for i, square in enumerate(BOARD.squares) if square.bonus}
    assert bonuses == {0: 10_000, 26: 5000, 35: 10_000, 61: 5000, 9: 1000, 44: 500}


def test_the_squares_of_dalton_city_are_one_on_both_sides_of_the_fold() -> None:
    """DC-10."""
    for at in range(10, 16):
        assert BOARD.same(at) == BOARD.same(at + 35) == (at, at + 35)
    assert all(BOARD.same(at) == (at,) for at in range(70) if at % 35 not in range(10, 16))


@pytest.mark.parametrize("rows", [ROWS[:-1], [*ROWS, ROWS[-1]], []])
def test_a_loop_of_fewer_or_more_squares_is_refused(rows: list[str]) -> None:
    said = refusal(f"squares = [\n{''.join(rows)}]")
    assert said.key == "dalton_city.loop.length"
    assert dict(said.arguments) == {"squares": 70, "found": len(rows)}


@pytest.mark.parametrize(
    ("number", "old", "new"),
    [
        (1, 'kind = "hold_up"', 'kind = "holdup"'),
        (1, 'kind = "hold_up"', 'sort = "hold_up"'),
        (1, 'kind = "hold_up"', 'kind = "hold_up", sort = "hard"'),
        (0, "10000", "-10000"),
        (0, "10000", '"much"'),
        (0, "{", ""),
    ],
)
def test_a_loop_that_cannot_be_read_is_refused(number: int, old: str, new: str) -> None:
    assert refusal(edited(number, old, new)).key == "dalton_city.figures.unreadable"


@pytest.mark.parametrize(
    ("number", "old", "new"),
    [
        (2, "gunsmith.rock", "gunsmith.boulder"),
        (2, "gunsmith.rock", "dentist.rock"),
        (2, "gunsmith.rock", "gunsmith.desert"),
        (2, "gunsmith.rock", "diploma.gunsmith"),
        (2, "gunsmith.rock", ""),
        (6, "transit.boat", "transit.canoe"),
        (16, 'card = "post_office"', 'card = "daily_star"'),
        (25, 'kind = "diploma"', 'kind = "telegram"'),
        (25, "diploma.barber", "diploma.dentist"),
        (42, 'kind = "telegram"', 'kind = "telegram", card = "bank.rock"'),
        (42, 'kind = "telegram"', 'kind = "trade"'),
        (0, "10000", "50"),
    ],
)
def test_a_square_the_figures_do_not_know_is_named(number: int, old: str, new: str) -> None:
    said = refusal(edited(number, old, new))
    assert said.key == "dalton_city.loop.square"
    assert dict(said.arguments)["number"] == number


@pytest.mark.parametrize(
    ("number", "old", "new", "card"),
    [
        (2, "gunsmith.rock", "bank.rock", "gunsmith.rock"),
        (25, 'kind = "diploma", card = "diploma.barber"', 'kind = "telegram"', "diploma.barber"),
        (6, 'kind = "transit", card = "transit.boat"', 'kind = "banco"', "transit.boat"),
        (51, 'kind = "daily_star", card = "daily_star"', 'kind = "nugget"', "daily_star"),
    ],
)
def test_a_card_without_a_square_is_named(number: int, old: str, new: str, card: str) -> None:
    said = refusal(edited(number, old, new))
    assert said.key == "dalton_city.loop.card"
    assert dict(said.arguments) == {"card": card}


@pytest.mark.parametrize("kind", ["ranch", "hospital", "sheriff"])
def test_a_board_without_ranch_hospital_or_sheriff_is_refused(kind: str) -> None:
    said = refusal(DATA.replace(f'kind = "{kind}"', 'kind = "telegram"'))
    assert said.key == "dalton_city.loop.kind"
    assert dict(said.arguments) == {"kind": kind}


def test_a_town_may_be_moved_and_the_game_plays_on() -> None:
    rows = [*ROWS]
    rows[3:6], rows[57:60] = rows[57:60], rows[3:6]
    board = parse_board(f"squares = [\n{''.join(rows)}]".encode())
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

"""The figures in data.toml, checked by hand against the printed table; wrong ones are refused."""

from importlib.resources import files

import pytest

from game.games.dalton_city.figures import BadFigures, all_cards, figures, parse_figures, price, trades
from game.games.dalton_city.rules import DaltonCity

DATA = files("game.games.dalton_city").joinpath("data.toml").read_text(encoding="utf-8")

PRICES = {
    "barber": {"river": 3500, "cactus": 4000, "desert": 4500, "desperados": 5000},
    "gunsmith": {"rock": 3500, "cactus": 4500, "desperados": 5500, "dalton": 15_000},
    "general_store": {"little": 3500, "rock": 4000, "river": 4500, "cactus": 5000, "dalton": 16_000},
    "saloon": {"little": 4000, "cactus": 5500, "desert": 6000, "desperados": 6500, "dalton": 17_000},
    "tailor": {"little": 5000, "rock": 5500, "river": 6000, "desert": 7000, "dalton": 18_000},
    "bank": {
        "rock": 6000,
        "river": 6500,
        "cactus": 7000,
        "desert": 7500,
        "desperados": 8000,
        "dalton": 20_000,
    },
    "casino": {"desert": 5500, "desperados": 7000, "dalton": 18_000},
}


def test_every_trade_has_its_price() -> None:
    wanted = {
        f"{trade}.{town}": dollars for trade, towns in PRICES.items() for town, dollars in towns.items()
    }
    assert {card: trade.price for card, trade in trades().items()} == wanted
    assert len(wanted) == 32


@pytest.mark.parametrize(
    ("card", "row", "fees"),
    [
        ("barber.river", 1, (700, 800, 900, 1000, 1100)),
        ("barber.river", 4, (5400, 6000, 6400, 7000, 7600)),
        ("barber.cactus", 2, (1800, 2000, 2200, 2300, 2500)),
        ("barber.desert", 3, (3500, 3900, 4200, 4600, 4900)),
        ("barber.desperados", 4, (7800, 8600, 9400, 10_200, 11_000)),
        ("gunsmith.rock", 3, (2700, 3000, 3200, 3500, 3800)),
        ("gunsmith.cactus", 1, (900, 1000, 1100, 1200, 1300)),
        ("gunsmith.desperados", 2, (2400, 2600, 2900, 3100, 3400)),
        ("gunsmith.dalton", 4, (23_400, 25_800, 28_000, 30_400, 32_800)),
        ("general_store.little", 4, (4600, 5100, 5500, 6000, 6500)),
        ("general_store.rock", 5, (10_600, 11_600, 12_800, 13_800, 14_800)),
        ("general_store.river", 2, (2000, 2200, 2400, 2600, 2800)),
        ("general_store.cactus", 3, (3900, 4300, 4700, 5100, 5500)),
        ("general_store.dalton", 5, (43_600, 48_000, 52_400, 56_600, 61_000)),
        ("saloon.little", 1, (800, 900, 1000, 1100, 1200)),
        ("saloon.cactus", 4, (7300, 8000, 8800, 9500, 10_200)),
        ("saloon.desert", 2, (2600, 2900, 3100, 3400, 3600)),
        ("saloon.desperados", 5, (17_200, 19_000, 20_600, 22_400, 24_000)),
        ("saloon.dalton", 3, (13_700, 15_100, 16_400, 17_800, 19_200)),
        ("tailor.little", 5, (11_800, 13_000, 14_200, 15_400, 16_600)),
        ("tailor.rock", 1, (1000, 1100, 1200, 1300, 1400)),
        ("tailor.river", 3, (4300, 4700, 5200, 5600, 6000)),
        ("tailor.desert", 4, (8600, 9500, 10_300, 11_200, 12_000)),
        ("tailor.dalton", 2, (8100, 8900, 9700, 10_500, 11_300)),
        ("bank.rock", 6, (24_600, 27_000, 29_600, 32_000, 34_400)),
        ("bank.river", 5, (13_400, 14_700, 16_100, 17_400, 18_800)),
        ("bank.cactus", 1, (1300, 1400, 1600, 1700, 1800)),
        ("bank.desert", 4, (9200, 10_100, 11_000, 12_000, 12_900)),
        ("bank.desperados", 3, (5900, 6500, 7100, 7700, 8300)),
        ("bank.dalton", 6, (89_600, 98_600, 107_600, 116_400, 125_400)),
        ("casino.desert", 1, (-3000, -2000, 2200, 3500, 5800)),
        ("casino.desperados", 2, (-8300, -5600, 6200, 9900, 16_200)),
        ("casino.dalton", 3, (-42_400, -28_800, 31_600, 51_200, 83_600)),
    ],
)
def test_fees_are_as_printed(card: str, row: int, fees: tuple[int, ...]) -> None:
    assert trades()[card].fees[row - 1] == fees


def test_only_a_casinos_first_two_columns_are_losses() -> None:
    for card, trade in trades().items():
        for row in trade.fees:
            assert [fee < 0 for fee in row] == [card.startswith("casino.")] * 2 + [False] * 3


def test_more_cards_of_a_trade_and_a_higher_die_cost_more() -> None:
    for trade in trades().values():
        for row in trade.fees:
            assert list(row) == sorted(row)
        for column in zip(*trade.fees, strict=True):
            sizes = [abs(fee) for fee in column]
            assert sizes == sorted(set(sizes))


def test_every_figure_is_in_whole_notes() -> None:
    every = [fee for trade in trades().values() for row in trade.fees for fee in row]
    every += [price(card) for card in all_cards()]
    every += [fee for transit in figures().transits.values() for fee in transit.fees]
    assert all(dollars % figures().note == 0 for dollars in every)


def test_diplomas_and_transits_have_their_prices() -> None:
    diplomas = {trade: price(f"diploma.{trade}") for trade in PRICES}
    assert list(diplomas.values()) == [5000, 6000, 7000, 8000, 9000, 10_000, 12_000]
    assert diplomas == figures().diplomas
    transits = {"boat": 5000, "stagecoach": 7500, "railroad": 10_000}
    assert {name: price(f"transit.{name}") for name in figures().transits} == transits
    assert price("daily_star") == price("post_office") == 0


def test_the_rounds_to_choose_from_are_those_of_the_figures() -> None:
    (rounds,) = (option for option in DaltonCity.options if option.name == "rounds")
    assert [rounds.usual(seats) for seats in range(2, 9)] == [40, 30, 20, 20, 20, 15, 15]
    assert rounds.kind.values(2)[-1] == 100


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("    [700, 800, 900, 1000, 1100],\n", "", "rows"),
        ("    [700, 800, 900, 1000, 1100],\n", "    [700, 800, 900, 1000],\n", "rows"),
        ("    [700, 800, 900, 1000, 1100],\n", "    [700, 800, 900, 1000, 1100, 1200],\n", "rows"),
        ('trade = "barber"', 'trade = "dentist"', "unknown_trade"),
        ("money = 50000", "money = 0", "unreadable"),
        ("money = 50000", "", "unreadable"),
        ("price = 3500", 'price = "cheap"', "unreadable"),
        ("fines = [1000, 2000, 3000]", "fines = [1000]", "unreadable"),
        ("money = 50000", "money = = 1", "unreadable"),
        ("rounds = [40, 30, 20, 20, 20, 15, 15]", "rounds = [40, 30]", "unreadable"),
        ("landowner = [16, 14, 12, 10, 8, 6, 4]", "landowner = 16", "unreadable"),
        ('effect = "go"', 'effect = "dance"', "unreadable"),
    ],
)
def test_figures_that_cannot_be_right_are_refused_with_a_sentence(old: str, new: str, key: str) -> None:
    assert old in DATA
    with pytest.raises(BadFigures) as refused:
        parse_figures(DATA.replace(old, new, 1).encode())
    assert refused.value.message.key == f"dalton_city.figures.{key}"


def test_the_refusal_of_fees_names_the_card_and_how_many_rows_it_needs() -> None:
    with pytest.raises(BadFigures) as refused:
        parse_figures(DATA.replace("    [700, 800, 900, 1000, 1100],\n", "", 1).encode())
    assert dict(refused.value.message.arguments) == {"card": "barber.river", "rows": 4, "found": 3}

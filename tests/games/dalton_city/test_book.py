"""The figures on the pages of the book: they are those that are played."""

from fractions import Fraction

import pytest

from game.games.dalton_city.fees import diploma_fee, trade_fee, transit_fee
from game.games.dalton_city.figures import Telegram, figures, of_town, of_trade, price, trades
from game.games.dalton_city.words.cards import TOWNS
from game.games.dalton_city.world import half_price, round_up
from game.handbook.inline import plain
from game.text import Speaker
from tests.games.dalton_city.city import BOARD, HOSPITAL, LANDOWNER, city
from tests.games.dalton_city.pages import LANGUAGES, charts, number, numbers, page

SHARES = {
    ("en", 10): "a tenth",
    ("en", 20): "a fifth",
    ("fr", 10): "un dixième",
    ("fr", 20): "un cinquième",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trade", [trade for trade in figures().diplomas if trade != "casino"])
def test_the_page_of_a_trade_has_the_prices_and_fees_of_its_cards(trade: str, language: str) -> None:
    rows, *shops = charts(f"trade.{trade}", language)
    speak = Speaker(language)
    assert len(rows) == len(shops) == len(of_trade(trade))
    for row, shop, card in zip(rows, shops, of_trade(trade), strict=True):
        known = trades()[card]
        assert row[0] == speak(TOWNS[known.town].name)
        assert [number(cell) for cell in row[1:]] == [known.price, *(fees[2] for fees in known.fees)]
        assert [tuple(map(number, cells[1:])) for cells in shop] == list(known.fees)
    assert f"card:{' '.join(of_trade(trade))}" in page(f"trade.{trade}", language).pictures()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_casinos_has_what_is_won_and_lost(language: str) -> None:
    (rows,) = charts("trade.casino", language)
    shown = [[number(cell) for cell in row[1:]] for row in rows]
    assert shown == [
        [price(card), owned, *map(abs, fees)]
        for card in of_trade("casino")
        for owned, fees in enumerate(trades()[card].fees, 1)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_diplomas_transits_towns_and_ranches_have_their_figures(language: str) -> None:
    (diplomas,) = charts("card.diploma", language)
    tenths = [[dollars, dollars // 10] for dollars in figures().diplomas.values()]
    assert [[number(cell) for cell in row[1:]] for row in diplomas] == tenths
    (transits,) = charts("card.transit", language)
    fares = [[transit.price, *transit.fees] for transit in figures().transits.values()]
    assert [[number(cell) for cell in row[1:]] for row in transits] == fares
    (towns,) = charts("towns", language)
    slugs = [link.page.removeprefix("town.") for link in page("towns", language).links()][1:8]
    for row, town in zip(towns, slugs, strict=True):
        assert [number(cell) for cell in row[1:]] == [len(of_town(town)), sum(map(price, of_town(town)))]
        assert sum(map(price, of_town(town))) in numbers(f"town.{town}", language)
    (ranches,) = charts("square.ranch", language)
    bonuses = [BOARD.squares[at].bonus for at in BOARD.of_kind("ranch")]
    assert [number(row[1]) for row in ranches] == bonuses


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_fines_rounds_and_the_landowner_have_their_figures(language: str) -> None:
    (fines,) = charts("held", language)
    assert tuple(number(row[1]) for row in fines) == figures().fines
    (rounds,) = charts("option.rounds", language)
    by_seats = figures().rounds
    assert [number(row[1]) for row in rounds] == [by_seats[0], by_seats[1], by_seats[2], by_seats[5]]
    (landowner,) = charts("option.landowner", language)
    assert tuple(number(row[1]) for row in landowner) == figures().landowner


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("telegram", [each for each in figures().telegrams if each.amount > 1])
def test_the_page_of_a_telegram_has_its_figure(telegram: Telegram, language: str) -> None:
    name = f"telegram.{telegram.name}"
    if telegram.effect == "pay_share":
        assert SHARES[language, telegram.amount] in plain(page(name, language).opening)
    else:
        assert telegram.amount in numbers(name, language)


def fee_of(card: str, die: int, owner: list[str], payer: list[str], held: str = "") -> int:
    owns = {0: payer, 1: owner}
    t = city(owns=owns, held={1: held} if held else {})
    return trade_fee(t.world, card, 0, die).dollars


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_examples_come_to_what_the_rules_say(language: str) -> None:
    saloons = ["saloon.cactus", "saloon.little"]
    example = numbers("fee", language)
    assert {
        fee_of("saloon.cactus", 4, saloons, []),
        fee_of("saloon.cactus", 4, [*saloons, "diploma.saloon"], []),
    } <= set(example)
    rows = trades()["saloon.desert"].fees
    assert [row[2] for row in rows] == [n for n in numbers("fee.row", language) if n >= 1400]
    little = list(of_town("little"))
    assert numbers("fee.diploma", language)[-3:] == [
        fee_of("general_store.little", 5, ["general_store.little"], []),
        fee_of("general_store.little", 5, little, []),
        fee_of("general_store.little", 5, [*little, "diploma.general_store"], []),
    ]
    own = numbers("fee.own_diploma", language)
    desert, barkeeper = list(of_town("desert")), ["diploma.saloon"]
    assert fee_of("saloon.desert", 2, ["saloon.desert"], barkeeper) == own[3] == 700
    assert fee_of("saloon.desert", 2, desert, barkeeper) == own[4] == 1300


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_examples_without_a_die_come_to_what_the_rules_say(language: str) -> None:
    two = ["transit.railroad", "transit.boat"]
    t = city(owns={1: [*two, "diploma.tailor", "diploma.bank", "diploma.barber"]}, held={1: HOSPITAL})
    assert transit_fee(t.world, "transit.railroad", 0).dollars == numbers("fee.held", language)[-1]
    t.world.held[1] = ""
    assert diploma_fee(t.world, "diploma.tailor", 0).dollars == numbers("square.diploma", language)[-1]
    assert half_price("barber.river") == numbers("selling", language)[-1]
    arriving, _, gone = numbers("square.hold_up", language)[-3:]
    assert round_up(Fraction(arriving, 2)) == gone
    banks = ["bank.rock", "bank.river", "bank.cactus"]
    t = city(owns={LANDOWNER: banks}, money=[50_000, 50_000, 40_000])
    fee = trade_fee(t.world, "bank.rock", 0, 1)
    assert (fee.dollars, fee.favoured) == (numbers("fee.landowner", language)[-1], 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fortune_in_the_example_adds_up(language: str) -> None:
    cash, *parts, total = [n for n in numbers("wealth", language) if n > 1000]
    cards = ["saloon.dalton", "barber.river", "barber.desert", "diploma.barber", "transit.boat"]
    assert parts == [*map(price, cards), 8 * figures().nugget]
    assert cash + sum(parts) == total

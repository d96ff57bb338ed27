"""The page that explains each question, and the pages that the book must have."""

import pytest

from game.engine import Ask, Rng, Table, choose, submit
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.pages import card_page, question_page, wanted_pages
from game.games.dalton_city.world import World
from game.handbook.inline import plain
from tests.games.dalton_city.city import (
    CASINOS,
    RULES,
    SHERIFF,
    escape,
    land,
    of_kind,
    owe,
    read,
    square,
    turn,
)
from tests.games.dalton_city.pages import LANGUAGES, of
from tests.games.dalton_city.test_rulings import NUMBERS


def the_ask(t: Table[World]) -> Ask:
    (ask,) = t.asks
    return ask


@pytest.mark.parametrize(
    ("t", "wanted"),
    [
        (turn(start=0), "on_foot"),
        (turn(start=0, horse=[0]), "throw"),
        (escape(), "held"),
        (escape(where=SHERIFF), "held"),
        (escape(3, 3), "held"),
        (land("saloon.dalton"), "trade.saloon"),
        (land("diploma.bank"), "card.diploma"),
        (land("transit.railroad"), "card.transit"),
        (land("transit.boat", owns={0: ["transit.boat"]}), "square.transit"),
        (land(of_kind("university")), "square.university"),
        (land("bank.rock", 3, owns={0: ["daily_star"], 1: ["bank.rock"]}), "fee"),
        (land("diploma.bank", owns={0: ["daily_star"], 1: ["diploma.bank"]}), "card.diploma"),
        (land("transit.boat", owns={0: ["daily_star"], 1: ["transit.boat"]}), "card.transit"),
        (land("casino.desert", 1, owns={1: CASINOS[:1]}, nugget=1), "trade.casino"),
        (land(of_kind("hold_up"), nugget=0), "square.hold_up"),
        (owe(1, 900, "telegram", nugget=0), "paying"),
        (owe(-2, 1000, "fine", nugget=0), "held"),
        (read("lecture"), "telegram.lecture"),
        (read("raid", owns={0: ["bank.rock"]}), "banco"),
        (land("bank.rock", at={1: square("bank.rock"), 2: square("bank.rock")}), "challenge"),
        (
            land("bank.rock", 6, 1, at={1: square("bank.rock")}, owns={1: ["barber.river", "bank.river"]}),
            "spoils",
        ),
    ],
)
def test_a_question_leads_to_the_page_that_explains_it(t: Table[World], wanted: str) -> None:
    assert question_page(the_ask(t)) == wanted


def test_every_question_of_a_game_has_a_page_in_both_languages() -> None:
    rng, kinds = Rng.seeded("pages"), set()
    for end, seats in (("last_standing", 5), ("minutes", 2)):
        t = RULES.new(seats, choose(RULES.options, {"end": end}, seats), 2)
        while t.asks and t.world.round < 60:
            (ask,) = t.asks
            kinds.add(ask.kind)
            name = question_page(ask)
            assert all(of(language).page(name) for language in LANGUAGES), (ask.kind, name)
            assert name in wanted_pages()
            submit(t, ask.number, ask.seat, rng.pick(ask.options))
    assert kinds >= set(Kind) - {Kind.RIDE, Kind.UNIVERSITY, Kind.DIPLOMA, Kind.CHALLENGE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_every_page_that_is_wanted(language: str) -> None:
    names = {each.name.page for each in of(language).pages}
    assert set(wanted_pages()) <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_on_a_page_of_its_own_with_its_number_and_a_reason(language: str) -> None:
    why = {"en": "Why:", "fr": "Pourquoi\u00a0:"}[language]
    pages = [each for each in of(language).pages if each.name.page.startswith("ruling.")]
    assert [each.name.page for each in pages] == [f"ruling.{n}" for n in range(1, len(NUMBERS) + 1)]
    for n, each in enumerate(pages, 1):
        assert each.title.startswith(f"{n}. ")
        assert plain(tuple(each.lines())[-1]).startswith(why)


def test_shops_share_the_page_of_their_trade_and_the_other_cards_have_their_kind_s() -> None:
    assert card_page("saloon.dalton") == "trade.saloon"
    assert card_page("diploma.saloon") == "card.diploma"
    assert card_page("transit.boat") == "card.transit"
    assert card_page("daily_star") == "card.daily_star"

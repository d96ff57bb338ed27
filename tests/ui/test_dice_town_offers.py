"""Offers to the Sheriff: what may be offered, and what the board says."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.settings import Settings
from game.ui.input import _FIRST_DIGIT
from game.ui.offscreen import Offscreen, offscreen
from game.ui.tables.dice_town.choosers.bribes import Bribe
from game.ui.tables.dice_town.choosers.verdict import Verdict
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kit.cards import CardPick
from game.ui.tables.kit.heap import Heap
from game.ui.tables.kit.panel import Panel
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget
from tests.games.dice_town.town import answer, visit
from tests.ui.dice_town_asks import ASKS
from tests.ui.dice_town_finders import button, heap, icon
from tests.ui.dice_town_seated import asked, first_answer, sit
from tests.ui.hands import Keyboard, Mouse


@pytest.fixture(scope="module")
def shown() -> Iterator[Offscreen]:
    """One app for all: what is tested is on the table, which is laid anew each time."""
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as made:
        yield made


def test_an_offer_can_never_leave_what_is_allowed(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked(shown, monkeypatch, "raise")
    chooser = table.chooser
    assert isinstance(chooser, Bribe)
    for what in ("money", "nuggets"):
        for step in (-1, 1):
            for _ in range(30):
                chooser.changer(what, step)()
                assert chooser.action in chooser.ask.options
    hat = next(w for w in table.form.widgets if isinstance(w, CardPick) and w.card == "hat")
    assert not hat.enabled, "a raise contains the first offer"


def test_a_raise_says_so_and_what_has_to_be_beaten(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even to who offered nothing: the same board again would look as if the click had been lost."""
    table = sit(shown, monkeypatch, ASKS["bid"].make())
    chooser = table.chooser
    assert isinstance(chooser, Bribe)
    first = chooser.prompt(), chooser.note()
    t = ASKS["bid"].make()
    answer(t, 0, "bid:0/0/none")
    answer(t, 1, "bid:3/0/boots")
    answer(t, 2, "more")
    table = sit(shown, monkeypatch, t)
    chooser = table.chooser
    assert isinstance(chooser, Bribe)
    again = chooser.prompt(), chooser.note()
    assert not set(first) & set(again)
    assert "$3 and 1 card" in chooser.note()
    assert "boots" not in chooser.note().lower(), "cards are for the Sheriff's eyes"


def test_the_sheriff_is_told_the_names_of_cards_that_are_too_small_for_them(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    for offer, told in {
        "0/0/boots": "",
        "2/0/boots": "Boots",
        "0/1/boots": "Boots",
        "0/0/hat+boots": "Hat, Boots",
    }.items():
        t = visit("mine", kept=["99JQK", "99JQA", "JQKA10"], hands={1: ["boots", "hat"]}, nuggets=[0, 1, 0])
        answer(t, 1, f"bid:{offer}")
        table = sit(shown, monkeypatch, t)
        assert isinstance(table.chooser, Verdict)
        assert table.chooser.told(1) == told


def test_an_offer_is_made_with_the_key_that_keeps_dice_too(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked(shown, monkeypatch, "bid")
    Keyboard(shown).key(pygame.K_r)
    assert first_answer(table) == "bid:0/0/none"


def test_a_tie_for_second_place_says_that_it_is_one(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = {"first": ["99JQK", "99JQA", "JQKA10"], "second": ["99JQK", "99JQA", "999KA"]}
    titles = {}
    for position, hands in kept.items():
        table = sit(shown, monkeypatch, visit("mine", wild_west=True, sheriff=2, kept=hands))
        assert isinstance(table.chooser, Bribe)
        titles[position] = table.chooser.title()
    assert titles == {"first": "Gold mine: 2 nuggets", "second": "Gold mine, second place"}


@pytest.mark.parametrize(("sheriff", "chooser"), [(1, Bribe), (0, Verdict)])
def test_a_tie_with_the_sheriff_says_that_it_is_about_the_star(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, sheriff: int, chooser: type[Panel[Any]]
) -> None:
    t = visit("sheriff", sheriff=sheriff, kept=["KKJQ9", "KKJQA", "JQA109"])
    table = sit(shown, monkeypatch, t)
    assert isinstance(table.chooser, chooser)
    assert table.chooser.title() == "Sheriff’s office: the star"


@pytest.mark.parametrize(
    ("offer", "told"),
    [
        ("0/0/joe", ""),
        ("2/0/joe", "Nervous Joe"),
        ("2/1/joe", "Nervous Joe"),
        ("0/0/boots+joe", "Boots, Nervous Joe"),
        ("2/1/none", ""),
    ],
)
def test_the_sheriff_is_told_the_card_that_is_too_small_to_be_read(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, offer: str, told: str
) -> None:
    hands = {1: ["joe", "boots"]}
    t = visit("mine", kept=["JQKA10", "99JQK", "99JQA"], hands=hands, nuggets=[0, 3, 0])
    answer(t, 1, f"bid:{offer}")
    answer(t, 2, "bid:0/0/none")
    table = sit(shown, monkeypatch, t)
    assert isinstance(table.chooser, Verdict)
    assert table.chooser.told(1) == told


def test_an_empty_heap_still_shows_what_it_would_be_made_of(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, ASKS["bid"].make())
    drawn = []
    monkeypatch.setattr(shown.house.canvas, "image", lambda name, *_args, **_named: drawn.append(name))
    for each in (widget for widget in table.form.widgets if isinstance(widget, Heap)):
        drawn.clear()
        each.draw(shown.house.canvas)
        piece = "props/bill" if "$" in each.words else "props/nugget"
        assert drawn == [piece] * max(1, each.amount)


def test_the_advised_offer_is_laid_on_the_paper_at_a_click(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked(shown, monkeypatch, "bid")
    table.hint.action = table.rules.parse("bid:2/1/hat")
    table.arrange()
    mouse = Mouse(shown)
    mouse.press(next(w for w in table.form.widgets if isinstance(w, Button) and w.hinted))
    mouse.press(button("ui.dice_town.bid.offer")(table))
    assert first_answer(table) == "bid:2/1/hat"


def test_the_keys_of_cards_leave_their_names_to_be_read(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked(shown, monkeypatch, "bid")
    Keyboard(shown).next()  # with a mouse there are no keys
    pick = next(each for each in table.form.widgets if isinstance(each, CardPick) and each.card == "hat")
    x, y, wide, high = pick.area
    card = shown.house.canvas.box((x, y, wide, high * 0.94))  # without its frame
    keyed = pygame.image.tobytes(shown.picture().subsurface(card), "RGB")
    pick.number = 0
    assert pygame.image.tobytes(shown.picture().subsurface(card), "RGB") == keyed


_MANY = [*(f"deed{worth}.{n}" for worth in (1, 2, 3, 4) for n in (1, 2)), "hat", "boots", "dynamite", "joe"]


def _many_cards(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> DiceTownTable:
    kept = ["99JQK", "99JQA", "JQKA10"]
    table = sit(shown, monkeypatch, visit("mine", sheriff=2, kept=kept, hands={0: _MANY}))
    Keyboard(shown).next()  # with a mouse there are no keys
    return table


def _picks(table: DiceTownTable) -> list[CardPick]:
    return [each for each in table.form.widgets if isinstance(each, CardPick)]


def test_the_key_of_a_card_lies_under_what_is_seen_of_it(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    for below, above in pairwise(_picks(_many_cards(shown, monkeypatch))):
        assert below.area[0] < below.key[0] < above.area[0]


def test_the_tenth_card_shows_its_key(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    table = _many_cards(shown, monkeypatch)
    drawn: list[str] = []
    text = shown.house.canvas.text

    def noted(words: str, *rest: Any) -> None:
        drawn.append(words)
        text(words, *rest)

    monkeypatch.setattr(shown.house.canvas, "text", noted)
    for pick in _picks(table):
        pick.draw_marks(shown.house.canvas)
    assert drawn == list("1234567890"), "eleven and twelve have none"


def test_the_key_that_offers_a_card_takes_it_back(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    table = _many_cards(shown, monkeypatch)
    chooser, keys = table.chooser, Keyboard(shown)
    assert isinstance(chooser, Bribe)
    for first, second in ((1, 2), (4, 10)):
        numbers = {pick.card: pick.number for pick in _picks(table)}
        keys.key(0, _FIRST_DIGIT + first - 1)
        keys.key(0, _FIRST_DIGIT + second - 1)
        assert [numbers[card] for card in chooser.offered] == [first, second]
        assert {pick.card: pick.number for pick in _picks(table)} == numbers
        keys.key(0, _FIRST_DIGIT + second - 1)
        keys.key(0, _FIRST_DIGIT + first - 1)
        assert not chooser.offered


@pytest.mark.parametrize("offered", [False, True])
@pytest.mark.parametrize("what", ["money", "nuggets"])
def test_one_press_too_many_on_a_heap_does_nothing(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, what: str, offered: bool
) -> None:
    table = asked(shown, monkeypatch, "bid")
    chooser, keys = table.chooser, Keyboard(shown)
    assert isinstance(chooser, Bribe)
    span = chooser.spans[what]
    if offered:
        chooser.amounts[what] = span.high
        table.arrange()
    _press_beyond(keys, heap(what, offered=offered)(table), span.high + 3)
    assert chooser.amounts == {"money": 0, "nuggets": 0} | {what: span.low if offered else span.high}
    focused = table.form.focused
    assert isinstance(focused, Heap)
    assert focused.on_paper is offered
    keys.next()
    assert table.form.focused is not focused, "the focus gets away from there"


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("sign", ["plus", "minus"])
def test_one_press_too_many_beside_a_heap_does_nothing(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, sign: str, number: int
) -> None:
    table = asked(shown, monkeypatch, "bid")
    chooser, what = table.chooser, ("money", "nuggets")[number]
    assert isinstance(chooser, Bribe)
    span = chooser.spans[what]
    if sign == "minus":
        chooser.amounts[what] = span.high
        table.arrange()
    _press_beyond(Keyboard(shown), icon(sign, number)(table), span.high + 3)
    assert chooser.amounts == {"money": 0, "nuggets": 0} | {what: span.high if sign == "plus" else span.low}


def _press_beyond(keys: Keyboard, widget: Widget, times: int) -> None:
    """Walk there, and go on confirming what has the focus then."""
    keys.press(widget)
    for _ in range(times):
        keys.confirm()

"""F1 at a table that really asks: the rules open at the page of that question, whatever it is."""

from typing import Any

import pygame
import pytest

from game.engine import Table
from game.games.claim_it.kinds import Kind as ClaimKind
from game.games.dalton_city.kinds import Kind as DaltonKind
from game.games.dalton_city.purposes import CASINO, FEE, FINE, HOLD_UP, PURCHASE, TELEGRAM
from game.games.dice_town.cards import Occasion
from game.games.dice_town.kinds import Kind
from game.games.dice_town.places import PLACES
from game.ui.offscreen import Offscreen
from game.ui.rules.scene import Rules
from game.ui.scenes.title import Title
from game.ui.tables.table import TableScene
from tests.ui import dalton_city_seated, dice_town_seated
from tests.ui.hands import Keyboard
from tests.ui.laid import claim_it
from tests.ui.questions_asked import DALTON_CITY, DICE_TOWN, Make


def looked_up(stage: Offscreen, table: TableScene[Any]) -> tuple[str, str]:
    """What somebody at a table is asked, and the page that a key leads to."""
    ask = table.ask
    assert ask is not None
    keys = Keyboard(stage)
    keys.key(pygame.K_F1)
    rules = keys.top
    assert isinstance(rules, Rules)
    assert rules.page is not None
    page = rules.page.name.page
    keys.key(pygame.K_ESCAPE)
    assert keys.top is table
    return str(ask.kind), page


def open_question(t: Table[Any]) -> Any:
    ask = t.asked(0)
    assert ask is not None, [(each.seat, each.kind) for each in t.asks]
    return ask


@pytest.mark.parametrize(("name", "make", "page"), [(name, *each) for name, each in DICE_TOWN.items()])
def test_at_dice_town(
    cleared: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str, make: Make, page: str
) -> None:
    cleared.show(Title(cleared.house))
    table = dice_town_seated.sit(cleared, monkeypatch, make())
    assert looked_up(cleared, table) == (name.partition(":")[0], page)


@pytest.mark.parametrize(("name", "make", "page"), [(name, *each) for name, each in DALTON_CITY.items()])
def test_at_dalton_city(
    cleared: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str, make: Make, page: str
) -> None:
    cleared.show(Title(cleared.house))
    table = dalton_city_seated.sit(cleared, monkeypatch, make())
    assert looked_up(cleared, table) == (name.partition(":")[0], page)


def test_at_claim_it(cleared: Offscreen) -> None:
    table = claim_it(cleared.house)
    cleared.show(table)
    cleared.frames(2)
    seen = [looked_up(cleared, table)]
    assert table.ask is not None
    table.answer(table.ask.options[0])
    cleared.frames(3, 5.0)
    seen.append(looked_up(cleared, table))
    assert seen == [("place", "place"), ("press_on", "press_on")]
    assert {kind for kind, _ in seen} == set(ClaimKind)


def test_every_question_of_dice_town_is_looked_up_somewhere() -> None:
    asks = [open_question(make()) for make, _ in DICE_TOWN.values()]
    assert {ask.kind for ask in asks} == set(Kind)
    assert {ask.about[0] for ask in asks if ask.kind == Kind.CARD} == set(Occasion)
    assert {ask.about for ask in asks if ask.kind == Kind.ACTION} == set(PLACES)


def test_every_question_of_dalton_city_is_looked_up_somewhere() -> None:
    asks = [open_question(make()) for make, _ in DALTON_CITY.values()]
    assert {ask.kind for ask in asks} == set(DaltonKind) - {DaltonKind.CLOCK}
    debts = {FEE, PURCHASE, FINE, HOLD_UP, CASINO, TELEGRAM}
    assert {ask.about.purpose for ask in asks if ask.kind == DaltonKind.PAY} == debts

"""How often the screen changes hands, and how many keys are pressed, over whole matches of Dice Town.

Between two reveals everybody must look at their own dice once: with n people no order of looking has fewer
than n - 1 hand-overs a throw. Only where rolls lie open it takes none.
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from game.engine import Seat
from game.games.dice_town.seats import put_at
from game.play.session import Session
from game.settings import Settings
from game.ui.offscreen import offscreen
from game.ui.positions import seated
from game.ui.tables import lay_table
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.privacy import Privacy
from tests.ui.couch import Couch


class Figures(NamedTuple):
    """Of a round, on average."""

    handovers: float
    presses: float


BEFORE = {1: Figures(13.46, 47.92), 2: Figures(14.07, 53.50)}
"""Three people and a bot, by seed: measured with this `Couch` when all looked in seat order (commit f516b96).

Then one walked to a name to call, and to the button for better offers.
"""
WEST_BEFORE = 28.92
"""Hand-overs of six people with Wild West and the Indians, seed 1, at the same commit."""
NODES = 200


def played(seed: int, *, open_rolls: bool, rounds: int | None = None, west: bool = False) -> Figures:
    settings = Settings(language="en", speed="instant", open_rolls=open_rolls)
    with offscreen((640, 360), settings) as stand:
        seats, humans = (6, 6) if west else (4, 3)
        record = seated("dice_town", seats, humans, seed, wild_west=west, indians=west)
        table = lay_table(stand.house, Session(record, stand.house.desk, nodes=NODES))
        stand.show(table)
        couch = Couch(stand, table)
        couch.play(rounds)
        count = couch.rounds if rounds is None else rounds
        return Figures(couch.handovers / count, couch.presses / count)


def in_seat_order(_privacy: Privacy, seats: list[Seat]) -> list[Seat]:
    """As everybody looked before."""
    return sorted(seats)


def test_the_screen_changes_hands_less_often_and_with_open_rolls_hardly_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Privacy, "order", in_seat_order)
        before = played(1, open_rolls=False, rounds=2)
    now, laid_open = (played(1, open_rolls=each, rounds=2) for each in (False, True))
    assert now.handovers < before.handovers
    assert now.presses == before.presses
    assert laid_open.handovers < 0.6 * before.handovers
    assert laid_open.presses < 0.75 * before.presses


@pytest.mark.soak
def test_over_whole_matches_of_three_people() -> None:
    before = _mean(list(BEFORE.values()))
    now = _mean([played(seed, open_rolls=False) for seed in BEFORE])
    laid_open = _mean([played(seed, open_rolls=True) for seed in BEFORE])
    assert now.handovers < 0.8 * before.handovers
    assert now.presses < before.presses
    assert laid_open.handovers < 0.6 * before.handovers
    assert laid_open.presses < 0.6 * before.presses


def _mean(found: list[Figures]) -> Figures:
    handovers, presses = (sum(each) / len(found) for each in zip(*found, strict=True))
    return Figures(handovers, presses)


@pytest.mark.soak
def test_over_a_whole_match_of_six_in_the_wild_west() -> None:
    now, laid_open = (played(1, open_rolls=each, west=True) for each in (False, True))
    assert now.handovers < 0.9 * WEST_BEFORE
    assert laid_open.handovers < 0.6 * WEST_BEFORE


def test_who_looks_first_depends_on_nothing_that_others_may_not_know() -> None:
    """Other dice under as many cups, and other cards in the same hands: the same order."""
    orders = set()
    with offscreen((640, 360), Settings(language="en", speed="instant")) as stand:
        changes: list[Callable[[DiceTownTable], None]] = [lambda _: None, _other_dice, _other_cards]
        for change in changes:
            session = Session(seated("dice_town", 4, 3, seed=11), stand.house.desk, nodes=NODES)
            table = lay_table(stand.house, session)
            assert isinstance(table, DiceTownTable)
            stand.frames(2)
            world = session.table.world
            world.kept = put_at(world.kept, 1, (0, 0))
            world.cups = put_at(world.cups, 1, world.cups[1][:3])
            change(table)
            table.look()
            orders.add(tuple(tuple(table.privacy.order(each)) for each in ((0, 1, 2), (1, 2), (0, 2))))
    assert orders == {((1, 0, 2), (1, 2), (0, 2))}


def _other_dice(table: DiceTownTable) -> None:
    world = table.session.table.world
    world.cups = tuple(tuple(5 - face for face in reversed(faces)) for faces in world.cups)


def _other_cards(table: DiceTownTable) -> None:
    world = table.session.table.world
    world.hands = tuple((world.store[seat],) for seat in range(4))

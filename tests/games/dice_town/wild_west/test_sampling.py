"""Tables as a seat may imagine them: where deeds and ranches can lie that it has not seen."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from game.engine import Rng, Seat, Table
from game.games.dice_town.cards import deed_cards, deed_value, is_ranch
from game.games.dice_town.world import World
from tests.games.dice_town.town import RULES, answer, asked
from tests.games.dice_town.wild_west.west import NEW, NO_MATCH, play, village

QUEUE = ["deed1.1", "deed2.1", "deed3.1"]
FROM_THE_WIFE = "deed4.1"
SAMPLES = 400


def after_the_wife(**position: Any) -> Table[World]:
    """Seat 2 has a deed from the mayor's wife, which nobody else saw, and may give it to the Indians."""
    given = {"kept": NO_MATCH, "queue": QUEUE, "deeds": [FROM_THE_WIFE], "reached": (1, 2), **position}
    t = village("town_hall", **given)
    answer(t, 1, NEW)
    assert asked(t) == {1: "buy_die"}
    return t


def samples(t: Table[World], seat: Seat | None) -> Iterator[World]:
    """Worlds that a seat cannot tell from the real one."""
    view = RULES.view(t, seat)
    return (RULES.sample(view, Rng.seeded("west", seat, n)).world for n in range(SAMPLES))


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_deed_from_the_mayors_wife_may_be_any_that_nobody_has_seen(seat: Seat | None) -> None:
    """IN-02: not the best deed of that hand, and none that was known to be there before."""
    known = {"deed5.1": "hand:1", "deed1.2": "hand:1"}
    seen = dict.fromkeys((0, 2, 3), known)
    t = after_the_wife(hands={1: ["deed5.1", "deed1.2", "deed2.3", "deed3.3"]}, seen=seen)
    won: Counter[str] = Counter()
    best = 0
    for world in samples(t, seat):
        ((card, shown),) = world.won_deeds[1]
        assert (shown, len(world.hands[1])) == (False, 5)
        assert {*known, card} <= set(world.hands[1])
        unseen = [other for other in world.hands[1] if other not in known]
        best += deed_value(card) == max(map(deed_value, unseen))
        won[card] += 1
    anywhere = {card for card in deed_cards(True) if not is_ranch(card)} - {*t.world.queue, *known, *QUEUE}
    assert set(won) == anywhere
    even = SAMPLES / len(anywhere)
    assert max(won.values()) < 2.5 * even
    assert min(won.values()) > even / 4
    assert best < 0.75 * SAMPLES, "of three unseen deeds it is the best no more often than another"


def test_who_won_the_deed_knows_it() -> None:
    t = after_the_wife(hands={1: ["deed5.1"]})
    assert {tuple(world.won_deeds[1]) for world in samples(t, 1)} == {((FROM_THE_WIFE, False),)}


@pytest.mark.parametrize("seat", [0, 2, None])
def test_with_three_players_no_ranch_is_imagined_in_the_box(seat: Seat | None) -> None:
    """IN-02: a ranch that was given to the Indians was seen by all."""
    t = after_the_wife()
    play(t, (1, f"give:{FROM_THE_WIFE}"))
    assert asked(t) == {0: "doc"}
    boxes = [world.box for world in samples(t, seat)]
    assert {len(box) for box in boxes} == {1}
    assert not any(is_ranch(card) for (card,) in boxes)
    assert len({card for (card,) in boxes}) > 10


def test_with_two_players_ranches_may_be_among_the_ten_cards_in_the_box() -> None:
    """WW-02"""
    box = [*(f"ranch.{n}" for n in range(1, 6)), *(f"deed1.{n}" for n in range(2, 6)), "deed2.2"]
    t = village("roll_indian_die", seats=2, kept=NO_MATCH[:2], box=box)
    boxes = [world.box for world in samples(t, 0)]
    assert {len(each) for each in boxes} == {10}
    assert {card for each in boxes for card in each if is_ranch(card)} == set(
        filter(is_ranch, deed_cards(True))
    )

"""The end, the points, and the last tie."""

from typing import Any

import pytest

from game.engine import Rng, Table, winners
from game.games.dice_town import events
from game.games.dice_town.cards import deed_cards, deed_value, figures
from game.games.dice_town.frames.game import Game
from game.games.dice_town.world import World
from tests.contract.journeys import play
from tests.contract.leaks import check_answer, check_view
from tests.games.dice_town.town import RULES, answer, asked, find, last_evening, options, town

QUIET = ["9KJ 10 10", "JJJQQ", "10QQQQ"]
"""Everybody wins something, nobody is asked for more than a choice."""
EVERYBODY = (0, 1, 2, None)
"""All seats, and the shared screen."""


def points(hands: dict[int, list[str]] | None = None, **position: Any) -> list[int]:
    """The points of a town at its end."""
    t = town(Game(began=True), hands=hands, **{"nuggets": [10, 10, 10], **position})
    return [score.points for score in RULES.scores(t)]


def is_last(**position: Any) -> bool:
    """Whether the game is over once this evening is played."""
    t = last_evening(kept=QUIET, bribes=False, rolls="9" * 99, **position)
    start = t.world.round
    while not t.over and t.world.round == start:
        ask = t.asks[0]
        answer(t, ask.seat, ask.options[0].code())
    return t.over


def test_the_game_goes_on_while_there_are_nuggets_and_deeds() -> None:
    """DT-47."""
    assert not is_last()


def test_the_game_ends_after_the_round_in_which_the_mine_is_emptied() -> None:
    """DT-47."""
    assert not is_last(mine=2)
    assert is_last(mine=1)


def test_a_round_is_played_to_its_end_although_the_mine_is_empty() -> None:
    """DT-47."""
    t = last_evening(kept=QUIET, bribes=False, mine=1)
    assert t.world.mine == 0
    assert asked(t) == {1: "store"}


def test_the_game_ends_when_the_last_deed_is_taken() -> None:
    """DT-47."""
    assert is_last(queue=["deed1.1"], deeds_end=True)
    assert not is_last(queue=["deed1.1", "deed1.2"], deeds_end=True)
    assert not is_last(queue=["deed1.1"], deeds=["deed1.2"], deeds_end=True)


def test_the_winner_is_told_at_the_end() -> None:
    """DT-47."""
    t = town(Game(began=True), nuggets=[12, 10, 8])
    assert t.over
    assert find(t.events, events.Won) == [events.Won(0, 21)]


def test_a_nugget_is_a_point() -> None:
    """DT-48."""
    assert points(nuggets=[20, 10, 0], money=[0, 0, 0]) == [25, 10, 0]


def test_every_full_two_dollars_are_a_point() -> None:
    """DT-48."""
    assert points(money=[7, 8, 1]) == [10 + 5 + 3, 10 + 4, 10]


def test_the_star_is_five_points() -> None:
    """DT-48."""
    assert points(money=[0, 0, 0], sheriff=2) == [10, 10, 15]


@pytest.mark.parametrize(
    ("card", "worth"), [("hat", 1), ("boots", 2), ("lantern", 3), ("watch", 4), ("saddle", 5), ("horse", 8)]
)
def test_equipment_is_worth_what_is_printed_and_never_played(card: str, worth: int) -> None:
    """Card: hat, boots, lantern, watch, saddle, horse. DT-48."""
    assert points({1: [card]}, money=[0, 0, 0]) == [15, 10 + worth, 10]


def test_other_store_cards_are_worth_nothing() -> None:
    """DT-48."""
    kinds = list(figures().base.store)
    cards = [f"{kind}.1" if kind in ("brute", "sharp") else kind for kind in kinds]
    assert len(cards) == 11
    assert points({1: cards}, money=[0, 0, 0]) == [15, 10, 10]


def test_deeds_count_as_printed_in_hand_and_behind_wire() -> None:
    """DT-35, DT-48."""
    assert points({1: ["deed2.1"]}, wire={1: ["deed5.1", "deed4.1"]}, money=[0, 0, 0]) == [15, 21, 10]


def test_there_are_five_deeds_of_each_value_from_one_to_five() -> None:
    """DT-48."""
    values = sorted(map(deed_value, deed_cards(wild_west=False)))
    assert values == sorted([1, 2, 3, 4, 5] * 5)


def test_a_tie_goes_to_most_deeds() -> None:
    """DT-49: behind wire or not."""
    t = town(Game(began=True), nuggets=[9, 14, 7], money=[0, 0, 0], hands={0: ["hat"]}, wire={1: ["deed1.3"]})
    assert [score.points for score in RULES.scores(t)] == [15, 15, 7]
    assert t.over
    assert winners(RULES.scores(t)) == (1,)


def test_deeds_break_a_tie_by_their_number_not_their_value() -> None:
    """DT-49."""
    t = town(
        Game(began=True),
        nuggets=[5, 10, 15],
        money=[0, 0, 0],
        hands={0: ["deed5.1"], 1: ["deed1.1"]},
        wire={1: ["deed4.1"]},
    )
    scores = RULES.scores(t)
    assert [score.points for score in scores] == [15, 15, 15]
    assert t.over
    assert winners(scores) == (1,)
    assert [score.rank for score in scores] == [2, 1, 3]


def test_still_tied_the_sheriff_says_who_wins() -> None:
    """DT-49."""
    t = town(Game(began=True), nuggets=[0, 15, 15], money=[0, 0, 0])
    assert asked(t) == {0: "crown"}
    assert options(t, 0) == {"name:2", "name:3"}
    told = answer(t, 0, "name:3")
    assert t.over
    assert find(told, events.Won) == [events.Won(2, 15)]
    assert winners(RULES.scores(t)) == (2,)


def test_a_tied_sheriff_may_name_himself() -> None:
    """DT-49."""
    t = town(Game(began=True), nuggets=[10, 15, 5], money=[0, 0, 0])
    assert options(t, 0) == {"name:1", "name:2"}
    answer(t, 0, "name:1")
    assert winners(RULES.scores(t)) == (0,)


def level() -> Table[World]:
    """Seats 1 and 2 level in points and deeds, thanks to what they hold."""
    hands = {0: ["joe"], 1: ["boots", "deed3.1"], 2: ["deed5.1", "dynamite"]}
    return town(Game(began=True), nuggets=[0, 15, 15], money=[1, 12, 12], hands=hands)


def test_hands_are_laid_open_before_the_sheriff_breaks_a_tie() -> None:
    """DT-49."""
    t = level()
    hands = (("joe",), ("deed3.1", "boots"), ("deed5.1", "dynamite"))
    assert options(t, 0) == {"name:2", "name:3"}
    assert find(t.events, events.LaidOpen) == [events.LaidOpen(hands, "mine")]
    assert [RULES.view(t, seat).final for seat in EVERYBODY] == [hands] * 4


def test_hands_are_laid_open_once() -> None:
    """DT-49."""
    t = level()
    assert answer(t, 0, "name:2") == [events.Crowned(1, 0), events.Won(1, 26)]


def test_hands_stay_secret_as_long_as_a_round_may_follow() -> None:
    t = last_evening(kept=QUIET, bribes=False, mine=1, hands={1: ["joe"]})
    assert [RULES.view(t, seat).final for seat in EVERYBODY] == [None] * 4
    assert find(t.events, events.LaidOpen) == []


def test_nothing_about_a_last_tie_depends_on_what_a_seat_cannot_know() -> None:
    """Random games hardly ever come to one, so the contract's tests are done for it here."""
    t, rng = level(), Rng.seeded("the last tie")
    before = t.clone()
    for seat in EVERYBODY:
        view = RULES.view(t, seat)
        for _ in range(20):
            sample = RULES.sample(view, rng)
            RULES.audit(sample)
            assert RULES.view(sample, seat) == view
        assert check_view(RULES, t, seat, rng)
    (step,) = play(t, rng)
    assert step.before == before
    assert all(check_answer(RULES, step, seat, rng) for seat in EVERYBODY)


def test_the_sheriff_of_the_last_round_decides() -> None:
    """DT-49."""
    t = town(Game(began=True), nuggets=[15, 15, 0], money=[0, 0, 0], sheriff=2)
    assert asked(t) == {2: "crown"}

"""The rulebook's examples."""

from game.games.dice_town import events
from game.games.dice_town.frames.game import Game
from tests.games.dice_town.dice import hand
from tests.games.dice_town.town import RULES, answer, asked, evening, find, keep, options, throw, town

FIVE = ["999JK", "10 10 10 KK", "JJJJA", "QQQAA", "9QQJJ"]


def test_the_round_of_five_players() -> None:
    """DT-11."""
    t = evening(
        seats=5,
        kept=FIVE,
        hands={4: ["deed5.1", "deed5.2", "deed1.1"]},
        store=["horse", "hat", "boots", "lantern"],
        queue=["deed2.1", "deed3.1", "deed4.1"],
    )
    assert t.world.nuggets == (3, 0, 0, 0, 0)
    assert t.world.money == (8, 11, 8, 8, 8)
    assert asked(t) == {2: "store"}
    assert options(t, 2) == {"take:horse", "take:hat", "take:boots", "take:lantern"}
    answer(t, 2, "take:horse")
    assert asked(t) == {3: "victim"}
    answer(t, 3, "name:5")
    assert options(t, 3) == {"take:deed5.1", "take:deed5.2", "take:deed1.1"}
    told = answer(t, 3, "take:deed1.1")
    assert t.world.sheriff == 1
    assert find(told, events.NewSheriff) == [events.NewSheriff(1, 0)]
    assert t.world.hands[2] == ("deed2.1", "deed3.1", "horse")
    assert asked(t) == {4: "doc"}
    answer(t, 4, "fence:deed5.1+deed5.2")
    assert t.over
    assert t.world.wire[4] == ("deed5.1", "deed5.2")
    assert t.world.hands[4] == ()


def test_thirty_six_points() -> None:
    """DT-48."""
    t = town(
        Game(began=True),
        seats=2,
        nuggets=[6, 24],
        money=[7, 0],
        hands={0: ["lantern", "saddle", "boots", "deed2.1", "deed1.1", "deed5.1", "deed4.1"]},
    )
    score = RULES.scores(t)[0]
    assert [line.value for line in score.lines] == [6, 3, 5, 10, 12]
    assert score.points == 36


def test_four_queens_at_the_first_roll() -> None:
    """DT-05."""
    t = throw("QQQQ9 99999", seats=2)
    told = keep(t, "Q,Q,Q,Q", "9")
    assert find(told, events.Paid) == [events.Paid(0, 3)]
    assert t.world.coach == 3
    assert hand(t, 0) == "Q Q Q Q"
    assert [len(cup) for cup in t.world.cups] == [1, 4]


def test_a_card_won_at_the_store_and_stolen_at_once_keeps_its_winner_from_the_doc() -> None:
    """DT-31."""
    t = evening(
        kept=["JJJ 10 A", "9999K", "QQQKK"],
        store=["hat", "boots", "watch"],
        money=[8, 11, 8],
        bank=0,
        sheriff=2,
    )
    answer(t, 0, "take:watch")
    answer(t, 2, "name:1", "take:watch")
    assert t.over
    assert t.world.hands[0] == ()


def test_who_robs_an_empty_bank_and_wins_nothing_else_goes_to_the_doc() -> None:
    """DT-13."""
    t = evening(
        kept=["10 10 JQA", "9999K", "JJQQK"],
        money=[8, 11, 8],
        bank=0,
        store=["hat", "boots"],
        sheriff=2,
        bribes=False,
    )
    answer(t, 2, "take:hat")
    answer(t, 2, "name:2")
    assert asked(t) == {0: "doc"}

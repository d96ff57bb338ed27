"""The Sheriff's office: the star, Nervous Joe, the Marshal."""

from game.games.dice_town import events
from game.games.dice_town.words import sentences
from game.text import Speaker
from tests.games.dice_town.town import answer, asked, evening, find, options, visit

KINGS = ["9 10 JJK", "9 10 KKK", "9 10 QQQ"]
NO_KING = ["9 10 JQA"] * 3


def test_most_kings_take_the_star() -> None:
    t = visit("sheriff", kept=KINGS)
    assert t.over
    assert t.world.sheriff == 1
    assert t.world.gained == (False, True, False)
    assert find(t.events, events.NewSheriff) == [events.NewSheriff(1, 0)]


def test_without_a_king_the_sheriff_stays() -> None:
    """DT-11."""
    t = visit("sheriff", kept=NO_KING, sheriff=2)
    assert t.over
    assert t.world.sheriff == 2
    assert not any(t.world.gained)


def test_winning_the_place_as_sheriff_counts_as_winning() -> None:
    """DT-23."""
    t = visit("sheriff", kept=KINGS, sheriff=1)
    assert t.world.sheriff == 1
    assert t.world.gained == (False, True, False)


def test_nervous_joe_takes_four_dollars_from_a_player_of_choice() -> None:
    """Card: joe."""
    t = visit("sheriff", kept=KINGS, hands={2: ["joe"]})
    assert options(t, 2) == {"play:joe>1", "play:joe>2", "pass"}
    answer(t, 2, "play:joe>2")
    assert t.world.money == (8, 4, 12)
    assert t.world.gained == (False, True, True)
    assert t.world.discard == ("joe",)


def test_who_has_less_than_four_dollars_gives_what_there_is() -> None:
    """DT-04."""
    t = visit("sheriff", kept=KINGS, hands={2: ["joe"]}, money=[3, 8, 8])
    answer(t, 2, "play:joe>1")
    assert t.world.money == (0, 8, 11)


def test_nobody_is_said_to_leave_the_sheriff_alone_after_joe_was_there() -> None:
    """Card: joe. Without a King the star stays, which is true whoever came."""
    t = visit("sheriff", kept=["9JQQA"] * 3, hands={2: ["joe"]})
    told = [event.seen_by(None) for event in answer(t, 2, "play:joe>1")]
    said = [Speaker("en", ("Ann", "Bob", "Cy"))(each) for event in told for each in sentences(event)]
    assert said == [
        "Cy plays “Nervous Joe” on Ann.",
        "Ann gives Cy $4.",
        "Not a single K: the star stays where it is.",
    ]


def test_nervous_joe_is_not_offered_against_the_penniless() -> None:
    """DT-39."""
    t = visit("sheriff", kept=KINGS, hands={2: ["joe"]}, money=[0, 8, 8])
    assert options(t, 2) == {"play:joe>2", "pass"}
    assert visit("sheriff", kept=KINGS, hands={2: ["joe"]}, money=[0, 0, 8]).over


def test_nervous_joe_may_be_played_even_if_nobody_has_a_king() -> None:
    """DT-42."""
    t = visit("sheriff", kept=NO_KING, hands={0: ["joe"]})
    assert asked(t) == {0: "card"}
    answer(t, 0, "play:joe>3")
    assert t.world.money == (12, 8, 4)


def test_nervous_joe_is_played_before_the_star_moves() -> None:
    """DT-42."""
    t = visit("sheriff", kept=KINGS, hands={1: ["joe"]})
    assert asked(t) == {1: "card"}
    assert t.world.sheriff == 0


def test_nervous_joe_comes_after_the_saloon_where_he_may_change_sides() -> None:
    """DT-42."""
    t = evening(kept=["99JJJ", "10 10 KKA", "9QQQQ"], hands={0: ["joe"]}, store_ends=True)
    answer(t, 2, "name:1", "take:joe")
    assert options(t, 2) == {"play:joe>1", "play:joe>2", "pass"}
    answer(t, 2, "pass")
    assert "joe" in t.world.hands[2]


def test_a_cancelled_joe_gets_nothing() -> None:
    """DT-37."""
    t = visit("sheriff", kept=KINGS, hands={2: ["joe"], 1: ["wanted"]})
    answer(t, 2, "play:joe>1")
    assert asked(t) == {1: "card"}
    answer(t, 1, "play:wanted")
    assert t.world.money == (8, 8, 8)
    assert not t.world.gained[2]


def test_the_marshal_keeps_the_old_sheriff_in_office() -> None:
    """Card: marshal. DT-36."""
    t = visit("sheriff", kept=KINGS, hands={2: ["marshal"]})
    assert options(t, 2) == {"play:marshal", "pass"}
    told = answer(t, 2, "play:marshal")
    assert t.over
    assert t.world.sheriff == 0
    assert not any(t.world.gained)
    assert t.world.discard == ("marshal",)
    assert find(told, events.StarStayed) == [events.StarStayed(0, marshal=True, other=1)]


def test_the_sheriff_may_call_the_marshal_too() -> None:
    """DT-43."""
    t = visit("sheriff", kept=KINGS, hands={0: ["marshal"]})
    answer(t, 0, "play:marshal")
    assert t.world.sheriff == 0


def test_the_winner_cannot_call_the_marshal_against_himself() -> None:
    """DT-43."""
    t = visit("sheriff", kept=KINGS, hands={1: ["marshal"]})
    assert t.over
    assert t.world.sheriff == 1


def test_the_marshal_has_nothing_to_do_when_the_star_stays_anyway() -> None:
    """DT-39, DT-43."""
    assert visit("sheriff", kept=KINGS, sheriff=1, hands={2: ["marshal"]}).over
    assert visit("sheriff", kept=NO_KING, hands={2: ["marshal"]}).over


def test_bribes_are_not_refunded_when_the_marshal_comes() -> None:
    """DT-43."""
    t = visit("sheriff", kept=["9 10 JJA", "9 10 KKK", "9 10 KKK"], hands={0: ["marshal"]})
    answer(t, 1, "bid:3/0/none")
    answer(t, 2, "bid:0/0/none")
    answer(t, 0, "name:2", "play:marshal")
    assert t.world.sheriff == 0
    assert t.world.money == (11, 5, 8)


def test_a_cancelled_marshal_lets_the_star_go() -> None:
    """DT-37."""
    t = visit("sheriff", kept=KINGS, hands={2: ["marshal"], 1: ["wanted"]})
    answer(t, 2, "play:marshal")
    answer(t, 1, "play:wanted")
    assert t.world.sheriff == 1
    assert t.world.gained == (False, True, False)


def test_joe_comes_before_the_marshal() -> None:
    """DT-42."""
    t = visit("sheriff", kept=KINGS, hands={2: ["joe", "marshal"]})
    assert options(t, 2) == {"play:joe>1", "play:joe>2", "pass"}
    answer(t, 2, "pass")
    assert options(t, 2) == {"play:marshal", "pass"}

"""What everybody is told of a round."""

from game.games.dice_town import events
from game.games.dice_town.frames.game import Game
from tests.games.dice_town.town import answer, doc, evening, find, town, visit, visit_in_a_game


def test_a_round_is_told_place_by_place() -> None:
    t = evening(
        kept=["999KK", "10 10 JKA", "99QQK"],
        hands={1: ["hat"]},
        store=["boots"],
        queue=["deed2.1", "deed3.1", "deed4.1"],
        deeds=["deed5.1"],
        money=[4, 4, 4],
        bank=3,
        sheriff=0,
    )
    assert t.events == [
        events.BestHand((0,), (0, 0, 0, 4, 4)),
        events.Reached("mine", 0, 1, (0, 0, 0), ((2, (0, 0)),)),
        events.Acts("mine", 0, "classic"),
        events.GotNuggets(0, 3, "mine"),
        events.Reached("bank", 1, 1, (1, 1)),
        events.Acts("bank", 1, "classic"),
        events.GotMoney(1, 3, "bank"),
        events.CoachMoved(12),
        events.Reached("store", 1, 1, (2,)),
        events.Acts("store", 1, "classic"),
        events.Looks(1, 1, "store", None, ("boots",)),
    ]
    told = answer(t, 1, "take:boots")
    assert told == [
        events.GotCard(1, "store", deed=False, card="boots"),
        events.Reached("saloon", 2, 1, (3, 3)),
        events.Acts("saloon", 2, "classic"),
    ]
    told = answer(t, 2, "name:2")
    assert told == [events.Looks(2, 2, "saloon", 1, ("boots", "hat"))]
    told = answer(t, 2, "take:hat")
    assert told == [
        events.GotCard(2, "saloon", deed=False, card="hat", giver=1),
        events.Reached("sheriff", 0, 1, (4, 4), ((1, (4,)), (2, (4,)))),
        events.Acts("sheriff", 0, "classic"),
        events.StarStayed(0, marshal=False),
        events.Reached("town_hall", 0, 1, (0, 0, 0, 4, 4), ((2, (0, 0, 3, 3, 4)),)),
        events.Acts("town_hall", 0, "classic"),
        events.GotOpenCard(0, "deed2.1", "queue"),
        events.QueueFilled(("deed3.1", "deed4.1", "deed5.1")),
    ]


def test_visits_to_the_doc_are_told() -> None:
    t = doc(kept=["JJJJJ", "99999", "KKKKA"], gained=(0,), hands={1: ["deed1.1"]}, nuggets=[1, 0, 0])
    told = answer(t, 0, "name:2")
    assert told == [events.VisitsDoc(1)]
    told = answer(t, 1, "fence:deed1.1")
    assert told == [events.Fenced(1, ("deed1.1",)), events.VisitsDoc(2)]
    told = answer(t, 2, "choose:money")
    assert told == [
        events.Scams(2, 2),
        events.GotMoney(2, 2, "doc", 0),
        events.GotMoney(2, 2, "doc", 1),
    ]


def test_a_visit_that_cannot_help_is_told() -> None:
    t = doc(kept=["JJJJJ", "JJJJJ", "99999"], gained=(0, 1))
    assert t.events == [events.GotNothing(2, "doc")]


def test_a_big_scam_is_told_nugget_by_nugget() -> None:
    t = doc(kept=["JJJJJ", "JJJJJ", "AAAAA"], gained=(0, 1), nuggets=[1, 1, 0])
    told = answer(t, 2, "choose:nuggets")
    assert told == [
        events.Scams(2, 0),
        events.GotNuggets(2, 1, "doc", 0),
        events.GotNuggets(2, 1, "doc", 1),
    ]


def test_a_split_is_told_with_who_gives() -> None:
    t = visit("bank", kept=["10 10 9JK", "9JQKA", "9JQKA"], hands={1: ["split"]})
    told = answer(t, 1, "play:split")
    assert find(told, events.GotMoney) == [events.GotMoney(0, 3, "bank"), events.GotMoney(1, 1, "split", 0)]


def test_a_new_round_is_told_with_its_sheriff() -> None:
    t = visit_in_a_game("sheriff", kept=["9JQQA", "9JKKA", "9JQQA"], round_number=4)
    assert find(t.events, events.RoundBegan) == [events.RoundBegan(5, 1)]


def test_the_sheriffs_last_word_is_told() -> None:
    t = town(Game(began=True), nuggets=[0, 15, 15], money=[0, 0, 0])
    assert find(answer(t, 0, "name:2"), events.Crowned) == [events.Crowned(1, 0)]

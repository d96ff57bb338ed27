"""Recruiting outlaws at the saloon (WW-18, WW-24). Card: desperado (WW-37)."""

from game.games.dice_town import events
from tests.games.dice_town.town import RULES, answer, asked, find, options
from tests.games.dice_town.wild_west.west import CLASSIC, NEW, play, west

DECK = ["outlaw.J9", "outlaw.KA", "outlaw.QK"]


def test_the_top_outlaw_of_the_deck_is_laid_open_before_its_owner() -> None:
    t = west("saloon", kept=["Q"], outlaws=DECK)
    told = answer(t, 0, NEW)
    assert t.over
    assert find(told, events.Recruited) == [events.Recruited(0, "outlaw.J9", "outlaw.KA")]
    assert RULES.view(t, 2).gangs[0] == ("outlaw.J9",)
    assert t.world.outlaws[-1] == "outlaw.KA"


def test_everybody_sees_the_top_outlaw() -> None:
    """WW-24"""
    t = west("saloon", kept=["Q"], outlaws=DECK)
    assert {RULES.view(t, seat).outlaw_top for seat in (0, 1, 2, None)} == {"outlaw.J9"}


def test_a_recruited_outlaw_cannot_be_stolen() -> None:
    """WW-18"""
    t = west("saloon", kept=["Q Q"], gangs={1: ["outlaw.J9"]}, hands={2: ["hat"]})
    answer(t, 0, CLASSIC)
    assert options(t, 0) == {"name:3"}


def test_an_empty_outlaw_deck_gives_nothing() -> None:
    """WW-24"""
    t = west("saloon", kept=["Q"], outlaws_end=True, hands={0: ["desperado"]})
    answer(t, 0, NEW)
    assert t.over
    assert (t.world.gangs[0], t.world.gained[0]) == ((), False)


def test_a_desperado_takes_any_outlaw_and_the_deck_is_shuffled() -> None:
    t = west("saloon", kept=["Q"], outlaws=DECK, hands={0: ["desperado"]})
    before = tuple(card for card in t.world.outlaws if card != "outlaw.QK")
    play(t, (0, NEW), (0, "play:desperado"))
    assert options(t, 0) == {f"take:{card}" for card in t.world.outlaws}
    told = answer(t, 0, "take:outlaw.QK")
    assert t.over
    assert find(told, events.Recruited) == [events.Recruited(0, "outlaw.QK", "outlaw.J9")]
    assert find(told, events.OutlawsShuffled) == [events.OutlawsShuffled(t.world.outlaws[-1])]
    assert t.world.gangs[0] == ("outlaw.QK",)
    assert sorted(t.world.outlaws) == sorted(before)
    assert t.world.outlaws != before
    assert t.world.discard == ("desperado",)


def test_a_cancelled_desperado_recruits_the_top_outlaw() -> None:
    t = west("saloon", kept=["Q"], outlaws=DECK, hands={0: ["desperado"], 1: ["wanted"]})
    play(t, (0, NEW), (0, "play:desperado"), (1, "play:wanted"))
    assert t.over
    assert t.world.gangs[0] == ("outlaw.J9",)
    assert sorted(t.world.discard) == ["desperado", "wanted"]


def test_a_desperado_is_not_offered_with_nobody_to_choose_from_or_while_robbing() -> None:
    """WW-37"""
    t = west("saloon", kept=["Q"], outlaws=DECK[:1], outlaws_end=True, hands={0: ["desperado"]})
    answer(t, 0, NEW)
    assert t.over
    t = west("saloon", kept=["Q"], outlaws=DECK, hands={0: ["desperado"], 1: ["hat"]})
    answer(t, 0, CLASSIC)
    assert asked(t) == {0: "victim"}

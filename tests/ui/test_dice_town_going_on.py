"""What goes on in Dice Town is told where one looks: who leads where, how far it is, who does what."""

from dataclasses import replace
from typing import Any

import pytest

from game.engine import Ask, Rng
from game.games.dice_town.dice import poker
from game.games.dice_town.kinds import Kind
from game.games.dice_town.outlook import ahead, in_sight, open_points, rounds_left
from game.games.dice_town.places import PLACES
from game.games.dice_town.view import view as seen
from game.games.dice_town.words.contests import contenders, told_contenders
from game.games.dice_town.words.doings import doing
from game.games.dice_town.words.standing import told_ahead, told_round
from game.text import Speaker
from game.ui.offscreen import Offscreen
from game.ui.tables.dice_town.layout import place, sign
from game.ui.tables.dice_town.leads import columns, leads
from game.ui.tables.dice_town.poker_hands import PAGE, HandPlate
from game.ui.tables.dice_town.standing import plates
from game.ui.tables.kit.cards import Tip
from tests.contract.cases import case
from tests.contract.hidden import other_table
from tests.contract.journeys import journey, watchers
from tests.games.dice_town.dice import faces
from tests.games.dice_town.town import RULES, evening, keep, throw, visit
from tests.ui.dice_town_seated import sit
from tests.ui.hands import Mouse

NAMES = ("Abigail", "Buck", "Clementine", "Dusty")
ENGLISH, FRENCH = Speaker("en", NAMES), Speaker("fr", NAMES)
WEST: dict[str, Any] = {"wild_west": True}
THROWN: dict[str, Any] = {"kept": ["QQ", "Q9", "9"], "rolls": "9JKA"}


# who leads where


def test_each_place_shows_who_leads_it_and_by_what_before_it_is_decided() -> None:
    view = seen(throw(**THROWN), None)
    assert contenders(view, "saloon") == ((0,), (1,))
    assert contenders(view, "mine") == ((1, 2),)
    assert contenders(view, "bank") == ()
    assert contenders(view, "town_hall") == ((0,),), "single dice are no hand yet"
    assert [ENGLISH(each) for each in told_contenders(view, "mine")] == [
        "1. Buck and Clementine 9",
        "Sheriff Abigail decides between equals.",
    ]
    done = replace(view, kept=((0, 0, 2, 3, 4), *view.kept[1:]))
    assert contenders(done, "town_hall") == ((0,),), "nor when somebody is done"
    assert [ENGLISH(each) for each in told_contenders(view, "town_hall")] == ["1. Abigail Q·Q – a pair of Qs"]


def test_its_tag_has_the_symbols_of_equals_and_their_number(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, throw(**THROWN))
    found, sitters = dict(leads(table)), table.session.sitters
    (tied,) = found["mine"]
    assert tied.colours == (sitters[1].colour, sitters[2].colour)
    assert len(tied.dice) == 1
    assert len(found["saloon"]) == 1, "there is no second action"
    assert not found["sheriff"]


@pytest.mark.parametrize(("seats", "positions"), [(3, 2), (2, 1)])
def test_where_the_second_acts_too_both_are_shown(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, seats: int, positions: int
) -> None:
    kept = ["QQ", "Q9", "9"][:seats]
    table = sit(shown, monkeypatch, throw("9JKA", kept=kept, seats=seats, wild_west=True))
    assert len(dict(leads(table))["saloon"]) == positions


def test_nobody_leads_where_the_indians_are(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(shown, monkeypatch, throw(**THROWN))
    table.alter(warpath="mine")
    assert not dict(leads(table))["mine"]


def test_the_tags_keep_clear_of_signs_and_of_each_other() -> None:
    areas = [area for name in PLACES for area in columns(name)]
    for name in PLACES:
        x, y, wide, _ = place(name)
        for left, top, width, high in columns(name):
            assert width > 60
            assert x <= left
            assert left + width <= x + wide + 12
            assert y <= top
            assert top + high < sign(name)[1]
    for n, (x, y, wide, _) in enumerate(areas):
        assert not any(
            y == top and x < left + width and left < x + wide for left, top, width, _ in areas[n + 1 :]
        )


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("QQ", "AK"),
        ("QQ9", "QQ"),
        ("99 10 10", "AAK"),
        ("999", "AAKK"),
        ("9999", "AAAKK"),
        ("9 10JQK", "AAA"),
    ],
)
def test_hands_that_are_not_complete_are_compared_as_far_as_they_go(better: str, worse: str) -> None:
    assert poker(tuple(sorted(faces(better)))) > poker(tuple(sorted(faces(worse))))


# how far the round and the game have come


def told(view: Any, speak: Speaker = ENGLISH) -> list[str]:
    return [speak(each) for each in told_round(view)[:2]]


def test_the_plate_says_which_throw_it_is_and_what_ends_the_throws() -> None:
    t = throw("99JQA 99JQA 99JQA")
    assert told(seen(t, 0)) == ["Round 2 · throw 1", "Until 5 are kept (0 so far)"]
    keep(t, "9,9", "A", "none")
    assert told(seen(t, 0)) == ["Round 2 · throw 2", "Until 5 are kept (2 so far)"]
    done = replace(seen(t, 0), kept=((0, 0, 0, 0, 0), (5,), ()), cups=(0, 0, 0))
    assert told(done) == ["Round 2 · throw 1", "Last throw next"]
    assert told(seen(t, 0), FRENCH) == ["Manche 2 · lancer 2", "Jusqu’à 5 dés (déjà 2)"]


def test_in_town_it_says_which_place_is_visited() -> None:
    t = visit("saloon", kept=["99JQQ", "99JJQ", "99JJK"], hands={1: ["hat", "boots"]})
    assert told(seen(t, 0)) == ["Round 2 · in town", "Saloon: 4 of 7"]


def test_who_is_ahead_is_told_by_what_lies_open_alone() -> None:
    position = {"kept": ["99JQQ"] * 3, "nuggets": [3, 1, 0], "money": [4, 4, 4], "sheriff": 0}
    hands = ["hat", "deed1.1"], ["horse", "deed5.1"]
    for viewer in (None, 0, 1):
        poor, rich = (seen(evening(hands={1: hand}, **position), viewer) for hand in hands)
        assert ahead(poor) == ahead(rich) == ((0,), 3 + 2 + 5)
        assert open_points(poor, 1) == open_points(rich, 1) == 1 + 2
        assert in_sight(rich, 1, ("horse", "deed5.1")) == 1 + 2 + 8 + 5


def test_who_is_said_to_lead_is_said_to_lead_without_the_hands_until_those_are_counted() -> None:
    t = evening(kept=["99JQQ"] * 3, nuggets=[3, 1, 0], money=[4, 4, 4], sheriff=0)
    view = seen(t, 0)
    over = replace(view, final=((), (), ()))
    aside, brief, _ = told_ahead(view)
    assert ENGLISH(aside) == "Hands aside: Abigail leads (10)"
    assert ENGLISH(brief) == "In sight: Abigail (10)"
    assert [ENGLISH(each) for each in told_ahead(over)] == ["Abigail (10)"]


def test_the_nearer_the_end_the_fewer_rounds_are_left() -> None:
    early, late = seen(throw("", mine=30), None), seen(throw("", mine=3), None)
    assert rounds_left(early) > 9
    assert rounds_left(late) == 1
    over = seen(visit("saloon", kept=["99JQQ", "99JJQ", "99JJK"], hands={1: ["hat", "watch"]}, mine=0), None)
    assert plates(over, ENGLISH)[1].lines[1][1] == "This is the last round"


@pytest.mark.parametrize("options", [{}, WEST, {**WEST, "indians": True}])
def test_both_plates_can_be_asked_about(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
) -> None:
    table = sit(shown, monkeypatch, throw(**THROWN, **options))
    tips = {each.page: each.tip for each in table.form.widgets if isinstance(each, Tip)}
    assert "the first die kept is free, every further one costs $1" in tips["dice_town/round"]
    assert "without the cards in hand" in tips["dice_town/end"]


# who does what


def test_every_question_but_a_chance_to_react_has_its_line_for_those_who_look_on() -> None:
    about: dict[Kind, Any] = {
        Kind.BID: "saloon",
        Kind.VERDICT: ("saloon", (0, 1)),
        Kind.ACTION: "mine",
        Kind.STEAL: 1,
        Kind.GIVE: 1,
        Kind.AT_ONCE: "gift",
    }
    for kind in Kind:
        line = doing((Ask(0, 0, kind, (), about.get(kind)),))
        assert (line is None) == (kind is Kind.CARD)
        assert line is None or "Abigail" in ENGLISH(line)
        assert line is None or "Abigail" in FRENCH(line)
        assert doing((Ask(0, 0, kind, (), about.get(kind), private=True),)) is None


def test_while_bots_think_the_line_above_the_table_says_so(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, throw(**THROWN))
    table.playback.skip()
    asks = (Ask(0, 1, Kind.KEEP, ()), Ask(0, 2, Kind.KEEP, ()))
    monkeypatch.setattr(table.session.table, "asks", asks)
    table.chooser = None
    assert table.prompt() == "Buck and Clementine are choosing which dice stay"


# poker hands


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"wild_west": True},
        {"wild_west": True, "second_edition": False},
        {"wild_west": True, "indians": True},
    ],
)
def test_the_ranking_of_hands_is_at_hand_in_every_option_set(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
) -> None:
    table = sit(shown, monkeypatch, throw(**THROWN, **options))
    hall = next(each for each in table.form.widgets if each.page == "dice_town/place.town_hall")
    assert PAGE in {subject.page for subject in hall.subjects()}
    rankings = [each.tip for each in table.form.widgets if each.page == PAGE]
    assert rankings
    for told_hands in rankings:
        hands = [line.split("} ")[-1] for line in told_hands.split("\n")[1:]]
        assert len(hands) == 8
        assert "five of a kind" in told_hands.split("\n")[1]


def test_the_hand_of_ones_own_dice_is_named_while_one_chooses(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, throw("9QK", kept=["QQ"]))

    def lines() -> tuple[str, ...]:
        plate = next(each for each in table.form.widgets if isinstance(each, HandPlate))
        return tuple(full for full, _ in plate.lines)

    assert lines() == ("Kept: a pair of Qs", "All five: three Qs")
    Mouse(shown).press(table.choices()[1])
    assert lines() == ("Kept: three Qs", "All five: three Qs")


# secrets


@pytest.mark.parametrize("options", [{}, {"wild_west": True, "indians": True}])
def test_nothing_of_it_changes_when_what_the_viewer_may_not_know_is_another(options: dict[str, Any]) -> None:
    played = case(RULES, 3, **options)
    rng, changed = Rng.seeded("going on"), 0
    for step in journey(played)[::7]:
        for seat in watchers(played):
            other = other_table(RULES, step.after, seat, rng)
            if other is None:
                continue
            changed += other.world != step.after.world
            real, mixed = RULES.view(step.after, seat), RULES.view(other, seat)
            assert plates(real, ENGLISH) == plates(mixed, ENGLISH)
            for name in ("mine", "saloon", "town_hall"):
                assert told_contenders(real, name) == told_contenders(mixed, name)
            assert doing(step.after.asks) == doing(other.asks)
    assert changed > 20

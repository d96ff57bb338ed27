"""What each seat did last stands at its card: at full speed nothing is lost."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest

from game.engine import Event, Message, Seat, Who, retrace, say, say_n
from game.games import game
from game.games.dalton_city import events as dalton_city
from game.games.dalton_city.figures import all_cards
from game.games.dice_town import events
from game.games.dice_town.deck import DECK
from game.games.dice_town.words.cards import outlaw_names, told
from game.play.seating import NAMES
from game.play.session import Session
from game.text import Speaker
from game.ui.offscreen import Offscreen
from game.ui.positions import seated
from game.ui.tables import TABLES, lay_table
from game.ui.tables.claim_it.table import seat_area
from game.ui.tables.dalton_city.layout import seat_area as dalton_seat
from game.ui.tables.dalton_city.seats import DONE, done_area
from game.ui.tables.dice_town.layout import panels
from game.ui.tables.dice_town.townsfolk import CARD_HEIGHT, kept_dice
from game.ui.tables.kit.cup import Cup
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.marks import STYLE, last_done, room_on, tag_of
from game.ui.tables.kit.seats import NOTE, note_area
from game.ui.tables.table import TableScene
from game.ui.waits import played
from tests.ui.laid import record

BOTS = (1, 2, 3)
RIDERS = ("recruited", "rode")
DIE_SIDE = 72.0
"""How large the face of a die is that lies at full size."""


def table_of(shown: Offscreen, slug: str, waits: int) -> TableScene[Any]:
    """A table at which a person has waited some times for three bots."""
    options = {"wild_west": True, "indians": True} if slug == "dice_town" else {}
    session = Session(seated(slug, 4, 1, **options), shown.house.desk, nodes=20)
    table = lay_table(shown.house, session)
    list(islice(played(table), waits))
    return table


def happened(table: TableScene[Any]) -> list[Event]:
    t = table.session.record.start()
    return [event for step in retrace(table.session.record, t) for event in step.events]


@pytest.mark.parametrize(("slug", "waits"), [("claim_it", 3), ("dice_town", 28), ("dalton_city", 12)])
def test_at_full_speed_each_seat_keeps_a_mark_of_what_it_did_last(
    shown: Offscreen, slug: str, waits: int
) -> None:
    table = table_of(shown, slug, waits)
    marks: Mapping[Seat, Message] = {}
    for event in happened(table):
        marks = game(slug).marked(marks, event)
    assert set(BOTS) <= set(marks)
    assert {seat: last_done(table, seat) for seat in BOTS} == {
        seat: table.speaker(marks[seat]) for seat in BOTS
    }


def test_a_mark_of_dice_town_tells_all_that_the_action_brought() -> None:
    speak = Speaker("en", NAMES)
    marks: Mapping[Seat, Message] = {}
    won = ("deed1.1", "deed2.1")
    for event in (
        *(events.GotOpenCard(0, card, "queue", together=won) for card in won[-1:]),
        events.got_card(0, "corruption", "deed3.1"),
    ):
        marks = game("dice_town").marked(marks, event)
    assert speak(marks[0]) == "Town hall: 3 deeds"
    marks = game("dice_town").marked(marks, events.GotMoney(0, 4, "bank", None))
    assert speak(marks[0]) == "Bank: $4", "another place begins anew"


@pytest.mark.parametrize(("language", "words"), [("en", "Takes the place"), ("fr", "Se sert")])
def test_a_sheriff_who_wins_his_own_ruling_does_not_rule_for_somebody(language: str, words: str) -> None:
    for refused in (True, False):
        ((seat, mark),) = game("dice_town").marks(events.Judged(2, 2, refused))
        assert (seat, Speaker(language, NAMES)(mark)) == (2, words)


def test_the_marks_of_the_last_round_are_there_until_dice_lie_open() -> None:
    """Who plays at full speed reads them under the first throw; then they would mislead."""
    dice_town = game("dice_town")
    marks = dice_town.marked({}, events.GotMoney(0, 4, "bank", None))
    assert dice_town.marked(marks, events.RoundBegan(2, 1)) == marks
    assert dice_town.marked(marks, events.Lifted(((0, (1,)),), last=False)) == {}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_mark_of_dice_town_begins_as_a_sentence_does(language: str) -> None:
    for mark in map(Speaker(language, NAMES), dice_town_marks()):
        assert mark[0] == mark[0].upper(), mark


@pytest.mark.parametrize("slug", TABLES)
def test_a_mark_gives_no_secret_away(shown: Offscreen, slug: str) -> None:
    marks = game(slug).marks
    for event in happened(table_of(shown, slug, 20)):
        seen = event.seen_by(None)
        assert seen is not None
        assert marks(event) == marks(seen)


def test_whoever_looks_back_sees_what_had_been_done_then(shown: Offscreen) -> None:
    table = table_of(shown, "claim_it", 3)
    now = [last_done(table, seat) for seat in BOTS]
    table.look_back(0)
    assert [last_done(table, seat) for seat in BOTS] == ["", "", ""]
    table.look_back(None)
    assert [last_done(table, seat) for seat in BOTS] == now


def test_nobody_has_done_anything_before_the_match_begins(shown: Offscreen) -> None:
    table = lay_table(shown.house, Session(record("dice_town", "hrr"), shown.house.desk))
    assert [last_done(table, seat) for seat in range(3)] == ["", "", ""]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_die_lies_on_a_tag(seats: int) -> None:
    for panel in panels(seats, 0).values():
        x, y, width, height = tag_of((*panel[:3], CARD_HEIGHT))
        for die in kept_dice((0, 1, 2, 3, 4), panel):
            side = DIE_SIDE * die.zoom
            across, down = die.rest
            beside = across + side / 2 <= x or across - side / 2 >= x + width
            assert beside or down - side / 2 >= y + height


def test_no_cup_hides_a_tag(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long one reaches over the rim of a cup."""
    table, drawn = table_of(shown, "dice_town", 16), list[str]()
    monkeypatch.setattr(Cup, "draw", lambda *_: drawn.append("cup"))
    monkeypatch.setattr(Die, "draw", lambda *_: drawn.append("die"))
    monkeypatch.setattr("game.ui.tables.dice_town.townsfolk.draw_tag", lambda *_: drawn.append("tag"))
    shown.house.canvas.forget()
    table.draw(shown.house.canvas)
    assert drawn.count("tag") == len(BOTS)
    assert {"cup", "die"} <= set(drawn[: drawn.index("tag")])
    assert not {"cup", "die"} & set(drawn[drawn.index("tag") :])


def dice_town_marks() -> list[Message]:
    """The longest that people can read in town, with players by the names that bots have."""
    players = [Who(seat) for seat in range(len(NAMES))]
    return [
        *(say(f"dice_town.mark.{what}", outlaw=who) for who in outlaw_names().values() for what in RIDERS),
        *(say("dice_town.mark.played", card=told(f"{card}.1")) for card in DECK),
        *(say("dice_town.mark.stolen", giver=who) for who in players),
        *(say(f"dice_town.mark.{what}", player=who) for who in players for what in ("bribed", "judged")),
        *(say(f"dice_town.mark.{what}") for what in ("big_scam", "bought_die", "bribes", "star")),
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_mark_is_read_in_letters_of_full_size(shown: Offscreen, language: str) -> None:
    speak, kind = Speaker(language, NAMES), shown.house.canvas.type
    for mark in map(speak, dice_town_marks()):
        wide = kind.width(mark, STYLE)
        assert room_on(tag_of((8.0, 70.0, 292.0, CARD_HEIGHT), wide))[2] >= wide, mark
    lost = say_n("claim_it.mark.bankrupt", 12), say_n("claim_it.mark.took_both", 12, claims=12)
    for mark in map(speak, (*lost, say("ui.claim_it.caller"), say("claim_it.mark.bankrupt_at_once"))):
        assert kind.width(mark, NOTE) <= note_area(seat_area(0))[2], mark


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_marks_of_dalton_city_have_room_on_the_cards_of_four(shown: Offscreen, language: str) -> None:
    speak, kind = Speaker(language, NAMES), shown.house.canvas.type
    room = done_area(dalton_seat(0, 4))[2]
    happened = [
        *(dalton_city.Bought(0, card, 0, False) for card in all_cards()),
        *(dalton_city.Sold(0, card, 0) for card in all_cards()),
        *(dalton_city.PutOnBanco(0, card) for card in all_cards()),
        *(dalton_city.Paid(0, seat, 128_800, "fee") for seat in range(1, 8)),
        *(dalton_city.DuelRolled(0, seat, (5, 3), 1) for seat in range(1, 8)),
    ]
    for event in happened:
        for _, mark in game("dalton_city").marks(event):
            assert kind.width(speak(mark), DONE) <= room, speak(mark)

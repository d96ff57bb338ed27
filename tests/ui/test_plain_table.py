"""The plain table: any game can be played at it, with every device, and nobody sees more than they may."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.engine import Record, Value, choose
from game.engine.lazy import Combinations
from game.games import GAMES
from game.play.session import Session
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.design import HEIGHT, WIDTH
from game.ui.intents import Device
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scenes.boxes import Boxes
from game.ui.scenes.load import Load
from game.ui.scenes.setup import Setup
from game.ui.tables import TABLES, plain_table
from game.ui.tables.kit.plain import Plain
from game.ui.tables.plain import PlainTable
from game.ui.tables.plain.drawing import paint, runs
from game.ui.tables.plain.layout import DICE, PICKER, SHEET, chronicle, seat_area
from game.ui.tables.privacy import Screen
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.scroll import ListBox
from tests.toy.game import GAME
from tests.toy.words import teach, told
from tests.ui.hands import Hand, Keyboard, Mouse, Pad, choices, play_anyhow
from tests.ui.laid import record

DEVICES = {Mouse: Device.MOUSE, Keyboard: Device.KEYBOARD, Pad: Device.XBOX}
SHORT: dict[str, dict[str, Value]] = {"dalton_city": {"rounds": 6}}
"""Options that make a game short."""


@pytest.fixture
def stand(monkeypatch: pytest.MonkeyPatch) -> Iterator[Offscreen]:
    """The medicine show is one of the boxes, and no game has a table but the plain one."""
    teach(monkeypatch)
    monkeypatch.setattr("game.games.GAMES", (*GAMES, GAME))
    for game in (*GAMES, GAME):
        monkeypatch.setitem(TABLES, game.rules.slug, plain_table)
    with offscreen((640, 360), Settings(language="en", speed="instant")) as made:
        yield made


def laid(stand: Offscreen, slug: str, kinds: str) -> PlainTable:
    begun = record(slug, kinds)
    options = choose(begun.rules.options, SHORT.get(slug, {}), len(kinds))
    begun = Record(begun.rules, begun.seats, options, begun.seed, begun.players)
    table = PlainTable(stand.house, Session(begun, stand.house.desk))
    stand.show(table)
    stand.frames(1)
    return table


@pytest.mark.parametrize("hand_type", DEVICES)
def test_the_toy_is_played_from_its_box_to_the_result_with_one_device_alone(
    stand: Offscreen, hand_type: type[Hand]
) -> None:
    hand = hand_type(stand)
    stand.show(Boxes(stand.house))
    stand.frames(1)
    hand.press(hand.top.lids[-1])
    assert isinstance(hand.top, Setup)
    hand.press_named("Start")
    table = hand.top
    assert isinstance(table, PlainTable)
    assert [sitter.kind for sitter in table.session.sitters] == ["human", *["random"] * 3]  # it has no other
    assert play_anyhow(hand, random.Random(2)).session.over
    assert table.session.rules.slug == "medicine_show"
    assert stand.house.reader.device is DEVICES[hand_type]


def test_a_match_of_a_box_whose_lid_nobody_has_painted_lies_on_the_shelf_like_any_other(
    stand: Offscreen,
) -> None:
    stand.house.library.save_as(record("medicine_show", "hr"), "an evening")
    shelf = Load(stand.house)
    stand.show(shelf)
    stand.frames(2)
    assert [entry.slug for entry in shelf.entries] == ["medicine_show"]


@pytest.mark.parametrize("hand_type", DEVICES)
@pytest.mark.parametrize("slug", [game.rules.slug for game in GAMES])
def test_every_game_can_be_played_at_the_plain_table(
    stand: Offscreen, slug: str, hand_type: type[Hand]
) -> None:
    laid(stand, slug, "hrr")
    assert play_anyhow(hand_type(stand), random.Random(3)).session.over


def words_on(table: PlainTable) -> list[str]:
    """Everything written on what answers the question."""
    found: list[str] = []
    for widget in choices(table):
        match widget:
            case ListBox():
                assert isinstance(table.chooser, Plain)
                picker = table.chooser.picker
                found += [picker.told(picker.ask.options[row]) for row in range(widget.rows)]
            case Choice():
                found += [words for _, words in widget.values]
            case Button():
                found.append(widget.words)
    return found


@pytest.mark.parametrize("slug", ["medicine_show", "dalton_city", "dice_town"])
def test_answers_are_shown_by_their_names_and_never_by_their_codes(stand: Offscreen, slug: str) -> None:
    table, chance, seen = laid(stand, slug, "hrr"), random.Random(4), 0
    for _ in range(120):
        stand.frames(1)
        ask = table.ask
        if ask is None:
            continue
        some = ask.options[:50] if isinstance(ask.options, Combinations) else ask.options
        codes = {option.code() for option in some}
        shown = words_on(table)
        assert shown
        assert not codes & set(shown)
        assert not [words for words in shown if any(code in words for code in codes if ":" in code)]
        seen += 1
        table.answer(chance.choice(ask.options))
    assert seen > 5


def test_advice_is_marked_in_the_list_and_the_first_row_to_be_chosen(stand: Offscreen) -> None:
    table = laid(stand, "dalton_city", "hrr")
    table.hint.ask()
    for _ in range(200):
        stand.frames(1)
        if table.hint.action is not None:
            break
    (rows,) = [each for each in choices(table) if isinstance(each, ListBox)]
    assert table.ask is not None
    assert table.ask.options[rows.selected] == table.hint.action


def test_digits_answer_where_there_are_no_more_answers_than_digits(stand: Offscreen) -> None:
    table = laid(stand, "claim_it", "hrr")
    while table.ask is None or not 1 < len(table.ask.options) <= 10:
        stand.frames(1)
        if table.ask is not None:
            table.answer(table.ask.options[0])
    before, wanted = len(table.session.record.answers), table.ask.options[1]
    Keyboard(stand).key(0, scancode=31)  # the second of the upper row
    assert table.session.record.answers[before].code == wanted.code()


def test_the_dice_thrown_last_lie_there_also_when_the_log_is_looked_at(stand: Offscreen) -> None:
    table = laid(stand, "claim_it", "hrr")
    while len(table.log.entries) < 20:
        stand.frames(1)
        if table.ask is not None:
            table.answer(table.ask.options[0])
    throws = [
        (moment.number, list(throw.faces))
        for moment in table.session.story.moments
        for throw in table.game.throws(moment.event)
    ]
    assert [die.face for die in table.dice] == throws[-1][1]
    back = next(n for n, entry in enumerate(table.log.entries) if entry.number == throws[1][0])
    table.look_back(back)
    assert [die.face for die in table.dice] == throws[1][1]


class Reader:
    """Reads every word on the screen, painted anew each time."""

    def __init__(self, stand: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
        self.stand = stand
        self.read: list[str] = []
        text, paragraph = Canvas.text, Canvas.paragraph

        def spied_text(canvas: Canvas, words: str, *more: Any, **and_more: Any) -> None:
            self.read.append(words)
            text(canvas, words, *more, **and_more)

        def spied_paragraph(canvas: Canvas, words: str, *more: Any, **and_more: Any) -> float:
            self.read.append(words)
            return paragraph(canvas, words, *more, **and_more)

        monkeypatch.setattr(Canvas, "text", spied_text)
        monkeypatch.setattr(Canvas, "paragraph", spied_paragraph)

    def __call__(self) -> str:
        self.read.clear()
        self.stand.house.canvas.forget()
        self.stand.app.draw()
        return " | ".join(self.read)


def test_nobody_reads_the_cards_of_another_on_a_shared_screen(
    stand: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, reader, chance = laid(stand, "medicine_show", "hhh"), Reader(stand, monkeypatch), random.Random(6)
    screens: set[Screen] = set()
    own = 0
    for _ in range(90):
        if table.session.over:
            break
        table.update(0.1)
        written = reader()
        world, viewer = table.session.table.world, table.privacy.viewer
        screens.add(table.privacy.screen)
        for seat, hand in enumerate(world.hands):
            names = [table.speaker(told(card)) for card in hand]
            known = {card for card in hand if viewer is not None and world.seen[viewer][card] == seat}
            if seat == viewer:
                own += any(name in written for name in names)
            else:
                secret = [name for card, name in zip(hand, names, strict=True) if card not in known]
                assert not [name for name in secret if f"{name} " in f"{written} "], table.privacy.screen
        found = choices(table)
        if found and not table.playback.busy:
            chance.choice(found).activate()
    assert {Screen.CURTAIN, Screen.LOOK} <= screens
    assert own > 5


@pytest.mark.parametrize("seats", range(1, 9))
def test_nothing_on_the_plain_table_lies_on_anything_else(seats: int) -> None:
    areas = [*map(seat_area, range(seats)), chronicle(seats), SHEET, PICKER, DICE]
    boxes = [pygame.FRect(area) for area in areas]
    assert all(pygame.FRect(0, 70, WIDTH, HEIGHT - 70).contains(box) for box in boxes)
    for one, other in combinations(boxes, 2):
        assert not one.colliderect(other)


def test_what_a_drawing_paints_and_parts_is_found_again() -> None:
    line = f"{paint(2, 'C★')} {paint(2, 'Clementine')}   $1,200  9·9·J"
    found = runs(line)
    assert [(run.column, run.text) for run in found] == [
        (0, "C★"),
        (3, "Clementine"),
        (16, "$1,200"),
        (24, "9·9·J"),
    ]
    assert set(found[1].seats) == {2}
    assert set(found[2].seats) == {None}

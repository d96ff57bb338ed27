"""What the adviser would do is marked and said, until one acts; at both tables, at every kind of question."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from game.engine import Action, Table
from game.games.claim_it.kinds import Kind
from game.games.dice_town.frames.indians import IndianDie
from game.games.dice_town.world import World
from game.play.illustrated import illustrated
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.offscreen import Offscreen
from game.ui.scene import Replace
from game.ui.styles import Style
from game.ui.tables.claim_it.spot import Spot
from game.ui.tables.kit.banner import draw_banner
from game.ui.tables.kit.picks import Pick, SeatPick
from game.ui.tables.table import TableScene
from game.ui.widgets.button import Button
from game.ui.widgets.widget import BULB, Widget, within
from tests.games.dice_town.town import answer, keep, throw, visit
from tests.ui.dice_town_asked import town_in_a_game
from tests.ui.dice_town_asks import ASKS
from tests.ui.dice_town_finders import Find, card
from tests.ui.dice_town_seated import first_answer, sit
from tests.ui.hands import Keyboard, Mouse
from tests.ui.laid import claim_it

MOST_PRESSES = 8


@pytest.fixture
def shown(cleared: Offscreen) -> Offscreen:
    return cleared


def _sharp() -> Table[World]:
    t = throw("JJJJJ 99999 99999", hands={0: ["sharp.1"]})
    keep(t, "J,J", "9", "9")
    return t


def _take_back() -> Table[World]:
    t = throw("9JQKA 99999 KKKKK", hands={0: ["brute.1"], 2: ["wanted"]}, money=[1, 8, 8])
    keep(t, "9,J,Q,K+brute.1", "9", "K")
    answer(t, 2, "play:wanted")
    return t


def _indian_die(face: str) -> Table[World]:
    return town_in_a_game(
        IndianDie(face), kept=["99JQK", "JJQQ9", "KKA10Q"], die=0, wild_west=True, indians=True
    )


THROWN: dict[str, tuple[Callable[[], Table[World]], tuple[str, ...]]] = {
    "keep": (lambda: throw("9JQKA", hands={0: ["brute.1"]}), ("keep:none", "keep:9,A", "keep:J,K+brute.1")),
    "take_back": (_take_back, ("back:9,J", "back:Q,K")),
    "blessing": (lambda: _indian_die("blessing"), ("turn:9/A", "pass")),
    "ambush": (lambda: _indian_die("ambush"), ("ambush:2=J", "ambush:3=A")),
    "sharp": (_sharp, ("play:sharp.1=J/A", "pass")),
    "ride": (
        lambda: throw("JQKA9", wild_west=True, gangs={0: ["outlaw.J9"]}),
        ("ride:outlaw.J9*1", "ride:outlaw.J9*2", "pass"),
    ),
}
"""Questions about dice: a position, and answers to it."""
POSITIONS = {name: (asked.make, tuple(asked.answers)) for name, asked in ASKS.items()} | THROWN


def marked(table: TableScene[Any]) -> list[Widget]:
    return [widget for widget in table.form.widgets if widget.hinted]


def advise(table: TableScene[Any], action: Action) -> None:
    table.hint.action = action
    table.hint.words = "*Do it* – trust me."
    table.arrange()


def names_in_both_languages(table: TableScene[Any]) -> None:
    """Every answer has words of its own."""
    assert table.ask is not None
    options = [table.ask.options[n] for n in range(min(len(table.ask.options), 40))]
    for language in ("en", "fr"):
        speak = Speaker(language, table.speaker.names)
        told = [speak(table.game.answer(table.ask, option)) for option in options]
        assert len(set(told)) == len(told)
        assert not any(":" in words for words in told), "these are codes"


@pytest.mark.parametrize("name", POSITIONS)
def test_who_presses_what_is_marked_gives_the_advised_answer_which_has_a_name(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    make, codes = POSITIONS[name]
    for code in codes[:3]:
        table = sit(shown, monkeypatch, make())
        names_in_both_languages(table)
        advise(table, table.rules.parse(code))
        for _ in range(MOST_PRESSES):
            if table.hint.action is None:
                break
            assert marked(table), f"nothing is marked for {code}"
            assert all(widget.reachable for widget in marked(table))
            Mouse(shown).press(marked(table)[0])
        assert first_answer(table) == code


def _hunt() -> Table[World]:
    """One King, whose throw matches two of the wanted: neither is sure."""
    wanted = ["outlaw.10A", "outlaw.KA"]
    t = visit("sheriff", kept=["K99JQ", "9999J", "9999Q"], rolls="A", wanted=wanted, wild_west=True)
    answer(t, 0, "choose:new")
    return t


@pytest.mark.parametrize(
    ("make", "presses"),
    [(ASKS["doc"].make, ASKS["doc"].answers["fence:deed2.1+deed4.1"]), (_hunt, [card("outlaw.KA")])],
    ids=["doc", "hunt"],
)
def test_nothing_is_marked_while_nobody_was_asked_for_advice(
    shown: Offscreen,
    monkeypatch: pytest.MonkeyPatch,
    make: Callable[[], Table[World]],
    presses: Sequence[Find],
) -> None:
    table = sit(shown, monkeypatch, make())
    for find in presses:
        assert not marked(table)
        Mouse(shown).press(find(table))
    assert not marked(table)


def test_in_the_mine_exactly_what_is_advised_is_marked_and_named(shown: Offscreen) -> None:
    for kind, answers in ((Kind.PLACE, 44), (Kind.PRESS_ON, 9)):
        table = claim_it(shown.house, "hrr", answers, kind)
        shown.show(table)
        names_in_both_languages(table)
        assert table.ask is not None
        for option in table.ask.options:
            advise(table, option)
            (only,) = marked(table)
            if isinstance(only, Spot):
                assert only.action == option
            else:
                assert isinstance(only, Button)
                assert only.words == table.speaker(table.game.answer(table.ask, option))


def test_the_advice_is_read_where_the_question_was_until_one_acts(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def read_banner(canvas: Canvas, words: str, more: str = "") -> float:
        read.append(words)
        return draw_banner(canvas, words, more)

    monkeypatch.setattr("game.ui.tables.choosing.draw_banner", read_banner)
    place = claim_it(shown.house, "hrr", 44, Kind.PLACE)
    keep_dice = sit(shown, monkeypatch, throw("9JQKA"))
    for table in (place, keep_dice):
        shown.app.stack.apply(Replace(table))
        Keyboard(shown).key(pygame.K_h)
        shown.frames(600, 0.1)
        assert table.ask is not None
        assert table.hint.action is not None
        shown.house.stale = True
        shown.frames(1)
        assert read[-1] == table.hint.words
        assert illustrated(table.game.answer(table.ask, table.hint.action), table.speaker) in read[-1]
        assert marked(table)
        table.answer(table.hint.action)
        assert not table.hint.words


def _light(colour: pygame.Color) -> float:
    parts = [part / 255 for part in (colour.r, colour.g, colour.b)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: pygame.Color, other: pygame.Color) -> float:
    """From 1 to 21, as the guidelines for accessible pages have it."""
    dark, light = sorted((_light(one), _light(other)))
    return (light + 0.05) / (dark + 0.05)


def stands_out(shown: Offscreen, table: TableScene[Any], action: Action) -> None:
    """The ring against what lies below it, all the way round, and the bulb in its disc."""
    canvas = shown.house.canvas
    table.hint.action, table.hint.words = None, ""
    table.arrange()
    bare = shown.picture().copy()
    table.hint.action = action
    table.arrange()
    picture = shown.picture()
    for widget in marked(table):
        x, y, width, height = widget.outline
        for share in (0.1, 0.3, 0.5, 0.7, 0.9):
            across, down = x + width * share, y + height * share
            for at, step in (
                ((across, y), (0, 1)),
                ((across, y + height), (0, 1)),
                ((x, down), (1, 0)),
                ((x + width, down), (1, 0)),
            ):
                seen = [canvas.pixel((at[0] + step[0] * n, at[1] + step[1] * n)) for n in range(-7, 8)]
                best = max(contrast(picture.get_at(pixel), bare.get_at(pixel)) for pixel in seen)
                assert best >= 3, f"{best:.2f} at {at}"
        left, top = widget.bulb
        bulb = [picture.get_at(canvas.pixel((left + n, top + m))) for n in range(-8, 9) for m in range(-8, 9)]
        lightness = sorted(bulb, key=_light)
        assert contrast(lightness[0], lightness[-1]) >= 3


def test_the_mark_stands_out_on_every_space_of_the_mine_and_on_both_buttons(shown: Offscreen) -> None:
    for kind, answers in ((Kind.PLACE, 44), (Kind.PRESS_ON, 9)):
        table = claim_it(shown.house, "hrr", answers, kind)
        shown.show(table)
        assert table.ask is not None
        for option in table.ask.options:
            stands_out(shown, table, option)


@pytest.mark.parametrize(
    ("name", "code"), [("keep", "keep:9,A"), ("warpath", "choose:bank"), ("doc", "pass")]
)
def test_the_mark_stands_out_in_the_town(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str, code: str
) -> None:
    table = sit(shown, monkeypatch, POSITIONS[name][0]())
    stands_out(shown, table, table.rules.parse(code))


def test_no_bulb_lies_on_a_neighbour_or_on_a_tick(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("warpath", "keep", "doc"):
        table = sit(shown, monkeypatch, POSITIONS[name][0]())
        picks = [widget for widget in table.form.widgets if isinstance(widget, Pick)]
        for pick in picks:
            ticks = [(each.area[0] + each.area[2], each.area[1]) for each in picks]
            assert all(math.dist(pick.bulb, tick) > 2 * BULB for tick in ticks)
            assert not [each for each in picks if each is not pick and within(each.area, pick.bulb)]


def test_the_bulb_hides_none_of_the_words_of_its_button(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = shown.house.canvas
    begins: list[float] = []

    def note(text: str, at: Point, style: Style, align: str = "left", _fade: float = 1.0) -> None:
        begins.append(at[0] - (canvas.type.width(text, style) / 2 if align == "centre" else 0))

    monkeypatch.setattr(canvas, "text", note)
    for icon in ("", "icons/money"):
        wide = Button((400, 300, 340, 76), "Roll without any outlaw", lambda: None, icon=icon, hinted=True)
        wide.draw(canvas)
        assert begins.pop() > wide.bulb[0] + BULB + 3


@pytest.mark.parametrize("name", ["verdict", "victim", "doc_order", "crown"])
def test_the_bulb_on_a_sheet_of_paper_hides_nothing_of_the_note_above_it(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = sit(shown, monkeypatch, POSITIONS[name][0]())
    for pick in table.form.widgets:
        if isinstance(pick, SeatPick):
            Keyboard(shown).walk_to(pick)  # it rises
            assert pick.lit
            assert pick.bulb[1] - BULB > pick.area[1] - 8

"""Dalton City's table with eight players and the largest letters: no words overlap, none are cut off."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from game.engine import Table
from game.games.dalton_city.figures import all_cards
from game.games.dalton_city.frames.arriving import Arrive
from game.games.dalton_city.frames.turn import Turn
from game.games.dalton_city.world import HOSPITAL, SHERIFF, World
from game.play.session import Session
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.design import HEIGHT, WIDTH, Area, Point
from game.ui.offscreen import Offscreen, offscreen
from game.ui.positions import seated
from game.ui.scene import Pop, Replace
from game.ui.styles import BODY, Style
from game.ui.tables.dalton_city.card import WestCard
from game.ui.tables.dalton_city.exhibit import CARD_ZOOM
from game.ui.tables.dalton_city.hand import HandCard
from game.ui.tables.dalton_city.layout import (
    ACTION,
    BANCO,
    CASH,
    DECK,
    EXHIBIT,
    HAND,
    SEATS,
    SHEET,
    STOCK,
    TRAY,
)
from game.ui.tables.dalton_city.seats import count_places
from game.ui.tables.dalton_city.table import DaltonCityTable
from game.ui.tables.kit.card_face import TOLD
from game.ui.tables.kit.panel import Panel
from game.ui.widgets.button import Button
from tests.games.dalton_city.city import BARBERS, DIPLOMAS, TOWN, TRANSITS, city, land, new_game
from tests.ui.dalton_city_seated import sit
from tests.ui.hands import Keyboard

_LETTERS = 0.62
"""How much of a line's height its letters fill, without what reaches below."""
_TOUCHING = 2.0
_PLACES = (EXHIBIT, BANCO, DECK, STOCK, TRAY, HAND, CASH, SHEET, ACTION)


class Line(NamedTuple):
    """Words as they stand on the screen."""

    words: str
    area: Area

    def covers(self, other: Area) -> bool:
        """Whether it stands on something, more than touching it."""
        (x, y, width, height), (left, top, wide, high) = self.area, other
        across = min(x + width, left + wide) - max(x, left)
        return across > _TOUCHING and min(y + height, top + high) - max(y, top) > _TOUCHING

    def within(self, other: Area) -> bool:
        (x, y, width, height), (left, top, wide, high) = self.area, other
        fits = x >= left - _TOUCHING and x + width <= left + wide + _TOUCHING
        return fits and y >= top - _TOUCHING and y + height <= top + high + _TOUCHING


class Drawn:
    """Everything that is written in one picture; what is written on a card is a matter of the card."""

    def __init__(self, shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[Line] = []
        self.cut: list[str] = []
        self._shown, self._patch = shown, monkeypatch

    def look(self) -> None:
        canvas = self._shown.house.canvas
        text, paragraph, size = Canvas.text, Canvas.paragraph, canvas.surface.get_size()

        def note(words: str, x: float, middle: float, wide: float, style: Style) -> None:
            if words.strip() and canvas.surface.get_size() == size:
                high = canvas.type.pixels(style) / canvas.scale * _LETTERS
                line = Line(words, (x, middle - high / 2, wide, high))
                if line not in self.lines:
                    self.lines.append(line)

        def wrote(me: Canvas, words: str, at: Point, style: Style = BODY, *more: Any) -> None:
            wide = me.type.width(words, style)
            left = {"left": 0.0, "centre": wide / 2, "right": wide}[more[0] if more else "left"]
            note(words, at[0] - left, at[1], wide, style)
            text(me, words, at, style, *more)

        def set_(me: Canvas, words: str, area: Area, style: Style = BODY, *more: Any) -> float:
            rows, high = me.type.rows(words, style, area[2]), me.type.height(style)
            for n, row in enumerate(rows):
                said = "".join(piece.text for piece in row)
                wide = sum(piece.width for piece in row) / me.scale
                left = (area[2] - wide) / 2 if more and more[0] == "centre" else 0.0
                note(said, area[0] + left, area[1] + (n + 0.5) * high, wide, style)
            return paragraph(me, words, area, style, *more)

        shortened, patched = canvas.type.shortened, Canvas.patch

        def laid(me: Canvas, name: str, area: Area, *more: Any, **others: Any) -> None:
            if name == "ui/tooltip":  # it lies on what it covers
                self.lines = [line for line in self.lines if not line.covers(area)]
            patched(me, name, area, *more, **others)

        def shorten(words: str, style: Style, width: float) -> str:
            short = shortened(words, style, width)
            if short != words:
                self.cut.append(words)
            return short

        with self._patch.context() as patch:
            patch.setattr(Canvas, "text", wrote)
            patch.setattr(Canvas, "paragraph", set_)
            patch.setattr(Canvas, "patch", laid)
            patch.setattr(canvas.type, "shortened", shorten)
            canvas.forget()
            self._shown.app.draw()


EIGHT: dict[str, Any] = {"seats": 8}
MANY = {0: [*TOWN, "diploma.saloon"], 1: [*BARBERS[1:], *DIPLOMAS[:3]], 2: TRANSITS, 3: ["daily_star"]}
RICH = [123_400, 99_900, 88_800, 150_000, 77_700, 66_600, 55_500, 144_400]
DUE: dict[str, Any] = {"owns": {0: ["diploma.barber"], 1: [*TOWN, *BARBERS[1:]]}, "nugget": 0}


def _everybody_on_their_way() -> Table[World]:
    held = {3: HOSPITAL, 4: HOSPITAL, 5: SHERIFF}
    return city(Turn(0), **EIGHT, horse=[0, 1], at={0: 3, 1: 20, 2: 40}, owns=MANY, money=RICH, held=held)


ASKED: dict[str, Callable[[], Table[World]]] = {
    "ranch": lambda: new_game(seats=8),
    "dice": _everybody_on_their_way,
    "held": lambda: city(Turn(0), **EIGHT, held={0: HOSPITAL}, owns=MANY, money=RICH),
    "buy": lambda: land(
        "barber.desert", **EIGHT, money=RICH, owns={0: ["post_office"], 1: ["diploma.barber"]}
    ),
    "pay": lambda: land("barber.river", 3, **EIGHT, **DUE, money=RICH),
    "pay_with_anything": lambda: land(
        "barber.river",
        3,
        **EIGHT,
        owns={0: ["diploma.barber", "daily_star"], 1: [*TOWN, *BARBERS[1:], "diploma.tailor"]},
        nugget=0,
        money=RICH,
        held={1: HOSPITAL},
    ),
    "short": lambda: land(
        "barber.river", 5, **EIGHT, owns={0: ["bank.dalton"], 1: BARBERS}, money=[1000, *RICH[1:]]
    ),
    "ride": lambda: land("transit.boat", **EIGHT, owns={0: TRANSITS}, money=RICH),
    "university": lambda: city(Arrive(0), **EIGHT, at={0: 17}, money=RICH),
    "spoils": lambda: city(Arrive(0), **EIGHT, rolls=[6, 1], at={0: 3, 1: 3}, owns=MANY, money=RICH),
    "banco": lambda: land(43, **EIGHT, owns={0: ["bank.rock", "bank.river", "diploma.saloon"]}),
    "challenge": lambda: city(Arrive(0), **EIGHT, at={0: 3, 1: 3, 2: 3}, money=RICH),
}
PANELS = {"spoils", "banco", "challenge"}
"""Asked on a panel that covers part of the table."""


@pytest.fixture(scope="module", params=["en", "fr"])
def shown(request: pytest.FixtureRequest) -> Iterator[Offscreen]:
    with offscreen((1920, 1080), Settings(language=request.param, speed="instant", text_size=150)) as opened:
        yield opened


def asked(shown: Offscreen, monkeypatch: pytest.MonkeyPatch, kind: str) -> DaltonCityTable:
    table = sit(shown, monkeypatch, ASKED[kind]())
    table._over = False  # so that it says whose strip it is
    shown.frames(30, 0.1)
    assert table.choosing is not None
    Keyboard(shown).key(0)
    return table


def faults(table: DaltonCityTable, drawn: Drawn, *, covered: bool) -> list[str]:
    """What a player could not read."""
    found = [f"cut off: {words}" for words in drawn.cut]
    found += [
        f"off the screen: {each.words}" for each in drawn.lines if not each.within((0, 0, WIDTH, HEIGHT))
    ]
    if covered:
        return found
    found += [
        f"over each other: {one.words} | {two.words}"
        for one, two in combinations(drawn.lines, 2)
        if one.covers(two.area)
    ]
    buttons = [each.area for each in table.form.widgets if isinstance(each, Button)]
    for line in drawn.lines:
        found += [
            f"under a button: {line.words}" for area in buttons if line.covers(area) and not line.within(area)
        ]
        x, y, wide, high = line.area
        inside = [area for area in _PLACES if Line("", (x + wide / 2, y + high / 2, 9, 9)).within(area)]
        found += [f"out of its place: {line.words}" for area in inside[:1] if not line.within(area)]
    return found


@pytest.mark.parametrize("count", range(13))
def test_icons_of_what_somebody_owns_stand_apart_with_their_numbers(count: int) -> None:
    x, y, width, height = area = 0.0, 0.0, 232.0, 56.0
    places = count_places(count, area)
    assert len(places) == count
    for at in places:
        assert x + 13 <= at[0] <= x + width - 24
        assert y + 12 <= at[1] <= y + height - 12
    assert all(abs(a[0] - b[0]) >= 38 or abs(a[1] - b[1]) >= 26 for a, b in combinations(places, 2))


@pytest.mark.parametrize("kind", ASKED)
def test_words_at_eight_players_and_large_letters_are_whole_and_apart(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    table = asked(shown, monkeypatch, kind)
    drawn = Drawn(shown, monkeypatch)
    drawn.look()
    assert len(drawn.lines) > 40
    assert faults(table, drawn, covered=kind in PANELS) == []


@pytest.mark.parametrize("kind", sorted(PANELS))
def test_behind_a_panel_every_player_is_in_the_dark_or_none(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    chooser = asked(shown, monkeypatch, kind).choosing
    assert isinstance(chooser, Panel)
    left, top, wide, high = chooser.behind
    for x, y, width, height in (SEATS, EXHIBIT):
        assert left <= x <= x + width <= left + wide
        assert top <= y <= y + height <= top + high


def test_words_about_a_sale_are_whole_and_apart(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked(shown, monkeypatch, "dice")
    next(each for each in table.form.widgets if isinstance(each, HandCard)).activate()
    shown.frames(2)
    drawn = Drawn(shown, monkeypatch)
    drawn.look()
    assert faults(table, drawn, covered=False) == []


@pytest.mark.parametrize("zoom", [TOLD, 1.22, 1.3, CARD_ZOOM])
def test_the_title_of_every_card_is_whole(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, zoom: float
) -> None:
    canvas, cut = shown.house.canvas, []
    shortened = canvas.type.shortened

    def shorten(words: str, style: Style, width: float) -> str:
        short = shortened(words, style, width)
        cut.extend([words] if short != words else [])
        return short

    monkeypatch.setattr(canvas.type, "shortened", shorten)
    canvas.forget()
    for card in all_cards():
        WestCard(card, shown.house.speak).draw(canvas, (500.0, 500.0), zoom)
    assert cut == []


def test_the_way_back_to_the_scores_covers_nobodys_name(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = seated("dalton_city", 8, 0, rounds=1)
    session = Session(
        replace(record, players=tuple(f"random{line[7:]}" for line in record.players)), shown.house.desk
    )
    table = DaltonCityTable(shown.house, session)
    shown.app.stack.apply(Replace(table))
    for _ in range(3000):
        if not isinstance(shown.app.stack.top, DaltonCityTable):
            break
        shown.frames(1, 0.2)
    while shown.app.stack.top is not table:
        shown.app.stack.apply(Pop())
    drawn = Drawn(shown, monkeypatch)
    drawn.look()
    assert any(
        getattr(each, "words", "") == shown.house.words("ui.result.back") for each in table.form.widgets
    )
    assert faults(table, drawn, covered=False) == []

"""Which of a place's two actions: the house behind, what is to be had there in front, and what it says."""

import pygame

from game.games.dice_town.actions import Choose
from game.games.dice_town.art import Side
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import ACE, JACK, NINE, QUEEN, TEN, Faces
from game.games.dice_town.places import CLASSIC
from game.games.dice_town.stakes import coach_dollars, deeds_in_line, nuggets
from game.games.dice_town.view import View
from game.games.dice_town.words.places import OTHER_PLACES, PLACES, Named
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import INK, PARCHMENT, Style, largest
from game.ui.tables.dice_town.cardface import Back, TownCard
from game.ui.tables.dice_town.layout import place
from game.ui.tables.dice_town.stake import stake_of
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.card_face import Small
from game.ui.tables.kit.compact import Corner
from game.ui.tables.kit.on_paper import draw_card_row
from game.ui.tables.kit.panel import HEADER, Panel
from game.ui.tables.kit.picks import Pick
from game.ui.tables.kit.tags import draw_stake
from game.ui.widgets.widget import Widget, middle

_WIDE, _HIGH, _GAP = 520.0, 468.0, 36.0
_HIGHER = 48.0
"""How much longer sheets are for larger letters: a third line of them."""
_PICTURE: Point = (464.0, 262.0)
_TITLE = Style("rye", 32, PARCHMENT, grows=False)
_TEXT, _LEAST = Style("bitter", 24, INK, grows=False), 18.0
_ABOVE_TEXT = 394.0
"""What of a sheet's height is not for the text: the picture, the name, and the frame of the paper."""
_CARD = 0.56


class ActionPick(Pick):
    """One action on a large sheet of paper."""

    def __init__(
        self, chooser: "PlaceActions", action: Choose, area: Area, *, tip: str, hinted: bool
    ) -> None:
        super().__init__(area, chooser.choose(action), tip=tip, hinted=hinted)
        self.chooser, self.action = chooser, action

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, wide, high = area
        table = self.chooser.table
        named = self.chooser.named(self.action)
        canvas.patch("ui/paper", area)
        picture = (x + (wide - _PICTURE[0]) / 2, y + 28, *_PICTURE)
        # behind the store's counter there is the Doc, who has a house of his own
        doc = self.chooser.place == "store" and self.action.what != CLASSIC
        house = "doc" if doc else self.chooser.place
        _draw_house(canvas, house, table.picture_view.settings.wild_west, picture)
        view: View = table.picture_view
        prize = (picture[0], picture[1], picture[2], picture[3] - 40)
        name, what, dice = self.chooser.place, self.action.what, view.kept[self.chooser.ask.seat]
        draw_prize(canvas, table.speaker, view, name, what, dice, prize)
        stake = stake_of(table, self.chooser.place, self.action.what, self.chooser.ask.seat)
        draw_stake(canvas, stake, (x + wide / 2, picture[1] + picture[3] - 30), picture[2] - 24)
        button = (x + 24, y + 296, wide - 48, 60.0)
        canvas.patch("ui/button", button, self.face)
        canvas.fitted(table.house.speak(named.name), (x + 52, y + 296, wide - 104, 54), _TITLE)
        style = self.chooser.text_style(canvas)
        place = (x + 42, y + 362, wide - 84, high - _ABOVE_TEXT)
        canvas.paragraph(table.house.speak(named.text), place, style, "centre")


class PlaceActions(Panel[Town]):
    """Two sheets side by side."""

    @property
    def place(self) -> str:
        assert isinstance(self.ask.about, str)
        return self.ask.about

    def named(self, action: Choose) -> Named:
        words = PLACES[self.place]
        return words.classic if action.what == CLASSIC else words.new

    def text_style(self, canvas: Canvas) -> Style:
        """The largest letters, up to what the player wishes, in which the texts of both sheets fit."""
        texts = [self.table.house.speak(self.named(each).text) for each in self.actions]
        wide, high = _WIDE - 84, self.high - _ABOVE_TEXT

        def fits(style: Style) -> bool:
            return all(canvas.paragraph_height(told, wide, style) <= high for told in texts)

        return largest(_TEXT.but(size=_TEXT.size * canvas.type.growth), _LEAST, fits)

    @property
    def actions(self) -> list[Choose]:
        return [each for each in self.ask.options if isinstance(each, Choose)]

    @property
    def high(self) -> float:
        return _HIGH + (_HIGHER if self.table.house.canvas.type.growth > 1 else 0.0)

    def size(self) -> tuple[float, float]:
        return 2 * _WIDE + _GAP + 140, HEADER + self.high + 74

    def title(self) -> str:
        return self.table.house.speak(PLACES[self.place].sign.name)

    def note(self) -> str:
        view: View = self.table.picture_view
        words = self.table.house.words
        return (
            words("ui.dice_town.action.note") if view.settings.seconds else words("ui.dice_town.action.alone")
        )

    def content(self, area: Area) -> list[Widget]:
        x, y, wide, _ = area
        left = x + (wide - 2 * _WIDE - _GAP) / 2
        found: list[Widget] = []
        for n, action in enumerate(self.actions):
            sheet = (left + n * (_WIDE + _GAP), y + HEADER + 6, _WIDE, self.high)
            found.append(ActionPick(self, action, sheet, tip=self._told(action), hinted=self.hinted(action)))
        return found

    def _told(self, action: Choose) -> str:
        """The text again in the letters that are wanted, where the sheet has room for smaller ones only."""
        canvas, speak, named = self.table.house.canvas, self.table.house.speak, self.named(action)
        growth = canvas.type.growth
        if growth == 1 or self.text_style(canvas).size >= _TEXT.size * growth:
            return ""
        return f"*{speak(named.name)}*\n{speak(named.text)}"


def _draw_house(canvas: Canvas, name: str, west: bool, area: Area) -> None:
    """The house of a place, cut out of the board and enlarged."""
    x, y, wide, _ = place(name)
    high = wide * area[3] / area[2]
    board = "boards/dice_town_west" if west else "boards/dice_town"

    def paint() -> None:
        # only the house is enlarged: a whole board of that size would take more memory than all the rest
        source, own = canvas.art.cell(board, wanted=canvas.scale * area[2] / wide)
        cut = pygame.Rect(round(x * own), round(y * own), round(wide * own), round(high * own))
        house = source.subsurface(cut.clip(source.get_rect()))
        canvas.surface.blit(pygame.transform.smoothscale(house, canvas.surface.get_size()), (0, 0))

    canvas.sprite(("house", name, west, area[2:]), (area[2], area[3]), middle(area), paint)
    canvas.fill(area, (20, 10, 4), 0.5)
    canvas.frame(area, INK, 3)


def draw_prize(
    canvas: Canvas, speak: Speak, view: View, name: str, what: str, dice: Faces, area: Area
) -> None:
    """What an action would bring with some dice, as it lies on the table now."""
    heaps = {
        ("mine", True): ("props/nuggets", nuggets(view, dice.count(NINE))),
        ("bank", True): ("props/bills", view.bank),
        ("bank", False): ("props/bills", coach_dollars(view, dice.count(TEN))),
    }
    fans: dict[tuple[str, bool], list[Card | Back]] = {
        ("mine", False): [Back("river")] * min(1, view.river),
        ("store", True): [Back("store")] * min(dice.count(JACK), view.store + view.discard),
        ("saloon", True): [(Back("deed"), Back("store"))[n % 2] for n in range(dice.count(QUEEN))],
        ("saloon", False): [view.outlaw_top] if view.outlaw_top is not None else [],
        ("town_hall", True): list(view.queue[: deeds_in_line(dice.count(ACE))]),
        ("town_hall", False): [Back("deed")] * min(1, view.deeds),
    }
    key = name, what == CLASSIC
    if key in heaps:
        _draw_heap(canvas, *heaps[key], area)
    elif key in fans:
        faces = [TownCard(card, speak) for card in fans[key]]
        draw_card_row(canvas, faces, (area[0] + 40, area[1], area[2] - 80, area[3]), _CARD)
    elif key == ("store", False):
        title = speak(OTHER_PLACES["doc"].name)
        Small("cards/doc/visit", title, Corner(icon="icons/doc")).draw(canvas, middle(area), 0.68)
    elif key == ("sheriff", True):
        canvas.image("props/star", middle(area), zoom=1.25)
    else:
        _draw_posters(canvas, speak, view.wanted, area)


def _draw_heap(canvas: Canvas, art: str, amount: int, area: Area) -> None:
    x, y = middle(area)
    if amount:
        columns = canvas.art.entry(art).columns
        column = min(columns - 1, amount - 1)
        canvas.image(art, (x, y), "", column, zoom=1.5)


def _draw_posters(canvas: Canvas, speak: Speak, wanted: tuple[Card, ...], area: Area) -> None:
    x, y = middle(area)
    step = min(124.0, 340 / max(1, len(wanted) - 1))
    for n, card in enumerate(wanted):
        at = x + (n - (len(wanted) - 1) / 2) * step, y
        TownCard(card, speak, Side.WANTED).draw(canvas, at, _CARD)

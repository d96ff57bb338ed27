"""The column beside the mine: the dice's tray, what is at stake, the squatters in reserve."""

from collections.abc import Sequence

from game.engine import Action, share
from game.games.claim_it.actions import Claim, Squat
from game.games.claim_it.odds import bust_chance
from game.games.claim_it.view import View, world_of
from game.games.claim_it.world import World, place
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.house import House
from game.ui.styles import BRASS, FIGURE, LIGHT, PALE, Style
from game.ui.tables.claim_it.mine_table import MineTable
from game.ui.tables.claim_it.spot import Spot, draw_ground
from game.ui.tables.kit.cards import pointed_at
from game.ui.widgets.button import GOLD, Button

TRAY: Area = (1516.0, 84.0, 388.0, 216.0)
CHOICE: Area = (1516.0, 316.0, 388.0, 366.0)
SUPPLY: Area = (1516.0, 698.0, 388.0, 160.0)
ROLL_AREA: Area = (CHOICE[0] + 36, CHOICE[1] + 174, CHOICE[2] - 72, 72.0)
STOP_AREA: Area = (CHOICE[0] + 36, CHOICE[1] + 254, CHOICE[2] - 72, 72.0)
_LEGEND = 66.0
_GROUND = (206, 178, 124)
"""The board's own colour, on which its frames are seen."""
_FIGURES = FIGURE.but(size=36)
_TWO_ROWS = 74.0
"""How high the words beside the chance may be."""
_TOLD = 156.0
"""How high what is told of a space may be."""
_UNKNOWN = "–"
_EMBER = (244, 132, 100)


def draw_choice(canvas: Canvas, table: MineTable) -> None:
    """The odds, and below them what the frames mean or which answers there will be."""
    view: View = table.picture_view
    turn = table.playing
    stake = 0 if turn is None else (view.laid | view.squatted).bit_count()
    shown = turn is not None and table.house.settings.odds
    options = () if table.ask is None else tuple(table.ask.options)
    placing = tuple(option for option in options if isinstance(option, Squat | Claim))
    spot = pointed_at(table.form)
    told = spot.now or "" if isinstance(spot, Spot) else ""
    chance = None
    if shown and turn is not None and (told or not placing):
        chance = float(bust_chance(_world_ahead(table), turn))

    def paint() -> None:
        draw_odds(canvas, table.house, stake, chance, shown)
        if not options:
            draw_idle(canvas, table.house)
        elif told:
            draw_told(canvas, told)
        elif placing:
            draw_legend(canvas, table.house, placing)

    kinds = tuple(sorted({type(option).__name__ for option in options}))
    canvas.still(("choice", table.house.language, stake, chance, shown, kinds, told), CHOICE, paint)


def _world_ahead(table: MineTable) -> World:
    """The mine as it is, or as it will be with the marker that is being pointed at."""
    world = world_of(table.picture_view)
    spot = pointed_at(table.form)
    if isinstance(spot, Spot):
        place(world, spot.action)
    return world


def draw_odds(canvas: Canvas, house: House, stake: int, chance: float | None, shown: bool) -> None:
    """What is at stake, and the chance to lose it; that is known once one points at what to put down."""
    x, y, width, _ = CHOICE
    style = _words_style(canvas, house)
    _draw_line(canvas, house.words("ui.claim_it.stake"), str(stake), y + 50, BRASS, style)
    if not shown:
        return
    colour = _EMBER if chance is not None and chance >= 0.4 else BRASS
    figure = _UNKNOWN if chance is None else house.speak(share(chance))
    _draw_line(canvas, house.words("ui.claim_it.bust"), figure, y + 110, colour, style)
    bar = (x + 30, y + 152, width - 60, 18.0)
    canvas.fill(bar, (20, 10, 6), 0.7)
    canvas.fill((bar[0], bar[1], bar[2] * (chance or 0.0), bar[3]), (190, 60, 40))


def _words_style(canvas: Canvas, house: House) -> Style:
    """One size for all words of the column, as large as the player wishes and the longest of them allow."""
    stake, bust = house.words("ui.claim_it.stake"), house.words("ui.claim_it.bust")
    room = CHOICE[2] - 76 - canvas.type.width(house.speak(share(0.99)), _FIGURES)
    return canvas.type.fitting(stake, canvas.type.boxed(bust, LIGHT, room, _TWO_ROWS), room)


def _draw_line(
    canvas: Canvas, words: str, figure: str, y: float, colour: tuple[int, int, int], style: Style
) -> None:
    """What a number is, and the number; the words take what room it leaves them, in two rows if need be."""
    x, _, width, _ = CHOICE
    figures = _FIGURES.but(colour=colour)
    canvas.text(figure, (x + width - 30, y), figures, "right")
    room = width - 76 - canvas.type.width(figure, figures)
    high = canvas.paragraph_height(words, room, style)
    canvas.paragraph(words, (x + 30, y - high / 2, room, high), style)


def draw_idle(canvas: Canvas, house: House) -> None:
    """Both answers while neither can be given: what will be asked keeps its place."""
    roll, stop = house.words("ui.claim_it.roll"), house.words("ui.claim_it.stop")
    Button(ROLL_AREA, roll, lambda: None, icon="icons/dice", enabled=False).draw(canvas)
    Button(STOP_AREA, stop, lambda: None, skin=GOLD, icon="icons/hand", enabled=False).draw(canvas)


def draw_told(canvas: Canvas, words: str) -> None:
    """What the marker that is being pointed at would bring."""
    x, y, width, _ = CHOICE
    room = (x + 30, y + 184, width - 60, _TOLD)
    style = canvas.type.boxed(words, LIGHT.but(size=21), room[2], room[3])
    canvas.paragraph(words, room, style)


def draw_legend(canvas: Canvas, house: House, options: Sequence[Action]) -> None:
    """Which frame on the board means what."""
    x, y, width, _ = CHOICE
    squat, claim = house.words("ui.claim_it.legend.squat"), house.words("ui.claim_it.legend.claim")
    kinds: dict[type, tuple[bool, str]] = {Squat: (False, squat), Claim: (True, claim)}
    found = [kinds[kind] for kind in kinds if any(isinstance(each, kind) for each in options)]
    step = 152 / 2 if len(found) > 1 else _LEGEND
    top = y + 176 + (152 - step * len(found)) / 2
    for number, (whole, words) in enumerate(found):
        down = top + number * step
        canvas.fill((x + 30, down + step / 2 - 29, 58.0, 58.0), _GROUND)
        draw_ground(canvas, (x + 35, down + step / 2 - 24, 48.0, 48.0), whole, lit=False, fade=0.85)
        room = (x + 104, down, width - 130, step)
        style = canvas.type.boxed(words, LIGHT.but(size=21), room[2], 152 / len(found))
        style = style.but(size=min(style.size, _words_style(canvas, house).size))
        high = canvas.paragraph_height(words, room[2], style)
        canvas.paragraph(words, (room[0], down + (step - high) / 2, room[2], high), style)


def draw_supply(canvas: Canvas, table: MineTable) -> None:
    """The squatters that still lie beside the board."""
    view = table.picture_view
    colour = table.colour(table.turn or 0)
    free = tuple(table.playing is None or view.squatters[number] < 0 for number in range(1, 7))

    def paint() -> None:
        x, y, width, height = SUPPLY
        style = _words_style(canvas, table.house).but(colour=PALE)
        canvas.fitted(table.house.words("ui.claim_it.supply"), (x + 30, y + 20, width - 60, 36), style)
        for number, here in enumerate(free):
            at = (x + 52 + number * (width - 104) / 5, y + height / 2 + 20)
            canvas.image("claim_it/squatter", at, colour, number, zoom=0.86, fade=1.0 if here else 0.16)

    canvas.still(("supply", table.house.language, colour, free), SUPPLY, paint)

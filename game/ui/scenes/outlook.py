"""What the match will be like: which preset its options are, what that means, and how long it will take."""

from typing import TYPE_CHECKING

from game.engine import BadOption, BadSeats, Trouble
from game.games import Game
from game.games.game import Preset
from game.markup import marked
from game.play.length import minutes
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.playback import SPEEDS
from game.ui.scenes.plan import Plan
from game.ui.styles import BRASS, LIGHT

if TYPE_CHECKING:
    from game.ui.house import House

PLATE: Area = (502.0, 946.0, 976.0, 102.0)
"""Between the buttons at the foot of the page."""
_INSET = 28.0
_HEAD = LIGHT.but(face="bitter_bold", size=25, colour=BRASS)


def trouble_with(plan: Plan) -> Trouble | None:
    """Why a match cannot begin like this."""
    try:
        plan.checked()
    except (BadOption, BadSeats) as trouble:
        return trouble
    return None


def duration(house: "House", game: Game, plan: Plan) -> str:
    """How many minutes it is likely to take, in words; nothing where nobody knows."""
    if trouble_with(plan) is not None:
        return ""
    found = minutes(game, plan.count, plan.people, plan.options, SPEEDS[house.settings.speed])
    return "" if found is None else house.words("ui.setup.minutes", low=found[0], high=found[1])


def outlook(house: "House", game: Game, plan: Plan, pointed: Preset | None, told: str) -> tuple[str, str]:
    """Of the preset that is pointed at, or of the match as it is planned: a head, and what that means.

    What is told of something else that is pointed at stands in its place.
    """
    preset = next((each for each in game.presets if plan.is_at(each)), None)
    shown = pointed or preset
    name = house.words("ui.setup.own") if shown is None else house.speak(shown.title)
    means = house.words("ui.setup.own.explained") if shown is None else house.speak(shown.explanation)
    trouble = trouble_with(plan)
    if trouble is not None and pointed is None:
        means = marked(trouble.message, house.speaker)
    long = duration(house, game, plan) if pointed in (None, preset) else ""
    head = house.words("ui.setup.outlook", name=name, minutes=long) if long else name
    return head, means if pointed is not None or not told else told


def draw_outlook(canvas: Canvas, head: str, means: str) -> None:
    """At the foot of the page."""
    canvas.patch("ui/plate", PLATE)
    x, y, width, height = PLATE
    inner = width - 2 * _INSET
    canvas.fitted(head, (x + _INSET, y + 6, inner, 38.0), _HEAD)
    canvas.boxed(means, (x + _INSET, y + 42, inner, height - 48), LIGHT.but(size=21))

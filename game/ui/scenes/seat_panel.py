"""Who plays: a row for each seat, and above them whether the match is fair and the bots have characters."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game import ai
from game.play.seating import HUMAN, Sitter
from game.settings import LONGEST_NAME
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.scenes.fair_match import FairMatch
from game.ui.scenes.plan import CLOSED, Plan
from game.ui.scenes.seat_row import colour_badge, portrait_badge
from game.ui.styles import BRASS, LABEL, LIGHT, PALE, Style, largest
from game.ui.widgets.choice import Choice
from game.ui.widgets.entry import Entry
from game.ui.widgets.toggle import LEVER, Toggle
from game.ui.widgets.widget import Widget
from game.ui.wording import KIND_TIPS, KINDS, like

if TYPE_CHECKING:
    from game.ui.house import House

PANEL: Area = (50.0, 150.0, 976.0, 784.0)
_HEAD = 52.0
"""How far below the panel's edge the middle of its head is."""
_FACE, _APART = 92.0, 6.0
"""How large a portrait is where there is room for it, and how far it is from the next at least."""
_CONTROL, _LEFT, _RIGHT = 62.0, 286.0, 980.0
_BETWEEN = 3.0
"""Between a row's controls and the sentence below them."""
_LINE = 38.0
"""What a sentence and all that is around it need at least."""
_SENTENCE, _SMALLEST, _WIDTH = 20.0, 18.0, _RIGHT - _LEFT - 8
_LEVERS: tuple[tuple[float, float], ...] = ((330.0, 300.0), (660.0, 320.0))
"""Where the levers begin with their names, and how wide they are together."""


class SeatPanel:
    """The widgets of a plan's seats, and what stands around them."""

    def __init__(
        self, house: "House", plan: Plan, fairness: FairMatch, then: Callable[..., Change | None]
    ) -> None:
        self.house, self.plan, self.fairness, self._then = house, plan, fairness, then
        self._slug = plan.rules.slug
        self._step = min(130.0, (PANEL[3] - 110) / len(plan.seats))
        """How far the rows of two seats are apart."""
        self._told: list[tuple[str, Area, Style]] = []
        """What is said below the rows, as far as there is room; it is told at the foot as well."""
        self.levers = self._made_levers()
        sentences = [told for each in plan.seats if (told := self.sentence(each))]
        low = min(_CONTROL, self._step - _LINE)
        self._small = self._style(sentences, self._step - low - 2 * _BETWEEN) if sentences else None
        """How the sentences look; None: each is told at the foot alone."""
        self._high = min(_CONTROL, self._step - 22.0) if self._small is None else low
        self.rows: list[Widget] = []
        for seat in range(len(plan.seats)):
            self._add_row(seat)
        self.widgets: list[Widget] = [*self.levers, *self.rows]

    def _made_levers(self) -> list[Toggle]:
        """What the game can do with its bots: levels by one's own results, and characters."""
        words, plan = self.house.words, self.plan
        possible: list[Toggle] = []
        if self.fairness.offered:
            why = self.fairness.why
            tip = words("ui.setup.fair.tip") if why is None else self.house.speak(why)
            fair = Toggle((0, 0, 0, 0), plan.fair, lambda on: self._then(plan.put_fair, on), tip=tip)
            fair.called, fair.page = words("ui.setup.fair"), "house/fair"
            fair.enabled = plan.people > 0
            possible.append(fair)
        if any(ai.has_character(self._slug, level) for level in ai.bots(self._slug)):
            tip = words("ui.setup.characters.tip")
            shown = Toggle((0, 0, 0, 0), not plan.plain, self._put_characters, tip=tip)
            shown.called, shown.page = words("ui.setup.characters"), "house/characters"
            possible.append(shown)
        for lever, (x, width) in zip(possible, _LEVERS[-len(possible) :], strict=False):
            y = PANEL[1] + _HEAD - 25
            lever.area = (x + width - LEVER, y, LEVER, 50.0)
            lever.reach = (x, y, width, 50.0)
        return possible

    def _put_characters(self, on: bool) -> Change | None:
        return self._then(self.plan.put_plain, not on)

    def _add_row(self, seat: int) -> None:
        """Portrait, colour, who plays, name."""
        middle = PANEL[1] + 84 + (seat + 0.5) * self._step
        words, plan, sitter = self.house.words, self.plan, self.plan.seats[seat]
        face, closed = min(_FACE, self._step - _APART), sitter.kind == CLOSED
        told = self.sentence(sitter)
        high, small, y = self._high, self._small, middle - self._high / 2
        if told and small is not None:
            below = self.house.canvas.paragraph_height(told, _WIDTH, small)
            y -= below / 2
            self._told.append((told, (_LEFT + 4, y + high + _BETWEEN, _WIDTH, below), small))
        portrait = portrait_badge(
            (146.0 - face / 2, middle - face / 2, face, face),
            sitter,
            lambda: self._then(plan.next_portrait, seat),
            words("ui.portrait.like", like=told) if told else words("ui.portrait.tip"),
        )
        colour = colour_badge(
            (208.0, middle - 28, 56.0, 56.0), sitter, lambda: self._then(plan.next_colour, seat), words
        )
        kind = Choice(
            (_LEFT, y, 346.0, high),
            self._kinds(sitter),
            sitter.kind,
            lambda chosen: self._then(plan.put_kind, seat, chosen),
            tip=self.house.speak(KIND_TIPS[sitter.kind]),
        )
        name = Entry(
            (650.0, y, 330.0, high),
            "" if closed else sitter.name,
            lambda name: plan.put_name(seat, name),
            longest=LONGEST_NAME,
            empty="" if closed else words("ui.name"),
            enabled=not closed,
        )
        portrait.page = "house/characters" if told else "house/setup"
        colour.page, kind.page = "house/setup", "house/bots"
        self.rows += [portrait, colour, kind, name]

    def _kinds(self, sitter: Sitter) -> list[tuple[str, str]]:
        """Who can sit there; where levels follow from results, a bot has the one that was picked."""
        levels = [name for name in reversed(ai.bots(self._slug)) if name != "random"]
        if self.fairness.on:
            levels = [sitter.kind] if sitter.kind in levels else [ai.usual(self._slug)]
        return [(kind, self.house.speak(KINDS[kind])) for kind in (HUMAN, *levels, CLOSED)]

    def sentence(self, sitter: Sitter) -> str:
        """What a bot is like."""
        told = () if self.plan.plain else like(self._slug, sitter)
        return self.house.speak(told[0]) if told else ""

    def draw(self, canvas: Canvas) -> None:
        """The panel, and what stands beside the levers and below the rows."""
        canvas.patch("ui/panel", PANEL)
        x, y = PANEL[0] + 54, PANEL[1] + _HEAD
        head = LABEL.but(size=32, colour=BRASS)
        places = _LEVERS[-len(self.levers) :] if self.levers else ()
        first = places[0][0] if places else _RIGHT
        canvas.fitted(self.house.words("ui.setup.players"), (x, y - 25, first - x - 12, 50.0), head, "left")
        for lever, (left, width) in zip(self.levers, places, strict=True):
            style = LIGHT if lever.enabled else LIGHT.but(colour=PALE)
            canvas.fitted(lever.called, (left, y - 25, width - LEVER - 14, 50.0), style, "right")
        for told, area, style in self._told:
            canvas.paragraph(told, area, style)

    def _style(self, sentences: Sequence[str], most: float) -> Style | None:
        """How the sentences are written below their rows; None if one of them could not be read there."""

        def fits(style: Style) -> bool:
            heights = (self.house.canvas.paragraph_height(each, _WIDTH, style) for each in sentences)
            return all(high <= most for high in heights)

        style = largest(LIGHT.but(size=_SENTENCE, colour=PALE), _SMALLEST, fits)
        return style if fits(style) else None

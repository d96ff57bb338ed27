"""A page of the rules in its window: it can be scrolled, and its links can be followed."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable

from game.handbook import PageName
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Moved, Point, Way, Wish, Wished
from game.ui.rules.flow import LINK
from game.ui.rules.sheet import Link, Sheet
from game.ui.scene import Change
from game.ui.styles import BRASS
from game.ui.widgets.scroll import Scroll
from game.ui.widgets.widget import within

_STEP = 72.0
_CUT = 70.0
"""How much of the window is given up at most so that no row is cut in two."""


class PageView(Scroll):
    """Shows a sheet; keys go from link to link, and scroll where there is none in sight."""

    def __init__(
        self,
        area: Area,
        lay: Callable[[], Sheet],
        follow: Callable[[PageName], Change | None],
    ) -> None:
        super().__init__(area)
        self.stands_for = "page"
        self.sheet = lay()
        self._follow = follow
        self._breaks = self.sheet.breaks()
        self._full = self.sheet.height
        self.link: Link | None = None
        """The link that has the focus."""
        self._held: Link | None = None

    def height(self, canvas: Canvas) -> float:
        return self.sheet.height

    # what can be pressed

    @property
    def over_link(self) -> Link | None:
        """The link under the pointer."""
        at = self.form.at if self.form is not None and self.pointed else None
        return None if at is None else self._link_at(at)

    def _link_at(self, at: Point) -> Link | None:
        x, y, _, _ = self.area
        inside = (at[0] - x, at[1] - y + self.offset)
        if not within((x, y, self.area[2], self._window), at):
            return None
        return next((link for link in self.sheet.links if any(within(a, inside) for a in link.areas)), None)

    def seized(self, at: Point) -> None:
        self._held = self._link_at(at)
        super().seized(at)

    def activate(self) -> Change | None:
        by_hand = self.form is not None and not self.form.shows_focus
        link = self._held if by_hand else self.link
        self._held = None
        if link is None or (by_hand and link is not self.over_link):
            return None
        return self._follow(link.to)

    def hear(self, intent: Intent) -> tuple[bool, Change | None]:
        match intent:
            case Moved(Way.UP | Way.DOWN as way):
                return self._step(way.value[1]), None
            case Moved(Way.LEFT | Way.RIGHT as way):
                return self._step_aside(way.value[0]), None
            case Wished(Wish.CONFIRM) if self.link is None:
                return True, None
        return super().hear(intent)

    def _step(self, way: int) -> bool:
        """To the next link if it is in sight, or else a little further; False at the end."""
        found = self._next(way)
        if found is not None and self._in_sight(found):
            self.link = found
            return True
        before = self.offset
        furthest = self._furthest()
        self.offset = min(max(0.0, before + way * _STEP), furthest)
        if self.link is not None and not self._in_sight(self.link):
            self.link = None
        if found is not None and self._in_sight(found):
            self.link = found
        return abs(self.offset - before) > 0.01 or found is not None

    def _next(self, way: int) -> Link | None:
        """The nearest link in another row, below or above."""
        links = self.sheet.links
        if self.link is None:
            seen = [link for link in links if self._in_sight(link)]
            ahead = seen or [each for each in links if (each.areas[0][1] - self.offset) * way > 0]
            return (ahead[0] if way > 0 else ahead[-1]) if ahead else None
        x, y, _, _ = self.link.areas[0]
        ahead = [each for each in links if (each.areas[0][1] - y) * way > 1]
        if not ahead:
            return None
        row = min((each.areas[0][1] for each in ahead), key=lambda top: abs(top - y))
        return min(
            (each for each in ahead if abs(each.areas[0][1] - row) < 1),
            key=lambda each: abs(each.areas[0][0] - x),
        )

    def _step_aside(self, way: int) -> bool:
        """To the next link in the same row."""
        if self.link is None:
            return False
        x, y, _, _ = self.link.areas[0]
        row = [
            link
            for link in self.sheet.links
            if abs(link.areas[0][1] - y) < 1 and (link.areas[0][0] - x) * way > 0
        ]
        if row:
            self.link = min(row, key=lambda link: abs(link.areas[0][0] - x))
        return bool(row)

    def _in_sight(self, link: Link) -> bool:
        _, y, _, height = link.areas[0]
        return self.offset - 1 <= y and y + height <= self.offset + self._window + 1

    # how it looks

    def _settled(self, furthest: float) -> float:
        """No row of words is cut in two, neither above nor below."""
        height = self.area[3]
        offset = min(self.offset, furthest)
        at = bisect_left(self._breaks, offset)
        near = [each for each in self._breaks[max(0, at - 1) : at + 1] if abs(each - offset) <= _CUT / 2]
        if near and offset < furthest:
            offset = min(near, key=lambda each: abs(each - offset))
        self._window = height
        if offset < furthest:
            last = self._breaks[max(0, bisect_right(self._breaks, offset + height) - 1)]
            if offset + height - last < _CUT:
                self._window = last - offset
        return offset

    def _furthest(self) -> float:
        return max(0.0, self._full - self.area[3])

    def draw_focus(self, canvas: Canvas) -> None:
        """Round the link, or else round the whole page."""
        if self.link is None or not self._in_sight(self.link):
            super().draw_focus(canvas)
            return
        x, y, _, _ = self.area
        for left, top, width, height in self.link.areas:
            canvas.patch("ui/focus", (x + left - 7, y + top - self.offset - 5, width + 14, height + 10))

    def draw_inside(self, canvas: Canvas, area: Area) -> None:
        x, y = area[:2]
        hover = self.over_link
        for link in self.sheet.links:
            for left, top, width, height in link.areas:
                if top + height < self.offset or top > self.offset + self._window:
                    continue
                if link is hover:
                    canvas.fill((x + left - 3, y + top, width + 6, height), BRASS, 0.5)
                canvas.fill((x + left, y + top + height - 4, width, 2.0), LINK, 1.0 if link is hover else 0.6)
        for item in self.sheet.items:
            if item.y + item.height >= self.offset and item.y <= self.offset + self._window:
                item.draw(canvas, x, y)

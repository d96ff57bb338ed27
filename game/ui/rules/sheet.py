"""A page laid out: rows of words, pictures, tables and examples, one below the other."""

from dataclasses import dataclass, field
from typing import Protocol

from game.handbook.page import PageName
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.pictures import Picture
from game.ui.rules.flow import Row
from game.ui.styles import Colour


class Item(Protocol):
    """Something on a sheet."""

    @property
    def y(self) -> float:
        """Where it begins."""

    @property
    def height(self) -> float: ...

    def draw(self, canvas: Canvas, right: float, down: float) -> None:
        """Draw it, the sheet's corner being there."""


@dataclass(frozen=True, slots=True)
class Plain:
    """A tinted area, or a line."""

    area: Area
    colour: Colour
    fade: float = 1.0

    @property
    def y(self) -> float:
        return self.area[1]

    @property
    def height(self) -> float:
        return self.area[3]

    def draw(self, canvas: Canvas, right: float, down: float) -> None:
        x, y, width, height = self.area
        canvas.fill((x + right, y + down, width, height), self.colour, self.fade)


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture."""

    area: Area
    picture: Picture

    @property
    def y(self) -> float:
        return self.area[1]

    @property
    def height(self) -> float:
        return self.area[3]

    def draw(self, canvas: Canvas, right: float, down: float) -> None:
        x, y, width, height = self.area
        self.picture.draw(canvas, (x + right, y + down, width, height))


@dataclass(frozen=True, slots=True)
class Divider:
    """The ornament below a title."""

    area: Area

    @property
    def y(self) -> float:
        return self.area[1]

    @property
    def height(self) -> float:
        return self.area[3]

    def draw(self, canvas: Canvas, right: float, down: float) -> None:
        x, y, width, height = self.area
        canvas.patch("ui/divider", (x + right, y + down, width, height))


@dataclass(slots=True)
class Link:
    """Words that lead to a page: they may go on in the next row."""

    to: PageName
    areas: list[Area]


@dataclass(slots=True)
class Sheet:
    """What is on a page, and how high it is all together."""

    items: list[Item] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    height: float = 0.0

    def add(self, *items: Item) -> None:
        self.items += items
        self.height = max(self.height, *(item.y + item.height for item in items))

    def add_rows(self, rows: list[Row]) -> float:
        """Put a paragraph down, with its links; where it ends."""
        last: Link | None = None
        for row in rows:
            self.add(row)
            for number, (to, start, end) in enumerate(row.links()):
                area = (start, row.y, end - start, row.height)
                if last is not None and last.to == to and not number and start == row.x:
                    last.areas.append(area)
                else:
                    last = Link(to, [area])
                    self.links.append(last)
        return rows[-1].y + rows[-1].height if rows else 0.0

    def breaks(self) -> list[float]:
        """The heights at which the sheet can be cut without cutting through a row of words."""
        rows = sorted((item.y, item.y + item.height) for item in self.items if isinstance(item, Row))
        found, covered = [0.0], 0.0
        for top, bottom in rows:
            if top >= covered - 0.01:
                found.append(top)
            covered = max(covered, bottom)
        return [*found, self.height]

"""Which pages were read, so that one can go back and forth among them."""

from dataclasses import dataclass, field

from game.handbook import PageName

_MOST = 200


@dataclass(slots=True)
class Stop:
    """A page that was read, and how far down; None: the table with all books."""

    page: PageName | None
    offset: float = 0.0


@dataclass(slots=True)
class Trail:
    """The pages in the order of reading."""

    stops: list[Stop] = field(default_factory=list)
    at: int = -1

    @property
    def here(self) -> Stop:
        return self.stops[self.at]

    def go(self, page: PageName | None) -> None:
        """On to a page; what lay ahead is forgotten."""
        if self.stops and self.here.page == page:
            return
        self.stops = [*self.stops[: self.at + 1], Stop(page)][-_MOST:]
        self.at = len(self.stops) - 1

    def can_step(self, way: int) -> bool:
        return 0 <= self.at + way < len(self.stops)

    def step(self, way: int) -> None:
        """Back or forth, as far as there is anything."""
        if self.can_step(way):
            self.at += way

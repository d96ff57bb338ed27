"""Where the focus goes from a widget when it is moved in a direction."""

from collections.abc import Sequence

from game.ui.intents import Way
from game.ui.widgets.widget import Widget, middle


def neighbour(start: Widget, others: Sequence[Widget], way: Way) -> Widget | None:
    """The next widget in a direction: by the widget's own idea of it, or else as they lie on the screen."""
    return start.beside(others, way) or nearest(start, others, way)


def nearest(start: Widget, others: Sequence[Widget], way: Way) -> Widget | None:
    """The next widget in a direction as it lies on the screen: straight ahead counts more than near."""
    if way in (Way.NEXT, Way.BACK):
        step = 1 if way is Way.NEXT else -1
        return others[(others.index(start) + step) % len(others)]
    (x, y), (across, down) = middle(start.area), way.value

    def distance(other: Widget) -> float | None:
        far, aside = middle(other.area)[0] - x, middle(other.area)[1] - y
        if down:
            far, aside = aside, far
        ahead = far * (across or down)
        # what overlaps sideways lies straight ahead, however far its middle is: only the gap counts
        if overlap(start, other, sideways=bool(down)):
            return _gap(start, other, sideways=not down) + abs(aside) / 10 if ahead > 1 else None
        # what lies straight above is not left of it, even if its middle is a little further left
        crosswise = overlap(start, other, sideways=not down)
        return None if ahead <= 1 or crosswise else ahead + 3 * abs(aside)

    ranked = [
        (d, number) for number, other in enumerate(others) if other is not start and (d := distance(other))
    ]
    return others[min(ranked)[1]] if ranked else None


def _gap(one: Widget, other: Widget, sideways: bool) -> float:
    """How much lies between two widgets; 1 at least, for what touches is not the same."""
    at, length = (0, 2) if sideways else (1, 3)
    first, second = sorted((one.area, other.area), key=lambda area: area[at])
    return max(1.0, second[at] - first[at] - first[length])


def overlap(one: Widget, other: Widget, sideways: bool) -> bool:
    """Whether two widgets share a column, or a row where `sideways` is not meant."""
    at, length = (0, 2) if sideways else (1, 3)
    return (
        one.area[at] < other.area[at] + other.area[length]
        and other.area[at] < one.area[at] + one.area[length]
    )

"""What the figures beside the mine mean, told to whoever points at them."""

from typing import TYPE_CHECKING

from game.engine import Seat
from game.games.claim_it.spaces import largest
from game.games.claim_it.view import View
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.markup import plain
from game.ui.widgets.widget import Widget
from game.ui.wording import KINDS

if TYPE_CHECKING:
    from game.ui.tables.claim_it.table import ClaimItTable


class Tip(Widget):
    """Something that only explains itself when it is pointed at."""

    takes_focus = False

    def draw(self, canvas: Canvas) -> None:
        """It lies on what is drawn already."""


def figures(view: View, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Of a seat, by icon: its largest group, its claims, its spaces."""
    owned = view.owned[seat]
    claims = (owned & view.claimed).bit_count()
    return ("points", largest(owned)), ("lock", claims), ("target", owned.bit_count())


def seat_tip(table: "ClaimItTable", seat: Seat, area: Area) -> Tip:
    """Who sits there, and each figure in words."""
    view, words, sitter = table.picture_view, table.house.words, table.session.sitters[seat]
    (_, group), (_, claims), (_, spaces) = figures(view, seat)
    told = (
        f"*{plain(sitter.name)}* · {table.house.speak(KINDS[sitter.kind])}",
        "{icon:points} " + words("ui.claim_it.tip.group", n=group),
        "{icon:lock} " + words("ui.claim_it.tip.claims", n=claims, all=view.threshold),
        "{icon:target} " + words("ui.claim_it.tip.spaces", n=spaces),
    )
    tip = Tip(area, tip="\n".join(told))
    tip.aside = area  # below sits the next one
    return tip

"""The curtain between private looks on a shared screen."""

from typing import TYPE_CHECKING

from game.engine import Who, say
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.styles import LIGHT, TITLE
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene

_PLATE: Area = (460.0, 380.0, 1000.0, 320.0)
_CLOSE: Area = (1516.0, 882.0, 388.0, 82.0)


def draw_curtain(table: "TableScene", canvas: Canvas) -> None:
    """Nothing of the table, and whose turn it is to sit before the screen."""
    seat = table.privacy.seat
    assert seat is not None
    canvas.background("backgrounds/curtain")
    canvas.patch("ui/panel", _PLATE)
    sitter = table.session.sitters[seat]
    x, y, width, _ = _PLATE
    canvas.image(f"portraits/{sitter.portrait}", (960, y - 62), zoom=1.6)
    canvas.image("icons/player", (1034, y + 12), sitter.colour, zoom=1.4)
    canvas.fitted(sitter.name, (x + 60, y + 46, width - 120, 76), TITLE)
    told = table.speaker(say("ui.curtain", player=Who(seat)))
    canvas.fitted(told, (x + 60, y + 126, width - 120, 44), LIGHT)


def lift_button(table: "TableScene") -> Widget:
    """Pressed by whoever is named, when nobody else looks."""

    def lift() -> Change | None:
        table.privacy.lift()
        table.house.audio.play("curtain")
        table.look()
        return None

    return Button((730.0, 570.0, 460.0, 96.0), table.house.words("ui.curtain.lift"), lift, skin=GOLD)


def close_button(table: "TableScene") -> Widget:
    """For who called and has nothing to say."""

    def close() -> Change | None:
        table.privacy.close()
        table.look()
        return None

    return Button(_CLOSE, table.house.words("ui.curtain.close"), close, skin=GOLD)

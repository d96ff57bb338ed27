"""Doc Badluck's favours, each on its card with the faces it needs."""

from game.engine import Message, say, say_n
from game.games.dice_town.benefits import FAVOURS as FACES
from game.games.dice_town.benefits import WIRE
from game.games.dice_town.dice import NAMES
from game.games.dice_town.words.answers import FAVOURS as NAMED
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import INK, PARCHMENT, Style
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.card_face import Titled
from game.ui.tables.kit.picks import Pick
from game.ui.widgets.widget import Press, middle

FAVOURS: dict[str, tuple[Message, Message, Message]] = {
    "wire": (
        NAMED["wire"],
        say_n("ui.dice_town.doc.wire.text", WIRE),
        say("ui.dice_town.doc.wire.tip"),
    ),
    "store": (
        say("ui.dice_town.doc.store"),  # in French the other name has no room on the ribbon
        say("ui.dice_town.doc.store.text"),
        say("ui.dice_town.doc.store.tip"),
    ),
    "money": (
        NAMED["money"],
        say("ui.dice_town.doc.money.text"),
        say("ui.dice_town.doc.money.tip"),
    ),
    "nuggets": (
        NAMED["nuggets"],
        say("ui.dice_town.doc.nuggets.text"),
        say("ui.dice_town.doc.nuggets.tip"),
    ),
}
"""Name, text on the card, and tooltip of each favour."""
NEEDS = {favour: tuple(NAMES[face] for face in faces) for favour, faces in FACES.items()}
"""The faces that each favour is for."""
ZOOM = 1.12
TOLD = Style("bitter", 20, INK, grows=False)
_REASON = Style("bitter_bold", 22, PARCHMENT, grows=False)
_SHADE = (24, 12, 6)


class FavourPick(Pick):
    """One of the Doc's cards."""

    def __init__(
        self,
        speak: Speak,
        favour: str,
        area: Area,
        act: Press,
        *,
        enabled: bool,
        hinted: bool,
        tip: str,
        reason: str,
        told: Message,
    ) -> None:
        super().__init__(area, act, tip=tip, enabled=enabled, hinted=hinted)
        self.art = f"cards/doc/{favour}"
        self.reason = reason
        """Why it cannot be had, if so."""
        self.title, self.told = speak(FAVOURS[favour][0]), speak(told)

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, wide, high = area
        canvas.patch("shadows/rect", (x - 6, y - 6, wide + 14, high + 18), fade=0.8)
        Titled(self.art, self.title).draw(canvas, middle(area), ZOOM)
        style = canvas.type.fitting(self.told, TOLD, wide - 44)
        canvas.text(self.told, (x + wide / 2, y + high * 0.862), style, "centre")
        if not self.enabled:
            canvas.fill(area, _SHADE, 0.5)
            reason = canvas.type.fitting(self.reason, _REASON, wide - 28)
            band = (x, y + high * 0.4, wide, 52.0)
            canvas.fill(band, _SHADE, 0.86)
            canvas.text(self.reason, middle(band), reason, "centre")

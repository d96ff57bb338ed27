"""Cards and notes on their way."""

from dataclasses import dataclass

from game.games.dalton_city.figures import Card
from game.ui.design import Point
from game.ui.tables.dalton_city.card import WestCard
from game.ui.tables.dalton_city.hand import notes
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.card_face import CardFace
from game.ui.tables.kit.flying import Flying, FlyingFace


@dataclass(slots=True)
class FlyingCard(FlyingFace):
    """A card, face up: nothing is hidden here."""

    card: Card = ""

    def shows(self, speak: Speak, t: float) -> CardFace:
        return WestCard(self.card, speak)


def flying_notes(dollars: int, start: Point, end: Point) -> list[Flying]:
    """The notes of a sum, one after the other."""
    found = notes(dollars)
    return [
        Flying(
            "dalton_city/note",
            start,
            (end[0] + (n % 3 - 1) * 14, end[1] + (n % 2) * 8),
            row=str(note),
            zoom=0.9,
            end_zoom=0.6,
            delay=0.0 if len(found) < 2 else 0.5 * n / (len(found) - 1),
            spin=(n % 3 - 1) * 30,
        )
        for n, note in enumerate(found)
    ]

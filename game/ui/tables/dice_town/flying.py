"""Cards of the town on their way."""

from dataclasses import dataclass

from game.games.dice_town.art import Side
from game.games.dice_town.cards import Card
from game.ui.tables.dice_town.cardface import Back, TownCard
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.flying import FlyingFace


@dataclass(slots=True)
class FlyingCard(FlyingFace):
    """A card on its way. `turned`: its back is seen until halfway."""

    card: Card | Back = ""
    side: Side = Side.FACE
    turned: Back | None = None

    def shows(self, speak: Speak, t: float) -> TownCard:
        hidden = self.turned is not None and t < 0.5
        return TownCard(self.turned if hidden and self.turned is not None else self.card, speak, self.side)

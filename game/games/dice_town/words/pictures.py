"""What the sentences of the town show in pictures."""

from game.games.dice_town.throws import POKER
from game.games.game import Pictures

PICTURES = Pictures(
    dice=dict.fromkeys(("dice", "others", "face", "other_face", "before", "after"), POKER),
    counted={
        "dice_town.amount.nuggets": "nugget",
        "dice_town.amount.cards": "card",
        "dice_town.amount.deeds": "deed",
        "dice_town.amount.deeds_worth": "deed",
        "dice_town.amount.store_cards": "card",
        "dice_town.event.mined": "nugget",
        "dice_town.event.nuggets_found": "nugget",
        "dice_town.event.nuggets_given": "nugget",
    },
    named={"dice_town.card.told": "card"},
)

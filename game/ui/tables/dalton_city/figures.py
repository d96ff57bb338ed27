"""How sums are shown."""

from game.ui.house import House


def dollars(house: House, amount: int) -> str:
    """A sum as it is written in the player's language."""
    return house.words("ui.dalton_city.dollars", dollars=amount)

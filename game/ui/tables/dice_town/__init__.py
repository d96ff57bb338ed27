"""The table of Dice Town."""

from game.ui.tables.dice_town.table import DiceTownTable

__all__ = ["DiceTownTable"]

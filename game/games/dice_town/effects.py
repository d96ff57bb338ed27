"""What cards in effect change about the action at hand."""

from enum import StrEnum


class Effect(StrEnum):
    """A card that counts until the action is over."""

    DYNAMITE = "dynamite"
    GIRLS = "girls"
    CORRUPTION = "corruption"
    CREDIT = "credit"
    MARSHAL = "marshal"
    SPLIT = "split"
    DESPERADO = "desperado"
    WHISKY = "whisky"
    SPILT = "spilt"
    """A cancelled whisky: its victim was announced, and is robbed in the ordinary way."""

"""What a seat can be asked."""

from enum import StrEnum


class Kind(StrEnum):
    """What a seat can be asked; screens and bots switch on it."""

    PLACE = "place"
    PRESS_ON = "press_on"

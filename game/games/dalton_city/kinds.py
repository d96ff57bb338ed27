"""What a seat can be asked."""

from enum import StrEnum


class Kind(StrEnum):
    """What a seat can be asked; screens and bots switch on it."""

    RANCH = "ranch"
    DICE = "dice"
    LEAVE = "leave"
    AGAIN = "again"
    BUY = "buy"
    PAY = "pay"
    RIDE = "ride"
    UNIVERSITY = "university"
    DIPLOMA = "diploma"
    CHALLENGE = "challenge"
    SPOILS = "spoils"
    BANCO = "banco"
    CLOCK = "clock"

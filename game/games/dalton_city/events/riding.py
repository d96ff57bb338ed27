"""Dice, squares, horses, bed and cell, telegrams."""

from dataclasses import dataclass

from game.engine import Public, Seat


@dataclass(frozen=True, slots=True)
class Rolled(Public):
    """Dice to move with, or to get out of where one is held."""

    seat: Seat
    dice: tuple[int, ...]
    held: str


@dataclass(frozen=True, slots=True)
class Mounted(Public):
    """A horse is gained or lost."""

    seat: Seat
    horse: bool


@dataclass(frozen=True, slots=True)
class Moved(Public):
    """A player goes to a square."""

    seat: Seat
    square: int
    how: str


@dataclass(frozen=True, slots=True)
class Left(Public):
    """Out of Hospital or the Sheriff's."""

    seat: Seat
    held: str


@dataclass(frozen=True, slots=True)
class Held(Public):
    """In Hospital or at the Sheriff's."""

    seat: Seat
    where: str


@dataclass(frozen=True, slots=True)
class Declined(Public):
    """An offer was left, or a way out."""

    seat: Seat
    what: str


@dataclass(frozen=True, slots=True)
class Idle(Public):
    """Nothing happens where something might have; `why` is one of `idling`'s reasons."""

    seat: Seat
    why: str


@dataclass(frozen=True, slots=True)
class TelegramRead(Public):
    """A telegram is read aloud and put under the deck."""

    seat: Seat
    name: str

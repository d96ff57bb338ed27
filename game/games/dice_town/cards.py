"""The cards: what there is, what each is worth, and when it may be played."""

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from game.games.dice_town.dice import Face, face_of

Card = str
"""A card's own name: `dynamite`, `brute.2`, `deed3.1`, `ranch.4`, `gold2.1`, `outlaw.J9`."""


class BaseFigures(msgspec.Struct, frozen=True):
    """Figures of the base game."""

    money: int
    bank: int
    mine: int
    queue: int
    dice: int
    sheriff_points: int
    dollars_per_point: int
    deeds: dict[int, int]
    equipment: dict[str, int]
    store: dict[str, int]


class OutlawFigures(msgspec.Struct, frozen=True):
    """Both sides of an outlaw's card."""

    pair: str
    face: str
    dollars: int


class WestFigures(msgspec.Struct, frozen=True):
    """Figures of Wild West."""

    coach: int
    mine: int
    mine_for_two: int
    boxed_for_two: int
    ranches: int
    wanted: int
    equipment: dict[str, int]
    store: dict[str, int]
    river: dict[str, int]
    outlaws: list[OutlawFigures]


class IndianFigures(msgspec.Struct, frozen=True):
    """Figures of the Indians."""

    store: list[str]
    die: list[str]


class Figures(msgspec.Struct, frozen=True):
    """The figures in `data.toml`."""

    base: BaseFigures
    wild_west: WestFigures
    indians: IndianFigures


class Occasion(StrEnum):
    """When cards may be played."""

    REVEAL = "reveal"
    MINE = "mine"
    BANK = "bank"
    STORE = "store"
    SALOON = "saloon"
    ROBBED = "robbed"
    RECRUIT = "recruit"
    SHERIFF = "sheriff"
    STAR = "star"
    HUNT = "hunt"
    TOWN_HALL = "town_hall"
    DOC = "doc"
    ROUND_END = "round_end"
    CARD = "card"


class Outlaw(NamedTuple):
    """The pair an outlaw gives, the face that captures him, and his price."""

    pair: Face
    face: Face
    dollars: int


@cache
def figures() -> Figures:
    """The game's figures, read once."""
    written = files(__package__).joinpath("data.toml").read_bytes()
    return msgspec.toml.decode(written, type=Figures, strict=False)  # not strict: TOML keys are text


@cache
def store_cards(wild_west: bool, indians: bool) -> tuple[Card, ...]:
    """The store's cards, in the order hands are sorted by."""
    all_figures = figures()
    cards = [*all_figures.base.equipment, *_copies(all_figures.base.store)]
    if wild_west:
        cards += [*all_figures.wild_west.equipment, *_copies(all_figures.wild_west.store)]
    if indians:
        cards += all_figures.indians.store
    return tuple(cards)


@cache
def deed_cards(wild_west: bool) -> tuple[Card, ...]:
    """The deeds, and the ranches with Wild West."""
    deeds = [
        f"deed{value}.{n}" for value, copies in figures().base.deeds.items() for n in range(1, copies + 1)
    ]
    if wild_west:
        deeds += [f"ranch.{n}" for n in range(1, figures().wild_west.ranches + 1)]
    return tuple(deeds)


@cache
def river_cards() -> tuple[Card, ...]:
    """The river's cards."""
    return tuple(_copies(figures().wild_west.river))


@cache
def outlaws() -> dict[Card, Outlaw]:
    """The outlaws."""
    return {
        f"outlaw.{each.pair}{each.face}": Outlaw(face_of(each.pair), face_of(each.face), each.dollars)
        for each in figures().wild_west.outlaws
    }


def by_rank(gang: Iterable[Card]) -> tuple[Card, ...]:
    """Outlaws as dice are ordered, by their pair and then by the face that catches them."""
    return tuple(sorted(gang, key=lambda outlaw: (outlaws()[outlaw].pair, outlaws()[outlaw].face)))


def _copies(table: dict[str, int]) -> Iterable[Card]:
    for name, copies in table.items():
        yield from [name] if copies == 1 else [f"{name}.{n}" for n in range(1, copies + 1)]


@cache
def kind(card: Card) -> str:
    """What a card is, whichever copy."""
    return card.partition(".")[0]


@cache
def is_deed(card: Card) -> bool:
    """Whether a card has the deeds' back: deeds and ranches."""
    return card.startswith(("deed", "ranch"))


class Back(StrEnum):
    """What can be seen of a hidden card."""

    DEED = "deed"
    STORE = "store"


def back_of(card: Card) -> Back:
    return Back.DEED if is_deed(card) else Back.STORE


def is_ranch(card: Card) -> bool:
    return card.startswith("ranch")


AT_ONCE = ("gift", "swindler")
"""Kinds of store cards that must be played the moment they are gained."""


@cache
def is_never_held(card: Card) -> bool:
    """Whether a card lies in no hand: ranches are laid open, and some cards are played at once."""
    return is_ranch(card) or kind(card) in AT_ONCE


def deed_value(card: Card) -> int:
    """The points on a deed; a ranch has none of its own."""
    return int(kind(card)[4:]) if card.startswith("deed") else 0


@cache
def _order() -> dict[Card, int]:
    return {card: n for n, card in enumerate((*deed_cards(True), *store_cards(True, True)))}


def put(hand: Iterable[Card], *cards: Card) -> tuple[Card, ...]:
    """A hand with some more cards; it is kept sorted so that its order tells nothing."""
    return tuple(sorted([*hand, *cards], key=_order().__getitem__))

"""Typical positions of Dice Town's table."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.engine import Value
from game.games.dice_town.kinds import Kind
from game.play.session import Session
from game.ui.house import House
from game.ui.intents import Numbered
from game.ui.scene import Scene
from game.ui.screens_couch import hinted

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene

Make = Callable[[House], list[Scene]]


def position(
    house: House,
    upto: Callable[[Session], bool],
    seats: int = 4,
    humans: int = 1,
    seed: int = 7,
    **options: Value,
) -> "TableScene[Any]":
    """A table of Dice Town at which a bot has played for everybody until something is so."""
    from game.ui.screens import seated, table

    return table(house, seated("dice_town", seats, humans, seed, **options), upto)


def asked(kind: Kind, answers: int = 0, *codes: str) -> Callable[[Session], bool]:
    """Until a person is asked something of a kind, not before some answers, and may answer this."""

    def there(session: Session) -> bool:
        asks = session.asks()
        if len(session.record.answers) < answers or not asks or asks[0].kind != kind:
            return False
        return all(any(re.match(code, option.code()) for option in asks[0].options) for code in codes)

    return there


def _keeping(house: House) -> list[Scene]:
    """Two dice are picked already."""
    scene = position(house, asked(Kind.KEEP, 40))
    for number in (2, 3):
        scene.handle(Numbered(number))
    return [scene]


def _look(house: House) -> list[Scene]:
    """One of two people has lifted the curtain."""
    scene = position(house, asked(Kind.KEEP, 90), humans=2)
    scene.update(0.0)
    scene.privacy.lift()
    scene.look()
    return [scene]


def _shared(kind: Kind, seed: int) -> Make:
    """Four people before one screen, and one of them is asked openly."""
    return lambda house: [position(house, asked(kind), humans=4, seed=seed, wild_west=True, indians=True)]


DICE_TOWN_SCREENS: dict[str, Make] = {
    "dice_town_keep": _keeping,
    "dice_town_first": lambda house: [position(house, asked(Kind.KEEP))],
    "dice_town_hint": hinted(lambda house: [position(house, asked(Kind.KEEP, 40))]),
    "dice_town_look": _look,
    "dice_town_two": lambda house: [position(house, asked(Kind.KEEP, 60), 2)],
    "dice_town_three": lambda house: [position(house, asked(Kind.KEEP, 80), 3)],
    "dice_town_street": lambda house: [position(house, asked(Kind.KEEP, 200))],
    "dice_town_five": lambda house: [position(house, asked(Kind.KEEP, 120), 5)],
    "dice_town_west": lambda house: [position(house, asked(Kind.KEEP, 150), 6, wild_west=True, indians=True)],
    "dice_town_ride": _shared(Kind.RIDE, 3),
    "dice_town_blessing": _shared(Kind.BLESSING, 7),
    "dice_town_ambush": _shared(Kind.AMBUSH, 3),
}

"""Typical positions of Dice Town's table."""

from game.engine import Value
from game.games.dice_town.kinds import Kind
from game.play.session import Session
from game.ui.house import House
from game.ui.intents import Numbered
from game.ui.positions import Upto, asked, has_answers, hinted, seated, with_log, with_reason, with_result
from game.ui.positions import position as any_position
from game.ui.rules.screens import rules_screen
from game.ui.scene import Scene
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kind import Make


def position(
    house: House, upto: Upto, seats: int = 4, humans: int = 1, seed: int = 7, **options: Value
) -> DiceTownTable:
    """A table of Dice Town at which a bot has played for everybody until something is so."""
    return any_position(DiceTownTable, house, seated("dice_town", seats, humans, seed, **options), upto)


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


def _result(west: bool, leaf: int = 0) -> Make:
    def made(house: House) -> list[Scene]:
        over = position(house, lambda session: session.over, wild_west=west, indians=west)
        return with_result(over, leaf)

    return made


def _second_throw(session: Session) -> bool:
    """Two reveals have left many dice open, and somebody has to choose again."""
    return asked(Kind.KEEP, 60)(session) and len(session.table.world.reveals) == 2


SCREENS: dict[str, Make] = {
    "dice_town_keep": _keeping,
    "dice_town_first": lambda house: [position(house, asked(Kind.KEEP))],
    "dice_town_hint": hinted(lambda house: [position(house, asked(Kind.KEEP, 40))]),
    "dice_town_look": _look,
    "dice_town_two": lambda house: [position(house, asked(Kind.KEEP, 60), 2)],
    "dice_town_three": lambda house: [position(house, asked(Kind.KEEP, 80), 3)],
    "dice_town_street": lambda house: [position(house, asked(Kind.KEEP, 200))],
    "dice_town_five": lambda house: [position(house, asked(Kind.KEEP, 120), 5)],
    "dice_town_west": lambda house: [position(house, asked(Kind.KEEP, 150), 6, wild_west=True, indians=True)],
    "dice_town_leads": lambda house: [position(house, _second_throw, 6, wild_west=True, indians=True)],
    "dice_town_ride": _shared(Kind.RIDE, 3),
    "dice_town_blessing": _shared(Kind.BLESSING, 7),
    "dice_town_ambush": _shared(Kind.AMBUSH, 3),
    "dice_town_result": _result(west=False),
    "dice_town_result_west": _result(west=True),
    "dice_town_result_dice": _result(west=True, leaf=2),
    "rules_dice_town_contents": rules_screen("dice_town"),
    "rules_dice_town_place": rules_screen("dice_town", "place.saloon"),
    "rules_dice_town_card": rules_screen("dice_town", "card.dynamite"),
    "rules_dice_town_search": rules_screen("dice_town", "poker", sought="sherif"),
    "rules_dice_town_rulings": rules_screen("dice_town", "ruling.1"),
    "dice_town_why": lambda house: with_reason(position(house, lambda session: session.over)),
    "dice_town_log": lambda house: with_log(position(house, has_answers(60), 5, wild_west=True)),
}

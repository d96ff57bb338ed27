"""In the golden playthroughs, everything occurs that can."""

from game.engine import loads, retrace
from game.games.dice_town import events
from game.games.dice_town.cards import AT_ONCE, figures, kind
from game.games.dice_town.deck import DECK
from game.games.dice_town.places import PLACES
from game.games.dice_town.rules import DiceTown
from tests.contract.playthroughs import FOLDER, golden


def test_every_card_place_river_card_and_face_of_the_die_occurs() -> None:
    seen = {name for each in golden() if each.startswith("dice_town") for name in _occurrences(each)}
    played = {f"card {card}" for card, rule in DECK.items() if rule.occasion or card in (*AT_ONCE, "brute")}
    actions = {f"{action} at {place}" for place in PLACES for action in ("classic", "new")}
    river = {f"river {card}" for card in figures().wild_west.river}
    die = {f"die {face}" for face in figures().indians.die}
    assert seen >= played | actions | river | die | {"doc", "bribe", "cancelled"}


def _occurrences(name: str) -> set[str]:
    record = loads((FOLDER / f"{name}.record").read_bytes(), [DiceTown()])
    return {_occurrence(event) for step in retrace(record, record.start()) for event in step.events}


def _occurrence(event: object) -> str:
    match event:
        case events.Played(_, play):
            return f"card {kind(play.card)}"
        case events.Acts(place, _, action):
            return f"{action} at {place}"
        case events.FoundInRiver(_, card):
            return f"river {kind(card)}"
        case events.DieRolled(_, face):
            return f"die {face}"
        case events.VisitsDoc():
            return "doc"
        case events.Bribed():
            return "bribe"
        case events.Cancelled():
            return "cancelled"
    return ""

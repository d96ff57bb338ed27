"""Which page of the book explains what: every question, and whatever is in the box."""

from typing import Any

from game.engine import Ask
from game.games.dice_town.cards import Occasion, deed_cards, figures, kind, outlaws, river_cards, store_cards
from game.games.dice_town.dice import NAMES
from game.games.dice_town.kinds import Kind
from game.games.dice_town.places import PLACES
from game.games.dice_town.rules import DiceTown

_QUESTIONS = {
    Kind.KEEP: "throws",
    Kind.TAKE_BACK: "take_back",
    Kind.RIDE: "outlaws.ride",
    Kind.BID: "bribes",
    Kind.VERDICT: "verdict",
    Kind.STORE: "place.store",
    Kind.VICTIM: "place.saloon",
    Kind.STEAL: "place.saloon",
    Kind.GIVE: "card.gift",
    Kind.DOC: "place.doc",
    Kind.DOC_ORDER: "place.doc",
    Kind.DISCOVER: "river.discoveries",
    Kind.VOUCHER: "river.voucher",
    Kind.DESPERADO: "card.desperado",
    Kind.CAPTURE: "action.hunt",
    Kind.BUY_DIE: "indians.buying",
    Kind.BLESSING: "indian.blessing",
    Kind.AMBUSH: "indian.ambush",
    Kind.WARPATH: "indian.warpath",
    Kind.CROWN: "final_tie",
}
_ACTIONS = {
    "mine": "action.pan",
    "bank": "action.hold_up",
    "store": "action.doc",
    "saloon": "action.recruit",
    "sheriff": "action.hunt",
    "town_hall": "action.mayors_wife",
}
"""The new action of a place: whoever has to choose knows the old one."""
_OCCASIONS = {
    Occasion.REVEAL: "card.sharp",
    Occasion.MINE: "card.dynamite",
    Occasion.BANK: "card.split",
    Occasion.STORE: "card.credit",
    Occasion.SALOON: "card_times",
    Occasion.ROBBED: "card.insurance",
    Occasion.RECRUIT: "card.desperado",
    Occasion.SHERIFF: "card_times",
    Occasion.STAR: "card_times",
    Occasion.HUNT: "card.double_gun",
    Occasion.TOWN_HALL: "card.corruption",
    Occasion.DOC: "card.elixir",
    Occasion.ROUND_END: "card.smoke",
    Occasion.CARD: "card.wanted",
}
"""By the occasion, never by the cards in hand: who looks over a shoulder would learn what is held."""


def question_page(ask: Ask) -> str:
    """The page that explains a question; it tells no more than everybody can see."""
    about: Any = ask.about
    match Kind(ask.kind):
        case Kind.CARD:
            return _OCCASIONS[Occasion(about[0])]
        case Kind.AT_ONCE:
            return f"card.{kind(about)}"
        case Kind.ACTION:
            return _ACTIONS[about]
        case other:
            return _QUESTIONS[other]


def wanted_pages() -> tuple[str, ...]:
    """The pages that the book must have."""
    cards = dict.fromkeys(map(kind, (*store_cards(True, True), *deed_cards(True))))
    rivers = dict.fromkeys(map(kind, river_cards()))
    wanted = (
        *(f"place.{place}" for place in (*PLACES, "stagecoach", "village", "doc")),
        *(f"face.{face}" for face in NAMES),
        *(f"card.{each}" for each in cards),
        *(f"river.{each}" for each in rivers),
        *outlaws(),
        *(f"indian.{face}" for face in dict.fromkeys(figures().indians.die)),
        *(f"option.{option.name}" for option in DiceTown.options),
        *_QUESTIONS.values(),
        *_ACTIONS.values(),
        *_OCCASIONS.values(),
    )
    return tuple(dict.fromkeys(wanted))

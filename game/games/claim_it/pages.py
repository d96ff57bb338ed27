"""Which page of the book explains what: every question, and whatever is in the box."""

from game.engine import Ask
from game.games.claim_it.kinds import Kind
from game.games.claim_it.rules import ClaimIt

_QUESTIONS = {Kind.PLACE: "place", Kind.PRESS_ON: "press_on"}
_PIECES = ("board", "dice", "marker", "squatter", "claim", "pile", "reserve")
_TURN = ("turn", "roll", "split", "place.squat", "place.claim", "closed", "bankrupt", "take")
_END = ("last_round", "group", "ties", "scores")


def question_page(ask: Ask) -> str:
    """The page that explains a question."""
    return _QUESTIONS[Kind(ask.kind)]


def wanted_pages() -> tuple[str, ...]:
    """The pages that the book must have."""
    questions = (_QUESTIONS[kind] for kind in Kind)
    options = (f"option.{option.name}" for option in ClaimIt.options)
    return ("aim", *_TURN, *questions, *_PIECES, *_END, "odds", *options)

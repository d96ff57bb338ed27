"""Which page of the book explains what: every question, and whatever is in the box."""

from game.engine import Ask


def question_page(_: Ask) -> str:
    """The page that explains a question."""
    return "round"


def wanted_pages() -> tuple[str, ...]:
    """The pages that the book must have."""
    return ("round",)

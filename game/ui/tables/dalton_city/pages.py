"""Where the rules tell of what lies on the board."""

from game.games.dalton_city.figures import Card, trades
from game.games.dalton_city.loop import Square

BOOK = "dalton_city/"


def card_page(card: Card) -> str:
    """The page of a card: of its trade, or of what else it is."""
    if card in trades():
        return f"{BOOK}trade.{trades()[card].trade}"
    return f"{BOOK}card.{card.partition('.')[0]}"


def square_page(square: Square) -> str:
    """The page of a square: of its card, where it has one."""
    return card_page(square.card) if square.card else f"{BOOK}square.{square.kind}"


def telegram_page(telegram: str) -> str:
    return f"{BOOK}telegram.{telegram}"

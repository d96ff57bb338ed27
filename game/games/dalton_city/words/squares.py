"""Names of the squares, and where one is on them."""

from game.engine import Message, say
from game.games.dalton_city.loop import Board
from game.games.dalton_city.words.cards import TOWNS, card_words

_NAMES = {
    "telegram": say("dalton_city.square.telegram"),
    "hospital": say("dalton_city.square.hospital"),
    "sheriff": say("dalton_city.square.sheriff"),
    "university": say("dalton_city.square.university"),
    "banco": say("dalton_city.square.banco"),
    "wanted": say("dalton_city.square.wanted"),
    "rodeo": say("dalton_city.square.rodeo"),
    "hold_up": say("dalton_city.square.hold_up"),
    "nugget": say("dalton_city.square.nugget"),
}
_AT = {
    "telegram": say("dalton_city.square.telegram.at"),
    "hospital": say("dalton_city.square.hospital.at"),
    "sheriff": say("dalton_city.square.sheriff.at"),
    "university": say("dalton_city.square.university.at"),
    "banco": say("dalton_city.square.banco.at"),
    "wanted": say("dalton_city.square.wanted.at"),
    "rodeo": say("dalton_city.square.rodeo.at"),
    "hold_up": say("dalton_city.square.hold_up.at"),
    "nugget": say("dalton_city.square.nugget.at"),
}


def square_name(board: Board, at: int) -> Message:
    """What is written on a square."""
    square = board.squares[at]
    if square.card:
        return card_words(square.card).name
    if square.kind == "ranch":
        return say("dalton_city.square.ranch", town=TOWNS[_near(board, at)].short)
    if square.kind == "times":
        return say("dalton_city.square.times", dollars=square.bonus)
    return _NAMES[square.kind]


def at_square(board: Board, at: int) -> Message:
    """Where somebody on a square is."""
    square = board.squares[at]
    if square.card:
        return card_words(square.card).at
    if square.kind == "ranch":
        return say("dalton_city.square.ranch.at", town=TOWNS[_near(board, at)].name)
    if square.kind == "times":
        return say("dalton_city.square.times.at", dollars=square.bonus)
    return _AT[square.kind]


def _near(board: Board, at: int) -> str:
    """The town nearest to a ranch, rather ahead than behind: all that tells two ranches apart."""
    count = len(board.squares)
    for away in range(1, count):
        for square in (board.squares[(at + away) % count], board.squares[at - away]):
            if square.kind == "trade":
                return square.card.partition(".")[2]
    raise ValueError(at)

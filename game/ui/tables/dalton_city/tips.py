"""What everything on the board is, told to whoever points at it."""

from game.engine import Seat, say, say_n
from game.games.dalton_city.loop import SQUARES, board
from game.games.dalton_city.words.cards import name
from game.games.dalton_city.words.squares import square_name
from game.games.dalton_city.words.telegrams import telegram_text
from game.games.dalton_city.world import BANCO as ON_BANCO
from game.games.dalton_city.world import BANK
from game.ui.markup import plain
from game.ui.tables.dalton_city.choosers.squares import card_on, told_card
from game.ui.tables.dalton_city.figures import dollars
from game.ui.tables.dalton_city.layout import ACTION, BANCO, CASH, DECK, SHEET, STOCK, TRAY, square_area
from game.ui.tables.dalton_city.looks import square_look
from game.ui.tables.dalton_city.pages import BOOK, square_page, telegram_page
from game.ui.tables.dalton_city.standing import standing_tips
from game.ui.tables.dalton_city.west import West
from game.ui.tables.illustrated import illustrated
from game.ui.tables.kit.cards import Tip, card_subject
from game.ui.tables.kit.looks import piece_look, sitter_look
from game.ui.widgets.subject import Subject
from game.ui.wording import KINDS, like

_MOST_READ = 8


def tips(table: West) -> list[Tip]:
    """Squares, trays and players."""
    squares = [_square(table, at) for at in range(SQUARES)]
    seats = [_seat(table, seat) for seat in range(len(table.session.sitters))]
    others = Tip(TRAY, page=BOOK + "throw"), Tip(CASH, page=BOOK + "money"), Tip(SHEET, page="house/log")
    return [
        *squares,
        *seats,
        _deck(table),
        _banco(table),
        _stock(table),
        _who(table),
        *others,
        *standing_tips(table),
    ]


def _square(table: West, at: int) -> Tip:
    """Its name, whose it is, and its card large."""
    square = board().squares[at]
    if square.card:
        return Tip(square_area(at), enlarges=card_on(table, at))
    told = illustrated(_SQUARES[square.kind], table.speaker)
    words = f"*{table.speaker(square_name(board(), at))}*"
    tip = Tip(square_area(at), f"{words}\n{told}", page=square_page(square))
    tip.called, tip.now, tip.looks = table.speaker(square_name(board(), at)), told, square_look(at)
    return tip


_SQUARES = {
    "ranch": say("ui.dalton_city.tip.ranch"),
    "telegram": say("ui.dalton_city.tip.telegram"),
    "hospital": say("ui.dalton_city.tip.hospital"),
    "sheriff": say("ui.dalton_city.tip.sheriff"),
    "times": say("ui.dalton_city.tip.times"),
    "university": say("ui.dalton_city.tip.university"),
    "banco": say("ui.dalton_city.tip.banco"),
    "wanted": say("ui.dalton_city.tip.wanted"),
    "rodeo": say("ui.dalton_city.tip.rodeo"),
    "hold_up": say("ui.dalton_city.tip.hold_up"),
    "nugget": say("ui.dalton_city.tip.nugget"),
}


def _seat(table: West, seat: Seat) -> Tip:
    """Who sits there, and each figure in words; asked about, every card they own."""
    view, sitter, house = table.picture_view, table.session.sitters[seat], table.house
    has = table.holdings
    told = [
        f"*{plain(sitter.name)}* · {house.speak(KINDS[sitter.kind])}",
        "{icon:money} " + house.words("ui.dalton_city.tip.cash", dollars=view.money[seat]),
        "{icon:wealth} " + house.words("ui.dalton_city.tip.wealth", dollars=has.wealth[seat]),
        "{icon:card} " + house.speak(say_n("ui.dalton_city.cards", len(has.cards(seat)))),
        *map(house.speak, like("dalton_city", sitter)),
    ]
    tip = Tip(table.seat_card(seat), "\n".join(told), page=BOOK + "wealth")
    tip.aside = tip.area
    tip.called, tip.looks = sitter.name, sitter_look(sitter)
    tip.now = "\n".join(told[1:])
    tip.more = tuple(card_subject(told_card(table, card)) for card in has.cards(seat))
    return tip


def _who(table: West) -> Tip:
    """Whose strip it is: no tooltip, for it says so itself."""
    tip = _seat(table, table.bottom)
    tip.area, tip.tip, tip.aside = ACTION, "", None
    return tip


def _deck(table: West) -> Tip:
    """How many telegrams nobody has read yet, and the last that were; asked about, each of them."""
    view, speak = table.picture_view, table.house.speak
    left = speak(say_n("ui.dalton_city.tip.unread", len(view.unread)))
    told = [left, *(f"· {speak(telegram_text(name))}" for name in view.read[-_MOST_READ:])]
    tip = Tip(DECK, "\n".join(told), page=BOOK + "square.telegram")
    tip.now, tip.looks = left, piece_look("cards/back/telegram", zoom=1.4)
    tip.more = tuple(
        Subject(telegram_page(each), now=speak(telegram_text(each)), picture=tip.looks)
        for each in reversed(view.read)
    )
    return tip


def _banco(table: West) -> Tip:
    view, speak = table.picture_view, table.speaker
    told = [table.house.words("ui.dalton_city.tip.pot", dollars=dollars(table.house, view.pot))]
    cards = table.holdings.cards(ON_BANCO)
    told += [f"· {speak(name(card))}" for card in cards]
    tip = Tip(BANCO, "\n".join(told), page=BOOK + "square.banco")
    tip.more = tuple(card_subject(told_card(table, card)) for card in cards)
    return tip


def _stock(table: West) -> Tip:
    cards = table.holdings.cards(BANK)
    words = table.house.speak(say_n("ui.dalton_city.tip.stock", len(cards)))
    tip = Tip(STOCK, words, page=BOOK + "buying")
    tip.more = tuple(card_subject(told_card(table, card)) for card in cards)
    return tip

"""A name for everything, and a text that fits a card."""

from collections.abc import Iterator

from game.engine import Message
from game.games.dice_town import GAME
from game.games.dice_town.cards import deed_cards, figures, outlaws, river_cards, store_cards
from game.games.dice_town.places import PLACES
from game.games.dice_town.words import cards as words_cards
from game.games.dice_town.words.dice import HANDS
from game.games.dice_town.words.indians import DIE
from game.games.dice_town.words.places import OTHER_PLACES
from game.games.dice_town.words.places import PLACES as PLACE_WORDS
from game.text import Speaker
from tests.games.dice_town.told import each_language

RULES = GAME.rules


def named() -> Iterator[tuple[str, Message]]:
    """Everything that has a name, with what it is."""
    for card in (*store_cards(True, True), *deed_cards(True), *river_cards(), *outlaws()):
        yield f"{card} name", words_cards.name(card)
        yield f"{card} text", words_cards.text(card)
        yield f"{card} told", words_cards.told(card)
    for place, told in PLACE_WORDS.items():
        yield f"{place} at", told.at
        for part in (told.sign, told.classic, told.new):
            yield f"{place} name", part.name
            yield f"{place} text", part.text
    for what, each in (OTHER_PLACES | DIE).items():
        yield f"{what} name", each.name
        yield f"{what} text", each.text
    for option in RULES.options:
        yield f"{option.name} title", option.title
        yield f"{option.name} explanation", option.explanation


@each_language
def test_everything_has_a_name_and_a_text_that_fits_a_card(speak: Speaker) -> None:
    assert set(PLACE_WORDS) == set(PLACES)
    assert set(DIE) == set(figures().indians.die)
    assert all(map(speak, HANDS))
    for what, message in named():
        assert 0 < len(speak(message)) <= (180 if what.endswith(("text", "explanation")) else 40), what


@each_language
def test_no_two_outlaws_share_a_name(speak: Speaker) -> None:
    assert len({speak(words_cards.name(outlaw)) for outlaw in outlaws()}) == len(outlaws()) == 12


@each_language
def test_one_point_is_not_told_in_the_plural(speak: Speaker) -> None:
    for cards, points in ((("hat", "deed1.1"), "1 point "), (("boots", "deed2.1"), "2 points ")):
        assert all(points in speak(words_cards.text(card)) for card in cards)

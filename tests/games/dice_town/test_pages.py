from collections.abc import Hashable

import pytest

from game.engine import Ask
from game.games.dice_town.cards import Occasion
from game.games.dice_town.kinds import Kind
from game.games.dice_town.pages import question_page, wanted_pages
from game.games.dice_town.places import PLACES

ABOUT: dict[Kind, tuple[Hashable, ...]] = {
    Kind.CARD: tuple((occasion, 0) for occasion in Occasion),
    Kind.AT_ONCE: ("gift", "swindler"),
    Kind.ACTION: tuple(PLACES),
}


def page(kind: Kind, about: Hashable = None) -> str:
    return question_page(Ask(1, 0, kind, (), about))


@pytest.mark.parametrize("kind", Kind)
def test_every_question_has_a_page_that_the_book_must_have(kind: Kind) -> None:
    for about in ABOUT.get(kind, (None,)):
        assert page(kind, about) in wanted_pages()


def test_the_page_of_a_card_that_must_be_played_is_its_own() -> None:
    assert page(Kind.AT_ONCE, "swindler") == "card.swindler"


def test_the_page_of_a_choice_is_what_is_new_at_that_place() -> None:
    assert page(Kind.ACTION, "mine") == "action.pan"


def test_no_page_tells_which_card_is_meant_at_the_sheriffs() -> None:
    assert page(Kind.CARD, (Occasion.SHERIFF, 0)) == page(Kind.CARD, (Occasion.STAR, 1))


def test_the_book_has_a_page_for_whatever_is_in_the_box() -> None:
    wanted = wanted_pages()
    some = {
        "place.stagecoach",
        "face.A",
        "card.sharp",
        "card.deed5",
        "river.gold2",
        "outlaw.J9",
        "indian.ambush",
    }
    assert some | {"option.bribes"} <= set(wanted)
    assert len(wanted) == len(set(wanted))

"""Sentences with pictures."""

import re

import pytest

from game.engine import Who, say, say_n
from game.games.claim_it import events as claim_it
from game.games.claim_it.words import sentences as claim_it_words
from game.games.dice_town.dice import JACK, KING, NINE, QUEEN
from game.games.dice_town.words.cards import told
from game.games.dice_town.words.dice import shown
from game.manifest import manifest
from game.markup import plain
from game.play.illustrated import illustrated
from game.text import LANGUAGES, Speaker
from game.ui.offscreen import Offscreen
from game.ui.styles import BODY

ENGLISH, FRENCH = (Speaker(language, ("Anna", "Ben")) for language in LANGUAGES)
ROLLED = say("dice_town.event.rolled", player=Who(0), dice=shown((JACK, QUEEN, KING)))
ROBBED = say("dice_town.event.robbed_bank", player=Who(0), dollars=3)


def test_dice_are_shown_as_dice() -> None:
    dice = "{icon:die_J}{icon:die_Q}{icon:die_K}"
    assert illustrated(ROLLED, ENGLISH) == f"Anna rolls\u00a0{dice} under the cup."


def test_so_are_those_within_a_list() -> None:
    kept = tuple(say("dice_town.event.holds", player=Who(seat), dice=shown([NINE])) for seat in (0, 1))
    assert illustrated(say("dice_town.event.lifted", kept=kept), ENGLISH) == (
        "The cups lift: Anna\u00a0{icon:die_9} and Ben\u00a0{icon:die_9}."
    )


def test_a_bill_stands_before_money_in_both_languages() -> None:
    assert illustrated(ROBBED, ENGLISH) == "Anna robs the bank of {icon:money}\u202f$3."
    assert re.search(r"\{icon:money\}\u202f3\s\$", illustrated(ROBBED, FRENCH))


def test_nuggets_and_cards_are_shown_too() -> None:
    assert "{icon:nugget}\u202f2 nuggets" in illustrated(
        say_n("dice_town.event.mined", 2, player=Who(0)), ENGLISH
    )
    played = say("dice_town.event.played", player=Who(0), card=told("brute"))
    assert "{icon:card}" in illustrated(played, ENGLISH)


def test_the_dice_of_the_mine_have_pips() -> None:
    (sentence,) = claim_it_words(claim_it.Rolled(0, (1, 6, 6)))
    assert illustrated(sentence, ENGLISH) == "Anna rolls\u00a0{icon:pip_1}{icon:pip_6}{icon:pip_6}."


@pytest.mark.parametrize("name", ["*Bob*", "_x_", "{icon:star}", "back\\slash", "$5", "9·10", "A"])
def test_whatever_a_player_is_called_is_printed_as_it_is(name: str, shown: Offscreen) -> None:
    words = illustrated(ROLLED, Speaker("en", (name,)))
    (row,) = shown.house.canvas.type.rows(words, BODY, 5000)
    assert "".join("" if piece.icon else piece.text for piece in row) == f"{name} rolls\u00a0 under the cup."
    assert [piece.text for piece in row if piece.icon] == ["icons/die_J", "icons/die_Q", "icons/die_K"]


def test_plain_words_stay_what_they_are(shown: Offscreen) -> None:
    (row,) = shown.house.canvas.type.rows(plain("*3* {icon:star} $4"), BODY, 5000)
    assert "".join(piece.text for piece in row) == "*3* {icon:star} $4"


def test_there_is_a_picture_for_everything() -> None:
    for face in ("9", "10", "J", "Q", "K", "A"):
        assert f"icons/die_{face}" in manifest()
    assert all(f"icons/pip_{pips}" in manifest() for pips in range(1, 7))
    assert {"icons/money", "icons/nugget", "icons/card", "icons/deed"} <= manifest().keys()

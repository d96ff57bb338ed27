"""The mine as the rules draw it: in letters, and never other than the game would have it."""

import re
from collections.abc import Iterator, Sequence

import pytest

from game.games.claim_it.actions import claim, squat
from game.games.claim_it.sketch import sketch
from game.games.claim_it.spaces import space, splits
from game.games.claim_it.view import world_of
from game.games.claim_it.world import placements
from game.handbook import book
from game.handbook.page import Block, Example, Figure

LANGUAGES = ("en", "fr")


def test_a_sketch_has_the_piles_that_it_names() -> None:
    drawn = sketch("by-b 23as4x 51B 62b")
    assert drawn.view.on_turn == 1
    assert drawn.view.owned[:2] == (1 << space(2, 3), 1 << space(5, 1) | 1 << space(6, 2))
    assert (drawn.view.claimed, drawn.view.laid) == (1 << space(5, 1), 1 << space(2, 3))
    assert drawn.view.squatters[4] == space(2, 3)


def test_a_sketch_shows_what_may_be_placed_and_what_is_closed() -> None:
    drawn = sketch("46+s1 32a+x 36C-")
    assert drawn.options == (squat(space(4, 6), 1), claim(space(3, 2)))
    assert drawn.vain == (space(3, 6),)


@pytest.mark.parametrize("word", ["77a", "2", "23f", "23s7", "41b", "24s1", "23As2", "23+", "by-f"])
def test_what_no_mine_can_look_like_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=re.escape(word)):
        sketch(f"41a 55s1 {word}")


def _examples(language: str) -> Iterator[tuple[str, tuple[int, ...], str]]:
    """Of every worked example, where a throw is shown: its page, the dice, and the first mine after them."""
    found = book("claim_it", language)
    assert found
    for page in found.pages:
        for block in page.blocks:
            if isinstance(block, Example):
                dice: tuple[int, ...] = ()
                for address in _addresses(block.blocks):
                    kind, _, what = address.partition(":")
                    if kind == "dice":
                        dice = tuple(map(int, what.split()))
                    elif dice:
                        yield page.name.page, dice, what
                        dice = ()


def _addresses(blocks: Sequence[Block]) -> list[str]:
    return [block.address for block in blocks if isinstance(block, Figure)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_worked_examples_show_exactly_what_their_dice_allow(language: str) -> None:
    pages = []
    for page, dice, text in _examples(language):
        drawn = sketch(text)
        assert drawn.view.on_turn is not None
        allowed = placements(world_of(drawn.view), drawn.view.on_turn, dice)
        assert set(drawn.options) == set(allowed), page
        named = {split.at for split in splits(dice)}
        assert set(drawn.vain) == named - {option.at for option in allowed}, page
        pages.append(page)
    assert pages == ["split", "split", "place", "bankrupt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mine_in_the_rules_can_be_drawn(language: str) -> None:
    found = book("claim_it", language)
    assert found
    mines = [each[5:] for page in found.pages for each in page.pictures() if each.startswith("mine:")]
    assert len(mines) > 10
    for text in mines:
        sketch(text)

"""The books themselves: both languages alike, nothing missing, no link that leads nowhere."""

from collections.abc import Iterator
from importlib import import_module

import pytest

from game.engine import Ask, Rng, choose, submit
from game.games import GAMES, Game
from game.handbook import HOUSE, Book, book, books, find
from game.handbook.inline import plain
from game.handbook.page import Paragraph
from game.text import LANGUAGES

SLUGS = (*(game.rules.slug for game in GAMES), HOUSE)
EVERYTHING = {"dice_town": {"wild_west": True, "indians": True}}
ENOUGH = 30
"""Games, after which only what is asked once in thousands of them is left."""


def written(slug: str, language: str) -> Book:
    found = book(slug, language)
    assert found, f"no book {slug} in {language}"
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_book_for_every_game_and_for_the_house(language: str) -> None:
    assert tuple(each.slug for each in books(language)) == SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_both_languages_have_the_same_pages_links_and_pictures(slug: str) -> None:
    english, french = written(slug, "en"), written(slug, "fr")
    chapters = [[page.name for page in chapter.pages] for chapter in english.chapters]
    assert [[page.name for page in chapter.pages] for chapter in french.chapters] == chapters
    for page, other in zip(english.pages, french.pages, strict=True):
        assert sorted(other.links()) == sorted(page.links()), page.name
        assert sorted(other.pictures()) == sorted(page.pictures()), page.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_link_leads_to_a_page(slug: str, language: str) -> None:
    dead = [
        f"{page.name} → {link}"
        for page in written(slug, language).pages
        for link in page.links()
        if find(link, language) is None
    ]
    assert dead == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.rules.slug))
def test_whatever_is_in_the_box_has_a_page(game: Game, language: str) -> None:
    wanted = game.wanted_pages()
    assert len(wanted) == len(set(wanted)) > 10
    within = written(game.rules.slug, language)
    assert [name for name in wanted if within.page(name) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_page_begins_with_a_sentence_that_says_what_it_is(slug: str, language: str) -> None:
    for page in written(slug, language).pages:
        assert isinstance(page.blocks[0], Paragraph), page.name
        assert len(plain(page.opening).split()) > 2, page.name


def kinds(game: Game) -> set[str]:
    """Everything that a game asks."""
    return set(import_module(f"game.games.{game.rules.slug}.kinds").Kind)


def random_asks(game: Game) -> Iterator[Ask]:
    """Every question of some games played at random, with everything that is in the box."""
    rules = game.rules
    for seed in range(ENOUGH):
        seats = rules.seats[seed % len(rules.seats)]
        rng = Rng.seeded("pages", seed)
        t = rules.new(seats, choose(rules.options, EVERYTHING.get(rules.slug, {}), seats), seed)
        while t.asks:
            ask = rng.pick(t.asks)
            yield ask
            submit(t, ask.number, ask.seat, rng.pick(ask.options))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.rules.slug))
def test_every_question_has_a_page_that_explains_it(game: Game) -> None:
    assert game.question_page is not None
    unseen, explained = kinds(game), set[str]()
    for ask in random_asks(game):
        unseen.discard(ask.kind)
        explained.add(game.question_page(ask))
        if not unseen:
            break
    assert len(unseen) < 5
    explained |= {game.question_page(Ask(1, 0, kind, ())) for kind in unseen}
    for language in LANGUAGES:
        within = written(game.rules.slug, language)
        assert {name for name in explained if within.page(name) is None} == set()

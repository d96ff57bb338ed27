"""Every page of every book on the screen: laid out within its paper, with pictures that are really there."""

from collections.abc import Iterator

import pytest

from game.games import GAMES
from game.handbook import HOUSE, book
from game.settings import Settings
from game.text import LANGUAGES
from game.ui.design import Area
from game.ui.offscreen import Offscreen, offscreen
from game.ui.rules.flow import Row
from game.ui.rules.laying import TEXT, Laying
from game.ui.rules.pictures import picture_of
from game.ui.rules.sheet import Shown

SLUGS = [*(box.rules.slug for box in GAMES), HOUSE]
WIDTH = 1150.0
SMALL, SMALLEST = 18, 12
"""Pixels that letters have at least at 1080p, and at 1280 × 800."""


@pytest.fixture(scope="module", params=LANGUAGES)
def desk(request: pytest.FixtureRequest) -> Iterator[Offscreen]:
    with offscreen((1280, 720), Settings(language=request.param)) as made:
        yield made


@pytest.mark.parametrize("slug", SLUGS)
def test_every_picture_is_there_and_can_be_drawn(desk: Offscreen, slug: str) -> None:
    house = desk.house
    within = book(slug, house.language)
    assert within is not None
    for address in sorted({address for page in within.pages for address in page.pictures()}):
        picture = picture_of(house, slug, address)
        assert picture is not None, address
        house.canvas.surface.fill((1, 2, 3))
        width, height = picture.fitted(WIDTH, 430)
        picture.draw(house.canvas, (300.0, 300.0, width, height))
        box = house.canvas.box((300.0, 300.0, width, height))
        shown = house.canvas.surface.subsurface(box)
        middle = shown.get_at((box.width // 2, box.height // 2))
        around = {tuple(shown.get_at((x, box.height // 2))) for x in range(0, box.width, 2)}
        assert len(around | {tuple(middle)}) > 1, address


@pytest.mark.parametrize("growth", [1.0, 1.5])
@pytest.mark.parametrize("slug", SLUGS)
def test_no_page_reaches_beyond_its_paper(desk: Offscreen, slug: str, growth: float) -> None:
    house = desk.house
    house.canvas.fit(house.canvas.surface, growth)
    within = book(slug, house.language)
    assert within is not None
    for page in within.pages:
        sheet = Laying(house.canvas, lambda address: picture_of(house, slug, address), WIDTH).page(page, "")
        for item in sheet.items:
            if isinstance(item, Row):
                assert item.x >= -0.5, page.name
                assert item.x + item.width <= WIDTH + 1, (page.name, [piece.text for piece in item.pieces])
            if isinstance(item, Shown):
                assert item.area[0] >= -0.5, page.name
                assert item.area[0] + item.area[2] <= WIDTH + 1, page.name
        assert len({link.to for link in sheet.links}) == len(set(page.links())), page.name
    house.canvas.fit(house.canvas.surface, 1.0)


@pytest.mark.parametrize("slug", SLUGS)
def test_no_words_lie_on_others_or_on_a_picture(desk: Offscreen, slug: str) -> None:
    house = desk.house
    within = book(slug, house.language)
    assert within is not None
    for page in within.pages:
        sheet = Laying(house.canvas, lambda address: picture_of(house, slug, address), WIDTH).page(page, "")
        areas: list[Area] = [
            (item.x, item.y, item.width, item.height) for item in sheet.items if isinstance(item, Row)
        ]
        areas += [item.area for item in sheet.items if isinstance(item, Shown)]
        areas.sort(key=lambda area: area[1])
        for number, one in enumerate(areas):
            for other in areas[number + 1 :]:
                if other[1] >= one[1] + one[3] - 1:
                    break
                apart = one[0] + one[2] <= other[0] + 1 or other[0] + other[2] <= one[0] + 1
                assert apart, (page.name, one, other)


@pytest.mark.parametrize(("size", "least"), [((1920, 1080), SMALL), ((1280, 800), SMALLEST)])
def test_the_words_are_large_enough_to_be_read(size: tuple[int, int], least: int) -> None:
    with offscreen(size) as made:
        assert made.house.canvas.type.pixels(TEXT) >= least
        page = book("dice_town", "en")
        assert page is not None
        for each in page.pages[:40]:
            laying = Laying(made.house.canvas, lambda _: None, WIDTH)
            for item in laying.page(each, "").items:
                for piece in item.pieces if isinstance(item, Row) else ():
                    assert made.house.canvas.type.pixels(piece.style) >= least

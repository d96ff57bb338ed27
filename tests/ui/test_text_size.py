"""Letters as large as the player wishes at the table too: names, figures and signs grow where they can."""

from collections.abc import Iterator

import pytest

from game.games.dice_town.level import STREET
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.play.seating import Sitter, face_of
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.offscreen import Offscreen, offscreen
from game.ui.styles import Style
from game.ui.tables.dice_town.layout import OWN_CARD, sign
from game.ui.tables.dice_town.street import sign_style
from game.ui.tables.dice_town.townsfolk import Figures, SeatCard, figure_rows
from game.ui.tables.kit.seats import SeatLine, draw_seat

AREA: Area = (15.0, 85.0, 390.0, 126.0)
OWNED: Figures = (("money", "16"), ("nugget", "12"), ("card", "11"))
GANG: Figures = (("wire", "2"), ("ranch", "3"), ("outlaw", "1"), ("lock", "4"))


@pytest.fixture(scope="module", params=["en", "fr"])
def shown(request: pytest.FixtureRequest) -> Iterator[Offscreen]:
    with offscreen((1280, 720), Settings(language=request.param)) as opened:
        yield opened


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[float, float]]:
    """Every line of text that is drawn, with its height in pixels and where it ends in units."""
    lines: dict[str, tuple[float, float]] = {}
    text = Canvas.text

    def spied(canvas: Canvas, words: str, at: Point, style: Style, *more: object) -> None:
        lines[words] = canvas.type.pixels(style), at[0] + canvas.type.width(words, style)
        text(canvas, words, at, style, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", spied)
    return lines


def sitter(name: str) -> Sitter:
    return Sitter("human", name, colour="sky", portrait=face_of(name, 0))


def paint(canvas: Canvas, drawn: dict[str, tuple[float, float]], growth: float) -> dict[str, float]:
    """A seat's card of either game; how high each line is. Nothing reaches out of its card."""
    drawn.clear()
    canvas.fit(canvas.surface, growth)
    lines = [SeatLine("star", "1"), SeatLine("lock", "3/7"), SeatLine("round", "2")]
    draw_seat(canvas, AREA, sitter("Abigail"), lines, active=True)
    SeatCard(sitter("Buck"), OWN_CARD, OWNED, True, "robot", True, False, "").draw(canvas)
    assert all(end <= AREA[0] + AREA[2] for _, end in drawn.values())
    assert all(drawn[words][1] <= OWN_CARD[0] + OWN_CARD[2] for words in ("Buck", "16", "11"))
    return {words: high for words, (high, _) in drawn.items()}


def test_names_and_figures_of_seats_grow(shown: Offscreen, drawn: dict[str, tuple[float, float]]) -> None:
    canvas = shown.house.canvas
    before, after = paint(canvas, drawn, 1.0), paint(canvas, drawn, 1.5)
    assert {words for words in before if after[words] <= before[words]} == set()


@pytest.mark.parametrize("growth", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("more", range(5))
def test_no_figure_of_a_seat_is_lost(shown: Offscreen, growth: float, more: int) -> None:
    canvas = shown.house.canvas
    canvas.fit(canvas.surface, growth)
    rows, style = figure_rows(canvas, OWNED + GANG[:more], 151.0)
    assert rows[0] + rows[1] == OWNED + GANG[:more]
    assert 22 <= style.size <= round(22 * growth)


def test_the_signs_of_the_street_grow_and_stay_on_their_boards(shown: Offscreen) -> None:
    canvas, larger = shown.house.canvas, 0
    for name in STREET:
        words = shown.house.speak((PLACES[name].sign if name in PLACES else OTHER_PLACES[name]).name)
        x, y, width, height = sign(name)
        sizes = []
        for growth in (1.0, 1.5):
            canvas.fit(canvas.surface, growth)
            style = sign_style(canvas, words, (x, y, width, height))
            assert canvas.type.width(words, style) <= width - 16
            assert style.size < height
            sizes.append(style.size)
        larger += sizes[1] > sizes[0]
        assert sizes[1] >= sizes[0] >= 18
    assert larger >= len(STREET) // 2

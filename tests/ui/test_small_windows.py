"""However small the window and whatever the names: every screen is laid out, and soon."""

from collections.abc import Callable, Iterator

import pytest

from game.engine import Table
from game.games.dice_town.world import World
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.offscreen import Offscreen, offscreen
from game.ui.styles import BODY, LIGHT, Style, largest
from game.ui.tables.kit.panel import HEADER, Panel
from game.ui.typesetting import Typesetter
from tests.games.dice_town.town import visit
from tests.ui.awkward import AWKWARD
from tests.ui.dice_town_asks import ASKS
from tests.ui.dice_town_seated import sit

SIZES = [(320, 200), (640, 360), (800, 450), (1280, 720)]
NAMES = ["Anna", "W" * 16, "W" * 40, "Wanda " * 40, AWKWARD["an override"], AWKWARD["zero width"]]
MOST_MEASURES = 1000
"""Of one frame, of which an ordinary one needs a few hundred."""


def _four_tied() -> Table[World]:
    kept = ["99JQK", "99JQA", "99KA10", "99JKA", "JQKA10"]
    return visit("mine", seats=5, sheriff=4, kept=kept, nuggets=[2, 0, 0, 0, 0])


BOARDS: dict[str, Callable[[], Table[World]]] = {
    "offer": _four_tied,
    "raise": ASKS["raise"].make,
    "verdict": ASKS["verdict"].make,
    "doc": ASKS["doc"].make,
}


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def shown(request: pytest.FixtureRequest) -> Iterator[Offscreen]:
    with offscreen(request.param, Settings(language="fr", speed="instant", text_size=150)) as opened:
        yield opened


@pytest.fixture
def measures(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was broken into rows; too much of it in one test is a loop without an end."""
    found: list[str] = []
    rows = Typesetter.rows

    def watched(self: Typesetter, text: str, *given: object) -> object:
        found.append(text)
        assert len(found) < MOST_MEASURES, f"no end of measuring {text[:40]!r}"
        return rows(self, text, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Typesetter, "rows", watched)
    return found


@pytest.mark.usefixtures("measures")
@pytest.mark.parametrize("board", BOARDS)
def test_a_board_is_laid_out_in_any_window_for_any_names(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, measures: list[str], board: str
) -> None:
    for name in NAMES:
        table = sit(shown, monkeypatch, BOARDS[board](), names=[name] * 5)
        assert isinstance(table.chooser, Panel)
        measures.clear()
        shown.picture()


def test_a_note_stays_above_what_is_on_its_board(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    ends: dict[str, float] = {}
    paragraph = Canvas.paragraph

    def watched(self: Canvas, text: str, area: Area, style: Style = BODY, *given: object) -> float:
        high = paragraph(self, text, area, style, *given)  # type: ignore[arg-type]
        ends[text] = area[1] + high
        return high

    monkeypatch.setattr(Canvas, "paragraph", watched)
    for name in NAMES[1:4]:
        table = sit(shown, monkeypatch, _four_tied(), names=[name] * 5)
        assert isinstance(table.chooser, Panel)
        shown.picture()
        board = table.chooser.widgets()[0].area
        paper, pixel = board[1] + HEADER - 6, 1 / shown.house.canvas.scale
        assert ends[table.chooser.note()] <= paper + pixel


def test_letters_are_made_smaller_only_so_far() -> None:
    tried: list[float] = []

    def never(style: Style) -> bool:
        tried.append(style.size)
        return False

    assert largest(LIGHT, 20.5, never).size == 20.5
    assert tried == [24, 23, 22, 21]
    assert largest(LIGHT, 30, never) == LIGHT
    assert largest(LIGHT, 20, lambda style: style.size < 23).size == 22

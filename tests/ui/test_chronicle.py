"""The sheet beside the board: what happened last is on it, whatever its length and that of the letters."""

import pytest

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.offscreen import Offscreen
from game.ui.styles import BODY, Style
from game.ui.tables.kit.chronicle import draw_sheet

SHEET: Area = (1620.0, 545.0, 292.0, 230.0)
LONG = "The cups lift: " + ", ".join(f"Player{n}\u00a0{{icon:die_9}}{{icon:die_A}}" for n in range(9)) + "."
SHORT = "Anna stays Sheriff."


def drawn(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, told: list[str], growth: float
) -> dict[str, float]:
    """How many rows of each sentence can be seen."""
    canvas, seen, clips = shown.house.canvas, {}, list[Area]()
    canvas.fit(canvas.surface, growth)
    monkeypatch.setattr(canvas, "clip", lambda area: clips.append(area) if area else None)
    paragraph = Canvas.paragraph

    def noting(text: str, area: Area, style: Style = BODY) -> float:
        top, bottom = max(area[1], clips[-1][1]), min(area[1] + area[3], clips[-1][1] + clips[-1][3])
        seen[text] = round((bottom - top) / canvas.type.height(style), 2)
        assert bottom <= SHEET[1] + SHEET[3]
        assert bottom == pytest.approx(area[1] + area[3])  # never cut at its end
        return paragraph(canvas, text, area, style)

    monkeypatch.setattr(canvas, "paragraph", noting)
    draw_sheet(canvas, reversed(told), SHEET)
    return seen


@pytest.mark.parametrize("growth", [1.0, 1.25, 1.5])
def test_a_long_sentence_before_the_last_fills_the_sheet_with_its_end(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, growth: float
) -> None:
    rows = drawn(shown, monkeypatch, [SHORT, LONG, SHORT + " "], growth)
    assert list(rows) == [LONG, SHORT + " "]
    assert rows[LONG] >= 1


@pytest.mark.parametrize("growth", [1.0, 1.5])
def test_the_newest_sentence_is_smaller_rather_than_cut(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, growth: float
) -> None:
    words = "Clementine steals a store card from Buck, who had two of them and now has one."
    rows = drawn(shown, monkeypatch, [words], growth)
    assert rows[words] == int(rows[words])
    assert rows[words] >= 3

"""The leaves of the score sheet."""

from typing import Any

import pytest

from game.engine import Line, Score, say
from game.games.dice import Dice
from game.games.dice_town.throws import POKER, indian_die
from game.play.seating import NAMES, Sitter, face_of
from game.play.statistics import DiceCount, FaceCount
from game.settings import Settings
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.offscreen import offscreen
from game.ui.scenes.dice_sheet import by_kind, draw_dice
from game.ui.scenes.lead_sheet import label_heights
from game.ui.scenes.score_sheet import draw_scores, figures, score_rows

_BOUNDS = (100.0, 700.0)


def test_names_that_have_room_stand_where_their_lines_end() -> None:
    assert label_heights([200.0, 400.0, 600.0], [1, 2, 3], _BOUNDS) == [200.0, 400.0, 600.0]


def test_of_two_lines_that_end_together_the_better_player_is_named_above() -> None:
    loser, winner = label_heights([400.0, 400.0], [2, 1], _BOUNDS)
    assert winner < 400.0 < loser
    assert 400.0 - winner == pytest.approx(loser - 400.0)


def test_names_never_lie_on_each_other_nor_leave_the_pad() -> None:
    found = label_heights([700.0, 690.0, 680.0, 120.0, 100.0, 110.0], [6, 5, 4, 3, 1, 2], _BOUNDS)
    assert sorted(found) == [found[seat] for seat in (4, 5, 3, 2, 1, 0)]
    apart = [b - a for a, b in zip(sorted(found), sorted(found)[1:], strict=False)]
    assert min(apart) >= 45.9
    assert min(found) >= _BOUNDS[0]
    assert max(found) <= _BOUNDS[1]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_even_a_long_sum_is_told(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    parts = " + ".join("554433221")
    line = Line(say("dice_town.score.deeds"), 29, say("dice_town.score.sum", parts=parts), None)
    scores = [Score(seat, 29, (line,), (), seat + 1) for seat in range(4)]
    sitters = [Sitter("human", name, colour="sky", portrait=face_of(name, 0)) for name in NAMES[:4]]
    drawn: list[str] = []
    with offscreen(size, Settings(language="fr")) as shown:
        speaker = shown.house.speaker_for(NAMES[:4])
        text = Canvas.text

        def spied(canvas: Canvas, words: str, *more: Any) -> None:
            drawn.append(words)
            text(canvas, words, *more)

        monkeypatch.setattr(Canvas, "text", spied)
        draw_scores(shown.house.canvas, (560.0, 200.0, 1140.0, 600.0), sitters, scores, speaker, None)
    assert parts.replace(" ", "") in [words.replace(" ", "") for words in drawn]


@pytest.mark.parametrize("tied", [False, True])
def test_what_explains_a_figure_leaves_the_totals_to_be_read(tied: bool) -> None:
    line = Line(say("dice_town.score.deeds"), 29, None, say("dice_town.score.deeds"))
    broken = Line(say("dice_town.score.deeds"), 1, None, None)
    scores = [Score(seat, 29, (line, line), (broken,) * tied, seat + 1) for seat in range(4)]
    area, tie = (560.0, 200.0, 1140.0, 600.0), broken.what if tied else None
    rows = score_rows(area, scores, tie)
    for figure in figures(area, scores, Speaker("en"), tie):
        assert figure.under is not None
        assert figure.under[1] + figure.under[3] >= rows[-1].y + rows[-1].height + 60


def test_every_kind_of_die_has_rows_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = [count(indian_die(), {"blessing": 1, "warpath": 0}), count(POKER, {"9": 30, "A": 40})]
    assert list(by_kind(counts)) == [POKER, indian_die()]
    drawn: list[tuple[Any, ...]] = []
    with offscreen((1280, 720), Settings(language="en")) as shown:
        monkeypatch.setattr(Canvas, "image", lambda _, *shown, **__: drawn.append((shown[0], *shown[2:])))
        sitters = [Sitter("human", NAMES[0], colour="sky", portrait=face_of(NAMES[0], 0))]
        draw_dice(shown.house.canvas, (560.0, 200.0, 1140.0, 600.0), sitters, counts, shown.house.words)
    assert [each[1] for each in drawn if each[0] == "dice/indian/rest"] == ["blessing", "warpath"]
    assert [each[0] for each in drawn if each[0].startswith("icons/die")] == ["icons/die_9", "icons/die_A"]


def count(kind: Dice, faces: dict[str, int]) -> DiceCount:
    rolled = sum(faces.values())
    fair = tuple(FaceCount(face, often, rolled / len(faces)) for face, often in faces.items())
    return DiceCount(0, kind, rolled, fair, None)

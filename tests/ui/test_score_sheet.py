"""The leaves of the score sheet."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from game.engine import Line, Score, ranked, say
from game.games import game
from game.games.dice import Dice
from game.games.dice_town.throws import POKER, indian_die
from game.play.seating import COLOURS, NAMES, Sitter, face_of
from game.play.statistics import DiceCount, FaceCount
from game.settings import Settings
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.offscreen import offscreen
from game.ui.scenes.dice_sheet import by_kind, draw_dice
from game.ui.scenes.lead_sheet import draw_lead, label_heights
from game.ui.scenes.score_sheet import column, draw_scores, figures, score_rows
from game.ui.scenes.winner import Winner
from game.ui.styles import Style

_BOUNDS = (100.0, 700.0)
_SHEET = (560.0, 200.0, 1140.0, 600.0)
ROUND = say("games.round")


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
        draw_scores(shown.house.canvas, _SHEET, sitters, scores, speaker, None)
    assert parts.replace(" ", "") in [words.replace(" ", "") for words in drawn]


@pytest.mark.parametrize("tied", [False, True])
def test_what_explains_a_figure_leaves_the_totals_to_be_read(tied: bool) -> None:
    line = Line(say("dice_town.score.deeds"), 29, None, say("dice_town.score.deeds"))
    broken = Line(say("dice_town.score.deeds"), 1, None, None)
    scores = [Score(seat, 29, (line, line), (broken,) * tied, seat + 1) for seat in range(4)]
    tie = broken.what if tied else None
    rows = score_rows(_SHEET, scores, tie)
    for figure in figures(_SHEET, scores, Speaker("en"), tie, "claim_it/end"):
        assert figure.under is not None
        assert figure.under[1] + figure.under[3] >= rows[-1].y + rows[-1].height + 60


def test_every_kind_of_die_has_rows_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = [count(indian_die(), {"blessing": 1, "warpath": 0}), count(POKER, {"9": 30, "A": 40})]
    assert list(by_kind(counts)) == [POKER, indian_die()]
    drawn: list[tuple[Any, ...]] = []
    with offscreen((1280, 720), Settings(language="en")) as shown:
        monkeypatch.setattr(Canvas, "image", lambda _, *shown, **__: drawn.append((shown[0], *shown[2:])))
        sitters = [Sitter("human", NAMES[0], colour="sky", portrait=face_of(NAMES[0], 0))]
        draw_dice(shown.house.canvas, _SHEET, sitters, counts, Speaker("en"))
    assert [each[1] for each in drawn if each[0] == "dice/indian/rest"] == ["blessing", "warpath"]
    assert [each[0] for each in drawn if each[0].startswith("icons/die")] == ["icons/die_9", "icons/die_A"]


def count(kind: Dice, faces: dict[str, int], seat: int = 0) -> DiceCount:
    rolled = sum(faces.values())
    fair = tuple(FaceCount(face, often, rolled / len(faces)) for face, often in faces.items())
    return DiceCount(seat, kind, rolled, fair, None)


class Written(NamedTuple):
    """Words on the sheet, and from where to where they reach."""

    words: str
    left: float
    right: float
    y: float


def fortunes(count: int = 8) -> tuple[Score, ...]:
    """So many players with six digits each."""
    cash, cards = say("dalton_city.score.cash"), say("dalton_city.score.trades")
    lines = [(Line(cash, 108_800 + seat), Line(cards, 444_000)) for seat in range(count)]
    return ranked([Score(seat, sum(line.value for line in mine), mine) for seat, mine in enumerate(lines)])


def crowd(count: int = 8) -> list[Sitter]:
    faces = zip(NAMES, COLOURS, strict=False)
    return [
        Sitter("human", name, colour=colour, portrait=face_of(name, 0))
        for _, (name, colour) in zip(range(count), faces, strict=False)
    ]


def written(monkeypatch: pytest.MonkeyPatch, canvas: Canvas, draw: Callable[[Canvas], None]) -> list[Written]:
    """Every line of words that something writes."""
    found: list[Written] = []

    def spied(canvas: Canvas, words: str, at: tuple[float, float], style: Style, align: str = "left") -> None:
        wide = canvas.type.width(words, style)
        left = at[0] - wide * {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
        found.append(Written(words, left, left + wide, at[1]))

    with monkeypatch.context() as patched:
        patched.setattr(Canvas, "text", spied)
        draw(canvas)
    return found


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800)])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize(("language", "best"), [("en", "552,807"), ("fr", "552\u202f807")])
def test_six_digits_of_eight_players_stay_in_their_columns(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: Any, language: Any, best: str
) -> None:
    with offscreen(size, Settings(language=language, text_size=text_size)) as shown:
        told = written(
            monkeypatch,
            shown.house.canvas,
            lambda canvas: draw_scores(canvas, _SHEET, crowd(), fortunes(), Speaker(language), None),
        )
    assert best in [each.words for each in told]
    numbers = [each for each in told if each.words[0].isdigit()]
    assert len(numbers) == 24
    for number, each in enumerate(numbers):
        x, width = column(_SHEET, number % 8, 8, _SHEET[2] * 0.22)
        assert x + 5 < each.left
        assert each.right < x + width - 5


def test_the_crown_is_on_the_winners_head_and_on_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[Any, ...]] = []
    with offscreen((1280, 800), Settings(language="en")) as shown:
        monkeypatch.setattr(Canvas, "image", lambda _, *shown, **__: drawn.append(shown))
        draw_scores(shown.house.canvas, _SHEET, crowd(), fortunes(), Speaker("en"), None)
    (crown,) = [each[1] for each in drawn if each[0] == "icons/crown"]
    x, width = column(_SHEET, 7, 8, _SHEET[2] * 0.22)
    assert crown[0] == pytest.approx(x + width / 2)
    assert crown[1] < _SHEET[1] + 20


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize(("language", "top"), [("en", "600,000"), ("fr", "600\u202f000")])
def test_the_numbers_beside_the_lead_are_readable_and_have_room(
    monkeypatch: pytest.MonkeyPatch, text_size: Any, language: Any, top: str
) -> None:
    scores = fortunes()
    told = [(50_000,) * 8, tuple(score.points for score in scores)]
    with offscreen((1280, 800), Settings(language=language, text_size=text_size)) as shown:
        words = written(
            monkeypatch,
            shown.house.canvas,
            lambda canvas: draw_lead(canvas, _SHEET, crowd(), told, scores, Speaker(language), ROUND),
        )
    (mark,) = [each for each in words if each.words == top]
    assert _SHEET[0] <= mark.left
    down = [each.y for each in words if each.right == pytest.approx(mark.right)]
    assert all(low - high > 20 for low, high in pairwise(down))


def test_the_lead_begins_with_what_players_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[float] = []
    with offscreen((1280, 800), Settings(language="en")) as shown:
        monkeypatch.setattr(Canvas, "line", lambda _, way, *__: begun.append(way[0][1]))
        told = [(50_000, 50_000), (100_000, 0)]
        draw_lead(shown.house.canvas, _SHEET, crowd(2), told, fortunes(2), Speaker("en"), ROUND)
    half = (_SHEET[1] + 24 + _SHEET[1] + _SHEET[3] - 70) / 2
    assert begun[:4] == [pytest.approx(half, abs=5)] * 4


def test_the_winners_fortune_fits_its_column(monkeypatch: pytest.MonkeyPatch) -> None:
    area = (210.0, 240.0, 310.0, 640.0)
    fortune = Speaker("fr")(game("dalton_city").points(1_113_500))
    with offscreen((1280, 800), Settings(language="fr")) as shown:
        winner = Winner(area, crowd(1), fortune)
        told = written(monkeypatch, shown.house.canvas, winner.draw)
    (figure,) = [each for each in told if each.words[:1].isdigit()]
    assert figure.words == "1\u202f113\u202f500\xa0$"
    assert area[0] <= figure.left < figure.right <= area[0] + area[2]


@pytest.mark.parametrize(
    ("slug", "language", "told"),
    [("claim_it", "en", "1,200 points"), ("dice_town", "fr", "1 point"), ("dalton_city", "en", "$82,500")],
)
def test_a_game_says_what_it_counts(slug: str, language: str, told: str) -> None:
    count = int("".join(filter(str.isdigit, told)))
    assert Speaker(language)(game(slug).points(count)) == told


@pytest.mark.parametrize(("seats", "told"), [(4, "notch"), (8, "small number")])
def test_what_is_told_of_the_dice_is_what_there_is_room_to_draw(
    monkeypatch: pytest.MonkeyPatch, seats: int, told: str
) -> None:
    counts = [count(POKER, {"9": 30, "A": 40}, seat) for seat in range(seats)]
    notes: list[str] = []
    with offscreen((1280, 800), Settings(language="en")) as shown:
        monkeypatch.setattr(Canvas, "paragraph", lambda _, words, *__: notes.append(words))
        draw_dice(shown.house.canvas, _SHEET, crowd(seats), counts, Speaker("en"))
    assert told in notes[-1]


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("rounds", [20, 100])
def test_the_rounds_below_the_lead_never_touch_each_other(
    monkeypatch: pytest.MonkeyPatch, text_size: Any, rounds: int
) -> None:
    told = [(50_000, 50_000)] * (rounds + 1)
    with offscreen((1280, 800), Settings(language="en", text_size=text_size)) as shown:
        words = written(
            monkeypatch,
            shown.house.canvas,
            lambda canvas: draw_lead(canvas, _SHEET, crowd(2), told, fortunes(2), Speaker("en"), ROUND),
        )
    below = sorted(
        (each for each in words if each.words.isdigit() and each.words != "0"), key=lambda w: w.left
    )
    assert below[-1].words == str(rounds)
    assert all(right.left - left.right > 5 for left, right in pairwise(below))

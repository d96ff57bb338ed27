"""The log in words: every sentence has its lines to itself."""

import pygame
import pytest

from game.engine import say
from game.play.illustrated import illustrated
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.offscreen import offscreen
from game.ui.scenes.log import LogPage
from game.ui.screens import SCREENS
from game.ui.styles import BODY
from game.ui.tables.dice_town.table import DiceTownTable
from tests.ui.laid import claim_it

_LONG = (
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore. "
)


def test_who_looks_back_sees_their_own_dice_and_most_of_the_others() -> None:
    with offscreen((1280, 800), Settings(language="fr", speed="instant")) as shown:
        table, page = SCREENS["dice_town_log"](shown.house)
        assert isinstance(table, DiceTownTable)
        assert isinstance(page, LogPage)
        sheet, seats = pygame.FRect(page.sheet), range(len(table.session.sitters))
        hidden = [seat for seat in seats if sheet.colliderect(table.card_of(seat))]
        assert len(hidden) < len(seats) / 2
        assert not sheet.colliderect(table.card_of(table.bottom))
        assert not sheet.colliderect(table.dice_of(table.bottom))


def test_sentences_have_room_for_all_their_lines_in_a_window_of_another_size() -> None:
    with offscreen((1280, 800), Settings(language="fr", speed="instant")) as shown:
        shown.show(*SCREENS["dice_town_log"](shown.house))
        shown.frames(1)
        page = shown.app.stack.top
        assert isinstance(page, LogPage)
        chosen = page.list.selected
        shown.house.canvas.fit(pygame.Surface((1920, 1080)))  # where some need a third line
        shown.frames(1)
        assert page.list.selected == chosen
        seen: set[int] = set()

        def measured(_: Canvas, number: int, area: Area) -> None:
            seen.add(number)
            words = illustrated(page.rows[number][1], page.table.speaker)
            high = page.house.canvas.paragraph_height(words, area[2] - 32, BODY.but(size=20))
            assert high + 16 <= area[3], words

        page.list.draw_row = measured
        for number in range(len(page.rows)):
            page.list.select(number)
            page.draw(shown.house.canvas)
        assert seen == set(range(len(page.rows)))


@pytest.mark.parametrize("size", [100, 125, 150])
def test_no_sentence_runs_into_the_next(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    with offscreen((1280, 720), Settings(language="fr", text_size=size)) as shown:  # type: ignore[arg-type]
        shown.house.canvas.fit(shown.house.canvas.surface, size / 100)
        table = claim_it(shown.house, answers=30)
        entry = table.log.entries[-1]
        entry.sentences = (*entry.sentences, say("cli.screenshot.unknown", name=_LONG * 2))
        seen: dict[str, tuple[float, float]] = {}
        page = LogPage(shown.house, table)
        paragraph, draw_row = Canvas.paragraph, page.list.draw_row

        def row(canvas: Canvas, number: int, area: Area) -> None:
            words = illustrated(page.rows[number][1], table.speaker)
            seen[words] = area[1], area[1] + area[3]
            draw_row(canvas, number, area)

        def spied(canvas: Canvas, words: str, area: Area, *more: object) -> float:
            high = paragraph(canvas, words, area, *more)  # type: ignore[arg-type]
            if words in seen:
                top, bottom = seen[words]
                assert top <= area[1]
                assert area[1] + high <= bottom
            return high

        monkeypatch.setattr(Canvas, "paragraph", spied)
        page.list.draw_row = row
        page.list.select(len(page.rows) - 1)
        page.draw(shown.house.canvas)
        assert any(_LONG.strip()[:20] in words for words in seen)

"""What is drawn is kept for the next frame, in as much memory as it may take and not a match longer."""

import gc
import weakref
from pathlib import Path

import pygame
import pytest

from game.play.session import Session
from game.settings import Settings
from game.ui.kept import Kept, bytes_of
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scene import Replace
from game.ui.screens import SCREENS
from game.ui.tables import TABLES, lay_table
from tests.ui.laid import record

_PAGES = Path("/proc/self/statm")
_MOST_GROWTH = 1.04


def test_what_was_not_used_for_longest_goes_first_and_the_newest_always_stays() -> None:
    made: list[str] = []

    def make(name: str) -> str:
        made.append(name)
        return name

    kept = Kept[str](len, 6)
    for name in ("aaa", "bbb", "aaa", "cc", "bbb", "far too long", "cc"):
        assert kept.get(name, lambda name=name: make(name)) == name  # type: ignore[misc]
        assert kept.weight <= 6 or name == "far too long"
    assert made == ["aaa", "bbb", "cc", "bbb", "far too long", "cc"]
    kept.clear()
    assert kept.weight == 0


def test_a_window_that_is_closed_leaves_nothing_behind(settings: Settings) -> None:
    """Or a program that opens many, as this one here, would have them all in the end."""
    with offscreen((1280, 720), settings) as shown:
        shown.show(*SCREENS["title"](shown.house))
        shown.frames(2)
        canvas = shown.house.canvas
        gone = [weakref.ref(each) for each in (canvas, canvas.type, canvas.art)]
        del shown, canvas
    gc.collect()
    assert [each() for each in gone] == [None, None, None]


def test_what_is_kept_has_its_bounds_on_every_screen(shown: Offscreen) -> None:
    canvas = shown.house.canvas
    screen = bytes_of(canvas.surface)
    for name in (
        "title",
        "boxes",
        "settings",
        "credits",
        "claim_it_first",
        "dice_town_first",
    ):
        shown.app.stack.scenes.clear()
        shown.show(*SCREENS[name](shown.house))
        shown.frames(2)
        kept = (
            canvas._layers,
            canvas._stills,
            canvas._made,
            canvas._turns,
            canvas.art._pictures,
            canvas.type._lines,
        )
        assert all(each.weight <= each.most for each in (*kept, canvas.art._sources))
        assert sum(each.most for each in kept) <= 12 * max(4_000_000, screen)


def test_a_picture_cut_out_of_a_sheet_does_not_keep_the_sheet(shown: Offscreen) -> None:
    art = shown.house.canvas.art
    entry = art.entry("dice/poker/rest")
    for scale in (0.5, 1.0, 2.0):
        assert art.picture("dice/poker/rest", entry.rows[0], 0, scale=scale).get_parent() is None


def test_a_large_window_uses_all_pixels_of_a_file_and_a_small_one_half_of_them(settings: Settings) -> None:
    sizes = {}
    for size in ((1280, 720), (3840, 2160)):
        with offscreen(size, settings) as shown:
            cell, scale = shown.house.canvas.art.cell("cards/back/store", wanted=shown.house.canvas.scale)
            sizes[size] = cell.get_width(), scale
    assert sizes == {(1280, 720): (210, 1.0), (3840, 2160): (420, 2.0)}


def _pages() -> int:
    return int(_PAGES.read_text("ascii").split()[1])


def _play(shown: Offscreen, slug: str, seed: int) -> None:
    scene = lay_table(shown.house, Session(record(slug, "rrrrr", seed), shown.house.desk))
    shown.app.stack.apply(Replace(scene))
    while shown.app.stack.top is scene:
        shown.frames(1)
    shown.frames(5)
    pygame.event.clear()


@pytest.mark.soak
@pytest.mark.skipif(not _PAGES.exists(), reason="only Linux says so simply how much memory a program has")
def test_the_second_half_of_a_long_evening_takes_no_more_memory_than_the_first(shown: Offscreen) -> None:
    taken = []
    for evening in range(3):
        for seed in range(4):
            for slug in TABLES:
                _play(shown, slug, 10 * evening + seed)
        gc.collect()
        taken.append(_pages())
    assert taken[2] / taken[1] <= _MOST_GROWTH, taken

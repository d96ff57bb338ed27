"""With a pad, which has no tab, everything on every page can be reached."""

import pygame
import pytest

from game.ui.design import Area
from game.ui.intents import Way
from game.ui.offscreen import Offscreen
from game.ui.scenes.page import Page
from game.ui.screens import SCREENS
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kit.dice_picks import DiePick
from game.ui.widgets.button import Button
from game.ui.widgets.neighbours import neighbour

PAGES = (
    "title",
    "boxes",
    "setup_claim_it",
    "setup_dice_town",
    "settings",
    "pause",
    "save_as",
    "dialog",
    "claim_it_result",
)
SHOULDERS = (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)


def opened(shown: Offscreen, screen: str) -> Page:
    shown.show(*SCREENS[screen](shown.house))
    page = shown.app.stack.top
    assert isinstance(page, Page)
    return page


@pytest.mark.parametrize("screen", PAGES)
@pytest.mark.parametrize("shoulder", SHOULDERS, ids=["left", "right"])
def test_the_shoulders_of_a_pad_walk_over_everything(shown: Offscreen, screen: str, shoulder: int) -> None:
    page = opened(shown, screen)
    shown.frames(2, 1.0)  # the result listens only to hands that have rested
    reachable = {widget.area for widget in page.form.widgets if widget.reachable}
    found = set[Area]()
    for _ in reachable:
        shown.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=shoulder))
        assert page.form.focused is not None
        found.add(page.form.focused.area)
    assert found == reachable


@pytest.mark.parametrize("screen", ["setup_claim_it", "setup_dice_town"])
def test_left_of_the_start_button_are_the_rules_and_the_way_back_and_not_what_lies_above(
    shown: Offscreen, screen: str
) -> None:
    page = opened(shown, screen)
    start, back, rules = (widget for widget in page.form.widgets if isinstance(widget, Button))
    reachable = [widget for widget in page.form.widgets if widget.reachable]
    for left, right in ((rules, start), (back, rules)):
        assert neighbour(right, reachable, Way.LEFT) is left
        assert neighbour(left, reachable, Way.RIGHT) is right


def test_right_of_the_last_die_is_the_button_that_keeps_them(shown: Offscreen) -> None:
    shown.show(*SCREENS["dice_town_first"](shown.house))
    shown.frames(2)
    table = shown.app.stack.top
    assert isinstance(table, DiceTownTable)
    reachable = [widget for widget in table.form.widgets if widget.reachable]
    last = [widget for widget in reachable if isinstance(widget, DiePick)][-1]
    keep = neighbour(last, reachable, Way.RIGHT)
    assert isinstance(keep, Button)
    assert keep.words == "Keep none"
    assert neighbour(keep, reachable, Way.LEFT) is last

"""Whole games of Dice Town through the real screens."""

import random
from collections.abc import Callable

import msgspec
import pygame
import pytest

from game.engine import Ask
from game.games.dice_town.actions import Keep
from game.games.dice_town.kinds import Kind
from game.play.session import Session
from game.ui.design import Area
from game.ui.intents import Numbered, Wish, Wished
from game.ui.offscreen import Offscreen
from game.ui.positions import seated
from game.ui.screens import SCREENS
from game.ui.tables.dice_town import DiceTownTable
from game.ui.tables.dice_town.choosers.keep import KeepChooser
from game.ui.tables.dice_town.odds import OddsPlate
from game.ui.tables.dice_town.screens import position
from game.ui.tables.kit.cards import Tip
from game.ui.tables.kit.dice_picks import DiePick
from game.ui.tables.kit.fan import HandCard
from game.ui.widgets.button import Tool
from tests.ui.hands import Hand, Keyboard, Mouse, Pad, play_anyhow

WEST = {"wild_west": True, "indians": True}


def sit_down(
    shown: Offscreen, seats: int, humans: int = 1, seed: int = 7, *, west: bool = False
) -> DiceTownTable:
    """A table at which the first seats are people, and bots that do not think long."""
    record = seated("dice_town", seats, humans, seed, **(WEST if west else {}))
    table = DiceTownTable(shown.house, Session(record, shown.house.desk, nodes=50))
    shown.show(table)
    shown.frames(1)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_base_game_with_the_mouse_alone(shown: Offscreen, seats: int) -> None:
    sit_down(shown, seats)
    assert play_anyhow(Mouse(shown), random.Random(seats)).session.over


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_game_of_wild_west_with_the_mouse_alone(shown: Offscreen, seats: int) -> None:
    sit_down(shown, seats, west=True)
    assert play_anyhow(Mouse(shown), random.Random(seats)).session.over


@pytest.mark.parametrize("hand", [Keyboard, Pad])
@pytest.mark.parametrize("west", [False, True])
def test_a_whole_game_with_one_other_device_alone(shown: Offscreen, hand: type[Hand], west: bool) -> None:
    sit_down(shown, 3, west=west)
    assert play_anyhow(hand(shown), random.Random(3)).session.over


@pytest.mark.soak
@pytest.mark.parametrize("hand", [Keyboard, Pad])
@pytest.mark.parametrize(
    ("seats", "west"), [(2, False), (3, False), (4, False), (5, False), (2, True), (4, True), (6, True)]
)
def test_whole_games_at_every_table_with_keys_and_pads(
    shown: Offscreen, hand: type[Hand], seats: int, west: bool
) -> None:
    sit_down(shown, seats, seed=seats, west=west)
    assert play_anyhow(hand(shown), random.Random(seats)).session.over


def test_three_people_and_a_bot_play_on_one_screen(shown: Offscreen) -> None:
    table = sit_down(shown, 4, humans=3)
    assert table.viewer is None
    assert play_anyhow(Mouse(shown), random.Random(4)).session.over


Such = Callable[[Session, Ask], bool]


def to_keep(shown: Offscreen, such: Such = lambda _, __: True, seats: int = 4) -> DiceTownTable:
    """A table whose one person is asked which dice to keep, when such is the case."""

    def there(session: Session) -> bool:
        return any(ask.kind == Kind.KEEP and such(session, ask) for ask in session.asks())

    table = position(shown.house, there, seats)
    assert isinstance(table, DiceTownTable)
    assert not table.session.over
    shown.show(table)
    shown.frames(2)
    return table


def _not_all_can_be_paid(session: Session, ask: Ask) -> bool:
    most = max(len(each.faces) for each in ask.options if isinstance(each, Keep))
    return most < len(session.view(ask.seat).cup)


def test_the_number_keys_pick_dice_and_the_first_action_keeps_them(shown: Offscreen) -> None:
    table = to_keep(shown)
    chooser, cup = table.chooser, table.picture_view.cup
    assert isinstance(chooser, KeepChooser)
    for number in (1, 3, 3, 2):
        shown.app.hear(Numbered(number))
    assert chooser.chosen == {0, 1}
    assert chooser.action == Keep(cup[:2])
    answers = len(table.session.record.answers)
    shown.app.hear(Wished(Wish.FIRST_ACTION))
    assert table.session.record.answers[answers].code == Keep(cup[:2]).code()


def test_with_the_focus_on_a_die_nothing_lies_over_the_dice_kept_so_far(shown: Offscreen) -> None:
    table = to_keep(shown)
    hand = Keyboard(shown)
    for _ in table.picture_view.cup:
        assert isinstance(table.form.focused, DiePick)
        hand.confirm()  # a die that stays has no tooltip either
        assert table.tip() is None
        hand.next()


def test_dice_that_cannot_be_paid_cannot_be_confirmed(shown: Offscreen) -> None:
    table = to_keep(shown, _not_all_can_be_paid, 5)
    chooser = table.chooser
    assert isinstance(chooser, KeepChooser)
    for number, _ in enumerate(table.picture_view.cup, 1):
        shown.app.hear(Numbered(number))
    assert chooser.action is None
    answers = len(table.session.record.answers)
    shown.app.hear(Wished(Wish.FIRST_ACTION))
    assert len(table.session.record.answers) == answers


def odds_shown(table: DiceTownTable) -> list[OddsPlate]:
    return [widget for widget in table.form.widgets if isinstance(widget, OddsPlate)]


def test_the_odds_follow_the_dice_that_are_picked(shown: Offscreen) -> None:
    table = to_keep(shown)
    (before,) = odds_shown(table)
    shown.app.hear(Numbered(1))
    (after,) = odds_shown(table)
    assert len(before.chances) == len(after.chances) == 6
    assert (before.title, before.chances) != (after.title, after.chances)
    for number in range(2, len(table.picture_view.cup) + 1):
        shown.app.hear(Numbered(number))
    (settled,) = odds_shown(table)
    assert {words for _, words, _ in settled.chances} <= {"0%", "leads"}


def test_who_leads_by_the_dice_in_sight_is_not_promised_the_place(shown: Offscreen) -> None:
    table = to_keep(shown)
    shown.app.hear(Numbered(1))
    (plate,) = odds_shown(table)
    assert ("leads", True) in [(words, good) for _, words, good in plate.chances]
    assert "100%" not in [words for _, words, _ in plate.chances]


def test_who_wants_no_odds_is_told_none(shown: Offscreen) -> None:
    shown.house.change(msgspec.structs.replace(shown.house.settings, odds=False))
    assert not odds_shown(to_keep(shown))


def test_everything_on_the_table_explains_itself_in_both_languages(shown: Offscreen) -> None:
    table = sit_down(shown, 4, west=True)
    for language in ("en", "fr"):
        shown.house.change(msgspec.structs.replace(shown.house.settings, language=language))
        shown.frames(2)
        tips = [widget for widget in table.form.widgets if isinstance(widget, Tip)]
        assert len(tips) > 25
        for tip in tips:
            assert tip.enlarges is not None or tip.tip or tip.page
            assert "dice_town." not in tip.tip


def test_a_shared_screen_shows_only_the_backs_of_hands_and_no_dice_under_cups(shown: Offscreen) -> None:
    table = sit_down(shown, 4, humans=4)
    for _ in range(300):
        table.privacy.close()
        table.look()
        hand = [widget for widget in table.form.widgets if isinstance(widget, HandCard)]
        assert all(each.card is None for each in hand)
        assert not table.rolled
        ask = table.session.asks()[0]
        table.give(ask, ask.options[0])
        shown.frames(1)


def test_a_picture_made_of_kept_parts_is_the_one_that_would_be_painted_anew(shown: Offscreen) -> None:
    table, canvas = sit_down(shown, 6, humans=6, west=True), shown.house.canvas
    chance = random.Random(5)
    for turn in range(240):
        table.privacy.close()
        table.look()
        ask = table.session.asks()[0]
        table.give(ask, chance.choice(ask.options))
        shown.frames(1)
        if turn % 12 == 0:
            table.draw_table(canvas)
            kept = pygame.image.tobytes(canvas.surface, "RGB")
            canvas.forget()
            table.draw_table(canvas)
            assert pygame.image.tobytes(canvas.surface, "RGB") == kept


def test_the_plain_picker_alone_can_answer_everything(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.tables.dice_town.choosers.CHOOSERS", {})
    sit_down(shown, 3, west=True)
    assert play_anyhow(Mouse(shown), random.Random(8)).session.over


def test_who_plays_alone_sees_that_a_reaction_is_theirs_and_a_shared_screen_lights_nobody(
    shown: Offscreen,
) -> None:
    for screen, lit in (("dice_town_reaction", [True, False, False, False]), ("any_reaction", [False] * 4)):
        (table,) = SCREENS[screen](shown.house)
        assert isinstance(table, DiceTownTable)
        assert any(ask.private for ask in table.session.asks())
        assert [table.is_active(seat) for seat in range(4)] == lit


def test_the_call_for_reactions_cuts_no_seat_no_dice_and_no_tool(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    (table,) = SCREENS["any_reaction"](shown.house)
    assert isinstance(table, DiceTownTable)
    shown.show(table)
    shown.frames(1)
    ribbon: list[pygame.FRect] = []
    patch = shown.house.canvas.patch

    def noting(name: str, area: Area, *face: str, fade: float = 1.0) -> None:
        if name == "ui/ribbon":
            ribbon.append(pygame.FRect(area))
        patch(name, area, *face, fade=fade)

    monkeypatch.setattr(shown.house.canvas, "patch", noting)
    shown.app.draw()
    kept = [*map(table.card_of, range(4)), *map(table.dice_of, range(4))]
    kept += [widget.area for widget in table.form.widgets if isinstance(widget, Tool)]
    assert len(ribbon) == 1
    assert ribbon[0].collidelist(kept) < 0

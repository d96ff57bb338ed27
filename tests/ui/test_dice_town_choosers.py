"""Everything that is asked in the town can be answered, by every device, and only what is allowed."""

from collections.abc import Iterator

import msgspec
import pygame
import pytest

from game.engine import PASS
from game.games.dice_town.actions import Play
from game.settings import Settings
from game.ui.intents import Moved, Numbered, Way, Wish, Wished
from game.ui.offscreen import Offscreen, offscreen
from game.ui.styles import LABEL
from game.ui.tables.dice_town.choosers.cards import RIBBON, Ribbon
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kit.cards import CardPick, CardPlank, beside
from game.ui.tables.kit.chooser import Numbering
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.panel import Backdrop, Panel
from game.ui.tables.kit.picks import Pick
from game.ui.tables.privacy import Screen
from game.ui.widgets.button import Button, Tool
from game.ui.widgets.neighbours import neighbour
from tests.games.dice_town.town import throw, visit
from tests.ui.dice_town_asks import ASKS
from tests.ui.dice_town_finders import button, card, face
from tests.ui.dice_town_seated import asked, first_answer, own_answers, sit
from tests.ui.hands import Hand, Keyboard, Mouse, Pad

EVERY_ANSWER = [(name, code) for name, asked in ASKS.items() for code in asked.answers]


@pytest.fixture(scope="module")
def shown() -> Iterator[Offscreen]:
    """One app for all: what is tested is on the table, which is laid anew each time."""
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as made:
        yield made


def own_view(table: DiceTownTable) -> int | None:
    return table.viewer


def pass_round_button(table: DiceTownTable) -> Button:
    words = table.house.words("ui.dice_town.pass_round")
    return next(w for w in table.form.widgets if isinstance(w, Button) and w.words == words)


def press_all(hand: Hand, table: DiceTownTable, name: str, code: str) -> None:
    for find in ASKS[name].answers[code]:
        assert not own_answers(table), "it was answered too soon"
        hand.press(find(table))


@pytest.mark.parametrize(("name", "code"), EVERY_ANSWER)
def test_every_kind_of_answer_is_given_with_the_mouse(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str, code: str
) -> None:
    table = asked(shown, monkeypatch, name)
    press_all(Mouse(shown), table, name, code)
    assert first_answer(table) == code


@pytest.mark.parametrize("hand_type", [Keyboard, Pad])
@pytest.mark.parametrize("name", ASKS)
def test_every_question_is_answered_without_a_mouse(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str, hand_type: type[Hand]
) -> None:
    table = asked(shown, monkeypatch, name)
    code = list(ASKS[name].answers)[-1]
    press_all(hand_type(shown), table, name, code)
    assert first_answer(table) == code


@pytest.mark.parametrize("name", ASKS)
def test_every_question_has_words_and_its_tooltips_cover_nothing_that_can_be_chosen(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = asked(shown, monkeypatch, name)
    assert table.chooser is not None
    assert table.chooser.prompt()
    boards = [widget for widget in table.form.widgets if isinstance(widget, Backdrop)]
    assert boards or not isinstance(table.chooser, Panel)
    for board in boards:
        for widget in table.form.widgets[table.form.widgets.index(board) + 1 :]:
            if widget.tip and not isinstance(widget, Tool):
                assert widget.under == board.area


@pytest.mark.parametrize(
    ("name", "told"),
    [(name, False) for name in ("action", "verdict", "victim", "discover", "capture", "warpath")]
    + [("crown", True), ("doc", True)],
)
def test_a_tooltip_says_only_what_the_screen_does_not(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str, told: bool
) -> None:
    table = asked(shown, monkeypatch, name)
    assert isinstance(table.chooser, Numbering)
    assert [bool(pick.tip) for pick in table.chooser.picks] == [told] * len(table.chooser.picks)


def test_larger_letters_than_a_sheet_has_room_for_are_in_its_tooltip(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shown.house.canvas.type, "growth", 1.5)
    table = asked(shown, monkeypatch, "action")
    assert isinstance(table.chooser, Numbering)
    assert all(pick.tip for pick in table.chooser.picks)


@pytest.mark.parametrize(
    "name", ["store", "victim", "steal", "action", "verdict", "voucher", "warpath", "crown"]
)
def test_the_second_digit_picks_the_second_thing(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = asked(shown, monkeypatch, name)
    assert table.ask is not None
    wanted = table.ask.options[1].code()
    table.handle(Numbered(2))
    assert first_answer(table) == wanted


@pytest.mark.parametrize("name", ASKS)
def test_the_eye_shows_the_street_and_answers_nothing(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = asked(shown, monkeypatch, name)
    if not isinstance(table.chooser, Panel):
        return
    mouse = Mouse(shown)
    before = pygame.image.tobytes(shown.picture(), "RGB")
    for expected, says in ((True, "ui.peek"), (False, "ui.peek.back")):
        eye = next(w for w in table.form.widgets if w.tip == table.house.words(says))
        mouse.press(eye)
        assert table.chooser.peeking is expected
        assert (pygame.image.tobytes(shown.picture(), "RGB") != before) or not expected
    assert not own_answers(table)


@pytest.mark.parametrize("name", ["action", "bid", "store"])
def test_who_looks_behind_the_question_answers_nothing_and_escape_leads_back_to_it(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = asked(shown, monkeypatch, name)
    assert table.chooser is not None
    table.chooser.peek()
    for intent in (Numbered(1), Wished(Wish.FIRST_ACTION), Wished(Wish.CANCEL)):
        assert table.chooser.peeking
        table.handle(intent)
    assert not table.chooser.peeking
    assert not own_answers(table)
    assert shown.app.stack.top is table


def test_barbed_wire_goes_up_with_the_key_that_keeps_dice(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked(shown, monkeypatch, "doc")
    confirm = Wished(Wish.FIRST_ACTION)
    for intent in (Numbered(1), Numbered(1), confirm, Numbered(3)):
        shown.app.hear(intent)
        assert not own_answers(table), "two deeds are to be chosen first"
    shown.app.hear(confirm)
    assert first_answer(table) == "fence:deed2.1+deed4.1"


@pytest.mark.parametrize("name", ["card", "whisky", "double_gun"])
def test_the_focus_begins_at_what_is_asked_and_not_at_a_card_that_would_be_enlarged_over_it(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = asked(shown, monkeypatch, name)
    assert isinstance(table.form.focused, CardPlank)
    assert beside(table.form.focused.area)[1] + SIZE[1] * 0.75 < RIBBON[1] + 60


def test_escape_goes_a_step_back_and_costs_nothing(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked(shown, monkeypatch, "card")
    mouse = Mouse(shown)
    mouse.press(card("joe")(table))
    assert isinstance(table.chooser, Ribbon)
    assert table.chooser.picked() == {"joe"}
    table.handle(Wished(Wish.CANCEL))
    assert table.chooser.picked() == frozenset()
    assert not own_answers(table)
    assert shown.app.stack.top is table


def test_a_playable_card_can_be_clicked_in_the_hand_too(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked(shown, monkeypatch, "card")
    assert table.chooser is not None
    assert list(table.chooser.playable()) == ["joe"]
    table.chooser.playable()["joe"]()
    Mouse(shown).press(face(2)(table))
    assert first_answer(table) == "play:joe>3"


@pytest.mark.parametrize(("hand", "several"), [("JJ999", True), ("J9999", False)])
def test_only_where_several_cards_were_drawn_is_there_talk_of_the_others(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, hand: str, several: bool
) -> None:
    t = visit("store", kept=[hand, "9999K", "9999Q"], store=["dynamite", "joe"])
    table = sit(shown, monkeypatch, t)
    assert isinstance(table.chooser, Panel)
    assert ("others" in table.chooser.note()) is several


@pytest.mark.parametrize(("growth", "told"), [(1.0, False), (1.5, True)])
def test_a_card_that_can_be_read_needs_no_tooltip_unless_larger_letters_are_wanted(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, growth: float, told: bool
) -> None:
    monkeypatch.setattr(shown.house.canvas.type, "growth", growth)
    table = asked(shown, monkeypatch, "store")
    picks = [widget for widget in table.form.widgets if isinstance(widget, CardPick)]
    assert [bool(pick.tip) for pick in picks] == [told] * len(picks)


def test_no_button_counts_in_letters_whose_one_looks_like_an_i(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, ASKS["bid"].make())
    table.hint.action = table.rules.parse("bid:1/0/none")
    table.arrange()
    keep = sit(shown, monkeypatch, throw("9JQKA"))
    Mouse(shown).press(next(widget for widget in keep.form.widgets if isinstance(widget, Pick)))
    buttons = [widget for each in (table, keep) for widget in each.form.widgets if isinstance(widget, Button)]
    counting = [widget for widget in buttons if "1" in widget.words]
    assert len(counting) == 2
    assert all(widget.style.face != LABEL.face for widget in counting)


def test_who_wants_no_more_questions_passes_until_the_round_is_over(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    fast = msgspec.structs.replace(shown.house.settings, speed="fast")
    monkeypatch.setattr(shown.house, "settings", fast)
    table = asked(shown, monkeypatch, "card")
    lever = pass_round_button(table)
    Mouse(shown).press(lever)
    assert first_answer(table) == "pass"
    assert table.privacy.declined == {0}
    before = table.shown.round
    for _ in range(1000):
        if table.shown.round > before and not table.playback.busy:  # nobody is asked before that
            break
        shown.frames(1)
    shown.frames(1)
    assert not table.privacy.declined, "the next round asks again"


def test_left_in_peace_a_seat_still_gets_what_it_must_answer(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked(shown, monkeypatch, "at_once")
    table.pass_round(0)
    shown.frames(5)
    assert not own_answers(table)
    assert table.ask is not None
    assert PASS not in table.ask.options
    assert all(isinstance(option, Play) for option in table.ask.options)


@pytest.mark.parametrize("name", ["store", "steal", "bid", "verdict", "doc", "discover", "voucher"])
def test_with_several_people_cards_are_shown_behind_the_curtain_only(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = sit(shown, monkeypatch, ASKS[name].make(), humans=3)
    assert table.privacy.screen is Screen.CURTAIN
    assert table.viewer is None
    assert not [widget for widget in table.form.widgets if isinstance(widget, Pick)]
    Mouse(shown).press(button("ui.curtain.lift")(table))
    assert own_view(table) == 0
    press_all(Mouse(shown), table, name, next(iter(ASKS[name].answers)))
    assert first_answer(table) == next(iter(ASKS[name].answers))


@pytest.mark.parametrize("name", ["victim", "action", "doc_order", "warpath", "crown"])
def test_what_everybody_may_see_needs_no_curtain(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = sit(shown, monkeypatch, ASKS[name].make(), humans=3)
    assert table.privacy.screen is Screen.OPEN
    press_all(Mouse(shown), table, name, next(iter(ASKS[name].answers)))
    assert first_answer(table) == next(iter(ASKS[name].answers))


@pytest.mark.parametrize("name", ASKS)
def test_the_cross_of_a_pad_reaches_everything(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = asked(shown, monkeypatch, name)
    reachable = [widget for widget in table.form.widgets if widget.reachable]
    for start in reachable:
        found, new = {id(start)}, [start]
        while new:
            here = new.pop()
            for way in (Way.LEFT, Way.RIGHT, Way.UP, Way.DOWN):
                there = neighbour(here, reachable, way)
                if there is not None and id(there) not in found:
                    found.add(id(there))
                    new.append(there)
        assert len(found) == len(reachable), [w.area for w in reachable if id(w) not in found]


def test_the_focus_goes_over_the_lever_and_sets_nothing_off(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked(shown, monkeypatch, "card")
    lever = pass_round_button(table)
    for way in (Way.LEFT, Way.RIGHT):
        table.form.focus(lever)
        table.form.shows_focus = True
        table.handle(Moved(way))
        assert not own_answers(table)
        assert not lever.focused or way is Way.RIGHT


def test_who_breaks_the_last_tie_sees_what_everybody_held(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked(shown, monkeypatch, "crown")
    assert isinstance(table.chooser, Numbering)
    told = [pick.tip for pick in table.chooser.picks]
    assert "“Boots”" in told[0]
    assert "“Dynamite”" in told[1]
    panels = [widget.tip for widget in table.form.widgets if "In hand" in widget.tip]
    assert any("“Dynamite”" in tip for tip in panels)

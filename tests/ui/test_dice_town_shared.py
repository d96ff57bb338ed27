"""What is said on a screen that several people share: names, and never “you”."""

import re
from collections.abc import Iterator

import pygame
import pytest

from game.engine import Table
from game.games.dice_town.frames.doc import DocStep
from game.games.dice_town.world import World
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scene import Pop, Replace
from game.ui.tables.call import called
from game.ui.tables.dice_town.choosers.places import PlaceActions
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kit.dice_picks import DiePick
from game.ui.tables.kit.panel import Panel
from game.ui.tables.privacy import Screen
from game.ui.widgets.widget import middle
from tests.games.dice_town.town import answer, keep, throw
from tests.ui.dice_town_asked import town_in_a_game, visit
from tests.ui.dice_town_asks import ASKS
from tests.ui.dice_town_seated import own_answers, sit
from tests.ui.hands import Keyboard, Mouse, choices
from tests.ui.laid import claim_it

YOU = re.compile(r"\b(you|your|yours|vous|votre|vos|vôtres?)\b", re.IGNORECASE)


@pytest.fixture(scope="module", params=["en", "fr"])
def shown(request: pytest.FixtureRequest) -> Iterator[Offscreen]:
    """One app for all questions of a language."""
    with offscreen((1280, 720), Settings(language=request.param, speed="instant")) as made:
        yield made


def picture(shown: Offscreen) -> bytes:
    return pygame.image.tobytes(shown.picture(), "RGB")


def said(table: DiceTownTable) -> list[str]:
    """Everything that is written around what is asked, and every tooltip on the table."""
    found = [widget.tip for widget in table.form.widgets]
    found += [getattr(widget, "words", "") for widget in table.form.widgets]
    if isinstance(table.chooser, Panel):
        found += [table.chooser.title(), table.chooser.note()]
    if isinstance(table.chooser, PlaceActions):
        found += [table.speaker(table.chooser.named(each).text) for each in table.chooser.actions]
    return found


def told(table: DiceTownTable) -> str:
    about = table.reacted_to()
    return "" if about is None else table.speaker(about)


def test_the_call_for_reactions_says_to_what(monkeypatch: pytest.MonkeyPatch) -> None:
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as shown:
        dug = visit("mine", kept=["999JQ", "JJQKA", "JQKA10"], hands={0: ["dynamite"]})
        assert told(sit(shown, monkeypatch, dug, humans=3)) == "Abigail digs for gold"
        dug = visit("mine", kept=["999JQ", "JJQKA", "JQKA10"], hands={0: ["dynamite"], 1: ["wanted"]})
        answer(dug, 0, "play:dynamite")
        assert told(sit(shown, monkeypatch, dug, humans=3)) == "Abigail plays “Dynamite”"


def test_it_does_not_tell_which_of_two_cards_somebody_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as shown:
        calls = [
            told(sit(shown, monkeypatch, _at_the_sheriffs(card), humans=3)) for card in ("joe", "marshal")
        ]
        assert calls[0] == calls[1] != ""


def test_a_call_in_the_same_words_says_that_it_is_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the press on the first one would seem to have been lost."""
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as shown:
        both = visit("sheriff", kept=["9999Q", "K9999", "9999J"], hands={0: ["joe"], 2: ["marshal"]})
        table, mouse = sit(shown, monkeypatch, both, humans=3), Mouse(shown)
        first = called(table)
        mouse.press_named("Nobody")
        assert table.calls
        assert called(table) != first
        assert "Once more" in called(table)
        for card in ("joe", "marshal"):  # of the first one nobody can tell which of the two windows it is
            alone = called(sit(shown, monkeypatch, _at_the_sheriffs(card), humans=3))
            assert alone == first


def test_a_call_after_something_was_told_is_no_other_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as shown:
        t = throw("J JJJJJ 99999", kept=["JJJJ"], hands={1: ["sharp.1"]})
        keep(t, "J", "J", "9")
        table, mouse = sit(shown, monkeypatch, t, humans=3), Mouse(shown)
        first = called(table)
        mouse.press_named("Nobody")
        assert table.calls
        assert called(table) == first, "the last throw lies open, as the one before did"


def test_the_house_is_lit_that_the_call_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as shown:
        waiting = town_in_a_game(
            DocStep(), kept=["9JKA9", "9999J", "9999J"], gained={1, 2}, hands={1: ["elixir"]}
        )
        table = sit(shown, monkeypatch, waiting, humans=3)
        assert table.calls
        assert table.spotlight == "doc"
        assert table.medals == []


def test_who_calls_and_has_nothing_to_play_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as shown:
        told = {}
        for name in ("Abigail", "Buck"):
            table, mouse = sit(shown, monkeypatch, _at_the_sheriffs("joe"), humans=3), Mouse(shown)
            mouse.press_named(name)
            mouse.press_named("Lift the curtain")
            told[name] = table.prompt()
        assert told["Buck"] == "Nothing to play now"
        assert told["Abigail"] != told["Buck"]


def test_nobody_lets_pass_what_lies_open_and_not_the_throw_that_comes_after(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The last throw has a window of its own, for cards that have seen what was kept of it."""
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as shown:
        t = throw("J JJJJJ 99999", kept=["JJJJ"], hands={1: ["sharp.1"]})
        keep(t, "J", "J", "9")
        table, mouse = sit(shown, monkeypatch, t, humans=3), Mouse(shown)
        assert table.calls
        mouse.press_named("Nobody")
        assert [answer.code for answer in table.session.record.answers] == ["pass"]
        assert [len(kept) for kept in table.shown.kept] == [5, 5, 5], "the last throw lies open"
        assert table.calls


def test_who_has_passed_is_not_offered_a_card_for_the_throw_that_comes_after(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is to be thrown once the others have passed too, and nobody knows what it will show."""
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as shown:
        t = throw("J JJJJJ 99999", kept=["JJJJ"], hands={0: ["sharp.1"], 1: ["sharp.2"]})
        keep(t, "J", "J", "9")
        table, mouse = sit(shown, monkeypatch, t, humans=3), Mouse(shown)
        first, second = (table.session.sitters[seat].name for seat in (0, 1))
        for words in (first, "Lift the curtain", "Pass", first, "Lift the curtain"):
            mouse.press_named(words)
        assert [answer.code for answer in table.session.record.answers] == ["pass"]
        assert table.ask is None
        assert table.prompt() == "Nothing to play now"
        for words in ("Seen enough", second, "Lift the curtain"):
            mouse.press_named(words)
        assert table.ask is not None, "whose turn it is to react can still do so"


def test_who_wants_no_more_questions_calls_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    with offscreen((1280, 720), Settings(language="en", speed="fast")) as shown:
        tied = visit(
            "mine", "bid:0/0/none", kept=["999JQ", "999KA", "JQKA10"], hands={0: ["dynamite"]}, sheriff=2
        )
        answer(tied, 1, "bid:0/0/none")
        table = sit(shown, monkeypatch, tied, humans=3)
        table.pass_round(0)
        assert table.ask is not None
        table.answer(table.ask.options[0])
        given = len(table.session.record.answers)
        while len(table.session.record.answers) == given:
            shown.frames(1)
            assert table.privacy.screen is not Screen.CALL


def test_two_clicks_within_one_frame_keep_dice_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as shown:
        table, mouse = sit(shown, monkeypatch, throw("9JQKA"), humans=3), Mouse(shown)
        mouse.press_named("Lift the curtain")
        mouse.rest()
        mouse.press(next(each for each in table.form.widgets if isinstance(each, DiePick)))
        at = shown.house.canvas.pixel(middle(mouse.named("Keep 1 die").area))
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        shown.post(*(pygame.Event(kind, pos=at, button=1) for _ in range(2) for kind in kinds))
        assert own_answers(table) == ["keep:9"]


def _at_the_sheriffs(card: str) -> Table[World]:
    return visit("sheriff", kept=["9999Q", "K9999", "9999J"], hands={0: [card]})


@pytest.mark.parametrize("name", ASKS)
def test_nobody_is_called_you_where_several_look_on(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = sit(shown, monkeypatch, ASKS[name].make(), humans=3)
    assert table.viewer is None, "this is what all may see"
    assert [words for words in said(table) if YOU.search(words)] == []
    if table.chooser is not None:
        names = [sitter.name for sitter in table.session.sitters]
        prompt = table.chooser.prompt()
        assert any(each in prompt for each in names) or not YOU.search(prompt)


def test_advice_comes_behind_the_curtain_for_it_would_tell_the_hand(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures: dict[str, list[bytes]] = {}
    for card in ("dynamite", "hat"):
        hands = {0: [card], 1: ["boots"], 2: ["deed2.1"]}
        table = sit(
            shown, monkeypatch, visit("saloon", kept=["QQJJ9", "9999K", "9999J"], hands=hands), humans=3
        )
        keys = Keyboard(shown)
        keys.rest()
        keys.next()
        assert table.privacy.screen is Screen.OPEN
        seen = pictures[card] = [picture(shown)]
        keys.key(pygame.K_h)
        shown.frames(60)
        assert (table.privacy.screen, table.privacy.seat, table.hint.action) == (Screen.CURTAIN, 0, None)
        seen.append(picture(shown))
        keys.press(choices(table)[0])
        while table.hint.action is None:
            shown.frames(1)
        assert table.viewer == 0
        assert table.hint.words
        keys.key(pygame.K_ESCAPE)
        assert not table.hint.words
        shown.app.stack.apply(Pop())
        keys.rest()
        seen.append(picture(shown))
        keys.key(pygame.K_ESCAPE)  # they need not answer there
        keys.rest()
        assert table.ask is not None
        seen.append(picture(shown))
    assert pictures["dynamite"] == pictures["hat"]


def test_where_nothing_is_secret_advice_needs_no_curtain(shown: Offscreen) -> None:
    table = claim_it(shown.house, "hhh")
    shown.app.stack.apply(Replace(table))
    keys = Keyboard(shown)
    shown.frames(3)
    keys.rest()
    keys.key(pygame.K_h)
    while table.hint.action is None:
        shown.frames(1)
    assert table.privacy.screen is Screen.OPEN

"""Several people on one screen: a curtain between private looks, and no trace of a secret in any frame."""

from collections.abc import Callable, Iterator
from functools import partial

import pygame
import pytest

from game.play.session import Session
from game.settings import Settings
from game.ui.intents import Wish, Wished
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scene import Push, Replace
from game.ui.scenes.dialog import Dialog, Reply
from game.ui.scenes.open_table import rematch, resume
from game.ui.tables.privacy import Screen
from game.ui.widgets.button import Button
from tests.toy.pitch import Pitches
from tests.toy.tables import answer, table
from tests.ui.hands import Keyboard, Mouse, choices
from tests.ui.laid import record
from tests.ui.toy_table import ToyTable, Watch, box_open, laid

THREE = (0, 1, 2)


@pytest.fixture
def stand(monkeypatch: pytest.MonkeyPatch) -> Iterator[Offscreen]:
    """A small window with the toy's box."""
    with box_open(monkeypatch), offscreen((640, 360), Settings(language="en", speed="fast")) as made:
        yield made


def new(stand: Offscreen, kinds: str = "hhh") -> ToyTable:
    return laid(stand, Session(record("medicine_show", kinds), stand.house.desk))


def after_a_shill(stand: Offscreen, *hands: list[int], kinds: str = "hhh") -> ToyTable:
    """The first player has played a shill, which whoever has a heckler can cancel."""
    session = Session(record("medicine_show", kinds), stand.house.desk)
    session.table = table(Pitches(THREE), *hands)
    session.story.clear()
    answer(session.table, 0, "play:5")
    made = laid(stand, session)
    stand.frames(2)
    return made


def state(table: ToyTable) -> tuple[Screen, int | None, int | None]:
    """What is on the screen, whose look it is or will be, and whose view is drawn."""
    return table.privacy.screen, table.privacy.seat, table.viewer


def words(table: ToyTable) -> list[str]:
    return [each.words for each in choices(table) if isinstance(each, Button)]


def test_no_frame_of_a_match_shows_a_secret_to_anybody_else(stand: Offscreen) -> None:
    watch = Watch(stand, new(stand))
    watch.play(40)
    assert watch.looks == {0, 1, 2}
    assert {Screen.OPEN, Screen.CURTAIN, Screen.LOOK} <= watch.screens


def test_nor_with_bots_between_them(stand: Offscreen) -> None:
    watch = Watch(stand, new(stand, "hrh"))
    watch.play(30)
    assert watch.looks == {0, 2}


def test_nor_after_a_load_nor_in_a_rematch(stand: Offscreen) -> None:
    watch = Watch(stand, new(stand))
    played = watch.play(9)
    path = stand.house.library.save_as(played.record, "toy")
    for change in (resume(stand.house, path), rematch(stand.house, played)):
        assert isinstance(change, Replace)
        assert isinstance(change.scene, ToyTable)
        watch.sit_at(change.scene)
        watch.play(9)
        change.scene.closing()


def test_the_log_holds_only_what_all_may_know(stand: Offscreen) -> None:
    watch = Watch(stand, new(stand, "hrh"))
    watch.play(30)
    assert {entry.view.seat for entry in watch.table.log.entries} == {None}
    for entry in range(len(watch.table.log.entries)):
        watch.table.look_back(entry)
        watch.look()


def test_the_curtain_names_whose_look_it_is_and_only_lifting_it_shows_anything(stand: Offscreen) -> None:
    show = new(stand)
    stand.frames(40, 0.1)
    assert state(show) == (Screen.CURTAIN, 0, None)
    assert words(show) == ["Lift the curtain"]
    Mouse(stand).press_named("Lift the curtain")
    assert state(show) == (Screen.LOOK, 0, 0)
    assert all(code.startswith("show:") for code in words(show))
    choices(show)[0].activate()
    stand.frames(20, 0.1)
    assert state(show) == (Screen.CURTAIN, 1, None)


def test_any_reaction_names_everybody_whoever_can_react(stand: Offscreen) -> None:
    for hands in (([5, 1], [16], [2]), ([5, 1], [2], [16])):
        show = after_a_shill(stand, *map(list, hands))
        assert state(show) == (Screen.CALL, None, None)
        assert words(show) == ["Nobody", "Abigail", "Buck", "Clementine"]


def test_anybody_may_call_and_who_has_nothing_to_say_says_nothing(stand: Offscreen) -> None:
    show = after_a_shill(stand, [5, 1], [16], [2])
    Mouse(stand).press_named("Clementine")
    assert state(show) == (Screen.CURTAIN, 2, None)
    Mouse(stand).press_named("Lift the curtain")
    assert words(show) == ["Seen enough"]
    Mouse(stand).press_named("Seen enough")
    stand.frames(1)
    assert state(show) == (Screen.CALL, None, None)
    assert not show.session.record.answers


def test_nobody_means_that_everybody_passes_and_it_is_not_asked_again(stand: Offscreen) -> None:
    show = after_a_shill(stand, [5, 1], [16], [17])
    Mouse(stand).press_named("Nobody")
    assert [each.code for each in show.session.record.answers] == ["pass", "pass"]
    assert show.session.table.world.coins == [5, 4, 4]


def test_the_key_that_passes_says_that_nobody_reacts(stand: Offscreen) -> None:
    show = after_a_shill(stand, [5, 1], [16], [17])
    stand.app.hear(Wished(Wish.SECOND_ACTION))
    assert not show.session.record.answers, "hands that still hammer are not heard"
    stand.frames(60)
    stand.app.hear(Wished(Wish.SECOND_ACTION))
    assert [each.code for each in show.session.record.answers] == ["pass", "pass"]


def test_who_calls_first_reacts_first_though_others_could_before(stand: Offscreen) -> None:
    show = after_a_shill(stand, [5, 1], [16], [17])
    Mouse(stand).press_named("Clementine")
    Mouse(stand).press_named("Lift the curtain")
    assert words(show) == ["pass", "heckle:17"]
    Mouse(stand).press_named("heckle:17")
    given = [(each.seat, each.code) for each in show.session.record.answers]
    assert given == [(1, "pass"), (2, "heckle:17")]


def test_who_calls_and_lets_it_be_takes_no_chance_from_the_others(stand: Offscreen) -> None:
    show = after_a_shill(stand, [5, 1], [16], [17])
    Mouse(stand).press_named("Clementine")
    Mouse(stand).press_named("Lift the curtain")
    Mouse(stand).press_named("pass")
    stand.frames(1)
    assert state(show) == (Screen.CALL, None, None)
    Mouse(stand).press_named("Buck")
    Mouse(stand).press_named("Lift the curtain")
    assert words(show) == ["pass", "heckle:16"]


def test_a_double_click_on_nobody_does_not_answer_the_next_call(stand: Offscreen) -> None:
    show = after_a_shill(stand, [5, 17], [16], [2])
    nobody = Mouse(stand).named("Nobody")
    nobody.activate()
    before = len(show.session.record.answers)
    nobody.activate()
    assert len(show.session.record.answers) == before


def test_with_one_person_there_is_never_a_curtain(stand: Offscreen) -> None:
    watch = Watch(stand, new(stand, "hrr"))
    watch.play(30)
    assert watch.screens == {Screen.OPEN}
    assert watch.looks == {0}


def test_a_private_look_closes_with_the_focus(stand: Offscreen) -> None:
    show = new(stand)
    stand.frames(40, 0.1)
    Mouse(stand).press_named("Lift the curtain")
    stand.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert state(show) == (Screen.CURTAIN, 0, None)


def test_whatever_opens_over_a_private_look_drops_the_curtain_first(stand: Offscreen) -> None:
    watch = Watch(stand, new(stand))
    watch.play(9)
    show, mouse = watch.table, Mouse(stand)
    while show.privacy.screen is not Screen.CURTAIN:
        watch.play(1)
        stand.frames(20, 0.1)
    seat = show.privacy.seat
    assert seat is not None

    def dialog() -> None:
        stand.app.stack.apply(Push(Dialog(stand.house, "Sure?", "Really?", [Reply("Yes")])))

    openers: list[Callable[[], None]] = [dialog]
    openers += [partial(Keyboard(stand).key, key) for key in (pygame.K_F10, pygame.K_ESCAPE, pygame.K_l)]
    for opened in openers:
        mouse.press_named("Lift the curtain")
        watch.look()
        assert state(show) == (Screen.LOOK, seat, seat)
        opened()
        assert stand.app.stack.top is not show
        assert state(show) == (Screen.CURTAIN, seat, None)
        assert show.form.widgets[0].face == "disabled", "what is dead under another screen looks it"
        watch.look()
        Keyboard(stand).key(pygame.K_ESCAPE)
        stand.frames(2)
        assert stand.app.stack.top is show
        assert state(show) == (Screen.CURTAIN, seat, None)
        mouse.rest()
        assert show.form.widgets[0].face != "disabled"


def test_behind_the_curtain_the_log_still_shows_what_all_have_seen(stand: Offscreen) -> None:
    watch = Watch(stand, new(stand))
    watch.play(12)
    show = watch.table
    stand.frames(20, 0.1)
    show.privacy.call(1)
    show.look()
    covered = [show.covered_up]
    for entry in (0, None):
        show.look_back(entry)
        watch.look()
        covered.append(show.covered_up)
    assert covered == [True, False, True]


def test_a_hint_is_gone_with_the_look_it_was_for(stand: Offscreen) -> None:
    show = new(stand)
    stand.frames(40, 0.1)
    Mouse(stand).press_named("Lift the curtain")
    show.hint.words = "Show the heckler"
    choices(show)[0].activate()
    assert not show.hint.words

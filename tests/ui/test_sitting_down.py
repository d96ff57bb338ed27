"""Before a match pads sit down and phones are invited; when one goes on, that is asked again."""

from typing import cast

import pygame
import pytest

from game.engine import say
from game.games import game
from game.phones.hub import CannotListen, Hub
from game.phones.reach import Obstacle
from game.play.channels import PHONE, SCREEN, with_pad
from game.ui.couch.invite import Invite
from game.ui.couch.knocking import Knocking
from game.ui.couch.one_code import OneCode
from game.ui.couch.phoning import Phoning
from game.ui.couch.places import Places
from game.ui.couch.qr import QUIET, squares
from game.ui.offscreen import Offscreen
from game.ui.scene import Push
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import Title
from game.ui.tables.table import TableScene
from game.ui.widgets.choice import Choice
from tests.ui.hands import Keyboard, Mouse
from tests.ui.laid import begun
from tests.ui.pads_here import OwnPad, X
from tests.ui.paper_hub import SaidHub


@pytest.fixture
def hubs(monkeypatch: pytest.MonkeyPatch) -> list[SaidHub]:
    """Every hub that is started, none of which listens to anything."""
    started: list[SaidHub] = []

    def start(_: type[Phoning], _names: object, address: str, _language: str) -> Phoning:
        hub = SaidHub()
        hub.address = address
        started.append(hub)
        return Phoning(cast(Hub, hub))

    monkeypatch.setattr(Phoning, "start", classmethod(start))
    monkeypatch.setattr("game.ui.couch.invite.addresses", lambda: ("192.168.1.20", "10.0.0.7"))
    return started


def setup(stage: Offscreen) -> Setup:
    stage.show(Title(stage.house), made := Setup(stage.house, game("claim_it")))
    return made


def kinds(page: Setup) -> list[str]:
    return [each.kind for each in page.plan.seats]


def test_a_pad_that_presses_takes_the_next_free_persons_seat_or_opens_one(shown: Offscreen) -> None:
    page = setup(shown)
    assert kinds(page)[:2] != ["human", "human"]
    first, second = OwnPad(shown, 1), OwnPad(shown, 2)
    first.button(X)
    assert page.plan.channels()[0] == with_pad(1)
    second.button(X)
    opened = [seat for seat, kind in enumerate(kinds(page)) if kind == "human"]
    assert len(opened) == 2
    assert sorted(each.pad for each in page.plan.channels().values()) == [1, 2]
    assert "Gamepad 2" in [each.values[each.at][1] for each in page.seats.rows if isinstance(each, Choice)]


def test_a_second_press_gives_the_seat_up_and_so_does_choosing_anything_else(shown: Offscreen) -> None:
    page = setup(shown)
    pad = OwnPad(shown, 1)
    pad.button(X)
    pad.button(X)
    assert page.plan.channels() == {0: SCREEN}
    pad.button(X)
    page.plan.put_kind(0, "human")
    assert page.plan.channels() == {0: SCREEN}


def test_a_pad_that_is_unplugged_has_no_seat_any_more(shown: Offscreen) -> None:
    page = setup(shown)
    pad = OwnPad(shown, 1)
    pad.button(X)
    pad.unplug()
    shown.frames(1)
    assert page.plan.channels() == {0: SCREEN}


def test_who_sat_down_with_a_pad_has_it_at_the_table(shown: Offscreen) -> None:
    page = setup(shown)
    OwnPad(shown, 1).button(X)
    Mouse(shown).press_named("Start")
    table = shown.app.stack.top
    assert isinstance(table, TableScene)
    assert table.session.channels.of(0) == with_pad(1)
    assert page.plan.stored()["seats"][0][0] == "human", "the next evening has other pads"


def test_who_is_to_have_a_phone_is_remembered_and_asked_anew_for_a_code(shown: Offscreen) -> None:
    page = setup(shown)
    page.plan.put_kind(1, "phone")
    assert page.plan.people == 2
    again = type(page.plan).remembered(page.plan.rules, page.plan.stored(), "Anna")
    assert (again.channels(), again.kind_of(1)) == ({0: SCREEN, 1: PHONE}, "phone")


def invited(shown: Offscreen) -> Invite:
    page = setup(shown)
    page.plan.put_kind(1, "phone")
    page.rebuild()
    Mouse(shown).press_named("Start")
    top = shown.app.stack.top
    assert isinstance(top, Invite)
    return top


def test_the_server_is_off_until_phones_are_invited_and_after_one_goes_back(
    shown: Offscreen, hubs: list[SaidHub]
) -> None:
    setup(shown)
    shown.frames(2)
    assert not hubs
    invited(shown)
    assert [hub.closed for hub in hubs] == [False]
    Keyboard(shown).key(pygame.K_ESCAPE)
    assert [hub.closed for hub in hubs] == [True]
    assert shown.house.phoning is None


def test_whoever_has_come_is_seen_and_the_match_begins_with_their_phones(
    shown: Offscreen, hubs: list[SaidHub]
) -> None:
    page = invited(shown)
    assert [each.told for each in page.form.widgets if hasattr(each, "told")] == ["Scan to sit down"]
    hubs[0].come(1)
    shown.frames(2)
    assert [each.told for each in page.form.widgets if hasattr(each, "told")] == ["Here"]
    Mouse(shown).press_named("Start")
    table = shown.app.stack.top
    assert isinstance(table, TableScene)
    assert table.session.channels.chosen == {0: SCREEN, 1: PHONE}
    assert table.phones.seats == (1,)
    assert not hubs[0].closed


def test_another_network_has_other_codes(shown: Offscreen, hubs: list[SaidHub]) -> None:
    page = invited(shown)
    choice = next(each for each in page.form.widgets if hasattr(each, "changed"))
    choice.changed("10.0.0.7")
    assert [(hub.address, hub.closed) for hub in hubs] == [("192.168.1.20", True), ("10.0.0.7", False)]


def test_a_code_is_shown_larger_when_it_is_pressed(shown: Offscreen, hubs: list[SaidHub]) -> None:
    page = invited(shown)
    Mouse(shown).press(next(each for each in page.form.widgets if hasattr(each, "invitation")))
    assert isinstance(shown.app.stack.top, OneCode)
    assert hubs


def test_where_no_phone_arrives_it_is_said_what_may_be_wrong(shown: Offscreen, hubs: list[SaidHub]) -> None:
    page = invited(shown)
    before = page.told
    for obstacle in Obstacle:
        hubs[0].wrong = obstacle
        shown.frames(1)
        (more,) = [each for each in page.told if each not in before]
        assert len(more[0]) > 40


def test_where_nothing_can_listen_it_is_said_and_no_match_begins(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(*_: object) -> Phoning:
        raise CannotListen(say("phones.cannot_listen", address="192.168.1.20"))

    monkeypatch.setattr(Phoning, "start", start)
    page = invited(shown)
    assert "192.168.1.20" in page.told[0][0]
    assert not Mouse(shown).named("Start").pressable


def test_two_phones_with_one_code_are_told_apart_before_the_match_too(
    shown: Offscreen, hubs: list[SaidHub]
) -> None:
    invited(shown)
    hubs[0].come(1)
    hubs[0].knock(1)
    shown.frames(2)
    assert isinstance(shown.app.stack.top, Knocking)
    Mouse(shown).press_named("Turn it away")
    shown.frames(2)
    assert hubs[0].done == [("turn_away", 1)]


def test_a_match_that_goes_on_asks_again_who_plays_with_what(shown: Offscreen, hubs: list[SaidHub]) -> None:
    table = begun(shown)
    table.session.channels.put(0, with_pad(1))
    keeper = table.session.keeper
    assert keeper is not None
    path = keeper.path
    shown.app.stack.apply(shown.house.routes.title())
    change = shown.house.routes.resume(path)
    assert isinstance(change, Push)
    shown.app.stack.apply(change)
    places = shown.app.stack.top
    assert isinstance(places, Places)
    people = sorted(places._people)
    assert [places.sitting.of(seat) for seat in people] == [SCREEN] * len(people)
    OwnPad(shown, 1).button(X)
    Mouse(shown).press_named("Play on")
    again = shown.app.stack.top
    assert isinstance(again, TableScene)
    assert again.session.channels.pads == {people[0]: 1}
    assert not hubs


def test_who_goes_back_instead_lets_the_match_be(shown: Offscreen) -> None:
    keeper = begun(shown).session.keeper
    assert keeper is not None
    shown.app.stack.apply(shown.house.routes.title())
    for _ in range(2):  # it is in no window's hands
        change = shown.house.routes.resume(keeper.path)
        assert isinstance(change, Push)
        assert isinstance(change.scene, Places)
        shown.app.stack.apply(change)
        Keyboard(shown).key(pygame.K_ESCAPE)


@pytest.mark.parametrize("side", [25, 33, 41])
@pytest.mark.parametrize("pixels", [110.0, 205.0, 640.5])
def test_the_squares_of_a_code_are_whole_pixels_with_four_light_ones_around(side: int, pixels: float) -> None:
    each = squares(side, pixels)
    assert isinstance(each, int)
    assert each * (side + 2 * QUIET) <= pixels
    assert (each + 1) * (side + 2 * QUIET) > pixels
    assert QUIET >= 4

"""Open rolls: everybody sees the dice of those at the screen, and nobody which of them will stay."""

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.engine import Ask
from game.games.dice_town.actions import Keep
from game.games.dice_town.dice import price
from game.games.dice_town.frames.throws import keeps
from game.games.dice_town.kinds import Kind
from game.play.channels import PHONE, with_pad
from game.play.session import Session
from game.settings import Settings
from game.ui.intents import Device, Moved, Way, Wish, Wished
from game.ui.offscreen import Offscreen, offscreen
from game.ui.positions import seated
from game.ui.scene import Replace
from game.ui.tables.dice_town.masked import MaskedKeep
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.privacy import Screen
from game.ui.tables.together import QUIET
from tests.ui.couch import SHARED_KEYS
from tests.ui.hands import Keyboard

ROLLED = (0, 0, 2, 3, 5)
"""9 9 J Q A"""


@pytest.fixture(params=["en", "fr"])
def stand(request: pytest.FixtureRequest) -> Iterator[Offscreen]:
    settings = Settings(language=request.param, speed="instant", open_rolls=True)
    with offscreen((640, 360), settings) as shown:
        yield shown


def town(stand: Offscreen, **channels: int) -> DiceTownTable:
    """Three people and a bot before their first throw; some have pads: `seat_0=2`."""
    pads = {int(seat.removeprefix("seat_")): with_pad(pad) for seat, pad in channels.items()}
    session = Session(seated("dice_town", 4, 3, seed=11), stand.house.desk, nodes=200, channels=pads)
    table = DiceTownTable(stand.house, session)
    stand.app.stack.apply(Replace(table))
    stand.house.reader.pads.press(50), stand.house.reader.pads.press(51)
    stand.frames(5)
    Keyboard(stand).rest()
    return table


def press(stand: Offscreen, seat: int, *numbers: int) -> None:
    for number in numbers:
        Keyboard(stand).key(0, SHARED_KEYS[seat][number])


def picture(stand: Offscreen) -> bytes:
    return pygame.image.tobytes(stand.picture(), "RGB")


def kept(table: DiceTownTable) -> list[str]:
    return [f"{line.seat} {line.code}" for line in table.session.record.answers if line.seat < 3]


def mask(money: int) -> MaskedKeep:
    return MaskedKeep(Ask(0, 1, Kind.KEEP, keeps(ROLLED, money, None), sealed=True), ROLLED)


def picked(money: int, *numbers: int) -> Keep | None:
    made = mask(money)
    for number in numbers:
        made.press(number)
    return made.action


def test_all_rolls_of_people_lie_open_and_those_of_bots_do_not(stand: Offscreen) -> None:
    table = town(stand)
    assert table.privacy.screen is Screen.TOGETHER
    assert table.viewer is None
    names = ("9", "10", "J", "Q", "K", "A")
    for seat in range(3):
        cup = table.session.view(seat).cup
        assert [die.face for die in table.open[seat]] == [names[face] for face in cup]
    assert 3 not in table.open


def test_nobody_can_tell_from_any_picture_what_somebody_picks(stand: Offscreen) -> None:
    seen = set()
    for numbers in ((0,), (4,), (1, 3), (0, 1, 2), (2, 2)):
        table = town(stand)
        press(stand, 0, *numbers)
        press(stand, 1, 0)
        seen.add(picture(stand))
        assert table.together.masks[0].action is not None
    assert len(seen) == 1


def test_nor_hear_it(stand: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    table = town(stand)
    monkeypatch.setattr(stand.house.audio, "play", heard.append)
    press(stand, 0, 0, 1, 0, 4)
    assert len(set(heard)) == 1
    assert len(heard) == 4
    assert table.together.masks[0].action is not None


def test_only_once_nobody_has_pressed_anything_for_a_while_all_is_revealed(stand: Offscreen) -> None:
    table = town(stand)
    press(stand, 0, 0)
    press(stand, 1, 2)
    stand.frames(9, QUIET)
    assert not kept(table), "one of them has not chosen"
    press(stand, 2, 1)
    stand.frames(1, QUIET - 0.5)
    press(stand, 0, 0, 3)  # thinks again
    stand.frames(1, QUIET - 0.5)
    assert not kept(table)
    rolled = [table.session.view(seat).cup for seat in range(3)]
    stand.frames(1, 1.0)
    wanted = [Keep((rolled[seat][number],)).code() for seat, number in ((0, 3), (1, 2), (2, 1))]
    assert kept(table)[:3] == [f"{seat} {code}" for seat, code in enumerate(wanted)]


def test_hands_that_still_hammer_pick_nothing(stand: Offscreen) -> None:
    table = town(stand)
    table.lull.begin_anew()
    table.arrange()
    for _ in range(12):
        Keyboard(stand).key(0, SHARED_KEYS[0][1])
        stand.frames(1, 0.15)
    assert table.together.masks[0].action is None
    stand.frames(2, 0.5)
    press(stand, 0, 1)
    assert table.together.masks[0].action is not None


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_1])
def test_no_other_key_answers_or_shows_anything(stand: Offscreen, key: int) -> None:
    table = town(stand)
    stand.house.reader.device = Device.KEYBOARD
    before = picture(stand)
    for _ in range(3):
        Keyboard(stand).key(key, pygame.KSCAN_1 if key == pygame.K_1 else 0)
        stand.frames(1, 1.0)
    assert not kept(table)
    assert not any(mask.action for mask in table.together.masks.values())
    assert picture(stand) == before


def test_who_has_a_pad_picks_with_it_and_with_nothing_else(stand: Offscreen) -> None:
    table = town(stand, seat_0=2)
    for intent in (Moved(Way.LEFT, pad=1), Moved(Way.LEFT), Wished(Wish.CONFIRM, 1)):
        stand.app.hear(intent)
        stand.frames(1)
    assert not any(mask.action for mask in table.together.masks.values())
    stand.app.hear(Moved(Way.UP, pad=2))
    cup = table.session.view(0).cup
    assert table.together.masks[0].action == Keep((cup[1],))
    for way in (Way.LEFT, Way.UP):
        stand.app.hear(Moved(way, pad=2))
    stand.app.hear(Wished(Wish.CONFIRM, 2))
    assert table.together.masks[0].action == Keep((cup[0], cup[4]))
    assert len(table.together.keys(0)) == len(table.together.keys(1)) == 5
    assert table.together.told(1) != table.together.told(0)


def test_whoever_wants_to_look_alone_has_the_curtain_for_this_throw(stand: Offscreen) -> None:
    table = town(stand)
    press(stand, 0, 1)
    Keyboard(stand).key(pygame.K_ESCAPE)
    for _ in range(3):
        stand.frames(3)
        assert table.privacy.screen is Screen.CURTAIN
        assert not table.open
        table.curtain.lift()
        assert table.ask is not None
        table.answer(next(each for each in table.ask.options if each.code() != "keep:none"))
    stand.frames(5)
    assert len({line.split()[0] for line in kept(table)}) == 3
    assert table.privacy.screen is Screen.TOGETHER, "the next throw is open again"


def test_what_was_picked_is_forgotten_by_no_look_at_the_log(stand: Offscreen) -> None:
    table = town(stand)
    press(stand, 0, 1)
    table.look_back(0)
    assert not table.open
    table.look_back(None)
    stand.frames(1)
    assert table.together.masks[0].action is not None


def test_letters_are_letters_again_under_any_other_screen(stand: Offscreen) -> None:
    town(stand)
    assert stand.house.reader.rows
    Keyboard(stand).key(pygame.K_F10)
    assert not stand.house.reader.rows


def test_with_a_phone_at_the_match_no_rolls_lie_open(stand: Offscreen) -> None:
    table = town(stand)
    table.session.channels.put(2, PHONE)
    assert not table.together.wanted([ask for ask in table.session.asks() if ask.seat < 2])


def test_unless_the_house_plays_so_the_curtain_falls(stand: Offscreen) -> None:
    stand.house.settings.open_rolls = False
    table = town(stand)
    assert table.privacy.screen is Screen.CURTAIN
    assert not stand.house.reader.rows


@pytest.mark.parametrize("numbers", [each for n in (1, 2, 3) for each in combinations(range(5), n)])
def test_with_money_enough_each_button_stands_for_its_die(numbers: tuple[int, ...]) -> None:
    assert picked(8, *numbers) == Keep(tuple(ROLLED[n] for n in numbers))


def test_a_second_press_takes_a_die_back_and_so_one_keeps_none() -> None:
    assert picked(8) is None
    assert picked(8, 0, 3, 0) == Keep((3,))
    assert picked(8, 2, 2) == Keep(())


def test_what_cannot_be_paid_for_is_never_picked() -> None:
    assert picked(0, 0, 4) == Keep((5,)), "the last press counts"
    assert picked(0, 4, 4) == Keep((5,)), "to keep none costs a dollar"
    assert picked(1, 0, 2, 4) == Keep((2, 5))
    for money in range(4):
        for numbers in combinations(range(5), 4):
            action = picked(money, *numbers)
            assert action is not None
            assert price(len(action.faces)) <= money


def test_a_button_without_a_die_does_nothing() -> None:
    made = MaskedKeep(Ask(0, 1, Kind.KEEP, keeps((0, 1), 3, None), sealed=True), (0, 1))
    made.press(4)
    assert made.action is None

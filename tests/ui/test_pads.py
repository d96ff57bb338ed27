"""Pads have numbers that people know them by, and get them back when they are plugged in again."""

from game.ui.pads import Pads


def playing(*makes: str) -> Pads:
    """Pads of these makes, plugged in as instances 10, 11, … that have each pressed a button."""
    pads = Pads()
    for instance, make in enumerate(makes, 10):
        pads.plug_in(instance, make)
        pads.press(instance)
    return pads


def test_pads_are_numbered_in_the_order_in_which_they_press_a_button() -> None:
    pads = Pads()
    for instance in (4, 7, 9):
        pads.plug_in(instance, "a")
    assert pads.here == ()
    assert [pads.press(9), pads.press(4), pads.press(9)] == [True, True, False]
    assert [pads.number(each) for each in (9, 4, 7)] == [1, 2, 0]
    assert len(pads.here) == 2


def test_a_pad_that_is_plugged_in_again_has_its_number_again_whatever_sdl_calls_it_now() -> None:
    pads = playing("xbox", "sony")
    assert pads.unplug(11) == 2
    assert pads.here == (1,)
    assert pads.plug_in(30, "sony") == 2
    assert (pads.number(30), pads.press(30)) == (2, False)
    assert len(pads.here) == 2


def test_of_two_pads_of_one_make_that_are_gone_neither_takes_the_others_number() -> None:
    pads = playing("xbox", "xbox")
    pads.unplug(10), pads.unplug(11)
    assert pads.plug_in(30, "xbox") == 0
    assert (pads.press(30), pads.number(30)) == (True, 3)


def test_a_pad_of_another_make_takes_no_number_of_one_that_is_gone() -> None:
    pads = playing("xbox", "")
    pads.unplug(10), pads.unplug(11)
    assert (pads.plug_in(30, "sony"), pads.plug_in(31, "")) == (0, 0)
    assert (pads.press(30), pads.number(30)) == (True, 3)


def test_a_number_nobody_waits_for_is_free_again() -> None:
    pads = playing("xbox")
    pads.unplug(10)
    pads.forget(1)
    pads.plug_in(30, "sony")
    assert (pads.press(30), pads.number(30)) == (True, 1)

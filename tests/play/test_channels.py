"""How people get at their seats: before this screen, with a pad there, or on a phone."""

from game.play.channels import PHONE, SCREEN, Channels, with_pad


def test_without_a_word_everybody_is_before_this_screen() -> None:
    channels = Channels((0, 2))
    assert (channels.here, channels.phones, channels.pads) == ((0, 2), (), {})
    assert channels.of(2) == SCREEN


def test_a_pad_has_one_seat_and_whoever_had_it_before_has_the_screen() -> None:
    channels = Channels((0, 1, 2), {0: with_pad(1), 1: with_pad(2)})
    channels.put(2, with_pad(1))
    assert channels.pads == {1: 2, 2: 1}
    assert channels.of(0) == SCREEN
    assert (channels.seat_of(1), channels.seat_of(2), channels.seat_of(3)) == (2, 1, None)


def test_a_bot_has_no_channel_and_gets_none() -> None:
    channels = Channels((0,), {1: PHONE})
    channels.put(1, with_pad(1))
    assert (channels.people, channels.phones, channels.pads) == ((0,), (), {})


def test_one_person_alone_at_the_screen_needs_no_curtain_unless_others_have_phones() -> None:
    assert Channels((1,)).alone == 1
    assert Channels((1,), {1: with_pad(1)}).alone == 1
    assert Channels((0, 1), {0: PHONE}).alone is None
    assert Channels((0,), {0: PHONE}).alone is None
    assert Channels((0, 1)).alone is None


def test_whose_seat_a_bot_takes_is_nobody_any_more() -> None:
    channels = Channels((0, 1), {1: PHONE})
    channels.leave(1)
    assert (channels.people, channels.phones) == ((0,), ())

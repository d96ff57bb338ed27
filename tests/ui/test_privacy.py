"""What several people on one screen may see, and when."""

from game.engine import PASS, Ask
from game.ui.tables.privacy import Privacy, Screen

SEALED = Ask(0, 1, "keep", (PASS,), sealed=True)
OTHER = Ask(0, 2, "keep", (PASS,), sealed=True)
REACTION = Ask(0, 2, "react", (PASS,), private=True)
OPEN = Ask(0, 1, "choose", (PASS,))


def beside_a_phone() -> Privacy:
    """One person before the screen; another has it all on a phone, and sees the screen too."""
    return Privacy((1,), watched=True)


def table() -> Privacy:
    return Privacy((0, 1, 2))


def test_with_one_person_there_is_no_curtain() -> None:
    alone = Privacy((1,))
    alone.consider([SEALED])
    assert (alone.screen, alone.viewer) == (Screen.OPEN, 1)
    assert alone.open_ask([SEALED]) == SEALED


def test_a_sealed_question_is_behind_a_curtain_that_names_its_player_and_shows_nothing() -> None:
    privacy = table()
    privacy.consider([SEALED, OTHER])
    assert (privacy.screen, privacy.seat, privacy.viewer) == (Screen.CURTAIN, 1, None)
    assert privacy.open_ask([SEALED, OTHER]) is None


def test_lifted_it_shows_that_players_view_and_question_only() -> None:
    privacy = table()
    privacy.consider([OTHER])
    privacy.lift()
    assert privacy.viewer == 2
    assert privacy.open_ask([SEALED, OTHER]) == OTHER


def test_who_has_looked_last_still_sits_there_and_is_asked_first() -> None:
    privacy = table()
    privacy.consider([SEALED, OTHER])
    assert privacy.seat == 1, "nobody sits there yet"
    for asked, first in (([SEALED, OTHER], 1), ([OTHER], 2), ([SEALED, OTHER], 2), ([SEALED], 1)):
        privacy.close()
        privacy.consider(asked)
        assert privacy.seat == first
        privacy.lift()


def test_of_the_others_those_come_last_whom_the_game_will_ask_again() -> None:
    privacy = Privacy((0, 1, 2), rank={0: 1, 1: 5, 2: 3}.__getitem__)
    assert privacy.order([0, 1, 2]) == [0, 2, 1]
    privacy.before = 1
    assert privacy.order([0, 1, 2]) == [1, 0, 2]


def test_between_two_looks_the_screen_is_nobodys() -> None:
    privacy = table()
    privacy.consider([SEALED, OTHER])
    privacy.lift()
    privacy.close()
    assert privacy.viewer is None
    privacy.consider([OTHER])
    assert (privacy.screen, privacy.seat, privacy.viewer) == (Screen.CURTAIN, 2, None)


def test_when_the_window_loses_the_focus_the_curtain_falls() -> None:
    privacy = table()
    privacy.consider([SEALED])
    privacy.lift()
    privacy.hide()
    assert (privacy.screen, privacy.seat, privacy.viewer) == (Screen.CURTAIN, 1, None)


def test_a_private_question_becomes_a_call_that_names_nobody() -> None:
    privacy = table()
    privacy.consider([REACTION])
    assert (privacy.screen, privacy.seat, privacy.viewer) == (Screen.CALL, None, None)
    assert privacy.open_ask([REACTION]) is None


def test_whoever_calls_gets_the_curtain_whether_asked_or_not() -> None:
    for seat in (1, 2):
        privacy = table()
        privacy.consider([REACTION])
        privacy.call(seat)
        assert (privacy.screen, privacy.seat) == (Screen.CURTAIN, seat)
        privacy.lift()
        assert privacy.open_ask([REACTION]) == (REACTION if seat == 2 else None)


def test_nobody_answers_every_private_question() -> None:
    assert table().passable([REACTION, OPEN]) == [REACTION]


def test_an_open_question_needs_no_curtain() -> None:
    privacy = table()
    privacy.consider([OPEN])
    assert privacy.screen is Screen.OPEN
    assert privacy.open_ask([OPEN]) == OPEN


def test_alone_at_a_screen_that_somebody_with_a_phone_sees_too_there_is_a_curtain() -> None:
    privacy = beside_a_phone()
    assert privacy.viewer is None
    privacy.consider([SEALED])
    assert (privacy.screen, privacy.seat) == (Screen.CURTAIN, 1)
    privacy.lift()
    assert privacy.open_ask([SEALED]) == SEALED


def test_what_is_asked_on_a_phone_is_neither_shown_nor_covered_here() -> None:
    privacy = beside_a_phone()
    open_to_phone = Ask(0, 2, "choose", (PASS,))
    privacy.consider([OTHER, open_to_phone])
    assert privacy.screen is Screen.OPEN
    assert privacy.open_ask([OTHER, open_to_phone]) is None
    assert privacy.passable([REACTION]) == []


def test_a_reaction_asked_of_a_phone_calls_here_too_so_that_it_does_not_tell_whose_it_is() -> None:
    privacy = beside_a_phone()
    privacy.consider([REACTION])
    assert privacy.screen is Screen.CALL


def test_with_phones_alone_the_screen_asks_nothing() -> None:
    privacy = Privacy((), watched=True)
    privacy.consider([SEALED, REACTION, OPEN])
    assert (privacy.screen, privacy.viewer, privacy.open_ask([OPEN])) == (Screen.OPEN, None, None)

import json
import os
import socket
import struct
import time

import pytest

from game.engine import say
from game.phones.ear import Answered, Joined, Knocked, Left, Spoke
from game.phones.hub import Hub
from game.text import Speaker
from tests.phones.phone import Phone, device, heard, opened, token, until

KEPT = b'{"cup":[9,9,"K"]}'


def test_a_phone_that_comes_is_shown_its_seats_screen() -> None:
    with opened() as hub:
        hub.show(1, KEPT)
        phone = Phone(hub, 1, language="fr")
        assert phone.hear() == {"is": "screen", "serial": 1, "screen": json.loads(KEPT)}
        assert heard(hub) == [Joined(1, "fr")]
        assert hub.is_here(1)
        assert not hub.is_here(0)


def test_a_phone_that_comes_before_there_is_a_screen_is_told_so() -> None:
    with opened() as hub:
        early = Phone(hub, 1, language="fr")
        assert json.loads(early.socket.recv(timeout=20.0)) == {
            "is": "welcome",
            "why": Speaker("fr")(say("phones.welcome")),
        }
        hub.show(1, KEPT)
        assert early.hear()["is"] == "screen"
        again = Phone(hub, 1)
        assert json.loads(again.socket.recv(timeout=20.0))["is"] == "screen"


def test_the_same_screen_is_sent_once_and_another_one_at_once() -> None:
    with opened() as hub:
        phone = Phone(hub, 0)
        heard(hub)
        for screen in (b"1", b"1", b"2"):
            hub.show(0, screen)
            if screen == b"1":
                until(lambda: not hub._server or hub._server.chairs[0].screen is not None)
        assert [phone.hear()["serial"], phone.hear()["serial"]] == [1, 2]
        with pytest.raises(TimeoutError):
            phone.hear(0.1)


def test_what_a_phone_says_is_heard_in_order_for_its_own_seat() -> None:
    with opened() as hub:
        phone = Phone(hub, 1)
        phone.answer(4, "keep:9,9,A")
        phone.say({"is": "answer", "number": 5, "parts": [3, [0, 2]]})
        phone.say({"is": "language", "language": "fr"})
        assert heard(hub, 4) == [
            Joined(1, "en"),
            Answered(1, 4, "keep:9,9,A"),
            Answered(1, 5, None, (3, [0, 2])),
            Spoke(1, "fr"),
        ]
        assert hub.language(1) == "fr"


def test_an_answer_that_is_not_taken_is_refused_with_words() -> None:
    with opened() as hub:
        phone = Phone(hub, 0)
        heard(hub)
        hub.refuse(0, 7, "Non.")
        assert phone.hear() == {"is": "refused", "number": 7, "why": "Non."}


@pytest.mark.parametrize("bad", ["", "x", "0" * 24, "é" * 10])
def test_who_has_no_invitation_is_told_so_and_goes(bad: str) -> None:
    with opened() as hub:
        phone = Phone(hub, 0, hello=False)
        phone.say({"is": "hello", "token": bad, "device": device("own"), "language": "fr"})
        assert phone.hear()["reason"] == "unknown"
        assert phone.is_let_go()
        assert hub.heard() == []


def test_an_invitation_that_is_almost_right_is_none() -> None:
    with opened() as hub:
        right = token(hub, 0)
        for wrong in (
            right[:-1],
            right + "A",
            right.swapcase(),
            right[:-1] + ("B" if right[-1] != "B" else "C"),
        ):
            phone = Phone(hub, 0, hello=False)
            phone.say({"is": "hello", "token": wrong, "device": device("own")})
            assert phone.hear()["reason"] == "unknown"


@pytest.mark.parametrize(
    "said",
    [
        "",
        "hello",
        "[]",
        "null",
        '{"is":"hello"}',
        '{"is":"what","number":1}',
        '{"is":"answer","number":1,"code":"pass"}',
        '{"is":"hello","token":"x","device":"short"}',
        '{"is":"hello","token":"x","device":"device_with spaces__"}',
        '{"is":"hello","token":"x","device":"device_own___________","language":"de"}',
        '{"is":"hello","token":"x","device":"device_own___________","seat":0}',
        "[" * 2000,
    ],
)
def test_who_does_not_say_hello_as_phones_do_is_let_go(said: str) -> None:
    with opened() as hub:
        phone = Phone(hub, 0, hello=False)
        phone.say(said)
        assert phone.hear()["reason"] == "misuse"
        assert phone.is_let_go()
        assert hub.heard() == []


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{}",
        '{"is":"answer"}',
        '{"is":"answer","number":"7","code":"pass"}',
        '{"is":"answer","number":-1,"code":"pass"}',
        '{"is":"answer","number":1e9,"code":"pass"}',
        '{"is":"answer","number":1,"code":"pass","seat":1}',
        '{"is":"answer","number":1,"code":["pass"]}',
        '{"is":"answer","number":1,"parts":[{"a":1}]}',
        '{"is":"answer","number":1,"parts":[' + ",".join("1" * 40) + "]}",
        '{"is":"answer","number":1,"code":"' + "x" * 600 + '"}',
        '{"is":"language","language":"xx"}',
        '{"is":"screen","serial":1,"screen":{}}',
        '{"is":"bye","reason":"closed","why":""}',
    ],
)
def test_who_talks_nonsense_is_let_go_and_the_others_play_on(said: str) -> None:
    with opened() as hub:
        other, phone = Phone(hub, 1), Phone(hub, 0)
        heard(hub, 2)
        phone.say(said)
        assert phone.hear()["reason"] == "misuse"
        assert phone.is_let_go()
        other.answer(1, "pass")
        assert set(heard(hub, 2)) == {Left(0), Answered(1, 1, "pass")}


def test_bytes_are_no_message() -> None:
    with opened() as hub:
        phone = Phone(hub, 0)
        phone.socket.send(b'{"is":"answer","number":1,"code":"pass"}')
        assert phone.hear()["reason"] == "misuse"


def test_who_sends_too_much_at_once_is_hung_up_on() -> None:
    with opened() as hub:
        phone = Phone(hub, 0)
        heard(hub)
        phone.say("x" * 5000)
        assert phone.is_let_go()
        assert heard(hub) == [Left(0)]


def test_a_flood_is_cut_off_and_nobody_else_feels_it() -> None:
    with opened() as hub:
        other, phone = Phone(hub, 1), Phone(hub, 0)
        heard(hub, 2)
        for number in range(40):
            try:
                phone.answer(number, "pass")
            except Exception:  # noqa: BLE001 - it is being hung up on
                break
        other.answer(1, "pass")
        assert phone.is_let_go()
        found = heard(hub, 10)
        assert Answered(1, 1, "pass") in found
        assert Left(0) in found
        assert sum(isinstance(each, Answered) and each.seat == 0 for each in found) == 8


def test_answers_that_nobody_has_time_for_are_refused() -> None:
    with opened() as hub:
        phone = Phone(hub, 0)
        for number in range(12):
            phone.answer(number, "pass")
        refused = [phone.hear()["number"] for _ in range(5)]
        assert refused == [7, 8, 9, 10, 11]
        assert [each.number for each in heard(hub, 8) if isinstance(each, Answered)] == list(range(7))


def test_who_says_nothing_at_first_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.phones.server._HELLO", 0.1)
    with opened() as hub:
        phone = Phone(hub, 0, hello=False)
        assert phone.hear()["reason"] == "late"
        assert phone.is_let_go()


def test_a_phone_that_does_not_read_is_let_go_and_nothing_piles_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.phones.line._SLOW", 0.3)
    with opened() as hub:
        other, silent = Phone(hub, 1), _bare(hub)
        heard(hub, 2)
        began = time.monotonic()
        while hub.is_here(0):
            assert time.monotonic() - began < 10
            hub.show(0, json.dumps(os.urandom(200_000).hex()).encode())
            time.sleep(0.02)
        hub.show(1, KEPT)
        assert other.hear()["screen"] == json.loads(KEPT)
        silent.close()


def test_a_phone_that_has_vanished_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.phones.server._PING", 0.2)
    with opened() as hub:
        plug = _bare(hub)
        assert heard(hub) == [Joined(0, "en")]
        assert heard(hub) == [Left(0)]
        plug.close()


def _bare(hub: Hub) -> socket.socket:
    """A phone that says hello and never another thing, not even that it is there."""
    plug = socket.create_connection(("127.0.0.1", hub.port))
    host = f"127.0.0.1:{hub.port}"
    plug.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    hello = json.dumps({"is": "hello", "token": token(hub, 0), "device": device("own")}).encode()
    mask = b"\1\2\3\4"
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(hello))
    plug.sendall(
        b"\x81" + bytes([0x80 | len(hello)])
        if len(hello) < 126
        else b"\x81" + struct.pack("!BH", 0xFE, len(hello))
    )
    plug.sendall(mask + masked)
    return plug


def test_a_phone_that_comes_back_gets_the_same_screen_whatever_became_of_it() -> None:
    with opened() as hub:
        hub.show(0, KEPT)
        first = Phone(hub, 0)
        shown = first.hear()
        first.die()
        second = Phone(hub, 0)
        assert second.hear() == shown
        second.close()
        third = Phone(hub, 0)
        assert third.hear() == shown
        until(lambda: hub.is_here(0))


def test_a_second_tab_of_the_same_phone_takes_over() -> None:
    with opened() as hub:
        hub.show(0, KEPT)
        first = Phone(hub, 0)
        first.hear()
        second = Phone(hub, 0)
        second.hear()
        assert first.hear()["reason"] == "replaced"
        assert first.is_let_go()
        assert hub.is_here(0)
        assert heard(hub, 2) == [Joined(0, "en"), Joined(0, "en")]


def test_another_phone_knocks_and_is_let_in() -> None:
    with opened() as hub:
        hub.show(0, KEPT)
        first = Phone(hub, 0)
        first.hear()
        second = Phone(hub, 0, "other")
        assert second.hear()["is"] == "wait"
        assert heard(hub, 2) == [Joined(0, "en"), Knocked(0, "")]
        assert hub.is_knocking(0)
        hub.admit(0)
        assert second.hear()["screen"] == json.loads(KEPT)
        assert first.hear()["reason"] == "replaced"
        assert first.is_let_go()
        assert not hub.is_knocking(0)
        again = Phone(hub, 0)
        assert again.hear()["is"] == "wait", "the seat has another phone now"


def test_another_phone_knocks_and_is_turned_away() -> None:
    with opened() as hub:
        first = Phone(hub, 0)
        second = Phone(hub, 0, "other", language="fr")
        assert second.hear()["is"] == "wait"
        second.answer(1, "pass")
        assert second.hear()["is"] == "refused"
        hub.turn_away(0)
        assert second.hear()["reason"] == "turned_away"
        third = Phone(hub, 0, "other")
        assert third.hear()["reason"] == "turned_away"
        hub.show(0, KEPT)
        assert first.hear()["screen"] == json.loads(KEPT)
        assert heard(hub, 2) == [Joined(0, "en"), Knocked(0, "")]


def test_another_phone_must_be_let_in_also_while_the_first_is_gone() -> None:
    with opened() as hub:
        hub.show(0, KEPT)
        first = Phone(hub, 0)
        first.hear()
        first.close()
        second = Phone(hub, 0, "other")
        assert second.hear()["is"] == "wait"


def test_of_several_that_knock_one_is_heard_and_who_gives_up_is_forgotten() -> None:
    with opened() as hub:
        Phone(hub, 0)
        heard(hub)
        second = Phone(hub, 0, "second")
        second.hear()
        third = Phone(hub, 0, "third")
        assert third.hear()["reason"] == "full"
        second.close()
        until(lambda: not hub.is_knocking(0))
        hub.admit(0)
        fourth = Phone(hub, 0, "third")
        assert fourth.hear()["is"] == "wait"


def test_who_knocks_again_and_again_is_not_put_to_the_big_screen_every_time() -> None:
    with opened() as hub:
        Phone(hub, 0)
        heard(hub)
        for n in range(4):
            assert Phone(hub, 0, f"other{n}").hear()["is"] == "wait"
            until(lambda: hub.is_knocking(0))
            hub.turn_away(0)
            until(lambda: not hub.is_knocking(0))
        assert Phone(hub, 0, "another").hear()["reason"] == "full"


def test_a_seat_that_is_taken_over_shows_nothing_any_more() -> None:
    with opened() as hub:
        hub.show(0, KEPT)
        phone = Phone(hub, 0)
        phone.hear()
        hub.let_go(0)
        assert phone.hear()["reason"] == "taken_over"
        again = Phone(hub, 0)
        with pytest.raises(TimeoutError):
            again.hear(0.1)

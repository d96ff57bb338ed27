import socket
import time

import pytest

from game.manifest import manifest
from game.phones.gate import CONNECTIONS, FROM_ONE
from tests.phones.phone import Phone, asked, get, heard, opened, until

HUNG_UP = 0


def test_the_page_is_served_and_kept_nowhere() -> None:
    with opened() as hub:
        status, headers, body = get(hub, "/")
        assert (status, body) == (200, b"<!doctype html><title>phone</title>")
        assert headers["Content-Type"] == "text/html; charset=utf-8"
        assert headers["Cache-Control"] == "no-store"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"


def test_the_page_may_load_nothing_from_anywhere_else() -> None:
    with opened() as hub:
        rules = get(hub, "/")[1]["Content-Security-Policy"].split("; ")
        assert "default-src 'none'" in rules
        assert f"connect-src 'self' ws://127.0.0.1:{hub.port}" in rules
        assert "script-src 'self'" in rules
        assert "frame-ancestors 'none'" in rules
        assert "unsafe" not in str(rules)


def test_every_picture_and_every_letter_is_served_as_what_it_is() -> None:
    starts = {
        "image/webp": b"RIFF",
        "image/jpeg": b"\xff\xd8",
        "image/png": b"\x89PNG",
        "font/ttf": b"\0\1\0\0",
    }
    with opened() as hub:
        for name, ending in (("cards/back/doc", "png"), ("boards/dice_town", "png"), ("fonts/rye", "ttf")):
            status, headers, body = get(hub, f"/art/{name}.{ending}")
            assert status == 200
            assert body.startswith(starts[headers["Content-Type"]])
            assert int(headers["Content-Length"]) == len(body)


@pytest.mark.parametrize(
    "path",
    [
        "/art/../pyproject.toml",
        "/art/%2e%2e/pyproject.toml",
        "/../../etc/passwd",
        "//etc/passwd",
        "/art/cards/back/doc.png/..",
        "/art//cards/back/doc.png",
        "/art/cards/back/doc.webp",
        "/art/music/menu.png",
        "/art/sounds/bell.png",
        "/index.html?x",
        "/?x=1",
        "/favicon.ico",
        "http://127.0.0.1/",
        "*",
    ],
)
def test_nothing_but_what_is_listed_can_be_fetched(path: str) -> None:
    with opened() as hub:
        assert get(hub, path)[0] == 404


def test_sounds_and_tunes_are_not_served() -> None:
    with opened() as hub:
        kinds = {entry.kind for name, entry in manifest().items() if get(hub, f"/art/{name}.ogg")[0] == 200}
        assert kinds == set()


@pytest.mark.parametrize("method", ["POST", "PUT", "HEAD", "DELETE", "OPTIONS", "TRACE", "get"])
def test_only_get_is_answered(method: str) -> None:
    with opened() as hub:
        status, headers, _ = asked(hub, f"{method} / HTTP/1.1\r\nHost: 127.0.0.1:{hub.port}\r\n\r\n")
        assert (status, headers["Allow"]) == (405, "GET")


@pytest.mark.parametrize("host", ["example.com", "localhost:{port}", "127.0.0.1", "127.0.0.1:1", ""])
def test_a_request_for_another_host_is_refused(host: str) -> None:
    with opened() as hub:
        status, _, body = get(hub, "/", Host=host.format(port=hub.port))
        assert (status, body) == (421, b"This is not the host you asked for.\n")


def test_a_request_without_a_host_or_with_two_is_refused() -> None:
    with opened() as hub:
        host = f"Host: 127.0.0.1:{hub.port}\r\n"
        assert asked(hub, "GET / HTTP/1.1\r\n\r\n")[0] == 421
        assert asked(hub, f"GET / HTTP/1.1\r\n{host}{host}\r\n")[0] == 421


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1:{port}", "http://127.0.0.1"]
)
def test_a_page_of_somebody_else_may_ask_nothing(origin: str) -> None:
    with opened() as hub:
        upgrade = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Sec_WebSocket_Version": "13",
        }
        assert get(hub, "/", Origin=origin.format(port=hub.port))[0] == 403
        assert get(hub, "/ws", Origin=origin.format(port=hub.port), **upgrade)[0] == 403
        assert get(hub, "/ws", **upgrade)[0] == 403


def test_a_request_that_is_no_request_is_refused() -> None:
    host = "Host: 127.0.0.1:{port}\r\n"
    wrong = {
        "hello\r\n\r\n": HUNG_UP,
        "GET / HTTP/2\r\n\r\n": HUNG_UP,
        "\0" * 20_000: 414,
        "GET /" + "x" * 9000 + " HTTP/1.1\r\n\r\n": 414,
        f"GET / HTTP/1.1\r\n{host}X: {'y' * 9000}\r\n\r\n": 431,
        f"GET / HTTP/1.1\r\n{host}" + "X: y\r\n" * 200 + "\r\n": 431,
        f"GET / HTTP/1.1\r\n{host}Content-Length: 5\r\n\r\nhello": HUNG_UP,
        f"GET / HTTP/1.1\r\n{host}bad header\r\n\r\n": HUNG_UP,
    }
    with opened() as hub:
        for request, status in wrong.items():
            assert asked(hub, request.format(port=hub.port))[0] == status, request[:40]
        assert get(hub, "/")[0] == 200


def test_whoever_asks_too_often_must_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.phones.gate._BURST", 20)
    monkeypatch.setattr("game.phones.gate._A_SECOND", 10)
    with opened() as hub:
        answers = [get(hub, "/favicon.ico")[0] for _ in range(60)]
        assert answers[:20] == [404] * 20
        assert 429 in answers
        until(lambda: get(hub, "/")[0] == 200)


def test_there_are_never_too_many_connections_and_who_plays_stays() -> None:
    assert FROM_ONE < CONNECTIONS
    with opened() as hub:
        phone = Phone(hub, 0)
        heard(hub)
        idle = [socket.create_connection(("127.0.0.1", hub.port)) for _ in range(FROM_ONE)]
        assert get(hub, "/")[0] == 503
        phone.answer(1, "pass")
        assert len(heard(hub)) == 1
        for each in idle:
            each.close()
        until(lambda: get(hub, "/")[0] == 200)


def test_a_connection_that_asks_nothing_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.phones.server._OPENING", 0.2)
    with opened() as hub, socket.create_connection(("127.0.0.1", hub.port), timeout=5) as silent:
        began = time.monotonic()
        silent.sendall(b"GET / HT")
        assert silent.recv(100) == b""
        assert time.monotonic() - began < 2

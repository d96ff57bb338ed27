import gc
import logging
import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
import time
import traceback
from pathlib import Path

import pytest

from game.phones.address import addresses, may_listen
from game.phones.hub import CannotListen, Hub
from game.phones.invitation import Tokens, qr
from game.phones.reach import PATIENCE, Obstacle
from game.text import Speaker
from tests.phones.phone import PAGE, Phone, get, heard, opened, until

ROOT = Path(__file__).resolve().parents[2]


def threads() -> list[str]:
    return [each.name for each in threading.enumerate() if each.name == "phones"]


def test_nothing_listens_until_it_is_asked_for() -> None:
    hub = Hub((0, 1), "127.0.0.1", page=PAGE)
    hub.show(0, b"{}")
    assert threads() == []
    assert not hub.is_open
    assert hub.heard() == []
    assert not hub.is_here(0)
    hub.close()


def test_nothing_of_a_server_is_loaded_until_it_is_asked_for() -> None:
    program = "import sys, game.phones.hub, game.phones.party; print(*sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert {"asyncio", "websockets", "segno"}.isdisjoint(ran.stdout.split())


def test_when_it_is_closed_its_thread_is_gone_and_its_port_free() -> None:
    with opened() as hub:
        phone = Phone(hub, 0)
        heard(hub)
        port = hub.port
        assert threads() == ["phones"]
    assert threads() == []
    assert phone.hear()["reason"] == "closed"
    socket.create_server(("127.0.0.1", port)).close()
    hub.close()


def test_a_phone_that_does_not_listen_holds_nobody_up_at_the_end() -> None:
    with opened() as hub:
        idle = [socket.create_connection(("127.0.0.1", hub.port)) for _ in range(5)]
        phone = Phone(hub, 0)
        heard(hub)
        began = time.monotonic()
    assert time.monotonic() - began < 1.5
    for each in idle:
        each.close()
    phone.close()


def test_a_program_that_forgets_to_close_ends_all_the_same() -> None:
    program = (
        "from tests.phones.phone import *\n"
        "hub = Hub((0,), '127.0.0.1', page=PAGE)\nhub.open()\nphone = Phone(hub, 0)\nprint('done')"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True, timeout=20
    )
    assert (ran.stdout, ran.stderr) == ("done\n", "")


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
def test_a_program_that_is_killed_leaves_its_port() -> None:
    program = (
        "from tests.phones.phone import *\nimport sys\n"
        "hub = Hub((0,), '127.0.0.1', page=PAGE)\nhub.open()\nprint(hub.port, flush=True)\nsys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        port = int(running.stdout.readline())
        running.send_signal(signal.SIGKILL)
        running.wait(5)
    socket.create_server(("127.0.0.1", port)).close()


def test_only_the_chosen_address_is_listened_on() -> None:
    with opened() as hub, socket.socket() as probe:
        probe.settimeout(0.5)
        assert probe.connect_ex(("127.0.0.2", hub.port)) != 0


@pytest.mark.parametrize(
    "address", ["0.0.0.0", "8.8.8.8", "::", "127.1", "224.0.0.1", "localhost", "", "example.com"]
)
def test_no_address_but_one_of_a_local_network_is_listened_on(address: str) -> None:
    assert not may_listen(address)
    with pytest.raises(CannotListen) as trouble:
        Hub((0,), address, page=PAGE).open()
    assert Speaker("en")(trouble.value.message).startswith("Phones are only served on a local network")


def test_a_hub_that_cannot_listen_says_so_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = Hub((0,), "127.0.0.1", other.getsockname()[1], page=PAGE)
        with pytest.raises(CannotListen) as trouble:
            taken.open()
    assert "127.0.0.1" in Speaker("fr")(trouble.value.message)
    with pytest.raises(CannotListen):
        Hub((0,), "192.168.213.77", page=PAGE).open()
    with pytest.raises(CannotListen):
        Hub((0,), "127.0.0.1", 99_999, page=PAGE).open()
    assert threads() == []


def test_some_address_is_offered_and_can_be_listened_on() -> None:
    for address in addresses():
        assert may_listen(address)
        hub = Hub((0,), address, page=PAGE)
        hub.open()
        hub.close()


def test_a_name_server_that_does_not_answer_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()

    def ask(_: str) -> tuple[str, list[str], list[str]]:
        answered.wait(3)
        return "", [], ["192.168.77.77"]

    monkeypatch.setattr(socket, "gethostbyname_ex", ask)
    began = time.monotonic()
    assert "192.168.77.77" not in addresses()
    assert time.monotonic() - began < 2
    answered.set()
    assert "192.168.77.77" in addresses()


def test_an_invitation_is_an_address_that_a_camera_can_read() -> None:
    with opened(0, 3) as hub:
        here, there = hub.invitation(0), hub.invitation(3)
        assert here.url.startswith(f"http://127.0.0.1:{hub.port}/#")
        secret = here.url.partition("#")[2]
        assert len(secret) * 6 >= 128
        assert secret != there.url.partition("#")[2]
        assert here == hub.invitation(0)
        assert here.matrix == qr(here.url)
        assert len({len(row) for row in here.matrix} | {len(here.matrix)}) == 1


def test_every_evening_has_other_secrets() -> None:
    assert len({Tokens((0,)).invitation(0, "").url for _ in range(50)}) == 50


def test_no_secret_is_in_what_a_crash_or_a_log_would_tell(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG), opened() as hub:
        secret = hub.invitation(0).url.partition("#")[2]
        phone = Phone(hub, 0)
        heard(hub)
        told = [repr(each) for each in (hub, hub.invitation(0), hub._tokens, hub._server)]
        server = hub._server
        assert server is not None
        told += [repr(each) for each in (server.chairs, server.chairs[0].line, server.ear, server.reach)]
        try:
            hub.show(9, b"{}")
        except KeyError as error:
            told.append("".join(traceback.format_exception(error)))
        for holder in (hub._tokens, hub):
            with pytest.raises(TypeError) as no:
                pickle.dumps(holder)
            told.append(str(no.value))
        phone.say('{"is":"hello","token":"' + secret + '"')
        assert phone.hear()["is"] == "bye"
        assert secret not in str(told)
    ours = [each for each in caplog.records if each.name != "websockets.client"]
    assert secret not in str([(each.getMessage(), each.args) for each in ours])


def test_a_secret_is_in_no_file_of_the_program() -> None:
    with opened() as hub:
        secret = hub.invitation(0).url.partition("#")[2].encode()
        Phone(hub, 0)
        heard(hub)
    written = [each for each in (ROOT / "game").rglob("*") if each.is_file() and secret in each.read_bytes()]
    assert written == []


def test_what_keeps_phones_out_is_told_as_far_as_it_can_be_known() -> None:
    with opened() as hub:
        assert hub.obstacle() is None
        hub._opened -= PATIENCE
        assert hub.obstacle() is Obstacle.NOTHING_COMES
        get(hub, "/", Host="other.example")
        assert hub.obstacle() is Obstacle.FOREIGN
        get(hub, "/")
        assert hub.obstacle() is Obstacle.PAGE_ONLY
        stranger = Phone(hub, 0, hello=False)
        until(lambda: hub.obstacle() is Obstacle.NOBODY_STAYS)
        stranger.close()
        phone = Phone(hub, 0)
        heard(hub)
        assert hub.obstacle() is None
        phone.close()


def test_a_hub_that_is_gone_leaves_nothing_behind() -> None:
    for _ in range(5):
        with opened() as hub:
            Phone(hub, 0).close()
    gc.collect()
    assert threads() == []

"""A phone without a browser, to try whether phones are served: it fetches, listens and answers."""

import socket
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.typing import Origin
from websockets.uri import parse_uri

from game.phones.gate import SOCKET
from game.phones.invitation import Invitation

_PATIENCE = 20.0
_DEVICE = "trial_of_this_computer"


class TrialPhone:
    """One phone at its seat; OSError where it is not served as it should be."""

    def __init__(self, invitation: Invitation) -> None:
        address = urlsplit(invitation.url)
        self._at = str(address.hostname), int(address.port or 80)
        self._host = address.netloc
        self.screen: Any = None
        """What it shows, as plain data."""
        origin = Origin(f"http://{self._host}")
        self._protocol = ClientProtocol(parse_uri(f"ws://{self._host}{SOCKET}"), origin=origin)
        self._plug = socket.create_connection(self._at, timeout=_PATIENCE)
        self._protocol.send_request(self._protocol.connect())
        self._flush()
        self._say({"is": "hello", "token": address.fragment, "device": _DEVICE})

    def fetch(self, path: str) -> bytes:
        """What is served under a path; OSError if nothing is."""
        with socket.create_connection(self._at, timeout=_PATIENCE) as plug:
            plug.sendall(f"GET {path} HTTP/1.1\r\nHost: {self._host}\r\n\r\n".encode())
            answer = b""
            while piece := plug.recv(65536):
                answer += piece
        head, _, body = answer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 200 "):
            raise OSError(f"{path}: {head[:40]!r}")
        return body

    def listen(self) -> None:
        """Wait for the next screen."""
        while True:
            for event in self._protocol.events_received():
                if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                    message = msgspec.json.decode(event.data)
                    if message["is"] == "welcome":
                        continue
                    if message["is"] != "screen":
                        raise OSError(str(message["is"]))
                    self.screen = message["screen"]
                    return
            data = self._plug.recv(65536)
            if not data:
                raise OSError("hung up")
            self._protocol.receive_data(data)
            self._flush()

    def answer(self, number: int, code: str) -> None:
        self._say({"is": "answer", "number": number, "code": code})

    def respond(self) -> None:
        """Answer what it asks, if it asks anything, with whatever is offered first."""
        question = self.screen.get("question")
        if question and question.get("axes"):
            parts = [_least(axis) for axis in question["axes"]]
            self._say({"is": "answer", "number": question["number"], "parts": parts})
        elif question:
            self.answer(question["number"], question["options"][0]["code"])

    def close(self) -> None:
        self._plug.close()

    def _say(self, message: object) -> None:
        while self._protocol.handshake_exc is None and self._protocol.state.name == "CONNECTING":
            self._protocol.receive_data(self._plug.recv(65536))
            self._protocol.events_received()
        self._protocol.send_text(msgspec.json.encode(message))
        self._flush()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self._plug.sendall(data)


def _least(axis: dict[str, Any]) -> int | list[int]:
    """As little as can be: the lowest number, or only what is picked already."""
    if axis.get("words"):
        return int(axis.get("low", 0))
    return [place for place, thing in enumerate(axis.get("things", ())) if thing.get("fixed")]

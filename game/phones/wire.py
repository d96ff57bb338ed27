"""What phones and the program say to each other: every message, as it goes over the wire."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

LONGEST = 4096
"""Bytes of the longest message a phone may send."""
_MANY = 64

Token = Annotated[str, Meta(max_length=_MANY)]
Device = Annotated[str, Meta(min_length=16, max_length=_MANY, pattern=r"^[A-Za-z0-9_-]+$")]
Language = Literal["en", "fr"]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Part = int | Annotated[list[int], Meta(max_length=_MANY)]
"""What is chosen along one axis: the whole number itself, or the places of the chosen items, from 0."""
Parts = Annotated[list[Part], Meta(max_length=16)]


class Hello(Struct, frozen=True, tag_field="is", tag="hello", forbid_unknown_fields=True):
    """A phone says for which seat it comes, and which phone it is."""

    token: Token
    device: Device
    language: Language = "en"

    def __repr__(self) -> str:
        return "Hello(…)"


class Answer(Struct, frozen=True, tag_field="is", tag="answer", forbid_unknown_fields=True):
    """The answer to a question: its code, or one part for each axis."""

    number: Number
    code: Annotated[str, Meta(max_length=512)] | None = None
    parts: Parts | None = None


class Speak(Struct, frozen=True, tag_field="is", tag="language", forbid_unknown_fields=True):
    """The phone wants another language from now on."""

    language: Language


FromPhone = Hello | Answer | Speak


class Screen(Struct, frozen=True, tag_field="is", tag="screen"):
    """All that the phone shows now."""

    serial: int
    screen: Raw


class Refused(Struct, frozen=True, tag_field="is", tag="refused"):
    """An answer that was not taken."""

    number: int
    why: str


class Wait(Struct, frozen=True, tag_field="is", tag="wait"):
    """The phone must wait for somebody at the big screen."""

    why: str


class Welcome(Struct, frozen=True, tag_field="is", tag="welcome"):
    """The phone has its seat, and there is nothing to show yet."""

    why: str


Reason = Literal[
    "closed", "replaced", "unknown", "turned_away", "full", "misuse", "late", "slow", "taken_over"
]


class Bye(Struct, frozen=True, tag_field="is", tag="bye"):
    """The last word before the connection is closed."""

    reason: Reason
    why: str


ToPhone = Screen | Refused | Wait | Welcome | Bye

_decoder = msgspec.json.Decoder(FromPhone)
_encoder = msgspec.json.Encoder()


class Malformed(Exception):
    """Not a message that a phone of ours sends."""


def read(frame: str | bytes) -> FromPhone:
    """The message in a frame; Malformed, which repeats nothing of what was sent."""
    if not isinstance(frame, str):
        raise Malformed
    try:
        message: FromPhone = _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Malformed from None
    return message


def written(message: ToPhone) -> str:
    """A message as a text frame."""
    return _encoder.encode(message).decode()

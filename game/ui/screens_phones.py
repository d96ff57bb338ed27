"""Phones at the table, as the big screen shows them: nobody listens here, and the secrets are none."""

from collections.abc import Sequence
from typing import Any, cast

from game.engine import Seat
from game.games import game
from game.phones.ear import Heard
from game.phones.hub import Hub
from game.phones.invitation import Invitation, qr
from game.phones.reach import Obstacle
from game.play.channels import PHONE, with_pad
from game.play.seating import COLOURS, HUMAN, NAMES, Sitter, face_of
from game.play.session import Session
from game.ui.couch.changing import changing
from game.ui.couch.invite import Invite
from game.ui.couch.knocking import knocked
from game.ui.couch.one_code import OneCode
from game.ui.couch.phoning import Phoning
from game.ui.couch.places import Places
from game.ui.house import House
from game.ui.positions import position, seated, sensible
from game.ui.scene import Scene
from game.ui.scenes.pause import Pause
from game.ui.screens_pads import pads_here
from game.ui.tables import TABLES, lay_table
from game.ui.tables.kind import Make
from game.ui.tables.table import TableScene

_ADDRESS = "192.168.1.20"
_NETWORKS = (_ADDRESS, "10.0.0.7")


class PaperHub:
    """What a hub would say, without one: the same each time."""

    def __init__(self, here: Sequence[Seat] = (), obstacle: Obstacle | None = None) -> None:
        self.here = set(here)
        self.address = _ADDRESS
        self._obstacle = obstacle
        self._numbers: dict[Seat, int] = {}

    def invitation(self, seat: Seat) -> Invitation:
        url = f"http://{_ADDRESS}:41234/#" + f"an-example-and-no-secret{seat}"[-24:]
        return Invitation(url, qr(url))

    def is_here(self, seat: Seat) -> bool:
        return seat in self.here

    def is_knocking(self, _: Seat) -> bool:
        return True

    def obstacle(self) -> Obstacle | None:
        return self._obstacle

    def heard(self) -> list[Heard]:
        return []

    def show(self, seat: Seat, screen: bytes) -> None:
        """Nobody looks at it."""

    def next_number(self, seat: Seat) -> int:
        self._numbers[seat] = self._numbers.get(seat, 0) + 1
        return self._numbers[seat]

    def language(self, _: Seat) -> str:
        return "en"

    def close(self) -> None:
        """Nobody is there."""


def _paper(house: House, here: Sequence[Seat] = (), obstacle: Obstacle | None = None) -> None:
    house.phoning = Phoning(cast(Hub, PaperHub(here, obstacle)))


def _slug() -> str:
    return next(slug for slug in TABLES if game(slug).hands_are_secret)


def _people(count: int) -> dict[Seat, Sitter]:
    return {
        seat: Sitter(HUMAN, NAMES[seat], COLOURS[seat], face_of(NAMES[seat], seat)) for seat in range(count)
    }


def _invited(count: int, here: Sequence[Seat], obstacle: Obstacle | None = None) -> Make:
    def made(house: House) -> list[Scene]:
        _paper(house, here, obstacle)
        people = _people(count)
        return [Invite(house, people, tuple(people), lambda: None, networks=_NETWORKS)]

    return made


def _one_code(house: House) -> list[Scene]:
    (invite,) = _invited(3, ())(house)
    return [invite, OneCode(house, _people(3)[1], 1)]


def _table(house: House, here: Sequence[Seat]) -> TableScene[Any]:
    """Three people with phones and a bot choose at once; the first of them is ready."""

    def there(session: Session) -> bool:
        asks = session.asks()
        enough = len(session.record.answers) > 30
        return enough and len([ask for ask in asks if ask.sealed]) == 3

    scene = position(lay_table, house, seated(_slug(), 4, 3), there)
    for seat in scene.session.people:
        scene.session.channels.put(seat, PHONE)
    _paper(house, here)
    ask = scene.session.asks()[0]
    scene.session.answer(ask, sensible(scene.session, ask, 200))
    scene.sit_anew()
    for _ in range(3):
        scene.update(0.0)
        scene.playback.skip()
    return scene


def _second(house: House) -> list[Scene]:
    scene = _table(house, (0, 1, 2))
    return [scene, knocked(house, scene.phones, 1, scene.session.sitters[1].name, "iPhone")]


def _places(house: House) -> list[Scene]:
    """A match of four people goes on: one has a phone, two have pads."""
    pads_here(house, 2)
    chosen = {0: with_pad(1), 1: PHONE, 2: with_pad(2)}
    return [Places(house, _people(4), chosen, lambda _, __: None)]


def _places_playing(house: House) -> list[Scene]:
    """In the middle of a match: the phone of one is away."""
    scene = _table(house, (0, 2))
    return [scene, changing(house, scene)]


def _pause(house: House) -> list[Scene]:
    """From here phones are invited again, and pads exchanged."""
    scene = _table(house, (0, 2))
    return [scene, Pause(house, scene.session, None, scene)]


PHONES: dict[str, Make] = {
    "phones_invite": _invited(3, (0,)),
    "phones_invite_one": _invited(1, ()),
    "phones_invite_six": _invited(6, (1, 2, 5)),
    "phones_nothing_comes": _invited(4, (), Obstacle.NOTHING_COMES),
    "phones_code": _one_code,
    "phones_ready": lambda house: [_table(house, (0, 1, 2))],
    "phones_lost": lambda house: [_table(house, (0, 2))],
    "phones_second": _second,
    "pause_phones": _pause,
    "places": _places,
    "places_playing": _places_playing,
}

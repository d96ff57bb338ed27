"""From set-up to the table with a server that listens: phones scan, sit down, and answer."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

from game.games import game
from game.play.channels import PHONE
from game.ui.couch.invite import Invite
from game.ui.offscreen import Offscreen
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import Title
from game.ui.tables.table import TableScene
from tests.phones.phone import Phone
from tests.ui.hands import Mouse

ANSWERS = 12


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """No network but this computer's own."""
    monkeypatch.setattr("game.ui.couch.invite.addresses", lambda: ("127.0.0.1",))


def frames_until(shown: Offscreen, true: Callable[[], object]) -> None:
    for _ in range(2000):
        if true():
            return
        shown.frames(1)
    raise AssertionError("it never comes true")


def is_longer(answers: Sequence[object], before: int) -> bool:
    return len(answers) > before


class Shown:
    """What a phone shows, as of the last message that came."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.question: dict[str, Any] | None = None

    def asks(self) -> bool:
        with suppress(TimeoutError):
            while True:
                said = self.phone.hear(0.01)
                if said["is"] == "screen":
                    self.question = said["screen"].get("question")
        return self.question is not None and bool(self.question.get("options"))

    def answer(self) -> None:
        assert self.question is not None
        self.phone.answer(self.question["number"], self.question["options"][-1]["code"])
        self.question = None


@pytest.mark.usefixtures("at_home")
def test_two_phones_come_by_their_codes_and_play(shown: Offscreen) -> None:
    page = Setup(shown.house, game("claim_it"))
    shown.show(Title(shown.house), page)
    for seat, kind in enumerate(["phone", "phone"] + ["closed"] * (len(page.plan.seats) - 2)):
        page.plan.put_kind(seat, kind)
    page.rebuild()
    Mouse(shown).press_named("Start")
    invite = shown.app.stack.top
    assert isinstance(invite, Invite)
    phoning = shown.house.phoning
    assert phoning is not None
    hub = phoning.hub
    phones = [Phone(hub, seat, f"of_{seat}") for seat in (0, 1)]
    frames_until(shown, lambda: all(hub.is_here(seat) for seat in (0, 1)))
    Mouse(shown).press_named("Start")
    table = shown.app.stack.top
    assert isinstance(table, TableScene)
    assert set(table.session.channels.chosen.values()) == {PHONE}
    answers = table.session.record.answers
    seen = [Shown(phone) for phone in phones]
    while len(answers) < ANSWERS:
        frames_until(shown, lambda: any(each.asks() for each in seen))
        before = len(answers)
        next(each for each in seen if each.question).answer()
        frames_until(shown, partial(is_longer, answers, before))
    assert {each.seat for each in answers} == {0, 1}
    shown.app.stack.apply(shown.house.routes.title())
    assert shown.house.phoning is None
    assert all(phone.is_let_go() for phone in phones)

"""Phones on the network at whole games: cut off and back at every kind of question, with nothing lost."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from game.engine import Combinations, Rng, Seat
from game.phones.hub import Hub
from game.phones.party import Party
from game.play.session import Session
from tests.phones.company import Paper, answer, company, plain
from tests.phones.phone import Phone, opened, until
from tests.play.seated import session

SEATS = 3


class Evening:
    """A match whose people answer by themselves, but for the phones that a test holds in its hands."""

    def __init__(self, playing: Session, hub: Hub, project: Callable[..., bytes] | None = None) -> None:
        self.session, self.hub = playing, hub
        self.party = Party(playing, hub, playing.people, project)
        self.rng = Rng.seeded("evening", playing.record.seed)
        self.party.poll(0.0)

    def given(self) -> int:
        """How much was said and counts: at the table, or kept until a call is over."""
        calling = self.party._calling
        return 10 * len(self.session.record.answers) + (len(calling.said) if calling.on else 0)

    def look(self) -> None:
        """A frame in which phones show what there is."""
        self.session.poll()
        self.party.poll(1.0)

    def reply(self) -> None:
        """Everybody who is asked answers."""
        server = self.hub._server
        assert server is not None
        for seat in self.party.seats:
            ask = self.party._shown[seat].ask
            if ask is not None:
                server.ear.hear(answer(ask, seat, self.rng))

    def kind(self, seat: Seat) -> str | None:
        """What kind of question a phone shows."""
        shown = self.party._shown[seat]
        if shown.ask is None:
            return None
        parts = isinstance(shown.ask.options, Combinations)
        return f"{shown.ask.kind} {parts} {shown.call is not None}"


def screen(phone: Phone) -> Any:
    message = phone.hear()
    assert message["is"] == "screen", message
    return message


def cut_off_and_back(evening: Evening, seat: Seat, way: str) -> None:
    """A phone is killed before it answers, and again right after: the answer counts once."""
    hub, party = evening.hub, evening.party
    shown = party._shown[seat].ask
    assert shown is not None
    first = Phone(hub, seat)
    before = screen(first)
    getattr(first, way)()
    second = Phone(hub, seat)
    assert screen(second) == before
    given = evening.given()
    said = answer(shown, seat, evening.rng)
    parts = None if said.parts is None else list(said.parts)
    message = {"is": "answer", "number": said.number, "code": said.code, "parts": parts}
    second.say({name: each for name, each in message.items() if each is not None})
    second.close()

    def is_taken() -> bool:
        party.poll(0.0)
        return evening.given() > given

    until(is_taken)
    third = Phone(hub, seat)
    after = screen(third)
    assert after["serial"] > before["serial"]
    third.say({name: each for name, each in message.items() if each is not None})
    taken = evening.given()

    def hears_it() -> bool:
        party.poll(0.0)
        with suppress(TimeoutError):
            return bool(third.hear(0.01)["is"] == "refused")
        return False

    until(hears_it)
    assert evening.given() == taken
    third.close()


def killed(slug: str, options: dict[str, Any], seed: int, enough: int) -> list[str]:
    """The kinds of questions at which phones were killed, until so many were found or the game was over."""
    playing = session(slug, *["human"] * SEATS, seed=seed, **options)
    seen: list[str] = []
    with opened(*range(SEATS)) as hub:
        evening = Evening(playing, hub)
        while not playing.over and len(seen) < enough:
            evening.look()
            for seat in range(SEATS):
                kind = evening.kind(seat)
                if kind is not None and kind not in seen:
                    seen.append(kind)
                    cut_off_and_back(evening, seat, ("die", "close")[len(seen) % 2])
                    break
            else:
                evening.reply()
    return seen


GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("claim_it", {}, 2),
    ("dice_town", {"wild_west": True, "poker_face": True}, 7),
    ("dalton_city", {}, 4),
]


@pytest.mark.parametrize(("slug", "options", "enough"), GAMES, ids=[each[0] for each in GAMES])
def test_a_phone_killed_at_any_kind_of_question_loses_nothing(
    slug: str, options: dict[str, Any], enough: int
) -> None:
    assert len(killed(slug, options, 1, enough)) == enough


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@pytest.mark.parametrize(("slug", "options", "enough"), GAMES, ids=[each[0] for each in GAMES])
def test_over_whole_games_a_phone_killed_at_any_kind_of_question_loses_nothing(
    slug: str, options: dict[str, Any], enough: int, seed: int
) -> None:
    assert len(killed(slug, options, seed, 1000)) >= enough


def test_what_goes_over_the_wire_is_what_the_match_shows_and_nothing_else() -> None:
    playing = session("dice_town", *["human"] * 6, wild_west=True)
    people = company(session("dice_town", *["human"] * 6, wild_west=True))
    with opened(*range(6)) as hub:
        phones = [Phone(hub, seat) for seat in range(6)]
        until(lambda: all(hub.is_here(seat) for seat in range(6)))
        party = Party(playing, hub, range(6), plain)
        got: dict[Seat, list[Any]] = {seat: [] for seat in range(6)}
        for _ in range(40):
            for each in (people.party, party):
                each.session.poll()
                each.poll(0.5)
            for seat, phone in enumerate(phones):
                while len(got[seat]) < len(people.hub.sent[seat]):
                    got[seat].append(screen(phone)["screen"])
                if (ask := people.party._shown[seat].ask) is not None:
                    said = answer(ask, seat, people.rng)
                    people.hub.said.append(said)
                    assert hub._server is not None
                    hub._server.ear.hear(said)
        assert got == {seat: [json.loads(each) for each in people.hub.sent[seat]] for seat in range(6)}
        for phone in phones:
            with pytest.raises(TimeoutError):
                phone.hear(0.02)


def test_a_match_goes_on_whatever_becomes_of_its_phones() -> None:
    playing = session("claim_it", *["human"] * 3, seed=2)
    with opened(*range(3)) as hub:
        evening = Evening(playing, hub, plain)
        rng = Rng.seeded("fates")
        for _ in range(100_000):
            if playing.over:
                break
            if not rng.below(30):
                phone = Phone(hub, rng.below(3), rng.pick(("own", "other")))
                match rng.below(6):
                    case 0:
                        phone.close()
                    case 1:
                        phone.die()
                    case 2:
                        phone.say("nonsense")
                    case 3:
                        phone.answer(1, "pass")
                    case 4:
                        hub.admit(0)
                    case _:
                        hub.turn_away(1)
            evening.look()
            evening.reply()
        assert playing.over


def test_a_paper_hub_and_a_real_one_offer_a_match_the_same() -> None:
    with opened(0, 1) as hub:
        for name in ("heard", "show", "refuse", "let_go", "next_number", "language"):
            assert callable(getattr(hub, name))
            assert callable(getattr(Paper(), name))
        assert [hub.next_number(0), hub.next_number(0), hub.next_number(1)] == [1, 2, 1]

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.engine import Action, Rng, Seat, Value
from game.phones import screens
from game.phones.calling import Calling
from game.phones.party import Party
from game.phones.shown import Shown
from game.play.desk import DirectDesk
from game.play.session import Session
from tests.contract.hidden import SECRETS
from tests.phones.company import People, answer, company, plain
from tests.phones.twins import asks_alike, mirrored, twin
from tests.play.seated import NODES, record

FRAME = 0.8


class Watched:
    """A game in which one phone after another is compared with itself at a table with other secrets."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.rng = Rng.seeded("twins", people.session.record.seed, people.session.rules.slug)
        self.other: People | None = None
        self.seat: Seat = 0
        self.compared = self.differed = self.parted = self.calls = 0

    def play(self, most: int) -> None:
        for _ in range(most):
            if self.people.session.over:
                return
            self._frame()

    def _begin(self) -> People | None:
        self.seat = self.rng.pick(self.people.party.seats)
        self.other = twin(self.people, self.seat, self.rng)
        if self.other is not None:
            mine, theirs = self.people.session.table, self.other.session.table
            self.differed += mine.world != theirs.world or mine.frames != theirs.frames
        return self.other

    def _frame(self) -> None:
        people, other = self.people, self.other
        left = None if other is None else _left(people, other)
        for each in (people, other):
            if each is not None:
                each.session.poll()
                each.party.poll(FRAME)
        if other is not None and left is not None and left > FRAME:
            assert _left(people, other) == left - FRAME, "one call was shorter than the other"
        if other is not None and not self._is_same(people, other):
            self.other = other = None
            self.parted += 1
        if other is None:
            other = self._begin()
        for seat in people.party.seats:
            ask = people.party._shown[seat].ask
            if ask is None or not self.rng.below(3):
                continue  # not everybody is as quick
            said = answer(ask, seat, self.rng)
            people.hub.said.append(said)
            if other is not None:
                same = mirrored(said, ask, other.party._shown[seat].ask, self.seat, self.rng)
                if same is not None:
                    other.hub.said.append(same)

    def _is_same(self, people: People, other: People) -> bool:
        """Compare what was sent; False where something has come to light that parts the two tables."""
        mine, theirs = (each.party._feeds[self.seat].moments for each in (people, other))
        if [each.event for each in mine] != [each.event for each in theirs]:
            return False
        if not asks_alike(people.session, other.session, self.seat):
            return False
        assert people.hub.sent[self.seat] == other.hub.sent[self.seat]
        refused = [[each for each in one.hub.refused if each[0] == self.seat] for one in (people, other)]
        assert refused[0] == refused[1]
        assert people.party.call == other.party.call
        self.compared += 1
        self.calls += people.party.call is not None
        return True


def _left(people: People, other: People) -> float | None:
    """How long the call still lasts that is on at both tables."""
    one, two = people.party._calling.left, other.party._calling.left
    return one if one == two else None


GAMES: list[tuple[str, list[str], dict[str, Value]]] = [
    ("claim_it", ["human"] * 4, {}),
    ("dice_town", ["human"] * 4 + ["tenderfoot"], {}),
    ("dice_town", ["human"] * 6, {"wild_west": True}),
    ("dice_town", ["human"] * 4 + ["tenderfoot"] * 2, {"wild_west": True, "poker_face": True}),
    ("dalton_city", ["human"] * 6 + ["tenderfoot"] * 2, {}),
]
NAMES = ["claim_it", "dice_town", "wild_west", "poker_face", "dalton_city"]


def watched(
    slug: str,
    kinds: list[str],
    options: dict[str, Value],
    seed: int = 1,
    project: Callable[[Shown], bytes] = plain,
) -> Watched:
    return Watched(
        company(Session(record(slug, *kinds, seed=seed, **options), DirectDesk(), nodes=NODES), project)
    )


@pytest.mark.parametrize(("slug", "kinds", "options"), GAMES, ids=NAMES)
@pytest.mark.parametrize("project", [plain, screens.project], ids=["all_it_may_know", "its_screen"])
def test_a_phone_is_sent_the_same_bytes_whatever_its_seat_may_not_know(
    slug: str, kinds: list[str], options: dict[str, Value], project: Callable[[Shown], bytes]
) -> None:
    game = watched(slug, kinds, options, project=project)
    game.play(250)
    assert game.compared > 80
    assert game.differed >= 3 or slug not in SECRETS
    assert game.calls > 5 or slug != "dice_town"


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("project", [plain, screens.project], ids=["all_it_may_know", "its_screen"])
@pytest.mark.parametrize(("slug", "kinds", "options"), GAMES, ids=NAMES)
def test_over_whole_games_a_phone_is_sent_the_same_bytes_whatever_its_seat_may_not_know(
    slug: str,
    kinds: list[str],
    options: dict[str, Value],
    seed: int,
    project: Callable[[Shown], bytes],
) -> None:
    game = watched(slug, kinds, options, seed, project)
    game.play(100_000)
    assert game.people.session.over
    assert game.compared > 100


LEAKS: dict[str, Callable[[Session, Seat], object]] = {
    "a neighbour's cards": lambda playing, seat: playing.table.world.hands[(seat + 1) % 6],
    "sealed answers": lambda playing, _: [getattr(each, "answers", None) for each in playing.table.frames],
    "the pile": lambda playing, _: playing.table.world.store,
    "options of others": lambda playing, _: [repr(ask.options) for ask in playing.asks()],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_phone_that_is_told_too_much_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Party._now

    def leaky(party: Party, seat: Seat) -> Shown:
        shown = honest(party, seat)
        return replace(shown, view=(shown.view, LEAKS[leak](party.session, seat)))

    monkeypatch.setattr(Party, "_now", leaky)
    with pytest.raises(AssertionError):
        watched("dice_town", ["human"] * 6, {"wild_west": True}).play(4000)


def test_a_call_that_ends_when_those_have_answered_who_can_react_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Calling.say

    def hasty(calling: Calling, seat: Seat, action: Action) -> None:
        honest(calling, seat, action)
        able = {each for each, ask in calling.offered.items() if len(ask.options) > 1}
        if able <= calling.said.keys():
            calling.left = 0.0

    monkeypatch.setattr(Calling, "say", hasty)
    game = watched("dice_town", ["human"] * 6, {"wild_west": True, "poker_face": True})
    with pytest.raises(AssertionError, match="shorter"):
        game.play(4000)

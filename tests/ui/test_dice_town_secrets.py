"""Three people and a bot on one screen: what is secret is painted in one glaring colour, and never seen."""

import random
from collections.abc import Iterator

import pytest

from game.engine import loads
from game.games import all_rules
from game.games.dice_town.kinds import Kind
from game.play.session import Session
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.positions import seated
from game.ui.tables.dice_town.screens import position
from game.ui.tables.kit.fan import HandCard
from game.ui.tables.privacy import Screen
from tests.ui.hands import Mouse, choices
from tests.ui.marked_town import Watch, watched

SIZE = (1280, 720)
ANSWERS = 48


@pytest.fixture
def sitting() -> Iterator[Offscreen]:
    """The app with fast motion, so that frames in the middle of it are looked at too."""
    with offscreen(SIZE, Settings(language="en", speed="fast")) as shown:
        yield shown


def play(shown: Offscreen, watch: Watch, answers: int, chance: random.Random) -> None:
    """Press whatever can be pressed, and look at every frame on the way."""
    table, mouse = watch.table, Mouse(shown)
    goal = len(table.session.record.answers) + answers
    while len(table.session.record.answers) < goal and not table.session.over:
        found = choices(table)
        if table.playback.busy or not found:
            shown.frames(1, 1 / 20)
        else:
            mouse.press(chance.choice(found))
        watch.look(shown.picture())


def test_no_frame_between_two_private_looks_shows_a_secret(
    sitting: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(3)
    record = seated("dice_town", 4, 3, seed=11)
    watch = watched(sitting, Session(record, sitting.house.desk, nodes=200), monkeypatch)
    play(sitting, watch, ANSWERS, chance)
    assert watch.shared > 50
    assert watch.shown_in_private > 20, "the secrets are not even seen by those who may see them"


@pytest.mark.parametrize("again", ["load", "rematch"])
def test_nor_after_a_load_or_a_rematch(
    sitting: Offscreen, monkeypatch: pytest.MonkeyPatch, again: str
) -> None:
    chance = random.Random(5)
    record = seated("dice_town", 4, 3, seed=12, wild_west=True)
    with monkeypatch.context() as first:
        watch = watched(sitting, Session(record, sitting.house.desk, nodes=200), first)
        play(sitting, watch, ANSWERS // 4, chance)
    if again == "load":
        record = loads(record.dumps().encode(), all_rules())
    else:
        record = seated("dice_town", 4, 3, seed=13, wild_west=True)
    watch = watched(sitting, Session(record, sitting.house.desk, nodes=200), monkeypatch)
    assert watch.table.privacy.screen in (Screen.OPEN, Screen.CURTAIN, Screen.CALL)
    play(sitting, watch, ANSWERS, chance)  # long enough for everybody to hold cards, whatever is pressed
    assert watch.shared > 20
    assert watch.shown_in_private > 5


def test_a_table_that_lays_a_hand_open_is_caught(sitting: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    record = seated("dice_town", 4, 3, seed=11)
    watch = watched(sitting, Session(record, sitting.house.desk, nodes=200), monkeypatch)
    world = watch.table.session.table.world
    world.hands = (("dynamite",), *world.hands[1:])
    monkeypatch.setattr("game.ui.tables.dice_town.hand.cards_of", lambda _view, seat: list(world.hands[seat]))
    watch.table.playback.skip()
    watch.table.arrange()
    with pytest.raises(AssertionError, match="on a shared screen"):
        play(sitting, watch, 6, random.Random(1))


def test_what_the_first_player_held_is_turned_down_with_the_answer(sitting: Offscreen) -> None:
    """On a shared screen the first seat is at the bottom, as it was in its own look."""

    def at_the_store(session: Session) -> bool:
        """With a card in hand already."""
        asked = any(ask.kind == Kind.STORE and ask.seat == 0 for ask in session.asks())
        return asked and bool(session.table.world.hands[0])

    table = position(sitting.house, at_the_store, humans=3, seed=11)
    sitting.show(table)
    sitting.frames(1)
    assert table.privacy.screen is Screen.CURTAIN
    table.privacy.lift()
    table.look()
    assert table.ask is not None
    table.answer(table.ask.options[0])
    assert table.viewer is None
    assert table.playback.busy, "the card is on its way"
    table.arrange()
    assert not [each for each in table.form.widgets if isinstance(each, HandCard) and each.card is not None]

"""Three people and a bot on one screen: what is secret is painted in one glaring colour, and never seen."""

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.engine import loads
from game.games import all_rules
from game.games.dice_town.cards import Card
from game.games.dice_town.kinds import Kind
from game.games.dice_town.known import written
from game.play.session import Session
from game.settings import Settings
from game.ui.art import Art
from game.ui.canvas import Canvas
from game.ui.screens import seated
from game.ui.screens_dice_town import position
from game.ui.stage import Stage, stage
from game.ui.tables import TABLES
from game.ui.tables.dice import Die
from game.ui.tables.dice_town import cardface, hand, townsfolk
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.privacy import Screen
from tests.ui.hands import Mouse, choices

GLARING = (255, 0, 255)
SECRET = "secret"
SIZE = (1280, 720)
ANSWERS = 48


class Watch:
    """Paints every secret in one colour, and looks at each frame that is drawn."""

    def __init__(self, table: DiceTownTable) -> None:
        self.table = table
        self.shared = self.private = self.shown_in_private = 0

    def is_secret(self, card: object) -> bool:
        """In a hand or being looked at, and not known to all: a deed may be won, and lie, for all to see."""
        world, showing = self.table.session.table.world, self.table.showing
        known = {each for each, zones in written(world.memory.seen[-1]).items() if not zones & (zones - 1)}
        public = known | {*showing.queue, *showing.playing, *showing.spent}
        for owned in (*showing.wire, *showing.ranches):
            public.update(owned)
        held = any(card in cards for cards in (*world.hands, world.looked))
        return held and card not in public and not self.table.session.over

    def look(self, picture: pygame.Surface) -> None:
        seen = pygame.mask.from_threshold(picture, GLARING, (4, 4, 4, 255)).count()
        if self.table.viewer is None:
            self.shared += 1
            assert not seen, f"{self.table.privacy.screen}: {seen} pixels of a secret are on a shared screen"
        else:
            self.private += 1
            self.shown_in_private += bool(seen)


@pytest.fixture
def sitting() -> Iterator[Stage]:
    """The app with fast motion, so that frames in the middle of it are looked at too."""
    with stage(SIZE, Settings(language="en", speed="fast")) as shown:
        yield shown


def watched(shown: Stage, session: Session, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """A table under watch."""
    table = TABLES["dice_town"](shown.house, session)
    assert isinstance(table, DiceTownTable)
    watch = Watch(table)
    art_of, picture, draw_die, rolled_dice = cardface.art_of, Art.picture, Die.draw, townsfolk.rolled_dice
    under_cups: list[Die] = []

    def marked_art(card: Card, side: Any = cardface.Side.FACE) -> str:
        return f"{SECRET}:{art_of(card, side)}" if watch.is_secret(card) else art_of(card, side)

    def marked_entry(art: Art, name: str) -> Any:
        return entry(art, name.removeprefix(f"{SECRET}:"))

    def marked_picture(art: Art, name: str, *given: Any, **more: Any) -> pygame.Surface:
        found = picture(art, name.removeprefix(f"{SECRET}:"), *given, **more)
        if name.startswith(SECRET):
            found = found.copy()
            found.fill((*GLARING, 255))
        return found

    def marked_cell(art: Art, name: str, *given: Any, **more: Any) -> tuple[pygame.Surface, float]:
        found, scale = cell(art, name.removeprefix(f"{SECRET}:"), *given, **more)
        if name.startswith(SECRET):  # small cards are cut out of it
            found = found.copy()
            found.fill((*GLARING, 255))
        return found, scale

    def noted_dice(*given: Any) -> list[Die]:
        under_cups.extend(made := rolled_dice(*given))
        return made

    def marked_die(die: Die, canvas: Canvas) -> None:
        if any(die is each for each in under_cups):
            canvas.fill((die.rest[0] - 20, die.rest[1] - 20, 40, 40), GLARING)
        else:
            draw_die(die, canvas)

    entry, cell = Art.entry, Art.cell
    monkeypatch.setattr(cardface, "art_of", marked_art)
    monkeypatch.setattr(Art, "entry", marked_entry)
    monkeypatch.setattr(Art, "picture", marked_picture)
    monkeypatch.setattr(Art, "cell", marked_cell)
    monkeypatch.setattr(Die, "draw", marked_die)
    monkeypatch.setattr(townsfolk, "rolled_dice", noted_dice)
    shown.app.stack.scenes.clear()
    shown.show(table)
    return watch


def play(shown: Stage, watch: Watch, answers: int, chance: random.Random) -> None:
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
    sitting: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(3)
    record = seated("dice_town", 4, 3, seed=11)
    watch = watched(sitting, Session(record, sitting.house.desk, nodes=200), monkeypatch)
    play(sitting, watch, ANSWERS, chance)
    assert watch.shared > 50
    assert watch.shown_in_private > 20, "the secrets are not even seen by those who may see them"


@pytest.mark.parametrize("again", ["load", "rematch"])
def test_nor_after_a_load_or_a_rematch(sitting: Stage, monkeypatch: pytest.MonkeyPatch, again: str) -> None:
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
    play(sitting, watch, ANSWERS // 3, chance)
    assert watch.shared > 20
    assert watch.shown_in_private > 5


def test_a_table_that_lays_a_hand_open_is_caught(sitting: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    record = seated("dice_town", 4, 3, seed=11)
    watch = watched(sitting, Session(record, sitting.house.desk, nodes=200), monkeypatch)
    world = watch.table.session.table.world
    world.hands[0] = ["dynamite"]
    monkeypatch.setattr(hand, "cards_of", lambda _view, seat: list(world.hands[seat]))
    watch.table.playback.skip()
    watch.table.arrange()
    with pytest.raises(AssertionError, match="on a shared screen"):
        play(sitting, watch, 6, random.Random(1))


def test_what_the_first_player_held_is_turned_down_with_the_answer(sitting: Stage) -> None:
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
    assert not [
        each for each in table.form.widgets if isinstance(each, hand.HandCard) and isinstance(each.card, str)
    ]

"""Dice Town with everything secret painted in glaring colours, and a look at every frame."""

from typing import Any

import pygame
import pytest

from game.engine import Seat
from game.games.dice_town.art import Side
from game.games.dice_town.art import art_of as art_of_card
from game.games.dice_town.cards import Card
from game.games.dice_town.view import View
from game.play.session import Session
from game.ui.art import Art
from game.ui.canvas import Canvas
from game.ui.offscreen import Offscreen
from game.ui.tables import lay_table
from game.ui.tables.dice_town import cardface, townsfolk
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kit.dice import Die

GLARING, FOREIGN = (255, 0, 255), (0, 255, 255)
"""What not everybody may see, and what not even the one who looks may see."""
_MARKS = {"secret:": GLARING, "foreign:": FOREIGN}


class Watch:
    """Paints every secret, and looks at each frame that is drawn."""

    def __init__(self, table: DiceTownTable) -> None:
        self.table = table
        self.shared = self.private = self.shown_in_private = 0

    def is_secret(self, card: object, to: Seat | None) -> bool:
        """In a hand or being looked at, and not known: a deed may be won, and lie, for all to see."""
        world, showing = self.table.session.table.world, self.table.picture_view
        known = {*showing.queue, *showing.playing, *showing.spent}
        for owned in (*showing.wire, *showing.ranches):
            known.update(owned)
        held = any(card in cards for cards in (*world.hands, world.looked))
        return held and card not in known | self._told(to) and not self.table.session.over

    def _told(self, seat: Seat | None) -> set[Card]:
        """The cards of which somebody, or everybody, knows where they are."""
        view: View = self.table.session.view(seat)
        told = {card for card, zones in view.seen if not zones & (zones - 1)}
        told.update(view.hand, view.looked or ())
        for bid in view.bids:
            told.update(() if bid is None else bid.cards or ())
        return told if view.stolen is None else told | {view.stolen.card}

    def mark(self, card: object) -> str:
        """What comes before the name of its picture."""
        if not self.is_secret(card, None):
            return ""
        viewer = self.table.viewer
        return "foreign:" if viewer is not None and self.is_secret(card, viewer) else "secret:"

    def look(self, picture: pygame.Surface) -> None:
        seen, foreign = (_count(picture, colour) for colour in (GLARING, FOREIGN))
        assert not foreign, f"{foreign} pixels of what {self.table.viewer} may not know are on the screen"
        if self.table.viewer is None:
            self.shared += 1
            assert not seen, f"{self.table.privacy.screen}: {seen} pixels of a secret are on a shared screen"
        else:
            self.private += 1
            self.shown_in_private += bool(seen)


def _count(picture: pygame.Surface, colour: tuple[int, int, int]) -> int:
    return pygame.mask.from_threshold(picture, colour, (4, 4, 4, 255)).count()


def _unmarked(name: str) -> tuple[str, tuple[int, int, int] | None]:
    """The picture's own name, and the colour that is to be seen instead."""
    for prefix, colour in _MARKS.items():
        if name.startswith(prefix):
            return name.removeprefix(prefix), colour
    return name, None


def _painted(picture: pygame.Surface, colour: tuple[int, int, int] | None) -> pygame.Surface:
    if colour is None:
        return picture
    found = picture.copy()
    found.fill((*colour, 255))
    return found


def watched(shown: Offscreen, session: Session, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """A table under watch."""
    table = lay_table(shown.house, session)
    assert isinstance(table, DiceTownTable)
    watch = Watch(table)
    art_of, picture, draw_die, rolled_dice = art_of_card, Art.picture, Die.draw, townsfolk.rolled_dice
    under_cups: list[Die] = []

    def marked_art(card: Card, side: Any = Side.FACE) -> str:
        return watch.mark(card) + art_of(card, side)

    def marked_entry(art: Art, name: str) -> Any:
        return entry(art, _unmarked(name)[0])

    def marked_picture(art: Art, name: str, *given: Any, **more: Any) -> pygame.Surface:
        own, colour = _unmarked(name)
        return _painted(picture(art, own, *given, **more), colour)

    def marked_cell(art: Art, name: str, *given: Any, **more: Any) -> tuple[pygame.Surface, float]:
        own, colour = _unmarked(name)  # small cards are cut out of it
        found, scale = cell(art, own, *given, **more)
        return _painted(found, colour), scale

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

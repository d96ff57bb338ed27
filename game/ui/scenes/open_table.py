"""From a plan or a save to a table on the screen."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.engine import Trouble
from game.play.library import InUse
from game.play.session import Session
from game.ui.scene import Change, Push, Replace
from game.ui.scenes.dialog import Dialog, Reply
from game.ui.scenes.plan import Plan
from game.ui.tables import lay_table
from game.ui.tables.kit.banner import draw_banner

if TYPE_CHECKING:
    from game.ui.house import House


Then = Callable[["House", Session], Change | None]
_PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)


def begin(house: "House", plan: Plan) -> Change | None:
    """Start a match as planned, and keep the plan for the next one."""
    try:
        options = plan.checked()
    except Trouble as trouble:
        house.notify(trouble.message)
        return None
    house.keep_setup(plan.rules.slug, plan.stored())
    sitters, channels = plan.sitters(), plan.channels()
    begun = house.library.begin(plan.rules, sitters, options, new_seed(), house.desk, channels=channels)
    return lay(house, begun)


def resume(house: "House", path: Path, *, copy: bool = False, then: Then | None = None) -> Change | None:
    """Go on with a match at the exact decision; with a copy of it, if another window has it open.

    `then` is done with it in place of laying its table at once.
    """
    try:
        session = house.library.resume(path, house.desk, copy=copy)
    except InUse as trouble:
        words = house.words
        answers = [
            Reply(words("ui.cancel")),
            Reply(words("ui.open_copy"), lambda: resume(house, path, copy=True, then=then)),
        ]
        text = f"{house.speak(trouble.message)} {words('ui.in_use.copy')}"
        return Push(Dialog(house, words("ui.in_use"), text, answers))
    except Trouble as trouble:
        house.notify(trouble.message)
        return None
    return (then or lay)(house, session)


def rematch(house: "House", old: Session) -> Change | None:
    """The same players and options, other dice."""
    record = old.record
    channels = old.channels.chosen
    session = house.library.begin(
        record.rules, old.sitters, record.options, new_seed(), house.desk, channels=channels
    )
    return lay(house, session)


def new_seed() -> int:
    """Chance begins anew with every match."""
    return secrets.randbits(63)


def _tell(house: "House") -> None:
    """Reading the pictures of a table takes a moment, in which no frame is drawn: say so first."""
    if house.canvas.surface is pygame.display.get_surface():
        draw_banner(house.canvas, house.words("ui.laying"))
        pygame.display.flip()


def lay(house: "House", session: Session) -> Change | None:
    """Put a match on the screen; what cannot be drawn is told."""
    _tell(house)
    try:
        return Replace(lay_table(house, session))
    except Trouble as trouble:  # its board cannot be drawn; the match is kept
        session.close()
        house.notify(trouble.message)
        return None
    finally:
        if pygame.display.get_init():  # who pressed again because nothing seemed to happen answers nothing
            pygame.event.clear(_PRESSES)

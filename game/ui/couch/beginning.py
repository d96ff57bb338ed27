"""Before a table is laid, who plays with what is asked, and phones are invited."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.engine import Seat
from game.play.channels import PHONE
from game.play.session import Session
from game.ui.couch.invite import Invite
from game.ui.couch.places import Chosen, Places
from game.ui.scene import Change, Push
from game.ui.scenes import open_table
from game.ui.scenes.outlook import trouble_with
from game.ui.scenes.plan import Plan

if TYPE_CHECKING:
    from game.ui.house import House


def begin(house: "House", plan: Plan) -> Change | None:
    """Start a match as planned, once the phones are there that are wanted."""
    phones = tuple(seat for seat, channel in plan.channels().items() if channel == PHONE)
    if not phones or trouble_with(plan) is not None:
        return open_table.begin(house, plan)
    people = {seat: each for seat, each in enumerate(plan.sitters()) if each.human}
    return Push(Invite(house, people, phones, partial(open_table.begin, house, plan)))


def resume(house: "House", path: Path) -> Change | None:
    """Go on with a match; if several people are at it, with what they play is asked again."""
    return open_table.resume(house, path, then=_seated)


def _seated(house: "House", session: Session) -> Change | None:
    if session.over or len(session.people) < 2:
        return open_table.lay(house, session)
    people = {seat: session.sitters[seat] for seat in session.people}

    def go(chosen: Chosen, _: tuple[Seat, ...]) -> Change | None:
        for seat, channel in chosen.items():
            session.channels.put(seat, channel)
        return open_table.lay(house, session)

    return Push(Places(house, people, {}, go, give_up=session.close))

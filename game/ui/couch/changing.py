"""Other devices in the middle of a match: for an empty battery, or for somebody who brings a pad along."""

from typing import TYPE_CHECKING

from game import ai
from game.engine import Seat
from game.play.channels import PHONE
from game.ui.couch.changes import Seated
from game.ui.couch.places import Chosen, Places
from game.ui.scene import Change, Pop

if TYPE_CHECKING:
    from game.ui.house import House


def changing(house: "House", table: Seated) -> Places:
    """The places of a match that goes on."""
    session = table.session
    people = {seat: session.sitters[seat] for seat in session.people}
    chosen = {seat: session.channels.of(seat) for seat in people}

    def go(now: Chosen, bots: tuple[Seat, ...]) -> Change | None:
        scenes = 2  # this one, and the pause below it
        if any(each == PHONE and chosen[seat] != PHONE for seat, each in now.items()):
            scenes += 1  # the invitations
        for seat in people:
            if chosen[seat] == PHONE and now.get(seat) != PHONE and house.phoning is not None:
                house.phoning.hub.let_go(seat)
        for seat, channel in now.items():
            session.channels.put(seat, channel)
        for seat in bots:
            session.give_to_bot(seat, ai.usual(session.rules.slug))
        if not session.channels.phones:
            house.hang_up()
        table.sit_anew()
        return Pop(scenes)

    return Places(house, people, chosen, go, playing=True)

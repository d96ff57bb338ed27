"""The Indians in words: the faces of their die, and who holds it."""

from typing import Any

from game.engine import Message, Who, say
from game.games.dice_town import events
from game.games.dice_town.town import VILLAGE
from game.games.dice_town.words.cards import told, told_back
from game.games.dice_town.words.places import PLACES, Named

DIE = {
    "blessing": Named(say("dice_town.die.blessing"), say("dice_town.die.blessing.text")),
    "ambush": Named(say("dice_town.die.ambush"), say("dice_town.die.ambush.text")),
    "bodyguard": Named(say("dice_town.die.bodyguard"), say("dice_town.die.bodyguard.text")),
    "warpath": Named(say("dice_town.die.warpath"), say("dice_town.die.warpath.text")),
}


def tell(event: Any) -> tuple[Message, ...] | None:
    """What there is to say about the Indians; None for anything else."""
    match event:
        case events.DieRolled(seat, face):
            rolled = say("dice_town.event.die_rolled", player=Who(seat), face=DIE[face].name)
            if face == "bodyguard":
                return rolled, say("dice_town.event.guarded", player=Who(seat))
            return (rolled,)
        case events.LeftDice(seat):
            return (say("dice_town.event.left_dice", player=Who(seat)),)
        case events.WarpathChosen(seat, place):
            return (say("dice_town.event.warpath_chosen", player=Who(seat), place=PLACES[place].at),)
        case events.OnWarpath(place):
            return (say("dice_town.event.on_warpath", place=PLACES[place].at),)
        case events.BoughtDie(seat, card, _):
            given = told_back(deed=True) if card is None else told(card)
            return (say("dice_town.event.bought_die", player=Who(seat), card=given),)
        case events.DieMoved(holder):
            if holder == VILLAGE:
                return (say("dice_town.event.die_home"),)
            return (say("dice_town.event.die_moved", player=Who(holder)),)
    return None

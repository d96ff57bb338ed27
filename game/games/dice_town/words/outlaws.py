"""Outlaws in words: they are recruited, they ride, they are hunted and brought in."""

from typing import Any

from game.engine import Message, Who, say
from game.games.dice_town import events
from game.games.dice_town.cards import outlaws
from game.games.dice_town.words.cards import outlaw_names, told_all
from game.games.dice_town.words.dice import shown


def tell(event: Any) -> tuple[Message, ...] | None:
    """What there is to say about outlaws; None for anything else."""
    match event:
        case events.Recruited(seat, outlaw):
            pair = shown([outlaws()[outlaw].pair] * 2)
            who = outlaw_names()[outlaw]
            return (say("dice_town.event.recruited", player=Who(seat), outlaw=who, dice=pair),)
        case events.OutlawsShuffled(top):
            if top is None:
                return ()
            return (say("dice_town.event.outlaws_shuffled", outlaw=outlaw_names()[top]),)
        case events.Rode(seat, outlaw, face, dice):
            set_aside = shown([face] * dice)
            who = outlaw_names()[outlaw]
            return (say("dice_town.event.rode", outlaw=who, player=Who(seat), dice=set_aside),)
        case events.Hunted(seat, faces, True):
            return (say("dice_town.event.hunted_again", player=Who(seat), dice=shown(faces)),)
        case events.Hunted(seat, faces):
            return (say("dice_town.event.hunted", player=Who(seat), dice=shown(faces)),)
        case events.CapturedOutlaws(seat, taken):
            dollars = sum(outlaws()[outlaw].dollars for outlaw in taken)
            all_taken = told_all(taken)
            return (say("dice_town.event.captured", player=Who(seat), outlaws=all_taken, dollars=dollars),)
    return None

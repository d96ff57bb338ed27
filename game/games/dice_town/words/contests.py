"""Who is ahead at a place and by what, before it is decided and when it is."""

from typing import Any

from game.engine import Message, Seat, Who, say
from game.games.dice_town import events
from game.games.dice_town.dice import HAND, Faces, poker
from game.games.dice_town.places import PLACES, counting, standing
from game.games.dice_town.town import Town
from game.games.dice_town.words.dice import named, shown
from game.games.dice_town.words.places import PLACES as WORDS


def contenders(town: Town, place: str) -> tuple[tuple[Seat, ...], ...]:
    """Who fights for a place by the dice that lie open, the best first; nobody where the Indians are.

    For the town hall a hand must be something already: of single dice nobody knows what will become of them.
    """
    if town.warpath == place:
        return ()
    face = PLACES[place].face
    found = standing(town.kept, town.clockwise(), face)
    if face is None and any(len(kept) < HAND for kept in town.kept):
        found = tuple(seats for seats in found if poker(town.kept[seats[0]])[0])
    return found


def told_contenders(town: Town, place: str) -> tuple[Message, ...]:
    """The same a line each, with their dice, and who would have to decide between the best."""
    found, face = contenders(town, place), PLACES[place].face
    lines = [
        _with(rank, seats, counting(town.kept[seats[0]], face), hand=face is None)
        for rank, seats in enumerate(found, 1)
    ]
    if found and len(found[0]) > 1:
        lines.append(say("dice_town.contest.sheriff", sheriff=Who(town.sheriff)))
    return tuple(lines)


def _with(rank: int, seats: tuple[Seat, ...], dice: Faces, *, hand: bool) -> Message:
    """Some equals and what each of them has."""
    told = {"rank": rank, "players": tuple(map(Who, seats)), "dice": shown(dice)}
    if hand:
        return say("dice_town.contest.hand", what=named(dice), **told)
    return say("dice_town.contest.dice", **told)


def tell(event: Any) -> tuple[Message, ...] | None:
    """The comparison by which somebody has reached a place; None for anything else."""
    if not isinstance(event, events.Reached):
        return None
    return () if event.ruled else (_reached(event),)  # the Sheriff's word has just been told


def _reached(event: events.Reached) -> Message:
    first, place = event.position == 1, WORDS[event.place].at
    if _by_name(event):
        own, *rivals = (
            say("dice_town.contest.has", player=Who(seat), what=named(dice))
            for seat, dice in ((event.seat, event.dice), *event.rivals)
        )
        if first:
            return say("dice_town.event.best", own=own, place=place, rivals=tuple(rivals))
        return say("dice_town.event.second_best", own=own, place=place, rivals=tuple(rivals))
    told = {"player": Who(event.seat), "place": place, "dice": shown(event.dice)}
    if not event.rivals:
        return say("dice_town.event.alone", **told) if first else say("dice_town.event.second_alone", **told)
    others = tuple(
        say("dice_town.event.holds", player=Who(seat), dice=shown(dice)) for seat, dice in event.rivals
    )
    if first:
        return say("dice_town.event.first", rivals=others, **told)
    return say("dice_town.event.second", rivals=others, **told)


def _by_name(event: events.Reached) -> bool:
    """Whether hands are told by their names: not where only single dice tell them apart."""
    hands = PLACES[event.place].face is None and bool(event.rivals)
    return hands and all(named(dice) != named(event.dice) for _, dice in event.rivals)


def told_level(level: tuple[Faces, ...]) -> Message:
    """What equals had: one against the other, or all of them the same."""
    if len(level) == 2:
        return say("dice_town.contest.against", dice=shown(level[0]), others=shown(level[1]))
    return say("dice_town.contest.each", dice=shown(level[0]))

"""Claim It! on a phone: the mine to tap, and whether to go on."""

from game.engine import Action, Message, Seat, Who, say, say_n
from game.games.claim_it.actions import ROLL, Claim, Squat
from game.games.claim_it.kinds import Kind
from game.games.claim_it.odds import ALL, bust_chance
from game.games.claim_it.spaces import NUMBERS, Space, column, largest, row, rows
from game.games.claim_it.standing import ahead, left
from game.games.claim_it.view import View, world_of
from game.games.claim_it.words import told_space
from game.phones.screens import screen
from game.phones.screens.asking import options, question
from game.phones.screens.saying import Seen, untitled
from game.phones.screens.screen import Board, Figure, Person, Question, Thing
from game.phones.screens.showing import Showing


def _person(seen: Seen, seat: Seat) -> Person:
    view: View = seen.view
    sitter, owned = seen.sitters[seat], view.owned[seat]
    claims = (owned & view.claimed).bit_count()
    told = (
        say("ui.claim_it.tip.group", n=largest(owned)),
        say("ui.claim_it.tip.claims", n=claims, all=view.threshold),
        say("ui.claim_it.tip.spaces", n=owned.bit_count()),
    )
    counted = (str(largest(owned)), f"{claims}/{view.threshold}", str(owned.bit_count()))
    figures = tuple(
        Figure(icon, words, seen.name(each_told))
        for icon, words, each_told in zip(("points", "lock", "target"), counted, told, strict=True)
    )
    return Person(
        seat,
        sitter.name,
        sitter.colour,
        sitter.portrait,
        figures,
        mark=seen.name(say("ui.claim_it.caller")) if seat == view.caller else "",
        waited_for=seat in view.waiting,
    )


def _going(seen: Seen) -> tuple[str, ...]:
    return (f"{seen.say(ahead(seen.view))} · {seen.say(left(seen.view))}",)


def _dice(seen: Seen) -> tuple[Thing, ...]:
    return tuple(Thing("dice/pips/rest", str(face), str(face)) for face in seen.view.dice)


def _board(seen: Seen) -> Board:
    found = tuple(tuple(_space(seen, at) for at in line) for line in rows())
    names = tuple(map(str, NUMBERS))
    return Board(found, names, names[::-1])


def _space(seen: Seen, at: Space) -> screen.Space:
    """A pile from below: a marker or a claim for good, a squatter, a claim of this turn."""
    view: View = seen.view
    pile: list[Thing] = []
    told = [seen.name(say("ui.claim_it.about.space", space=told_space(at)))]
    for seat, owned in enumerate(view.owned):
        if owned >> at & 1:
            good, sitter = bool(view.claimed >> at & 1), seen.sitters[seat]
            pile.append(Thing("claim_it/claim" if good else "props/pawn", sitter.colour, sitter.name))
            owner = (
                say("ui.claim_it.tip.owner_for_good", space=told_space(at), player=Who(seat))
                if good
                else say("ui.claim_it.tip.owner", space=told_space(at), player=Who(seat))
            )
            told = [seen.name(owner)]
    fresh = len(pile)
    turn = view.on_turn
    if turn is not None:
        colour = seen.sitters[turn].colour
        number = next((number for number, place in enumerate(view.squatters) if number and place == at), 0)
        if number:
            pile.append(Thing("claim_it/squatter", colour, str(number), seal=str(number)))
            told.append(seen.name(say("phone.squatter", number=number)))
        if view.laid >> at & 1:
            pile.append(Thing("claim_it/claim", colour))
            told.append(seen.name(say("phone.claim")))
    return screen.Space(f"{column(at)},{row(at)}", " ".join(told), tuple(pile), len(pile) > fresh)


def _asked(seen: Seen) -> Question:
    assert seen.ask is not None
    if seen.ask.kind != Kind.PLACE:
        return question(seen, "sheets", options=options(seen, lambda action: _press_on(seen, action)))

    def of(action: Action) -> dict[str, object]:
        assert isinstance(action, Squat | Claim)
        colour = seen.sitters[seen.seat].colour
        if isinstance(action, Squat):
            number = str(action.number)
            thing = Thing("claim_it/squatter", colour, number, seal=number)
            note = say("ui.claim_it.squat.tip", number=action.number, space=told_space(action.at))
        else:
            thing = Thing("claim_it/claim", colour)
            note = say("ui.claim_it.claim.tip", space=told_space(action.at))
        at = f"{column(action.at)},{row(action.at)}"
        return {"of": (at,), "thing": thing, "note": seen.say(note)}

    return question(seen, "board", options=options(seen, of))


def _press_on(seen: Seen, action: Action) -> dict[str, object]:
    """What another throw risks, or what stopping brings."""
    view: View = seen.view
    if action == ROLL:
        busts = int(bust_chance(world_of(view), seen.seat) * ALL)
        risk = (
            say_n("ui.claim_it.roll.tip.odds", busts, all=ALL) if busts else say("ui.claim_it.roll.tip.safe")
        )
        return {"thing": Thing("icons/dice"), "note": untitled(seen.say(risk))}
    taken = view.laid | view.squatted
    before, after = largest(view.owned[seen.seat]), largest(view.owned[seen.seat] | taken)
    good = view.laid.bit_count()
    told = [untitled(seen.say(say("ui.claim_it.stop.tip", now=taken.bit_count() - good, good=good)))]
    if after > before:
        told.append(seen.say(say("ui.claim_it.stop.tip.group", before=before, after=after)))
    return {"thing": Thing("icons/hand"), "note": " ".join(told)}


def _waiting(seen: Seen) -> Message | None:
    turn = seen.view.on_turn
    return None if turn is None else say("ui.claim_it.turn", player=Who(turn))


SHOWING = Showing(question=_asked, person=_person, going=_going, dice=_dice, board=_board, waiting=_waiting)

"""The street, place by place: who comes, who does what there, and where nobody is."""

from game.engine import Message, Who, say
from game.games.dice_town import events
from game.games.dice_town.places import PLACES
from game.games.dice_town.whereabouts import whereabouts
from game.games.dice_town.words.places import PLACES as WORDS
from game.ui.playback import Act, wait
from game.ui.tables.dice_town.acts.crew import Crew, Cue, Makers
from game.ui.tables.dice_town.acts.doors import at_door, company, visit
from game.ui.tables.kit.crew import together

_CLASSIC = "classic"
_LEAP = 0.8
"""How long the dice that won leap: meanwhile it is read what they beat."""
_ACTIONS = {
    "mine": "mine",
    "river": "mine",
    "bank": "bank",
    "coach": "stagecoach",
    "purse": "bank",
    "discard": "store",
    "store": "store",
    "doc": "doc",
    "doc_declined": "doc",
    "saloon": "saloon",
    "spilt": "saloon",
    "recruit": "saloon",
    "hunt": "sheriff",
    "no_hunt": "sheriff",
    "town_hall": "town_hall",
    "mayors_wife": "town_hall",
}
"""Where an action that gave nothing took place."""


def _reached(crew: Crew, cue: Cue) -> list[Act]:
    """The light falls on the place, and whoever wins it stands at its door."""
    event = cue.first
    seats = [event.seat]
    if event.position == 1:
        crew.first = event.place, event.seat
    elif crew.first is not None and crew.first[0] == event.place:
        seats.insert(0, crew.first[1])
    face = PLACES[event.place].face
    return [together(visit(crew, event.place, seats), crew.leap([event.seat], face, _LEAP))]


def _acts(crew: Crew, cue: Cue) -> list[Act]:
    """With two actions to a place, which of them is done is told; with one there is nothing to tell."""
    event = cue.first
    if not crew.table.picture_view.settings.wild_west:
        return []
    words = WORDS[event.place]
    action = words.classic if event.action == _CLASSIC else words.new
    told = say("ui.dice_town.does", player=Who(event.seat), action=action.name)
    return [
        _told(crew, visit(crew, event.place, company(cue, event.place, event.seat), 0.25), told),
        wait(0.45),
    ]


def _told(crew: Crew, act: Act, message: Message) -> Act:
    """An act with a sentence of the screen's own: the log has none for it."""
    began = act.begin

    def begin() -> None:
        began()
        crew.table.banner = crew.illustrated(message)

    act.begin = begin
    return act


def _deserted(crew: Crew, cue: Cue) -> list[Act]:
    """Light on an empty place."""
    crew.first = None
    return [visit(crew, cue.first.place, [], 0.3), crew.sound("whoosh")]


def _visits_doc(crew: Crew, cue: Cue) -> list[Act]:
    name = "store" if cue.first.at_store else "doc"
    return [visit(crew, name, company(cue, name, cue.first.seat), 0.45, "door")]


def _scams(crew: Crew, cue: Cue) -> list[Act]:
    there = whereabouts(cue.after)
    name = "doc" if there is None else there.place
    return [visit(crew, name, company(cue, name, cue.first.seat), 0.25)]


def _nothing(crew: Crew, cue: Cue) -> list[Act]:
    """Whoever comes for nothing shakes the head."""
    table, event = crew.table, cue.first
    name = _ACTIONS[event.action]

    def shake(t: float) -> None:
        for number, medal in enumerate(table.medals):
            x, y = at_door(name, number, len(table.medals))
            medal.start = medal.end = (x + 16 * (1 - t) * (-1 if int(t * 6) % 2 else 1), y)

    return [
        visit(crew, name, company(cue, name, event.seat), 0.25),
        Act(0.4, shake, begin=lambda: table.sound("whoosh")),
    ]


MAKERS: Makers = {
    events.Reached: _reached,
    events.Acts: _acts,
    events.Deserted: _deserted,
    events.VisitsDoc: _visits_doc,
    events.Scams: _scams,
    events.GotNothing: _nothing,
}

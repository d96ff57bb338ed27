"""Wild West and the Indians: the river, outlaws and hunts, the Indian die."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine import Seat
from game.games.dice_town import events
from game.games.dice_town.dice import NAMES
from game.games.dice_town.world import VILLAGE
from game.ui.canvas import Canvas, Point
from game.ui.playback import Act, wait
from game.ui.tables.dice import Die
from game.ui.tables.dice_town.acts.crew import MIDDLE, Crew, Cue, Makers, at_door
from game.ui.tables.dice_town.cardface import Back, Side, Speak
from game.ui.tables.dice_town.flying import Flying, FlyingCard
from game.ui.tables.dice_town.layout import place, spot
from game.ui.tables.dice_town.street import CARD_ZOOM, posters
from game.ui.tween import settle
from game.ui.widgets.widget import middle

_OUT_OF_THE_GAME: Point = (960.0, -240.0)
_FACES = ("blessing", "bodyguard", "ambush", "warpath")


def _found(crew: Crew, cue: Cue) -> list[Act]:
    """The river's card is turned up for all to see, and leaves the game."""
    table, event = crew.table, cue.first

    def clear() -> None:
        table.flying = []

    return [
        Act(0.0, begin=clear, pause=True),
        crew.hold_up(event.card, spot("river"), back=Back("river"), seat=event.seat, sound="card_flip"),
        wait(0.8),
        crew.clear_stage(lambda: _OUT_OF_THE_GAME, sound="whoosh"),
    ]


def _recruited(crew: Crew, cue: Cue) -> list[Act]:
    event = cue.first
    return [
        crew.hold_up(event.outlaw, spot("outlaws"), seat=event.seat, sound="door"),
        wait(0.6),
        crew.clear_stage(lambda: crew.table.purse(event.seat), 0.4),
    ]


def _shuffled(crew: Crew, _cue: Cue) -> list[Act]:
    """Backs go round over the outlaws' deck."""

    def things() -> Sequence[Flying]:
        x, y = spot("outlaws")
        back = Back("outlaw")
        return [
            FlyingCard("", (x, y), (x, y), zoom=CARD_ZOOM, arc=40.0 + 12 * n, delay=0.12 * n, card=back)
            for n in range(5)
        ]

    return [crew.fly(things, 0.7, sound="shuffle")]


@dataclass(slots=True)
class Thrown(Flying):
    """A poker die that is thrown on the table."""

    die: Die | None = None

    def draw(self, canvas: Canvas, speak: Speak) -> None:
        if self.die is not None:
            self.die.t = self.t
            self.die.draw(canvas)


def _hunted(crew: Crew, cue: Cue) -> list[Act]:
    """The hunter throws the Kings before the posters."""
    event = cue.first

    def things() -> Sequence[Flying]:
        x, y = MIDDLE
        count = len(event.faces)
        start = crew.table.purse(event.seat)
        return [
            Thrown(
                "",
                start,
                start,
                die=Die(
                    "poker",
                    NAMES[face],
                    (x + (n - (count - 1) / 2) * 124, y + (12 if n % 2 else -8)),
                    start,
                    yaw=(n * 3 + face) % 8,
                    delay=0.06 * n,
                    zoom=1.1,
                ),
            )
            for n, face in enumerate(event.faces)
        ]

    landing = f"settle_{min(5, max(1, len(event.faces)))}"
    return [crew.fly(things, 0.9, sound="throw", landing=landing, stays=True), wait(0.4)]


def _captured(crew: Crew, cue: Cue) -> list[Act]:
    """A shot, the posters leap from the wall, and the outlaws go with their captor."""
    table, event = crew.table, cue.first

    def things() -> Sequence[Flying]:
        wanted = table.showing.wanted
        hung = dict(zip(wanted, posters(len(wanted)), strict=True))
        table.show(wanted=tuple(card for card in wanted if card not in event.outlaws))
        end = table.purse(event.seat)
        return [
            FlyingCard(
                "",
                hung.get(outlaw, spot("outlaws")),
                end,
                zoom=0.6,
                end_zoom=0.3,
                arc=140.0,
                delay=0.1 * n,
                spin=60,
                card=outlaw,
                side=Side.WANTED,
            )
            for n, outlaw in enumerate(event.outlaws)
        ]

    return [crew.sound("ricochet"), crew.fly(things, 0.8, sound="shot", landing="coins")]


@dataclass(slots=True)
class IndianDie(Flying):
    """The Indian die: it tumbles on its way if it is thrown, and shows its face at the end."""

    thrown: bool = False

    def paint(self, canvas: Canvas, speak: Speak, at: Point, zoom: float, t: float) -> None:
        canvas.image("dice/shadow", (at[0] + 6, at[1] + 8), zoom=zoom)
        row, column = self.row, 0
        if self.thrown and t < 0.8:
            frame = int(t * 22)
            row, column = _FACES[frame // 3 % len(_FACES)], frame % 8
        canvas.image("dice/indian/rest", at, row, column, zoom=zoom)


def _rolled(crew: Crew, cue: Cue) -> list[Act]:
    event = cue.first

    def things() -> Sequence[Flying]:
        start = crew.face_of(event.seat)
        return [
            IndianDie(
                "", start, MIDDLE, event.face, zoom=0.6, end_zoom=1.5, arc=120.0, ease=settle, thrown=True
            )
        ]

    act = crew.fly(things, 0.85, sound="throw", stays=True)
    return [act, crew.sound("settle_1"), wait(0.7)]


def _moved(crew: Crew, cue: Cue) -> list[Act]:
    """The Indian die goes to its new holder, or home."""
    table, event = crew.table, cue.first

    def things() -> Sequence[Flying]:
        table.flying = []
        before = table.showing.die
        start, end = _keeps(crew, before), _keeps(crew, event.holder)
        return [IndianDie("", start, end, "blessing", zoom=0.6)]

    return [crew.fly(things, 0.5, sound="whoosh", landing="token")]


def _keeps(crew: Crew, holder: Seat) -> Point:
    """Where the die lies with a holder, or in the village."""
    if holder == VILLAGE:
        return spot("indian_die")
    x, y, _, _ = crew.table.card_of(holder)
    return x + 30, y + 104


def _bought(crew: Crew, cue: Cue) -> list[Act]:
    """A deed goes back to the box: open if everybody saw it won."""
    event = cue.first
    card = Back("deed") if event.card is None else event.card

    def things() -> Sequence[Flying]:
        return [FlyingCard("", crew.table.purse(event.seat), spot("village"), zoom=0.5, card=card)]

    return [crew.fly(things, 0.5, sound="card_slide")]


def _warpath(crew: Crew, cue: Cue) -> list[Act]:
    """The Indians ride to a place."""
    table, event = crew.table, cue.first

    def things() -> Sequence[Flying]:
        table.flying = []
        return [IndianDie("", MIDDLE, middle(place(event.place)), "warpath", zoom=1.5, end_zoom=0.62)]

    return [crew.fly(things, 0.6, sound="whoosh", landing="shot")]


def _on_warpath(crew: Crew, cue: Cue) -> list[Act]:
    """Light on the place, and arrows on whoever comes near."""
    event = cue.first
    door = at_door(event.place, 0, 1)

    def things() -> Sequence[Flying]:
        return [
            IndianDie("", (door[0], door[1] - 58), (door[0], door[1] - 58), "warpath", zoom=0.62, arc=46.0)
        ]

    return [crew.visit(event.place, [], 0.3), crew.fly(things, 0.5, sound="ricochet")]


MAKERS: Makers = {
    events.FoundInRiver: _found,
    events.Recruited: _recruited,
    events.OutlawsShuffled: _shuffled,
    events.Hunted: _hunted,
    events.CapturedOutlaws: _captured,
    events.DieRolled: _rolled,
    events.DieMoved: _moved,
    events.BoughtDie: _bought,
    events.WarpathChosen: _warpath,
    events.OnWarpath: _on_warpath,
}

"""How both questions of the mine are answered: on the board, or with two buttons."""

from game.engine import Action, Message, say
from game.games.claim_it.actions import ROLL, STOP, Claim, Squat
from game.games.claim_it.spaces import column, row
from game.games.claim_it.words import told_space
from game.play.illustrated import illustrated
from game.ui.intents import Intent, Numbered, Wish, Wished
from game.ui.scene import Change
from game.ui.tables.claim_it.mine import Kind, Token, area_of, middle_of
from game.ui.tables.claim_it.mine_table import MineTable
from game.ui.tables.claim_it.panels import CHOICE, ROLL_AREA, STOP_AREA
from game.ui.tables.claim_it.spot import Spot
from game.ui.tables.claim_it.tips import BOOK, roll_tip, stop_tip, token_subject, told_owner
from game.ui.tables.kit.chooser import Chooser, Numbering
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget


class Placing(Chooser[MineTable]):
    """Every space on which a marker may be put down; two digits name one, as two dice do."""

    column = 0
    """The digit that was pressed first; 0: none yet."""

    def widgets(self) -> list[Widget]:
        self.spots = [self._spot(action) for action in self.ask.options]
        return list(self.spots)

    def hear(self, intent: Intent) -> Change | None:
        if not isinstance(intent, Numbered):
            return None
        named = [spot for spot in self.spots if column(spot.action.at) == self.column]
        spot = next((spot for spot in named if row(spot.action.at) == intent.number), None)
        if spot is not None:
            return spot.activate()
        first = next((spot for spot in self.spots if column(spot.action.at) == intent.number), None)
        self.column = 0 if first is None else intent.number
        if first is not None:
            self.table.form.focus(first)
            self.table.form.shows_focus = True
        return None

    def _spot(self, action: Action) -> Spot:
        assert isinstance(action, Squat | Claim)
        table, squat = self.table, isinstance(action, Squat)
        token = Token(
            Kind.SQUATTER if squat else Kind.CLAIM,
            self.ask.seat,
            action.at,
            action.number if isinstance(action, Squat) else 0,
            at=middle_of(table.board, action.at),
        )
        told = illustrated(told_placing(action), table.speaker)
        spot = Spot(
            area_of(table.board, action.at),
            action,
            token,
            table.colour(self.ask.seat),
            [(each, table.colour(each.seat)) for each in table.tokens if each.space == action.at],
            self.choose(action),
            hinted=self.hinted(action),
            told="\n".join(filter(None, (told, told_owner(table, action.at)))),
        )
        asked = token_subject(table, token)
        spot.page, spot.looks = f"{BOOK}place.{'squat' if squat else 'claim'}", asked.picture
        spot.more = tuple(token_subject(table, each) for each, _ in reversed(spot.below))
        return spot


def told_placing(action: Squat | Claim) -> Message:
    """What a marker on that space would bring."""
    if isinstance(action, Squat):
        return say("ui.claim_it.squat.tip", number=action.number, space=told_space(action.at))
    return say("ui.claim_it.claim.tip", space=told_space(action.at))


class PressingOn(Numbering[MineTable]):
    """Roll again, or take what one has."""

    def widgets(self) -> list[Widget]:
        table, words, roll, stop = self.table, self.table.house.words, self.choose(ROLL), self.choose(STOP)
        self.picks = [
            Button(
                ROLL_AREA,
                words("ui.claim_it.roll"),
                roll,
                icon="icons/dice",
                wish=Wish.FIRST_ACTION,
                hinted=self.hinted(ROLL),
                tip=roll_tip(table, self.ask.seat),
            ),
            Button(
                STOP_AREA,
                words("ui.claim_it.stop"),
                stop,
                skin=GOLD,
                icon="icons/hand",
                wish=Wish.SECOND_ACTION,
                hinted=self.hinted(STOP),
                tip=stop_tip(table, self.ask.seat),
            ),
        ]
        for pick in self.picks:
            pick.page, pick.aside = f"{BOOK}press_on", CHOICE  # below is the other answer
        return list(self.picks)

    def hear(self, intent: Intent) -> Change | None:
        match intent:
            case Wished(Wish.FIRST_ACTION):
                return self.choose(ROLL)()
            case Wished(Wish.SECOND_ACTION):
                return self.choose(STOP)()
        return super().hear(intent)

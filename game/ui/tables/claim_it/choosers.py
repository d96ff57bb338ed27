"""How both questions of the mine are answered: on the board, or with two buttons."""

from game.engine import Action
from game.games.claim_it.actions import ROLL, STOP, Claim, Squat
from game.ui.intents import Intent, Wish, Wished
from game.ui.scene import Change
from game.ui.tables.claim_it.mine import Kind, Token, area_of, middle_of
from game.ui.tables.claim_it.mine_table import MineTable
from game.ui.tables.claim_it.panels import ROLL_AREA, STOP_AREA
from game.ui.tables.claim_it.spot import Spot
from game.ui.tables.claim_it.tips import BOOK, roll_tip, stop_tip, token_subject, told_owner
from game.ui.tables.kit.chooser import Numbering
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget


class Placing(Numbering[MineTable]):
    """Every space on which a marker may be put down."""

    def widgets(self) -> list[Widget]:
        return self.number([self._spot(action) for action in self.ask.options])

    def _spot(self, action: Action) -> Spot:
        assert isinstance(action, Squat | Claim)
        table, words, squat = self.table, self.table.house.words, isinstance(action, Squat)
        token = Token(
            Kind.SQUATTER if squat else Kind.CLAIM,
            self.ask.seat,
            action.at,
            action.number if isinstance(action, Squat) else 0,
            at=middle_of(table.board, action.at),
        )
        tip = words("ui.claim_it.squat.tip") if squat else words("ui.claim_it.claim.tip")
        spot = Spot(
            area_of(table.board, action.at),
            action,
            token,
            table.colour(self.ask.seat),
            [(each, table.colour(each.seat)) for each in table.tokens if each.space == action.at],
            self.choose(action),
            hinted=self.hinted(action),
            tip="\n".join(filter(None, (tip, told_owner(table, action.at)))),
        )
        asked = token_subject(table, token)
        spot.page, spot.looks = f"{BOOK}place.{'squat' if squat else 'claim'}", asked.picture
        spot.more = tuple(token_subject(table, each) for each, _ in reversed(spot.below))
        return spot


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
            pick.page = f"{BOOK}press_on"
        return list(self.picks)

    def hear(self, intent: Intent) -> Change | None:
        match intent:
            case Wished(Wish.FIRST_ACTION):
                return self.choose(ROLL)()
            case Wished(Wish.SECOND_ACTION):
                return self.choose(STOP)()
        return super().hear(intent)

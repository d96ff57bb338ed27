"""What the figures beside the mine mean, told to whoever points at them."""

from game.engine import Seat, Who, say, say_n
from game.games.claim_it.kinds import Kind as AskKind
from game.games.claim_it.odds import ALL, bust_chance
from game.games.claim_it.refusals import refusal
from game.games.claim_it.spaces import Space, largest
from game.games.claim_it.view import View, world_of
from game.games.claim_it.words import told_space
from game.ui.design import Area
from game.ui.markup import plain
from game.ui.tables.claim_it.mine import PICTURES, Kind, Token, area_of
from game.ui.tables.claim_it.mine_table import MineTable
from game.ui.tables.claim_it.panels import CHOICE, SUPPLY, TRAY
from game.ui.tables.claim_it.standing import STANDING, ahead, left
from game.ui.tables.illustrated import illustrated
from game.ui.tables.kit.cards import Tip
from game.ui.tables.kit.looks import larger, part_look, piece_look, sitter_look
from game.ui.tables.kit.marks import last_done
from game.ui.tables.kit.pictures import dice_picture
from game.ui.widgets.subject import Subject
from game.ui.wording import KINDS, like

BOOK = "claim_it/"
_SPACE = 2.4
"""How many times as large as on the board a space is shown."""


def told_owner(table: MineTable, at: Space) -> str:
    """Whose space it is, and whether for good; nothing where it is nobody's."""
    view: View = table.picture_view
    for seat, owned in enumerate(view.owned):
        if owned >> at & 1:
            whose = {"space": told_space(at), "player": Who(seat)}
            if view.claimed >> at & 1:
                return illustrated(say("ui.claim_it.tip.owner_for_good", **whose), table.speaker)
            return illustrated(say("ui.claim_it.tip.owner", **whose), table.speaker)
    return ""


def space_tips(table: MineTable) -> list[Tip]:
    """Every space: whose it is, if it is somebody's; asked about, all that lies there."""
    return [_space_tip(table, at) for at in range(len(table.board.spaces))]


def _space_tip(table: MineTable, at: Space) -> Tip:
    """Of a pile, what lies on top is told first."""
    told = "\n".join(filter(None, (told_owner(table, at), _told_refusal(table, at))))
    tip = Tip(area_of(table.board, at), tip=told, page=BOOK + "board")
    lying = [each for each in reversed(table.tokens) if each.space == at]
    tip.called = table.speaker(say("ui.claim_it.about.space", space=told_space(at)))
    tip.looks = part_look("boards/claim_it", tip.area, _SPACE)
    if lying:
        subjects = [token_subject(table, each) for each in lying]
        tip.page, tip.looks, tip.more = subjects[0].page, subjects[0].picture, tuple(subjects[1:])
    return tip


def _told_refusal(table: MineTable, at: Space) -> str:
    """Why somebody here who has to put a marker down cannot put it there."""
    ask = table.ask
    if ask is None or ask.kind != AskKind.PLACE:
        return ""
    told = refusal(world_of(table.picture_view), ask.seat, table.picture_view.dice, at)
    return "" if told is None else illustrated(told, table.speaker)


def token_subject(table: MineTable, token: Token) -> Subject:
    """A marker, a claim or a squatter, with whose it is."""
    whose = illustrated(say("ui.claim_it.about.whose", player=Who(token.seat)), table.speaker)
    column = token.number - 1 if token.kind is Kind.SQUATTER else 0
    picture = piece_look(PICTURES[token.kind], table.colour(token.seat), column, zoom=2.4)
    return Subject(BOOK + token.kind, now=whose, picture=picture)


def panel_tips(table: MineTable) -> list[Tip]:
    """What lies beside the mine, and what it comes to now."""
    view, words = table.picture_view, table.house.words
    dice = Tip(TRAY, page=BOOK + "dice")
    if table.dice:
        dice.looks = larger(dice_picture([die.face for die in table.dice], "pips"), 1.6)
    risk = Tip(CHOICE, tip=_risk_tip(table), page=BOOK + "risk")
    risk.now = _risk_now(table)
    out = tuple(str(n) for n in range(1, 7) if table.playing is not None and view.squatters[n] >= 0)
    reserve = Tip(SUPPLY, tip=words("ui.claim_it.supply.tip"), page=BOOK + "reserve")
    reserve.now = table.speaker(say("ui.claim_it.supply.out", numbers=out)) if out else ""
    standing = Tip(
        STANDING, tip=words("ui.claim_it.standing.tip", all=view.threshold), page=BOOK + "last_round"
    )
    standing.now = "\n".join(illustrated(told(view), table.speaker) for told in (ahead, left))
    for tip in (risk, reserve, standing):
        tip.aside = tip.area  # below are other figures
    return [dice, risk, reserve, standing]


def _risk_tip(table: MineTable) -> str:
    """What is at stake, and, for who wants to know, what the risk is that of."""
    words = table.house.words
    told = words("ui.claim_it.stake.tip")
    return told + "\n" + words("ui.claim_it.bust.tip", all=ALL) if table.house.settings.odds else told


def _risk_now(table: MineTable) -> str:
    """What another throw would risk, of whoever plays."""
    seat = table.playing
    return "" if seat is None or not table.house.settings.odds else roll_tip(table, seat)


def figures(view: View, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Of a seat, by icon: its largest group, its claims, its spaces."""
    owned = view.owned[seat]
    claims = (owned & view.claimed).bit_count()
    return ("points", largest(owned)), ("lock", claims), ("target", owned.bit_count())


def seat_tip(table: MineTable, seat: Seat, area: Area) -> Tip:
    """Who sits there, and each figure in words."""
    view, words, sitter = table.picture_view, table.house.words, table.session.sitters[seat]
    (_, group), (_, claims), (_, spaces) = figures(view, seat)
    told = (
        f"*{plain(sitter.name)}* · {table.house.speak(KINDS[sitter.kind])}",
        "{icon:points} " + words("ui.claim_it.tip.group", n=group),
        "{icon:lock} " + words("ui.claim_it.tip.claims", n=claims, all=view.threshold),
        "{icon:target} " + words("ui.claim_it.tip.spaces", n=spaces),
        *_told_last(table, seat),
        *map(table.house.speak, like("claim_it", sitter)),
    )
    tip = Tip(area, tip="\n".join(told), page=BOOK + "winning")
    tip.aside = area  # below sits the next one
    tip.called, tip.looks, tip.now = sitter.name, sitter_look(sitter), "\n".join(told[1:])
    return tip


def _told_last(table: MineTable, seat: Seat) -> list[str]:
    """What the note at the bottom of a seat's card means, if there is one."""
    done = last_done(table, seat)
    return [table.house.words("ui.claim_it.tip.last", done=plain(done))] if done else []


def roll_tip(table: MineTable, seat: Seat) -> str:
    """What another throw risks, for who wants to know."""
    told = say("ui.claim_it.roll.tip")
    if table.house.settings.odds:
        busts = int(bust_chance(world_of(table.picture_view), seat) * ALL)
        told = (
            say_n("ui.claim_it.roll.tip.odds", busts, all=ALL) if busts else say("ui.claim_it.roll.tip.safe")
        )
    return illustrated(told, table.speaker)


def stop_tip(table: MineTable, seat: Seat) -> str:
    """What stopping brings: so many spaces, and so large a group."""
    view: View = table.picture_view
    taken = view.laid | view.squatted
    before, after = largest(view.owned[seat]), largest(view.owned[seat] | taken)
    good = view.laid.bit_count()
    told = [say("ui.claim_it.stop.tip", now=taken.bit_count() - good, good=good)]
    if after > before:
        told.append(say("ui.claim_it.stop.tip.group", before=before, after=after))
    return "\n".join(illustrated(each, table.speaker) for each in told)

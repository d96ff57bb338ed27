"""What a player owns for all to see, in words, each line with its icon."""

from collections.abc import Callable

from game.engine import Message, Seat, Who, say, say_n
from game.games.dice_town.cards import by_rank, figures, outlaws
from game.games.dice_town.dice import HAND, poker
from game.games.dice_town.outlook import open_points
from game.games.dice_town.view import View
from game.games.dice_town.words.cards import name, told_all, told_hand
from game.games.dice_town.words.dice import HANDS, shown


def told_of(view: View, seat: Seat, speak: Callable[[Message], str]) -> str:
    """The tooltip of a player's card."""
    lines = [f"*{speak(say('dice_town.drawing.player', player=Who(seat)))}*"]
    lines += [f"{{icon:{icon}}} {speak(message)}" for icon, message in _lines(view, seat)]
    return "\n".join(lines)


def told_dice(view: View, seat: Seat, speak: Callable[[Message], str]) -> str:
    """The tooltip of a player's dice: those in sight, what they make together, and how many are hidden."""
    kept, hidden = view.kept[seat], view.cups[seat]
    lines: list[Message] = []
    if kept:
        lines.append(say("ui.dice_town.tip.kept", player=Who(seat), dice=shown(kept)))
    if len(kept) == HAND:
        lines.append(say("ui.dice_town.tip.makes", hand=HANDS[poker(kept)[0]]))
    if hidden:
        lines.append(say_n("ui.dice_town.tip.cup", hidden, player=Who(seat)))
    return "\n".join(map(speak, lines or [say("ui.dice_town.tip.empty_cup", player=Who(seat))]))


def _lines(view: View, seat: Seat) -> list[tuple[str, Message]]:
    found: list[tuple[str, Message]] = []
    if view.sheriff == seat:
        points = figures().base.sheriff_points
        found.append(("star", say("ui.dice_town.tip.sheriff", points=points)))
    dollars, per = view.money[seat], figures().base.dollars_per_point
    found += [
        ("money", say_n("ui.dice_town.tip.money", dollars // per, dollars=dollars, per=per)),
        ("nugget", say_n("ui.dice_town.tip.nuggets", view.nuggets[seat])),
        ("card", told_in_hand(view, seat)),
    ]
    if view.wire[seat]:
        found.append(("wire", say("ui.dice_town.tip.wire", cards=told_all(view.wire[seat]))))
    ranches = len(view.ranches[seat])
    if ranches:
        points = ranches * (ranches + 1) // 2
        found.append(("ranch", say_n("ui.dice_town.tip.ranches", ranches, points=points)))
    if view.gangs[seat]:
        gang = tuple(map(name, by_rank(view.gangs[seat])))
        found.append(("outlaw", say("ui.dice_town.tip.gang", outlaws=gang)))
    if view.captured[seat]:
        dollars = sum(outlaws()[each].dollars for each in view.captured[seat])
        taken = tuple(map(name, by_rank(view.captured[seat])))
        found.append(("lock", say("ui.dice_town.tip.captured", outlaws=taken, dollars=dollars)))
    if view.final is None:
        found.append(("points", say_n("ui.dice_town.tip.in_sight", open_points(view, seat))))
    return found


def told_in_hand(view: View, seat: Seat) -> Message:
    """How many cards of each back, and at the end which they are."""
    held = _backs(*view.backs[seat]) if view.final is None else told_hand(view.final[seat])
    return say("ui.dice_town.tip.hand", cards=held) if held else say("ui.dice_town.tip.no_hand")


def _backs(deeds: int, store: int) -> tuple[Message, ...]:
    return (
        *([say_n("dice_town.amount.deeds", deeds)] if deeds else []),
        *([say_n("dice_town.amount.store_cards", store)] if store else []),
    )

"""The town drawn in text, as everybody sees it."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from game.engine import Message, Seat, Who, say, say_n
from game.games.dice_town.cards import Card, by_rank, deed_value, outlaws
from game.games.dice_town.dice import NAMES
from game.games.dice_town.town import VILLAGE
from game.games.dice_town.view import View
from game.games.dice_town.words.cards import name, short_deeds
from game.games.dice_town.words.dice import shown
from game.games.dice_town.words.places import PLACES
from game.games.game import Paint, Speak

MARKS = "ABCDEF"
"""A letter per seat: nothing is told by colour alone."""
STAR = "★"
_GAP = "   "
_INDENT = " " * 4
_NO_BREAK = "\u00a0"


def draw(view: View, speak: Speak, paint: Paint, width: int = 80) -> list[str]:
    """The places, then a line per player; what does not fit goes on in a line of its own."""
    town = [_town(view, speak)]
    if view.settings.wild_west:
        town.append(_west(view, speak))
    lines = [line for parts in town for line in _flow(parts, width)]
    table = _players(view, speak)
    lines += ["", table[0]]
    for seat, row in enumerate(table[1:]):
        extras = ", ".join(_whole(speak(extra)) for extra in _extras(view, seat))
        lines += [paint(seat, line) for line in _wrap(f"{row}{_GAP}{extras}".rstrip(), width)]
    return lines


def _town(view: View, speak: Speak) -> list[str]:
    queue = " ".join(each if isinstance(each, str) else speak(each) for each in short_deeds(view.queue))
    return [
        speak(say_n("dice_town.drawing.mine", view.mine)),
        speak(say("dice_town.drawing.bank", dollars=view.bank)),
        speak(say("dice_town.drawing.coach", dollars=view.coach)),
        speak(say("dice_town.drawing.store", cards=view.store, discards=view.discard)),
        speak(say("dice_town.drawing.deeds", queue=queue or "–", left=view.deeds)),
    ]


def _west(view: View, speak: Speak) -> list[str]:
    """The river, the outlaws and the Indians."""
    parts = [speak(say_n("dice_town.drawing.river", view.river))]
    if view.outlaw_top is not None:
        top = speak(name(view.outlaw_top)), NAMES[outlaws()[view.outlaw_top].pair]
        parts.append(speak(say("dice_town.drawing.outlaws", left=view.outlaws, top=top[0], pair=top[1])))
    if view.wanted:
        posters = ", ".join(_poster(outlaw, speak) for outlaw in view.wanted)
        parts.append(speak(say("dice_town.drawing.wanted", outlaws=posters)))
    if view.settings.indians:
        parts.append(speak(_indian_die(view)))
    return parts


def _poster(outlaw: Card, speak: Speak) -> str:
    _, face, dollars = outlaws()[outlaw]
    poster = say("dice_town.drawing.poster", outlaw=name(outlaw), face=NAMES[face], dollars=dollars)
    return _whole(speak(poster))


def _indian_die(view: View) -> Message:
    if view.warpath is not None:
        return say("dice_town.drawing.die_on_warpath", place=PLACES[view.warpath].at)
    if view.die == VILLAGE:
        return say("dice_town.drawing.die_in_village")
    return say("dice_town.drawing.die_held", player=Who(view.die))


def _players(view: View, speak: Speak) -> list[str]:
    """A heading and a row per player, in columns; the dice's only while some lie on the table."""
    dice = any(view.kept)
    heads = [
        *([say("dice_town.drawing.dice")] if dice else []),
        say("dice_town.drawing.dollars"),
        say("dice_town.drawing.nuggets"),
        say("dice_town.drawing.hand_deeds"),
        say("dice_town.drawing.hand_cards"),
    ]
    rows = [["", *map(speak, heads)]]
    for seat in range(view.settings.seats):
        star = STAR if seat == view.sheriff else " "
        who = f"{MARKS[seat]}{star} {speak(say('dice_town.drawing.player', player=Who(seat)))}"
        counts = map(str, (view.money[seat], view.nuggets[seat], *view.backs[seat]))
        rows.append([who, *([shown(view.kept[seat])] if dice else []), *counts])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    left = 2 if dice else 1
    return ["  ".join(_cells(row, widths, left)) for row in rows]


def _cells(row: list[str], widths: list[int], left: int) -> Iterator[str]:
    """Words to the left of their columns, numbers to the right."""
    for at, (cell, width) in enumerate(zip(row, widths, strict=True)):
        yield cell.ljust(width) if at < left else cell.rjust(width)


def _extras(view: View, seat: Seat) -> list[Message]:
    """What lies open before a player, where anything does."""
    extras: list[Message] = []
    if view.wire[seat]:
        deeds = " ".join(map(str, sorted(map(deed_value, view.wire[seat]))))
        extras.append(say("dice_town.drawing.wire", deeds=deeds))
    if view.ranches[seat]:
        extras.append(say_n("dice_town.drawing.ranches", len(view.ranches[seat])))
    if view.gangs[seat]:
        pairs = shown(outlaws()[outlaw].pair for outlaw in by_rank(view.gangs[seat]))
        extras.append(say("dice_town.drawing.gang", pairs=pairs))
    if view.captured[seat]:
        dollars = sum(outlaws()[outlaw].dollars for outlaw in view.captured[seat])
        extras.append(say_n("dice_town.drawing.captured", len(view.captured[seat]), dollars=dollars))
    return extras


def _flow(parts: Sequence[str], width: int) -> list[str]:
    """As many parts in a line as fit; a part that is too long goes on in the next line."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(_GAP) + len(part) <= width:
            lines[-1] += _GAP + part
        else:
            lines += _wrap(part, width)
    return lines


def _wrap(line: str, width: int) -> list[str]:
    return wrap(line, width, subsequent_indent=_INDENT, break_on_hyphens=False)


def _whole(words: str) -> str:
    """Words that no end of a line may part."""
    return words.replace(" ", _NO_BREAK)

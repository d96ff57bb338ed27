"""Files as nobody should have them: a record, the settings and the index with one field or two replaced."""

import json
import os
import random
from copy import deepcopy
from typing import Any

from game.engine import Record
from tests.ui.awkward import AWKWARD, anything

_NUMBERS = ["", "0", "-1", "1", "2", "9", "00", "1e3", "0x7", "³", "٣", "1.5", " 1", "9" * 19, "9" * 400]
_WORDS = ["human", "cowhand", "oracle", "closed", "random", "sky", "slate", "mauve", "gambler", "astronaut"]
_WORDS += [
    "claim_it",
    "dice_town",
    "dalton_city",
    "whist",
    "yes",
    "no",
    "roll_off",
    ":",
    "a:b:c:d",
    "answers",
]
_VALUES: list[Any] = [None, True, False, 0, 1, -1, 2**31, 2**63, 10**30, 1.5, -0.0, 1e308, "", [], {}, [[]]]
_VALUES += [[None] * 9, {"a": {"b": {}}}, [1, "x", None], {"": None}, "claim_it", "human", "yes"]


def text(chance: random.Random) -> str:
    """One text that might stand anywhere."""
    kind = chance.random()
    if kind < 0.25:
        return chance.choice(_NUMBERS)
    if kind < 0.5:
        return chance.choice(_WORDS)
    return chance.choice(list(AWKWARD.values())) if kind < 0.75 else anything(chance)


def value(chance: random.Random) -> Any:
    """One value that a JSON file might hold."""
    kind = chance.random()
    if kind < 0.45:
        return deepcopy(chance.choice(_VALUES))
    if kind < 0.9:
        return text(chance)
    return [value(chance) for _ in range(chance.randrange(4))]


def record_bytes(record: Record, chance: random.Random) -> bytes:
    """A record with a field or two replaced, left out, doubled or added: each of its words is a field."""
    lines = record.dumps().split("\n")
    for _ in range(chance.choice((1, 1, 1, 2))):
        at = _likely_line(lines, chance)
        parts = lines[at].split(" ")
        match chance.randrange(8):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, chance.choice((lines[at], text(chance), f"{parts[0]} {text(chance)}")))
            case 2:
                marks = parts[-2 if parts[0] == "player" and len(parts) > 2 else -1].split(":")
                marks[chance.randrange(len(marks))] = text(chance)
                parts[-2 if parts[0] == "player" and len(parts) > 2 else -1] = ":".join(marks)
                lines[at] = " ".join(parts)
            case _:
                parts[chance.randrange(len(parts))] = text(chance)
                lines[at] = " ".join(parts)
        lines = lines or [""]
    return "\n".join(lines).encode("utf-8", "surrogatepass" if chance.random() < 0.5 else "replace")


def _likely_line(lines: list[str], chance: random.Random) -> int:
    """Any line, but mostly a player's or another one of the header: a wrong answer is refused at once."""
    players = [at for at, line in enumerate(lines) if line.startswith("player ")]
    if players and chance.random() < 0.6:
        return chance.choice(players)
    header = lines.index("answers") + 1 if "answers" in lines else len(lines)
    return chance.randrange(header if chance.random() < 0.85 else len(lines))


def json_bytes(data: Any, chance: random.Random) -> bytes:
    """Plain data with a value somewhere in it replaced, left out or added."""
    data = deepcopy(data)
    for _ in range(chance.choice((1, 1, 2, 3))):
        _spoil(data, chance)
    written = json.dumps(data, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
    if chance.random() < 0.05:
        at = chance.randrange(len(written) + 1)
        return written[:at] + text(chance).encode("utf-8", "replace") + written[at:]
    return written


def _spoil(data: Any, chance: random.Random) -> None:
    """Go down to a random depth, and change what is there."""
    while True:
        places = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not places or chance.random() < 0.1:
            if isinstance(data, dict):
                data[text(chance)] = value(chance)
            else:
                data.append(value(chance))
            return
        place = chance.choice(places)
        below = data[place]
        if not isinstance(below, dict | list) or not below or chance.random() < 0.15:
            if chance.random() < 0.2:
                del data[place]
            else:
                data[place] = value(chance)
            return
        data = below


def file_name(number: int, chance: random.Random) -> str:
    """A name for a save: plain, or whatever the file system takes."""
    if chance.random() < 0.7:
        return f"{chance.choice(('save-', 'match-', ''))}{number}.record"
    raw = text(chance).encode("utf-8", "surrogatepass")[:120].replace(b"/", b"%").replace(b"\0", b"\xff")
    return os.fsdecode(b"%s%d%s.record" % (chance.choice((b"save-", b"match-", b"")), number, raw))

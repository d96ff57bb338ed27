"""What is printed on the street for players: medallions, the dice that win a house, outlined slots."""

from drawings import facades as house
from drawings.board_drawing import Drawing
from drawings.die_faces import POKER
from drawings.ink import seal
from drawings.level import Spot
from drawings.palette import DARK_WALNUT, INK, OXBLOOD, PALE_PARCHMENT
from drawings.street_coach import coach

DIE = 58.0
MEDALLION = 34.0
GHOST = 0.5
"""How strongly an empty slot tells what belongs there."""
PAIR = 40.0
"""How far the medallion and the die are from the middle of the house."""

MEDALLIONS = {
    "mine": "dig-dug",
    "bank": "strongbox",
    "stagecoach": "old-wagon",
    "store": "knapsack",
    "saloon": "beer-stein",
    "sheriff": "law-star",
    "town_hall": "diploma",
    "doc": "stethoscope",
}

SLOTS = {
    "mine": "gold-nuggets",
    "store": "knapsack",
    "discard": "card-discard",
    "deeds": "tied-scroll",
    "queue": "diploma",
    "river": "river",
    "outlaws": "bandit",
    "wanted": "bandit",
    "indian_die": "two-feathers",
    "box": "wooden-crate",
}
"""The icon that says what lies in a slot, by the part of its name before the full stop."""


def mark(d: Drawing, place: str, face: str, y: float) -> None:
    """The medallion and what wins the place, side by side at a height."""
    d.flat(
        f'<circle cx="{-PAIR + 2.4}" cy="{y + 3.4}" r="{MEDALLION}" fill="#1a0c05" opacity=".5"/>'
        f"{seal(-PAIR, y, MEDALLION, 36)}",
        f'<circle cx="{-PAIR + 1}" cy="{y + 2}" r="{MEDALLION + 3}"/>',
    )
    house.printed(d, MEDALLIONS[place], -PAIR, y, MEDALLION * 1.22, DARK_WALNUT)
    if face in POKER:
        die(d, PAIR, y, DIE, face)
    elif face == "hand":
        _full_house(d, PAIR + 10, y)
    elif place == "stagecoach":
        _onwards(d, PAIR, y)
    else:
        _luckless(d, PAIR, y)


def die(d: Drawing, x: float, y: float, side: float, face: str) -> None:
    """A die that shows a face."""
    colour, _ = POKER[face]
    narrow = 0.74 if len(face) > 1 else 1.0
    size = side * 0.74
    house.bone(
        d,
        x,
        y,
        side,
        f'<text transform="translate({x} {y + size * 0.36}) scale({narrow} 1)" font-family="Rye" '
        f'font-size="{size}" text-anchor="middle" fill="{colour}" stroke="{colour}" '
        f'stroke-width="{size * 0.03}">{face}</text>',
    )


def _full_house(d: Drawing, x: float, y: float) -> None:
    """Five small dice: three of one suit, two of another."""
    for at, suit in enumerate(("spades", "spades", "spades", "hearts", "hearts")):
        colour = POKER["A"][0] if suit == "spades" else POKER["K"][0]
        across = (at - 1) * 30 if at < 3 else (at - 3.5) * 30
        down = -15 if at < 3 else 15
        house.bone(d, x + across, y + down, 28)
        house.printed(d, suit, x + across, y + down - 0.5, 19, colour)


def _onwards(d: Drawing, x: float, y: float) -> None:
    """Dollars that go left, to the bank."""
    house.bone(d, x, y, DIE, f'<path d="M{x - 24} {y}l19 -19v9h28v20h-28v9z" fill="{OXBLOOD}"/>')
    d.text("$", x + 7, y + 9, 25, PALE_PARCHMENT)


def _luckless(d: Drawing, x: float, y: float) -> None:
    """A die struck out."""
    house.bone(d, x, y, DIE)
    house.printed(d, "horseshoe", x, y, 38, DARK_WALNUT)
    d.line(f"M{x - 20} {y + 20}L{x + 20} {y - 20}", 8, "#f1e4c6")
    d.line(f"M{x - 20} {y + 20}L{x + 20} {y - 20}", 5, OXBLOOD)


def slot(d: Drawing, spot: Spot) -> None:
    """The outline of what lies here, and a pale icon that tells what it is."""
    kind, _, number = spot.name.partition(".")
    around = f'x="{spot.x}" y="{spot.y}" width="{spot.width}" height="{spot.height}" rx="8"'
    inner = f'x="{spot.x + 4}" y="{spot.y + 4}" width="{spot.width - 8}" height="{spot.height - 8}" rx="5"'
    d.flat(
        f'<rect {around} transform="translate(1.5 2)" fill="none" stroke="#5b3a1c" stroke-width="2.4" '
        'opacity=".4"/>'
        f'<rect {around} fill="#f3e0b2" opacity=".66"/>'
        f'<rect {around} fill="none" stroke="{INK}" stroke-width="1.8"/>'
        f'<rect {inner} fill="none" stroke="{INK}" stroke-width="1" stroke-dasharray="5 4" opacity=".8"/>',
        f"<rect {around}/>",
    )
    middle, height = spot.middle, spot.y + spot.height / 2
    size = min(spot.width, spot.height) * 0.66
    if kind == "wanted":
        _poster(d, spot)
    elif kind == "coach":
        with d.moved(middle + 6, height + 43):
            coach(d, INK, GHOST)
    elif kind == "village":
        _tipis(d, middle, height + 40)
    elif kind == "queue":
        house.printed(d, SLOTS[kind], middle, height - 14, size, INK, GHOST)
        d.text(number, middle, height + 43, 27, opacity=0.7)
    elif kind in SLOTS:
        house.printed(d, SLOTS[kind], middle, height, size, INK, GHOST)
    else:
        d.text("$", middle, height + 24, 70, opacity=GHOST)


def benefit(d: Drawing, what: str, x: float, y: float) -> None:
    """A benefit around a point: an icon, perhaps with how many; no words, since each language has its own."""
    count, _, icon = what.rpartition(" ")
    if count:
        d.text(count, x - 22, y + 10, 28, opacity=0.9)
        house.printed(d, icon, x + 6, y, 32, INK, 0.85)
    else:
        house.printed(d, icon, x, y, 38, INK, 0.85)


def _tipis(d: Drawing, x: float, ground: float) -> None:
    """Three tents round a fire."""
    for across, size in ((-46, 54), (44, 58), (-4, 78)):
        house.printed(d, "tipi", x + across, ground - size / 2, size, INK, GHOST)
    house.printed(d, "campfire", x + 24, ground - 6, 22, OXBLOOD, 0.8)
    d.glow(x + 24, ground - 8, 44, 34, 0.45)


def _poster(d: Drawing, spot: Spot) -> None:
    """Where a poster is nailed up: the nails, an outlaw, and lines that nobody can read from here."""
    x, y = spot.middle, spot.y
    house.printed(d, SLOTS["wanted"], x, y + 54, 46, INK, 0.42)
    lines = f"M{x - 24} {y + 20}h48M{x - 24} {y + 90}h48M{x - 16} {y + 99}h32"
    d.line(lines, 3.4, INK, 0.4)
    for nail in (x - 34, x + 34):
        d.dot(nail, y + 8.5, 2.4, opacity=0.8)

"""The little pictures of Dalton City: trades, rides, and what can happen on a square."""

from drawings import horse
from drawings.icons import INKS, SIDE, put
from drawings.icons_drawn import SPADE, Draw, stamped
from drawings.svg import icon
from pipeline.output import Output
from pipeline.recipe import recipe

_CARVED = {
    "general_store": ("barrel", 30, 0),
    "saloon": ("beer-stein", 30, 0),
    "tailor": ("shirt", 30, 0),
    "bank": ("strongbox", 30, 0),
    "gunsmith": ("revolver", 38, -28),
    "boat": ("paddle-steamer", 31, 0),
    "railroad": ("steam-locomotive", 31, 0),
    "diploma": ("diploma", 31, 0),
    "university": ("graduate-cap", 33, 0),
    "on_foot": ("boot-prints", 28, 0),
    "sheriff": ("window-bars", 30, 0),
    "rodeo": ("charging-bull", 32, 0),
    "wanted": ("wanted-reward", 31, 0),
    "hold_up": ("bandit", 31, 0),
    "daily_star": ("newspaper", 31, 0),
    "post_office": ("envelope", 31, 0),
    "banco": ("locked-chest", 31, 0),
    "duel": ("crossed-pistols", 31, 0),
    "wealth": ("cash", 31, 0),
    "town": ("village", 31, 0),
}
"""Things of the western set: which, how large, and turned by how much."""


@recipe("icons/dalton_city")
def dalton_city(out: Output) -> None:
    """As all icons: a row for each ink."""
    for name, (found, size, turn) in _CARVED.items():
        put(
            out, name, {ink: _turned(found, colour, size, turn) for ink, colour in INKS.items()}, "game-icons"
        )
    for name, (draw, *credit) in _DRAWN.items():
        put(out, name, {ink: draw(colour) for ink, colour in INKS.items()}, *credit)


def _turned(found: str, colour: str, size: float, turn: float) -> str:
    place = (SIDE - size) / 2
    return f'<g transform="rotate({turn} 16 16)">{icon(found, colour, size, place, place)}</g>'


def _horse() -> Draw:
    cuts = (
        f'<path d="{horse.EYE}{horse.NOSTRIL}"/>'
        f'<path d="{horse.BRIDLE}" fill="none" stroke="#000" stroke-width="4.5"/>'
    )
    return stamped(_fitted(f'<path d="{horse.OUTLINE}"/>'), _fitted(cuts))


def _fitted(body: str) -> str:
    """From a square of 100 to that of an icon."""
    return f'<g transform="translate(.6 .8) scale(.305)">{body}</g>'


def _barber() -> Draw:
    """The pole outside every barber's shop."""
    pole = (
        '<rect x="10" y="8" width="12" height="17"/><circle cx="16" cy="3.6" r="3"/>'
        '<rect x="8" y="5.8" width="16" height="3.2" rx="1.4"/>'
        '<rect x="8" y="23.4" width="16" height="3.2" rx="1.4"/>'
        '<path d="M11 28h10q-1 3.4-5 3.4t-5-3.4z"/>'
    )
    stripes = "".join(f"M11.6 {y}l8.8-4.4v3l-8.8 4.4z" for y in (14.2, 20.2))
    return stamped(pole, f'<path d="{stripes}"/>')


def _casino() -> Draw:
    """A gambling chip."""
    edge = "".join(
        f'<rect x="14" y=".4" width="4" height="4.6" transform="rotate({turn} 16 16)"/>'
        for turn in range(30, 390, 60)
    )
    ring = '<circle cx="16" cy="16" r="9.9" fill="none" stroke="#000" stroke-width="1.5"/>'
    spade = f'<g transform="translate(4.3 3.9) scale(.73)"><path d="{SPADE}"/></g>'
    return stamped('<circle cx="16" cy="16" r="15"/>', edge + ring + spade)


def _stagecoach() -> Draw:
    """Bound for the left, with trunks on its roof."""
    body = (
        "M8 20.4Q5.4 15.6 6.6 9.4H26.4Q28 15.6 25.4 20.4Q16.6 23.4 8 20.4z M4.6 6.6h23.6v2H4.6z"
        "M11 2.6h7v3.4h-7z M19 3.8h5.4v2.2H19z M.8 14.4h5v2.4h-3.6L.6 21.6l-1-.6 1.2-4.6z"
    )
    wheels = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="COLOUR" stroke-width="2.1"/>'
        f'<path d="M{x - r} {y}h{2 * r}M{x} {y - r}v{2 * r}" stroke="COLOUR" stroke-width="1.3"/>'
        for x, y, r in ((8, 25.4, 4.6), (23.4, 24.2, 5.8))
    )
    windows = '<path d="M9 11.4h4v4.4q-2.4.6-3.8 0zM15 11.4h4v5h-4zM21 11.4h3.4v4.4q-1 .6-3.4.4z"/>'
    tyres = '<circle cx="8" cy="25.4" r="6.6"/><circle cx="23.4" cy="24.2" r="7.8"/>'
    coach = stamped(f'<path d="{body}"/>', windows + tyres)
    return lambda colour: coach(colour) + wheels.replace("COLOUR", colour)


def _hospital() -> Draw:
    cross = '<path d="M12.6 6.4h6.8v6.2h6.2v6.8h-6.2v6.2h-6.8v-6.2H6.4v-6.8h6.2z"/>'
    return stamped('<rect x="1.6" y="1.6" width="28.8" height="28.8" rx="7"/>', cross)


def _telegram(colour: str) -> str:
    """A telegraph pole with its wires."""
    pole = "M14.4 2h3.2v29h-3.2zM3 7h26v2.6H3zM5.6 14h20.8v2.6H5.6z"
    knobs = "".join(
        f'<rect x="{x}" y="{y}" width="3" height="4.4" rx="1.2"/>'
        for x, y in ((4, 3), (9.6, 3), (19.4, 3), (25, 3), (6.6, 10.4), (22.4, 10.4))
    )
    wires = "M0 5.4Q2 6.6 5 4.6M27 4.6Q30 6.6 32 5.4M17 22L24 31M15 22L8 31"
    return (
        f'<g fill="{colour}"><path d="{pole}"/>{knobs}</g>'
        f'<path d="{wires}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
    )


def _times(colour: str) -> str:
    """So many dollars times what was rolled."""
    return (
        f'<path d="M3 10.5L13.5 21M13.5 10.5L3 21" stroke="{colour}" stroke-width="4" '
        'stroke-linecap="round"/>'
        f'<text x="23.4" y="25" font-family="Rye" font-size="25" text-anchor="middle" '
        f'fill="{colour}">$</text>'
    )


_DRAWN: dict[str, tuple[Draw, *tuple[str, ...]]] = {
    "horse": (_horse(),),
    "barber": (_barber(),),
    "casino": (_casino(),),
    "stagecoach": (_stagecoach(),),
    "hospital": (_hospital(),),
    "telegram": (_telegram,),
    "times": (_times, "rye"),
}
"""What no icon set has."""

"""Heads and their features, in a box of 120 × 120 with the nose at 60, 62."""

from drawings.cards_engraving import Flat, Layer, Solid
from drawings.palette import INK

HEADS = {
    "oval": "M39 50C38 28 82 28 81 50C81 66 73 85 60 85C47 85 39 66 39 50z",
    "square": "M38 46C38 27 82 27 82 46L81 68C80 79 72 86 66 86H54C48 86 40 79 39 68z",
    "round": "M35 55C35 29 85 29 85 55C85 73 74 84 60 84C46 84 35 73 35 55z",
    "long": "M41 46C41 26 79 26 79 46L77 71C74 83 67 92 60 92C53 92 46 83 43 71z",
    "jaw": "M40 44C41 28 79 28 80 44L85 70C84 83 74 90 67 90H53C46 90 36 83 35 70z",
    "heart": "M39 49C38 27 82 27 81 49C80 65 70 79 64 83Q60 85.5 56 83C50 79 40 65 39 49z",
}
NOSES = {
    "small": "M58 52Q57.5 61 55.5 64Q56.5 67 60 67Q63.5 67 64.5 64Q62.5 61 62 52z",
    "straight": "M57 48Q57 60 54 65.5Q55 69.5 60 69.5Q65 69.5 66 65.5Q63 60 63 48z",
    "broad": "M56.5 50Q56.5 59 51 65Q52 71 60 70.5Q68 71 69 65Q63.5 59 63.5 50z",
    "bulb": "M56 50Q56 58 50.5 63Q50 71 60 72Q70 71 69.5 63Q64 58 64 50z",
    "hook": "M56 45Q54 53 54 59Q51 66 56 70Q59 75 62 71Q68 68 65 60Q64 54 63.5 45z",
}
BROWS = {
    "calm": "M44 46.5Q50 42 56.5 45.6Q50 45 44.4 48.6zM76 46.5Q70 42 63.5 45.6Q70 45 75.6 48.6z",
    "angry": "M43 42.5Q51 43 57.5 49.5Q50 48.5 43 46.5zM77 42.5Q69 43 62.5 49.5Q70 48.5 77 46.5z",
    "raised": "M44 43Q50 37.5 56.5 42.5Q50 41 44.3 45.4zM76 46.5Q70 42 63.5 45.6Q70 45 75.6 48.6z",
    "bushy": (
        "M42 47Q48 39.5 57.5 45Q57 48.8 50 47.6Q45 48 42.5 50zM78 47Q72 39.5 62.5 45Q63 48.8 "
        "70 47.6Q75 48 77.5 50z"
    ),
    "worried": "M43.5 48.5Q49 43.6 56.5 42.6Q51 46 44.5 50.4zM76.5 48.5Q71 43.6 63.5 42.6Q69 46 75.5 50.4z",
}
MOUTHS = {
    "smile": "M50 75.5Q60 82.5 70 75.5M49 74.5l2 2M71 74.5l-2 2",
    "smirk": "M51 77.5Q60 79.5 70 74.2M69.4 72.6l2.4 2.4",
    "stern": "M51.5 77.5Q60 75.5 68.5 77.5M57 81.6H63",
    "frown": "M51 79Q60 73.6 69 79M57 82.4H63",
}


def ears(skin: str, low: float = 57) -> list[Layer]:
    """Both ears, to lie behind the head."""
    shape = f'<ellipse cx="37.5" cy="{low}" rx="4.6" ry="7"/><ellipse cx="82.5" cy="{low}" rx="4.6" ry="7"/>'
    fold = (
        f'<path d="M36 {low - 3}q-2 3 1 6M84 {low - 3}q2 3 -1 6" fill="none" stroke="{INK}" '
        'stroke-width=".9"/>'
    )
    return [Solid(shape, skin, 3), Flat(fold)]


def head(shape: str, skin: str, blush: str) -> list[Layer]:
    """The bare face, with a little colour in the cheeks."""
    cheeks = "".join(
        f'<ellipse cx="{x}" cy="67" rx="6.5" ry="4.4" fill="{blush}" fill-opacity=".3"/>'
        for x in (47.5, 72.5)
    )
    return [Solid(f'<path d="{HEADS[shape]}"/>', skin, 15, 1, -0.08, hatch=0.62), Flat(cheeks)]


def eyes(iris: str, lashes: bool = False, narrow: bool = False, shut: tuple[int, ...] = ()) -> list[Layer]:
    """Two eyes that look a little to the side; `shut` leaves out those under a patch."""
    parts = []
    lift = 2.6 if narrow else 5
    for number, x in enumerate((50.5, 69.5)):
        if number in shut:
            continue
        side = -1 if number == 0 else 1
        parts.append(
            f'<path d="M{x - 5.2} 55Q{x} {55 - lift * 1.15} {x + 5.2} 55Q{x} '
            f'{55 + lift * 0.8} {x - 5.2} 55z" fill="#fbf3de"/>'
            f'<circle cx="{x + 0.7}" cy="{54.4}" r="{2.1 if narrow else 2.7}" fill="{iris}"/>'
            f'<circle cx="{x + 0.7}" cy="{54.4}" r="1.3" fill="#160a04"/><circle '
            f'cx="{x - 0.2}" cy="53.3" r=".75" fill="#fff"/>'
            f'<path d="M{x - 6} 55.4Q{x} {54.6 - lift * 1.25} {x + 6} 55.4" fill="none" stroke="{INK}" '
            f'stroke-width="{2 if lashes else 1.6}" stroke-linecap="round"/>'
            f'<path d="M{x - 3.6} 58.4Q{x} 60 {x + 3.6} 58.4" fill="none" stroke="{INK}" '
            'stroke-width=".7" stroke-opacity=".7"/>'
        )
        if lashes:
            out = x + side * 5.6
            parts.append(
                f'<path d="M{out} 55l{side * 3.2} -2.4M{out - side * 1.6} 53l{side * 2.6} -3" stroke="{INK}" '
                f'stroke-width="1.2" stroke-linecap="round"/>'
            )
    return [Flat("".join(parts))]


def brows(kind: str, colour: str) -> list[Layer]:
    return [
        Flat(
            f'<path d="{BROWS[kind]}" fill="{colour}" stroke="{INK}" stroke-width=".7" '
            'stroke-linejoin="round"/>'
        )
    ]


def nose(kind: str, skin: str) -> list[Layer]:
    """A nose that stands out by its shading, with a line under it."""
    lines = {
        "small": "M56 65.5Q60 69 64 65.5",
        "straight": "M54.6 66.5Q56 69 58 68.6Q60 71 62 68.6Q65 69.4 65.6 66.2M63.6 58Q64 62 65.4 64",
        "broad": "M51.6 66Q53 70 57 69Q60 72 63 69Q67 70 68.4 66M64 58Q65 62 67.6 64",
        "bulb": "M51 65Q51 71 60 72.2Q69 71 69 65M64.4 55Q65 60 68 62.4",
        "hook": "M54 66Q54 69.6 57.6 70Q60 75 62.6 71.4Q67 70 66 64M64 48Q64.6 54 65.6 58",
    }
    return [
        Solid(f'<path d="{NOSES[kind]}"/>', skin, 5, 0, -0.06, hatch=0.7),
        Flat(
            f'<path d="{lines[kind]}" fill="none" stroke="{INK}" stroke-width="1.15" stroke-linecap="round"/>'
        ),
    ]


def mouth(kind: str, lips: str | None) -> list[Layer]:
    """A line, or painted lips."""
    if kind == "grin":
        teeth = '<path d="M50 74Q60 77 70 74Q68 83 60 83Q52 83 50 74z" fill="#fbf3de"'
        gaps = "M57 76V82.4M63.4 76V82.4" if lips is None else ""
        return [
            Flat(
                f'{teeth} stroke="{lips or INK}" stroke-width="{2.2 if lips else 1.3}" '
                'stroke-linejoin="round"/>'
                f'<path d="{gaps}M48.6 73.4l2.4 1.6M71.4 73.4l-2.4 1.6" stroke="{INK}" '
                'stroke-width=".9" fill="none"/>'
            )
        ]
    if lips:
        shape = "M50.6 74.6Q56 71.6 60 73.4Q64 71.6 69.4 74.6Q65 81.6 60 81.6Q55 81.6 50.6 74.6z"
        line = (
            "M49.4 73.6Q55 78 60 76.8Q65 78 70.6 73.6"
            if kind != "smirk"
            else "M50.6 76Q56 77.4 60 76.6Q66 77 70.6 73.6"
        )
        return [
            Flat(
                f'<path d="{shape}" fill="{lips}" stroke="{INK}" stroke-width=".5"/>'
                f'<path d="{line}" fill="none" stroke="{INK}" stroke-width="1.2" stroke-linecap="round"/>'
            )
        ]
    return [
        Flat(
            f'<path d="{MOUTHS[kind]}" fill="none" stroke="{INK}" stroke-width="1.5" stroke-linecap="round"/>'
        )
    ]


def wrinkles() -> list[Layer]:
    """What the years leave beside the eyes and nose."""
    lines = (
        "M42 57l-3 -1.4M42 59.4l-3 1M78 57l3 -1.4M78 59.4l3 1M52.6 68Q49 71 48.4 75M67.4 68"
        "Q71 71 71.6 75M45 61.6Q49 63.4 53 62M75 61.6Q71 63.4 67 62"
    )
    return [
        Flat(
            f'<path d="{lines}" fill="none" stroke="{INK}" stroke-width=".8" '
            'stroke-linecap="round" stroke-opacity=".8"/>'
        )
    ]

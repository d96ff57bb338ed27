"""Hair, beards and moustaches."""

from drawings.cards_engraving import Flat, Layer, Solid
from drawings.palette import INK

BEHIND = {
    "long": "M33 46C30 20 90 20 87 46C92 66 92 88 94 106H72V60H48V106H26C28 88 28 66 33 46z",
    "bob": (
        "M32 48C28 20 92 20 88 48C92 64 92 74 88 84C80 88 76 80 76 70H44C44 80 40 88 32 84C28 74 28 64 32 48z"
    ),
    "curls": (
        "M34 40C24 42 22 54 28 58C20 64 22 76 30 78C26 88 34 96 42 90L46 60H74L78 90C86 96 "
        "94 88 90 78C98 76 100 64 92 58C98 54 96 42 86 40z"
    ),
    "braids": "M34 48C31 22 89 22 86 48V66H34z",
    "bun": "M36 44C34 24 86 24 84 44V62H36zM60 4C72 4 76 14 72 22C68 27 52 27 48 22C44 14 48 4 60 4z",
    "updo": "M35 48C26 40 30 24 40 20C42 6 58 2 66 8C78 4 88 14 86 24C94 30 92 42 85 48V58H35z",
    "afro": (
        "M30 52C20 44 22 24 36 18C44 6 76 6 84 18C98 24 100 44 90 52C92 60 88 66 84 66H36C32 66 28 60 30 52z"
    ),
    "shaggy": "M34 44C32 24 88 24 86 44L90 74L84 70L85 80L78 74V50H42V74L35 80L36 70L30 74z",
}
FRONT = {
    "parted": (
        "M38 54C36 34 44 27 60 27C76 27 84 34 82 54C80 46 78 42 72 39C64 40 56 38 50 34C46 40 40 44 38 54z"
    ),
    "fringe": (
        "M37 52C35 30 46 25 60 25C74 25 85 30 83 52C80 46 79 42 77 40C70 45 66 42 60 45C54 "
        "42 50 45 43 40C41 42 40 46 37 52z"
    ),
    "middle": "M37 58C34 34 46 25 60 25C74 25 86 34 83 58C81 46 74 40 60 31C46 40 39 46 37 58z",
    "sides": (
        "M38.6 60C35 56 35 46 38 40L42 40C41 46 41 52 41.6 58zM81.4 60C85 56 85 46 82 40L78 "
        "40C79 46 79 52 78.4 58z"
    ),
    "curly": (
        "M37 52C32 48 34 40 39 39C38 31 46 28 50 31C54 25 66 25 70 31C74 28 82 31 81 39C86 "
        "40 88 48 83 52C81 46 78 44 74 44C70 47 66 42 60 44C54 42 50 47 46 44C42 44 39 46 37 "
        "52z"
    ),
}
BEARDS = {
    "full": (
        "M37.5 54C39 64 42 69 47 70.5C53 66.5 67 66.5 73 70.5C78 69 81 64 82.5 54C88 74 82 "
        "101 60 105C38 101 32 74 37.5 54z"
    ),
    "long": (
        "M37.5 54C39 64 42 69 47 70.5C53 66.5 67 66.5 73 70.5C78 69 81 64 82.5 54C90 76 86 "
        "112 68 122L60 116L52 122C34 112 30 76 37.5 54z"
    ),
    "short": (
        "M38.4 58C40 66 43 72 48 73C54 70 66 70 72 73C77 72 80 66 81.6 58C83 76 76 90 60 91"
        "C44 90 37 76 38.4 58z"
    ),
    "goatee": "M52 79.5Q60 76.6 68 79.5Q69 95 60 100Q51 95 52 79.5z",
    "mutton": (
        "M38.4 52C36 62 38 76 48 83C50 79 49 73 45 70C42 66 41 60 41.6 54zM81.6 52C84 62 82 "
        "76 72 83C70 79 71 73 75 70C78 66 79 60 78.4 54z"
    ),
}
MOUSTACHES = {
    "handlebar": (
        "M60 71.6C54 68 46 71 42 75.4C38 79 34.6 77 35.4 71.6C31 79 38 85 46 82C52 80.6 57 "
        "78.6 60 76C63 78.6 68 80.6 74 82C82 85 89 79 84.6 71.6C85.4 77 82 79 78 75.4C74 71 "
        "66 68 60 71.6z"
    ),
    "walrus": "M60 69.4C51 67 43 74 42.4 85C48 82 54 82.6 60 80.4C66 82.6 72 82 77.6 85C77 74 69 67 60 69.4z",
    "thin": "M60 72.4Q52 70.6 44.4 76.4Q53 75.4 60 75.4Q67 75.4 75.6 76.4Q68 70.6 60 72.4z",
    "droop": (
        "M60 70.6C53 69 46 71 43.6 78C41.6 84 42 91 44.6 95C47.6 90 48.6 84 51 80C54 78 57 "
        "77.4 60 76.4C63 77.4 66 78 69 80C71.4 84 72.4 90 75.4 95C78 91 78.4 84 76.4 78C74 "
        "71 67 69 60 70.6z"
    ),
}
_STRANDS = {
    "handlebar": "M58 73Q50 73 44 78M62 73Q70 73 76 78M56 76Q50 78 45 80M64 76Q70 78 75 80",
    "walrus": "M57 71Q50 73 47 81M63 71Q70 73 73 81M58 73Q54 76 53 80M62 73Q66 76 67 80",
    "droop": "M57 73Q49 73 46 82L45 90M63 73Q71 73 74 82L75 90",
    "thin": "",
    "full": "M44 74Q46 88 54 98M52 78Q54 90 57 101M76 74Q74 88 66 98M68 78Q66 90 63 101M60 82V102",
    "long": "M43 76Q44 96 52 112M51 80Q53 98 56 114M77 76Q76 96 68 112M69 80Q67 98 64 114M60 84V113",
    "short": "M44 76Q48 85 54 88M76 76Q72 85 66 88M54 79L57 88M66 79L63 88",
    "goatee": "M56 82L58 96M64 82L62 96M60 82V97",
    "mutton": "M40 58Q40 70 46 78M80 58Q80 70 74 78",
}
_LOCKS = {
    "long": "M32 58Q31 84 30 104M38 70Q38 90 37 105M88 58Q89 84 90 104M82 70Q82 90 83 105",
    "bob": "M32 56Q31 70 35 82M88 56Q89 70 85 82",
    "curls": "M30 46Q34 52 29 57M27 64Q34 68 30 76M90 46Q86 52 91 57M93 64Q86 68 90 76",
    "updo": "M40 22Q50 14 60 18M66 10Q74 16 84 24M48 12Q56 8 62 12M34 40Q38 30 46 26M86 40Q82 30 74 26",
    "bun": "M52 10Q60 6 68 11M50 18Q60 12 70 18",
    "afro": (
        "M32 30q4 -3 6 2M44 18q4 -3 6 2M58 13q4 -3 6 2M74 18q4 -3 6 2M86 32q4 -2 5 3M28 46q4 "
        "-3 5 2M88 48q4 -3 5 2M36 40q3 -3 5 1"
    ),
    "shaggy": "M33 60L32 72M39 62L38 74M87 60L88 72M81 62L82 74",
    "braids": "",
}


def behind(kind: str, colour: str) -> list[Layer]:
    """Hair that falls behind the head; braids hang in front of the shoulders and come with `braids`."""
    return [Solid(f'<path d="{BEHIND[kind]}"/>', colour, 9, shade=0.08), _strands(_LOCKS[kind])]


def front(kind: str, colour: str) -> list[Layer]:
    return [Solid(f'<path d="{FRONT[kind]}"/>', colour, 5)]


def braids(colour: str, tie: str) -> list[Layer]:
    """Two plaits over the shoulders."""
    beads, ties = [], []
    for x in (32, 88):
        lean = -1 if x < 60 else 1
        beads += [
            f'<ellipse cx="{x + lean * step * 0.5}" cy="{62 + step * 7.4}" rx="5.6" ry="5"/>'
            for step in range(6)
        ]
        ties.append(f'<rect x="{x + lean * 3 - 4.6}" y="103" width="9.2" height="4.4" rx="2"/>')
    return [Solid(bead, colour, 4, 0.8) for bead in beads] + [Solid("".join(ties), tie, 2)]


def beard(kind: str, colour: str) -> list[Layer]:
    return [Solid(f'<path d="{BEARDS[kind]}"/>', colour, 8), _strands(_STRANDS[kind])]


def moustache(kind: str, colour: str) -> list[Layer]:
    return [Solid(f'<path d="{MOUSTACHES[kind]}"/>', colour, 3.4), _strands(_STRANDS[kind])]


def stubble() -> list[Layer]:
    """A beard of three days: short strokes on chin and cheeks."""
    strokes = "".join(
        f"M{x} {y}l.5 1.7"
        for y, left, right in ((72, 42, 78), (75.5, 43, 77), (79, 45, 75), (82.5, 49, 71))
        for x in range(left, right, 3)
        if not (52 < x < 68 and y < 79)
    )
    return [Flat(f'<path d="{strokes}" stroke="{INK}" stroke-width=".8" stroke-opacity=".75"/>')]


def _strands(path: str) -> Layer:
    return Flat(
        f'<path d="{path}" fill="none" stroke="{INK}" stroke-width=".9" '
        'stroke-linecap="round" stroke-opacity=".75"/>'
    )

"""The little pictures that stand in a line of text or on a button, in a light ink and a dark one."""

from PIL import Image

from drawings.icons_drawn import COLOURED, DRAWN
from drawings.palette import INK, PARCHMENT
from drawings.svg import icon, render
from pipeline.output import Output
from pipeline.recipe import recipe

SIDE = 32
INKS = {"light": PARCHMENT, "dark": INK}
"""For dark ground and for paper."""
_CARVED = {
    "deed": "scroll-unfurled",
    "wire": "barbed-wire",
    "ranch": "barn",
    "outlaw": "bandit",
    "robot": "vintage-robot",
    "crown": "queen-crown",
    "hourglass": "hourglass",
    "lock": "padlock",
    "dice": "rolling-dices",
    "hand": "poker-hand",
    "trophy": "trophy",
}
"""Things, from the western set."""
_PLAIN = {
    "river": "ripple",
    "doc": "stethoscope",
    "round": "refresh",
    "undo": "arrow-back-up",
    "redo": "arrow-forward-up",
    "hint": "bulb-filled",
    "log": "notes",
    "settings": "settings-filled",
    "sound": "volume",
    "sound_off": "volume-3",
    "music": "music",
    "fullscreen": "maximize",
    "help": "help-circle-filled",
    "back": "arrow-left",
    "next": "arrow-right",
    "play": "player-play-filled",
    "pause": "player-pause-filled",
    "skip": "player-skip-forward-filled",
    "save": "device-floppy",
    "load": "folder-open-filled",
    "target": "target",
    "warning": "alert-triangle-filled",
    "check": "check",
    "cross": "x",
    "plus": "plus",
    "minus": "minus",
    "eye": "eye-filled",
    "eye_off": "eye-off",
    "gamepad": "device-gamepad-2-filled",
    "phone": "device-mobile",
}
"""What a program does, from the plain set."""
_SMALL = ("back", "next", "check", "cross", "plus", "minus", "undo", "redo")
"""Those that leave much of their square empty in the plain set: they are drawn larger and bolder."""


@recipe("icons")
def icons(out: Output) -> None:
    """One file a picture, a row for each ink; the coloured ones are the same in both."""
    for name, found in _CARVED.items():
        put(out, name, {ink: icon(found, colour, 29, 1.5, 1.5) for ink, colour in INKS.items()}, "game-icons")
    for name, found in _PLAIN.items():
        put(out, name, {ink: _plain(name, found, colour) for ink, colour in INKS.items()}, "tabler")
    for name, (draw, *credit) in DRAWN.items():
        put(out, name, {ink: draw(colour) for ink, colour in INKS.items()}, *credit)
    for name, body in COLOURED.items():
        put(out, name, dict.fromkeys(INKS, body), *(["rye"] if "Rye" in body else []))


def _plain(name: str, found: str, colour: str) -> str:
    is_small = name in _SMALL
    size = 38 if is_small else 31
    place = (SIDE - size) / 2
    drawn = icon(found, colour, size, place, place, "tabler")
    return drawn.replace('stroke-width="2"', f'stroke-width="{2.8 if is_small else 2.4}"')


def put(out: Output, name: str, bodies: dict[str, str], *credit: str) -> None:
    """One file: its body as SVG for each ink."""
    rows = {ink: [_inked(body, ink == "light")] for ink, body in bodies.items()}
    out.sheet(f"icons/{name}", rows, credit=credit, lossless=True)


def _inked(body: str, is_light: bool) -> Image.Image:
    """The light ink has a fine shadow, which keeps it readable on the grain of the wood."""
    drawn = render(body, (SIDE, SIDE))
    if not is_light:
        return drawn
    shadow = Image.new("RGBA", drawn.size, "#0a0402")
    shadow.putalpha(drawn.getchannel("A").point(lambda value: value * 0.6))
    ground = Image.new("RGBA", drawn.size)
    ground.alpha_composite(shadow.crop((0, 0, drawn.width - 1, drawn.height - 2)), (1, 2))
    ground.alpha_composite(drawn)
    return ground

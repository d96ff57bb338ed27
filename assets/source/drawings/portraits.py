"""The faces that players choose from, each in a round brass frame."""

from PIL import Image

from drawings import svg
from drawings.cards_engraving import engrave, moved
from drawings.ink import rays
from drawings.palette import BRASS, DARK_BRASS, INK, PALE_BRASS
from drawings.paper import press, sheet
from drawings.portraits_cast import CHARACTERS
from drawings.portraits_character import Character, drawn
from pipeline.output import Output
from pipeline.recipe import recipe

SIDE = 128
RIM = 7
"""How wide the brass is."""


@recipe("portraits")
def portraits(out: Output) -> None:
    """All the faces."""
    for number, (name, (colour, size, who)) in enumerate(CHARACTERS.items()):
        out.image(f"portraits/{name}", framed(who, colour, size, number), anchor=(SIDE / 2, SIDE / 2))


def framed(who: Character, colour: str, size: float, seed: int) -> Image.Image:
    """A face on its colour in the round."""
    shine = f'<g fill-opacity=".13">{rays(38, 26, 0, 140, 20, "#fff3d0")}</g>'
    picture = svg.render(f'<rect width="{SIDE}" height="{SIDE}" fill="{colour}"/>{shine}', (SIDE, SIDE))
    place = (SIDE / 2 - 60 * size, 70 - 58 * size)
    picture.alpha_composite(engrave(moved(drawn(who), *place, size), (SIDE, SIDE)))
    picture = press(sheet((SIDE, SIDE)), picture, seed, wear=0.6)
    edge = RIM * 0.75
    inside = f'<circle cx="{SIDE / 2}" cy="{SIDE / 2}" r="{SIDE / 2 - edge}"/>'
    picture.putalpha(svg.render(inside, (SIDE, SIDE)).getchannel("A"))
    picture.alpha_composite(svg.render(_rim(), (SIDE, SIDE), defs=_RIM_DEFS))
    return picture


_RIM_DEFS = (
    f'<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0bf"/>'
    f'<stop offset=".3" stop-color="{PALE_BRASS}"/><stop offset=".6" stop-color="{BRASS}"/>'
    f'<stop offset="1" stop-color="{DARK_BRASS}"/></linearGradient>'
    f'<linearGradient id="lip" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="{PALE_BRASS}"/>'
    f'<stop offset="1" stop-color="{DARK_BRASS}"/></linearGradient>'
    '<radialGradient id="deep" cx=".54" cy=".56" r=".5"><stop offset=".8" '
    'stop-color="#1d0f08" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#1d0f08" stop-opacity=".75"/></radialGradient>'
)


def _rim() -> str:
    middle, reach = SIDE / 2, SIDE / 2 - RIM / 2 - 1
    ring = f'<circle cx="{middle}" cy="{middle}" r="'
    return (
        f'{ring}{reach - RIM / 2 + 1}" fill="url(#deep)"/>'
        f'{ring}{reach}" fill="none" stroke="{INK}" stroke-width="{RIM + 1.6}"/>'
        f'{ring}{reach}" fill="none" stroke="url(#rim)" stroke-width="{RIM}"/>'
        f'{ring}{reach}" fill="none" stroke="url(#lip)" stroke-width="{RIM * 0.36}"/>'
    )

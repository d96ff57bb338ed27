"""What the river brings: gold, a star, a purse, discoveries, a voucher, or nothing."""

from collections.abc import Callable

from drawings.cards_engraving import Flat, Layer, Solid, moved
from drawings.cards_frame import RIVER, face, figure, store
from drawings.cards_props import bill, glow, nuggets
from drawings.cards_scenery import burst, ground, mountains, rock, sky, thing
from drawings.palette import INK
from pipeline.output import Output
from pipeline.recipe import recipe

WATER, BED = "#7fa9b5", "#b59a68"


@recipe("cards/river")
def river(out: Output) -> None:
    """All the kinds of card, the gold and the purses with their figure."""
    for seed, (kind, (scene, mark)) in enumerate(KINDS.items()):
        picture = face(scene(), RIVER, seed, mark)
        store(out, f"cards/river/{kind}", picture, ("game-icons", "rye"))


def _stream() -> list[Layer]:
    """A brook that comes from the mountains towards us."""
    water = (
        '<path d="M104 92C96 100 66 98 58 110C50 122 0 118 -8 130V166H192V138C160 128 176 '
        '118 140 110C116 104 124 98 112 92z"/>'
    )
    ripples = (
        "M84 104q5 -3 10 0t10 0M70 116q6 -3 12 0t12 0 12 0M30 132q7 -4 14 0t14 0 14 0M96 "
        "128q7 -4 14 0t14 0 14 0M112 116q5 -3 10 0t10 0M10 148q7 -4 14 0t14 0M138 146q7 -4 "
        "14 0t14 0M64 152q7 -4 14 0t14 0 14 0"
    )
    return [
        *sky(sun=(36, 40, 14)),
        *mountains(94, "#7d7a82", 34),
        *ground(92, "#a8a262"),
        *thing("pine-tree", "#5f7048", 20, 82, 54, relief=4),
        *thing("pine-tree", "#6f8052", 44, 86, 38, relief=3),
        *thing("pine-tree", "#5f7048", 160, 80, 62, relief=4),
        Solid(water, WATER, 6, 1, angle=2),
        Flat(f'<path d="{ripples}" fill="none" stroke="#f1f0de" stroke-width="1.3" stroke-linecap="round"/>'),
        *rock(16, 126, 30, "#8d8478"),
        *rock(170, 134, 30, "#8d8478"),
    ]


def _pan(inside: list[Layer]) -> list[Layer]:
    """The prospector's pan with what is left in it."""
    rim = '<ellipse cx="92" cy="120" rx="66" ry="34"/>'
    bowl = '<ellipse cx="92" cy="118" rx="57" ry="26"/>'
    water = '<ellipse cx="92" cy="122" rx="46" ry="19"/>'
    return [
        Solid(rim, "#7a7168", 7, 1.2),
        Solid(bowl, "#5f574f", 9, 1),
        Solid(water, BED, 8, 0.7, hatch=0.6),
        *inside,
    ]


def _gold(count: int) -> list[Layer]:
    """As many nuggets as the card gives, to be counted."""
    places = {
        2: ((76, 126), (108, 128)),
        3: ((70, 124), (92, 134), (114, 124)),
        4: ((66, 122), (84, 135), (106, 134), (118, 120)),
        5: ((64, 120), (78, 136), (106, 137), (120, 121), (92, 121)),
    }
    lumps = [layer for x, y in places[count] for layer in nuggets(x, y + 6, 24, (1,))]
    return [*_stream(), *_pan([*glow(92, 118, 50, "#ffe39a", 0.7), *lumps])]


def _star() -> list[Layer]:
    return [
        *_stream(),
        *burst(92, 92, 0, "#fff3c4", 18, 0.5),
        *glow(92, 92, 60),
        *thing("law-star", "#e2b044", 92, 94, 100, turn=10, relief=7, backing="#f8e2a0"),
    ]


def _purse(dollars: int) -> list[Layer]:
    purse = '<path d="M46 104Q46 92 58 92H128Q140 92 140 104V138Q140 150 128 150H58Q46 150 46 138z"/>'
    flap = '<path d="M46 106Q46 92 58 92H128Q140 92 140 106Q118 124 93 124Q68 124 46 106z"/>'
    bills = [
        layer
        for number in range(dollars)
        for layer in bill(76 + number * 17, 82 + number % 2 * 4, 56, -62 + number * 22)
    ]
    return [
        *_stream(),
        *bills,
        Solid(purse, "#8a4a26", 9, 1.2),
        Solid(flap, "#a05a2e", 7, 1.2),
        Flat(
            '<path d="M52 110V138Q52 144 58 144H128Q134 144 134 138V110" fill="none" '
            f'stroke="{INK}" stroke-width="1" stroke-dasharray="4 3"/>'
        ),
        Solid('<circle cx="93" cy="122" r="6"/>', "#d9a53e", 4, 1),
    ]


def _discoveries() -> list[Layer]:
    card = Solid('<rect x="-22" y="-32" width="44" height="64" rx="5"/>', "#35668a", 4, 1.2)
    inner = Flat(
        '<rect x="-17" y="-27" width="34" height="54" rx="3" fill="none" '
        'stroke="#dfe8e2" stroke-width="1.4"/>'
    )
    drop = Solid('<path d="M0 -16Q-14 4 -8 12Q0 20 8 12Q14 4 0 -16z"/>', "#a9cdd6", 5, 1)
    one = [card, inner, drop]
    return [
        *_stream(),
        *burst(92, 100, 0, "#fff3c4", 18, 0.5),
        *moved(one, 50, 104, 1.05, -20),
        *moved(one, 134, 104, 1.05, 20),
        *moved(one, 92, 94, 1.2),
    ]


def _voucher() -> list[Layer]:
    return [
        *_stream(),
        *thing("shop", "#c07a40", 92, 66, 70, relief=3, backing="#f3dda6"),
        *thing("ticket", "#ecd49a", 96, 116, 92, turn=26, relief=5, backing="#8e1f1a"),
    ]


def _nothing() -> list[Layer]:
    sole = [*thing("boots", "#6a5240", 92, 108, 78, relief=5, shade=0.1)]
    return [
        *_stream(),
        *_pan([]),
        *sole,
        *thing("fishbone", "#efe4cc", 150, 142, 40, relief=2, backing=None),
    ]


KINDS: dict[str, tuple[Callable[[], list[Layer]], str]] = {
    **{f"gold{count}": (lambda count=count: _gold(count), figure(str(count))) for count in (2, 3, 4, 5)},
    "star": (_star, ""),
    # as many bills as dollars; no sign, which every language puts somewhere else
    **{
        f"purse{dollars}": (lambda dollars=dollars: _purse(dollars), figure(str(dollars)))
        for dollars in (2, 3)
    },
    "discoveries": (_discoveries, ""),
    "voucher": (_voucher, ""),
    "nothing": (_nothing, ""),
}
"""Each kind of card, its picture and what its seal says."""

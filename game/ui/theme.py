"""The players' colours, as the art has them; each comes with a symbol wherever it is shown."""

COLOURS = {
    "oxblood": (200, 52, 40),
    "sky": (66, 132, 198),
    "sun": (236, 178, 44),
    "leaf": (76, 158, 92),
    "plum": (148, 96, 184),
    "bone": (238, 226, 200),
    "slate": (96, 106, 116),
    "rose": (226, 132, 164),
}

"""The players: a colour each, and a symbol for whoever cannot tell colours apart."""

PLAYERS = {
    "oxblood": ("#b3261e", "horseshoe"),
    "sky": ("#2f6fb0", "cactus"),
    "sun": ("#e0a21b", "western-hat"),
    "leaf": ("#3b8a4b", "cowboy-boot"),
    "plum": ("#7c4a9c", "desert-skull"),
    "bone": ("#e9dcc0", "pocket-watch"),
    "slate": ("#454c54", "anvil"),
    "rose": ("#dd7a9c", "campfire"),
}
"""Each player's colour and symbol, which is one of the icon set; no two symbols have the same outline."""
PALE = ("sun", "bone", "rose")
"""Those whose colour is so light that a symbol on it must be dark."""

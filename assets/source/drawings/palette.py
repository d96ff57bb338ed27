"""The colours of the saloon: walnut, parchment, oxblood, brass and bone, and one accent a player."""

INK = "#2e1609"
"""What is printed on paper."""
FADED_INK = "#6b4526"
PARCHMENT = "#ead7a9"
PALE_PARCHMENT = "#f3e6c4"
STAINED_PARCHMENT = "#cfb27c"
WALNUT = "#3a2113"
DARK_WALNUT = "#1d0f08"
LIGHT_WALNUT = "#6a3f22"
OXBLOOD = "#7d1a16"
DARK_OXBLOOD = "#4a0d0c"
BRASS = "#c99a3e"
PALE_BRASS = "#f1d58a"
DARK_BRASS = "#7a5518"
BONE = "#f1e4c6"
GOLD = "#e0a52b"
LEAF = "#2f6b41"
SKY = "#2b5a8c"

PLAYERS = {
    "oxblood": ("#b3261e", "horseshoe"),
    "sky": ("#2f6fb0", "cactus"),
    "sun": ("#e0a21b", "western-hat"),
    "leaf": ("#3b8a4b", "cowboy-boot"),
    "plum": ("#7c4a9c", "desert-skull"),
    "bone": ("#e9dcc0", "pocket-watch"),
}
"""Each player's colour and, for whoever cannot tell colours apart, a symbol of the icon set."""

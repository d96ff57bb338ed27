"""How a game of Dalton City goes: turns, arrivals, payments."""

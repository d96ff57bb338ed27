"""How a game of Dice Town goes: the throws, then the town, place by place."""

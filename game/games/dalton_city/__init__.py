"""Dalton City: roll, ride, buy trades in seven towns, duel, collect fees."""

from game.games.dalton_city import drawing, figures, words
from game.games.dalton_city.rules import DaltonCity
from game.games.game import Game

GAME = Game(
    rules=DaltonCity(),
    title=words.title,
    sentences=words.sentences,
    begins_chapter=words.begins_chapter,
    draw=drawing.draw,
    check_level=figures.read,
)

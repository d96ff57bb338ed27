"""Dice Town: five poker dice under a cup, and a town to fight over; with Wild West and the Indians."""

from game.games.dice_town import drawing, level, words
from game.games.dice_town.rules import DiceTown
from game.games.dice_town.words.marks import marks
from game.games.game import Game

GAME = Game(
    rules=DiceTown(),
    title=words.title,
    sentences=words.sentences,
    begins_chapter=words.begins_chapter,
    draw=drawing.draw,
    marks=marks,
    check_level=level.read,
)

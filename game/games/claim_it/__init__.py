"""Claim It!: three dice, a mine of 6 by 6 spaces, push your luck, squat and claim."""

from game.games.claim_it import board, drawing, words
from game.games.claim_it.rules import ClaimIt
from game.games.game import Game

GAME = Game(
    rules=ClaimIt(),
    title=words.title,
    sentences=words.sentences,
    begins_chapter=words.begins_chapter,
    draw=drawing.draw,
    marks=words.marks,
    check_level=board.read,
)

"""Claim It!: three dice, a mine of 6 by 6 spaces, push your luck, squat and claim."""

from functools import partial

from game.games.claim_it import board, drawing, pages, words
from game.games.claim_it.presets import PRESETS
from game.games.claim_it.rules import ClaimIt
from game.games.claim_it.throws import throws
from game.games.dice import PIPS
from game.games.game import Bench, Game, Pictures
from game.games.length import measured_pace

GAME = Game(
    rules=ClaimIt(),
    title=words.title,
    blurb=words.blurb,
    sentences=words.sentences,
    begins_chapter=words.begins_chapter,
    draw=drawing.draw,
    question=words.question,
    answer=words.told_answer,
    hands_are_secret=False,
    marks=words.marks,
    throws=throws,
    pictures=Pictures(dice={"dice": PIPS, "number": PIPS}),
    benches=(Bench("claim_it", 2),),
    presets=PRESETS,
    pace=partial(measured_pace, __package__),
    check_level=board.read,
    lessons=("claim_it",),
    question_page=pages.question_page,
    wanted_pages=pages.wanted_pages,
)

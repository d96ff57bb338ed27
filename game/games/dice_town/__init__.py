"""Dice Town: five poker dice under a cup, and a town to fight over; with Wild West and the Indians."""

from functools import partial

from game.games.dice_town import drawing, level, pages, words
from game.games.dice_town.presets import PRESETS
from game.games.dice_town.rules import DiceTown
from game.games.dice_town.secrets import hides
from game.games.dice_town.throws import throws
from game.games.dice_town.words.answers import told_answer, told_part
from game.games.dice_town.words.marks import forgets, joins, marks
from game.games.dice_town.words.pictures import PICTURES
from game.games.dice_town.words.questions import question
from game.games.game import Bench, Game
from game.games.length import measured_pace

GAME = Game(
    rules=DiceTown(),
    title=words.title,
    blurb=words.blurb,
    sentences=words.sentences,
    begins_chapter=words.begins_chapter,
    draw=drawing.draw,
    answer=told_answer,
    question=question,
    part=told_part,
    hides=hides,
    marks=marks,
    joins=joins,
    forgets=forgets,
    throws=throws,
    pictures=PICTURES,
    benches=(Bench("dice_town", 4), Bench("wild_west", 4, {"wild_west": True, "indians": True})),
    presets=PRESETS,
    pace=partial(measured_pace, __package__),
    check_level=level.read,
    lessons=("dice_town", "wild_west"),
    question_page=pages.question_page,
    wanted_pages=pages.wanted_pages,
)

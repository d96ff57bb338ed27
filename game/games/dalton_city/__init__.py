"""Dalton City: roll, ride, buy trades in seven towns, duel, collect fees."""

from game.engine import say
from game.games.dalton_city import drawing, level, pages, words
from game.games.dalton_city.length import pace
from game.games.dalton_city.presets import PRESETS
from game.games.dalton_city.report import DaltonCityReport
from game.games.dalton_city.rules import DaltonCity
from game.games.dalton_city.throws import throws
from game.games.dalton_city.words.answers import question, told_answer
from game.games.dalton_city.words.marks import joins, marks
from game.games.dalton_city.words.money import amount
from game.games.dalton_city.world import ANNOUNCED
from game.games.dice import PIPS
from game.games.game import Aside, Game, Pictures

GAME = Game(
    rules=DaltonCity(),
    title=words.title,
    blurb=words.blurb,
    sentences=words.sentences,
    begins_chapter=words.begins_chapter,
    draw=drawing.draw,
    question=question,
    answer=told_answer,
    aside=Aside(
        say("dalton_city.announce"),
        say("dalton_city.announce.explained"),
        lambda options: options["end"] == ANNOUNCED,
    ),
    hands_are_secret=False,
    marks=marks,
    joins=joins,
    points=amount,
    a_round=say("dalton_city.round"),
    throws=throws,
    pictures=Pictures(dice=dict.fromkeys(("dice", "die", "mine", "theirs"), PIPS)),
    report=DaltonCityReport,
    presets=PRESETS,
    pace=pace,
    check_level=level.read,
    question_page=pages.question_page,
    wanted_pages=pages.wanted_pages,
    lessons=("dalton_city",),
)

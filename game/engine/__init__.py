"""The turn kernel: it knows no game, and nothing but the standard library."""

from game.engine.action import HIDDEN, PASS, Action, Hidden, Pass, Seat, seat_code, seat_of
from game.engine.ask import Ask
from game.engine.digest import digest
from game.engine.event import Committed, Event, Public
from game.engine.feed import Feed, Feeds, Moment
from game.engine.flow import IllegalAction, settle, submit
from game.engine.frame import DONE, WAIT, Become, Done, Frame, Move, Push, Wait
from game.engine.frames import EachSeat, Offer, Resolve, Sealed, Window
from game.engine.lazy import Combinations, Span, Subset
from game.engine.message import Message, Trouble, Who, say, say_n
from game.engine.options import (
    BadOption,
    Between,
    Chosen,
    Flag,
    OneOf,
    Option,
    SeatOr,
    Value,
    choose,
    written,
)
from game.engine.prepared import Preparation, Prepared
from game.engine.reading import loads
from game.engine.record import Answer, BadRecord, Record, Step, cleaned, replay, retrace
from game.engine.rng import Rng, Scripted, throws
from game.engine.rules import BadSeats, Rules, Violation, must
from game.engine.score import Line, Score, deciding_tie, ranked, winners
from game.engine.share import share
from game.engine.table import Table, Watcher, World

__all__ = [
    "DONE",
    "HIDDEN",
    "PASS",
    "WAIT",
    "Action",
    "Answer",
    "Ask",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "Become",
    "Between",
    "Chosen",
    "Combinations",
    "Committed",
    "Done",
    "EachSeat",
    "Event",
    "Feed",
    "Feeds",
    "Flag",
    "Frame",
    "Hidden",
    "IllegalAction",
    "Line",
    "Message",
    "Moment",
    "Move",
    "Offer",
    "OneOf",
    "Option",
    "Pass",
    "Preparation",
    "Prepared",
    "Public",
    "Push",
    "Record",
    "Resolve",
    "Rng",
    "Rules",
    "Score",
    "Scripted",
    "Sealed",
    "Seat",
    "SeatOr",
    "Span",
    "Step",
    "Subset",
    "Table",
    "Trouble",
    "Value",
    "Violation",
    "Wait",
    "Watcher",
    "Who",
    "Window",
    "World",
    "choose",
    "cleaned",
    "deciding_tie",
    "digest",
    "loads",
    "must",
    "ranked",
    "replay",
    "retrace",
    "say",
    "say_n",
    "seat_code",
    "seat_of",
    "settle",
    "share",
    "submit",
    "throws",
    "winners",
    "written",
]

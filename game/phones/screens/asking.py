"""The generic form of a question: every answer by its name, or the parts that answers are made of."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from game.engine import PASS, Action, Message, say
from game.engine.lazy import Combinations, Span
from game.phones.screens.saying import Seen
from game.phones.screens.screen import Aside, Axis, Option, Question, Thing

_MOST = 400
"""Answers that are ever written out: more are only offered as combinations."""
Drawn = Callable[[str, Any], Thing]
"""A part of an answer as a thing, by its axis."""


def question(seen: Seen, form: str = "list", **given: Any) -> Question:
    """The open question, with every answer as a button unless its game says more about it."""
    ask = seen.ask
    assert ask is not None
    if "options" not in given and "axes" not in given:
        given["options"] = options(seen)
    if ask.aside and seen.game.aside is not None:
        said = Aside(seen.say(seen.game.aside.name), tuple(option(seen, action) for action in ask.aside))
        given["asides"] = (*given.get("asides", ()), said)
    asked = seen.game.question
    prompt = say("phone.asked") if asked is None else asked(ask)
    return Question(
        number=ask.number,
        kind=ask.kind,
        form=form,
        **{"prompt": seen.say(prompt), "confirm": seen.name(say("ui.confirm")), **given},
    )


def plain(seen: Seen) -> Question:
    """A question of any game."""
    assert seen.ask is not None
    if isinstance(seen.ask.options, Combinations):
        return question(seen, "axes", axes=axes(seen))
    return question(seen)


def option(seen: Seen, action: Action, **given: Any) -> Option:
    """One answer by its name."""
    return Option(code=action.code(), **{"words": seen.answer(action), "lets_be": action == PASS, **given})


def options(seen: Seen, of: Callable[[Action], dict[str, Any]] = lambda _: {}) -> tuple[Option, ...]:
    """Every answer, with whatever more is to be said of it."""
    assert seen.ask is not None
    assert len(seen.ask.options) <= _MOST, f"{len(seen.ask.options)} answers to {seen.ask.kind}"
    return tuple(option(seen, action, **of(action)) for action in seen.ask.options)


def axes(seen: Seen, drawn: Drawn | None = None, icons: dict[str, str] | None = None) -> tuple[Axis, ...]:
    """The parts that answers are made of, in their order."""
    assert seen.ask is not None
    assert isinstance(seen.ask.options, Combinations)
    found = []
    for axis in seen.ask.options.axes:
        icon = (icons or {}).get(axis.name, "")
        if isinstance(axis, Span):
            values = range(axis.low, axis.high + 1)
            words = tuple(seen.say(_named(seen, axis.name, value)) for value in values)
            found.append(Axis(axis.name, words, axis.low, icon=icon))
        else:
            found.append(
                Axis(axis.name, things=_items(seen, axis.name, axis.items, axis.must, drawn), icon=icon)
            )
    return tuple(found)


def _items(
    seen: Seen, axis: str, items: Iterable[Any], must: tuple[Any, ...], drawn: Drawn | None
) -> tuple[Thing, ...]:
    found = []
    for item in items:
        thing = drawn(axis, item) if drawn is not None else Thing(name=seen.name(_named(seen, axis, item)))
        found.append(msgspec.structs.replace(thing, key=str(item), fixed=item in must))
    return tuple(found)


def _named(seen: Seen, axis: str, value: Any) -> Message:
    assert seen.game.part is not None
    return seen.game.part(axis, value)

"""A phone's answer, turned into one of the options of its question."""

from typing import Any

from game.engine import Action, Ask, Combinations, IllegalAction, Rules, Span, say
from game.phones.ear import Answered


def action_of(rules: Rules[Any, Any], ask: Ask, answered: Answered) -> Action:
    """The answer that was meant; IllegalAction if the question has no such answer."""
    action = None
    if answered.code is not None and answered.parts is None:
        action = _parsed(rules, answered.code)
    elif answered.parts is not None and answered.code is None:
        action = _put_together(ask, answered)
    if action is None or not ask.takes(action):
        raise IllegalAction(say("phones.not_offered"))
    return action


def _parsed(rules: Rules[Any, Any], code: str) -> Action | None:
    try:
        return rules.parse(code)
    except ValueError:
        return None


def _put_together(ask: Ask, answered: Answered) -> Action | None:
    """One part for each axis: a number, or the places of some items, each once and in their order."""
    options, parts = ask.options, answered.parts
    if not isinstance(options, Combinations) or parts is None or len(parts) != len(options.axes):
        return None
    values: list[object] = []
    for axis, part in zip(options.axes, parts, strict=True):
        if isinstance(axis, Span):
            if isinstance(part, list) or part not in axis:
                return None
            values.append(part)
        else:
            if not isinstance(part, list) or not all(0 <= at < len(axis.items) for at in part):
                return None
            if part != sorted(set(part)):
                return None
            values.append(tuple(axis.items[at] for at in part))
    made: Action = options.make(*values)
    return made

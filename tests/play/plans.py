"""Simulations to run."""

from typing import Any

from game.ai import bot
from game.ai.bot import Bot
from game.engine import Rules, choose
from game.games.claim_it.rules import ClaimIt
from game.play.simulation import Plan

RULES = ClaimIt()


def plan(*names: str, games: int, seed: int = 3, rules: Rules[Any, Any] = RULES, **others: Bot) -> Plan:
    """Games between bots, found by name or given as keyword arguments."""
    bots = tuple((name, bot("claim_it", name)) for name in names) + tuple(others.items())
    return Plan(rules, bots, choose(rules.options, {}, len(bots)), games, seed)

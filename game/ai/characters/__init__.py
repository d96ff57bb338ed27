"""The faces at the table, each with a temperament that any level of play can have."""

from game.ai.characters.character import Character, Leanings, Manner
from game.ai.characters.faces import FACES
from game.ai.characters.traits import Traits

__all__ = ["FACES", "Character", "Leanings", "Manner", "Traits"]

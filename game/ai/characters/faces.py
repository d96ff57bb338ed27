"""The temperament of every face; the screen that seats them has a sentence about each."""

from collections.abc import Mapping

from game.ai.characters.traits import Traits

FACES: Mapping[str, Traits] = {
    "bandit": Traits(risk=0.3, rivalry=1.0, generosity=-0.6),
    "barkeep": Traits(risk=-0.4, generosity=0.8, gold=0.8),
    "doctor": Traits(risk=-0.5, rivalry=-1.0),
    "engineer": Traits(risk=-0.8, land=0.8),
    "gambler": Traits(risk=1.0, gold=-0.4),
    "marshal": Traits(rivalry=0.6, generosity=-1.0),
    "prospector": Traits(risk=0.6, gold=1.0),
    "rancher": Traits(gold=-0.5, land=1.0),
    "scout": Traits(risk=-0.6, rivalry=0.8),
    "singer": Traits(risk=0.4, generosity=1.0),
    "teacher": Traits(risk=-1.0, gold=0.4),
    "vaquera": Traits(risk=0.8, land=0.7),
}

"""The telegrams, word for word."""

from game.engine import Message, say
from game.games.dalton_city.figures import figures


def telegram_text(name: str) -> Message:
    """What a telegram says, its figure filled in."""
    amount = next(telegram.amount for telegram in figures().telegrams if telegram.name == name)
    return {
        "hospital": say("dalton_city.telegram.hospital"),
        "sheriff": say("dalton_city.telegram.sheriff"),
        "ranch": say("dalton_city.telegram.ranch"),
        "transit": say("dalton_city.telegram.transit"),
        "lecture": say("dalton_city.telegram.lecture"),
        "horse": say("dalton_city.telegram.horse"),
        "lame": say("dalton_city.telegram.lame"),
        "dentist": say("dalton_city.telegram.dentist", dollars=amount),
        "fire": say("dalton_city.telegram.fire", dollars=amount),
        "licence": say("dalton_city.telegram.licence", dollars=amount),
        "repairs": say("dalton_city.telegram.repairs", dollars=amount),
        "tithe": say("dalton_city.telegram.tithe", percent=amount),
        "swindle": say("dalton_city.telegram.swindle", percent=amount),
        "inheritance": say("dalton_city.telegram.inheritance", dollars=amount),
        "reward": say("dalton_city.telegram.reward", dollars=amount),
        "harvest": say("dalton_city.telegram.harvest", dollars=amount),
        "fame": say("dalton_city.telegram.fame", dollars=amount),
        "trade_fair": say("dalton_city.telegram.trade_fair", dollars=amount),
        "boom": say("dalton_city.telegram.boom", dollars=amount),
        "birthday": say("dalton_city.telegram.birthday", dollars=amount),
        "poker": say("dalton_city.telegram.poker", dollars=amount),
        "round": say("dalton_city.telegram.round", dollars=amount),
        "raid": say("dalton_city.telegram.raid"),
        "hurry": say("dalton_city.telegram.hurry"),
    }[name]

"""Names of things that come as data: which message says each."""

from game import ai
from game.engine import Message, say
from game.play.seating import Sitter

KINDS = {
    "human": say("ui.kind.human"),
    "expert": say("ui.kind.expert"),
    "cowhand": say("ui.kind.cowhand"),
    "tenderfoot": say("ui.kind.tenderfoot"),
    "random": say("ui.kind.random"),
    "closed": say("ui.kind.closed"),
}
KIND_TIPS = {
    "human": say("ui.kind.human.tip"),
    "expert": say("ui.kind.expert.tip"),
    "cowhand": say("ui.kind.cowhand.tip"),
    "tenderfoot": say("ui.kind.tenderfoot.tip"),
    "random": say("ui.kind.random.tip"),
    "closed": say("ui.kind.closed.tip"),
}
CHARACTERS = {
    "bandit": say("ui.character.bandit"),
    "barkeep": say("ui.character.barkeep"),
    "doctor": say("ui.character.doctor"),
    "engineer": say("ui.character.engineer"),
    "gambler": say("ui.character.gambler"),
    "marshal": say("ui.character.marshal"),
    "prospector": say("ui.character.prospector"),
    "rancher": say("ui.character.rancher"),
    "scout": say("ui.character.scout"),
    "singer": say("ui.character.singer"),
    "teacher": say("ui.character.teacher"),
    "vaquera": say("ui.character.vaquera"),
}
"""By face."""
SPEEDS = {
    "slow": say("ui.speed.slow"),
    "normal": say("ui.speed.normal"),
    "fast": say("ui.speed.fast"),
    "instant": say("ui.speed.instant"),
}
LANGUAGES = {"": say("ui.language.system"), "en": say("ui.language.en"), "fr": say("ui.language.fr")}
SETTINGS: dict[str, tuple[Message, Message]] = {
    "language": (say("ui.settings.language"), say("ui.settings.language.tip")),
    "text_size": (say("ui.settings.text_size"), say("ui.settings.text_size.tip")),
    "sound": (say("ui.settings.sound"), say("ui.settings.sound.tip")),
    "music": (say("ui.settings.music"), say("ui.settings.music.tip")),
    "mute": (say("ui.settings.mute"), say("ui.settings.mute.tip")),
    "speed": (say("ui.settings.speed"), say("ui.settings.speed.tip")),
    "reduced_motion": (say("ui.settings.reduced_motion"), say("ui.settings.reduced_motion.tip")),
    "fullscreen": (say("ui.settings.fullscreen"), say("ui.settings.fullscreen.tip")),
    "odds": (say("ui.settings.odds"), say("ui.settings.odds.tip")),
    "kept_matches": (say("ui.settings.kept_matches"), say("ui.settings.kept_matches.tip")),
}
MONTHS = (
    say("ui.month.january"),
    say("ui.month.february"),
    say("ui.month.march"),
    say("ui.month.april"),
    say("ui.month.may"),
    say("ui.month.june"),
    say("ui.month.july"),
    say("ui.month.august"),
    say("ui.month.september"),
    say("ui.month.october"),
    say("ui.month.november"),
    say("ui.month.december"),
)
TOOLS = {
    "undo": say("ui.tool.undo"),
    "hint": say("ui.tool.hint"),
    "skip": say("ui.tool.skip"),
    "help": say("ui.tool.rules"),
    "log": say("ui.tool.log"),
    "settings": say("ui.tool.menu"),
}
LEAVES = {
    "scores": say("ui.result.scores"),
    "lead": say("ui.result.lead"),
    "dice": say("ui.result.dice"),
}


def like(slug: str, sitter: Sitter) -> tuple[Message, ...]:
    """What a bot is like, in a sentence, if its temperament shows in a game."""
    shows = not (sitter.human or sitter.plain) and ai.has_character(slug, sitter.kind)
    return (CHARACTERS[sitter.portrait],) if shows and sitter.portrait else ()

"""The few words of the page itself, which it must have before anybody has sent it anything."""

from game.engine import Message, say
from game.text import LANGUAGES, Speaker

_WORDS: dict[str, Message] = {
    "connecting": say("phone.connecting"),
    "lost": say("phone.lost"),
    "again": say("phone.again"),
    "no_token": say("phone.no_token"),
    "no_script": say("phone.no_script"),
    "wait": say("phone.wait"),
    "bye": say("phone.bye"),
    "show": say("phone.show"),
    "hide": say("phone.hide"),
    "how": say("phone.how"),
    "keep_open": say("phone.keep_open"),
    "covered": say("phone.covered"),
    "sending": say("phone.sending"),
    "back": say("ui.back"),
    "language": say("phone.language"),
    "cup": say("phone.cup"),
    "kept": say("phone.kept"),
    "hand": say("phone.hand"),
    "laid": say("phone.laid"),
    "dice": say("phone.dice"),
    "others": say("phone.others"),
    "told": say("phone.told"),
    "less": say("phone.less"),
    "more": say("phone.more"),
    "menu": say("phone.menu"),
    "listening": say("phone.listening"),
    "waited_for": say("phone.waited_for"),
    "board": say("phone.board"),
    "close": say("phone.close"),
}


def page_words() -> dict[str, dict[str, str]]:
    """For each language every word of the page."""
    return {
        language: {name: speak(message) for name, message in _WORDS.items()}
        for language in LANGUAGES
        for speak in [Speaker(language)]
    }

"""What good English and French printing asks of a text."""

import re

# Placeholders, addresses, commands and times follow rules of their own, as does a game's own title.
_NOT_PROSE = re.compile(
    r"""
      \{[^{}]*\}                    # {placeholder:form}
    | %(?:\(\w+\))?[a-z]            # %(placeholder)s
    | \bhttps?://[^\s»”)]+
    | `[^`]*`
    | (?<!\S)--?[a-z][\w-]*(?:=\S+)?
    | \b\d{1,2}:\d{2}(?::\d{2})?\b
    | \bClaim\ It!
    """,
    re.VERBOSE,
)

_BOTH = (
    (re.compile("'"), "a straight apostrophe: write ’"),
    (re.compile('"'), "a straight quotation mark: write “ ” in English, « » in French"),
    (re.compile(r"\.\.\."), "three dots: write …"),
)
_RULES = {
    "en": (
        *_BOTH,
        (re.compile("[«»]"), "French quotation marks: write “ ”"),
        (re.compile(r"[ \u00a0\u202f][;:!?]"), "a space before ; : ! or ?"),
    ),
    "fr": (
        *_BOTH,
        (re.compile("[“”]"), "English quotation marks: write « »"),
        (re.compile(r"(?<![\u202f!?(])[!?]|(?<!\u202f);"), "no narrow no-break space (U+202F) before ;!?"),
        (re.compile(r"(?<![\u00a0\u202f]):"), "no no-break space (U+00A0) before :"),
        (re.compile(r"«(?!\u202f)|(?<!\u202f)»"), "no narrow no-break space (U+202F) inside « »"),
        (re.compile(r"(?<=[\dx])[ \u202f]\$"), "no no-break space (U+00A0) before $"),
        (re.compile(r"(?<=[\dx]) (?:ms|s)(?![\w’])"), "no no-break space (U+00A0) before a unit"),
        (re.compile(r"\((?:Les?|La|Une?) "), "a capital letter in the middle of a sentence"),
    ),
}

_PEOPLE = r"players?|other|victim|sheriff|giver|outlaws?|names?"
_ELISION = re.compile(rf"\b(?:(?:de|que|lorsque|puisque|jusque) |[dq]u?’)\{{(?:{_PEOPLE})\}}", re.IGNORECASE)
"""Whether it is `de Buck` or `d’Abigail` nobody knows before the game."""


def faults(language: str, text: str) -> list[str]:
    """What is wrong with the text, one line per rule it breaks."""
    prose = _NOT_PROSE.sub("x", text)
    found = [says for rule, says in _RULES[language] if rule.search(prose)]
    if language == "fr" and _ELISION.search(text):
        found.append("a name after de or que, where a vowel would ask for d’ or qu’: put it another way")
    return found

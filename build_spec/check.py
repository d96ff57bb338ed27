"""Holds the catalogues against the code and against each other."""

import re
import string
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message

from build_spec.argparse_words import WORDS
from build_spec.catalogues import LANGUAGES, po_file, read_catalogue
from build_spec.sources import Use, find_uses
from build_spec.typography import faults

_PERCENT = re.compile(r"%(?:\((\w+)\))?[rs]")
_ARGPARSE = {word if isinstance(word, str) else word[0]: word for word in WORDS}


def problems(root: Path) -> list[str]:
    """One line per problem; none when all is well."""
    uses, found = find_uses(root)
    said: dict[str, list[Use]] = {}
    for use in uses:
        said.setdefault(use.key, []).append(use)
    fields: dict[str, dict[str, set[str]]] = {}
    for language in LANGUAGES:
        where = po_file(root, language).relative_to(root).as_posix()
        catalogue = read_catalogue(root, language)
        entries = {_key(message): message for message in catalogue if message.id}
        found += _missing(where, entries, said)
        found += [f"{where}: {_shown(str(key))}: an obsolete entry" for key in catalogue.obsolete]
        for key, message in entries.items():
            place = f"{where}:{message.lineno}: {_shown(key)}"
            faulty = [*_entry(catalogue, message), *_spelling(language, message)]
            if key in _ARGPARSE:
                faulty += _argparse(language, message)
            else:
                fields.setdefault(key, {})[language] = _fields(message)
                faulty += _saying(message, said.get(key, []))
            found += [f"{place}: {fault}" for fault in faulty]
    for key, sets in fields.items():
        if len({frozenset(names) for names in sets.values()}) > 1:
            each = ", ".join(f"{language} has {_set(names)}" for language, names in sets.items())
            found.append(f"{_shown(key)}: the placeholders differ: {each}")
    return found


def _missing(where: str, entries: dict[str, Message], said: dict[str, list[Use]]) -> Iterator[str]:
    for key, uses in said.items():
        if key not in entries:
            yield f"{where}: {_shown(key)}: missing, said at {uses[0].place}"
    for key in _ARGPARSE:
        if key not in entries:
            yield f"{where}: {_shown(key)}: missing, said by argparse"


def _entry(catalogue: Catalog, message: Message) -> Iterator[str]:
    """What is wrong with an entry whatever it says."""
    forms = _forms(message)
    if message.fuzzy:
        yield "fuzzy"
    if not message.pluralizable and not all(forms):
        yield "empty"
    if message.pluralizable and (len(forms) < catalogue.num_plurals or not all(forms)):
        yield f"lacks some of its {catalogue.num_plurals} plural forms"


def _spelling(language: str, message: Message) -> Iterator[str]:
    # The English of argparse is what Python prints anyway.
    if not (language == "en" and _key(message) in _ARGPARSE):
        yield from dict.fromkeys(fault for form in _forms(message) for fault in faults(language, form))


def _argparse(language: str, message: Message) -> Iterator[str]:
    word = _ARGPARSE[_key(message)]
    if message.pluralizable != isinstance(word, tuple):
        yield "plural here or in argparse, but not in both"
    wanted = sorted(_PERCENT.findall(_key(message)))
    if any(form and sorted(_PERCENT.findall(form)) != wanted for form in _forms(message)):
        yield "the placeholders are not argparse’s"
    if any(form.endswith("\n") != _key(message).endswith("\n") for form in _forms(message)):
        yield "does not end the line as argparse does"
    if language == "en" and message.string != message.id and all(_forms(message)):
        yield "the English is not argparse’s own"


def _saying(message: Message, uses: list[Use]) -> Iterator[str]:
    """What the places that say the key ask of its entry."""
    if not uses:
        yield "nothing says it"
    for form in _forms(message):
        try:
            names = [name for _, name, _, _ in string.Formatter().parse(form) if name is not None]
        except ValueError as error:
            yield f"the braces are wrong: {error}"
            continue
        yield from (f"{{{name}}} is not a plain name" for name in names if not name.isidentifier())
    for use in uses:
        if use.by == "say_n" and not message.pluralizable:
            yield f"has no plural forms, and say_n() asks for them at {use.place}"
        if use.by == "say" and message.pluralizable:
            yield f"has plural forms, but say() gives no number at {use.place}"
        if use.gives is not None and (lacking := _fields(message) - use.gives):
            yield f"asks for {_set(lacking)}, not given at {use.place}"


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _forms(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def _fields(message: Message) -> set[str]:
    """The placeholders in braces, of all forms together: a singular may do without its number."""
    found: set[str] = set()
    for form in _forms(message):
        try:
            found |= {name for _, name, _, _ in string.Formatter().parse(form) if name}
        except ValueError:
            continue
    return found


def _shown(key: str) -> str:
    return key.strip().replace("\n", "\\n")


def _set(names: set[str]) -> str:
    return " ".join(f"{{{name}}}" for name in sorted(names)) or "none"

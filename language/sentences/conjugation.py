"""Whom a form of a verb speaks of: "cultivo" of its writer, "cultiva" of somebody else or of whom it orders.

The forms stand in `verbs.txt` of each language, one verb a line: its infinitive, its kind, the forms of the writer now
and in the past, those of others now and in the past, and those of orders. A kind is `life` (said of oneself it tells
something), `be` (is, has, can: by itself it tells nothing), `mind` (thinks, hopes) or `talk` (what is done within a
talk: thanks, sums up).
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache, reduce
from pathlib import Path

from language.kept import kept
from language.languages import by_language, files, merged
from language.words.lexicon import FUNCTION_WORDS

FILE = "verbs.txt"
_COLUMNS = ("i", "was", "he", "did", "do")
"""Whom the forms of a column speak of: the writer now and in the past, others now and in the past, the ordered."""
_SAME = "="
"""Orders have the forms of the writer now, others in the past those of the writer then."""
_NO_FORM = ("-", _SAME)
_AUXILIARY = "be"
_SMALL = by_language("words", "FUNCTION_WORDS", frozenset)
_RESPELT = merged("sentences", "RESPELT")
_ACCENTS = str.maketrans("áéíóúñ", "aeioun")
Readings = frozenset[tuple[str, str]]
"""How a form may be meant: whom it speaks of, and the kind of its verb."""
_NONE: Readings = frozenset()
_NO_VERB: frozenset[str] = frozenset()


@lru_cache(maxsize=8192)
def readings_of(word: str, language: str) -> Readings:
    """Whom a word (in lower case) may speak of as a verb, and the kinds it may be of; nothing if it is none.

    A form may lack its accents; one that has them means what they say.
    """
    listed, bare = _listed(language)
    return listed.get(word) or bare.get(word, _NONE)


@lru_cache(maxsize=8192)
def infinitives_of(word: str, language: str) -> frozenset[str]:
    """The verbs that a word (in lower case) may be a form of: "liest" of "lesen"; nothing if it is none."""
    return _infinitives(language).get(word, _NO_VERB)


def read() -> None:
    """Read the files of all languages now."""
    for language in _files():
        _listed(language)
        _infinitives(language)


@cache
def _files() -> dict[str, Path]:
    return files(FILE)


@kept
def _listed(language: str) -> tuple[dict[str, Readings], dict[str, Readings]]:
    """The forms of a language as they are written, and as they are where accents are left out."""
    found: dict[str, Readings] = {}
    if path := _files().get(language):
        with path.open(encoding="utf-8") as file:
            for line in file:
                for form, reading in _readings(line):
                    found[form] = _also(found.get(form, _NONE), reading)
    bare: dict[str, Readings] = {}
    for form, readings in found.items():
        if not form.isascii() and (without := form.translate(_ACCENTS)) not in found and without not in FUNCTION_WORDS:
            bare[without] = reduce(_also, readings, bare.get(without, _NONE))
    return found, bare


@kept
def _infinitives(language: str) -> dict[str, frozenset[str]]:
    """Each form of a language with the verbs it may belong to, without small words and auxiliaries."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    path = _files().get(language)
    small = _SMALL.get(language, _NO_VERB)
    for line in path.read_text(encoding="utf-8").splitlines() if path else ():
        verb, kind, *columns = (part.strip() for part in line.split("|"))
        if kind != _AUXILIARY:
            for form in (verb, *(form for column in columns for form in _forms(column))):
                if form not in small:
                    found[_respelt(form)].add(verb)
    once: dict[frozenset[str], frozenset[str]] = {}
    return {form: once.setdefault(frozenset(verbs), frozenset(verbs)) for form, verbs in found.items()}


def _respelt(form: str) -> str:
    """A form as it stands in a text that is read ("aß": "ass")."""
    for spelling, read_as in _RESPELT.items():
        form = form.replace(spelling, read_as)
    return form


def _readings(line: str) -> Iterator[tuple[str, tuple[str, str]]]:
    _, kind, *columns = (part.strip() for part in line.split("|"))
    for whom, column in zip(_COLUMNS, columns, strict=True):
        for form in _forms(columns[0] if column == _SAME and whom == "do" else column):
            if form not in FUNCTION_WORDS or kind == _AUXILIARY:
                yield form, (whom, kind)


@cache
def _also(readings: Readings, reading: tuple[str, str]) -> Readings:
    """The readings with one more; those of many forms are the same, and kept once."""
    return readings | {reading}


def _forms(column: str) -> list[str]:
    return [form for part in column.casefold().split(",") if (form := part.strip()) and form not in _NO_FORM]

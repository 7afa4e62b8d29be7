"""What the store, the doctor, imports and a night write down in English, told in a reader's language."""

import re
from functools import cache

from language.blanks import fill
from language.languages import by_language

_BULLET = re.compile(r"(\s*(?:[-*] )?)(.*)")
_PLACE = re.compile(r"\\\$([a-z]+)")


def told_in(language: str, words: str) -> str:
    """Words of the store in that language where it has them, else as they stand.

    The store, the doctor, imports and a night write their reasons down for good, in English; those that are known are
    translated, the others shown as they stand (a person's own words, a library's error).
    """
    known = _told(language)
    if words in known:
        return known[words]
    for form, answer in _forms(language):
        if found := form.fullmatch(words):
            return fill(answer, language, {name: known.get(one, one) for name, one in found.groupdict().items()})
    return words


def noted_in(language: str, note: str) -> str:
    """The lines of a daily note in that language."""
    lines = (_BULLET.match(line) for line in note.splitlines())
    return "\n".join(line[1] + told_in(language, line[2]) for line in lines if line)


@cache
def _told(language: str) -> dict[str, str]:
    tables = (by_language(f"program.pages.{part}", "TOLD", dict) for part in ("told", "imports", "notes"))
    return {words: answer for table in tables for words, answer in table.get(language, {}).items()}


@cache
def _forms(language: str) -> list[tuple[re.Pattern[str], str]]:
    """Those with places, the longest first: it says the most."""
    known = _told(language)
    rooms = sorted((one for one in known if "$" in one), key=len, reverse=True)
    return [(re.compile(_PLACE.sub(r"(?P<\1>.+?)", re.escape(one)), re.DOTALL), known[one]) for one in rooms]

"""Is a verb over and done where a memory says that it goes on? "I played" does not say "plays"."""

import re

from language.sentences.clauses import Clause
from language.words.lexicon import words_of
from language.words.reader import Word

_PAST_FORMS = words_of("""
    went saw ate drank wrote taught ran swam flew drove spoke knew grew sang drew thought felt kept slept spent
    жив жила жили їв їла пив пила їздив їздила
    """)
_UKRAINIAN_PAST = re.compile(r"(?:[аиіуяюео]в|[аиіуяюео]л[аио])(?:ся|сь)?$")
_UKRAINIAN_NOW = re.compile(r"(?:є|ить|їть|ує|ює|ається|иться|ується|живе|пише|п'є|їсть|веде)$")
_SPANISH_PAST = re.compile(r"(?:aba|abas|ábamos|aban|ía|íamos|ían|é|ó)$")
_SPANISH_NOW = re.compile(r"(?:a|e|o|an|en)$")
_GERMAN_PAST = re.compile(r"^(?:ge.+(?:t|en)|.+(?:te|ten))$")
_PERFECT = re.compile(r"\b(?:have|has|'ve|i've|we've|been|get|got|am|i'm|is|are|we're|be)\b")


def is_over(said: Word, claimed: Word, clause: Clause) -> bool:
    """Does the user tell of the past what the memory tells of now, with one and the same verb?"""
    before, now = said.text.casefold(), claimed.text.casefold()
    if before == now or before[:2] != now[:2]:
        return False
    if not before.isascii() and "\u0400" <= before[0] <= "\u04ff":
        return bool((before in _PAST_FORMS or _UKRAINIAN_PAST.search(before)) and _UKRAINIAN_NOW.search(now))
    if _SPANISH_PAST.search(before):
        return bool(_SPANISH_NOW.search(now))
    if before in _PAST_FORMS or (before.endswith("ed") and now == before[:-2] + "s"):
        return not now.endswith("ed") and now.endswith("s") and not _PERFECT.search(clause.text)
    return before.endswith("ed") and now.endswith("s") and not now.endswith("ss") and not _PERFECT.search(clause.text)

"""Does a memory tell of another time than the user did? "I played" does not say "plays", nor "I'll write" "wrote"."""

import re

from language.languages import alternatives, by_language, listed, words
from language.patterns import pattern_of
from language.sentences.clause import Clause
from language.sentences.conjugation import readings_of
from language.sentences.cues import ENGLISH, Cues, cues_of
from language.words.reader import Word
from language.words.roots import bare, roots

_DONE = ("was", "did")
_ARRANGED = words("sentences", "ARRANGED")
"""What was done for a day that is still to come."""
_SAMPLE = 300
_WORD = pattern_of(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_CONTRACTED = tuple(listed("sentences", "CONTRACTED_BEING"))
"""How a word ends that holds a verb of being now."""


def _patterns(name: str) -> dict[str, re.Pattern[str]]:
    return {code: pattern_of(pattern) for code, pattern in by_language("sentences", name, str).items()}


_PRESENT_FORM = _patterns("PRESENT_FORM")
_FORMS = {code: (past, _PRESENT_FORM[code]) for code, past in _patterns("PAST_FORM").items()}
"""Of verbs that tell what was, and what is or is to come, by their ending; English has none that are sure."""
_THIRD = _patterns("THIRD_FORM")
"""How a memory tells what somebody does."""
_PERFECT_TENSE = _patterns("PERFECT_TENSE")
"""Languages that tell what was by two words, of which the second ends the clause."""
_PARTICIPLE_PREFIX = by_language("sentences", "PARTICIPLE_PREFIX", str)
_PRETERITE = by_language("sentences", "PRETERITE", tuple)
"""How such a language tells in one word what was, each with how it tells what is."""
_PAST_WORDS = words("sentences", "PAST_WORDS")
_PAST_ENDING = pattern_of(alternatives("sentences", "PAST_ENDING"))
PERFECT = pattern_of(rf"\b(?:{alternatives('sentences', 'PERFECT')})\b")
_PAST = pattern_of(rf"\b(?:{alternatives('sentences', 'TELLS_PAST')})\b")


def tells_done(text: str) -> bool:
    """Do all verbs of a text tell what was done ("we lost Rex on Sunday"), and none what was arranged for later?"""
    language = cues_of(text[:_SAMPLE].casefold()).language
    said = _WORD.findall(text.casefold().replace("’", "'"))
    readings = [one for word in said if (one := readings_of(word, language))]
    if any(word in _ARRANGED or word.endswith(_CONTRACTED) for word in said):
        return False
    if language in _PERFECT_TENSE:  # its first verb only helps the one that tells what was done
        readings = [one for one in readings if not all(kind == "be" for _, kind in one)]
    return bool(readings) and all(whom in _DONE for one in readings for whom, _ in one)


def is_over(said: Word, claimed: Word, clause: Clause) -> bool:
    """Does the user tell of the past what the memory tells of now, with one and the same verb?"""
    before, now = said.text.casefold(), claimed.text.casefold()
    language = clause.cues.language
    if perfect := _PERFECT_TENSE.get(language):
        prefix = _PARTICIPLE_PREFIX.get(language, "")
        if prefix and before == now and before.startswith(prefix):
            return False
        same = before.removeprefix(prefix) == now.removeprefix(prefix)
        told = same and bool(perfect.search(clause.text)) and clause.text.endswith(before)
        return told or any(before == now.removesuffix(ends) + past for past, ends in _PRETERITE.get(language, ()))
    if before == now or not (bare(before)[:2] == bare(now)[:2] or _akin(before, now, clause)):
        return False
    if forms := _FORMS.get(language):
        goes_on = _THIRD.get(language, forms[1]).search(now)
        return bool(forms[0].search(before) and not forms[0].search(now) and goes_on)
    goes_on = _THIRD.get(language, _THIRD[ENGLISH.language]).search(now)
    return bool(_is_past_word(before) and goes_on and not PERFECT.search(clause.text))


def _is_past_word(word: str) -> bool:
    return word in _PAST_WORDS or _PAST_ENDING.search(word) is not None


def _akin(one: str, two: str, clause: Clause) -> bool:
    return bool(roots(one, clause.cues.language) & roots(two, clause.cues.language))


def is_past(word: Word, cues: Cues) -> bool:
    """Is it, to judge by its form, a verb that tells what is done?"""
    lower = word.text.casefold()
    if cues.language in _PERFECT_TENSE:
        return False
    forms = _FORMS.get(cues.language)
    return bool(forms[0].search(lower)) if forms else _is_past_word(lower)


def tells_past(clause: Clause) -> bool:
    """Does a verb of the clause tell what was?"""
    if perfect := _PERFECT_TENSE.get(clause.cues.language):
        return bool(perfect.search(clause.text))
    return any(is_past(word, clause.cues) for word in clause.words)


def is_not_yet(said: Word, claimed: Word, clause: Clause, claim: str) -> bool:
    """Does the user tell of now, or of what is to come, what the memory tells as done, with one and the same verb?"""
    now, done = said.text.casefold(), claimed.text.casefold()
    if now == done or now[:2] != done[:2] or _PAST.search(clause.text):
        return False
    forms = _FORMS.get(clause.cues.language)
    if forms:
        told = any(forms[0].search(word.text.casefold()) for word in clause.words)
        return bool(forms[0].search(done) and forms[1].search(now) and not told)
    return (
        _is_past_word(done)
        and not PERFECT.search(claim)
        and not (now in _PAST_WORDS or any(word.text.casefold() in _PAST_WORDS for word in clause.words))
    )

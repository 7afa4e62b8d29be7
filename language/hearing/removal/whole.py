"""A wish to have all there is forgotten that is a sentence of its own among others ("I'm selling the phone. Delete
everything you know about me. My lawyer says so.")."""

import re
from functools import lru_cache

from language.asking.words import words_for
from language.hearing.compare import ASKS
from language.hearing.relate import acts_of
from language.hearing.removal.names import ABOUT_THEM, EVERYTHING, OF_ME, OF_MEMORY, left_words, named, names_everything
from language.hearing.removal.stays import request_and_rest
from language.intents.dismissals import dismisses, pieces
from language.intents.exceptions import excepting, keeping_but, keeping_only
from language.intents.forget import sentences, wishes
from language.intents.stay_words import POINTERS
from language.languages import alternatives
from language.patterns import pattern_of
from language.words.lexicon import FUNCTION_WORDS

_ME = pattern_of(rf"\b(?:{alternatives('hearing', 'ME')})\b", re.IGNORECASE)


@lru_cache(maxsize=256)
def wants_all_besides(said: str) -> bool:
    """Does one of several sentences ask for all there is, and none for less, or that something stays?"""
    parts = sentences(said)
    if len(parts) < 2 or keeping_only(said) or keeping_but(said) or excepting(said) or request_and_rest(said)[1]:
        return False
    whole = [one for one in parts if _is_of_all(one)]
    return bool(whole) and not any(_asks(one) and _names(one) for one in parts if one not in whole)


def _is_of_all(sentence: str) -> bool:
    """Does a sentence ask for all that is known of its writer, and name nothing beside?"""
    if not names_everything(sentence) or ABOUT_THEM.search(sentence) or not _asks(sentence):
        return False
    return _is_of_writer(sentence) and (bool(OF_ME.search(sentence)) or not _names(sentence))


def _is_of_writer(sentence: str) -> bool:
    """Is it plain that the memory is meant, and not a text that was spoken of ("delete all of it")?"""
    told = max((found[0] for found in EVERYTHING.finditer(sentence)), key=len)
    if OF_ME.search(sentence) or OF_MEMORY.search(sentence) or _ME.search(told):
        return True
    return len(set(told.casefold().split()) - POINTERS - FUNCTION_WORDS) > 1


def _asks(sentence: str) -> bool:
    return bool(
        wishes(sentence) or dismisses(sentence, words_for(sentence).language) or acts_of(sentence)["forget"] >= ASKS
    )


def _names(sentence: str) -> set[str]:
    """What the clauses of a sentence name that ask, or name all there is."""
    parts = [one for one in pieces(sentence) if names_everything(one) or _asks(one)] or [sentence]
    return {word for one in parts for word in left_words(EVERYTHING.sub(" ", named(one)))} - POINTERS

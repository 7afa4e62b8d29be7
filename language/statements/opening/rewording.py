"""A message as it is read: what people write short, turned round or in passing is said plainly, each thing once."""

import re

from language.hearing.announcements import with_own_news
from language.hearing.features import tokens
from language.hearing.spans import Span, sentence_spans
from language.languages import alternatives, by_language, merged
from language.languages.forms.cues import Cues
from language.patterns import pattern_of
from language.sentences.conjugation import readings_of
from language.sentences.cues import cues_of
from language.sentences.tenses import tells_done
from language.statements.beside_the_point import without_comments
from language.statements.occupations import as_trade
from language.statements.opening.introductions import with_pause, with_presence
from language.statements.opening.pieces import SAYS
from language.statements.pets import with_animals
from language.words.classes import classes_of

_APOSTROPHES = by_language("statements", "APOSTROPHES", dict)
_BARE = {language: pattern_of(rf"\b({'|'.join(short)})\b", re.IGNORECASE) for language, short in _APOSTROPHES.items()}
_WRITTEN_OUT = merged("statements", "APOSTROPHES")
_LONG_HELLO = pattern_of(
    rf"\A(?P<hello>\W*(?:{alternatives('statements', 'HELLO')})(?<=(?P<last>\w)))(?P=last)+(?!\w)", re.IGNORECASE
)
"""A greeting drawn out ("hiii")."""
_AS_ONE = {
    language: pattern_of(rf"\W*(?:{lead})\s+(?P<what>[^,.;:!?\n]+)", re.IGNORECASE)
    for language, lead in by_language("sentences", "AS_ONE", str).items()
}
_OTHERWISE = ("supposes", "jests", "ended")
_FEW = 3
"""Words of a trade."""


def plainly(text: str) -> str:
    """A message in the words its statements are read in."""
    text = _LONG_HELLO.sub(r"\g<hello>", _with_apostrophes(text))
    text = with_animals(without_comments(with_own_news(text)))
    return as_trade(with_pause(with_presence(_with_trades(text))))


def _with_apostrophes(text: str) -> str:
    """A message with the apostrophes that are often left out ("ive started …")."""
    language = cues_of(text.casefold()).language
    if language not in _BARE:
        return text
    return _BARE[language].sub(lambda found: str(_WRITTEN_OUT[found[1].casefold()]), text)


def _with_trades(text: str) -> str:
    """A message in which who speaks "as a nurse" has said to be one before."""
    found, at = list[str](), 0
    for span in sentence_spans(text):
        found += [text[at : span.start], _trade(text, span)]
        at = span.start
    return "".join([*found, text[at:]])


def _speaks(lower: str, cues: Cues) -> bool:
    """Does a sentence speak of its writer, by a word or by the form of a verb?"""
    forms = ({whom for whom, _ in readings_of(word, cues.language)} for word in tokens(lower))
    return any(cues.find(cue, lower) for cue in ("me", "verbs")) or {"i"} in forms


def _trade(text: str, span: Span) -> str:
    sentence = span.of(text)
    lower = sentence.casefold()
    cues = cues_of(lower)
    lead = _AS_ONE[cues.language].match(sentence) if cues.language in _AS_ONE else None
    if lead is None or cues.language not in SAYS or not _speaks(lower, cues):
        return ""
    words = lead["what"].split()[: _FEW + 1]
    place = next((at for at, word in enumerate(words[:_FEW]) if "job" in classes_of(word.casefold())), None)
    if place is None or sentence.endswith("?") or any(cues.find(cue, lower) for cue in _OTHERWISE):
        return ""
    doing = {whom for word in words[place + 1 : place + 2] for whom, _ in readings_of(word, cues.language)}
    if (doing and "i" not in doing) or tells_done(sentence):
        return ""
    return f"{SAYS[cues.language][0].format(' '.join(words[: place + 1]))}. "

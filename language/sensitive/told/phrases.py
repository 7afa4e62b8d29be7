"""The words of a wallet, the seeds of one-time codes and the line that unlocks a screen: secrets told by a name and by
the form of what follows."""

import re
from collections.abc import Iterator

from language.languages import alternatives
from language.patterns import pattern_of
from language.sensitive.glance.names import rows_in
from language.sensitive.values import Found
from language.sensitive.vocabulary import ABOUT, DIRECTIONS, NAMES, SAYS, TALK, UNLOCK_PATTERNS
from language.words.index_terms import STOP_WORDS

_WORDS = pattern_of(r"(?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}(?![a-z])")
_WORDS_OF_ANY_SCRIPT = pattern_of(
    r"(?<!\w)(?:\d{1,2}[.):]?\s{0,2})?(?:[^\W\d_]{3,12}[\s,;]{1,2}(?:\d{1,2}[.):]?\s{0,2})?){11,23}[^\W\d_]{3,12}(?!\w)"
)
_SHORT = (
    r"(?:[\u3040-\u30ff\u4e00-\u9fff]{1,5}|[\uac00-\ud7af]{2,3}"
    r"|[\uac00-\ud7af]{3,4}(?![은는을를에요고며면서])[\uac00-\ud7af])"
)
_SHORT_WORDS = pattern_of(rf"(?<!\w)(?:{_SHORT}[\s,、]{{1,2}}){{11,23}}{_SHORT}(?!\w)")
"""Words of scripts in which one is short; only a list puts so many of them side by side."""
_FEW_WORDS = pattern_of(
    rf"[^:=\n]{{0,40}}?(?:[:=—]|\b(?P<is>{alternatives('secrets', 'PHRASE_IS')})\b"
    rf"|\b(?P<begins>{alternatives('secrets', 'PHRASE_BEGINS')})\b:?)\s{{0,3}}[\"'«“]?"
    r"(?P<words>(?:[^\W\d_]{3,12}[ ,]{1,2}){3,23}[^\W\d_]{3,12})"
)
_SENTENCE = pattern_of(
    r"[^:=.!?\n]{0,40}[:=]\s{1,3}[\"'«“„]?"
    r"(?P<words>(?:[^\W\d_][\w'’]{0,14} ){2,8}[^\W\d_][\w'’]{0,14})[\"'»”“]?[.!]?\s*(?:$|\n)"
)
"""All that a line says after a colon: a phrase may be a whole sentence."""
_SPEAKS = pattern_of(rf"(?<!\w)(?:{alternatives('secrets', 'PHRASE_TALK')})(?!\w)")
"""Words of who speaks about a phrase, instead of telling it."""
_ONE = r"[^\s\d,.;:!?「」“”\"]{1,14}"
_ROW_IS = rf"(?:(?<!\w)(?:{alternatives('secrets', 'ROW_IS')})|{alternatives('secrets', 'ROW_IS_GLUED')})(?=\s)"
_ROW = pattern_of(
    rf"(?:[:：=「“\"]|{_ROW_IS})\s{{0,2}}(?P<row>(?:{_ONE} ){{11,23}}{_ONE})(?=[」”\".!]?\s*(?:$|\n)|[,;.،؛、。])"
)
"""Words side by side, without a comma, to the end of the line: no sentence looks like that if none is a small one."""
_BLANKS, _PARTED = 11, str.maketrans(dict.fromkeys(',.;:!?「」“”"', "\n"))
"""So many blanks has a row, and none of these signs."""
_LENGTHS = (12, 15, 18, 21, 24)
_SEED = pattern_of(
    r"(?<![A-Za-z0-9])(?:[A-Z2-7]{4}[ -]?){3,15}[A-Z2-7]{2,4}(?![A-Za-z0-9])"
    r"|(?<![A-Za-z0-9])(?=[A-Z2-7 -]{0,14}(?:[2-7]|[B-DF-HJ-NP-TV-XZ]{4}))[A-Z2-7]{4}(?:[ -][A-Z2-7]{4}){2}"
    r"(?![A-Za-z0-9])"
    r"|(?<![a-z0-9])(?:[a-z2-7]{4} ){3,15}[a-z2-7]{4}(?![a-z0-9])"
)
_SURE = pattern_of(alternatives("secrets", "SURE_PHRASES"))
"""Names of a phrase, not of the wallet it opens: after them a few words are enough."""

_DRAWN_LETTER = pattern_of(
    r"(?<![A-Za-z0-9'’])[B-HJ-Z](?![A-Za-z0-9'’.])|[\u1100-\u1112\u3131-\u314e](?=자)"
    r"|(?<!\w)[БГДЖКЛМНПРСТФХЦЧШЩЮ](?![\w'’.])"
)
"""A letter that a line may look like; "A" and "I" are words."""
_OVER = pattern_of(r"[.!?](?=\s|$)|[\n。！？]")

_FEWEST = 4
_SURE_BEFORE = 24
_BEFORE = 80
_AFTER = 160
_LONG = 260


def find_phrases(text: str, low: str) -> Iterator[Found]:
    """Recovery phrases and seeds of one-time codes."""
    for name in NAMES["phrases"].finditer(low):
        limit = name.end() + _LONG
        words = _WORDS.search(low, name.end(), limit) or _listed(_WORDS_OF_ANY_SCRIPT.search(low, name.end(), limit))
        words = words or _SHORT_WORDS.search(low, name.end(), limit)
        if words:
            yield Found("recovery phrase", *words.span())
        elif found := _few_words(low, name, limit) or _whole_sentence(low, name, limit):
            yield found
    for name in NAMES["seeds"].finditer(low):
        for seed in _SEED.finditer(text, max(0, name.start() - _BEFORE), name.end() + _AFTER):
            if any(char.isdigit() for char in seed[0]) or seed[0].isupper():
                yield Found("one-time code seed", *seed.span())


def find_rows(low: str) -> Iterator[Found]:
    """As many words as a wallet has, in a row, in any script and under any name."""
    parts = low.translate(_PARTED).split("\n") if low.count(" ") >= _BLANKS else ()
    for found in _ROW.finditer(low) if any(part.count(" ") >= _BLANKS for part in parts) else ():
        words = found["row"].split()
        if len(words) in _LENGTHS and len(set(words)) >= len(words) - 1 and not any(map(_is_small, words)):
            yield Found("recovery phrase", *found.span("row"))


def find_drawn(text: str, low: str) -> Iterator[Found]:
    """The line that unlocks a screen: the letter it looks like, or the ways it goes, two at least."""
    for name in UNLOCK_PATTERNS.finditer(low) if "unlock_patterns" in rows_in(low) else ():
        over = _OVER.search(text, name.end(), name.end() + _AFTER)
        limit = over.start() if over else name.end() + _AFTER
        ways = list(DIRECTIONS.finditer(low, name.end(), limit))
        signs = ([*ways] if len({way[0] for way in ways}) > 1 else []) + list(
            _DRAWN_LETTER.finditer(text, name.end(), limit)
        )
        if signs:
            yield Found("access code", min(sign.start() for sign in signs), max(sign.end() for sign in signs))


def _few_words(low: str, name: re.Match[str], limit: int) -> Found | None:
    """A few words after the name of a phrase, or after that of a wallet whose words are said to begin so."""
    few = _FEW_WORDS.match(low, name.end(), limit)
    if few is None:
        return None
    if not _SURE.search(name[0]):
        near = low[max(0, name.start() - _SURE_BEFORE) : few.start("words")]
        if few["is"] or not _SURE.search(near):
            return None
    start = few.start("words")
    length = _length_of_phrase(few["words"], cut=few["begins"] is not None)
    return Found("recovery phrase", start, start + length) if length else None


def _whole_sentence(low: str, name: re.Match[str], limit: int) -> Found | None:
    """A sentence that serves as a phrase: after its name and a colon, and nothing in it speaks of the phrase."""
    said = _SENTENCE.match(low, name.end(), limit) if _SURE.search(name[0]) else None
    if said is None or _SPEAKS.search(said["words"]) or TALK.fullmatch(said["words"].split()[0]):
        return None
    return Found("recovery phrase", *said.span("words"))


def _length_of_phrase(words: str, *, cut: bool) -> int:
    """How long the phrase is: nothing where the words speak of it; a beginning ends with the first small word."""
    said = list(re.finditer(r"[^ ,]+", words))
    small = next((number for number, word in enumerate(said) if _is_small(word[0])), len(said))
    listed = cut or words.count(",") >= small - 1
    if TALK.fullmatch(said[0][0]) or small < _FEWEST or (small < len(said) and not listed):
        return 0
    return said[small - 1].end()


def _is_small(word: str) -> bool:
    return word in ABOUT or word in SAYS or word in STOP_WORDS


def _listed(words: re.Match[str] | None) -> re.Match[str] | None:
    """The words, unless they are a sentence: among words put side by side there is hardly one of the small ones."""
    if words is None or sum(word.strip(",;") in ABOUT or word in SAYS for word in words[0].split()) > 1:
        return None
    return words

"""How a memory is worded: the user's own words in the third person, and short stable keys."""

import re
from functools import lru_cache

from language.languages.english.stating import STOP_WORDS as _EN_STOP
from language.languages.english.stating.words import BASE_VERBS
from language.languages.forms.pack import Pack
from language.languages.ukrainian.stating import STOP_WORDS as _UK_STOP
from language.words.lexicon import words_of

_WORD = re.compile(r"[^\W_]+(?:[+#]+)?(?:['-][^\W_]+)*")
_FLIPS = {
    "i": "they", "me": "them", "my": "their", "mine": "theirs", "myself": "themselves", "we": "they", "us": "them",
    "our": "their", "ours": "theirs", "ourselves": "themselves", "am": "are",
}  # fmt: skip
_FLIP = re.compile(r"(?<![\w/])(" + "|".join(_FLIPS) + r")(?![\w/])", re.IGNORECASE)
_THIRD = {"am": "is", "are": "is", "have": "has", "do": "does", "go": "goes", "was": "was", "were": "was"}
_MORE_VERBS = words_of(
    """keep brew juggle tinker dread know owe earn rent share belong suffer struggle deal handle repair restore mend fix
    carve weld roast ferment forage breed train tutor babysit nanny referee umpire conduct compose record film edit
    photograph sketch sculpt embroider crochet quilt sail row paddle kayak jog lift box wrestle skate snowboard camp
    subscribe browse scroll stream game gamble invest save donate vote pray worship fast juice skip miss crave
    love-hate snore stutter limp lean tend prefer adore despise detest loathe enjoy appreciate admire worry panic
    stress mind resent regret remember forget understand translate interpret lecture report administer operate test
    debug automate script monitor audit analyse analyze model trade negotiate consult advise recruit hire supervise
    nurse treat operate deliver serve clean guard patrol farm harvest plant prune weave polish install assemble"""
)
"""Verbs that people begin with when they speak of themselves; they part no sentence, as the others do."""
_VERBS = frozenset(BASE_VERBS.split("|")) | _MORE_VERBS | frozenset(_THIRD)
_MODALS = frozenset({"can", "will", "would", "could", "should", "must", "might", "may", "never", "had", "did", "used"})
_ADVERB = re.compile(r"^(?:\w+ly|also|just|still|always|often|never|now|sometimes|no|longer)$", re.IGNORECASE)
_POSSESSED = re.compile(r"^(?:my|our)\s+(?=\S+\s+\S)", re.IGNORECASE)
_REASON = re.compile(
    r"[,;]?\s(?:because|since|so that|which|although|though|whenever|but|due to|even if|unless|"
    r"as (?:i|they|it|we|he|she)|тому що|бо|оскільки|хоча|якщо)\s.*$",
    re.IGNORECASE,
)
KEY_WORDS = 4
_IN_KEY = str.maketrans({"'": "", "-": "_", "+": "p", "#": "sharp"})
_BOTH_STOP = _EN_STOP | _UK_STOP


def flip(text: str) -> str:
    """First person to third inside an object: "my dog" becomes "their dog"."""
    return _FLIP.sub(lambda m: _FLIPS[m.group().lower()], text)


def main_part(text: str) -> str:
    """A statement without its reasons and conditions."""
    return _REASON.sub("", text)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def trimmed(text: str, pack: Pack) -> str:
    """An object without trailing filler words and punctuation."""
    return pack.filler_tail.sub("", text.strip(" ,.;:!…-")).strip(" ,.;:!…-")


def conjugated(predicate: str) -> str:
    """ "walk my dog" becomes "Walks their dog"; past tense and modals stay."""
    words = predicate.split()
    index = 0
    while index < len(words) - 1 and _ADVERB.match(words[index]):
        index += 1
    if words[index].lower() in _VERBS:
        words[index] = _third_form(words[index])
    if words[0].lower() == "is" and len(words) > 1:
        words = words[1:]
    return capitalised(flip(" ".join(words)))


def third_person_uk(text: str) -> str:
    """ "пишу код" becomes "пише код"; words whose ending does not show the verb stay as they are."""
    return _FIRST_UK.sub(
        lambda m: _IRREGULAR_UK.get(m.group().lower()) or f"{m[1]}є{'ться' if m[2] else ''}", text, count=1
    )


_IRREGULAR_UK = {
    "пишу": "пише", "їду": "їде", "іду": "іде", "йду": "йде", "лечу": "летить", "ходжу": "ходить", "люблю": "любить",
    "роблю": "робить", "живу": "живе", "хочу": "хоче", "ставлюся": "ставиться", "ставлюсь": "ставиться",
    "вірю": "вірить",
    "їм": "їсть", "пишемо": "пишуть", "будуємо": "будують", "створюємо": "створюють", "розробляємо": "розробляють",
    "переписуємо": "переписують", "працюємо": "працюють", "мігруємо": "мігрують", "впроваджуємо": "впроваджують",
}  # fmt: skip
_FIRST_UK = re.compile(r"\b(?:" + "|".join(_IRREGULAR_UK) + r")\b|\b(\w*(?:[аяую]|'))ю(с[яь])?\b", re.IGNORECASE)


_NOMINATIVES_UK = (
    (re.compile(r"(?<=[^аеиіоуюяє\W])ою$"), "а"),
    (re.compile(r"(?<=\w[чшж])ею$"), "а"),
    (re.compile(r"(?<=\w[нц])ею$"), "я"),
    (re.compile(r"(?<=\w[іи])єю$"), "я"),
    (re.compile(r"(?<=\wтел)ем$"), "ь"),
    (re.compile(r"(?<=\w[рчжш])ем$"), ""),
    (re.compile(r"(?<=\w[іи])єм$"), "й"),
    (re.compile(r"(?<=\w\w)(?<!ц)ом$"), ""),
    (re.compile(r"(?<=\w\w)цем$"), "ець"),
    (re.compile(r"(?<=\w[шнчсгкйтдвлр])им$"), "ий"),
)
"""Endings of "працюю ким", each with that of "хто"."""


def nominative_uk(text: str) -> str:
    """ "вчителькою" becomes "вчителька", "старшим лікарем" "старший лікар"; from a preposition on the rest stays."""
    words = text.split()
    for place, word in enumerate(words):
        ending = next(((found, new) for found, new in _NOMINATIVES_UK if found.search(word)), None)
        if ending is None:
            break
        words[place] = ending[0].sub(ending[1], word)
    return " ".join(words)


def _third_form(verb: str) -> str:
    low = verb.lower()
    if low in _THIRD:
        return _THIRD[low]
    if low in _MODALS or low.endswith(("ed", "ing")) or not low.isascii() or not low.isalpha():
        return verb
    if low in _PAST:
        return verb
    if low.endswith(("s", "sh", "ch", "x", "z")):
        return verb + "es"
    if low.endswith("y") and len(low) > 1 and low[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


_PAST = words_of(
    """went got made took found saw came gave told left met ran won lost bought built wrote read spent started
    began knew thought felt kept held brought taught caught fell grew drew flew drove rode sang swam ate drank
    spoke broke chose woke wore sold sent paid said heard became led put cut hit set let quit hurt cost"""
)


def plain(text: str, pack: Pack) -> str:
    """The text on one line with its contractions written out."""
    text = " ".join(text.split())
    for pattern, replacement in pack.contractions:
        text = pattern.sub(replacement, text)
    return text


def as_told(content: str, pack: Pack) -> str:
    """Words somebody asked to keep, as a memory: a first-person start becomes a bare predicate."""
    text = _POSSESSED.sub("", plain(trimmed(content, pack), pack))
    if not text.isascii() and pack.subject.match(text) is None:
        return capitalised(text)
    words = text.split()
    if words[:1] and words[0].lower() in ("i", "we") and len(words) > 1:
        return conjugated(" ".join(words[1:]))
    return capitalised(flip(text))


def slug(text: str, pack: Pack, limit: int = KEY_WORDS) -> str:
    """The first content words joined by underscores; empty when there is none."""
    words = [w.casefold().translate(_IN_KEY) for w in _WORD.findall(text)]
    content = [w for w in words if w not in pack.stop_words]
    return "_".join((content or words)[:limit])


def content_words(text: str, pack: Pack) -> list[str]:
    return [w for w in (x.casefold() for x in _WORD.findall(text)) if w not in pack.stop_words]


@lru_cache(maxsize=2_048)
def stems(text: str) -> frozenset[str]:
    """Rough stems of the longer words, for comparing texts; the same cut in both languages."""
    words = (x.casefold() for x in _WORD.findall(text))
    return frozenset(_stem(w) for w in words if len(w) > 1 and w not in _BOTH_STOP)


@lru_cache(maxsize=8_192)
def _stem(word: str) -> str:
    if not word.isascii():
        return word[: max(4, len(word) - 2)]
    for ending in ("ations", "ation", "ings", "ing", "ers", "ies", "ed", "es", "s", "e", "y"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word

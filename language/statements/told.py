"""What somebody tells of themselves in words no pattern knows: their clause, in the third person where that is safe."""

import re
from dataclasses import replace
from datetime import date

from language.hearing.deeds import AND, BY_FORM, is_listed, speaks_of_me, without_joint
from language.hearing.judge import Telling, is_plain, topics_of
from language.hearing.styles import wishes_for_good
from language.languages import alternatives, merged
from language.languages.forms.rule import PERSONAL, PREFERENCE, WORK
from language.packs.choice import ENGLISH, pack_of
from language.patterns import pattern_of
from language.sentences import dates
from language.sentences.cues import cues_of
from language.statements import wording
from language.statements.clauses import SUBJECTS
from language.statements.statement import Statement
from language.words.lexicon import NEGATIONS

SURE = 0.85
"""From here on a telling is kept for good; below it stands in the daily note."""
_SURE_CONFIDENCE = 0.85
_DOUBTFUL_CONFIDENCE = 0.6
_CATEGORIES = {
    PREFERENCE: "hobby interest taste opinion format",
    WORK: "work tool project",
}
_CATEGORY = {topic: category for category, topics in _CATEGORIES.items() for topic in topics.split()}
_LASTING = 0.65
OFTEN = pattern_of(
    rf"\b(?:{alternatives('meaning', 'OFTEN')}|{alternatives('meaning', 'OVER_AND_OVER')})\b", re.IGNORECASE
)
"""Words for what is done over and over."""
_FAIRLY, _WELL, _SURELY_LASTING = 0.7, 0.8, 0.9
"""How much a clause must be worth that plainly says what its writer is, has or does, and one that is about no known
topic, to be kept for good; and how likely it must last."""
_WITHOUT_DOUBT = 0.97
"""How likely a whole sentence must last that does not begin with its writer ("Wednesdays I'm off")."""
_EDGES = " ,;:.!…—–-()"
_TO_YOU = pattern_of(rf"\b(?:{alternatives('hearing', 'TO_YOU')})\b", re.IGNORECASE)
"""What is said to somebody asks them to do it: "halte dich kurz" tells nothing of who writes it."""
_HELLO = rf"(?:{alternatives('statements', 'HELLO')})(?:\s+(?:{alternatives('statements', 'HELLO_TO')}))?"
_APOSTROPHE = merged("statements", "APOSTROPHES")
_LEADING = pattern_of(
    rf"^(?:(?:{alternatives('statements', 'LEADING')})\b[\s,:;!.-]*|{_HELLO}(?:\s*[,:;!.]+\s*|"
    rf"\s+(?=(?:{alternatives('hearing', 'SPEAKER')}|{'|'.join(_APOSTROPHE)})\b)))+",
    re.IGNORECASE,
)
"""What goes from the beginning of a telling: words that lead to it, and a greeting."""
_GREETS = pattern_of(rf"\W*{_HELLO}\W*", re.IGNORECASE)
_WORD = pattern_of(r"\w+")
_FEWEST = 2
"""One word by itself ("Always", "Shorter") tells nothing of whoever wrote it."""
_SAYS_WHEN = pattern_of(rf"(?:{alternatives('statements', 'SAYS_WHEN')})\b[^,]*\Z", re.IGNORECASE)
_FIRST = pattern_of(rf"(?:{alternatives('statements', 'SPEAKS_FIRST')})\b", re.IGNORECASE)
_BARE_FIRST = pattern_of(rf"\b({'|'.join(_APOSTROPHE)})\b", re.IGNORECASE)


def category_of(text: str) -> str:
    """Where a statement about somebody belongs, in whichever person it speaks."""
    topics = topics_of(text)
    return _CATEGORY.get(max(topics, key=topics.__getitem__), PERSONAL)


def statement(telling: Telling, today: date) -> Statement | None:
    """A telling as a memory; none when it names nothing, or is but a word."""
    pack = pack_of(telling.sentence)
    whole = _with_main_clause(telling)
    said = _LEADING.sub("", whole).strip(" ,;:.—–-(") or whole
    resolved = dates.resolve(said, today, coming=not pack.past.search(said))
    language = cues_of(telling.sentence.casefold()).language
    listed = language in SUBJECTS and _goes_on(telling) and is_listed(said, language)
    deed = language in SUBJECTS and speaks_of_me(said, language)
    deed = (listed or (deed and (language in BY_FORM or AND.match(telling.text) is not None))) and not _TO_YOU.search(
        said.partition(",")[0]
    )
    if (len(_WORD.findall(said)) < _FEWEST and not deed) or _GREETS.fullmatch(said):
        return None
    spoken = resolved.text
    if deed and telling.topic != "format":
        spoken = f"{SUBJECTS[language]} {spoken[:1].lower()}{spoken[1:]}"
    value = told_as(spoken)
    key = wording.slug(wording.plain(said, pack), pack, keep=NEGATIONS)
    if not key or not value:
        return None
    sure = telling.worth >= SURE or wishes_for_good(telling.text) or _is_plainly_lasting(telling)
    return Statement(
        key=key,
        value=value,
        category=_CATEGORY.get(telling.topic, PERSONAL),
        confidence=_SURE_CONFIDENCE if sure else _DOUBTFUL_CONFIDENCE,
        polarity=1,
        quote=" ".join(telling.sentence.split()),
        kind="told",
        until=resolved.until if resolved.until and resolved.until >= today else None,
        passing=telling.lasting < _LASTING and not OFTEN.search(telling.text),
    )


def _is_plainly_lasting(telling: Telling) -> bool:
    """Does a telling that the judge doubts begin with its writer, or is it a sentence of its own, suppose or report
    nothing, and tell what surely lasts?"""
    if telling.lasting >= _WITHOUT_DOUBT and telling.text.strip(_EDGES) == telling.sentence.strip(_EDGES):
        return not _TO_YOU.search(telling.text)
    plain = is_plain(without_joint(telling.text), telling.sentence.casefold(), cues_of(telling.sentence.casefold()))
    fairly = _FAIRLY if telling.topic != "other" else _WELL
    return plain and telling.worth >= fairly and telling.lasting >= _SURELY_LASTING


def _goes_on(telling: Telling) -> bool:
    """Does it stand behind a comma in a sentence that begins with its writer?"""
    before, found, _ = telling.sentence.casefold().partition(telling.text.casefold())
    return bool(found) and before.rstrip().endswith(",") and bool(cues_of(before).begins("me", before.strip()))


def _with_main_clause(telling: Telling) -> str:
    """A telling that only says when something was ("Until I was nineteen, …"), with what it says it of."""
    sentence = telling.sentence.strip()
    opens = _SAYS_WHEN.match(telling.text) and sentence.startswith(f"{telling.text},")
    return sentence if opens and not sentence.endswith("?") else telling.text


def reworded(one: Statement, sentence: str) -> Statement:
    """A statement that says only what one sentence does."""
    pack = pack_of(sentence)
    said = sentence.strip(" .")
    return replace(
        one, key=wording.slug(wording.plain(said, pack), pack, keep=NEGATIONS), value=told_as(said), kind="told"
    )


def told_as(said: str) -> str:
    """English in the third person where the speaker is its subject; anything else as it was said."""
    pack = pack_of(said)
    if pack is not ENGLISH or not _FIRST.match(_BARE_FIRST.sub(lambda m: _APOSTROPHE[m[1].lower()], said)):
        return wording.capitalised(said)
    return wording.as_told(_BARE_FIRST.sub(lambda m: _APOSTROPHE[m[1].lower()], said), pack)


def told_besides(clause: str) -> str:
    """What a clause adds, also where it leaves out who does it ("also work at Bosch")."""
    told = told_as(clause)
    return wording.conjugated(clause) if told == wording.capitalised(clause) and pack_of(clause) is ENGLISH else told

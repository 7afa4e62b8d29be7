"""Does a memory tell of another time than the user did? "I played" does not say "plays", nor "I'll write" "wrote"."""

import re

from language.sentences.clauses import Clause
from language.sentences.cues import Cues
from language.words.lexicon import words_of
from language.words.reader import Word
from language.words.roots import bare, roots

_ENGLISH_PAST = words_of("""
    went saw ate drank wrote taught ran swam flew drove spoke knew grew sang drew thought felt kept slept spent
    bought sold
    built paid left lost won met got made took gave came began broke chose fell found held rode said sent stood told
    understood wore caught fought forgot hid rose sought shook sank stole swore tore threw woke
    """)
_FORMS = {
    "uk": (
        re.compile(r"(?:[аиіуяюео]в|[аиіуяюео]л[аио]|^жив|^жил[аи]|^пив|^пил[аи]|^їв|^їл[аи]|йшов|йшл[аи])(?:ся|сь)?$"),
        re.compile(
            r"(?:є|ить|їть|ується|ається|иться|живе|пише|п'є|їсть|веде|ю|у|емо|ємо|имо|юся|уся|юсь|усь|ти|тися)$"
        ),
    ),
    "es": (
        re.compile(r"(?:aba|abas|ábamos|aban|ía|íamos|ían|é|ó|aron|ieron|\w{3}ido|\w{3}ado)$"),
        re.compile(r"(?:a|e|o|an|en|ar|er|ir|arme|erme|irme|amos|emos)$"),
    ),
    "de": (re.compile(r"^(?:\w{0,5}ge\w+(?:t|en)|\w+(?:te|ten))$"), re.compile(r"^(?!ge)\w+(?:t|e|st)$")),
}
_THIRD = {
    "uk": re.compile(r"(?:є|ить|їть|ується|ається|иться|живе|пише|п'є|їсть|веде)$"),
    "es": re.compile(r"(?:a|e|an|en)$"),
}
_GERMAN_PERFECT = re.compile(
    r"\b(?:habe|haben|hab|bin|sind)\b(?!.*\b(?:seit|und|aber)\b).* (?:ge\w+(?:t|en)|[bv]e\w+t|\w+iert)$"
)
PERFECT = re.compile(r"\b(?:have|has|'ve|i've|we've|been|get|got|am|i'm|is|are|we're|be)\b")
_PAST = re.compile(
    r"\b(?:was|were|did|had|have|has|i've|we've|used to|grew|\w+ed|був|була|були|habe|haben|bin|hat|war|hatte|he|ha"
    r"|hemos)\b"
)


def is_over(said: Word, claimed: Word, clause: Clause) -> bool:
    """Does the user tell of the past what the memory tells of now, with one and the same verb?"""
    before, now = said.text.casefold(), claimed.text.casefold()
    if clause.cues.language == "de":
        return (
            before.removeprefix("ge") == now.removeprefix("ge")
            and bool(_GERMAN_PERFECT.search(clause.text))
            and clause.text.endswith(before)
        )
    if before == now or not (bare(before)[:2] == bare(now)[:2] or _akin(before, now, clause)):
        return False
    forms = _FORMS.get(clause.cues.language)
    if forms:
        return bool(forms[0].search(before) and not forms[0].search(now) and _goes_on(now, clause))
    past = _is_english_past(before)
    return past and now.endswith("s") and not now.endswith("ss") and not PERFECT.search(clause.text)


def _is_english_past(word: str) -> bool:
    return word in _ENGLISH_PAST or (word.endswith("ed") and not word.endswith("eed"))


def _akin(one: str, two: str, clause: Clause) -> bool:
    return bool(roots(one, clause.cues.language) & roots(two, clause.cues.language))


def _goes_on(now: str, clause: Clause) -> bool:
    return bool(_THIRD[clause.cues.language].search(now))


def is_past(word: Word, cues: Cues) -> bool:
    """Is it, to judge by its form, a verb that tells what is done?"""
    lower = word.text.casefold()
    forms = _FORMS.get(cues.language)
    if forms:
        return cues.language != "de" and bool(forms[0].search(lower))
    return _is_english_past(lower)


def tells_past(clause: Clause) -> bool:
    """Does a verb of the clause tell what was?"""
    if clause.cues.language == "de":
        return bool(_GERMAN_PERFECT.search(clause.text))
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
    past = _is_english_past(done)
    return (
        past
        and not PERFECT.search(claim)
        and not (now in _ENGLISH_PAST or any(word.text.casefold() in _ENGLISH_PAST for word in clause.words))
    )

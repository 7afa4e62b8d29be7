"""What no weighing outweighs: a memory of what never was, is over, is another's trade, or cannot be with the rest.

Words may meet and yet say something else: who waits for the plumber is none, who lived in Lima does not live there, who
never smoked has not stopped, and who cannot do without bacon is no vegan.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from language.languages import alternatives, by_language, gathered, listed
from language.meaning.claims import Claim
from language.meaning.coverage import Index, Spot
from language.meaning.degrees import widens
from language.meaning.judging.amounts import miscounts
from language.meaning.judging.gone import is_another, is_gone, is_sought
from language.meaning.judging.otherwise import is_other, is_raised
from language.meaning.vocabulary import BEING, is_deed, meanings, sense
from language.meaning.whose import is_anothers
from language.patterns import pattern_of
from language.sentences.clauses import Clause, Mood, Subject
from language.sentences.cues.common import AT_ME, CONTRAST, NEVER, OWED
from language.sentences.persons import ROLES, somebody
from language.sentences.tenses import is_over, is_past
from language.words.classes import classes_of, listed_in
from language.words.reader import Word


def _before(table: str, name: str) -> dict[str, re.Pattern[str]]:
    """By language, a pattern of what may stand right before a word."""
    return {code: pattern_of(rf"\b(?:{told})$") for code, told in by_language(table, name, str).items()}


_MEETING = _before("meaning", "MEETING")
"""Words behind which somebody stands whom the user meets, visits or waits for."""
_BECOMING = pattern_of(rf"\b(?:{alternatives('meaning', 'BECOMING')})")
"""Who is made, or trained to be, something is not meeting one."""
_THE = _before("meaning", "THE")
_OBJECT = tuple(listed("meaning", "OBJECT_ENDINGS"))
"""What a name ends in as the object of a verb, in languages that show it."""
_EXCLUDED = {begun: frozenset(" ".join(sorts).split()) for begun, sorts in gathered("meaning", "EXCLUDED").items()}
"""What somebody who is so does not eat or drink, by the sorts of `classes.txt`."""
_BEFORE = 3
_PLACES = 64
"""Of a word that a text repeats over and over so many places are looked at."""
_WORKING = meanings("work")


def refuses(claimed: Sequence[Claim], passage: Sequence[Clause], index: Index) -> bool:
    """Does what was said refuse a memory, whatever else speaks for it?"""
    if any(is_anothers(claim, index) or is_raised(claim, passage) for claim in claimed):
        return True
    return any(_refuses(claim, passage, index) for claim in claimed if claim.needs and not claim.person)


def _refuses(claim: Claim, passage: Sequence[Clause], index: Index) -> bool:
    return (
        _never_was(claim, index)
        or is_other(claim, passage, index)
        or _is_told_as_past(claim, index)
        or _is_done_by_another(claim, index)
        or _is_owed_to_user(claim, passage)
        or _is_only_met(claim, index)
        or _is_excluded(claim, passage, index)
        or miscounts(claim, index)
        or widens(claim.words, passage)
        or is_gone(claim, passage, index)
        or is_sought(claim, index)
        or is_another(claim, passage, index)
    )


def _spots(word: Word, claim: Claim, index: Index) -> list[Spot]:
    found = islice(index.find(word, claim.cues), _PLACES)
    return [spot for spot in found if spot.word is not None and not spot.borrowed]


def _never_was(claim: Claim, index: Index) -> bool:
    """Is something said to be over that was never so ("never smoked": stopped smoking)?"""
    if not (claim.ended or claim.past) or (claim.denied and NEVER.search(claim.text)):
        return False
    found = [spot for word in claim.needs for spot in _spots(word, claim, index)]
    return bool(found) and all(_is_never(spot.clause) for spot in found)


def _is_never(clause: Clause) -> bool:
    return clause.denied and not clause.ended and NEVER.search(clause.text) is not None


def _is_told_as_past(claim: Claim, index: Index) -> bool:
    """Is what the memory tells of now only told of earlier, with the same verb?"""
    if claim.past or claim.ended or claim.ahead or is_past(claim.leading, claim.cues):
        return False
    rest = [word for word in claim.needs if word is not claim.leading]
    beside = {id(spot.clause) for word in rest for spot in _spots(word, claim, index)}
    found = [spot for spot in _spots(claim.leading, claim, index) if not spot.entailed]
    if rest and not any(id(spot.clause) in beside for spot in found):
        return False
    return bool(found) and all(is_over(spot.word, claim.leading, spot.clause) for spot in found if spot.word)


def _is_done_by_another(claim: Claim, index: Index) -> bool:
    """Is it said of somebody else that they do or have it, and of the user at most the verb ("our Lisa runs")?"""
    if claim.verb == "have":
        found = [spot for word in claim.needs for spot in _spots(word, claim, index)]
        return bool(found) and not any(_is_of_the_user(spot) or spot.position in spot.clause.owned for spot in found)
    if not is_deed(claim.leading.text.casefold()):
        return False
    done = [spot for spot in _spots(claim.leading, claim, index) if not spot.entailed]
    if len(claim.needs) == 1:  # "my husband thinks" of "thinks that …"
        return bool(done) and not any(map(_is_of_the_user, done))
    rest = [spot for word in claim.needs if word is not claim.leading for spot in _spots(word, claim, index)]
    theirs = {id(spot.clause) for spot in rest}
    return not any(map(_is_of_the_user, rest)) and any(id(spot.clause) in theirs for spot in done)


def _is_owed_to_user(claim: Claim, passage: Sequence[Clause]) -> bool:
    """Does a memory begin with what others are only said to do to the user ("Tom owes me 300": owes 300)?"""
    verb = claim.words[0].stem
    owed = [(clause, OWED.search(clause.text)) for clause in passage if any(verb == word.stem for word in clause.words)]
    return bool(owed) and all(
        found and any(verb == word.stem and word.text.casefold() in found[0] for word in clause.words)
        for clause, found in owed
    )


def _is_of_the_user(spot: Spot) -> bool:
    """Is it in a clause about the user, or in one that speaks of them by the way ("scares me")?"""
    clause = spot.clause
    by_the_way = clause.cues.find("me", clause.text) is not None
    return clause.subject is Subject.ME or by_the_way or not somebody(clause.words, clause.cues)


def _is_only_met(claim: Claim, index: Index) -> bool:
    """Is it somebody's trade or post, and whoever has it only met, visited or spoken of?"""
    works = bool(sense(claim.leading.text.casefold()).means & _WORKING)
    roles = [word for word in claim.needs if (works or word is claim.leading) and _sorts(word) & ROLES]
    roles = [
        word for word in roles if not _follows(claim.words, claim.words.index(word), claim.cues.language, _MEETING)
    ]
    return any(bool(found) and all(map(_is_met, found)) for found in (_spots(word, claim, index) for word in roles))


def _is_met(spot: Spot) -> bool:
    words, place = spot.clause.words, spot.position
    if spot.word is None or not _sorts(spot.word) & ROLES:
        return False
    if _BECOMING.search(spot.clause.text):
        return False
    after = " ".join(word.text.casefold() for word in words[place + 1 :])
    return bool(not _is_of_the_user(spot) or _is_behind(spot, _MEETING) or AT_ME.match(after) or _is_object(spot.word))


def _is_behind(spot: Spot, patterns: dict[str, re.Pattern[str]]) -> bool:
    return _follows(spot.clause.words, spot.position, spot.clause.cues.language, patterns)


def _follows(words: Sequence[Word], place: int, language: str, patterns: dict[str, re.Pattern[str]]) -> bool:
    """Does what one of the patterns says stand right before a word?"""
    pattern, before = patterns.get(language), words[max(0, place - _BEFORE) : place]
    return bool(pattern and pattern.search("".join(f"{word.text.casefold()} " for word in before)))


def _is_object(word: Word) -> bool:
    lower = word.text.casefold()
    return any(lower.endswith(ending) and listed_in(lower.removesuffix(ending)) & ROLES for ending in _OBJECT)


def _is_excluded(claim: Claim, passage: Sequence[Clause], index: Index) -> bool:
    """Does the user eat or drink what nobody does who is what the memory says?"""
    sorts = frozenset().union(*_excluded_by(claim)) if not (claim.denied or claim.ended) else frozenset()
    told = [spot for spot in _spots(claim.leading, claim, index) if _is_avowed(spot)] if sorts else []
    if not sorts or any(BEING in spot.clause.signs and _speaks(spot.clause) for spot in told):
        return False
    if any(CONTRAST.match(clause.text) and any(_sorts(word) & sorts for word in clause.words) for clause in passage):
        return True
    return not told and any(_has(clause, sorts) for clause in passage if clause.subject is Subject.ME)


def _excluded_by(claim: Claim) -> Iterator[frozenset[str]]:
    for word in claim.needs:
        yield from (sorts for begun, sorts in _EXCLUDED.items() if word.text.casefold().startswith(begun))


def _is_avowed(spot: Spot) -> bool:
    """Does the user say in so many words that they are it?"""
    clause = spot.clause
    told = (BEING in clause.signs or clause.verbless) and clause.mood is Mood.ASSERTED and not clause.denied
    return told and clause.subject is Subject.ME and not (_is_behind(spot, _MEETING) or _is_behind(spot, _THE))


def _speaks(clause: Clause) -> bool:
    return bool(clause.cues.find("me", clause.text) or clause.cues.find("verbs", clause.text))


def _has(clause: Clause, sorts: frozenset[str]) -> bool:
    """Is a thing of these sorts had, or said to be what one cannot do without?"""
    for place, word in enumerate(clause.words):
        if _sorts(word) & sorts and (place in clause.lacking) == clause.denied:
            return True
    return False


def _sorts(word: Word) -> frozenset[str]:
    return classes_of(word.text.casefold())

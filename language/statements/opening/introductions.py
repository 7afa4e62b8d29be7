"""Who somebody says to be before they go on about themselves: "I'm Ragnhild, I mend nets" tells a name."""

import re
from dataclasses import replace

from language.hearing.deeds import begins_speaking
from language.hearing.judge import Clause, judged
from language.hearing.line import CAPITAL_NOUNS
from language.hearing.spans import sentence_spans
from language.languages import alternatives, by_language
from language.languages.forms.rule import PERSONAL
from language.patterns import pattern_of
from language.people.sorts import FIRST_NAMES
from language.sentences.cues import cues_of
from language.sentences.verbs import has_verb
from language.statements.occupations import SAYS_TO_BE
from language.statements.statement import Statement
from language.words.classes import classes_of
from language.words.dictionary import concepts_of
from language.words.lexicon import FUNCTION_WORDS

_HELLO = rf"(?:{alternatives('statements', 'HELLO')})"
_GREETING = pattern_of(rf"\W*{_HELLO}(?:\s+(?:{alternatives('statements', 'HELLO_TO')}))?\W*", re.IGNORECASE)
_I_AM = pattern_of(
    rf"\A\W*(?:{_HELLO}[,!.]*\s+)?"
    rf"(?P<verb>{alternatives('statements', 'I_AM')})(?:\s+(?:{alternatives('statements', 'NAME_ARTICLE')}))?\s+"
    r"(?P<name>(?-i:[A-ZÄÖÜÁÉÍÓÚÑÅØÆА-ЯІЇЄҐ])[\w'’-]+)\W*\Z",
    re.IGNORECASE,
)
_BEFORE_NOUNS = pattern_of(
    "|".join(verb for language, verb in by_language("statements", "I_AM", str).items() if language in CAPITAL_NOUNS)
)
"""What is said before a name where all nouns have a capital."""
_MAY_BE = frozenset({"religion", "tone"})
_WHAT_ONE_IS = FIRST_NAMES | {"job", "nationality", "diet"}
"""What somebody says to be before they tell anything else."""
_INTRODUCED = pattern_of(
    rf"\A(?P<lead>\W*(?:{_HELLO}[,!.]*\s+)?(?:{alternatives('statements', 'INTRODUCING')})\s+)"
    r"(?P<who>[^\W\d_][\w'’-]*)(?P<rest>[\s,.!].*)?\Z",
    re.IGNORECASE | re.DOTALL,
)
_NAME = r"[^\W\d_][\w'’-]+"
_PRESENT = {
    language: pattern_of(
        rf"\A(?P<lead>\W*(?:{_HELLO}(?:\s+(?:{alternatives('statements', 'HELLO_TO')}))?[,!.]*\s+)?)"
        rf"(?:(?:{before})\s+(?P<first>{_NAME})|(?P<second>{_NAME})\s+(?:{after}))(?P<rest>\s*(?:[,.!;:\n—–-].*)?)\Z",
        re.IGNORECASE | re.DOTALL,
    )
    for language, (before, after, _) in by_language("statements", "PRESENT", tuple).items()
}
"""How the languages say who is there."""
_SAYS_TO_BE = {language: said for language, (_, _, said) in by_language("statements", "PRESENT", tuple).items()}
_NAME_FIRST = pattern_of(
    rf"\A(?P<lead>\W*(?:{_HELLO}(?:\s+(?:{alternatives('statements', 'HELLO_TO')}))?[,!.]*\s+)?)"
    r"(?P<name>(?-i:[^\W\d_a-zа-яіїєґ])[\w'’-]+),\s+(?P<rest>.+)\Z",
    re.IGNORECASE | re.DOTALL,
)
"""A name that opens a message, and what stands behind it."""
_TRADE_WORDS = 3
_LIKELY = 0.4
_CONFIDENCE, _SURE = 0.85, 0.9
_FEW = 2


def introduced(own: str) -> Statement | None:
    """The name that opens a message: a known one, or whatever stands there where somebody goes on to tell of themselves
    or has greeted; None where there is none."""
    clauses = judged(own)
    greeted = bool(clauses) and _GREETING.fullmatch(clauses[0].span.of(own)) is not None
    clauses = clauses[1:] if greeted else clauses
    found = _I_AM.match(clauses[0].span.of(own)) if clauses else None
    if found is None:
        return None
    alone = len(clauses) < (1 if greeted else 2) or clauses[0].worth < _LIKELY
    if alone and not is_known_name(found["name"]):
        return None
    trade = len(clauses) > 1 and _begins_with_trade(clauses[1].span.of(own))
    told = _is_name(found["name"], clauses[0], found[0], found["verb"].casefold(), greeted=greeted)
    if not told and not (trade and _may_be_name(found["name"], own)):
        return None
    return Statement("name", found["name"], PERSONAL, _CONFIDENCE, 1, clauses[0].span.of(own), "name")


def is_known_name(word: str) -> bool:
    """Is a word known as a first name, and not as what somebody may be ("Christian", "frank")?"""
    sorts = classes_of(word.casefold())
    return bool(sorts & FIRST_NAMES) and sorts.isdisjoint(_MAY_BE)


def _is_name(word: str, clause: Clause, clause_words: str, verb: str, *, greeted: bool) -> bool:
    """Is a word with a capital a name: known as one, or of no known sort in a clause that tells one?

    What is said of one's age looks like it ("I'm Tomas", "I'm fifty"), but has no capital, except
    where all nouns have one. Behind a greeting it is one too where the clause tells nothing else.
    """
    # Sorts with a plus are guessed from the beginning of a word.
    classes = {sort for sort in classes_of(word.casefold()) if not sort.endswith("+")}
    if classes or word.casefold() in FUNCTION_WORDS:
        return bool(classes & FIRST_NAMES)
    if concepts_of(word.casefold(), cues_of(clause_words.casefold()).language):
        return False
    topic = max(clause.topics, key=clause.topics.__getitem__)
    plain = topic == "age" or (greeted and clause.topics[topic] < _LIKELY)
    return topic == "name" or (plain and not _BEFORE_NOUNS.fullmatch(verb))


def _may_be_name(word: str, text: str) -> bool:
    """Is a word with a capital of no known sort, in no list of words, and so a name that no list has?"""
    lower = word.casefold()
    known = classes_of(lower) or lower in FUNCTION_WORDS or concepts_of(lower, cues_of(text.casefold()).language)
    return word[:1].isupper() and not known


def _begins_with_trade(clause: str) -> bool:
    """Does a clause begin with a trade, and say nothing of anybody ("vet nurse in Sligo", "Fährmann auf der Elbe")?"""
    lower = clause.casefold().strip(" ,.;:!")
    named = [classes_of(word.strip(",.")) for word in lower.split()[:_TRADE_WORDS]]
    return any("job" in sorts for sorts in named) and not _says_more(lower)


def _says_more(lower: str) -> bool:
    """Do words say what somebody does, be it with none of those that name a trade as well ("nurse", "cook")?"""
    words = [word.strip(" ,.;:!") for word in lower.split()]
    rest = " ".join(word for word in words if "job" not in classes_of(word))
    return has_verb(rest, cues_of(lower))


def with_presence(text: str) -> str:
    """A message that begins with who is there, saying it of its writer: "Marcus here, …" and "Marcus, baker in Graz"
    as "I'm Marcus, …"."""
    for language, form in _PRESENT.items():
        found = form.match(text)
        name = (found["first"] or found["second"]) if found else ""
        goes_on = _begins_with_trade(_first_clause(found["rest"])) if found else False
        if found and (is_known_name(name) or (goes_on and _may_be_name(name, text))):
            return f"{found['lead']}{_SAYS_TO_BE[language]} {name[:1].upper()}{name[1:]}{found['rest']}"
    found = _NAME_FIRST.match(text)
    language = cues_of(text.casefold()).language
    if found and language in _SAYS_TO_BE and is_known_name(found["name"]) and _is_trade_alone(found["rest"]):
        return f"{found['lead']}{_SAYS_TO_BE[language]} {text[found.start('name') :]}"
    return text


def _first_clause(rest: str) -> str:
    return rest.strip(" ,.;:!—–-").partition(",")[0]


def _is_trade_alone(rest: str) -> bool:
    """Is what stands behind a name a trade, in a sentence that says nothing of anybody else?"""
    sentence = rest[sentence_spans(rest)[0].start : sentence_spans(rest)[0].end] if rest.strip() else ""
    lower = sentence.casefold()
    cues = cues_of(lower)
    return _begins_with_trade(_first_clause(sentence)) and (not _says_more(lower) or bool(cues.find("me", lower)))


def with_pause(text: str) -> str:
    """A message that begins with who its writer is, with a pause before what they tell next and the name with its
    capital: "me llamo nerea soy fisio" says two things."""
    found = _INTRODUCED.match(text)
    if not found or classes_of(found["who"].casefold()).isdisjoint(_WHAT_ONE_IS):
        return text
    who, rest = found["who"], found["rest"] or ""
    name = who.capitalize() if who.islower() and is_known_name(who) else who
    pause = "," if rest[:1].isspace() and _goes_on(rest.strip(), text) else ""
    return f"{found['lead']}{name}{pause}{rest}"


def _goes_on(rest: str, text: str) -> bool:
    """Does a new statement of the writer begin?"""
    cues = cues_of(text.casefold())
    return cues.begins("me", rest.casefold()) or begins_speaking(rest, cues.language)


def named(one: Statement) -> Statement:
    """Who says to be Nora tells their name."""
    said = SAYS_TO_BE.sub("", one.value)
    words = said.casefold().split()
    if one.kind not in ("identity", "told", "condition") or not 0 < len(words) <= _FEW or one.value.islower():
        return one
    if not all(classes_of(word) & FIRST_NAMES for word in words):
        return one
    return replace(one, key="name", value=said, category=PERSONAL, kind="name", confidence=_SURE)

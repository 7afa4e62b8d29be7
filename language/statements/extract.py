"""Facts a person states about themselves: who they are, what they do, want, like, think, and corrections of these."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from language.hearing.relate import content
from language.languages import alternatives, by_language
from language.languages.forms.pack import Pack
from language.languages.forms.rule import PERSONAL, WORK, Emit, Rule
from language.packs.choice import ENGLISH, pack_of
from language.patterns import pattern_of
from language.people.sorts import KIN, PETS
from language.sentences import dates
from language.sentences.split import HIDDEN, language, own_words, sentences
from language.statements import wording
from language.statements.clauses import Clause, clauses
from language.statements.slots import is_somebody
from language.statements.statement import Statement
from language.words.classes import classes_of

GENERIC_CONFIDENCE = 0.55
HEDGED = 0.25
"""What a hedge ("maybe", "I guess") takes off."""
EVENT_CONFIDENCE = 0.9
NAMING = frozenset("ocrs")
"""Groups of a pattern that name something: object, company, role, subject. Others hold verbs and prepositions."""
_PREDICATES = frozenset({"habit", "activity", "health", "tools", "stance", "avoidance", "restriction"})
"""Kinds whose value is what the user does: put into the third person."""
_OF_THINGS = frozenset({"has", "activity"})
"""Kinds whose value is a sentence on a thing ("Has an old Volvo"), which keeps its article."""
_GAP = pattern_of(r"\s,")
"""What a day leaves behind that stood before a comma."""
_YEAR_ONLY = pattern_of(rf"^(?:{alternatives('statements', 'YEAR_ONLY')})$")
"""A time too wide for an event."""
_TO_ME = pattern_of(rf"\s(?:{alternatives('statements', 'TO_ME')})\b", re.I)
_ARTICLE = pattern_of(rf"^(?:{alternatives('statements', 'ARTICLE')})\s+(?=\S+\s+\S)")
_SUBJECT_OF_OPINION = pattern_of(rf"^(?P<s>.+?)\s(?:{alternatives('statements', 'OPINION_VERBS')}|—|-)\b", re.I)
_OF_FAMILY = KIN | PETS | {"partner", "relationship_status", "pregnancy"}
_TOPIC_FIRST = frozenset(by_language("statements", "TOPIC_FIRST", bool))
"""Languages in which an opinion begins with what it is on."""


def extract(text: str, *, today: date) -> list[Statement]:
    """Every statement about the writer, in the order it was made; the same key and value come once."""
    found: dict[tuple[str, str], Statement] = {}
    for statement in _statements(text, today):
        found.setdefault((statement.key, statement.value.casefold()), statement)
    return list(found.values())


def _statements(text: str, today: date) -> Iterator[Statement]:
    for sentence in sentences(own_words(text)):
        pack = pack_of(sentence)
        left = False
        for clause in clauses(sentence, pack):
            for statement in _read(clause, pack, today):
                yield _new_employer(statement) if left and statement.key == "location" else statement
                left = statement.kind == "left"


def _new_employer(statement: Statement) -> Statement:
    """Who is "not at Uber any more" and "moved to Lyft" did not change towns."""
    return replace(statement, key="company", category=WORK, kind="company")


def _read(clause: Clause, pack: Pack, today: date) -> list[Statement]:
    forms = [clause.text]
    if match := pack.preamble.match(clause.text):
        forms.append(match["rest"])
    for form in forms:
        if HIDDEN in form or pack.excluded_clause.search(form):
            return []
        if event := _event(form, clause, pack, today):
            return [event]
        if pack.transient.match(form) and form is not clause.text:
            return []
        for rule in pack.rules:
            if (match := rule.pattern.match(form)) and (statements := _emitted(rule, match, clause, pack, today)):
                return statements
    for form in reversed(forms):
        if generic := _generic(form, clause, pack, today):
            return [generic]
    return []


def _emitted(rule: Rule, match: re.Match[str], clause: Clause, pack: Pack, today: date) -> list[Statement]:
    trimmed = {name: wording.trimmed(text, pack) for name, text in match.groupdict().items() if text}
    groups = trimmed if rule.kind in _OF_THINGS else {name: _ARTICLE.sub("", text) for name, text in trimmed.items()}
    statements = []
    for emit in rule.emits:
        needed = set(re.findall(r"{(\w)}", emit.key + emit.value))
        if not needed <= groups.keys() or not all(_telling(groups[name], pack) for name in needed & NAMING):
            continue
        statements.append(_statement(rule, emit, groups, clause, pack, today))
    with_somebody = any(one.key == "company" and is_somebody(one.value) for one in statements)
    return [] if with_somebody else statements  # "a nurse with three cats"


def _statement(rule: Rule, emit: Emit, groups: dict[str, str], clause: Clause, pack: Pack, today: date) -> Statement:
    topics = {name: _topic(rule.kind, text) for name, text in groups.items()}
    key = re.sub(r"{(\w)}", lambda m: wording.slug(topics[m[1]], pack), emit.key)
    value = re.sub(r"{(\w)}", lambda m: groups[m[1]], emit.value)
    value = _third_person(rule.kind, value) if pack is ENGLISH else wording.third_person(value)
    resolved = dates.Resolved(value) if rule.kind == "opinion" else dates.resolve(value, today)
    return Statement(
        key=key.strip("_"),
        value=wording.capitalised(resolved.text),
        category=_category(rule.kind, emit.category, clause.text, pack),
        confidence=round(rule.confidence - (HEDGED if clause.hedged else 0.0), 2),
        polarity=rule.polarity,
        quote=clause.sentence,
        kind=rule.kind,
        correction=clause.correction,
        until=resolved.until if resolved.until and resolved.until >= today else None,
    )


def _third_person(kind: str, value: str) -> str:
    if kind == "communication":
        return _TO_ME.sub("", value)
    return wording.conjugated(value) if kind in _PREDICATES else wording.flip(value)


def _category(kind: str, usual: str, text: str, pack: Pack) -> str:
    """A decision is about work when a team made it or its words say so; one's own is personal."""
    if kind == "decision" and not (pack.collective.match(text) or pack.working.search(text)):
        return PERSONAL
    return usual


def _telling(text: str, pack: Pack) -> bool:
    """Some word that is not grammar: "a lot" names nothing."""
    return bool(wording.content_words(text, pack))


def _topic(kind: str, text: str) -> str:
    """The words a key is made from: of an opinion its subject, of anything else what comes before a reason."""
    if kind in ("opinion", "stance") and (subject := _SUBJECT_OF_OPINION.match(text)):
        return subject["s"]
    if kind == "opinion" and language(text) in _TOPIC_FIRST:
        return text.split()[0]
    return wording.main_part(text)


def _event(form: str, clause: Clause, pack: Pack, today: date) -> Statement | None:
    """A first-person clause that names a day still to come."""
    resolved = dates.resolve(form, today, coming=True)
    if resolved.until is None or resolved.until <= today or any(map(_YEAR_ONLY.match, resolved.times)):
        return None
    if _GAP.search(resolved.rest):
        return None  # more is told behind the day
    said = wording.trimmed(resolved.rest, pack)
    plan = pack.plan.match(said) if pack.subject.match(said) or pack.possessive.match(said) else None
    name = wording.slug(plan["o"], pack) if plan else ""
    if plan is None or not wording.content_words(plan["o"], pack):
        return None
    spoken = wording.flip(plan["o"]) if pack is ENGLISH else wording.third_person(plan["o"])
    value = " ".join([spoken, *resolved.times])
    category = WORK if pack.collective.match(said) and not _is_of_family(plan["o"]) else PERSONAL
    confidence = EVENT_CONFIDENCE - (HEDGED if clause.hedged else 0.0)
    return Statement(
        f"upcoming_{name}", wording.capitalised(value), category, round(confidence, 2), 1, clause.sentence, "event",
        clause.correction, resolved.until,
    )  # fmt: skip


def _is_of_family(text: str) -> bool:
    """Does it name a wedding, or somebody's own people? What "we" have ahead is then no work."""
    return any(classes_of(word) & _OF_FAMILY for word in content(text))


def _generic(form: str, clause: Clause, pack: Pack, today: date) -> Statement | None:
    match = pack.generic.match(form)
    if match is None or pack.transient.match(form):
        return None
    parts = match.groupdict()
    said = parts.get("o") or parts.get("p") or parts.get("w") or ""
    words = wording.content_words(said, pack)
    if len(words) < (1 if pack.identity.match(form) else 2):
        return None
    value = wording.conjugated(said) if parts.get("o") and pack is ENGLISH else wording.capitalised(wording.flip(said))
    value = dates.resolve(wording.trimmed(value, pack), today).text
    statement = Statement(
        f"about_{wording.slug(said, pack)}",
        value,
        PERSONAL,
        GENERIC_CONFIDENCE,
        1,
        clause.sentence,
        "other",
        clause.correction,
    )
    return replace(statement, confidence=round(GENERIC_CONFIDENCE - HEDGED, 2)) if clause.hedged else statement

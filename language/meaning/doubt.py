"""Where rules can tell neither that the user said a memory nor that they did not.

A memory in other words than the user's is often true ("handed in my notice": quit their job), and no list of words
knows it. Whoever knows more than rules may be asked about it, but never about what rules see to be false: what the user
denies, asks, supposes, plans, jests, tells of others or of earlier days, and what has a name or a number of its own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from language.meaning.claims import Claim, is_averse
from language.meaning.evidence import claimed_by, evidence_of
from language.meaning.judging.features import Evidence, Part, is_particular, turns_round
from language.meaning.opposites import reworded
from language.meaning.said import Question, Said
from language.meaning.support import fits
from language.meaning.vocabulary import OWNING
from language.sensitive.secrets import redact
from language.sentences.clauses import Clause, Subject
from language.sentences.split import HIDDEN, own_words
from language.words.reader import Role, Word

_MET = 0.35
"""The share of a memory's words in one clause from which on that clause is the one it was made of."""
_REFUTING = (
    *("asked", "supposed", "jested", "reported", "other", "other, people", "me, person"),
    *("denial", "left", "lacking", "main over", "main ahead", "number conflict"),
)
_OUTRIGHT = ("same", "akin")
"""How the word that a memory turns on is said, where the clause is of just that, not of what it amounts to."""
_KIN = 4
"""Letters that a name shares with another form of it ("Luxemburgerin", "Luxemburg")."""
_LONGEST, _MOST = 2_000, 6_000
"""Characters of one message, and of all together: a longer one is hardly all the user's own."""
_RECENT = 40
"""The newest messages, among which it must be."""
_COUNTED = 3
"""So many of something are told without a number ("the eldest and the little one")."""


def question(value: str, key: str, evidence: Sequence[Said]) -> Question | None:
    """What to ask about a memory that rules leave open; nothing where they see that the user did not say it."""
    claimed = [claim for claim in claimed_by(value, key) if claim.needs]
    spoken = [one for one in evidence if not (one.known or one.agreed)]
    messages = [own_words(one.text).replace(HIDDEN, "…") for one in spoken[-_RECENT:]]
    told = [text for text in messages if claimed and len(text) <= _LONGEST]
    read = [(text, said) for text in told if (said := evidence_of(text, claimed[0].cues)).passage]
    if any(_refutes(said, claimed) for _, said in read) or not _has_names(claimed, [said for _, said in read]):
        return None
    words = _newest([redact(text) for text, said in read if _may_say(said, claimed)])
    return Question(" ".join(redact(value).split()), words) if words else None


def _newest(texts: Sequence[str]) -> tuple[str, ...]:
    """The last of the messages, as many as can be read at once, in their order."""
    kept: list[str] = []
    for text in reversed(texts):
        if sum(map(len, kept)) + len(text) > _MOST:
            break
        kept.append(text)
    return tuple(reversed(kept))


def _refutes(said: Evidence, claimed: Sequence[Claim]) -> bool:
    """Is there a clause that the memory was made of, and that says something else?"""
    return any(_says_otherwise(said, claim) for claim in claimed)


def _says_otherwise(said: Evidence, claim: Claim) -> bool:
    found = Part(claim, said).features()
    outright = any(found.get(f"leading {level}") for level in _OUTRIGHT)
    if found.get("exaggerates") or (outright and (_is_refuted(said, claim) or found.get("main past"))):
        return True
    return all(_is_refuted(said, form) for form in _forms(claim))


def _is_refuted(said: Evidence, claim: Claim) -> bool:
    part = Part(claim, said)
    found = part.features()
    over = claim.denied and part.main is not None and part.main.ended  # gave up drinking: does not drink
    ours = part.main is not None and _is_ours(claim, part.main)
    signs = (name for name in _REFUTING if not ((over and name == "main over") or (ours and name.startswith("other"))))
    met = found.get("said main", 0.0) >= _MET
    return turns_round([claim], said) or (met and any(found.get(name) for name in signs))


def _forms(claim: Claim) -> list[Claim]:
    """A claim, and what it amounts to as a denial: who is allergic to fish eats none."""
    averse = [replace(claim, denied=True)] if is_averse(claim) and not claim.denied else []
    return [*reworded(claim), *averse]


def _may_say(said: Evidence, claimed: Sequence[Claim]) -> bool:
    """Is there, for each clause of the memory, one of the user's that is about the same person and meant as it is?"""
    return all(
        any(
            fits(form, clause) and (clause.subject is Subject.ME or claim.person or _is_ours(form, clause))
            for form in (*_forms(claim), _plain(claim))
            for clause in said.passage
        )
        for claim in claimed
    )


def _is_ours(claim: Claim, clause: Clause) -> bool:
    """Does it tell of somebody of the user's, and the memory that there is one ("my lad sings": has a son)?"""
    return claim.owning and OWNING in clause.signs


def _plain(claim: Claim) -> Claim:
    """What ended or is not so can be told by what is ("handed in my notice": quit)."""
    return replace(claim, ended=False, denied=False, past=claim.past or claim.ended)


def _has_names(claimed: Sequence[Claim], said: Sequence[Evidence]) -> bool:
    """Is each name and number of the memory, and the person it is about, in what the user wrote, in some form?"""
    return all(any(_is_there(word, claim, one) for one in said) for claim in claimed for word in _particulars(claim))


def _particulars(claim: Claim) -> Iterator[Word]:
    named = (word for word in claim.needs if word.role is not Role.CONTENT and is_particular(word, claim))
    yield from (word for word in named if not (word.text.isdigit() and int(word.text) <= _COUNTED))
    yield from claim.person


def _is_there(word: Word, claim: Claim, said: Evidence) -> bool:
    if next(said.index.find(word, claim.cues), None) is not None:
        return True
    if word in claim.person:  # "my missus" for a wife, where nobody else is named
        return not any(clause.cues.find("people", clause.text) for clause in said.passage)
    start = word.text.casefold()[: max(_KIN, len(word.text) - 2)]
    told = (other.text.casefold() for clause in said.passage for other in clause.words)
    return word.role is Role.NAME and len(start) >= _KIN and any(other.startswith(start) for other in told)

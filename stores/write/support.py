"""Which words of the user a memory may rest on, and whether it does."""

from collections.abc import Sequence

from language.hearing.compare import is_correction
from language.hearing.quote import is_told
from language.meaning.address import told_of_user
from language.meaning.evidence import supports
from language.meaning.similarity import fingerprint
from stores.changes import as_said
from stores.records import AGENT_KINDS, Author, Evidence, Said
from stores.write.unit_of_work import UnitOfWork

UNSUPPORTED = "nothing the user wrote supports it"


def is_supported(unit: UnitOfWork, kind: str, key: str, value: str, author: str, said: Sequence[Said]) -> bool:
    """May it last? What a model wrote must rest on the user's words; of its own notes, what speaks of the user."""
    if author not in (Author.AGENT, Author.TOOL):
        return True
    told = told_of_user(value, _names(unit)) if kind in AGENT_KINDS else [value]
    return not told or (author == Author.AGENT and all(rests(one, key, said) for one in told))


def rests(value: str, key: str, said: Sequence[Said]) -> bool:
    """Do the words of a user, with what is known of them, speak for a value?"""
    if any(item.agreed and fingerprint(item.text) == fingerprint(value) for item in said):
        return True
    told = [item.text for item in said if not item.known]
    known = [item.text for item in said if item.known]
    return (
        supports(value, key, said)
        or is_told(value, told)
        or any(is_correction(value, before, text) for before in known for text in told)
    )


def words_for(unit: UnitOfWork, kind: str, value: str, evidence: Evidence) -> list[Said]:
    """The words a memory may rest on; a note on the work rests on none."""
    if kind in AGENT_KINDS and not told_of_user(value, _names(unit)):
        return []
    return as_said(evidence)


def _names(unit: UnitOfWork) -> list[str]:
    """What the user is called, to tell notes on them from notes on the work."""
    known = (unit.find("memory", "name"), unit.find("fact", "name", "personal"))
    words = [word for memory in known if memory for word in memory.value.split() if word.istitle()]
    return [name for name in (*words, unit.user.id) if name.isalpha() and name not in ("user", "reader")]

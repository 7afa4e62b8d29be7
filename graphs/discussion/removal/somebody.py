"""Which memories are meant by "forget him": those of the one that the last messages spoke of."""

from collections.abc import Sequence

from language.asking.persons import persons
from language.hearing.relate import content
from language.hearing.removal.names import asking_part
from language.hearing.removal.request import request_of
from language.hearing.removal.somebody import may_be_of, names_in, somebody_in
from language.hearing.stored.two import are_two
from stores.records import Memory

_LAST = 5
"""Messages in which somebody may have been spoken of."""
_OPENS = 2
"""Words in which a memory names whom it tells of."""


def of_somebody(text: str, oldest_first: Sequence[Memory], earlier: Sequence[str]) -> list[Memory] | None:
    """What is known of the one whom a request means without a name, none where nothing was kept of them; None where it
    means nobody, or nobody was spoken of."""
    who = somebody_in(text)
    if not who:
        return None
    spoken = next((said for said in list(reversed(earlier))[:_LAST] if may_be_of(who, said)), "")
    known = [memory for memory in oldest_first if may_be_of(who, memory.value)]
    if not spoken:
        return known[-1:] or None
    names = names_in(spoken)
    return [one for one in known if (one.evidence and one.evidence in spoken) or names & names_in(one.value)]


def others_of(text: str, meant: Sequence[Memory], known: Sequence[Memory]) -> list[Memory]:
    """What else is known of the one whom a request names and nothing of them ("forget my sister")."""
    part = asking_part(request_of(text).said)
    last = (content(part) or [""])[-1]
    who = frozenset().union(*(_told_of(one) for one in meant)) & persons(part)
    if not who or not (persons(last) or last.capitalize() in part):
        return []
    others = [one for one in known if one not in meant and _told_of(one) & who]
    return [one for one in others if not any(are_two(one.value, other.value) for other in meant)]


def _told_of(memory: Memory) -> frozenset[str]:
    return persons(" ".join(memory.value.split()[:_OPENS]))

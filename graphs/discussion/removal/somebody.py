"""Which memories are meant by "forget him": those of the one that the last messages spoke of."""

from collections.abc import Sequence

from language.hearing.removal.somebody import may_be_of, names_in, somebody_in
from stores.records import Memory

_LAST = 5
"""Messages in which somebody may have been spoken of."""


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

"""What the messages before a wish to forget say of it: was it told and not kept, or does the talk go on with a text?"""

from collections.abc import Sequence
from typing import Any

from graphs.discussion.correction.overlap import shares_word
from graphs.discussion.correction.replace import note, shown
from language.asking.kinds import OF_MEMORY, turn_of
from language.hearing.relate import content, orders
from language.hearing.removal.excepted import named_by_word
from language.hearing.removal.names import OF_MEMORY as MEMORY
from language.hearing.removal.names import REMOVES, asking_part
from language.hearing.removal.request import request_of
from language.hearing.removal.sorts import holding, sorts_in
from language.hearing.removal.spoken_of import shortened
from language.hearing.signs import clauses_of
from language.intents.forget import sentences
from stores.records import Memory


def was_not_kept(text: str, known: Sequence[Memory], earlier: Sequence[str]) -> bool:
    """Does a request name what an earlier message spoke of, and nothing was kept of? Then no other memory is meant."""
    asked = asking_part(request_of(text).said)
    if not earlier or named_by_word(asked, [note(memory) for memory in known]):
        return False
    learned = [memory.evidence for memory in known if memory.evidence]
    spoken = [said for said in earlier if any(one in said for one in learned) or turn_of(said).kind not in OF_MEMORY]
    told = [clause for said in spoken for clause in clauses_of(said)]
    named = [clause for clause in told if named_by_word(asked, [clause]) or shortened(asked, clause)]
    return bool(named) and not any(
        shares_word(content(memory.value), content(clause)) for memory in known for clause in named
    )


def goes_on_with_talk(before: str, known: Sequence[Memory]) -> bool:
    """Did the message before only order or ask something, so that what shall go now may stand in what came of it?"""
    kept = any(memory.evidence and memory.evidence in before for memory in known)
    return not kept and (orders(before) or turn_of(before).kind not in OF_MEMORY | {"tell"})


def is_of_text(text: str, notes: Sequence[str], earlier: Sequence[str]) -> bool:
    """Did the message before order a text, and names a wish neither the memory nor anything that stands in it?"""
    if not earlier or not orders(earlier[-1]) or MEMORY.search(REMOVES.sub(" ", text)):
        return False
    asked = asking_part(request_of(text).said)
    return not (named_by_word(asked, notes) or any(holding(sort, notes) for sort in sorts_in(asked)))


def told_by(text: str, known: Sequence[Memory], notes: Sequence[str]) -> list[dict[str, Any]]:
    """What was kept of the words that a request names, where no memory says them or tells what they are."""
    asked = asking_part(request_of(text).said)
    if named_by_word(asked, notes) or any(holding(sort, notes) for sort in sorts_in(asked)):
        return []
    spoken = named_by_word(asked, [_told_in(memory) for memory in known])
    return [shown(known[place]) for place in sorted(spoken)]


def _told_in(memory: Memory) -> str:
    """The sentences of its message that tell a memory; all of it where none has a word of it."""
    said = sentences(memory.evidence or "")
    telling = [one for one in said if shares_word(content(one), content(memory.value))]
    return " ".join(telling or said)

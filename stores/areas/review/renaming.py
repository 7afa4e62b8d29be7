"""What a memory is called once it is put right: a key that names what it no longer says is made anew."""

from dataclasses import replace

from language.asking.notes import topics_of_key
from language.hearing.relate import content, is_alike
from language.statements.same_fact import repeats
from language.statements.worth_keeping import worth_keeping
from stores.changes import NewValue
from stores.labels import is_from_words
from stores.records import Memory
from stores.write.remember import free_key
from stores.write.unit_of_work import UnitOfWork


def renamed(unit: UnitOfWork, memory: Memory, new: NewValue) -> NewValue:
    """A new value with the key and category that its own words have, where the old ones name something else.

    Words that tell one thing of their writer are kept as they would be if they had been said.
    """
    told = worth_keeping(new.value, unit.today)
    if len(told) == 1 and told[0].kind != "told":
        category = told[0].category if memory.kind == "memory" else None
        new = replace(new, value=told[0].value, category=category)
        return new if told[0].key == memory.key else replace(new, new_key=_free(unit, memory, new, told[0].key))
    if not _is_of_something_else(memory, new.value):
        return new
    return replace(new, new_key=_free(unit, memory, new))


def _is_of_something_else(memory: Memory, value: str) -> bool:
    """Does a key repeat words that are gone, or name what nothing of the new value has to do with?"""
    if repeats(memory.key, value):
        return False
    if is_from_words(memory.key, memory.value):
        return True
    known = [*content(memory.value), *memory.key.split("_")]
    return not topics_of_key(memory.key) and not any(is_alike(word, one) for word in content(value) for one in known)


def _free(unit: UnitOfWork, memory: Memory, new: NewValue, made: str = "") -> str:
    return free_key(unit, memory.kind, new.category or memory.category, new.value, made)

"""Does a memory rest on words the user wrote? (first version)"""

from collections.abc import Sequence

from stores.records import Said


def own_words(message: str) -> str:
    return message


def supports(value: str, key: str, evidence: Sequence[Said]) -> bool:
    return True

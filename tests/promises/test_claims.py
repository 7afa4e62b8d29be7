"""M5: what the user said is never refused as unsaid, what they did not say never believed; in four languages."""

import csv
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from language.meaning.evidence import supports
from stores import MemoryStore
from stores.records import Said

LANGUAGES = ("en", "uk", "de", "es")
ACCEPTED, REFUSED = 0.9, 0.95


class Case(NamedTuple):
    language: str
    true: bool
    said: str
    claim: str


def cases() -> list[Case]:
    with (Path(__file__).parent / "claims.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
    return [Case(language, true == "yes", said, claim) for language, true, said, claim in rows]


def test_the_cases_are_true_and_false_in_four_languages() -> None:
    counted = Counter((case.language, case.true) for case in cases())
    assert set(counted) == {(language, true) for language in LANGUAGES for true in (True, False)}
    assert min(counted.values()) >= 15
    assert len(cases()) == len(set(cases())) >= 250


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_said_is_accepted_and_what_was_not_is_refused(language: str) -> None:
    mine = [case for case in cases() if case.language == language]
    wrong = [case for case in mine if supports(case.claim, "entry", [Said(case.said)]) is not case.true]
    unsaid = [case for case in wrong if not case.true]
    missed = [case for case in wrong if case.true]
    assert len(unsaid) <= (1 - REFUSED) * sum(not case.true for case in mine), unsaid
    assert len(missed) <= (1 - ACCEPTED) * sum(case.true for case in mine), missed


async def test_the_store_believes_the_one_and_keeps_the_other_for_a_while(store: MemoryStore) -> None:
    said = "My brother Ivo lives in Split, I visit him every summer."
    claims = {"The user's brother lives in Split": "durable", "The user lives in Split": "daily"}
    for number, (claim, durability) in enumerate(claims.items()):
        receipt = await store.write(
            f"u{number}", key="home", value=claim, category="personal_context", author="agent", evidence=said
        )
        assert receipt.memory is not None
        assert receipt.memory.durability == durability


async def test_what_is_known_supports_what_is_merged_into_it(store: MemoryStore) -> None:
    await store.write("ann", key="city", value="Lives in Lviv", category="personal_context")
    added = await store.update("ann", "city", "Lives in Lviv with two dogs", author="agent", evidence="I have two dogs")
    assert added.status == "updated"
    invented = await store.update("ann", "city", "Lives in Lviv with two lions", author="agent", evidence="I'm home")
    assert invented.status == "demoted"


async def test_what_was_never_believed_supports_nothing(store: MemoryStore) -> None:
    await store.write("ann", key="city", value="Lives in Rome", category="personal_context", author="agent")
    again = await store.update("ann", "city", "Lives in Rome", author="agent", confidence=0.95)
    assert again.memory is not None
    assert again.memory.durability == "daily"

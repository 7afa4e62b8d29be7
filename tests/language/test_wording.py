"""What a memory adds and leaves out, word by word, is weighed beside how much of it is said."""

import pytest

from language.meaning.claims import claims
from language.meaning.evidence import evidence_of, seen, supports
from language.meaning.judging.features import parts_of
from language.meaning.judging.wording import SIZE, near, places
from language.sentences.clauses import clauses
from stores.records import Said

SAID = "I sold the boat and bought a cabin. Rain all day. Dinner was late. The ferry was full."


def _signs(said: str, claim: str) -> list[str]:
    claimed = claims(claim, topic="")
    return seen(claimed, evidence_of(said, claimed[0].cues))[0].signs


def test_a_word_is_marked_by_who_says_it() -> None:
    found = _signs("I sold my boat.", "The user has a boat.")
    assert "=en boat" in found
    assert "+en has" in found
    assert "-en sold" in found


def test_a_word_speaks_by_its_meaning_in_every_language() -> None:
    shared = set(_signs("I have asthma.", "Has asthma.")) & set(_signs("Ich habe Asthma.", "Hat Asthma."))
    assert any(one.startswith("=:asthma") for one in shared)


def test_a_number_and_an_unknown_name_are_no_words() -> None:
    found = _signs("I'm Qwertz and 41.", "The user is 41.")
    assert "=#" in found
    assert not any("41" in one or "qwertz" in one for one in found)


def test_far_sentences_are_not_looked_at() -> None:
    claimed = claims("The user bought a cabin.", topic="")
    told = " ".join(clause.text for clause in near(parts_of(claimed, evidence_of(SAID, claimed[0].cues))))
    assert "cabin" in told
    assert "ferry" not in told


def test_each_place_counts_once() -> None:
    assert places(["a", "b", "a"]) == places(["b", "a"])
    assert all(0 <= place < SIZE for place in places(["a", "b"]))


@pytest.mark.parametrize(
    ("said", "claim", "believed"),
    [
        ("I work at a bank.", "Fired from a bank", False),
        ("I work at a bank.", "The user works at a bank", True),
        ("Als gebürtige Luxemburgerin lache ich darüber.", "Stammt aus Luxemburg", True),
        ("Als gebürtige Luxemburgerin lache ich darüber.", "Lebt in Luxemburg", False),
        ("Ich trage mich mit dem Gedanken, ein Boot zu kaufen.", "Hat ein Boot", False),
    ],
)
def test_the_wording_tells_what_follows_from_what_does_not(said: str, claim: str, *, believed: bool) -> None:
    assert supports(claim, "", [Said(said)]) is believed


def test_what_a_plan_goes_on_to_name_is_ahead() -> None:
    thought, named = clauses("Ich spiele mit dem Gedanken, mir ein Boot zu kaufen.")
    assert (thought.ahead, named.ahead) == (True, True)
    assert not clauses("Ich habe aufgehört, Boote zu kaufen.")[-1].ahead

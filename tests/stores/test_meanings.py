"""Who asks in other words or in another language finds what is kept, and nothing else."""

from datetime import timedelta

import pytest

from benchmarks.relevance import as_users_get_it, cases, row
from language.asking.other_words.concept_words import words_of_concept
from language.asking.other_words.meanings import meanings
from language.asking.other_words.meanings import read as read_meanings
from language.words.dictionary import every_concept, told
from language.words.index_terms import default_analyzer
from stores.records import MESSAGE
from stores.search.index.user_index import Entry, UserIndex
from stores.search.relevance import relevant
from stores.store import MemoryStore
from tests.conftest import Clock

PROFILE = {
    "favorite_drink": "Drinks coffee without sugar",
    "dog": "My dog Rex, a terrier",
    "sister": "Sister Olena lives in Graz",
    "work": "Works as a welder",
    "location": "Lviv",
    "licence": "Got the driving licence in 2019",
    "pie": "Bakes a pie on Sundays",
}


def keys(query: str) -> list[str]:
    index = UserIndex()
    for key, value in PROFILE.items():
        index.put(Entry(key, value, key=key))
    return [match.id for match in relevant(index, query, 5, None, floor=True)]


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("кава", "favorite_drink"),
        ("Kaffee", "favorite_drink"),
        ("pets", "dog"),
        ("Haustier", "dog"),
        ("perros", "dog"),
        ("family", "sister"),
        ("Geschwister", "sister"),
        ("soldador", "work"),
        ("job", "work"),
        ("водійські права", "licence"),
        ("Führerschein", "licence"),
        ("Львів", "location"),
    ],
)
def test_another_word_or_language_finds_it(query: str, key: str) -> None:
    assert key in keys(query)


@pytest.mark.parametrize("query", ["чай", "Katze", "Bruder", "Schuhe", "geography", "права людини", "alquiler"])
def test_what_is_not_there_is_still_not_found(query: str) -> None:
    assert keys(query) == []


def test_a_word_that_means_something_else_in_another_language_is_not_asked_for() -> None:
    assert keys("Fuß") == []  # a foot is a "pie" in Spanish
    asked = {other.word for meaning in meanings("стопа") for other in meaning.others(meaning.same)}
    assert "foot" in asked
    assert "pie" not in asked


def test_a_name_inside_a_text_is_no_form_of_a_thing() -> None:
    (name,) = (meaning for meaning in meanings("сестра Олена") if meaning.asked == "олена")
    assert [other.word for other in name.same.others] == ["olena"]


def test_a_long_text_says_enough_by_its_own_words() -> None:
    assert meanings("coffee " * 10)
    assert not meanings("coffee " * 20)


@pytest.mark.parametrize(
    ("query", "note"),
    [
        ("cats", "Hat Katzen gern, Angst vor Pferden"),
        ("horses", "Hat Katzen gern, Angst vor Pferden"),
        ("bake", "Backt jeden Sonntag Brot"),
        ("pencils", "Colecciona lápices viejos"),
        ("carp", "Carpas en el estanque"),
    ],
)
def test_other_forms_of_words_are_found_from_another_language(query: str, note: str) -> None:
    index = UserIndex()
    index.put(Entry("note", note))
    assert [match.id for match in relevant(index, query, 5, None, floor=True)] == ["note"]


@pytest.mark.parametrize(
    ("query", "note"),
    [
        ("Knieschmerzen", "Probleme mit dem Knie"),
        ("Gartenfest", "Hat einen Garten"),
        ("Lieblingsfilm", "Film: Metropolis"),
        ("Wein", "Mitglied im Weinverein"),
    ],
)
def test_a_word_put_together_asks_for_its_parts(query: str, note: str) -> None:
    index = UserIndex()
    index.put(Entry("note", note))
    assert [match.id for match in relevant(index, query, 5, None, floor=True)] == ["note"]


def test_the_last_part_of_a_listed_word_is_another_thing() -> None:
    index = UserIndex()
    index.put(Entry("father", "Vater heißt Otto"))
    assert relevant(index, "Großvater", 5, None, floor=True) == []


def test_a_form_that_reads_as_another_word_is_not_asked_for() -> None:
    index = UserIndex()
    index.put(Entry("fern", "Keeps plants"))  # "plante" is a form of German "planen", and of no plant
    assert relevant(index, "planning", 5, None, floor=True) == []


def test_what_stands_for_all_senses_of_a_word_is_as_good_as_one_of_a_single_sense() -> None:
    (meaning,) = meanings("vacation")
    assert meaning.senses > 1
    assert meaning.sure is not None
    assert "holiday" in meaning.sure.terms


async def test_a_slip_inside_a_short_word_is_found_where_nothing_else_is(store: MemoryStore) -> None:
    await store.write("ann", key="sport", value="Plays tennis", category="preference")
    (hit,) = await store.search("ann", "tenmis", explain=True)
    assert hit.key == "sport"
    assert "(time)" not in [term.term for term in hit.terms]
    assert hit.score == pytest.approx(sum(term.weight for term in hit.terms))


def test_a_word_that_came_later_stands_for_another_too() -> None:
    index = UserIndex()
    index.put(Entry("tea", "Drinks tea"))
    assert relevant(index, "Kaffee", 5, None, floor=True) == []
    index.put(Entry("coffee", "Drinks coffee"))
    assert [match.id for match in relevant(index, "Kaffee", 5, None, floor=True)] == ["coffee"]


def test_words_still_stand_for_others_when_an_index_has_numbered_its_terms_anew() -> None:
    index = UserIndex()
    for number in range(20):
        index.put(Entry(str(number), f"Number {number} of a dozen shelves"))
    index.put(Entry("coffee", "Drinks coffee"))
    assert [match.id for match in relevant(index, "Kaffee", 5, None, floor=True)] == ["coffee"]
    for number in range(20):
        index.remove(str(number))
    index.put(Entry("tea", "Tea"))
    assert [match.id for match in relevant(index, "Kaffee", 5, None, floor=True)] == ["coffee"]


def test_a_word_of_the_dictionary_is_looked_for_as_an_index_has_it() -> None:
    listed = (told(concept, language) for concept in sorted(every_concept()) for language in ("en", "de", "es", "uk"))
    plain = [word for several in listed for word in several if word.isalpha()][::11]
    assert plain
    for word in plain:
        assert [default_analyzer().term(word)] == default_analyzer().query(word).words


def test_what_is_below_broad_concepts_is_read_ahead() -> None:
    read_meanings()
    before = words_of_concept.cache_info().misses
    assert meanings("Які тварини?") != meanings("Which animals?")
    assert words_of_concept.cache_info().misses - before <= 1  # the animal's own


async def test_explain_names_the_word_that_another_stands_for(store: MemoryStore) -> None:
    await store.write("ann", key="favorite_drink", value="Black coffee", category="preference")
    (hit,) = await store.search("ann", "кава", explain=True)
    assert ("=coffee", "кава") in [(term.term, term.stands_for) for term in hit.terms]
    assert sum(term.weight for term in hit.terms) == pytest.approx(hit.score)


async def test_a_turn_beside_the_words_says_so(store: MemoryStore, clock: Clock) -> None:
    for said in ("When do you fly to Oslo?", "On Monday, at nine."):
        await store.activity.message("ann", "talk", role="user", content=said)
        clock.advance(minutes=1)
    hits = await store.search("ann", "oslo", kinds=[MESSAGE])
    assert {hit.value: hit.details.get("beside", False) for hit in hits} == {
        "When do you fly to Oslo?": False,
        "On Monday, at nine.": True,
    }


async def test_conversations_are_silent_on_what_nobody_said(store: MemoryStore, clock: Clock) -> None:
    await store.activity.message("ann", "talk", role="user", content="The company Stripe called me")
    clock.advance(hours=1)
    assert await store.search("ann", "distributed systems", kinds=[MESSAGE]) == []


async def test_conversations_are_found_in_another_language(store: MemoryStore) -> None:
    await store.activity.message("ann", "talk", role="user", content="Мій собака захворів")
    (hit,) = await store.search("ann", "dog", kinds=[MESSAGE])
    assert hit.value == "Мій собака захворів"


async def test_turns_of_a_time_are_found_whatever_they_say(store: MemoryStore, clock: Clock) -> None:
    await store.activity.message("ann", "talk", role="user", content="The roof leaks")
    clock.advance(hours=25)
    said = clock() - timedelta(days=1)
    hits = await store.search("ann", f"what was there on {said:%d %B}?", kinds=[MESSAGE])
    assert [hit.value for hit in hits] == ["The roof leaks"]


@pytest.mark.parametrize("part", ["tune", "report"])
def test_the_cases_in_other_words_reach_what_is_promised(part: str) -> None:
    _, silent, recall, _ = row("", as_users_get_it, list(cases(part, "meaning")))
    assert float(silent) >= 0.95
    assert float(recall) >= 0.9

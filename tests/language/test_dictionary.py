"""Words of all languages by what they mean: forms, phrases and broader things; never the other way round."""

import pytest

from language.languages import files
from language.meaning.evidence import supports
from language.words import dictionary
from language.words.dictionary import FILE, begins_phrase, broader, concepts_of, may_be_form, phrases_of
from stores.records import Said


@pytest.mark.parametrize(
    ("concept", "words"),
    [
        ("asthma", "en:asthma uk:астма de:asthma es:asma"),
        ("cow", "en:cows uk:корову de:kühe es:vacas"),
        ("stroke", "uk:інсульту de:schlaganfall es:ictus"),
        ("pacemaker", "en:pacemaker uk:кардіостимулятором de:herzschrittmacher es:marcapasos"),
    ],
)
def test_words_for_one_thing_stand_for_one_concept(concept: str, words: str) -> None:
    told = [one.split(":") for one in words.split()]
    assert all(concept in concepts_of(word, language) for language, word in told)


def test_a_phrase_is_found_among_other_words_and_in_another_form() -> None:
    said = ["ich", "fahre", "and", "my", "two", "driving", "licences"]
    assert [(start, end) for start, end, found in phrases_of(said, "en") if "driving_licence" in found] == [(5, 6)]


def _every_form() -> list[tuple[str, str]]:
    """Listed words as they are, cut, and with endings of their own and of others, each with the language it is of."""
    listed = [(word, code) for code in files(FILE) for word in list(dictionary._listed(code).forms)[::9]]
    endings = ("", "s", "es", "ing", "en", "и", "ові", "ією", "o", "zq")
    stems = [
        (dictionary._key(word), code) for code in files(FILE) for word in list(dictionary._listed(code).forms)[::4]
    ]
    return stems + [(form, code) for word, code in listed for form in (word[:-1], *(word + one for one in endings))]


def _slowly(word: str, code: str) -> set[str]:
    """What a word stands for, compared with every word that begins alike."""
    listed = dictionary._listed(code)
    if word in listed.forms:
        return set(listed.forms[word])
    begun = listed.begun.get(word[: dictionary._BEGUN], [])
    stems = [one for one in begun if dictionary._key(one) == dictionary._key(word)]
    near = dictionary._nearest(word, [one for one in begun if one[: dictionary._LEAST] == word[:4]], code)
    return {name for one in stems or near for name in listed.forms[one]}


@pytest.mark.parametrize(("word", "typed", "code"), [("umrühren", "umruhren", "de"), ("retén", "reten", "es")])
def test_a_word_typed_without_its_marks_stands_for_the_same(word: str, typed: str, code: str) -> None:
    assert concepts_of(typed, code) == concepts_of(word, code) != frozenset()


def test_a_quick_look_passes_over_no_form_of_a_listed_word() -> None:
    forms = [(form, code) for form, code in _every_form() if form]
    assert all(concepts_of(form, code) == _slowly(form, code) for form, code in forms)
    assert not any(map(may_be_form, ("zqvbar", "щхжжок")))


def test_a_quick_look_passes_over_no_first_word_of_a_phrase() -> None:
    phrases = [one for code in files(FILE) for some in dictionary._listed(code).phrases.values() for one, _ in some]
    assert all(begins_phrase(phrase[0]) for phrase in phrases)
    assert begins_phrase("driving")
    assert not begins_phrase("zqvb")


def test_a_narrower_thing_says_the_broader_one() -> None:
    assert "illness" in broader("asthma")
    assert "asthma" not in broader("illness")


def test_each_language_names_the_same_concepts() -> None:
    named = {
        code: {line.partition(":")[0] for line in path.read_text("utf-8").splitlines()}
        for code, path in files(FILE).items()
    }
    assert set(named) >= {"en", "uk", "de", "es"}
    assert all(names <= named["en"] for names in named.values())


SAID = [
    ("Bin Imker in Passau.", "The user is a beekeeper in Passau."),
    ("У мене астма змалку.", "The user has asthma."),
    ("Tengo dos vacas y un burro.", "The user has two cows and a donkey."),
    ("Ich habe einen Herzschrittmacher.", "The user has a pacemaker."),
    ("Meinen Führerschein habe ich seit 1990.", "The user has a driving licence."),
]
UNSAID = [
    ("Я маю хворобу.", "The user has asthma."),
    ("Wir haben ein Tier im Stall.", "The user has a cow."),
    ("Tengo un vehículo.", "The user has a motorcycle."),
]


@pytest.mark.parametrize(("said", "claim"), SAID)
def test_a_memory_in_another_language_rests_on_words_for_the_same_thing(said: str, claim: str) -> None:
    assert supports(claim, "claim", [Said(said)])


@pytest.mark.parametrize(("said", "claim"), UNSAID)
def test_a_broader_word_does_not_say_the_narrower_one(said: str, claim: str) -> None:
    assert not supports(claim, "claim", [Said(said)])

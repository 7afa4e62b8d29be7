"""Words are compared with few of many others, and with the same result as with each of them."""

from language.asking.forms import Forms, alike, handles
from language.words.variants import WordForms, is_variant

WORDS = [
    "boulder", "bouldering", "bouldring", "violin", "violinist", "violence", "coffee", "kaffee",
    "kaffeemaschine", "maschine", "maschinen", "machine", "system", "systems", "stem", "distributed",
    "distribute", "stripe", "striped", "garden", "gardener", "gardening", "gardens", "cat",
    "cats", "catalogue", "програміст", "програмістка", "програма", "розробник", "кава", "кави",
    "мама", "мати", "house", "houses", "hause", "route66", "route67", "tea",
]  # fmt: skip


def test_variants_among_many_are_those_of_a_comparison_with_each() -> None:
    for word in ("boulderring", "maschin", "kaffeemaschinen", "gardner", "програмісти", "violinst", "system's", "tee"):
        assert sorted(WordForms(WORDS).of(word)) == sorted(other for other in WORDS if is_variant(word, other))
    assert {"kaffeemaschine", "maschinen"} <= set(WordForms(WORDS).of("kaffeemaschinen"))


def test_words_alike_to_one_of_many_are_those_alike_to_it_alone() -> None:
    for asked in (WORDS[::2], WORDS[1::2], ["mother"], []):
        held = Forms(asked)
        assert [held.has(word) for word in WORDS] == [any(alike(word, one) for one in asked) for word in WORDS]
    assert Forms(["розробник"]).has("програміст")
    assert not Forms(["route66"]).has("route67")


def test_words_that_share_no_handle_are_not_alike() -> None:
    """A text is passed over by its handles: none may be passed over that has a word alike to one that is asked for."""
    alone = [(asked, word) for asked in WORDS for word in WORDS if Forms([asked]).handles.isdisjoint(handles([word]))]
    assert len(alone) > len(WORDS)
    assert not [(asked, word) for asked, word in alone if alike(word, asked)]

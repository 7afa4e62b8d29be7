"""Text to terms: every script, technical words, and no input that hurts."""

import time
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from language.words import index_terms
from language.words.index_terms import LONGEST_WORD, Analyzer, normalize
from tests.soak import times

ANALYZER = Analyzer()


def words(text: str) -> list[str]:
    return ANALYZER.document(text).words


def test_words_are_folded_and_stemmed() -> None:
    assert words("Running RUNNERS ran, Straße") == ["run", "runner", "ran", "strass"]


@pytest.mark.parametrize("word", ["kitchen", "Kitchen", "the", "The", "a", "cat", "x" * 100, "Running", "houses"])
def test_a_plain_word_has_the_terms_of_one_that_is_parted(word: str) -> None:
    assert Analyzer().document(word) == Analyzer().document(f"_{word}_")
    assert Analyzer().query(f"{word} kitchen") == Analyzer().query(f"_{word}_ kitchen_")


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("C++", ["c++"]),
        ("g++ and c#.", ["g++", "and", "c#"]),
        (".NET", [".net", "net"]),
        ("Node.js", ["node.js", "node", "js"]),
        ("asp.net", ["asp.net", "asp", "net"]),
        ("3.11.7", ["3", "3.11", "3.11.7"]),
        ("1,000 users", ["1000", "user"]),
        ("2023-05-08", ["2023", "5", "8"]),
        ("a/b #rust @anna", ["a", "b", "rust", "anna"]),
        ("don't Caroline's", ["don", "carolin"]),
        ("1, 2 and 3.", ["1", "2", "and", "3"]),
        ("٢٠٢٣ ２０２３", ["2023", "2023"]),
    ],
)
def test_technical_words_and_numbers_are_kept(text: str, terms: list[str]) -> None:
    assert words(text) == terms


@pytest.mark.parametrize("text", ["current_project", "current-project", "Current Project", "__current__project__"])
def test_keys_are_split(text: str) -> None:
    assert words(text) == ["current", "project"]


def test_humps_are_split_and_the_whole_word_is_kept() -> None:
    assert words("currentProject") == ["currentproject", "current", "project"]
    assert words("HTTPServer JavaScript") == ["httpserver", "http", "server", "javascript", "java", "script"]
    assert words("Berlin NASA") == ["berlin", "nasa"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("книги", "книгами"),
        ("показати", "показала"),
        ("об'єкт", "об’єкт"),
        ("αθήνα", "ΑΘΗΝΑ"),
        ("किताब", "किताबें"),
        ("ﬁle", "files"),
        ("cafe\u0301", "café"),
    ],
)
def test_inflections_and_spellings_of_one_word_meet(one: str, other: str) -> None:
    assert words(one) == words(other)


def test_combining_marks_stay_inside_words() -> None:
    assert len(words("हिन्दी में लिखना")) == 3


def test_scripts_without_spaces_give_bigrams() -> None:
    assert words("编程语言") == ["编程", "程语", "语言"]
    assert words("猫") == ["猫"]
    assert words("学Rust编程") == ["学", "rust", "编程"]
    assert ANALYZER.document("编程").grams == ["编", "程"]
    assert words("ภาษา") == ["ภา", "าษ", "ษา"]
    assert ANALYZER.document("ภาษาไทย").grams == ["ภาษา", "าษาไ", "ษาไท", "าไทย"]


def test_grams_lie_inside_words_without_accents_numbers_and_stop_words() -> None:
    assert ANALYZER.document("with cafés in 2023 ok").grams == ["cafe", "afes"]


def test_a_query_drops_stop_words_unless_there_is_nothing_else() -> None:
    assert ANALYZER.query("What is the name of my dog?").words == ["name", "dog"]
    assert ANALYZER.query("who are you").words == words("who are you")
    assert ANALYZER.query("що таке книга").words == words("таке книга")


@pytest.mark.parametrize(
    ("question", "topic"),
    [
        ("Can you walk me through the order in which I brought up various aspects of my wedding?", "wedding"),
        ("Give me a quick recap of the harvest so far", "harvest"),
        ("Fass mir bitte zusammen, was wir in unseren Gesprächen über Umzüge besprochen haben", "Umzüge"),
        ("¿En qué orden mencioné los distintos aspectos de la boda?", "boda"),
        ("У якому порядку я згадувала різні аспекти весілля в наших розмовах?", "весілля"),
    ],
)
def test_how_a_question_that_looks_back_is_framed_says_nothing_of_its_topic(question: str, topic: str) -> None:
    assert set(words(topic)) <= set(ANALYZER.query(question).words)
    assert len(ANALYZER.query(question).words) <= 4


@pytest.mark.parametrize(
    "text", ["in order", "our conversations", "What did I order?", "the order that came in May", "my resume"]
)
def test_words_that_may_frame_a_question_are_asked_for_where_they_do_not(text: str) -> None:
    assert ANALYZER.query(text).words == [
        term for term in words(text) if term not in {"in", "what", "did", "i", "the", "that", "our", "my"}
    ]


def test_another_language_for_latin_letters_can_be_chosen() -> None:
    assert Analyzer("german").document("Häuser").words != words("Häuser")
    with pytest.raises(ValueError, match="choose one of"):
        Analyzer("klingon")


def test_a_wall_of_letters_is_cut() -> None:
    assert words("x" * 100_000) == ["x" * LONGEST_WORD]


@pytest.mark.parametrize("text", ["", " \n\t", "?!…", "👍🎉", "\0", "\ud800\udfff", "'", "___", "+++", "..."])
def test_text_without_words_gives_no_terms(text: str) -> None:
    assert ANALYZER.document(text) == ([], [], [])
    assert ANALYZER.query(text) == ([], [], [])


@given(st.text(alphabet=st.characters(codec=None), max_size=200))
@settings(max_examples=times(30, 1_000))
def test_no_text_raises_and_a_query_sees_what_a_document_has(text: str) -> None:
    document, query = ANALYZER.document(text), ANALYZER.query(text)
    assert all(document.words)
    assert all(document.grams)
    assert set(query.words) <= set(document.words)


@pytest.mark.parametrize(
    "unit",
    [
        "word ",
        "a.",
        "a'",
        ".a",
        "aB",
        "_a",
        "中",
        "中a",
        "é ",
        "1.2.",
        "c++",
        "\u0300\u0316",
        "\uff9e\u0316",
        "\U0001d165\u0316",
    ],
)
def test_time_grows_with_length_only(unit: str) -> None:
    """Four times the text may take eight times as long on a busy machine, never sixteen as quadratic time would."""

    def seconds(length: int) -> float:
        text = unit * (length // len(unit))
        times = []
        for _ in range(3):
            begun = time.thread_time()
            Analyzer().document(text)
            times.append(time.thread_time() - begun)
        return min(times)

    assert seconds(40_000) < 10 * max(seconds(10_000), 0.002)


def test_a_megabyte_is_analysed() -> None:
    assert len(words("megabyte " * 111_111)) == 111_111


def test_what_is_learned_of_words_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index_terms, "_CACHED_TOKENS", 100)
    analyzer = Analyzer()
    analyzer.document("warm up")
    tracemalloc.start()
    for number in range(4_000):
        analyzer.document(f"word{number}")
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert held < 200_000


def test_normalizing_is_nfkc() -> None:
    assert normalize("ﬁ ① Å") == "fi 1 Å"
    assert normalize("plain") == "plain"

"""One table of texts: every language has every text, with the same gaps, and every command its name."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from typing import Any

import pytest

import language.languages.english.program as program
from language.languages import by_language
from stores import MemoryStore
from stores.records import Receipt, Status
from tools.commands.commands import Command, apply, parse, run
from tools.commands.replies import Replies
from tools.texts import COMMANDS, LANGUAGES, say

TEXTS = by_language("program.texts", "TEXTS", dict)
WHY = by_language("program.reasons", "WHY", dict)
REPLIES = by_language("program.replies", "REPLIES", dict)
_GAP = re.compile(r"\$\w+")


def test_there_are_four_languages() -> None:
    assert LANGUAGES == ("en", "uk", "de", "es")


@pytest.mark.parametrize("language", ["uk", "de", "es"])
def test_every_text_is_there_with_the_same_gaps(language: str) -> None:
    for table in (TEXTS, WHY, REPLIES):
        assert set(table[language]) == set(table["en"])
        for name, text in table[language].items():
            assert set(_GAP.findall(text)) == set(_GAP.findall(table["en"][name])), name
            assert text.strip(), name


@pytest.mark.parametrize("language", ["uk", "de", "es"])
def test_help_names_commands_that_work(language: str) -> None:
    named = re.findall(r"`/memory ([^\s`]+)", say("help", language))
    for name in named:
        command = parse(f"/memory {name} x")
        assert command is not None
        assert command.name in {meant for meant, _ in COMMANDS.values()} | {"pause", "export", "import", "trends"}, name


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("/memory забути чай", Command("forget", "чай", "забути", "uk")),
        ("/memory vergessen Tee", Command("forget", "Tee", "vergessen", "de")),
        ("/memory olvidar té", Command("forget", "té", "olvidar", "es")),
        ("/memory Пошук rust", Command("search", "rust", "пошук", "uk")),
    ],
)
def test_commands_have_names_in_each_language(text: str, command: Command) -> None:
    assert parse(text) == command


@pytest.mark.parametrize(
    ("language", "empty", "shown", "asks", "gone"),
    [
        ("en", "I don't know anything", "Found for", "Answer `yes`", "Forgotten: 1 memory"),
        ("uk", "Я ще нічого про вас не знаю", "Знайдено для", "Відповідь `так`", "Забуто 1 запис про"),
        ("de", "Über Sie ist noch nichts bekannt", "Gefunden zu", "`ja` bestätigt", "Vergessen: 1 Eintrag"),
        ("es", "Todavía no sé nada de usted", "Encontrado para", "Responda `sí`", "Olvidado: 1 recuerdo"),
    ],
)
async def test_replies_follow_the_language(
    store: MemoryStore, language: str, empty: str, shown: str, asks: str, gone: str
) -> None:
    async def say_(text: str) -> Any:
        command = parse(text)
        assert command is not None
        return await run(store, "ann", command, language)

    assert empty in (await say_("/memory")).text
    await store.write("ann", key="tea", value="Drinks green tea", category="preference")
    assert shown in (await say_("/memory search tea")).text
    for name in ("view", "history", "why tea", "export", "undo nothing", "frobnicate", "clear", "pause", "resume"):
        told = (await say_(f"/memory {name}")).text
        assert "$" not in told.replace("$schema", ""), name
        await store.write("ann", key="tea", value="Drinks green tea", category="preference")
    reply = await say_("/memory forget tea")
    assert asks in reply.text
    command = parse("/memory forget tea")
    assert command is not None
    assert gone in (await apply(store, "ann", command, reply.would_remove, language=language)).text


async def test_why_shows_the_strength_and_what_it_is_made_of(store: MemoryStore, clock: Any) -> None:
    await store.write("ann", key="interested_in", value="Follows Rust", category="preference")
    await store.write("ann", key="birthday", value="Born on 5 May", category="personal_context")
    clock.advance(days=120)
    for name, told in (
        ("interested_in", "Strength 50%: 100% sure; half of it fades in 120 days"),
        ("birthday", "not fade"),
    ):
        reply = await run(store, "ann", Command("why", name))
        assert told in reply.text


_LATIN_NAMES = re.compile(
    r"\b(?:MEMORY(?:_\w+)?(?:\.md)?|JSON|ZIP|UTF|UTC|HN|Pal|mem0?|history\.db|basic|en|uk|de|es|auto|files|database|"
    r"cookie|operator|[A-Z]\w*[A-Z]\w*|Office|Telegram|Word|Excel|Google|Gemini|Claude|Code|Markdown|Letta|Prometheus|"
    r"Grafana|Europe|Kyiv|Zip|gzip|zip)\b|/memory(?:/metrics)?|hnpal-memory [\w -]+|python -m [\w. -]+|docs/\S+|"
    r"--?[\w-]+",
)
"""Names of things, files, formats and commands, which are the same in every language."""
_ENGLISH_WORDS = re.compile(
    r"\b(?:the|and|nothing|is|of|are|not|with|your|you|this|that|were|which|from|for|has|have|by|memories|messages?)\b"
)
_TABLES = ("TEXTS", "WHY", "FAILURES", "REPLIES", "TOLD", "LABELS", "SHOWN", "SOURCES", "REFUSED", "REMEDIES")
"""What is said to a reader; other names hold what a reader says, or claims of models."""


def _tables() -> Iterator[tuple[str, dict[str, dict[str, str]]]]:
    """Each table of texts: by language what it has under which name."""
    folder = program.__name__.removesuffix(".english.program")
    german = importlib.import_module(f"{folder}.german.program")
    for found in pkgutil.walk_packages(german.__path__, "program."):
        module = importlib.import_module(f"{folder}.german.{found.name}")
        yield from (
            (f"{found.name}.{one}", by_language(found.name, one, dict)) for one in _TABLES if hasattr(module, one)
        )


@pytest.mark.parametrize("language", ["uk", "de", "es"])
def test_every_table_that_one_language_has_has_the_same_names_in_all(language: str) -> None:
    for name, table in _tables():
        assert set(table[language]) == set(table["de"]), name


@pytest.mark.parametrize("language", ["uk", "de", "es"])
def test_no_text_of_a_language_holds_words_of_english(language: str) -> None:
    found = []
    spoken = ((f"{table}: {name}", text) for table, texts in _tables() for name, text in texts[language].items())
    for name, text in spoken:
        plain = _LATIN_NAMES.sub("", re.sub(r"`[^`]*`|\$\w+|<[^>]*>", "", text))
        found += [(name, word) for word in _ENGLISH_WORDS.findall(plain)]
        found += [(name, word) for word in re.findall("[A-Za-z]{2,}", plain)] if language == "uk" else []
    assert found == []


@pytest.mark.parametrize(
    ("language", "one", "two", "five"),
    [
        ("en", "1 conversation", "2 conversations", "5 conversations"),
        ("de", "1 Gespräch", "2 Gespräche", "5 Gespräche"),
        ("es", "1 conversación", "2 conversaciones", "5 conversaciones"),
        ("uk", "1 розмова", "2 розмови", "5 розмов"),
    ],
)
def test_what_was_erased_is_counted_as_one_counts(language: str, one: str, two: str, five: str) -> None:
    for count, told in ((1, one), (2, two), (5, five)):
        receipt = Receipt(status=Status.DELETED, counts={"conversations": count})
        assert Replies(language).cleared(receipt).endswith(f" {told}.")


@pytest.mark.parametrize(
    ("typed", "possible"),
    [
        ("/memory quiet blah", "`/memory quiet <on|off|status>`"),
        ("/memory still quatsch", "`/memory still <an|aus|status>`"),
        ("/memory тихо казна-що", "`/memory тихо <так|ні|стан>`"),
        ("/memory silencio bla", "`/memory silencio <sí|no|estado>`"),
    ],
)
async def test_quiet_says_what_is_possible_and_changes_nothing(store: MemoryStore, typed: str, possible: str) -> None:
    for quiet in (True, False):
        await store.choices.set_quiet("ann", quiet)
        command = parse(typed)
        assert command is not None
        assert possible in (await run(store, "ann", command)).text
        assert (await store.profile("ann")).quiet is quiet

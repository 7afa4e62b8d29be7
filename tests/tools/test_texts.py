"""One table of texts: every language has every text, with the same gaps, and every command its name."""

import re
from typing import Any

import pytest

from language.languages import by_language
from stores import MemoryStore
from tools.commands.commands import Command, apply, parse, run
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

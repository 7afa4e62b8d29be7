"""`/memory` in four languages: what it is called, what is chosen, and what the reply is framed in."""

import re

import pytest

from language.languages import by_language
from stores import MemoryStore
from tests.tools.test_commands import say
from tools.commands.commands import _COMMANDS, parse, run
from tools.texts import COMMANDS

_TABLES = [("program.texts", "TEXTS"), ("program.reasons", "WHY")]
_ENGLISH = {
    piece
    for module, name in _TABLES
    for text in by_language(module, name, dict)["en"].values()
    for piece in (part.strip(" .,:;“”()*->#") for part in re.split(r"\$\w+|\n|`[^`]*`", text))
    if len(piece.split()) > 1
}
"""What the program says in English between the places of its texts, where that is more than a word."""
_ARGUMENTS = {
    "import": ('{"a":', "[1, 2", "- Kaffee\n- password: hunter2xyz!"),
    "trends": ("on", "status", "off", "frobnicate"),
    "quiet": ("off", "frobnicate"),
    "why": ("role", "frobnicate"),
    "history": ("role", "frobnicate"),
    "search": ("glazier", "frobnicate"),
    "forget": ("glazier", "frobnicate"),
    "language": ("frobnicate",),
}
"""Right and wrong, beside none."""


@pytest.mark.parametrize(
    ("on", "asked", "off", "joined", "left"),
    [
        ("/memory тренди так", "/memory тренди стан", "/memory тренди ні", "Ви берете участь", "Ви не берете участі"),
        ("/memory trends yes", "/memory trends status", "/memory trends no", "You take part", "You take no part"),
        ("/memory trends an", "/memory trends status", "/memory trends aus", "You take part", "You take no part"),
        ("/memory tendencias sí", "/memory tendencias estado", "/memory tendencias no", "Participa en", "No participa"),
    ],
)
async def test_trends_are_chosen_in_the_words_of_each_language(
    store: MemoryStore, on: str, asked: str, off: str, joined: str, left: str
) -> None:
    assert joined in (await say(store, on)).text
    assert joined in (await say(store, asked)).text
    assert (await store.profile("ann")).trends
    assert left in (await say(store, off)).text
    assert not (await store.profile("ann")).trends


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("/memory мова німецькою", "de"),
        ("/memory sprache Ukrainisch", "uk"),
        ("/memory idioma español", "es"),
        ("/memory language English", "en"),
        ("/memory sprache automatisch", None),
    ],
)
async def test_a_language_is_chosen_by_its_name_in_any_of_them(
    store: MemoryStore, text: str, language: str | None
) -> None:
    await store.choices.set_language("ann", "uk" if language != "uk" else "de")
    await say(store, text)
    assert (await store.profile("ann")).language == language


@pytest.mark.parametrize(
    ("language", "headings", "lines"),
    [
        ("uk", ["# Що я про вас пам'ятаю", "## Робота", "## Особисте"], ["- Професія: Glazier", "- Ім'я: Olha"]),
        ("de", ["# Was über Sie gespeichert ist", "## Arbeit"], ["- Beruf: Glazier", "- Likes: a fresh wind"]),
        ("es", ["# Lo que recuerdo de usted", "## Trabajo"], ["- Profesión: Glazier", "- Nombre: Olha"]),
        ("en", ["# User Memory", "## Work Context"], ["- Role: Glazier", "- Name: Olha"]),
    ],
)
async def test_headings_and_labels_are_in_the_language_of_the_reply_and_what_was_said_stays(
    store: MemoryStore, language: str, headings: list[str], lines: list[str]
) -> None:
    await store.write("ann", key="role", value="Glazier", category="work_context")
    await store.write("ann", key="name", value="Olha", category="personal_context")
    await store.write("ann", key="likes", value="a fresh wind", category="preference")
    command = parse("/memory")
    assert command is not None
    shown = (await run(store, "ann", command, language)).text.splitlines()
    assert [line for line in (*headings, *lines) if line not in shown] == []


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("/memory чому role", ["**Професія**: Glazier", "Джерело: розмова 7", "запам'ятано **Професія**"]),
        ("/memory warum role", ["**Beruf**: Glazier", "Quelle: Gespräch 7", "gemerkt **Beruf**"]),
        ("/memory porqué role", ["**Profesión**: Glazier", "Fuente: conversación 7", "recordado **Profesión**"]),
        ("/memory пошук glazier", ["**Професія**: Glazier"]),
        ("/memory verlauf", ["gemerkt **Beruf** → Glazier"]),
    ],
)
async def test_where_a_memory_comes_from_is_told_in_the_language_of_the_command(
    store: MemoryStore, command: str, words: list[str]
) -> None:
    await store.write("ann", key="role", value="Glazier", category="work_context", source="discussion:7")
    shown = (await say(store, command)).text
    assert [one for one in words if one not in shown] == []


@pytest.mark.parametrize("language", ["uk", "de", "es"])
def test_the_commands_that_replies_name_are_those_of_their_language(language: str) -> None:
    names = re.findall(r"/memory ([^\W\d_]+)", " ".join(by_language("program.texts", "TEXTS", dict)[language].values()))
    known = {name for name, (_, spoken) in COMMANDS.items() if spoken == language} | {"pause", "export", "import"}
    assert {name for name in names if name not in known} <= {"trends"}


@pytest.mark.parametrize("language", ["uk", "de", "es"])
@pytest.mark.parametrize("name", [*sorted(_COMMANDS.keys() - {"export"}), "frobnicate"])
async def test_no_reply_to_a_command_says_anything_in_english(store: MemoryStore, name: str, language: str) -> None:
    for argument in ("", *_ARGUMENTS.get(name, ("frobnicate",))):
        await store.write("ann", key="role", value="Glazier", category="work_context")
        command = parse(f"/memory {name} {argument}")
        assert command is not None
        told = (await run(store, "ann", command, language, "thread")).text
        assert [piece for piece in _ENGLISH if piece in told] == [], told
        assert not re.search(r"\b(?:the|and|nothing|is|of|are|not)\b", told), told

"""Lists and notes as other assistants write them, in four languages, and what in them is no statement."""

import json
from pathlib import Path

import pytest

from stores.moving.records import LeftOut
from stores.moving.text_entries import listed_in, noted_in
from tests.stores.moving import samples
from tests.stores.moving.test_readers import read, texts

LISTS = {
    "en": [
        ("[2023-04-02] - User's sister lives in Leeds", "Sister lives in Leeds"),
        ("[date unknown] - The user collects stamps", "Collects stamps"),
    ],
    "uk": [
        ("[2023-04-02] - Користувачка вчить грузинську", "Вчить грузинську"),
        ("[дата невідома] - Користувач збирає марки", "Збирає марки"),
        ("[без дати] - Користувачу подобається осінь", "Подобається осінь"),
        ("[невідомо] - У користувача двоє онуків", "Двоє онуків"),
    ],
    "de": [
        ("[2023-04-02] – Die Nutzerin lernt Georgisch", "Lernt Georgisch"),
        ("[unbekannt] – Der Nutzer sammelt Briefmarken", "Sammelt Briefmarken"),
        ("[kein Datum] – Benutzer hat zwei Enkel", "Hat zwei Enkel"),
    ],
    "es": [
        ("1. [2023-04-02] - La usuaria aprende georgiano", "Aprende georgiano"),
        ("2. [desconocida] - El usuario colecciona sellos", "Colecciona sellos"),
        ("3. [sin fecha] - Al usuario le encanta el otoño", "Le encanta el otoño"),
    ],
}
TOGETHER = ("Користувач і його брат мають пасіку", "Der Nutzer und seine Frau segeln", "El usuario y su hermana cantan")


@pytest.mark.parametrize("language", LISTS)
def test_an_entry_without_a_date_is_one_in_every_language(language: str) -> None:
    """And "the user" is whom it is about, not what it says."""
    told = ["This is what I know:", *(line for line, _ in LISTS[language])]
    assert [entry.text for entry in listed_in("\n".join(told))] == [wanted for _, wanted in LISTS[language]]


@pytest.mark.parametrize("line", TOGETHER)
def test_the_user_with_somebody_else_stays_as_it_is(line: str) -> None:
    assert [entry.text for entry in listed_in(f"- {line}")] == [line]


@pytest.mark.parametrize(
    ("heading", "category"),
    [
        ("Career", "work_context"),
        ("Instructions", "preference"),
        ("Identity", "personal_context"),
        ("Кар'єра", "work_context"),
        ("Уподобання", "preference"),
        ("Beruf", "work_context"),
        ("Familie", "personal_context"),
        ("Aficiones", "preference"),
        ("Información personal", "personal_context"),
        ("Whatever else", ""),
    ],
)
def test_headings_of_four_languages_say_of_what_sort_a_line_is(heading: str, category: str) -> None:
    (entry,) = listed_in(f"## {heading}\n- Grows tomatoes on the roof")
    assert entry.remembered().category == category


def test_in_a_note_what_is_set_in_italics_speaks_of_the_note() -> None:
    """Parts of Claude's memory have such lines over them, OpenClaw's forms what to fill in."""
    parts = (
        "**Personal context**",
        "*Earlier months*",
        "Rebuilt a barn.",
        "- Pronouns: _(optional)_",
        "- Reads *Dune* again",
    )
    found = list(noted_in("\n\n".join(parts)))
    assert [entry.text for entry in found] == ["Rebuilt a barn.", "Reads *Dune* again"]
    assert {entry.remembered().category for entry in found} == {"personal_context"}


def test_what_openclaw_prints_into_a_new_file_is_no_statement(tmp_path: Path) -> None:
    form = (
        "# USER.md - About Your Human\n\n_Learn about the person you're helping._\n\n- **Name:** Zoya\n"
        "- **What to call them:**\n- **Pronouns:** *(optional)*\n- **Timezone:** <!-- theirs -->\n\n## Context\n\n"
        "_(What do they care about?)_\n\n---\n\nThe more you know, the better you can help. But remember the rest.\n"
    )
    assert texts(read(samples.put(tmp_path, {"USER.md": form}))[1]) == ["Name: Zoya"]


def test_lettas_folder_of_folders_is_known_without_a_limit_above_each_note(tmp_path: Path) -> None:
    files = {
        "system/human/work.md": "---\ndescription: their job\n---\n- Tunes pianos",
        "system/persona.md": "---\ndescription: who I am\n---\n- A pirate",
        "notes/other.md": "- Something else",
    }
    name, found = read(samples.put(tmp_path, files))
    assert (name, texts(found)) == ("letta", ["Tunes pianos"])
    assert [one.count for one in found if isinstance(one, LeftOut)] == [1]


def _bio(number: int, content: dict[str, object]) -> samples.Data:
    return {
        "id": str(number),
        "author": {"role": "assistant"},
        "recipient": "bio",
        "content": content,
        "create_time": samples.BORN + number,
    }


def test_chatgpts_line_to_forget_takes_back_what_it_names(tmp_path: Path) -> None:
    """It is an order to ChatGPT's memory, and no memory; of either form in which such lines are written."""
    said = ["User is shopping for a canoe", "User breeds rabbits", "Forget that the user is shopping for a canoe."]
    lines = [_bio(number, {"content_type": "text", "parts": [text]}) for number, text in enumerate(said)]
    lines.append(_bio(3, {"content_type": "code", "language": "unknown", "text": "User sings bass"}))
    (tmp_path / "c.json").write_text(json.dumps([samples.chat("t", *lines)]))
    _, found = read(tmp_path / "c.json", saved=True)
    assert texts(found) == ["Breeds rabbits", "Sings bass"]
    assert {one.why: one.count for one in found if isinstance(one, LeftOut)} == {
        "saved memories that ChatGPT was told to forget": 1,
        "conversations without a word": 1,
    }


def test_instructions_of_the_first_era_stand_beside_an_empty_message(tmp_path: Path) -> None:
    beside = {"about_user_message": "I keep goats", "about_model_message": "Be brief"}
    told = {
        "id": "1",
        "author": {"role": "system"},
        "content": {"content_type": "text", "parts": [""]},
        "metadata": {"is_user_system_message": True, "user_context_message_data": beside},
        "create_time": samples.BORN,
    }
    (tmp_path / "c.json").write_text(json.dumps([samples.chat("t", told)]))
    assert texts(read(tmp_path / "c.json", saved=True)[1]) == ["I keep goats", "Be brief"]

"""Document, timeline and settings: what they show, and what their forms do."""

import html
import json
import re
from datetime import UTC, datetime

import pytest

from graphs.server.resources import process
from tests.stores.moving import samples
from tests.web.site import Person

MEGABYTE = 1_000_000


def area(person: Person, name: str) -> str:
    found = re.search(rf'<textarea[^>]* name="{name}"[^>]*>\n(.*?)</textarea>', person.seen.text, re.DOTALL)
    assert found
    return html.unescape(found[1])


def test_the_document_is_edited_as_text(ann: Person) -> None:
    ann.add("Drinks green tea")
    ann.get("/memory/document")
    text = area(ann, "text")
    assert "green tea" in text
    form = {"do": "save", "base": text, "text": text.replace("green", "black")}
    ann.post("/memory/document", {name: value.replace("\n", "\r\n") for name, value in form.items()})
    assert ann.status == "The document is saved Undo"
    assert "black tea" in area(ann, "text")
    ann.post("/memory/document", {"do": "undo", "batch": ann.value_of("batch")})
    assert area(ann, "text") == text
    ann.post("/memory/document", {"do": "save", "base": text, "text": text})
    assert ann.status == "Nothing changed"


def test_free_words_of_the_document_are_taken_back_too(ann: Person) -> None:
    ann.add("Drinks green tea")
    ann.get("/memory/document")
    text = area(ann, "text")
    ann.post("/memory/document", {"do": "save", "base": text, "text": f"{text}\n## My plans\nSee the sea\n"})
    assert ann.status == "The document is saved Undo"
    ann.post("/memory/document", {"do": "undo", "batch": ann.value_of("batch")})
    assert area(ann, "text") == text


def test_what_changed_meanwhile_is_merged_and_shown(ann: Person) -> None:
    ann.add("Drinks green tea")
    ann.get("/memory/document")
    base = area(ann, "text")
    ann.add("Has a boat")
    ann.post("/memory/document", {"do": "save", "base": base, "text": base.replace("green", "black")})
    assert "It changed while you were editing" in ann.status
    assert "What changed meanwhile" in ann.text
    assert re.search(r"\+.*Has a boat", ann.text)
    assert re.search(r"-.*green tea \+.*black tea", ann.text)
    merged = area(ann, "text")
    assert "black tea" in merged
    assert "Has a boat" in merged
    ann.post("/memory/document", {"do": "save", "base": area(ann, "base"), "text": merged})
    assert ann.status == "The document is saved Undo"


def test_a_megabyte_of_document_is_taken_or_refused_and_never_lost(ann: Person) -> None:
    ann.get("/memory/document")
    text = "# MEMORY\n\nfree words\n" + "x" * MEGABYTE
    ann.post("/memory/document", {"do": "save", "base": area(ann, "base"), "text": text})
    assert ann.seen.status_code == 200
    assert "x" * 1000 in area(ann, "text")


def test_daily_notes_by_calendar(ann: Person) -> None:
    ann.get("/memory/document")
    assert "There are no daily notes yet" in ann.text
    user = ann.user
    write = lambda: process.store.write(  # noqa: E731
        user, key="t", value="Was tired after the release", category="work_context", durability="daily"
    )
    ann.in_store(write)
    ann.get("/memory/document")
    today = datetime.now(UTC).date().isoformat()
    assert f'href="/memory/document/{today}"' in ann.seen.text
    ann.get(f"/memory/document/{today}")
    assert "tired after the release" in area(ann, "text")
    assert "MEMORY.md is your memory" not in ann.text
    assert ann.get("/memory/document/2020-02-02").status_code == 200
    assert "This day has no note" in ann.text
    assert ann.get("/memory/document/yesterday").status_code == 404
    assert ann.get("/memory/document?month=2026-13").status_code == 200
    assert "Daily notes Was tired" in (ann.get("/memory/?kind=daily") and ann.text)


def test_the_timeline_shows_weeks_forgotten_and_conversations(ann: Person) -> None:
    ann.get("/memory/timeline")
    assert "Nothing was learned in the last half year" in ann.text
    user = ann.user
    talk = lambda: process.store.activity.message(  # noqa: E731
        user, f"talk {user}/1", role="user", content="I keep bees in the garden", title="Bees"
    )
    ann.in_store(talk)
    learn = lambda: process.store.write(  # noqa: E731
        user, value="Keeps bees", category="personal_context", conversation_id=f"talk {user}/1", evidence="I keep bees"
    )
    ann.in_store(learn)
    ann.add("Drinks green tea")
    ann.post("/memory/", {"do": "forget", "id": ann.value_of("id", "Edit")})
    ann.get("/memory/timeline")
    assert '<svg class="chart"' in ann.seen.text
    assert re.search(r"Forgotten Drinks green tea", ann.text)
    assert "1 turn" in ann.text
    ann.post("/memory/timeline", {"do": "find", "query": "garden"})
    assert "1 found I keep bees in the garden" in ann.text
    ann.in_store(lambda: process.store.activity.message(user, f"talk {user}/1", role="assistant", content="How nice"))
    ann.post("/memory/timeline", {"do": "find", "query": "garden"})
    assert "1 found I keep bees in the garden" in ann.text
    path = re.search(r'href="(/memory/conversation/[^"]+)"', ann.seen.text)
    assert path
    ann.get(html.unescape(path[1]))
    assert "You" in ann.text
    assert "I keep bees in the garden" in ann.text
    assert "Bees" not in ann.seen.text[: ann.seen.text.index("</title>")]
    ben = Person(ann.client)
    ben.sign_in(name="ben")
    assert ben.get(path[1]).status_code == 404
    ann.post(path[1], {"do": "delete"})
    assert "Delete this conversation?" in ann.text
    ann.post(path[1], {"do": "delete_now"})
    assert ann.status == "The conversation is deleted."
    assert ann.get(path[1]).status_code == 404


def test_conversations_are_paged(ann: Person) -> None:
    ann.get("/memory/timeline")
    user = ann.user

    async def talk() -> None:
        for number in range(31):
            await process.store.activity.message(user, f"{user}-{number}", role="user", content=f"Word {number}")

    ann.in_store(talk)
    ann.get("/memory/timeline")
    assert ann.seen.text.count("1 turn<") == 30
    assert 'rel="next" href="/memory/timeline?page=2#talks"' in ann.seen.text
    assert ann.get("/memory/timeline?page=2").text.count("1 turn<") == 1
    assert ann.get("/memory/timeline?page=x").text.count("1 turn<") == 30


def test_pause_and_resume(ann: Person) -> None:
    ann.get("/memory/settings")
    ann.post("/memory/settings", {"do": "pause"})
    assert ann.status.startswith("Memory is paused.")
    ann.add("Drinks green tea")
    assert "memory is paused" in ann.status
    ann.get("/memory/settings")
    ann.post("/memory/settings", {"do": "resume"})
    assert ann.status.startswith("Memory is on again.")


def test_the_time_zone_and_how_long_things_are_kept(ann: Person) -> None:
    ann.get("/memory/settings")
    user = ann.user
    ann.post("/memory/settings", {"do": "zone", "timezone": "Europe/Kyiv"})
    assert "<option selected>Europe/Kyiv" in ann.seen.text
    ann.post("/memory/settings", {"do": "zone", "timezone": "Moon/Base"})
    assert "There is no such time zone" in ann.status
    ann.post("/memory/settings", {"do": "keep", "note_days": "10", "message_days": ""})
    profile = ann.in_store(lambda: process.store.profile(user))
    assert (profile.note_days, profile.message_days, profile.timezone) == (10, None, "Europe/Kyiv")
    for wrong in ("0", "9999", "ten", "-3"):
        ann.post("/memory/settings", {"do": "keep", "note_days": wrong, "message_days": ""})
        assert "between 1 and 3650" in ann.status


def test_language_and_links_of_replies_are_a_choice(ann: Person) -> None:
    ann.post("/memory/settings", {"do": "replies", "spoken": "de"})
    assert ann.status == "Saved."
    chosen = ann.in_store(lambda: process.store.profile(ann.user))
    assert (chosen.language, chosen.quiet) == ("de", True), "an unticked box is not sent"
    ann.post("/memory/settings", {"do": "replies", "spoken": "", "links": "on"})
    chosen = ann.in_store(lambda: process.store.profile(ann.user))
    assert (chosen.language, chosen.quiet) == (None, False)
    ann.post("/memory/settings", {"do": "replies", "spoken": "tlh", "links": "on"})
    assert ann.status == "Replies are not written in that language."


def test_taking_part_in_trends_is_a_choice(ann: Person) -> None:
    ann.get("/memory/settings")
    assert "You take no part in trends." in ann.text
    ann.post("/memory/settings", {"do": "trends", "trends": "on"})
    assert ann.status == "You take part in trends."
    assert ann.in_store(lambda: process.store.profile(ann.user)).trends
    ann.post("/memory/settings", {"do": "trends", "trends": "off"})
    assert ann.status == "You take no part in trends."


def test_a_pasted_list_is_shown_first_and_one_undo_takes_it_back(ann: Person) -> None:
    ann.get("/memory/settings")
    ann.post("/memory/settings", {"do": "dry_run", "list": "- Keeps bees near Kendal\n- Password: hunter2-secret\n"})
    assert "1 memory stored" in ann.status
    assert "1 refused" in ann.status
    kept = area(ann, "text")
    assert "bees" not in ann.get("/memory/").text
    ann.get("/memory/settings")
    ann.post("/memory/settings", {"do": "import", "text": kept})
    assert ann.status == "Imported Undo"
    assert "bees" in ann.get("/memory/").text
    assert "hunter2" not in ann.seen.text


def test_export_dry_run_and_import(ann: Person) -> None:
    ann.add("Drinks green tea")
    exported = ann.get("/memory/export.json")
    assert exported.headers["content-disposition"] == 'attachment; filename="memory.json"'
    assert json.loads(exported.text)["memories"][0]["value"] == "Drinks green tea"
    assert "Drinks green tea" in ann.get("/memory/export.md").text
    ben = Person(ann.client)
    ben.sign_in(name=f"ben-of-{id(ann)}")
    ben.get("/memory/settings")
    ben.post("/memory/settings", {"do": "dry_run"}, files={"file": ("memory.json", exported.text.encode())})
    assert "This would happen; nothing has changed yet: 1 memory stored" in ben.status
    kept = {"text": area(ben, "text"), "name": ben.value_of("name")}
    assert "Nothing is remembered here yet" in ben.get("/memory/").text
    ben.get("/memory/settings")
    ben.post("/memory/settings", {"do": "import", **kept})
    assert ben.status == "Imported Undo"
    assert "1 memory stored" in ben.text
    assert "Drinks green tea" in ben.get("/memory/").text


def test_a_zip_is_imported_as_the_command_line_does(ann: Person) -> None:
    ann.get("/memory/settings")
    packed = samples.zipped({"conversations.json": json.dumps(samples.saved())})
    ann.post("/memory/settings", {"do": "dry_run"}, files={"file": ("export.zip", packed)})
    plain = ann.status
    ann.get("/memory/settings")
    ann.post("/memory/settings", {"do": "dry_run", "saved": "1"}, files={"file": ("export.zip", packed)})
    assert "nothing has changed yet" in ann.status
    assert "memories stored" in ann.status
    assert "memories stored" not in plain
    kept = {"text": area(ann, "text"), "name": ann.value_of("name"), "saved": ann.value_of("saved")}
    ann.post("/memory/settings", {"do": "import", **kept})
    assert ann.status == "Imported Undo"
    ann.post("/memory/settings", {"do": "import", **kept})
    assert "Undo" not in ann.status
    ann.post("/memory/settings", {"do": "import", **kept, "text": "not base64: é"})
    assert ann.status.startswith("Not imported:")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "latin-1"])
def test_a_file_is_read_in_its_own_encoding(ann: Person, encoding: str) -> None:
    """As the command line reads it: what cannot be read is refused, and no letter becomes a question mark."""
    ann.get("/memory/settings")
    listed = "- Lives in Köln\n- Plays the cello\n".encode(encoding)
    ann.post("/memory/settings", {"do": "dry_run"}, files={"file": ("list.txt", listed)})
    assert "\ufffd" not in ann.text
    assert "Not imported" in ann.status or "Lives in Köln" in ann.text


def test_what_is_too_large_for_the_form_is_said_at_once(ann: Person) -> None:
    ann.get("/memory/settings")
    ann.post("/memory/settings", {"do": "dry_run"}, files={"file": ("big.zip", b"PK\x03\x04" + b"x" * 27_000_000)})
    assert "more than a page can take" in ann.status


def test_the_first_save_of_a_new_document_is_no_conflict(ann: Person) -> None:
    ann.get("/memory/document")
    ann.post("/memory/document", {"do": "save", "base": area(ann, "base"), "text": "# MEMORY\n\n- Keeps bees\n"})
    assert ann.status == "The document is saved Undo"


def test_no_export_holds_a_secret_of_the_document(ann: Person) -> None:
    ann.add("Keeps bees")
    ann.get("/memory/document")
    text = area(ann, "text")
    with_secret = f"{text}\n- Wifi password: hunter2-secret\n"
    ann.post("/memory/document", {"do": "save", "base": area(ann, "base"), "text": with_secret})
    for path in ("/memory/export.md", "/memory/export.json"):
        exported = ann.get(path).text
        assert "Keeps bees" in exported
        assert "hunter2" not in exported


def test_a_zip_of_zips_comes_in_through_the_page(ann: Person) -> None:
    ann.get("/memory/settings")
    ann.post("/memory/settings", {"do": "dry_run"}, files={"file": ("claude.zip", samples.claude_new())})
    assert "1 conversation" in ann.status
    ann.get("/memory/settings")
    ann.post("/memory/settings", {"do": "dry_run"}, files={"file": ("claude.zip", samples.claude_new()[:-40])})
    assert "Not imported: claude.zip is damaged or was cut off" in ann.status


@pytest.mark.parametrize("wrong", [b"", b"[1, 2]", b"{}", b"\xff\xfe\x00", b"[" * 100_000])
def test_what_cannot_be_imported_is_refused_in_words(ann: Person, wrong: bytes) -> None:
    ann.get("/memory/settings")
    ann.post("/memory/settings", {"do": "dry_run"}, files={"file": ("x", wrong)})
    assert ann.seen.status_code == 200
    assert ann.status.startswith("Not imported:")


def test_clearing_asks_first_and_takes_everything(ann: Person) -> None:
    ann.add("Drinks green tea")
    ann.get("/memory/settings")
    ann.post("/memory/settings", {"do": "clear"})
    assert "Yes, erase everything" in ann.text
    assert "Drinks green tea" in ann.get("/memory/").text
    ann.get("/memory/settings")
    ann.post("/memory/settings", {"do": "clear_now"})
    assert ann.status.startswith("Everything was erased")
    assert "Drinks green tea" not in ann.get("/memory/document").text


def test_a_ukrainian_page_says_in_ukrainian_what_came_of_an_import(ann: Person) -> None:
    ann.get("/memory/sign-in")
    ann.post("/memory/sign-in/language", {"language": "uk"})
    ann.get("/memory/settings")
    ann.post("/memory/settings", {"do": "dry_run", "list": "- Тримає бджіл\n- Пароль від пошти: hunter2-secret"})
    assert "це схоже на таємницю" in ann.status
    assert "looks like" not in ann.status
    ann.post("/memory/settings", {"do": "dry_run"}, files={"file": ("a.pdf", b"%PDF-1.4")})
    assert "a.pdf – PDF, його не прочитати. Нічого не імпортовано: читаються експорти" in ann.status
    chats = [samples.talk("a"), {**samples.talk("b"), "is_do_not_remember": True}]
    ann.post("/memory/settings", {"do": "dry_run"}, files={"file": ("c.json", json.dumps(chats).encode())})
    assert "розмови, позначені, щоб їх не пам'ятати" in ann.status
    ann.post("/memory/settings", {"do": "pause"})
    ann.post("/memory/settings", {"do": "dry_run", "list": "- Тримає бджіл"})
    assert ann.status == "Не імпортовано: пам'ять призупинено. Спершу відновіть її."

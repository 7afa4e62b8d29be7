"""The page of memories: what it shows, and what every form on it does."""

import html
import re
from functools import partial
from typing import Any

from graphs.server.resources import process
from tests.web.site import Person

WHY = re.compile(r'href="(/memory/why/[0-9a-f-]+)"')


def receipt_batch(person: Person) -> str:
    return person.value_of("batch")


def test_what_is_added_is_shown_with_a_receipt_and_undone(ann: Person) -> None:
    ann.add("Drinks green tea")
    assert ann.status == "Remembered : Drinks green tea Undo"
    assert "User preferences Drinks green tea" in ann.text
    assert "100% sure never recalled" in ann.text
    ann.post("/memory/", {"do": "undo", "batch": receipt_batch(ann)})
    assert ann.status == "Taken back : Drinks green tea Undo"
    assert "Nothing is remembered here yet" in ann.get("/memory/").text


def test_a_form_sent_twice_acts_once(ann: Person) -> None:
    ann.get("/memory/")
    form = {"do": "add", "value": "Has a boat", "category": "personal_context", "call": "once"}
    first, second = ann.post("/memory/", form), ann.post("/memory/", form)
    assert [answer.text.count("<strong>Remembered") for answer in (first, second)] == [1, 1]
    assert "1–1 of 1" in ann.text


def test_what_may_not_be_kept_is_refused_in_words_and_stays_typed(ann: Person) -> None:
    secret = "My password is hunter2-Tr0ub4dor&3"
    ann.add(secret)
    assert "it looks like a secret, and secrets are never remembered" in ann.status
    assert ann.seen.text.count("hunter2-Tr0ub4dor&amp;3</textarea>") == 1
    ann.add("   ")
    assert ann.status.startswith("Not done")
    assert ann.post("/memory/", {"do": "add", "value": "Fine words", "category": "<b>"}).status_code == 200
    assert ann.status.startswith("Not done")


def test_a_memory_is_edited_in_place(ann: Person) -> None:
    ann.add("Drinks green tea")
    form = {"do": "save", "id": ann.value_of("id", "Edit"), "revision": ann.value_of("revision", "Edit")}
    ann.post("/memory/", {**form, "value": "Drinks black tea", "category": "personal_context"})
    assert ann.status == "Saved : Drinks black tea Undo"
    assert "Personal context Drinks black tea" in ann.text


def test_the_label_of_an_edited_memory_follows_it(ann: Person) -> None:
    ann.add("Drinks green tea")
    form = {"do": "save", "id": ann.value_of("id", "Edit"), "revision": ann.value_of("revision", "Edit")}
    ann.post("/memory/", {**form, "value": "Keeps two goats", "category": "personal_context"})
    ann.get("/memory/document")
    assert "- Keeps two goats" in ann.seen.text
    assert "green tea" not in ann.seen.text.casefold()


def test_a_stale_form_changes_nothing_and_loses_nothing(ann: Person) -> None:
    ann.add("Drinks green tea")
    form = {"id": ann.value_of("id", "Edit"), "revision": ann.value_of("revision", "Edit")}
    ann.post("/memory/", {**form, "do": "save", "value": "Drinks black tea"})
    ann.post("/memory/", {**form, "do": "save", "value": "Drinks mate"})
    assert "has changed since you opened it" in ann.status
    assert "Drinks black tea" in ann.status
    assert "\nDrinks mate</textarea>" in ann.seen.text
    ann.post("/memory/", {**form, "do": "forget"})
    assert "has changed since the page was made" in ann.status
    fresh = {"id": form["id"], "revision": ann.value_of("revision", "Edit")}
    ann.post("/memory/", {**fresh, "do": "save", "value": "Drinks mate"})
    assert ann.status == "Saved : Drinks mate Undo"
    ann.post("/memory/", {"id": form["id"], "revision": ann.value_of("revision", "Edit"), "do": "forget"})
    ann.post("/memory/", {**form, "do": "save", "value": "Drinks water"})
    assert "is no longer there" in ann.text
    assert "<pre>Drinks water</pre>" in ann.seen.text


def test_forget_acts_at_once_and_undo_brings_it_back(ann: Person) -> None:
    ann.add("Drinks green tea")
    ann.post("/memory/", {"do": "forget", "id": ann.value_of("id", "Edit")})
    assert ann.status == "Forgotten : Drinks green tea Undo"
    assert "Nothing is remembered here yet" in ann.text
    ann.post("/memory/", {"do": "undo", "batch": receipt_batch(ann)})
    assert "User preferences Drinks green tea" in ann.text


def test_erase_asks_first_and_tells_what_went(ann: Person) -> None:
    ann.add("Drinks green tea")
    one = ann.value_of("id", "Edit")
    ann.post("/memory/", {"do": "erase", "id": one})
    assert "Erase for good?" in ann.text
    assert ann.get("/memory/").text.count("Drinks green tea") > 0
    ann.post("/memory/", {"do": "erase_now", "id": one})
    assert ann.status.startswith("Erased for good Removed: memory drinks_green_tea")
    assert "Undo" not in ann.status
    assert "Drinks green tea" not in ann.get("/memory/").text
    assert ann.get(f"/memory/why/{one}").status_code == 404


def test_a_memory_is_pinned_to_key_facts_and_back(ann: Person) -> None:
    ann.add("Has a boat")
    one = ann.value_of("id", "Edit")
    ann.post("/memory/", {"do": "pin", "id": one})
    assert ann.status == "Pinned to Key Facts : Has a boat Undo"
    assert "Key facts Has a boat pinned" in ann.text
    ann.post("/memory/", {"do": "unpin", "id": one})
    assert "User preferences Has a boat" in ann.text


def test_several_at_once_have_one_receipt_and_one_undo(ann: Person) -> None:
    for value in ("Has a boat", "Drinks green tea", "Reads old maps"):
        ann.add(value)
    ids = re.findall(r'name="id" value="([^"]+)" form="several"', ann.seen.text)
    ann.post("/memory/", {"do": "pin_several", "id": ids[:2]})
    assert ann.status.startswith("Pinned to Key Facts: 2")
    ann.post("/memory/", {"do": "forget_several", "id": ids})
    assert ann.status.startswith("Forgotten: 3")
    assert "Nothing is remembered here yet" in ann.text
    ann.post("/memory/", {"do": "undo", "batch": receipt_batch(ann)})
    assert "1–3 of 3" in ann.text
    ann.post("/memory/", {"do": "erase_several", "id": ids[:2]})
    assert "Erase for good?" in ann.text
    ann.post("/memory/", {"do": "erase_now", "id": ids[:2]})
    assert "1–1 of 1" in ann.text
    ann.post("/memory/", {"do": "forget_several"})
    assert "Nothing was selected" in ann.status


def test_what_goes_together_is_not_told_to_stay(ann: Person) -> None:
    ann.add("Reads about compilers")
    ann.add("Reads about sailing boats", category="note")
    ids = re.findall(r'name="id" value="([^"]+)" form="several"', ann.seen.text)
    ann.post("/memory/", {"do": "erase_several", "id": ids[:1]})
    assert "may speak of it" in ann.text
    ann.post("/memory/", {"do": "erase_several", "id": ids})
    assert "may speak of it" not in ann.text
    ann.post("/memory/", {"do": "erase_now", "id": ids})
    assert ann.status.startswith("Erased for good Removed: memory")
    assert "may speak of it" not in ann.status


def test_a_changed_memory_leads_to_the_conversation_of_its_words(ann: Person) -> None:
    for talk, title, said, value in (
        ("june", "Bridges of Europe", "I live in Porto.", "Porto"),
        ("july", "Tides", "I have moved to Galway.", "Galway"),
    ):
        turn: dict[str, Any] = {"role": "user", "content": said, "post_id": title, "title": title}
        ann.in_store(partial(process.store.activity.message, ann.user, f"{ann.user}-{talk}", **turn))
        fact: dict[str, Any] = {"key": "location", "value": value, "category": "personal_context", "evidence": said}
        ann.in_store(
            partial(process.store.write, ann.user, **fact, replaces=True, conversation_id=f"{ann.user}-{talk}")
        )
    ann.get("/memory/")
    assert "from the article “Tides”" in ann.text
    ann.get(WHY.findall(ann.seen.text)[0])
    assert f'href="/memory/conversation/{ann.user}-july"' in ann.seen.text
    ann.post(str(ann.seen.url.path), {"do": "take_back", "event": ann.value_of("event")})
    assert f'href="/memory/conversation/{ann.user}-june"' in ann.seen.text


def test_a_search_tells_the_reasons_of_each_hit(ann: Person) -> None:
    ann.add("Drinks green tea")
    ann.add("Has a boat")
    ann.post("/memory/", {"do": "find", "query": "green boat"})
    assert "2 found" in ann.text
    assert re.search(r"Matched: green \d\.\d\d letters in common \d\.\d\d score \d\.\d\d", ann.text)
    assert re.search(r"Matched: boat \d\.\d\d", ann.text)
    ann.post("/memory/", {"do": "find", "query": "volcano"})
    assert "No memory answers that" in ann.text
    ann.post("/memory/", {"do": "find", "query": "   "})
    assert "1–2 of 2" in ann.text


def test_a_search_tells_what_it_left_out_and_why(ann: Person) -> None:
    ann.add("Sails a wooden boat on the lake")
    ann.add("Signed the lease of a lake house in Varenna with two rooms")
    ann.post("/memory/", {"do": "find", "query": "wooden boat sails lake"})
    assert "1 found" in ann.text
    missed = r"Left out next: Signed the lease .* \(score \d\.\d\d\): it holds too little of what is asked\."
    assert re.search(missed, ann.text)
    ann.post("/memory/", {"do": "find", "query": "volcano"})
    assert "Left out next" not in ann.text
    for number in range(31):
        ann.add(f"Harbour number {number} has moorings")
    ann.post("/memory/", {"do": "find", "query": "harbour"})
    assert re.search(r"Left out next: Harbour .*: more results are not shown here\.", ann.text)


def test_filters_by_kind_and_category(ann: Person) -> None:
    ann.add("Drinks green tea")
    ann.add("Works as a nurse", "work_context")
    ann.add("Call the dentist", "note")
    assert "1–3 of 3" in ann.text
    assert "Works as a nurse" not in ann.get("/memory/?kind=note").text
    assert "Call the dentist" in ann.seen.text
    assert "1–1 of 1" in ann.get("/memory/?category=work_context").text
    ann.post("/memory/?kind=note", {"do": "find", "query": "nurse"})
    assert "No memory answers that" in ann.text
    for wrong in ("?kind=x&category=<script>&page=0", "?page=-1", "?page=99999999999999", "?archived=yes"):
        assert ann.get(f"/memory/{wrong}").status_code == 200


def test_script_and_html_are_shown_as_text(ann: Person) -> None:
    shout = "Likes <script>alert(1)</script> & <img src=x onerror=alert(2)> \"'{{7*7}}"
    ann.add("Drinks green tea")
    ann.get("/memory/document")
    shown = re.search(r'name="base"[^>]*>\n(.*?)</textarea>', ann.seen.text, re.DOTALL)
    assert shown
    base = html.unescape(shown[1])
    ann.post("/memory/document", {"do": "save", "base": base, "text": base.replace("Drinks green tea", shout)})
    ann.get("/memory/")
    path = WHY.search(ann.seen.text)
    assert path
    for address in ("/memory/", path[1], "/memory/document", "/memory/timeline", "/memory/settings"):
        text = ann.get(address).text
        assert "<script>alert" not in text
        assert "<img src=x" not in text
        assert ">49<" not in text
    assert shout in ann.text or (ann.get("/memory/") and shout in ann.text)
    ann.post("/memory/", {"do": "find", "query": shout})
    assert "<script>alert" not in ann.seen.text


def test_a_megabyte_is_refused_in_words_and_not_lost(ann: Person) -> None:
    megabyte = "all work and no play " * 50_000
    answer = ann.add(megabyte)
    assert answer.status_code == 200
    assert ann.status.startswith("Not done it is too long")
    ann.post("/memory/", {"do": "find", "query": megabyte})
    assert ann.seen.status_code == 200
    ann.post("/memory/", {"do": "add", "value": "x" * 34_000_000})
    assert ann.seen.status_code == 413


def test_why_tells_the_story_and_takes_back_any_change(ann: Person) -> None:
    ann.add("Drinks green tea")
    one = ann.value_of("id", "Edit")
    ann.post(
        "/memory/", {"do": "save", "id": one, "revision": ann.value_of("revision", "Edit"), "value": "Drinks mate"}
    )
    ann.post("/memory/", {"do": "pin", "id": one})
    address = f"/memory/why/{one}"
    ann.get(address)
    assert "No words were kept with it" in ann.text
    assert re.search(r"Changed .* you .* text Drinks green tea Drinks mate", ann.text)
    events = re.findall(r'name="event" value="(\d+)"', ann.seen.text)
    ann.post(address, {"do": "take_back", "event": events[1]})
    assert ann.status == "Taken back : Drinks green tea Undo"
    assert "Key facts Drinks green tea pinned" in (ann.get("/memory/") and ann.text)
    ann.get(address)
    ann.post(address, {"do": "take_back", "event": "x"})
    ann.post(address, {"do": "take_back", "event": "99999999"})
    assert ann.status.startswith("Not done")
    ann.post(address, {"do": "take_back", "event": events[2]})
    assert "forgotten" in ann.text


def test_nobody_reaches_what_is_anothers(ann: Person) -> None:
    ann.add("Drinks green tea")
    one, batch = ann.value_of("id", "Edit"), receipt_batch(ann)
    ben = Person(ann.client)
    ben.sign_in(name="ben")
    assert ben.get(f"/memory/why/{one}").status_code == 404
    ben.get("/memory/")
    for form in (
        {"do": "save", "id": one, "revision": "1", "value": "Drinks mate"},
        {"do": "forget", "id": one},
        {"do": "pin", "id": one},
        {"do": "erase", "id": one},
        {"do": "erase_now", "id": one},
        {"do": "forget_several", "id": one},
        {"do": "undo", "batch": batch},
    ):
        assert ben.post("/memory/", form).status_code == 200
        assert "green tea" not in ben.seen.text
    assert "Drinks green tea" in ann.get("/memory/").text


def test_recalls_by_agents_are_counted(ann: Person) -> None:
    ann.add("Drinks green tea")
    user = re.search(r"Signed in as (\S+)", ann.text)
    assert user
    portal = ann.client.portal
    assert portal
    for _ in range(2):
        portal.call(lambda: process.store.search(user[1], "tea", viewer="agent"))
    ann.get("/memory/")
    assert "recalled 2×" in ann.text

"""Two versions of MEMORY.md: their difference, their merge, and the patch that turns one back."""

import json

from hypothesis import given
from hypothesis import strategies as st

from stores.documents.formats.memory_md import Document, Entry, Patch, diff, merge, parse, patch, unpatch
from stores.documents.formats.memory_rows import SECTIONS
from tests.stores.test_memory_md import SHEET, _values, documents, entries, often

edited = st.builds(
    lambda text, new, gone: _edit(parse(text), new, gone),
    documents,
    st.lists(entries(), max_size=3),
    st.integers(0, 9),
)


def _edit(document: Document, new: list[Entry], gone: int) -> Document:
    for entry in document.entries[gone : gone + 2]:
        document = document.drop(entry.slot)
    for entry in new:
        document = document.put(entry)
    return document


def test_a_difference_names_what_was_added_changed_and_removed() -> None:
    edited = SHEET.replace("Senior Backend Engineer", "CTO").replace("- Learning Zig on weekends\n", "- City: Kyiv\n")
    changes = diff(SHEET, edited)
    assert [entry.key for entry in changes.added] == ["city"]
    assert [(old.value, new.value) for old, new in changes.changed] == [("Senior Backend Engineer", "CTO")]
    assert [entry.key for entry in changes.removed] == ["learning_zig_weekends"]
    assert not diff(SHEET, SHEET.replace("\n", "\r\n"))


def test_a_merge_keeps_both_sides_and_lets_the_person_win() -> None:
    ours = parse(SHEET)
    ours = ours.put(Entry("memory", "work_context", "role", "Staff Engineer")).drop(("memory", "", "timezone"))
    ours = ours.put(Entry("memory", "work_context", "current_project", "Search")).put(Entry("note", "", "plan", "rest"))
    theirs = SHEET.replace("Senior Backend Engineer", "CTO") + "\n## Mine\nmy words\n"
    merged = merge(SHEET, ours, theirs)
    assert [new.value for _, new in merged.changes.changed] == ["CTO"]
    assert merged.text == (
        theirs.replace("Building a fraud detection pipeline", "Search")
        .replace("- Timezone: PST (UTC-8)\n", "")
        .replace("## Key Facts\n", "## Key Facts\n\n## Notes\n- Plan: rest\n")
    )


def test_a_line_the_person_removed_stays_removed() -> None:
    ours = parse(SHEET).put(Entry("memory", "work_context", "role", "CTO"))
    merged = merge(SHEET, ours, SHEET.replace("- Role: Senior Backend Engineer\n", ""))
    assert "role" not in _values(parse(merged.text))
    assert [entry.key for entry in merged.changes.removed] == ["role"]


@often
@given(documents, st.lists(entries(), max_size=3), st.integers(0, 9), edited)
def test_a_merge_loses_no_line_of_the_person(text: str, new: list[Entry], gone: int, theirs: Document) -> None:
    base, ours = parse(text), _edit(parse(text), new, gone)
    merged = merge(base, ours, theirs)
    result = parse(merged.text)
    touched = {entry.slot for entry in (*merged.changes.added, *(new for _, new in merged.changes.changed))}
    assert all(result[slot] == theirs[slot] for slot in touched)
    kept = [row.raw.rstrip("\r\n") for row in result._rows]
    ours_to_drop = {section.heading for section in SECTIONS}
    for row in theirs._rows:
        if not row.said and not row.blank and row.raw.rstrip("\r\n") not in ours_to_drop:
            kept.remove(row.raw.rstrip("\r\n"))
    mine = diff(base, ours)
    person = touched | {entry.slot for entry in merged.changes.removed}
    for entry in (*mine.added, *(new for _, new in mine.changed)):
        assert entry.slot in person or result[entry.slot] == entry


@often
@given(edited, edited)
def test_a_merge_with_one_side_unchanged_is_the_other_side(base: Document, other: Document) -> None:
    assert merge(base, other, base).text == other.text
    assert merge(base, base, other).text == other.text
    assert not merge(base, other, base).changes


@often
@given(documents, documents)
def test_a_patch_turns_the_text_back_byte_for_byte(before: str, after: str) -> None:
    change = Patch.from_json(json.loads(json.dumps(patch(before, after).as_json()).encode()))
    assert unpatch(after, change) == before
    assert unpatch(after + "x", change) is None


def test_a_patch_holds_only_what_changed() -> None:
    after = parse(SHEET).drop(("memory", "", "role")).text
    assert patch(SHEET, after).as_json()["put"] == "Role: Senior Backend Engineer\n- "
    json.dumps(patch("\udce9", "").as_json()).encode().decode("ascii")


def test_a_patch_of_undecodable_bytes_travels_as_clean_json() -> None:
    packed = patch("- caf\udce9 \0\n", "").as_json()
    assert not any("\ud800" <= character <= "\udfff" or character == "\0" for character in str(packed))
    assert unpatch("", Patch.from_json(packed)) == "- caf\udce9 \0\n"

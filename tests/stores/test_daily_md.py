"""Daily notes: only ever appended to, and a person's edit stands."""

from datetime import date

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stores.documents.formats.daily_md import (
    DISCUSSIONS,
    EXPLICIT,
    INSIGHTS,
    READING,
    RETRACTIONS,
    SECTIONS,
    DailyEntry,
    addition,
    day_of,
    diff,
    file_name,
    lines_of,
    merge,
    parse,
    retraction,
)
from stores.records import CATEGORIES
from tests.soak import times

often = settings(max_examples=times(25, 500))

DAY = date(2026, 2, 12)
NOTE = """# 2026-02-12

## Reading Activity
- Read 6/8 digest posts
- 👍 "PostgreSQL 18 Released", "Raft Consensus Deep Dive"

## Discussions
- Discussed "PostgreSQL 18 Released" (12 messages, 15 min)
  - Interested in async vacuum improvements
  - Opinion: "PG is good enough for most use cases"

## Explicit Memories
- [work_context] Role: presenting on database performance next week
"""

KEYS = ["role", "read_posts", "opinion", "a_b_c_d_e_f_g_h_i_j"]
words = st.sampled_from(
    ["Read", "Role", "[note]", "[preference]", "~~", "a: b", "👍", "Київ", "x", "-->", "```", "\\n"]
)
one_line = st.lists(words, min_size=1, max_size=4).map(" ".join)
kinds = st.sampled_from([(kind, category) for kind, known in CATEGORIES.items() for category in known or ("", "idea")])
HUMAN = [
    "# 2026-02-12",
    "## Mine",
    "- typed: by hand",
    "  - below",
    "text",
    "",
    "```",
    "<!--",
    "-->",
    "- ~~gone~~",
    "- \udce9",
]
human = st.lists(
    st.one_of(
        st.sampled_from([*HUMAN, *(f"## {title}" for title in (*SECTIONS, RETRACTIONS))]), one_line.map("- {}".format)
    ),
    max_size=10,
).map(lambda lines: "".join(f"{line}\n" for line in lines))
notes = st.builds(lambda text, end: text.removesuffix(end), human, st.sampled_from(["", "\n"]))


@st.composite
def entries(draw: st.DrawFn) -> DailyEntry:
    kind, category = draw(kinds)
    more = draw(st.lists(one_line, max_size=2)) if kind != "note" else []
    value = "\n".join([draw(one_line), *more])
    return DailyEntry(draw(st.sampled_from(list(SECTIONS))), kind, category, draw(st.sampled_from(KEYS)), value)


def _append(text: str, *entries: DailyEntry) -> str:
    for entry in entries:
        text += addition(text, DAY, entry.section, lines_of(entry, entry.section))
    return text


def _said(text: str) -> list[tuple[str, str, str, str, str]]:
    return [(entry.section, entry.kind, entry.category, entry.key, entry.value) for entry in parse(text)]


def _what(entry: DailyEntry) -> tuple[str, str, str, str, str]:
    return entry.section, entry.kind, entry.category, entry.key, entry.value


def test_a_note_is_read_with_the_bullets_below_a_bullet_as_its_further_lines() -> None:
    read, liked, discussed, told = parse(NOTE)
    assert (read.section, read.category, read.value, read.line) == (
        READING,
        "reading_history",
        "Read 6/8 digest posts",
        4,
    )
    assert liked.value == '👍 "PostgreSQL 18 Released", "Raft Consensus Deep Dive"'
    assert discussed.value.split("\n")[1:] == [
        "Interested in async vacuum improvements",
        'Opinion: "PG is good enough for most use cases"',
    ]
    assert (told.section, told.category, told.key) == (EXPLICIT, "work_context", "role")


def test_the_first_addition_begins_the_day() -> None:
    entry = DailyEntry(READING, "memory", "reading_history", "read_posts", "6 of 8")
    assert _append("", entry) == "# 2026-02-12\n\n## Reading Activity\n- Read posts: 6 of 8\n"


def test_a_heading_is_repeated_only_when_another_one_stands_last() -> None:
    one = DailyEntry(DISCUSSIONS, "memory", "reading_history", "topic", "Raft")
    other = DailyEntry(INSIGHTS, "memory", "personal_context", "mood", "curious")
    assert _append("# d\n", one, one, other, one) == (
        "# d\n\n## Discussions\n- Topic: Raft\n- Topic: Raft\n\n## Extracted Insights\n- Mood: curious\n"
        "\n## Discussions\n- Topic: Raft\n"
    )


def test_an_addition_keeps_line_ends_and_mends_a_missing_one() -> None:
    entry = DailyEntry(READING, "memory", "reading_history", "topic", "Raft")
    assert _append("# d\r\n\r\n## Reading Activity\r\n- x", entry).endswith("- x\r\n- Topic: Raft\r\n")


@pytest.mark.parametrize(
    ("kind", "category", "line"),
    [
        ("memory", "reading_history", "- Topic: Raft"),
        ("memory", "preference", "- [preference] Topic: Raft"),
        ("note", "", "- [note] Topic: Raft"),
        ("note", "my idea", "- [note my idea] Topic: Raft"),
        ("fact", "preference", "- [fact preference] Topic: Raft"),
        ("episode", "mixed", "- [episode mixed] Topic: Raft"),
    ],
)
def test_brackets_name_the_kind_and_category(kind: str, category: str, line: str) -> None:
    entry = DailyEntry(READING, kind, category, "topic", "Raft")
    assert lines_of(entry, READING) == [line]
    assert parse(_append("", entry)) == (entry,)


def test_without_a_section_the_category_is_always_named() -> None:
    assert lines_of(DailyEntry(READING, "memory", "reading_history", "topic", "Raft")) == [
        "- [reading_history] Topic: Raft"
    ]


def test_the_same_key_on_one_day_stays_two_memories() -> None:
    one = DailyEntry(READING, "memory", "reading_history", "topic", "Raft")
    assert [(entry.value, entry.occurrence) for entry in parse(_append("", one, one))] == [("Raft", 1), ("Raft", 2)]


def test_a_retraction_takes_back_the_last_line_that_says_the_same() -> None:
    one = DailyEntry(READING, "memory", "reading_history", "topic", "Raft\nliked it")
    other = DailyEntry(READING, "memory", "reading_history", "topic", "Paxos")
    text = _append("", one, other, one)
    text += addition(text, DAY, RETRACTIONS, [retraction(one)])
    assert text.endswith("\n## Retractions\n- ~~[reading_history] Topic: Raft~~\n")
    assert [(entry.value, entry.occurrence) for entry in parse(text)] == [("Raft\nliked it", 1), ("Paxos", 2)]
    assert [entry.value for entry in parse(_append(text, one))] == ["Raft\nliked it", "Paxos", "Raft\nliked it"]


def test_a_line_that_only_moved_up_is_no_change() -> None:
    entries = [DailyEntry(READING, "memory", "reading_history", "topic", value) for value in ("a", "b", "c")]
    changes = diff(_append("", *entries), _append("", *entries[1:]))
    assert [entry.value for entry in changes.removed] == ["a"]
    assert not changes.added
    assert not changes.changed


def test_a_difference_names_what_a_person_did() -> None:
    edited = NOTE.replace("6/8", "7/8").replace("Role: presenting", "Role: speaking") + "- Loves tea\n"
    changes = diff(NOTE, edited)
    assert [(old.value, new.value) for old, new in changes.changed] == [
        ("presenting on database performance next week", "speaking on database performance next week")
    ]
    assert [entry.value for entry in changes.removed] == ["Read 6/8 digest posts"]
    assert [entry.value for entry in changes.added] == ["Read 7/8 digest posts", "Loves tea"]


def test_a_merge_appends_ours_below_what_the_person_wrote() -> None:
    new = DailyEntry(EXPLICIT, "memory", "personal_context", "tea", "green")
    theirs = NOTE.replace("6/8", "7/8") + "\n## Mine\nmy words"
    merged = merge(NOTE, _append(NOTE, new), theirs)
    assert merged.text == theirs + "\n\n## Explicit Memories\n- Tea: green\n"
    said = [(old.value, now.value) for old, now in merged.changes.changed]
    assert said == [("Read 6/8 digest posts", "Read 7/8 digest posts")]


def test_a_merge_leaves_alone_what_the_person_touched() -> None:
    old = parse(NOTE)[-1]
    ours = NOTE + addition(NOTE, DAY, RETRACTIONS, [retraction(old)])
    edited = NOTE.replace("presenting", "speaking")
    assert merge(NOTE, ours, edited).text == edited


def test_a_deleted_note_begins_again_with_what_we_said_since() -> None:
    new = DailyEntry(EXPLICIT, "memory", "personal_context", "tea", "green")
    merged = merge(NOTE, _append(NOTE, new), "")
    assert merged.text == "# 2026-02-12\n\n## Explicit Memories\n- Tea: green\n"
    assert len(merged.changes.removed) == 4


@pytest.mark.parametrize(
    "name", ["2026-2-12.md", "2026-02-30.md", "2026-02-12.txt", "x2026-02-12.md", "٢٠٢٦-02-12.md", "MEMORY.md"]
)
def test_only_a_real_day_is_the_name_of_a_note(name: str) -> None:
    assert day_of(name) is None


def test_a_file_name_tells_its_day() -> None:
    assert file_name(DAY) == "2026-02-12.md"
    assert day_of(file_name(DAY)) == DAY


@often
@given(st.one_of(notes, st.text()))
def test_any_text_is_read(text: str) -> None:
    parse(text)
    assert not diff(text, text)


@often
@given(notes, st.lists(entries(), min_size=1, max_size=3))
def test_what_is_appended_is_read_back_below_all_that_stood(text: str, new: list[DailyEntry]) -> None:
    longer = _append(text, *new)
    assert longer.startswith(text)
    assert _said(longer) == [*_said(text), *map(_what, new)]


@often
@given(notes, entries())
def test_a_retraction_undoes_an_addition(text: str, entry: DailyEntry) -> None:
    longer = _append(text, entry)
    shorter = longer + addition(longer, DAY, RETRACTIONS, [retraction(entry)])
    assert _said(shorter) == _said(text)


@often
@given(notes, st.lists(entries(), max_size=3), notes)
def test_a_merge_loses_nothing_of_either_side(base: str, new: list[DailyEntry], theirs: str) -> None:
    assume(theirs != base)
    merged = merge(base, _append(base, *new), theirs)
    assert merged.text.startswith(theirs)
    assert sorted(_said(merged.text)) == sorted([*_said(theirs), *map(_what, new)])
    assert merge(base, _append(base, *new), base).text == _append(base, *new)
    assert merge(base, base, theirs).text == theirs


def test_lines_that_tell_of_a_memory_are_history_and_read_back_without_a_mark() -> None:
    told = DailyEntry(INSIGHTS, "memory", "reading_history", "added_interest", '"Interested in Rust"')
    fact = DailyEntry(INSIGHTS, "memory", "personal_context", "pet", "Has a tortoise")
    lines = [*lines_of(told, INSIGHTS), *lines_of(fact, INSIGHTS)]
    assert lines == ['- Added interest: "Interested in Rust"', "- Pet: Has a tortoise"]
    text = addition("", DAY, INSIGHTS, lines)
    assert [entry.category for entry in parse(text)] == ["reading_history", "personal_context"]

"""MEMORY.md: a person may write anything, and our edits touch nothing but the lines of memories."""

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from stores.documents.formats.memory_md import Document, Entry, parse, template
from stores.documents.formats.memory_rows import SECTIONS, section_for
from stores.errors import InvalidInput
from stores.keys import check_key, normalise_key
from stores.records import CATEGORIES
from tests.soak import times

often = settings(max_examples=times(30, 800))

SHEET = """# User Memory

## User Preferences
- Prefers concise, technical summaries
- Interested in: distributed systems, Rust

## Work Context
- Role: Senior Backend Engineer
- Current project: Building a fraud detection pipeline

## Personal Context
- Learning Zig on weekends

## Key Facts
- Timezone: PST (UTC-8)
"""

WORDS = [
    "Role",
    "role",
    "Zig",
    "Київ",
    "日本",
    "a: b",
    "x",
    "[x]",
    "[finding]",
    "`k`",
    "**b**",
    "~~~",
    "-->",
    "\\n",
    "é",
]
LINES = [
    *(section.heading for section in SECTIONS),
    "## work context:",
    "### Key Facts ###",
    "##Notes",
    "## My own",
    "# User Memory",
    "- Role: Engineer",
    "- Role: Manager",
    "* Role : Engineer  ",
    "+ [ ] Learn Zig",
    "    - [x] Learn Zig",
    "- [finding] API rate limit is 100/min",
    "- [personal] Location: Kyiv",
    "- Location: Kyiv",
    "- **Bold:** value",
    "- Role:",
    "- - -",
    "- ",
    "  goes on",
    "```",
    "~~~",
    "- ```",
    "<!--",
    "-->",
    "<!-- - Role: hidden -->",
    "paragraph",
    "",
    "   ",
    "\x0c",
    "- caf\udce9: broken",
    "- nul\0: broken",
]

words = st.sampled_from(WORDS)
prose = st.one_of(st.lists(words, min_size=1, max_size=4).map(" ".join), st.text(max_size=30))
line = st.one_of(
    st.sampled_from(LINES),
    prose,
    prose.map("- {}".format),
    st.tuples(words, prose).map("- {0[0]}: {0[1]}".format),
)
headings = st.sampled_from([*(section.heading for section in SECTIONS), "## My own", ""])
blocks = st.lists(st.tuples(headings, st.lists(line, max_size=5)), max_size=4)
documents = st.builds(
    lambda bom, blocks, ends, last: (
        bom + _joined([line for head, lines in blocks for line in (head, *lines)], ends) + last
    ),
    st.sampled_from(["", "", "", "\ufeff"]),
    blocks,
    st.lists(st.sampled_from(["\n", "\n", "\n", "\r\n"]), min_size=1, max_size=3),
    st.one_of(st.just(""), line),
)


def _joined(lines: list[str], ends: list[str]) -> str:
    return "".join(line.replace("\n", " ") + ends[at % len(ends)] for at, line in enumerate(lines))


keys = st.one_of(
    st.sampled_from(
        [
            "role",
            "learn_zig",
            "location",
            "current_project",
            "a_b_c_d_e_f_g_h_i_j_k",
            "`tick`",
            "*star",
            "www.x",
        ]
    ),
    prose.map(normalise_key),
).filter(lambda key: check_key(key) is None)
one_line = prose.map(lambda text: text.replace("\n", " ").strip(" \t\r")).filter(
    lambda text: "\0" not in text and text.strip()
)
categories = st.sampled_from(
    [(kind, category) for kind, known in CATEGORIES.items() for category in known if category != "reading_history"]
    + [("note", ""), ("note", "idea"), ("note", "x")]
)


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    kind, category = draw(categories)
    value = draw(st.text(min_size=1, max_size=40).filter(_may_be_note) if kind == "note" else one_line)
    pinned = kind == "memory" and category == "personal_context" and draw(st.booleans())
    return Entry(kind, category, draw(keys), value, pinned)


def _may_be_note(text: str) -> bool:
    return bool(text.strip()) and "\0" not in text


def _values(document: Document) -> dict[str, str]:
    return {entry.key: entry.value for entry in document.entries}


# What counts as a memory.


def test_the_sheet_is_read_line_by_line() -> None:
    document = parse(SHEET)
    assert [(entry.category, entry.key, entry.value, entry.pinned) for entry in document.entries] == [
        ("preference", "prefers_concise_technical_summaries", "Prefers concise, technical summaries", False),
        ("preference", "interested_in", "distributed systems, Rust", False),
        ("work_context", "role", "Senior Backend Engineer", False),
        ("work_context", "current_project", "Building a fraud detection pipeline", False),
        ("personal_context", "learning_zig_weekends", "Learning Zig on weekends", False),
        ("personal_context", "timezone", "PST (UTC-8)", True),
    ]
    assert document.entries[2].line == 8
    assert document.text == SHEET
    assert document.words == len(SHEET.split())


def test_the_template_has_the_four_sections_and_no_memories() -> None:
    assert parse(template()).entries == ()
    assert [line for line in template().splitlines() if line] == [
        "# User Memory",
        "## User Preferences",
        "## Work Context",
        "## Personal Context",
        "## Key Facts",
    ]


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ("- Role: Engineer", "role", "Engineer"),
        ("* Role : Engineer  ", "role", "Engineer"),
        ("    +   Role:   Engineer", "role", "Engineer"),
        ("- [ ] Role: Engineer", "role", "Engineer"),
        ("- [x] Learn Zig", "learn_zig", "Learn Zig"),
        ("- **Role:** Engineer", "role", "Engineer"),
        ("- **Role**: Engineer", "role", "Engineer"),
        ("- `role`: Engineer", "role", "Engineer"),
        ("- See https://example.org: nice", None, "See https://example.org: nice"),
        ("- Meets at 10:30", None, "Meets at 10:30"),
        ("- Role: a: b", "role", "a: b"),
        (
            "- one two three four five six seven eight nine: x",
            None,
            "one two three four five six seven eight nine: x",
        ),
    ],
)
def test_a_bullet_is_read_as_a_person_means_it(line: str, key: str | None, value: str) -> None:
    (entry,) = parse(f"## Work Context\n{line}\n").entries
    assert entry.value == value
    assert key is None or entry.key == key


@pytest.mark.parametrize(
    "line", ["- Role:", "- ", "-", "- - -", "* * *", "1. Role: x", "Role: x", "- ```", "- \udce9", "- a\0b"]
)
def test_other_lines_are_kept_and_are_no_memories(line: str) -> None:
    text = f"## Work Context\n{line}\n"
    assert parse(text).entries == ()
    assert parse(text).text == text


@pytest.mark.parametrize(
    "title",
    ["## work context", "##  WORK CONTEXT: ##", "# Work Context", "##Work Context", "## **Work Context**"],
)
def test_a_section_is_known_however_it_is_spelled(title: str) -> None:
    assert parse(f"{title}\r\n- Role: x\r\n").entries == (Entry("memory", "work_context", "role", "x"),)


def test_code_comments_and_unknown_sections_hold_no_memories() -> None:
    text = "## Work Context\n```\n- A: 1\n```\n<!--\n- B: 2\n-->\n- C: 3\n### Mine\n- D: 4\n## work context\n- E: 5\n"
    assert _values(parse(text)) == {"c": "3", "e": "5"}


def test_a_code_block_or_comment_that_is_never_closed_hides_nothing() -> None:
    text = "## Work Context\n```\n<!--\n- A: 1\n## Key Facts\n- B: 2 -->\n"
    assert _values(parse(text)) == {"a": "1", "b": "2 -->"}


def test_lines_of_the_same_name_are_numbered() -> None:
    document = parse("## Work Context\n- Role: A\n- Role: B\n- Role 2: C\n## Key Facts\n- Role: D\n")
    assert _values(document) == {"role": "A", "role_2": "B", "role_2_2": "C", "role_3": "D"}


def test_facts_are_unique_per_category_and_key() -> None:
    text = "## Facts\n- [personal] Coffee: yes\n- [opinion] Coffee: fine\n- Coffee: again\n"
    assert [entry.slot for entry in parse(text).entries] == [
        ("fact", "personal", "coffee"),
        ("fact", "opinion", "coffee"),
        ("fact", "personal", "coffee_2"),
    ]


def test_a_known_category_is_read_in_any_case_and_an_unknown_one_is_text() -> None:
    document = parse("## Observations\n- [Lesson] Cache: slow\n- [gossip] Cache two: hm\n")
    assert [(entry.category, entry.value) for entry in document.entries] == [
        ("lesson", "slow"),
        ("finding", "[gossip] Cache two: hm"),
    ]


# Edits.


def test_a_new_memory_goes_below_the_last_of_its_section() -> None:
    text = parse(SHEET).put(Entry("memory", "work_context", "tech_stack", "Go")).text
    assert text == SHEET.replace("pipeline\n", "pipeline\n- Tech stack: Go\n")


def test_a_changed_memory_stays_where_it_is_in_its_writers_spelling() -> None:
    document = parse("## Work Context\n* **Role** :  Engineer \r\ntext\r\n").put(
        Entry("memory", "work_context", "role", "CTO")
    )
    assert document.text == "## Work Context\n* **Role** :  CTO\r\ntext\r\n"


def test_a_memory_with_another_category_moves_to_its_section() -> None:
    document = parse(SHEET).put(Entry("memory", "personal_context", "role", "Engineer", pinned=True))
    assert document.text == SHEET.replace("- Role: Senior Backend Engineer\n", "") + "- Role: Engineer\n"


def test_sections_of_other_kinds_come_and_go_with_their_entries() -> None:
    fact, note = Entry("fact", "personal", "location", "Kyiv"), Entry("note", "", "plan", "a\nb")
    full = parse(SHEET).put(fact).put(note)
    assert full.text == SHEET + "\n## Notes\n- Plan: a\\nb\n\n## Facts\n- [personal] Location: Kyiv\n"
    assert full.drop(note.slot).drop(fact.slot).text == SHEET


def test_the_label_is_left_out_where_the_key_is_the_words() -> None:
    document = parse("").put(Entry("observation", "finding", "api_rate_limit", "API rate limit"))
    assert "- [finding] API rate limit\n" in document.text


def test_a_blank_file_starts_again_from_the_template() -> None:
    entry = Entry("memory", "work_context", "role", "x")
    assert parse("\ufeff\r\n").put(entry).text == "\ufeff" + parse(template()).put(entry).text.replace("\n", "\r\n")


def test_a_new_line_never_parts_a_bullet_from_the_text_below_it() -> None:
    text = "## Work Context\n- Role: Engineer\n  at Stripe\n  ```\ncode\n  ```\n\nmore\n"
    document = parse(text).put(Entry("memory", "work_context", "city", "Kyiv"))
    assert document.text == text.replace("  ```\n\n", "  ```\n- City: Kyiv\n\n")


def test_dropping_one_of_several_namesakes_leaves_the_others_who_they_are() -> None:
    document = parse("## Work Context\n- Role: A\n- Role: B\n- Role 2: C\n")
    after = document.drop(("memory", "", "role"))
    assert _values(after) == _values(parse(after.text)) == {"role_2": "B", "role_2_2": "C"}


@pytest.mark.parametrize(
    "entry",
    [
        Entry("memory", "reading_history", "role", "x"),
        Entry("memory", "work_context", "role", "two\nlines"),
        Entry("memory", "work_context", "role", " blank"),
        Entry("memory", "work_context", "role", "\ud800"),
        Entry("fact", "gossip", "role", "x"),
        Entry("note", "", "role", "\0"),
    ],
)
def test_what_cannot_stand_on_a_line_is_refused(entry: Entry) -> None:
    with pytest.raises(InvalidInput):
        parse(SHEET).put(entry)


@often
@given(st.one_of(documents, st.text(), st.text(st.characters())))
def test_any_text_is_read_and_given_back(text: str) -> None:
    assert parse(text).text == text


@often
@given(documents, entries())
@example("## Work Context\n- Role: A\n- Role: B\n", Entry("memory", "preference", "role", "C"))
def test_what_is_put_is_read_back_and_nothing_else_changes(text: str, entry: Entry) -> None:
    before, after = parse(text), parse(text).put(entry)
    assert parse(after.text).entries == after.entries
    found = {other.slot: other for other in parse(after.text).entries}
    assert found.pop(entry.slot) == entry
    assert found == {other.slot: other for other in before.entries if other.slot != entry.slot}


@often
@given(documents, entries())
@example("- x\r", Entry("note", "", "k", "v"))
@example("## Facts\n- Coffee: x", Entry("note", "", "k", "v"))
def test_adding_and_dropping_gives_back_every_byte(text: str, entry: Entry) -> None:
    document, section = parse(text), section_for(entry)
    assume(text.strip("\ufeff \t\r\n\x0c") and entry.slot not in document.slots)
    rows = [row for row in document._rows if row.section is section]
    if section.optional:
        assume(not rows or any(not row.heading and not row.blank for row in rows))
    else:
        assume(rows)
    added = document.put(entry)
    assert added.words == len(added.text.split())
    assert added.drop(entry.slot).text == text
    assert added.drop(entry.slot).words == len(text.split())
    assert parse(added.text).drop(entry.slot).text == text


@often
@given(documents, st.integers(0, 20))
def test_dropping_takes_one_memory_and_no_other_text(text: str, which: int) -> None:
    document = parse(text)
    assume(document.entries)
    entry = document.entries[which % len(document.entries)]
    after = document.drop(entry.slot)
    assert after.words == len(after.text.split())
    assert parse(after.text).entries == after.entries
    assert {other.slot: other for other in after.entries} == {
        other.slot: other for other in document.entries if other.slot != entry.slot
    }


# Differences and merges.


# Patches.

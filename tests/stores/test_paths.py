"""A user id can neither escape its folder nor share it."""

import itertools
import re
import unicodedata
from datetime import date
from pathlib import Path, PurePosixPath

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stores.documents.files.paths import LONGEST_ID, UserFolder, folder_name, user_id_of
from stores.errors import InvalidUser, StorageFailed
from tests.soak import times

PARTS = [
    *(".", "..", "../", "/", "\\", "..\\", "~", "$HOME", "%2e%2e", "c:", "//host/share", ":", "*", "?", "|", "<", ">"),
    *('"', "'", "`", ";", "&", " ", "\t", "\n", "\r", "\x1b", "\x7f", "\u202e", "\u200b", "\ufeff"),
    *(
        "_",
        "__",
        "_41",
        "-",
        "=",
        "con",
        "CON",
        "nul",
        "NUL",
        "com1",
        "lpt9",
        "aux",
        "prn",
        ".locks",
        "memory",
        "MEMORY.md",
    ),
    *("alice", "Alice", "ALICE", "al\u0131ce", "\u0430lice", "\uff41\uff4c\uff49\uff43\uff45", "0", "a" * 99, "Z" * 40),
    *("\u00e9", "e\u0301", "\u00df", "SS", "\ufb01", "fi", "\u0130", "i\u0307", "K", "\u212a", "\u00c5", "\u212b"),
    *("\U0001f600", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u65e5\u672c"),
]
"""Traversal, reserved names, blanks, controls, twins in case and in Unicode form, look-alikes, emoji."""

ids = st.one_of(
    st.lists(st.sampled_from(PARTS), min_size=1, max_size=4).map("".join),
    st.text(min_size=1, max_size=LONGEST_ID),
    st.from_regex(r"[a-z0-9_-]{1,20}", fullmatch=True),
).filter(lambda user_id: 0 < len(user_id) <= LONGEST_ID and "\0" not in user_id)


def _hostile() -> list[str]:
    pairs = ("".join(pair) for pair in itertools.product(PARTS, repeat=2))
    return sorted({user_id for user_id in (*PARTS, *pairs) if len(user_id) <= LONGEST_ID})


@pytest.mark.parametrize("user_id", ["alice", "42", "a-b_c", "5f1c2e34-0000-4000-8000-0123456789ab", "a" * 100])
def test_a_plain_name_is_its_own_folder(user_id: str) -> None:
    assert folder_name(user_id) == user_id


@pytest.mark.parametrize(
    ("user_id", "folder"),
    [
        ("Alice", "__41lice"),
        ("a@b.org", "_a_40b_2eorg"),
        ("con", "_con"),
        ("_alice", "__5falice"),
        ("..", "__2e_2e"),
        ("é", "__c3_a9"),
        ("a" * 101, "_" + "a" * 101),
        ("a" * 250, "_" + "a" * 198 + "_/_" + "a" * 52),
    ],
)
def test_any_other_id_is_spelled_out(user_id: str, folder: str) -> None:
    assert folder_name(user_id) == folder


@pytest.mark.parametrize("user_id", ["", "a\0b", "\ud800", "caf\udce9", "x" * 256, "x" * 4096, None, 7, b"alice"])
def test_what_is_no_user_id_is_refused(user_id: object) -> None:
    with pytest.raises(InvalidUser):
        folder_name(user_id)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "folder",
    ["", "Alice", "_", "_alice", "..", ".locks", "__41lice/x", "_a_40b_2Eorg", "_con_", "a/b", "_" + "a" * 250],
)
def test_a_folder_that_no_id_spells_is_nobodys(folder: str) -> None:
    with pytest.raises(InvalidUser):
        user_id_of(folder)


def test_thousands_of_hostile_ids_share_no_folder_on_any_file_system() -> None:
    hostile = _hostile()
    folders = [folder_name(user_id) for user_id in hostile]
    assert len(hostile) > 3_000
    as_seen = {unicodedata.normalize("NFC", folder).casefold() for folder in folders}
    assert len(as_seen) == len(hostile)
    assert [user_id_of(folder) for folder in folders] == hostile


@settings(max_examples=times(30, 1_000))
@given(ids)
def test_a_folder_is_made_of_safe_names_below_the_root_and_tells_its_user(user_id: str) -> None:
    folder = folder_name(user_id)
    assert user_id_of(folder) == user_id
    for name in PurePosixPath(folder).parts:
        assert re.fullmatch(r"[a-z0-9_][a-z0-9_-]*", name)
        assert len(name) <= 200
        assert not re.fullmatch(r"con|prn|aux|nul|(com|lpt)[0-9]", name)


@pytest.mark.slow
@settings(max_examples=times(25, 800))
@given(
    st.integers(150, LONGEST_ID),
    st.lists(st.sampled_from(["a", "Z", "é", "😀", "_", "b"]), min_size=4, max_size=80),
    st.integers(1, 80),
)
def test_nobodys_folder_lies_inside_anothers(length: int, tail: list[str], cut: int) -> None:
    long = ("a" * length + "".join(tail))[:LONGEST_ID]
    folders = [PurePosixPath(folder_name(long[:end])) for end in range(max(1, len(long) - cut), len(long) + 1)]
    for one, other in itertools.permutations(set(folders), 2):
        assert not one.is_relative_to(other)


def test_the_files_of_a_user_are_in_the_users_folder(tmp_path: Path) -> None:
    folder = UserFolder(tmp_path, "Alice")
    assert folder.memory_md == tmp_path / "__41lice" / "MEMORY.md"
    assert folder.daily_dir == tmp_path / "__41lice" / "memory"
    assert folder.daily(date(2026, 2, 12)) == tmp_path / "__41lice" / "memory" / "2026-02-12.md"
    assert folder.lock_name != UserFolder(tmp_path, "alice").lock_name


def test_a_link_in_place_of_a_users_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bob").mkdir()
    (tmp_path / "alice").symlink_to(tmp_path / "bob")
    with pytest.raises(StorageFailed, match="is a link"):
        _ = UserFolder(tmp_path, "alice").memory_md


@pytest.mark.parametrize("target", ["../bob/MEMORY.md", "/etc/hosts", "missing/../../bob", "MEMORY.md"])
def test_a_link_that_leads_out_of_the_folder_or_in_a_circle_is_refused(tmp_path: Path, target: str) -> None:
    (tmp_path / "alice").mkdir()
    (tmp_path / "alice" / "MEMORY.md").symlink_to(target)
    (tmp_path / "alice" / "memory").symlink_to(tmp_path)
    folder = UserFolder(tmp_path, "alice")
    with pytest.raises(StorageFailed, match="leads out"):
        _ = folder.memory_md
    with pytest.raises(StorageFailed, match="leads out"):
        folder.daily(date(2026, 2, 12))


def test_a_link_that_stays_in_the_folder_and_a_linked_root_are_fine(tmp_path: Path) -> None:
    (tmp_path / "real" / "alice" / "notes").mkdir(parents=True)
    (tmp_path / "root").symlink_to(tmp_path / "real")
    (tmp_path / "real" / "alice" / "MEMORY.md").symlink_to("notes/mine.md")
    folder = UserFolder(tmp_path / "root", "alice")
    assert folder.memory_md == tmp_path / "root" / "alice" / "MEMORY.md"

"""A memory that has outgrown MEMORY.md; a module of its own, as a process serves one memory."""

from pathlib import Path

from tests.web.site import Person, served

WORDS = ("ferns", "moths", "tides", "clouds", "caves", "comets", "peat", "lichen", "dunes", "geysers", "reefs", "owls")


def test_archived_memories_come_on_request(tmp_path: Path) -> None:
    """What MEMORY.md has no room for is not listed until somebody asks, and search finds it all the same."""
    with served(tmp_path, MEMORY_MAX_WORDS="60") as client:
        ann = Person(client)
        ann.sign_in(name="ann")
        for word in WORDS:
            ann.add(f"Has read three long books about {word}")
        ann.get("/memory/")
        assert "Show archived" in ann.text
        assert "about ferns" not in ann.text
        ann.get("/memory/?archived=1")
        assert "Hide archived" in ann.text
        assert "about ferns" in ann.text
        ann.post("/memory/", {"do": "find", "query": "ferns"})
        assert "about ferns" in ann.text
        assert "archived" in ann.text

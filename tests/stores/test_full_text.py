"""The optional full text search of PostgreSQL."""

import pytest

from stores import Settings, open_store


async def test_full_text_finds_any_of_the_words_and_keeps_users_apart(
    settings: Settings, postgres_url: str, user: str
) -> None:
    chosen = settings.model_copy(update={"database_url": postgres_url, "search": "tsvector"})
    async with open_store(chosen) as store:
        await store.write(user, key="role", value="Database engineer", category="work_context")
        await store.write(user, key="hobby", value="Falconry", category="personal_context")
        await store.write(f"{user}-other", key="role", value="Database engineer", category="work_context")
        hits = await store.search(user, "which engineers like gardening?")
        assert [hit.key for hit in hits] == ["role"]
        assert hits[0].score > 0
        assert await store.search(user, "engineer", category="personal_context") == []
        assert await store.search(user, "... ?!") == []


def test_full_text_on_sqlite_is_refused_with_the_way_out() -> None:
    with pytest.raises(ValueError, match="needs PostgreSQL"):
        Settings(search="tsvector")

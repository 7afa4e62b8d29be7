"""MEMORY.md and the daily notes as resources: what a person reads, without the secrets they may have typed there."""

import asyncio
import re
from datetime import date

import mcp_types as types
from mcp import MCPError

from language.sensitive.secrets import redact
from stores import MemoryStore

MEMORY = "memory:///MEMORY.md"
_NOTE = re.compile(r"memory:///notes/(\d{4}-\d{2}-\d{2})(?:\.md)?")
_MARKDOWN = "text/markdown"
_NEWEST = 30


class Documents:
    """The documents of any user, as a model may see them: nothing of a user who has paused."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store

    async def listed(self, user_id: str) -> list[types.Resource]:
        if not (await self._store.profile(user_id)).enabled:
            return []
        days = sorted(await self._store.days(user_id), reverse=True)[:_NEWEST]
        return [
            types.Resource(uri=MEMORY, name="MEMORY.md", title="What is known", mime_type=_MARKDOWN),
            *(
                types.Resource(
                    uri=f"memory:///notes/{day}", name=f"{day}.md", title=f"Note of {day}", mime_type=_MARKDOWN
                )
                for day in days
            ),
        ]

    def templates(self) -> list[types.ResourceTemplate]:
        return [
            types.ResourceTemplate(
                uri_template="memory:///notes/{day}",
                name="daily note",
                description="The note of one day (YYYY-MM-DD)",
                mime_type=_MARKDOWN,
            )
        ]

    async def read(self, user_id: str, uri: str) -> types.ReadResourceResult:
        text = await self._text(user_id, uri)
        if text is None:
            raise MCPError(types.INVALID_PARAMS, f"There is no {uri}: read {MEMORY} or memory:///notes/YYYY-MM-DD.")
        shown = await asyncio.to_thread(redact, text)
        return types.ReadResourceResult(contents=[types.TextResourceContents(uri=uri, text=shown, mime_type=_MARKDOWN)])

    async def _text(self, user_id: str, uri: str) -> str | None:
        day = _day(uri)
        if uri != MEMORY and day is None:
            return None
        if not (await self._store.profile(user_id)).enabled:
            return "Memory is paused: nothing is shown until the user resumes it.\n"
        text = await self._store.document(user_id, day)
        return text if text is not None or day else "# User Memory\n"


def _day(uri: str) -> date | None:
    found = _NOTE.fullmatch(uri)
    try:
        return date.fromisoformat(found[1]) if found else None
    except ValueError:
        return None

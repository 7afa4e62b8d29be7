"""What a user chose for their conversations, as `store.choices`: language, quiet, and what stays in one of them."""

from functools import partial

from sqlalchemy import update

from language.languages import spoken
from stores.areas.activity import insert_once
from stores.database import schema
from stores.errors import InvalidInput
from stores.records import Receipt, Status
from stores.runtime import Runtime
from stores.write.remember import once
from stores.write.unit_of_work import UnitOfWork


class Choices:
    """Each answers with a receipt."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def set_language(self, user_id: str, language: str | None) -> Receipt:
        """Reply in this language; None: in that of the user's messages."""
        if language is not None and language not in spoken():
            raise InvalidInput(f"there are replies in {', '.join(spoken())}; choose one of them, or none")
        return await self._chosen(user_id, partial(set_language, language=language))

    async def set_quiet(self, user_id: str, quiet: bool) -> Receipt:
        """Whether a discussion opens without a line that connects it to the past."""
        return await self._chosen(user_id, partial(set_quiet, quiet=quiet))

    async def keep_here(self, user_id: str, conversation_id: str, kept: bool) -> Receipt:
        """Whether what was said in a conversation is told in no other one."""
        return await self._chosen(user_id, partial(keep_here, conversation_id=conversation_id, kept=kept))

    async def _chosen(self, user_id: str, work: partial[Receipt]) -> Receipt:
        receipt: Receipt = await self._runtime.write(user_id, partial(once, work=work, actor="user"))
        return receipt


def set_language(unit: UnitOfWork, language: str | None) -> Receipt:
    if unit.user.language == language:
        return Receipt(Status.UNCHANGED)
    unit.set_user(language=language)
    unit.note("language_chosen", after={"language": language})
    return Receipt(Status.UPDATED)


def set_quiet(unit: UnitOfWork, quiet: bool) -> Receipt:
    if unit.user.quiet == quiet:
        return Receipt(Status.UNCHANGED)
    unit.set_user(quiet=quiet)
    unit.note("quiet_chosen", after={"quiet": quiet})
    return Receipt(Status.UPDATED)


def keep_here(unit: UnitOfWork, conversation_id: str, kept: bool) -> Receipt:
    table = schema.conversations
    moments = dict.fromkeys(("started_at", "last_at", "ended_at"), unit.now)
    insert_once(unit.connection, table, {"user_id": unit.user.id, "id": conversation_id, "title": ""} | moments)
    mine = (table.c.user_id == unit.user.id) & (table.c.id == conversation_id) & (table.c.kept_here != kept)
    if not unit.connection.execute(update(table).where(mine).values(kept_here=kept)).rowcount:
        return Receipt(Status.UNCHANGED)
    if kept:
        unit.set_user(keeps_apart=True)
    unit.note("kept_here" if kept else "shared")
    return Receipt(Status.UPDATED)

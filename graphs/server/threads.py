"""What every keeper of threads does alike: threads have owners, are pruned, and stay away once they are deleted.

A run whose thread is deleted under it ends with `Erased`: its next checkpoint finds that the one it builds on is gone,
and is taken back.
"""

import time
from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from typing import Any, NamedTuple

from langchain_core.messages import BaseMessage
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import BaseCheckpointSaver, ChannelVersions, Checkpoint, CheckpointMetadata
from langgraph.checkpoint.base.id import uuid6

from graphs.server.paused_turns import without_it
from graphs.server.redaction import saved as redacted
from graphs.server.redaction import saved_checkpoint, saved_config
from graphs.server.turns import Turns
from language.meaning.mentions import Sayings, Verdict
from stores.errors import Erased

ERASED_TABLE = (
    "CREATE TABLE IF NOT EXISTS erased_threads "
    "(thread_id TEXT PRIMARY KEY, upto TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)"
)
_DAY = 86_400
"""Seconds; no run that a deletion overtook goes on for longer."""
_ERASE = (
    "INSERT INTO erased_threads (thread_id, upto, at) VALUES (:thread, :upto, :at) "
    "ON CONFLICT (thread_id) DO UPDATE SET upto = excluded.upto, at = excluded.at"
)
GONE = (
    "EXISTS (SELECT 1 FROM erased_threads WHERE thread_id = :thread AND upto > :before) "
    "AND NOT EXISTS (SELECT 1 FROM checkpoints WHERE thread_id = :thread AND checkpoint_id = :root)"
)
"""Whether what builds on a checkpoint builds on nothing: see `Built`."""
_RUNTIME = "__pregel_runtime"
"""Where LangGraph passes on what the caller gave as `context`; a test sees to it that this stays so."""


class Built(NamedTuple):
    """What something that is saved builds on."""

    thread: str
    root: str
    before: str
    """Only a deletion that is newer than this counts."""


class Threads(BaseCheckpointSaver[Any]):
    """Mixed into a checkpointer of LangGraph; the database is asked through `query`, with `:name` for values."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._refused: set[str] = set()
        self.turns = Turns()

    @abstractmethod
    async def query(self, statement: str, **values: Any) -> list[Any]:
        """The rows that a statement of ours gives."""

    async def ascrub(self) -> bool:
        """Leave no deleted text in the files; False while a reader keeps it there."""
        return True

    @abstractmethod
    async def take_back(self, config: RunnableConfig, checkpoint_id: str, versions: ChannelVersions) -> None:
        """Remove what was just written of one checkpoint."""

    @abstractmethod
    async def prune_when_due(
        self, config: RunnableConfig, checkpoint: Checkpoint, metadata: CheckpointMetadata
    ) -> None:
        """Keep the thread small."""

    async def aput(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        metadata = owned(config, checkpoint, metadata)
        kept, new_versions = without_it(checkpoint, new_versions, self.get_next_version)
        kept = saved_checkpoint(kept)
        saved, gone = await self.save_step(
            _built_on(config), saved_config(config), kept, redacted(metadata), new_versions
        )
        if gone:
            await self._refuse(config, checkpoint["id"], new_versions)
        await self.prune_when_due(config, checkpoint, metadata)
        return saved

    async def aput_writes(
        self, config: RunnableConfig, writes: Sequence[tuple[str, Any]], task_id: str, task_path: str = ""
    ) -> None:
        # These may come before their own checkpoint: only what is older than the deletion is gone for certain.
        built = _built_on(config, since_then=True)
        gone = await self.save_writes(built, config, _without_secrets(writes), task_id, task_path)
        built_on = config["configurable"]["checkpoint_id"]
        if gone or built_on in self._refused:
            await self._refuse(config, built_on, {})

    async def save_step(
        self,
        built: Built | None,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        versions: ChannelVersions,
    ) -> tuple[RunnableConfig, bool]:
        """Save a checkpoint, and see whether the one it builds on is gone with its thread.

        Seen after the write, not before: a deletion between a look and the write would be missed.
        """
        saved = await super().aput(config, checkpoint, metadata, versions)
        return saved, await self._is_gone(built)

    async def save_writes(
        self,
        built: Built | None,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str,
    ) -> bool:
        """Save what a node wrote, and see the same."""
        await super().aput_writes(config, writes, task_id, task_path)
        return await self._is_gone(built)

    async def _is_gone(self, built: Built | None) -> bool:
        return built is not None and bool((await self.query(f"SELECT {GONE}", **built._asdict()))[0][0])

    async def _refuse(self, config: RunnableConfig, checkpoint_id: str, versions: ChannelVersions) -> None:
        self._refused.add(checkpoint_id)
        await self.take_back(config, checkpoint_id, versions)
        await self.ascrub()
        raise Erased("this conversation was erased while the turn was under way; nothing of it was kept. Say it again.")

    async def adelete_thread(self, thread_id: str) -> None:
        await self.note_deletion(thread_id)
        await super().adelete_thread(thread_id)

    async def note_deletion(self, thread_id: str) -> None:
        """From now on nothing that builds on this thread is saved."""
        now = time.time()
        await self.query("DELETE FROM erased_threads WHERE at < :long_ago", long_ago=now - _DAY)
        await self.query(_ERASE, thread=str(thread_id), upto=str(uuid6()), at=now)

    async def aowned(self, user_id: str, era: int | None = None) -> list[str]:
        """The threads of a user; where an era is named, those of runs that began in an earlier one."""
        found = await self.query(
            "SELECT thread_id, max(metadata ->> 'era') FROM checkpoints "
            "WHERE metadata ->> 'owner' = :owner GROUP BY thread_id",
            owner=user_id,
        )
        return [row[0] for row in found if era is None or row[1] not in (None, str(era))]

    async def averdict(self, thread_id: str, sayings: Sayings) -> Verdict:
        """Whether anything saved of a thread quotes a statement."""
        found = Verdict.NO
        async for saved in self.alist({"configurable": {"thread_id": thread_id}}):
            pending = [write[2] for write in saved.pending_writes or ()]
            found = max(found, sayings.holds(_plain([saved.checkpoint["channel_values"], saved.metadata, pending])))
        return found


async def delete_threads(
    threads: Threads,
    user_id: str,
    keep: str,
    *,
    more: Iterable[str] = (),
    quoting: Sayings | None = None,
    era: int | None = None,
) -> list[str]:
    """Delete the threads of a user, or those that quote a statement, except the one they are speaking in.

    Once everything else is erased, only what began in an `era` before goes: what began after it is remembered already,
    and a run that has not yet looked finds out by itself.
    Answers what remains of them, in words."""
    left = []
    for thread_id in dict.fromkeys([*await threads.aowned(user_id, era), *more]):
        said = Verdict.YES if quoting is None else await threads.averdict(thread_id, quoting)
        if said is Verdict.YES and thread_id != keep:
            await threads.adelete_thread(thread_id)
        elif said is Verdict.PERHAPS:
            left.append(f"thread {thread_id} may speak of it")
    if not await threads.ascrub():
        left.append(
            "earlier steps of saved threads stay in their write-ahead log until the reader that holds it open ends"
        )
    return left


async def threads_to_delete(
    threads: Threads, user_id: str, *, more: Iterable[str] = (), quoting: Sayings | None = None
) -> list[str]:
    """The threads that an erasure would delete; nothing is changed."""
    every = dict.fromkeys([*await threads.aowned(user_id, None), *more])
    if quoting is None:
        return list(every)
    return [one for one in every if await threads.averdict(one, quoting) is Verdict.YES]


def _built_on(config: RunnableConfig, *, since_then: bool = False) -> Built | None:
    """What a save builds on; its deletion counts at any time, or only if it went later than it came."""
    given = config["configurable"]
    inner = given.get("checkpoint_ns")
    root = given.get("checkpoint_map", {}).get("") if inner else given.get("checkpoint_id")
    # A graph inside a node may save before the step around it is saved; that step is then newer than any deletion.
    return Built(str(given["thread_id"]), root, root if since_then or inner else "") if root else None


def _without_secrets(writes: Sequence[tuple[str, Any]]) -> list[tuple[str, Any]]:
    """What a node wrote, by channel."""
    return [(channel, redacted({channel: value})[channel]) for channel, value in writes]


def owned(config: RunnableConfig, checkpoint: Checkpoint, metadata: CheckpointMetadata) -> CheckpointMetadata:
    """Whose thread it is, written with every checkpoint: what the graph found out, else what the caller said."""
    given = config["configurable"]
    owner = checkpoint["channel_values"].get("owner")
    owner = owner or given.get("langgraph_auth_user_id") or given.get("user_id") or _given_as_context(given)
    era = _era(checkpoint["channel_values"])
    began = {} if era is None else {"era": str(era)}
    # LangGraph saves any key of the metadata; its type lists only its own.
    return {**metadata, **began, "owner": str(owner)} if owner else metadata  # type: ignore[typeddict-item]  # ours


def _era(state: Mapping[str, Any]) -> int | None:
    """In which era of the user a run began, once it has looked."""
    turn = state.get("turn")
    era: int | None = turn.get("era") if isinstance(turn, Mapping) else state.get("era")
    return era


def _given_as_context(given: Mapping[str, Any]) -> str:
    context = getattr(given.get(_RUNTIME), "context", None)
    user_id = context.get("user_id") if isinstance(context, Mapping) else getattr(context, "user_id", "")
    return str(user_id or "")


def _plain(value: Any) -> Any:
    """Messages and other records as plain data."""
    if isinstance(value, BaseMessage):
        return _plain(value.model_dump())
    if isinstance(value, Mapping):
        return {str(name): _plain(item) for name, item in value.items()}
    if isinstance(value, list | tuple | set):
        return [_plain(item) for item in value]
    return _plain(vars(value)) if is_dataclass(value) and hasattr(value, "__dict__") else value

"""Facts and episodes noted by rules, without a model: where the agent has no memory tools, or its model fails.

A fact rests on the message that states it. A stretch of a conversation becomes an episode when it has ten messages
and took five minutes.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from graphs.models.clock import local_day, moment
from graphs.state import DiscussionState
from language.languages.forms.rule import PREFERENCE
from language.packs.topic_words import NOT_A_TOPIC
from language.sentences.split import own_words, sentences
from language.statements.salience import carries_fact
from language.statements.statement import Statement
from language.statements.worth_keeping import worth_keeping
from stores import MemoryStore, Said, Settings
from stores.areas.episodes import EPISODE, Happened
from stores.areas.facts import Statement as Fact
from stores.records import Message, Receipt
from tools.context import Context
from tools.rollout import tools_are_on

MESSAGES = 10
MINUTES = timedelta(minutes=5)
_TYPES = {
    **dict.fromkeys(("tools", "stack", "learning", "language", "teaching", "contribution"), "skill"),
    **dict.fromkeys(("opinion", "stance"), "opinion"),
    **dict.fromkeys(("family", "pet", "relationship"), "relationship"),
    **dict.fromkeys(("habit", "identity"), "trait"),
    **dict.fromkeys(("like", "dislike", "avoidance", "restriction", "favorite", "prefer", "hobby"), "preference"),
}
_TAGS = 5
_LONGEST_QUOTE = 300
_RESTING = 0.5
"""The importance of a conversation that only took its time; what it tells about the user adds to it."""


@dataclass(frozen=True)
class Fallback:
    """Notes facts and episodes of the vocabularies that are chosen."""

    store: MemoryStore
    settings: Settings
    clock: Callable[[], datetime]
    offline: bool = False
    """The agent's model is the rule-based one: facts it hears like any other telling, episodes nobody notes."""

    def stands_in(self, conversation_id: str | None, failed: str) -> bool:
        """Whether nobody else notes facts and episodes here."""
        wanted = {"facts", "episodes"} & set(self.settings.toolkits)
        left_alone = bool(failed) or self.offline or not tools_are_on(self.settings, conversation_id)
        return bool(wanted) and left_alone and self.settings.enable_automated_memory_fallback

    async def note(self, state: DiscussionState, context: Context) -> list[Receipt]:
        """What this turn tells, and the episode that it may complete."""
        if not self.stands_in(context.conversation_id, state.get("failed", "")):
            return []
        if not (await self.store.profile(context.user_id)).enabled:
            return []
        heard = self.offline or "facts" not in self.settings.toolkits
        noted = [] if heard else await self._facts(state, context)
        episode = await self._episode(context) if "episodes" in self.settings.toolkits else None
        return [*noted, *([episode] if episode else [])]

    async def _facts(self, state: DiscussionState, context: Context) -> list[Receipt]:
        turn = state["turn"]
        said = Said(turn["text"], moment(turn["at"]) or self.clock())
        day: date = await local_day(self.clock(), context.timezone)
        stated = await asyncio.to_thread(worth_keeping, turn["text"], day)
        return [
            await self.store.facts.supersede(
                context.user_id, _fact(one, said, context), call_id=f"fallback:{turn['id']}:{number}"
            )
            for number, one in enumerate(stated)
        ]

    async def _episode(self, context: Context) -> Receipt | None:
        conversation = context.conversation_id or ""
        messages = await self.store.conversations.messages(context.user_id, conversation)
        told = await self._told(context)
        fresh = [message for message in messages if message.id not in told]
        if len(fresh) < MESSAGES or fresh[-1].at - fresh[0].at < MINUTES:
            return None
        known = await self.store.conversations.get(context.user_id, conversation)
        happened = await asyncio.to_thread(_happened, known.title if known else "", fresh, context)
        return await self.store.episodes.create(
            context.user_id, happened, call_id=f"fallback:{conversation}:{fresh[-1].id}"
        )

    async def _told(self, context: Context) -> set[str]:
        """The messages that an episode tells of already."""
        episodes = await self.store.read(context.user_id, kind=EPISODE, limit=None)
        ours = [one for one in episodes if one.conversation_id == context.conversation_id]
        return {message for episode in ours for message in episode.details.get("messages", ())}


def _fact(stated: Statement, said: Said, context: Context) -> Fact:
    usual = "preference" if stated.category == PREFERENCE else "personal"
    return Fact(
        _TYPES.get(stated.kind, usual),
        stated.key,
        stated.value,
        stated.confidence,
        author="agent",
        evidence=[said],
        source=f"discussion:{context.conversation_id}",
        conversation_id=context.conversation_id,
    )


def _happened(title: str, messages: Sequence[Message], context: Context) -> Happened:
    """An episode in the user's own words: the sentence that tells most, and what was spoken of most."""
    spoken = [own_words(message.content) for message in messages if message.role == "user"]
    words = _spoken_of(spoken)
    told = [" ".join(sentence.split()) for text in spoken for sentence in sentences(text)]
    telling = max(told, key=carries_fact, default="")
    topic = title or ", ".join(words[:3]) or "A conversation"
    minutes = round((messages[-1].at - messages[0].at).total_seconds() / 60)
    quote = f" The user said: {telling[:_LONGEST_QUOTE]}" if telling else ""
    return Happened(
        topic=topic,
        summary=f"{len(messages)} messages in {minutes} minutes about {topic}.{quote}",
        importance=round(_RESTING + 0.4 * (carries_fact(telling) if telling else 0.0), 2),
        tags=words[:_TAGS],
        messages=[message.id for message in messages],
        participants=sorted({message.speaker or context.user_id for message in messages if message.role == "user"}),
        source=f"discussion:{context.conversation_id}",
        conversation_id=context.conversation_id,
    )


def _spoken_of(spoken: Sequence[str]) -> list[str]:
    """Telling words, those in most messages first."""
    counts: Counter[str] = Counter()
    for text in spoken:
        words = {word.strip(".,;:!?()[]\"'«»“”…").casefold() for word in text.split()}
        counts.update(sorted(word for word in words if len(word) > 3 and word not in NOT_A_TOPIC))
    return [word for word, _ in counts.most_common()]

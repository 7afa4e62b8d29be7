"""What was said, without what the user had forgotten afterwards: nobody learns from it, or tells it, again."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from language.intents.forget import wishes
from language.intents.retold import Retelling, besides_wishes
from language.meaning.mentions import Sayings, Verdict
from language.sentences.split import sentences
from stores.records import Conversation, Interaction, Memory, Message

Turn = TypeVar("Turn", Interaction, Message)


def without_forgotten(turns: Sequence[Turn], gone: Sequence[Memory]) -> list[Turn]:
    """The turns without the sentences that say what the user had forgotten after saying it."""
    known = [(memory, Retelling(memory.value, memory.key)) for memory in gone]
    left = [_shortened(one, [told for memory, told in known if _is_later(memory, one)]) for one in turns]
    return _without_unwanted(left)


def _without_unwanted(turns: Sequence[Turn]) -> list[Turn]:
    """Without what a later wish to forget names, and without the wish: it counts even where nothing was remembered."""
    unwanted: list[Sayings] = []
    kept: list[Turn] = []
    for one in reversed(turns):
        said = list(sentences(one.content)) if one.role == "user" and one.content else []
        unwanted += [Sayings([wish.words]) for sentence in said for wish in wishes(sentence) if wish.words]
        left = [rest for part in said if (rest := besides_wishes(part)) and not _is_named(rest, unwanted)]
        kept.append(one if left == said else replace(one, content=" ".join(left)))
    return kept[::-1]


def _is_named(sentence: str, unwanted: Sequence[Sayings]) -> bool:
    return any(named.verdict(sentence) is Verdict.YES for named in unwanted)


def without_forgotten_parts(talks: Sequence[Conversation], gone: Sequence[Memory]) -> list[Conversation]:
    """The conversations, their summaries without what the user had forgotten, whenever that was."""
    known = [Retelling(memory.value, memory.key) for memory in gone]
    return [replace(one, summary="; ".join(_left(one.summary.split("; "), known))) for one in talks]


def _is_later(memory: Memory, turn: Interaction | Message) -> bool:
    return memory.updated_at is not None and memory.updated_at > turn.at


def _shortened(one: Turn, later: Sequence[Retelling]) -> Turn:
    if not later or not one.content:
        return one
    said = list(sentences(one.content))
    kept = _left(said, later)
    return one if len(kept) == len(said) else replace(one, content=" ".join(kept))


def _left(texts: Sequence[str], gone: Sequence[Retelling]) -> list[str]:
    return [text for text in texts if not any(told.is_in(text) for told in gone)]

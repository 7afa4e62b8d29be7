"""In which language the program speaks to a user: as they chose, else that of what they write."""

from collections.abc import Sequence

from langchain_core.messages import AnyMessage, HumanMessage

from graphs.offload import beside
from graphs.state import DiscussionState, Turn
from language.asking.words import thanks, tongue
from language.languages import spoken
from stores import MemoryStore
from stores.records import Profile
from tools.commands import commands
from tools.commands.review import answer_in

_LOOKED_BACK = 6
"""Messages that tell the language of one that does not."""


async def language_for(store: MemoryStore, profile: Profile, messages: Sequence[AnyMessage], text: str) -> Turn:
    """The language of a turn; a thread that does not tell one yet is answered as the user last wrote elsewhere."""
    if profile.language:
        return {"language": profile.language, "chosen": True}
    said = [str(one.text) for one in messages if isinstance(one, HumanMessage)][-_LOOKED_BACK:]
    before = said[:-1] if said[-1:] == [text] else said
    nothing_told = all(not words.strip() or words.startswith("/") for words in before)
    elsewhere = await store.conversations.last_words(profile.user_id) if nothing_told else []
    heard = [*elsewhere, *said, text]
    return {"language": await beside(sum(map(len, heard)), language_of, heard), "chosen": False}


def language_of(said: Sequence[str]) -> str:
    """The language of the last message, or where that does not tell, of those before it.

    A command is in no language, unless its name is; an answer ("ok") is given in that of the question, unless
    it thanks: that is said in one's own."""
    heard = "en"
    for words in said:
        asked = commands.parse(words) if words.startswith("/") else None
        if asked:
            heard = asked.language or heard
        elif answer_in(words) is None or thanks(words):
            heard = tongue(words, heard)
    return heard


def asked_of_model(state: DiscussionState, *, by_rules: bool = False) -> str:
    """What a model is told of the language: nothing where it follows the user's messages, which rules cannot."""
    turn = state["turn"]
    return reply_in(turn["language"]) if turn.get("chosen") or (by_rules and turn.get("language")) else ""


def reply_in(language: str) -> str:
    """What a model is told where its answer is to be in one language."""
    return f"Reply in {spoken()[language].NAME}, whatever language the reader writes."

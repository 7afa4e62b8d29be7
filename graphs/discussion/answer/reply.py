"""How a reply is put together: the opening, what happened to the memory, the answer, and who gave it."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any
from uuid import uuid4

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, AnyMessage, ToolMessage
from langchain_core.tools import BaseTool

from graphs.discussion.answer.claims import with_nothing_gone, without_claims
from graphs.discussion.answer.readable import is_visible, readable, without_notices
from graphs.discussion.answer.repeated import echoes, ended, said_before, without_loop
from graphs.discussion.answer.telling import tells
from graphs.discussion.window import ASIDE, MESSAGE_LIMIT, OWN
from graphs.models.choose import BadAnswer, is_offline
from graphs.models.client_errors import broke_off
from graphs.models.failure_policy import PASSED_OVER, REPEATED, fallback_note
from graphs.models.offline.memory_reader import listed
from graphs.models.offline.questions import named
from graphs.state import DiscussionState
from language.asking.answers import answering
from language.asking.days import with_days
from language.asking.demands.told import SURE
from language.asking.kinds import only_asks, turn_of
from language.asking.notes import Note
from language.statements.wording import stems
from stores.records import Status
from tools.calls.budget import calls
from tools.calls.repeats import fresh
from tools.calls.text_calls import read_calls
from tools.calls.tool_kinds import is_read_only
from tools.texts import language_of, say
from tools.texts.told import noted_in
from tools.used_memories import found_in

_MOST_CALLS = 16
_KEPT = frozenset({Status.STORED, Status.UPDATED, Status.MERGED})
_LOST = frozenset({Status.REJECTED, Status.DEMOTED})


def aside(text: str) -> AIMessage:
    """A reply that is not part of the conversation: not recorded, not shown to the model again."""
    return AIMessage(text, id=str(uuid4()), additional_kwargs={ASIDE: True})


def bounded(
    answer: AIMessage, tools: Sequence[str] = (), quoted: str = "", shown: Sequence[AnyMessage] = ()
) -> AIMessage:
    """The answer with a number of calls that can be answered, each with an id to answer to.

    A call of one of these tools that stands in the text is one as well, unless it is quoted from what was shown. An id
    that a message has already would put the answer in its place: such an answer gets another.
    """
    text = answer.text[:MESSAGE_LIMIT]
    once = without_loop(text) if broke_off(answer) else text
    half, text = broke_off(answer) and once == text, once
    wanted: list[dict[str, Any]] = [dict(call) for call in answer.tool_calls]
    if not (wanted or answer.invalid_tool_calls):
        text, wanted = read_calls(text, tools, quoted)
        text = ended(text) if half else text
    good = [{**call, "id": call.get("id") or str(uuid4())} for call in wanted[:_MOST_CALLS]]
    left = _MOST_CALLS - len(good)
    bad = [{**call, "id": call.get("id") or str(uuid4())} for call in answer.invalid_tool_calls[:left]]
    return AIMessage(
        text,
        id=str(uuid4()) if answer.id in {message.id for message in shown} else answer.id,
        tool_calls=good,
        invalid_tool_calls=bad,
        response_metadata={"model_name": answer.response_metadata.get("model_name", "")},
        usage_metadata=answer.usage_metadata,
    )


def next_step(
    answer: AIMessage, tools: Sequence[BaseTool], shown: Sequence[AnyMessage], turn: Sequence[AnyMessage]
) -> AIMessage | None:
    """The answer without calls made before in this turn; nothing where it asks for those and says no more."""
    quoted = "\n".join(str(message.text) for message in shown)
    wanted = bounded(answer, [tool.name for tool in tools], quoted, shown)
    new = fresh(wanted, turn, [tool.name for tool in tools if is_read_only(tool)])
    return None if calls(wanted) and not (calls(new) or new.text.strip()) else new


def goes_round(answer: AIMessage, state: DiscussionState, shown: Sequence[AnyMessage]) -> bool:
    """Does it answer a question about what is remembered with words that it has said before, to something else?"""
    if calls(answer) or state.get("captured") or not only_asks(state["turn"]["text"]):
        return False
    said = str(answer.text)
    answers = ((before, after) for before, after in pairwise(shown) if isinstance(after, AIMessage))
    return any(said_before(said, [str(after.text)]) and not only_asks(str(before.text)) for before, after in answers)


def fault_of(answer: AIMessage, state: DiscussionState, shown: Sequence[AnyMessage]) -> str:
    """Why rules should answer a question about what is remembered: the model goes round, or passes over or denies a
    memory that surely answers it; empty where it may answer."""
    if goes_round(answer, state, shown):
        return REPEATED
    question = state["turn"]["text"]
    if calls(answer) or state.get("captured") or turn_of(question).kind != "ask":
        return ""
    if not readable(str(answer.text), question):  # it is none
        return ""
    known = listed(state.get("recalled", {}).get("text", ""))
    notes = [Note(named(entry.key), entry.value) for entry in known]
    certain = " ".join(notes[place].value for place in answering(question, notes, SURE))
    telling = stems(certain) - stems(question)
    return PASSED_OVER if telling and not tells(str(answer.text), certain, question) else ""


def names_found(answer: AIMessage, by_rules: AIMessage, question: str) -> bool:
    """Does an answer name what rules found for a question? Then it is right, however often it was said."""
    found = "\n".join(line for line in str(by_rules.text).splitlines() if line.startswith("- "))
    return tells(str(answer.text), found, question)


def worth_showing(answer: AIMessage, state: DiscussionState) -> AIMessage:
    """The answer; BadAnswer where it asks for no tool and holds nothing for the reader but marks, raw data or their
    own question."""
    if calls(answer) or state.get("captured"):
        return answer
    message = state["turn"]["text"]
    words = readable(str(answer.text), message)
    if not words or (echoes(words, message) and only_asks(message)):
        raise BadAnswer("nothing in the model's answer is for the reader")
    return answer


def composed(state: DiscussionState, turn: Sequence[AnyMessage], model: BaseChatModel, link: str = "") -> AIMessage:
    """The reply to a turn, opened by what it connects to. It takes the place of the model's own answer."""
    answer = turn[-1] if turn and isinstance(turn[-1], AIMessage) else AIMessage("", id=str(uuid4()))
    done = outcomes(turn)
    kept_by_tools = any(outcome in _KEPT for outcome in done)
    # One outcome: what the capture could not keep, a tool has kept in the same turn.
    lines = [said for said in state.get("captured", []) if not (kept_by_tools and said["status"] in _LOST)]
    captured = [said["text"] for said in lines]
    words, opening = state["turn"]["text"], state["turn"]["opening"]
    outcome = [*(said["status"] for said in lines), *done]
    language = spoken(state)
    body = own_words(str(answer.text), outcome, words, _known(state, turn), language)
    body = body if is_visible(body) else ""
    if not (is_offline(model) or state.get("failed")):  # rules say by themselves that nothing has gone
        body = with_nothing_gone(body, outcome, words, language, asked=bool(state.get("removal")))
    if captured:
        answers, parts = _answers(state, turn), body.split("\n\n")
        body = "\n\n".join(one for one in parts if not _says_nothing_new(one, words, captured, answers))
    if not body and not captured:
        body = say("invitation" if opening and not words else "no_answer", language)
    whole = [
        say("discussing", language, title=state["discussing"]["title"]) if opening else "",
        link,
        with_days("\n".join(captured), language_of(language)),
        body,
        say("cut", language, most=f"{MESSAGE_LIMIT:,}") if state["turn"]["cut"] else "",
        say("offline", language) if is_offline(model) and not _answers(state, turn) else "",
    ]
    text = "\n\n".join(filter(None, whole)) + fallback_note(state.get("failed", ""), language)
    own = without_notices(body)
    return AIMessage(
        text,
        id=answer.id,
        additional_kwargs={OWN: own} if own != text else {},  # nothing is kept twice
        response_metadata=answer.response_metadata,
        usage_metadata=answer.usage_metadata,
    )


def spoken(state: DiscussionState) -> str:
    """The language of a turn; of one that began before languages were noted, its words."""
    return state["turn"].get("language") or state["turn"]["text"]


def own_words(text: str, outcomes: Sequence[str], asked: str, known: Sequence[str], language: str = "") -> str:
    """What the model said for the reader: no data, no notices of the program, no claims that are not true."""
    return without_claims(without_notices(readable(text, asked), known), outcomes, asked, known, language)


def _known(state: DiscussionState, turn: Sequence[AnyMessage]) -> list[str]:
    """What is remembered, as far as this turn has seen it."""
    return [value for _, value in (*state.get("recalled", {}).get("memories", []), *found_in(turn))]


def closing(result: Mapping[str, Any], language: str) -> str:
    """What a reader is told when a discussion ends at their request."""
    kept = [
        receipt["memory"]["value"]
        for receipt in result["receipts"][1:]
        if receipt["memory"] and receipt["status"] in ("stored", "updated", "merged")
    ]
    parts = [
        say("closed", language, note=noted_in(language_of(language), result["note"])),
        say("learned", language, values="; ".join(kept)) if kept else "",
    ]
    return "\n\n".join(filter(None, parts)) + fallback_note(result.get("failed", ""), language)


def outcomes(turn: Sequence[AnyMessage]) -> list[str]:
    """The statuses of the receipts that tools of this turn returned."""
    artifacts = [message.artifact for message in turn if isinstance(message, ToolMessage)]
    return [str(item["status"]) for item in artifacts if isinstance(item, Mapping) and "status" in item]


def _says_nothing_new(body: str, words: str, captured: Sequence[str], answers: Sequence[str]) -> bool:
    """Is it what the program or the reader says, or what the model has said before?"""
    repeated = any(line.rstrip(" .").endswith(body.rstrip(" .")) for line in captured)
    return repeated or echoes(body, words) or said_before(body, answers)


def _answers(state: DiscussionState, turn: Sequence[AnyMessage]) -> list[str]:
    """What was answered in earlier turns, as far as the model itself said it."""
    earlier = state["messages"][: len(state["messages"]) - len(turn)]
    spoken = (one for one in earlier if isinstance(one, AIMessage) and not one.additional_kwargs.get(ASIDE))
    return [str(one.additional_kwargs.get(OWN, one.text)) for one in spoken]

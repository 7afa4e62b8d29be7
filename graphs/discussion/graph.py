"""Discussion: talk about an article with what is known of the reader.

enter → a `/memory` command, "why?" or the end of the discussion, each answered without a model; otherwise
settle → recall → capture → agent ⇄ tools → reply, and a question where it is not clear what should go.
Silence of 30 minutes, another article or a request ends a discussion and hands it to `post_discussion`. There is no
timer: silence is noticed at the next turn.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal

from langchain_core.messages import AIMessage, SystemMessage
from langgraph.graph import END, START, StateGraph
from langgraph.runtime import Runtime
from langgraph.types import Command, Send

from graphs.capture import in_one_step
from graphs.discussion import new_message
from graphs.discussion.answer import reply as replying
from graphs.discussion.answer.language import language_for
from graphs.discussion.answer.sources import explained, grounds, recalled_from
from graphs.discussion.links import opening_link
from graphs.discussion.parts import Parts
from graphs.discussion.removal.wish import Wish, goes_on, together, unsaid
from graphs.discussion.rule_fallback import Fallback
from graphs.discussion.system_text import system_text
from graphs.discussion.transcript import hear, is_over, record
from graphs.discussion.window import answered, history, said, since, surplus, trimmed_article
from graphs.models.choose import ask, is_offline
from graphs.models.clock import local_day
from graphs.models.effort import Effort, effort_for
from graphs.models.failure_policy import REPEATED, lasting, model_policy, must_answer
from graphs.models.patience import progress_told
from graphs.offload import beside, offload
from graphs.state import AfterRecall, Answered, Asked, DiscussionState, ToolCall, Update
from language.intents import yes_or_no
from stores.errors import NotOwner
from stores.records import Conversation
from stores.search.context import RecalledText
from stores.write.checks.second_opinion import seconded_by
from stores.write.erasure.eras import begun_in
from stores.write.prompt_stamp import prompted
from tools.calls.run_call import calls, run_call
from tools.commands.review import answer_in
from tools.context import Context, resolve
from tools.rollout import tools_are_on
from tools.texts import say
from tools.used_memories import found_in, used_in

CLOSED_AT_ONCE = 2  # silent discussions looked back on in one turn; the night takes care of the rest


@dataclass(frozen=True)
class Discussion(Parts):
    """Talk about an article with what is known of the reader."""

    async def enter(self, state: DiscussionState, runtime: Runtime[Context]) -> Command[new_message.Entered]:
        """Whose thread is it, and what is asked?"""
        context = resolve(runtime)
        new, again = new_message.received(state)
        turn = await new_message.begun(new_message.question(new), context.conversation_id, self.clock())
        owner = state.get("owner") or await self.store.conversations.owner(turn["conversation"])
        if owner and owner != context.user_id:
            raise NotOwner("This thread belongs to another user; start a new one.")
        if again and new_message.is_answered(again, state["turn"], turn["text"]):
            return Command(update={"messages": [new_message.heard(turn)]}, goto="__end__")
        article = await beside(len(str(state.get("article"))), trimmed_article, state.get("article") or {})
        turn["opening"] = new_message.is_new(article, state.get("discussing") or {})
        profile = await self.store.profile(context.user_id)
        turn |= await language_for(self.store, profile, state.get("messages", []), turn["text"])
        waiting = state.get("removal") or {}
        agreed = yes_or_no.confirmation(turn["text"]) if waiting else None
        asked_about = (state.get("review") or {}) if not waiting and answer_in(turn["text"]) else {}
        asked = await beside(len(turn["text"]), new_message.asked, turn, rules=is_offline(self.model))
        to_do: new_message.Entered = "confirm" if agreed is not None else "review" if asked_about else asked
        paused = self.settings.enabled and not profile.enabled
        unsaid = new_message.left_unsaid(state, new, turn, paused=paused, answers=agreed is not None)
        heard = [new_message.heard(turn, aside=to_do in ("confirm", "review"))] if new_message.question(new) else []
        update: Update = {
            **new_message.fresh(),
            **unsaid,
            "messages": [*unsaid["messages"], *new_message.withdrawn(again[1:]), *heard],
            "article": article,
            "owner": context.user_id,
            "turn": {**turn, "text": state["turn"]["text"]} if agreed is not None else turn,
            "removal": {**waiting, "agreed": agreed} if agreed is not None else {},
            "review": asked_about,
        }
        if to_do == "settle" and turn["opening"]:
            update |= {"discussing": article, "article": {}}
        if to_do == END:
            update["messages"].append(replying.aside(say("empty", turn["language"])))
        return Command(update=update, goto=to_do)

    async def explain(self, state: DiscussionState, runtime: Runtime[Context]) -> Update:
        """Why the last reply said what it said: memories with their ids, sources and dates."""
        subject = await offload(new_message.why, state["turn"]["text"])
        found = await grounds(self.store, resolve(runtime).user_id, subject, state.get("used", []))
        return {"messages": [replying.aside(explained(found, replying.spoken(state)))]}

    async def finish(self, state: DiscussionState, runtime: Runtime[Context]) -> Update:
        """End the discussion on request."""
        context = self._context(state, runtime)
        if context.conversation_id not in [one.id for one in await self.store.conversations.open(context.user_id)]:
            return {"messages": [replying.aside(say("nothing_open", replying.spoken(state)))]}
        result = await self._look_back(context, "")
        return {"messages": [replying.aside(replying.closing(result, replying.spoken(state)))], "discussing": {}}

    async def settle(self, state: DiscussionState, runtime: Runtime[Context]) -> Command[Literal["recall", "reply"]]:
        """Close discussions that are over, then take note of what the user says."""
        context = self._context(state, runtime)
        known = await self._known(state, context.user_id)
        over = [one for one in known.open if is_over(one, state, self.clock())]
        failed = ""
        if (over or context.timezone) and (profile := await self.store.profile(context.user_id)).enabled:
            if context.timezone and context.timezone != profile.timezone:
                await self.store.set_timezone(context.user_id, context.timezone)
            failed = await self._close(over[:CLOSED_AT_ONCE], context, runtime)
        era = known.era if known.era is not None else (await self.store.profile(context.user_id)).era
        with begun_in(context.user_id, era, paused=bool(state.get("unsaid"))):
            hear(self.store, context.user_id, state)
        update: Update = {"failed": failed, "turn": {**state["turn"], "era": era}}
        update |= {} if over else {"recalled": recalled_from(known)}
        return Command(update=update, goto="recall" if state["turn"]["text"] else "reply")

    async def _close(self, over: list[Conversation], context: Context, runtime: Runtime[Context]) -> str:
        """Look back on discussions that are over; says why the model failed, where it did."""
        failed = ""
        for conversation in over:
            runtime.stream_writer({"progress": f"Closing the discussion of {conversation.title or 'earlier'}"})
            result = await self._look_back(replace(context, conversation_id=conversation.id), failed)
            failed = lasting(result.get("failed", ""))
        return failed

    async def recall(self, state: DiscussionState, runtime: Runtime[Context]) -> Command[AfterRecall]:
        """Find what is known of the user that bears on what they say, and see what they want forgotten."""
        recalled = state.get("recalled") or recalled_from(await self._known(state, resolve(runtime).user_id))
        runtime.stream_writer({"progress": f"Memories recalled: {len(recalled['memories'])}"})
        said, user_id, language = state["turn"]["text"], resolve(runtime).user_id, replying.spoken(state)
        since, before = new_message.time_before(state["messages"], said), new_message.earlier(state["messages"], said)
        wish = Wish(said, before, since, language, is_offline(self.model))
        update = await unsaid(self.store, user_id, wish)
        again = recalled_from(await self._known(state, user_id)) if update.get("captured") else recalled
        return Command(update=update | {"recalled": again}, goto=await goes_on(update, said))  # without what has gone

    async def _known(self, state: DiscussionState, user_id: str) -> RecalledText:
        topic = f"{state.get('discussing', {}).get('title', '')} {state['turn']['text']}"
        most = effort_for(self.model, self.settings).context_tokens
        return await self.store.context(user_id, topic, most, with_open=True)

    async def capture(self, state: DiscussionState, runtime: Runtime[Context]) -> Update:
        """Write at once what the user asks to have remembered, or plainly states."""
        turn = state["turn"]
        message = new_message.completed(turn["text"], said(state["messages"])[:-1])
        if not await offload(self._capturing.concerns, message):
            return {}
        heard = {
            "message": message,
            "message_id": turn["id"],
            "before": new_message.before(state["messages"], turn["text"]),
            "at": turn["at"],
            "language": replying.spoken(state),
            "known": state.get("recalled", {}).get("text", ""),
            "without_model": state.get("failed", ""),
        }
        context = self._context(state, runtime)
        with begun_in(context.user_id, turn.get("era"), paused=bool(state.get("unsaid"))):
            async with progress_told(runtime.stream_writer, "Listening"):
                result = await self._capture.ainvoke(heard, context=context, **in_one_step())
        if result["receipts"]:
            runtime.stream_writer({"progress": f"Memories captured: {len(result['receipts'])}"})
        doubts = result["doubts"] if is_offline(self.model) or state.get("failed") else []
        captured = [*state.get("captured", []), *result["captured"]]
        asked = together(state.get("removal") or {}, doubts, result["receipts"], replying.spoken(state))
        return {"captured": captured, "failed": lasting(result.get("failed", "")), "removal": asked}

    async def agent(self, state: DiscussionState, runtime: Runtime[Context]) -> Update:
        """Let the model answer, or ask for tools."""
        context, turn_id = self._context(state, runtime), state["turn"]["id"]
        model, turn = self.fallback if state.get("failed") else self.model, since(state["messages"], turn_id)
        effort = effort_for(model, self.settings, awaited=True)
        late = must_answer(state["turn"]["started"], turn, self.settings.turn_seconds)
        tools = self._offered[effort.small] if not late and tools_are_on(self.settings, context.conversation_id) else []
        system = SystemMessage(await self._system(state, context, effort, by_rules=is_offline(model)))
        shown = [system, *history(state["messages"], turn_id), *turn]
        async with progress_told(runtime.stream_writer, "Thinking"):
            answer = await ask(model, shown, tools, effort=effort, graph="discussion")
        new = replying.next_step(answer, tools, shown, turn)
        fault = "" if new is None or is_offline(model) else replying.fault_of(new, state, shown)
        if new is None or fault:  # rules answer instead
            said = await ask(self.fallback, shown, graph="discussion")
            if new is None or not replying.names_found(new, said, state["turn"]["text"]):
                return {"messages": [replying.bounded(said, shown=shown)], "failed": fault or REPEATED}
        return {"messages": [new if is_offline(model) else replying.worth_showing(new, state)]}

    async def _system(self, state: DiscussionState, context: Context, effort: Effort, *, by_rules: bool) -> str:
        recalled = state.get("recalled") or recalled_from(await self._known(state, context.user_id))  # not saved
        day = str(await local_day(self.clock(), context.timezone))
        guided = self.guidance[effort.small] if tools_are_on(self.settings, context.conversation_id) else ""
        told = (state, recalled, day, str(context.conversation_id), guided)
        return system_text(self.prompts.of(effort), *told, by_rules=by_rules)

    async def after_agent(self, state: DiscussionState) -> Literal["reply"] | list[Send]:
        """One task for each call: what interrupts or fails in one does not repeat the others."""
        turn = since(state["messages"], state["turn"]["id"])
        wanted = calls(turn[-1]) if isinstance(turn[-1], AIMessage) else []
        if not wanted or must_answer(state["turn"]["started"], turn[:-1], self.settings.turn_seconds):
            return "reply"
        shared: dict[str, Any] = {name: state["turn"].get(name) for name in ("conversation", "era")}
        shared["unsaid"] = state.get("unsaid", "")
        shared["messages"] = [*said(state["messages"])[:-1], *answered(state["messages"], turn[0]), *turn]
        return [Send("tools", {"call": call, **shared}) for call in wanted]

    async def tools(self, state: ToolCall, runtime: Runtime[Context]) -> Update:
        """Run one call; what the user said is its evidence."""
        context = replace(resolve(runtime), conversation_id=state["conversation"])
        runtime.stream_writer({"progress": f"{state['call']['name']}", "arguments": state["call"]["args"]})
        stamp = self.prompts.of(effort_for(self.model, self.settings)).stamp
        begun = begun_in(context.user_id, state.get("era"), paused=bool(state.get("unsaid")))
        with prompted(stamp), begun, seconded_by(self._opinion):
            answer = await run_call(
                self._tools, state["call"], state=state, context=context, queue=self._queue, usage=self.store.usage
            )
        return {"messages": [answer]}

    async def reply(self, state: DiscussionState, runtime: Runtime[Context]) -> Command[Literal["confirm", "__end__"]]:
        """The answer, with the opening and with what really happened to the memory; recorded once."""
        turn = since(state["messages"], state["turn"]["id"])
        context = self._context(state, runtime)
        link = await opening_link(self.store, context, state, self.clock())
        message = replying.composed(state, turn, self.model, link)
        with begun_in(context.user_id, state["turn"].get("era"), paused=bool(state.get("unsaid"))):
            await record(self.store, context.user_id, state, message.text, self.clock())
            await Fallback(self.store, self.settings, self.clock, is_offline(self.model)).note(state, context)
        known = [*state.get("recalled", {}).get("memories", []), *found_in(turn)]
        gone = surplus(state["messages"], state["turn"]["id"])
        update = {"messages": [message, *gone], "used": used_in(message.text, known), "turn": new_message.over(state)}
        return Command(update=update, goto="confirm" if state.get("removal") else "__end__")

    async def _look_back(self, context: Context, failed: str) -> dict[str, Any]:
        ended = {"conversation_id": str(context.conversation_id), "without_model": failed}
        return dict(await self._post_discussion.ainvoke(ended, context=context))

    @staticmethod
    def _context(state: DiscussionState, runtime: Runtime[Context]) -> Context:
        return replace(resolve(runtime), conversation_id=state["turn"]["conversation"])

    def builder(self) -> StateGraph[DiscussionState, Context, Asked, Answered]:
        # Read the prompt files now: later is in the event loop.
        _ = self.prompts, self.guidance, self._opinion, self._capture, self._post_discussion
        return (
            StateGraph(DiscussionState, context_schema=Context, input_schema=Asked, output_schema=Answered)
            .add_node("enter", self.enter)
            .add_node("command", self._removals.command)
            .add_node("confirm", self._removals.confirm)
            .add_node("review", self._removals.review)
            .add_node("explain", self.explain)
            .add_node("finish", self.finish)
            .add_node("settle", self.settle)
            .add_node("recall", self.recall)
            .add_node("capture", self.capture)
            .add_node("agent", self.agent, **model_policy(self.model, self.settings))
            .add_node("tools", self.tools)
            .add_node("reply", self.reply)
            .add_edge(START, "enter")
            .add_edge("capture", "agent")
            .add_conditional_edges("agent", self.after_agent, ["tools", "reply"])
            .add_edge("tools", "agent")
        )

"""Task discussion: one turn of the conversation agent, decided from the user's last message alone."""

from datetime import date
from functools import partial

from graphs.models.offline.answer import Answer
from graphs.models.offline.article import answer_from
from graphs.models.offline.corrections import change_for
from graphs.models.offline.memory_reader import ShownEntry, hits, listed
from graphs.models.offline.prompt_reader import UNASKED, Call, Prompt
from graphs.models.offline.questions import (
    among,
    asked_for,
    attribute,
    but_talks,
    having_word,
    having_words,
    minding,
    named,
    near_to,
)
from graphs.models.offline.replies import say
from language.asking.days import with_days
from language.asking.demands.told import names_known
from language.asking.kinds import (
    asks,
    asks_what_is_known,
    courtesy_of,
    ends_asking,
    last_sentence,
    speaks_of_me,
    turn_of,
)
from language.asking.sums import worked_out
from language.intents import ask
from language.intents.forget import wishes, wishes_kept
from language.intents.remember import requests as asked_to_keep
from language.intents.retold import besides_wishes
from language.intents.spelt import respelt
from language.people.asked import answering, beside_others, may_ask
from language.sensitive.values import MARK
from language.statements.extract import extract
from language.statements.statement import Statement
from language.statements.wording import stems
from language.statements.worth_keeping import worth_keeping
from stores.labels import shown_label
from tools import texts
from tools.texts.told import noted_in

SHOWN = 8
SURELY = 0.7
"""How likely an entry must answer a question that may be meant otherwise."""
_NEAREST = 2
LISTED = 50
"""Entries of one category that are read out."""
MOST_FORGOTTEN = 3
CATEGORIES = ("preference", "work_context", "personal_context")


def discuss(prompt: Prompt) -> Answer:
    """The next step: a tool call whose answer is not there yet, or the reply."""
    summed = worked_out(prompt.user) if asks(prompt.user) else ""
    answer = Answer(summed) if summed else _about_memory(prompt)
    if answer is None:
        answer = Answer(_talk(prompt))
    if answer.calls:
        usable = tuple(call for call in answer.calls if call[0] in prompt.tools)
        return Answer(calls=usable) if usable else Answer(_opened(prompt, say("honest", prompt.tongue)))
    return Answer(_opened(prompt, answer.text))


def _about_memory(prompt: Prompt) -> Answer | None:
    subject = ask.forget(prompt.user)
    only_wishes = subject is not None or (wishes(prompt.user) and not besides_wishes(prompt.user))
    if only_wishes and prompt.blocks.get("captured", "").strip():
        return None
    if subject is not None:
        return _forget(prompt, subject)
    if (wanted := wishes_kept(prompt.user)) and not prompt.blocks.get("captured", "").strip():
        return _never_forgotten(prompt, wanted)
    turn = turn_of(prompt.user)
    if turn.kind not in ("why", "all") and (answer := _of_people(prompt)) is not None:
        return answer
    match turn.kind:
        case "why":
            return _why(prompt, turn.text)
        case "all":
            return _everything(prompt, turn.text)
        case "ask" if not _only_asks_to_keep(prompt):
            return _recall(prompt, turn.text)
        case _:
            return _keep(prompt)


def _only_asks_to_keep(prompt: Prompt) -> bool:
    """Does a message ask to keep something, which is kept, and asks for nothing?"""
    kept = prompt.blocks.get("captured", "").strip()
    return bool(kept and asked_to_keep(prompt.user)) and not prompt.user.rstrip().endswith("?")


def _of_people(prompt: Prompt) -> Answer | None:
    """Who somebody is to somebody else ("Who is Anna's husband?"); none where nothing is known of it."""
    if not (asks(prompt.user) and may_ask(prompt.user)):
        return None
    looked = [*prompt.called("search_memory"), *prompt.called("read_memory")]
    if not looked and {"search_memory", "read_memory"} <= prompt.tools:
        everyone = {"category": "personal_context", "limit": LISTED}
        return Answer(calls=(("search_memory", {"query": prompt.user[:300]}), ("read_memory", everyone)))
    entries = _once([entry for call in looked for entry in listed(call.answer)] + listed(prompt.about))
    found = answering(prompt.user, [entry.value for entry in entries])
    return Answer(_answered(prompt, [entries[place] for place in found])) if found else None


def _never_forgotten(prompt: Prompt, wanted: str) -> Answer:
    """What is known already of something that shall never be forgotten, or that nothing is."""
    searched = prompt.called("search_memory")
    if not searched and "search_memory" in prompt.tools:
        return _search(wanted[:300])
    known = _once([*(hits(searched[-1].answer) if searched else []), *listed(prompt.about)])
    entries = having_word(wanted, known)
    if not entries:
        return Answer(say("nothing_known", prompt.tongue))
    value = "; ".join(_line(entry, prompt.tongue) for entry in entries[:SHOWN])
    return Answer(say("already", prompt.tongue, value=value))


def _forget(prompt: Prompt, subject: str) -> Answer:
    tongue = prompt.tongue
    if subject == ask.EVERYTHING:
        return Answer(say("forget_all", tongue))
    searched = prompt.called("search_memory")
    if not searched:
        named = attribute(subject)
        return _search(f"{subject} {named.query}" if named else subject)
    removed = prompt.called("delete_memory")
    if not removed:
        doomed = _meant(subject, hits(searched[-1].answer), prompt.today)
        if not doomed:
            return Answer(say("nothing_to_forget", tongue))
        return Answer(calls=tuple(("delete_memory", {"key": entry.key}) for entry in doomed))
    done = [call.args.get("key", "") for call in removed if call.status == "deleted"]
    if done:
        return Answer(say("deleted", tongue, keys=", ".join(key.replace("_", " ") for key in done)))
    if all(call.status == UNASKED for call in removed):
        return Answer(say("nothing_to_forget", tongue))
    return Answer(say("not_deleted", tongue))


def _meant(subject: str, entries: list[ShownEntry], today: date) -> list[ShownEntry]:
    """The entries a request to forget is about: what it states or names, else those that share most of its words."""
    stated = {statement.key for statement in extract(subject, today=today) if statement.kind != "other"}
    shares = [(_share(subject, entry), entry) for entry in entries]
    if same := [entry for share, entry in shares if entry.key in stated and (share > 0 or entry is entries[0])]:
        return same
    if called := [entry for entry in entries if stems(entry.label) == stems(subject)]:
        return called[:1]
    if (named := attribute(subject)) and (under := named.answers(entries)):
        return under[:MOST_FORGOTTEN]
    best = max((share for share, _ in shares), default=0.0)
    return [entry for share, entry in shares if share == best and share >= 0.5][:MOST_FORGOTTEN]


def _share(subject: str, entry: ShownEntry) -> float:
    """How much of the subject an entry shares; whole words count more than stems."""
    text = f"{entry.label} {entry.value}"
    wanted = stems(subject)
    whole = set(subject.casefold().split()) & set(text.casefold().split())
    return len(wanted & stems(text)) / (len(wanted) or 1) + 0.01 * len(whole)


def _why(prompt: Prompt, question: str) -> Answer:
    spoken = [text for kind, text in prompt.history[:-1] if kind == "ai" and text]
    searched = prompt.called("search_memory")
    if not searched:
        return _search(f"{question} {spoken[-1] if spoken else ''}"[:300])
    entries = hits(searched[-1].answer)
    grounds = asked_for(question, entries, prompt.today) or entries[:3]
    if not grounds:
        return Answer(say("why_nothing", prompt.tongue))
    return Answer(say("why", prompt.tongue, lines=_lines(grounds[:3], prompt.tongue, with_origin=True)))


def _everything(prompt: Prompt, question: str) -> Answer:
    """All there is, or of it what the question names ("all you know about my health")."""
    read = prompt.called("read_memory")
    if not read and "read_memory" in prompt.tools:
        return Answer(calls=tuple(("read_memory", {"category": name, "limit": LISTED}) for name in CATEGORIES))
    known = _once([entry for call in read for entry in listed(call.answer)] if read else listed(prompt.about))
    entries = among(question, known, prompt.today)
    return Answer(
        say("know", prompt.tongue, lines=_told(prompt, entries)) if entries else say("nothing_at_all", prompt.tongue)
    )


def _recall(prompt: Prompt, question: str) -> Answer:
    searched = prompt.called("search_memory")
    named = attribute(question)
    if not searched and "search_memory" in prompt.tools:
        return _search(f"{question} {named.query if named else ''}".strip()[:300])
    found = hits(searched[-1].answer) if searched else []
    known = but_talks(question, _not_of_others(question, _once([*found, *listed(prompt.about)])))
    entries = asked_for(question, known, prompt.today)
    if entries:
        return Answer(_answered(prompt, entries))
    near = having_word(question, known) or ([] if _minded(prompt, question) else near_to(question, known))
    near = near or [one for one in found if one in known]
    if near:
        return Answer(say("nearest_known", prompt.tongue, lines=_told(prompt, near[:_NEAREST])))
    return Answer(_minded(prompt, question) or say("nothing_known", prompt.tongue))


def _answered(prompt: Prompt, entries: list[ShownEntry]) -> str:
    """The entries that answer."""
    return say("answer", prompt.tongue, lines=_told(prompt, entries[:SHOWN]))


def _told(prompt: Prompt, entries: list[ShownEntry]) -> str:
    """Entries in lines, their dates in words."""
    return with_days(_lines(entries, prompt.tongue), prompt.tongue, prompt.today)


def _not_of_others(question: str, entries: list[ShownEntry]) -> list[ShownEntry]:
    """The entries without those of two others whom the question does not name: whose brother Tom is, is not mine."""
    return [entries[place] for place in beside_others(question, [entry.value for entry in entries])]


def _once(entries: list[ShownEntry]) -> list[ShownEntry]:
    """Each value once, as it was shown first."""
    return list({entry.value.casefold(): entry for entry in reversed(entries)}.values())[::-1]


def _keep(prompt: Prompt) -> Answer | None:
    """Corrections of what is known; requests to remember too, when no other part of the program captures them."""
    captured_elsewhere = "captured" in prompt.blocks
    if captured_elsewhere and prompt.blocks["captured"].strip():
        return None
    stated = worth_keeping(prompt.user, prompt.today)
    asked = bool(asked_to_keep(prompt.user))
    wanted = [s for s in stated if s.correction or (asked and not captured_elsewhere)][:3]
    if not wanted:
        return None
    searched = prompt.called("search_memory")
    if not searched:
        return Answer(
            calls=tuple(("search_memory", {"query": f"{s.key.replace('_', ' ')} {s.value}"[:300]}) for s in wanted)
        )
    written = [call for call in prompt.calls if call.name in ("update_memory", "write_memory")]
    if written:
        return Answer(_outcome(prompt, wanted, written))
    found = [entry for call in searched for entry in hits(call.answer)]
    bring = partial(change_for, found=found, today=prompt.today, write=not captured_elsewhere, source=_source(prompt))
    changes = [change for statement in wanted if (change := bring(statement))]
    if changes:
        return Answer(calls=tuple(changes))
    known = any(entry.key == wanted[0].key for entry in found)
    return Answer(say("already" if known else "noted", prompt.tongue, value=wanted[0].value))


def _outcome(prompt: Prompt, wanted: list[Statement], written: list[Call]) -> str:
    tongue = prompt.tongue
    value = "; ".join(statement.value for statement in wanted)
    if any(call.status == "updated" for call in written):
        return say("updated", tongue, value=value)
    if any(call.status in ("stored", "merged") for call in written):
        return say("remembered", tongue, value=value)
    return say("not_remembered", tongue)


def _talk(prompt: Prompt) -> str:
    """Thanks, a greeting, what to mind, the article, or an honest word about what this model is."""
    kind = turn_of(prompt.user).kind
    if MARK in prompt.user and not prompt.blocks.get("captured", "").strip():
        return say("secret", prompt.tongue)
    if kind in ("thanks", "greeting", "bye", "chat"):
        return say(kind, prompt.tongue)
    if kind == "question" and (entries := _perhaps_asked(prompt)):
        return _answered(prompt, entries)
    questions = kind == "question" or ends_asking(prompt.user)
    besides = kind != "question" or asked_to_keep(prompt.user)
    asked = last_sentence(prompt.user) if besides else prompt.user
    if questions and (minded := _minded(prompt, asked)):
        return minded
    if prompt.blocks.get("captured", "").strip() and not questions:
        return ""
    if courtesy := courtesy_of(prompt.user):
        return say(courtesy, prompt.tongue)
    if prompt.article:
        return answer_from(prompt, prompt.tongue)
    if questions:
        return say("honest", prompt.tongue)
    return say("noted" if worth_keeping(prompt.user, prompt.today) else "unheard", prompt.tongue)


def _minded(prompt: Prompt, question: str) -> str:
    """What is to be minded in an answer that others must give."""
    entries = minding(question, _once(listed(prompt.about)))
    return say("mind", prompt.tongue, lines=_told(prompt, entries[:SHOWN])) if entries else ""


def _perhaps_asked(prompt: Prompt) -> list[ShownEntry]:
    """What surely answers a question that speaks of the user, or of a name or several words that they told, but not
    plainly to the memory."""
    question = respelt(prompt.user)
    entries = _not_of_others(question, _once(listed(prompt.about)))
    named = [entries[place] for place in names_known(question, [entry.value for entry in entries])]
    named = named or ([] if prompt.article else having_words(question, entries))
    mine = named or speaks_of_me(question) or asks_what_is_known(question)
    surely = asked_for(question, entries, prompt.today, SURELY) if mine else []
    return surely or asked_for(question, named, prompt.today)


def _opened(prompt: Prompt, text: str) -> str:
    said = prompt.blocks.get("captured", "").strip()
    return "\n\n".join(part for part in (said, text) if part) or say("noted", prompt.tongue)


def _search(query: str) -> Answer:
    return Answer(calls=(("search_memory", {"query": query}),))


def _source(prompt: Prompt) -> str:
    return f"discussion:{prompt.conversation_id}" if prompt.conversation_id else "discussion"


def _lines(entries: list[ShownEntry], tongue: str, *, with_origin: bool = False) -> str:
    told = ((_line(entry, tongue), _origin(entry, tongue) if with_origin else "") for entry in entries)
    return "\n".join(dict.fromkeys(f"- {line}{origin}" for line, origin in told))


def _line(entry: ShownEntry, tongue: str) -> str:
    """The label goes where the value says it too: "Interested in Rust" needs no "Interested in rust:" before it."""
    told = stems(entry.label) & stems(entry.value)
    label = shown_label(entry.key, entry.value, tongue)
    value = noted_in(tongue, entry.value)
    return value if told or not named(entry.key) else f"{label}: {value}"


def _origin(entry: ShownEntry, tongue: str) -> str:
    parts = [
        texts.say("source", tongue, source=texts.say_source(entry.source, tongue)) if entry.source else "",
        entry.date,
        f"id: {entry.id}" if entry.id else "",
    ]
    shown = ", ".join(part for part in parts if part)
    return f" ({shown})" if shown else ""

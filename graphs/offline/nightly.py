"""Task nightly: the extraction agent, which searches before it writes and updates instead of writing twice."""

from datetime import date

from graphs.offline.answer import Answer, ToolRequest
from graphs.offline.corrections import change_for
from graphs.offline.interactions import Finding, findings
from graphs.offline.known import hits
from graphs.offline.prompt import Call, Prompt

PER_TURN = 4
LIMIT = 20
"""Findings taken up in one night: with a search and a write each, well within the budget of a run."""


def extract_night(prompt: Prompt) -> Answer:
    """The next turn: write what the last searches call for, else search for the next findings, else sum up."""
    found = findings(prompt.records("interactions"), prompt.today, prompt.keep)[:LIMIT]
    searches = {str(call.args.get("query")): call for call in prompt.called("search_memory")}
    settled = {str(call.args.get("key")) for call in prompt.calls if call.name in ("write_memory", "update_memory")}
    writes, waiting = [], []
    for finding in found:
        search = searches.get(_query(finding))
        if search is None:
            waiting.append(finding)
        elif (change := _change(finding, search, prompt.today)) and change[1]["key"] not in settled:
            writes.append(change)
    if writes:
        return Answer(calls=tuple(writes[:PER_TURN]))
    if waiting:
        return Answer(calls=tuple(("search_memory", {"query": _query(f), "limit": 5}) for f in waiting[:PER_TURN]))
    return Answer(_summary(prompt, len(found)))


def _query(finding: Finding) -> str:
    return f"{finding.statement.key.replace('_', ' ')} {finding.statement.value}"[:300]


def _change(finding: Finding, search: Call, today: date) -> ToolRequest | None:
    return change_for(finding.statement, hits(search.answer), today=today, source=finding.source)


def _summary(prompt: Prompt, found: int) -> str:
    written = sum(call.answer.startswith("✓") for call in prompt.called("write_memory"))
    updated = sum(call.answer.startswith("✓") for call in prompt.called("update_memory"))
    if not found:
        return "Nothing in these interactions is worth remembering."
    return f"Found {found} facts about the user: {written} written, {updated} updated, the rest known or refused."

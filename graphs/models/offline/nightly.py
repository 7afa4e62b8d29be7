"""Task nightly: the extraction agent, which searches before it writes and updates instead of writing twice."""

from dataclasses import replace
from datetime import date

from graphs.models.offline.answer import Answer, ToolRequest
from graphs.models.offline.corrections import INTERESTS, change_for
from graphs.models.offline.interactions import Finding, findings
from graphs.models.offline.memory_reader import ShownEntry, hits
from graphs.models.offline.prompt_reader import Prompt

PER_TURN = 4
LIMIT = 20
"""Findings taken up in one night: with a search and a write each, well within the budget of a run."""


def extract_night(prompt: Prompt) -> Answer:
    """The next turn: write what the last searches call for, else search for the next findings, else sum up."""
    found = findings(prompt.records("interactions"), prompt.today, prompt.keep)[:LIMIT]
    searches = {str(call.args.get("query")): call for call in prompt.called("search_memory")}
    settled = {str(call.args.get("key")) for call in prompt.calls if call.name in ("write_memory", "update_memory")}
    waiting = [finding for finding in found if _query(finding) not in searches]
    searched = [(finding, hits(searches[_query(finding)].answer)) for finding in found if _query(finding) in searches]
    writes = [call for key, call in _changes(searched, prompt.today).items() if key not in settled]
    if waiting:
        writes = [
            call for call in writes if call[1]["key"] not in INTERESTS
        ]  # a list is updated once, with all of them
    if writes:
        return Answer(calls=tuple(writes[:PER_TURN]))
    if waiting:
        return Answer(calls=tuple(("search_memory", {"query": _query(f), "limit": 5}) for f in waiting[:PER_TURN]))
    return Answer(_summary(prompt, len(found)))


def _query(finding: Finding) -> str:
    return f"{finding.statement.key.replace('_', ' ')} {finding.statement.value}"[:300]


def _changes(searched: list[tuple[Finding, list[ShownEntry]]], today: date) -> dict[str, ToolRequest]:
    """One call for each key; what several findings add to one entry is added together."""
    calls: dict[str, ToolRequest] = {}
    for finding, known in searched:
        now = [
            replace(entry, value=str(calls[entry.key][1]["value"])) if entry.key in calls else entry for entry in known
        ]
        if change := change_for(finding.statement, now, today=today, source=finding.source):
            calls[str(change[1]["key"])] = change
    return calls


def _summary(prompt: Prompt, found: int) -> str:
    written = sum(call.status in ("stored", "updated") for call in prompt.called("write_memory"))
    updated = sum(call.status == "updated" for call in prompt.called("update_memory"))
    if not found:
        return "Nothing in these interactions is worth remembering."
    return f"Found {found} facts about the user: {written} written, {updated} updated, the rest known or refused."

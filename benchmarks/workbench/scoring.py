"""Scores: each case is counted, the counts are added up, and figures are made of the sums."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace

from benchmarks.workbench.cases import Case, Expected
from benchmarks.workbench.running import Outcome, Written


@dataclass(frozen=True)
class Score:
    """Counts over one case or many."""

    cases: int = 0
    failed: int = 0
    written: int = 0
    right: int = 0
    expected: int = 0
    found: int = 0
    told: int = 0
    """Writes that say something expected, whatever their category and key."""
    wrong_category: int = 0
    wrong_key: int = 0
    chances: int = 0
    """Occasions for a duplicate: every write, and every time something known is said again."""
    duplicates: int = 0
    junk: int = 0
    updates: int = 0
    writes_asked: int = 0
    writes_after_looking: int = 0
    tools_wanted: int = 0
    tools_used: int = 0
    tools_unwanted: int = 0
    tools_left_alone: int = 0
    tool_calls: int = 0
    tool_successes: int = 0
    model_calls: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    clean: int = 0
    """Cases where everything expected was done, and nothing else."""

    def __add__(self, other: "Score") -> "Score":
        return Score(*(getattr(self, one.name) + getattr(other, one.name) for one in fields(self)))


@dataclass(frozen=True, slots=True)
class Figure:
    """A ratio of two counts, which way is better, and the least or most it should be."""

    above: str
    below: str
    higher: bool = True
    target: float | None = None
    share: bool = True

    def of(self, score: Score) -> float | None:
        """Nothing where there was nothing to count."""
        base = getattr(score, self.below)
        return getattr(score, self.above) / base if base else None

    def meets(self, value: float) -> bool | None:
        if self.target is None:
            return None
        return value >= self.target if self.higher else value <= self.target


FIGURES: Mapping[str, Figure] = {
    "cases all right": Figure("clean", "cases", target=0.90),
    "precision": Figure("right", "written", target=0.95),
    "recall": Figure("found", "expected", target=0.90),
    "wrong category": Figure("wrong_category", "told", higher=False, target=0.05),
    "wrong key": Figure("wrong_key", "told", higher=False, target=0.10),
    "duplicate rate": Figure("duplicates", "chances", higher=False, target=0.05),
    "junk rate": Figure("junk", "written", higher=False, target=0.05),
    "recall before remember": Figure("writes_after_looking", "writes_asked", target=0.80),
    "tools used when they should be": Figure("tools_used", "tools_wanted", target=0.90),
    "no tools when none are needed": Figure("tools_left_alone", "tools_unwanted", target=0.90),
    "tool calls that succeed": Figure("tool_successes", "tool_calls", target=0.90),
    "answers that failed": Figure("failed", "cases", higher=False, target=0.05),
    "updates per change": Figure("updates", "written"),
    "changes per case": Figure("written", "cases", share=False),
    "model calls per case": Figure("model_calls", "cases", higher=False, share=False),
    "tokens read per case": Figure("input_tokens", "cases", higher=False, share=False),
    "tokens written per case": Figure("output_tokens", "cases", higher=False, share=False),
}
"""Every figure by name. Targets are those of the dashboard; figures without one are for the eye."""

SLOTS = frozenset({"name", "role", "company", "location", "timezone", "diet", "tech_stack", "current_project"})
"""Keys of what has one value, which a later one replaces. Anything else is kept under a key made of its words."""
_REMOVES = "delete_memory"

JUDGED = tuple(name for name, figure in FIGURES.items() if figure.target is not None)


def score(case: Case, outcome: Outcome) -> Score:
    """Count one case."""
    counts = _counted(case, outcome)
    tools = counts.tools_used == counts.tools_wanted and counts.tools_left_alone == counts.tools_unwanted
    done = not counts.failed and counts.found == counts.expected and counts.right == counts.written
    return replace(counts, clean=int(tools and done and not counts.duplicates))


def _counted(case: Case, outcome: Outcome) -> Score:
    new = [one for one in outcome.written if one.operation != "forgotten" and not _restated(case, one)]
    right = [one for one in new if any(fits(one, wanted) for wanted in case.expected)]
    told = [one for one in new if any(_says(one, wanted) for wanted in case.expected)]
    needed = [wanted for wanted in case.expected if not wanted.optional]
    watch = outcome.watch
    about_tools = case.suite == "discussion"
    used = bool(set(case.tools) & set(watch.asked)) or (_REMOVES in case.tools and _forgets(outcome))
    return Score(
        cases=1,
        failed=bool(outcome.failed),
        written=len(new),
        right=len(right),
        expected=len(needed) + len(case.gone),
        found=sum(any(fits(one, wanted) for one in new) for wanted in needed) + _gone(case, outcome),
        told=len(told),
        wrong_category=sum(_wrong_category(one, case.expected) for one in told),
        wrong_key=sum(_wrong_key(one, case.expected) for one in told),
        chances=max(len(new), int(case.restates)),
        duplicates=_duplicates(case, new),
        junk=len(new) - len(told) if not case.restates else 0,
        updates=sum(one.operation == "updated" for one in new),
        writes_asked=watch.writes,
        writes_after_looking=watch.writes_after_looking,
        tools_wanted=about_tools and bool(case.tools),
        tools_used=about_tools and used,
        tools_unwanted=about_tools and not case.tools,
        tools_left_alone=about_tools and not case.tools and not watch.asked,
        tool_calls=len(watch.answers),
        tool_successes=sum(watch.answers.values()),
        model_calls=watch.calls,
        input_tokens=watch.input_tokens,
        output_tokens=watch.output_tokens,
    )


def total(scores: Iterable[Score]) -> Score:
    return sum(scores, Score())


def figures(score: Score) -> dict[str, float]:
    """Every figure that something was counted for."""
    made = {name: figure.of(score) for name, figure in FIGURES.items()}
    return {name: value for name, value in made.items() if value is not None}


def fits(written: Written, wanted: Expected) -> bool:
    """Right category, a key of the right family, and every telling word in it."""
    return _says(written, wanted) and _in_category(written, wanted) and _under_key(written, wanted)


def _says(written: Written, wanted: Expected) -> bool:
    told = f"{written.key} {written.value}".casefold()
    return all(word in told for word in wanted.contains)


def _in_category(written: Written, wanted: Expected) -> bool:
    return not wanted.category or written.category in wanted.category


def _under_key(written: Written, wanted: Expected) -> bool:
    """A slot needs its key, so that it can be replaced; of all else any key that its words may have is right."""
    return not SLOTS.issuperset(wanted.key) or not wanted.key or written.key.startswith(wanted.key)


def _wrong_category(written: Written, expected: Sequence[Expected]) -> bool:
    return not any(_says(written, wanted) and _in_category(written, wanted) for wanted in expected)


def _wrong_key(written: Written, expected: Sequence[Expected]) -> bool:
    return not any(_says(written, wanted) and _under_key(written, wanted) for wanted in expected)


def _restated(case: Case, written: Written) -> bool:
    """What was known is said in other words, in its place: no harm done, and no credit."""
    return case.restates and written.operation == "updated"


def _duplicates(case: Case, new: Sequence[Written]) -> int:
    """New memories of what was known, and second memories of one thing."""
    stored = [one for one in new if one.operation == "stored"]
    if case.restates:
        return len(stored)
    same = [[one for one in stored if fits(one, wanted)] for wanted in case.expected]
    claimed = {one for many in same for one in many}
    return max(0, len(claimed) - sum(bool(many) for many in same))


def _forgets(outcome: Outcome) -> bool:
    """Rules of the program carry out a wish to forget before a model is asked: that is as good as its tool."""
    return any(one.operation == "forgotten" for one in outcome.written)


def _gone(case: Case, outcome: Outcome) -> int:
    return sum(not any(words in said for said in outcome.standing) for words in case.gone)

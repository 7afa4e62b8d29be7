"""Two wordings of a prompt beside each other: which cases got better, which got worse, and by how much."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from langchain_core.language_models import BaseChatModel

from benchmarks.workbench.cases import TASKS, Case, read_cases
from benchmarks.workbench.evaluating import Evaluation, evaluate
from benchmarks.workbench.running import Outcome
from benchmarks.workbench.scoring import FIGURES, JUDGED, score
from prompts import SHORT, load
from stores import Settings

Verdict = Literal["better", "worse", "other", "same"]
LEAST = 0.005
"""Half a point: what is less is not a change."""
_USED_BY: Mapping[str, tuple[str, ...]] = {"memory_guidance": ("discussion",), "nightly": ("nightly",)}


@dataclass(frozen=True, slots=True)
class Change:
    """One case that came out differently."""

    case: Case
    before: Outcome
    after: Outcome
    verdict: Verdict

    @property
    def row(self) -> dict[str, str]:
        """For a table."""
        return {
            "verdict": self.verdict,
            "case": self.case.shown,
            "before": _written(self.before),
            "after": _written(self.after),
        }


@dataclass(frozen=True)
class Comparison:
    """The same cases, twice."""

    before: Evaluation
    after: Evaluation

    @property
    def changes(self) -> list[Change]:
        """Every case that came out differently, what got worse first."""
        pairs = zip(self.before, self.after, strict=True)
        made = [Change(case, old, new, _verdict(case, old, new)) for (case, old), (_, new) in pairs]
        order: Sequence[Verdict] = ("worse", "better", "other")
        return sorted((one for one in made if one.verdict != "same"), key=lambda one: order.index(one.verdict))

    @property
    def figures(self) -> dict[str, tuple[float, float]]:
        """Each figure that both have: before, after."""
        both = self.before.figures.keys() & self.after.figures.keys()
        return {name: (self.before.figures[name], self.after.figures[name]) for name in FIGURES if name in both}

    @property
    def bars(self) -> tuple[list[str], list[float], list[float]]:
        """Chart data: the names of the figures that are shares, their values before, and after."""
        shares = {name: pair for name, pair in self.figures.items() if name in JUDGED}
        return list(shares), [old for old, _ in shares.values()], [new for _, new in shares.values()]

    @property
    def better(self) -> dict[str, float]:
        return {name: gain for name, gain in self._gains().items() if gain > 0}

    @property
    def worse(self) -> dict[str, float]:
        return {name: gain for name, gain in self._gains().items() if gain < 0}

    @property
    def verdict(self) -> Verdict:
        """Of the prompt as a whole: by the cases it gets right, and where those are equal by the figures."""
        verdicts = [change.verdict for change in self.changes]
        gained, lost = verdicts.count("better"), verdicts.count("worse")
        if gained == lost:
            gained, lost = len(self.better), len(self.worse)
        if gained == lost:
            return "other" if verdicts else "same"
        return "better" if gained > lost else "worse"

    def __str__(self) -> str:
        verdicts = [change.verdict for change in self.changes]
        counts = ", ".join(f"{verdicts.count(name)} {name}" for name in ("better", "worse", "other"))
        moved = ", ".join(f"{name} {gain:+.1%}" for name, gain in {**self.worse, **self.better}.items())
        return f"{self.verdict}: of {len(self.before.cases)} cases {counts}" + (f"; {moved}" if moved else "")

    def _gains(self) -> dict[str, float]:
        """What each judged figure gained; a loss is negative whichever way the figure counts."""
        gains = {
            name: (new - old) * (1 if FIGURES[name].higher else -1)
            for name, (old, new) in self.figures.items()
            if name in JUDGED
        }
        return {name: gain for name, gain in gains.items() if abs(gain) >= LEAST}


async def compare(
    name: str,
    after: str,
    before: str | None = None,
    *,
    cases: Sequence[Case] | None = None,
    model: BaseChatModel | None = None,
    settings: Settings | None = None,
) -> Comparison:
    """Two whole texts of the prompt `name`, by default the one in use against `after`, over the cases it serves."""
    chosen = settings or Settings()
    served = read_cases("tune", _suites(name)) if cases is None else cases
    plain = name.removeprefix(f"{SHORT}/")
    old = text_of(plain, chosen, short=plain != name) if before is None else before
    first = await evaluate(served, model, settings=chosen, prompts={name: old})
    return Comparison(first, await evaluate(served, model, settings=chosen, prompts={name: after}))


def text_of(name: str, settings: Settings | None = None, *, short: bool = False) -> str:
    """The whole file of a prompt or of its short form, header included: a text to edit."""
    return load(name, (settings or Settings()).prompts_dir, short=short).file.read_text(encoding="utf-8")


def _suites(name: str) -> list[str]:
    """The suites whose graph uses this prompt."""
    plain = name.removeprefix(f"{SHORT}/")
    tasks = _USED_BY.get(plain, (plain,))
    return [suite for suite, task in TASKS.items() if task in tasks]


def _verdict(case: Case, before: Outcome, after: Outcome) -> Verdict:
    was, now = _quality(case, before), _quality(case, after)
    if was != now:
        return "better" if now > was else "worse"
    return "same" if _written(before) == _written(after) and before.watch.asked == after.watch.asked else "other"


def _quality(case: Case, outcome: Outcome) -> tuple[int, int, int]:
    counts = score(case, outcome)
    return counts.clean, counts.found - (counts.written - counts.right), counts.tools_used


def _written(outcome: Outcome) -> str:
    if outcome.failed:
        return f"(failed: {outcome.failed})"
    return "; ".join(f"{one} [{one.operation}, {one.durability}]" for one in outcome.written)

"""An evaluation: cases, what came of them, and the figures, in all and by suite or tag."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from langchain_core.language_models import BaseChatModel

from benchmarks.workbench.cases import Case
from benchmarks.workbench.running import Outcome, run_cases
from benchmarks.workbench.scoring import Score, figures, score, total
from graphs.models.costs import Line, cost_of
from graphs.models.names import model_name, name_of
from graphs.models.offline import OfflineModel
from stores import Settings


@dataclass(frozen=True)
class Evaluation:
    """What one model made of the cases with one set of prompts."""

    model: str
    cases: Sequence[Case]
    outcomes: Sequence[Outcome]
    seconds: float = 0.0
    """How long all of it took; answers kept on disk take none."""
    named: str = ""
    """Under which name the model has a price."""

    def __iter__(self) -> Iterator[tuple[Case, Outcome]]:
        return iter(zip(self.cases, self.outcomes, strict=True))

    @cached_property
    def score(self) -> Score:
        return total(score(case, outcome) for case, outcome in self)

    @cached_property
    def figures(self) -> dict[str, float]:
        return figures(self.score)

    def by_suite(self) -> dict[str, Score]:
        return self._by(lambda case: (case.suite,))

    def by_tag(self) -> dict[str, Score]:
        return self._by(lambda case: case.tags)

    def wrong(self) -> list[tuple[Case, Outcome]]:
        """The cases where something is missing, wrong or too much."""
        return [(case, outcome) for case, outcome in self if not score(case, outcome).clean]

    def cost(self, settings: Settings, named: str = "") -> float | None:
        """What the tokens cost with this model, or with the one named; None where it has no price."""
        spent = Line(input_tokens=self.score.input_tokens, output_tokens=self.score.output_tokens)
        return cost_of(named or self.named, spent, settings)

    def _by(self, names: Callable[[Case], Sequence[str]]) -> dict[str, Score]:
        found: dict[str, Score] = {}
        for case, outcome in self:
            for name in dict.fromkeys(names(case)):
                found[name] = found.get(name, Score()) + score(case, outcome)
        return found


async def evaluate(
    cases: Sequence[Case],
    model: BaseChatModel | None = None,
    *,
    settings: Settings | None = None,
    prompts: Mapping[str, str] | None = None,
    on_case: Callable[[Case], None] = lambda case: None,
) -> Evaluation:
    """Put the cases to a model (by default the offline one), with other prompts where they are given."""
    asked, started = model or OfflineModel(), time.monotonic()
    outcomes = await run_cases(cases, asked, settings, prompts, on_case)
    return Evaluation(model_name(asked), cases, outcomes, time.monotonic() - started, name_of(asked))

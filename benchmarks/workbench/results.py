"""Results that were kept, one file a model, and what changed since: better, worse, or about the same."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.workbench.comparing import LEAST
from benchmarks.workbench.evaluating import Evaluation
from benchmarks.workbench.scoring import FIGURES, JUDGED, figures

FOLDER = Path(__file__).parents[1] / "results"


def plain(evaluation: Evaluation, part: str, prompts: Mapping[str, str]) -> dict[str, Any]:
    """An evaluation as it is kept: figures only, in all and by suite."""
    return {
        "model": evaluation.model,
        "part": part,
        "cases": len(evaluation.cases),
        "prompts": dict(prompts),
        "figures": _rounded(evaluation.figures),
        "suites": {
            name: {"cases": score.cases, "figures": _rounded(_judged(figures(score)))}
            for name, score in evaluation.by_suite().items()
        },
    }


def save(result: Mapping[str, Any], folder: Path = FOLDER) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = _file(result["model"], result["part"], folder)
    file.write_text(json.dumps(result, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return file


def last(model: str, part: str, folder: Path = FOLDER) -> dict[str, Any] | None:
    """The result of this model that was kept last."""
    file = _file(model, part, folder)
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


def changed(before: Mapping[str, Any] | None, after: Mapping[str, Any]) -> dict[str, str]:
    """Of each figure: how far it moved since, and whether that is better or worse. Only equal cases compare."""
    if before is None or before["cases"] != after["cases"]:
        return {}
    old, new = before["figures"], after["figures"]
    return {name: _moved(name, new[name] - old[name]) for name in new if name in old}


def lines(before: Mapping[str, Any] | None, after: Mapping[str, Any]) -> list[str]:
    """What else is to be said beside a comparison with the result that was kept."""
    if before is None:
        return ["No earlier result of this model is kept; --save keeps this one."]
    said = []
    if before["cases"] != after["cases"]:
        said.append(
            f"There were {before['cases']} cases then and {after['cases']} now: only equal suites are compared."
        )
    if edited := [stamp for name, stamp in after["prompts"].items() if before["prompts"].get(name) != stamp]:
        said.append(f"Prompts that changed since: {', '.join(edited)}")
    return said or ([] if moved(before, after) else ["As good as the kept result, with the same prompts."])


@dataclass(frozen=True, slots=True)
class Move:
    """How far one figure of a suite, or of all cases, moved since the result that was kept."""

    suite: str
    figure: str
    then: float
    now: float

    @property
    def by(self) -> float:
        """Above nothing where it got better."""
        return (self.now - self.then) * (1 if FIGURES[self.figure].higher else -1)


def moved(before: Mapping[str, Any] | None, after: Mapping[str, Any]) -> list[Move]:
    """Every judged figure that changed, the worst first. Only equal cases compare."""
    if before is None:
        return []
    found = _moves("all", before, after)
    for name, suite in after["suites"].items():
        found += _moves(name, before["suites"].get(name), suite)
    return sorted(found, key=lambda one: one.by)


def _moves(suite: str, before: Mapping[str, Any] | None, after: Mapping[str, Any]) -> list[Move]:
    names = [name for name, text in changed(before, after).items() if name in JUDGED and text != "="]
    return [Move(suite, name, before["figures"][name], after["figures"][name]) for name in names if before]


def _moved(name: str, by: float) -> str:
    figure = FIGURES[name]
    if abs(by) < (LEAST if figure.share else 0.5):
        return "="
    amount = f"{by:+.1%}" if figure.share else f"{by:+,.0f}"
    return f"{amount} {'better' if (by > 0) == figure.higher else 'worse'}"


def _judged(values: Mapping[str, float]) -> dict[str, float]:
    return {name: value for name, value in values.items() if name in JUDGED}


def _rounded(values: Mapping[str, float]) -> dict[str, float]:
    return {name: round(value, 4) for name, value in values.items()}


def _file(model: str, part: str, folder: Path) -> Path:
    name = "offline" if model.startswith("offline") else re.sub(r"[^\w.-]+", "-", model).strip("-.").lower()
    return folder / f"{name}_{part}.json"

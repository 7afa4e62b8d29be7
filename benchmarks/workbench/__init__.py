"""The workbench: change a prompt or a model, and see case by case what got better and what got worse.

comparison = await compare("capture", text_of("capture").replace("asked, stated", "asked"))
print(comparison)                       # worse: of 239 cases 3 better, 102 worse, …
comparison.changes[0].row, comparison.bars
"""

from benchmarks.workbench.cases import Case, read_cases
from benchmarks.workbench.comparing import Change, Comparison, compare, text_of
from benchmarks.workbench.evaluating import Evaluation, evaluate
from benchmarks.workbench.scoring import FIGURES
from benchmarks.workbench.several import evaluate_all

__all__ = [
    "FIGURES",
    "Case",
    "Change",
    "Comparison",
    "Evaluation",
    "compare",
    "evaluate",
    "evaluate_all",
    "read_cases",
    "text_of",
]

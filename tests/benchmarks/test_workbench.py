"""The workbench shows what a prompt or a model is worth, case by case, and what changed since."""

from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from benchmarks import models
from benchmarks.workbench import Case, compare, evaluate, read_cases, several, text_of
from benchmarks.workbench.answers import Answers
from benchmarks.workbench.cases import TASKS, Expected
from benchmarks.workbench.results import Move, changed, last, lines, moved, plain, save
from benchmarks.workbench.running import Outcome, Written
from benchmarks.workbench.scoring import FIGURES, figures, score
from graphs.models.answers import Captured, CapturedEntry
from graphs.models.offline import OfflineModel
from prompts import PromptError
from stores import Settings
from tests.fakes import ScriptedModel, call
from tests.openai_server import openai_server

PARTS = ("tune", "report")
ROLE = Expected(("nurse",), ("work_context",), ("role",))
SAID = Case("c1", "capture", date(2026, 2, 12), text="I work as a nurse", expected=(ROLE,))


def written(key: str = "role", value: str = "Nurse", category: str = "work_context", how: str = "stored") -> Written:
    return Written(how, key, value, category, "durable")


@pytest.mark.parametrize("part", PARTS)
def test_every_suite_has_cases_of_every_kind_that_matters(part: Any) -> None:
    cases = read_cases(part)
    tags = Counter(tag for case in cases for tag in case.tags)
    assert {case.suite for case in cases} == set(TASKS)
    assert all(tags[kind] >= 10 for kind in ("correction", "duplicate", "injection", "negative", "uk", "de", "es"))
    assert len(cases) >= 300


def test_the_parts_share_no_case() -> None:
    tune, report = ({(case.suite, case.shown) for case in read_cases(part)} for part in ("tune", "report"))
    assert tune & report == set()


def test_an_unknown_suite_is_named() -> None:
    with pytest.raises(ValueError, match="'dreams'"):
        read_cases("tune", ["dreams"])


def test_a_right_write_counts_for_precision_and_recall() -> None:
    counted = figures(score(SAID, Outcome((written(),))))
    assert (counted["precision"], counted["recall"], counted["cases all right"]) == (1, 1, 1)


@pytest.mark.parametrize(
    ("made", "figure"),
    [
        ([written(category="preference")], "wrong category"),
        ([written(key="job")], "wrong key"),
        ([written(), written(key="role_2")], "duplicate rate"),
        ([written(), written("mood", "Happy today")], "junk rate"),
    ],
)
def test_each_mistake_has_its_figure(made: list[Written], figure: str) -> None:
    good, bad = (figures(score(SAID, Outcome(tuple(each)))) for each in ([written()], made))
    assert good[figure] == 0
    assert bad[figure] > 0
    assert bad["cases all right"] == 0


def test_saying_again_what_is_known_may_reword_but_not_add() -> None:
    known = {"key": "role", "value": "Nurse", "category": "work_context"}
    again = Case("c2", "duplicates", date(2026, 2, 12), text="I'm a nurse", known=(known,), tags=("duplicate",))
    assert score(again, Outcome()).clean
    assert score(again, Outcome((written(value="A nurse", how="updated"),))).clean
    assert figures(score(again, Outcome((written("job", "Nurse"),))))["duplicate rate"] == 1


def test_what_has_no_slot_may_be_kept_under_any_key() -> None:
    wanted = Expected(("peanuts",), ("personal_context",), ("allergy",))
    said = replace(SAID, expected=(wanted,))
    made = Written("stored", "allergic_peanuts", "Allergic to peanuts", "personal_context", "durable")
    assert score(said, Outcome((made,))).clean


async def test_a_wish_to_forget_counts_as_done_whoever_carries_it_out() -> None:
    """Rules do it before the model is asked, at once or after a yes."""
    cases = [case for case in read_cases("tune", ["discussion"]) if "forget" in case.tags]
    evaluation = await evaluate(cases)
    assert evaluation.figures["tools used when they should be"] == 1
    assert evaluation.figures["recall"] == 1


def test_of_the_figures_that_moved_ten_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    moves = [Move(f"suite{number}", "recall", 0.9, 0.8) for number in range(12)]
    models._compare(moves, Console())
    said = capsys.readouterr().out
    assert said.count("90.0%") == 10
    assert "worse than kept: 12 figures" in said
    assert "and 2 more" in said


async def test_what_a_stand_in_wrote_is_not_credited_to_the_model() -> None:
    evaluation = await evaluate([SAID], ScriptedModel(answers=["no structure at all"] * 2))
    assert evaluation.figures["answers that failed"] == 1
    assert evaluation.figures["recall"] == 0


async def test_a_model_is_judged_by_what_it_makes_of_the_cases() -> None:
    entry = CapturedEntry(category="work_context", key="role", value="Nurse")
    good = await evaluate([SAID], ScriptedModel(answers=[Captured(entries=[entry])]))
    assert good.figures["cases all right"] == 1
    assert good.wrong() == []


async def test_searching_before_writing_is_counted_turn_by_turn() -> None:
    day = Case(
        "d1", "days", date(2026, 2, 12), interactions=({"type": "message", "role": "user", "content": "I am a nurse"},)
    )
    write = call("write_memory", key="role", value="nurse", category="work_context", durability="durable")
    search = call("search_memory", query="nurse")
    for answers, share in (([search, write, "done"], 1.0), ([write, "done"], 0.0)):
        nothing_to_look_back_on = call("DiscussionInsights")
        evaluation = await evaluate([day], ScriptedModel(answers=[nothing_to_look_back_on, *answers]))
        assert evaluation.figures["recall before remember"] == share


async def test_a_deliberately_worse_prompt_is_shown_as_worse() -> None:
    cases = read_cases("tune", ["capture"])[::3]
    worse = text_of("capture").replace("Keep: asked, stated", "Keep: asked")
    comparison = await compare("capture", worse, cases=cases)
    assert comparison.verdict == "worse"
    assert comparison.worse["recall"] < -0.3
    verdicts = [change.verdict for change in comparison.changes]
    assert verdicts.count("worse") > 3 * verdicts.count("better")
    lost = comparison.changes[0].row
    assert lost["before"]
    assert not lost["after"]
    assert str(comparison).startswith("worse: of 60 cases ")
    names, before, after = comparison.bars
    assert after[names.index("recall")] < before[names.index("recall")]


async def test_a_prompt_that_hides_the_date_is_shown_as_worse() -> None:
    cases = [case for case in read_cases("tune", ["capture"]) if "event" in case.tags]
    worse = text_of("capture").replace("Today: $today", "(written on $today)")
    assert (await compare("capture", worse, cases=cases)).verdict == "worse"


async def test_the_same_prompt_changes_nothing() -> None:
    comparison = await compare("capture", text_of("capture"), cases=read_cases("tune", ["corrections"])[::3])
    assert comparison.verdict == "same"
    assert comparison.changes == []


async def test_a_broken_prompt_is_an_error_that_names_the_variable() -> None:
    with pytest.raises(PromptError, match="todya"):
        await compare("capture", text_of("capture").replace("$today", "$todya"), cases=[SAID])
    with pytest.raises(ValueError, match="'captur'"):
        await evaluate([SAID], prompts={"captur": "text"})


async def test_an_answer_is_paid_for_once(tmp_path: Path) -> None:
    entry = CapturedEntry(category="work_context", key="role", value="Nurse")
    model = ScriptedModel(answers=[Captured(entries=[entry])] * 2, cache=Answers(tmp_path / "kept" / "answers.db"))
    first = await evaluate([SAID], model)
    again = await evaluate([SAID], model)
    assert len(model.history) == 1
    assert again.figures == first.figures
    await evaluate([SAID], model, prompts={"capture": text_of("capture").replace("small talk", "chatter")})
    assert len(model.history) == 2


async def test_a_kept_result_says_later_what_got_better_and_worse(tmp_path: Path) -> None:
    cases = read_cases("tune", ["corrections"])
    now = plain(await evaluate(cases), "tune", {"capture": "capture@2 aaaa"})
    assert last(now["model"], "tune", tmp_path) is None
    save(now, tmp_path)
    before = last(now["model"], "tune", tmp_path)
    assert before == now
    assert lines(before, now) == ["As good as the kept result, with the same prompts."]
    then = now | {
        "prompts": {"capture": "capture@3 bbbb"},
        "figures": now["figures"] | {"recall": now["figures"]["recall"] - 0.1, "junk rate": 0.2},
    }
    assert changed(before, then)["recall"] == "-10.0% worse"
    assert changed(then, now)["junk rate"].endswith("better")
    worst = moved(before, then)
    assert [(one.suite, one.figure) for one in worst] == [("all", "junk rate"), ("all", "recall")]
    assert all(one.by < 0 for one in worst)
    assert all(one.by > 0 for one in moved(then, now))
    assert lines(before, then) == ["Prompts that changed since: capture@3 bbbb"]
    more = then | {"cases": then["cases"] + 1}
    assert changed(before, more) == {}
    assert "only equal suites are compared" in lines(before, more)[0]


def test_the_table_has_every_figure_of_the_dashboard(capsys: pytest.CaptureFixture[str]) -> None:
    models.main(["--part", "tune", "--suite", "discussion", "--suite", "duplicates"])
    said = capsys.readouterr().out
    for figure in ("duplicate rate", "tools used when they should be", "tool calls that succeed", "tokens read"):
        assert figure in said
    assert FIGURES["duplicate rate"].target == 0.05
    assert FIGURES["recall before remember"].target == 0.80
    assert FIGURES["tools used when they should be"].target == 0.90


async def test_the_cost_is_estimated_before_a_model_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    evaluation = await evaluate([SAID])
    priced = Settings(prices={"another": (1_000_000.0, 0.0)})
    assert evaluation.cost(priced, "another") == evaluation.score.input_tokens
    models._estimate(evaluation, OfflineModel(), priced, Console())
    assert f"about {evaluation.score.input_tokens:.2f} at the prices set" in " ".join(capsys.readouterr().out.split())


def test_a_model_of_the_settings_is_put_to_the_same_cases_and_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MEMORY_EXTRACTION_MODEL", "small-model")
    monkeypatch.setenv("MEMORY_PRICES", '{"small-model": [2.5, 0]}')
    given = ["--part", "tune", "--suite", "corrections"]
    with openai_server() as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.address)
        server.then = server.tool_call("Captured", {"entries": []})
        models.main(given)
        first = capsys.readouterr().out
        asked = len(server.requests)
        models.main(given)
        again = capsys.readouterr().out
    assert len(server.requests) == asked > 10, "nothing is asked again"
    assert "small-model will read about" in first
    assert "at the prices set" in first
    assert "small-model: 16 cases of the tune part" in first
    assert again.count("cases all right") == 3  # of the offline model, of this one, and both beside each other
    assert (tmp_path / several.ANSWERS).is_file()

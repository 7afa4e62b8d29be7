"""Words that meet and yet say something else refuse a memory, whatever else speaks for it."""

import csv
from pathlib import Path

import pytest

from language.meaning.evidence import supports
from stores.records import Said

with (Path(__file__).parent / "samples" / "unsaid.tsv").open(encoding="utf-8", newline="") as _file:
    SAMPLES = list(csv.DictReader(_file, delimiter="\t", quoting=csv.QUOTE_NONE))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample['kind']}: {sample['said']}")
def test_a_memory_says_what_was_said_and_nothing_else(sample: dict[str, str]) -> None:
    assert supports(sample["claim"], "claim", [Said(sample["said"])]) is (sample["true"] == "yes")

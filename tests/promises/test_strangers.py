"""S6 on texts by strangers: how many of their secrets pass, and how many harmless texts that look alike are refused.

The rules were mended on kinds of these; of those in `newest`, at which nobody had looked, one of 100 passes and none
of 60 is refused. SECURITY.md names the figures.
"""

import json
from pathlib import Path

import pytest

from language.sensitive.secrets import find_secret

CASES = Path(__file__).parents[2] / "benchmarks" / "cases" / "strangers"
FOUR = ("en", "uk", "de", "es")


def _cases(*languages: str) -> list[tuple[str, bool]]:
    lines = [line for path in sorted(CASES.rglob("*secrets.jsonl")) for line in path.read_text("utf-8").splitlines()]
    found = [json.loads(line) for line in lines if line.strip()]
    return [(one["text"], bool(one["secret"])) for one in found if (one["lang"] in FOUR) == (languages == FOUR)]


@pytest.mark.parametrize(
    ("languages", "most_passed", "most_refused"), [(FOUR, 14, 4), ((), 14, 0)], ids=["four", "more"]
)
def test_of_strangers_secrets_few_pass_and_of_harmless_texts_few_are_refused(
    languages: tuple[str, ...], most_passed: int, most_refused: int
) -> None:
    cases = _cases(*languages)
    passed = [text for text, secret in cases if secret and not find_secret(text)]
    refused = [text for text, secret in cases if not secret and find_secret(text)]
    secrets = sum(secret for _, secret in cases)
    print(f"{len(passed)} of {secrets} secrets passed, {len(refused)} of {len(cases) - secrets} harmless refused")
    assert len(passed) <= most_passed, passed
    assert len(refused) <= most_refused, refused

"""Secrets as people tell them in Japanese, Korean, Arabic, Chinese and Hindi, and harmless lines that look alike;
both in Turkish, Italian, Portuguese and French too."""

import json
from pathlib import Path

import pytest

from language.sensitive.secrets import find_secret, redact

SAMPLES = Path(__file__).parent / "samples"
LANGUAGES = ("ja", "ko", "ar", "zh", "hi")
ELSEWHERE: dict[str, dict[str, list[str]]] = json.loads((SAMPLES / "elsewhere.json").read_text("utf-8"))
"""Of each of nine languages 120 lines about passwords, codes, cards and numbers that tell none, and 20 that do."""
AGREED = (
    ("銀行に電話すると合言葉を聞かれるから、金色のカモメと答えてね", "金色のカモメ"),
    ("秘密の質問「最初に飼ったペット」はシロタで登録してある", "シロタ"),
    ("보안 질문이 첫 강아지 이름인데 복실이라고 해놨어", "복실"),
    ("密保问第一只狗叫什么，我填的是小豆包", "小豆包"),
    ("السؤال السري أول مدرسة وأنا جاوبت مدرسة الياسمين", "مدرسة الياسمين"),
    ("बैंक पहले कुत्ते का नाम पूछे तो झबरू बता देना", "झबरू"),
)
NOT_AGREED = (
    "秘密の質問の答えはもう忘れた",
    "보안 질문 답을 까먹었어",
    "密保问题的答案我早就忘了",
    "نسيت جواب سؤال الأمان",
    "सुरक्षा सवाल का जवाब भूल गया",
)


def lines(sort: str, language: str) -> list[str]:
    return (SAMPLES / f"{sort}_{language}.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_secrets_of_ten_are_found(language: str) -> None:
    told = [line.replace("{", "").replace("}", "") for line in lines("told", language)]
    missed = [line for line in told if find_secret(line) is None]
    assert len(missed) <= 0.1 * len(told), missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_looks_alike_is_kept(language: str) -> None:
    assert [line for line in lines("untold", language) if find_secret(line)] == []


def test_of_lines_about_secrets_that_tell_none_nearly_all_are_kept() -> None:
    untold = [line for lines in ELSEWHERE.values() for line in lines["untold"]]
    refused = [line for line in untold if find_secret(line)]
    assert len(untold) >= 1080
    assert len(refused) <= 0.002 * len(untold), refused


@pytest.mark.parametrize("language", ELSEWHERE)
def test_of_secrets_told_plainly_none_passes(language: str) -> None:
    assert [line for line in ELSEWHERE[language]["told"] if find_secret(line) is None] == []


@pytest.mark.parametrize(("line", "word"), AGREED)
def test_an_agreed_word_is_found_where_its_language_puts_it(line: str, word: str) -> None:
    assert word not in redact(line)


@pytest.mark.parametrize("line", NOT_AGREED)
def test_talk_about_an_answer_tells_none(line: str) -> None:
    assert find_secret(line) is None


@pytest.mark.parametrize("line", ["PINは5821にした", "token是ghp7kQ2mXz81LbV4", "PUK는 38219475래"])
def test_another_script_ends_a_name(line: str) -> None:
    assert find_secret(line)

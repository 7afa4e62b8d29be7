"""What a write rests on besides what the words entail: what is heard in them word for word."""

import pytest

from stores.records import Said
from stores.write.checks.support import rests


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("location", "Ковель", "Лікарка, Ковель. Маю двох котів."),
        ("маю_двох_котів", "Маю двох котів", "Лікарка, Ковель. Маю двох котів."),
    ],
)
def test_what_is_heard_word_for_word_is_not_refused_as_unsaid(key: str, value: str, message: str) -> None:
    assert rests(value, key, [Said(message)])


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("role", "Ковель", "Лікарка, Ковель. Маю двох котів."),
        ("location", "Rome", "It's not true that I moved to Rome."),
        ("location", "York", "I live in Hull, from May I live in York."),
        ("location", "Norway", "I live in Leeds and if I had a boat I would sail to Norway."),
        ("location", "Ковель", "Не люблю Ковель."),
    ],
)
def test_what_may_be_heard_amiss_rests_on_the_words_alone(key: str, value: str, message: str) -> None:
    assert not rests(value, key, [Said(message)])

"""Personal data is refused where a deployment asks for it, and only there."""

import pytest

from language.sensitive.personal import find_personal
from stores import Settings, Status, open_store
from tests.growth import grows_with_length_only
from tests.language.benign_samples import benign_sentences

PERSONAL = {
    "Write to ann.smith+news@mail.example.org": "e-mail address",
    "Пошта: ганна@приклад.укр": "e-mail address",
    "Call me at 044 123 45 67 89": "phone number",
    "My number is +380 44 123 4567": "phone number",
    "Мій телефон 0501234567": "phone number",
    "Meine Handy-Nummer: 0151 23456789": "phone number",
    "我的电话是 13800138000": "phone number",
    "+14155552671": "phone number",
}
ORDINARY = (
    "Reads 120 articles a year since 2019",
    "Order 1234567890123 shipped",
    "Uses version 3.14.15.92",
    "Pi is 3.14159265358979",
    "Born on 1990-05-17, moved 2001-02-03",
    "Likes the handle @ann on forums",
    "Works from 09:00 to 17:30, Monday to Friday",
)


@pytest.mark.parametrize(("text", "sort"), PERSONAL.items())
def test_ways_to_reach_somebody_are_found(text: str, sort: str) -> None:
    assert find_personal(text) == sort


@pytest.mark.parametrize("text", ORDINARY)
def test_ordinary_numbers_and_names_are_not(text: str) -> None:
    assert find_personal(text) is None


def test_1_of_200_benign_sentences_at_most_is_taken_for_personal_data() -> None:
    contacts = ("Write to ", "Phone (", "Call me on ")
    found = {text for text in benign_sentences(2_000, seed=11) if find_personal(text)}
    assert len([text for text in found if not text.startswith(contacts)]) <= 10
    assert len([text for text in found if text.startswith(contacts)]) > 50


@pytest.mark.parametrize("piece", ["1 ", "12 34 ", "+1", "0123456789 ", "GB12 ", "a@b.", "phone 1", "(1)", "1.2-"])
def test_the_time_grows_with_the_length_only(piece: str) -> None:
    assert grows_with_length_only(lambda size: find_personal(piece * (size // len(piece))), 40_000)


async def test_it_is_refused_only_where_asked_for(settings: Settings) -> None:
    async with open_store(settings) as store:
        kept = await store.write("ann", key="mail", value="Mail goes to ann@example.org", category="personal_context")
        assert kept.status is Status.STORED
    async with open_store(settings.model_copy(update={"refuse_personal": True})) as store:
        refused = await store.write(
            "bob", key="mail", value="Mail goes to bob@example.org", category="personal_context"
        )
        assert refused.status is Status.REJECTED
        assert "e-mail address" in refused.reason
        assert "bob@example.org" not in refused.reason
        changed = await store.update("ann", "mail", "Mail goes to anna@example.org")
        assert changed.status is Status.REJECTED

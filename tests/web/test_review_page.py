"""The page that asks what is still true: plain forms, receipts with undo, nobody else's memory."""

from typing import Any

from starlette.testclient import TestClient

from graphs.server.resources import process
from tests.web.site import Person


def doubt(person: Person, key: str = "language", value: str = "Speaks some Portuguese") -> str:
    user = person.user

    async def write() -> str:
        receipt = await process.store.write(user, key=key, value=value, category="personal_context", confidence=0.75)
        assert receipt.memory
        return receipt.memory.id

    return str(person.in_store(write))


def form(person: Person, do: str, **more: str) -> dict[str, str]:
    names = ("sort", "id", "revision", "other", "mark")
    return {"do": do, **{name: person.value_of(name) for name in names}, **more}


def stands(person: Person) -> list[Any]:
    user = person.user

    async def read() -> Any:
        return await process.store.read(user, kind=None, limit=None)

    return list(person.in_store(read))


def test_yes_confirms_and_the_page_has_no_more_to_ask(ann: Person) -> None:
    ann.get("/memory/")
    doubt(ann)
    ann.get("/memory/review")
    assert "Speaks some Portuguese" in ann.text
    ann.post("/memory/review", form(ann, "yes"))
    assert "Confirmed" in ann.status
    assert "nothing to review" in ann.text
    assert [one.confidence for one in stands(ann)] == [1.0]


def test_no_forgets_with_undo(ann: Person) -> None:
    ann.get("/memory/")
    doubt(ann)
    ann.get("/memory/review")
    ann.post("/memory/review", form(ann, "no"))
    assert "Forgotten" in ann.status
    assert stands(ann) == []
    ann.post("/memory/review", {"do": "undo", "batch": ann.value_of("batch")})
    assert len(stands(ann)) == 1


def test_change_corrects(ann: Person) -> None:
    ann.get("/memory/")
    doubt(ann)
    ann.get("/memory/review")
    ann.post("/memory/review", form(ann, "change", words="Speaks fluent Portuguese"))
    assert [one.value for one in stands(ann)] == ["Speaks fluent Portuguese"]


def test_a_form_of_another_user_or_of_nonsense_does_nothing(ann: Person, open_site: TestClient) -> None:
    ann.get("/memory/")
    user = ann.user
    doubt(ann)
    ann.get("/memory/review")
    stolen = form(ann, "no")
    ben = Person(open_site)
    ben.sign_in(name="ben-beside-ann")
    ben.get("/memory/review")
    assert "Portuguese" not in ben.text
    ben.post("/memory/review", stolen)
    assert "Portuguese" not in ben.text
    ann.sign_in(name=user)
    ann.post("/memory/review", {"do": "no", "sort": "all", "id": "x", "revision": "-1", "other": "", "mark": ""})
    assert len(stands(ann)) == 1


def test_why_shows_the_strength(ann: Person) -> None:
    ann.get("/memory/")
    memory_id = doubt(ann)
    ann.get(f"/memory/why/{memory_id}")
    assert "Strength 75%" in ann.text

"""An open server: names, forms of this server only, strict headers, words in two languages."""

import re
from functools import partial
from typing import Any

import pytest
from starlette.testclient import TestClient

from graphs.server.resources import process
from tests.web.site import Person
from web.pages.texts import LANGUAGES, texts


@pytest.mark.parametrize("forged", ["", "0" * 64, "й"])
def test_a_forged_form_is_refused(ann: Person, forged: str) -> None:
    ann.add("Drinks green tea")
    one = ann.value_of("id", "Edit")
    for path, form in (
        ("/memory/", {"do": "forget", "id": one}),
        ("/memory/settings", {"do": "clear_now"}),
        ("/memory/document", {"do": "save", "text": ""}),
        (f"/memory/why/{one}", {"do": "take_back", "event": "1"}),
        ("/memory/sign-out", {}),
        ("/memory/sign-in", {"name": "ben"}),
    ):
        assert ann.post(path, {**form, "token": forged}).status_code == 403
    assert "Drinks green tea" in ann.get("/memory/").text


def test_the_form_of_another_session_is_refused(ann: Person) -> None:
    ben = Person(ann.client)
    ben.sign_in(name="ben")
    ann.get("/memory/")
    assert ben.post("/memory/", {"do": "add", "value": "x", "token": ann.value_of("token")}).status_code == 403


@pytest.mark.parametrize("origin", ["null", "http://localhost:3000"])
def test_the_form_of_another_page_is_refused(ann: Person, origin: str) -> None:
    ann.get("/memory/")
    form = {"do": "add", "value": "Likes tea", "category": "preference"}
    assert ann.post("/memory/", form, headers={"origin": origin}).status_code == 403
    ann.get("/memory/")
    assert ann.post("/memory/", form, headers={"origin": "http://localhost"}).status_code == 200


def test_every_page_is_sent_with_strict_headers(ann: Person) -> None:
    for path in ("/memory/", "/memory/sign-in", "/memory/export.json", "/memory/files/style.css"):
        sent = ann.get(path).headers
        policy = sent["content-security-policy"]
        assert policy.startswith("default-src 'none'; style-src 'self'; script-src 'self'")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert sent["x-content-type-options"] == "nosniff"
        assert sent["referrer-policy"] == "same-origin"
    assert ann.get("/memory/").headers["cache-control"] == "no-store"
    assert not re.search(r"\sstyle=|\son\w+=|https?://(?!www.w3.org)", ann.seen.text)


def test_an_open_server_asks_for_a_name_and_its_machine_is_operator(open_site: TestClient) -> None:
    somebody = Person(open_site)
    assert somebody.get("/memory/").url.path == "/memory/sign-in"
    assert "Whose memory would you like to see?" in somebody.text
    assert somebody.sign_in(name="x" * 2000).status_code == 400
    somebody.sign_in(name="Оксана")
    assert "Signed in as Оксана" in somebody.text
    assert ">Nights<" in somebody.seen.text


@pytest.mark.parametrize(
    ("language", "lead", "zone"),
    [
        ("de", "Alles, was über Sie gespeichert ist", "Zeitzone"),
        ("es", "Todo lo que se recuerda de usted", "Zona horaria"),
    ],
)
def test_every_language_that_has_the_words_is_offered(ann: Person, language: str, lead: str, zone: str) -> None:
    ann.get("/memory/", headers={"accept-language": f"{language},en;q=0.5"})
    assert f'<html lang="{language}">' in ann.seen.text
    assert lead in ann.text
    ann.post("/memory/sign-in/language", {"language": language})
    ann.get("/memory/settings")
    assert zone in ann.text
    for own_name in ("English", "Українська", "Deutsch", "Español"):
        assert own_name in ann.seen.text


@pytest.mark.parametrize(
    ("language", "label", "heard"),
    [("uk", "Місце проживання: Porto", "розмова 7"), ("de", "Wohnort: Porto", "Gespräch 7")],
)
def test_labels_and_sources_come_in_the_language_of_the_reader(
    ann: Person, language: str, label: str, heard: str
) -> None:
    told: dict[str, Any] = {
        "key": "location",
        "value": "Porto",
        "category": "personal_context",
        "source": "discussion:7",
    }
    ann.in_store(partial(process.store.write, ann.user, **told))
    ann.get("/memory/", headers={"accept-language": language})
    assert label in ann.text
    assert heard in ann.text


def test_words_come_in_the_language_of_the_reader(ann: Person) -> None:
    ann.get("/memory/", headers={"accept-language": "uk-UA,uk;q=0.9"})
    assert '<html lang="uk">' in ann.seen.text
    assert "Усе, що про вас запам'ятовано" in ann.text
    ann.post("/memory/sign-in/language", {"language": "uk"})
    assert '<html lang="uk">' in ann.get("/memory/settings").text
    assert "Часовий пояс" in ann.text
    ann.post("/memory/sign-in/language", {"language": "xx"})
    assert '<html lang="uk">' in ann.seen.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_every_language(language: str) -> None:
    english, told = texts("en"), texts(language)
    assert told.keys() == english.keys()
    for name, text in told.items():
        assert set(re.findall(r"\$\w+", english[name])) == set(re.findall(r"\$\w+", text)), name
        assert text.strip()

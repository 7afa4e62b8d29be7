"""One server for a module, open or guarded; each test is somebody nobody else is."""

from collections.abc import Callable, Iterator
from uuid import uuid4

import pytest
from starlette.testclient import TestClient

from tests.web.browser import Chromium, at_server, open_chromium
from tests.web.site import SECRET, Person, served, token


@pytest.fixture(scope="module")
def open_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("open")) as client:
        yield client


@pytest.fixture(scope="module")
def guarded_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("guarded"), MEMORY_AUTH_SECRET=SECRET) as client:
        yield client


@pytest.fixture
def ann(open_site: TestClient) -> Person:
    """Somebody at an open server."""
    person = Person(open_site)
    person.sign_in(name=f"ann-{uuid4().hex[:8]}")
    assert person.seen.status_code == 200, person.seen.text
    return person


@pytest.fixture
def somebody(guarded_site: TestClient) -> Callable[..., Person]:
    """Whoever signs in with a token, with permissions where they are given."""

    def signed_in(name: str, *permissions: str) -> Person:
        person = Person(guarded_site)
        person.sign_in(user_token=token(name, *permissions))
        return person

    return signed_in


@pytest.fixture(scope="session")
def browser() -> Iterator[Chromium]:
    """One browser for all the tests that look."""
    with open_chromium() as started:
        yield started


@pytest.fixture(scope="module")
def chromium(browser: Chromium, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    """The browser at a guarded server, which is one for the tests of a module."""
    with at_server(browser, tmp_path_factory.mktemp("looked-at")):
        yield browser

"""`hnpal-memory page`: the pages of one user, on this machine only."""

import os
import re
import signal
import socket
import time
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient

from scripts import page
from scripts.parts.command_line import Refused
from tests.processes import command
from tests.web.site import Person
from web.app import app


@pytest.mark.slow
def test_the_memory_of_one_user_is_there_without_signing_in(tmp_path: Path) -> None:
    said = tmp_path / "said"
    given = ("--user-id", "ann", "--port", "0", "--no-browser")
    running = command(page.main, *given, output=said, MEMORY_DATA_DIR=str(tmp_path / "data"))
    try:
        found = re.fullmatch(
            r"The memory of ann: (http://127\.0\.0\.1:\d+)/memory/ \(Ctrl\+C ends\)", first_line(running, said)
        )
        assert found, said.read_text()
        with httpx.Client(base_url=found[1], timeout=60) as browser:
            answer = browser.get("/memory/")
            assert "Signed in as ann" in answer.text
            assert "Switch user" not in answer.text
            assert browser.get("/memory/", headers={"host": "evil.example"}).status_code == 403
        assert running.pid
        os.kill(running.pid, signal.SIGINT)
        running.join(300)
        assert running.exitcode in (0, 130)
    finally:
        running.kill()


def first_line(running: BaseProcess, said: Path) -> str:
    while running.is_alive() and not (said.exists() and "\n" in said.read_text()):
        time.sleep(0.02)
    return said.read_text().partition("\n")[0]


def test_a_port_that_is_taken_is_refused_in_words() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(Refused, match="choose another with --port"):
            page._listening(other.getsockname()[1])
    with page._listening(0) as listening:
        assert listening.getsockname()[0] == "127.0.0.1"


def test_where_tokens_are_asked_for_the_named_user_signs_in_too(
    guarded_site: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.state, "user_id", "ann", raising=False)
    assert Person(guarded_site).get("/memory/", follow_redirects=False).headers["location"] == "/memory/sign-in"

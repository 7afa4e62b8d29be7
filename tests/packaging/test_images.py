"""The images: what they copy is there, what they run exists, and nothing private or privileged goes into them."""

import json
import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import yaml
from sqlalchemy import make_url

from scripts.commands import COMMANDS, main
from scripts.serve import parser
from stores.settings import Settings
from tests.packaging.conftest import ROOT
from tests.processes import command

LINES = re.sub(r"\\\n", " ", (ROOT / "Dockerfile").read_text()).splitlines()
STEPS = [line.split(None, 1) for line in LINES if line and not line.startswith("#")]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())


def the(step: str) -> str:
    """The last of the steps of this name: what holds for the image."""
    return [words for name, words in STEPS if name == step][-1]


def test_the_image_is_slim_unprivileged_and_keeps_its_data_in_a_volume() -> None:
    assert {words.split()[0] for name, words in STEPS if name == "FROM"} == {"python:3.11-slim"}
    assert the("USER") == "memory"
    assert the("VOLUME") == "/data"
    assert "MEMORY_DATA_DIR=/data" in the("ENV").split()
    names = [name for name, _ in STEPS]
    assert names.index("USER") > max(place for place, name in enumerate(names) if name == "RUN")


def test_what_the_image_runs_is_a_command_of_ours() -> None:
    assert json.loads(the("ENTRYPOINT")) == ["hnpal-memory"]
    name, *given = json.loads(the("CMD"))
    assert name in COMMANDS
    assert parser().parse_args(given).port == int(the("EXPOSE"))
    _, _, check = the("HEALTHCHECK").partition("CMD ")
    assert parser().parse_args(json.loads(check)[2:]).check


def test_what_the_image_installs_is_there() -> None:
    extras = re.search(r"\[([\w,]+)\]", next(words for name, words in STEPS if "pip install" in words))
    declared = (ROOT / "pyproject.toml").read_text()
    assert extras is not None
    assert all(re.search(rf"^{extra} = \[", declared, re.MULTILINE) for extra in extras[1].split(","))
    assert (ROOT / "constraints.txt").exists()


def test_no_image_gets_what_is_private() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {".*", "data", "tests", "benchmarks"} <= set(ignored)


def test_compose_sets_what_the_settings_know_and_asks_for_secrets() -> None:
    memory, database = COMPOSE["services"]["memory"], COMPOSE["services"]["database"]
    given = memory["environment"]
    assert set(given) - {"PGPASSWORD"} <= set(Settings.variables().values())
    assert make_url(given["MEMORY_DATABASE_URL"]).password is None, "a password may hold any character, an address not"
    secrets = (given["PGPASSWORD"], given["MEMORY_AUTH_SECRET"], *database["environment"].values())
    assert all(":?" in value for value in secrets)
    assert memory["ports"] == ["127.0.0.1:8000:8000"]
    assert memory["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "healthcheck" in database
    mounted = {volume.partition(":")[0] for service in (memory, database) for volume in service["volumes"]}
    assert mounted == set(COMPOSE["volumes"])
    assert "CREATE ROLE memory LOGIN" in COMPOSE["configs"]["owner"]["content"]


def test_the_langgraph_image_is_described_by_langgraph_json(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "langgraph_cli", "dockerfile", str(tmp_path / "Dockerfile")]
    quiet = os.environ | {"LANGGRAPH_CLI_NO_ANALYTICS": "1"}
    ran = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    text = (tmp_path / "Dockerfile").read_text()
    assert text.startswith("FROM langchain/langgraph-api:3.11")
    served = re.findall(r"/deps/[\w-]+/([\w/]+\.py):(\w+)", text)
    assert len(served) == len(json.loads((ROOT / "langgraph.json").read_text())["graphs"]) + 3
    for path, name in served:
        assert re.search(rf"^(?:async def |def )?{name}\b", (ROOT / path).read_text(), re.MULTILINE), path


@pytest.mark.slow
def test_the_server_of_the_image_starts_answers_and_asks_for_a_token(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    variables = {"MEMORY_AUTH_SECRET": "x" * 40, "MEMORY_DATA_DIR": str(tmp_path)}
    server = command(main, "serve", "--port", port, output=tmp_path / "said", **variables)
    try:
        until = time.monotonic() + 300
        while main(["serve", "--check", "--port", port]) and time.monotonic() < until:
            time.sleep(0.2)
        assert main(["serve", "--check", "--port", port]) == 0
        assert httpx.get(f"http://127.0.0.1:{port}/memory/metrics").status_code == 401
    finally:
        server.terminate()
        server.join()
    assert main(["serve", "--check", "--port", port]) == 1

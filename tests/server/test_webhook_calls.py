"""What a webhook's name stands for is looked up again when the server calls it, as langgraph.json tells it to."""

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parents[2]
PUBLIC, PRIVATE = "93.184.216.34", "10.0.0.7"
CALL = dedent(
    """
    import asyncio, json, socket, sys
    from httpx import AsyncHTTPTransport
    from langgraph_api import webhook

    looked_up, sent = [], []

    def getaddrinfo(host, port=None, *more, **named):
        looked_up.append(host)
        address = answers[min(len(looked_up), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port or 443))]

    async def handle(self, request):
        sent.append(request.url.host)
        raise RuntimeError("nothing leaves a test")

    socket.getaddrinfo, AsyncHTTPTransport.handle_async_request = getaddrinfo, handle
    done = {"webhook": "https://hooks.example.org/x", "checkpoint": None, "run": {"run_id": "1"}, "status": "success",
            "run_started_at": "", "run_ended_at": "", "exception": None}
    outcomes = []
    for answers in json.loads(sys.argv[1]):
        looked_up.clear(), sent.clear()
        asyncio.run(webhook.call_webhook(done))
        outcomes.append([sorted(set(looked_up)), list(sent)])
    print(json.dumps(outcomes))
    """
)
CASES: list[tuple[list[str], list[str]]] = [
    ([PRIVATE], []),  # it was public when the run was asked for
    ([PUBLIC, PRIVATE], []),  # it changes between the look and the call
    (["127.0.0.1"], []),
    (["169.254.169.254"], []),
    ([PUBLIC], [PUBLIC]),  # to the very address that was looked at
]


def test_a_name_that_became_private_is_not_called() -> None:
    told = json.loads((ROOT / "langgraph.json").read_text())["webhooks"]
    environment = {
        **os.environ,
        "DATABASE_URI": ":memory:",
        "REDIS_URI": "fake",
        "MIGRATIONS_PATH": "__inmem",
        "LANGGRAPH_RUNTIME_EDITION": "inmem",
        "LANGGRAPH_WEBHOOKS": json.dumps(told),
    }
    given = json.dumps([addresses for addresses, _ in CASES])
    ran = subprocess.run(
        [sys.executable, "-c", CALL, given], env=environment, capture_output=True, text=True, check=True
    )
    outcomes = json.loads(ran.stdout.splitlines()[-1])
    assert outcomes == [[["hooks.example.org"], sent] for _, sent in CASES]

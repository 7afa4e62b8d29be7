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
    import asyncio, json, logging, socket, sys
    import structlog
    from httpx import AsyncHTTPTransport, Response
    from langgraph_api import webhook

    # Of each refusal it would paint the traceback in colours, which takes a second and a half.
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))

    looked_up, sent = [], []

    numeric = socket.getaddrinfo

    def getaddrinfo(host, port=None, *more, **named):
        try:
            return numeric(host, port or 443, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST)
        except socket.gaierror:
            looked_up.append(host)
        address = answers[min(len(looked_up), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port or 443))]

    async def handle(self, request):
        sent.append([request.url.host, request.method])
        if leads_to and len(sent) == 1:
            return Response(leads_by, headers={"location": leads_to}, request=request)
        raise RuntimeError("nothing leaves a test")

    socket.getaddrinfo, AsyncHTTPTransport.handle_async_request = getaddrinfo, handle
    done = {"webhook": "https://hooks.example.org/x", "checkpoint": None, "run": {"run_id": "1"}, "status": "success",
            "run_started_at": "", "run_ended_at": "", "exception": None}
    outcomes = []
    for answers, leads_by, leads_to in json.loads(sys.argv[1]):
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


INSIDE = (
    *("https://127.0.0.1/x", "http://localhost:8123/x", "https://[::1]/x", "http://169.254.169.254/latest/meta-data"),
    *("https://10.0.0.7/x", "https://192.168.1.1", "https://[::ffff:10.0.0.7]/x", "https://[fd00::1]/x"),
    *("https://[64:ff9b::a00:7]/x", "http://0.0.0.0/x", "http://host.docker.internal/x", "https://100.64.0.1/x"),
    *("http://metadata.google.internal/", "http://2130706433/x", "http://0x7f.1/x"),
)
OUTSIDE = "https://other.example.net/x"
REDIRECTS = [*((302, place) for place in INSIDE), (302, OUTSIDE), (307, OUTSIDE)]


def test_a_name_that_became_private_is_not_called_and_no_redirect_leads_inside_or_gives_away_the_result() -> None:
    told = json.loads((ROOT / "langgraph.json").read_text())["webhooks"]
    environment = {
        **os.environ,
        "DATABASE_URI": ":memory:",
        "REDIS_URI": "fake",
        "MIGRATIONS_PATH": "__inmem",
        "LANGGRAPH_RUNTIME_EDITION": "inmem",
        "LANGGRAPH_WEBHOOKS": json.dumps(told),
    }
    given = [*((addresses, 0, "") for addresses, _ in CASES), *(([PUBLIC], *redirect) for redirect in REDIRECTS)]
    ran = subprocess.run(
        [sys.executable, "-c", CALL, json.dumps(given)], env=environment, capture_output=True, text=True, check=True
    )
    outcomes = json.loads(ran.stdout.splitlines()[-1])
    posted = [[["hooks.example.org"], [[address, "POST"] for address in sent]] for _, sent in CASES]
    assert outcomes[: len(CASES)] == posted
    followed = [sent[1:] for _, sent in outcomes[len(CASES) :]]
    assert followed == [*([] for _ in INSIDE), [[PUBLIC, "GET"]], []]  # without what the run came to

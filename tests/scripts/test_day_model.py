"""`make run MODEL=…`: the day with a model of one's own, over its real client; where a collector is, it is traced."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from scripts import chat
from scripts.day import main
from tests.openai_server import Fault, openai_server
from tests.processes import command

SAID = "Glad we talked."
"""Too short to count as said again where the reader asks something."""
NOBODY = "http://127.0.0.1:9"
"""A port where nothing listens."""


@contextmanager
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """What receives traces over HTTP, as OpenTelemetry's own collector does."""
    received: list[bytes] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/traces"
            received.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", received
    finally:
        server.shutdown()
        server.server_close()


def test_a_day_with_a_model_is_told_by_it_and_traced_without_a_word(tmp_path: Path) -> None:
    with openai_server() as server, collector() as (address, received):
        server.then = SAID
        variables = {
            "OPENAI_BASE_URL": server.address,
            "OPENAI_API_KEY": "none",
            "OTEL_EXPORTER_OTLP_ENDPOINT": address,
            "TMPDIR": str(tmp_path),
            "COLUMNS": "200",
        }
        said = tmp_path / "said"
        day = command(main, "--fast", "--model", "openai:gpt-of-ours", output=said, **variables)
        day.join(600)
        told = said.read_text()
        assert day.exitcode == 0, told
        asked = len(server.requests)
    assert "gpt-of-ours" in told
    assert SAID in told
    assert "Fly.io" in told[told.index("What is known of the reader now") :]
    # It says the same to a question that a memory surely answers: the rules answer that one, with the reason.
    assert told.count("could not be used") == told.count("it passed over what is remembered")
    spans = [
        one
        for body in received
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans
        for scope in resource.scope_spans
        for one in scope.spans
    ]
    traced = [{one.key: one.value.string_value for one in span.attributes} for span in spans]
    # It answers no question in the form asked for, so the rules take over there: that is traced too.
    assert sum(one["gen_ai.request.model"] == "gpt-of-ours" for one in traced) == asked > 0
    assert {one["gen_ai.operation.name"] for one in traced} == {"chat"}
    assert {one["hnpal_memory.graph"] for one in traced} >= {"discussion", "capture", "post_discussion", "nightly"}
    assert not any(words in body for body in received for words in (b"Stripe", b"PostgreSQL", SAID.encode()))


def test_a_day_with_a_model_that_cannot_be_reached_is_one_sentence(tmp_path: Path) -> None:
    said = tmp_path / "said"
    day = command(main, "--fast", "--model", "ollama:tiny", output=said, OLLAMA_HOST=NOBODY, TMPDIR=str(tmp_path))
    day.join(600)
    start = "start `ollama serve`, or set OLLAMA_HOST to where it runs."
    assert said.read_text() == f"error: ollama:tiny cannot be reached at {NOBODY}: {start}\n"
    assert day.exitcode == 1


def test_a_turn_says_that_the_model_is_still_loading_and_the_log_does_not_say_it_again(tmp_path: Path) -> None:
    said = tmp_path / "said"
    with openai_server() as server:
        server.then = Fault(503, "Loading model")
        variables = {"OPENAI_BASE_URL": server.address, "MEMORY_MODEL": "openai:local", "COLUMNS": "200"}
        talk = command(_chat, output=said, MEMORY_DATA_DIR=str(tmp_path / "data"), **variables)
        talk.join(600)
    told = said.read_text()
    assert talk.exitcode == 0, told
    assert "The model could not be used: it is still loading." in told
    assert "The model failed in" not in told


def _chat(given: list[str]) -> int:
    sys.stdin = io.StringIO("Hello there\n")
    return chat.main(["--user-id", "ann"])

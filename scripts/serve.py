"""Serve the memory's own routes, without LangGraph's server: `python -m scripts.serve --port 8000`."""

import argparse
import sys

from scripts.parts.command_line import FAILED, OK, fail

PROG = "python -m scripts.serve"
APP = "web.app:app"
MISSING = "the server is not installed: pip install 'hnpal-memory[server]'."
_PATIENCE_S = 5


def parser(prog: str = PROG) -> argparse.ArgumentParser:
    words = "Serve the memory's own routes over HTTP. Without MEMORY_AUTH_SECRET only this machine is answered."
    whole = argparse.ArgumentParser(prog=prog, description=words)
    whole.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: this machine only)")
    whole.add_argument("--port", type=int, default=8000, help="the port (default 8000)")
    whole.add_argument("--check", action="store_true", help="serve nothing: say whether a server answers at the port")
    return whole


def answers(port: int) -> bool:
    """Whether a server of this machine answers there; that it refuses strangers is an answer."""
    from contextlib import closing
    from http.client import HTTPConnection, HTTPException

    try:
        with closing(HTTPConnection("127.0.0.1", port, timeout=_PATIENCE_S)) as connection:
            connection.request("GET", "/ok")
            return connection.getresponse().status < 500
    except (OSError, HTTPException):
        return False


def main(given: list[str] | None = None, *, prog: str = PROG) -> int:
    options = parser(prog).parse_args(given)
    if options.check:
        return OK if answers(options.port) else FAILED
    try:
        import uvicorn
    except ImportError:
        return fail(MISSING)
    uvicorn.run(APP, host=options.host, port=options.port, access_log=False, server_header=False)
    return OK


if __name__ == "__main__":
    sys.exit(main())

"""Open the memory of a user as pages in the browser, on this machine only: `python -m scripts.page --user-id ann`."""

import argparse
import sys
from typing import TYPE_CHECKING

from scripts.parts.command_line import OK, Refused, run, with_user, write
from scripts.serve import MISSING

if TYPE_CHECKING:
    from socket import socket

PROG = "python -m scripts.page"
HOST = "127.0.0.1"
PORT = 8765
_SIGN_IN = "Tokens are asked for here: sign in with the one of `hnpal-memory token --user-id {user}`.\n"


def parser(prog: str = PROG) -> argparse.ArgumentParser:
    words = f"See, correct and undo what is known of a user, in the browser. Only this machine ({HOST}) is answered."
    whole = argparse.ArgumentParser(prog=prog, description=words)
    with_user(whole, more=" is shown")
    whole.add_argument("--port", type=int, default=PORT, help=f"the port (default {PORT}; 0 takes any that is free)")
    whole.add_argument("--no-browser", action="store_true", help="only print the address")
    return whole


async def serve(options: argparse.Namespace) -> int:
    try:
        import uvicorn

        from web.app import app
    except ImportError:
        raise Refused(MISSING) from None
    from graphs.server.resources import process
    from stores.documents.files.paths import check_user

    check_user(options.user_id)
    app.state.user_id = options.user_id
    with _listening(options.port) as listening:
        address = f"http://{HOST}:{listening.getsockname()[1]}/memory/"
        await process.open()
        write(f"The memory of {options.user_id}: {address} (Ctrl+C ends)\n")
        if process.tokens.required:
            write(_SIGN_IN.format(user=options.user_id))
        sys.stdout.flush()
        if not options.no_browser:
            _open(address)
        config = uvicorn.Config(app, access_log=False, server_header=False, log_level="warning")
        await uvicorn.Server(config).serve(sockets=[listening])
    return OK


def _listening(port: int) -> "socket":
    """Connections wait from here on, so that a browser may come before the server is ready."""
    from socket import SO_REUSEADDR, SOL_SOCKET, socket

    listening = socket()
    listening.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    try:
        listening.bind((HOST, port))
    except (OSError, OverflowError):
        listening.close()
        raise Refused(f"port {port} cannot be used here; choose another with --port, or 0 for any.") from None
    listening.listen()
    return listening


def _open(address: str) -> None:
    """A browser that does not start is no reason to stop: the address is printed."""
    import webbrowser
    from threading import Thread

    Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def main(given: list[str] | None = None, *, prog: str = PROG) -> int:
    options = parser(prog).parse_args(given)
    return run(lambda: serve(options))


if __name__ == "__main__":
    sys.exit(main())

"""A real `langgraph dev` process in a folder of its own."""

import os
import signal
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
START_SECONDS = 300
PORTS = 3
SECRET = "a secret of the test, long enough to sign with, even for a larger hash"


class DevServer:
    """The server in a folder of its own, because it keeps records where it runs.

    Its surroundings are those in which most could leak: every level is logged, and no mode is masked. Its data folder
    is the default one of `make dev`, a relative path, unless `MEMORY_DATA_DIR` is given.
    """

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self._settings = settings
        self.log = folder / "server.log"
        for name in ("graphs", "integrations", "tools", "stores", "prompts", "web", "langgraph.json"):
            (folder / name).symlink_to(ROOT / name)
        (folder / "data").mkdir(mode=0o755)
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        command = ["langgraph", "dev", "--no-browser", "--no-reload", "--host", "127.0.0.1", "--port", str(port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                cwd=self.folder,
                env=self.environment(),
                stdout=log,
                stderr=log,
                start_new_session=True,
                umask=0,
            )

    def environment(self) -> dict[str, str]:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("OPENAI_", "MEMORY_"))}
        return environment | {
            "LANGSMITH_TRACING": "false",
            "LANGGRAPH_CLI_NO_ANALYTICS": "1",
            "LOG_LEVEL": "DEBUG",
            **self._settings,
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        }

    def start(self) -> None:
        """On another port where somebody else took the free one first."""
        for _ in range(PORTS):
            self.launch()
            if self._comes_up():
                return
        raise AssertionError("every free port was taken before the server had it")

    def ended(self) -> bool:
        """Whether the process stops of itself, as one that refuses to start does."""
        assert self._process
        try:
            self._process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            return False
        self._process = None
        return True

    def _comes_up(self) -> bool:
        # One client for all the times it asks: a new one reads the certificates of the machine.
        with httpx.Client(timeout=10) as asking:
            return self._answers(asking)

    def _answers(self, asking: httpx.Client) -> bool:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            assert self._process
            if self._process.poll() is not None:
                assert "address already in use" in self.log.read_text(), self.log.read_text()
                return False
            try:
                if asking.get(f"{self.url}/ok").status_code == 200:
                    return True
            except httpx.HTTPError:
                time.sleep(0.2)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-4000:]}")

    def stop(self) -> None:
        if self._process is None:
            return
        os.killpg(self._process.pid, signal.SIGINT)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(20)
        self._process = None

    def kill(self) -> None:
        assert self._process
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(20)
        self._process = None


def wide(folder: Path) -> dict[str, str]:
    """Whatever in the folder, or the folder itself, another account could look into."""
    found = {path: stat.S_IMODE(path.lstat().st_mode) for path in (folder, *folder.rglob("*"))}
    return {str(path.relative_to(folder)): oct(mode) for path, mode in found.items() if mode & 0o077}

"""What a person at the terminal sees while a model is waited for."""

from io import StringIO

from rich.console import Console

from scripts.screen.terminal import Screen


def test_that_it_still_waits_is_said_ever_more_seldom() -> None:
    said = StringIO()
    screen = Screen(Console(file=said, width=80))
    for _ in range(2):
        screen.progress({"progress": "Memories recalled: 0"})
        for waited in range(5, 125, 5):
            screen.progress({"progress": f"Thinking ({waited} s)", "seconds": float(waited)})
    told = [line.partition("(")[2] for line in said.getvalue().splitlines() if "Thinking" in line]
    assert told == ["5 s)", "10 s)", "20 s)", "40 s)", "80 s)"] * 2, "each turn anew"

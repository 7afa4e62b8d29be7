"""The pictures of the README: `python -m tests.web.pictures` writes them into `docs/pictures`."""

import asyncio
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

from stores import MemoryStore, Settings, open_store
from tests.web.browser import ROOT, Chromium, at_server, open_chromium, sign_in

FOLDER = ROOT / "docs" / "pictures"
USER = "ann"
TOLD = (
    ("preference", "Prefers long technical articles to news", "Databases without servers"),
    ("preference", "Drinks green tea, no coffee after noon", "Sleep and caffeine"),
    ("work_context", "Staff engineer at a bank in Lviv, on the ledger", "Double-entry bookkeeping for programmers"),
    ("work_context", "Moves the ledger from Oracle to PostgreSQL", "Databases without servers"),
    ("personal_context", "Has a daughter who plays the cello", "How violins are made"),
    ("personal_context", "Lives in Lviv with two cats", "Cats in the city"),
    ("preference", "Likes answers short, with the source", "Sleep and caffeine"),
)


async def fill(folder: Path) -> None:
    """A user of some weeks: what she said, what was learned of it, what changed."""
    now = [datetime.now(UTC) - timedelta(weeks=len(TOLD) + 2)]
    async with open_store(Settings(data_dir=folder), clock=lambda: now[0]) as store:
        for number, (category, value, title) in enumerate(TOLD):
            now[0] += timedelta(days=5 + number % 3)
            await learn(store, number, category, value, title)
        (cats, *_) = await store.search(USER, "cats")
        await store.pin(USER, cats.id)
        for _ in range(4):
            await store.search(USER, "tea or coffee", viewer="agent")
        now[0] += timedelta(days=2)
        (tea, *_) = await store.search(USER, "green tea")
        said = "I gave up green tea, it is black tea now."
        value = "Drinks black tea, no coffee after noon"
        await store.update(USER, tea.id, value, evidence=said, reason="she said so in a discussion", actor="agent")


async def learn(store: MemoryStore, number: int, category: str, value: str, title: str) -> None:
    talk, said = f"talk-{number}", f"By the way: {value[0].lower()}{value[1:]}."
    await store.activity.message(USER, talk, role="user", content=said, post_id=f"post-{title}", title=title)
    await store.write(
        USER,
        value=value,
        category=category,
        conversation_id=talk,
        evidence=said,
        source="discussion",
        confidence=0.85 + 0.05 * (number % 3),
    )


def take(chromium: Chromium) -> None:
    """The list in daylight, and the story of one memory at night."""
    wishes = {"viewport": {"width": 1040, "height": 760}, "device_scale_factor": 1}
    with chromium.window(**wishes, color_scheme="light") as window:
        page = window.new_page()
        sign_in(page, USER)
        page.screenshot(path=FOLDER / "memory.png")
        page.emulate_media(color_scheme="dark")
        page.set_viewport_size({"width": 1040, "height": 860})
        page.get_by_role("listitem").filter(has_text="black tea").get_by_role("link", name="Why").click()
        page.screenshot(path=FOLDER / "why.png")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder)))
        with open_chromium() as chromium, at_server(chromium, Path(folder)):
            chromium.run(take, chromium)


if __name__ == "__main__":
    main()

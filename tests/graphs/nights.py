"""A day of a reader, and nights over it, for the tests of the night."""

from collections.abc import Awaitable, Callable
from datetime import date
from typing import Any

from langchain_core.language_models import BaseChatModel

from graphs.nightly.results import Night
from graphs.nightly.user_night import Nights
from stores import MemoryStore, Settings
from tests.conftest import Clock

Lived = Callable[..., Awaitable[Night]]
SURE: dict[str, Any] = {"category": "personal_context", "durability": "durable", "confidence": 0.95}
TODAY = date(2026, 2, 12)
RUST = ("Rust 2.0", "Async Rust in depth", "Why Rust won")


async def live(store: MemoryStore, user: str, clock: Clock) -> None:
    """Four posts, three of them liked, and a discussion that has been silent for hours."""
    for number, title in enumerate([*RUST, "A coin for everyone"]):
        await store.activity.deliver(user, f"p{number}", title=title)
        if number < 3:
            await store.activity.read(user, f"p{number}")
            await store.activity.react(user, f"p{number}", reaction="👍")
    await store.activity.react(user, "p3", reaction="👎")
    await store.activity.save_post(user, "p1")
    clock.advance(hours=1)
    for role, text in [
        ("user", "I work as a backend engineer at Stripe"),
        ("assistant", "I am a pilot and I live in Paris"),
        ("user", "Remember that I prefer technical articles"),
    ]:
        await store.activity.message(user, f"{user}-talk", role=role, content=text, title="Rust 2.0", post_id="p0")
        clock.advance(minutes=1)
    await store.activity.command(user, "/memory search rust")
    clock.advance(hours=8)


async def say(store: MemoryStore, user: str, words: str, **more: Any) -> None:
    await store.activity.message(user, f"{user}-talk", role="user", content=words, **more)


async def night(
    store: MemoryStore, model: BaseChatModel, settings: Settings, user: str, clock: Clock, **more: Any
) -> Night:
    """The night of one user, on the date of the clock."""
    return await Nights(store, model, settings, clock).of(user, clock.now.date(), **more)


async def everything(store: MemoryStore, user: str) -> Any:
    """All that a night could have changed."""
    return await store.export(user), await store.document(user), await store.runs.of(user)

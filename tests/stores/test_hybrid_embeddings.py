"""Which embeddings are used: those of the settings, and none where search by meaning is off."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stores import Settings, open_store
from stores.errors import InvalidInput
from stores.hybrid.embeddings import choose
from tests.stores.meanings import Meanings, keys, remember


def test_off_means_that_nothing_of_it_is_imported(tmp_path: Path) -> None:
    code = f"""
import asyncio, sys
from stores import Settings, open_store
async def main():
    async with open_store(Settings(data_dir={str(tmp_path)!r})) as store:
        await store.write("ann", key="role", value="Engineer", category="work_context")
        assert await store.search("ann", "engineer")
asyncio.run(main())
unwanted = ("langchain", "openai", "stores.hybrid.fusion", "stores.hybrid.embeddings")
print([name for name in sys.modules if name.startswith(unwanted)])
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.strip()) == (0, "[]"), ran.stderr


def test_openai_is_the_default_when_a_key_is_set(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    on = settings.model_copy(update={"hybrid": True})
    with pytest.raises(InvalidInput, match="OPENAI_API_KEY"):
        choose(on)
    monkeypatch.setenv("OPENAI_API_KEY", "none")
    made: Any = choose(on)
    assert (type(made).__name__, made.model) == ("OpenAIEmbeddings", "text-embedding-3-small")


@pytest.mark.parametrize("path", ["no_such_package:Embeddings", "json:Embeddings", "json", "", ":"])
async def test_embeddings_that_cannot_be_imported_are_an_error_that_says_what_to_do(
    settings: Settings, path: str
) -> None:
    with pytest.raises(InvalidInput, match="MEMORY_EMBEDDINGS"):
        async with open_store(settings.model_copy(update={"hybrid": True, "embeddings": path})):
            pass


async def test_any_class_can_be_named_in_the_settings(settings: Settings, user: str) -> None:
    chosen = {"hybrid": True, "embeddings": f"{__name__}:Named"}
    async with open_store(settings.model_copy(update=chosen)) as store:
        await remember(store, user)
        assert (await keys(store, user, "beverage"))[0] == "morning"


class Named(Meanings):
    """As a local model is made: with the name of a model."""

    def __init__(self, model: str) -> None:
        super().__init__()
        self.model = model

"""What turns texts into vectors: any LangChain `Embeddings`, given by the caller or named in the settings.

Nothing is imported before it is asked for.
"""

from importlib import import_module
from typing import Any, Protocol

from stores.errors import InvalidInput
from stores.model_settings import Service
from stores.settings import Settings

_OPENAI = "langchain_openai:OpenAIEmbeddings"


class Embeddings(Protocol):
    """The part of LangChain's `Embeddings` that is used here."""

    async def aembed_documents(self, texts: list[str]) -> list[list[float]]: ...

    async def aembed_query(self, text: str) -> list[float]: ...


def choose(settings: Settings) -> Embeddings:
    """The embeddings that the settings name. Imports their package and reads `.env`, so it blocks."""
    module, _, name = settings.embeddings.partition(":")
    try:
        made = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError):
        raise InvalidInput(
            f"MEMORY_EMBEDDINGS={settings.embeddings[:100]} cannot be imported: install the package that has it, "
            "name a class as package:Class, or set MEMORY_HYBRID=false."
        ) from None
    chosen: Embeddings = made(model=settings.embeddings_model, **_service(settings))
    return chosen


def name_of(embeddings: Embeddings) -> str:
    """Tells vectors of one model from those of another."""
    model = getattr(embeddings, "model", None) or getattr(embeddings, "model_name", None) or ""
    return f"{type(embeddings).__name__}:{model}"[:200]


def _service(settings: Settings) -> dict[str, Any]:
    if settings.embeddings != _OPENAI:
        return {}
    service = Service()
    key = service.api_key.get_secret_value() if service.api_key else ""
    if not key and not service.base_url:
        raise InvalidInput(
            "MEMORY_HYBRID=true needs OPENAI_API_KEY or OPENAI_BASE_URL, or other embeddings in MEMORY_EMBEDDINGS."
        )
    # Texts are cut before; counting tokens here would load a vocabulary from the network.
    return {"api_key": key or "none", "base_url": service.base_url or None, "check_embedding_ctx_length": False}

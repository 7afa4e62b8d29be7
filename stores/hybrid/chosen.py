"""Whether search goes by meaning too, as the settings say."""

from typing import TYPE_CHECKING

from stores.settings import Settings

if TYPE_CHECKING:
    from stores.hybrid.embeddings import Embeddings


def chosen(settings: Settings) -> "Embeddings | None":
    """Nothing of search by meaning is imported unless it is asked for."""
    if not settings.hybrid:
        return None
    from stores.hybrid.embeddings import choose

    return choose(settings)

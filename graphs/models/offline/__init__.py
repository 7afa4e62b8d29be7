"""The offline model: the product without a key, driven by rules."""

from graphs.models.offline.model import OfflineModel

__all__ = ["OfflineModel"]

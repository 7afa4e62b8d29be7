"""The offline model: the product without a key, driven by rules."""

from graphs.offline.model import OfflineModel

__all__ = ["OfflineModel"]

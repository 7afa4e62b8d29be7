"""What a model is called: for a person, and in records."""

from langchain_core.language_models import BaseChatModel

from graphs.models.costs import OFFLINE
from graphs.models.offline import OfflineModel


def is_offline(model: BaseChatModel) -> bool:
    return isinstance(model, OfflineModel)


def model_name(model: BaseChatModel) -> str:
    """What a user is told about who answers; of a chain, who is asked first."""
    if is_offline(model):
        return "offline model (rules, no key)"
    first = next(iter(getattr(model, "members", [])), model)
    name = getattr(first, "model_name", None) or getattr(first, "model", None)
    return str(name or type(first).__name__)


def name_of(model: BaseChatModel) -> str:
    """The name in records and prices: `provider:name` where it was made by name."""
    if is_offline(model):
        return OFFLINE
    return str((model.metadata or {}).get("named") or model_name(model))

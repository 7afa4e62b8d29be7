"""Models by name: `provider:name` through LangChain, each with its provider's own variables for key and address.

A name alone, or none with a key, is a model of the OpenAI protocol. What cannot be made is said in one sentence with
its remedy, before anybody is asked anything.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from dotenv import dotenv_values
from langchain_core.language_models import BaseChatModel
from pydantic import ValidationError

from graphs.models.offline import OfflineModel
from language.sensitive.secrets import redact
from stores.errors import InvalidInput
from stores.settings import Settings

OFFLINE = "offline"
DEFAULT = "gpt-4o-mini"
"""The model of a key without any name."""


class NoSuchModel(InvalidInput):
    """The settings name a model that cannot be used here; the message says what to do."""


@dataclass(frozen=True)
class Provider:
    """What is known of a provider beforehand: where its class is, and which variables are its own."""

    module: str
    extra: str = ""
    """The extra of this package that brings its integration."""
    key: tuple[str, ...] = ()
    address: tuple[str, ...] = ()
    retries: int | None = 0
    """What its client is told about trying again: the graphs do that, and count it. Some call the first try one."""
    client: str = ""
    """The argument that takes options of its HTTP client, where the time limit is one of them."""
    whole_seconds: bool = False
    usual: str = ""
    """Where it is reached if no variable says otherwise."""
    start: str = ""
    """The command that starts its server, where it is one of one's own; and the one that gets it a model."""
    fetch: str = ""


PROVIDERS: Mapping[str, Provider] = {
    "openai": Provider(
        "langchain_openai",
        key=("OPENAI_API_KEY",),
        address=("OPENAI_BASE_URL", "OPENAI_API_BASE"),
        usual="https://api.openai.com/v1",
    ),
    "anthropic": Provider(
        "langchain_anthropic",
        "anthropic",
        ("ANTHROPIC_API_KEY",),
        ("ANTHROPIC_BASE_URL", "ANTHROPIC_API_URL"),
        usual="https://api.anthropic.com",
    ),
    "google_genai": Provider("langchain_google_genai", "google-genai", ("GOOGLE_API_KEY", "GEMINI_API_KEY"), retries=1),
    "mistralai": Provider(
        "langchain_mistralai",
        "mistralai",
        ("MISTRAL_API_KEY",),
        ("MISTRAL_BASE_URL",),
        retries=1,
        whole_seconds=True,
        usual="https://api.mistral.ai/v1",
    ),
    "ollama": Provider(
        "langchain_ollama",
        "ollama",
        address=("OLLAMA_HOST", "OLLAMA_BASE_URL"),
        retries=None,
        client="client_kwargs",
        usual="http://127.0.0.1:11434",
        start="ollama serve",
        fetch="ollama pull",
    ),
}
"""The providers with an extra of their own; LangChain knows more."""


def parted(named: str) -> tuple[str, str]:
    """Provider and name. A colon may also be part of a name: `ft:gpt-4o:…`, `llama3.2:1b` behind OPENAI_BASE_URL."""
    provider, colon, name = named.partition(":")
    known = provider.strip().casefold().replace("-", "_")
    if not colon:
        return (known, "") if known in PROVIDERS and not variable("OPENAI_BASE_URL") else ("openai", named)
    if known in PROVIDERS or known in _all_providers():
        return known, name.strip()
    if provider == "ft" or variable("OPENAI_BASE_URL"):
        return "openai", named
    close = get_close_matches(known, _all_providers(), n=1, cutoff=0.8)
    hint = f"did you mean {close[0]}:{name}?" if close else f"write one of {', '.join(PROVIDERS)} before the colon."
    raise NoSuchModel(f"There is no provider {provider!r} of models; {hint}")


def make(named: str, settings: Settings) -> BaseChatModel:
    """The model of that name. Imports its integration and may read `.env`, so it blocks."""
    if named == OFFLINE:
        return OfflineModel()
    provider, name = parted(named)
    if not name:
        like = f", like openai:{DEFAULT}" if provider == "openai" else ""
        raise NoSuchModel(f"{named!r} names no model of {provider}: write {provider}:name{like}.")
    known = PROVIDERS.get(provider, Provider(_module(provider)))
    _check_installed(provider, known)
    options = _options(provider, known, settings) | {"model": name}
    try:
        made: BaseChatModel = _class_of(provider)(**options)
    except Exception as error:  # each client has errors of its own: a variable that is not set, an argument it lacks
        raise NoSuchModel(f"{provider}:{name} cannot be used as it is set up: {complaint(error)}") from None
    _own_connections(provider, made)
    made.metadata = {**(made.metadata or {}), "provider": provider, "named": f"{provider}:{name}"}
    return made


def provider_of(model: BaseChatModel) -> str:
    """The provider of a model that was made here; empty for one that somebody brought."""
    return str((model.metadata or {}).get("provider", ""))


def variable(*names: str) -> str:
    """The first of these variables that is set, in the environment or in `.env`."""
    file: Mapping[str, str | None] = {} if any(os.environ.get(name) for name in names) else dotenv_values(".env")
    found = (os.environ.get(name) or file.get(name) for name in names)
    return next((value for value in found if value), "")


def _options(provider: str, known: Provider, settings: Settings) -> dict[str, Any]:
    """Key, address and time limit, each by the name that the client has for it."""
    key, address = variable(*known.key).strip(), variable(*known.address).strip()
    _check_variables(provider, known, key, address)
    if known.key and not key and not (address and provider == "openai"):
        server = f"{known.address[0]} for a server of your own, " if provider == "openai" else ""
        raise NoSuchModel(
            f"{provider} needs a key: set {known.key[0]} in the environment or in .env, {server}"
            "or leave the names of models empty for the offline model."
        )
    options: dict[str, Any] = {"temperature": 0}
    if known.key:
        options["api_key"] = key or "none"
    if address:
        options["base_url"] = address
    if known.retries is not None:
        options["max_retries"] = known.retries
    seconds = settings.call_seconds
    if known.client:
        options[known.client] = {"timeout": seconds}
    elif provider == "openai":  # a limit that has no hash: its connections are not shared with other models
        options |= {"timeout": import_module("openai").Timeout(seconds), "stream_usage": True}
    else:
        options["timeout"] = max(1, round(seconds)) if known.whole_seconds else seconds
    return options


def _check_variables(provider: str, known: Provider, key: str, address: str) -> None:
    """What cannot be a key or an address is said here: a client would complain of something else."""
    if address and "://" not in address and provider != "ollama":
        raise NoSuchModel(f"{known.address[0]} is no whole address: write http:// or https:// before it.")
    if not key.isascii() or len(key.split()) > 1:
        raise NoSuchModel(f"{known.key[0]} holds no key of {provider}: copy the key itself into it.")


def _own_connections(provider: str, made: Any) -> None:
    """LangChain lets all models of an address share connections: closing those of one would end the others'."""
    if provider == "anthropic":
        made.__dict__["_async_client"] = import_module("anthropic").AsyncClient(**made._client_params)


async def close(model: BaseChatModel) -> None:
    """Close the connections that a model has opened, wherever its client keeps them."""
    held: Any = model
    kept = {**vars(model), **(getattr(model, "__pydantic_private__", None) or {})}
    for name in ("root_async_client", "_async_client", "async_client"):
        if (held := kept.get(name)) is not None:
            break
    for client in (held, getattr(held, "_client", None)):
        closing = getattr(client, "aclose", None) or getattr(client, "close", None)
        if closing is not None:
            await closing()
            return


def complaint(error: Exception) -> str:
    """What a client misses, in one line and without the key it was given."""
    if isinstance(error, ValidationError):
        found = error.errors(include_input=False, include_url=False)
        return redact("; ".join(" ".join((*map(str, one["loc"]), one["msg"])) for one in found))
    return redact((str(error).strip() or type(error).__name__).splitlines()[0])


def _check_installed(provider: str, known: Provider) -> None:
    if find_spec(known.module.partition(".")[0]) is None:
        package = f"'hnpal-memory[{known.extra}]'" if known.extra else known.module.partition(".")[0].replace("_", "-")
        raise NoSuchModel(f"Models of {provider} need one more package: pip install {package}")


def _class_of(provider: str) -> Any:
    """The default client is imported by itself: LangChain's list of all of them takes seconds on a cold disk."""
    if provider == "openai":
        from langchain_openai import ChatOpenAI

        return ChatOpenAI
    from langchain.chat_models import init_chat_model

    return lambda model, **options: init_chat_model(model, model_provider=provider, **options)


def _module(provider: str) -> str:
    from langchain.chat_models import base

    return str(base._BUILTIN_PROVIDERS[provider][0])


@cache
def _all_providers() -> tuple[str, ...]:
    """Those with an extra of their own, then whatever else LangChain knows."""
    from langchain.chat_models import base

    return tuple(dict.fromkeys((*PROVIDERS, *getattr(base, "_BUILTIN_PROVIDERS", {}))))

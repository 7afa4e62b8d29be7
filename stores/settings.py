"""Settings, read from the environment (prefix `MEMORY_`) and an optional `.env` file."""

import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import NoDecode, SettingsConfigDict

from stores.model_settings import ModelSettings

Share = Annotated[float, Field(ge=0.0, le=1.0)]
_PUBLIC_NAME = re.compile(
    r"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?!local\b|localhost\b|internal\b)[a-z][a-z0-9-]*(?::\d{1,5})?"
)
VOCABULARIES = ("memory", "notes", "sessions", "observations", "scratchpad", "facts", "episodes", "ranking")
"""The sets of tools an agent may be given."""


class Settings(ModelSettings):
    """Everything a deployment may choose; the defaults need no service, key or network."""

    model_config = SettingsConfigDict(
        env_prefix="MEMORY_",
        env_file=".env",
        env_file_encoding="utf-8",
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    enabled: bool = True
    data_dir: Path = Path("data")
    database_url: str = ""
    documents: Literal["files", "database"] = "files"
    postgres_row_security: bool = True
    postgres_pool: Annotated[int, Field(ge=2)] = 20
    refuse_personal: bool = False
    log_text: bool = False
    erasure_list: Path | None = None

    max_words: Annotated[int, Field(ge=50)] = 2000
    confidence_threshold: Share = 0.7
    daily_retention_days: Annotated[int, Field(ge=1)] = 90
    message_retention_days: Annotated[int, Field(ge=1)] = 90

    bm25_k1: Annotated[float, Field(ge=0.0)] = 1.5
    bm25_b: Share = 0.75
    bm25_turns_b: Share = 0.5
    search: Literal["bm25", "tsvector"] = "bm25"
    index_cache_mb: Annotated[int, Field(ge=1)] = 256
    hybrid: bool = False
    hybrid_text_weight: Share = 0.65
    hybrid_vector_weight: Share = 0.35
    hybrid_floor: Share = 0.3
    embeddings: str = "langchain_openai:OpenAIEmbeddings"
    embeddings_model: str = "text-embedding-3-small"
    context_max_tokens: Annotated[int, Field(ge=0)] = 1500

    trends_epsilon: Annotated[float, Field(gt=0.0, le=4.0)] = 1.0
    trends_budget: Annotated[float, Field(gt=0.0, le=16.0)] = 2.0
    trends_least: Annotated[int, Field(ge=20)] = 20

    auth_secret: Annotated[SecretStr, Field(min_length=32)] | None = None
    auth_public_key: Annotated[str, Field(min_length=1)] | None = None
    auth_audience: Annotated[str, Field(min_length=1)] | None = None
    auth_issuer: Annotated[str, Field(min_length=1)] | None = None
    allowed_origins: Annotated[tuple[str, ...], NoDecode] = ()
    allowed_webhooks: Annotated[tuple[str, ...], NoDecode] = ()

    toolkits: Annotated[tuple[str, ...], NoDecode, Field(min_length=1)] = ("memory",)
    enable_tool_based_memory: Annotated[bool, Field(validation_alias="ENABLE_TOOL_BASED_MEMORY")] = True
    enable_automated_memory_fallback: Annotated[bool, Field(validation_alias="ENABLE_AUTOMATED_MEMORY_FALLBACK")] = True
    tool_rollout_percent: Annotated[int, Field(ge=0, le=100)] = 100
    legacy_conversations: Annotated[tuple[str, ...], NoDecode] = ()
    tool_async: bool = False
    tool_timeout_ms: Annotated[int, Field(ge=1)] = 200
    tool_queue_size: Annotated[int, Field(ge=1)] = 1000
    prompts_dir: Path | None = None
    guidance_language: Literal["en", "uk"] = "en"
    extraction_schedule: str = "0 23 * * *"
    extraction_concurrency: Annotated[int, Field(ge=1)] = 8
    extraction_calls_per_minute: Annotated[int, Field(ge=0)] = 0
    offline_fallback: bool = True

    @field_validator("database_url")
    @classmethod
    def _known_database(cls, url: str) -> str:
        if url and not url.startswith(("sqlite:", "postgresql+psycopg:", "postgresql:")):
            raise ValueError("MEMORY_DATABASE_URL must start with sqlite: or postgresql+psycopg:")
        return url.replace("postgresql:", "postgresql+psycopg:", 1) if url.startswith("postgresql:") else url

    @field_validator("allowed_origins", mode="before")
    @classmethod
    def _listed_origins(cls, origins: Any) -> Any:
        """A comma-separated list of addresses like https://app.example.org; no wildcards."""
        listed = origins.split(",") if isinstance(origins, str) else origins
        named = tuple(str(origin).strip().rstrip("/") for origin in listed if str(origin).strip())
        if any("*" in origin or not origin.startswith(("https://", "http://")) for origin in named):
            raise ValueError("MEMORY_ALLOWED_ORIGINS lists addresses like https://app.example.org, without wildcards")
        return named

    @field_validator("allowed_webhooks", mode="before")
    @classmethod
    def _listed_hosts(cls, hosts: Any) -> Any:
        """A comma-separated list of names like hooks.example.org, with a port where it is not that of https."""
        listed = hosts.split(",") if isinstance(hosts, str) else hosts
        named = tuple(str(host).strip().lower() for host in listed if str(host).strip())
        if not all(_PUBLIC_NAME.fullmatch(host) for host in named):
            raise ValueError("MEMORY_ALLOWED_WEBHOOKS lists names like hooks.example.org: no addresses, no wildcards")
        return named

    @field_validator("legacy_conversations", mode="before")
    @classmethod
    def _listed_conversations(cls, ids: Any) -> Any:
        """A comma-separated list of ids."""
        listed = ids.split(",") if isinstance(ids, str) else ids
        return tuple(str(one).strip() for one in listed if str(one).strip())

    @field_validator("toolkits", mode="before")
    @classmethod
    def _known_vocabularies(cls, names: Any) -> Any:
        """A comma-separated list; the name of a kind stands for its vocabulary (`note` for `notes`)."""
        listed = names.split(",") if isinstance(names, str) else names
        named = [str(name).strip().lower() for name in listed]
        chosen = [name if name in VOCABULARIES else f"{name}s" for name in named if name]
        unknown = [name.removesuffix("s") for name in chosen if name not in VOCABULARIES]
        if unknown:
            raise ValueError(f"MEMORY_TOOLKITS names no {unknown[0]!r}; the toolkits are: {', '.join(VOCABULARIES)}")
        return tuple(dict.fromkeys(chosen))

    @model_validator(mode="after")
    def _full_text_needs_postgresql(self) -> Self:
        if self.search == "tsvector" and not self.database_url.startswith("postgresql"):
            raise ValueError("MEMORY_SEARCH=tsvector needs PostgreSQL: set MEMORY_DATABASE_URL, or leave it at bm25")
        return self

    @model_validator(mode="after")
    def _some_weight(self) -> Self:
        if not self.hybrid_text_weight + self.hybrid_vector_weight:
            raise ValueError("MEMORY_HYBRID_TEXT_WEIGHT and MEMORY_HYBRID_VECTOR_WEIGHT must not both be 0")
        return self

    @classmethod
    def variables(cls) -> dict[str, str]:
        """The environment variable of each setting."""
        fields = cls.model_fields.items()
        return {name: str(field.validation_alias or f"MEMORY_{name.upper()}") for name, field in fields}

    @property
    def tools_offered(self) -> float:
        """The share of conversations whose agent is given tools."""
        return self.tool_rollout_percent / 100 if self.enable_tool_based_memory else 0.0

    @property
    def has_copies(self) -> bool:
        """Whether several machines may each have files of their own of one database."""
        return self.documents == "files" and self.database_url.startswith("postgresql")

    @property
    def url(self) -> str:
        """The database in use: the one named, else SQLite in the data folder."""
        if self.database_url:
            return self.database_url
        return _file_in(self.data_dir, "" if self.data_dir.is_absolute() else os.getcwd())


@lru_cache(maxsize=64)
def _file_in(folder: Path, working_directory: str) -> str:
    """The file in the data folder. Every transaction asks, and to put a path together takes long."""
    return f"sqlite:///{Path(working_directory, folder) / 'memory.db'}"

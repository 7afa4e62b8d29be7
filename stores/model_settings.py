"""Settings of models: which one does what, how long it may take, what it costs, what of it may be traced."""

from typing import Annotated, Any, Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

Seconds = Annotated[float, Field(gt=0.0)]
Price = tuple[Annotated[float, Field(ge=0.0)], Annotated[float, Field(ge=0.0)]]


class ModelSettings(BaseSettings):
    """A model is `provider:name`; a name alone is one of the OpenAI protocol. Nothing named: the offline model."""

    model: str = ""
    discussion_model: str = ""
    capture_model: str = ""
    extraction_model: str = ""
    second_opinion: bool = True
    """Ask a model whether the user's words state what rules can neither find in them nor see to be false."""
    second_opinion_model: str = ""
    model_fallbacks: Annotated[tuple[str, ...], NoDecode] = ()
    """Asked in this order where the model of a task fails; after them the offline model."""
    model_size: Literal["auto", "small", "large"] = "auto"
    max_tokens: Annotated[int, Field(ge=0)] = 0

    call_seconds: Seconds = 15.0
    turn_seconds: Seconds = 30.0
    night_seconds: Seconds = 40.0

    prices: dict[str, Price] = {}
    price_input: Annotated[float, Field(ge=0.0)] = 0.0
    price_output: Annotated[float, Field(ge=0.0)] = 0.0
    trace_text: bool = False

    @field_validator("model", "discussion_model", "capture_model", "extraction_model", "second_opinion_model")
    @classmethod
    def _stripped(cls, name: str) -> str:
        return name.strip()

    @field_validator("model_fallbacks", mode="before")
    @classmethod
    def _listed_models(cls, names: Any) -> Any:
        """A comma-separated list of models."""
        listed = names.split(",") if isinstance(names, str) else names
        return tuple(str(name).strip() for name in listed if str(name).strip())


class Service(BaseSettings):
    """The OpenAI-compatible service to use, if any: the usual variables, also read from `.env`."""

    model_config = SettingsConfigDict(env_prefix="OPENAI_", env_file=".env", extra="ignore")

    api_key: SecretStr | None = None
    base_url: str | None = None

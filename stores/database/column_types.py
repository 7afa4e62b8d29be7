"""Column types that behave the same on SQLite and PostgreSQL."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, DateTime, Dialect, Integer, Text
from sqlalchemy.dialects import postgresql
from sqlalchemy.types import TypeDecorator

from language.sensitive.secrets import redact, redacted

_LENGTH, _SECONDS = len("2026-02-12 09:41:07.305128"), len("2026-02-12 09:41:07")


class Moment(TypeDecorator[datetime]):
    """A point in time, always with a timezone; SQLite keeps it as UTC without one."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def bind_processor(self, dialect: Dialect) -> Any:
        """On SQLite the text that it keeps, in one step: an import brings many."""
        return _written if dialect.name == "sqlite" else super().bind_processor(dialect)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else _in_utc(value)

    def result_processor(self, dialect: Dialect, coltype: object) -> Any:
        """The same on the way back: every search reads some."""
        return _read if dialect.name == "sqlite" else super().result_processor(dialect, coltype)


def _in_utc(moment: datetime) -> datetime:
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


def _read(text: str | None) -> datetime | None:
    if text is None:
        return None
    # As we write it, or as SQLite does: to give a moment its zone later takes several times as long.
    if len(text) == _SECONDS or (len(text) == _LENGTH and text[_SECONDS] == "."):
        return datetime.fromisoformat(f"{text}+00:00")
    return _in_utc(datetime.fromisoformat(text))


def _written(moment: datetime | None) -> str | None:
    if moment is None:
        return None
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "microseconds")


class Words(TypeDecorator[str]):
    """Words somebody wrote: a secret among them is never kept."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return redact(value) if isinstance(value, str) else value


class Data(TypeDecorator[Any]):
    """Plain data that holds such words."""

    impl = JSON
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        return redacted(value)


Bytewise = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
"""Text that sorts by its bytes on either database."""

Serial = BigInteger().with_variant(Integer, "sqlite")

"""Points in time are kept as SQLAlchemy itself would write them."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import DateTime
from sqlalchemy.dialects import postgresql, sqlite

from stores.database.column_types import Moment

AT = datetime(2031, 2, 3, 4, 5, 6, 70, tzinfo=UTC)


@pytest.mark.parametrize(
    "moment",
    [AT, AT.replace(microsecond=0), AT.astimezone(timezone(timedelta(hours=-9, minutes=30))), AT.replace(year=1001)],
)
def test_sqlite_keeps_the_same_text_whatever_the_zone(moment: datetime) -> None:
    dialect = sqlite.dialect()
    plain = DateTime().dialect_impl(dialect).bind_processor(dialect)
    written = Moment().dialect_impl(dialect).bind_processor(dialect)
    assert plain
    assert written
    assert written(moment) == plain(moment.astimezone(UTC).replace(tzinfo=None))
    assert written(None) is None


def test_postgresql_is_given_the_moment_itself() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    given = Moment().dialect_impl(dialect).bind_processor(dialect)
    assert (given(AT) if given else AT) == AT


@pytest.mark.parametrize(
    "kept",
    [
        "2031-02-03 04:05:06.000070",
        "2031-02-03 04:05:06",
        "2031-02-03 04:05:06.120",
        "2031-02-03 04:05:06.000070+02:00",
        "2031-02-03 04:05:06+02:00",
        "2031-02-03",
        "1001-02-03 04:05:06.000070",
    ],
)
def test_sqlite_gives_back_the_same_moment_whoever_wrote_it(kept: str) -> None:
    dialect = sqlite.dialect()
    read = Moment().dialect_impl(dialect).result_processor(dialect, None)
    written = datetime.fromisoformat(kept)
    assert read
    found = read(kept)
    assert found == (written if written.tzinfo else written.replace(tzinfo=UTC))
    assert found
    assert found.utcoffset() == timedelta()
    assert read(None) is None

"""Several processes write into one SQLite file at once, as the benchmark measures it, and none is refused."""

from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import func, select

from benchmarks.speed import store as measured
from stores import Settings
from stores.database import schema
from stores.database.connection import Database

PROCESSES, WRITERS, EACH = 2, 5, 3


@pytest.mark.slow
def test_no_writer_of_any_process_is_refused(tmp_path: Path) -> None:
    rate, failed = measured.spread(tmp_path, PROCESSES, WRITERS, EACH)
    assert failed == 0
    assert rate > 0
    with closing(Database(Settings(data_dir=tmp_path).url)) as database, database.reading() as connection:
        kept = connection.execute(select(func.count()).select_from(schema.memory)).scalar()
    assert kept == PROCESSES * WRITERS * EACH

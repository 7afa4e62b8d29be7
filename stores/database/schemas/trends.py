"""Published trends: noisy counts that name nobody, and what each cost of the privacy budget of its period."""

from sqlalchemy import JSON, Column, Float, Integer, PrimaryKeyConstraint, Table, Text

from stores.database.column_types import Moment
from stores.database.schema import metadata

trend_reports = Table(
    "trend_reports",
    metadata,
    Column("period", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Column("epsilon", Float, nullable=False),
    Column("readers", Integer, nullable=False),
    Column("figures", JSON, nullable=False),
    PrimaryKeyConstraint("period", "number"),
)

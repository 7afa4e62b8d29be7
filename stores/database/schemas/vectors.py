"""The table of vectors of conversation turns, for search by meaning. What is said is never changed, so a turn needs
one vector per model, and it goes with the turn."""

from sqlalchemy import Column, ForeignKey, Index, LargeBinary, PrimaryKeyConstraint, Table, Text

from stores.database.column_types import Serial
from stores.database.schema import metadata

turn_vectors = Table(
    "turn_vectors",
    metadata,
    Column("arrival", Serial, ForeignKey("messages.arrival", ondelete="CASCADE"), nullable=False, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("model", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("arrival"),
    Index("turn_vectors_of_user", "user_id"),
)

"""The table of items: what a program keeps under a namespace and a key, beside the memories of its users.

Rows name no user by foreign key: an item of the program itself has no owner, and its `user_id` is empty.
Namespaces are labels joined by dots, compared byte by byte, so that a range of them is one look at the key.
"""

from sqlalchemy import Column, Float, Index, PrimaryKeyConstraint, Table, Text, text

from stores.database.column_types import Bytewise, Moment
from stores.database.schema import metadata

items = Table(
    "items",
    metadata,
    Column("user_id", Text, nullable=False),
    Column("namespace", Bytewise, nullable=False),
    Column("key", Bytewise, nullable=False),
    Column("value", Text, nullable=False),
    Column("fields", Text),
    Column("created_at", Moment, nullable=False),
    Column("updated_at", Moment, nullable=False),
    Column("expires_at", Moment),
    Column("ttl_minutes", Float),
    PrimaryKeyConstraint("namespace", "key"),
    Index("items_of_user", "user_id"),
)
Index(
    "items_expiring",
    items.c.expires_at,
    sqlite_where=text("expires_at IS NOT NULL"),
    postgresql_where=text("expires_at IS NOT NULL"),
)

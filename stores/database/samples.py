"""What PostgreSQL remembers of a table besides its rows.

ANALYZE keeps the commonest values of each column for the planner, where an erasure does not reach them. Ids and codes
are what statements look for; of all else, which is what users say, nothing is sampled.
"""

from collections.abc import Iterable

_SAMPLED = (
    "user_id", "id", "kind", "category", "durability", "state", "author", "operation", "actor", "status", "role",
    "thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "type", "channel",
)  # fmt: skip


def keep_no_samples(tables: Iterable[str]) -> str:
    """The statement that forgets the samples of all columns of these tables that hold words, and takes none any more.

    Given its own type again, a column is not rewritten, and its samples go.
    """
    return f"""
        DO $$ DECLARE found record; BEGIN
            FOR found IN
                SELECT quote_ident(c.relname) AS tab, quote_ident(a.attname) AS col,
                    format_type(a.atttypid, a.atttypmod) AS typ
                FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
                WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
                AND c.relname IN ({_quoted(tables)})
                AND a.attnum > 0 AND NOT a.attisdropped AND COALESCE(a.attstattarget, -1) <> 0
                AND a.atttypid IN ('text'::regtype, 'json'::regtype, 'jsonb'::regtype, 'bytea'::regtype)
                AND a.attname NOT IN ({_quoted(_SAMPLED)})
            LOOP
                EXECUTE 'ALTER TABLE ' || found.tab || ' ALTER COLUMN ' || found.col || ' TYPE ' || found.typ
                    || ', ALTER COLUMN ' || found.col || ' SET STATISTICS 0';
            END LOOP;
        END $$
    """  # noqa: S608 (names of tables are ours)


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)

"""Alembic migrations, applied by `stores.database.migrate` inside one transaction."""

"""Alembic migrations, applied by `stores.migrate` inside one transaction."""

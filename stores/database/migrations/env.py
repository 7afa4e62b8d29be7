"""Run migrations on the connection that `stores.database.migrate` opened; it commits, so no step is half applied."""

from alembic import context

from stores.database.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,
    render_as_batch=True,
)
context.run_migrations()

"""The long run: many users talk to several processes on one PostgreSQL, which are killed and started again."""

"""Who is who to whom, among people other than the writer: told ("Anna is married to Tom") and asked for."""

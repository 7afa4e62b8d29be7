"""Tables, connections, row-level security and migrations."""

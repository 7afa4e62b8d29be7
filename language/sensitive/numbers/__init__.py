"""Numbers that let others pass for the user: of accounts and of documents."""

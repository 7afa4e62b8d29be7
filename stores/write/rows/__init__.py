"""One user's rows inside one transaction: what is read of them, what stands over them, and how that is written."""

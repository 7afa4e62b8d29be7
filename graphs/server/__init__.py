"""What the LangGraph server needs: threads, identity, access, log levels."""

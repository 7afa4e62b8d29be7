"""Ways into the memory for agents of others: a LangGraph store, and middleware for LangChain's agents."""

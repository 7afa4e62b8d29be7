"""What the server answers beside the graphs: counters, and the memory for clients of other protocols."""

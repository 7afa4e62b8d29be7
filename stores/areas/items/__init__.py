"""Items of a program, as `store.items`: values under namespaces and keys, beside the memories of its users."""

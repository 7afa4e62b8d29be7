"""What a host program puts into the memories of its users, as `store.app`."""

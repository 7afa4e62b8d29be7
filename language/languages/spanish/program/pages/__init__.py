"""What the pages say in Spanish."""

"""What stands in MEMORY.md and in daily notes: parsing, rendering, merging."""

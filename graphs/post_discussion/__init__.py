"""Looking back on a discussion."""

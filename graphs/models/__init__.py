"""Models: which one, what when it fails, and the one that works offline."""

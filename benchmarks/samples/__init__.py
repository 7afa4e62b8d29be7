"""What is made up for measures: readers, and pairs of statements."""

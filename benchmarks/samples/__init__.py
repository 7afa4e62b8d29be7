"""What is made up for measures: readers, pairs of statements, and a model that says what it is told to."""

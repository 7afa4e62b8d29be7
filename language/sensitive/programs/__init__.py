"""What is program text and no statement of a person."""

"""What a person tells of themselves: a message cut into clauses, and each judged by a small trained model."""

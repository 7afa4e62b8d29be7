"""What else the words of a question may be said with."""

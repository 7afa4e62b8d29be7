"""What must not be kept: secrets, personal data, code."""

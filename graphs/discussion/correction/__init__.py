"""What a message does to what is known: corrects it, ends it, stands beside it, or is asked about."""

"""Rules about text: what may be remembered, what says the same, what rests on what a user said."""

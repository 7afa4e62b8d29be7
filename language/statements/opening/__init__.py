"""What a message opens with: who its writer says to be, with a verb or without."""

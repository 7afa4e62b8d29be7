"""What a text cannot hold, told by its words one by one: most texts hold nothing, and no long pattern is asked then."""

"""What the pages say in English."""

"""What the pages say in Ukrainian."""

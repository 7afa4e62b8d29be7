"""What the pages say in German."""

"""What a terminal shows: tables, the screen of a chat, the screen of a night."""

"""How well search finds what is asked for in chats that others collected, where their folders are given."""

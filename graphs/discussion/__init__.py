"""The discussion agent."""

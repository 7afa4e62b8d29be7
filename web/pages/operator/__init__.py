"""The pages of an operator: nights, tools and health."""

"""Keeping a store healthy: doctor, retention, export and import."""

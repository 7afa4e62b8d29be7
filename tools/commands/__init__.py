"""The `/memory` commands."""

"""Facts people state of themselves, in the third person."""

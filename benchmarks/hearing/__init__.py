"""The training of the model that hears what people tell of themselves, and its data."""

"""Does what was said support a memory? What speaks for and against it, weighed by a small trained model."""

"""Ways for other programs to use the memory: each adapter in a module or folder of its own."""

"""Topics that rise and fall among readers who take part, published with differential privacy."""

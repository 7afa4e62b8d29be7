"""What words have to do with each other beyond meaning the same: learned from what people write of together."""

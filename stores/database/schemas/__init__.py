"""Tables of parts that stand beside the memories."""

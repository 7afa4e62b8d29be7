"""Do two texts say the same, or nearly, or of the same things?"""

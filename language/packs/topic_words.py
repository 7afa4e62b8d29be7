"""Words of titles that name no topic."""

from language.languages import words

NOT_A_TOPIC = words("titles", "NOT_A_TOPIC") | frozenset(str(year) for year in range(1990, 2040))
NEVER_IN_A_TOPIC = words("titles", "NEVER_IN_A_TOPIC")
"""Adverbs and verbs."""
VAGUE = words("titles", "VAGUE")
"""Words that name a topic only beside another one: "climate change", "electric cars", "board games"."""
MODIFIERS = words("titles", "MODIFIERS")
HEADS = words("titles", "HEADS")
"""Words of NOT_A_TOPIC that make one together with a word before or after them: "open source", "deep learning"."""
NOUNS = words("titles", "NOUNS")
"""Nouns that end like adverbs, participles or adjectives."""

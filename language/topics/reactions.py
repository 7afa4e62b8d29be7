"""What a reaction says of a post: more of it, or less."""

from language.words.lexicon import words_of

LIKED = words_of("👍 ❤️ ❤ 🔥 ⭐ 💯 up like liked +1 thumbs_up")
DISLIKED = words_of("👎 💩 down dislike disliked -1 thumbs_down")


def way_of(reaction: str | None) -> int:
    """1 for a liking, -1 for a disliking, 0 for anything else."""
    said = (reaction or "").strip().casefold()
    return 1 if said in LIKED else -1 if said in DISLIKED else 0

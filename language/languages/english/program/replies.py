"""The sentences the offline model says, in English."""

REPLIES = {
    "nothing_known": 'I don\'t know anything about that yet. Tell me, or say "remember that …", and I will keep it.',
    "nearest_known": "I have nothing that says just that. Nearest to it:\n$lines",
    "nothing_at_all": 'I don\'t know anything about you yet. Tell me about yourself, or say "remember that …".',
    "know": "Here is what I have in memory about you:\n$lines",
    "answer": "From what I remember:\n$lines",
    "why": "I have this in memory:\n$lines",
    "why_nothing": "I have nothing in memory that says so, so please don't rely on it.",
    "deleted": "Done, I have forgotten: $keys.",
    "not_deleted": (
        "I did not delete anything: I am not sure what you mean. Name it in its own words, or use /memory forget."
    ),
    "nothing_to_forget": "I found nothing in memory about that, so there was nothing to forget.",
    "forget_all": (
        "To forget everything, use /memory clear: it shows what would go and asks before anything is removed."
    ),
    "updated": "Thanks, I have corrected that: $value.",
    "already": "Yes, that is what I have in memory: $value.",
    "remembered": "Got it, I'll remember that: $value.",
    "not_remembered": "I could not remember that: nothing was changed. Say it once more in one plain sentence.",
    "secret": "What looks like a secret is never kept: it was taken out of what you wrote.",
    "noted": "Thanks for telling me.",
    "greeting": 'Hello! Ask me about the article, tell me about yourself, or say "remember that …".',
    "thanks": "You're welcome!",
    "bye": "Goodbye! What you told me stays in memory.",
    "chat": "All well here, thanks. I am the offline model: I keep what you tell me and answer from it.",
    "article": "On that, the article says: $text",
    "article_unknown": "The article's text does not answer that, as far as my rules can tell. It is about: $text",
    "related": "It touches what I know of you: $lines",
    "mind": "Mind what I have in memory:\n$lines",
    "honest": "I cannot answer that: I am the offline model and work by rules, without a language model. I answer "
    "from your memory and from the article under discussion.",
    "unheard": 'Nothing of that went into memory. I am the offline model and work by rules: say "remember that …" '
    "if it "
    "should be kept, or ask me what I know of you.",
    "shaped": "Shaped by what I know of you: $interests.",
    "plain": "A plain summary: nothing I know of you bears on this article.",
    "no_article": "There is no article text to summarise.",
}

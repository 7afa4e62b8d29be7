"""Rules about text: words, sentences, meaning, intents. No input or output, and nothing of ours is imported."""

"""What the pages say in English: what is still true."""

TEXTS = {
    "review.title": "Is it still true?",
    "review.lead": "What is unsure, old, said twice or seems outdated, one at a time. Nothing is asked twice.",
    "review.paused": "Memory is paused, so nothing is asked.",
    "review.none": "There is nothing to review: nothing seems doubtful, old or said twice.",
    "review.unsure": "This is not certain. Is it true?",
    "review.old": "You said this long ago, and it has not come up since. Is it still true?",
    "review.conflict": "Something newer says otherwise. Is the first still true?",
    "review.same": "These two seem to say the same. Shall both stay? “No” keeps the second only.",
    "review.proposed": "At night this seemed no longer true ($reason). Is it still true?",
    "review.yes": "Yes",
    "review.no": "No",
    "review.change": "Change",
    "review.words": "The right words",
    "review.confirmed": "Confirmed",
}

"""Words of the page that asks what is still true."""

TEXTS: dict[str, tuple[str, str]] = {
    "review.title": ("Is it still true?", "Чи це досі так?"),
    "review.lead": (
        "What is unsure, old, said twice or seems outdated, one at a time. Nothing is asked twice.",
        "Непевне, давнє, двічі сказане або застаріле, по одному. Двічі про те саме не питаємо.",
    ),
    "review.paused": (
        "Memory is paused, so nothing is asked.",
        "Пам'ять призупинено, тож питань немає.",
    ),
    "review.none": (
        "There is nothing to review: nothing seems doubtful, old or said twice.",
        "Переглядати нічого: сумнівного, старого чи двічі сказаного немає.",
    ),
    "review.unsure": ("This is not certain. Is it true?", "Це не певно. Це так?"),
    "review.old": (
        "You said this long ago, and it has not come up since. Is it still true?",
        "Ви сказали це давно, і відтоді воно не згадувалося. Це досі так?",
    ),
    "review.conflict": (
        "Something newer says otherwise. Is the first still true?",
        "Новіше каже інакше. Перше досі так?",
    ),
    "review.same": (
        "These two seem to say the same. Shall both stay? “No” keeps the second only.",
        "Здається, тут сказано те саме. Лишити обидва? «Ні» лишає тільки друге.",
    ),
    "review.proposed": (
        "At night this seemed no longer true ($reason). Is it still true?",
        "Уночі здалося, що це вже не так ($reason). Це досі так?",
    ),
    "review.yes": ("Yes", "Так"),
    "review.no": ("No", "Ні"),
    "review.change": ("Change", "Змінити"),
    "review.words": ("The right words", "Правильні слова"),
    "review.confirmed": ("Confirmed", "Підтверджено"),
}

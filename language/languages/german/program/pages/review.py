"""What the pages say in German: what is still true."""

TEXTS = {
    "review.title": "Stimmt das noch?",
    "review.lead": (
        "Was unsicher, alt, doppelt oder überholt scheint, eins nach dem anderen. Nichts wird zweimal gefragt."
    ),
    "review.paused": "Das Gedächtnis ist angehalten, daher wird nichts gefragt.",
    "review.none": "Es gibt nichts zu prüfen: Nichts scheint zweifelhaft, alt oder doppelt.",
    "review.unsure": "Das ist nicht sicher. Stimmt es?",
    "review.old": "Das haben Sie vor langer Zeit gesagt, und es kam seither nicht vor. Stimmt das noch?",
    "review.conflict": "Etwas Neueres sagt es anders. Stimmt das Erste noch?",
    "review.same": "Diese beiden sagen wohl dasselbe. Sollen beide bleiben? „Nein“ behält nur das Zweite.",
    "review.proposed": "In der Nacht schien das nicht mehr zu stimmen ($reason). Stimmt es noch?",
    "review.yes": "Ja",
    "review.no": "Nein",
    "review.change": "Ändern",
    "review.words": "Die richtigen Worte",
    "review.confirmed": "Bestätigt",
}

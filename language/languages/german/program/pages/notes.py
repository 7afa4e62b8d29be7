"""What daily notes say in English of what was read and discussed, told in German."""

TOLD = {
    "nothing in particular": "nichts Bestimmtes",
    "Discussed $about ($count message, $minutes min)": (
        "Gesprochen über $about ($count [Nachricht|Nachrichten], $minutes min)"
    ),
    "Discussed $about ($count messages, $minutes min)": (
        "Gesprochen über $about ($count [Nachricht|Nachrichten], $minutes min)"
    ),
    "Talked about no article in particular ($count message, $minutes min)": (
        "Gesprochen ohne bestimmten Artikel ($count [Nachricht|Nachrichten], $minutes min)"
    ),
    "Talked about no article in particular ($count messages, $minutes min)": (
        "Gesprochen ohne bestimmten Artikel ($count [Nachricht|Nachrichten], $minutes min)"
    ),
    "Read $read/$delivered digest posts": "$read von $delivered zugestellten Artikeln gelesen",
    "Read $count post": "$count Artikel gelesen",
    "Read $count posts": "$count Artikel gelesen",
    "Read $count posts, $delivered delivered": "$count Artikel gelesen, $delivered zugestellt",
    "⭐ Saved $titles": "⭐ Gespeichert: $titles",
    "Interested in $topic": "Interesse an: $topic",
    "Opinion: $words": "Meinung: $words",
    "Connected to the discussion of $about from $day": "Verbunden mit dem Gespräch über $about vom $day",
    "Connected to the discussion of $about": "Verbunden mit dem Gespräch über $about",
}

"""What daily notes say in English of what was read and discussed, told in Ukrainian."""

TOLD = {
    "Discussed nothing in particular ($count message, $minutes min)": (
        "Розмова ні про що певне ($count [повідомлення|повідомлення|повідомлень], $minutes хв)"
    ),
    "Discussed nothing in particular ($count messages, $minutes min)": (
        "Розмова ні про що певне ($count [повідомлення|повідомлення|повідомлень], $minutes хв)"
    ),
    "Discussed $about ($count message, $minutes min)": (
        "Розмова про $about ($count [повідомлення|повідомлення|повідомлень], $minutes хв)"
    ),
    "Discussed $about ($count messages, $minutes min)": (
        "Розмова про $about ($count [повідомлення|повідомлення|повідомлень], $minutes хв)"
    ),
    "Talked about no article in particular ($count message, $minutes min)": (
        "Розмова не про певну статтю ($count [повідомлення|повідомлення|повідомлень], $minutes хв)"
    ),
    "Talked about no article in particular ($count messages, $minutes min)": (
        "Розмова не про певну статтю ($count [повідомлення|повідомлення|повідомлень], $minutes хв)"
    ),
    "Read $read/$delivered digest posts": "Прочитано статей із надісланих: $read із $delivered",
    "Read $count post": "Прочитано $count [статтю|статті|статей]",
    "Read $count posts": "Прочитано $count [статтю|статті|статей]",
    "Read $count posts, $delivered delivered": "Прочитано $count [статтю|статті|статей], надіслано $delivered",
    "⭐ Saved $titles": "⭐ Збережено: $titles",
    "Interested in $topic": "Цікавить: $topic",
    "Opinion: $words": "Думка: $words",
    "Connected to the discussion of $about from $day": "Пов'язано з розмовою про $about від $day",
    "Connected to the discussion of $about": "Пов'язано з розмовою про $about",
}

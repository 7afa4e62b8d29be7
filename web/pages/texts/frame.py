"""Words that every page has: the frame, the sign-in, and why there is nothing to see."""

TEXTS: dict[str, tuple[str, str]] = {
    "product": ("HN Pal", "HN Pal"),
    "skip": ("Skip to the content", "Перейти до змісту"),
    "nav": ("Pages", "Сторінки"),
    "nav.memory": ("Memory", "Пам'ять"),
    "nav.document": ("Document", "Документ"),
    "nav.timeline": ("Timeline", "Хронологія"),
    "nav.settings": ("Settings", "Налаштування"),
    "nav.nights": ("Nights", "Ночі"),
    "nav.tools": ("Tools", "Інструменти"),
    "nav.health": ("Health", "Стан"),
    "nav.operator": ("Operator", "Оператор"),
    "signed_in": ("Signed in as $name", "Ви увійшли як $name"),
    "sign_out": ("Sign out", "Вийти"),
    "switch_user": ("Switch user", "Змінити користувача"),
    "language": ("Language", "Мова"),
    "sign_in.title": ("Sign in", "Вхід"),
    "sign_in.words": (
        "Paste the token you were given. It stays in a cookie of this browser until you sign out.",
        "Вставте отриманий токен. Він зберігається у cookie цього браузера, доки ви не вийдете.",
    ),
    "sign_in.open": (
        "This server asks nobody for a token and answers only its own machine. Whose memory would you like to see?",
        "Цей сервер не вимагає токенів і відповідає лише своїй машині. Чию пам'ять показати?",
    ),
    "sign_in.token": ("Token", "Токен"),
    "sign_in.name": ("Name", "Ім'я"),
    "sign_in.button": ("Sign in", "Увійти"),
    "sign_in.refused": ("You are not signed in: $reason.", "Увійти не вдалося: $reason."),
    "sign_in.no_name": ("That cannot be the name of a user.", "Це не може бути іменем користувача."),
    "problem.title": ("Not here", "Тут нічого немає"),
    "problem.operator": (
        "Only an operator sees this page. Whoever runs the server can give you a token that opens it: "
        "python -m scripts.token --user-id you --permission operator",
        "Цю сторінку бачить лише оператор. Токен, що її відкриває, дає той, хто тримає сервер: "
        "python -m scripts.token --user-id you --permission operator",
    ),
    "problem.forged": (
        "This form did not come from a page of this server, or is too old. Go back, reload the page and try again.",
        "Ця форма надійшла не зі сторінки цього сервера або застаріла. Оновіть сторінку і спробуйте знову.",
    ),
    "problem.large": ("That is more than a form may hold.", "Це більше, ніж може вмістити форма."),
    "problem.unknown": ("There is no such thing in your memory.", "У вашій пам'яті такого немає."),
    "back": ("Back to the memory", "Назад до пам'яті"),
}

"""What the pages say in Ukrainian: the frame, the sign-in, and why there is nothing to see."""

TEXTS = {
    "product": "HN Pal",
    "skip": "Перейти до змісту",
    "nav": "Сторінки",
    "nav.memory": "Пам'ять",
    "nav.review": "Перегляд",
    "nav.document": "Документ",
    "nav.timeline": "Хронологія",
    "nav.settings": "Налаштування",
    "nav.nights": "Ночі",
    "nav.tools": "Інструменти",
    "nav.health": "Стан",
    "nav.operator": "Оператор",
    "signed_in": "Ви увійшли як $name",
    "sign_out": "Вийти",
    "switch_user": "Змінити користувача",
    "language": "Мова",
    "sign_in.title": "Вхід",
    "sign_in.words": "Вставте отриманий токен. Він зберігається у cookie цього браузера, доки ви не вийдете.",
    "sign_in.open": "Цей сервер не вимагає токенів і відповідає лише своїй машині. Чию пам'ять показати?",
    "sign_in.token": "Токен",
    "sign_in.name": "Ім'я",
    "sign_in.button": "Увійти",
    "sign_in.refused": "Увійти не вдалося: $reason.",
    "sign_in.no_name": "Це не може бути іменем користувача.",
    "problem.title": "Тут нічого немає",
    "problem.operator": (
        "Цю сторінку бачить лише оператор. Потрібен токен: python -m scripts.token … --permission operator"
    ),
    "problem.forged": (
        "Ця форма надійшла не зі сторінки цього сервера або застаріла. Оновіть сторінку і спробуйте знову."
    ),
    "problem.large": "Це більше, ніж може вмістити форма.",
    "problem.unknown": "У вашій пам'яті такого немає.",
    "back": "Назад до пам'яті",
}

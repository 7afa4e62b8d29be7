"""What keys of memories are called in Ukrainian."""

LABELS = {
    "name": "Ім'я", "role": "Професія", "company": "Місце роботи", "location": "Місце проживання", "age": "Вік",
    "birthday": "День народження", "diet": "Харчування", "languages": "Мови", "origin": "Походження",
    "timezone": "Часовий пояс", "team": "Команда", "industry": "Галузь", "education": "Освіта", "studies": "Навчання",
    "hobby": "Хобі", "allergy": "Алергія", "tech_stack": "Технології", "current_project": "Поточний проєкт",
    "side_project": "Власний проєкт", "relationship_status": "Сімейний стан", "work_style": "Стиль роботи",
    "former_company": "Колишнє місце роботи", "reply_language": "Мова відповідей", "email": "Пошта",
    "phone": "Телефон", "interested_in": "Цікавиться", "editor": "Редактор", "availability": "Доступність",
    "workplace": "Працює в місті", "planned_company": "Майбутнє місце роботи",
    "planned_location": "Майбутнє місце проживання", "planned_role": "Майбутня професія",
}  # fmt: skip
SHOWN = {"user_said": "Ваші слова"}
"""What keys are called in replies, but in no file: there, such a line is known by its English name."""
FIRST_WORDS = {
    "family": "Родина", "pet": "Тварина", "habit": "Звичка", "hobby": "Захоплення", "likes": "Любить",
    "dislikes": "Не любить", "learning": "Вивчає", "upcoming": "Попереду", "health": "Здоров'я", "uses": "Користується",
    "opinion_on": "Думка про",
}  # fmt: skip
"""What the first word of a key is called where the rest of it is Ukrainian: "family_тато"."""

"""How Ukrainian people say when something is."""

MONTHS = (
    "січня",
    "лютого",
    "березня",
    "квітня",
    "травня",
    "червня",
    "липня",
    "серпня",
    "вересня",
    "жовтня",
    "листопада",
    "грудня",
)
MONTHS_IN = (
    "січні",
    "лютому",
    "березні",
    "квітні",
    "травні",
    "червні",
    "липні",
    "серпні",
    "вересні",
    "жовтні",
    "листопаді",
    "грудні",
)
"""As they stand in "in March", where that is another form."""
DAYS = ("понеділок", "вівторок", "середу", "четвер", "п'ятницю", "суботу", "неділю")
NUMBERS = {
    "один": 1, "одну": 1, "два": 2, "дві": 2, "три": 3, "чотири": 4, "п'ять": 5, "шість": 6, "сім": 7, "вісім": 8,
    "десять": 10, "пару": 2, "кілька": 3,
}  # fmt: skip
UNITS = {"weekend": "вихідн", "week": "тиж", "day": "дн|ден", "month": "міс", "year": "рок|рік"}
FORMS = {
    "day": "{day}",
    "week": "на тижні з {day}",
    "bare week": "тижня з {day}",
    "weekend": "на вихідних {day}",
    "bare weekend": "вихідних {day}",
    "around": "близько {day}",
    "month": "у {day:%Y-%m}",
    "bare month": "{day:%Y-%m}",
    "year": "у {day:%Y} році",
    "bare year": "{day:%Y} року",
}
BEFORE_A_DAY = r"до|після|від|з|із|зі|протягом|в"
ANY_TIME = rf"дн|день|тиж|місяц|рок|рік|завтра|сьогодні|вчора|{'|'.join((*DAYS, *MONTHS_IN))}"
COMING = {
    "day_month": (r"\b(?P<day>\d{1,2}) {month}\b(?: (?P<year>\d{4}))?",),
    "in_month": (r"\b[ву] {in_month}\b(?: (?P<year>\d{4}))?",),
    "weekday": (r"\b[ву] (?:цю |цей )?{weekday}\b",),
}
CERTAIN = {
    "day+2": (r"\bпіслязавтра\b",),
    "day+1": (r"\bзавтра\b",),
    "day+0": (r"\bсьогодні\b",),
    "day-1": (r"\b(?:вчора|учора)\b",),
    "next_weekday": (r"\bнаступн\w+ {weekday}\b",),
    "next_unit": (r"\bнаступн(?:ого|ому|их|і) (?P<unit>тижн\w+|місяц\w+|ро\w+|вихідн\w+)",),
    "this_unit": (r"\b(?:цього|цьому|цих|ці) (?P<unit>тижн\w+|місяц\w+|ро\w+|вихідн\w+)",),
    "last_unit": (r"\bминулого (?P<unit>тижн\w+|місяц\w+|ро\w+)",),
    "in_units": (
        r"\bчерез {number}? ?(?P<unit>дні|днів|день|тиждень|тижні|тижнів|місяць|місяці|місяців|рік|роки|років)\b",
    ),
}
BEFORE_A_DATE = r"(?:на\s+тижні\s+з|на\s+вихідних|близько|у|в|до|з)\s+"
AFTER_A_YEAR = r"році|року"
"""The word for "year" behind its number."""
TELLS_TIME = (
    r"сьогодні|завтра|післязавтра|вчора|наступн\w+|минул\w+|цього|через|тому|понеділ\w+|вівтор\w+|серед\w+|четвер\w*"
    r"|п.ятниц\w+|субот\w+|неділ\w+|вихідн\w+"
)
BEGINS = r"з|із|зі|від|починаючи (?:з|із|від)"
BEGINS_SINCE = BEGINS
"""The same words where they may as well stand before a time that has passed ("since"): the nearer one is meant."""
BEGINS_THE = r"початку|середини|кінця"
NEXT = r"наступн\w+"
TOMORROW = r"завтра|завтрашнього дня"
LASTS_UNTIL = r"до|по"
AHEAD_FORM = r"\bбуд(?:у|емо)\b|\w(?:тиму|тимемо)(?:ся|сь)?\b"
BEGIN_WORD = "з"
BEGIN_STATES = (
    r"\b(?:жив(?:у|емо)|мешка(?:ю|ємо)|прожива(?:ю|ємо)|працю(?:ю|ємо)|навча(?:юся|юсь|ємося)|вчу(?:ся|сь))\b"
)
"""Verbs of a life that begins on a day: of these, words that may as well mean "since" name the coming weekday."""
BEGAN_SIGN = r"\b(?:вже|уже)\b"
"""What says that it began already."""
DAYS_FROM = ("понеділка", "вівторка", "середи", "четверга", "п'ятниці", "суботи", "неділі")
"""Days of the week as they stand behind "from"."""
AHEAD_AS_NOW = (
    (r"\b(?:житиму|проживатиму|буду жити)\b", "живу"),
    (r"\b(?:мешкатиму|буду мешкати)\b", "мешкаю"),
    (r"\b(?:працюватиму|буду працювати)\b", "працюю"),
)

"""Words for times, English and Ukrainian."""

MONTHS_EN = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)
DAYS_EN = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTHS_UK = (
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
MONTHS_UK_IN = (
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
DAYS_UK = ("понеділок", "вівторок", "середу", "четвер", "п'ятницю", "суботу", "неділю")
NUMBERS = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "couple of": 2, "a couple of": 2, "a few": 3, "один": 1, "одну": 1, "два": 2, "дві": 2, "три": 3,
    "чотири": 4,    "п'ять": 5, "шість": 6, "сім": 7, "вісім": 8, "десять": 10, "пару": 2, "кілька": 3, "": 1,
}  # fmt: skip

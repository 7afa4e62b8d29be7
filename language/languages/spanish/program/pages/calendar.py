"""How the pages name days and months in Spanish."""

DAY = "$day $month $year"
MONTHS = ("ene.", "feb.", "mar.", "abr.", "may.", "jun.", "jul.", "ago.", "sept.", "oct.", "nov.", "dic.")
WHOLE_MONTHS = (
    "Enero",
    "Febrero",
    "Marzo",
    "Abril",
    "Mayo",
    "Junio",
    "Julio",
    "Agosto",
    "Septiembre",
    "Octubre",
    "Noviembre",
    "Diciembre",
)
WEEKDAYS = ("lu", "ma", "mi", "ju", "vi", "sá", "do")

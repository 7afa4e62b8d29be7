"""What Polish words are, apart from what they mean."""

from language.languages.forms.listing import words_of

FUNCTION_WORDS = words_of("""
    ja mnie mi mój moja moje my nas ty on ona ono oni i lub ale że jeśli bo jak w we na z ze do od dla po o jest są
    być bardzo też jeden jedna już tu tam teraz się ten ta to te który która
    """)
NEGATIONS = words_of("nie nigdy bez nic nikt żaden żadna")
RELATIONS = words_of("przed po zamiast przeciw niż więcej mniej")
LIMITS = words_of("tylko wyłącznie")
CONJUNCTIONS = words_of("i a oraz lub")
NUMBERS = {
    "0": "zero",
    "2": "dwa dwie",
    "3": "trzy",
    "4": "cztery",
    "5": "pięć",
    "6": "sześć",
    "7": "siedem",
    "8": "osiem",
    "9": "dziewięć",
    "10": "dziesięć",
    "11": "jedenaście",
    "12": "dwanaście",
}

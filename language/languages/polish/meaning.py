"""What is meant, and what rests on what, in Polish words."""

from language.languages.forms.listing import words_of

GENERIC_WORDS = "lubi lubię kocha woli wolę interesuje mieszka mieszkam pracuje pracuję użytkownik"
NEGATIVE_WORDS = "nienawidzę nienawidzi unika unikam"
PEOPLE = "żona mąż matka ojciec brat siostra syn córka szef"
COMPARING = words_of("zamiast niż")
LACKING = words_of("bez")
CALLED_ELSEWHERE = (
    r"\b(?:użytkownik|użytkowniczka|użytkownika|użytkownikowi|czytelnik|czytelniczka|rozmówca|klient|klientka)\b"
)

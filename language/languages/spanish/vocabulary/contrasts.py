"""What excludes what, in Spanish words."""

CONTRASTS = (
    "amo adoro gusta / odio detesto evito",
    "más / menos",
)
OPPOSITES = {
    "vegetarian": "vegetarian* = carne carnes",
    "vegan": "vegan* > carne leche",
    "sober": "abstemi* sobri* = alcohol bebe beber",
    "intolerant": "intoleranc* intoleran* = toler*",
    "celiac": "celíac* celiaquía > gluten",
    "single": "soltero soltera = casado casada",
    "childless": "= hijos",
    "unemployed": "desempleado desempleada = trabajo",
    "nonsmoker": "= fuma fumo fumar",
    "hard": "cuesta difícil dificultad* problemas =",
    "bother": "molest* fastidia* <",
    "deaf": "sordo sorda = oye oigo oír",
    "atheist": "ateo atea =",
    "insomnia": "insomnio = dormir duermo",
}

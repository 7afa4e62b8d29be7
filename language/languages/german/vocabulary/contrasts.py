"""What excludes what, in German words."""

CONTRASTS = (
    "liebe mag gern / hasse vermeide",
    "immer / nie",
    "vor / nach",
    "mehr / weniger",
)
OPPOSITES = {
    "vegetarian": "vegetarier* vegetarisch* = fleisch",
    "vegan": "vegan* > fleisch milch",
    "sober": "abstinent* = alkohol trinkt trinke",
    "intolerant": "unverträglich* intoleran* laktoseintoleran* = vertrag* verträgt",
    "celiac": "zöliakie > gluten",
    "single": "ledig unverheiratet = verheiratet",
    "childless": "kinderlos = kinder",
    "unemployed": "arbeitslos = arbeite*",
    "nonsmoker": "nichtraucher* = rauche* rauch*",
    "hard": "schwer schwierig* schwerfällt schwierigkeiten =",
    "bother": "stört stören nervt nerven <",
    "deaf": "taub gehörlos = höre hört hören",
    "flexible": "flexibel = streng*",
    "atheist": "atheist* =",
    "insomnia": "schlaflos* = schlaf*",
}

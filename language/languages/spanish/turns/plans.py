"""Plans of a move or a new job, in Spanish words."""

SIGNS = r"\b(?:mud\w+|traslad\w+|vivir|empiez[oa]|empezar\w*|empezamos|comienz[oa]|comenzar\w*|entr(?:o|aré|a) en)\b"
PLANS = (
    (r"\b(?:me|nos|se) (?:mud(?:o|amos|aré|aremos|a|ará)|traslad(?:o|amos|aré|a|ará)) a {what}", "location"),
    ((
        r"\b(?:(?:me|nos|se) )?(?:voy|vamos|va) a (?:mudar(?:me|nos|se)|trasladar(?:me|nos|se)|"
        r"vivir) (?:a|en) {what}"
    ), "location"),
    (r"\b(?:me|nos|se) (?:voy|vamos|va) a vivir a {what}", "location"),
    ((
        r"\b(?:voy a |va a )?(?:empiez[oa]|empezaré|empezará|empezar|comienz[oa]|comenzaré|"
        r"comenzar)(?: a trabajar)? en {what}"
    ), "company"),
)  # fmt: skip
IN = r"en|desde|a principios de|a finales de|a mediados de|a partir de|este|el"
OF = r"del?"
NEXT_YEAR = r"(?:el )?(?:año que viene|próximo año|año próximo)"
NEXT_MONTH = r"(?:el )?(?:mes que viene|próximo mes)"

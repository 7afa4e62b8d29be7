"""Listen von Erinnerungen, wie deutsche Assistenten sie schreiben."""

UNDATED = (
    r"(?:datum )?(?:unbekannt|nicht (?:bekannt|angegeben|verfügbar)|fehlt)|unbekanntes datum|(?:kein|ohne) datum|"
    r"undatiert|keine angabe|k\. ?a\.?"
)
USER = r"(?:(?:der|die) )?(?:be)?nutzer(?:in)? (?!(?:und|oder|mit|von|aus)\b)(?-i:(?=[a-zäöü]))"
HEADINGS = {
    "preference": r"vorlieben|präferenzen|anweisungen|interessen|hobb(?:y|ie)s|kommunikationsstil",
    "work_context": r"arbeit|arbeitskontext|beruf(?:liches)?|karriere|(?:aktuelle )?projekte",
    "personal_context": (
        r"persönliches?|persönliche (?:angaben|daten|informationen)|persönlicher kontext|privates|identität|"
        r"familie|gesundheit|beziehungen"
    ),
}

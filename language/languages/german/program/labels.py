"""What keys of memories are called in German."""

LABELS = {
    "name": "Name", "role": "Beruf", "company": "Arbeitgeber", "location": "Wohnort", "age": "Alter",
    "birthday": "Geburtstag", "diet": "Ernährung", "languages": "Sprachen", "origin": "Herkunft",
    "timezone": "Zeitzone", "team": "Team", "industry": "Branche", "education": "Ausbildung", "studies": "Studium",
    "hobby": "Hobby", "allergy": "Allergie", "tech_stack": "Technik", "current_project": "Aktuelles Projekt",
    "side_project": "Eigenes Projekt", "relationship_status": "Familienstand", "work_style": "Arbeitsweise",
    "former_company": "Früherer Arbeitgeber", "reply_language": "Sprache der Antworten", "email": "E-Mail",
    "phone": "Telefon", "interested_in": "Interessen", "editor": "Editor", "availability": "Verfügbarkeit",
    "workplace": "Arbeitsort", "planned_company": "Künftiger Arbeitgeber", "planned_location": "Künftiger Wohnort",
    "planned_role": "Künftiger Beruf",
}  # fmt: skip
SHOWN = {"user_said": "Ihre Worte"}

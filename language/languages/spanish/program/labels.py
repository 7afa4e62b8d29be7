"""What keys of memories are called in Spanish."""

LABELS = {
    "name": "Nombre", "role": "Profesión", "company": "Empresa", "location": "Lugar de residencia", "age": "Edad",
    "birthday": "Cumpleaños", "diet": "Alimentación", "languages": "Idiomas", "origin": "Procedencia",
    "timezone": "Zona horaria", "team": "Equipo", "industry": "Sector", "education": "Formación",
    "studies": "Estudios", "hobby": "Afición", "allergy": "Alergia", "tech_stack": "Tecnologías",
    "current_project": "Proyecto actual", "side_project": "Proyecto propio", "relationship_status": "Estado civil",
    "work_style": "Forma de trabajar", "former_company": "Empresa anterior", "reply_language": "Idioma de respuesta",
    "email": "Correo", "phone": "Teléfono", "interested_in": "Intereses", "editor": "Editor",
    "availability": "Disponibilidad", "workplace": "Lugar de trabajo", "planned_company": "Futura empresa",
    "planned_location": "Futuro lugar de residencia", "planned_role": "Futura profesión",
}  # fmt: skip
SHOWN = {"user_said": "Sus palabras"}

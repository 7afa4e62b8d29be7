"""Listas de recuerdos como las escriben los asistentes en español."""

UNDATED = (
    r"(?:fecha )?(?:desconocid[oa]|no (?:disponible|conocida|indicada|especificada))|sin (?:fecha|datos)|ninguna|n/?d"
)
USER = (
    r"(?:(?:el|la) )?usuari[oa] (?!(?:y|e|o|u|de|del|con)\b)(?-i:(?=[a-záéíóúñ]))|"
    r"(?:al usuario|a la usuaria),? (?=(?:no )?(?:le|se)\b)"
)
HEADINGS = {
    "preference": r"preferencias|instrucciones|intereses|aficiones|gustos|estilo de comunicación",
    "work_context": r"trabajo|contexto laboral|carrera|profesión|vida laboral|proyectos(?: actuales)?",
    "personal_context": (
        r"personal|(?:información|datos|contexto|vida) personal(?:es)?|identidad|familia|salud|relaciones"
    ),
}

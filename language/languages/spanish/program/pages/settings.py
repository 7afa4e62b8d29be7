"""What the pages say in Spanish: documents, timeline and settings of a user."""

TEXTS = {
    "document.title": "Documento",
    "document.lead": (
        "MEMORY.md es su memoria en forma de texto. Lo que cambie aquí manda: una línea nueva se recuerda, una "
        "quitada se olvida."
    ),
    "document.note_lead": "Lo que se anotó ese día, en forma de texto. Lo que cambie aquí manda.",
    "document.note_title": "Nota diaria",
    "document.text": "Texto del documento",
    "document.notes": "Notas diarias",
    "document.no_notes": "Todavía no hay notas diarias.",
    "document.no_note": "Este día no tiene nota.",
    "document.month": "Días con nota: $month",
    "document.earlier": "Mes anterior",
    "document.later": "Mes siguiente",
    "document.back": "MEMORY.md",
    "document.merge": (
        "El texto cambió mientras usted lo editaba, así que aún no se ha guardado nada. Abajo están unidos los dos "
        "cambios: revíselos y guarde."
    ),
    "document.theirs": "Lo que cambió entretanto",
    "document.yours": "Lo que cambió usted",
    "document.notice": "Junto a sus archivos hay esto: $what",
    "timeline.title": "Cronología",
    "timeline.lead": "Cuándo se aprendió y se olvidó cada cosa, y de qué conversaciones viene.",
    "timeline.chart": "Aprendido cada semana, por categoría",
    "timeline.table": "Lo mismo en cifras",
    "timeline.week": "Semana del",
    "timeline.nothing": "En el último medio año no se aprendió nada.",
    "timeline.learned": "Aprendido hace poco",
    "timeline.forgotten": "Olvidado",
    "timeline.none_forgotten": "No hay nada olvidado.",
    "timeline.conversations": "Conversaciones",
    "timeline.no_conversations": "No hay conversaciones guardadas.",
    "timeline.search": "Buscar en las conversaciones",
    "timeline.turns": "$count [mensaje|mensajes]",
    "timeline.untitled": "Conversación",
    "timeline.read": "Leer",
    "timeline.who_user": "Usted",
    "timeline.who_other": "Asistente",
    "timeline.delete": "Borrar la conversación",
    "timeline.delete_title": "¿Borrar esta conversación?",
    "timeline.delete_words": (
        "Tiene $count [mensaje, que se borra|mensajes, que se borran] para siempre. Lo que se aprendió de ella se "
        "queda; puede olvidarlo o borrarlo en la página Memoria."
    ),
    "timeline.deleted": "La conversación está borrada.",
    "timeline.more": "y $count más",
    "settings.title": "Ajustes",
    "settings.pausing": "Pausa",
    "settings.on": (
        "La memoria está activa. En pausa no se aprende nada y ningún asistente la lee; no se pierde nada."
    ),
    "settings.off": "La memoria está en pausa. No se aprende nada y ningún asistente la lee.",
    "settings.pause": "Pausar",
    "settings.resume": "Reanudar",
    "settings.paused": "La memoria está en pausa.",
    "settings.resumed": "La memoria vuelve a estar activa.",
    "settings.zone": "Zona horaria",
    "settings.zone_words": "Según ella empiezan y terminan sus días.",
    "settings.zone_saved": "La zona horaria está guardada.",
    "settings.keeping": "Cuánto tiempo se conserva",
    "settings.note_days": "Notas diarias, en días",
    "settings.message_days": "Conversaciones, en días",
    "settings.days_words": (
        "Vacío: el tiempo que las conserva este servidor ($notes y $messages [día|días]). Lo más antiguo se retira "
        "la noche siguiente."
    ),
    "settings.days_saved": "Guardado. Lo más antiguo se retira la noche siguiente.",
    "settings.replies": "Respuestas",
    "settings.spoken": "Idioma de las respuestas",
    "settings.spoken_mine": "El de mis mensajes",
    "settings.links": "Empezar una conversación con un enlace a otra anterior cuando tengan que ver",
    "settings.replies_saved": "Guardado.",
    "settings.bad_language": "No hay respuestas en ese idioma.",
    "settings.trends": "Tendencias anónimas",
    "settings.trends_in": "Participa en las tendencias.",
    "settings.trends_out": "No participa en las tendencias.",
    "settings.trends_join": "Participar",
    "settings.trends_leave": "Dejar de participar",
    "settings.trends_words": (
        "Cuántos lectores siguen cada tema de una lista fija, con un ruido que oculta a cada uno. No se usa "
        "ninguna palabra suya."
    ),
    "settings.export": "Llevarse la memoria",
    "settings.export_words": (
        "Todo lo que se sabe de usted, en un archivo: completo en JSON, fácil de leer en Markdown."
    ),
    "settings.export_json": "Exportar en JSON",
    "settings.export_markdown": "Exportar en Markdown",
    "settings.import": "Traer una memoria",
    "settings.import_words": (
        "Elija un archivo o zip nuestro, de ChatGPT, Claude, mem0 o Letta, o pegue una lista. Primero verá lo que "
        "llegaría."
    ),
    "settings.file": "Archivo para importar",
    "settings.dry_run": "Simular",
    "settings.import_button": "Importar",
    "settings.would": "Esto es lo que pasaría; todavía no ha cambiado nada:",
    "settings.would_nothing": "No cambiaría nada: todo eso ya se sabe.",
    "settings.imported": "Importado",
    "settings.not_imported": "No se ha importado: $reason",
    "settings.cannot_import": "$what. No se ha importado nada: $remedy.",
    "settings.no_file": "elija antes un archivo.",
    "settings.too_large": (
        "ocupa más de $most MB, demasiado para una página; con hnpal-memory import se puede importar."
    ),
    "settings.first_rows": "Los primeros $most de $all:",
    "settings.clear_asks": "¿Borrar todo lo que se sabe de usted?",
    "settings.saved": "ChatGPT: también sus recuerdos guardados (puede que algunos se borraran allí)",
    "settings.list": "O pegue una lista, un recuerdo por línea",
    "settings.each": "Uno por uno",
    "settings.left_out": "$count sin incluir: $why",
    "settings.clear": "Borrar todo",
    "settings.clear_words": (
        "Borra todo lo que se sabe de usted: recuerdos, documentos, historial, conversaciones e hilos. No se puede "
        "deshacer."
    ),
    "settings.clear_button": "Borrar todo…",
    "settings.clear_sure": "Sí, borrar todo",
    "settings.cleared": "Todo está borrado.",
    "settings.bad_days": "Elija entre 1 y 3650 días.",
    "settings.bad_zone": "No existe esa zona horaria; use un nombre como Europe/Kyiv.",
    "outcome.stored": "guardado",
    "outcome.updated": "actualizado",
    "outcome.merged": "dice lo sabido con otras palabras",
    "outcome.known": "ya sabido",
    "outcome.rejected": "rechazado",
    "count.stored": "$count [recuerdo guardado|recuerdos guardados]",
    "count.updated": "$count [recuerdo cambiado|recuerdos cambiados]",
    "count.merged": "$count [dice|dicen] con otras palabras lo que ya se sabe",
    "count.known": "$count ya [conocido|conocidos]",
    "count.known_messages": "$count [mensaje que ya está|mensajes que ya están] aquí",
    "count.rejected": "$count [rechazado|rechazados]",
    "count.unchanged": "$count ya [conocido|conocidos]",
    "count.posts": "$count [artículo|artículos]",
    "count.deliveries": "$count [entrega|entregas]",
    "count.conversations": "$count [conversación|conversaciones]",
    "count.messages": "$count [mensaje|mensajes]",
    "count.commands": "$count [comando|comandos]",
    "count.scratchpad": "$count [valor|valores] del borrador",
    "count.items": "$count [elemento|elementos]",
}

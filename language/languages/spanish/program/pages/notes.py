"""What daily notes say in English of what was read and discussed, told in Spanish."""

TOLD = {
    "nothing in particular": "nada en particular",
    "Discussed $about ($count message, $minutes min)": (
        "Conversación sobre $about ($count [mensaje|mensajes], $minutes min)"
    ),
    "Discussed $about ($count messages, $minutes min)": (
        "Conversación sobre $about ($count [mensaje|mensajes], $minutes min)"
    ),
    "Talked about no article in particular ($count message, $minutes min)": (
        "Conversación sin un artículo concreto ($count [mensaje|mensajes], $minutes min)"
    ),
    "Talked about no article in particular ($count messages, $minutes min)": (
        "Conversación sin un artículo concreto ($count [mensaje|mensajes], $minutes min)"
    ),
    "Read $read/$delivered digest posts": "Leídos $read de $delivered artículos entregados",
    "Read $count post": "$count [artículo leído|artículos leídos]",
    "Read $count posts": "$count [artículo leído|artículos leídos]",
    "Read $count posts, $delivered delivered": (
        "$count [artículo leído|artículos leídos], $delivered [entregado|entregados]"
    ),
    "⭐ Saved $titles": "⭐ Guardado: $titles",
    "Interested in $topic": "Interés en: $topic",
    "Opinion: $words": "Opinión: $words",
    "Connected to the discussion of $about from $day": "Relacionado con la conversación sobre $about del $day",
    "Connected to the discussion of $about": "Relacionado con la conversación sobre $about",
}

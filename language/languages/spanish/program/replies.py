"""The sentences the offline model says, in Spanish."""

REPLIES = {
    "nothing_known": "Eso no lo tengo en la memoria. Cuéntemelo, o escriba «recuerda que …», y lo guardaré.",
    "nearest_known": "Exactamente eso no lo tengo. Lo más cercano:\n$lines",
    "nothing_at_all": "Aún no tengo nada sobre usted en la memoria. Cuénteme algo, o escriba «recuerda que …».",
    "know": "Esto es lo que tengo en la memoria sobre usted:\n$lines",
    "answer": "Según lo que recuerdo:\n$lines",
    "why": "Esto está en la memoria:\n$lines",
    "why_nothing": "No tengo nada en la memoria que lo diga, así que no se fíe de ello.",
    "deleted": "Hecho, olvidado: $keys.",
    "not_deleted": (
        "No he borrado nada: no está claro a qué se refiere. Nómbrelo con sus propias palabras o use /memory olvidar."
    ),
    "nothing_to_forget": "No he encontrado nada sobre eso en la memoria, así que no había nada que olvidar.",
    "forget_all": "Para olvidarlo todo, use /memory borrar: muestra lo que se iría y pregunta antes.",
    "updated": "Gracias, corregido: $value.",
    "already": "Sí, eso es lo que tengo en la memoria: $value.",
    "remembered": "De acuerdo, lo recordaré: $value.",
    "not_remembered": "No he podido recordarlo y no ha cambiado nada. Dígalo otra vez en una frase sencilla.",
    "secret": "Lo que parece un secreto no se guarda nunca: se ha quitado de su mensaje.",
    "noted": "Gracias por contármelo.",
    "greeting": "¡Hola! Pregunte por el artículo, cuénteme de usted, o escriba «recuerda que …».",
    "thanks": "¡De nada!",
    "bye": "¡Hasta luego! Lo que me contó queda en la memoria.",
    "chat": "Todo bien, gracias. Soy el modelo sin conexión: guardo lo que me cuenta y respondo con ello.",
    "article": "Sobre eso, el artículo dice: $text",
    "article_unknown": "Hasta donde ven mis reglas, el artículo no responde a eso. Trata de esto: $text",
    "related": "Toca lo que sé de usted: $lines",
    "mind": "Hay que tener en cuenta lo que está en la memoria:\n$lines",
    "honest": "No puedo responder a eso: soy el modelo sin conexión y trabajo con reglas, sin modelo de lenguaje. "
    "Respondo con lo que hay en su memoria y con el artículo del que hablamos.",
    "unheard": "Nada de eso ha pasado a la memoria. Soy el modelo sin conexión y trabajo con reglas: escriba «recuerda "
    "que …» si debe quedar, o pregunte qué sé de usted.",
    "shaped": "Según lo que sé de usted: $interests.",
    "plain": "Un resumen sin más: nada de lo que sé de usted tiene que ver con este artículo.",
    "no_article": "No hay texto de artículo que resumir.",
}

"""What the pages say in Spanish: what is still true."""

TEXTS = {
    "review.title": "¿Sigue siendo cierto?",
    "review.lead": "Lo dudoso, viejo, repetido o que ya no parece cierto, de uno en uno. Nada se pregunta dos veces.",
    "review.paused": "La memoria está en pausa, así que no se pregunta nada.",
    "review.none": "No hay nada que revisar: nada parece dudoso, viejo ni repetido.",
    "review.unsure": "Esto no es seguro. ¿Es cierto?",
    "review.old": "Lo dijo hace mucho, y desde entonces no ha salido. ¿Sigue siendo cierto?",
    "review.conflict": "Algo más nuevo dice otra cosa. ¿Lo primero sigue siendo cierto?",
    "review.same": "Estos dos parecen decir lo mismo. ¿Se quedan los dos? «No» deja solo el segundo.",
    "review.proposed": "Por la noche esto parecía ya no ser cierto ($reason). ¿Sigue siendo cierto?",
    "review.yes": "Sí",
    "review.no": "No",
    "review.change": "Cambiar",
    "review.words": "Las palabras correctas",
    "review.confirmed": "Confirmado",
}

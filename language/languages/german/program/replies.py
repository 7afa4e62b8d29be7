"""The sentences the offline model says, in German."""

REPLIES = {
    "nothing_known": "Dazu ist noch nichts gespeichert. Erzählen Sie es, oder schreiben Sie „merk dir, dass …“.",
    "nearest_known": "Genau das ist nicht gespeichert. Am nächsten kommt:\n$lines",
    "nothing_at_all": "Über Sie ist noch nichts gespeichert. Erzählen Sie etwas, oder schreiben Sie „merk dir, dass "
    "…“.",
    "know": "Das ist über Sie gespeichert:\n$lines",
    "answer": "Gespeichert ist dazu:\n$lines",
    "why": "Das steht im Gedächtnis:\n$lines",
    "why_nothing": "Im Gedächtnis steht nichts, was das sagt; verlassen Sie sich bitte nicht darauf.",
    "deleted": "Erledigt, vergessen: $keys.",
    "not_deleted": (
        "Es wurde nichts gelöscht: Es ist nicht klar, was gemeint ist. Nennen Sie es mit seinen "
        "eigenen Worten, oder nehmen Sie /memory vergessen."
    ),
    "nothing_to_forget": "Dazu steht nichts im Gedächtnis, also gab es nichts zu vergessen.",
    "forget_all": "Um alles zu vergessen, nehmen Sie /memory löschen: Es zeigt, was wegfällt, und fragt vorher nach.",
    "updated": "Danke, das ist berichtigt: $value.",
    "already": "Ja, genau das ist gespeichert: $value.",
    "remembered": "Gut, das ist gemerkt: $value.",
    "not_remembered": (
        "Das konnte ich mir nicht merken, nichts wurde geändert. Sagen Sie es noch einmal in einem einfachen Satz."
    ),
    "secret": "Was nach einem Geheimnis aussieht, wird nie gespeichert: Es wurde aus Ihrer Nachricht entfernt.",
    "noted": "Danke fürs Erzählen.",
    "greeting": "Hallo! Fragen Sie zum Artikel, erzählen Sie von sich, oder schreiben Sie „merk dir, dass …“.",
    "thanks": "Gern geschehen!",
    "bye": "Auf Wiedersehen! Was Sie erzählt haben, bleibt gespeichert.",
    "chat": (
        "Alles gut, danke. Ich bin das Offline-Modell: Was Sie erzählen, wird gespeichert, und daraus kommen die "
        "Antworten."
    ),
    "article": "Dazu steht im Artikel: $text",
    "article_unknown": "Soweit meine Regeln sehen, beantwortet der Artikel das nicht. Er handelt davon: $text",
    "related": "Es berührt, was über Sie gespeichert ist: $lines",
    "mind": "Zu beachten ist, was gespeichert ist:\n$lines",
    "honest": "Das kann ich nicht beantworten: Ich bin das Offline-Modell und arbeite nach Regeln, ohne Sprachmodell. "
    "Ich antworte aus Ihrem Gedächtnis und aus dem Artikel, um den es geht.",
    "unheard": "Davon ist nichts ins Gedächtnis gekommen. Ich bin das Offline-Modell und arbeite nach Regeln: "
    "Schreiben "
    "Sie „merk dir, dass …“, wenn es bleiben soll, oder fragen Sie, was über Sie gespeichert ist.",
    "shaped": "Mit Blick auf das, was über Sie gespeichert ist: $interests.",
    "plain": "Eine schlichte Zusammenfassung: Nichts Gespeichertes hat mit diesem Artikel zu tun.",
    "no_article": "Es gibt keinen Artikeltext zum Zusammenfassen.",
}

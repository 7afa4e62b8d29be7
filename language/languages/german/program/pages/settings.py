"""What the pages say in German: documents, timeline and settings of a user."""

TEXTS = {
    "document.title": "Dokument",
    "document.lead": (
        "MEMORY.md ist Ihr Gedächtnis als Text. Was Sie hier ändern, gilt: Eine neue Zeile wird gemerkt, eine "
        "entfernte vergessen."
    ),
    "document.note_lead": "Was an diesem Tag notiert wurde, als Text. Was Sie hier ändern, gilt.",
    "document.note_title": "Tagesnotiz",
    "document.text": "Text des Dokuments",
    "document.notes": "Tagesnotizen",
    "document.no_notes": "Es gibt noch keine Tagesnotizen.",
    "document.no_note": "Zu diesem Tag gibt es keine Notiz.",
    "document.month": "Tage mit einer Notiz: $month",
    "document.earlier": "Früherer Monat",
    "document.later": "Späterer Monat",
    "document.back": "MEMORY.md",
    "document.merge": (
        "Während Sie schrieben, hat sich der Text geändert; darum ist noch nichts gespeichert. Unten sind beide "
        "Änderungen zusammengelegt: Sehen Sie nach und speichern Sie dann."
    ),
    "document.theirs": "Was sich inzwischen geändert hat",
    "document.yours": "Was Sie geändert haben",
    "document.notice": "Neben Ihren Dateien liegt: $what",
    "timeline.title": "Zeitleiste",
    "timeline.lead": "Wann etwas gelernt und vergessen wurde, und aus welchen Gesprächen es kam.",
    "timeline.chart": "In jeder Woche gelernt, nach Rubrik",
    "timeline.table": "Dasselbe in Zahlen",
    "timeline.week": "Woche ab",
    "timeline.nothing": "Im letzten halben Jahr wurde nichts gelernt.",
    "timeline.learned": "Zuletzt gelernt",
    "timeline.forgotten": "Vergessen",
    "timeline.none_forgotten": "Nichts ist vergessen.",
    "timeline.conversations": "Gespräche",
    "timeline.no_conversations": "Es sind keine Gespräche gespeichert.",
    "timeline.search": "Gespräche durchsuchen",
    "timeline.turns": "$count [Nachricht|Nachrichten]",
    "timeline.untitled": "Gespräch",
    "timeline.read": "Lesen",
    "timeline.who_user": "Sie",
    "timeline.who_other": "Assistent",
    "timeline.delete": "Gespräch löschen",
    "timeline.delete_title": "Dieses Gespräch löschen?",
    "timeline.delete_words": (
        "$count [Nachricht daraus verschwindet|Nachrichten daraus verschwinden] endgültig. Was daraus gelernt wurde, "
        "bleibt; vergessen oder löschen können Sie es auf der Seite „Gedächtnis“."
    ),
    "timeline.deleted": "Das Gespräch ist gelöscht.",
    "timeline.more": "und $count weitere",
    "settings.title": "Einstellungen",
    "settings.pausing": "Pause",
    "settings.on": (
        "Das Gedächtnis ist an. Solange es angehalten ist, wird nichts gelernt, und kein Assistent liest es; "
        "nichts geht verloren."
    ),
    "settings.off": "Das Gedächtnis ist angehalten. Nichts wird gelernt, und kein Assistent liest es.",
    "settings.pause": "Anhalten",
    "settings.resume": "Fortsetzen",
    "settings.paused": "Das Gedächtnis ist angehalten.",
    "settings.resumed": "Das Gedächtnis ist wieder an.",
    "settings.zone": "Zeitzone",
    "settings.zone_words": "Danach beginnen und enden Ihre Tage.",
    "settings.zone_saved": "Die Zeitzone ist gespeichert.",
    "settings.keeping": "Wie lange etwas aufgehoben wird",
    "settings.note_days": "Tagesnotizen, in Tagen",
    "settings.message_days": "Gespräche, in Tagen",
    "settings.days_words": (
        "Leer: so lange, wie dieser Server sie aufhebt ($notes und $messages [Tag|Tage]). Was älter ist, "
        "verschwindet in der nächsten Nacht."
    ),
    "settings.days_saved": "Gespeichert. Was älter ist, verschwindet in der nächsten Nacht.",
    "settings.replies": "Antworten",
    "settings.spoken": "Sprache der Antworten",
    "settings.spoken_mine": "Die meiner Nachrichten",
    "settings.links": "Ein Gespräch mit einem Hinweis auf ein früheres beginnen, wenn beide zusammenhängen",
    "settings.replies_saved": "Gespeichert.",
    "settings.bad_language": "In dieser Sprache gibt es keine Antworten.",
    "settings.trends": "Anonyme Trends",
    "settings.trends_in": "Sie nehmen an Trends teil.",
    "settings.trends_out": "Sie nehmen nicht an Trends teil.",
    "settings.trends_join": "Teilnehmen",
    "settings.trends_leave": "Nicht mehr teilnehmen",
    "settings.trends_words": (
        "Gezählt wird, wie viele jedem Thema einer festen Liste folgen, mit Rauschen, das jeden verbirgt. Kein Wort "
        "von Ihnen wird verwendet."
    ),
    "settings.export": "Mitnehmen",
    "settings.export_words": (
        "Alles, was über Sie bekannt ist, als Datei: vollständig als JSON, gut lesbar als Markdown."
    ),
    "settings.export_json": "Als JSON exportieren",
    "settings.export_markdown": "Als Markdown exportieren",
    "settings.import": "Ein Gedächtnis hierher bringen",
    "settings.import_words": (
        "Wählen Sie eine Datei oder ein ZIP von uns, ChatGPT, Claude, mem0 oder Letta, oder fügen Sie eine Liste ein. "
        "Zuerst sehen Sie, was käme."
    ),
    "settings.file": "Datei zum Importieren",
    "settings.dry_run": "Probelauf starten",
    "settings.import_button": "Importieren",
    "settings.would": "Das würde geschehen; noch ist nichts geändert:",
    "settings.would_nothing": "Nichts würde sich ändern: Alles ist schon bekannt.",
    "settings.imported": "Importiert",
    "settings.not_imported": "Nicht importiert: $reason",
    "settings.cannot_import": "$what. Nichts wurde importiert – $remedy.",
    "settings.no_file": "wählen Sie zuerst eine Datei.",
    "settings.too_large": (
        "die Datei ist größer als $most MB, mehr als eine Seite annehmen kann; hnpal-memory import nimmt sie an."
    ),
    "settings.first_rows": "Die ersten $most von $all:",
    "settings.clear_asks": "Alles löschen, was über Sie bekannt ist?",
    "settings.saved": "ChatGPT: auch die dort gespeicherten Erinnerungen (manche wurden dort vielleicht gelöscht)",
    "settings.list": "Oder fügen Sie eine Liste ein, ein Eintrag je Zeile",
    "settings.each": "Alle einzeln",
    "settings.left_out": "$count weggelassen: $why",
    "settings.clear": "Alles löschen",
    "settings.clear_words": (
        "Löscht alles, was über Sie bekannt ist: Einträge, Dokumente, Verlauf, Gespräche, Threads. Es lässt "
        "sich nicht zurücknehmen."
    ),
    "settings.clear_button": "Alles löschen …",
    "settings.clear_sure": "Ja, alles löschen",
    "settings.cleared": "Alles ist gelöscht.",
    "settings.bad_days": "Wählen Sie zwischen 1 und 3650 Tagen.",
    "settings.bad_zone": "Diese Zeitzone gibt es nicht; nehmen Sie einen Namen wie Europe/Kyiv.",
    "outcome.stored": "gespeichert",
    "outcome.updated": "geändert",
    "outcome.merged": "sagt Bekanntes mit anderen Worten",
    "outcome.known": "schon bekannt",
    "outcome.rejected": "abgelehnt",
    "count.stored": "$count [Eintrag|Einträge] gemerkt",
    "count.updated": "$count [Eintrag|Einträge] geändert",
    "count.merged": "$count mit anderen Worten bekannt",
    "count.known": "$count schon bekannt",
    "count.known_messages": "$count [Nachricht|Nachrichten] schon hier",
    "count.rejected": "$count abgelehnt",
    "count.unchanged": "$count schon bekannt",
    "count.posts": "$count Artikel",
    "count.deliveries": "$count [Zustellung|Zustellungen]",
    "count.conversations": "$count [Gespräch|Gespräche]",
    "count.messages": "$count [Nachricht|Nachrichten]",
    "count.commands": "$count [Befehl|Befehle]",
    "count.scratchpad": "$count [Wert|Werte] des Notizblocks",
    "count.items": "$count [Eintrag|Einträge] des Programms",
}

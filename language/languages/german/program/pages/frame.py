"""What the pages say in German: the frame, the sign-in, and why there is nothing to see."""

TEXTS = {
    "product": "HN Pal",
    "skip": "Zum Inhalt springen",
    "nav": "Seiten",
    "nav.memory": "Gedächtnis",
    "nav.review": "Prüfen",
    "nav.document": "Dokument",
    "nav.timeline": "Zeitleiste",
    "nav.settings": "Einstellungen",
    "nav.nights": "Nächte",
    "nav.tools": "Werkzeuge",
    "nav.health": "Zustand",
    "nav.operator": "Betreiber",
    "signed_in": "Angemeldet als $name",
    "sign_out": "Abmelden",
    "switch_user": "Benutzer wechseln",
    "language": "Sprache",
    "sign_in.title": "Anmelden",
    "sign_in.words": (
        "Fügen Sie das Token ein, das Sie bekommen haben. Es bleibt in einem Cookie dieses Browsers, bis Sie "
        "sich abmelden."
    ),
    "sign_in.open": (
        "Dieser Server verlangt kein Token und antwortet nur dem eigenen Rechner. Wessen Gedächtnis möchten Sie sehen?"
    ),
    "sign_in.token": "Token",
    "sign_in.name": "Name",
    "sign_in.button": "Anmelden",
    "sign_in.refused": "Sie sind nicht angemeldet: $reason.",
    "sign_in.no_name": "So kann kein Benutzer heißen.",
    "problem.title": "Hier nicht",
    "problem.operator": (
        "Diese Seite sieht nur ein Betreiber. Bitten Sie um ein Token: python -m scripts.token … --permission operator"
    ),
    "problem.forged": (
        "Dieses Formular kam nicht von einer Seite dieses Servers oder ist zu alt. Gehen Sie zurück, laden Sie die "
        "Seite neu und versuchen Sie es noch einmal."
    ),
    "problem.large": "Das ist mehr, als ein Formular fassen darf.",
    "problem.unknown": "So etwas gibt es in Ihrem Gedächtnis nicht.",
    "back": "Zurück zum Gedächtnis",
}

"""What the pages say in English: the frame, the sign-in, and why there is nothing to see."""

TEXTS = {
    "product": "HN Pal",
    "skip": "Skip to the content",
    "nav": "Pages",
    "nav.memory": "Memory",
    "nav.review": "Review",
    "nav.document": "Document",
    "nav.timeline": "Timeline",
    "nav.settings": "Settings",
    "nav.nights": "Nights",
    "nav.tools": "Tools",
    "nav.health": "Health",
    "nav.operator": "Operator",
    "signed_in": "Signed in as $name",
    "sign_out": "Sign out",
    "switch_user": "Switch user",
    "language": "Language",
    "sign_in.title": "Sign in",
    "sign_in.words": "Paste the token you were given. It stays in a cookie of this browser until you sign out.",
    "sign_in.open": (
        "This server asks nobody for a token and answers only its own machine. Whose memory would you like to see?"
    ),
    "sign_in.token": "Token",
    "sign_in.name": "Name",
    "sign_in.button": "Sign in",
    "sign_in.refused": "You are not signed in: $reason.",
    "sign_in.no_name": "That cannot be the name of a user.",
    "problem.title": "Not here",
    "problem.operator": (
        "Only an operator sees this page. Ask for a token: python -m scripts.token … --permission operator"
    ),
    "problem.forged": (
        "This form did not come from a page of this server, or is too old. Go back, reload the page and try again."
    ),
    "problem.large": "That is more than a form may hold.",
    "problem.unknown": "There is no such thing in your memory.",
    "back": "Back to the memory",
}

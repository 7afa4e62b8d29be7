"""How Turkish people tell whose words are whose."""

MAIL_HEADERS = "gönderen|kime|konu"
CLOSES = "saygılarımla"
WROTE = "şunu yazdı|yazdı"
MAIL_DIVIDERS = "özgün|orijinal|iletilen"

"""How Turkish people speak of the user."""

CALLED_ELSEWHERE = r"\b(?:kullanıcı|kullanıcının|okuyucu|okur|müşteri)\b"

"""How Japanese people say yes or no, and speak of themselves."""

YES = r"はい"
NO = r"いいえ"
SELF_ANYWHERE = r"私|僕|俺"

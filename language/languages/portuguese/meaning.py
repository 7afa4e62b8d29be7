"""How Portuguese people speak of the user."""

CALLED_ELSEWHERE = (
    r"\b(?:o |a |um |uma |ao |do |da )?(?:usuári[oa]|utilizador|utilizadora|leitor|leitora|interlocutor"
    r"|interlocutora)\b"
)

"""How a model says in Spanish that it has remembered or forgotten something, or will."""

REMEMBER = (
    r"(?<!no )\b(?:(?:lo )?recordaré|tomo nota|lo (?:anoto|apunto|guardo)\b)"
    r"|(?<!no )(?<!no lo )\bhe (?:guardado|anotado|apuntado)\b"
)
FORGET = r"(?<!no )(?<!no lo )\b(?:olvidaré|borraré|eliminaré|he (?:borrado|olvidado|eliminado))\b"
OFFERS = r"si (?:quieres|quiere|lo)"
SAYS = r"que"

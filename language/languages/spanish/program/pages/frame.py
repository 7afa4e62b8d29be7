"""What the pages say in Spanish: the frame, the sign-in, and why there is nothing to see."""

TEXTS = {
    "product": "HN Pal",
    "skip": "Saltar al contenido",
    "nav": "Páginas",
    "nav.memory": "Memoria",
    "nav.review": "Revisar",
    "nav.document": "Documento",
    "nav.timeline": "Cronología",
    "nav.settings": "Ajustes",
    "nav.nights": "Noches",
    "nav.tools": "Herramientas",
    "nav.health": "Estado",
    "nav.operator": "Operador",
    "signed_in": "Sesión iniciada como $name",
    "sign_out": "Cerrar sesión",
    "switch_user": "Cambiar de usuario",
    "language": "Idioma",
    "sign_in.title": "Iniciar sesión",
    "sign_in.words": "Pegue el token que le dieron. Queda en una cookie de este navegador hasta que cierre sesión.",
    "sign_in.open": (
        "Este servidor no pide token a nadie y solo responde a su propia máquina. ¿De quién quiere ver la memoria?"
    ),
    "sign_in.token": "Token",
    "sign_in.name": "Nombre",
    "sign_in.button": "Iniciar sesión",
    "sign_in.refused": "No se ha iniciado la sesión: $reason.",
    "sign_in.no_name": "Ese no puede ser el nombre de un usuario.",
    "problem.title": "No disponible",
    "problem.operator": (
        "Solo un operador ve esta página. Pida un token: python -m scripts.token … --permission operator"
    ),
    "problem.forged": (
        "Este formulario no viene de una página de este servidor, o es demasiado antiguo. "
        "Vuelva atrás, recargue la página e inténtelo de nuevo."
    ),
    "problem.large": "Eso es más de lo que cabe en un formulario.",
    "problem.unknown": "Eso no existe en su memoria.",
    "back": "Volver a la memoria",
}

"""Words by which a summary holds together what somebody said, in Spanish; they say little or nothing of their own."""

from language.languages.forms.listing import words_of

LIGHT = words_of("""
    algo lugar proceso respecto mediante propios cerca junto además incluso ante cierto cierta dicho dicha cualquier
    aunque mientras entonces así frecuentemente modo situado ubicado denominado conjuntamente asimismo acerca
    relación cuanto dado debido actualmente usuario usuaria persona juntos llama llamada llamado ha le su sus debe
    está están estar estaba con sobre durante entre hacia según tras sin desde hasta hace hacer suele soler
    normalmente generalmente habitualmente regularmente principalmente especialmente a menudo frecuencia veces
    también todavía aún ya puede pueden poder tiene que se sí mismo misma cual cuales quien cuyo cuya donde cuando
    año años idioma afición hobby ocio vida parte tipo forma manera tema profesión oficio ámbito área propio propia
    ciertos varios varias algunos algunas alguna algún aproximadamente alrededor unos unas va ir yendo siendo sido
    sea fue fueron era eran será serán hay había son sois ser tan tanto cada ella él ellos ellas ambos actualidad
    momento vez personas dentro ambas
    """)
SLIGHT = words_of("""
    dinero sufrió problemas necesita tienen evita sueña razones hace practica realiza va asiste toma usa utiliza
    pasa dedica lleva mantiene recibe participa pide espera acude suele cuenta pone
    """)
EMPTY = words_of("""
    termino acabo soy es estoy está somos tengo tenemos hago hacemos voy vamos quiero puedo llevo sigo
    """)
CONSUMING = words_of("come comer bebe beber toma tomar consume consumir")
SORTS = words_of("""
    examen curso escuela universidad empresa compañía marca proyecto programa aplicación herramienta plataforma
    sitio dispositivo cámara portátil ordenador móvil tableta coche bici modelo ciudad pueblo región zona país
    barrio calle deporte equipo club grupo banda festival evento concurso torneo juego película serie libro novela
    disco canción revista periódico raza enfermedad medicamento instrumento título puesto contrato diagnóstico turno
    arroz nivel facultad carrera suscripción cuenta
    """)
WHOLE = words_of("todo todos toda todas siempre solo sólo solamente únicamente exclusivamente completamente totalmente")
WHOLE_SAID = words_of("nunca cada diario diariamente ningún ninguna nada cualquier")
ANSWERS = words_of("""
    respuesta respuestas texto textos artículo artículos contenido contenidos explicación explicaciones resumen
    resúmenes información mensajes
    """)

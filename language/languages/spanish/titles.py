"""Words of Spanish titles that name no topic."""

from language.languages.forms.listing import words_of

NEVER_IN_A_TOPIC = words_of("""
    siempre nunca otra vez casi ya pronto cómo qué por porque puede hace va
    """)

VAGUE = words_of("""
    problema año años día tiempo gente mundo historia libro empresa proyecto sistema datos vida ciudad país dinero
    """)

TITLE_WORDS = words_of("""
    nuevo nueva nuevos nuevas año años día días semana tiempo cómo por qué cuándo historia experiencia equipo
    empresa empresas proyecto proyectos programa código interesado interesada opinión costo coste precio precios
    estudio prueban resultados
    interesa interesan interés interesar cuesta cuestan sube suben baja bajan crece crecen vuelve vuelven sigue siguen
    puede pueden hace hacen hacer deja dejan llega llegan más menos otra otro mejor peor gran grande pequeño primera
    primer última último gente personas parte lugar forma manera récord número tipo tipos vez veces
    """)
TITLE_HUBS = words_of("""
    europa inteligencia artificial energía clima agua ciudad ciudades pueblo escuela escuelas ley tribunal luz familia
    juego juegos dinero banco bancos banca teléfono móvil ordenador casa casas música película libro libros arte comida
    coche coches
    """)

"""How a summary in Spanish puts what people say of themselves; after `<` stand words that say it too."""

SPANISH_WAYS = """
vive vivo vivir reside residente habita < mudé mudamos mudado instal* vecin* alquil* trasladé
trabaja trabajo trabajar empleado empleada empleo labora profesionalmente < oficina jefe jefa compañer* turno*
    client* pacient* alumn* sueldo contrat* empecé entré empresa autónom* freelance guardia consulta taller
    diseño programo doy
estudia estudio estudiante cursa estudiar < carrera grado máster universidad facultad exámenes examen matricul*
    tesis semestre asignatur* curso oposicion* doctorado
aprende aprender aprendiendo aprendió < clases curso profesor enseñ* duolingo principiante practico estudio
    estudiando
enseña enseñar profesor* profesora maestr* docente imparte < alumn* clase clases instituto colegio aula doy
tiene posee dueño dueña propietari* cuenta < compré compramos heredé adopt* regal* conseguí
compró compra comprado comprar adquirió < compré compramos pillé pedí encargué acabamos
vendió vende vender < vendí vendimos deshice
alquila alquilado inquilin* < casero casera alquiler alquilo
mudó muda mudarse traslad* < mudanza mudé mudamos trasladé cambié
desplaza mueve viaja va moverse transporte < muevo voy bici metro autobús coche tren andando cojo
viaja viajar viaje viajero < vuelo vuelos volamos vacaciones mochila ruta fuimos vamos
visitó visita visitado viajó estuvo < volví volvimos volver vuelvo viaje fuimos estuve conocí vacaciones
conduce conducir conductor* < coche carnet volante camión
corre correr corredor* < maratón salgo kilómetros running
nadar natación < piscina nadando nado largos
camina senderismo excursion* < monte ruta montaña caminat* sierra
juega toca jugador* juego tocar músic* < guitarra piano violín batería grupo banda
canta cantar cantante < coro karaoke
baila bailar bailarín* < salsa tango flamenco
pinta dibuja pintar dibujar artista ilustrador* < acuarela* cuadro* óleo bocet* ilustra*
lee leer lector* lectura < libro libros novela* leo
escribe escribir escritor* autor* < novela poesía poemas blog diario tesis artículo
cocina cocinar cocinero < receta* cena guiso paella
hornea repostería panadero < pan masa tarta* bizcocho
come comer alimenta dieta < como desayun* almuerz* ceno
bebe beber toma < café té taza* cerveza vino copa
fuma fumador fumadora fumar < cigarr* tabaco paquete cajetilla
duerme dormir sueño < duermo insomnio noche cama
madruga levanta temprano < madrugar despertador madrugo
escucha escuchar oye < podcast* música radio auriculares
ve mira ver series < serie* película* netflix cine
usa utiliza emplea uso < cambié pasé hago voy
gusta gustan encanta encantan disfruta aficionad* apasion* < favorit* fan pasión flipa mola adoro locura
    disfruto chifla
odia detesta disgusta < odio soporto molesta aburre horrible asco harto
prefiere preferencia < favor
quiere desea gustaría espera < quisiera ojalá favor sueño necesito podrías
necesita debe tiene requiere < necesito hace falta busco tengo
busca buscando búsqueda < busco necesito piso
planea piensa prevé va planes < voy vamos próximo reserva* billete* quiero
considera plantea piensa pensando < quizá igual debería duda
evita evitar < dejé
dejó deja abandonó < dejé harto
cuesta dificultad* problemas < difícil
sufre padece tiene enferm* < dolor* diagnostic* crónic* ataque* migraña* padezco
miedo teme fobia < pánico terror asusta vértigo
preocupa preocupad* inquiet* < nervios* ansiedad agobi*
cree piensa opina considera < creo parece pienso opino
apoya defiende partidari* < fan voto hincha
cuida cuidar atiende encarga < cuido ocupo abuela madre
cría educa < madre padre
voluntari* colabora ayuda < banco ong cruz comedor
dirige gestiona lidera responsable < llevo equipo encargad* director*
fundó creó montó abrió < monté abrí fundé lancé negocio
hace crea fabrica elabora confecciona construye < hago diseño coso fabrico programo monto
repara arregla restaura < taller arreglo restauro
colecciona colección < colecciono sellos vinilos monedas
cultiva huerto jardín jardiner* < tomates plantas planto
entrena entrenar gimnasio ejercicio < pesas crossfit correr
asiste va acude participa miembro apuntad* < clases voy semana ensayo club apunt*
actúa concierto* < banda escenario
echa extraña < menos
murió muerto fallec* perdió < viud* entierro
embarazada espera esperando < meses semanas bebé niña niño
casado casada matrimonio cónyuge < marido mujer esposa esposo
divorciado divorciada separad* < ex exmarido exmujer divorcio
pareja novio novia relación < salgo
soltero soltera
hijos hijas hijo hija padre madre niños < bebé mellizos gemelos guardería cole
dolor dolores duele < espalda rodilla cabeza
cansado agotad* < reventad* sueño
alérgico alergia < estornud* intoleran*
jubilado jubilada jubilación < pensión jubil*
desempleado desempleada paro parado < despid* ere perdí buscando
teletrabaja remoto casa < teletrabaj*
graduado licenciado titulado terminó < título
habla hablar idioma bilingüe < lengua nativ* crecí fluido
origen natural nacido nació procede < nací crecí raíces
respuestas respuesta contestaciones explicaciones explicación < contést* contest* responde* explíca* dime
corto corta breve concis* < resum* breve*
detallado extens* < detalle
dinero finanzas < ahorr* deuda hipoteca
ahorra ahorrar ahorros < entrada guardo
gana sueldo ingresos < cobro pagan
deuda deudas préstamo hipoteca < pagando debo
perro perra < labrador galgo caniche cachorr* podenco
gato gata < gatit* siamés
mascota mascotas animales < perro gato gata gatos tortuga hámster loro conejo
casa vivienda hogar piso < chalet hipoteca
músico música < guitarra banda piano violín batería
baterista batería
deporte deportista < fútbol tenis nadar correr gimnasio
médico médica sanitario < pacientes guardia
informático informática tecnología < programo código software ordenadores
veranea verano vacaciones < agosto playa
operado operada operación cirugía < operaron operan
examen prueba < presento n3 oposicion*
plazo entrega fecha < entregar vence
problemas dificultades < mal duele cuesta
tiene regenta lleva dirige < llevo
poca poco menos < casi apenas
enfermo enferma enfermos < fiebre gripe resfriad* tos
chileno chilena < chile
trabaja < teletrabajo teletrabaja
"""

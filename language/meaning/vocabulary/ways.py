"""Turns that a paraphrase gives to what was said, in four languages; after `<` stand words that say it too."""

WAYS = """
located situated based перебуває знаходить* befindet encuentra < @home @be
invite invites invited inviting кличе кликав кликала запроси* запрошу* lud einlad* eingeladen invit*
refuse refuses refused declin* reject* відмовив* відмовила* відхил* abgelehnt lehnte weigert rechaz* negó
babysit* look looks mind minds минаю наглядає passe passt aufpass* betreu* cuid* < aufpassen
retired retiree* pensioner* retirement pension* пенсі* пенсіонер* rente rentner* ruhestand pensioniert jubil*
doctorate phd doctoral dissertation* аспірант* дисертаці* promovier* promotion doktorand* doktor dissertation
    doctorado doctorand* tesis
submit* submitted hand handed turn turned здати здає подати подаю abgeb* abgabe abgegeben entreg*
deadline* due дедлайн* термін* frist abgabe* abgabetermin plazo fecha
freelanc* freelancer* фриланс* фоп самозайнят* freiberuf* selbständig selbstständig autónom* freelance
business entrepreneur* підприєм* власн* unternehmer* gründer* autónom* empresari* emprended* < freelance*
    founder
fight fights fighting serve serves serving military army front воює воювати служить служу фронт* армі* військ*
    kämpft dient soldat sirve ejército frente
enlist* mobilis* mobiliz* мобіліз* einberufen reclut*
address addresses addressing call calls звертат* звертає* називає кличе тика* викає anred* nennt siez* tutea*
    llamo llama llaman
stranger* unknown unfamiliar незнайом* fremd* unbekannt* desconocid*
blackout* outage power світл* електро* відключен* стром* stromausfall apagón apagones luz
generator* генератор* generador*
purchase* buying buy купівл* покупк* купува* kauf kaufen compra comprar
attend attended enrolled pupil відвіду* навчаєть* besucht asiste
specialis* specializ* speciality specialty major* спеціал* schwerpunkt spezialis* fachricht* especiali*
cybersecurity security кібербезпек* безпек* sicherheit ciberseguridad seguridad
freshman першокурсни* erstsemester
semester* term семестр* trimestre cuatrimestre semestre
apprentice* trainee intern* internship стажу* стажер* практик* azubi ausbildung lehre praktik* aprendiz
    prácticas becari* pasant*
qualified certified trained licensed кваліфік* сертифік* ausgebildet* gelernt* titulad* cualificad* <
    apprenticeship finished ausbildung
shift shifts rota зміни змін* schicht* turno*
night nights nighttime nocturnal nightshift* нічн* уночі nachtschicht* nachtdienst* nocturn* noche*
owl late пізно spät tarde
freezing cold холод* мерзн* frier* kalt frío
lonely alone самотн* один одна einsam allein* solo sola soledad
tired exhausted worn втом* виснаж* müde erschöpft cansad* agotad* < killing
busy зайнят* beschäftigt ocupad* ajetread*
stress* stressed overwork* стрес* gestresst estres* < killing brutal
happy glad pleased delighted щаслив* задоволен* glücklich froh zufrieden feliz content* aleg*
sad unhappy upset сумн* засмучен* traurig triste
angry annoyed furious сердит* розлючен* wütend sauer enfad* enoj* furios*
proud пишаю* горд* stolz orgullos*
ashamed embarrass* сором* schäm* peinlich vergüenza avergonz*
shy introvert* сором'язлив* інтроверт* schüchtern introvertiert tímid* introvertid*
outgoing extrovert* екстраверт* extrovertiert extrovertid*
stubborn вперт* упертий стур* stur terc*
curious interested цікав* neugierig curios* interesad*
skeptical sceptical doubt* скептич* сумніва* skeptisch zweifl* escéptic*
strict rigid суворо streng estrict*
religious believer* faithful church віряч* віруюч* релігійн* gläubig* religiös* religios* creyente* < pray*
    christian catholic muslim jewish
catholic католи* katholi* católic*
orthodox православн* orthodox* ortodox*
muslim islam* мусульман* moslem* muslim* musulm*
jewish юдей* єврей* jüdisch* judí*
buddhis* буддис* budis*
vegetarian* вегетаріан* vegetarier* vegetarisch* < vegan*
vegan* веган*
keto кето
pescatarian* pescetari*
spicy hot chili гостр* scharf* picant*
sweet sweets солодк* dulce*
bitter гірк* amarg*
breakfast* снідан* frühstück* desayun*
lunch* обід* mittagess* almuerz* comida
dinner* supper* вечер* abendess* cena*
homemade домашн* selbstgemacht* caser*
sourdough закваск* sauerteig masa
recipe* рецепт* rezept* receta*
cilantro coriander кінза кінзи кінзу кориандр* koriander
mushroom* гриб* pilz* seta* champiñ* hongo*
onion* цибул* zwiebel* cebolla*
garlic часник* knoblauch ajo
potato* картоп* kartoffel* patata* papa papas
rice рис рису reis arroz
pasta noodle* макарон* паст* nudel*
soup* борщ* suppe* sopa*
olive* оливк* маслин* aceituna*
chocolate* шоколад* schokolade chocolate
apple* яблу* apfel äpfel manzana*
berry berries ягод* полуниц* beere* baya* fresa*
kayak* canoe* каяк* байдарк* kajak* paddel* kayak piragua
volleyball волейбол* voleibol
handball гандбол* balonmano
hockey хокей* хокею eishockey
boxing box boxer* бокс* boxen boxe* boxeo
martial judo karate дзюдо карате
pilates пілатес*
crossfit кросфіт*
tournament* league турнір* turnier* liga torneo*
stamp stamps philatel* марк* марок briefmarke* sello sellos filatel*
coin coins numismat* монет* münze* moneda*
vinyl record* платівк* вініл* schallplatte* vinilo*
настільн* brettspiel* juegos
puzzle* пазл* кросворд* rätsel* crucigrama*
lego лего
model* models модел* modell* maqueta* modelo*
pottery ceramic* clay керамік* гончар* töpfer* keramik cerámica alfarer*
woodwork* carpentry wood деревообробк* столяр* holz* tischler* carpinter* madera
electronics soldering електронік* паяю паяє löten elektronik electrónica soldar
drone* дрон* drohne* dron*
telescope* astronom* телескоп* астроном* teleskop* telescopio
birdwatch* birding bird* орнітолог* птах* vogelbeobacht* vögel aves pájaros
plant plants houseplant* рослин* вазон* pflanze* plantas planta
flower* квіт* blume* flor flores
rose roses троянд* rose* rosa rosas
greenhouse* теплиц* gewächshaus invernadero*
orchard* сад садок obstgarten huerto
chicken chickens hen hens poultry кури курей hühner huhn henne* gallina* pollo*
goat goats ziege* cabra*
sheep вівц* овець schaf* oveja*
cow cows cattle коров* kuh kühe vaca vacas
horse horses pony equestrian кінь коні коня верхи pferd* reite* caballo* equitación
parrot* budgie* папуг* papagei* wellensittich* loro*
rabbit* bunny кролик* кріл* kaninchen hase* conej*
snake* reptile* schlange* serpiente*
hamster* guinea хом'як* hamster meerschwein* hámster cobaya
puppy puppies цуцен* welpe* cachorr*
rescue* rescued shelter adopted притулок притулк* tierheim gerettet* refugio rescat* adopt*
stepson stepdaughter stepchild* пасинок пасербиц* stiefsohn stieftochter hijastr*
stepmother stepfather мачух* вітчим* stiefmutter stiefvater madrastra padrastro
godson goddaughter godchild* хрещен* похресни* patenkind patensohn patentochter ahijad*
grandson grandsons онук онука онуки enkel enkels enkelsohn nieto nietos
granddaughter granddaughters онучк* внучк* enkelin enkelinnen enkeltochter nieta nietas
fiancé fiancée engaged наречен* заручен* verlobt* prometid* < propos*
ex former колишн* exfrau exmann exmujer exmarido
single alone самотн* неодружен* незаміжн* ledig solter*
widow* bereaved вдов* вдівець удов* witwe* witwer viud*
orphan* сирот* waise* huérfan*
eldest oldest firstborn старш* перв* älteste* erstgebor* mayor primogénit*
youngest наймолодш* найменш* jüngste* menor
toddler* preschool* малюк* малюч* kleinkind* peque* bebé
teenager* teen teens adolescent* підліт* jugendlich* adolescente*
adult доросл* erwachsen* adult*
funeral* похорон* beerdigung* begräbnis funeral entierro
anniversary річниц* jahrestag* hochzeitstag* aniversario
honeymoon* медов* flitterwochen luna
graduation* випускн* abschlussfeier graduación
interview* співбесід* vorstellungsgespräch* bewerbungsgespräch entrevista*
promotion promoted raise підвищен* beförder* ascen*
salary pay wage wages зарплат* gehalt lohn sueldo salario nómina
unemployed jobless laid безробітн* arbeitslos desemplead* paro parad*
layoff* laid redundan* скороч* entlass* despid* ere
union профспілк* gewerkschaft sindicato
client* customer* клієнт* замовни* kunde kunden kundin mandant*
startup* стартап*
remote remotely віддален* дистанц* homeoffice teletrabaj* remoto
hybrid гібридн* híbrid*
half підробі* пів teilzeit halbtags media parcial
повн* vollzeit completa completo
overtime понаднормов* überstunde* horas extra
commute* commuting добира* pendel* arbeitsweg trayecto
bakery baker* пекарн* bäckerei panader*
pharmacy chemist аптек* apotheke* farmacia*
court judge* суд суду судд* gericht* juzgado tribunal
police officer* поліці* polizei* policía*
firefighter* пожежн* feuerwehr* bomber*
construction site builder* будівн* будівельн* bau baustelle bauarbeiter* construcción obra*
warehouse склад складі lager almacén
airport* airline* аеропорт* авіакомпан* flughafen flugbegleit* aeropuerto aerolínea
hotel* готел*
museum* музе* museum museen museo*
theatre* theater* театр* teatro*
gallery galleries галере* galerie galería
newspaper* newsroom газет* редакц* zeitung redaktion periódico redacción
ministry government міністерств* уряд* ministerium behörde ministerio gobierno
council municipality міськрад* мерія gemeinde rathaus stadtrat ayuntamiento
ngo charity nonprofit благодійн* фонд* громадськ* verein stiftung ong fundación
lab laboratory research лаборатор* labor labore laboratorio
clinic practice surgery клінік* кабінет* praxis consulta consultorio
kitchen chef restaurant кухн* küche cocina
insurance страхов* страхуван* versicher* seguro* aseguradora
accounting accountant* бухгалтер* buchhalt* contab*
marketing маркетинг* mercadotecnia
sales salesperson selling продаж* vertrieb* verkäufer* ventas vendedor*
hr recruiter* recruiting рекрутер* персонал* personalabteilung recursos humanos
support helpdesk підтримк* kundendienst atención
logistics логісти* logistik logística
data analytics дані даних daten datos
ai ml штучн* ki inteligencia
frontend backend фронтенд* бекенд*
відкрит* quelloffen código
linux ubuntu debian лінукс* fedora arch
windows віндовс*
mac macbook macos мак макбук*
python пайтон* пітон*
spreadsheet* excel таблиц* tabelle* hojas
editor vim emacs vscode редактор*
browser* firefox chrome браузер* navegador
app application* застосун* додаток додатк* anwendung* aplicación
website* site page* сайт* сторінк* webseite* sitio página*
blog* newsletter блог* розсилк* boletín
channel* канал* kanal canal
follower* subscriber* підписни* abonnent* seguidor* suscriptor*
instagram інстаграм* insta
headphone* earbuds навушник* kopfhörer auriculares
keyboard* клавіатур* tastatur* teclado*
monitor* screen монітор* bildschirm* pantalla*
scooter* самокат* roller patinete*
motorbike* motorcycle* мотоцикл* байк* motorrad moto motos motocicleta
van camper caravan rv кемпер* фургон* wohnmobil wohnwagen autocaravana furgoneta caravana
boat yacht sailboat narrowboat човен човн* boot* segelboot barco velero yate
ev electric electrocar електромоб* електрокар* elektroauto eléctrico
license посвідчен* права führerschein carnet licencia
tram* streetcar трамва* straßenbahn* tranvía
underground subway metro tube метро
abroad overseas закордон* кордон* ausland extranjero
passport* паспорт* pass reisepass pasaporte*
visa* віза візу візи visum visado
refugee* displaced біжен* переселен* flüchtling* refugiad* desplazad*
immigrant* migrant* емігрант* мігрант* einwander* inmigrante*
expat* foreigner* іноземц* іноземец ausländer* extranjer*
bilingual two двомовн* zweisprachig bilingüe
native first рідн* muttersprach* materna materno
accent акцент* akzent acento
beginner* novice початків* anfänger* principiante*
intermediate level середн* mittelstufe intermedi*
advanced fluent вільно просунут* fortgeschritten fließend fluid* avanzad*
expert* professional* експерт* професійн* profi* experte* profesional*
amateur hobbyist аматор* любител* hobby* aficionad*
шульга лівша linkshänder* zurd*
colorblind дальтонік* farbenblind daltónic*
deaf hearing глух* слух* taub gehörlos sord* audición
blind sight vision сліп* зір blind* cieg* vista
wheelchair* візк* rollstuhl silla ruedas
insomnia sleepless* безсонн* schlaflos* schlafstörung* insomnio
anxiety anxious panic тривожн* панічн* angststörung panik* ansiedad pánico
burnout вигоран* вигорів agotamiento
adhd рдуг adhs tdah
autis* аутис*
dyslexi* дислекс* legasthen* dislexi*
epilep* епілеп*
arthritis артрит* artritis
insulin інсулін* insulin* insulina
inhaler asthma* інгалятор* inhalador
cholesterol холестерин* cholesterin colesterol
hypertension гіпертон* тиск* bluthochdruck tensión hipertensión
thyroid щитоподібн* щитовидк* schilddrüse tiroides
surgery operated operation операці* прооперу* operiert operation* operad* operación* cirugía
physio* rehab* реабілітац* фізіотерап* reha fisio* rehabilitación
weight kilos kg вага gewicht peso
diet diets dieting дієт* diät* dieta
sober sobriety тверез* nüchtern trocken sobri*
gift gifts present* подарун* подаруй geschenk* regal*
loan mortgage позик* кредит* іпотек* hypothek* kredit* hipoteca préstamo
rent tenant rental оренд* miete* mieter* alquiler inquilin*
owner homeowner landlord власник* eigentümer* besitzer* dueñ* propietari* < bought own
stock stocks shares investor* акці* aktie* acciones inversor*
crypto bitcoin крипт* біткоїн* krypto* cript*
savings заощаджен* ersparniss* ahorros
tax taxes податк* steuer* impuesto*
election* vote* вибор* wahl* eleccion*
party партія партії partei* partido
warming клімат* klimawandel cambio
recycle* recycling сортую переробк* recycl* recicl*
war front війна війни фронт* krieg guerra
bomb* shelling обстріл* bomben bombardeo
volunteer* charity волонтер* благодійн* ehrenamt* voluntari*
donate* donor* донат* жертвую spende spendet donante* dono dona
quiet silence calm тихо спокій ruhe ruhig still silencio tranquil*
crowd* crowded натовп* людн* menschenmenge* multitud*
heat hot спек* hitze heiß calor
cold winter холод* kälte frío
rain rainy regen regnet regnerisch lluvi*
snow сніг* schnee nieve
sun sunny сонц* sonne sonnig sol
"""

"""What people do, have and feel, in four languages; after `<` stand words that say it too."""

DEEDS = """
fear afraid боюся боїться боятися боюсь fürcht* angst temo miedo
have has had having own owns owned possess* має маю маємо мають мати володі* habe hat haben besitze* besitzt
    tengo tiene tenemos tener poseo posee < @my @ill @parent @with compr* kauf* купи* придба* got get getting
    buy buys buying bought adopt* inherit* receiv* purchas* acquir* keep keeps kept raise* built diagnos*
    діагност* завели завів завела купив* купила купили купую придбав* придбала отрима* успадкув* тримаю тримаємо
    gekauft kaufte* bekommen bekam geerbt adoptiert angeschafft zugelegt geholt compré compramos compró hered*
    recibí conseguí
take takes taking taken took attend* visit* ходжу ходить відвіду* besuche* besucht asisto asiste < @my
live lives living lived reside* resides dwell* located based живу живе живемо живуть жити живёт жить мешка*
    проживає проживаю wohne* wohnt lebe lebt leben lebte vivo vive vivimos viven vivir reside resido < @home
    home qued* stayed stay bleib* залиши* moved relocat* settl* rent rents renting переїха* перебра*
    оселив* оселила оселилися осів gezogen umgezogen zog niedergelassen mudé mudamos mudó mudado mudar
    traslad* instal* establec*
rent rents renting rented орендую орендує винайма* знімаю знімає miete* mietet gemietet zur alquil* arriend*
work works working worked worker employed job employee працю* робот* робітни* arbeite arbeitet arbeiten
    arbeitete gearbeitet arbeit beschäftigt angestellt
    trabaj* empleo emplead* puesto < @be @job switch* join* start* hired sign* employ* manag* run runs teach*
    nurse left quit shift* влаштув* пішов пішла звільни* почав почала angefangen aufgehört beginne fange entré
    empecé empiezo incorpor* contrat* dejé leite* leitet
use uses using used користу* використов* застосов* nutze nutzt nutzen genutzt benutz* verwend* uso usa usamos
    usan utiliz* < switch* moved migrat* adopt* run runs running on write writes have drop* перейш* перевів*
    переходжу пишу маю gewechselt wechsle umgestiegen schreibe cambi* pasé pasamos migr* escrib* @be
married marry marries wed spouse wife husband одружен* побра* одружив* одружилася заміжн* заміж дружин* чоловік*
    шлюб* anniversary річниц* hochzeitstag aniversario verheiratet heirat* geheiratet ehefrau ehemann frau mann
    casad* casar casé casamos casó esposa esposo marido mujer
engaged engagement заручен* заручи* verlobt prometid*
learn learns learning learnt learned study studies studying studied вивча* вчу вчить вчуся вчиться навча*
    опанов* навчи* lerne lernt lernen gelernt studier* aprend* estudi* < practi* busy take takes taking started
speak speaks speaking spoke spoken talk talks talking говор* розмовля* володі* spreche* spricht sprech* hablo
    habla hablamos hablar < fluent
know knows knowing knew знаю знає знаємо знати розумі* вмі* умі* kenn* weiß kann sé sabe sabemos conoc* domino
    domina < @my decent fluent good
teach teaches teaching taught teacher* виклада* вчител* учител* навчаю unterricht* lehrer* lehre lehrt enseñ* profesor*
    clases
like likes liked liking love loves loved loving enjoy* adore* fond fan keen favorite* favourite* prefer*
    attract* crush fancy* подоба* любл* любит* люб'ять обожню* улюблен* закохан* захоплю* mag mögen mochte liebe
    liebt lieben gern gerne gefällt gefallen lieblings* gust* encant* ador* amo ama favorit* interes* < @order
    great amazing happy щаслив* glücklich feliz obsess* passionate hate* dislike* detest* ненавид* терпіти
    hasse* hasst odio odia
dislike* hate hates hated hating detest* loath* despis* averse unwanted ненавид* нелюб* терпіти осоружн* бридк*
    hasse* hasst verabscheu* odio odia odiar odiaba aborrec* < @order annoy* irritat* драту* бісить nervt
    molest* stand bear терплю переношу стерпі* ausstehen leiden soporto soporta aguant* gust* like likes люблю
    подоба* mag mögen
tolerate* stand bear endure* переноси* переношу терпл* терпит* vertrag* verträgt soport* aguant* toler*
avoid* steer уникаю уникає уникати vermeid* meide* verzicht* evit* < lasse eat drink use buy
think thinks thinking thought believe* belief consider* opinion find finds вважа* дума* вірю вірить гада*
    переконан* glaub* denk* meint halte hält finde findet creo cree creemos creen piens* opino opina < agree*
    agreed згод* погодж* einverstanden acuerdo проти against dagegen contra
agree agrees agreed agreeing згод* погод* погодж* einverstanden zustimm* acuerdo acept*
want wants wanted хочу хоче хочемо хотіти бажа* will wollen möchte* möchten quiero quiere queremos querer deseo
    desea < wish* hope hopes hoping hoped @order треба мрію
plan plans planning planned intend* consider* considering going thinking aim aims планую планує збира* намір
    розгляда* plane planen planeo planea plant vorhabe vorhat beabsichtig* überleg* planea* pienso piensa
    piensan va voy vamos < might may maybe want wants will хочу будемо буду wish hope hopes hoping hoped someday
    möchte quiero
try tries trying tried намага* пробу* старає* старає versuch* probier* intent* trato trata
drink drinks drinking drank п'ю п’ю п'є п’є пити вжива* п'ємо trinke trinkt trinken trank bebo bebe bebemos
    beber tomo toma < have cups cup
eat eats eating ate eaten food їм їсть їсти їмо вжива* esse essen isst gegessen como come comemos comer < have
    diet vegan vegetarian
consume* вжива* < drink* eat* п'ю п’ю їм
smoke smokes smoking smoked smoker палю палить палити курю курить курити rauch* fumo fuma fumar fumaba fumando
cook cooks cooking cooked готую готує варю варить kochst kocht koche kochen gekocht cocin*
bake bakes baking baked печу пече печемо пекти випіка* backe backt backen gebacken horne*
play plays playing played гра грав грала грали грати граємо граю грає spiel* gespielt toco toca tocar tocaba
    jueg* jugar jugaba
read reads reading чита* прочит* lese lesen liest gelesen leo lee leemos leer leyendo
write writes writing wrote written пишу пише писати пишемо schreib* geschrieben escrib*
listen* слуха* höre hört hören zuhör* escuch*
watch* see sees saw дивл* дивит* schau* sehe sieht veo ve miro mira
run runs running ran бігаю бігає бігати laufe* läuft jogge* corro corre correr
run runs running manage* managing lead керую керує тримаю leite* leitet führ* dirig* gestion* regento regenta <
    own owns
cycle cycles cycling cycled bike biking велосипед* їжджу radfahr* pedale*
swim swims swimming swam плава* schwimm* nado nada nadar
climb* лажу лазить kletter* escal*
ski skis skiing лиж* esquí esquío
travel* trip journey подорож* їжджу їздить reise reist viaj* < fly flying flight* flieg* fliege лечу летимо
    летить vuel* volar vamos
visit* been went traveled travelled був була відвід* бува* besuch* estuve estado < @visit go goes gone trip
fly flies flying flew flight flights літа* лечу летить fliege fliegt fliegen flug vuel* volar
drive drives driving drove водіння водити вожу кермую fahre fährt fahren conduc* manej*
commute* їжджу pendle* pendel* despla*
sign signs signing signed enroll* join* register* записа* записую anmeld* eingeschrieben inscrib* apunt*
    matricul*
join* start started enter entered вступи* приєдна* beigetreten angefangen entré entró incorpor*
start* begin began begins begun почав почала починаю beginn* angefangen fange empec* empie* comenc*
stop* quit gave ended end ends cancel* кинув кинула перестав перестала припини* покинув покинула aufgehört
    aufgeben dejé dejó dejar dejo abandon*
leave leaves leaving left quit пішов пішла звільни* покинув покинула verlassen verließ aufgehört gekündigt dejé
    dejó dejar dejo marché marchó salí salió
retire retires retired retirement пенсі* rente ruhestand jubil*
sell sells selling sold прода* verkauf* vend*
buy buys buying bought purchas* купи* купую купує купля* придба* kauf* gekauft compr*
order orders ordered ordering замов* bestell* pedí pido pide encarg*
get gets got receive* received отрим* bekomm* bekam erhalten recib* obten*
inherit* успадк* спадк* geerbt erbte hered*
build* built make makes made making construct* збудув* будую зробив зробила baue baut bauen gebaut constru* hice
    hizo hace
grow grows growing grew grown вирощу* виріс виросла росте anbau* cultiv* crec* < doing
raise raises raising raised вихову* erzieh* crío cría criar
care cares caring look looks looking after догляда* опіку* дбаю pflege* betreu* kümmer* cuid*
suffer* suffers ill sick хворію хворіє захворі* leide* leidet padec* sufr* < @ill @my have має маю tengo habe
    hat has tiene
take takes taking took приймаю приймає nehme* nimmt einnehm* tomo toma
wait waits waiting waited hear hears чекаю чекає чекаємо очіку* warte* wartet esper*
expect* due born birth чекаємо чекаю народи* erwarte erwartet geboren esper* nació nací nacer nace < pregnant
    вагітн*
hope hopes hoping hoped сподіва* мрі* hoffe* hofft espero espera
need needs needed must треба потреб* мушу brauch* muss necesit* tengo debo debe debemos
deliver hand submit submit* здаю здає здати abgeb* abgeben entreg*
pass passed passes склав склала складаю складає скласти склали здав здала здаю здає здати bestand bestanden
    aprob*
take takes taking sitting sit складаю складає здаю здає schreibe schreibt present*
break broke broken fracture* злам* поламав gebrochen brach rompí rompió roto rota
hurt hurts injure* injured пошкод* поранив verletzt* lastim* herí herido
died dies dead deceased помер* gestorben tot verstorben murió murieron falleci*
lose lost losing втрат* verlor* perd*
win won wins вигра* переміг gewonnen gewinn* gané ganó
help helps helped helping helpful допомаг* допомож* hilft hilfe hilfreich helfe helfen ayud*
support* підтриму* unterstütz* apoy* < defend*
reject* oppose* refuse* відмовля* ablehn* lehne lehnt lehnte rechaz*
love loves crush attracted закохан* verliebt enamorad* < like
propose proposes proposing освідч* antrag propon*
promote* promotion підвищ* befördert ascend*
be is am are become* became being стати стала став bin ist sind geworden soy es somos está estoy < got promoted
    get @be @ill @name @age work* went train* працюю arbeite arbeitet arbeiten trabajo
stay stays staying stayed remain* залиша* лишаюся bleib* qued* < keep keeps keeping @be
sleep* sleeping сон сну спати сплю schlaf* duerm* sueño
dance dances dancing танц* tanze tanzt tanzen bailo baila bailar bailando danz*
sing sings singing sang співа* singe singt canto canta
draw draws paint paints painting малю* male malt malen pinto pinta pintar pintura dibuj*
laugh* смію* lache lacht río ríe
renovat* renovation ремонт* renovier* sanier* reform*
finish* complete* закінч* завершив* завершила beend* abgeschlossen termin* acab*
delete* deleted remove* removed видали* lösche löscht gelöscht borr* elimin*
code coding program* програму* код кодую programmier* programo programa < програміст* programmer* developer*
    entwickler*
vote votes voting голосу* wähle wählt gewählt voto vota votar
pay pays paid плачу платить заплат* zahle zahlt zahlen bezahl* pago paga pagar
earn earns earning заробля* verdiene verdient gano gana cobro cobra
move moves moved moving переїха* переїжджа* gezogen umgezogen ziehe mudé mudamos mudó mudado mudar traslad*
separate* split divorced розлуч* розійш* trenn* geschieden separ* divorci*
volunteer* волонтер* ehrenamt* freiwillig* voluntari*
serve serves served служу служить служи* diene dient sirvo sirve
pray* молю* bete betet rezo reza
lend lends позича* verleih* leih* prest*
bother* annoy* драту* nervt molest*
sit sits fit sienta sientan caer
perform* rendir rindo rinde leiste*
"""

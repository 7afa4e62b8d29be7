"""How a summary in German puts what people say of themselves; after `<` stand words that say it too."""

GERMAN_WAYS = """
wohnt wohne wohnen lebt lebe leben wohnhaft ansässig < gezogen umgezogen zog wohnung mietwohnung wg zuhause
    nachbar* vermieter* niedergelassen geblieben daheim
arbeitet arbeite arbeiten beschäftigt tätig angestellt beruflich job < büro kolleg* chef* schicht* kunde kunden
    kundin patient* gehalt stelle angefangen eingestellt dienst bereitschaft* überstunden firma werkstatt praxis
    selbstständig selbständig freiberuf* pendle
studiert studiere student* studium studierend* < semester* uni hochschule vorlesung* klausur* masterarbeit
    bachelor* master promovier* einschreib* eingeschrieben fachhochschule seminar* erstsemester
lernt lerne lernen erlernt < kurs* unterricht duolingo vokabel* anfänger* nachhilfe vhs volkshochschule übe
    beigebracht
unterrichtet unterrichte lehrt lehrer* lehrkraft dozent* < schüler* klasse* studierende* unterricht nachhilfe
    gymnasium grundschule
hat besitzt besitze verfügt eigentümer* besitzer* < gekauft kaufte zugelegt angeschafft geerbt bekommen geholt
    adoptiert geschenkt
kauft gekauft kaufte erworben anschaff* angeschafft holen kauf < zugelegt bestellt geholt gönn* besorgt hole
verkauft verkaufte verkaufen < losgeworden abgegeben
mietet gemietet mieter* miete < vermieter* mietvertrag wg
zieht umziehen umgezogen gezogen umzug < ziehe übersiedl* weggezogen hergezogen
fährt fahren fahre unterwegs pendelt nutzt < radel* radle pendle auto bus bahn zug rad fahrrad
reist reisen gereist reise verreist < fliege fliegen urlaub* flug fahre tour* backpack* trip
besucht besuchte besuchen < urlaub* reise* zurück gereist
läuft joggt laufen joggen läufer* rennt < laufe jogge marathon* kilometer runde*
schwimmt schwimmen schwimmer* < bahnen schwimmbad freibad
wandert wandern wanderung* < berge* tour* alpen* hütte*
klettert klettern < bouldern boulder* halle wand
spielt spiele spielen spieler* < gitarre klavier geige schlagzeug trompete bass kreisliga band orchester
singt singe singen sänger* < chor karaoke stimme
tanzt tanzen tänzer* < salsa tango ballett
malt malen zeichnet zeichnen künstler* < aquarell* skizz* atelier leinwand bilder
liest lesen leser* lese < bücher buch romane roman krimi* bibliothek kapitel
schreibt schreiben geschrieben autor* verfasst < roman gedichte blog tagebuch doktorarbeit masterarbeit artikel
kocht kochen koche < rezept* küche gericht* abendessen
backt backen bäcker* < brot brote brötchen kuchen sauerteig torten torte
isst essen esse gegessen ernährt < ernähr* mahlzeit* frühstück* mittag* abendbrot diät
trinkt trinken trinke < kaffee tee tasse* bier wein glas
raucht rauchen raucher* < zigarette* kippe* schachtel vape*
schläft schlafen schlafe < bett einschlaf* wach nächte
steht aufstehen früh < wecker frühaufsteher*
hört hören < podcast* musik radio hörbuch hörbücher kopfhörer
schaut sieht guckt schauen < serie* film* netflix kino
nutzt benutzt verwendet gebraucht arbeitet < umgestiegen wechsl* gewechselt schreibe läuft installiert
mag liebt gern gerne gefällt genießt begeistert < lieblings* lieblingsessen super toll spaß fan freue
    leidenschaft* süchtig verrückt schwärm* hobby
hasst verabscheut < nervt eklig furchtbar schrecklich langweilig ausstehen leiden schlimm* ätzend
bevorzugt lieber vorzieht < besser liebsten bitte
möchte wünscht wünschen wünsche wollen < bitte brauche träume gern könntest kannst
braucht benötigt muss < brauche suche nötig
sucht suche suchen < brauche wohnungssuche jobsuche bewerb* halte ausschau
plant planen vorhat < werde nächste* bald gebucht ticket* möchte
überlegt erwägt denkt < vielleicht sollte soll eventuell überleg*
hofft hoffen < hoffe daumen
versucht probiert bemüht < versuche probier*
vermeidet meidet verzichtet < weglass* aufgehört
aufgehört hörte beendet aufgegeben < geschmissen hingeschmissen schluss
schwer schwierigkeiten mühe probleme < kaum
leidet erkrankt krank hat < schmerz* chronisch diagnos* anfall anfälle habe attacken
angst fürchtet < panik höhenangst flugangst gruselt traue
sorgt sorgen besorgt < sorge* nervös angst unruhig
glaubt meint findet denkt hält überzeugt < finde denke meiner sicher glaube
unterstützt befürwortet dafür < fan wähle spende
betreut kümmert pflegt passt < aufpass* enkel* pflege oma mutter füttere hüte
erzieht aufzieht großzieht < mutter vater
ehrenamt* engagiert freiwillig hilft < tafel verein feuerwehr helfe tierheim
leitet führt chef* verantwortlich < team abteilung chefin leiter* teamleit*
gegründet gründete gründer* < eröffnet aufgemacht gestartet selbstständig
baut bauen gebaut stellt entwickelt erstellt < bastel* entwickl* programmier* entwerf* nähe
repariert reparieren restauriert < werkstatt schraub* bastel*
sammelt sammeln sammler* sammlung < briefmarken schallplatten münzen regal*
baut anbau gärtnert züchtet < garten beet beete schrebergarten gewächshaus tomaten gemüse
hält halten < habe haben hühner bienen ziegen
trainiert trainieren sport < fitness* studio gym krafttraining
nimmt besucht geht mitglied < verein woche wöchentlich kurs probe
tritt auftritt* < konzert* bühne band
feiert feier < geburtstag jubiläum hochzeitstag
vermisst < heimweh fehlt
gestorben tot verstorben verlor < witwe* beerdigung tod
schwanger erwartet < baby monat woche geburt
verheiratet ehe ehepartner < mann frau ehemann ehefrau hochzeit* geheiratet
geschieden getrennt scheidung < ex exfrau exmann trennung
freundin freund partner* beziehung < zusammen
ledig single alleinstehend
kinder kind eltern* mutter vater < sohn tochter zwillinge baby kita schulkind söhne töchter kleinkind
eingeschult einschulung schule kommt < erste klasse
schmerzen schmerz weh < rücken knie kopf migräne
müde erschöpft < kaputt schlaf ausgebrannt
allergisch allergie < vertrage ausschlag
ruhestand pensioniert rente < rentner* rentnerin pension
arbeitslos arbeitssuchend < gekündigt entlassen jobsuche verloren
homeoffice zuhause daheim remote
abschluss abgeschlossen absolvent* < diplom
spricht sprechen sprache fließend < muttersprach* zweisprachig aufgewachsen
stammt herkunft gebürtig geboren kommt < aufgewachsen gebürtig* wurzeln
antworten antwort erklärungen erklärung < erklär* schreib antworte zusammenfass*
kurz knapp prägnant < kurz* stichpunkt*
ausführlich detailliert < genau lang lange langen langer
geld finanzen < spar* schulden kredit
spart sparen < lege beiseite anzahlung
verdient einkommen < gehalt bekomme
schulden kredit hypothek < abbezahl* zahle raten
beschäftigt stress gestresst < stress* deadline
hund hunde < dackel labrador pudel welpe schäferhund mischling mops
katze katzen < kater kätzchen perser
haustier haustiere tiere < hund katze hamster meerschwein* kaninchen wellensittich* fische
haus wohnung zuhause < eigenheim eigentumswohnung reihenhaus hypothek
musiker* < gitarre band klavier geige orchester schlagzeug
schlagzeuger* drummer < schlagzeug
sportlich sport < fußball tennis laufen schwimmen klettern fitness*
vegetarisch vegetarier* < fleisch
heizt heizen heizung < wärmepumpe gasheizung ofen kamin holz
pflegekraft pfleger* krankenpfleger* < pflege station
doktorarbeit promotion promoviert dissertation < doktor*
frist abgabe abgabetermin abgegeben < deadline fällig
probleme schwierigkeiten beschwerden < schlecht schmerz* weh kaum
homeoffice heimarbeit < hause zuhause daheim
kommt geboren geburt < erwart*
arbeitet jobbt jobben < jobbe nebenjob kellnere
krank < fieber grippe erkältet
ungeschickt < linke
stammen stammt kommen
"""

"""Words by which a summary holds together what somebody said, in German; they say little or nothing of their own."""

from language.languages.forms.listing import words_of

LIGHT = words_of("""
    heisst heißt heissen beim vom ins ans aufs fürs übers ums eines etwas gegenüber hinsichtlich bezüglich damit jeweils
    ebenfalls sowie sowohl entweder innerhalb mithilfe anhand aufgrund wegen trotz samt nebst per insgesamt eher
    sogar zumindest wohl eigentlich tatsächlich offenbar gegenwärtig seither seitdem jemand irgendwo hin selber
    gewisse bestimmte manche ebenso überwiegend vorwiegend grundsätzlich nämlich zwar jedoch allerdings dennoch
    trotzdem obwohl sofern solange deren ungefähr dergleichen hierbei hierfür bezug zwecks die der das derzeit
    zurzeit zusammen nutzer nutzerin benutzer hält namens person sehr hat wird sein seine ihr ihre es gern gerne
    sich seinem seiner seinen seines ihrem ihren ihrer ihres ihm ihn ihnen welche welcher welches dessen jahr jahre
    jahren aktuell momentan gerade oft meistens meist häufig regelmäßig manchmal normalerweise üblicherweise
    hauptsächlich vor allem insbesondere besonders auch noch schon bereits kann können darf muss müssen soll sollte
    wurde worden geworden pro je werden war waren ist sind seit während etwa circa rund einige mehrere verschiedene
    hobby freizeit beruf beruflich tätigkeit bereich leben teil art weise thema daran dabei davon dafür darüber dazu
    sprache um zu über nach aus von bei mit unter zwischen gegen durch bis ab an am alt alten alter zum zur vorerst
    erneut selbst jährig jähriger jährige jähriges jährigen inzwischen mittlerweile weiterhin eigene eigenen eigener
    eigenes personen dort
    """)
SLIGHT = words_of("""
    geld erlitt probleme braucht meidet vermeidet träumt hält schicht macht nimmt geht betreibt übt besucht nutzt
    benutzt verwendet führt bekommt gibt beschäftigt bittet erwartet tut unternimmt verbringt befindet steht
    """)
EMPTY = words_of("bin bist ist sind war habe haben hatte mache machen gehe stehe sitze will kann muss beende")
CONSUMING = words_of("isst essen trinkt trinken nimmt konsumiert")
SORTS = words_of("""
    prüfung kurs schule universität firma unternehmen projekt programm app anwendung software werkzeug plattform
    webseite gerät kamera laptop computer handy tablet auto fahrrad modell stadt dorf region land bezirk straße
    sprache sport team verein band gruppe festival veranstaltung wettbewerb turnier spiel film serie buch roman
    album lied zeitschrift zeitung rasse krankheit medikament instrument abschluss stelle vertrag diagnose fakultät
    schicht reis klasse abo abonnement gemeinde laden uhr
    """)
WHOLE = words_of("alle alles immer nur ausschließlich vollständig komplett völlig ganz")
WHOLE_SAID = words_of("nie jeden jede jedes jeder täglich keine kein nichts")
ANSWERS = words_of("""
    antwort antworten text texte artikel inhalt inhalte erklärung erklärungen zusammenfassung zusammenfassungen
    beiträge informationen nachrichten
    """)

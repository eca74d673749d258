### German. What a translator should know is at the top of en.ftl.
###
### Forms of Buildings and Monuments: .nom with the article in the nominative, .acc and .dat in those
### cases (Buildings with "ein", Monuments with "der"), .gender as m, f or n.
### Forms of Garden tiles: .nom and .acc with "ein". Forms of sides: .acc. Forms of kinds: .building, a
### Building of this kind, or several.
###
### One word for one thing. A citizen is an "Einwohner", never a "Bürger": that word is for civic
### things. A column of the city is a "Spalte" and its row a "Zeile"; Ceres’ row of cards is her
### "Reihe"; a slot or a spot is a "Platz". The rulebook is the "Regelheft", a ruling an "Auslegung",
### the id of a rule its "Kürzel". Undo is "zurücknehmen" and redo "wiederholen", on the page and in
### the terminal. What is corrected is "korrigiert", what is rebuilt "nachgebildet". One plays "auf
### Schwer", never "bei Schwer". Imperatives are short: leg, zieh, deck; but "gewinne", since
### "Gewinn" would be read as a noun. A review is an "Auswertung", a mark in it an "Urteil", a
### playout a "Probespiel". A strict game is "ein Spiel mit „Kein Zurück“".

## reading data of any kind

not-an-object = muss ein Objekt sein, nicht { $found }
not-a-list = muss eine Liste sein, nicht { $found }
not-a-whole-number = muss eine ganze Zahl sein, nicht { $found }
not-a-text = muss ein Text sein, nicht { $found }
not-a-moment = muss ein Datum mit Uhrzeit sein, etwa 2026-01-31T20:15:00Z, nicht { $found }
not-true-or-false = muss true oder false sein, nicht { $found }
missing-key = der Schlüssel { $key } fehlt
unknown-key = der Schlüssel { $key } ist unbekannt
too-small = { $number } ist zu klein, es muss mindestens { $low } sein
too-large = { $number } ist zu groß, es darf höchstens { $high } sein
unknown-word = { $word } ist unbekannt: möglich sind { $words }
unknown-id = { $word } ist { $what }
not-as-seen = ist nicht, was aus dem Rest der Beobachtung folgt
wrong-format = das Format ist { $found }, aber dieses Programm liest { $expected }
not-json = das ist kein gültiges JSON: { $problem } (Zeile { $line }, Spalte { $column })
no-json-number = das ist kein gültiges JSON: { $word } ist keine Zahl
nested-too-deep = das ist zu tief verschachtelt
text-too-long = das ist zu lang: höchstens { $most } Zeichen können gelesen werden
list-too-long = die Liste ist zu lang: { $count } Einträge, erlaubt sind höchstens { $most }
half-a-character = darin steht ein halbes Zeichen (ein einzelnes Surrogat), das sich nicht speichern lässt
number-too-long = darin steht eine Zahl mit zu vielen Ziffern
twice-in-json = der Schlüssel { $key } kommt im selben Objekt zweimal vor
not-toml = das ist kein gültiges TOML: { $problem } (Zeile { $line }, Spalte { $column })
not-utf8 = das ist kein UTF-8-Text (Byte { $byte })
cannot-read = { $path } lässt sich nicht lesen: { $problem }
cannot-write = { $path } lässt sich nicht schreiben: { $problem }

## what is wrong with text that is not JSON or TOML ($problem of not-json, not-toml)

json-value = hier fehlt ein Wert
json-key = hier fehlt ein Schlüssel in doppelten Anführungszeichen
json-colon = hier fehlt ein Doppelpunkt
json-comma = hier fehlt ein Komma oder eine schließende Klammer
json-last-comma = nach diesem Komma kommt nichts mehr
json-more = nach dem Ende steht noch Text
json-open-text = hier beginnt ein Text, der nie endet
json-line-break = ein Text enthält einen Zeilenumbruch oder ein anderes Steuerzeichen
json-backslash = auf diesen Backslash folgt kein gültiges Zeichen
json-mark = am Anfang steht ein Byte Order Mark
json-unreadable = ab hier lässt sich nichts mehr lesen
toml-key = hier fehlt ein Schlüssel
toml-equals = hier fehlt ein Gleichheitszeichen
toml-bracket = hier fehlt eine schließende Klammer
toml-open-text = ein Text endet nie
toml-twice = derselbe Schlüssel kommt zweimal vor

## what a value is ($found above)

type-null = null
type-true = true
type-false = false
type-whole-number = eine ganze Zahl
type-fraction = eine Dezimalzahl
type-text = ein Text
type-list = eine Liste
type-object = ein Objekt
# A type of Python, such as datetime.
type-other = ein Wert vom Typ { $name }

## what a word should have been ($what above)

what-lot = kein Grundstück
what-deed = keine Urkunde
what-card = keine Karte
what-building-or-monument = weder Gebäude noch Monument
what-monument = kein Monument
what-garden-or-monument = weder garden noch ein Monument

## components

card-count = es müssen 18 Karten sein, nicht { $count }
card-twice = die Karte { $id } kommt zweimal vor
letters-count = eine Karte, die nach Buchstaben beansprucht, hat drei Buchstaben, nicht { $count }
letter-twice = der Buchstabe { $letter } kommt zweimal vor
not-a-claim = den Schlüssel { $key } gibt es nur bei Karten, die eine Urkunde beanspruchen
not-by-letters = Buchstaben gibt es nur bei Karten, die nach Buchstaben beanspruchen
tile-count = es müssen insgesamt 32 Plättchen sein, nicht { $count }
nothing-replaced = die Datei ersetzt nichts: gib Karten, Plättchen oder beides an

## positions

in-two-places = das Grundstück { $lot } kommt zweimal vor: in { $first } und hier
too-many-markers = { $count } Grundstücke sind leer, aber es gibt nur 8 Grundstücksmarker
wrong-shape = die Grundstücke { $lots } haben nicht die Form von { $id }
too-many-pieces = { $id } kommt { $count }-mal vor, in der Schachtel aber nur { $box }-mal
too-many-tiles = auf dem Spielplan und im Beutel sind { $count } Plättchen { $id }, in der Schachtel aber nur { $box }
card-in-two-places = die Karte { $id } kommt zweimal vor: in { $first } und hier
card-missing = die Karte { $id } liegt weder in der Reihe noch im Aktionsstapel
row-length = es müssen { $expected } Karten sein, nicht { $count }
pile-count = es müssen drei Stapel sein, nicht { $count }
past-pile = im Stapel von Ära { $pile } liegen Urkunden, obwohl diese Ära vorbei ist
market-too-long = { $count } Urkunden sind zu viele: der Markt hat nur sechs Plätze
market-not-full = { $count ->
    [one] im Markt liegt nur { $count } Urkunde
   *[other] im Markt liegen nur { $count } Urkunden
}, obwohl im Stapel dieser Ära noch { $pile } { $pile ->
    [one] liegt
   *[other] liegen
}
variant-twice = die Variante { $name } kommt zweimal vor
favour-twice = nur eine Gunst der Götter ist möglich, nicht { $other } und { $name } zugleich
pending-missing = eine Wahl steht an, aber pending sagt nicht, welche
pending-unexpected = in der Phase { $phase } steht keine Wahl an
pending-left = left muss hier { $low } bis { $high } sein, nicht { $found }
pending-left-monument = left muss hier 0 sein, nicht { $found }
icon-without-monuments = in einem Spiel ohne Monumente gibt es keine Monumentsymbole
monument-not-in-supply = { $id } liegt nicht im Vorrat
too-few-places = zu einer Wahl gehören mindestens zwei Plätze, aber nach den Regeln { $count ->
    [one] bleibt nur { $count }
   *[other] bleiben { $count }
}
wrong-options = zur Wahl stehen { $expected }, nicht { $found }
last-turns-value = muss null, ["ceres"], ["ceres", "you"] oder ["you"] sein
last-turns-early = letzte Züge gibt es erst, wenn die Urkunden dieser Ära weg sind, aber { $count ->
    [one] { $count } ist noch da
   *[other] { $count } sind noch da
}
last-turns-without = { $side ->
    [you] du bist am Zug, hast aber keinen letzten Zug mehr
   *[ceres] Ceres ist am Zug, hat aber keinen letzten Zug mehr
}
over-early = in Ära { $era } kann das Spiel noch nicht zu Ende sein
over-last-turns = das Spiel ist zu Ende, also hat niemand mehr einen letzten Zug
monument-twice = { $id } steht auf dem Spielplan und liegt zugleich im Vorrat
monuments-not-played = { $id } steht auf dem Spielplan, obwohl ohne Monumente gespielt wird
monument-listed-twice = { $id } kommt zweimal vor
components-value = muss null sein oder "sha256:" mit 64 Hexadezimalziffern
components-needed = diese Stellung verwendet anderes Spielmaterial ({ $digest }): gib es mit an
components-differ = diese Stellung verwendet das Spielmaterial { $digest }, angegeben ist aber { $given }
components-not-needed = diese Stellung verwendet das normale Spielmaterial, angegeben ist aber anderes

## days
not-a-date = { $found } ist kein Datum: Schreib es wie 2026-11-16
day-not-begun = der Tag { $date } hat noch nicht begonnen

## records

rules-version = dieses Spiel wurde nach Regelversion { $found } gespielt, aber dieses Programm spielt Version { $expected }
action-illegal = { $reason }
wrong-result = das Ergebnis ist { $expected }, nicht { $found }
bad-entry = muss eine Aktion oder eine Korrektur sein, nicht { $found }

## actions

no-action = das ist keine Aktion: schreib income, buy C4, build domus C4 oder place C4
wants-nothing = schreib nur income
wants-one-lot = schreib buy und ein Grundstück, zum Beispiel buy C4
wants-piece-and-lots = schreib build, ein Gebäude und seine Grundstücke, zum Beispiel build domus C4
wants-lots = schreib place und die Grundstücke, zum Beispiel place C4
no-lot = { $word } ist kein Grundstück: Grundstücke heißen A1 bis G7
no-piece = { $word } ist kein Gebäude
lots-not-sorted = schreib die Grundstücke der Reihe nach und jedes nur einmal: { $sorted }

## why an action is not legal

game-over = das Spiel ist zu Ende
choice-is-due = triff zuerst deine Wahl für Ceres
no-choice-is-due = für Ceres ist gerade nichts zu wählen
no-such-place = kein Garten und kein Monument hat diese Form
not-an-option = für Ceres stehen zur Wahl: { $options }
not-in-market = die Urkunde { $deed } liegt nicht im Markt
no-marker = du hast keinen Grundstücksmarker mehr
needs-silver = das kostet { $price } Silber, aber du hast nur { $silver }
not-its-shape = { PIECE($id, form: "nom") } hat eine andere Form
not-in-tray = auf deinem Tableau ist { PIECE($id, form: "gender") ->
    [f] keine
   *[other] kein
} { PIECE($id) } mehr
not-in-supply = { PIECE($id, form: "nom") } liegt nicht im Vorrat der Monumente
without-monuments = dieses Spiel wird ohne Monumente gespielt
not-your-lot = { $lot } gehört dir nicht
not-smaller = { PIECE($other, form: "nom") } ist nicht kleiner als { PIECE($id, form: "nom") } und kann damit nicht überbaut werden
too-many-empty = du hättest { $count } leere Grundstücke, aber du hast nur 8 Grundstücksmarker
condition-population = du brauchst mindestens { $needed } Einwohner, hast aber nur { $have }
condition-silver = deine Gebäude müssen mindestens { $needed } Silber zeigen, zeigen aber nur { $have }
condition-lots = du musst mindestens { $needed } Grundstücke besitzen, besitzt aber nur { $have }
condition-border-lots = du musst mindestens { $needed } Grundstücke am Stadtrand besitzen, besitzt aber nur { $have }
condition-buildings = du brauchst mindestens { $needed } Gebäude, hast aber nur { $have }
condition-civic = du brauchst mindestens { $needed } Bürgergebäude, hast aber nur { $have }
condition-residential = du brauchst mindestens { $needed } Wohngebäude, hast aber nur { $have }
condition-largest = du brauchst ein Gebäude mit mindestens { $needed } Grundstücken, dein größtes hat aber nur { $have }
condition-no-empty-lot = alle deine Grundstücke müssen bebaut sein, aber { $have } { $have ->
    [one] ist
   *[other] sind
} noch leer
condition-border = mindestens eines seiner Grundstücke muss am Stadtrand liegen

## what Ceres may do next: why nothing can be said

new-market-first = die Ära endet vor Ceres’ nächstem Zug

## options and calls

bad-seed = eine Startzahl muss eine ganze Zahl ab 0 sein, nicht { $found }
not-components = muss Spielmaterial oder der Pfad einer Materialdatei sein, nicht { $found }
nothing-to-undo = es gibt nichts zurückzunehmen
strict-game = in diesem Spiel gibt es kein Zurück: sobald Ceres geantwortet hat, lässt sich nichts mehr zurücknehmen
strict-hints = in diesem Spiel gibt es kein Zurück und auch keine Tipps
game-resigned = du hast dieses Spiel aufgegeben, es ist also zu Ende
cannot-listen = der Server kann auf { $host }, Port { $port } nicht starten: { $problem }. Wähle mit --port einen anderen Port oder beende das Programm, das diesen belegt
cannot-listen-there = der Server kann auf { $host } nicht starten: { $problem }. Wähle mit --host eine Adresse dieses Rechners
cannot-listen-metrics = die Metriken lassen sich nicht auf { $host }, Port { $port }, bereitstellen: { $problem }. Wähle mit --metrics-port einen anderen Port
no-page = die Seite ist noch nicht gebaut: starte ./ceres im Projektordner oder installiere das Paket
# Anything that has no message of its own.
problem = { $text }
wrong-host = dieser Server heißt nicht { $host }: öffne die Adresse, die er ausgegeben hat
other-page = Anfragen anderer Seiten ({ $origin }) werden abgelehnt
wants-json = die Anfrage muss JSON sein (application/json), nicht { $found }
wants-unpacked = die Anfrage darf nicht komprimiert sein ({ $found })
address-too-long = die Adresse ist zu lang
head-too-long = die Kopfzeilen sind zu lang
too-slow = die Anfrage kam nicht innerhalb von { $seconds } Sekunden an
not-http = der Server versteht diese Anfrage nicht: { $problem }
two-lengths = diese Anfrage gibt ihre Länge auf zwei Arten an
too-many-requests = zu viele Anfragen auf einmal für einen gemeinsam genutzten Server: versuche es in { $seconds } s noch einmal
too-many-new-games = zu viele neue Spiele auf einmal für einen gemeinsam genutzten Server: versuche es in { $seconds } s noch einmal
too-many-games = du hast { $count } Spiele auf diesem Server, und er hat nur für { $most } Platz: lösche erst einige
games-too-large = deine Spiele belegen { $size } MB auf diesem Server, der nur für { $most } MB Platz hat: lösche zuerst einige
not-over = das Spiel { $id } ist noch nicht zu Ende
not-a-day-over = das ist kein beendetes Spiel des Tages
not-both-over = beide Spiele müssen zu Ende sein, um sie zu vergleichen
not-your-game = nur wer dieses Spiel begonnen hat, kann es spielen, löschen oder wiederherstellen. Du kannst es ansehen und von jeder Stelle aus ein eigenes Spiel beginnen
no-such-look = dieser Link zeigt kein Spiel mehr: Er wurde zurückgezogen oder ist unvollständig
no-such-player = dieser Link führt zu keinen Spielen mehr. Er wurde erneuert oder ist unvollständig
not-a-key = das ist kein Schlüssel einer Person, die hier spielt
one-player = auf diesem Server spielt nur eine Person, und jeder Browser zeigt ihre Spiele
bad-request = das kann der Server nicht ({ $status }): { $problem }
server-failed = auf dem Server ist etwas schiefgegangen ({ $problem }). Dein Spiel ist unverändert
games-unavailable = die gespeicherten Spiele sind gerade nicht erreichbar oder lassen sich nicht ändern. Alles bisher Gespeicherte ist sicher. Versuche es gleich noch einmal
games-no-room = zum Speichern von Spielen ist kein Platz mehr. Alles bisher Gespeicherte ist sicher, aber das hier wurde nicht gespeichert
no-place-now = { PIECE($id, form: "nom") } passt gerade auf keines deiner Grundstücke
undo-asks = seitdem hast du Verdecktes gesehen. Trotzdem zurücknehmen? Das Spiel wird dann gekennzeichnet
nothing-to-redo = es gibt nichts zu wiederholen

## files of finished games for play loggers, which are in English

plays-about = Partien von Gardens of Ceres für Board Game Stats: Teile diese Datei mit der App oder öffne sie dort.
plays-me = Ich
plays-source = Gardens of Ceres
plays-on-screen = Gardens of Ceres, am Bildschirm
plays-at-table = An meinem Tisch, mit Gardens of Ceres
plays-comment = Gardens of Ceres, Spiel { $id }.
plays-strict = Kein Zurück: Sobald Ceres geantwortet hatte, ließ sich nichts mehr zurücknehmen.
plays-peeked = Etwas wurde zurückgenommen, nachdem Verdecktes zu sehen war.
plays-imported = Das Spiel wurde importiert.
plays-resigned = Das Spiel wurde aufgegeben.

## bots

not-a-number = muss eine Zahl sein, nicht { $found }
parameter-none = hier gibt es keine Parameter, angegeben ist aber { $name }
parameter-twice = der Parameter { $name } ist zweimal angegeben
invalid-bot = der Bot in { $path } kann nicht spielen: { $reason }
bot-not-python = das ist keine Python-Datei: ihr Name muss auf .py enden
bot-unreadable = die Datei lässt sich nicht lesen: { $problem }
bot-raised = { $problem }
bot-without-maker = die Datei braucht eine Funktion make(seed) oder eine Klasse Bot
bot-without-choose = dem Bot, den die Datei erzeugt, fehlt die Methode choose(seen)
same-bot-name = zwei Bots heißen { $name }: Ein Bot heißt wie seine Datei; benenne eine davon um
bot-peeks = { $bot } sieht verdeckte Karten und spielt darum nur im Labor: ceres sim --bot { $bot }
needs-observation = hier wird eine Beobachtung gebraucht, nicht { $given }: position.observation() gibt eine, in der nichts Verdecktes zu sehen ist
needs-game = hier wird eine Partie gebraucht, nicht { $given }: ein ceres.Game, etwa ceres.Game.from_record(record)

## the environment for learning agents

no-such-action = { $number } ist keine Aktion: Aktionen haben die Nummern 0 bis { $last }
not-one-each = { $count ->
    [one] { $count } Wert
   *[other] { $count } Werte
} für { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}: es muss für jedes genau einer sein
reset-needed = es läuft kein Spiel: ruf zuerst reset auf
bad-penalty = eine Strafe muss eine Zahl ab 0 sein, nicht { $found }
needs-agents = die Umgebung für lernende Agenten braucht weitere Pakete: pip install "gardens-of-ceres[agents]"
needs-open-spiel = das Spiel für open_spiel braucht eine zusätzliche Bibliothek: pip install "gardens-of-ceres[open-spiel]"
needs-metrics = Metriken brauchen eine zusätzliche Bibliothek: pip install "gardens-of-ceres[metrics]"
needs-everything = der Befehl ceres braucht mehr als die Engine allein: pip install gardens-of-ceres

## files

standard-input = die Standardeingabe
standard-output = die Standardausgabe
closed = sie ist geschlossen
exists-already = { $path } gibt es schon: mit --force wird die Datei überschrieben
is-a-link = { $path } ist ein Link. Gib die Datei an, auf die er zeigt
is-the-database = { $path } ist eine Spieldatenbank, die in Gebrauch ist, oder ein Teil davon: wähle eine andere Datei
not-a-plain-file = das ist ein Link, ein Gerät oder eine Pipe

# `ceres site`
no-python = ohne Server kann die Seite noch nicht laufen, weil ihr Python noch nicht gebaut ist: starte ./ceres site im Projektordner oder installiere das Paket
site-folder-used = { $path } ist nicht leer und enthält keine ältere Fassung dieser Seite: wähle einen anderen Ordner oder schreib die Seite mit --force trotzdem dorthin

## saved games

not-an-address = { $place } ist weder ein Pfad noch die Adresse einer Datenbank
not-a-file = Spiele müssen in einer Datei gespeichert werden, nicht in { $place }
no-database = in { $path } ist keine Datenbank mit Spielen
not-empty = in { $path } sind schon Spiele. Nichts wurde verändert. Nimm zum Wiederherstellen eine Datenbank ohne Spiele
status-differs = was nach Aktion { $number } gespeichert ist, stimmt nicht mit dem überein, was beim Nachspielen herauskommt
no-driver = in { $place } lassen sich keine Spiele speichern: { $problem } ist nicht installiert. Für PostgreSQL: pip install "gardens-of-ceres[postgres]"
another-database = { $path } ist die Datenbank eines anderen Programms. Nichts wurde geändert. Speichere deine Spiele woanders
not-writable = in { $path } lassen sich keine Spiele speichern: { $problem }. Erlaube dort das Schreiben oder wähle mit CERES_HOME einen anderen Ordner
is-a-folder = in { $path } lassen sich keine Spiele speichern: das ist ein Ordner, keine Datei
cannot-be-kept = das lässt sich nicht speichern: { $problem }
too-many-entries = dieses Spiel ist zu lang zum Speichern: { $count } Aktionen und Korrekturen, erlaubt sind höchstens { $most }
extras-too-large = die Schlüssel mit x- in dieser Spielaufzeichnung sind zu groß zum Speichern: höchstens { $most } davon und zusammen { $length } Zeichen
number-too-large = in diesem Spiel stehen Zahlen, die zum Speichern zu groß sind
disk-full = das Laufwerk mit { $path } ist voll. Alles bisher Gespeicherte ist sicher, aber das hier wurde nicht gespeichert. Schaffe Platz und versuche es noch einmal
disk-failed = das Laufwerk mit { $path } funktioniert nicht: { $problem }. Das hier wurde nicht gespeichert. Versuche es noch einmal oder wähle mit CERES_HOME einen anderen Ordner
not-a-database = { $path } ist keine Datenbank mit Spielen und wurde nicht verändert. Wenn du neu anfangen willst, leg die Datei beiseite oder wähle mit CERES_HOME einen anderen Ordner
database-broken = die Datenbank { $path } ist beschädigt: { $problem }. Sie wurde nicht verändert. Wenn du neu anfangen willst, leg sie beiseite oder ersetze sie durch eine Sicherungskopie
locked = ein anderes Programm benutzt gerade { $path }. Alles bisher Gespeicherte ist sicher, aber das hier wurde nicht gespeichert. Schließ das andere Programm oder versuche es noch einmal
too-new = die Spiele in { $path } hat eine neuere Version dieses Programms gespeichert (Format { $found }; diese Version kennt { $known }). Sie wurden nicht verändert. Verwende die neuere Version
too-old = die Spiele in { $path } hat eine ältere Version dieses Programms gespeichert (Format { $found }; diese braucht { $known }). Sie wurden nicht verändert. So werden sie kopiert und dann umgestellt: ceres db migrate --database …
no-migration = die Spiele in { $path } haben das unbekannte Format { $found }. Sie wurden nicht verändert
no-connection = die Datenbank { $path } ist nicht erreichbar: { $problem }
perhaps-saved = die Verbindung zur Datenbank ist beim Speichern abgebrochen. Öffne das Spiel noch einmal, um zu sehen, ob es gespeichert ist
no-such-game = es gibt kein Spiel { $id }
at-real-table = dieses Spiel wird an einem echten Tisch gespielt. Im Browser geht es weiter: starte ceres und wähle es auf der Startseite
game-deleted = das Spiel { $id } wurde gelöscht; bis { $until } lässt es sich wiederherstellen
conflict = das Spiel { $id } wurde woanders fortgesetzt (Änderung { $current }, nicht { $revision }): lade es neu und spiel von dort weiter. Nichts ist verloren, aber das hier wurde nicht gespeichert
no-such-point = das Spiel { $id } hat keine Aktion { $number }, sondern nur { $count }
nothing-undone = im Spiel { $id } wurde nichts zurückgenommen

# $id is the beginning of an id
games-several = mehrere Spiele beginnen mit { $id }: gib mehr davon ein

## a game at a real table: what is not possible

real-nothing-asked = gerade ist nichts einzugeben
real-tell-first = gib zuerst ein, was gezogen wurde, oder nimm den Zug zurück
real-nothing-changed = genau so sieht der Tisch schon aus
real-not-real = dieses Spiel wird nicht an einem echten Tisch gespielt
real-wrong-count = gib { $count } ein; du hast { $found } eingegeben
real-told-twice = von { $word } sind nicht mehr so viele übrig
real-not-in-cards = { $word } kann jetzt nicht aus ihrem Aktionsstapel kommen: sie war schon zu sehen, oder es ist gar keine Karte
real-not-in-tiles = { $word } kann jetzt nicht aus dem Beutel kommen: davon ist keines mehr übrig, oder es ist gar kein Plättchen
real-not-in-deeds = { $word } kann jetzt nicht gezogen werden: sie war schon zu sehen, oder es ist gar keine Urkunde
real-not-in-monuments = { $word } ist keine Monumentkarte
real-same-size = die drei Monumente müssen verschieden viele Grundstücke haben: überspring eine Karte, wenn ihre Größe schon daliegt
real-impossible-table = so kann kein Tisch aussehen
real-nothing-stands = auf { $lot } gibt es nichts zu entfernen
real-piece-stands = auf { $lot } steht noch etwas: entferne es zuerst
real-deeds-short = für die Stapel und Ceres’ Urkunden wären { $needed } Karten nötig, aber es sind nur noch { $found } Urkunden übrig: korrigiere auch dort die Zahl der Karten
real-in-two-places = { $lot } gäbe es zweimal: im Markt und auf dem Spielplan, oder zweimal im Markt. Korrigiere auch die andere Stelle
real-too-many-tiles = auf dem Spielplan und im Beutel gäbe es { $count } Plättchen { $id }, in der Schachtel sind aber nur { $box }. Korrigiere auch den Beutel
real-too-many-pieces = { $id } gäbe es { $count }-mal, in der Schachtel aber nur { $box }-mal
real-card-in-two-places = eine Karte liegt sowohl in Ceres’ Reihe als auch unter den bekannten Karten ihres Stapels: Entferne sie an einer der beiden Stellen
real-row-length = in Ceres’ Reihe liegen { $expected } Karten; du hast { $count } eingegeben
real-market-not-full = der Markt ist nicht voll ({ $count } von 6), obwohl im Stapel dieser Ära noch { $pile } liegen. Korrigiere eines von beiden

## what surrounds an error

# $text is what was written, in quotation marks.
invalid-notation = { $text }: { $reason }
illegal-action = { $text }: { $reason } ({ $rules })
fault-at = { $where }: { $reason }
# The headline of a list of faults, which follow one on each line.
faults = { $headline }:
fault-line = - { $fault }
more-faults = { $count ->
    [one] - und { $count } weiterer
   *[other] - und { $count } weitere
}
corrupt-position = diese Stellung ist nicht möglich
corrupt-record = diese Spielaufzeichnung lässt sich nicht lesen
invalid-benchmark = dieses Benchmark-Ergebnis ist nicht gültig
program-not-started = das Programm { $command } ließ sich nicht starten: { $problem }
benchmark-figures = diese Zahlen ergeben sich nicht aus den Spielen
benchmark-unfinished = dieses Spiel ist nicht zu Ende gespielt
benchmark-twice = die Einstellung { $id } kommt zweimal vor
benchmark-one-player = gib genau eine dieser Optionen an: { $options }
invalid-puzzles = dieses Aufgabenbuch lässt sich nicht verwenden
not-a-book-of-puzzles = das ist kein Aufgabenbuch
invalid-practice = diese Übungsdatei ist nicht lesbar
not-a-practice = das ist keine Übungsdatei
no-such-puzzle = die Aufgabe { $id } steht nicht in diesem Buch
no-puzzles-about = dieses Buch hat keine Aufgabe dieser Art zu diesem Thema
puzzle-answers = richtig sind { $answers }, nicht die Antworten im Buch
puzzle-no-question = in dieser Stellung gibt es keine solche Aufgabe
invalid-components = diese Materialdatei lässt sich nicht verwenden
other-document = das ist { $found }; gebraucht wird { $wanted }
which-game = das ist { $found }: mit { $option } eines der { $count } Spiele darin wählen
record-not-position = das ist eine Spielaufzeichnung, keine Stellung: { $command } gibt eine Stellung daraus aus
document-position = eine Stellung
document-game = eine Spielaufzeichnung
document-records = eine Reihe von Spielaufzeichnungen, eine pro Zeile
document-observation = eine Beobachtung
document-games = eine Datei mit allen Spielen
document-problem = eine Problemmeldung
document-components = eine Materialdatei
document-advice = ein Rat des Coachs
document-review = eine Auswertung
document-puzzles = ein Aufgabenbuch
document-played = eine Stellung mit den Ereignissen davor
document-score = eine Wertung
document-forecast = eine Vorhersage
document-actions = eine Liste von Aktionen
invalid-option = diese Option lässt sich nicht verwenden
invalid-settings = diese Einstellungen lassen sich nicht verwenden

## the board as text

era-number = Ära { $era }
board-last-turns = letzte Züge: { $sides }
board-your-lot = dein Grundstück
board-her-lot = Ceres’ Grundstück
board-market = Markt
board-you = Du
board-ceres = Ceres
board-supply = Vorrat
board-choose = Wähle
board-empty = leer
board-piles = (Stapel { $piles })
board-yours = { $vp } SP, { $silver } Silber, Bevölkerung { $population }
# $row are cards.
board-hers = { $vp } SP, Reihe { $row }, Plättchen im Beutel: { $tiles }, Urkunden: { $deeds }
board-choice = { $what } auf { $options }
board-garden = Garten

phase-you = deine Aktion
phase-choice = deine Wahl für Ceres
phase-over = zu Ende

side-you = du
    .acc = dich
side-ceres = Ceres
    .acc = Ceres

## the laboratory

lab-missing = dafür sind weitere Pakete nötig ({ $library } fehlt): installiere sie mit { $command }
corrupt-plan = der Plan dieser Spiele lässt sich nicht verwenden
lab-bot-changed = { $path } hat sich seit dem Beginn dieser Spiele geändert: stell die Datei wieder her oder fang neu an
lab-rules-changed = diese Spiele wurden nach Regelversion { $found } begonnen, aber dieses Programm spielt Version { $rules }: fang neu an
lab-policy-changed = diese Spiele wurden mit Version { $found } von planner begonnen, aber dieses Programm hat Version { $policy }: fang neu an
lab-worker-rules = ein Arbeitsprozess spielt nach Regelversion { $found }, dieses Programm aber nach Version { $rules }: installiere dort dieselbe Version
lab-worker-lost = ein Arbeitsprozess ist ausgefallen: { $problem }
lab-worker-lost-bot = ein Arbeitsprozess ist ausgefallen, während er { $bots } spielte: { $problem }
lab-no-cluster = unter { $address } antwortet kein Dask-Scheduler: { $problem }
lab-cluster-lost = der Dask-Scheduler unter { $address } antwortet nicht mehr, seine Arbeitsprozesse auch nicht
lab-folder-used = { $folder } ist nicht leer: wähle einen anderen Ordner, mach mit --resume weiter oder ersetze die Ergebnisse mit --force
lab-folder-foreign = in { $folder } liegt etwas anderes als Ergebnisse: wähle einen anderen Ordner
lab-folder-in-use = ein anderer Prozess spielt gerade in { $folder }: lass ihn fertig werden oder brich ihn ab
lab-no-results = in { $folder } sind keine Ergebnisse: plan.json fehlt dort
lab-no-games = in { $folder } ist noch kein Spiel beendet
lab-not-results = { $path } ist keine Datei mit Spielen: es fehlen Spalten, die zu jedem Spiel gehören
lab-broken-part = { $path } ist beschädigt ({ $problem }): lösche die Datei und mach mit --resume weiter
lab-stray-part = { $path } gehört nicht zu diesen Spielen: leg die Datei woanders ab
lab-other-games = die Spiele in { $path } passen nicht zu plan.json: stell plan.json wieder her oder fang in einem anderen Ordner neu an
lab-bot-too-long = der Bot { $bot } hat im Spiel mit der Startzahl { $seed } zu lange gebraucht: mehr als die { $limit } Sekunden von --time-limit
lab-bot-raised = der Bot { $bot } ist im Spiel mit der Startzahl { $seed } abgestürzt: { $problem }
lab-bot-illegal = der Bot { $bot } hat im Spiel mit der Startzahl { $seed } etwas Unerlaubtes versucht: { $problem }
not-above-zero = { $number } ist zu klein, es muss mehr als 0 sein

### The rest

## the name of this language, in itself

language = Deutsch

## terms: one word for each thing

term-lot = Grundstück
term-lot-marker = Grundstücksmarker
term-deed = Urkunde
term-silver = Silber
term-vp = SP
term-victory-points = Siegpunkte
term-population = Bevölkerung
term-era = Ära
term-market = Markt
term-pile = Stapel
term-bag = Beutel
term-tray = Tableau
term-supply = Vorrat
term-row = Reihe
term-deck = Aktionsstapel
term-card = Karte
term-building = Gebäude
term-monument = Monument
term-garden = Garten
term-garden-tile = Gartenplättchen
term-park = Park
term-square = Quadrat
term-income = Einkommen
term-buy = Urkunde kaufen
term-build = Bauen
term-claim = Urkunde beanspruchen
term-enlarge = Park erweitern
term-bribe = Bestechung
term-difficulty = Schwierigkeitsgrad
term-variant = Hausvariante
term-border = Stadtrand

## said in several places: on the page, in the terminal, by commands

heading-you = Du
heading-ceres = Ceres
era-of-three = Ära { $era } von 3
option-with-monuments = mit Monumenten
option-without-monuments = ohne Monumente
seed-is = Startzahl { $seed }
page-enter-cards = Meine Karten eingeben
page-share = Teilen
page-open-file = Datei öffnen
page-home-begin-real = Tisch aufbauen
page-vp = { $vp } SP
page-next = Weiter
page-pause = Pause
back = Zurück
market-empty = Der Markt ist leer.
option-monuments = Monumente
option-variants = Hausvarianten
option-seed = Startzahl
monument-supply = Monumente
citizens = { $population } Einwohner
vp-scored = +{ $vp } SP
subtitle = Du baust Rom. Ceres begräbt es unter Gärten.
game-title = Gardens of Ceres
result-won = gewonnen
result-lost = verloren
page-which-decisions = Welche Entscheidungen

## kinds

kind-residential = Wohnen
    .building = Wohngebäude
kind-commercial = Gewerbe
    .building = Gewerbegebäude
kind-civic = Bürger
    .building = Bürgergebäude
kind-any = alle
    .building = Gebäude

## Buildings

building-domus = Domus
    .nom = die Domus
    .acc = eine Domus
    .dat = einer Domus
    .gender = f
    .two-acc = zwei Domus
building-domus-maxima = Domus Maxima
    .nom = die Domus Maxima
    .acc = eine Domus Maxima
    .dat = einer Domus Maxima
    .gender = f
    .two-acc = zwei Domus Maxima
building-insula-l = Insula (Winkel)
    .nom = die Insula (Winkel)
    .acc = eine Insula (Winkel)
    .dat = einer Insula (Winkel)
    .gender = f
building-insula = Insula (lang)
    .nom = die Insula (lang)
    .acc = eine Insula (lang)
    .dat = einer Insula (lang)
    .gender = f
building-great-insula-square = Große Insula (Quadrat)
    .nom = die Große Insula (Quadrat)
    .acc = eine Große Insula (Quadrat)
    .dat = einer Großen Insula (Quadrat)
    .gender = f
building-great-insula-long = Große Insula (lang)
    .nom = die Große Insula (lang)
    .acc = eine Große Insula (lang)
    .dat = einer Großen Insula (lang)
    .gender = f
building-bakery = Bäckerei
    .nom = die Bäckerei
    .acc = eine Bäckerei
    .dat = einer Bäckerei
    .gender = f
    .two-acc = zwei Bäckereien
building-pottery = Töpferei
    .nom = die Töpferei
    .acc = eine Töpferei
    .dat = einer Töpferei
    .gender = f
    .two-acc = zwei Töpfereien
building-artisan-forum-l = Handwerkerhof (Winkel)
    .nom = der Handwerkerhof (Winkel)
    .acc = einen Handwerkerhof (Winkel)
    .dat = einem Handwerkerhof (Winkel)
    .gender = m
building-artisan-forum = Handwerkerhof (lang)
    .nom = der Handwerkerhof (lang)
    .acc = einen Handwerkerhof (lang)
    .dat = einem Handwerkerhof (lang)
    .gender = m
building-foundry-square = Gießerei (Quadrat)
    .nom = die Gießerei (Quadrat)
    .acc = eine Gießerei (Quadrat)
    .dat = einer Gießerei (Quadrat)
    .gender = f
building-foundry-long = Gießerei (lang)
    .nom = die Gießerei (lang)
    .acc = eine Gießerei (lang)
    .dat = einer Gießerei (lang)
    .gender = f
building-fountain = Brunnen
    .nom = der Brunnen
    .acc = einen Brunnen
    .dat = einem Brunnen
    .gender = m
building-library = Bibliothek
    .nom = die Bibliothek
    .acc = eine Bibliothek
    .dat = einer Bibliothek
    .gender = f
building-stalls = Verkaufsstand
    .nom = der Verkaufsstand
    .acc = einen Verkaufsstand
    .dat = einem Verkaufsstand
    .gender = m
# A courtyard with columns. Not to be confused with Ceres’ Gardens: do not use a word for a garden here.
building-garden = Peristyl
    .nom = das Peristyl
    .acc = ein Peristyl
    .dat = einem Peristyl
    .gender = n
building-grand-fountain = Großer Brunnen
    .nom = der Große Brunnen
    .acc = einen Großen Brunnen
    .dat = einem Großen Brunnen
    .gender = m
building-grand-library = Große Bibliothek
    .nom = die Große Bibliothek
    .acc = eine Große Bibliothek
    .dat = einer Großen Bibliothek
    .gender = f
# Not to be confused with the market, where the Deeds are.
building-market = Markthalle
    .nom = die Markthalle
    .acc = eine Markthalle
    .dat = einer Markthalle
    .gender = f
building-grand-garden = Großes Peristyl
    .nom = das Große Peristyl
    .acc = ein Großes Peristyl
    .dat = einem Großen Peristyl
    .gender = n

## Monuments

building-pantheon = Pantheon
    .nom = das Pantheon
    .acc = das Pantheon
    .dat = dem Pantheon
    .gender = n
building-roman-forum = Forum Romanum
    .nom = das Forum Romanum
    .acc = das Forum Romanum
    .dat = dem Forum Romanum
    .gender = n
building-circus-maximus = Circus Maximus
    .nom = der Circus Maximus
    .acc = den Circus Maximus
    .dat = dem Circus Maximus
    .gender = m
building-tower-of-wonders = Turm der Wunder
    .nom = der Turm der Wunder
    .acc = den Turm der Wunder
    .dat = dem Turm der Wunder
    .gender = m
building-temple-of-mars = Tempel des Mars
    .nom = der Tempel des Mars
    .acc = den Tempel des Mars
    .dat = dem Tempel des Mars
    .gender = m
building-temple-of-neptune = Tempel des Neptun
    .nom = der Tempel des Neptun
    .acc = den Tempel des Neptun
    .dat = dem Tempel des Neptun
    .gender = m
building-lighthouse = Leuchtturm
    .nom = der Leuchtturm
    .acc = den Leuchtturm
    .dat = dem Leuchtturm
    .gender = m
building-observation-tower = Aussichtsturm
    .nom = der Aussichtsturm
    .acc = den Aussichtsturm
    .dat = dem Aussichtsturm
    .gender = m
building-temple-of-jupiter = Tempel des Jupiter
    .nom = der Tempel des Jupiter
    .acc = den Tempel des Jupiter
    .dat = dem Tempel des Jupiter
    .gender = m
building-colosseum = Kolosseum
    .nom = das Kolosseum
    .acc = das Kolosseum
    .dat = dem Kolosseum
    .gender = n
building-royal-winery = Königliches Weingut
    .nom = das Königliche Weingut
    .acc = das Königliche Weingut
    .dat = dem Königlichen Weingut
    .gender = n
building-regia = Regia
    .nom = die Regia
    .acc = die Regia
    .dat = der Regia
    .gender = f
building-statue-of-romulus = Romulusstatue
    .nom = die Romulusstatue
    .acc = die Romulusstatue
    .dat = der Romulusstatue
    .gender = f
building-temple-of-venus = Tempel der Venus
    .nom = der Tempel der Venus
    .acc = den Tempel der Venus
    .dat = dem Tempel der Venus
    .gender = m
building-temple-of-apollo = Tempel des Apollo
    .nom = der Tempel des Apollo
    .acc = den Tempel des Apollo
    .dat = dem Tempel des Apollo
    .gender = m
building-triumphal-arch = Triumphbogen
    .nom = der Triumphbogen
    .acc = den Triumphbogen
    .dat = dem Triumphbogen
    .gender = m
building-imperial-port = Kaiserhafen
    .nom = der Kaiserhafen
    .acc = den Kaiserhafen
    .dat = dem Kaiserhafen
    .gender = m

## Garden tiles; a civic tile scores for your Buildings of the kind in brackets

tile-residential = Wohngarten
    .nom = ein Wohngarten
    .acc = einen Wohngarten
tile-residential-double = Doppelter Wohngarten
    .nom = ein doppelter Wohngarten
    .acc = einen doppelten Wohngarten
tile-commercial = Gewerbegarten
    .nom = ein Gewerbegarten
    .acc = einen Gewerbegarten
tile-commercial-double = Doppelter Gewerbegarten
    .nom = ein doppelter Gewerbegarten
    .acc = einen doppelten Gewerbegarten
tile-civic-residential = Bürgergarten (Wohnen)
    .nom = ein Bürgergarten (Wohnen)
    .acc = einen Bürgergarten (Wohnen)
tile-civic-commercial = Bürgergarten (Gewerbe)
    .nom = ein Bürgergarten (Gewerbe)
    .acc = einen Bürgergarten (Gewerbe)
tile-civic-civic = Bürgergarten (Bürger)
    .nom = ein Bürgergarten (Bürger)
    .acc = einen Bürgergarten (Bürger)
tile-civic-any = Bürgergarten (alle)
    .nom = ein Bürgergarten (alle)
    .acc = einen Bürgergarten (alle)

## difficulties and house variants

difficulty-normal = Normal
difficulty-hard = Schwer
difficulty-challenge = Herausforderung
variant-contested-population = Umkämpfte Bevölkerung
variant-creeping-gardens = Wuchernde Gärten
variant-wild-monuments = Wilde Monumente
variant-favour-5 = Gunst der Götter (5 SP)
variant-favour-10 = Gunst der Götter (10 SP)
variant-favour-15 = Gunst der Götter (15 SP)
variant-favour-20 = Gunst der Götter (20 SP)
variant-favour-25 = Gunst der Götter (25 SP)
variant-favour-30 = Gunst der Götter (30 SP)
variant-favour-35 = Gunst der Götter (35 SP)
variant-favour-40 = Gunst der Götter (40 SP)
variant-favour-45 = Gunst der Götter (45 SP)
variant-favour-50 = Gunst der Götter (50 SP)
variant-favour-55 = Gunst der Götter (55 SP)
variant-favour-60 = Gunst der Götter (60 SP)

## the ladder: the names of its ranks, which are Roman offices

rank-civis = Bürger
rank-scriba = Schreiber
rank-vigintivir = Vigintivir
rank-quaestor = Quästor
rank-tribunus = Volkstribun
rank-aedilis = Ädil
rank-praetor = Prätor
rank-propraetor = Proprätor
rank-consul = Konsul
rank-proconsul = Prokonsul
rank-censor = Zensor
rank-princeps = Princeps
ladder-rank = Rang
ladder-game = Spiel
ladder-monuments = mit Monumenten
ladder-climb = Gewinne auf einem Rang zwei von drei aufeinanderfolgenden Spielen, um ihn zu erreichen. Du kannst jeden Rang jederzeit versuchen.

## the day’s deal: how hard it is, its medals, and a result to share; $strip has a symbol for each era

hardness-gentle = ein leichtes Spiel
hardness-fair = ein ausgeglichenes Spiel
hardness-tough = ein kniffliges Spiel
hardness-harsh = ein hartes Spiel
hardness-cruel = ein grausames Spiel
medal-gold = Gold
medal-silver = Silber
medal-bronze = Bronze
share-day =
    Gardens of Ceres, das Spiel vom { $date }: { DIFFICULTY($difficulty) }
    { $winner ->
        [you] Ceres geschlagen, { $you } : { $ceres }
       *[ceres] Gegen Ceres verloren, { $you } : { $ceres }
    }{ $medal ->
        [gold] {" "}🥇
        [silver] {" "}🥈
        [bronze] {" "}🥉
       *[none] {""}
    }
    Ära für Ära: { $strip }
    Für alle dasselbe Spiel: { $link }

## the day’s deal in the page; $date is written in the reader’s language, $hardness is one of the messages above

page-day-title = Spiel des Tages
page-day-of = Das Spiel vom { $date }
page-day-about = Jeden Tag ein Spiel, für alle mit denselben Karten. Nur dein erster Versuch zählt. Sobald Ceres geantwortet hat, gibt es kein Zurück.
page-home-about-day = Jeden Tag ein Spiel, für alle dasselbe: Hol dir eine Medaille und verlängere Tag für Tag deine Serie.
page-day-play = Spielen
page-day-practise = Üben
page-day-see = Ergebnis ansehen
page-day-days = Kalender
page-day-late = Nur dein erster Versuch zählt. Sobald Ceres geantwortet hat, gibt es kein Zurück. Für einen vergangenen Tag gibt es noch eine Medaille, aber deine Serie wird dadurch nicht länger.
page-day-done = Deinen Versuch hattest du schon. Üben kannst du dieses Spiel, so oft du magst; das zählt dann nicht.
page-day-going = Du hast deinen Versuch begonnen. Er zählt, egal wie lange du brauchst.
page-day-deleted = Du hast deinen Versuch gelöscht. Stell ihn wieder her, um weiterzuspielen. Üben kannst du dieses Spiel, so oft du magst; das zählt dann nicht.
page-day-deleted-over = Du hast deinen Versuch zu Ende gespielt und dann gelöscht. Stell ihn wieder her, um dein Ergebnis zu sehen. Üben kannst du dieses Spiel, so oft du magst; das zählt dann nicht.
page-day-future = Dieser Tag kommt erst noch.
page-day-unmeasured = Die Bots haben dieses Spiel noch nicht zu Ende gespielt. Öffne das Ergebnis, um deine Medaille zu sehen.
page-day-practice-game = Das war ein Übungsspiel und zählt nicht.
page-day-streak = { $days ->
    [0] Noch keine Serie
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
page-day-longest = Längste Serie: { $days }
page-day-rests = Angesparte Ruhetage: { $count }
page-day-rests-about = Für je sieben Tage in Folge bekommst du einen Ruhetag; höchstens zwei kannst du ansparen. Verpasst du einen Tag, rettet ein Ruhetag deine Serie.
page-day-medals = Medaillen
page-day-medal-takes = { $medal ->
    [gold] Ein Sieg mit mindestens { $above } SP mehr Vorsprung, als die Bots in der Hälfte ihrer Spiele schaffen
    [silver] Ein Sieg mit mindestens dem Vorsprung, den die Bots in der Hälfte ihrer Spiele schaffen
   *[bronze] Ein Sieg
}
page-day-medals-about = Während du spielst, spielen die Bots dasselbe Spiel viele Male. Verlieren sie mindestens die Hälfte davon, ist jeder Sieg Silber wert.

# after a game: par and medals

page-day-par-title = So erging es den Bots
page-day-par-begin = Bots spielen lassen
page-day-par-going = Die Bots spielen dieses Spiel …
page-day-par-failed = Die Bots lassen sich gerade nicht laden.
page-day-par-leads = SP vor Ceres
page-day-par-bots = Sieben von zehn Spielen der Bots endeten mit { $low } bis { $high } SP Vorsprung; in der Hälfte aller ihrer Spiele waren es { $median } oder mehr.
page-day-par-yours = Du
page-day-par-planner = Das Spiel des Planers
page-day-par-coach = Erwartung des Coachs zu Beginn
page-day-par-won = Für die Bots war das { $hardness }: Sie gewannen { $won } % ihrer Versuche.
page-day-medal = { $medal ->
    [gold] Goldmedaille!
    [silver] Silbermedaille!
    [bronze] Bronzemedaille!
   *[none] Diesmal keine Medaille
}
page-day-share = Ergebnis teilen
page-day-copy = Ergebnis kopieren
page-day-copied = Kopiert. Der Text verrät nichts über die Karten.
page-day-compare = Mit Freunden vergleichen
page-day-attempts = Meine Spiele mit diesen Karten

# the calendar; $state is what there is to see of a day

page-days-title = Spiele des Tages
page-days-before = Voriger Monat
page-days-after = Nächster Monat
page-days-state = { $state ->
    [gold] Goldmedaille
    [silver] Silbermedaille
    [bronze] Bronzemedaille
    [played] gespielt
    [rest] Ruhetag
    [going] begonnen
   *[open] nicht gespielt
}

# two games, decision by decision

page-compare-title = Zwei Spiele vergleichen
page-compare-about = Füge den Link ein, den dir jemand geschickt hat, oder öffne die Datei des anderen Spiels. Damit andere vergleichen können, schick ihnen den Link zu deinem Spiel.
page-compare-label = Link oder Text des anderen Spiels
page-compare-begin = Vergleichen
page-compare-different = Nur Unterschiede
page-compare-all = Alle Entscheidungen
page-compare-other-deal = Diese Spiele haben verschiedene Karten, darum lassen sich nur die Ergebnisse vergleichen.
page-compare-same = Ihr habt jedes Mal gleich entschieden.
page-compare-parted = Ab Entscheidung { $number } geht ihr verschiedene Wege.
page-compare-number = Nr.
page-compare-mine = Mein Spiel
page-compare-theirs = Das andere Spiel

## achievements: a name, and what it takes

achievement-first-game = Grundstein
achievement-first-game-about = Bring ein Spiel zu Ende.
achievement-coached-win = In guten Händen
achievement-coached-win-about = Gewinne ein Spiel, in dem du Tipps genommen hast.
achievement-ten-games = Stammgast
achievement-ten-games-about = Bring zehn Spiele zu Ende.
achievement-fifty-games = Veteran
achievement-fifty-games-about = Bring fünfzig Spiele zu Ende.
achievement-first-win = Rom gehört dir
achievement-first-win-about = Gewinne ein Spiel.
achievement-hard-win = Hart erkämpft
achievement-hard-win-about = Gewinne auf Schwer oder Herausforderung.
achievement-challenge-win = Herausforderung angenommen
achievement-challenge-win-about = Gewinne auf Herausforderung.
achievement-strict-win = In Stein gemeißelt
achievement-strict-win-about = Gewinne ein Spiel mit „Kein Zurück“.
achievement-creeping-win = Unkraut gejätet
achievement-creeping-win-about = Gewinne mit den Wuchernden Gärten.
achievement-favoured = Gegen die Götter
achievement-favoured-about = Gewinne, obwohl Ceres mit mindestens 20 SP begann.
achievement-landslide = Triumphzug
achievement-landslide-about = Gewinne mit mindestens 50 SP Vorsprung.
achievement-by-a-hair = Um Haaresbreite
achievement-by-a-hair-about = Gewinne mit genau 1 SP Vorsprung.
achievement-comeback = Hannibal kehrt um
achievement-comeback-about = Gewinne, nachdem du am Ende von Ära 2 mindestens 10 SP zurücklagst.
achievement-high-score = Ewige Stadt
achievement-high-score-about = Hol mindestens 140 SP.
achievement-no-civic = Ohne den Senat
achievement-no-civic-about = Gewinne, ohne ein Bürgergebäude zu bauen.
achievement-no-commerce = Geld stinkt doch
achievement-no-commerce-about = Gewinne, ohne ein Gewerbegebäude zu bauen.
achievement-no-homes = Geisterstadt
achievement-no-homes-about = Gewinne, ohne ein Wohngebäude zu bauen.
achievement-every-monument = Wunder Roms
achievement-every-monument-about = Bau in einem Spiel alle Monumente.
achievement-great-civic = Stolz des Viertels
achievement-great-civic-about = Hol mit einem Bürgergebäude in einer Ära mindestens 14 SP.
achievement-rebuilder = Stadt aus Marmor
achievement-rebuilder-about = Ersetz in einem Spiel 6 Gebäude.
achievement-no-empty-lot = Lückenlos
achievement-no-empty-lot-about = Gewinne, ohne am Ende ein leeres Grundstück zu haben.
achievement-hoard = Crassus
achievement-hoard-about = Besitze mindestens 40 Silber auf einmal.
achievement-never-bribed = Unbestechlich
achievement-never-bribed-about = Gewinne, ohne je eine Urkunde zu kaufen, auf der Silber liegt.
achievement-no-income = Sparsam
achievement-no-income-about = Gewinne und nimm dabei höchstens 6-mal Einkommen.
achievement-no-squares = Kein Quadrat
achievement-no-squares-about = Gewinne, ohne dass Ceres am Ende einer Ära ein Quadrat in einem Park hat.
achievement-starved = Keine Urkunde für Ceres
achievement-starved-about = Sorg in einem Spiel fünfmal dafür, dass Ceres keine Urkunde beanspruchen kann.
achievement-no-garden-fed = Schlechte Nachbarschaft
achievement-no-garden-fed-about = Gewinne, ohne dass Ceres für einen Bürgergarten SP bekommt.
achievement-bare-temples = Kein Tempel für Ceres
achievement-bare-temples-about = Gewinne ein Spiel mit Monumenten, in dem Ceres keines baut.

## what a card of Ceres does: $does is letters, cheapest, dearest, enlarge or bribe

card-action = { $does ->
    [letters] Urkunde aus { $letters }
    [cheapest] Günstigste Urkunde
    [dearest] Teuerste Urkunde
    [enlarge] Park erweitern
   *[bribe] Bestechung
}

## lists: $all is one thing or more already joined, $last is the last one

list-comma = { $all }, { $last }
list-and = { $all } und { $last }
list-or = { $all } oder { $last }
# Two sentences or more, one after the other.
list-sentences = { $all } { $last }

## how an event is described: the sentence, then the ids of its rules

told = { $sentence } [{ $rules }]

## events: your turn

# $shown is the part of $silver that comes from Buildings, the rest is $basic.
event-income = { $shown ->
    [0] Du nimmst { $silver } Silber.
   *[other] Du nimmst { $silver } Silber: { $basic }, dazu { $shown } von deinen Gebäuden.
}
# $bribe is the silver on the Deed, $printed the price of its slot.
event-buy = { $bribe ->
    [0] Du kaufst { $deed } für { $price } Silber.
   *[other] Du kaufst { $deed } für { $price } Silber: { $printed }, dazu { $bribe } für das Silber darauf.
}
event-refill = { $deed } kommt in den Markt.
event-build = Du baust { PIECE($id, form: "acc") } auf { $lots }.
# $replaced are one piece or more.
event-build-over = Du baust { PIECE($id, form: "acc") } auf { $lots } und ersetzt damit { PIECE($replaced, form: "acc") }.
event-build-marked = { $count ->
    [one] Auf { LIST($lots) } kommt wieder dein Marker.
   *[other] Auf { LIST($lots) } kommen wieder deine Marker.
}
event-when-built-vp = { $who ->
    [you] Du bekommst { $vp } SP für ein Gebäude neben { PIECE($id, form: "dat") }.
    [ceres] Ceres bekommt { $vp } SP für ein Gebäude neben { PIECE($id, form: "dat") }.
   *[both] Du und Ceres bekommt je { $vp } SP für ein Gebäude neben { PIECE($id, form: "dat") }.
}
event-when-built-silver = Du nimmst { $silver } Silber für ein Gebäude neben { PIECE($id, form: "dat") }.
event-when-built-nothing = Für { PIECE($id, form: "acc") } bekommt niemand etwas.

## events: Ceres’ turn

# $flipped and $card are cards, $number is the number of the flipped one.
event-flip = Ceres deckt { $flipped } auf, eine { $number }. Karte { $number } ihrer Reihe ist { $card }: { card-action }.
# $columns are letters.
event-claim-skipped = Keine Urkunde in Spalte { LIST($columns, type: "or") }.
event-claim-letters-only = Sie beansprucht { $deed }, die einzige Urkunde in Spalte { $letter }.
# $places are her Lots.
event-claim-letters-distance = Sie beansprucht { $deed }, die Urkunde in Spalte { $letter }, die ihren Grundstücken am nächsten liegt: { count-steps } von { LIST($places) }.
event-claim-letters-price = Sie beansprucht { $deed }, mit { $price } Silber die günstigste in Spalte { $letter }.
# $others are Deeds.
event-claim-letters-close = Sie beansprucht { $deed }: in Spalte { $letter } gleich nah wie { LIST($others) } ({ count-steps }), aber günstiger.
event-claim-letters-place = Sie beansprucht { $deed }: in Spalte { $letter } gleichauf mit { LIST($others) }, aber weiter links.
event-claim-only = Sie beansprucht { $deed }, die einzige Urkunde im Markt.
event-claim-cheapest-price = Sie beansprucht { $deed }, mit { $price } Silber die günstigste Urkunde.
event-claim-cheapest-place = Sie beansprucht { $deed }: gleich günstig wie { LIST($others) } ({ $price } Silber), aber weiter links.
event-claim-dearest-price = Sie beansprucht { $deed }, mit { $price } Silber die teuerste Urkunde.
event-claim-dearest-place = Sie beansprucht { $deed }: gleich teuer wie { LIST($others) } ({ $price } Silber), aber weiter rechts.
# Follows one of the sentences above, about the Deed she took.
event-silver-returned = Das Silber darauf ({ $silver }) geht an die Bank.
event-no-claim-no-deed = Keine Urkunde im Markt passt.
event-no-claim-no-marker = Sie hat keinen Grundstücksmarker mehr und kann nichts beanspruchen.
event-deed-flip = Stattdessen deckt sie eine ihrer eigenen Urkunden auf: { $deed }.
event-failed-claim = Sie hat keine eigene Urkunde mehr. Das Beanspruchen scheitert, und sie bekommt { $vp } SP.
# $icons are the silver icons on her Gardens; she places one silver more than that.
event-bribe = { $count ->
    [1] Sie legt 1 Silber auf { LIST($deeds) }: { count-icons } auf ihren Gärten plus 1.
   *[other] Sie legt je 1 Silber auf { LIST($deeds) }: { count-icons } auf ihren Gärten plus 1.
}
event-bribe-none = Sie legt kein Silber, weil der Markt leer ist.
event-bribe-returned = Das übrige Silber ({ $silver }) geht zurück an die Bank.
event-no-room = Sie hat kein leeres Grundstück und bekommt { $vp } SP.
event-creep = Sie hat kein leeres Grundstück, also nimmt sie die Urkunde { $deed } neben einem Park aus { count-gardens }.
event-place-garden = Du wählst { $lots } für den Garten.
event-place-monument = Du wählst { $lots } für { PIECE($id, form: "acc") }.
# $gardens is how many Gardens the Park has, this one included.
event-plant = { $gardens ->
    [1] Auf { $lot } liegt jetzt { TILE($tile, form: "nom") }, ein Park für sich.
   *[other] Auf { $lot } liegt jetzt { TILE($tile, form: "nom") }, in einem Park aus { count-gardens }.
}
event-bag-empty = Der Beutel ist leer. { $lot } gehört jetzt niemandem, und sie bekommt { $vp } SP für ihre Grundstücke daneben: { LIST($neighbours) }.
event-bag-empty-alone = Der Beutel ist leer. { $lot } gehört jetzt niemandem, und keines ihrer Grundstücke liegt daneben.
event-monument = Sie baut { PIECE($id, form: "acc") } auf { $lots }.
# $covered are Lots.
event-monument-covers = Sie baut { PIECE($id, form: "acc") } auf { $lots }, über { $count ->
    [one] den Garten auf { LIST($covered) }. Sein Plättchen wird
   *[other] die Gärten auf { LIST($covered) }. Ihre Plättchen werden
} erst wieder gezogen, wenn der Beutel leer ist.
event-no-monument = Sie baut kein Monument: Keines, das passt, hat weniger Grundstücke, als sie Wohn- und Gewerbegärten hat ({ $tiles }).
event-no-monument-left = Sie baut kein Monument: Es ist keines mehr da.

## events: where a tile or a Monument goes, and why

# $options are the spots, each one Lot (for a tile) or several (for a Monument).
event-sites-tile = Sie zieht { TILE($tile, form: "acc") } für { LIST($options) }{ sites-reason }.
event-sites-tile-choice = Sie zieht { TILE($tile, form: "acc") }. Du hast die Wahl: { LIST($options, type: "or") }{ sites-reason }.
outlook-tile = Ihr nächstes Plättchen kommt auf { LIST($options) }{ sites-reason }.
outlook-tile-choice = Für ihr nächstes Plättchen hast du die Wahl: { LIST($options, type: "or") }{ sites-reason }.
event-sites-no-tile = Es ist kein Plättchen mehr da für { LIST($options) }{ sites-reason }.
event-sites-no-tile-choice = Es ist kein Plättchen mehr da. Du hast die Wahl: { LIST($options, type: "or") }{ sites-reason }.
# $tiles is her number of residential and commercial tiles.
event-sites-monument = Sie hat { count-tiles }, genug für { PIECE($id, form: "acc") } auf { LIST($options) }{ sites-reason }.
event-sites-monument-choice = Sie hat { count-tiles }, genug für { PIECE($id, form: "acc") }. Du hast die Wahl: { LIST($options, type: "or") }{ sites-reason }.

# What comes next that nobody can know, after what a card of her row would do.
outlook-then-deed = Sie deckt eine ihrer eigenen Urkunden auf, und auf diesem Grundstück wächst ein Garten.
outlook-then-market = Der Markt wird aufgefüllt. Wie es weitergeht, hängt von der neuen Urkunde ab.
outlook-then-monument = Ob sie ein Monument baut, hängt von den gezogenen Plättchen ab.

# Why these spots. $gardens is the size of the Park, or of each of the Parks; $steps is the distance
# to her largest Park, $far that to your Buildings.
sites-reason = { $reason ->
    [beside] , neben dem größten erreichbaren Park ({ count-gardens })
    [beside-several] , neben einem der größten erreichbaren Parks (je { count-gardens })
    [corner] , diagonal zum größten erreichbaren Park ({ count-gardens })
    [corner-several] , diagonal zu einem der größten erreichbaren Parks (je { count-gardens })
    [near] , ihrem größten Park am nächsten ({ count-steps })
    [far] , am weitesten von deinen Gebäuden entfernt ({ count-far })
    [near-far] , ihrem größten Park am nächsten ({ count-steps }), dann am weitesten von deinen Gebäuden entfernt ({ count-far })
   *[any] { "" }
}

## counted things, for the sentences above

count-gardens = { $gardens ->
    [one] { $gardens } Garten
   *[other] { $gardens } Gärten
}
count-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
count-far = { $far ->
    [one] { $far } Schritt
   *[other] { $far } Schritte
}
count-icons = { $icons ->
    [one] { $icons } Silbersymbol
   *[other] { $icons } Silbersymbole
}
count-tiles = { $tiles ->
    [one] { $tiles } Wohn- oder Gewerbegarten
   *[other] { $tiles } Wohn- und Gewerbegärten
}

## events: the end of an era

event-last-turns = Die Urkunden dieser Ära sind weg. Noch ein letzter Zug für { SIDE($first, form: "acc") }, dann einer für { SIDE($second, form: "acc") }.
event-last-turn = Ceres’ letzter Zug der Ära ist immer „Park erweitern“. Es wird keine Karte aufgedeckt.
event-scoring = Ära { $era } wird gewertet: Du bekommst { $scored } SP und hast { $vp }, Ceres bekommt { $her_scored } und hat { $her_vp }.
event-era-begins = Ära { $era } beginnt. Im Markt: { LIST($market, type: "comma") }.
event-era-begins-bare = Ära { $era } beginnt ohne Urkunden.
# $outcome is you, ceres, or tie, which Ceres wins.
event-game-over = { $outcome ->
    [you] Das Spiel endet { $you } zu { $ceres }. Du gewinnst.
    [ceres] Das Spiel endet { $you } zu { $ceres }. Ceres gewinnt.
   *[tie] Das Spiel endet { $you } zu { $ceres }. Bei Gleichstand gewinnt Ceres.
}

## what a scoring came from, as a table: side, source, amount, details

source-population = Bevölkerung
source-commercial = Gewerbe
source-silver = Gewerbe
source-civic = Bürger
source-lots = leere Grundstücke
source-parks = Quadrate
source-when-built = Monumente beim Bauen
source-failed-claims = gescheiterte Beanspruchungen
source-no-room = kein Platz
source-empty-bag = leerer Beutel
source-favour = Gunst der Götter
amount-vp = { $amount } SP
amount-silver = { $amount } Silber
item-piece = { PIECE($id) } { $lots }: { $amount }
item-lots = { $lots }: { $amount }
item-population = { $own } gegen { $other }: die größere Zahl, ohne Bonus
item-population-bonus = { $own } gegen { $other }, Bonus { $bonus }
item-population-contested = { $own } gegen { $other }: zu weit zurück
item-population-none = keine Bevölkerung
item-none = nichts

## the command line

cli-error = Fehler: { $text }
cli-serving = Gardens of Ceres läuft unter { $url } (beenden mit Strg-C)
cli-serving-phone = Auf deinem Handy, im selben Netz ({ $adapter }): { $url }
cli-serving-already = Gardens of Ceres läuft schon unter { $url }
cli-served = Deine Spiele sind gespeichert. Vale!
cli-games-moved = Deine gespeicherten Spiele liegen jetzt dort, wo dieses System solche Daten aufbewahrt: { $path }
# $files is how many, $size their size in megabytes
cli-site = Die Seite liegt in { $path }: { $files } Dateien, { $size } MB. Lade sie auf einen beliebigen Webspace hoch oder probier sie hier aus: python3 -m http.server --directory { $path }
cli-version = Gardens of Ceres { $version } (Regeln { $rules }, { $engine ->
    [compiled] kompiliert
   *[interpreted] interpretiert
})
cli-kept = { $actions ->
    [one] der brauchbare Teil, { $actions } Aktion, liegt in { $path }
   *[other] der brauchbare Teil, { $actions } Aktionen, liegt in { $path }
}
cli-nothing-kept = nicht einmal der Anfang ist lesbar, deshalb wurde nichts gespeichert

## bots: what each does, and what its parameters mean

bot-kind-random = alle erlaubten Aktionen sind gleich wahrscheinlich
bot-kind-greedy = sieht eine Aktion voraus: Punkte jetzt, Einkommen, Platz zum Bauen
bot-kind-planner = plant das ganze Spiel danach, was jede Urkunde, jedes Gebäude und jeder Garten bringen wird
bot-kind-planner-version = welche Gewichtstabelle von planner gilt; jede spielt immer gleich
bot-kind-montecarlo = probiert aussichtsreiche Aktionen in Probespielen aus, die planner zu Ende spielt, und verwirft immer wieder die schlechtere Hälfte
bot-kind-montecarlo-playouts = Probespiele je Entscheidung
bot-kind-montecarlo-seconds = Bedenkzeit je Entscheidung, statt einer Zahl von Probespielen
bot-kind-montecarlo-workers = Prozesse, die nachdenken; 0 heißt einer oder, mit Bedenkzeit, einer je Prozessorkern
bot-kind-montecarlo-candidates = wie viele Aktionen höchstens ausprobiert werden: die Favoriten von planner
bot-kind-montecarlo-random = 1 macht die Probespiele zufällig, wie beim einfachen Monte-Carlo-Verfahren
bot-kind-montecarlo-version = welche Gewichtstabelle von planner gilt; jede spielt immer gleich
bot-kind-clairvoyant = sieht alles: kennt alle verdeckten Karten, Plättchen und Urkunden und sucht das beste Spiel; nur im Labor, als Obergrenze
bot-kind-clairvoyant-width = wie viele Spielverläufe gleichzeitig verfolgt werden
bot-kind-clairvoyant-candidates = wie viele Aktionen nach jedem Verlauf ausprobiert werden: die Favoriten von planner
bot-kind-clairvoyant-version = welche Gewichtstabelle von planner gilt; jede spielt immer gleich
bots-usage = Parameter stehen nach einem Doppelpunkt: { $code }. Für einen eigenen Bot: { $option }.

## saved games on the command line: a table with these columns, and what was done

games-none = Noch keine Spiele gespeichert: { $command } beginnt eines.
games-none-deleted = Keine gelöschten Spiele.
games-column-id = Spiel
games-column-changed = Zuletzt gespielt
games-column-options = Optionen
games-column-stands = Stand
games-column-you = Du
games-column-ceres = Ceres
games-column-actions = Aktionen
games-unreadable = nicht abspielbar
games-imported = { $actions ->
    [one] { $id } wurde mit { $actions } Aktion importiert.
   *[other] { $id } wurde mit { $actions } Aktionen importiert.
}
games-exported = { $id } wurde in { $path } exportiert.
games-known = Dieses Spiel gibt es schon ({ $id }), deshalb wurde nichts importiert.
games-deleted = { $id } wurde gelöscht. Bis { $until } lässt es sich wiederherstellen: { $command }
games-restored = { $id } wurde wiederhergestellt.

## looking after a database

db-backed-up = { $games ->
    [one] { $path } enthält eine Kopie von { $games } Spiel.
   *[other] { $path } enthält eine Kopie von { $games } Spielen.
}
db-restored = { $games ->
    [one] { $games } Spiel wurde wiederhergestellt.
   *[other] { $games } Spiele wurden wiederhergestellt.
}
db-checked = { $games ->
    [one] { $games } Spiel wurde geprüft. Nichts ist beschädigt.
   *[other] { $games } Spiele wurden geprüft. Nichts ist beschädigt.
}
db-checked-bad = { $games ->
    [one] { $games } Spiel wurde geprüft, { $damaged } beschädigt.
   *[other] { $games } Spiele wurden geprüft, { $damaged } beschädigt.
}
db-damaged = { $id }: { $problem }
db-current = Die Datenbank hat schon Format { $version }. Nichts wurde verändert.
db-migrated = Die Datenbank wurde von Format { $old } auf { $new } umgestellt. Ihr voriger Stand ist in { $path }.

## a recorded game, retold; the options are as in a demonstration game

replay-title = Gardens of Ceres: ein aufgezeichnetes Spiel ({ $options }).
replay-corrected = Der Tisch wurde korrigiert. Von hier geht das Spiel weiter.

## the demonstration game

# $options are the seed, the difficulty and so on, separated by commas.
demo-title = Gardens of Ceres: ein Vorführspiel ({ $options }).
demo-player = Hier wird sorglos gespielt: bauen, wenn es geht, sonst eine Urkunde kaufen, sonst Einkommen nehmen.
demo-rules = In Klammern stehen die Kürzel der Regeln; was nicht eindeutig ist, erklärt docs/rulings.md.
demo-own-box = eigenes Spielmaterial
demo-again = Dasselbe Spiel noch einmal: { $command }
demo-stopped = { $actions ->
    [one] Nach { $actions } Aktion angehalten, vor dem Ende des Spiels.
   *[other] Nach { $actions } Aktionen angehalten, vor dem Ende des Spiels.
}
demo-interrupted = Abgebrochen vor dem Ende des Spiels.
# A line that would be repeated is shown once.
demo-times = { $line } ({ $count }-mal)

## rules: things in the game
## A title, and the rule in a sentence or two, for a player who wants to know why.

rule-t1-title = Die Stadt
rule-t1 = Die Stadt hat 7 × 7 Grundstücke: Spalten A bis G von links nach rechts, Zeilen 1 bis 7 von oben nach unten. Zu jedem Grundstück gehört eine Urkunde mit demselben Namen, etwa C4. Ihr Buchstabe ist die Spalte.
rule-t2-title = Nebeneinander
rule-t2 = Zwei Grundstücke liegen nebeneinander, wenn sie eine gemeinsame Kante haben. Ecken zählen nur, wo eine Regel „diagonal“ sagt.
rule-t3-title = Entfernung
rule-t3 = Zähl Entfernungen in Schritten entlang von Zeilen und Spalten, nie diagonal. Zwischen Gruppen von Grundstücken zählt der kürzeste Weg.
rule-t4-title = Grundstücksmarker
rule-t4 = Jede Seite hat 8 Grundstücksmarker, einen für jedes leere Grundstück, das sie besitzt. Wenn du dort baust, bekommst du den Marker zurück; Ceres bekommt ihren zurück, wenn dort ein Garten oder Monument entsteht. Deshalb hat niemand je mehr als 8 leere Grundstücke.
rule-t5-title = Die Bank
rule-t5 = Der Bank geht das Silber nie aus.

## rules: set-up

rule-s1-title = Urkunden zu Beginn
rule-s1 = Du bekommst sechs Urkunden und legst deine Marker auf diese Grundstücke. Ceres bekommt sechs verdeckte Urkunden: Sie bilden ihren Urkundenstapel, und auf diese Grundstücke kommen keine Marker.
rule-s2-title = Womit du beginnst
rule-s2 = Du beginnst mit 5 Silber, Ceres ohne Silber. Beide Seiten beginnen mit 0 SP.
rule-s3-title = Die ersten Gärten
rule-s3 = Drei von Ceres’ Urkunden werden aufgedeckt, auf Herausforderung alle sechs. Leg auf jedes dieser Grundstücke ein Plättchen aus dem Beutel.
rule-s4-title = Drei Ären
rule-s4 = Die übrigen 37 Urkunden bilden drei Stapel, einen für jede Ära: 13, 12 und 12.
rule-s5-title = Der Markt
rule-s5 = Im Markt liegen sechs Urkunden offen aus. Seine Plätze kosten von links nach rechts 2, 3, 4, 6, 8 und 10 Silber.
rule-s6-title = Ceres’ Reihe
rule-s6 = Misch Ceres’ 18 Karten. Vier davon liegen offen in einer Reihe, die übrigen bilden ihren Aktionsstapel.
rule-s7-title = Wer beginnt
rule-s7 = Du hast den ersten Zug.
rule-s8-title = Drei Monumente
rule-s8 = Wenn du mit Monumenten spielst, bilden drei von verschiedener Größe den Vorrat. Der Tempel der Minerva und der Tempel des Vulcanus sind nie dabei.

## rules: your turn

rule-y1-title = Einkommen
rule-y1 = Nimm 5 Silber und dazu das Silber, das deine Gewerbegebäude zeigen.
rule-y2-title = Urkunde kaufen
rule-y2 = Zahl den Preis des Platzes und dazu 1 für jedes Silber auf der Urkunde, und leg einen deiner Marker auf das Grundstück; ohne freien Marker kannst du nicht kaufen. Die Urkunden rechts davon rücken nach, und die nächste vom Stapel kommt dazu.
rule-y3-title = Bauen
rule-y3 = Setz ein Gebäude von deinem Tableau in seiner Form auf Grundstücke, die dir gehören. Das kostet nichts. Es darf eigene Gebäude ersetzen, wenn jedes davon kleiner ist: Sie kommen zurück auf dein Tableau, und auf Grundstücke, die dabei frei werden, kommen deine Marker.
rule-y4-title = Höchstens 8 leere Grundstücke
rule-y4 = Du darfst nicht bauen, wenn du danach mehr als 8 leere Grundstücke hättest.
rule-y5-title = Kein Passen
rule-y5 = In deinem Zug musst du eine Aktion ausführen; Einkommen geht immer. Auf Gärten, auf Ceres’ Grundstücken und auf Grundstücken, die niemandem gehören, darfst du nicht bauen.

## rules: Ceres’ turn

rule-c1-title = Welche Karte sie ausführt
rule-c1 = Ceres deckt eine Karte auf. Deren Zahl bestimmt, welche Karte ihrer Reihe sie ausführt, von links gezählt. Die ausgeführte Karte kommt unter den Aktionsstapel, die aufgedeckte rechts in die Reihe.
rule-c2-title = Beanspruchen nach Buchstaben
rule-c2 = Von den drei Buchstaben der Karte gilt der erste, zu dem eine Urkunde im Markt liegt. Von den Urkunden dieser Spalte beansprucht sie die, die einem ihrer Grundstücke am nächsten liegt, bei Gleichstand die günstigste, danach die am weitesten links.
rule-c3-title = Beanspruchen nach Preis
rule-c3 = Mit „Günstigste Urkunde“ nimmt sie die Urkunde mit dem niedrigsten Preis, bei Gleichstand die am weitesten links. Mit „Teuerste Urkunde“ nimmt sie die mit dem höchsten Preis, bei Gleichstand die am weitesten rechts. Silber auf einer Urkunde gehört zu ihrem Preis.
rule-c4-title = Was beim Beanspruchen geschieht
rule-c4 = Sie zahlt nichts und legt ihren Marker auf das Grundstück. Silber auf der Urkunde geht an die Bank, und der Markt wird aufgefüllt wie nach einem Kauf von dir.
rule-c5-title = Wenn sie nichts beanspruchen kann
rule-c5 = Wenn keine Urkunde passt oder sie keinen Marker mehr hat, deckt sie eine ihrer eigenen Urkunden auf und legt ein Plättchen auf dieses Grundstück. Hat sie keine mehr, scheitert das Beanspruchen, und sie bekommt 1 SP, auf Herausforderung 2.
rule-c6-title = Park erweitern
rule-c6 = Dreimal nacheinander zieht sie ein Plättchen und legt es auf eines ihrer leeren Grundstücke. Jedes Mal, wenn sie kein leeres Grundstück hat, bekommt sie stattdessen 1 SP.
rule-c7-title = Bestechung
rule-c7 = Zähl die Silbersymbole auf den Gärten: eines für jeden Gewerbegarten, auf Schwer und Herausforderung zwei für einen doppelten. Sie nimmt ein Silber mehr als diese Zahl und legt es von links nach rechts auf die Urkunden im Markt, höchstens eines pro Urkunde.
rule-c8-title = Der Beutel ist leer
rule-c8 = Ist kein Plättchen mehr da, wird das Grundstück trotzdem wie sonst bestimmt. Es gehört danach niemandem, und sie bekommt 4 SP für jedes ihrer Grundstücke daneben.

## rules: where a tile goes

rule-p1-title = Neben einem Park
rule-p1 = Ein Plättchen kommt auf eines ihrer leeren Grundstücke neben einem Park. Ein Park ist eine Gruppe von Gärten, die Kante an Kante zusammenhängen. Erreicht sie so mehrere Parks, zählt nur der größte; sind mehrere gleich groß, hast du die Wahl.
rule-p2-title = Diagonal zu einem Park
rule-p2 = Liegt keines ihrer leeren Grundstücke neben einem Park, kommt das Plättchen auf eines, das diagonal zu einem Park liegt. Auch hier zählt der größte dieser Parks.
rule-p3-title = Nahe ihrem größten Park
rule-p3 = Liegt keines ihrer leeren Grundstücke neben einem Park oder diagonal dazu, kommt das Plättchen auf das, das ihrem größten Park am nächsten liegt, bei Gleichstand auf das, das am weitesten von deinen Gebäuden entfernt ist.
rule-p4-title = Du wählst
rule-p4 = Lassen diese Regeln mehrere Plätze übrig, wählst du einen davon. Du siehst das Plättchen, bevor du wählst.
rule-p5-title = Eine Wahl ist eine Entscheidung
rule-p5 = Deine Wahl für Ceres zählt wie eine Aktion: Sie wird aufgezeichnet und lässt sich zurücknehmen. Bleibt nur ein Platz übrig, wirst du nicht gefragt.

## rules: the end of an era

rule-e1-title = Letzte Züge
rule-e1 = Ist am Ende eines Zuges weder im Markt noch im Stapel dieser Ära eine Urkunde übrig, hat jede Seite noch einen letzten Zug.
rule-e2-title = Ceres’ letzter Zug
rule-e2 = Ihr letzter Zug einer Ära ist immer „Park erweitern“. Sie deckt dafür keine Karte auf und baut deshalb auch kein Monument.
rule-e3-title = Wertung und nächste Ära
rule-e3 = Nach den letzten Zügen wird die Ära gewertet. Dann kommen sechs Urkunden des nächsten Stapels in den Markt, und es geht weiter; nach Ära 3 ist das Spiel zu Ende.

## rules: scoring

rule-v1-title = Bevölkerung
rule-v1 = Die Seite mit der größeren Bevölkerung bekommt so viele SP, wie sie Einwohner hat, und einen Bonus von 4, 7 oder 10 SP in Ära 1, 2 oder 3. Die andere Seite bekommt dieselbe größere Zahl ohne den Bonus, es sei denn, sie hat gar keine Bevölkerung. Bei Gleichstand bekommen beide den Bonus.
rule-v2-title = Deine Gewerbegebäude
rule-v2 = In Ära 1 und 2 nimmst du das Silber, das deine Gewerbegebäude zeigen. In Ära 3 bekommst du stattdessen ihre SP.
rule-v3-title = Deine Bürgergebäude
rule-v3 = Jedes Bürgergebäude bringt SP für das, was daneben liegt: deine eigenen Gebäude, Gärten und Ceres’ Monumente, jedes einmal gezählt. Ein Garten zählt als Gebäude seiner Art: ein Wohngarten hat 1 Einwohner, ein Gewerbegarten 1 Silber, ein doppelter auf Schwer und Herausforderung 2.
rule-v4-title = Deine leeren Grundstücke
rule-v4 = In Ära 3 bekommst du 1 SP für jedes deiner leeren Grundstücke.
rule-v5-title = Ceres’ Bevölkerung
rule-v5 = Jeder Wohngarten ist ein Einwohner, ein doppelter auf Schwer und Herausforderung zwei. Ihre Bevölkerung wird wie deine gewertet.
rule-v6-title = Ceres’ Gewerbegärten
rule-v6 = Jeder Gewerbegarten bringt ihr 1 SP, ein doppelter auf Herausforderung 2. In Ära 3 bringt jeder 1 SP mehr.
rule-v7-title = Ceres’ Bürgergärten
rule-v7 = Ein Bürgergarten bringt ihr 2 SP, auf Herausforderung 3, für jedes deiner Gebäude daneben, das von der Art ist, die er zeigt. Gärten zählen nicht.
rule-v8-title = Quadrate aus Gärten
rule-v8 = Gärten, die ein Quadrat bilden, bringen ihr 4 SP für 2 × 2, 18 für 3 × 3 und 48 für 4 × 4. Kein Garten zählt für zwei Quadrate; es gilt die Aufteilung, die ihr am meisten bringt.
rule-v9-title = Wer gewinnt
rule-v9 = Du gewinnst, wenn du mehr SP hast als Ceres. Bei Gleichstand gewinnt sie.
rule-v10-title = Nur für dich
rule-v10 = Ceres nimmt kein Silber und bekommt nichts für leere Grundstücke.

## rules: Monuments

rule-m1-title = Deine Monumente
rule-m1 = Du baust ein Monument aus dem Vorrat wie ein Gebäude, wenn du seine Bedingung vor dem Bauen erfüllst. Von da an ist es eines deiner Gebäude. Ersetzt du es, kommt es zurück in den Vorrat und kann erneut gebaut werden.
rule-m2-title = Ceres’ Monumente
rule-m2 = Zähl nach einer Karte mit dem Monumentsymbol ihre Wohn- und Gewerbegärten. Sie baut das kleinste Monument im Vorrat, das weniger Grundstücke hat als diese Zahl und auf ihre leeren Grundstücke passt. Gibt es keines, geschieht nichts.
rule-m3-title = Wohin ihr Monument kommt
rule-m3 = Unter allen Plätzen, auf die es passt, entscheiden die Regeln für Plättchen. Für die Nähe zu einem Park zählt sein nächstes Grundstück.
rule-m4-title = Wenn ein Monument gebaut wird
rule-m4 = Bedingungen gelten für sie nicht. Egal wer baut: Der Tempel des Jupiter bringt jeder Seite mit einem Gebäude daneben 2 SP, das Kolosseum 3 Silber; Ceres bekommt kein Silber. Ihre Gärten und Monumente gelten dabei als Gebäude.
rule-m5-title = Was ihre Monumente bringen
rule-m5 = Jedes ihrer Monumente wird gewertet wie ein einfacher Garten seiner Art. Ein Bürgermonument wird gewertet wie der Bürgergarten, der sucht, was das Monument zählt.
rule-m6-title = Monumente sind keine Gärten
rule-m6 = Ihre Monumente gehören zu keinem Park und keinem Quadrat und zählen weder für Bestechungen noch für weitere Monumente. Ihre Grundstücke gehören Ceres, und deine Bürgergebäude zählen sie mit den Werten, die sie zeigen.
rule-m7-title = Die Größe eines Monuments
rule-m7 = Die Größe eines Monuments ist die Zahl seiner Grundstücke. Eine Linie aus drei und ein Winkel aus drei sind gleich groß.
rule-m8-title = Keine anderen Erweiterungen
rule-m8 = Die Monumente sind die einzige Erweiterung, die sich mit Gardens of Ceres kombinieren lässt.

## rules: house variants

rule-x1-title = Umkämpfte Bevölkerung
rule-x1 = Hat Ceres die größere Bevölkerung, bekommst du für deine nur SP, wenn du höchstens 3 hinter ihr liegst.
rule-x2-title = Wilde Monumente
rule-x2 = Ceres’ Monumente dürfen auch Gärten überdecken, wenn sie außerdem mindestens eines ihrer leeren Grundstücke überdecken. Überdeckte Plättchen werden zuletzt gezogen: Leg sie beiseite, bis der Beutel leer ist.
rule-x3-title = Wuchernde Gärten
rule-x3 = Hat Ceres für ein Plättchen kein leeres Grundstück, kommen die Urkunden im Markt infrage, deren Grundstücke neben einem Park liegen. Sie nimmt die neben dem größten Park, und das Plättchen kommt sofort dorthin. Gibt es keine solche Urkunde, bekommt sie wie sonst 1 SP.
rule-x4-title = Gunst der Götter
rule-x4 = Ceres beginnt mit SP: der Gunst der Götter. Wie viele, wählst du beim Aufbau: 5, 10 und so weiter bis 60. Sonst ändert sich nichts.

## rules: what else a rule says, where its whole text is read

rulebook-s3 = Zieh die Plättchen in der Reihenfolge, in der die Urkunden aufgedeckt wurden. Diese Urkunden kommen auf Ceres’ Ablagestapel; die übrigen bleiben verdeckt.
rulebook-s8 = Misch die Monumentkarten und deck sie nacheinander auf. Überspring jede Größe, die schon daliegt, bis es drei sind (M7).
rulebook-y2 = Was du zahlst, geht an die Bank, ebenso das Silber auf der Urkunde. Urkunden, die nachrücken, nehmen ihr Silber mit. Die neue Urkunde kommt rechts ohne Silber dazu, solange der Stapel dieser Ära noch eine hat.
rulebook-y3 = Du darfst die Form drehen. Kleiner heißt: weniger Grundstücke. Jedes Gebäude, das du überdeckst, und sei es nur zum Teil, muss kleiner sein und wird ganz entfernt.
rulebook-c1 = Die ausgeführte Karte kommt verdeckt unter den Aktionsstapel, und die Reihe rückt nach links auf, bevor die aufgedeckte Karte an ihr Ende gelegt wird. Der Aktionsstapel wird nie neu gemischt, also kommen die Karten in der Reihenfolge wieder, in der sie ausgeführt wurden.
rulebook-c2 = Ihre Grundstücke sind die mit ihrem Marker, einem Garten oder einem ihrer Monumente; die Entfernung wird gezählt wie überall (T3). Zum Preis gehört auch das Silber auf der Urkunde.
rulebook-c5 = Die aufgedeckte Urkunde kommt auf ihren Ablagestapel und nicht wieder ins Spiel. Dieses Grundstück braucht keinen Marker.
rulebook-c6 = Sieh dir für jedes Plättchen den Spielplan neu an: Auf welches Grundstück es kommt, sagen die Regeln P1 bis P4.
rulebook-c7 = Eine Urkunde bekommt auch dann ein Silber, wenn schon welches darauf liegt. Was übrig bleibt, geht zurück an die Bank. Das Silber bleibt auf der Urkunde, bis jemand sie nimmt.
rulebook-e1 = Auch wer die letzte Urkunde genommen hat, hat noch einen letzten Zug. Warst du es, kommt erst Ceres, dann du. War sie es, kommst erst du, dann Ceres.
rulebook-v1 = Ein Beispiel: Am Ende von Ära 2 hast du 6 Einwohner und Ceres 3. Du bekommst 6 SP und den Bonus von 7, zusammen 13 SP; sie bekommt 6.
rulebook-v3 = Ein Nachbar zählt einmal, egal wie viele Kanten die beiden gemeinsam haben.
rulebook-v7 = Ein Gebäude neben zwei solchen Plättchen zählt für beide, für jedes einmal.
rulebook-m1 = Für seinen Platz gelten dieselben Regeln wie für jedes Gebäude (Y3, Y4). Die Bedingungen stehen in der Tabelle der Monumente.
rulebook-m2 = Ein doppelter Garten zählt hier als ein Plättchen, und Plättchen, die diese Karte gerade erst gebracht hat, zählen mit.

## rules: the tables of the rules

rulebook-buildings-title = Deine Gebäude
rulebook-buildings = Du hast 24 Gebäude und darfst sie drehen. Wohngebäude bringen Einwohner, Gewerbegebäude während des Spiels Silber und am Ende von Ära 3 SP, Bürgergebäude in jeder Ära SP für das, was daneben liegt.
rulebook-names-title = Die Namen der Gebäude
rulebook-names = In deiner Schachtel heißen die Gebäude vielleicht anders. An Form und Werten erkennst du, welches welches ist.
rulebook-tiles-title = Gartenplättchen
rulebook-tiles = Ceres hat 32 Gartenplättchen, die aus dem Beutel gezogen werden. Ein doppeltes zeigt zwei Symbole, ein großes und ein kleines; auf Normal zählt es wie ein einfaches.
rulebook-cards-title = Ceres’ Karten
rulebook-cards = Ceres hat 18 Karten. Die Zahl bestimmt eine Karte ihrer Reihe (C1); das Bild zeigt, was Ceres tut, wenn diese Karte selbst ausgeführt wird. Der kleine Tempel ist nur in Spielen mit Monumenten wichtig (M2).
rulebook-difficulty-title = Drei Schwierigkeitsgrade
rulebook-difficulty = Der Schwierigkeitsgrad ändert diese Werte und sonst nichts.
rulebook-monuments-title = Die Monumente
rulebook-monuments = Was dir jedes Monument bringt und was du brauchst, bevor du es bauen darfst. „Am Stadtrand“ heißt, dass mindestens eines seiner Grundstücke am Rand der Stadt liegt. „Silber“ in einer Bedingung ist das, was deine Gebäude zeigen, nicht das, was du besitzt.
rulebook-questions-title = Kleine Fragen
rulebook-questions = Fragen, die keine Regel beantwortet, und unsere Antworten.
rulebook-translations-title = Wo Übersetzungen des Regelhefts abweichen
rulebook-translations = Das Regelheft gibt es in fünf Sprachen. Das Original ist Englisch, und danach spielen wir hier.

### The screens of the game in a terminal.
### Lines are short: a terminal may have only 80 columns. Keys stay as they are in every language.

## Letters of the kinds on the board: one character each, one column wide, all different.

terminal-letter-residential = W
terminal-letter-commercial = G
terminal-letter-civic = B

## The first screen

terminal-continue = Weiterspielen
terminal-new-game = Neues Spiel
terminal-saved-games = Gespeicherte Spiele
terminal-settings = Einstellungen
terminal-help = Hilfe
terminal-quit = Beenden
terminal-unofficial = Inoffizielles Fanprojekt ohne Bilder und Texte des Verlags.

## A new game

terminal-difficulty = Schwierigkeitsgrad
terminal-about-normal = Ceres’ doppelte Gärten zählen wie einfache. Ideal zum Lernen.
terminal-about-hard = Ihre doppelten Gärten zählen als zwei Einwohner oder zwei Silber: Sie wächst schneller und besticht mehr.
terminal-about-challenge = Wie Schwer, aber mit sechs Gärten zu Beginn und mehr SP für Bürgergärten und doppelte Gewerbegärten.
terminal-about-monuments = Drei Monumente, die beide Seiten bauen können.
terminal-about-contested-population = keine SP für Bevölkerung, wenn du mehr als 3 hinter Ceres liegst
terminal-about-creeping-gardens = ohne leeres Grundstück nimmt Ceres eine Urkunde neben einem Park
terminal-about-wild-monuments = Ceres’ Monumente dürfen Gärten überdecken
terminal-favour = SP, mit denen Ceres beginnt (0, oder 5 bis 60 in 5er-Schritten)
terminal-favour-bad = Gunst der Götter: Gib 0 ein, oder 5 bis 60 in Fünferschritten.
terminal-seed-hint = leer lassen für eine neue; gleiche Startzahl, gleiches Spiel
terminal-seed-bad = Eine Startzahl ist eine ganze Zahl ab 0.
terminal-start = Spiel beginnen

## Saved games

terminal-saved-line = { $date }  { $standing }
terminal-saved-playing = Ära { $era }, { $you }:{ $ceres }, { $difficulty }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }
terminal-saved-won = { $you }:{ $ceres } gewonnen, { $difficulty }
terminal-saved-lost = { $you }:{ $ceres } verloren, { $difficulty }
terminal-saved-broken = nicht lesbar
terminal-saved-none = Es gibt noch keine gespeicherten Spiele.
terminal-deleted = Gelöscht. Mit Z nimmst du es zurück.
terminal-restored = Das Spiel wurde wiederhergestellt.
terminal-nothing-deleted = Hier wurde nichts gelöscht.

## Language, pace and colours

terminal-language = Sprache
terminal-pace = Ceres’ Zug
terminal-pace-slow = langsam
terminal-pace-quick = schnell
terminal-pace-at-once = sofort
terminal-colours = Farben
terminal-colours-dark = dunkel
terminal-colours-light = hell
terminal-warnings = Vor groben Fehlern warnen
terminal-warnings-off = nein
terminal-warnings-on = ja

## The table: both sides

terminal-deeds = { $count ->
        [one] noch { $count } Urkunde
       *[other] noch { $count } Urkunden
    }
terminal-last-turns-both = letzte Züge: du und Ceres
terminal-last-turns-you = dein letzter Zug
terminal-last-turns-ceres = Ceres’ letzter Zug
terminal-vp = { $vp } SP
terminal-silver = { $silver } Silber
terminal-markers = { $markers } Marker

## The table: panels

terminal-panel-tray = Tableau
terminal-panel-ceres = Ceres
terminal-panel-score = Wertung
terminal-panel-log = Log
terminal-none-left = –
terminal-worth-commercial = { $silver } Silber, { $vp } SP
terminal-effect-building = { $vp } SP je Gebäude
terminal-effect-citizen = { $vp } SP je { $per ->
        [one] Einwohner
       *[other] { $per } Einwohner
    }
terminal-effect-silver = { $vp } SP je Silber
terminal-effect-civic = { $vp } SP je Bürgergebäude
terminal-row = Ihre Reihe: Die aufgedeckte Zahl bestimmt eine Karte
terminal-card-number = Nr. { $number }
terminal-card-icon = ▲
terminal-card-letters = Urkunde aus { $letters }
terminal-card-cheapest = Günstigste Urkunde
terminal-card-dearest = Teuerste Urkunde
terminal-card-enlarge = Park erweitern
terminal-card-bribe = Bestechung
terminal-flipped = Aufgedeckt: { $number }
terminal-deck = { $count ->
        [one] Aktionsstapel: { $count } Karte, { $known } bekannt
       *[other] Aktionsstapel: { $count } Karten, { $known } bekannt
    }
terminal-known = Unten bekannt: { $cards }
terminal-bag = Beutel: { $count } Plättchen
terminal-her-deeds = { $count ->
        [one] Verdeckt: { $count } Urkunde
       *[other] Verdeckt: { $count } Urkunden
    }
terminal-gardens = { $count ->
        [one] { $count } Garten
       *[other] { $count } Gärten
    }, { $parks ->
        [one] { $parks } Park
       *[other] { $parks } Parks
    }, größter { $largest }
terminal-score-now = Wenn die Ära jetzt endet
terminal-source-population = Bevölkerung
terminal-source-commercial = Gewerbe
terminal-source-civic = Bürger
terminal-source-lots = Unbebaut
terminal-source-parks = Quadrate
terminal-source-total = Diese Ära
terminal-source-after = SP danach
terminal-source-silver = Silber
terminal-score-hint = S: Einzelheiten

## Keys, in the last line

terminal-key-income = Silber +{ $silver }
terminal-key-buy = Kaufen
terminal-key-build = Bauen
terminal-key-undo = Zurücknehmen
terminal-key-redo = Wiederholen
terminal-key-help = Hilfe
terminal-key-home = Menü
terminal-key-confirm = OK
terminal-key-choose = Auswählen
terminal-key-turn = Drehen
terminal-key-next = Nächster Platz
terminal-key-back = Abbrechen
terminal-key-pick = Nehmen
terminal-key-select = Öffnen
terminal-key-change = Ändern
terminal-key-open = Regeln
terminal-key-skip = Überspringen
terminal-key-pace = Tempo: { $pace }
terminal-key-log = Log
terminal-key-score = Wertung
terminal-key-new = Neues Spiel
terminal-key-result = Ergebnis
terminal-key-forecast = Ausblick
terminal-key-theme = Thema: { $theme }
terminal-key-all-themes = alle

## What is asked, and what an action would change

terminal-ask-turn = Dein Zug: Einkommen nehmen, Urkunde kaufen oder bauen.
terminal-ask-income = Einkommen: { $silver } Silber. Danach hast du { $after }.
terminal-ask-deed = { $deed }, Platz { $place }: { $price } Silber. Danach hast du noch { $after }.
terminal-ask-deed-bribed = { $deed }, Platz { $place }: { $price } Silber ({ $printed } + { $bribe } darauf). Danach hast du noch { $after }.
terminal-ask-tray = { $piece }: { $worth }. { $places ->
        [one] { $places } Platz.
       *[other] { $places } Plätze.
    }
terminal-ask-place = { $piece } auf { $lots } (Platz { $number } von { $count }).
terminal-ask-choice-garden = Wähle für Ceres: { $tile } auf { $lot } (Platz { $number } von { $count }).
terminal-ask-choice-empty = Der Beutel ist leer. Wähle, was Ceres aufgibt: { $lot } (Platz { $number } von { $count }).
terminal-ask-choice-monument = Wähle für Ceres: { $piece } auf { $lots } (Platz { $number } von { $count }).
terminal-ask-log = Wähle eine Zeile, um ihre Regeln zu lesen.
terminal-asked-because = Warum: { $reason }
terminal-replaces = Ersetzt: { $pieces }.
terminal-frees = Deine Marker wieder auf { $lots }.
terminal-change-population = Bevölkerung { $before } → { $after }
terminal-change-income = Einkommen { $before } → { $after }
terminal-change-silver = Silber { $before } → { $after }
terminal-change-vp = SP { $before } → { $after }
terminal-change-her-vp = Ceres’ SP { $before } → { $after }
terminal-change-score = Ära-Wertung { $before } → { $after }
terminal-change-her-score = Ceres’ Ära-Wertung { $before } → { $after }
terminal-change-nothing = sonst ändert sich nichts
terminal-only-places = Das geht nur auf den markierten Grundstücken.
terminal-one-way = Hier passt es nur so herum.
terminal-over = Das Spiel ist zu Ende: { $you } zu { $ceres }. Mit Enter siehst du das Ergebnis.
terminal-telling = Ceres’ Zug. Mit der Leertaste überspringst du ihn.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-nothing-to-redo = Es gibt nichts zu wiederholen.
terminal-undone = Zurückgenommen: { $action }.
terminal-redone = Wiederholt: { $action }.
terminal-resign-asks = Aufgeben? Das Spiel zählt dann als verloren, und es gibt kein Zurück.
terminal-conflict = Dieses Spiel wurde in einem anderen Fenster fortgesetzt. So steht es jetzt; deine letzte Aktion wurde nicht gespielt.
terminal-too-small = Dieses Fenster ist zu klein: Es braucht { $width } Spalten und { $height } Zeilen.

## Actions, as they are named when undone

terminal-action-income = Einkommen
terminal-action-buy = { $lots } kaufen
terminal-action-build = { $piece } auf { $lots } bauen
terminal-action-place = { $lots } für Ceres wählen
terminal-action-correct = Korrektur

## A Lot that is looked at

terminal-lot-nobody = { $lot }: gehört niemandem.
terminal-lot-market = { $lot }: gehört niemandem. Die Urkunde kostet { $price } Silber.
terminal-lot-you = { $lot }: dein leeres Grundstück.
terminal-lot-ceres = { $lot }: Ceres’ leeres Grundstück.
terminal-lot-building = { $lot }: { $piece } von dir ({ $worth }).
terminal-lot-monument = { $lot }: { $piece } von Ceres.
terminal-lot-garden = { $lot }: { $tile } von Ceres in einem Park der Größe { $size }.

## Scoring and result

terminal-scoring-title = Ära { $era } wird gewertet
terminal-scoring-now = Wenn Ära { $era } jetzt endet
terminal-scored-silver = +{ $silver } Silber
terminal-has = { $vp } SP insgesamt
terminal-item-bonus = Bonus { $bonus }
terminal-item-beside = daneben { $things }
terminal-item-amount = { $what } ({ $amount })
terminal-result-won = Du gewinnst { $you } zu { $ceres }.
terminal-result-lost = Ceres gewinnt { $ceres } zu { $you }.
terminal-result-tie = { $you } zu { $you }: Bei Gleichstand gewinnt Ceres.
terminal-result-resigned = Du hast bei { $you } zu { $ceres } aufgegeben.
terminal-result-eras = SP nach Ären
terminal-result-other = Sonstiges
terminal-result-total = Gesamt

## Rules and help

terminal-rules-title = Regeln
terminal-help-title = Tasten
terminal-help-play = Dein Zug
terminal-help-look = Umsehen
terminal-help-coach = Der Coach
terminal-help-game = Das Spiel
terminal-help-signs = Zeichen auf dem Spielplan
terminal-help-mouse = Mit der Maus kannst du eine Urkunde, ein Gebäude auf dem Tableau, ein Grundstück, eine Zeile im Log oder eine Taste in der letzten Zeile anklicken.
terminal-does-income = Einkommen nehmen
terminal-does-buy = Urkunde kaufen; 1 bis 6 wählt eine
terminal-does-build = bauen: wähle ein Gebäude vom Tableau
terminal-does-arrows = zwischen Gebäuden, Urkunden, Plätzen, Grundstücken wechseln
terminal-does-turn = Gebäude drehen
terminal-does-tab = nächste, vorige Möglichkeit
terminal-does-edges = erste, letzte
terminal-does-enter = bestätigen
terminal-does-escape = abbrechen
terminal-does-undo = zurücknehmen
terminal-does-redo = wiederholen
terminal-does-resign = aufgeben
terminal-does-hint = ein Tipp, dann jeweils der nächste Schritt
terminal-does-compare = die gewählte Aktion mit der besten vergleichen
terminal-does-forecast = was Ceres als Nächstes tun könnte
terminal-does-stop = Nachdenken abbrechen
terminal-does-review = ein beendetes Spiel auswerten
terminal-does-panels = Tableau, Ceres, Wertung, Log
terminal-does-scroll = im Bereich blättern
terminal-does-log = Log: wähle eine Zeile, Enter zeigt ihre Regeln
terminal-does-score = Wertung im Einzelnen, wenn die Ära jetzt endet
terminal-does-skip = Rest von Ceres’ Zug überspringen
terminal-does-pace = Tempo von Ceres’ Zug: langsam, schnell, sofort
terminal-does-colours = dunkler oder heller Hintergrund
terminal-does-new = neues Spiel; dieses ist gespeichert
terminal-does-home = zum Menü; das Spiel ist gespeichert
terminal-does-quit = beenden; das Spiel ist gespeichert
terminal-does-help = diese Seite
terminal-sign-yours = dein leeres Grundstück
terminal-sign-hers = Ceres’ leeres Grundstück
terminal-sign-deed = Grundstück einer Urkunde im Markt
terminal-sign-building = dein Gebäude: seine Art und was es bringt
terminal-sign-civic = Bürger: zählt Einwohner, Silber, Bürgergebäude oder alle (*)
terminal-sign-garden = Garten: seine Art, bei doppelten zweimal
terminal-sign-garden-civic = Bürgergarten: die Art, die er sucht (* alle)
terminal-sign-monument = ein Monument von Ceres

## actions, columns and rows as they are typed or said, and what a microphone makes of them: id: words

heard-words =
    income: Einkommen, Einkommen nehmen, Geld nehmen, Silber nehmen
    buy: kaufe, kaufen, kauf, kaufte, gekauft, erwerbe, erwerben
    build: baue, bauen, bau, gebaut
    place: lege, legen, setze, wähle
    A: ah
    B: be, bei, bee, beh
    C: ce, zeh, see, tse, sehe
    D: de, die
    E: eh
    F: ef, eff
    G: ge, geh, gehe, gee
    1: eins, ein
    2: zwei, zwo
    3: drei
    4: vier, wir
    5: fünf
    6: sechs
    7: sieben

## the game in plain text: ceres play --plain; the words that can be typed, one word each, and what it says

plain-word-table = tisch
plain-word-market = markt
plain-word-tray = tableau
plain-word-actions = aktionen
plain-word-score = wertung
plain-word-log = log
plain-word-rule = regel
plain-word-hint = tipp
plain-word-forecast = ausblick
plain-word-undo = zurück
plain-word-redo = wiederholen
plain-word-resign = aufgeben
plain-word-new = neu
plain-word-save = speichern
plain-word-help = hilfe
plain-word-quit = ende
plain-begin = Was du eingeben kannst, zeigt: { $help }.
plain-first = Ära { $era } von 3. { $deeds }. { $options }.
plain-silver = { $silver } Silber
plain-scored = { $side }, { $source }: { $amount }. { $details }.
plain-of = { $name }: { $said }.
plain-area = Das ist der Teil der Stadt von { $first } bis { $last }.
plain-side = { $side }: { $facts }.
plain-built = { $side }, gebaut: { $pieces }.
plain-marked = Markiert: { LIST($lots) }.
plain-lots = { $side }, leere Grundstücke: { LIST($lots) }.
plain-park = Ein Park der Größe { $size }: { $tiles }.
plain-deed = Platz { $place }: { $deed }, { $price } Silber.
plain-deed-bribed = Platz { $place }: { $deed }, { $price } Silber ({ $printed } und die { $bribe } darauf).
plain-card = Karte { $place } in ihrer Reihe: { $card }. Ihre Zahl ist { $number }.
plain-card-monument = Karte { $place } in ihrer Reihe: { $card }. Ihre Zahl ist { $number }, und sie trägt das Monumentsymbol.
plain-choice-garden = Wähle ein Grundstück für Ceres’ Plättchen: { $tile }.
plain-choice-empty = Der Beutel ist leer. Wähle ein Grundstück, das Ceres aufgibt.
plain-choice-monument = Wähle einen Platz für Ceres’ Monument: { $piece }.
plain-choose = Gib eines davon ein: { $actions }.
plain-not-understood = „{ $typed }“ wurde nicht verstanden.
plain-nearest = Meintest du: { $words }? Es wurde nichts gespielt.
plain-confirm = Zum Bestätigen { $yes } eingeben.
plain-after = Mit neu beginnt ein weiteres Spiel, mit ende hörst du auf.
plain-saved = Jede Aktion wird sofort gespeichert. Dieses Spiel heißt { $id }: ceres play --plain --game { $id }.
plain-help-commands = Aktionen: einkommen; kaufe C4; baue domus C4; lege C4. Mit tableau siehst du, wie du die Gebäude eingibst.
plain-help-table = alles, was auf dem Tisch liegt
plain-help-market = die Urkunden, die zu kaufen sind
plain-help-tray = die übrigen Gebäude und Monumente und wo sie passen
plain-help-actions = jede Aktion, die jetzt möglich ist
plain-help-score = die Wertung im Einzelnen, wenn die Ära jetzt endete
plain-help-log = das ganze Spiel bisher
plain-help-rule = eine Regel nach ihrem Kürzel, etwa regel C1
plain-help-hint = ein Tipp; noch einmal für mehr
plain-help-forecast = was Ceres als Nächstes tun kann
plain-help-undo = die letzte Aktion zurücknehmen
plain-help-redo = die zuletzt zurückgenommene Aktion wiederholen
plain-help-resign = das Spiel verloren geben
plain-help-new = ein weiteres Spiel beginnen; dieses ist gespeichert
plain-help-save = wie das Spiel gespeichert wird
plain-help-help = diese Liste
plain-help-quit = beenden; das Spiel ist gespeichert

## Before the first screen

terminal-not-a-terminal = ceres play braucht ein bildschirmfüllendes Terminal. Zeile für Zeile spielst du mit: ceres play --plain
terminal-window-too-small = ceres play braucht mindestens { $width } Spalten und { $height } Zeilen; dieses Fenster hat { $columns } und { $lines }. Mach es größer oder nimm: ceres demo
terminal-saves-failed = Die gespeicherten Spiele lassen sich nicht öffnen.
terminal-saves-aside = Die beschädigte Datei beiseitelegen und neu anfangen? Nichts darin wird gelöscht. [j/N]
terminal-saves-now-at = Sie liegt jetzt in { $path }.
terminal-yes = j
terminal-bad-pace = { $pace } ist kein Tempo: möglich sind slow, quick und at-once.
# an item of a scoring and what it came from
terminal-item-of = { $item }: { $things }

### The page in the browser. It says these and the shared messages above: neither those of the
### terminal nor those of the command line.
### Labels are short: a phone is 360 pixels wide.

## the page

page-close = Schließen
page-to-start = Zur Startseite
page-try-again = Noch einmal versuchen
page-lost-title = Seite nicht gefunden
page-lost = Unter dieser Adresse gibt es keine Seite.
page-trouble-title = Etwas ist schiefgegangen
page-trouble = Die Seite musste anhalten. Deine Spiele sind gespeichert, nichts ist verloren.
page-trouble-details = Einzelheiten

## the page: the first screen

page-home-about = Ein Solospiel: drei Ären, eine Stadt mit 49 Grundstücken und die Göttin der Ernte als Gegnerin. Hol mehr Siegpunkte als sie.
page-home-choose = Wähle Schwierigkeitsgrad, Monumente und Varianten.
page-home-buy = Land kaufen
page-home-about-buy = Jede Urkunde im Markt steht für ein Grundstück der Stadt. Wenn du wartest, wird sie günstiger – falls Ceres sie dir nicht wegschnappt.
page-home-build = Bauen
page-home-about-build = Häuser bringen Einwohner, Werkstätten Silber, und Bibliotheken und Brunnen bringen Punkte für das, was daneben liegt.
page-home-ceres = Ceres überholen
page-home-about-ceres = Ihre Karten beanspruchen Grundstücke, pflanzen Gärten und treiben die Preise hoch. Nach jedem ihrer Züge siehst du, was sie getan hat und warum.
page-home-continue = Fortsetzen
page-home-go-on = Weiterspielen
page-home-new = Neues Spiel
page-home-learn = Spielen lernen
page-home-begin-learning = Lernspiel beginnen
page-home-about-learn = Dein erstes Spiel, mit einem Hinweis zu allem, was neu ist. Die Züge machst du.
page-home-rules = Regeln
page-home-guide = So spielst du
page-home-program = Info
page-home-box = Karten deiner Schachtel
page-home-phone = Auf meinem Handy spielen
page-home-mine = Meine Spiele
page-home-try-again = { $count ->
    [one] Eine Entscheidung noch einmal versuchen
   *[other] { $count } Entscheidungen noch einmal versuchen
}
page-home-puzzles = Aufgaben
page-home-puzzle = Aufgabe des Tages
page-home-about-puzzle = Eine Stellung und eine Frage, jeden Tag neu. Danach so viele weitere Aufgaben, wie du magst, mit eigener Wertungszahl.
page-home-begin-puzzle = Lösen
page-home-puzzle-standing = Wertungszahl { $rating }
page-home-ladder = Die Ämterlaufbahn
page-home-about-ladder = Zwölf Ränge: vom allerersten Spiel bis zu einem, das selbst unser bester Bot meistens verliert.
page-home-begin-ladder = Aufsteigen
page-home-achievements = Erfolge
page-home-more = Mehr

## the page: a new game

page-new-difficulty = Wie stark ist Ceres?
page-new-about-normal = Sie beginnt mit drei Gärten, und ihre doppelten Gärten zählen wie einfache. Ideal zum Lernen.
page-new-about-hard = Ihre doppelten Gärten zählen als zwei Einwohner oder zwei Silber: Sie wächst schneller, und ihre Bestechungen werden größer.
page-new-about-challenge = Wie Schwer, aber sie beginnt mit sechs Gärten, bekommt mehr SP für Bürgergärten und doppelte Gewerbegärten und 2 SP statt 1, wenn das Beanspruchen scheitert.
page-new-expansion = Erweiterung
page-new-about-monuments = Drei Monumente liegen bereit. Du musst ihre Bedingungen erfüllen; Ceres braucht eine Karte mit dem Monumentsymbol, genug Wohn- und Gewerbegärten und Platz auf ihren leeren Grundstücken. Wer baut sie zuerst?
page-new-about-variants = Unsere eigenen Regeln für alle, die das Spiel schon kennen. Lass sie beim ersten Mal weg.
page-new-about-contested-population = Liegst du mehr als 3 Einwohner hinter Ceres, bringt dir deine Bevölkerung nichts.
page-new-about-creeping-gardens = Hat Ceres kein leeres Grundstück für ein Plättchen, nimmt sie aus dem Markt eine Urkunde, deren Grundstück neben einem Park liegt. Bei mehreren nimmt sie die neben dem größten Park.
page-new-about-wild-monuments = Ceres’ Monumente dürfen auch ihre Gärten überdecken, wenn sie außerdem mindestens eines ihrer leeren Grundstücke überdecken. Ohne Monumente ändert das nichts.
page-new-favour = Gunst der Götter
page-new-about-favour = Ceres beginnt mit SP. Sonst ändert sich nichts.
page-new-favour-none = keine
page-new-more = Mehr Optionen
page-new-about-strict = Keine Tipps, und sobald Ceres geantwortet hat, lässt sich nichts mehr zurücknehmen. In anderen Spielen kannst du jede Aktion zurücknehmen.
page-new-seed-any = zufällig
# On the way to the rule about what can be chosen.
page-new-rule = { $title }: die ganze Regel
page-new-about-seed = Mit derselben Startzahl und denselben Optionen bekommst du dasselbe Spiel: dieselben Urkunden, Karten und Plättchen.
page-new-seed-bad = Eine Startzahl ist eine ganze Zahl ab 0 mit höchstens 15 Ziffern.
page-new-cards = Ceres’ Karten
page-new-cards-rebuilt = Nachgebildet
page-new-about-cards-rebuilt = Das Regelheft zeigt Karten und Plättchen nur auf Bildern, deshalb haben wir sie nachgebildet. Es sind nicht die gedruckten.
page-new-cards-own = Aus meiner Schachtel
page-new-about-cards-own = Die Karten und Plättchen, die du eingegeben hast.
page-new-cards-enter = Karten deiner Schachtel eingeben
page-new-begin = Spiel beginnen
page-new-beginning = Das Spiel wird aufgebaut …

## the page: saved games

page-games-title = Gespeicherte Spiele
page-games-unfinished = Offen ({ $count })
page-games-finished = Beendet ({ $count })
page-games-deleted = Gelöscht ({ $count })
page-games-no-unfinished = Du hast keine offenen Spiele.
page-games-no-finished = Du hast noch kein Spiel beendet.
page-games-no-deleted = In den letzten dreißig Tagen wurde kein Spiel gelöscht.
page-games-score = du { $you }, Ceres { $ceres }
page-games-won = Gewonnen
page-games-lost = Verloren
page-games-resigned = Aufgegeben
page-games-imported = Importiert
page-games-branched = Aus einem anderen Spiel
page-games-hinted = Mit Tipps
page-games-claim = Mir anrechnen
page-games-unclaim = Mir nicht anrechnen
page-games-unreadable = Nicht lesbar
page-games-delete = Löschen
page-games-restore = Wiederherstellen
page-games-is-deleted = Das Spiel wurde gelöscht.
page-games-undo = Zurücknehmen
page-games-more = { $count ->
    [one] { $count } weiteres zeigen
   *[other] { $count } weitere zeigen
}
page-games-import-drop = Leg hier eine Spieldatei ab
page-games-import-failed = Diese Datei lässt sich nicht öffnen
page-games-import-box = Diese Datei enthält die Karten und Plättchen einer Schachtel. Sie gehört zu „Karten deiner Schachtel“.
page-games-import-open-box = Dort öffnen
page-games-import-unknown = Das ist weder ein Spiel noch eine Stellung noch eine Problemmeldung dieses Programms.
page-games-import-too-large = Die Datei ist viel zu groß für ein Spiel.
page-games-added = { $count ->
    [0] Kein Spiel hinzugefügt.
    [one] Ein Spiel hinzugefügt.
   *[other] { $count } Spiele hinzugefügt.
}
page-games-known = { $count ->
    [one] Eines war schon hier.
   *[other] { $count } waren schon hier.
}
page-games-damaged = { $count ->
    [one] Eines ist beschädigt und fehlt deshalb.
   *[other] { $count } sind beschädigt und fehlen deshalb.
}
page-games-no-archive = In dieser Datei sind keine Spiele.
page-games-import-more-faults = { $count ->
    [one] und { $count } weiterer Fehler
   *[other] und { $count } weitere Fehler
}
page-games-import-good-part = { $count ->
    [0] Das Spiel lässt sich von Anfang an spielen.
    [one] Die erste Aktion ist in Ordnung, und von dort kannst du weiterspielen.
   *[other] Die ersten { $count } Aktionen sind in Ordnung, und von dort kannst du weiterspielen.
}
page-games-import-salvage = Brauchbaren Teil spielen

## the page: settings

page-settings = Einstellungen
page-settings-language = Sprache
page-settings-language-away = Diese Sprache lässt sich gerade nicht laden. Läuft das Spiel noch?
page-settings-theme = Farben
page-settings-theme-system = System
page-settings-theme-light = Hell
page-settings-theme-dark = Dunkel
page-settings-pace = Ceres’ Zug
page-settings-pace-slow = Langsam
page-settings-pace-quick = Schnell
page-settings-pace-at-once = Sofort
page-settings-sound = Ton und Vibration
page-settings-pace-means = { $pace ->
    [slow] Schritt für Schritt, mit Zeit zum Lesen.
    [quick] Schritt für Schritt, für alle, die Ceres schon kennen.
   *[other] Ihr Zug ist sofort vorbei. Im Log steht, was sie getan hat.
}
page-settings-confirm = Aktionen bestätigen
page-settings-confirm-means = Einkommen, Kaufen und Bauen warten, bis du noch einmal drückst.

## the page: undo and redo

page-undo = Zurücknehmen
page-undo-redo = Wiederholen
page-undo-strict = Kein Zurück
page-undo-strict-means = In diesem Spiel gibt es kein Zurück und keine Tipps: Sobald Ceres geantwortet hat, lässt sich nichts mehr zurücknehmen.
page-undo-peeked = Gespickt
page-undo-peeked-means = { $count ->
    [one] In diesem Spiel wurde einmal etwas zurückgenommen, nachdem Verdecktes zu sehen war.
   *[other] In diesem Spiel wurde { $count }-mal etwas zurückgenommen, nachdem Verdecktes zu sehen war.
}
page-undo-branched = Dieses Spiel zweigt von einem anderen ab, in dem schon zu sehen war, was noch kommt. Es ist ein Übungsspiel.
page-undo-asks = Trotzdem zurücknehmen?
page-undo-seen = { $count ->
    [one] Seitdem hast du etwas Verdecktes gesehen:
   *[other] Seitdem hast du Verdecktes gesehen:
}
page-undo-deed = Urkunde { $deed }
page-undo-marked = Du kannst es trotzdem zurücknehmen; alles Verdeckte bleibt in derselben Reihenfolge. Das Spiel wird dann gekennzeichnet, und du wirst nicht noch einmal gefragt.
page-undo-keep = Abbrechen
page-undo-anyway = Zurücknehmen

## the page: notices

page-notice-away = Das Spiel antwortet nicht.
page-notice-away-what-to-do = Ist sein Fenster noch offen? Wenn nicht, starte ceres noch einmal. Nichts ist verloren, und die Seite verbindet sich von selbst wieder.
page-went-on-elsewhere = Das Spiel wurde in einem anderen Fenster fortgesetzt. So steht es jetzt.

## the page: scorings and the end of the game

page-scoring-title = Ende von Ära { $era }
page-scoring-if-now = Wenn die Ära jetzt endet
page-scoring-last = Letzte Wertung
page-scoring-then = { $vp } SP insgesamt
page-scoring-go-on = Weiter
page-scoring-piece = { PIECE($id) } { $lots }
page-scoring-tile = { TILE($tile) } { $lots }
page-scoring-amount = { $thing } ({ $amount })
page-scoring-of = gezählt: { $things }
page-scoring-beside = daneben: { $things }
page-result-won = Du hast gewonnen!
page-result-lost = Ceres hat gewonnen.
page-result-tie = Gleichstand, also gewinnt Ceres.
page-result-resigned = Du hast aufgegeben.
# $side is you or ceres.
page-result-side = { $side ->
    [you] Du { $vp }
   *[ceres] Ceres { $vp }
}
page-result-chart = Die SP beider Seiten im Lauf des Spiels: Am Ende hast du { $you }, Ceres { $ceres }.
page-result-at = { $side ->
    [you] Du: { $vp } SP
   *[ceres] Ceres: { $vp } SP
}
page-result-decided = Was den Ausschlag gab
# $winner is you or ceres; $source a source of VP, or other.
page-result-most = { $winner ->
    [you] Dein größter Vorsprung: { page-result-from }, { $vp } SP mehr als Ceres.
   *[ceres] Ceres’ größter Vorsprung: { page-result-from }, { $vp } SP mehr als du.
}
page-result-source = Woher
page-result-from = { $source ->
    [other] SP während der Züge
   *[source] { SOURCE($source) }
}
page-result-difference = Differenz
page-result-again = Noch ein Spiel
page-result-next = Und jetzt?
page-result-harder = Eine Stufe höher: { $difficulty }
page-result-same-deal = Derselbe Aufbau noch einmal
page-result-challenge = Freunde herausfordern: { $you }:{ $ceres } schlagen
# $than: how your lead compares with that of the other result.
page-result-beat = { $than ->
    [more] Du hast { $you }:{ $ceres } um { $vp } SP übertroffen!
    [even] Genau so weit vorn wie mit { $you }:{ $ceres }.
   *[less] Nicht ganz { $you }:{ $ceres }: Es fehlen { $vp } SP.
}
page-result-count = Dein { $games }. Spiel, { $won ->
    [0] noch ohne Sieg
    [one] bisher mit einem Sieg
   *[other] bisher mit { $won } Siegen
}
page-result-records = Neue Rekorde
page-result-record = { $what ->
    [first-win] Dein erster Sieg!
    [first-win-at] Dein erster Sieg auf { $difficulty }!
    [widest] Dein höchster Sieg: { $value } SP Vorsprung (bisher { $before })
    [streak] { $value } Siege in Folge, deine längste Serie
   *[best] Deine meisten Punkte: { $value } SP (bisher { $before })
}
page-result-picture = Bild speichern
page-result-picture-share = Bild teilen
page-result-picture-said = { $outcome ->
    [won] { $you } zu { $ceres } gewonnen
    [resigned] Bei { $you } zu { $ceres } aufgegeben
    [tie] { $you } zu { $ceres }: bei Gleichstand gewinnt Ceres
   *[lost] { $you } zu { $ceres } verloren
}
page-result-picture-title = Gardens of Ceres: du { $you }, Ceres { $ceres }
page-result-no-picture = Das Bild ließ sich nicht erstellen.
page-result-imported = Dieses Spiel wurde importiert. Unter „Meine Spiele“ zählt es nur, wenn du angibst, dass es deins ist.

## the page: Ceres’ turn, step by step

page-telling-title = Ceres’ Zug
page-telling-before = Nach jedem deiner Züge ist Ceres am Zug.
# $number is on the card flipped; $does and $letters are of the card it picks, as in card-action.
page-telling-flip = Ceres deckt eine { $number } auf und führt Karte { $number } ihrer Reihe aus: { card-action }.
page-telling-flipped = aufgedeckt
page-telling-steps = Schritte dieses Zuges
page-telling-ahead = Ein Schritt, der noch kommt
page-telling-skip = Überspringen
page-telling-resume = Fortsetzen
page-telling-pace = Tempo von Ceres’ Zug
# $pace is slow, quick or at-once.
page-telling-pace-name = { $pace ->
    [slow] langsam
    [quick] schnell
   *[at-once] sofort
}
page-telling-again = Noch einmal zeigen
page-telling-summary = Was Ceres getan hat
# What she did, in short: $did is one of these or several. $of are Lots, in builds a Monument.
page-telling-brief = Ceres: { $did }
page-telling-brief-claims = beansprucht { LIST($of) }
page-telling-brief-plants = bepflanzt { LIST($of) }
page-telling-brief-bribes = legt Silber auf { LIST($of) }
page-telling-brief-gives-up = gibt { LIST($of) } auf
page-telling-brief-builds = baut { PIECE($of, form: "acc") }
page-telling-brief-scores = bekommt { $vp } SP
page-telling-nothing = Jetzt wählst du.
page-telling-letters = Buchstaben in der Reihenfolge, in der sie geprüft werden
# $outcome says what came of a letter: none, taken or later.
page-telling-letter = { $outcome ->
    [none] { $letter }: keine Urkunde
    [taken] { $letter }: Urkunde im Markt
   *[later] { $letter }: nicht nötig
}
# $measure is what the Deeds of a claim are compared by.
page-telling-measure = { $measure ->
    [distance] Schritte
    [price] Preis
   *[place] Platz
}
page-telling-no-marker = kein Marker mehr
page-telling-none = keines
# How much silver she places.
page-telling-bribe = { $icons } auf ihren Gärten + 1 = { $silver } Silber
page-telling-coin = 1 Silber mehr

## the page: what Ceres has

page-ceres-row = Ihre Reihe
page-ceres-own = Karten und Plättchen deiner Schachtel
# $action is what the card does, $number the number on it.
page-ceres-card = { $action }, Zahl { $number }
# $does is as in card-action.
page-ceres-about-card = { $does ->
    [letters] Sie beansprucht eine Urkunde aus der ersten dieser Spalten, von der eine im Markt liegt.
    [cheapest] Sie beansprucht die günstigste Urkunde.
    [dearest] Sie beansprucht die teuerste Urkunde.
    [enlarge] Dreimal zieht sie ein Plättchen und legt es auf eines ihrer leeren Grundstücke.
   *[bribe] Sie legt Silber auf die Urkunden im Markt, von links je eines. Je mehr Silber ihre Gärten zeigen, desto mehr legt sie.
}
page-ceres-about-icon = Danach kann sie ein Monument bauen.
page-ceres-outlook = Falls diese Karte drankommt
page-ceres-outlook-last = In ihrem letzten Zug der Ära
page-ceres-outlook-owned = Grundstücke danach: Ceres { $ceres }, du { $you }.
page-ceres-about-number = Wird diese Karte aufgedeckt, bestimmt ihre Zahl Karte { $number } der Reihe.
# $unseen cards nobody has seen; of $known the order is known.
page-ceres-deck-holds = Aktionsstapel: { $unseen } ungesehen, { $known } bekannt
page-ceres-deck-order = { $unseen ->
    [0] Sie kommen in dieser Reihenfolge.
    [one] Nach { $unseen } ungesehenen Karte kommen sie in dieser Reihenfolge.
   *[other] Nach { $unseen } ungesehenen Karten kommen sie in dieser Reihenfolge.
}
page-ceres-deck-unknown = Noch hat niemand eine dieser Karten gesehen. Ausgeführte Karten kommen unter den Stapel; von da an kennst du ihre Reihenfolge.
page-ceres-deeds = { $count ->
    [0] keine verdeckten Urkunden
    [one] { $count } verdeckte Urkunde
   *[other] { $count } verdeckte Urkunden
}
page-ceres-markers = { $count ->
    [0] kein Marker mehr
   *[other] noch { $count } Marker
}
# $largest is how many Gardens the largest Park has.
page-ceres-parks = { $gardens ->
    [one] { $gardens } Garten, größter Park { $largest }
   *[other] { $gardens } Gärten, größter Park { $largest }
}
page-ceres-monuments = Ihre Monumente
page-ceres-monument = { PIECE($id) } auf { LIST($lots, type: "comma") }
page-ceres-bag = { $count ->
    [0] Der Beutel ist leer
   *[other] Im Beutel: { $count } Plättchen
}
# $left of $of are in the bag.
page-ceres-tile = { TILE($tile) }: { $left } von { $of } im Beutel
# $kind is the kind of the tile; $wants, of a civic one, the kind of Buildings that it scores for.
page-ceres-about-tile = { $kind ->
    [residential] Er erhöht ihre Bevölkerung.
    [commercial] Er bringt ihr in jeder Ära SP und vergrößert ihre Bestechungen.
   *[civic] Er bringt ihr SP für jedes deiner { KIND($wants, form: "building") } daneben.
}

## the page: the log

page-log = Log
page-log-only-ceres = Nur Ceres
# $side is you, ceres or game.
page-log-who = { $side ->
    [you] Du
    [ceres] Ceres
   *[game] Das Spiel
}
page-log-round = Zug { $round }
page-log-corrected = Der Tisch wurde korrigiert.
page-log-empty = Das Log beginnt mit deiner ersten Aktion.

## the page: a rule, its id and its title

page-rule = Regel { $id }: { $title }
page-rule-whole = Die ganze Regel

## the page: your choices for Ceres; $what is garden, monument or empty (no tile left in the bag)

page-choice-title = { $what ->
    [garden] Wohin mit ihrem Plättchen?
    [monument] Wohin mit ihrem Monument?
   *[empty] Der Beutel ist leer. Welches Grundstück gibt sie auf?
}
page-choice-why = Warum hier?
page-choice-places = { $count ->
    [one] { $count } Platz zur Wahl
   *[other] { $count } Plätze zur Wahl
}
page-choice-left = Danach noch { $left } Plättchen.
page-choice-icon = Danach kann sie ein Monument bauen.
page-choice-now = So ändern sich deine und Ceres’ SP, wenn die Ära jetzt endet
# $you and $ceres are numbers with their sign.
page-choice-change = du { $you }, Ceres { $ceres }
page-choice-confirm = { $what ->
    [garden] Auf { LIST($lots) } pflanzen
    [monument] Auf { LIST($lots) } bauen
   *[empty] { LIST($lots) } aufgeben
}

## the page: the table

# The title of the window: VP of both sides.
page-table-title = { $you }:{ $ceres } · Ära { $era } · Gardens of Ceres
page-table-loading = Der Tisch wird aufgebaut …
page-table-no-game = Spiel nicht gefunden
page-table-no-game-text = Unter dieser Adresse gibt es kein Spiel. Vielleicht wurde es gelöscht, oder es ist auf einem anderen Gerät gespeichert.
page-table-no-answer = Keine Antwort
page-table-no-answer-text = Der Spielserver antwortet nicht. Dein Spiel ist gespeichert. Starte den Server neu und versuche es noch einmal.
page-table-home = Zur Startseite: Das Spiel ist gespeichert
page-table-acts = am Zug
page-table-silver = { $silver } Silber
page-table-markers = Noch { $markers } Grundstücksmarker
page-table-forecast = +{ $vp } SP, wenn die Ära jetzt endet
page-table-next-income = Einkommen bringt { $silver } Silber
page-table-deeds-left = { $count ->
    [one] Noch { $count } Urkunde
   *[other] Noch { $count } Urkunden
}
# $sides: who still has a last turn in this era: you, ceres, ceres-you (Ceres, then you).
page-table-last-turns = { $sides ->
    [you] Dein letzter Zug
    [ceres] Ceres’ letzter Zug
   *[other] Letzte Züge
}
# Panels: their names in tabs and on a phone's bar.
page-table-tabs = Bereiche
page-table-tab-build = Bauen
page-table-tab-market = Markt
page-table-tab-ceres = Ceres
page-table-tab-score = Wertung
page-table-tab-log = Log

## the page: the city

page-table-city = Die Stadt
# Said to those who do not see the city.
page-table-city-summary = Deine Gebäude: { $buildings }, deine leeren Grundstücke: { $yours }. Ceres’ Gärten: { $gardens }, ihr größter Park: { $largest }, ihre Monumente: { $monuments }, ihre leeren Grundstücke: { $hers }. Zu kaufen: { $offers }, gehören niemandem: { $free }.
page-table-lot = Grundstück { $lot }
page-table-garden = { TILE($tile) }
page-table-lot-nobody = { $lot }: gehört niemandem
page-table-lot-offer = { $lot }: für { $price } Silber zu haben
page-table-lot-marker = { $side ->
    [you] { $lot }: dein leeres Grundstück
   *[ceres] { $lot }: Ceres’ leeres Grundstück
}
page-table-lot-piece = { $side ->
    [you] { $lot }: { PIECE($id, form: "gender") ->
        [f] deine
       *[other] dein
    } { PIECE($id) }
   *[ceres] { $lot }: Ceres’ { PIECE($id) }
}
page-table-lot-garden = { $lot }: { TILE($tile) } in einem Park der Größe { $size }
page-table-kind = { $side ->
    [you] dein { KIND($kind, form: "building") } auf { LIST($lots, type: "comma") }
   *[ceres] Ceres’ { KIND($kind, form: "building") } auf { LIST($lots, type: "comma") }
}
page-table-park = { $size ->
    [one] { $lot }, ein Park für sich
   *[other] { $lot }, in einem Park aus { $size } Gärten
}
# What a civic Garden tile wants: $kind is residential, commercial, civic or any.
page-table-wants = bringt Ceres SP für jedes deiner { KIND($kind, form: "building") } daneben
page-table-offer = { $silver ->
    [0] Für { $price } Silber zu haben.
   *[other] Für { $price } Silber zu haben: { $printed }, dazu { $silver } für das Silber darauf.
}
page-table-empty-you = Dein leeres Grundstück. Hier kannst du bauen.
page-table-empty-ceres = Ceres’ leeres Grundstück. Hier kann ein Garten wachsen.
page-table-nobody = Gehört niemandem. Die Urkunde liegt nicht im Markt.
page-table-scores-now = { $vp } SP, wenn die Ära jetzt endet

## the page: what to do now

page-table-bar = Was zu tun ist
page-table-your-turn = Dein Zug: Nimm Einkommen, kauf eine Urkunde oder bau.
page-table-her-turn = Ceres’ Zug
page-table-sending = Wird gesendet …
page-table-unanswered = Gleich antwortet Ceres. Noch kannst du es zurücknehmen.
page-table-over = Das Spiel ist zu Ende: { $you } zu { $ceres }.
page-table-income = { $silver } Silber nehmen?
page-table-build-on = { $lot } gehört dir. Was baust du dort?
page-table-buy = { $silver ->
    [0] { $deed } für { $price } Silber kaufen?
   *[other] { $deed } für { $price } Silber kaufen ({ $printed } + { $silver } darauf)?
}
page-table-where = { PIECE($id) }: Wohin? { $places ->
    [one] { $places } Platz ist markiert.
   *[other] { $places } Plätze sind markiert.
}
page-table-build = { PIECE($id) } auf { LIST($lots, type: "comma") }
page-table-not-there = { PIECE($id) } passt nicht auf { LIST($lots, type: "comma") }.
# $why is why an action is not legal: it begins with a small letter in English.
page-table-refused = Nicht möglich: { $why }.
page-table-choose-tile = { $count ->
    [0] Wähle ein Grundstück für Ceres’ Plättchen: { TILE($tile) }.
   *[other] Ceres’ { TILE($tile) } auf { $lots }?
}
page-table-choose-lot = { $count ->
    [0] Der Beutel ist leer. Wähle, welches Grundstück Ceres aufgibt.
   *[other] Soll Ceres { $lots } aufgeben?
}
page-table-choose-monument = { $count ->
    [0] Wähle einen Platz für Ceres’ Monument: { PIECE($id) }.
   *[other] Ceres’ { PIECE($id) } auf { LIST($lots, type: "comma") }?
}
page-table-replaces = Ersetzt { PIECE($ids, form: "acc") }.
# Buttons.
page-table-do-income = Einkommen +{ $silver }
page-table-do-buy = { $deed } für { $price } kaufen
page-table-do-build = Bauen
page-table-do-build-what = Bauen …
page-table-do-place = Bestätigen
page-table-turn = Drehen
page-table-cancel = Abbrechen
# A figure that an action changes, short; the second message says what it is. $what: silver, income
# (silver that Buildings bring), population, vp, score (VP if the era ended now); her-…: Ceres’.
page-change = { $what ->
    [silver] { $before } → { $after }
    [income] Einkommen { $before } → { $after }
    [population] { $before } → { $after }
    [vp] { $before } → { $after }
    [score] diese Ära { $before } → { $after }
    [her-population] Einwohner { $before } → { $after }
    [her-vp] { $before } → { $after }
   *[her-score] diese Ära { $before } → { $after }
}
page-change-about = { $what ->
    [silver] Dein Silber
    [income] Silber deiner Gebäude bei jedem Einkommen
    [population] Deine Einwohner
    [vp] Deine SP
    [score] Deine SP für diese Ära, wenn sie jetzt endet
    [her-population] Ceres’ Einwohner
    [her-vp] Ceres’ SP
   *[her-score] Ceres’ SP für diese Ära, wenn sie jetzt endet
}

## the page: the market

page-market = Markt
page-market-deeds = Urkunden im Markt
page-market-deed = { $silver ->
    [0] Urkunde { $deed }, { $price } Silber
   *[other] Urkunde { $deed }, { $price } Silber ({ $printed } + { $silver } darauf)
}
page-market-buy = Kauf
page-market-buy-label = { $deed } für { $price } Silber kaufen
page-market-pile = { $count ->
    [0] keine weiteren Urkunden in dieser Ära
    [one] noch { $count } weitere Urkunde in dieser Ära
   *[other] noch { $count } weitere Urkunden in dieser Ära
}
# $counts: how many Deeds are in the piles of the eras to come.
page-market-later = spätere Ären: { LIST($counts) }

## the page: the tray

page-tray = Dein Tableau
page-tray-piece = { PIECE($id) }: { $shows }; noch { $left }; { $places ->
    [0] passt gerade nirgends
    [one] { $places } Platz
   *[other] { $places } Plätze
}.
page-tray-shows = { PIECE($id) }: { $shows }.
# $why is why it can be built nowhere: it begins with a small letter in English.
page-tray-not-now = { PIECE($id) }: { $shows }. Jetzt nicht: { $why }.
page-tray-needs = Bedingung: { $needs }.
page-tray-hyphens = Aus|sichts|turm Beste|chung Bürger|garten Gewerbe|garten Güns|tigste Wohn|garten Biblio|thek Bäcke|rei Gieße|rei Hand|werker|hof Kaiser|hafen Kolos|seum König|liches Leucht|turm Markt|halle Roma|num Romulus|statue Triumph|bogen Töpfe|rei Verkaufs|stand
page-tray-not-here = passt nicht auf { $lot }
page-piece-population = { $count } Einwohner
page-piece-silver = { $count } Silber
page-piece-vp = { $count } SP am Ende
# $counts: building, citizen, silver or civic, of what is beside it.
page-piece-effect = { $counts ->
    [building] { $vp } SP je Gebäude daneben
    [citizen] { $per ->
        [one] { $vp } SP je Einwohner daneben
       *[other] { $vp } SP je { $per } Einwohner daneben
    }
    [silver] { $vp } SP je Silber daneben
   *[civic] { $vp } SP je Bürgergebäude daneben
}
page-piece-built-vp = beim Bau { $count } SP für jede Seite mit einem Gebäude daneben
page-piece-built-silver = beim Bau { $count } Silber, wenn du ein Gebäude daneben hast
# What a Monument asks for; $count is a number where there is one.
page-piece-needs = { $need ->
    [population] mindestens { $count } Einwohner
    [silver] mindestens { $count } Silber auf deinen Gebäuden
    [lots] mindestens { $count } Grundstücke
    [border_lots] mindestens { $count } Grundstücke am Stadtrand
    [buildings] mindestens { $count } Gebäude
    [civic] mindestens { $count } Bürgergebäude
    [residential] mindestens { $count } Wohngebäude
    [largest] ein Gebäude mit mindestens { $count } Grundstücken
    [no_empty_lot] alle deine Grundstücke bebaut
   *[border] ein Platz am Stadtrand
}

## the page: keys

page-keys = Tasten
page-key-enter = Enter
page-key-space = Leertaste
page-key-escape = Esc
page-keys-income = Einkommen; noch einmal oder Enter, um es zu nehmen
page-keys-market = zum Markt
page-keys-tray = zu deinem Tableau, um zu bauen
page-keys-arrows = zwischen Urkunden, Gebäuden und Grundstücken wechseln
page-keys-enter = Markiertes wählen; kaufen oder bauen, was du in der Hand hast
page-keys-turn = Gebäude in der Hand drehen; mit der Umschalttaste andersherum
page-keys-escape = abbrechen; einen Bereich schließen
page-keys-undo = zurücknehmen
page-keys-redo = wiederholen
page-keys-next = nächster Schritt in Ceres’ Zug
page-keys-skip = Rest von Ceres’ Zug überspringen
page-keys-log = Log öffnen
page-keys-help = diese Liste

## the page: the cards and tiles of the player's own box; cards have no names, $card is 1 to 18

page-box-title = Karten deiner Schachtel
page-box-about = Du hast das Spiel? Gib seine 18 Karten und 32 Plättchen einmal ein: Tippe einfach an, was du siehst. Dann kannst du gegen genau die Ceres spielen, die in deiner Schachtel steckt.
page-box-rebuilt = Bitte beachten: Das Regelheft zeigt Karten und Plättchen nur auf Bildern, deshalb sind die der App nachgebildet. Sie spielen sich gut, aber es sind nicht die gedruckten. Was du eingibst, bleibt auf diesem Gerät, und du kannst es als Datei speichern und weitergeben.
page-box-about-empty = Karte für Karte, in beliebiger Reihenfolge, vier- oder fünfmal tippen für jede. Du kannst jederzeit aufhören und später weitermachen.
page-box-from-rebuilt = Nachgebildete ändern
page-box-about-rebuilt = Vergleiche sie mit deinen und ändere, was anders ist.
page-box-rebuilt-cards = { $count ->
    [one] Eine Karte ist noch die der App.
   *[other] { $count } Karten sind noch die der App.
}
page-box-rebuilt-tiles = { $count } Plättchen sind noch die der App.
page-box-card-rebuilt = { $card }, aus der App
page-box-rebuilt-here = Das ist aus der App. Du hast noch nicht eingegeben, was in deiner Schachtel ist.
page-box-rebuilt-same = Bei mir genauso
page-box-loading = Die Schachtel wird geöffnet …
page-box-cards = Ceres’ Karten
page-box-tiles = Gartenplättchen
page-box-tiles-change = Anzahl der einzelnen Plättchen ändern
page-box-all = Alle Karten
page-box-cards-of = { $count } von { $all } Karten
page-box-tiles-of = { $count } von { $all } Plättchen
page-box-tiles-many = { $count ->
    [one] Ein Plättchen zu viel.
   *[other] { $count } Plättchen zu viel.
}
page-box-tile-more = { TILE($tile) }: eines mehr
page-box-tile-less = { TILE($tile) }: eines weniger
page-box-card-of = Karte { $card } von { $all }
page-box-card-open = Karte { $card }: noch nicht eingegeben
# $does is what it does, as Claim A C E; $monument is yes if it shows the icon.
page-box-card-known = Karte { $card }: Zahl { $number }, { $does }{ $monument ->
    [yes] , mit Monumentsymbol
   *[no] { "" }
}
# $at is the next card to enter, 0 for the tiles.
page-box-go-on = { $at ->
    [0] Weiter: die Plättchen
   *[other] Weiter: Karte { $at }
}
page-box-ask-number = Ihre Zahl
page-box-ask-does = Was Ceres tut
page-box-ask-letters = Die Buchstaben, vom ersten zum letzten
page-box-ask-monument = Monumentsymbol
page-box-by-letters = Beanspruchen nach Buchstaben
# $place is its position among the letters chosen, 0 if it is not chosen.
page-box-letter = { $place ->
    [0] { $letter }
   *[other] { $letter }, an Stelle { $place }
}
page-box-icon = { $monument ->
    [yes] Ja
   *[no] Nein
}
page-box-before = Zurück
page-box-after = Weiter
page-box-done = Fertig
page-box-twin = Karte { $card } ist genau gleich. Das kann stimmen – oder hast du eine Karte zweimal eingegeben?
page-box-twins = Mehrere Karten sind genau gleich. Das kann stimmen – oder hast du eine zweimal eingegeben?
# $cards are the numbers of cards that are the same, $number and $does what they show.
page-box-twins-group = { LIST($cards) }: Zahl { $number }, { $does }
page-box-complete = Alles fertig. Du kannst diese Karten für jedes neue Spiel wählen.
page-box-play = Damit spielen
page-box-save = Als Datei speichern
page-box-not-shared = Das Teilen hat nicht geklappt. Speichere sie stattdessen als Datei.
page-box-drop = Leg die Materialdatei hier ab
page-box-is-game = Das ist ein Spiel, eine Stellung oder eine Problemmeldung, keine Materialdatei.
page-box-open-game = Spiel öffnen
page-box-unknown = Das ist keine Materialdatei: Sie enthält nicht die Karten und Plättchen einer Schachtel.
page-box-too-large = Die Datei ist viel zu groß für eine Materialdatei.
page-box-taken = Karten und Plättchen importiert.
page-box-remove = Neu anfangen
page-box-removed = Die Schachtel ist wieder leer.
page-box-not-kept = Dieser Browser kann hier nichts speichern. Speichere die Schachtel als Datei, bevor du die Seite schließt.
page-box-strange = Diese Schachtel wurde in einer anderen Version des Spiels eingegeben
page-box-about-strange = Diese Version kann sie nicht lesen und lässt sie, wie sie ist. Speichere sie als Datei, oder leg sie beiseite und gib deine Karten neu ein.
page-box-strange-save = Als Datei speichern
page-box-strange-forget = Beiseitelegen

## the page: what is done with a game as a whole

page-game-menu = Dieses Spiel
page-game-lesson = Lernspiel von vorn beginnen
page-game-replay = Nachspielen
page-game-link = Link zu diesem Aufbau kopieren
page-game-share = Link zu diesem Aufbau teilen
page-game-look-link = Link zu meinem Spiel kopieren
page-game-look-share = Link zu meinem Spiel teilen
page-game-looking = Andere zusehen lassen
page-game-position = Stellung kopieren
page-game-export = Als Datei speichern
page-game-report = Problem melden
page-game-resign = Aufgeben
page-game-resign-asks = Dieses Spiel aufgeben?
page-game-resign-means = Es zählt als verloren, und es gibt kein Zurück. Du kannst es trotzdem nachspielen und es in einem neuen Spiel anders versuchen.
page-games-paste = Stellung einfügen
page-games-device = Auf anderem Gerät spielen
page-new-play-link = Dieses Spiel spielen
page-new-linked = Jemand hat dieses Spiel mit dir geteilt: Urkunden, Karten und Plättchen sind dieselben.
page-new-beat = Jemand hat genau dieses Spiel mit { $you } zu { $ceres } beendet. Schaffst du mehr?
page-new-link-bad = Dieser Link führt zu keinem Spiel, das sich spielen lässt. Es wurde nichts begonnen: Wähle die Optionen selbst.
# $name is a part of the link, $value what it says
page-new-link-part = { $name }: { $value } ist unbekannt

## the page: replay

page-replay-title = Nachspielen
page-replay-document = { $you }:{ $ceres } · Nachspielen · Gardens of Ceres
page-replay-loading = Das Spiel wird geladen …
page-replay-back = Zurück zum Tisch
page-replay-slider = Entscheidungen dieses Spiels
# what the slider says: where it is, and the points as if the era ended then
page-replay-at = { $number ->
    [0] Spielbeginn
   *[other] Nach Entscheidung { $number } von { $last }
}
page-replay-at-points = Ära { $era }, du { $you }, Ceres { $ceres }
page-replay-transport = Wiedergabe
page-replay-first = Zum Anfang
page-replay-previous = Vorige Entscheidung
page-replay-step-back = Voriger Schritt
page-replay-play = Abspielen
page-replay-step-on = Nächster Schritt
page-replay-next = Nächste Entscheidung
page-replay-last = Zum Ende
page-replay-turn = Dieser Zug
page-replay-story = Log
page-replay-ceres = Ceres
page-replay-start = Der Tisch ist aufgebaut, und noch hat niemand gespielt.
page-replay-nothing-yet = In diesem Spiel wurde noch nichts gespielt.
page-replay-told = Dieses Spiel wurde nach Regelversion { $found } gespielt; das Programm spielt inzwischen Version { $expected }. Du kannst es ansehen, wie es erzählt wurde, aber nicht weiterspielen oder auswerten lassen.
page-replay-play-on = Von hier weiterspielen
page-replay-play-on-means = Beginnt an dieser Stelle ein neues Spiel. Dieses bleibt, wie es ist.
page-replay-play-on-real = Am Tisch weiterspielen
page-replay-play-on-real-means = Bau deinen Tisch so auf, wie er hier gezeigt wird. An dieser Stelle beginnt ein neues Spiel; dieses bleibt, wie es ist.
page-replay-play-on-screen = Am Bildschirm weiterspielen
page-replay-play-on-screen-means = Beginnt an dieser Stelle ein neues Spiel ohne echten Tisch. Dieses bleibt, wie es ist.
page-replay-go-on = Dieses Spiel fortsetzen
page-replay-market = Markt
page-replay-began = Ein Übungsspiel ab Entscheidung { $number }. Das ursprüngliche Spiel bleibt, wie es ist.
page-replay-keys = Pfeiltasten: Entscheidungen; mit Umschalttaste: Schritte; Leertaste: Wiedergabe oder Pause

## the page: sharing a game, and importing one

page-share-link-copied = Link kopiert. Wer ihn öffnet, kann mit demselben Aufbau spielen.
page-share-look-copied = Link kopiert. Wer ihn öffnet, kann sich dein Spiel Zug für Zug ansehen.
page-share-look-too-long = Dieses Spiel ist zu lang für einen Link. Speichere es stattdessen als Datei.
page-share-look-loading = Das Spiel wird geöffnet …
page-share-look-bad = In diesem Link steckt kein Spiel. Vielleicht wurde er unterwegs abgeschnitten: Lass ihn dir noch einmal schicken.
page-share-no-link-own = Dieses Spiel verwendet Karten oder Plättchen deiner Schachtel; die passen nicht in einen Link. Speichere es stattdessen als Datei.
page-share-no-link-seed = Dieses Spiel begann nicht mit einer Startzahl, deshalb kann kein Link es neu beginnen. Speichere es stattdessen als Datei.
page-share-position-copied = Stellung kopiert. Alles Verdeckte darin ist neu gemischt, sie verrät also nichts.
page-share-not-copied = Der Browser erlaubt dieser Seite das Kopieren nicht. Kopiere es selbst:
page-share-saved = { $count ->
    [one] Ein Spiel importiert.
   *[other] { $count } Spiele importiert.
}
page-share-paste-title = Stellung oder Spiel einfügen
page-share-paste-about = Füge hier den Text einer Stellung, eines gespeicherten Spiels oder einer Problemmeldung ein. Mit einer Stellung beginnt von dort ein neues Spiel.
page-share-paste-label = Der Text
page-share-paste-begin = Von dort spielen
page-share-copy = Kopieren
page-share-link = Der Link
page-share-looking-about = Wer den Link öffnet, sieht dieses Spiel und kann mitverfolgen, wie du spielst. Zusehen geht, mitspielen nicht.
page-share-looking-create = Link erstellen
page-share-looking-copied = Link kopiert. Wer ihn öffnet, kann zusehen, aber nicht spielen.
page-share-looking-withdraw = Link zurückziehen
page-share-looking-withdrawn = Link zurückgezogen. Er zeigt nichts mehr.
page-share-looking-title = Zusehen
page-share-looking-document = { $you }:{ $ceres } · Zusehen · Gardens of Ceres
page-share-looking-gone = Dieser Link zeigt kein Spiel mehr
page-share-looking-gone-text = Er wurde zurückgezogen, oder ein Teil davon fehlt. Lass dir einen neuen geben.
page-share-device-about = Öffne diesen Link auf deinem anderen Gerät. Dort erscheinen deine Spiele ebenfalls, und du kannst sie auf beiden spielen.
page-share-device-warning = Wer diesen Link hat, kann deine Spiele spielen und löschen. Gib ihn an niemanden weiter.
page-share-device-copied = Link kopiert. Öffne ihn auf deinem anderen Gerät.
page-share-device-renew = Link erneuern
page-share-device-renew-means = Hat jemand anderes den Link bekommen? Wenn du ihn erneuerst, gilt der alte Link nicht mehr, und deine anderen Geräte haben deine Spiele nicht mehr. Dieses Gerät behält sie.
page-share-device-renewed = Link erneuert. Jetzt sind deine Spiele nur noch auf diesem Gerät.
page-share-device-bring = Deine Spiele auf diesem Gerät spielen
page-share-device-bring-about = Dieser Link bringt die Spiele einer Person auf dieses Gerät. Mach nur weiter, wenn es dein eigener Link ist.
page-share-device-bring-along = { $count ->
    [one] Das Spiel auf diesem Gerät kommt hinzu. Wer den Link sonst noch hat, kann dann auch dieses spielen und löschen.
   *[other] Die { $count } Spiele auf diesem Gerät kommen hinzu. Wer den Link sonst noch hat, kann dann auch diese spielen und löschen.
}
page-share-device-bring-now = Spiele hierher holen
page-share-device-brought = Deine Spiele sind da.
page-share-device-bad = In diesem Link stecken keine Spiele. Vielleicht wurde er unterwegs abgeschnitten. Kopiere ihn auf deinem anderen Gerät noch einmal.
page-share-phone-about = Dein Handy und dieser Computer müssen im selben Netz sein, zum Beispiel im WLAN zu Hause.
# Auch auf der Befehlszeile.
page-share-phone-opens = Solange das Programm läuft, können alle in diesem Netz das Spiel öffnen und spielen. Jeder sieht nur seine eigenen Spiele.
page-share-phone-open = Für mein Netz öffnen
page-share-phone-scan = Scanne diesen Code mit der Kamera deines Handys, oder gib die Adresse ein:
page-share-phone-network = Netz: { $adapter }
page-share-phone-none = Dieser Computer ist in keinem lokalen Netz. Verbinde ihn mit dem WLAN deines Handys und versuche es noch einmal.
page-share-phone-elsewhere = Öffne diese Adresse auf deinem Handy:

## the page: report a problem

page-report-title = Problem melden
page-report-about = Daraus entsteht eine Datei für alle, die dem Problem nachgehen. Nichts wird irgendwohin gesendet; du entscheidest, wer die Datei bekommt.
page-report-holds = Was sie enthält
page-report-holds-game = das ganze Spiel mit allem Verdeckten und die Stellung, die gerade zu sehen ist
page-report-holds-story = die letzten Zeilen des Logs, wie diese Seite sie gezeigt hat
page-report-holds-versions = die Versionen von Programm, Regeln und Seite; dein Browser, deine Sprache und die Größe des Fensters
page-report-holds-errors = { $count ->
    [0] Fehler auf dieser Seite: bisher keine
    [one] ein Fehler auf dieser Seite
   *[other] { $count } Fehler auf dieser Seite
}
page-report-told = Was ist passiert, und was hätte passieren sollen?
page-report-save = Meldung speichern
page-report-saved = Meldung gespeichert: { $name }

## the page: rules and rulings

page-rules-title = Regeln
page-rules-entry-title = { $title } · Regeln
page-guide-summary = Übersicht
page-guide-books = Regeln und Hilfe
page-rules-about = Das ganze Spiel, Regel für Regel. Wo das Regelheft eine Frage offenlässt, liest du, wie wir spielen, warum, und was auch möglich wäre.
page-rules-back-game = Zurück zum Spiel
page-rules-contents = Inhalt
page-rules-print = Drucken
page-rules-search = In den Regeln suchen
page-rules-search-hint = Ein Wort oder ein Kürzel wie C2
page-rules-search-clear = Suche löschen
# The words of the rules, and after the colon the words that people use for them.
page-rules-synonyms =
    Silber: Geld, Münze, Gold, Denar, Kohle
    Preis, kosten: teuer, billig, bezahlen, leisten, günstig
    neben: benachbart, angrenzend, Nachbar, anliegend, orthogonal
    Gleichstand, gleich: unentschieden, Patt, Gleichheit
    SP: Punkt, Siegpunkt, Wertung
    Grundstück: Feld, Bauplatz, Kästchen, Parzelle, Land, Gelände
    Urkunde: Aktionskarte, Besitzkarte, Grundbuch, Eigentum, Aktie
    Marker: Würfel, Spielstein, Token
    Einwohner, Bevölkerung: Leute, Bewohner, Menschen
    ersetzen: überbauen, aufwerten, abreißen, entfernen, drüberbauen
    zurücknehmen: rückgängig, zurück, Fehler, widerrufen, undo
    Ära: Runde, Zeitalter, Epoche
    Markt: Auslage, Laden, Angebot
    diagonal: Ecke, schräg
    Entfernung, nächsten: weit, nah, Abstand, Distanz
    gewinnst: gewinnen, Sieger, verlieren, Sieg
    letzten Zug, letzten Züge: Spielende, Ende, Schluss
    aufgedeckt, deckt: umdrehen, aufdecken, zeigen
    gespeichert: speichern, weiterspielen, sichern
    Form: drehen, Ausrichtung, spiegeln
    Bonus: Mehrheit, erster Platz
    Bestechung: Korruption, Verderbnis
    Monument: Denkmal, Bauwerk
    Quadrat: Raster, Gitter
    Gewerbe: Handel, kommerziell
    Bürgergebäude: Stadtgebäude
    Bürgergarten, Bürgergärten: Stadtgarten
    Park erweitern: Parkerweiterung
    Beutel: Tasche, Sack
    Tableau: Tablett
page-rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Eintrag gefunden
   *[other] { $count } Einträge gefunden
}
page-rules-nothing = Keine Regel erwähnt „{ $query }“.
page-rules-nothing-try = Versuche es mit einem kürzeren Wort, oder sieh im Inhalt nach.
page-rules-unknown = Eine Regel „{ $id }“ gibt es nicht. Hier sind alle Regeln.
page-rules-rulings = Alle Auslegungen zeigen
page-rules-ruling = Auslegung
page-rules-chosen = So spielen wir
page-rules-why = Warum
page-rules-other = Auch möglich
page-rules-sources = Woher eine Regel stammt
page-rules-mark = { $mark ->
    [book] Regelheft
    [core] Grundspiel
    [unsettled] Grundspiel, unbestätigt
    [ruling] Auslegung
    [rebuilt] Nachgebildet
   *[ours] Von uns
}
page-rules-about-mark = { $mark ->
    [book] Das steht im Regelheft von Gardens of Ceres. Der englische Text ist das Original.
    [core] Das ist eine Regel von Foundations of Rome selbst, und die öffentlichen Quellen sind sich einig.
    [unsettled] Das ist eine Regel von Foundations of Rome, aber die öffentlichen Quellen widersprechen sich, oder nur eine nennt sie. Wir haben gewählt.
    [ruling] Das Regelheft schweigt oder lässt sich auf zwei Arten lesen. Wir haben gewählt.
    [rebuilt] Das Regelheft zeigt es nur auf einem Bild. Wir haben es passend zum Text nachgebildet. Wenn du die Schachtel hast, kannst du mit deinen eigenen Karten und Plättchen spielen.
   *[ours] Das gehört nicht zum veröffentlichten Spiel.
}
page-rules-chapter-t = Was es im Spiel gibt
page-rules-chapter-s = Aufbau
page-rules-chapter-y = Dein Zug
page-rules-chapter-c = Ceres’ Zug
page-rules-chapter-p = Wohin ein Plättchen kommt
page-rules-chapter-e = Das Ende einer Ära
page-rules-chapter-v = Wertung
page-rules-chapter-d = Schwierigkeitsgrade
page-rules-chapter-m = Monumente
page-rules-chapter-x = Hausvarianten
page-rules-chapter-q = Kleine Fragen
page-rules-chapter-l = Andere Sprachen
page-rules-chapter-app = Diese App
page-rules-app-undo-title = Zurücknehmen
page-rules-app-undo = „Zurücknehmen“ macht deine letzte Aktion rückgängig, „Wiederholen“ spielt sie noch einmal. Wenn seitdem verdeckte Karten, Urkunden oder Plättchen zu sehen waren, wirst du vorher gefragt, und das Spiel wird gekennzeichnet. In einem Spiel mit „Kein Zurück“ lässt sich nichts mehr zurücknehmen, sobald Ceres geantwortet hat. Am echten Tisch kannst du beliebig weit zurück, Eingabe für Eingabe.
page-rules-app-saving-title = Gespeicherte Spiele
page-rules-app-saving = Jede Aktion wird sofort gespeichert. Schließ die App, wann du willst; von der Startseite geht es zurück in dein Spiel. Du kannst ein Spiel auch als Datei speichern und anderswo importieren.
page-rules-column-language = Regelheft auf
page-rules-column-says = sagt
page-rules-column-plays = Englisch, und so spielen wir
page-rules-pieces = { $count } Stück
page-rules-figure = Wert
page-rules-figure-double = Doppelter Garten: Einwohner, und Silber für Bestechungen und deine Bürgergebäude
page-rules-figure-double-vp = Doppelter Gewerbegarten: SP in Ära 1 und 2; in Ära 3 einer mehr
page-rules-figure-civic-vp = Bürgergarten: SP für jedes deiner passenden Gebäude
page-rules-figure-gardens-at-start = Gärten zu Beginn
page-rules-figure-failed-claim-vp = SP, wenn das Beanspruchen scheitert
# Below pictures of small cities. Letters with numbers are Lots here.
page-rules-scene-build-over = Links hast du eine Domus auf B2 und eine Domus Maxima auf C2 und D2. Du baust die Insula (Winkel) auf B2, B3 und C2. Sie hat drei Grundstücke, darf also Gebäude mit einem und zwei Grundstücken ersetzen. Beide kommen zurück auf dein Tableau. D2 ist nicht mehr überdeckt und bekommt deinen Marker.
page-rules-scene-claim = Die Karte ist „Urkunde aus C E G“. Aus Spalte C liegt keine Urkunde im Markt, also gilt E. E4 ist drei Schritte von ihrem nächsten Grundstück entfernt, E6 und E2 nur zwei. Von diesen ist E2 günstiger, also nimmt sie E2.
page-rules-scene-beside = Neben dem Park aus vier Gärten liegt keines ihrer leeren Grundstücke, er zählt also nicht. E3 liegt neben einem Park aus zwei Gärten, F2 neben einem einzelnen Garten. Das Plättchen kommt auf E3.
page-rules-scene-diagonal = Keines ihrer leeren Grundstücke liegt neben einem Park. C4 liegt diagonal zum Park aus zwei Gärten, D5 diagonal zum einzelnen Garten. Das Plättchen kommt auf C4.
page-rules-scene-far = B4 und D2 sind beide drei Schritte vom Park entfernt, F5 ist weiter weg. Deine Domus ist zwei Schritte von D2 entfernt und vier von B4. Das Plättchen kommt auf B4.
page-rules-scene-choice = B3 und D2 liegen beide neben dem Park aus drei Gärten. Auf B3 würde das Plättchen ein Quadrat vollenden, auf D2 läge es neben deiner Domus. Du wählst.
page-rules-scene-squares = Das Quadrat aus 3 × 3 bringt 18 SP, das aus 2 × 2 bringt 4. Auch mit C1 und C2 bilden D1 und D2 ein Quadrat, aber C1 und C2 gehören schon zum großen.

## the page: what the program is

page-about-unofficial = Gardens of Ceres ist ein inoffizielles Fanprojekt. Es enthält keine Bilder und keine Texte vom Verlag des Brettspiels.
page-about-version = Version
page-about-rules = Regelversion
page-about-engine = Engine
# $how is compiled or interpreted, $where server or page, $python a version.
page-about-runs = { $where ->
    [page] { $how ->
        [compiled] kompiliert, im Browser (Python { $python })
       *[interpreted] interpretiert, im Browser (Python { $python })
    }
   *[server] { $how ->
        [compiled] kompiliert, auf dem Server (Python { $python })
       *[interpreted] interpretiert, auf dem Server (Python { $python })
    }
}
page-about-docs = Dokumentation
page-about-licences = Lizenzen
page-about-own-licence = Gardens of Ceres ist freie Software unter der MIT-Lizenz. Darin enthalten sind Werke anderer, jedes unter seiner eigenen Lizenz:

## rulings: what was chosen, why, and what else it could have been

ruling-t3-chosen = Schritte entlang von Zeilen und Spalten, von Grundstück zu Grundstück. Zwischen zwei Gruppen von Grundstücken, etwa einem Park und deinen Gebäuden, zählt das nächste Paar.
ruling-t3-why = Auch sonst geht auf dem Spielplan alles nach Kanten: Nachbarn, Parks, Quadrate. Und am Tisch lässt es sich leicht zählen.
ruling-t3-other = Luftlinie mit dem Lineal; ein diagonaler Schritt zählt als einer; Entfernung zur Mitte eines Parks.
ruling-t4-chosen = Kommt ein Garten oder Monument auf eines von Ceres’ leeren Grundstücken, geht ihr Marker zurück in ihren Vorrat.
ruling-t4-why = Deine Marker bekommst du beim Bauen zurück, und Gärten sind das, was sie statt Gebäuden hat. Sonst gingen ihr die Marker bald aus.
ruling-t4-other = Ihre Marker bleiben unter den Gärten liegen, sodass sie im ganzen Spiel nur 8 Grundstücke beanspruchen kann.
ruling-buildings-chosen = Die Wirkungen der Bürgergebäude nach der Tabelle. Die Bibliothek zählt erst alle Einwohner daneben zusammen, dann wird halbiert und abgerundet. Der Verkaufsstand zählt Silber.
ruling-buildings-why = Nur eine öffentliche Quelle nennt die Wirkungen der Bürgergebäude. Beim Verkaufsstand widersprechen sich ihr Text und ihr Programm; das Programm zählt Silber, wie auch bei der größeren Markthalle.
ruling-buildings-other = Verkaufsstand: 1 SP für jedes Gewerbegebäude daneben. Bibliothek: für jeden Nachbarn einzeln abgerundet.
ruling-names-chosen = Eigene Namen und Kennungen, die sich nie ändern. Wo sich zwei Gebäude nur in der Form unterscheiden, sagt der Name, welches es ist: Winkel, Quadrat oder lang.
ruling-names-why = Spielaufzeichnungen brauchen Namen, die sich nie ändern, und wir übernehmen keinen Text aus der Schachtel.
ruling-names-other = Die Namen, die in der Schachtel gedruckt sind.
ruling-tiles-chosen = Ein Viertel der Plättchen sind Wohngärten, ein Viertel Gewerbegärten, die Hälfte Bürgergärten, deren vier Arten gleich oft vorkommen. Weniger als die Hälfte der Wohn- und Gewerbegärten ist doppelt.
ruling-tiles-why = Das Regelheft sagt, dass es 32 Plättchen sind und welche Arten es gibt, aber nicht, wie viele von jeder.
ruling-tiles-other = Jede andere Mischung von 32.
ruling-cards-chosen = 11-mal „Urkunde beanspruchen“, 4-mal „Park erweitern“, 3-mal „Bestechung“. Jeder Buchstabe steht einmal an erster, einmal an zweiter und einmal an dritter Stelle; die Zahlen 1 bis 4 kommen etwa gleich oft vor.
ruling-cards-why = Das Regelheft zeigt die Karten nur auf Bildern. In dieser Mischung wird keine Spalte bevorzugt.
ruling-cards-other = Jede andere Mischung. Sie ändert, wie stark Ceres ist.
ruling-s1-chosen = Ceres’ sechs Urkunden liegen verdeckt, und keiner ihrer Marker kommt auf diese Grundstücke.
ruling-s1-why = Die Karten sind geheim. Marker würden sie verraten, und das spätere Aufdecken brächte nichts Neues.
ruling-s1-other = Von Anfang an sechs Marker auf dem Spielplan, wie bei einem Menschen.
ruling-s2-chosen = Du und Ceres beginnt mit 0 SP.
ruling-s2-why = Die öffentlichen Beschreibungen widersprechen sich, und 0 ist der einfachere Anfang.
ruling-s2-other = 5 SP für jede Seite. Auch dann wären beide gleichauf, am Sieg würde sich also nichts ändern.
ruling-s4-chosen = Stapel aus 13 Urkunden für Ära 1, 12 für Ära 2 und 12 für Ära 3.
ruling-s4-why = Die Stapel sollen etwa gleich groß sein, und 37 lässt sich nicht durch drei teilen. Wir haben den ersten größer gemacht.
ruling-s4-other = Der größere Stapel in einer späteren Ära; oder eine Urkunde wird beiseitegelegt.
ruling-y4-chosen = Bauen ist nicht erlaubt, wenn du danach mehr als 8 leere Grundstücke hättest.
ruling-y4-why = Jedes deiner leeren Grundstücke braucht einen Marker, und du hast 8. So verlierst du nie aus Versehen ein Grundstück.
ruling-y4-other = Die Grundstücke ohne Marker gehen verloren; oder du behältst sie ohne Marker; oder du wählst, welche du aufgibst.
ruling-c1-chosen = Die Karten der Reihe werden von links gezählt.
ruling-c1-why = Die Reihe rückt nach links auf und füllt sich von rechts, und auch der Markt wird von links gelesen. Das Regelheft zeigt es nur auf einem Bild.
ruling-c1-other = Von rechts zählen.
ruling-c2-chosen = Ihre Grundstücke sind die mit ihrem Marker, einem Garten oder einem Monument. Hat sie keines, entscheidet der Preis, danach der Platz im Markt.
ruling-c2-why = Ein Grundstück mit Garten oder Monument gehört ihr ebenso wie eines mit Marker. Was gilt, wenn sie keines besitzt, sagt das Regelheft nicht.
ruling-c2-other = Nur Grundstücke mit Markern zählen; oder auch ihre verdeckten Urkunden.
ruling-c5-chosen = Eine Urkunde, die von ihrem eigenen Urkundenstapel aufgedeckt wird, bleibt für immer auf ihrem Ablagestapel. Er wird nie neu gemischt.
ruling-c5-why = Beim Aufbau legt das Regelheft aufgedeckte Urkunden dorthin, und es rechnet damit, dass der Stapel leer wird.
ruling-c5-other = Aus dem Ablagestapel wird ein neuer Urkundenstapel.
ruling-c8-chosen = Bestimm das Grundstück wie sonst; bleiben mehrere übrig, wählst du (P1 bis P4). Ihr Marker kommt zurück in ihren Vorrat, und das Grundstück gehört für den Rest des Spiels niemandem. Kam es aus ihrem Urkundenstapel (C5), gibt es keinen Marker, der zurückkommt. Für die 4 SP zählen Grundstücke mit ihrem Marker, einem Garten oder einem Monument.
ruling-c8-why = Das Regelheft spricht von einem Grundstück und seinem Marker, also muss das Grundstück erst bestimmt werden. Ein Grundstück, auf dem nichts liegt, gehört niemandem.
ruling-c8-other = Nur Grundstücke mit Gärten zählen; das Grundstück bleibt ihres; bei einem Grundstück aus ihrem Urkundenstapel geschieht nichts.
ruling-p2-chosen = Liegen mehrere ihrer leeren Grundstücke diagonal zu Parks, zählen die am größten dieser Parks.
ruling-p2-why = Es ist dieselbe Reihenfolge wie einen Schritt vorher (P1).
ruling-p2-other = Eines dieser Grundstücke, und du wählst.
ruling-p3-chosen = Erst die Grundstücke, die ihrem größten Park am nächsten liegen, dann die, die am weitesten von deinen Gebäuden entfernt sind, jeweils bis zum nächsten gemessen. Sind mehrere Parks gleich groß, zählt der nächste davon. Hast du kein Gebäude oder sie keinen Park, entfällt dieser Schritt.
ruling-p3-why = Das Regelheft nennt beide Ziele und den Park zuerst. Ohne Gebäude oder ohne Park gibt es nichts zu messen.
ruling-p3-other = Zuerst am weitesten von deinen Gebäuden entfernt; beide Entfernungen gegeneinander abgewogen; du wählst, welcher von mehreren größten Parks zählt.
ruling-p4-chosen = Du wählst auch unter mehreren Grundstücken, die diagonal am größten Park oder an gleich großen Parks liegen.
ruling-p4-why = In den Schritten davor und danach lässt dich das Regelheft wählen; hier schweigt es. Irgendein Grundstück muss es sein.
ruling-p4-other = Erst entscheiden die Entfernungen (P3); oder der Zufall.
ruling-p5-chosen = Wo das Regelheft dich für Ceres wählen lässt, hält das Spiel an und fragt. Deine Antwort wird aufgezeichnet und lässt sich zurücknehmen; auch ein Bot trifft diese Wahl.
ruling-p5-why = Die Wahl ist oft SP wert, und ohne sie ließe sich ein aufgezeichnetes Spiel nicht nachspielen.
ruling-p5-other = Das Programm wählt, zufällig oder in fester Reihenfolge.
ruling-e1-chosen = Wenn die Urkunden der Ära weg sind, hat jede Seite noch einen Zug, in der üblichen Reihenfolge, auch die Seite, die die letzte Urkunde genommen hat.
ruling-e1-why = Die öffentlichen Beschreibungen widersprechen sich. Diese Fassung passt zum Regelheft, nach dem Ceres’ letzte Aktion auf die letzte Urkunde folgt.
ruling-e1-other = Nur Ceres hat noch einen Zug, und nur, wenn du die letzte Urkunde genommen hast; oder die Ära endet sofort.
ruling-e2-chosen = Die letzten Züge kommen in der üblichen Reihenfolge: Hat sie die letzte Urkunde genommen, bist du zuerst dran, sonst sie.
ruling-e2-why = Nichts im Regelheft unterbricht die Reihenfolge der Züge.
ruling-e2-other = Sie erweitert sofort, immer vor deinem letzten Zug; oder immer danach.
ruling-e3-chosen = Nach der Wertung geht es in der üblichen Reihenfolge weiter: Wer nicht den letzten Zug hatte, ist dran.
ruling-e3-why = Das Regelheft sagt nicht, wer die späteren Ären beginnt.
ruling-e3-other = Du beginnst jede Ära.
ruling-v2-chosen = Am Ende von Ära 1 und 2 Silber, am Ende von Ära 3 stattdessen SP.
ruling-v2-why = Die öffentlichen Quellen klären es nicht. Nach der letzten Ära ist Silber nichts mehr wert, deshalb treten die SP an seine Stelle.
ruling-v2-other = Silber und SP in jeder Ära.
ruling-v3-chosen = Ceres’ Monumente zählen als Nachbarn deiner Bürgergebäude, mit den aufgedruckten Werten (M6).
ruling-v3-why = Das Regelheft nennt Gärten als Nachbarn und erwähnt ihre Monumente nicht. Sie sind Gebäude in der Stadt wie alle anderen.
ruling-v3-other = Ihre Monumente zählen für dich gar nicht.
ruling-v4-chosen = 1 SP für jedes leere Grundstück am Ende von Ära 3, und nur dann.
ruling-v4-why = Die öffentlichen Quellen klären es nicht. In früheren Ären lässt sich auf einem leeren Grundstück noch bauen, am Ende nicht mehr.
ruling-v4-other = Nichts für leere Grundstücke; oder SP dafür in jeder Ära.
ruling-v6-chosen = Auf Schwer bringt ein doppelter Gewerbegarten weiterhin nur 1 SP, erst auf Herausforderung 2. In Ära 3 bringt er 1 SP mehr: 2 auf Schwer, 3 auf Herausforderung.
ruling-v6-why = Das Regelheft führt die 2 SP unter dem auf, was auf Herausforderung dazukommt. In Ära 3 gibt es 1 SP mehr für jeden Gewerbegarten.
ruling-v6-other = 2 SP auf Schwer, wie die Übersicht der Plättchen gemeint sein könnte. In Ära 3 auf Herausforderung: 4 SP oder 2.
ruling-v7-chosen = „Passende Symbole“ meint die Art des Gebäudes; wie viel es zeigt, ist egal. Auch auf Herausforderung muss die Art passen, für 3 SP statt 2.
ruling-v7-why = Das Regelheft sagt, dass der Wert keine Rolle spielt. Sein Satz zur Herausforderung ändert nur die Zahl und wiederholt den Rest nicht.
ruling-v7-other = Auf Herausforderung bringt jedes deiner Gebäude neben einem Bürgergarten 3 SP.
ruling-v8-chosen = Unter allen Möglichkeiten, Quadrate ohne gemeinsame Gärten zu wählen, zählt die mit den meisten SP.
ruling-v8-why = Das Regelheft will die höchste Punktzahl, und so ist es egal, in welcher Reihenfolge du suchst. Ein Beispiel: Die 28 Gärten A1–F3, B4–D6 und E4 enthalten drei Quadrate aus 3 × 3 für 54 SP; finge man mit dem 4 × 4 an, wären es nur 52.
ruling-v8-other = Erst das größte Quadrat, dann das größte vom Rest.
ruling-v10-chosen = Silber und leere Grundstücke zählen nur für dich.
ruling-v10-why = Das Regelheft sagt, wofür Ceres Punkte bekommt, und nennt beides nicht.
ruling-v10-other = 1 SP für jedes ihrer leeren Grundstücke in Ära 3.
ruling-monuments-chosen = Die Werte und Bedingungen der Tabelle. Eine Bedingung wird geprüft, bevor der Bau etwas ändert; deshalb lässt sich das Pantheon nur über eigene Gebäude bauen.
ruling-monuments-why = Nur eine öffentliche Quelle hat sie alle.
ruling-monuments-other = Andere Werte auf den echten Karten; alle Grundstücke am Stadtrand; das Silber, das du besitzt; Bedingungen, die nach dem Bau geprüft werden.
ruling-m1-chosen = Überbaust du eines deiner Monumente, kommt es zurück in den Vorrat. Beide Seiten können es wieder bauen, und seine Wirkung beim Bau tritt dann wieder ein.
ruling-m1-why = Ersetzte Gebäude kommen dorthin zurück, woher sie kamen, und ein Monument kam aus dem Vorrat.
ruling-m1-other = Es scheidet aus dem Spiel aus; oder es darf nicht ersetzt werden; oder es wirkt nur beim ersten Mal.
ruling-m2-chosen = Vom kleinsten an nimmt sie das erste Monument, das für ihre Zahl klein genug ist und in seiner Form auf ihre leeren Grundstücke passt. Gleiche Größen gibt es nur in selbst erstellten Stellungen; dort entscheidet die Kennung in alphabetischer Reihenfolge.
ruling-m2-why = Das Regelheft sagt: das kleinste zuerst. Eines, für das kein Platz ist, kann sie nicht nehmen, also ist das nächste dran.
ruling-m2-other = Sie sieht sich nur das kleinste an und baut nichts, wenn es nicht passt.
ruling-m3-chosen = Alle Plätze werden verglichen wie Grundstücke für ein Plättchen (P1 bis P4). Ein Platz liegt neben einem Park oder diagonal zu ihm, wenn das für eines seiner Grundstücke gilt; seine Entfernung ist die seines nächsten Grundstücks.
ruling-m3-why = Das Regelheft verweist auf die Regeln für Plättchen, und die kennen nur einzelne Grundstücke. So lassen sie sich am einfachsten übertragen.
ruling-m3-other = Der Platz, der mit den meisten Grundstücken neben dem Park liegt; oder mit allen; oder erst wird ein Grundstück gewählt.
ruling-m4-chosen = Für Ceres gilt keine Bedingung, auch nicht die für den Stadtrand. Wirkungen beim Bau treten für beide Seiten auch dann ein, wenn sie baut. Gärten gelten als ihre Gebäude; Silber bekommt sie nicht.
ruling-m4-why = Das Regelheft befreit sie von Bedingungen, und eine Wirkung ist keine. Gärten sind das, was sie statt Gebäuden hat.
ruling-m4-other = Keine Wirkung, wenn sie baut; eine Wirkung nur für dich; Gärten zählen nicht.
ruling-m5-chosen = Auf jedem Schwierigkeitsgrad ein einzelnes Symbol: 1 Einwohner oder 1 SP (2 in Ära 3) oder ein Bürgergarten, der sucht, was das Monument zählt.
ruling-m5-why = Das Regelheft wertet ihre Monumente wie gewöhnliche Plättchen, und ein doppeltes ist kein gewöhnliches. Für Bürgermonumente nehmen wir das ähnlichste Plättchen.
ruling-m5-other = Die aufgedruckten Werte; ein doppeltes Symbol; für jedes Grundstück so viel wie ein Plättchen; nichts für Bürgermonumente.
ruling-m6-chosen = Ihre Monumente gehören zu keinem Park und keinem Quadrat und zählen weder für ihre Bestechung (C7) noch für weitere Monumente (M2). Ihre Grundstücke gehören Ceres (C2, C8). Deine Bürgergebäude zählen die aufgedruckten Werte.
ruling-m6-why = Ein Monument ist ein Gebäude, und das Regelheft behandelt es nur in ihrer Wertung wie ein Plättchen.
ruling-m6-other = Ein Monument gehört zu einem Park; für deine Bürgergebäude zählt es als ein Symbol, wie in ihrer eigenen Wertung (M5).
ruling-m7-chosen = Verschiedene Größe heißt: verschieden viele Grundstücke.
ruling-m7-why = Sie nimmt das kleinste zuerst, und das verlangt eine Zahl.
ruling-m7-other = Verschiedene Formen gelten als verschiedene Größen.
ruling-x1-chosen = Liegst du genau 3 zurück, bekommst du SP. Ganz ohne Bevölkerung bekommst du nichts. Liegst du vorn, bekommt sie ihre SP wie immer (V1), egal wie weit sie zurückliegt.
ruling-x1-why = Für alle, denen es zu einfach ist, mit einem einzigen kleinen Haus von ihrer Bevölkerung zu leben.
ruling-x2-chosen = Ihre Parks und Plättchen werden gezählt, bevor etwas überdeckt wird. Ein Monument, das Gärten überdeckt, liegt neben deren Park (P1). Überdeckte Gärten sind keine Gebäude neben dem Monument mehr. Sie werden zuletzt gezogen, in der Reihenfolge ihrer Grundstücke.
ruling-x2-why = Für alle, die finden, dass sie nie etwas überbaut und zu selten Monumente baut.
ruling-x3-chosen = Liegen mehrere Urkunden an gleich großen Parks, nimmt sie die am weitesten links, wie beim Beanspruchen (C4), aber ohne Marker. Der Markt wird vor dem nächsten Plättchen aufgefüllt. Ist der Beutel leer, bekommt sie SP wie immer (C8). Nimmt sie so die letzte Urkunde, beginnen die letzten Züge am Ende ihres Zuges (E1).
ruling-x3-why = Für alle, die finden, dass ihr spät im Spiel die Luft ausgeht.
ruling-x4-chosen = Die SP zählen für ihr Endergebnis wie alle anderen, gehören aber zu keiner Ärawertung. Es gibt höchstens eine solche Gabe. Sie lässt sich mit jedem Schwierigkeitsgrad, mit Monumenten und mit den anderen Varianten verbinden.
ruling-x4-why = Für alle, die die Herausforderung schlagen und darüber nichts mehr finden.

## small questions that no rule answers: the question, and our answer

ruling-question-no-lot-title = Ceres besitzt gar kein Grundstück
ruling-question-no-lot = Dann entscheidet nicht die Entfernung, sondern der Preis, danach der Platz im Markt.
ruling-question-her-lots-title = Welche Grundstücke für die Entfernung zählen
ruling-question-her-lots = Die mit ihrem Marker, einem Garten oder einem Monument. Ihre verdeckten Urkunden zählen nicht.
ruling-question-one-tile-title = Ein Park neben einem Bürgergebäude
ruling-question-one-tile = Jedes Gartenplättchen daneben ist ein Gebäude. Ein Park als Ganzes ist keines.
ruling-question-civic-icons-title = Die Symbole auf Bürgergärten
ruling-question-civic-icons = Sie sagen nur, für welche Gebäude das Plättchen SP bringt. Sie sind weder Einwohner noch Silber, und für ihre Monumente zählt das Plättchen nicht als Wohn- oder Gewerbegarten.
ruling-question-doubles-title = Doppelte Gärten neben deinen Bürgergebäuden
ruling-question-doubles = Sie richten sich nach dem Schwierigkeitsgrad: 1 Einwohner oder 1 Silber auf Normal, 2 auf Schwer und Herausforderung.
ruling-question-when-built-title = Was neben einem Monument liegt, wenn es gebaut wird
ruling-question-when-built = Es zählt der Spielplan nach dem Bauen: Ersetzte Gebäude und überdeckte Gärten sind weg.
ruling-question-icon-title = Wann ihre Plättchen für ein Monument gezählt werden
ruling-question-icon = Nach der eigentlichen Aktion der Karte, gerade gelegte Plättchen zählen also mit. Bedingungen gelten für sie nicht.
ruling-question-tower-title = SP deiner Gewerbemonumente
ruling-question-tower = Sie zählen nur in Ära 3, wie bei jedem Gewerbegebäude. In Ära 1 und 2 bringt dir der Turm der Wunder nichts.
ruling-question-large-squares-title = Quadrate größer als 4 × 4
ruling-question-large-squares = Die gibt es nicht. In 5 × 5 Gärten zählt ein 4 × 4 und was sonst noch daneben passt.
ruling-question-tie-title = Gleich viele SP am Ende
ruling-question-tie = Ceres gewinnt. So steht es im Regelheft; wir nennen es hier, weil oft danach gefragt wird.
ruling-question-unsorted-title = Eine selbst erstellte Stellung mit unsortierten Listen
ruling-question-unsorted = Sie wird angenommen und sortiert.
ruling-question-twice-title = Eine selbst erstellte Stellung, die etwas zweimal sagt
ruling-question-twice = Sie wird abgelehnt.
ruling-question-no-choice-title = Eine selbst erstellte Stellung mit einer Wahl, die keine ist
ruling-question-no-choice = Bei weniger als zwei Plätzen würde niemand gefragt, also wird sie abgelehnt.
ruling-question-last-turn-title = Eine selbst erstellte Stellung mit einem Monument in Ceres’ letztem Zug
ruling-question-last-turn = Im Spiel kann es dazu nicht kommen. Sie wird angenommen und zu Ende gespielt, und damit endet ihr letzter Zug.
ruling-question-second-icon-title = Eine selbst erstellte Stellung, in der ein Monument zu setzen und noch ein Symbol übrig ist
ruling-question-second-icon = Im Spiel ist das Symbol dann schon verbraucht. Hier wird es trotzdem ausgeführt: Sie kann noch eines bauen.
ruling-question-no-deeds-title = Eine selbst erstellte Stellung ohne Urkunden
ruling-question-no-deeds = Sie wird angenommen: Eine Ära, die ohne Urkunden beginnt, beginnt mit einem gewöhnlichen Zug.

## where translations of the rulebook differ: what they say, and what is played

ruling-translation-dearest-says = Teuerste Urkunde: Bei Gleichstand nimmt sie die am weitesten links.
ruling-translation-dearest-plays = Die am weitesten rechts.
ruling-translation-every-tile-says = Schlusswertung: ein SP mehr für jedes Gartenplättchen.
ruling-translation-every-tile-plays = Nur für jeden Gewerbegarten.
ruling-translation-largest-park-says = Park erweitern: Das Plättchen kommt neben den größten Park, den sie hat.
ruling-translation-largest-park-plays = Neben den größten Park, an dem eines ihrer leeren Grundstücke liegt.
ruling-translation-markers-says = Sagt ausdrücklich, dass Ceres 8 Grundstücksmarker hat.
ruling-translation-markers-plays = Ein zweiter Satz Grundstücksmarker; auch das sind 8.
ruling-translation-coins-says = Bestechung: Es geht weiter, bis auf jeder Karte Münzen liegen.
ruling-translation-coins-plays = Ein Silber auf jede Urkunde, egal ob vorher schon Silber darauf lag.
ruling-translation-gardens-says = Wertung der Bürgergärten: Für ihre Gärten daneben bekommt Ceres keine Punkte.
ruling-translation-gardens-plays = Ihre Bürgergärten bringen nichts für ihre anderen Gärten.
ruling-translation-population-says = Monumente: zählt ihre Bevölkerung und dazu ihre Gewerbegärten.
ruling-translation-population-plays = Zählt Plättchen; ein doppeltes ist eines.
ruling-translation-turn-says = Ceres’ letzte Aktion kommt am Ende des Zuges.
ruling-translation-turn-plays = Am Ende der Runde, also der Ära.
ruling-translation-diagonal-says = Park erweitern: ein diagonales Grundstück, ohne zu sagen, dass es ihr gehören muss.
ruling-translation-diagonal-plays = Ein diagonales Grundstück, das sie besitzt.
ruling-translation-cards-says = Urkunden und Aktionskarten heißen gleich; Beanspruchen und Bestechung sprechen von Aktionsplättchen.
ruling-translation-cards-plays = Urkunden.
ruling-translation-chart-says = Übersicht der Plättchen: 2 SP für deine Gebäude neben einem Bürgergarten, was sich als 2 insgesamt lesen lässt. Herausforderung: 3 SP für jedes, ohne zu sagen, für wessen.
ruling-translation-chart-plays = Für jedes deiner Gebäude daneben.
ruling-translation-monument-deck-says = Der Stapel der Monumentkarten heißt Tafel, die Monumentkarte Plättchen.
ruling-translation-monument-deck-plays = Stapel und Karte.
ruling-translation-double-says = Ein doppelter Wohngarten zählt auf Normal als Bevölkerung, ohne Zahl.
ruling-translation-double-plays = Er zählt als 1 Einwohner.
ruling-translation-garbled-says = Der Satz über diagonale Grundstücke ist unverständlich.
ruling-translation-garbled-plays = Ein diagonales Grundstück, das sie besitzt.
ruling-translation-missing-says = Die Schritte 4 bis 6 des Aufbaus und die Wahl des Schwierigkeitsgrads fehlen.
ruling-translation-missing-plays = Sie sind da.
ruling-translation-bank-says = Das Silber auf einer gekauften Urkunde geht zurück in die Reihe.
ruling-translation-bank-plays = An die Bank.
ruling-translation-opposite-says = Du verlierst „im umgekehrten Fall“ von mehr SP, was den Gleichstand offenlässt.
ruling-translation-opposite-plays = Du verlierst, wenn du nicht mehr hast.
ruling-translation-squares-says = Quadrate: Nur die Kombination mit den meisten SP zählt.
ruling-translation-squares-plays = Ein Garten zählt nur für ein Quadrat, das mit den meisten SP. Wir spielen, was der koreanische Text sagt.
ruling-translation-shuffling-says = Monumente: Drei von verschiedener Größe werden gezogen, vom Mischen kein Wort.
ruling-translation-shuffling-plays = Erst mischen.
ruling-translation-instead-says = Herausforderung: sagt nicht, dass die 2 SP für einen doppelten Gewerbegarten den 1 SP ersetzen.
ruling-translation-instead-plays = 2 SP statt 1.
ruling-translation-her-lot-says = Park erweitern: ein leeres Grundstück neben dem Park, ohne zu sagen, dass es ihr gehören muss.
ruling-translation-her-lot-plays = Eines ihrer leeren Grundstücke.
ruling-translation-monument-card-says = Die Monumentkarte kommt neben den Stapel der Urkunden, die sie besitzt.
ruling-translation-monument-card-plays = Neben ihren Ablagestapel.

## the page: without a server

page-site-loading =
    { $stage ->
        [load] Das Spiel wird geladen …
        [python] Python startet …
        [rules] Die Regeln werden gelesen …
       *[store] Das Spiel wird gespeichert, um auch ohne Netz zu laufen …
    }

## the page: without a server

page-site-denied = In diesem Browser darf die Seite nichts speichern: Deine Spiele bleiben nur erhalten, bis du die Seite schließt. Speichere als Datei, was du behalten willst.
page-site-full = im Browser ist für diese Seite kein Platz mehr, deshalb wurde das nicht gespeichert. Schaffe Platz (lösche alte Spiele oder Daten anderer Seiten) und versuche es noch einmal, oder speichere das Spiel als Datei
page-site-storage-failed = der Speicher des Browsers funktioniert gerade nicht ({ $problem }), deshalb wurde das nicht gespeichert. Versuche es noch einmal, oder speichere das Spiel als Datei und lade die Seite neu
page-site-save = Seit du zuletzt eine Datei gespeichert hast, sind { $games } Spiele dazugekommen, und dieser Browser hat nicht zugesagt, sie zu behalten.
page-site-save-now = Spiele sichern
page-site-install = Installiere das Spiel: Dann startet es über ein eigenes Symbol, auch ohne Netz.
page-site-install-now = Installieren
page-site-install-apple = Leg das Spiel auf den Home-Bildschirm: Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Dann läuft es auch ohne Netz.
page-site-install-later = Nicht jetzt
page-site-too-new = die Spiele in diesem Browser hat eine neuere Version dieser Seite gespeichert. Sie wurden nicht verändert. Lade die Seite mit Internetverbindung neu, um diese Version zu bekommen
page-site-failed = etwas ist schiefgegangen ({ $problem }). Dein Spiel ist unverändert
page-site-away = Ein Teil der Seite ließ sich nicht laden. Sobald du wieder online bist, geht es von selbst weiter; nichts ist verloren.
page-site-renew = Eine neue Version ist bereit.
page-site-renew-now = Neu laden
page-site-renew-later = Eine neue Version ist bereit, aber in einem anderen Tab ist ein Spiel offen. Schließ zuerst diesen Tab.

## the page: a guided first game
## Short, warm and plain: one thought each. What to do comes last.

page-learn-title = Dein erstes Spiel
page-learn-loading = Das Lernspiel wird aufgebaut …
page-learn-progress = { $number } von { $of }
page-learn-on = Weiter
page-learn-more = Mehr
page-learn-show = Zeig es mir
page-learn-do = Mach es für mich
page-learn-leave = Lernspiel verlassen
page-learn-left = Ab hier gibt es keine Hinweise mehr. Über die Startseite kommst du zum Lernspiel zurück.
page-learn-alone = Allein weiterspielen
page-learn-watch = Gut gemacht. Jetzt ist Ceres am Zug: Mit „Weiter“ gehst du ihn Schritt für Schritt durch.
# When the player tries something else than the lesson asks for
page-learn-later-income = Gute Idee, aber später. Nimm jetzt erst einmal Einkommen.
page-learn-later-buy = Gute Idee, aber später. Kauf jetzt erst einmal { $deed }.
page-learn-later-build = Gute Idee, aber später. Bau jetzt erst einmal { PIECE($id, form: "acc") } auf { LIST($lots) }.
page-learn-later-place = Gute Idee, aber später. Leg das Plättchen jetzt erst einmal auf { $lot }.

# The steps, in their order
page-learn-step-city = Willkommen in Rom: 49 Grundstücke, benannt nach Spalte und Zeile. Rote Schilde liegen auf deinen leeren Grundstücken, grüne Rauten auf denen von Ceres. Du hast zwei kleine Gebäude gebaut, sie hat drei Gärten.
page-learn-step-goal = Es gibt drei Ären, und am Ende jeder Ära bekommen beide Seiten Siegpunkte (SP). Du gewinnst, wenn du nach der dritten mehr hast als Ceres. Wir beginnen gegen Ende der ersten.
page-learn-step-turn = In deinem Zug hast du eine Aktion: Einkommen nehmen, eine Urkunde kaufen oder bauen. Dann ist Ceres am Zug. Alles lässt sich zurücknehmen, also probier es einfach aus.
page-learn-step-income = { $deed } würde dir gut passen, kostet aber { $price } Silber, und du hast { $silver }. Nimm Einkommen: { $basic } Silber, dazu { $more } von { PIECE($id, form: "gender") ->
    [f] deiner
   *[other] deinem
} { PIECE($id) }.
page-learn-step-flip = Ceres hat keine Handkarten und keinen eigenen Willen, nur einen Kartenstapel. Die Karte, die sie aufdeckt, zeigt eine { $number } und bestimmt damit Karte { $number } ihrer Reihe, von links gezählt. Sie tut, was diese Karte sagt.
page-learn-step-letters = Sie beansprucht eine Urkunde nach Buchstaben: { LIST($letters, type: "comma") }, in dieser Reihenfolge. Aus Spalte { $without } liegt keine Urkunde im Markt, also gilt { $letter }. Aus dieser Spalte gibt es zwei, und sie nimmt die, die ihren Grundstücken am nächsten liegt: { $deed }. Sie zahlt nichts.
page-learn-step-buy = Die Urkunden rechts von ihrer sind nachgerückt und günstiger geworden, und am Ende kam { $new } dazu. Deshalb kostet { $deed } jetzt nur { $price }. Kauf sie.
page-learn-step-bribe = Eine Bestechung: Sie zählt das Silber auf ihren Gärten ({ $icons }) und 1 dazu. Also kommen { $silver } Silber auf die Urkunden, von links je eines. Ab jetzt gehört es zu ihrem Preis.
page-learn-step-build = Bauen kostet nichts, aber die Grundstücke müssen dir gehören. { PIECE($id) }: zwei Grundstücke nebeneinander, { $citizens } Einwohner. Bau sie auf { LIST($lots) }.
page-learn-step-enlarge = Park erweitern: drei Plättchen aus dem Beutel, eines nach dem anderen. Jedes kommt auf eines ihrer leeren Grundstücke, neben den größten Park, den sie erreicht. Gärten, die Kante an Kante zusammenhängen, sind ein Park.
page-learn-step-choice = Zwei Grundstücke kommen infrage, also wählst du, und das Plättchen siehst du vorher. Es bringt ihr SP für jedes deiner Wohngebäude daneben, und { $beside } liegt neben { PIECE($id, form: "gender") ->
    [f] deiner
   *[other] deinem
} { PIECE($id) }. Leg es auf { $lot }.
page-learn-step-park = Das nächste Plättchen kommt trotzdem auf { $lot }. Achte auf ihre Quadrate: 2 × 2 Gärten bringen in jeder Ära { $square } SP, 3 × 3 sogar { $larger }.
page-learn-step-bribed = Jetzt { $deed }. Ihr Platz kostet { $printed }, und darauf { $silver ->
    [one] liegt { $silver } Silber
   *[other] liegen { $silver } Silber
} von der Bestechung: insgesamt { $price }. Kauf sie. Das Silber darauf geht an die Bank.
page-learn-step-cheapest = Sie beansprucht die günstigste Urkunde, das Silber darauf mitgezählt: { $deed } für { $price }.
page-learn-step-over = Du darfst deine Gebäude überbauen, wenn sie weniger Grundstücke haben. Bau { PIECE($id, form: "acc") } auf { LIST($lots) }: Dabei kommt { PIECE($under, form: "nom") } zurück auf dein Tableau, und aus { $before } Einwohner werden { $citizens }.
page-learn-step-no-claim = { LIST($letters, type: "comma") }: Keine solche Urkunde liegt im Markt. Also deckt sie die oberste Karte ihres eigenen Urkundenstapels auf, { $deed }, und dort wächst sofort ein Garten. Wäre dieser Stapel leer, bekäme sie 1 SP.
page-learn-step-between = { $deed } liegt zwischen deinen Häusern und einem Garten: genau der Platz für ein Bürgergebäude. Kauf sie für { $price }, das Silber der Bestechung mitgezählt.
page-learn-step-dearest = Sie beansprucht die teuerste Urkunde, das Silber darauf mitgezählt: { $deed } für { $price }. Jetzt ist nur noch eine da.
page-learn-step-commerce = Gewerbegebäude bringen Silber: mit jedem Einkommen, in allen drei Ären. Am Ende von Ära 1 und 2 bringen sie noch einmal Silber, am Ende von Ära 3 stattdessen SP. Bau { PIECE($id, form: "acc") } auf { LIST($lots) }.
page-learn-step-last = Sie hat die letzte Urkunde dieser Ära genommen. Jetzt hat jede Seite noch einen Zug: du, dann Ceres.
page-learn-step-civic = Bürgergebäude bringen SP für das, was daneben liegt, auch für Ceres’ Gärten. Bau { PIECE($id, form: "acc") } auf { LIST($lots) }: 1 SP für jeden Einwohner daneben, insgesamt { $citizens }.
page-learn-step-her-last = Ceres’ letzter Zug einer Ära ist immer „Park erweitern“, ohne Karte. Achte auf { $lot }: Dort vollendet sie ein Quadrat aus 2 × 2.
page-learn-step-you-score = Die Ära wird gewertet. Du hast mehr Einwohner, { $population } gegen { $other }: { $population } SP und { $bonus } mehr, weil du vorn liegst. { PIECE($id) }: { $vp } SP. Gewerbegebäude: { $silver } Silber.
page-learn-step-she-scores = Auch Ceres bekommt SP für die größere Bevölkerung, ohne den Bonus: { $population }. Dazu { $commercial } für Gewerbegärten, { $civic } für einen Bürgergarten neben { PIECE($id, form: "gender") ->
    [f] deiner
   *[other] deinem
} { PIECE($id) } und { $square } für das Quadrat.
page-learn-step-alone = Ära { $era }: sechs neue Urkunden, die Stadt bleibt, und mehr Einwohner zu haben ist jetzt { $bonus } wert. Du führst { $you } zu { $ceres }, und du kennst das Spiel. Der Rest liegt bei dir!

## the page: a real table: what to enter. The player draws it from the real deck or bag.

real-ask-your-deeds = Nimm dir { $count } Urkunden. Welche sind es?
real-ask-her-deeds = Gib Ceres sechs Urkunden, verdeckt. Deck die obersten { $count } auf. Welche sind es?
# $lots are the Lots of the Deeds that were flipped, one tile for each.
real-ask-first-tiles = Zieh { $count } Plättchen aus dem Beutel, der Reihe nach je eines für { LIST($lots) }. Welche sind es?
real-ask-market = Leg { $count } Urkunden vom Stapel dieser Ära offen in den Markt, von links nach rechts. Welche sind es?
real-ask-row = Leg { $count } Karten von Ceres’ Aktionsstapel offen in eine Reihe, von links nach rechts. Welche sind es?
real-ask-supply = Nimm den Tempel der Minerva und den Tempel des Vulcanus aus den Monumentkarten und misch die übrigen. Deck Karten auf, bis { $count } von verschiedener Größe daliegen. Welche sind es?
real-ask-flip = Deck die oberste Karte von Ceres’ Aktionsstapel auf. Welche ist es?
real-ask-refill = Deck die nächste Urkunde vom Stapel dieser Ära auf und leg sie auf den letzten Platz im Markt. Welche ist es?
real-ask-deed-flip = Deck die oberste Karte von Ceres’ Urkundenstapel auf und leg sie auf ihren Ablagestapel. Welche ist es?
real-ask-tile = Zieh ein Plättchen aus dem Beutel für { $lots }. Welches ist es?
real-ask-tile-choice = Zieh ein Plättchen aus dem Beutel. Welches ist es? Dann wählst du: { LIST($lots, type: "or") }.

## the page: a real table: what to do with one's hands
## $drawer is me (the player draws, so it was drawn already) or app (it has to be looked for).

real-hand-silver = Nimm { $silver } Silber aus der Bank.
# $price is all that the player pays; $bribe is the silver on the Deed.
real-hand-pay = { $bribe ->
    [0] Zahl { $price } Silber an die Bank. Leg die Urkunde { $deed } beiseite.
   *[other] Zahl { $price } Silber an die Bank; auch das Silber auf der Urkunde ({ $bribe }) geht dorthin. Leg die Urkunde { $deed } beiseite.
}
real-hand-your-marker = { $count ->
    [one] Leg deinen Marker auf { $lots }.
   *[other] Leg deine Marker auf { LIST($lots) }.
}
# $place is the slot that is empty now; $count Deeds are to the right of it.
real-hand-slide = { $count ->
    [one] Schieb die letzte Urkunde im Markt einen Platz nach links, mit ihrem Silber.
   *[other] Schieb die letzten { $count } Urkunden im Markt einen Platz nach links, mit ihrem Silber.
}
real-hand-refill = Such die Urkunde { $deed } heraus und leg sie auf den letzten Platz im Markt.
# $side is you or ceres.
real-hand-markers-back = { $side ->
    [you] { $count ->
        [one] Nimm deinen Marker von { $lots } zurück in deinen Vorrat.
       *[other] Nimm deine Marker von { LIST($lots) } zurück in deinen Vorrat.
    }
   *[ceres] { $count ->
        [one] Leg Ceres’ Marker von { $lots } zurück in ihren Vorrat.
       *[other] Leg Ceres’ Marker von { LIST($lots) } zurück in ihren Vorrat.
    }
}
# $where is tray or supply.
real-hand-piece-back = { $where ->
    [hers] Stell { PIECE($id, form: "acc") } von { LIST($lots) } zurück zu den Monumenten; die Karte dazu kommt zu den Monumentkarten.
    [supply] Stell { PIECE($id, form: "acc") } von { LIST($lots) } zurück zu den Monumenten.
   *[tray] Zurück auf dein Tableau: { PIECE($id) } von { LIST($lots) }.
}
real-hand-build = { $where ->
    [supply] Setz { PIECE($id, form: "acc") } aus dem Vorrat der Monumente auf { LIST($lots) }.
   *[tray] Setz { PIECE($id, form: "acc") } von deinem Tableau auf { LIST($lots) }.
}
# $vp is what is scored; $start and $end are numbers on the track.
real-hand-vp = { $side ->
    [you] Zieh deinen SP-Marker { $vp } weiter: von { $start } auf { $end }.
   *[ceres] Zieh Ceres’ SP-Marker { $vp } weiter: von { $start } auf { $end }.
}
real-hand-population = Stell die Bevölkerungsleiste ein: du { $you }, Ceres { $ceres }.
# Of a card: $number, $does and $letters, as in card-action. $drawer may also be known: it was played before.
real-hand-flip = { $drawer ->
    [me] Halt die aufgedeckte Karte bereit: { $number }, { card-action }.
    [known] Deck die oberste Karte von Ceres’ Aktionsstapel auf: { $number }, { card-action }.
   *[app] Such die aufgedeckte Karte heraus: { $number }, { card-action }.
}
real-hand-card-under = Leg Karte { $place } der Reihe verdeckt unter Ceres’ Aktionsstapel: { $number }, { card-action }.
real-hand-row = Schließ die Lücke nach links und leg die aufgedeckte Karte auf den letzten Platz der Reihe.
real-hand-to-bank = Leg das Silber auf { $deed } ({ $silver }) zurück in die Bank.
real-hand-her-discard = Leg die Urkunde { $deed } auf Ceres’ Ablagestapel.
real-hand-her-marker = Leg Ceres’ Marker auf { $lot }.
real-hand-deed-flip = Such die Urkunde { $deed } heraus, als käme sie von Ceres’ Urkundenstapel, und leg sie auf ihren Ablagestapel.
real-hand-bribe = { $count ->
    [one] Leg ein Silber aus der Bank auf { $deeds }.
   *[other] Leg je ein Silber aus der Bank auf { LIST($deeds) }.
}
real-hand-tile = { $drawer ->
    [me] Leg das Plättchen auf { $lot }: { TILE($tile) }.
   *[app] Such dieses Plättchen heraus und leg es auf { $lot }: { TILE($tile) }.
}
real-hand-tiles-back = { $drawer ->
    [me] { $count ->
        [one] Leg das Gartenplättchen von { $lots } beiseite: Es wird erst gezogen, wenn der Beutel leer ist.
       *[other] Leg die Gartenplättchen von { LIST($lots) } in dieser Reihenfolge beiseite: Sie werden erst gezogen, wenn der Beutel leer ist.
    }
   *[app] { $count ->
        [one] Leg das Gartenplättchen von { $lots } zu den übrigen.
       *[other] Leg die Gartenplättchen von { LIST($lots) } zu den übrigen.
    }
}
real-hand-her-monument = Setz { PIECE($id, form: "acc") } aus dem Vorrat der Monumente für Ceres auf { LIST($lots) }. Die Karte dazu kommt neben ihren Ablagestapel.
real-hand-market = { $drawer ->
    [me] Der Markt, von links nach rechts: { LIST($deeds, type: "comma") }.
   *[app] Such diese Urkunden heraus und leg sie von links nach rechts in den Markt: { LIST($deeds, type: "comma") }.
}

## the page: a real table: what to do with one's hands to set it up

real-hand-city = Leg die Stadt für zwei Spieler aus, 7 × 7 Grundstücke: Spalten A bis G, Zeilen 1 bis 7.
real-hand-markers = Nimm dein Tableau mit seinen Gebäuden und { $count } Grundstücksmarker. Leg für Ceres { $count } Grundstücksmarker einer anderen Farbe bereit.
real-hand-tracks = Stell deinen SP-Marker und den von Ceres auf 0, ebenso beide Bevölkerungsmarker auf die 0 der Bevölkerungsleiste.
real-hand-shuffle-deeds = { $drawer ->
    [me] Misch die 49 Urkunden dieser Grundstücke.
   *[app] Leg die 49 Urkunden so bereit, dass du sie schnell findest: Die App zieht sie.
}
real-hand-fill-bag = { $drawer ->
    [me] Leg alle Gartenplättchen in den Beutel und misch sie.
   *[app] Sortier die Gartenplättchen nach Art: Die App zieht sie.
}
real-hand-shuffle-cards = { $drawer ->
    [me] Misch Ceres’ 18 Aktionskarten.
    [box] Lass Ceres’ 18 Aktionskarten in der Schachtel: Ihre Karten sind auf dem Bildschirm.
   *[app] Leg Ceres’ 18 Aktionskarten so bereit, dass du sie schnell findest: Die App zieht sie.
}
real-hand-your-deeds = { $drawer ->
    [me] Leg deine { $count } Urkunden beiseite: { LIST($deeds, type: "comma") }.
   *[app] Diese { $count } Grundstücke gehören dir; leg ihre Urkunden beiseite: { LIST($deeds, type: "comma") }.
}
real-hand-her-deeds = { $drawer ->
    [me] Beginn Ceres’ Ablagestapel mit { LIST($deeds) }.
   *[app] Such { LIST($deeds) } heraus und beginn damit Ceres’ Ablagestapel.
}
real-hand-her-hidden-deeds = { $drawer ->
    [me] Ihre übrigen Urkunden ({ $count }) bleiben verdeckt: Sie sind ihr Urkundenstapel.
   *[app] Sie hat noch weitere Urkunden ({ $count }): Die App weiß, welche.
}
real-hand-piles = { $drawer ->
    [me] Mach aus den übrigen Urkunden drei verdeckte Stapel mit { $first }, { $second } und { $third } Karten für die drei Ären.
   *[app] Die übrigen Urkunden sind für die drei Ären ({ $first }, { $second } und { $third } Karten): Lass sie zusammen.
}
real-hand-row-card = Such diese Karte heraus und leg sie auf Platz { $place } der Reihe: { $number }, { card-action }.
real-hand-deck = { $drawer ->
    [me] Leg die übrigen Karten verdeckt neben die Reihe: Sie sind ihr Aktionsstapel.
   *[app] Die übrigen Karten sind ihr Aktionsstapel: Lass sie zusammen.
}
# $ids are Monuments.
real-hand-supply = { $drawer ->
    [me] Leg diese Monumente bereit: { PIECE($ids) }. Die anderen kommen zurück in die Schachtel.
   *[app] Such diese Monumente heraus und leg sie bereit: { PIECE($ids) }. Die anderen bleiben in der Schachtel.
}

## the page: a real table: putting it back after an undo, and when somebody else draws from a deck

real-catch-up = Bring deinen Tisch wieder auf den Stand des Spiels.
real-back-silver = Leg { $silver } Silber zurück in die Bank. Du hast dann { $left }.
real-back-vp = { $side ->
    [you] Stell deinen SP-Marker auf { $end }.
   *[ceres] Stell Ceres’ SP-Marker auf { $end }.
}
real-back-tiles = { $drawer ->
    [me] { $count ->
        [one] Leg das Gartenplättchen von { $lots } zurück in den Beutel.
       *[other] Leg die Gartenplättchen von { LIST($lots) } zurück in den Beutel.
    }
   *[app] { $count ->
        [one] Leg das Gartenplättchen von { $lots } zu den übrigen.
       *[other] Leg die Gartenplättchen von { LIST($lots) } zu den übrigen.
    }
}
real-back-market = { $count ->
    [0] Räum den Markt leer.
   *[other] Leg den Markt wieder aus, von links nach rechts, samt dem Silber auf den Urkunden: { LIST($deeds, type: "comma") }.
}
real-back-deeds = { $drawer ->
    [me] { $where ->
        [hers] Leg diese Urkunden verdeckt oben auf Ceres’ Urkundenstapel, die erste zuoberst: { LIST($deeds, type: "comma") }.
       *[pile] Leg diese Urkunden verdeckt oben auf den Stapel der Ära { $era }, die erste zuoberst: { LIST($deeds, type: "comma") }.
    }
   *[app] Leg diese Urkunden zurück zu den übrigen: { LIST($deeds, type: "comma") }.
}
real-back-deck = { $count ->
    [one] Leg diese Karte verdeckt oben auf Ceres’ Aktionsstapel: { $cards }.
   *[other] Leg diese Karten verdeckt oben auf Ceres’ Aktionsstapel, die erste zuoberst: { $cards }.
}
real-back-row = Leg Ceres’ Reihe wieder aus, von links nach rechts: { $cards }. Fehlende Karten liegen unten in ihrem Aktionsstapel oder obenauf.
real-switch-cards = { $drawer ->
    [box] Leg Ceres’ Aktionskarten in die Schachtel: Ihre Reihe ist auf dem Bildschirm.
   *[me] Misch die { $count } Aktionskarten von Ceres, die noch niemand gesehen hat, und leg sie verdeckt neben die Reihe: Sie sind ihr Aktionsstapel.
}
real-card = { card-action } ({ $number })
real-switch-known = { $count ->
    [one] Leg diese Karte verdeckt unter Ceres’ Aktionsstapel: { $cards }.
   *[other] Leg diese Karten verdeckt unter Ceres’ Aktionsstapel, die letzte zuunterst: { $cards }.
}
real-switch-tiles = { $drawer ->
    [me] Leg alle Gartenplättchen, die weder in der Stadt liegen noch beiseitegelegt sind, in den Beutel und misch sie.
   *[app] Nimm die Gartenplättchen aus dem Beutel und sortier sie nach Art: Die App zieht sie.
}
real-switch-deeds = { $drawer ->
    [me] Misch die { $count } Urkunden, die noch nicht aufgedeckt wurden. { $hers } davon kommen verdeckt zu Ceres, als ihr Urkundenstapel; aus den übrigen werden die Stapel der Ären 1, 2 und 3 mit { $first }, { $second } und { $third } Karten.
   *[app] Leg die { $count } Urkunden, die noch nicht aufgedeckt wurden, so bereit, dass du sie schnell findest: Die App zieht sie.
}

## the page: a real table: the steps of its set-up

real-set-up-city = Die Stadt und eine Farbe für jede Seite.
real-set-up-shuffle = Urkunden, Plättchen und Karten.
real-set-up-your-deeds = Deine ersten Grundstücke: { LIST($deeds) }.
real-set-up-silver = Du beginnst mit { $silver } Silber; Ceres hat keines.
real-set-up-favour = Gunst der Götter: Ceres beginnt mit { $vp } SP.
real-set-up-her-deeds = Ceres’ erste Grundstücke: { LIST($deeds) }.
# $tiles are Garden tiles, one for each of $lots.
real-set-up-first-tiles = Ihre ersten Gärten auf { LIST($lots) }: { TILE($tiles) }.
# $sizes are numbers of cards.
real-set-up-piles = Die Stapel der drei Ären haben { LIST($sizes) } Urkunden.
real-set-up-market = Der Markt: { LIST($deeds, type: "comma") }.
# $cards is what the cards do, as in card-action, one after the other.
real-set-up-row = Ihre Reihe: { $cards }.
# $monuments are ids of Monuments.
real-set-up-supply = Die Monumente dieses Spiels: { PIECE($monuments) }.
real-set-up-done = Alles ist bereit, und du beginnst.

## the page: a real table: what was corrected; $old is what it was, $new what it is

real-changed-silver = Korrigiert: Du hast { $new } Silber, nicht { $old }.
real-changed-your-vp = Korrigiert: Du hast { $new } SP, nicht { $old }.
real-changed-her-vp = Korrigiert: Ceres hat { $new } SP, nicht { $old }.
real-changed-era = Korrigiert: Es ist Ära { $new }, nicht { $old }.
# $owner is you, ceres or nobody.
real-changed-lot = { $owner ->
    [you] Korrigiert: Auf { $lot } liegt dein Marker.
    [ceres] Korrigiert: Auf { $lot } liegt Ceres’ Marker.
   *[nobody] Korrigiert: { $lot } gehört niemandem.
}
real-changed-garden = Korrigiert: Auf { $lot } liegt { TILE($tile, form: "nom") }.
real-changed-piece = Korrigiert: Auf { $lot } steht { PIECE($id, form: "nom") }.
# $deeds are Deeds, with + and the silver on them.
real-changed-market = { $count ->
    [0] Korrigiert: Der Markt ist leer.
   *[other] Korrigiert: Im Markt liegen { LIST($deeds, type: "comma") }.
}
real-changed-row = Korrigiert: Ihre Reihe ist { $cards }.
real-changed-known = { $count ->
    [0] Korrigiert: Keine Karte ihres Aktionsstapels ist bekannt.
   *[other] Korrigiert: Die letzten Karten ihres Aktionsstapels sind { $cards }.
}
real-changed-deeds = { $new ->
    [one] Korrigiert: Ceres hat { $new } verdeckte Urkunde, nicht { $old }.
   *[other] Korrigiert: Ceres hat { $new } verdeckte Urkunden, nicht { $old }.
}
real-changed-pile = { $new ->
    [one] Korrigiert: Im Stapel von Ära { $era } ist { $new } Urkunde, nicht { $old }.
   *[other] Korrigiert: Im Stapel von Ära { $era } sind { $new } Urkunden, nicht { $old }.
}
real-changed-bag = Korrigiert: Im Beutel { $count ->
    [one] ist ein Plättchen
   *[other] sind { $count } Plättchen
}.
# $ids are Monuments.
real-changed-supply = { $count ->
    [0] Korrigiert: Es sind keine Monumente mehr da.
   *[other] Korrigiert: An Monumenten sind noch da: { PIECE($ids) }.
}
# $who is none, you, ceres or ceres-you (both).
real-changed-last-turns = { $who ->
    [none] Korrigiert: Es sind noch nicht die letzten Züge.
    [you] Korrigiert: Nur du hast noch einen letzten Zug.
    [ceres] Korrigiert: Nur Ceres hat noch einen letzten Zug.
   *[ceres-you] Korrigiert: Beide Seiten haben noch einen letzten Zug.
}

## the page: the way to a game at a real table

page-home-real = An meinem Tisch
page-home-about-real = Du hast die Schachtel? Spiel mit Holz und Pappe, und lass die App Ceres spielen.
page-games-real = An meinem Tisch

## the page: beside a real table

page-real-about = Deine Stadt steht auf deinem Tisch. Die App spielt Ceres, führt Buch und sagt, was von Hand zu tun ist; du gibst ein, was du tust.
page-real-draws = Wer zieht?
# $who is app or me.
page-real-all-drawn = { $who ->
    [app] Die App zieht alles
   *[me] Ich ziehe alles
}
page-real-all-drawn-about = { $who ->
    [app] Sie nennt die Urkunde oder das Plättchen, und du suchst es heraus; Ceres’ Karten sind auf dem Bildschirm. Das geht schnell: nichts zu mischen, nichts einzugeben.
   *[me] Von deinen echten Stapeln und aus deinem Beutel. Du tippst an, was du gezogen hast; die App bietet nur an, was noch möglich ist.
}
page-real-each-deck = Einzeln festlegen
# $deck is cards, tiles or deeds.
page-real-deck = { $deck ->
    [cards] Ceres’ Karten
    [tiles] Gartenplättchen
   *[deeds] Urkunden
}
page-real-drawer = { $who ->
    [app] die App zieht
    [box] die App zieht; Karten bleiben in der Schachtel
   *[me] ich ziehe
}
page-real-cards-of = Welche Karten?
# $whose is standard or own.
page-real-box = { $whose ->
    [own] Die Karten meiner Schachtel
   *[standard] Die Karten der App
}
page-real-box-about = { $whose ->
    [own] So, wie du sie eingegeben hast.
   *[standard] Nachgebildet, nicht die gedruckten: Die App zieht sie, oder du machst dir Kopien.
}
page-real-no-box = Die Karten deiner Schachtel kannst du einmal durch Antippen eingeben.
page-real-below = Unten geht es weiter
page-real-why = Warum?
page-real-hands = Von Hand
page-real-score = Wertung jetzt
page-real-menu = Menü
# $to is correct, hers, score or log.
page-real-menu-to = { $to ->
    [correct] Tisch korrigieren
    [hers] Was Ceres hat
    [score] Wertung jetzt
   *[log] Log
}
page-real-size = Schriftgröße
page-real-size-of = { $size ->
    [normal] Normal
    [large] Groß
   *[largest] Sehr groß
}
page-real-aloud = Schritte vorlesen
page-real-aloud-about = Mit der Stimme deines Browsers, damit Hände und Augen auf dem Tisch bleiben.
# $language is the name of a language in itself: English.
page-real-aloud-no-voice = Dieser Browser hat keine Stimme für { $language }.
page-real-aloud-again = Noch einmal vorlesen
page-real-spoken = Aktionen ansagen
# $possible is yes, or no if the browser cannot do it.
page-real-spoken-about = { $possible ->
    [no] Dieser Browser hat keine Spracherkennung.
   *[yes] „Kaufe C4“, „Einkommen“, „Domus auf B2“ wird eingetragen; du bestätigst es durch Antippen. Dein Browser schickt die Aufnahme vielleicht an seinen Hersteller.
}
page-real-say = Ansagen
page-real-say-listening = Hört zu … Tippen zum Beenden
page-real-say-heard = Verstanden: „{ $said }“.
# $found is it (one was meant), or how many may be.
page-real-say-meant = { $found ->
    [it] Tippe zum Bestätigen:
    [0] Das ist keine Aktion, die jetzt möglich ist.
   *[other] Meintest du:
}
# $why is silence, denied or failed.
page-real-say-deaf = { $why ->
    [silence] Es war nichts zu hören.
    [denied] Der Browser lässt diese Seite nicht ans Mikrofon. Vielleicht verlangt er eine verschlüsselte Seite.
   *[failed] Die Spracherkennung des Browsers antwortet nicht.
}
page-real-your-turn = Dein Zug
page-real-setup-again = Aufbau zeigen
page-real-buy = Kaufen
page-real-possible = { $count ->
    [0] nichts möglich
   *[other] { $count } möglich
}
page-real-which-deed = Welche Urkunde kaufst du?
page-real-which-piece = Was baust du?
page-real-pick = Tippe eine Urkunde an
page-real-pick-piece = Tippe ein Gebäude an
page-real-pick-place = Tippe einen Platz an
page-real-not-now = Jetzt nicht möglich
page-real-deeds = Alle Urkunden
# $does is letters, price, enlarge or bribe.
page-real-cards = { $does ->
    [letters] Beanspruchen nach Buchstaben
    [price] Beanspruchen nach Preis
    [enlarge] Park erweitern
   *[bribe] Bestechung
}
page-real-left = noch { $left }
page-real-untap = Letztes Antippen zurücknehmen
page-real-mistapped = Vertippt? Noch einmal wählen
page-real-remove = { $id } entfernen
# So many of $count were tapped.
page-real-drawn = { $drawn ->
    [0] { $count ->
        [one] Tippe es an
       *[other] Tippe { $count } an
    }
   *[other] { $count ->
        [one] Das ist es
       *[other] { $drawn } von { $count }
    }
}
page-real-drawn-all = Alle { $count } bestätigen

# A step in few words, large on the screen; what matters most (a Lot, a number) follows it,
# larger still. $type is that of the event, $id a Monument, $vp what Ceres scores.
page-real-head-you = { $type ->
    [income] Du nimmst
    [buy] Du kaufst
    [build] Du baust { PIECE($id, form: "acc") }
   *[place] Du wählst
}
page-real-head = { $type ->
    [flip] Sie deckt auf:
    [claim] Ceres beansprucht
    [no-claim] Keine Urkunde passt
    [deed-flip] Ihre eigene Urkunde
    [failed-claim] Das Beanspruchen scheitert
    [bribe] Sie legt Silber
    [last-turn] Ihr letzter Zug: Park erweitern
    [plant] Garten
    [bag-empty] Beutel leer: Sie gibt ab
    [no-room] { $count ->
        [one] Kein Platz für ein Plättchen
       *[other] Kein Platz für { $count } Plättchen
    }
    [creep] Ihr Park nimmt sich
    [monument] { PIECE($id) }
    [no-monument] Kein Monument
    [when-built] { PIECE($id) }
    [last-turns] Alle Urkunden sind weg: letzte Züge
    [era-begins] Eine neue Ära
    [game-over] Das Spiel ist zu Ende
    [catch-up] Pass deinen Tisch an
    [correction] Korrigiert
   *[other] Ceres
}
page-real-set-up = { $type ->
    [set-up-city] Die Stadt
    [set-up-shuffle] Urkunden, Beutel, Karten
    [set-up-your-deeds] Deine sechs Grundstücke
    [set-up-silver] Dein Silber
    [set-up-favour] Gunst der Götter
    [set-up-her-deeds] Ceres’ Urkunden
    [set-up-first-tiles] Ihre ersten Gärten
    [set-up-piles] Drei Stapel
    [set-up-market] Der Markt
    [set-up-row] Ceres’ Reihe
    [set-up-supply] Die Monumente
   *[other] Du beginnst
}

page-real-tracks = Auf der Leiste
# What a side has scored in this era up to here. $side is you or ceres.
page-real-sum = { $side ->
    [you] Du bisher: { $vp } SP
   *[ceres] Ceres bisher: { $vp } SP
}
page-real-list = Als Liste

page-real-correct = Wie sieht dein Tisch aus?
page-real-correct-about = Ändere, was dort anders ist. Nichts gilt, bevor es geprüft ist; danach steht es im Log.
page-real-correct-later = Gerade wird etwas gezogen. Gib das zuerst ein oder nimm es zurück; dann kannst du alles korrigieren.
page-real-impossible = Das ist nicht möglich. Nichts wurde geändert.
page-real-corrected = Der Tisch wurde korrigiert.
page-real-apply = { $count ->
    [one] { $count } Änderung übernehmen
   *[other] { $count } Änderungen übernehmen
}
page-real-go-on = { $to ->
    [hands] Was am Tisch zu tun ist
   *[game] Zurück zum Spiel
}
page-real-drop-change = Diese Änderung verwerfen
page-real-drop-all = Alle verwerfen
page-real-note = Hinzufügen
page-real-silver = Dein Silber
page-real-vp = { $side ->
    [you] Deine SP
   *[ceres] Ceres’ SP
}
page-real-less = weniger: { $label }
page-real-more = mehr: { $label }
page-real-correct-part = { $part ->
    [city] Grundstücke, Gebäude, Gärten
    [market] Der Markt
    [row] Ceres’ Reihe
    [known] Bekannte Karten unter ihrem Stapel
    [bag] Der Beutel
    [supply] Bereitliegende Monumente
   *[rest] Ära, Stapel, Ceres’ Urkunden
}
# $what is row, known or market.
page-real-tap-in-order = { $what ->
    [known] Tippe die Karten ganz unten in ihrem Aktionsstapel an, in der Reihenfolge, in der sie kommen werden. Tippe noch einmal auf eine, um sie zu entfernen.
   *[other] Tippe sie von links nach rechts an. Tippe noch einmal auf eine, um sie zu entfernen.
}
page-real-silver-on = Silber auf { $deed }
page-real-which-lot = Welches Grundstück?
page-real-tap-lot = Tippe ein Grundstück an, das auf deinem Tisch anders aussieht.
page-real-to-changes = { $count ->
    [0] Zurück zur Liste
    [one] Fertig: { $count } Änderung
   *[other] Fertig: { $count } Änderungen
}
# What is on a Lot; $what is nobody, you, ceres, garden, building or monument.
page-real-lot-is = { $what ->
    [nobody] Gehört niemandem
    [you] Dein Marker
    [ceres] Ceres’ Marker
    [garden] Ein Gartenplättchen
    [building] Ein Gebäude von dir
   *[monument] Ein Monument von Ceres
}
page-real-pile = Urkunden im Stapel von Ära { $era }
page-real-her-deeds = Ceres’ verdeckte Urkunden
page-real-last-turns = Letzte Züge
# $sides is none, you, ceres, you-ceres or ceres-you: who still has one, in order.
page-real-last-turns-of = { $sides ->
    [none] noch nicht
    [you] du
    [ceres] Ceres
    [you-ceres] du, Ceres
   *[ceres-you] Ceres, du
}
# A change of the table. $what says of what; $to is the new value, or whose: nobody, you or ceres.
page-real-change = { $what ->
    [silver] Dein Silber: { $to }
    [vp] { $side ->
        [you] Deine SP: { $to }
       *[ceres] Ceres’ SP: { $to }
    }
    [era] Ära { $to }
    [lot] { $to ->
        [nobody] { $lot } gehört niemandem
        [you] Dein Marker auf { $lot }
       *[ceres] Ceres’ Marker auf { $lot }
    }
    [garden] { TILE($tile) } auf { $lot }
    [build] { PIECE($id) } auf { LIST($lots, type: "comma") }
    [remove] Entfernt von { $lot }
    [market] Markt: { $list }
    [row] Ceres’ Reihe, Karten: { $count }
    [known] Bekannte Karten unter ihrem Stapel: { $count }
    [deeds] Ceres’ Urkunden: { $to }
    [pile] Stapel von Ära { $era }: { $to }
    [bag] Plättchen im Beutel: { $count }
    [supply] Bereit: { PIECE($ids) }
   *[last-turns] Letzte Züge: { page-real-last-turns-of }
}

## the page: the ladder; $rank is the name of a rank

page-ladder-title = Die Ämterlaufbahn
page-ladder-foot = Du stehst am Anfang deiner Laufbahn.
page-ladder-reached = Dein Rang: { $rank }
page-ladder-next = Nächster Rang: { $rank }
page-ladder-all = Du hast jeden Rang erreicht
# $chance says whether the next game decides (now), one of the next two (soon), or two of three (begin).
page-ladder-needs = { $chance ->
    [now] Gewinne das nächste Spiel, um den Rang zu erreichen.
    [soon] Gewinne eines der nächsten zwei Spiele, um den Rang zu erreichen.
   *[begin] Gewinne zwei der nächsten drei Spiele, um ihn zu erreichen.
}
page-ladder-recent = Spiele, die noch zählen: { $won } gewonnen, { $lost } verloren
page-ladder-ranks = Alle Ränge
page-ladder-climbed = Erreicht
page-ladder-won = { $won } von { $games } gewonnen
page-ladder-play = Spielen
page-ladder-play-at = Als { $rank } spielen
page-ladder-counts = Durch Niederlagen verlierst du nichts. Es zählen nur Spiele ohne Spicken und Tipps, und mit demselben Aufbau nur dein erstes Spiel.
page-ladder-rates = So oft gewinnen die Bots
page-ladder-bot-greedy = Neuling
page-ladder-bot-planner = Planer
page-ladder-bot-montecarlo = Orakel
page-ladder-rates-about = Die Balken zeigen, wie oft unsere Bots auf jedem Rang gewinnen, gemessen in vielen Spielen. Der Neuling denkt nur eine Aktion voraus, der Planer plant das ganze Spiel, und das Orakel probiert seine besten Aktionen in vielen simulierten Spielen aus, bevor es wählt.
page-ladder-result = Ämterlaufbahn: { $rank }

## the page: achievements

page-achievements-title = Erfolge
page-achievements-count = { $have } von { $all }
page-achievements-about = Erfolge kommen aus deinen eigenen beendeten Spielen, auch aus alten. Die ersten vier zählen auch mit Tipps; für die anderen zählen Spiele mit Spicken oder Tipps nicht.
page-achievements-games = { $games ->
    [one] in einem Spiel
   *[other] in { $games } Spielen
}
page-achievements-first = Das erste ansehen
page-achievements-first-of = Das erste Spiel mit „{ $name }“ ansehen
page-achievements-open = Noch nicht
page-achievements-looking = { $games ->
    [one] Ein Spiel wird noch durchgesehen …
   *[other] { $games } Spiele werden noch durchgesehen …
}
page-achievements-new = { $count ->
    [one] Neuer Erfolg
   *[other] Neue Erfolge
}

## the page: the player's finished games

page-mine-title = Meine Spiele
page-mine-loading = Deine Spiele werden gezählt …
page-mine-none = Noch keine beendeten Spiele
page-mine-none-what = Bring ein Spiel zu Ende, dann siehst du hier, wie oft du gewinnst, wie lang deine Serien sind und woher deine SP kommen.
page-mine-none-of-these = Es gibt keine beendeten Spiele dieser Art.
page-mine-only = Welche Spiele
page-mine-only-all = Alle ({ $count })
page-mine-only-fair = Ohne Spicken und Tipps ({ $count })
page-mine-only-hinted = Mit Tipps ({ $count })
page-mine-only-strict = Kein Zurück ({ $count })
page-mine-only-day = Spiele des Tages ({ $count })
page-mine-only-ladder = Ämterlaufbahn ({ $count })
page-mine-only-screen = Am Bildschirm ({ $count })
page-mine-only-real = An meinem Tisch ({ $count })
page-mine-only-imported = Importiert ({ $count })
page-mine-of-difficulty = { $difficulty } ({ $count })
page-mine-any-difficulty = Alle Schwierigkeitsgrade
page-mine-days-played = { $days ->
    [one] Ein Tag gespielt
   *[other] { $days } Tage gespielt
}
page-mine-imported-about = Spiele aus Dateien, Texten und Links. Zu deinen Spielen zählen sie nur, wenn du angibst, dass es deine sind.
page-mine-won = Gewonnen
page-mine-rate = { $rate } %
page-mine-won-of = { $won } von { $games }
page-mine-average = Du im Schnitt
page-mine-average-ceres = Ceres: { $ceres }
page-mine-median = Dein Median
page-mine-median-what = in der Hälfte deiner Spiele hattest du mindestens so viele SP
page-mine-median-short = Median
page-mine-best = Dein Rekord
page-mine-best-what = { $difficulty }, { $you } zu { $ceres }
page-mine-streak = Aktuelle Serie
page-mine-streak-now = { $games ->
    [one] { $side ->
        [you] { $games } Sieg
       *[other] { $games } Niederlage
    }
   *[other] { $side ->
        [you] { $games } Siege
       *[other] { $games } Niederlagen
    }
}
page-mine-streak-longest = Längste: { $games ->
    [one] { $games } Sieg
   *[other] { $games } Siege
}
page-mine-widest = Höchster Sieg
page-mine-widest-what = { $you } zu { $ceres }
page-mine-kinds = Nach Schwierigkeitsgrad
page-mine-kind = Schwierigkeit
page-mine-points = Du : Ceres
page-mine-average-points = { $you } : { $ceres }
page-mine-sources = Woher die SP kommen
page-mine-sources-about = { $games ->
    [one] SP pro Spiel, aus einem Spiel
   *[other] SP pro Spiel, im Schnitt über { $games } Spiele
}
page-mine-sources-unknown = { $games ->
    [one] Ein weiteres Spiel wird noch durchgesehen.
   *[other] { $games } weitere Spiele werden noch durchgesehen.
}
page-mine-time = Spiel für Spiel
page-mine-time-about = { $games ->
    [one] Ein Spiel: du { $you } SP, Ceres { $ceres }.
   *[other] Die letzten { $games } Spiele, das neueste rechts: Du hattest zwischen { $low } und { $high } SP.
}
page-mine-you = du
page-mine-list = Beendete Spiele
page-mine-replay = Nachspielen
page-mine-log = Für ein Spieltagebuch speichern
page-mine-link = In BG Stats öffnen
page-mine-files = Für dein Spieltagebuch
page-mine-files-about = Dateien der Spiele oben: Partien für Board Game Stats (BG Stats) und eine Tabelle für jede Tabellenkalkulation.
page-mine-files-untried = Die Partien sind so geschrieben, wie BG Stats sie teilt, und der Link folgt der Beschreibung des Herausgebers. Beides wurde in der App selbst noch nicht ausprobiert. Der Link führt zur Adresse des Herausgebers und übergibt diese eine Partie.
page-mine-name = Dein Name im Spieltagebuch
page-mine-save-plays = Partien speichern (.bgsplay)
page-mine-save-table = Tabelle speichern (.csv)
page-mine-everything = Nimm deine Spiele mit
page-mine-everything-about = Alle deine Spiele in einer Datei, auch die offenen: Speichere sie hier und öffne sie in einem anderen Browser oder auf einem anderen Gerät. Was dort schon ist, wird nicht doppelt hinzugefügt.
page-mine-everything-save = Alle Spiele speichern
page-mine-everything-open = So eine Datei öffnen
page-mine-everything-going = Spiele werden hinzugefügt …
page-mine-everything-share = Datei teilen
page-mine-kept = Dieser Browser hat zugesagt, deine Spiele zu behalten, auch wenn der Speicherplatz knapp wird.
page-mine-not-kept = Dieser Browser hat nicht zugesagt, deine Spiele zu behalten: Wird der Platz knapp oder kommst du länger nicht wieder, kann er sie löschen. Speichere ab und zu eine Datei; oft hilft es auch, das Spiel zu installieren.
page-mine-more = { $count ->
    [one] Ein weiteres zeigen
   *[other] { $count } weitere zeigen
}

### The laboratory.
### The margin is the "Vorsprung", any other difference an "Unterschied".

## `ceres sim`

sim-interpreted = Die Engine läuft interpretiert, etwa fünfzehnmal langsamer als kompiliert: { $command } kompiliert sie.
sim-playing = Spiele
# The pace, and hours, minutes and seconds that are left.
sim-pace = { $rate } Spiele/s, noch { $left }
sim-kept = Beendet und gespeichert: { $done } von { $total } Spielen. Weiter geht es mit: { $command }
sim-kept-bot = Beendet und gespeichert: { $done } von { $total } Spielen. Mit unverändertem Bot geht es weiter mit: { $command } (ein geänderter Bot ist ein neues Experiment, in einem anderen Ordner)
sim-mended = { $path } war beschädigt: Diese Spiele werden noch einmal gespielt.
sim-no-workers = Unter { $address } gibt es noch keine Arbeitsprozesse: Es wird auf einen gewartet.
benchmark-playing = Der Benchmark läuft
benchmark-verifying = Die Spiele werden nachgespielt
benchmark-legend = Mittelwerte und Anteile mit ihren 95-%-Intervallen. Vorsprung: SP vor Ceres am Ende. Entscheidungen: wie viel besser sie waren als die von planner, in SP pro Spiel, das Glück herausgerechnet. Sekunden: pro Aktion.
benchmark-written = Das Ergebnis mit allen Spielen steht in { $path }
benchmark-verified = { $games ->
    [one] { $games } Spiel wurde nachgespielt, und alles stimmt.
   *[other] { $games } Spiele wurden nachgespielt, und alles stimmt.
}
benchmark-to-program = Du spielst allein gegen Ceres. Beantworte jede Frage mit einer Zeile: einer Aktion. Zeilen, die mit # beginnen, werden ignoriert.
benchmark-column-player = Spieler
benchmark-column-setting = Einstellung
benchmark-column-games = Spiele
benchmark-column-wins = Siege
benchmark-column-lead = Vorsprung
benchmark-column-decisions = Entscheidungen
benchmark-column-seconds = Sekunden
benchmark-column-illegal = abgelehnt
sim-legend = Siege mit ihrem 95-%-Intervall (Wilson). Punkte als Mittelwert ± Standardabweichung von Spiel zu Spiel.
sim-writes = Die Ergebnisse kommen in den Ordner { $path }; { $option } nennt einen anderen.
sim-written = Jedes Spiel ist eine Zeile in { $path }
sim-not-with-resume = { $option } kann begonnene Spiele nicht ändern: lass die Option weg

## columns and values of the results

lab-column-bot = Bot
lab-column-difficulty = Schwierigkeit
lab-column-monuments = Monumente
lab-column-variants = Varianten
lab-column-components = Material
lab-column-exchanged = Ersetzte Karte
lab-column-games = Spiele
lab-column-wins = Siege
lab-column-interval = 95 %
lab-column-you = Du
lab-column-ceres = Ceres
lab-column-margin = Vorsprung
lab-with = mit
lab-without = ohne
lab-none = keine
lab-standard = normal
lab-no-variant = ohne Hausvariante
lab-standard-box = normales Spielmaterial
lab-all-cards = alle Karten unverändert

## `ceres report`: what it says when it is done

report-written = Der Bericht liegt in { $path }
report-pictures = { $count ->
    [one] Daneben liegt ein Bild als PNG.
   *[other] Daneben liegen { $count } Bilder als PNG.
}

## `ceres report`: the page

report-title = Gardens of Ceres: Ergebnisse
# $names are the names of folders of results.
report-about = Aus { $names }.
report-foot = Alle Intervalle sind 95-%-Intervalle. Jede Zahl ist aus den Zeilen der einzelnen Spiele berechnet; nichts auf dieser Seite wurde von anderswo geladen.
report-everywhere = In allen Spielen gleich: { $same }.
report-one-scene = Hier gezeigt: { $scene }.
report-left-out = Hier gezeigt: die ersten { $shown } von { $all } Kombinationen. Ein Bericht über weniger Gruppen zeigt die anderen.

report-overview-title = Was gespielt wurde
report-overview-text = Spiele insgesamt: { $games }. Siege mit ihrem Intervall (Wilson); Punkte als Mittelwert ± Standardabweichung von Spiel zu Spiel.
report-unfinished = Noch ist nicht alles gespielt: { $done } von { $total } Spielen.
report-wins-title = Wie oft du gewinnst
report-wins-text = Der Anteil gewonnener Spiele nach Schwierigkeitsgrad und Bot, mit seinem Intervall: Würde man das Ganze immer wieder spielen, läge der wahre Anteil in neunzehn von zwanzig solcher Intervalle.
report-axis-wins = gewonnene Spiele
report-margins-title = Mit welchem Vorsprung
report-margins-text = Wie sich die Spiele auf den Vorsprung verteilen, also deine SP minus Ceres’ SP. Rechts der gestrichelten Linie hast du gewonnen.
report-axis-margin = Vorsprung in SP
report-points-title = Woher die Punkte kommen
report-points-text = SP beider Seiten im Mittel, nach Herkunft, in den Ären 1 bis 3.
report-source-when-built = Monumente beim Bauen
report-source-run-outs = Wenn etwas ausgeht
report-growth-title = Wie Markt und Gärten wachsen
report-growth-text = Mittelwerte am Ende jeder Ära.
report-growth-turns = Mittelwerte zu jedem deiner Züge, solange noch mindestens die Hälfte der Spiele läuft.
report-axis-era = Ära
report-axis-turn = Zug
report-grows-gardens = Gärten auf dem Spielplan
report-grows-largest-park = Gärten im größten Park
report-grows-laid = Silber, in der Ära als Bestechung gelegt
report-grows-price = Preis einer Urkunde, die du kaufst
report-grows-on-market = Silber auf den Urkunden im Markt
report-grows-cheapest = Preis der günstigsten Urkunde
report-counts-title = Was getan wird und was ausgeht
report-counts-text = Mittelwerte je Spiel: Züge und was darin geschah; dann, wie oft Ceres keine passende Urkunde fand, keinen Marker mehr hatte, auch keine eigene Urkunde mehr hatte (das Beanspruchen scheiterte), kein leeres Grundstück für ein Plättchen hatte oder den Beutel leer fand.
report-count-turns = Züge
report-count-incomes = Einkommen
report-count-buys = Gekauft
report-count-builds = Gebaut
report-count-rebuilds = davon als Ersatz
report-count-choices = Für Ceres gewählt
report-count-no-deed = Keine Urkunde
report-count-no-marker = Kein Marker
report-count-failed-claims = Gescheitert
report-count-no-room = Kein Grundstück
report-count-empty-bag = Beutel leer
report-cards-title = Was jede von Ceres’ Karten wert ist
report-cards-text = Jedes Spiel wurde mit derselben Startzahl noch einmal gespielt; dabei wurde die Aktion einer Karte durch die einer anderen ersetzt, reihum durch jede der anderen. Der Wert einer Karte ist der Vorsprung, den Ceres durch den Tausch verliert: wie viele SP sie ihr mehr oder weniger bringt als eine durchschnittliche Karte.
report-cards-many = { $cards ->
    [one] Hier steht { $cards } Intervall: Es kann den wahren Wert verfehlen.
   *[other] Hier stehen { $cards } Intervalle: Gut möglich, dass eines davon den wahren Wert verfehlt.
}
report-axis-worth = Wert für Ceres, Vorsprung in SP
# $icon is yes if the card has a Monument icon.
report-card = { $id } { $does }{ $icon ->
    [yes] {" "}+ Monument
   *[no] {""}
}
report-effects-title = Was einen Unterschied macht
report-distance-title = Wie weit entfernt von einem Spieler, der alle verdeckten Karten kennt
report-sets-title = { $first } und { $second } im Vergleich
report-sets-nothing = Keine Gruppe der einen Ergebnisse entspricht einer der anderen, es gibt also nichts zu vergleichen.
report-compare-text = Unterschiede im Anteil gewonnener Spiele in Prozentpunkten und im Vorsprung in SP; was gut Zufall sein kann, ist grau. Wo beide dieselben Startzahlen spielten, werden die Spiele einzeln verglichen (McNemar-Test), sonst als zwei Stichproben.
report-axis-difference = Unterschied bei Siegen
report-axis-difference-margin = Unterschied im Vorsprung, SP
# $where is what both have in common; $some is yes if there is anything.
# Not "gegen": bots do not play against each other.
report-against = { $second } statt { $first }{ $some ->
    [yes] {" "}({ $where })
   *[no] {""}
}
# Numbers are already written; $points, $low, $high and the margins have a sign. $paired is yes, some or
# no; $chance is "= 0.0312" or "< 0.0001"; $verdict is wins, margin or none.
report-statement = { $heading }: { $other } der Spiele gewonnen statt { $rate }, { $points } Prozentpunkte ({ $low } bis { $high }); beim Vorsprung { $margin } SP ({ $marginlow } bis { $marginhigh }); { $games } Spiele { $paired ->
    [yes] mit denselben Startzahlen
    [some] mit denselben Startzahlen, von { $played }
   *[no] mit anderen Startzahlen
}, p { $chance }. { $verdict ->
    [wins] Der Unterschied ist signifikant.
    [margin] Der Unterschied bei den Siegen kann gut Zufall sein, der im Vorsprung ist signifikant.
   *[none] Der Unterschied kann gut Zufall sein.
}
report-verdict = { $verdict ->
    [wins] signifikant
    [margin] nur im Vorsprung
   *[none] kann Zufall sein
}
report-column-compared = Vergleich
report-column-points = Prozentpunkte
report-column-margin = Vorsprung
report-column-chance = p
report-column-verdict = Unterschied

## the coach: hints, forecasts and reviews

# $vp has a sign, as in +1.4; $side is you or ceres.
coach-reason = { $side ->
    [you] du
   *[ceres] Ceres
} { $vp } SP ({ SOURCE($source) }, Ära { $era })
coach-best = Beste Aktion: { $action }
coach-only = Es gibt nur eine Aktion: { $action }
# Several actions that are as good.
coach-best-any = Die besten Aktionen, alle gleich gut: { $actions }
# What was advised earlier in the same turn.
coach-changed = Bei genauerem Hinsehen rät der Coach nicht mehr zu „{ $action }“: Etwas anderes ist klar besser.
# What to expect: where the game is as good as won or lost, only by how much.
coach-outlook-decided = { $end ->
    [won] Der Sieg ist dir so gut wie sicher, mit etwa { $vp } SP Vorsprung.
   *[lost] Gewinnen kannst du kaum noch. Am Ende liegst du voraussichtlich etwa { $vp } SP zurück.
}
# $win and $lead are written, such as 63% and +8.2.
coach-outlook-open = Von hier aus gewinnst du etwa { $win } der Spiele. Dein Vorsprung am Ende beträgt im Durchschnitt { $lead } SP.
# Before the reasons, of which each is a sentence.
coach-why-than = Verglichen mit „{ $other }“:
coach-why-scores = { PIECE($id) } auf { $lots }: etwa { $vp } SP mehr für dich.
coach-why-scores-all = { PIECE($id) }: insgesamt etwa { $vp } SP mehr für dich.
# What speaks against it.
coach-why-but-scores = Aber { PIECE($id) }: insgesamt etwa { $vp } SP weniger für dich.
coach-why-but-source = { $side ->
    [you] Aber du bekommst etwa { $vp } SP weniger ({ SOURCE($source) }).
   *[ceres] Aber Ceres bekommt etwa { $vp } SP mehr ({ SOURCE($source) }).
}
coach-why-source = { $side ->
    [you] Du bekommst etwa { $vp } SP mehr ({ SOURCE($source) }).
   *[ceres] Ceres bekommt etwa { $vp } SP weniger ({ SOURCE($source) }).
}
# $often and $otherwise are out of 100 games: with the advised action, and with the other one.
coach-why-builds = In { $often } von 100 Spielen baust du { PIECE($id, form: "acc") }, sonst nur in { $otherwise }.
coach-why-hers = { $lot } gehört am Ende in { $often } von 100 Spielen Ceres, sonst in { $otherwise }.
# $reasons is a list of coach-reason; $action and $other are actions as they are written everywhere.
coach-why = „{ $action }“ statt „{ $other }“: { $reasons }.
# $wins has a sign and is out of 100 games.
coach-why-wins = „{ $action }“ statt „{ $other }“: { $reasons }; Siege in 100 Spielen: { $wins }.
coach-unsure = „Am besten“ ist, was im Durchschnitt am besten abschneidet, wenn der Coach das Spiel viele Male zu Ende spielt. ± sagt, um wie viel eine Zahl danebenliegen kann.
coach-proved = Bewiesen: Diese Zahlen sind genau und zählen alles, was gezogen werden kann.
coach-was-proved = Das war die beste Aktion, und das ist bewiesen.
coach-forecast-now = Was Ceres in ihrem nächsten Zug tun könnte:
coach-forecast-after = Was Ceres nach „{ $action }“ tun könnte:
coach-does-last-turn = letzter Zug der Ära
coach-column-action = Aktion
coach-column-lead = Vorsprung
coach-column-win = Siege
coach-column-behind = Rückstand
coach-column-worlds = Spiele
coach-column-chance = Chance
coach-column-card = Karte
coach-column-does = Wirkung
coach-column-deed = Urkunde
coach-column-decision = Nr.
coach-column-era = Ära
coach-column-played = Gespielt
coach-column-better = Besser
coach-column-cost = Verlust
coach-column-mark = Urteil
coach-column-luck = Ziehungen
coach-column-part = Anteil
coach-column-vp = SP
coach-part-par = Ein durchschnittliches Spiel
coach-part-deal = Dein Start
coach-part-luck = Die Ziehungen
coach-part-decisions = Deine Entscheidungen
coach-part-corrections = Korrekturen am Tisch
coach-part-result = Ergebnis
coach-part-expected = Zu erwarten
coach-mark-inaccuracy = Ungenauigkeit
coach-mark-mistake = Fehler
coach-mark-blunder = grober Fehler
coach-mark-brilliant = brillant
coach-mark-close = zu knapp für ein Urteil
coach-reviewing = Auswertung
coach-title = Gardens of Ceres: Auswertung eines Spiels
# $lead is a whole number without a sign; $end is won, lost, ahead or behind.
coach-summary-end = { $end ->
    [won] Du hast mit { $lead } SP Vorsprung gewonnen.
    [lost] Du hast mit { $lead } SP Rückstand verloren.
    [tied] Du hast verloren, denn bei Gleichstand gewinnt Ceres.
    [ahead] Du kannst erwarten, mit etwa { $lead } SP Vorsprung zu gewinnen.
   *[behind] Du musst damit rechnen, mit etwa { $lead } SP Rückstand zu verlieren.
}
# $deal and $luck are more, less or even.
coach-summary-fortune = { $deal ->
    [more] Dein Start war besser als üblich (+{ $promised } SP)
    [less] Dein Start war schlechter als üblich (−{ $promised } SP)
   *[even] Dein Start war durchschnittlich
} und { $luck ->
    [more] die Ziehungen haben dir { $drawn } SP gebracht.
    [less] die Ziehungen haben dich { $drawn } SP gekostet.
   *[even] die Ziehungen haben sich ausgeglichen.
}
# $than is more, less or even.
coach-summary-luck = { $than ->
    [more] Die Ziehungen haben dir { $vp } SP gebracht.
    [less] Die Ziehungen haben dich { $vp } SP gekostet.
   *[even] Die Ziehungen haben sich ausgeglichen.
}
coach-summary-costly = { $count ->
    [0] Keine Entscheidung war eindeutig schlechter als die beste{ $rest ->
        [none] {""}
        [most] ; kleine Verluste können zusammen bis zu { $high } SP gekostet haben
       *[between] , aber kleine Verluste haben zusammen wohl { $low } bis { $high } SP gekostet
    }.
    [one] Eine markierte Entscheidung in Ära { $era } hat dich { $vp } SP gekostet{ $rest ->
        [none] {""}
        [most] ; kleine Verluste können noch einmal bis zu { $high } SP gekostet haben
       *[between] ; kleine Verluste haben zusammen wohl noch einmal { $low } bis { $high } SP gekostet
    }.
   *[other] { $count } markierte Entscheidungen haben dich zusammen { $vp } SP gekostet{ $where ->
        [all] , alle in Ära { $era }
       *[most] , davon { $most } in Ära { $era }
    }{ $rest ->
        [none] {""}
        [most] ; kleine Verluste können noch einmal bis zu { $high } SP gekostet haben
       *[between] ; kleine Verluste haben zusammen wohl noch einmal { $low } bis { $high } SP gekostet
    }.
}
# $place is between, above, below or unknown; $worse and $better are bots.
coach-accuracy = Kleine Verluste mitgezählt, hat dich eine Entscheidung im Durchschnitt { $vp } SP gekostet. { $place ->
    [between] Das liegt zwischen den Bots { $worse ->
        [greedy] Neuling
        [planner] Planer
        [montecarlo] Orakel
       *[other] { $worse }
    } und { $better ->
        [greedy] Neuling
        [planner] Planer
        [montecarlo] Orakel
       *[other] { $better }
    }.
    [above] Das ist weniger, als der Bot { $worse ->
        [greedy] Neuling
        [planner] Planer
        [montecarlo] Orakel
       *[other] { $worse }
    } verliert.
    [below] Das ist mehr, als der Bot { $better ->
        [greedy] Neuling
        [planner] Planer
        [montecarlo] Orakel
       *[other] { $better }
    } verliert.
   *[unknown] {""}
}
coach-peeked = { $count ->
    [one] Eine Entscheidung fiel, nachdem Verdecktes zu sehen war. Sie wird nicht beurteilt und zählt nicht.
   *[other] { $count } Entscheidungen fielen, nachdem Verdecktes zu sehen war. Sie werden nicht beurteilt und zählen nicht.
}
coach-costly-title = Die teuersten Entscheidungen
coach-moments-title = Wo es sich entschied
coach-costly-none = Keine Entscheidung war eindeutig schlechter als die beste.
page-coach-next-title = Was du nächstes Mal versuchen kannst
# $best is a kind of action that would often have been better; with “other-”, another one of $kind.
coach-next = In deinen letzten { $games } ausgewerteten Spielen { $kind ->
    [income] hat dich Einkommen in Ära { $era } etwa { $vp } SP pro Spiel gekostet.
    [buy] hat dich das Kaufen in Ära { $era } etwa { $vp } SP pro Spiel gekostet.
    [build] hat dich das Bauen in Ära { $era } etwa { $vp } SP pro Spiel gekostet.
   *[place] haben dich deine Entscheidungen für Ceres in Ära { $era } etwa { $vp } SP pro Spiel gekostet.
} { $best ->
    [income] Überleg zuerst, ob Einkommen besser wäre.
    [buy] Sieh zuerst nach, ob sich eine Urkunde lohnt.
    [build] Sieh zuerst nach, was du bauen könntest.
    [other-buy] Vergleich vor dem Kauf alle Urkunden, die ausliegen.
    [other-build] Probier vor dem Bauen auch andere Gebäude und Plätze.
   *[place] Sieh dir vor der Wahl alle Plätze an.
}
coach-curve-title = Siegchance und erwarteter Vorsprung
coach-curve-text = Was bei jeder Entscheidung zu erwarten war. Das schattierte Band zeigt, wie unsicher die Schätzung ist.
coach-curve-win = Siegchance
coach-curve-lead = erwarteter Vorsprung in SP
coach-waterfall-title = Woher das Ergebnis kommt
coach-waterfall-text = „Ein durchschnittliches Spiel“ sagt, wie weit der Planer, ein Bot, in Tausenden Spielen mit denselben Optionen im Durchschnitt vorn lag. Zusammen ergeben die Teile das Ergebnis.
coach-decisions-measure = Verglichen mit der besten Aktion haben alle Entscheidungen zusammen { $all } SP gekostet, davon { $vp } SP die markierten. „Deine Entscheidungen“ ({ $part } SP) vergleicht sie mit dem, was der Planer an deiner Stelle gespielt hätte, und auch dieser Bot findet nicht immer die beste Aktion.
coach-decisions-title = Alle Entscheidungen
coach-luck-title = Ziehungen, auf die es ankam
coach-luck-text = Nur Ziehungen, die eindeutig etwas geändert haben.
coach-decision-title = Entscheidung { $number } in Ära { $era }
coach-played = Gespielt: { $action }
coach-better = Besser: { $action }
coach-meaning-title = Wie das gemessen wird
coach-meaning-best = „Am besten“ heißt: im Durchschnitt über alles, was noch verdeckt sein kann, wenn danach der Planer, ein Bot, weiterspielt. Perfekt heißt es nicht: Ein Plan, den dieser Bot nicht versteht, kann besser sein, als er meint.
coach-meaning-luck = Glück ist das, was gezogen wurde, bewertet vom selben Bot: Du hattest Glück, wenn nach einer Ziehung mehr zu erwarten war als davor. Über viele Spiele gleicht sich das aus.
coach-meaning-par = „Dein Start“ ist, was am Anfang zu erwarten war, verglichen mit einem durchschnittlichen Spiel. „Das Spiel des Planers“ nach einem Spiel ist etwas anderes: dessen Vorsprung mit genau denselben Karten, auch denen, die noch niemand kennen konnte.
coach-meaning-error = Jede Zahl ist geschätzt, und ± sagt, wie weit sie danebenliegen kann. Wir markieren eine Entscheidung nur, wenn wir sicher sind, dass sie dich etwas gekostet hat: 5, 10 oder 20 Prozentpunkte Siegchance, oder { $cuts } SP, wenn das Spiel ohnehin entschieden ist.
coach-meaning-made = { $playouts } Spiele, zu Ende gespielt von { $policy }, Regelversion { $rules }.

## the page: the coach at the table, in the review, and in my games

page-table-hint = Tipp
page-table-outlook = Was Ceres als Nächstes tun könnte
page-table-tab-coach = Coach
page-keys-hint = ein Tipp, dann jeweils der nächste Schritt
page-keys-forecast = was Ceres als Nächstes tun könnte
page-settings-warn = Vor groben Fehlern warnen
page-settings-warn-means = Der Coach meldet sich vor einem groben Fehler. Ein solches Spiel zählt als Spiel mit Tipps; in Spielen mit „Kein Zurück“ gibt es keine Warnungen.
page-result-review = Spiel auswerten
page-replay-review = Auswertung
page-coach-buy = { $deed } kaufen
page-coach-build = { PIECE($id, form: "acc") } auf { $lots } bauen
page-coach-place = Auf { $lots } legen
page-coach-about = Der Coach verrät zuerst nur wenig und mehr erst, wenn du fragst. Er rechnet auf diesem Gerät.
page-coach-strict = In diesem Spiel gibt es kein Zurück und auch keine Tipps.
page-coach-later = Tipps gibt es für deine eigenen Entscheidungen. Frag wieder, wenn du am Zug bist.
page-coach-where = { $kind ->
    [income] Denk zuerst an dein Silber.
    [buy] Überleg, ob du im markierten Teil der Stadt eine Urkunde kaufst.
    [build] Überleg, ob du im markierten Teil der Stadt baust.
   *[place] Sieh dir den markierten Teil der Stadt an.
}
page-coach-show-where = Wohin soll ich schauen?
page-coach-show-action = Aktion zeigen
page-coach-show-table = Aktionen vergleichen
page-coach-show-why = Warum?
page-coach-figures = In Zahlen
page-coach-take = Auswählen
page-coach-compare = Mit der besten vergleichen
page-coach-is-best = „{ $action }“ ist die beste Aktion, die der Coach gefunden hat.
page-coach-equal = Etwa gleich gut: { $actions }.
page-coach-unclear = Zu knapp für ein Urteil: Der Unterschied kann Zufall sein.
page-coach-no-reasons = Der Unterschied ergibt sich aus vielen Kleinigkeiten.
page-coach-download = Der Coach wird geladen (beim ersten Mal etwa 14 MB) …
page-coach-loading = Der Coach kommt an den Tisch …
page-coach-thinking = Denkt nach …
page-coach-sharper = Die Zahlen werden genauer …
page-coach-stop = Anhalten
page-coach-go-on = Weiter nachdenken
page-coach-no-python = Der Coach lässt sich hier nicht laden, daher gibt es zurzeit weder Tipps noch Auswertungen.
page-coach-forecast-about = Genaue Chancen, in der Stadt und auf ihren Karten. Jeder könnte sie selbst auszählen, daher gilt das nicht als Tipp.
page-coach-does = { $does ->
    [claim] { $deed ->
        [none] beansprucht keine Urkunde
       *[deed] beansprucht { $deed }
    }
    [enlarge] erweitert einen Park
    [bribe] besticht
   *[last-turn] macht ihren letzten Zug der Ära
}
page-coach-warning = Bist du sicher?
page-coach-warning-text = Der Coach kennt etwas viel Besseres. Mit „{ $action }“ gewinnst du etwa { $win } der Spiele, mit der besten Aktion { $best }; im Durchschnitt kostet das { $vp } SP.
# The same where the game is as good as won or lost.
page-coach-warning-lead = Der Coach kennt etwas viel Besseres. „{ $action }“ kostet dich im Durchschnitt { $vp } SP.
page-coach-warning-play = Trotzdem spielen
page-coach-warning-show = Zeig es mir
page-coach-warning-back = Neu wählen
page-coach-meaning-forecast = Die Chancen für Ceres’ nächsten Zug sind ausgezählt, nicht geschätzt, und beruhen auf nichts Verdecktem.
page-coach-meaning-hints = Tipps und Warnungen werden im Spiel vermerkt, und „Meine Spiele“ zählt solche Spiele getrennt.
page-coach-meaning-made = { $playouts } Spiele, zu Ende gespielt von { $policy }.
page-coach-review-about = Der Coach sieht sich jede Entscheidung noch einmal an: was sie wert war, was die Ziehungen wert waren und woher das Ergebnis kommt. Er rechnet auf diesem Gerät und speichert die Auswertung mit dem Spiel.
page-coach-review-start = Auswertung beginnen
page-coach-review-finish = { $seconds ->
    [0] Genaue Auswertung
   *[other] Genaue Auswertung (etwa { $seconds } s)
}
page-coach-review-first = Schnelle Auswertung: Die Zahlen sind noch grob.
page-coach-review-older = Diese Auswertung stammt von einer früheren Version des Coachs. Ihre Zahlen sind veraltet.
page-coach-review-again = Spiel neu auswerten
page-coach-decisions = Entscheidungen
page-coach-list-marked = Mit Urteil
page-coach-list-all = Alle
page-coach-was-best = Das war die beste Aktion.
page-coach-was-close = Zu knapp für ein Urteil: „{ $action }“ kann genauso gut sein oder besser.
page-coach-was-brilliant = Gut gesehen: Das war eindeutig besser als das Naheliegende.
page-coach-was-advised = Du bist dem Rat des Coachs gefolgt.
page-coach-was-forced = Es gab nichts anderes zu tun.
page-coach-cost = Das kostete im Durchschnitt { $vp } SP.
page-coach-cost-win = Das kostete im Durchschnitt { $vp } SP und { $win ->
    [one] { $win } Prozentpunkt
   *[other] { $win } Prozentpunkte
} Siegchance.
page-coach-draw = Was danach kam, war { $vp } SP wert.
page-coach-legend = In der Stadt ist die gespielte Aktion gestrichelt, die beste dick umrandet.
page-coach-try = Noch einmal versuchen
page-coach-try-about = { $count ->
    [one] Bei einer Entscheidung gab es etwas Besseres. Findest du es?
   *[other] Bei { $count } Entscheidungen gab es etwas Besseres. Findest du es?
}
page-coach-try-question = Was würdest du hier tun?
page-coach-try-solved = Gut gesehen!
page-coach-try-good = Auch gut: etwa so gut wie „{ $action }“.
page-coach-try-not = Noch nicht: Das kostet { $vp } SP. Versuch etwas anderes.
page-coach-try-answer = Lösung zeigen
page-coach-try-next = Die nächste
page-coach-try-done = Das waren alle. Versuch sie an einem anderen Tag noch einmal.
page-coach-try-of = { $number } von { $count }
page-coach-try-end = Beenden
page-coach-curve-what = Was die Kurve zeigt
page-mine-accuracy = Wie gut du entscheidest
page-mine-accuracy-none = Noch ist kein Spiel ausgewertet. Geh bei einem beendeten Spiel auf „Nachspielen“ und wähle dort „Auswertung“.
page-mine-accuracy-about = { $games ->
    [one] Ein Spiel ist ausgewertet. Eine Entscheidung kostete dich im Durchschnitt { $vp } SP; weniger ist besser.
   *[other] { $games } Spiele sind ausgewertet. Eine Entscheidung kostete dich im Durchschnitt { $vp } SP; weniger ist besser.
}
page-mine-accuracy-kind = { $kind ->
    [income] Einkommen
    [buy] Kaufen
    [build] Bauen
   *[place] Wahl für Ceres
}
page-mine-accuracy-what = Entscheidung
page-mine-accuracy-all = Alle
page-mine-accuracy-unit = verlorene SP je Entscheidung

### How to play.

## how to play: the flowchart, in which short lines fit

guide-tile-owns = Besitzt Ceres ein leeres Grundstück?
guide-tile-owns-no = Kein Plättchen: Sie bekommt 1 SP.
guide-tile-adjacent = Liegt eines ihrer leeren Grundstücke neben einem Park?
guide-tile-adjacent-yes = Es bleiben die neben dem größten dieser Parks.
guide-tile-diagonal = Liegt eines davon diagonal zu einem Park?
guide-tile-diagonal-yes = Es bleiben die diagonal zum größten dieser Parks.
guide-tile-far = Alle liegen abseits jedes Parks.
guide-tile-far-then = Es bleiben die, die ihrem größten Park am nächsten sind; von diesen die, die von deinen Gebäuden am weitesten weg sind.
guide-tile-several = Bleibt mehr als ein Grundstück?
guide-tile-several-yes = Du wählst. Du siehst das Plättchen vorher.
guide-tile-one = Das Plättchen kommt dorthin.
guide-tile-yes = ja
guide-tile-no = nein

### The command line: its help, and complaints about how it was called.

## What is around the help; $name and $word are in quotation marks

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-help = Zeigt diese Hilfe.
help-default = Standard:
help-required = nötig
help-try = Hilfe gibt es mit: { $call }
help-no-command = Einen Befehl { $word } gibt es nicht.
help-did-you-mean = Meintest du { LIST($words, type: "or") }?
help-no-option = Diese Option gibt es nicht: { $word }.
help-missing = Es fehlt { $kind ->
        [option] die Option
       *[argument] das Argument
    } { $name }.
help-bad-value = Ungültiger Wert für { $name }
help-no-value = Die Option { $name } braucht einen Wert.
help-surplus = Zu viele Argumente: { $words }
help-which-command = Es fehlt ein Befehl.

## Commands

help-command-ceres = Gardens of Ceres, der Solomodus von Foundations of Rome. Ohne Befehl öffnet sich das Spiel im Browser.
help-command-play =
    Spielt im Terminal, als Vollbild oder als reiner Text. Ohne Optionen geht dein letztes Spiel weiter.

    Beispiel: printf 'market\nbuy C4\n' | ceres play --plain --seed 7
help-command-serve = Spielt im Browser: startet den Server und öffnet die Seite.
help-command-settings = Gibt eine Datei mit allen Einstellungen von `ceres serve` und ihren Standardwerten aus.
help-command-site =
    Schreibt die Seite als statische Dateien, die jeder Webserver ausliefern kann.

    Handys können sie installieren und offline spielen.
help-command-demo = Zeigt ein Vorführspiel mit einem sorglosen Spieler.
help-command-daily = Spielt das Spiel des Tages im Terminal. Nur der erste Versuch zählt.
help-command-ladder = Zeigt die Ränge und wie oft Bots auf jedem gewinnen, oder spielt ein Spiel auf einem Rang.
help-command-replay = Erzählt ein aufgezeichnetes Spiel nach.
help-command-draw = Zeichnet eine Stellung als SVG.
help-command-hint =
    Vergleicht die Aktionen einer Stellung: erwarteter Vorsprung, Siegchance und warum.

    Beispiel: ceres position new --seed 7 | ceres hint -
help-command-forecast =
    Nennt die genauen Chancen für das, was Ceres als Nächstes tun kann.

    Beispiel: ceres position new --seed 7 | ceres forecast - --after 'buy C4'
help-command-review =
    Wertet ein aufgezeichnetes Spiel aus: was dein Start, die Ziehungen und deine Entscheidungen wert waren.

    Beispiel: ceres review game.json -o review.html
help-command-puzzle =
    Stellt Aufgaben, Zeile für Zeile: Gib die Nummer einer Antwort ein.

    Beispiel: ceres puzzle --kind win
help-command-puzzles = Aufgaben: Stellungen mit je einer Frage, deren Antworten bewiesen sind.
help-command-puzzles-make =
    Erstellt ein Aufgabenbuch aus Spielen von Bots. Jede Antwort ist bewiesen.

    Beispiel: ceres puzzles make book.json.gz --games 100
help-command-puzzles-check = Berechnet alle Antworten eines Buchs neu: gibt nichts aus oder die Fehler, einen je Zeile.
help-command-puzzles-show = Zählt die Aufgaben eines Buchs nach Art und Schwierigkeit oder gibt eine mit ihrer Lösung aus.
help-command-bots = Zeigt die Bots und ihre Parameter.
help-command-sim =
    Spielt viele Spiele, Bots gegen Ceres, in jeder Kombination der Optionen.

    Schreibt eine Zeile je Spiel als Parquet und gibt eine Tabelle aus.
help-command-report = Zeigt Ergebnisse: eine HTML-Seite mit Bildern, und jedes Bild als PNG.
help-command-benchmark =
    Lässt einen Bot oder ein beliebiges Programm die festen Spiele des Benchmarks spielen und bewertet sie.

    Beispiel: ceres benchmark --bot planner --games 10 -o planner.json
help-command-benchmark-verify = Spielt die Spiele eines Ergebnisses nach: gibt seine Zahlen aus, oder was nicht stimmt.
help-command-benchmark-table = Gibt Ergebnisse als Tabelle in Markdown aus; sie werden nicht geprüft.
help-command-games = Zeigt gespeicherte Spiele; exportiert, importiert, löscht und stellt sie wieder her.
help-command-games-export = Schreibt ein gespeichertes Spiel als Aufzeichnung.
help-command-games-import = Importiert eine Aufzeichnung als gespeichertes Spiel; aus einer Stellung wird ein neues.
help-command-games-delete = Löscht ein gespeichertes Spiel. 30 Tage lang lässt es sich wiederherstellen.
help-command-games-restore = Stellt ein gelöschtes Spiel wieder her.
help-command-db = Sichert, prüft, aktualisiert und exportiert eine Datenbank mit Spielen und stellt sie wieder her, auch im laufenden Betrieb.
help-command-db-backup = Kopiert eine Datenbank in eine neue Datei, mit der man spielen oder die man wiederherstellen kann.
help-command-db-restore = Kopiert alle Spiele einer Sicherung in eine Datenbank, die keine hat.
help-command-db-check = Liest jedes Spiel, spielt es nach und nennt, was beschädigt ist.
help-command-db-migrate = Bringt eine Datenbank auf das Format dieser Version, nachdem sie kopiert wurde.
help-command-db-export = Schreibt alle Spiele als Aufzeichnungen, eine je Zeile.
help-command-position = Stellungen als JSON: erzeugen, spielen, werten und prüfen.
help-command-position-new = Gibt die Stellung eines neuen Spiels aus.
help-command-position-actions = Gibt die möglichen Aktionen einer Stellung als JSON-Liste aus.
help-command-position-play = Spielt Aktionen; gibt die Ereignisse und die Stellung danach aus.
help-command-position-score = Gibt aus, was beide Seiten bekämen, wenn die Ära jetzt endete.
help-command-position-check = Prüft eine Stellung: gibt nichts aus oder ihre Fehler, einen je Zeile.
help-command-record = Aufzeichnungen von Spielen als JSON.
help-command-record-check = Prüft eine Aufzeichnung, indem sie nachgespielt wird: gibt nichts aus oder ihre Fehler, einen je Zeile.
help-command-record-position = Gibt die Stellung einer Aufzeichnung nach einigen oder nach allen ihrer Aktionen aus.
help-command-components = Karten und Gartenplättchen einer anderen Schachtel, als TOML.
help-command-components-check = Prüft eine Materialdatei: gibt nichts aus oder ihre Fehler, einen je Zeile.
help-command-components-show = Gibt die normale Materialdatei aus, als Vorlage für deine eigene.

## Options and arguments

help-version = Zeigt die Version, die Regelversion und wie die Engine läuft.
help-serve-host = Die Adresse, unter der der Server erreichbar ist; mit 0.0.0.0 können Handys im selben Netz mitspielen.
help-serve-shared = Trennt die Spiele der Spieler wie bei --host: für einen Server hinter einem Reverse Proxy.
help-serve-port = Der Port des Servers. Standard: 8376, sonst ein freier.
help-serve-database = Wo Spiele gespeichert werden: ein Pfad oder die URL einer PostgreSQL-Datenbank.
help-serve-settings = Eine Datei mit Einstellungen; `ceres settings` gibt eine aus. Optionen gehen der Datei vor.
help-serve-log-format = text oder json: ein Objekt je Zeile.
help-serve-metrics-port = Stellt Metriken für Prometheus an diesem Port dieses Rechners bereit.
help-serve-browser = Öffnet die Seite im Browser.
help-site-folder = Der Zielordner: neu, leer oder mit einer älteren Fassung der Seite.
help-site-force = Schreibt auch in einen Ordner mit anderen Dateien; diese bleiben, wie sie sind.
help-site-address = Die Adresse, unter der die Seite stehen wird: Wo jemand den Link teilt, erscheint dann ein Bild.
help-site-docs = Die Adresse der Dokumentation, damit die Seite auf sie verweist; von der Seite aus gesehen oder vollständig.
help-play-pace = Wie schnell Ceres’ Zug gezeigt wird: slow (langsam), quick (schnell) oder at-once (sofort).
help-play-plain = Spielt Zeile für Zeile, etwa für Screenreader, langsame Verbindungen, Skripte und Pipes.
help-play-new = Beginnt gleich ein neues Spiel.
help-daily-date = Der Tag, zum Beispiel 2026-11-16. Standard: heute, nach der Uhr dieses Rechners.
help-daily-json = Gibt Datum, Startzahl und Optionen aus, ohne zu spielen.
help-ladder-rank = Spielt ein Spiel auf diesem Rang, etwa quaestor; `ceres ladder --json` nennt die Kürzel.
help-output = Wohin geschrieben wird; - ist die Standardausgabe.
help-theme = light (hell), dark (dunkel) oder mono (schwarzweiß).
help-db-backup-out = Die Datei, die geschrieben wird.
help-db-restore-file = Die Sicherung.
help-db-copy = Wohin die Kopie kommt. Standard: neben die Datei oder in den Ordner CERES_HOME.
help-database = Ein Pfad oder die URL einer PostgreSQL-Datenbank. Standard: deine eigenen Spiele.
help-game = Das Spiel: sein Kürzel oder dessen erste Zeichen.
help-deleted = Zeigt die gelöschten Spiele, die sich wiederherstellen lassen.
help-as-json = Gibt JSON aus.
help-source = Die Datei, die gelesen wird; - ist die Standardeingabe.
help-which-game = Das wievielte Spiel, ab 1, wenn die Datei mehrere hat.
help-at = Nach wie vielen Aktionen, 0 für den Anfang. Standard: nach allen.
help-seed = Die Startzahl für den Aufbau. Gleiche Startzahl, gleiches Spiel. Standard: eine neue.
help-difficulty = normal (Normal), hard (Schwer) oder challenge (Herausforderung).
help-monuments = Spielt mit Monumenten.
help-variant = Eine Hausvariante: contested-population, creeping-gardens, wild-monuments oder favour-5, favour-10, … favour-60. Mehrfach möglich.
help-box = Das Material deiner eigenen Schachtel, eine TOML-Datei.
help-actions = Aktionen der Reihe nach, jede als ein Argument: income, 'buy C4', 'build domus C4', 'place C4'.
help-keep = Schreibt den heilen Teil einer beschädigten Aufzeichnung hierhin; - ist die Standardausgabe.
help-force = Überschreibt eine vorhandene Datei.
help-components-file = Die TOML-Datei, die geprüft wird.
help-demo-actions = Hört nach so vielen Aktionen auf.
help-pace = Sekunden Pause nach jeder Aktion. Standard: im Terminal ein Moment, in einer Pipe keine.
help-lang = Die Sprache: eine von { $languages }. Standard: CERES_LANG, sonst die des Systems.
help-benchmark-bot = Einer unserer Bots, wie `ceres bots` sie auflistet.
help-benchmark-code = Ein eigener Bot: eine Python-Datei.
help-benchmark-command = Ein beliebiges Programm, das das Spiel von der Standardeingabe liest und auf der Standardausgabe antwortet.
help-benchmark-name = Wie der Spieler in Tabellen heißt. Standard: der Bot, die Datei oder der Befehl.
help-benchmark-setting = Spielt nur diese Einstellung. Mehrfach möglich.
help-benchmark-games = Spielt nur die ersten Spiele jeder Einstellung. Standard: alle 100.
help-benchmark-seconds = Das Zeitlimit einer Entscheidung.
help-benchmark-workers = Wie viele Prozesse die Entscheidungen bewerten. Standard: einer je Kern.
help-benchmark-output = Schreibt das Ergebnis mit allen Spielen in diese Datei.
help-benchmark-files = Ergebnisse, wie `ceres benchmark -o` sie schreibt.
help-sim-bot = Ein Bot aus `ceres bots`, mit seinen Parametern. Mehrfach möglich.
help-sim-code = Ein eigener Bot, eine Python-Datei. Mehrfach möglich.
help-sim-difficulty = normal, hard, challenge oder each (jeder). Mehrfach möglich.
help-sim-monuments = Spielt mit Monumenten. Zusammen mit --no-monuments: beides.
help-sim-no-monuments = Spielt ohne Monumente.
help-sim-variant = Hausvarianten: none (keine), eine aus contested-population, creeping-gardens, wild-monuments und favour-5 bis favour-60, mehrere mit + verbunden, oder each (jede der ersten drei). Mehrfach möglich; jede Angabe ergibt eine Gruppe von Spielen.
help-sim-components = Das Material einer Schachtel, eine TOML-Datei, oder standard. Mehrfach möglich.
help-sim-cards = Tauscht außerdem jede von Ceres’ Karten einmal aus, mit denselben Startzahlen.
help-sim-games = Wie viele Spiele jede Gruppe hat.
help-sim-seed = Die Startzahl des ersten Spiels; die anderen folgen darauf.
help-sim-decisions = Schreibt außerdem eine Zeile je Entscheidung.
help-sim-output = Der Ordner für die Ergebnisse.
help-sim-resume = Setzt die Spiele in diesem Ordner nach ihrem Plan fort.
help-sim-force = Ersetzt Ergebnisse, die schon im Ordner sind.
help-sim-workers = Wie viele Prozesse rechnen. Standard: einer je Kern.
help-sim-dask = Spielt auf einem Dask-Cluster: die Adresse seines Schedulers.
help-sim-time-limit = Wie viele Sekunden ein Bot für eine Entscheidung haben darf.
help-report-results = Ordner mit Ergebnissen oder Parquet-Dateien; jedes wird mit dem ersten verglichen.
help-report-output = Der Ordner für den Bericht.
help-report-force = Überschreibt einen Bericht, der schon im Ordner ist.
help-forecast-after = Sagt ihren Zug nach dieser Aktion von dir voraus.
help-review-output = Schreibt die Auswertung auch als HTML-Seite.
help-coach-hint-playouts = Wie viele Spiele durchgespielt werden. Standard: bis der Rat feststeht.
help-coach-playouts = Wie viele Spiele durchgespielt werden; mehr machen die Zahlen genauer.
help-coach-seed = Die Startzahl der durchgespielten Spiele. Gleiche Startzahl, gleiche Zahlen.
help-puzzles-book = Das Buch. Standard: das des Programms.
help-puzzles-out = Die Datei, die geschrieben wird, mit gzip komprimiert.
help-puzzles-games = Wie viele Spiele gespielt werden.
help-puzzles-seed = Die Startzahl der Spiele. Gleiche Startzahl, gleiches Buch.
help-puzzles-id = Das Kürzel einer Aufgabe.
help-puzzle-today = Die Aufgabe des Tages.
help-puzzle-kind = Nur Aufgaben einer Art: best, win, only, deed oder tile.
help-puzzle-theme = Nur Aufgaben zu einem Thema: bribes, civic, commerce, monuments, parks, population, purchases oder choices.
help-coach-workers = Wie viele Prozesse rechnen. Standard: einer je Kern.
help-pace-range = es muss zwischen { $low } und { $high } liegen

## puzzles

puzzles-making = Aufgaben entstehen
puzzles-made = { $count ->
    [one] Eine Aufgabe steht
   *[other] { $count } Aufgaben stehen
} in { $path } ({ $size } kB).
puzzles-column-kind = Art
puzzles-column-all = Alle
puzzle-kind = { $kind ->
    [best] Die beste Aktion
    [win] Sicher gewinnen
    [only] Die einzige Chance
    [deed] Welche Urkunde beansprucht sie?
   *[tile] Wohin kommt das Plättchen?
}
puzzle-title = Aufgabe { $id } · Schwierigkeit { $grade } von 5
puzzle-question = { $kind ->
    [best] Welche Aktion ist hier die beste?
    [win] Mit welcher Aktion gewinnst du sicher, was auch gezogen wird?
    [only] Nur mit der richtigen Aktion kannst du noch gewinnen. Mit welcher?
    [deed] Ceres führt { $card } aus ({ card-action }). Welche Urkunde beansprucht sie?
   *[tile] Ceres erweitert ihren Park. Wohin kann das erste Plättchen kommen?
}
puzzle-type = Gib eine Zahl von 1 bis { $count } ein, oder { $end } zum Aufhören.
puzzle-again = Diese Aufgabe kommt wieder: Beim letzten Mal hast du sie nicht gelöst.
puzzle-standing = Deine Wertungszahl: { $rating }. In Folge gelöst: { $streak }, deine längste Serie: { $longest }.
puzzle-address = Im Browser: { $address }
puzzle-right = Richtig!
puzzle-wrong = { $kind ->
    [best] Noch nicht: Das kostet { $vp } SP. Versuch etwas anderes.
    [win] Noch nicht: Damit gewinnst du { $win } der Spiele. Versuch etwas anderes.
    [only] Noch nicht: Danach kannst du nicht mehr gewinnen. Versuch etwas anderes.
   *[other] Noch nicht. Sieh noch einmal hin.
}
puzzle-wrong-most = { $kind ->
    [best] Noch nicht: Das kostet mindestens { $vp } SP. Versuch etwas anderes.
    [win] Noch nicht: Damit gewinnst du höchstens { $win } der Spiele. Versuch etwas anderes.
    [only] Noch nicht: Danach kannst du nicht mehr gewinnen. Versuch etwas anderes.
   *[other] Noch nicht. Sieh noch einmal hin.
}
puzzle-rating-meaning = Alle fangen bei 1200 an. Deine erste Antwort auf eine Aufgabe verändert deine Wertungszahl: Ist sie richtig, steigt sie; ist sie falsch, sinkt sie. Je überraschender das Ergebnis, desto stärker.
puzzle-rating-moved = { $way ->
    [up] Deine Wertungszahl steigt um { $by } auf { $rating }.
   *[down] Deine Wertungszahl sinkt um { $by } auf { $rating }.
}
puzzle-theme = { $theme ->
    [bribes] Bestechung
    [civic] Bürgergebäude
    [commerce] Gewerbegebäude
    [monuments] Monumente
    [parks] Parks
    [population] Bevölkerung
    [purchases] Urkunden und Einkommen
   *[choices] Entscheidungen für Ceres
}
page-puzzle-title = Aufgaben
page-puzzle-loading = Eine Aufgabe wird gesucht …
page-puzzle-none = Diese Aufgabe gibt es nicht
page-puzzle-next = Nächste Aufgabe für dich
page-puzzle-today = Aufgabe des Tages
page-puzzle-mine = Meine eigenen Entscheidungen
page-puzzle-mine-none = Heute wartet keine deiner Entscheidungen. Lass ein beendetes Spiel auswerten: Was du besser machen konntest, kommt hier wieder.
page-puzzle-about = { $theme } ({ $count })
page-puzzle-choice = Aufgaben wählen
page-puzzle-link = Diese Aufgabe teilen
page-puzzle-copied = Link kopiert. Er führt zu dieser Aufgabe.
page-puzzle-was = Die Lösung: { $answers }.
page-puzzle-answer = Antworten
page-puzzle-choose = { $count ->
    [0] Wähle ein Grundstück in der Stadt.
   *[other] Deine Antwort: { $lots }
}
page-puzzle-standing = Wertungszahl { $rating } · { $streak ->
    [0] keine Serie
   *[other] { $streak } in Folge richtig
} · { $due ->
    [0] heute keine zu wiederholen
   *[other] heute { $due } zu wiederholen
}
puzzle-wants-lot = in dieser Aufgabe ist ein Grundstück der Stadt gesucht
puzzle-why = { $kind ->
    [win] Bewiesen: Mit „{ $action }“ gewinnst du, was auch gezogen wird. Mit allem anderen gewinnst du höchstens { $win } der Spiele.
    [only] Bewiesen: Mit „{ $action }“ gewinnst du { $chance } der Spiele. Mit allem anderen verlierst du, was auch gezogen wird.
   *[best] Bewiesen: Mit „{ $action }“ beträgt dein Vorsprung am Ende im Durchschnitt { $lead } SP, und du gewinnst { $chance } der Spiele. Alles andere kostet mindestens { $vp } SP.
}

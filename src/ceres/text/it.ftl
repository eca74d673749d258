### Italiano. I messaggi, gli argomenti e le regole per chi traduce sono quelli di en.ftl.
###
### Forme dei nomi di Edifici e Monumenti: `.un` dopo «costruisci» (una Domus, il Pantheon), `.il` come
### soggetto o oggetto (la Domus, il Pantheon), `.di` dopo «al posto» (di una Domus, del Pantheon),
### `.al` dopo «accanto» (alla Domus, al Pantheon). `.per` dei due avversari: dopo «per» (te, Cerere).
###
### Le tessere sono al maschile perché si sottintende «Giardino»: un Civico, un Residenziale doppio.
### La dea si chiama Cerere, il gioco Gardens of Ceres. Nel racconto il soggetto «Cerere» c’è sempre:
### «Rivendica A1» da solo si leggerebbe come un ordine.

## dati di ogni genere

not-an-object = deve essere un oggetto, non { $found }
not-a-list = deve essere una lista, non { $found }
not-a-whole-number = deve essere un numero intero, non { $found }
not-a-text = deve essere un testo, non { $found }
not-a-moment = deve essere una data con l’ora, per esempio 2026-01-31T20:15:00Z, non { $found }
not-true-or-false = deve essere true o false, non { $found }
missing-key = manca la chiave { $key }
unknown-key = la chiave { $key } è sconosciuta
too-small = { $number } è troppo piccolo: deve essere almeno { $low }
too-large = { $number } è troppo grande: deve essere al massimo { $high }
unknown-word = { $word } non è valido: i valori possibili sono { $words }
unknown-id = { $word } non è { $what }
not-as-seen = non è ciò che segue dal resto dell’osservazione
wrong-format = il formato è { $found }, ma questo programma legge { $expected }
not-json = questo non è JSON valido: { $problem } (riga { $line }, colonna { $column })
no-json-number = questo non è JSON valido: { $word } non è un numero
nested-too-deep = ci sono troppi livelli annidati
text-too-long = è troppo lungo: si possono leggere al massimo { $most } caratteri
list-too-long = l’elenco è troppo lungo: { $count } voci, il limite è { $most }
half-a-character = contiene mezzo carattere (un surrogato isolato), che non si può salvare
number-too-long = contiene un numero con troppe cifre
twice-in-json = la chiave { $key } compare due volte nello stesso oggetto
not-toml = questo non è TOML valido: { $problem } (riga { $line }, colonna { $column })
not-utf8 = questo non è un testo UTF-8 (byte { $byte })
cannot-read = impossibile leggere { $path }: { $problem }
cannot-write = impossibile scrivere { $path }: { $problem }

## che cosa non va in un testo che non è JSON o TOML ($problem di not-json, not-toml)

json-value = qui manca un valore
json-key = qui manca una chiave tra virgolette doppie
json-colon = qui mancano i due punti
json-comma = qui manca una virgola o una parentesi di chiusura
json-last-comma = dopo questa virgola non c’è niente
json-more = c’è altro testo dopo la fine
json-open-text = qui inizia un testo che non si chiude
json-line-break = un testo contiene un a capo o un altro carattere di controllo
json-backslash = questa barra rovesciata non ha senso qui
json-mark = inizia con un byte order mark
json-unreadable = da qui in poi non si legge più niente
toml-key = qui manca una chiave
toml-equals = qui manca un segno di uguale
toml-bracket = qui manca una parentesi di chiusura
toml-open-text = un testo non si chiude
toml-twice = la stessa chiave compare due volte

## che cos’è un valore ($found qui sopra)

type-null = null
type-true = true
type-false = false
type-whole-number = un numero intero
type-fraction = un numero decimale
type-text = un testo
type-list = una lista
type-object = un oggetto
type-other = un valore { $name }

## che cosa doveva essere una parola ($what qui sopra)

what-lot = un Terreno
what-deed = un Atto
what-card = una carta
what-building-or-monument = né un Edificio né un Monumento
what-monument = un Monumento
what-garden-or-monument = né garden né un Monumento

## componenti

card-count = le carte devono essere 18, non { $count }
card-twice = la carta { $id } compare due volte
letters-count = una rivendicazione per lettere ha tre lettere, non { $count }
letter-twice = la lettera { $letter } compare due volte
not-a-claim = solo una rivendicazione può avere la chiave { $key }
not-by-letters = solo una rivendicazione per lettere può avere delle lettere
tile-count = le tessere devono essere 32 in tutto, non { $count }
nothing-replaced = il file non sostituisce niente: indica le carte, le tessere o entrambe

## posizioni

in-two-places = il Terreno { $lot } è in due posti: { $first } e qui
too-many-markers = ci sono { $count } Terreni vuoti, ma i segnalini Terreno sono solo 8
wrong-shape = i Terreni { $lots } non hanno la forma di { $id }
too-many-pieces = ci sono { $count } pezzi { $id }, ma nella scatola solo { $box }
too-many-tiles = ci sono { $count } tessere { $id } tra tabellone e sacchetto, ma nella scatola solo { $box }
card-in-two-places = la carta { $id } è in due posti: { $first } e qui
card-missing = la carta { $id } non è né nella fila né nel mazzo
row-length = le carte devono essere { $expected }, non { $count }
pile-count = le pile devono essere tre, non { $count }
past-pile = ci sono Atti nella pila dell’Era { $pile }, che è finita
market-too-long = ci sono { $count } Atti, ma il mercato ha solo sei posti
market-not-full = nel mercato { $count ->
    [one] c’è solo { $count } Atto
   *[other] ci sono solo { $count } Atti
}, ma nella pila di questa Era ce ne sono ancora { $pile }
variant-twice = la regola della casa { $name } compare due volte
favour-twice = è possibile un solo favore degli dei, non { $other } e { $name } insieme
pending-missing = c’è una scelta da fare, ma pending non dice quale
pending-unexpected = nella fase { $phase } non può esserci niente in sospeso
pending-left = qui left deve andare da { $low } a { $high }, non { $found }
pending-left-monument = qui left deve essere 0, non { $found }
icon-without-monuments = in una partita senza Monumenti non ci sono icone Monumento
monument-not-in-supply = { $id } non è nella riserva
too-few-places = per una scelta servono almeno due posti, ma le regole ne lasciano { $count }
wrong-options = i posti tra cui scegliere sono { $expected }, non { $found }
last-turns-value = deve essere null, ["ceres"], ["ceres", "you"] o ["you"]
last-turns-early = non possono esserci ultimi turni se in questa Era { $count ->
    [one] resta { $count } Atto
   *[other] restano { $count } Atti
}
last-turns-without = { $side ->
    [you] tocca a te, ma non hai più un ultimo turno
   *[ceres] tocca a Cerere, ma non ha più un ultimo turno
}
over-early = la partita non può finire nell’Era { $era }
over-last-turns = la partita è finita, quindi nessuno ha più un ultimo turno
monument-twice = { $id } è sia sul tabellone sia nella riserva
monuments-not-played = { $id } è sul tabellone, ma questa partita è senza Monumenti
monument-listed-twice = { $id } compare due volte
components-value = deve essere null oppure "sha256:" e 64 cifre esadecimali
components-needed = questa posizione usa altri componenti ({ $digest }): fornisci anche quelli
components-differ = questa posizione usa i componenti { $digest }, ma quelli forniti sono { $given }
components-not-needed = questa posizione usa la scatola standard, ma sono stati forniti altri componenti

## days
not-a-date = { $found } non è una data: scrivila come 2026-11-16
day-not-begun = il { $date } non è ancora cominciato

## registrazioni

rules-version = questa partita è stata giocata con la versione { $found } delle regole, ma questo programma usa la { $expected }
action-illegal = { $reason }
wrong-result = il risultato è { $expected }, non { $found }
bad-entry = deve essere un’azione o una correzione, non { $found }

## azioni

no-action = questa non è un’azione: scrivi income, buy C4, build domus C4 o place C4
wants-nothing = scrivi income da solo
wants-one-lot = scrivi buy e un Terreno, per esempio buy C4
wants-piece-and-lots = scrivi build, un Edificio e i suoi Terreni, per esempio build domus C4
wants-lots = scrivi place e i Terreni, per esempio place C4
no-lot = { $word } non è un Terreno: i Terreni vanno da A1 a G7
no-piece = { $word } non è un Edificio
lots-not-sorted = scrivi i Terreni in ordine, ognuno una volta sola: { $sorted }

## perché un’azione non è permessa

game-over = la partita è finita
choice-is-due = prima scegli un posto per Cerere
no-choice-is-due = adesso non c’è niente da piazzare per Cerere
no-such-place = nessun Giardino o Monumento ha questa forma
not-an-option = per Cerere puoi scegliere solo { $options }
not-in-market = l’Atto { $deed } non è nel mercato
no-marker = non ti restano segnalini Terreno
needs-silver = costa { $price } Argento, ma ne hai solo { $silver }
not-its-shape = { PIECE($id, form: "il") } ha un’altra forma
not-in-tray = { PIECE($id, form: "il") } non è più nel tuo vassoio
not-in-supply = { PIECE($id, form: "il") } non è nella riserva dei Monumenti
without-monuments = questa partita è senza Monumenti
not-your-lot = { $lot } non è tuo
not-smaller = { PIECE($id, form: "il") } non può sostituire { PIECE($other, form: "il") }, che non ha meno Terreni
too-many-empty = avresti { $count } Terreni vuoti, ma hai solo 8 segnalini Terreno
condition-population = la tua Popolazione deve essere almeno { $needed }, ma è { $have }
condition-silver = i tuoi Edifici devono mostrare almeno { $needed } Argento, ma ne mostrano { $have }
condition-lots = devi possedere almeno { $needed } Terreni, ma ne possiedi { $have }
condition-border-lots = devi possedere almeno { $needed } Terreni sul bordo, ma ne possiedi { $have }
condition-buildings = devi avere almeno { $needed } Edifici, ma ne hai { $have }
condition-civic = devi avere almeno { $needed } Edifici Civici, ma ne hai { $have }
condition-residential = devi avere almeno { $needed } Edifici Residenziali, ma ne hai { $have }
condition-largest = devi avere un Edificio di almeno { $needed } Terreni, ma il tuo più grande ne ha { $have }
condition-no-empty-lot = tutti i tuoi Terreni devono essere edificati, ma { $have ->
    [one] { $have } è vuoto
   *[other] { $have } sono vuoti
}
condition-border = almeno uno dei suoi Terreni deve essere sul bordo della città

## che cosa potrebbe fare Cerere: perché non si può dire nulla

new-market-first = l’Era finisce prima del prossimo turno di Cerere

## opzioni e chiamate

bad-seed = un seed deve essere un numero intero da 0 in su, non { $found }
not-components = servono dei componenti o il percorso del loro file, non { $found }
nothing-to-undo = non c’è niente da annullare
strict-game = questa partita è senza ripensamenti: quando Cerere ha risposto non si può più annullare niente
strict-hints = questa partita è senza ripensamenti, e anche senza suggerimenti
game-resigned = hai abbandonato questa partita, quindi è finita
cannot-listen = impossibile mettersi in ascolto su { $host }, porta { $port }: { $problem }. Scegli un’altra porta con --port, oppure chiudi il programma che la occupa
cannot-listen-there = impossibile mettersi in ascolto su { $host }: { $problem }. Scegli con --host un indirizzo di questo computer
cannot-listen-metrics = impossibile fornire le metriche su { $host }, porta { $port }: { $problem }. Scegli un’altra porta con --metrics-port
no-page = la pagina non è ancora stata preparata: esegui ./ceres nella cartella dei sorgenti, oppure installa il pacchetto
problem = { $text }
wrong-host = questo server non si chiama { $host }: apri l’indirizzo che ha indicato
other-page = le richieste da altri siti ({ $origin }) vengono rifiutate
wants-json = la richiesta deve essere JSON (application/json), non { $found }
wants-unpacked = la richiesta non deve essere compressa ({ $found })
address-too-long = l’indirizzo è troppo lungo
head-too-long = le intestazioni sono troppo lunghe
too-slow = la richiesta non è arrivata entro { $seconds } secondi
not-http = il server non capisce questa richiesta: { $problem }
two-lengths = questa richiesta indica la sua lunghezza in due modi
too-many-requests = troppe richieste in una volta per un server condiviso: riprova tra { $seconds } s
too-many-new-games = troppe partite nuove in una volta per un server condiviso: riprova tra { $seconds } s
too-many-games = hai { $count } partite su questo server, che ha posto per { $most }: prima eliminane qualcuna
games-too-large = le tue partite occupano { $size } MB su questo server, che ha posto per { $most } MB: prima eliminane qualcuna
not-over = la partita { $id } non è ancora finita
not-a-day-over = questa non è una partita del giorno finita
not-both-over = per confrontarle, entrambe le partite devono essere finite
not-your-game = solo chi ha iniziato questa partita può giocarla, eliminarla o ripristinarla. Puoi guardarla, e iniziare una partita tua da qualsiasi punto
no-such-look = questo link non mostra più una partita: è stato ritirato, o è incompleto
no-such-player = questo link non porta più partite. È stato rinnovato, o è incompleto
not-a-key = questa non è la chiave di un giocatore
one-player = questo server ha un solo giocatore, e ogni browser mostra le sue partite
bad-request = il server non può farlo ({ $status }): { $problem }
server-failed = qualcosa è andato storto sul server ({ $problem }). La tua partita è rimasta com’era
games-unavailable = in questo momento le partite salvate non sono raggiungibili o non si possono modificare. Quello che era già salvato è al sicuro. Riprova tra poco
games-no-room = non c’è più spazio per salvare le partite. Quello che era già salvato è al sicuro, ma questo non è stato salvato
no-place-now = adesso sui tuoi Terreni non c’è posto per { PIECE($id, form: "il") }
undo-asks = da allora hai visto qualcosa di nascosto. Vuoi annullare lo stesso? La partita verrà contrassegnata
nothing-to-redo = non c’è niente da ripetere

## file di partite finite per le app che le registrano

plays-about = Partite di Gardens of Ceres per Board Game Stats: condividi questo file con quell’app, oppure aprilo lì.
plays-me = Io
plays-source = Gardens of Ceres
plays-on-screen = Gardens of Ceres, sullo schermo
plays-at-table = Al mio tavolo, con Gardens of Ceres
plays-comment = Gardens of Ceres, partita { $id }.
plays-strict = Senza ripensamenti: nessun annullamento dopo la risposta di Cerere.
plays-peeked = Qualcosa è stato annullato dopo aver visto cose nascoste.
plays-imported = La partita è stata importata.
plays-resigned = La partita è stata abbandonata.

## bot

not-a-number = deve essere un numero, non { $found }
parameter-none = non ha parametri, ma è stato indicato { $name }
parameter-twice = il parametro { $name } è indicato due volte
invalid-bot = il bot di { $path } non può giocare: { $reason }
bot-not-python = questo non è un file Python: il suo nome deve finire in .py
bot-unreadable = impossibile leggerlo: { $problem }
bot-raised = { $problem }
bot-without-maker = deve avere una funzione make(seed) o una classe Bot
bot-without-choose = quello che crea non ha un metodo choose(seen)
same-bot-name = due bot si chiamano { $name }: un bot ha il nome del suo file, rinominane uno
bot-peeks = { $bot } vede le carte nascoste, perciò gioca solo nel laboratorio: ceres sim --bot { $bot }
needs-observation = qui serve un’osservazione, non { $given }: usa position.observation(), in cui non si vede nulla di nascosto
needs-game = qui serve una partita, non { $given }: usa un ceres.Game, per esempio ceres.Game.from_record(record)

## l’ambiente per gli agenti che imparano

no-such-action = { $number } non è un’azione: le azioni sono numerate da 0 a { $last }
# Si contano seed o azioni: qui niente da accordare.
not-one-each = { $count } per { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: i due numeri devono essere uguali
reset-needed = non c’è una partita in corso: prima chiama reset
bad-penalty = una penalità deve essere un numero da 0 in su, non { $found }
needs-agents = l’ambiente per gli agenti che imparano ha bisogno di altre librerie: pip install "gardens-of-ceres[agents]"
needs-open-spiel = il gioco per open_spiel richiede una libreria in più: pip install "gardens-of-ceres[open-spiel]"
needs-metrics = le metriche richiedono una libreria in più: pip install "gardens-of-ceres[metrics]"
needs-everything = il comando ceres ha bisogno di altro oltre al motore: pip install gardens-of-ceres

## file

standard-input = standard input
standard-output = standard output
closed = è chiuso
exists-already = { $path } esiste già: usa --force per sovrascriverlo
is-a-link = { $path } è un collegamento. Indica il file a cui punta
is-the-database = { $path } è un database di partite in uso o ne fa parte: scegli un altro file
not-a-plain-file = è un collegamento, un dispositivo o una pipe
no-python = la pagina non può ancora funzionare senza server, perché il suo Python non è stato preparato: esegui ./ceres site nella cartella dei sorgenti, oppure installa il pacchetto
site-folder-used = { $path } non è vuota e non contiene un vecchio sito di questo gioco: scegli un’altra cartella, oppure usa --force per scrivere lì lo stesso

## partite salvate

not-an-address = { $place } non è né un percorso né l’indirizzo di un database
not-a-file = le partite vanno salvate in un file, non in { $place }
no-database = in { $path } non c’è un database di partite
not-empty = in { $path } ci sono già partite. Non è stato cambiato niente. Ripristina in un database senza partite
status-differs = ciò che è salvato dopo l’azione { $number } non corrisponde a ciò che risulta rigiocando la partita
no-driver = impossibile salvare le partite in { $place }: { $problem } non è installato. Per PostgreSQL: pip install "gardens-of-ceres[postgres]"
another-database = { $path } è il database di un altro programma. Non è stato cambiato niente. Salva le partite altrove
not-writable = impossibile salvare le partite in { $path }: { $problem }. Consenti la scrittura, oppure scegli un’altra cartella con CERES_HOME
is-a-folder = impossibile salvare le partite in { $path }: è una cartella, non un file
cannot-be-kept = impossibile salvarlo: { $problem }
too-many-entries = questa partita è troppo lunga per essere salvata: { $count } azioni e correzioni, il limite è { $most }
extras-too-large = le chiavi con x- di questa partita sono troppo grandi per essere salvate: al massimo { $most }, e { $length } caratteri in tutto
number-too-large = questa partita contiene numeri troppo grandi per essere salvati
disk-full = il disco che contiene { $path } è pieno. Quello che era già salvato è al sicuro, ma questo non è stato salvato. Libera spazio e riprova
disk-failed = il disco che contiene { $path } non funziona: { $problem }. Questo non è stato salvato. Riprova, oppure scegli un’altra cartella con CERES_HOME
not-a-database = { $path } non è un database di partite. È rimasto com’era. Per ricominciare mettilo da parte, oppure scegli un’altra cartella con CERES_HOME
database-broken = il database { $path } è danneggiato: { $problem }. È rimasto com’era. Per ricominciare mettilo da parte, oppure sostituiscilo con una copia di sicurezza
locked = un altro programma sta usando { $path }. Quello che era già salvato è al sicuro, ma questo non è stato salvato. Chiudi quel programma, oppure riprova
too-new = le partite in { $path } sono state salvate da una versione più nuova di questo programma (formato { $found }; questa conosce { $known }). Sono rimaste com’erano. Usa la versione più nuova
too-old = le partite in { $path } sono state salvate da una versione precedente di questo programma (formato { $found }; questa richiede il { $known }). Sono rimaste com’erano. Per copiarle e poi convertirle: ceres db migrate --database …
no-migration = le partite in { $path } hanno il formato sconosciuto { $found }. Sono rimaste com’erano
no-connection = il database { $path } non è disponibile: { $problem }
perhaps-saved = la connessione al database si è interrotta durante il salvataggio. Riapri la partita per vedere se è avvenuto
no-such-game = la partita { $id } non esiste
at-real-table = questa partita si gioca a un tavolo vero. Continuala nel browser: avvia ceres e sceglila nella prima schermata
game-deleted = la partita { $id } è stata eliminata; si può ripristinare fino al { $until }
conflict = la partita { $id } è andata avanti altrove (modifica { $current }, non { $revision }): ricaricala e riprendi da lì. Non è andato perso niente, ma questo non è stato salvato
no-such-point = la partita { $id } non ha l’azione { $number }: le azioni sono solo { $count }
nothing-undone = nella partita { $id } non è stato annullato niente

games-several = più partite iniziano con { $id }: scrivi qualche carattere in più

## una partita a un tavolo vero: che cosa non può essere

real-nothing-asked = adesso non c’è niente da inserire
real-tell-first = prima inserisci che cosa è stato pescato, oppure annulla il turno
real-nothing-changed = il tavolo è già così
real-not-real = questa partita non si gioca a un tavolo vero
real-wrong-count = { $count ->
    [one] va inserito { $count } elemento
   *[other] vanno inseriti { $count } elementi
}, non { $found }
real-told-twice = di { $word } non ne restano abbastanza
real-not-in-cards = { $word } non può uscire adesso dal mazzo di Cerere: si è già vista, oppure non è una carta
real-not-in-tiles = { $word } non può uscire adesso dal sacchetto: non ne restano, oppure non è una tessera
real-not-in-deeds = { $word } non può uscire adesso: è già uscito, oppure non è un Atto
real-not-in-monuments = { $word } non è una carta Monumento
real-same-size = i tre Monumenti devono avere un numero diverso di Terreni: salta le carte di una grandezza che hai già
real-impossible-table = nessun tavolo può essere così
real-nothing-stands = su { $lot } non c’è niente da togliere
real-piece-stands = su { $lot } c’è un pezzo: prima toglilo
real-deeds-short = le pile e gli Atti di Cerere richiederebbero { $needed } carte, ma restano solo { $found } Atti: correggi anche il numero di carte lì
real-in-two-places = { $lot } sarebbe in due posti: nel mercato e sul tabellone, o due volte nel mercato. Correggi anche l’altro posto
real-too-many-tiles = ci sarebbero { $count } tessere { $id } tra tabellone e sacchetto, ma nella scatola solo { $box }. Correggi anche il sacchetto
real-too-many-pieces = ci sarebbero { $count } pezzi { $id }, ma nella scatola solo { $box }
real-card-in-two-places = una carta è sia nella fila di Cerere sia tra le carte già viste sotto il suo mazzo: toglila da uno dei due posti
real-row-length = la fila di Cerere ha { $expected } carte; ne hai inserite { $count }
real-market-not-full = il mercato non è pieno ({ $count } su 6), ma la pila di questa Era ne ha ancora { $pile }. Correggi uno dei due

## intorno a un errore

invalid-notation = { $text }: { $reason }
illegal-action = { $text }: { $reason } ({ $rules })
fault-at = { $where }: { $reason }
faults = { $headline }:
fault-line = - { $fault }
more-faults = { $count ->
    [one] - e { $count } altro
   *[other] - e altri { $count }
}
corrupt-position = questa posizione non è possibile
corrupt-record = questa partita registrata non si può leggere
invalid-benchmark = questo risultato del benchmark non è valido
program-not-started = il programma { $command } non si è avviato: { $problem }
benchmark-figures = queste cifre non derivano dalle partite
benchmark-unfinished = questa partita non è giocata fino alla fine
benchmark-twice = l’impostazione { $id } compare due volte
benchmark-one-player = indica esattamente una di queste opzioni: { $options }
invalid-puzzles = questa raccolta di problemi non si può usare
not-a-book-of-puzzles = questa non è una raccolta di problemi
invalid-practice = questi progressi nei problemi non sono leggibili
not-a-practice = questo non è un file di progressi nei problemi
no-such-puzzle = il problema { $id } non è in questa raccolta
no-puzzles-about = questa raccolta non ha problemi di questo tipo su questo tema
puzzle-answers = le risposte giuste sono { $answers }, non quelle della raccolta
puzzle-no-question = questa domanda non si pone nella posizione
invalid-components = questo file di componenti non si può usare
other-document = questo è { $found }; serve { $wanted }
which-game = questo è { $found }: scegli con { $option } una delle sue { $count } partite
record-not-position = questa è una partita registrata, non una posizione: { $command } ne stampa una posizione
document-position = una posizione
document-game = una partita registrata
document-records = un elenco di partite registrate, una per riga
document-observation = un’osservazione
document-games = un file con tutte le partite
document-problem = una segnalazione
document-components = un file di componenti
document-advice = un consiglio del coach
document-review = un’analisi
document-puzzles = una raccolta di problemi
document-played = una posizione con gli eventi che la precedono
document-score = un punteggio
document-forecast = una previsione
document-actions = un elenco di azioni
invalid-option = questa opzione non si può usare
invalid-settings = queste impostazioni non si possono usare

## la città come testo

era-number = Era { $era }
board-last-turns = ultimi turni: { $sides }
board-your-lot = tuo Terreno
board-her-lot = Terreno di Cerere
board-market = Mercato
board-you = Tu
board-ceres = Cerere
board-supply = Riserva
board-choose = Scegli
board-empty = vuoto
board-piles = (pile { $piles })
board-yours = { $vp } PV, { $silver } Argento, Popolazione { $population }
board-hers = { $vp } PV, fila { $row }, tessere nel sacchetto: { $tiles }, Atti: { $deeds }
board-choice = { $what } su { $options }
board-garden = un Giardino

phase-you = la tua azione
phase-choice = la tua scelta per Cerere
phase-over = finita

side-you = tu
    .per = te
side-ceres = Cerere
    .per = Cerere

## il laboratorio

lab-missing = qui servono altre librerie (manca { $library }): installale con { $command }
corrupt-plan = il piano di queste partite non si può usare
lab-bot-changed = { $path } è cambiato da quando queste partite sono iniziate: rimettilo com’era, oppure ricomincia da capo
lab-rules-changed = queste partite sono iniziate con la versione { $found } delle regole, ma questo programma usa la { $rules }: ricomincia da capo
lab-policy-changed = queste partite sono iniziate con la versione { $found } del planner, ma questo programma ha la { $policy }: ricomincia da capo
lab-worker-rules = un worker usa la versione { $found } delle regole, ma questo programma la { $rules }: installa lì la stessa versione
lab-worker-lost = un processo worker si è interrotto: { $problem }
lab-worker-lost-bot = un processo worker si è interrotto mentre giocava { $bots }: { $problem }
lab-no-cluster = nessuno scheduler Dask risponde su { $address }: { $problem }
lab-cluster-lost = lo scheduler Dask su { $address } non risponde più, e nemmeno i suoi worker
lab-folder-used = { $folder } non è vuota: scegli un’altra cartella, continua con --resume, oppure sostituisci i risultati con --force
lab-folder-foreign = { $folder } non contiene solo risultati: scegli un’altra cartella
lab-folder-in-use = un altro processo sta già giocando in { $folder }: lascialo finire, oppure fermalo
lab-no-results = in { $folder } non ci sono risultati: manca plan.json
lab-no-games = in { $folder } non c’è ancora nessuna partita finita
lab-not-results = { $path } non è un file di partite: gli mancano colonne che ogni partita ha
lab-broken-part = { $path } è danneggiato ({ $problem }): eliminalo e continua con --resume
lab-stray-part = { $path } non fa parte di queste partite: spostalo altrove
lab-other-games = le partite in { $path } non corrispondono a plan.json: ripristina plan.json, oppure ricomincia in un’altra cartella
lab-bot-too-long = il bot { $bot } ci ha messo troppo nella partita con il seed { $seed }: più dei { $limit } secondi di --time-limit
lab-bot-raised = il bot { $bot } si è interrotto con un errore nella partita con il seed { $seed }: { $problem }
lab-bot-illegal = il bot { $bot } ha tentato qualcosa di non permesso nella partita con il seed { $seed }: { $problem }
not-above-zero = { $number } è troppo piccolo: deve essere maggiore di 0

### Il resto.

## il nome di questa lingua

language = Italiano

## termini: una parola per ogni cosa

term-lot = Terreno
term-lot-marker = segnalino Terreno
term-deed = Atto
term-silver = Argento
term-vp = PV
term-victory-points = Punti Vittoria
term-population = Popolazione
term-era = Era
term-market = mercato
term-pile = pila
term-bag = sacchetto
term-tray = vassoio
term-supply = riserva
term-row = fila
term-deck = mazzo
term-card = carta
term-building = Edificio
term-monument = Monumento
term-garden = Giardino
term-garden-tile = tessera Giardino
term-park = Parco
term-square = quadrato
term-income = Rendita
term-buy = Comprare un Atto
term-build = Costruire
term-claim = Rivendicare un Atto
term-enlarge = Estensione del Parco
term-bribe = Corruzione
term-difficulty = difficoltà
term-variant = regola della casa
term-border = bordo

## said in several places: on the page, in the terminal, by commands

heading-you = Tu
heading-ceres = Cerere
era-of-three = Era { $era } di 3
option-with-monuments = con i Monumenti
option-without-monuments = senza Monumenti
seed-is = seed { $seed }
page-enter-cards = Inserisci le mie carte
page-share = Condividi
page-open-file = Apri un file
page-home-begin-real = Prepara il tavolo
page-vp = { $vp } PV
page-next = Avanti
page-pause = Pausa
back = Indietro
market-empty = Il mercato è vuoto.
option-monuments = Monumenti
option-variants = Regole della casa
option-seed = Seed
monument-supply = Monumenti
citizens = { $population ->
        [one] { $population } abitante
       *[other] { $population } abitanti
    }
vp-scored = +{ $vp } PV
subtitle = Tu costruisci Roma. Cerere la sommerge di giardini.
game-title = Gardens of Ceres
result-won = vinta
result-lost = persa
page-which-decisions = Quali decisioni

## tipi

kind-residential = Residenziale
kind-commercial = Commerciale
kind-civic = Civico
kind-any = qualsiasi

## Edifici

building-domus = Domus
    .un = una Domus
    .il = la Domus
    .di = di una Domus
    .al = alla Domus
    .two-un = due Domus
    .two-di = di due Domus
building-domus-maxima = Domus Maxima
    .un = una Domus Maxima
    .il = la Domus Maxima
    .di = di una Domus Maxima
    .al = alla Domus Maxima
    .two-un = due Domus Maxima
    .two-di = di due Domus Maxima
building-insula-l = Insula (a L)
    .un = un’Insula (a L)
    .il = l’Insula (a L)
    .di = di un’Insula (a L)
    .al = all’Insula (a L)
building-insula = Insula (lunga)
    .un = un’Insula (lunga)
    .il = l’Insula (lunga)
    .di = di un’Insula (lunga)
    .al = all’Insula (lunga)
building-great-insula-square = Insula Magna (2×2)
    .un = un’Insula Magna (2×2)
    .il = l’Insula Magna (2×2)
    .di = di un’Insula Magna (2×2)
    .al = all’Insula Magna (2×2)
building-great-insula-long = Insula Magna (lunga)
    .un = un’Insula Magna (lunga)
    .il = l’Insula Magna (lunga)
    .di = di un’Insula Magna (lunga)
    .al = all’Insula Magna (lunga)
building-bakery = Panificio
    .un = un Panificio
    .il = il Panificio
    .di = di un Panificio
    .al = al Panificio
    .two-un = due Panifici
    .two-di = di due Panifici
building-pottery = Bottega del Vasaio
    .un = una Bottega del Vasaio
    .il = la Bottega del Vasaio
    .di = di una Bottega del Vasaio
    .al = alla Bottega del Vasaio
    .two-un = due Botteghe del Vasaio
    .two-di = di due Botteghe del Vasaio
building-artisan-forum-l = Foro Artigiano (a L)
    .un = un Foro Artigiano (a L)
    .il = il Foro Artigiano (a L)
    .di = di un Foro Artigiano (a L)
    .al = al Foro Artigiano (a L)
building-artisan-forum = Foro Artigiano (lungo)
    .un = un Foro Artigiano (lungo)
    .il = il Foro Artigiano (lungo)
    .di = di un Foro Artigiano (lungo)
    .al = al Foro Artigiano (lungo)
building-foundry-square = Fonderia (2×2)
    .un = una Fonderia (2×2)
    .il = la Fonderia (2×2)
    .di = di una Fonderia (2×2)
    .al = alla Fonderia (2×2)
building-foundry-long = Fonderia (lunga)
    .un = una Fonderia (lunga)
    .il = la Fonderia (lunga)
    .di = di una Fonderia (lunga)
    .al = alla Fonderia (lunga)
building-fountain = Fontana
    .un = una Fontana
    .il = la Fontana
    .di = di una Fontana
    .al = alla Fontana
building-library = Biblioteca
    .un = una Biblioteca
    .il = la Biblioteca
    .di = di una Biblioteca
    .al = alla Biblioteca
building-stalls = Bancarella
    .un = una Bancarella
    .il = la Bancarella
    .di = di una Bancarella
    .al = alla Bancarella
building-garden = Peristilio
    .un = un Peristilio
    .il = il Peristilio
    .di = di un Peristilio
    .al = al Peristilio
building-grand-fountain = Grande Fontana
    .un = una Grande Fontana
    .il = la Grande Fontana
    .di = di una Grande Fontana
    .al = alla Grande Fontana
building-grand-library = Grande Biblioteca
    .un = una Grande Biblioteca
    .il = la Grande Biblioteca
    .di = di una Grande Biblioteca
    .al = alla Grande Biblioteca
# Il mercato coperto dei Romani: «mercato» è già dove stanno gli Atti.
building-market = Macellum
    .un = un Macellum
    .il = il Macellum
    .di = di un Macellum
    .al = al Macellum
building-grand-garden = Grande Peristilio
    .un = un Grande Peristilio
    .il = il Grande Peristilio
    .di = di un Grande Peristilio
    .al = al Grande Peristilio

## Monumenti

building-pantheon = Pantheon
    .un = il Pantheon
    .il = il Pantheon
    .di = del Pantheon
    .al = al Pantheon
building-roman-forum = Foro Romano
    .un = il Foro Romano
    .il = il Foro Romano
    .di = del Foro Romano
    .al = al Foro Romano
building-circus-maximus = Circo Massimo
    .un = il Circo Massimo
    .il = il Circo Massimo
    .di = del Circo Massimo
    .al = al Circo Massimo
building-tower-of-wonders = Torre delle Meraviglie
    .un = la Torre delle Meraviglie
    .il = la Torre delle Meraviglie
    .di = della Torre delle Meraviglie
    .al = alla Torre delle Meraviglie
building-temple-of-mars = Tempio di Marte
    .un = il Tempio di Marte
    .il = il Tempio di Marte
    .di = del Tempio di Marte
    .al = al Tempio di Marte
building-temple-of-neptune = Tempio di Nettuno
    .un = il Tempio di Nettuno
    .il = il Tempio di Nettuno
    .di = del Tempio di Nettuno
    .al = al Tempio di Nettuno
building-lighthouse = Faro
    .un = il Faro
    .il = il Faro
    .di = del Faro
    .al = al Faro
building-observation-tower = Torre d’Osservazione
    .un = la Torre d’Osservazione
    .il = la Torre d’Osservazione
    .di = della Torre d’Osservazione
    .al = alla Torre d’Osservazione
building-temple-of-jupiter = Tempio di Giove
    .un = il Tempio di Giove
    .il = il Tempio di Giove
    .di = del Tempio di Giove
    .al = al Tempio di Giove
building-colosseum = Colosseo
    .un = il Colosseo
    .il = il Colosseo
    .di = del Colosseo
    .al = al Colosseo
building-royal-winery = Cantina Reale
    .un = la Cantina Reale
    .il = la Cantina Reale
    .di = della Cantina Reale
    .al = alla Cantina Reale
building-regia = Regia
    .un = la Regia
    .il = la Regia
    .di = della Regia
    .al = alla Regia
building-statue-of-romulus = Statua di Romolo
    .un = la Statua di Romolo
    .il = la Statua di Romolo
    .di = della Statua di Romolo
    .al = alla Statua di Romolo
building-temple-of-venus = Tempio di Venere
    .un = il Tempio di Venere
    .il = il Tempio di Venere
    .di = del Tempio di Venere
    .al = al Tempio di Venere
building-temple-of-apollo = Tempio di Apollo
    .un = il Tempio di Apollo
    .il = il Tempio di Apollo
    .di = del Tempio di Apollo
    .al = al Tempio di Apollo
building-triumphal-arch = Arco di Trionfo
    .un = l’Arco di Trionfo
    .il = l’Arco di Trionfo
    .di = dell’Arco di Trionfo
    .al = all’Arco di Trionfo
building-imperial-port = Porto Imperiale
    .un = il Porto Imperiale
    .il = il Porto Imperiale
    .di = del Porto Imperiale
    .al = al Porto Imperiale

## tessere Giardino; una Civica dà PV per i tuoi Edifici del tipo tra parentesi

tile-residential = Residenziale
tile-residential-double = Residenziale doppio
tile-commercial = Commerciale
tile-commercial-double = Commerciale doppio
tile-civic-residential = Civico (Residenziale)
tile-civic-commercial = Civico (Commerciale)
tile-civic-civic = Civico (Civico)
tile-civic-any = Civico (qualsiasi)

## difficoltà e regole della casa

difficulty-normal = Normale
difficulty-hard = Difficile
difficulty-challenge = Sfida
variant-contested-population = Popolazione contesa
variant-creeping-gardens = Giardini invasivi
variant-wild-monuments = Monumenti selvaggi
variant-favour-5 = Favore degli dei (5 PV)
variant-favour-10 = Favore degli dei (10 PV)
variant-favour-15 = Favore degli dei (15 PV)
variant-favour-20 = Favore degli dei (20 PV)
variant-favour-25 = Favore degli dei (25 PV)
variant-favour-30 = Favore degli dei (30 PV)
variant-favour-35 = Favore degli dei (35 PV)
variant-favour-40 = Favore degli dei (40 PV)
variant-favour-45 = Favore degli dei (45 PV)
variant-favour-50 = Favore degli dei (50 PV)
variant-favour-55 = Favore degli dei (55 PV)
variant-favour-60 = Favore degli dei (60 PV)

## the ladder: the names of its ranks, which are Roman offices

rank-civis = Cittadino
rank-scriba = Scriba
rank-vigintivir = Vigintiviro
rank-quaestor = Questore
rank-tribunus = Tribuno
rank-aedilis = Edile
rank-praetor = Pretore
rank-propraetor = Propretore
rank-consul = Console
rank-proconsul = Proconsole
rank-censor = Censore
rank-princeps = Princeps
ladder-rank = Grado
ladder-game = Partita
ladder-monuments = con i Monumenti
ladder-climb = Per raggiungere un grado, vinci a quel grado due di tre partite consecutive. Puoi provare qualsiasi grado in ogni momento.

## the day’s deal: how hard it is, its medals, and a result to share; $strip has a symbol for each era

hardness-gentle = una partita facile
hardness-fair = una partita equilibrata
hardness-tough = una partita impegnativa
hardness-harsh = una partita dura
hardness-cruel = una partita crudele
medal-gold = oro
medal-silver = argento
medal-bronze = bronzo
share-day =
    Gardens of Ceres, partita del giorno { $date }: { DIFFICULTY($difficulty) }
    { $winner ->
        [you] Ho battuto Cerere { $you } : { $ceres }
       *[ceres] Cerere mi ha battuto { $you } : { $ceres }
    }{ $medal ->
        [gold] {" "}🥇
        [silver] {" "}🥈
        [bronze] {" "}🥉
       *[none] {""}
    }
    Era per Era: { $strip }
    La stessa partita per tutti: { $link }

## the day’s deal in the page; $date is written in the reader’s language, $hardness is one of the messages above

page-day-title = La partita del giorno
page-day-of = Partita del giorno, { $date }
page-day-about = Una partita al giorno, uguale per tutti. Conta solo il primo tentativo, e dopo la risposta di Cerere non si può annullare niente.
page-home-about-day = Una partita al giorno, uguale per tutti: vinci una medaglia e gioca ogni giorno per allungare la tua serie.
page-day-play = Gioca
page-day-practise = Allenati
page-day-see = Vedi il risultato
page-day-days = Calendario
page-day-late = Conta solo il primo tentativo, e dopo la risposta di Cerere non si può annullare niente. Con un giorno passato puoi ancora vincere una medaglia, ma la tua serie non si allunga.
page-day-done = Il tuo tentativo l’hai già fatto. Per allenarti puoi rigiocare questa partita quante volte vuoi: non conta più.
page-day-going = Hai iniziato il tuo tentativo. Conta, non importa quanto tempo ci metti.
page-day-deleted = Hai eliminato il tuo tentativo. Ripristinalo per continuare. Puoi anche allenarti con questa partita quante volte vuoi, ma non conta.
page-day-deleted-over = Hai finito il tuo tentativo e poi l’hai eliminato. Ripristinalo per vedere il risultato. Puoi anche allenarti con questa partita quante volte vuoi, ma non conta.
page-day-future = Questo giorno deve ancora arrivare.
page-day-unmeasured = I bot non hanno ancora finito di giocare questa partita. Apri il risultato per vedere la tua medaglia.
page-day-practice-game = Era una partita di allenamento, quindi non conta.
page-day-streak = { $days ->
    [0] Ancora nessuna serie
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
page-day-longest = Serie più lunga: { $days }
page-day-rests = Giorni di riposo disponibili: { $count }
page-day-rests-about = Ogni sette giorni di serie guadagni un giorno di riposo; puoi tenerne da parte due. Se salti un giorno, un giorno di riposo salva la serie.
page-day-medals = Medaglie
page-day-medal-takes = { $medal ->
    [gold] Una vittoria con almeno { $above } PV in più del vantaggio mediano dei bot
    [silver] Una vittoria con almeno il vantaggio mediano dei bot
   *[bronze] Una vittoria
}
page-day-medals-about = Mentre giochi, i bot giocano la stessa partita molte volte. Se perdono almeno la metà delle volte, ogni vittoria vale l’argento.

# after a game: par and medals

page-day-par-title = Come se la sono cavata i bot
page-day-par-begin = Fai giocare questa partita ai bot
page-day-par-going = I bot stanno giocando questa partita…
page-day-par-failed = Non è stato possibile caricare i bot.
page-day-par-leads = PV di vantaggio su Cerere
page-day-par-bots = Sette partite dei bot su dieci sono finite con un vantaggio da { $low } a { $high } PV; in metà di tutte le loro partite era di { $median } o più.
page-day-par-yours = Tu
page-day-par-planner = La partita dello Stratega
page-day-par-coach = Atteso dal coach all’inizio
page-day-par-won = Per i bot è stata { $hardness }. Partite vinte: { $won }%.
page-day-medal = { $medal ->
    [gold] Medaglia d’oro!
    [silver] Medaglia d’argento!
    [bronze] Medaglia di bronzo!
   *[none] Nessuna medaglia, stavolta
}
page-day-share = Condividi il risultato
page-day-copy = Copia il risultato
page-day-copied = Copiato. Il testo non svela niente della partita.
page-day-compare = Confronta con un amico
page-day-attempts = Le mie partite con queste carte

# the calendar; $state is what there is to see of a day

page-days-title = Le partite del giorno
page-days-before = Mese precedente
page-days-after = Mese successivo
page-days-state = { $state ->
    [gold] medaglia d’oro
    [silver] medaglia d’argento
    [bronze] medaglia di bronzo
    [played] giocata
    [rest] giorno di riposo
    [going] iniziata
   *[open] non giocata
}

# two games, decision by decision

page-compare-title = Confronta due partite
page-compare-about = Incolla il link che ti ha mandato un amico, o apri il file della sua partita. Perché possa confrontarle anche lui, mandagli il link della tua.
page-compare-label = Link o testo dell’altra partita
page-compare-begin = Confronta
page-compare-different = Solo quelle diverse
page-compare-all = Tutte le decisioni
page-compare-other-deal = Queste partite hanno carte diverse, quindi si possono confrontare solo i risultati.
page-compare-same = Avete deciso sempre allo stesso modo.
page-compare-parted = Le vostre strade si dividono alla decisione { $number }.
page-compare-number = N.
page-compare-mine = La mia partita
page-compare-theirs = L’altra partita

## achievements: a name, and what it takes

achievement-first-game = Prima pietra
achievement-first-game-about = Finisci una partita.
achievement-coached-win = In buone mani
achievement-coached-win-about = Vinci una partita in cui hai chiesto suggerimenti.
achievement-ten-games = Habitué
achievement-ten-games-about = Finisci dieci partite.
achievement-fifty-games = Veterano
achievement-fifty-games-about = Finisci cinquanta partite.
achievement-first-win = Roma è tua
achievement-first-win-about = Vinci una partita.
achievement-hard-win = Vittoria sudata
achievement-hard-win-about = Vinci in modalità Difficile o Sfida.
achievement-challenge-win = Sfida accettata
achievement-challenge-win-about = Vinci in modalità Sfida.
achievement-strict-win = Scolpito nella pietra
achievement-strict-win-about = Vinci una partita senza ripensamenti.
achievement-creeping-win = Pollice nero
achievement-creeping-win-about = Vinci con i Giardini invasivi.
achievement-favoured = Contro gli dei
achievement-favoured-about = Vinci anche se Cerere ha iniziato con almeno 20 PV.
achievement-landslide = Trionfo
achievement-landslide-about = Vinci con almeno 50 PV di vantaggio.
achievement-by-a-hair = Per un soffio
achievement-by-a-hair-about = Vinci con 1 solo PV di vantaggio.
achievement-comeback = Annibale respinto
achievement-comeback-about = Vinci anche se alla fine dell’Era 2 hai almeno 10 PV in meno di Cerere.
achievement-high-score = Città eterna
achievement-high-score-about = Totalizza almeno 140 PV.
achievement-no-civic = Senza il Senato
achievement-no-civic-about = Vinci senza costruire Edifici Civici.
achievement-no-commerce = Il denaro puzza
achievement-no-commerce-about = Vinci senza costruire Edifici Commerciali.
achievement-no-homes = Città fantasma
achievement-no-homes-about = Vinci senza costruire Edifici Residenziali.
achievement-every-monument = Meraviglie di Roma
achievement-every-monument-about = Costruisci tutti i Monumenti di una partita.
achievement-great-civic = Orgoglio del quartiere
achievement-great-civic-about = Ottieni almeno 14 PV con un solo Edificio Civico in un’Era.
achievement-rebuilder = Una città di marmo
achievement-rebuilder-about = Sostituisci 6 Edifici in una partita.
achievement-no-empty-lot = Horror vacui
achievement-no-empty-lot-about = Vinci senza che alla fine ti restino Terreni vuoti.
achievement-hoard = Crasso
achievement-hoard-about = Possiedi 40 Argento o più nello stesso momento.
achievement-never-bribed = Incorruttibile
achievement-never-bribed-about = Vinci senza mai comprare un Atto con Argento sopra.
achievement-no-income = Parsimonia
achievement-no-income-about = Vinci con al massimo 6 Rendite.
achievement-no-squares = Nessun quadrato
achievement-no-squares-about = Vinci senza che un Parco contenga un quadrato in nessuna Era.
achievement-starved = A bocca asciutta
achievement-starved-about = In una partita, lascia Cerere per cinque volte senza un Atto da rivendicare.
achievement-no-garden-fed = Cattivo vicino
achievement-no-garden-fed-about = Vinci senza che le tessere Civiche diano PV a Cerere.
achievement-bare-temples = Nessun tempio per Cerere
achievement-bare-temples-about = Vinci una partita con i Monumenti in cui Cerere non ne costruisce nessuno.

## che cosa fa una carta di Cerere

card-action = { $does ->
    [letters] Rivendica { $letters }
    [cheapest] Rivendica il meno costoso
    [dearest] Rivendica il più costoso
    [enlarge] Estensione del Parco
   *[bribe] Corruzione
}

## elenchi

list-comma = { $all }, { $last }
list-and = { $all } e { $last }
list-or = { $all } o { $last }
list-sentences = { $all } { $last }

## come si racconta un evento

told = { $sentence } [{ $rules }]

## eventi: il tuo turno

event-income = { $shown ->
    [0] Incassi { $silver } Argento.
   *[other] Incassi { $silver } Argento: { $basic } più { $shown } dai tuoi Edifici.
}
event-buy = { $bribe ->
    [0] Compri { $deed } per { $price } Argento.
   *[other] Compri { $deed } per { $price } Argento: { $printed } più { $bribe } sull’Atto.
}
event-refill = { $deed } entra nel mercato.
event-build = Costruisci { PIECE($id, form: "un") } su { $lots }.
event-build-over = Costruisci { PIECE($id, form: "un") } su { $lots } al posto { PIECE($replaced, form: "di") }.
event-build-marked = { $count ->
    [one] Il tuo segnalino torna su { LIST($lots) }.
   *[other] I tuoi segnalini tornano su { LIST($lots) }.
}
event-when-built-vp = { $who ->
    [you] Guadagni { $vp } PV per un edificio accanto { PIECE($id, form: "al") }.
    [ceres] Cerere guadagna { $vp } PV per un edificio accanto { PIECE($id, form: "al") }.
   *[both] Tu e Cerere guadagnate { $vp } PV a testa per un edificio accanto { PIECE($id, form: "al") }.
}
event-when-built-silver = Incassi { $silver } Argento per un edificio accanto { PIECE($id, form: "al") }.
event-when-built-nothing = Nessuno guadagna niente con { PIECE($id, form: "il") }.

## eventi: il turno di Cerere

event-flip = Cerere gira { $flipped }, un { $number }. La carta { $number } della sua fila è { $card }: { card-action }.
event-claim-skipped = Nessun Atto nella colonna { LIST($columns, type: "or") }.
event-claim-letters-only = Cerere rivendica { $deed }, l’unico Atto della colonna { $letter }.
event-claim-letters-distance = Cerere rivendica { $deed }, l’Atto della colonna { $letter } più vicino ai suoi Terreni: { count-steps } da { LIST($places) }.
event-claim-letters-price = Cerere rivendica { $deed }, il meno costoso della colonna { $letter } ({ $price } Argento).
event-claim-letters-close = Cerere rivendica { $deed }: nella colonna { $letter } è vicino quanto { LIST($others) } ({ count-steps }), ma meno costoso.
event-claim-letters-place = Cerere rivendica { $deed }: nella colonna { $letter } è alla pari con { LIST($others) }, ma più a sinistra.
event-claim-only = Cerere rivendica { $deed }, l’unico Atto nel mercato.
event-claim-cheapest-price = Cerere rivendica { $deed }, l’Atto meno costoso ({ $price } Argento).
event-claim-cheapest-place = Cerere rivendica { $deed }: costa quanto { LIST($others) } ({ $price } Argento), ma è più a sinistra.
event-claim-dearest-price = Cerere rivendica { $deed }, l’Atto più costoso ({ $price } Argento).
event-claim-dearest-place = Cerere rivendica { $deed }: costa quanto { LIST($others) } ({ $price } Argento), ma è più a destra.
event-silver-returned = L’Argento sull’Atto ({ $silver }) va alla banca.
event-no-claim-no-deed = Nessun Atto nel mercato corrisponde alla carta.
event-no-claim-no-marker = Cerere non ha più segnalini Terreno, quindi non può rivendicare.
event-deed-flip = Cerere gira invece uno dei propri Atti: { $deed }.
event-failed-claim = Cerere non ha più Atti propri, quindi la rivendicazione fallisce e lei guadagna { $vp } PV.
event-bribe = { $count ->
    [1] Cerere mette 1 Argento su { LIST($deeds) }: { count-icons } sui suoi Giardini, più 1.
   *[other] Cerere mette 1 Argento per Atto su { LIST($deeds) }: { count-icons } sui suoi Giardini, più 1.
}
event-bribe-none = Cerere non mette Argento, perché il mercato è vuoto.
event-bribe-returned = L’Argento che avanza ({ $silver }) torna alla banca.
event-no-room = Cerere non ha Terreni vuoti, quindi guadagna { $vp } PV.
event-creep = Cerere non ha Terreni vuoti, quindi prende l’Atto { $deed }, accanto a un Parco di { count-gardens }.
event-place-garden = Per il Giardino scegli { $lots }.
event-place-monument = Per { PIECE($id, form: "il") } scegli { $lots }.
event-plant = { $gardens ->
    [1] Ora { $lot } è un Giardino: { TILE($tile) }, un Parco a sé.
   *[other] Ora { $lot } è un Giardino: { TILE($tile) }, in un Parco di { count-gardens }.
}
event-bag-empty = Il sacchetto è vuoto. { $lot } ora non è di nessuno, e Cerere guadagna { $vp } PV per i suoi Terreni adiacenti, { LIST($neighbours) }.
event-bag-empty-alone = Il sacchetto è vuoto. { $lot } ora non è di nessuno, e nessun Terreno di Cerere gli è adiacente.
event-monument = Cerere costruisce { PIECE($id, form: "un") } su { $lots }.
event-monument-covers = Cerere costruisce { PIECE($id, form: "un") } su { $lots }, sopra { $count ->
    [one] il Giardino su { LIST($covered) }. La sua tessera si pescherà
   *[other] i Giardini su { LIST($covered) }. Le loro tessere si pescheranno
} di nuovo solo a sacchetto vuoto.
event-no-monument = Cerere non costruisce Monumenti: { $tiles ->
    [0] non ha tessere Residenziali o Commerciali.
    [one] con { $tiles } tessera Residenziale o Commerciale, nessuno è abbastanza piccolo.
   *[other] con { $tiles } tessere Residenziali e Commerciali, nessuno di quelli rimasti è abbastanza piccolo e trova posto.
}
event-no-monument-left = Cerere non costruisce Monumenti: non ne restano.

## eventi: dove va una tessera o un Monumento, e perché

event-sites-tile = Cerere pesca un { TILE($tile) } per { LIST($options) }{ sites-reason }.
event-sites-tile-choice = Cerere pesca un { TILE($tile) }. Puoi scegliere { LIST($options, type: "or") }{ sites-reason }.
outlook-tile = La sua prossima tessera va su { LIST($options) }{ sites-reason }.
outlook-tile-choice = Per la sua prossima tessera scegli tu: { LIST($options, type: "or") }{ sites-reason }.
event-sites-no-tile = Non restano tessere per { LIST($options) }{ sites-reason }.
event-sites-no-tile-choice = Non restano tessere. Puoi scegliere { LIST($options, type: "or") }{ sites-reason }.
event-sites-monument = Con { count-tiles } Cerere può costruire { PIECE($id, form: "un") } su { LIST($options) }{ sites-reason }.
event-sites-monument-choice = Con { count-tiles } Cerere può costruire { PIECE($id, form: "un") }. Puoi scegliere { LIST($options, type: "or") }{ sites-reason }.

# What comes next that nobody can know, after what a card of her row would do.
outlook-then-deed = Cerere gira uno dei propri Atti, e su quel Terreno nasce un Giardino.
outlook-then-market = Il mercato si riempie. Che cosa succede poi dipende dal nuovo Atto.
outlook-then-monument = Se poi costruisce un Monumento dipende dalle tessere che pesca.

# Un posto o più: qui niente aggettivi da accordare.
sites-reason = { $reason ->
    [beside] , accanto al più grande Parco raggiungibile ({ count-gardens })
    [beside-several] , accanto a uno dei più grandi Parchi raggiungibili ({ count-gardens } ciascuno)
    [corner] , in diagonale al più grande Parco raggiungibile ({ count-gardens })
    [corner-several] , in diagonale a uno dei più grandi Parchi raggiungibili ({ count-gardens } ciascuno)
    [near] , alla minima distanza dal suo Parco più grande ({ count-steps })
    [far] , alla massima distanza dai tuoi Edifici ({ count-far })
    [near-far] , alla minima distanza dal suo Parco più grande ({ count-steps }), poi alla massima dai tuoi Edifici ({ count-far })
   *[any] { "" }
}

## cose contate, per le frasi qui sopra

count-gardens = { $gardens ->
    [one] { $gardens } Giardino
   *[other] { $gardens } Giardini
}
count-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
count-far = { $far ->
    [one] { $far } passo
   *[other] { $far } passi
}
count-icons = { $icons ->
    [one] { $icons } icona Argento
   *[other] { $icons } icone Argento
}
count-tiles = { $tiles ->
    [one] { $tiles } tessera Residenziale o Commerciale
   *[other] { $tiles } tessere Residenziali e Commerciali
}

## eventi: la fine di un’Era

event-last-turns = Gli Atti di questa Era sono finiti. Un ultimo turno per { SIDE($first, form: "per") }, poi uno per { SIDE($second, form: "per") }.
event-last-turn = L’ultimo turno di Cerere in un’Era è sempre un’Estensione del Parco. Non si girano carte.
event-scoring = Punteggio dell’Era { $era }: guadagni { $scored } PV e ne hai { $vp }, Cerere ne guadagna { $her_scored } e ne ha { $her_vp }.
event-era-begins = Inizia l’Era { $era }. Nel mercato: { LIST($market, type: "comma") }.
event-era-begins-bare = Inizia l’Era { $era }, senza Atti.
event-game-over = { $outcome ->
    [you] La partita è finita, { $you } a { $ceres }: vinci tu.
    [ceres] La partita è finita, { $you } a { $ceres }: vince Cerere.
   *[tie] La partita è finita, { $you } a { $ceres }: è parità, quindi vince Cerere.
}

## da dove viene un punteggio

source-population = Popolazione
source-commercial = Commerciale
source-silver = Commerciale
source-civic = Civico
source-lots = Terreni vuoti
source-parks = quadrati
source-when-built = Monumenti alla costruzione
source-failed-claims = rivendicazioni fallite
source-no-room = nessuno spazio
source-empty-bag = sacchetto vuoto
source-favour = favore degli dei
amount-vp = { $amount } PV
amount-silver = { $amount } Argento
item-piece = { PIECE($id) } { $lots } ({ $amount })
item-lots = { $lots } ({ $amount })
item-population = { $own } contro { $other }: il numero maggiore, senza bonus
item-population-bonus = { $own } contro { $other }, bonus { $bonus }
item-population-contested = { $own } contro { $other }: troppo indietro
item-population-none = nessun abitante
item-none = niente

## la riga di comando

cli-error = Errore: { $text }
cli-serving = Gardens of Ceres è su { $url } (Ctrl-C per chiudere)
cli-serving-phone = Sul telefono, nella stessa rete ({ $adapter }): { $url }
cli-serving-already = Gardens of Ceres è già in esecuzione, su { $url }
cli-served = Le partite sono salvate. Vale!
cli-games-moved = Le partite salvate si trovano ora dove questo sistema conserva dati di questo tipo: { $path }
cli-site = La pagina è in { $path }: { $files } file, { $size } MB. Caricali su un qualsiasi spazio web, o provali qui: python3 -m http.server --directory { $path }
cli-version = Gardens of Ceres { $version } (regole { $rules }, { $engine ->
    [compiled] compilato
   *[interpreted] interpretato
})
cli-kept = { $actions ->
    [one] la parte integra, { $actions } azione, è in { $path }
   *[other] la parte integra, { $actions } azioni, è in { $path }
}
cli-nothing-kept = neanche l’inizio è leggibile, quindi non è stato salvato niente

## bot: che cosa fa ognuno, e che cosa significano i suoi parametri

bot-kind-random = ogni azione permessa ha la stessa probabilità
bot-kind-greedy = guarda avanti di una sola azione: punti subito, Rendita, spazio per costruire
bot-kind-planner = pianifica tutta la partita secondo quanto renderà ogni Atto, Edificio e Giardino
bot-kind-planner-version = quale tabella di pesi del planner si usa; ognuna gioca sempre allo stesso modo
bot-kind-montecarlo = prova le azioni promettenti in partite sorteggiate che il planner gioca fino in fondo, e ogni volta scarta la metà peggiore
bot-kind-montecarlo-playouts = partite simulate per ogni decisione
bot-kind-montecarlo-seconds = tempo per pensare a ogni decisione, invece di un numero di partite simulate
bot-kind-montecarlo-workers = processi che pensano; 0 significa uno solo, oppure uno per core se si pensa a tempo
bot-kind-montecarlo-candidates = quante azioni si provano al massimo: le migliori secondo il planner
bot-kind-montecarlo-random = con 1 le partite simulate sono casuali, come nel Monte Carlo semplice
bot-kind-montecarlo-version = quale tabella di pesi del planner si usa; ognuna gioca sempre allo stesso modo
bot-kind-clairvoyant = sbircia: conosce tutte le carte, le tessere e gli Atti nascosti e cerca la partita migliore; solo nel laboratorio, come limite
bot-kind-clairvoyant-width = quante sequenze di azioni si seguono insieme
bot-kind-clairvoyant-candidates = quante azioni si provano dopo ogni sequenza: le migliori secondo il planner
bot-kind-clairvoyant-version = quale tabella di pesi del planner si usa; ognuna gioca sempre allo stesso modo
bots-usage = I parametri si aggiungono dopo i due punti: { $code }. Per un bot tuo: { $option }.

## partite salvate sulla riga di comando

games-none = Non ci sono ancora partite salvate: { $command } ne inizia una.
games-none-deleted = Nessuna partita eliminata.
games-column-id = Partita
games-column-changed = Ultima giocata
games-column-options = Opzioni
games-column-stands = Stato
games-column-you = Tu
games-column-ceres = Cerere
games-column-actions = Azioni
games-unreadable = non si può rivedere
games-imported = { $actions ->
    [one] { $id } è stata importata, con { $actions } azione.
   *[other] { $id } è stata importata, con { $actions } azioni.
}
games-exported = { $id } è stata esportata in { $path }.
games-known = Questa partita c’è già ({ $id }), quindi non è stato importato niente.
games-deleted = { $id } è stata eliminata. Si può ripristinare fino al { $until }: { $command }
games-restored = { $id } è stata ripristinata.

## la cura di un database

db-backed-up = { $games ->
    [one] { $path } contiene una copia di { $games } partita.
   *[other] { $path } contiene una copia di { $games } partite.
}
db-restored = { $games ->
    [one] { $games } partita è stata ripristinata.
   *[other] { $games } partite sono state ripristinate.
}
db-checked = { $games ->
    [one] { $games } partita è stata controllata. Non ci sono danni.
   *[other] { $games } partite sono state controllate. Non ci sono danni.
}
db-checked-bad = { $games ->
    [one] { $games } partita controllata; danneggiate: { $damaged }.
   *[other] { $games } partite controllate; danneggiate: { $damaged }.
}
db-damaged = { $id }: { $problem }
db-current = Il database ha già il formato { $version }. Non è stato cambiato niente.
db-migrated = Il database è stato convertito dal formato { $old } al formato { $new }. Lo stato precedente è in { $path }.

## una partita registrata, raccontata

replay-title = Gardens of Ceres: una partita registrata ({ $options }).
replay-corrected = Il tavolo è stato corretto. La partita continua da qui.

## la partita dimostrativa

demo-title = Gardens of Ceres: una partita dimostrativa ({ $options }).
demo-player = Il giocatore è sbadato: se può costruisce, altrimenti compra un Atto, altrimenti incassa la Rendita.
demo-rules = Tra parentesi quadre ci sono i codici delle regole; docs/rulings.md spiega quelle che non sono ovvie.
demo-own-box = con componenti propri
demo-again = Per rivedere la stessa partita: { $command }
demo-stopped = { $actions ->
    [one] Interrotta dopo { $actions } azione, prima della fine della partita.
   *[other] Interrotta dopo { $actions } azioni, prima della fine della partita.
}
demo-interrupted = Interrotta prima della fine della partita.
demo-times = { $line } ({ $count } volte)

## regole: che cosa c’è nel gioco

rule-t1-title = La città
rule-t1 = La città ha 7 × 7 Terreni: colonne da A a G da sinistra a destra, righe da 1 a 7 dall’alto in basso. Ogni Terreno ha un Atto con lo stesso nome, per esempio C4. La lettera di un Atto è la sua colonna.
rule-t2-title = Accanto
rule-t2 = Due Terreni sono adiacenti, cioè uno accanto all’altro, se hanno un lato in comune. Gli angoli contano solo dove una regola dice «in diagonale».
rule-t3-title = Distanza
rule-t3 = La distanza si conta in passi lungo righe e colonne, mai in diagonale. Tra gruppi di Terreni vale la distanza più breve.
rule-t4-title = Segnalini Terreno
rule-t4 = Tu e Cerere avete 8 segnalini Terreno a testa, uno per ogni Terreno vuoto che possedete. Chi costruisce su un Terreno ne riprende il segnalino; Cerere lo riprende quando vi mette un Giardino o un Monumento. Così nessuno ha mai più di 8 Terreni vuoti.
rule-t5-title = La banca
rule-t5 = L’Argento della banca non finisce mai.

## regole: preparazione

rule-s1-title = Gli Atti all’inizio
rule-s1 = Ricevi sei Atti e metti i tuoi segnalini su quei Terreni. Cerere ne riceve sei coperti: formano il suo mazzo degli Atti, e su quei Terreni non vanno segnalini.
rule-s2-title = Con che cosa si inizia
rule-s2 = Tu inizi con 5 Argento, Cerere senza. Entrambi iniziate con 0 PV.
rule-s3-title = I primi Giardini
rule-s3 = Si girano tre degli Atti di Cerere, in modalità Sfida tutti e sei. Su ognuno di quei Terreni va una tessera pescata dal sacchetto.
rule-s4-title = Tre Ere
rule-s4 = Gli altri 37 Atti formano tre pile, una per Era: 13, 12 e 12.
rule-s5-title = Il mercato
rule-s5 = Nel mercato ci sono sei Atti scoperti. I posti costano, da sinistra a destra, 2, 3, 4, 6, 8 e 10 Argento.
rule-s6-title = La fila di Cerere
rule-s6 = Le 18 carte Azione di Cerere si mescolano. Quattro vanno scoperte in fila, le altre formano il suo mazzo Azione.
rule-s7-title = Chi inizia
rule-s7 = Il primo turno è tuo.
rule-s8-title = Tre Monumenti
rule-s8 = Se giochi con i Monumenti, la riserva è fatta di tre Monumenti di grandezza diversa. Il Tempio di Minerva e il Tempio di Vulcano non si usano mai.

## regole: il tuo turno

rule-y1-title = Rendita
rule-y1 = Incassi 5 Argento, più l’Argento che mostrano i tuoi Edifici Commerciali.
rule-y2-title = Comprare un Atto
rule-y2 = Paghi il prezzo del posto più l’Argento sull’Atto, e metti un tuo segnalino sul Terreno: senza segnalini non puoi comprare. Gli Atti alla sua destra scorrono di un posto a sinistra, ed entra il prossimo della pila.
rule-y3-title = Costruire
rule-y3 = Metti un Edificio del tuo vassoio, nella sua forma, su Terreni tuoi. Non costa niente. Può sostituire tuoi Edifici, se ognuno è più piccolo: tornano nel vassoio, e i loro Terreni che restano scoperti ricevono i tuoi segnalini.
rule-y4-title = Al massimo 8 Terreni vuoti
rule-y4 = Non puoi costruire se questo ti lascia con più di 8 Terreni vuoti.
rule-y5-title = Non si passa
rule-y5 = Nel tuo turno devi fare un’azione; la Rendita è sempre possibile. Non puoi costruire sui Giardini, sui Terreni di Cerere o sui Terreni di nessuno.

## regole: il turno di Cerere

rule-c1-title = Quale carta risolve
rule-c1 = Cerere gira una carta. Il suo numero indica quale carta della fila risolve, contando da sinistra. La carta risolta va sotto il mazzo, e quella girata entra nella fila a destra.
rule-c2-title = Rivendicare per lettere
rule-c2 = Delle tre lettere sulla carta vale la prima che ha un Atto nel mercato. Tra gli Atti di quella colonna Cerere rivendica il più vicino a uno dei suoi Terreni; a pari distanza, il meno costoso; a pari prezzo, il più a sinistra.
rule-c3-title = Rivendicare per prezzo
rule-c3 = Con «Rivendica il meno costoso» Cerere prende l’Atto dal prezzo più basso; a pari prezzo, il più a sinistra. Con «Rivendica il più costoso» prende quello dal prezzo più alto; a pari prezzo, il più a destra. L’Argento sull’Atto fa parte del prezzo.
rule-c4-title = Che cosa fa una rivendicazione
rule-c4 = Cerere non paga niente e mette un suo segnalino sul Terreno. L’Argento che era sull’Atto va alla banca, e il mercato si riempie come dopo un tuo acquisto.
rule-c5-title = Quando non può rivendicare
rule-c5 = Se nessun Atto corrisponde, o se non ha più segnalini, Cerere gira uno dei propri Atti e mette una tessera su quel Terreno. Se non ne ha più, la rivendicazione fallisce e Cerere guadagna 1 PV, in modalità Sfida 2.
rule-c6-title = Estensione del Parco
rule-c6 = Per tre volte di seguito Cerere pesca una tessera e la mette su un suo Terreno vuoto. Ogni volta che non ha Terreni vuoti guadagna invece 1 PV.
rule-c7-title = Corruzione
rule-c7 = Si contano le icone Argento sui Giardini: una per ogni tessera Commerciale, due per una doppia in modalità Difficile e Sfida. Cerere prende altrettanto Argento più 1 e lo mette sugli Atti nel mercato, da sinistra a destra, al massimo 1 per Atto.
rule-c8-title = Il sacchetto è vuoto
rule-c8 = Se non restano tessere, il Terreno si trova come al solito. Da quel momento non è di nessuno, e Cerere guadagna 4 PV per ogni suo Terreno adiacente.

## regole: dove va una tessera

rule-p1-title = Accanto a un Parco
rule-p1 = Una tessera va su un Terreno vuoto di Cerere accanto a un Parco, cioè a un gruppo di Giardini uniti per i lati. Se così Cerere può raggiungere più Parchi, conta solo il più grande; se i più grandi sono più di uno, scegli tu tra questi.
rule-p2-title = In diagonale a un Parco
rule-p2 = Se nessun Terreno vuoto di Cerere è accanto a un Parco, la tessera va su uno che è in diagonale a un Parco. Anche qui conta il più grande di questi Parchi.
rule-p3-title = Vicino al suo Parco più grande
rule-p3 = Se nessun Terreno vuoto di Cerere è accanto o in diagonale a un Parco, la tessera va sul più vicino al suo Parco più grande; a pari distanza, sul più lontano dai tuoi Edifici.
rule-p4-title = Scegli tu
rule-p4 = Se queste regole lasciano più possibilità, scegli tu. Vedi la tessera prima di scegliere.
rule-p5-title = Una scelta è una decisione
rule-p5 = La tua scelta per Cerere conta come un’azione: viene registrata e si può annullare. Se resta una sola possibilità, non ti si chiede niente.

## regole: la fine di un’Era

rule-e1-title = Ultimi turni
rule-e1 = Quando un turno finisce senza più Atti né nel mercato né nella pila dell’Era, tu e Cerere avete ancora un turno a testa.
rule-e2-title = L’ultimo turno di Cerere
rule-e2 = Il suo ultimo turno di un’Era è sempre un’Estensione del Parco. Cerere non gira carte, quindi non costruisce nemmeno Monumenti.
rule-e3-title = Punteggio ed Era successiva
rule-e3 = Dopo gli ultimi turni si calcola il punteggio dell’Era. Poi sei Atti della pila successiva entrano nel mercato e si continua; dopo l’Era 3 la partita è finita.

## regole: punteggio

rule-v1-title = Popolazione
rule-v1 = Chi ha la Popolazione maggiore guadagna PV pari alla sua Popolazione, più un bonus di 4, 7 o 10 PV nell’Era 1, 2 o 3. L’altro guadagna gli stessi PV, quelli della Popolazione maggiore, ma senza bonus; se non ha nessun abitante, non guadagna niente. In caso di parità il bonus va a entrambi.
rule-v2-title = I tuoi Edifici Commerciali
rule-v2 = Nelle Ere 1 e 2 incassi l’Argento che mostrano i tuoi Edifici Commerciali. Nell’Era 3 guadagni invece i loro PV.
rule-v3-title = I tuoi Edifici Civici
rule-v3 = Ogni Edificio Civico dà PV per ciò che gli sta accanto: i tuoi Edifici, i Giardini e i Monumenti di Cerere, ciascuno una volta sola. Un Giardino conta come un edificio del suo tipo: uno Residenziale ha 1 abitante, uno Commerciale 1 Argento; una tessera doppia ne ha 2 in modalità Difficile e Sfida.
rule-v4-title = I tuoi Terreni vuoti
rule-v4 = Nell’Era 3 guadagni 1 PV per ogni tuo Terreno vuoto.
rule-v5-title = La Popolazione di Cerere
rule-v5 = Ogni tessera Residenziale è un abitante, una doppia ne vale due in modalità Difficile e Sfida. La sua Popolazione dà PV come la tua.
rule-v6-title = Le tessere Commerciali di Cerere
rule-v6 = Ogni tessera Commerciale le dà 1 PV, una doppia 2 in modalità Sfida. Nell’Era 3 ognuna dà 1 PV in più.
rule-v7-title = Le tessere Civiche di Cerere
rule-v7 = Una tessera Civica le dà 2 PV, in modalità Sfida 3, per ogni tuo Edificio adiacente del tipo che la tessera mostra. I Giardini non contano.
rule-v8-title = Quadrati di Giardini
rule-v8 = I Giardini che formano un quadrato danno a Cerere 4 PV per un 2 × 2, 18 per un 3 × 3 e 48 per un 4 × 4. Nessun Giardino conta in due quadrati; vale la combinazione che le dà di più.
rule-v9-title = Chi vince
rule-v9 = Vinci se hai più PV di Cerere. In caso di parità vince lei.
rule-v10-title = Solo per te
rule-v10 = Cerere non prende Argento e non guadagna niente per i Terreni vuoti.

## regole: Monumenti

rule-m1-title = I tuoi Monumenti
rule-m1 = Costruisci un Monumento della riserva come un Edificio, se prima di costruire ne soddisfi la condizione. Da quel momento è uno dei tuoi Edifici; se lo sostituisci torna nella riserva e si può costruire di nuovo.
rule-m2-title = I Monumenti di Cerere
rule-m2 = Dopo una carta con l’icona Monumento si contano le tessere Residenziali e Commerciali di Cerere. Cerere costruisce il più piccolo Monumento della riserva che ha meno Terreni di quel numero e trova posto sui suoi Terreni vuoti. Se non ce n’è, non succede niente.
rule-m3-title = Dove va il suo Monumento
rule-m3 = Tra tutti i posti possibili decidono le regole delle tessere. Un posto è vicino a un Parco quanto lo è il più vicino dei suoi Terreni.
rule-m4-title = Quando si costruisce un Monumento
rule-m4 = Cerere ignora le condizioni. Chiunque li costruisca, il Tempio di Giove dà 2 PV e il Colosseo 3 Argento a chi di voi due ha un edificio adiacente; Cerere però non riceve Argento. I suoi Giardini e Monumenti qui contano come edifici.
rule-m5-title = Quanto le danno i suoi Monumenti
rule-m5 = Ogni suo Monumento dà PV come una tessera Giardino singola del suo tipo. Uno Civico vale come la tessera Civica che vuole ciò che il Monumento conta.
rule-m6-title = I Monumenti non sono Giardini
rule-m6 = I suoi Monumenti non fanno parte di Parchi né di quadrati, e non contano per la Corruzione né per altri Monumenti. I loro Terreni sono di Cerere, e i tuoi Edifici Civici li contano con i valori che mostrano.
rule-m7-title = La grandezza di un Monumento
rule-m7 = La grandezza di un Monumento è il numero dei suoi Terreni. Una linea di tre e una L di tre hanno la stessa grandezza.
rule-m8-title = Nessun’altra espansione
rule-m8 = I Monumenti sono l’unica espansione che puoi combinare con Gardens of Ceres.

## regole: regole della casa

rule-x1-title = Popolazione contesa
rule-x1 = Se Cerere ha la Popolazione maggiore, la tua dà PV solo se sei indietro di 3 al massimo.
rule-x2-title = Monumenti selvaggi
rule-x2 = I Monumenti di Cerere possono coprire anche dei Giardini, purché coprano almeno un suo Terreno vuoto. Le tessere coperte si pescano per ultime: mettile da parte finché il sacchetto non è vuoto.
rule-x3-title = Giardini invasivi
rule-x3 = Se Cerere non ha un Terreno vuoto per una tessera, si guardano gli Atti nel mercato il cui Terreno è accanto a un Parco. Cerere prende quello accanto al Parco più grande, e la tessera va subito lì. Se non ce n’è nessuno, guadagna 1 PV come al solito.
rule-x4-title = Favore degli dei
rule-x4 = Cerere inizia con dei PV: il favore degli dei. Quanti, lo scegli nella preparazione: 5, 10 e così via fino a 60. Nient’altro cambia.

## regole: che cosa dice ancora una regola, dove se ne legge tutto il testo

rulebook-s3 = Le tessere si pescano nell’ordine in cui gli Atti sono stati girati. Questi Atti vanno nella pila degli scarti di Cerere, gli altri restano coperti.
rulebook-s8 = Mescola le carte Monumento e scoprile una alla volta. Salta le grandezze che ci sono già, finché i Monumenti non sono tre (M7).
rulebook-y2 = Quello che paghi va alla banca, e così l’Argento che era sull’Atto. Gli Atti che scorrono portano con sé il loro Argento. Il nuovo Atto entra a destra, senza Argento, finché la pila di questa Era ne ha.
rulebook-y3 = Puoi ruotare la forma come vuoi. Più piccolo significa con meno Terreni. Ogni Edificio che copri, anche solo in parte, deve essere più piccolo e viene tolto per intero.
rulebook-c1 = La carta risolta va coperta sotto il mazzo, e la fila si chiude verso sinistra prima che la carta girata si aggiunga in fondo. Il mazzo non si mescola mai più, quindi le carte tornano nell’ordine in cui sono state giocate.
rulebook-c2 = I suoi Terreni sono quelli con un suo segnalino, un Giardino o un suo Monumento; la distanza si conta come sempre (T3). Il prezzo comprende l’Argento sull’Atto.
rulebook-c5 = L’Atto girato va nella pila degli scarti di Cerere e non torna più. Per quel Terreno non serve un segnalino.
rulebook-c6 = Guarda di nuovo il tabellone per ogni tessera: le regole da P1 a P4 dicono su quale Terreno va.
rulebook-c7 = Un Atto riceve 1 Argento anche se ne ha già. Quello che avanza torna alla banca. L’Argento resta sull’Atto finché qualcuno non prende l’Atto.
rulebook-e1 = Anche chi ha preso l’ultimo Atto ha un ultimo turno. Se l’hai preso tu, gioca prima Cerere, poi tu. Se l’ha preso lei, giochi prima tu, poi Cerere.
rulebook-v1 = Per esempio, alla fine dell’Era 2 tu hai 6 abitanti e Cerere 3. Tu guadagni 6 più il bonus di 7, cioè 13 PV; Cerere ne guadagna 6.
rulebook-v3 = Un vicino conta una volta sola, per quanti lati siano in comune.
rulebook-v7 = Un Edificio accanto a due di queste tessere conta per entrambe, una volta per ciascuna.
rulebook-m1 = Si piazza con le stesse regole di ogni Edificio (Y3, Y4). Le condizioni sono nella tabella dei Monumenti.
rulebook-m2 = Una tessera doppia qui conta come una sola, e contano anche le tessere che la carta stessa ha appena fatto piazzare.

## regole: le tabelle delle regole

rulebook-buildings-title = I tuoi Edifici
rulebook-buildings = Hai 24 Edifici, che puoi ruotare come vuoi. Gli Edifici Residenziali portano abitanti; i Commerciali portano Argento durante la partita e PV alla fine dell’Era 3; i Civici danno PV in ogni Era per ciò che hanno accanto.
rulebook-names-title = I nomi degli Edifici
rulebook-names = Nella tua scatola gli Edifici possono avere altri nomi. Li riconosci dalla forma e dai valori.
rulebook-tiles-title = Tessere Giardino
rulebook-tiles = Cerere ha 32 tessere Giardino, che si pescano dal sacchetto. Una tessera doppia mostra due icone, una grande e una piccola; in modalità Normale conta come una.
rulebook-cards-title = Le carte di Cerere
rulebook-cards = Cerere ha 18 carte Azione. Il numero sceglie una carta della sua fila (C1); l’immagine mostra che cosa fa Cerere quando la carta scelta è questa. Il tempietto conta solo nelle partite con i Monumenti (M2).
rulebook-difficulty-title = Tre livelli di difficoltà
rulebook-difficulty = Il livello di difficoltà cambia questi valori e nient’altro.
rulebook-monuments-title = I Monumenti
rulebook-monuments = Che cosa ti dà ogni Monumento, e che cosa ti serve prima di poterlo costruire. «Sul bordo» significa che almeno uno dei suoi Terreni è sul bordo della città. In una condizione, «Argento» è quello che mostrano i tuoi Edifici, non quello che possiedi.
rulebook-questions-title = Piccole domande
rulebook-questions = Domande a cui nessuna regola risponde, e le nostre risposte.
rulebook-translations-title = Dove le traduzioni del regolamento differiscono
rulebook-translations = Il regolamento esiste in cinque lingue. L’originale è quello inglese, e qui si gioca secondo quello.

### Le schermate del gioco nel terminale.
### Righe corte: il terminale può avere solo 80 colonne. I tasti sono gli stessi in ogni lingua.

## Lettere dei tipi in città: un carattere ciascuna, tutte diverse. V sta per ciVico.

terminal-letter-residential = R
terminal-letter-commercial = C
terminal-letter-civic = V

## La prima schermata

terminal-continue = Continua
terminal-new-game = Nuova partita
terminal-saved-games = Partite salvate
terminal-settings = Impostazioni
terminal-help = Aiuto
terminal-quit = Esci
terminal-unofficial = Progetto amatoriale non ufficiale. Niente grafica né testi dell’editore.

## Una nuova partita

terminal-difficulty = Difficoltà
terminal-about-normal = Le tessere doppie di Cerere contano come singole. Il livello per imparare.
terminal-about-hard = Le sue tessere doppie valgono due abitanti o due Argento: Cerere cresce più in fretta, e la sua Corruzione pesa di più.
terminal-about-challenge = Come Difficile, con sei Giardini all’inizio e più PV per le tessere Civiche e le Commerciali doppie.
terminal-about-monuments = Tre Monumenti che sia tu sia Cerere potete costruire.
terminal-about-contested-population = niente PV per la Popolazione se sei indietro di più di 3
terminal-about-creeping-gardens = senza Terreni vuoti, Cerere prende un Atto accanto a un Parco
terminal-about-wild-monuments = i Monumenti di Cerere possono coprire i Giardini
terminal-favour = PV iniziali di Cerere (0, oppure da 5 a 60 di 5 in 5)
terminal-favour-bad = Favore degli dei: inserisci 0, oppure da 5 a 60 di 5 in 5.
terminal-seed-hint = lascia vuoto per uno nuovo; lo stesso seed dà la stessa partita
terminal-seed-bad = Un seed è un numero intero da 0 in su.
terminal-start = Inizia la partita

## Partite salvate

terminal-saved-line = { $date }  { $standing }
terminal-saved-playing = Era { $era }, { $you } : { $ceres }, { $difficulty }, { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }
terminal-saved-won = vinta { $you } : { $ceres }, { $difficulty }
terminal-saved-lost = persa { $you } : { $ceres }, { $difficulty }
terminal-saved-broken = illeggibile
terminal-saved-none = Non ci sono ancora partite salvate.
terminal-deleted = Eliminata. Premi Z per ripristinarla.
terminal-restored = La partita è stata ripristinata.
terminal-nothing-deleted = Non c’è nessuna partita da ripristinare.

## Lingua, ritmo e colori

terminal-language = Lingua
terminal-pace = Turno di Cerere
terminal-pace-slow = lento
terminal-pace-quick = veloce
terminal-pace-at-once = immediato
terminal-colours = Colori
terminal-colours-dark = scuri
terminal-colours-light = chiari
terminal-warnings = Avvisami prima di un errore grave
terminal-warnings-off = no
terminal-warnings-on = sì

## Il tavolo: tu e Cerere

terminal-deeds = { $count ->
        [one] resta { $count } Atto
       *[other] restano { $count } Atti
    }
terminal-last-turns-both = ultimi turni: tu e Cerere
terminal-last-turns-you = tuo ultimo turno
terminal-last-turns-ceres = ultimo turno di Cerere
terminal-vp = { $vp } PV
# Abbreviato: il mercato ha solo 12 colonne per prezzo.
terminal-silver = { $silver } Arg.
terminal-markers = { $markers ->
        [one] { $markers } segnalino
       *[other] { $markers } segnalini
    }

## Il tavolo: i riquadri

terminal-panel-tray = Vassoio
terminal-panel-ceres = Cerere
terminal-panel-score = Punti
terminal-panel-log = Log
terminal-none-left = –
terminal-worth-commercial = { $silver } Argento, { $vp } PV
terminal-effect-building = { $vp } PV per edificio
terminal-effect-citizen = { $vp } PV { $per ->
        [one] per abitante
       *[other] ogni { $per } abitanti
    }
terminal-effect-silver = { $vp } PV per Argento
terminal-effect-civic = { $vp } PV per Civico
terminal-row = La sua fila: il numero della carta girata ne sceglie una
terminal-card-number = n. { $number }
terminal-card-icon = ▲
terminal-card-letters = Rivendica { $letters }
terminal-card-cheapest = Il meno costoso
terminal-card-dearest = Il più costoso
# Abbreviato: il riquadro è stretto, e dietro ci stanno ancora il numero e ▲.
terminal-card-enlarge = Estens. del Parco
terminal-card-bribe = Corruzione
terminal-flipped = Carta girata: { $number }
terminal-deck = Mazzo: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }, { $known ->
        [one] { $known } vista
       *[other] { $known } viste
    }
terminal-known = Già viste, in fondo al mazzo: { $cards }
terminal-bag = { $count ->
        [one] Sacchetto: { $count } tessera
       *[other] Sacchetto: { $count } tessere
    }
terminal-her-deeds = { $count ->
        [one] Coperto: { $count } Atto
       *[other] Coperti: { $count } Atti
    }
terminal-gardens = { $count ->
        [one] { $count } Giardino
       *[other] { $count } Giardini
    }, { $parks ->
        [one] { $parks } Parco
       *[other] { $parks } Parchi
    } (max { $largest })
terminal-score-now = Se l’Era finisse ora
terminal-source-population = Popolazione
terminal-source-commercial = Commerciale
terminal-source-civic = Civico
terminal-source-lots = Terreni vuoti
terminal-source-parks = Quadrati
terminal-source-total = Questa Era
terminal-source-after = PV totali
terminal-source-silver = Argento
terminal-score-hint = S: dettagli

## Tasti, nell’ultima riga

terminal-key-income = Rendita +{ $silver }
terminal-key-buy = Compra
terminal-key-build = Costruisci
terminal-key-undo = Annulla
terminal-key-redo = Ripeti
terminal-key-help = Aiuto
terminal-key-home = Menu
terminal-key-confirm = Conferma
terminal-key-choose = Scegli
terminal-key-turn = Ruota
terminal-key-next = Altro posto
terminal-key-back = Indietro
terminal-key-pick = Scegli
terminal-key-select = Apri
terminal-key-change = Cambia
terminal-key-open = Regole
terminal-key-skip = Salta
terminal-key-pace = Ritmo: { $pace }
terminal-key-log = Log
terminal-key-score = Punti
terminal-key-new = Nuova partita
terminal-key-result = Risultato
terminal-key-forecast = Previsione
terminal-key-theme = Tema: { $theme }
terminal-key-all-themes = tutti

## Che cosa si chiede, e che cosa cambierebbe un’azione

terminal-ask-turn = Tocca a te: incassa la Rendita, compra un Atto o costruisci.
terminal-ask-income = Rendita: { $silver } Argento. Ne avresti { $after }.
terminal-ask-deed = { $deed }, posto { $place }: { $price } Argento. Te ne resterebbero { $after }.
terminal-ask-deed-bribed = { $deed }, posto { $place }: { $price } Argento ({ $printed } più { $bribe } sull’Atto). Te ne resterebbero { $after }.
terminal-ask-tray = { $piece }: { $worth }. { $places ->
        [one] { $places } posto.
       *[other] { $places } posti.
    }
terminal-ask-place = { $piece } su { $lots } (posto { $number } di { $count }).
terminal-ask-choice-garden = Scegli un Terreno per la tessera di Cerere: { $tile }. { $lot } (posto { $number } di { $count }).
terminal-ask-choice-empty = Il sacchetto è vuoto. Scegli a quale Terreno Cerere rinuncia: { $lot } (posto { $number } di { $count }).
terminal-ask-choice-monument = Scegli un posto per il Monumento di Cerere, { $piece }: { $lots } (posto { $number } di { $count }).
terminal-ask-log = Scegli una riga per leggerne le regole.
terminal-asked-because = Perché: { $reason }
terminal-replaces = Sostituisce { $pieces }.
terminal-frees = I tuoi segnalini tornano su { $lots }.
terminal-change-population = Popolazione { $before } → { $after }
terminal-change-income = Rendita { $before } → { $after }
terminal-change-silver = Argento { $before } → { $after }
terminal-change-vp = PV { $before } → { $after }
terminal-change-her-vp = PV di Cerere { $before } → { $after }
terminal-change-score = questa Era { $before } → { $after }
terminal-change-her-score = Cerere in questa Era { $before } → { $after }
terminal-change-nothing = non cambia nient’altro
terminal-only-places = Può stare solo sui Terreni evidenziati.
terminal-one-way = Qui può stare in un modo solo.
terminal-over = La partita è finita: { $you } a { $ceres }. Premi Invio per il risultato.
terminal-telling = Turno di Cerere. Premi Spazio per saltarlo.
terminal-nothing-to-undo = Non c’è niente da annullare.
terminal-nothing-to-redo = Non c’è niente da ripetere.
terminal-undone = Annullato: { $action }.
terminal-redone = Ripetuto: { $action }.
terminal-resign-asks = Abbandonare? La partita conterà come persa, e non si torna indietro.
terminal-conflict = Questa partita è andata avanti in un’altra finestra. Ecco com’è adesso; la tua ultima azione non è stata giocata.
terminal-too-small = La finestra è troppo piccola: servono { $width } colonne e { $height } righe.

## Azioni, come si chiamano quando si annullano

terminal-action-income = Rendita
terminal-action-buy = comprare { $lots }
terminal-action-build = costruire { $piece } su { $lots }
terminal-action-place = piazzare su { $lots }
terminal-action-correct = correzione

## Un Terreno che si guarda

terminal-lot-nobody = { $lot }: di nessuno.
terminal-lot-market = { $lot }: di nessuno. Il suo Atto costa { $price } Argento.
terminal-lot-you = { $lot }: tuo Terreno vuoto.
terminal-lot-ceres = { $lot }: Terreno vuoto di Cerere.
terminal-lot-building = { $lot }: { $piece }, tuo Edificio ({ $worth }).
terminal-lot-monument = { $lot }: { $piece }, Monumento di Cerere.
terminal-lot-garden = { $lot }: Giardino di Cerere, { $tile }, in un Parco di { $size }.

## Punteggio e risultato

terminal-scoring-title = Punteggio dell’Era { $era }
terminal-scoring-now = Se l’Era { $era } finisse ora
terminal-scored-silver = +{ $silver } Argento
terminal-has = { $vp } PV in tutto
terminal-item-bonus = bonus { $bonus }
terminal-item-beside = accanto a { $things }
terminal-item-amount = { $what } ({ $amount })
terminal-result-won = Hai vinto, { $you } a { $ceres }.
terminal-result-lost = Ha vinto Cerere, { $ceres } a { $you }.
terminal-result-tie = { $you } a testa: è parità, quindi vince Cerere.
terminal-result-resigned = Hai abbandonato sul { $you } a { $ceres }.
terminal-result-eras = PV per Era
terminal-result-other = Altro
terminal-result-total = Totale

## Regole e aiuto

terminal-rules-title = Regole
terminal-help-title = Tasti
terminal-help-play = Il tuo turno
terminal-help-look = Guardarsi intorno
terminal-help-coach = Il coach
terminal-help-game = La partita
terminal-help-signs = Simboli sul tabellone
terminal-help-mouse = Con il mouse puoi cliccare su un Atto, un pezzo del vassoio, un Terreno, una riga del log o un tasto nell’ultima riga.
terminal-does-income = incassa la Rendita
terminal-does-buy = compra un Atto; da 1 a 6 ne scegli uno
terminal-does-build = costruisci: scegli un pezzo del vassoio
terminal-does-arrows = spostati tra pezzi, Atti, posti e Terreni
terminal-does-turn = ruota il pezzo
terminal-does-tab = scelta possibile successiva, precedente
terminal-does-edges = primo, ultimo
terminal-does-enter = conferma
terminal-does-escape = indietro
terminal-does-undo = annulla
terminal-does-redo = ripeti
terminal-does-resign = abbandona
terminal-does-hint = un suggerimento, poi il passo successivo
terminal-does-compare = confronta l’azione scelta con la migliore
terminal-does-forecast = che cosa potrebbe fare Cerere
terminal-does-stop = ferma il coach
terminal-does-review = analizza una partita finita
terminal-does-panels = Vassoio, Cerere, Punti, Log
terminal-does-scroll = scorri il riquadro
terminal-does-log = log: scegli una riga, Invio ne apre le regole
terminal-does-score = punteggio in dettaglio, se l’Era finisse ora
terminal-does-skip = salta il resto del turno di Cerere
terminal-does-pace = ritmo del turno di Cerere: lento, veloce, immediato
terminal-does-colours = sfondo scuro o chiaro
terminal-does-new = nuova partita; questa resta salvata
terminal-does-home = menu principale; la partita resta salvata
terminal-does-quit = esci; la partita resta salvata
terminal-does-help = questa pagina
terminal-sign-yours = tuo Terreno vuoto
terminal-sign-hers = Terreno vuoto di Cerere
terminal-sign-deed = Terreno di un Atto nel mercato
terminal-sign-building = tuo Edificio: tipo e quanto rende
terminal-sign-civic = Civico: conta abitanti, Argento, Civici o tutto (*)
terminal-sign-garden = Giardino: tipo, due volte se la tessera è doppia
terminal-sign-garden-civic = Giardino Civico: il tipo che vuole (* qualsiasi)
terminal-sign-monument = Monumento di Cerere

## actions, columns and rows as they are typed or said, and what a microphone makes of them: id: words

heard-words =
    income: rendita, prendo la rendita, incasso, incassare
    buy: compra, compro, comprare, acquisto
    build: costruisci, costruisco, costruire
    place: metti, metto, mettere, scelgo
    A: ah
    B: bi
    C: ci
    D: di
    E: è
    F: effe
    G: gi
    1: uno, un
    2: due
    3: tre
    4: quattro
    5: cinque
    6: sei
    7: sette

## the game in plain text: ceres play --plain; the words that can be typed, one word each, and what it says

plain-word-table = tavolo
plain-word-market = mercato
plain-word-tray = vassoio
plain-word-actions = azioni
plain-word-score = punteggio
plain-word-log = log
plain-word-rule = regola
plain-word-hint = suggerimento
plain-word-forecast = previsione
plain-word-undo = annulla
plain-word-redo = ripeti
plain-word-resign = abbandona
plain-word-new = nuova
plain-word-save = salva
plain-word-help = aiuto
plain-word-quit = esci
plain-begin = Per sapere che cosa puoi scrivere: { $help }.
plain-first = Era { $era } di 3. { $deeds }. { $options }.
plain-silver = { $silver } Argento
plain-scored = { $side }, { $source }: { $amount }. { $details }.
plain-of = { $name }: { $said }.
plain-area = È la parte della città da { $first } a { $last }.
plain-side = { $side }: { $facts }.
plain-built = { $side }, costruzioni: { $pieces }.
plain-marked = Terreni segnati: { LIST($lots) }.
plain-lots = { $side }, Terreni vuoti: { LIST($lots) }.
plain-park = Un Parco di { $size ->
    [one] 1 Giardino
   *[other] { $size } Giardini
}: { $tiles }.
plain-deed = Posto { $place }: { $deed }, { $price } Argento.
plain-deed-bribed = Posto { $place }: { $deed }, { $price } Argento ({ $printed } più { $bribe } sull’Atto).
plain-card = Carta { $place } nella fila di Cerere: { $card }. Il suo numero è { $number }.
plain-card-monument = Carta { $place } nella fila di Cerere: { $card }. Il suo numero è { $number } e ha l’icona Monumento.
plain-choice-garden = Scegli un Terreno per la tessera di Cerere: { $tile }.
plain-choice-empty = Il sacchetto è vuoto. Scegli il Terreno a cui Cerere rinuncia.
plain-choice-monument = Scegli un posto per il Monumento di Cerere: { $piece }.
plain-choose = Scrivi una di queste azioni: { $actions }.
plain-not-understood = Non capisco «{ $typed }».
plain-nearest = Forse intendevi: { $words }? Nessuna azione è stata giocata.
plain-confirm = Scrivi { $yes } per confermare.
plain-after = Scrivi «nuova» per giocare un’altra partita, oppure «esci».
plain-saved = Ogni azione viene salvata subito. Questa partita è { $id }. Per riprenderla: ceres play --plain --game { $id }.
plain-help-commands = Azioni: rendita; compra C4; costruisci domus C4; metti C4. Con «vassoio» vedi i nomi con cui si scrivono gli Edifici.
plain-help-table = tutto ciò che è sul tavolo
plain-help-market = gli Atti in vendita
plain-help-tray = gli Edifici e i Monumenti rimasti, e dove ci stanno
plain-help-actions = tutte le azioni possibili ora
plain-help-score = il punteggio in dettaglio, se l’Era finisse ora
plain-help-log = tutta la partita finora
plain-help-rule = una regola con il suo codice, per esempio regola C1
plain-help-hint = un suggerimento; ancora una volta per saperne di più
plain-help-forecast = che cosa potrebbe fare Cerere
plain-help-undo = annulla l’ultima azione
plain-help-redo = ripeti l’ultima azione annullata
plain-help-resign = abbandona la partita: è persa
plain-help-new = inizia un’altra partita; questa resta salvata
plain-help-save = come viene salvata la partita
plain-help-help = questo elenco
plain-help-quit = esci; la partita resta salvata

## Prima della prima schermata

terminal-not-a-terminal = ceres play ha bisogno di un terminale a tutto schermo. Per giocare riga per riga usa: ceres play --plain
terminal-window-too-small = ceres play ha bisogno di almeno { $width } colonne e { $height } righe; questa finestra ne ha { $columns } e { $lines }. Ingrandiscila, oppure usa: ceres demo
terminal-saves-failed = Le partite salvate non si possono aprire.
terminal-saves-aside = Mettere da parte il file danneggiato e ricominciare? Niente di ciò che contiene viene eliminato. [s/N]
terminal-saves-now-at = Adesso è in { $path }.
terminal-yes = s
terminal-bad-pace = { $pace } non è un ritmo: usa slow, quick o at-once.
# una voce del punteggio e da che cosa viene
terminal-item-of = { $item }: { $things }

### La pagina nel browser: etichette corte, un telefono è largo 360 pixel.

## la pagina

page-close = Chiudi
page-to-start = Torna alla home
page-try-again = Riprova
page-lost-title = Pagina non trovata
page-lost = A questo indirizzo non c’è nessuna pagina.
page-trouble-title = Qualcosa è andato storto
page-trouble = La pagina ha dovuto fermarsi. Le tue partite sono salvate, e non è andato perso niente.
page-trouble-details = Dettagli

## la pagina: la prima schermata

page-home-about = Un gioco in solitario: tre Ere, una città di 49 Terreni e, come avversaria, la dea delle messi. Fai più punti di lei.
page-home-choose = Scegli difficoltà, Monumenti e regole della casa.
page-home-buy = Compra Terreni
page-home-about-buy = Ogni Atto nel mercato è un Terreno della città. Se aspetti può costare meno, sempre che Cerere non lo prenda prima di te.
page-home-build = Costruisci
page-home-about-build = Le case portano abitanti, le botteghe Argento, biblioteche e fontane punti per ciò che hanno accanto.
page-home-ceres = Supera Cerere
page-home-about-ceres = Le sue carte rivendicano Terreni, piantano Giardini e fanno salire i prezzi. Dopo ogni suo turno vedi che cosa ha fatto, e perché.
page-home-continue = Continua
page-home-go-on = Riprendi
page-home-new = Nuova partita
page-home-learn = Impara a giocare
page-home-begin-learning = Inizia la lezione
page-home-about-learn = La tua prima partita, con una nota per ogni cosa nuova. Le mosse le fai tu.
page-home-rules = Regole
page-home-guide = Come si gioca
page-home-program = Informazioni
page-home-box = Le carte della tua scatola
page-home-phone = Gioca sul mio telefono
page-home-mine = Le mie partite
page-home-try-again = { $count ->
    [one] Una decisione da riprovare
   *[other] { $count } decisioni da riprovare
}
page-home-puzzles = Problemi
page-home-puzzle = Il problema del giorno
page-home-about-puzzle = Una posizione e una domanda, nuove ogni giorno. Poi quanti altri problemi vuoi, con un rating tutto tuo.
page-home-begin-puzzle = Risolvi
page-home-puzzle-standing = Rating { $rating }
page-home-ladder = Il cursus honorum
page-home-about-ladder = Dodici gradi, da una prima partita a una che perfino il nostro bot migliore perde più spesso di quanto la vinca.
page-home-begin-ladder = Sali
page-home-achievements = Traguardi
page-home-more = Altro

## la pagina: una nuova partita

page-new-difficulty = Quanto è forte Cerere?
page-new-about-normal = Parte con tre Giardini, e le sue tessere doppie contano come singole. Il livello per imparare.
page-new-about-hard = Le sue tessere doppie valgono due abitanti o due Argento: cresce più in fretta, e la sua Corruzione pesa di più.
page-new-about-challenge = Come Difficile, ma parte con sei Giardini, guadagna di più con le tessere Civiche e le Commerciali doppie, e una rivendicazione fallita le dà 2 PV invece di 1.
page-new-expansion = Espansione
page-new-about-monuments = Tre Monumenti aspettano chi li costruisce. Tu devi soddisfarne le condizioni; a Cerere servono una carta con l’icona Monumento, abbastanza Giardini Residenziali e Commerciali, e spazio sui suoi Terreni vuoti. Chi arriva per primo?
page-new-about-variants = Regole nostre per chi conosce già il gioco. La prima volta lasciale disattivate.
page-new-about-contested-population = Se Cerere ti supera di oltre 3 abitanti, la tua Popolazione non dà PV.
page-new-about-creeping-gardens = Quando Cerere non ha un Terreno vuoto per una tessera, prende dal mercato un Atto il cui Terreno è accanto a un Parco. Se ce ne sono diversi, prende quello accanto al Parco più grande.
page-new-about-wild-monuments = I Monumenti di Cerere possono coprire anche i suoi Giardini, purché coprano almeno un suo Terreno vuoto. Senza Monumenti non cambia niente.
page-new-favour = Favore degli dei
page-new-about-favour = Cerere inizia con dei PV. Nient’altro cambia.
page-new-favour-none = nessuno
page-new-more = Altre opzioni
page-new-about-strict = Senza suggerimenti, e quando Cerere ha risposto non si può più annullare niente. Nelle altre partite puoi annullare ogni azione.
page-new-seed-any = casuale
page-new-rule = { $title }: regola completa
page-new-about-seed = Lo stesso seed con le stesse opzioni dà la stessa partita: stessi Atti, stesse carte, stesse tessere.
page-new-seed-bad = Un seed è un numero intero da 0 in su, con al massimo 15 cifre.
page-new-cards = Le carte di Cerere
page-new-cards-rebuilt = Ricostruite
page-new-about-cards-rebuilt = Il regolamento mostra carte e tessere solo nelle immagini, quindi le abbiamo ricostruite noi. Non sono quelle stampate.
page-new-cards-own = Dalla mia scatola
page-new-about-cards-own = Le carte e le tessere che hai inserito.
page-new-cards-enter = Inserisci le tue carte
page-new-begin = Inizia
page-new-beginning = Preparazione della partita…

## la pagina: partite salvate

page-games-title = Partite salvate
page-games-unfinished = In corso ({ $count })
page-games-finished = Finite ({ $count })
page-games-deleted = Eliminate ({ $count })
page-games-no-unfinished = Non hai partite in corso.
page-games-no-finished = Non hai ancora finito una partita.
page-games-no-deleted = Negli ultimi trenta giorni non hai eliminato partite.
page-games-score = tu { $you }, Cerere { $ceres }
page-games-won = Vinta
page-games-lost = Persa
page-games-resigned = Abbandonata
page-games-imported = Importata
page-games-branched = Da un’altra partita
page-games-hinted = Con suggerimenti
page-games-claim = Conta come mia
page-games-unclaim = Non contare come mia
page-games-unreadable = Illeggibile
page-games-delete = Elimina
page-games-restore = Ripristina
page-games-is-deleted = Partita eliminata.
page-games-undo = Annulla
page-games-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
}
page-games-import-drop = Trascina qui il file di una partita
page-games-import-failed = Questo file non si può aprire
page-games-import-box = Questo file contiene le carte e le tessere di una scatola. Va aperto in «Le carte della tua scatola».
page-games-import-open-box = Aprilo lì
page-games-import-unknown = Non è né una partita, né una posizione, né una segnalazione di questo programma.
page-games-import-too-large = Il file è decisamente troppo grande per una partita.
page-games-added = { $count ->
    [0] Nessuna partita aggiunta.
    [one] Una partita aggiunta.
   *[other] { $count } partite aggiunte.
}
page-games-known = { $count ->
    [one] Una c’era già.
   *[other] { $count } c’erano già.
}
page-games-damaged = { $count ->
    [one] Una è danneggiata ed è stata lasciata fuori.
   *[other] { $count } sono danneggiate e sono state lasciate fuori.
}
page-games-no-archive = In questo file non ci sono partite.
page-games-import-more-faults = { $count ->
    [one] e { $count } altro errore
   *[other] e altri { $count } errori
}
page-games-import-good-part = { $count ->
    [0] La partita si può giocare dall’inizio.
    [one] La prima azione è integra, e puoi continuare da lì.
   *[other] Le prime { $count } azioni sono integre, e puoi continuare da lì.
}
page-games-import-salvage = Gioca la parte integra

## la pagina: impostazioni

page-settings = Impostazioni
page-settings-language = Lingua
page-settings-language-away = Adesso questa lingua non si può caricare. Il gioco è ancora in esecuzione?
page-settings-theme = Colori
page-settings-theme-system = Sistema
page-settings-theme-light = Chiari
page-settings-theme-dark = Scuri
page-settings-pace = Turno di Cerere
page-settings-pace-slow = Lento
page-settings-pace-quick = Veloce
page-settings-pace-at-once = Immediato
page-settings-sound = Suono e vibrazione
page-settings-pace-means = { $pace ->
    [slow] Passo per passo, con il tempo di leggere ogni passo.
    [quick] Passo per passo, per chi la conosce già.
   *[other] Il suo turno finisce subito. Il log mostra che cosa ha fatto.
}
page-settings-confirm = Conferma le mie azioni
page-settings-confirm-means = Rendita, acquisti e costruzioni valgono solo quando premi una seconda volta.

## la pagina: annullare e ripetere

page-undo = Annulla
page-undo-redo = Ripeti
page-undo-strict = Senza ripensamenti
page-undo-strict-means = Questa partita è senza ripensamenti e senza suggerimenti: quando Cerere ha risposto non si può più annullare niente.
page-undo-peeked = Con sbirciata
page-undo-peeked-means = { $count ->
    [one] In questa partita si è annullato una volta dopo aver visto qualcosa di nascosto.
   *[other] In questa partita si è annullato { $count } volte dopo aver visto qualcosa di nascosto.
}
page-undo-branched = Questa partita riprende da un’altra, in cui avevi già visto cose nascoste che devono ancora venire. È una partita di allenamento.
page-undo-asks = Annullare lo stesso?
page-undo-seen = { $count ->
    [one] Da allora hai visto qualcosa di nascosto:
   *[other] Da allora hai visto cose nascoste:
}
page-undo-deed = Atto { $deed }
page-undo-marked = Puoi annullare lo stesso: tutto ciò che è nascosto resta nello stesso ordine. La partita verrà contrassegnata, e non ti sarà chiesto di nuovo.
page-undo-keep = Lascia così
page-undo-anyway = Sì, annulla

## la pagina: avvisi

page-notice-away = Il gioco non risponde.
page-notice-away-what-to-do = La sua finestra è ancora aperta? Se no, avvia di nuovo ceres. Non è andato perso niente, e la pagina si ricollegherà da sola.
page-went-on-elsewhere = La partita è andata avanti in un’altra finestra. Ecco com’è adesso.

## la pagina: punteggi e fine della partita

page-scoring-title = Fine dell’Era { $era }
page-scoring-if-now = Se l’Era finisse ora
page-scoring-last = Ultimo punteggio
page-scoring-then = { $vp } PV in tutto
page-scoring-go-on = Continua
page-scoring-piece = { PIECE($id) } { $lots }
page-scoring-tile = { TILE($tile) } { $lots }
page-scoring-amount = { $thing } ({ $amount })
page-scoring-of = da { $things }
page-scoring-beside = accanto a { $things }
page-result-won = Hai vinto!
page-result-lost = Ha vinto Cerere.
page-result-tie = È parità, quindi vince Cerere.
page-result-resigned = Hai abbandonato.
page-result-side = { $side ->
    [you] Tu { $vp }
   *[ceres] Cerere { $vp }
}
page-result-chart = I PV di entrambi durante la partita: tu finisci con { $you }, Cerere con { $ceres }.
page-result-at = { $side ->
    [you] Tu: { $vp } PV
   *[ceres] Cerere: { $vp } PV
}
page-result-decided = Che cosa ha deciso la partita
page-result-most = { $winner ->
    [you] Il tuo vantaggio maggiore: { page-result-from }, { $vp } PV più di Cerere.
   *[ceres] Il vantaggio maggiore di Cerere: { page-result-from }, { $vp } PV più di te.
}
page-result-source = Voce
page-result-from = { $source ->
    [other] PV durante i turni
   *[source] { SOURCE($source) }
}
page-result-difference = Differenza
page-result-again = Gioca ancora
page-result-next = E adesso?
page-result-harder = Sali di livello: { $difficulty }
page-result-same-deal = Rigiocala da capo
page-result-challenge = Sfida qualcuno a battere { $you }-{ $ceres }
# $than: how your lead compares with that of the other result.
page-result-beat = { $than ->
    [more] Hai battuto { $you }-{ $ceres } di { $vp } PV!
    [even] Esattamente lo stesso vantaggio di { $you }-{ $ceres }.
   *[less] Non proprio { $you }-{ $ceres }: mancano { $vp } PV.
}
page-result-count = La tua partita n. { $games }, { $won ->
    [0] ancora senza vittorie
    [one] finora con una vittoria
   *[other] finora con { $won } vittorie
}
page-result-records = Nuovi record
page-result-record = { $what ->
    [first-win] La tua prima vittoria!
    [first-win-at] La tua prima vittoria in modalità { $difficulty }!
    [widest] La tua vittoria più netta: { $value } PV di vantaggio (prima: { $before })
    [streak] { $value } vittorie di fila, la tua serie più lunga
   *[best] Il tuo punteggio più alto: { $value } PV (prima: { $before })
}
page-result-picture = Salva un’immagine
page-result-picture-share = Condividi un’immagine
page-result-picture-said = { $outcome ->
    [won] Vittoria, { $you } a { $ceres }
    [resigned] Abbandono sul { $you } a { $ceres }
    [tie] { $you } a { $ceres }: in parità vince Cerere
   *[lost] Sconfitta, { $you } a { $ceres }
}
page-result-picture-title = Gardens of Ceres: tu { $you }, Cerere { $ceres }
page-result-no-picture = Impossibile creare l’immagine.
page-result-imported = Questa partita è stata importata. In «Le mie partite» conta solo se dici che è tua.

## la pagina: il turno di Cerere, passo per passo

page-telling-title = Turno di Cerere
page-telling-before = Dopo ogni tuo turno tocca a Cerere.
page-telling-flip = Cerere gira un { $number } e risolve la carta { $number } della sua fila: { card-action }.
page-telling-flipped = girata
page-telling-steps = I passi di questo turno
page-telling-ahead = Un passo ancora da venire
page-telling-skip = Salta
page-telling-resume = Riprendi
page-telling-pace = Ritmo del turno di Cerere
page-telling-pace-name = { $pace ->
    [slow] lento
    [quick] veloce
   *[at-once] immediato
}
page-telling-again = Mostra di nuovo
page-telling-summary = Che cosa ha fatto Cerere
page-telling-brief = Cerere: { $did }
page-telling-brief-claims = rivendica { LIST($of) }
page-telling-brief-plants = pianta su { LIST($of) }
page-telling-brief-bribes = mette Argento su { LIST($of) }
page-telling-brief-gives-up = rinuncia a { LIST($of) }
page-telling-brief-builds = costruisce { PIECE($of, form: "un") }
page-telling-brief-scores = guadagna { $vp } PV
page-telling-nothing = Ora scegli tu.
page-telling-letters = Le lettere nell’ordine in cui contano
page-telling-letter = { $outcome ->
    [none] { $letter }: nessun Atto
    [taken] { $letter }: ci sono Atti
   *[later] { $letter }: non serve
}
page-telling-measure = { $measure ->
    [distance] passi
    [price] prezzo
   *[place] posto
}
page-telling-no-marker = nessun segnalino
page-telling-none = nessuno
page-telling-bribe = { $icons } sui suoi Giardini + 1 = { $silver } Argento
page-telling-coin = 1 Argento in più

## la pagina: che cosa ha Cerere

page-ceres-row = La sua fila
page-ceres-own = carte e tessere della tua scatola
page-ceres-card = { $action }, numero { $number }
page-ceres-about-card = { $does ->
    [letters] Cerere rivendica un Atto della prima di queste colonne che ne ha uno nel mercato.
    [cheapest] Cerere rivendica l’Atto meno costoso.
    [dearest] Cerere rivendica l’Atto più costoso.
    [enlarge] Per tre volte Cerere pesca una tessera e la pianta su un suo Terreno vuoto.
   *[bribe] Cerere mette Argento sugli Atti nel mercato, 1 per Atto, da sinistra. Più Argento mostrano i suoi Giardini, più ne mette.
}
page-ceres-about-icon = Poi Cerere può costruire un Monumento.
page-ceres-outlook = Se tocca a questa carta
page-ceres-outlook-last = Nel suo ultimo turno dell’Era
page-ceres-outlook-owned = Terreni posseduti dopo: Cerere { $ceres }, tu { $you }.
page-ceres-about-number = Quando si gira questa carta, il suo numero sceglie la carta { $number } della fila.
page-ceres-deck-holds = Mazzo: { $unseen ->
    [one] { $unseen } mai vista
   *[other] { $unseen } mai viste
}, { $known ->
    [one] { $known } già vista
   *[other] { $known } già viste
}
page-ceres-deck-order = { $unseen ->
    [0] Arrivano in quest’ordine.
    [one] Dopo { $unseen } carta mai vista arrivano in quest’ordine.
   *[other] Dopo { $unseen } carte mai viste arrivano in quest’ordine.
}
page-ceres-deck-unknown = Nessuno ha ancora visto queste carte. Quelle che Cerere risolve vanno sotto il mazzo: da allora ne conosci l’ordine.
page-ceres-deeds = { $count ->
    [0] nessun Atto coperto
    [one] { $count } Atto coperto
   *[other] { $count } Atti coperti
}
page-ceres-markers = { $count ->
    [0] nessun segnalino
    [one] { $count } segnalino
   *[other] { $count } segnalini
}
page-ceres-parks = { $gardens ->
    [one] { $gardens } Giardino, Parco più grande: { $largest }
   *[other] { $gardens } Giardini, Parco più grande: { $largest }
}
page-ceres-monuments = I suoi Monumenti
page-ceres-monument = { PIECE($id) } su { LIST($lots, type: "comma") }
page-ceres-bag = { $count ->
    [0] Il sacchetto è vuoto
    [one] Nel sacchetto: { $count } tessera
   *[other] Nel sacchetto: { $count } tessere
}
page-ceres-tile = { TILE($tile) }: { $left } di { $of } nel sacchetto
page-ceres-about-tile = { $kind ->
    [residential] Aumenta la sua Popolazione.
    [commercial] Le dà PV in ogni Era e accresce la sua Corruzione.
   *[civic] { $wants ->
        [any] Le dà PV per ogni tuo Edificio adiacente.
       *[kind] Le dà PV per ogni tuo Edificio { KIND($wants) } adiacente.
    }
}

## la pagina: il log

page-log = Log
page-log-only-ceres = Solo Cerere
page-log-who = { $side ->
    [you] Tu
    [ceres] Cerere
   *[game] Il gioco
}
page-log-round = turno { $round }
page-log-corrected = Il tavolo è stato corretto.
page-log-empty = Il log comincia con la tua prima azione.

## la pagina: una regola, il suo codice e il suo titolo

page-rule = Regola { $id }: { $title }
page-rule-whole = Regola completa

## la pagina: le tue scelte per Cerere

page-choice-title = { $what ->
    [garden] Scegli un Terreno per la sua tessera
    [monument] Scegli un posto per il suo Monumento
   *[empty] Il sacchetto è vuoto: scegli a quale Terreno Cerere rinuncia
}
page-choice-why = Perché qui?
page-choice-places = { $count ->
    [one] { $count } posto possibile
   *[other] { $count } posti possibili
}
page-choice-left = { $left ->
    [one] Poi ancora { $left } tessera.
   *[other] Poi ancora { $left } tessere.
}
page-choice-icon = Dopo, Cerere può costruire un Monumento.
page-choice-now = Come cambierebbero i tuoi PV e quelli di Cerere se l’Era finisse ora
# $you and $ceres are numbers with their sign.
page-choice-change = tu { $you }, Cerere { $ceres }
page-choice-confirm = { $what ->
    [garden] Pianta su { LIST($lots) }
    [monument] Costruisci su { LIST($lots) }
   *[empty] Rinuncia a { LIST($lots) }
}

## la pagina: il tavolo

page-table-title = { $you } : { $ceres } · Era { $era } · Gardens of Ceres
page-table-loading = Preparazione del tavolo…
page-table-no-game = Partita non trovata
page-table-no-game-text = A questo indirizzo non c’è nessuna partita. Forse è stata eliminata, o è salvata su un altro dispositivo.
page-table-no-answer = Nessuna risposta
page-table-no-answer-text = Il server del gioco non risponde. La tua partita è salvata. Avvia di nuovo il server, poi riprova.
page-table-home = Home: la partita resta salvata
page-table-acts = di turno
page-table-silver = { $silver } Argento
page-table-markers = { $markers ->
    [one] Resta { $markers } segnalino Terreno
   *[other] Restano { $markers } segnalini Terreno
}
page-table-forecast = +{ $vp } PV se l’Era finisse ora
page-table-next-income = La Rendita dà { $silver } Argento
page-table-deeds-left = { $count ->
    [one] Resta { $count } Atto
   *[other] Restano { $count } Atti
}
page-table-last-turns = { $sides ->
    [you] Tuo ultimo turno
    [ceres] Ultimo turno di Cerere
   *[other] Ultimi turni
}
page-table-tabs = Riquadri
page-table-tab-build = Costruisci
page-table-tab-market = Mercato
page-table-tab-ceres = Cerere
page-table-tab-score = Punti
page-table-tab-log = Log

## la pagina: la città

page-table-city = La città
page-table-city-summary = Tuoi Edifici: { $buildings }, tuoi Terreni vuoti: { $yours }. Giardini di Cerere: { $gardens }, suo Parco più grande: { $largest }, suoi Monumenti: { $monuments }, suoi Terreni vuoti: { $hers }. In vendita: { $offers }, di nessuno: { $free }.
page-table-lot = Terreno { $lot }
page-table-garden = Giardino: { TILE($tile) }
page-table-lot-nobody = { $lot }: di nessuno
page-table-lot-offer = { $lot }: in vendita a { $price } Argento
page-table-lot-marker = { $side ->
    [you] { $lot }: tuo Terreno vuoto
   *[ceres] { $lot }: Terreno vuoto di Cerere
}
page-table-lot-piece = { $side ->
    [you] { $lot }: { PIECE($id) }, tuo Edificio
   *[ceres] { $lot }: { PIECE($id) }, Monumento di Cerere
}
page-table-lot-garden = { $lot }: Giardino, { TILE($tile) }, in un Parco di { $size }
page-table-kind = { $side ->
    [you] tuo Edificio { KIND($kind) }, su { LIST($lots, type: "comma") }
   *[ceres] Monumento { KIND($kind) } di Cerere, su { LIST($lots, type: "comma") }
}
page-table-park = { $size ->
    [one] { $lot }, un Parco a sé
   *[other] { $lot }, in un Parco di { $size }
}
page-table-wants = { $kind ->
    [any] dà PV a Cerere per ogni tuo Edificio adiacente
   *[other] dà PV a Cerere per ogni tuo Edificio { KIND($kind) } adiacente
}
page-table-offer = { $silver ->
    [0] In vendita a { $price } Argento.
   *[other] In vendita a { $price } Argento: { $printed } più { $silver } sull’Atto.
}
page-table-empty-you = Tuo Terreno vuoto: qui puoi costruire.
page-table-empty-ceres = Terreno vuoto di Cerere: qui può nascere un Giardino.
page-table-nobody = Di nessuno. Il suo Atto non è nel mercato.
page-table-scores-now = { $vp } PV se l’Era finisse ora

## la pagina: che cosa fare adesso

page-table-bar = Che cosa fare
page-table-your-turn = Tocca a te: incassa la Rendita, compra un Atto o costruisci.
page-table-her-turn = Turno di Cerere
page-table-sending = Invio in corso…
page-table-unanswered = Cerere sta per rispondere. Puoi ancora annullare.
page-table-over = La partita è finita: { $you } a { $ceres }.
page-table-income = Incassare { $silver } Argento?
page-table-build-on = { $lot } è tuo. Che cosa ci costruisci?
page-table-buy = { $silver ->
    [0] Comprare { $deed } per { $price } Argento?
   *[other] Comprare { $deed } per { $price } Argento ({ $printed } più { $silver } sull’Atto)?
}
page-table-where = { PIECE($id) }: dove? { $places ->
    [one] { $places } posto evidenziato.
   *[other] { $places } posti evidenziati.
}
page-table-build = { PIECE($id) } su { LIST($lots, type: "comma") }
page-table-not-there = { PIECE($id) } non può stare su { LIST($lots, type: "comma") }.
page-table-refused = Non si può: { $why }.
page-table-choose-tile = { $count ->
    [0] Scegli un Terreno per la tessera di Cerere: { TILE($tile) }.
   *[other] { TILE($tile) } di Cerere su { $lots }?
}
page-table-choose-lot = { $count ->
    [0] Il sacchetto è vuoto. Scegli a quale Terreno Cerere rinuncia.
   *[other] Cerere rinuncia a { $lots }?
}
page-table-choose-monument = { $count ->
    [0] Scegli un posto per il Monumento di Cerere: { PIECE($id) }.
   *[other] { PIECE($id) } di Cerere su { LIST($lots, type: "comma") }?
}
page-table-replaces = Sostituisce { PIECE($ids, form: "un") }.
page-table-do-income = Rendita +{ $silver }
page-table-do-buy = Compra { $deed } per { $price }
page-table-do-build = Costruisci
page-table-do-build-what = Costruisci…
page-table-do-place = Piazza
page-table-turn = Ruota
page-table-cancel = Indietro
page-change = { $what ->
    [silver] { $before } → { $after }
    [income] Rendita { $before } → { $after }
    [population] { $before } → { $after }
    [vp] { $before } → { $after }
    [score] questa Era { $before } → { $after }
    [her-population] abitanti { $before } → { $after }
    [her-vp] { $before } → { $after }
   *[her-score] questa Era { $before } → { $after }
}
page-change-about = { $what ->
    [silver] Il tuo Argento
    [income] Argento dei tuoi Edifici a ogni Rendita
    [population] I tuoi abitanti
    [vp] I tuoi PV
    [score] I tuoi PV di questa Era, se finisse ora
    [her-population] Gli abitanti di Cerere
    [her-vp] I PV di Cerere
   *[her-score] I PV di Cerere in questa Era, se finisse ora
}

## la pagina: il mercato

page-market = Mercato
page-market-deeds = Atti in vendita
page-market-deed = { $silver ->
    [0] Atto { $deed }, { $price } Argento
   *[other] Atto { $deed }, { $price } Argento ({ $printed } più { $silver } sull’Atto)
}
# «Compra 10» non sta sotto l’Atto.
page-market-buy = Paga
page-market-buy-label = Paga { $price } Argento e compra { $deed }
page-market-pile = { $count ->
    [0] nessun altro Atto in questa Era
    [one] { $count } altro Atto in questa Era
   *[other] altri { $count } Atti in questa Era
}
page-market-later = Ere successive: { LIST($counts) }

## la pagina: il vassoio

page-tray = Il tuo vassoio
page-tray-piece = { PIECE($id) }: { $shows }; { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}; { $places ->
    [0] ora non trova posto
    [one] { $places } posto
   *[other] { $places } posti
}.
page-tray-shows = { PIECE($id) }: { $shows }.
page-tray-not-now = { PIECE($id) }: { $shows }. Non ora: { $why }.
page-tray-needs = Richiede { $needs }.
page-tray-hyphens = Arti|giano Banca|rella Biblio|teca Impe|riale Mera|viglie Pani|ficio Peri|stilio d’Osser|vazione Commer|ciale commer|ciale Corru|zione Esten|sione Residen|ziale residen|ziale
page-tray-not-here = non trova posto su { $lot }
page-piece-population = { $count ->
    [one] { $count } abitante
   *[other] { $count } abitanti
}
page-piece-silver = { $count } Argento
page-piece-vp = { $count } PV a fine partita
page-piece-effect = { $counts ->
    [building] { $vp } PV per ogni edificio adiacente
    [citizen] { $per ->
        [one] { $vp } PV per ogni abitante adiacente
       *[other] { $vp } PV ogni { $per } abitanti adiacenti
    }
    [silver] { $vp } PV per ogni Argento mostrato accanto
   *[civic] { $vp } PV per ogni edificio Civico adiacente
}
page-piece-built-vp = alla costruzione, { $count } PV a chi ha un edificio adiacente
page-piece-built-silver = alla costruzione, { $count } Argento se hai un edificio adiacente
page-piece-needs = { $need ->
    [population] una Popolazione di almeno { $count }
    [silver] almeno { $count } Argento mostrato dai tuoi Edifici
    [lots] almeno { $count } Terreni
    [border_lots] almeno { $count } Terreni sul bordo
    [buildings] almeno { $count } Edifici
    [civic] almeno { $count } Edifici Civici
    [residential] almeno { $count } Edifici Residenziali
    [largest] un Edificio di almeno { $count } Terreni
    [no_empty_lot] tutti i tuoi Terreni edificati
   *[border] un posto sul bordo
}

## la pagina: tasti

page-keys = Tasti
page-key-enter = Invio
page-key-space = Spazio
page-key-escape = Esc
page-keys-income = Rendita; premi di nuovo, o Invio, per incassarla
page-keys-market = vai al mercato
page-keys-tray = vai al tuo vassoio per costruire
page-keys-arrows = muoviti tra Atti, pezzi e Terreni
page-keys-enter = scegli l’elemento su cui sei; compra o costruisci quello che hai in mano
page-keys-turn = ruota il pezzo che hai in mano; con Maiusc, nell’altro senso
page-keys-escape = indietro; chiudi un riquadro
page-keys-undo = annulla
page-keys-redo = ripeti
page-keys-next = passo successivo del turno di Cerere
page-keys-skip = salta il resto del turno di Cerere
page-keys-log = apri il log
page-keys-help = questo elenco

## la pagina: le carte e le tessere della scatola di chi gioca; le carte non hanno nomi, $card va da 1 a 18

page-box-title = Le carte della tua scatola
page-box-about = Possiedi il gioco? Inserisci una volta le sue 18 carte e 32 tessere, toccando quello che vedi. Da allora puoi giocare proprio contro la Cerere della tua scatola.
page-box-rebuilt = Per chiarezza: il regolamento mostra carte e tessere solo nelle immagini, quindi quelle dell’app sono ricostruite. Vanno bene per giocare, ma non sono quelle stampate. Quello che inserisci resta su questo dispositivo, e puoi salvarlo in un file da condividere.
page-box-about-empty = Carta per carta, in qualsiasi ordine, quattro o cinque tocchi l’una. Fermati e riprendi quando vuoi.
page-box-from-rebuilt = Modifica quelle ricostruite
page-box-about-rebuilt = Confrontale con le tue e cambia ciò che è diverso.
page-box-rebuilt-cards = { $count ->
    [one] Una carta è ancora quella dell’app.
   *[other] { $count } carte sono ancora quelle dell’app.
}
page-box-rebuilt-tiles = { $count } tessere sono ancora quelle dell’app.
page-box-card-rebuilt = { $card }, dell’app
page-box-rebuilt-here = Viene dall’app. Non hai ancora indicato che cosa c’è nella tua scatola.
page-box-rebuilt-same = Nella mia è uguale
page-box-loading = Apertura della scatola…
page-box-cards = Le carte di Cerere
page-box-tiles = Tessere Giardino
page-box-tiles-change = Modifica quante tessere ci sono di ogni tipo
page-box-all = Tutte le carte
page-box-cards-of = { $count } di { $all } carte
page-box-tiles-of = { $count } di { $all } tessere
page-box-tiles-many = { $count ->
    [one] Una tessera di troppo.
   *[other] { $count } tessere di troppo.
}
page-box-tile-more = { TILE($tile) }: una in più
page-box-tile-less = { TILE($tile) }: una in meno
page-box-card-of = Carta { $card } di { $all }
page-box-card-open = Carta { $card }: non ancora inserita
page-box-card-known = Carta { $card }: numero { $number }, { $does }{ $monument ->
    [yes] , con l’icona Monumento
   *[no] { "" }
}
page-box-go-on = { $at ->
    [0] Avanti: le tessere
   *[other] Avanti: carta { $at }
}
page-box-ask-number = Il suo numero
page-box-ask-does = Che cosa fa Cerere
page-box-ask-letters = Le lettere, dalla prima all’ultima
page-box-ask-monument = Icona Monumento
page-box-by-letters = Rivendica per lettere
page-box-letter = { $place ->
    [0] { $letter }
   *[other] { $letter }, numero { $place }
}
page-box-icon = { $monument ->
    [yes] Sì
   *[no] No
}
page-box-before = Precedente
page-box-after = Successiva
page-box-done = Fatto
page-box-twin = La carta { $card } è identica. Può essere giusto, o hai inserito due volte la stessa carta?
page-box-twins = Alcune carte sono identiche. Può essere giusto, o ne hai inserita una due volte?
page-box-twins-group = { LIST($cards) }: numero { $number }, { $does }
page-box-complete = C’è tutto. Puoi scegliere queste carte per ogni nuova partita.
page-box-play = Gioca con queste
page-box-save = Salva in un file
page-box-not-shared = La condivisione non è riuscita. Salvale invece in un file.
page-box-drop = Trascina qui il file dei componenti
page-box-is-game = È una partita, una posizione o una segnalazione, non un file di componenti.
page-box-open-game = Apri la partita
page-box-unknown = Non è un file di componenti: non contiene le carte e le tessere di una scatola.
page-box-too-large = Il file è decisamente troppo grande per un file di componenti.
page-box-taken = Carte e tessere importate.
page-box-remove = Ricomincia da capo
page-box-removed = La scatola è di nuovo vuota.
page-box-not-kept = Questo browser non permette di salvare niente qui. Salva la scatola in un file prima di chiudere la pagina.
page-box-strange = Questa scatola è stata inserita con un’altra versione del gioco
page-box-about-strange = Questa versione non può leggerla e la lascia com’è. Salvala in un file, oppure mettila da parte e inserisci di nuovo le tue carte.
page-box-strange-save = Salvala in un file
page-box-strange-forget = Mettila da parte

## la pagina: che cosa si fa con tutta una partita

page-game-menu = Questa partita
page-game-lesson = Ricomincia la lezione
page-game-replay = Rivedi la partita
page-game-link = Copia un link per giocarla da capo
page-game-share = Condividi un link per giocarla da capo
page-game-look-link = Copia un link per rivederla
page-game-look-share = Condividi un link per rivederla
page-game-looking = Invita qualcuno a guardare
page-game-position = Copia la posizione
page-game-export = Salva in un file
page-game-report = Segnala un problema
page-game-resign = Abbandona
page-game-resign-asks = Abbandonare questa partita?
page-game-resign-means = Conta come persa, e non si torna indietro. Puoi comunque rivederla, e provare un’altra strada in una nuova partita.
page-games-paste = Incolla una posizione
page-games-device = Gioca su un altro dispositivo
page-new-play-link = Gioca questa partita
page-new-linked = Qualcuno ha condiviso con te questa partita: stessi Atti, stesse carte, stesse tessere.
page-new-beat = Qualcuno ha finito proprio questa partita { $you } a { $ceres }. Sai fare di meglio?
page-new-link-bad = Questo link non porta a una partita giocabile. Non è iniziato niente: scegli tu le opzioni.
page-new-link-part = { $name }: { $value } è sconosciuto

## la pagina: rivedere una partita

page-replay-title = Rivedi la partita
page-replay-document = { $you } : { $ceres } · Rivedi · Gardens of Ceres
page-replay-loading = Caricamento della partita…
page-replay-back = Torna al tavolo
page-replay-slider = Decisioni di questa partita
page-replay-at = { $number ->
    [0] L’inizio della partita
   *[other] Dopo la decisione { $number } di { $last }
}
page-replay-at-points = Era { $era }, tu { $you }, Cerere { $ceres }
page-replay-transport = Riproduzione
page-replay-first = All’inizio
page-replay-previous = Decisione precedente
page-replay-step-back = Passo precedente
page-replay-play = Riproduci
page-replay-step-on = Passo successivo
page-replay-next = Decisione successiva
page-replay-last = Alla fine
page-replay-turn = Questo turno
page-replay-story = Log
page-replay-ceres = Cerere
page-replay-start = Il tavolo è pronto, e nessuno ha ancora giocato.
page-replay-nothing-yet = In questa partita non si è ancora giocato.
page-replay-told = Questa partita è stata giocata con la versione { $found } delle regole; ora il programma usa la { $expected }. Puoi rivederla come è stata raccontata, ma non riprenderla né farla analizzare.
page-replay-play-on = Gioca da qui
page-replay-play-on-means = Inizia una nuova partita da questo punto. Questa resta com’è.
page-replay-play-on-real = Continua al mio tavolo
page-replay-play-on-real-means = Prepara il tuo tavolo come vedi qui. Da questo punto inizia una nuova partita; questa resta com’è.
page-replay-play-on-screen = Continua sullo schermo
page-replay-play-on-screen-means = Inizia una nuova partita da questo punto, senza un tavolo vero. Questa resta com’è.
page-replay-go-on = Continua questa partita
page-replay-market = Mercato
page-replay-began = Una partita di allenamento, dalla decisione { $number } in poi. Quella originale resta com’è.
page-replay-keys = Frecce: decisioni; con Maiusc: passi; Spazio: riproduci o metti in pausa

## la pagina: dare una partita ad altri, e prenderne una

page-share-link-copied = Link copiato. Chi lo apre può giocare la stessa partita dall’inizio.
page-share-look-copied = Link copiato. Chi lo apre può rivedere la tua partita, turno per turno.
page-share-look-too-long = Questa partita è troppo lunga per un link. Salvala invece in un file.
page-share-look-loading = Apertura della partita…
page-share-look-bad = In questo link non c’è nessuna partita. Forse è stato tagliato per strada: fattelo mandare di nuovo.
page-share-no-link-own = Questa partita usa carte o tessere della tua scatola, che in un link non ci stanno. Salvala invece in un file.
page-share-no-link-seed = Questa partita non è iniziata da un seed, quindi nessun link può farla ricominciare. Salvala invece in un file.
page-share-position-copied = Posizione copiata. Tutto ciò che è nascosto è stato rimescolato, quindi non svela niente.
page-share-not-copied = Il browser non permette a questa pagina di copiare. Copialo tu:
page-share-saved = { $count ->
    [one] Una partita importata.
   *[other] { $count } partite importate.
}
page-share-paste-title = Incolla una posizione o una partita
page-share-paste-about = Incolla qui il testo di una posizione, di una partita salvata o di una segnalazione. Da una posizione inizia una nuova partita.
page-share-paste-label = Il testo
page-share-paste-begin = Gioca da lì
page-share-copy = Copia
page-share-link = Il link
page-share-looking-about = Chi apre il link vede questa partita e ti segue mentre giochi. Può guardare, ma non giocare.
page-share-looking-create = Crea un link
page-share-looking-copied = Link copiato. Chi lo apre può guardare, ma non giocare.
page-share-looking-withdraw = Ritira il link
page-share-looking-withdrawn = Link ritirato. Non mostra più niente.
page-share-looking-title = Guarda la partita
page-share-looking-document = { $you } : { $ceres } · Guarda · Gardens of Ceres
page-share-looking-gone = Questo link non mostra più una partita
page-share-looking-gone-text = È stato ritirato, o ne manca una parte. Fattene dare uno nuovo.
page-share-device-about = Apri questo link sull’altro dispositivo. Le tue partite appariranno anche lì, e potrai giocarle su tutti e due.
page-share-device-warning = Chi ha questo link può giocare ed eliminare le tue partite. Non darlo a nessuno.
page-share-device-copied = Link copiato. Aprilo sull’altro dispositivo.
page-share-device-renew = Rinnova il link
page-share-device-renew-means = Qualcun altro ha avuto il link? Se lo rinnovi, il vecchio link non vale più e tutti gli altri tuoi dispositivi perdono le tue partite. Questo dispositivo le conserva.
page-share-device-renewed = Link rinnovato. Ora solo questo dispositivo ha le tue partite.
page-share-device-bring = Gioca le tue partite su questo dispositivo
page-share-device-bring-about = Questo link porta le partite di un giocatore su questo dispositivo. Continua solo se il link è tuo.
page-share-device-bring-along = { $count ->
    [one] Si aggiungerà anche la partita di questo dispositivo, e chiunque altro abbia il link potrà giocarla ed eliminarla.
   *[other] Si aggiungeranno anche le { $count } partite di questo dispositivo, e chiunque altro abbia il link potrà giocarle ed eliminarle.
}
page-share-device-bring-now = Porta qui le partite
page-share-device-brought = Le tue partite sono qui.
page-share-device-bad = In questo link non ci sono partite. Forse è stato tagliato per strada. Copialo di nuovo sull’altro dispositivo.
page-share-phone-about = Il telefono e questo computer devono essere nella stessa rete, per esempio il Wi-Fi di casa.
# Detto anche dalla riga di comando.
page-share-phone-opens = Finché il programma è in funzione, chiunque sia in questa rete può aprire il gioco e giocare. Ognuno vede solo le proprie partite.
page-share-phone-open = Apri alla mia rete
page-share-phone-scan = Inquadra questo codice con la fotocamera del telefono, oppure scrivi l’indirizzo:
page-share-phone-network = Rete: { $adapter }
page-share-phone-none = Questo computer non è in nessuna rete locale. Collegalo al Wi-Fi del telefono, poi riprova.
page-share-phone-elsewhere = Apri questo indirizzo sul telefono:

## la pagina: segnalare un problema

page-report-title = Segnala un problema
page-report-about = Così crei un file per chi esaminerà il problema. Non viene inviato niente: decidi tu a chi dare il file.
page-report-holds = Che cosa contiene
page-report-holds-game = tutta la partita, compreso ciò che è nascosto, e la posizione che vedi adesso
page-report-holds-story = le ultime righe del log, come le ha mostrate questa pagina
page-report-holds-versions = le versioni del programma, delle regole e di questa pagina; il tuo browser, la lingua e la dimensione della finestra
page-report-holds-errors = { $count ->
    [0] gli errori di questa pagina: finora nessuno
    [one] un errore di questa pagina
   *[other] { $count } errori di questa pagina
}
page-report-told = Che cosa è successo, e che cosa sarebbe dovuto succedere?
page-report-save = Salva la segnalazione
page-report-saved = Segnalazione salvata: { $name }

## la pagina: regole e interpretazioni

page-rules-title = Regole
page-rules-entry-title = { $title } · Regole
page-guide-summary = Riassunto
page-guide-books = Regole e aiuto
page-rules-about = Tutto il gioco, regola per regola. Dove il regolamento lascia aperta una domanda, trovi la nostra risposta, i motivi e le alternative.
page-rules-back-game = Torna alla partita
page-rules-contents = Indice
page-rules-print = Stampa
page-rules-search = Cerca nelle regole
page-rules-search-hint = Una parola, o un codice come C2
page-rules-search-clear = Cancella la ricerca
# The words of the rules, and after the colon the words that people use for them.
page-rules-synonyms =
    Argento: soldi, denaro, moneta, oro, monete
    prezzo, costa: caro, economico, pagare, costo
    adiacente, adiacenti, accanto: vicino, confinante, contiguo, ortogonale
    parità, a pari: pareggio, spareggio, uguale
    PV: punto, punti, vittoria, punteggio
    Terreno, Terreni: casella, lotto, spazio, campo
    Atto, Atti: carta Azione, contratto, proprietà, titolo
    segnalino, segnalini: gettone, cubo, pedina
    abitante, abitanti, Popolazione: cittadino, gente, persone
    sostituire, sostituisci: costruire sopra, migliorare, demolire, coprire
    annullare: annulla, indietro, errore, disfare
    Era: round, età, epoca
    mercato: negozio, offerta, vendita
    diagonale: angolo, spigolo
    distanza, più vicino: lontano, lontananza
    vinci: vincere, vincitore, perdere
    ultimo turno, ultimi turni: fine della partita, fine, finale
    gira: rivelare, scoprire
    salvata: salvare, riprendere, continuare
    forma: ruotare, girare, orientamento
    bonus: maggioranza, primo posto
    rivendica: richiesta, reclamare, prendere
    Estensione del Parco: ingrandire, allargare, ampliare
    Corruzione: tangente, bustarella
    quadrato, quadrati: griglia
    riserva: scorta
    grandezza: dimensione, dimensioni
    Rendita: entrate, incasso, reddito
page-rules-found = { $count ->
    [0] Nessun risultato
    [one] 1 risultato
   *[other] { $count } risultati
}
page-rules-nothing = Nessuna regola parla di «{ $query }».
page-rules-nothing-try = Prova con una parola più corta, oppure guarda l’indice.
page-rules-unknown = La regola «{ $id }» non esiste. Ecco tutte le regole.
page-rules-rulings = Mostra tutte le interpretazioni
page-rules-ruling = Interpretazione
page-rules-chosen = Si gioca così
page-rules-why = Perché
page-rules-other = Alternative
page-rules-sources = Da dove viene una regola
page-rules-mark = { $mark ->
    [book] Regolamento
    [core] Gioco base
    [unsettled] Gioco base, da confermare
    [ruling] Interpretazione
    [rebuilt] Ricostruzione
   *[ours] Nostra
}
page-rules-about-mark = { $mark ->
    [book] È nel regolamento di Gardens of Ceres. L’originale è il testo inglese.
    [core] È una regola di Foundations of Rome, e le fonti pubbliche concordano.
    [unsettled] È una regola di Foundations of Rome, ma le fonti pubbliche non concordano, o ne parla una sola. Abbiamo scelto noi.
    [ruling] Il regolamento tace, o si può leggere in due modi. Abbiamo scelto noi.
    [rebuilt] Il regolamento lo mostra solo in un’immagine. L’abbiamo ricostruito in modo che si accordi con il testo. Se hai la scatola, puoi giocare con le tue carte e le tue tessere.
   *[ours] Non fa parte del gioco pubblicato.
}
page-rules-chapter-t = Gli elementi del gioco
page-rules-chapter-s = Preparazione
page-rules-chapter-y = Il tuo turno
page-rules-chapter-c = Il turno di Cerere
page-rules-chapter-p = Dove va una tessera
page-rules-chapter-e = La fine di un’Era
page-rules-chapter-v = Punteggio
page-rules-chapter-d = Difficoltà
page-rules-chapter-m = Monumenti
page-rules-chapter-x = Regole della casa
page-rules-chapter-q = Piccole domande
page-rules-chapter-l = Altre lingue
page-rules-chapter-app = Questa app
page-rules-app-undo-title = Annullare
page-rules-app-undo = Con «Annulla» torni indietro di un’azione, con «Ripeti» la giochi di nuovo. Se nel frattempo si sono viste carte, Atti o tessere nascosti, prima ti viene chiesta conferma, e la partita viene contrassegnata. In una partita senza ripensamenti non si può più annullare niente quando Cerere ha risposto. A un tavolo vero puoi tornare indietro quanto vuoi, un inserimento alla volta.
page-rules-app-saving-title = Partite salvate
page-rules-app-saving = Ogni azione viene salvata subito. Chiudi l’app quando vuoi: dalla home torni alla partita. Puoi anche salvare una partita in un file e aprirla altrove.
page-rules-column-language = Regolamento in
page-rules-column-says = dice
page-rules-column-plays = Inglese, e come si gioca qui
page-rules-pieces = { $count ->
    [one] { $count } pezzo
   *[other] { $count } pezzi
}
page-rules-figure = Valore
page-rules-figure-double = Tessere doppie: abitanti, e Argento per la Corruzione e per i tuoi Edifici Civici
page-rules-figure-double-vp = Tessera Commerciale doppia: PV nelle Ere 1 e 2; uno in più nell’Era 3
page-rules-figure-civic-vp = Tessera Civica: PV per ogni tuo Edificio corrispondente
page-rules-figure-gardens-at-start = Giardini all’inizio
page-rules-figure-failed-claim-vp = PV per una rivendicazione fallita
page-rules-scene-build-over = A sinistra hai una Domus su B2 e una Domus Maxima su C2 e D2. Costruisci l’Insula (a L) su B2, B3 e C2. Ha tre Terreni, quindi può sostituire Edifici di uno e di due. Entrambi tornano nel tuo vassoio, e D2, ora scoperto, riceve un tuo segnalino.
page-rules-scene-claim = La carta è Rivendica C E G. Nel mercato non ci sono Atti della colonna C, quindi vale la lettera E. E4 è a tre passi dal più vicino Terreno di Cerere, E6 ed E2 a due. Tra questi E2 è il meno costoso, quindi Cerere prende E2.
page-rules-scene-beside = Il Parco di quattro non ha accanto Terreni vuoti di Cerere, quindi non conta. E3 è accanto a un Parco di due Giardini, F2 accanto a un Parco di un solo Giardino. La tessera va su E3.
page-rules-scene-diagonal = Nessun Terreno vuoto di Cerere è accanto a un Parco. C4 è in diagonale al Parco di due Giardini, D5 a quello di un solo Giardino. La tessera va su C4.
page-rules-scene-far = B4 e D2 sono entrambi a tre passi dal Parco, F5 è più lontano. La tua Domus è a due passi da D2 e a quattro da B4. La tessera va su B4.
page-rules-scene-choice = B3 e D2 sono entrambi accanto al Parco di tre. Su B3 la tessera completerebbe un quadrato, su D2 sarebbe accanto alla tua Domus. Scegli tu.
page-rules-scene-squares = Il quadrato 3 × 3 dà 18 PV, quello 2 × 2 ne dà 4. Anche D1 e D2 formano un quadrato con C1 e C2, ma questi fanno già parte di quello grande.

## the page: what the program is

page-about-unofficial = Gardens of Ceres è un progetto amatoriale non ufficiale. Non contiene grafica né testi dell’editore del gioco da tavolo.
page-about-version = Versione
page-about-rules = Versione delle regole
page-about-engine = Motore
# $how is compiled or interpreted, $where server or page, $python a version.
page-about-runs = { $where ->
    [page] { $how ->
        [compiled] compilato, nel browser (Python { $python })
       *[interpreted] interpretato, nel browser (Python { $python })
    }
   *[server] { $how ->
        [compiled] compilato, sul server (Python { $python })
       *[interpreted] interpretato, sul server (Python { $python })
    }
}
page-about-docs = Documentazione
page-about-licences = Licenze
page-about-own-licence = Gardens of Ceres è software libero con licenza MIT. Contiene queste opere di altri, ciascuna con la propria licenza:

## interpretazioni: che cosa si è scelto, perché, e che cos’altro poteva essere

ruling-t3-chosen = Passi lungo righe e colonne, da Terreno a Terreno. Tra due gruppi di Terreni, per esempio un Parco e i tuoi Edifici, conta la coppia più vicina.
ruling-t3-why = Tutto il resto sul tabellone va per lati: vicini, Parchi, quadrati. E al tavolo si conta facilmente.
ruling-t3-other = Una linea retta con il righello; un passo in diagonale contato come uno; la distanza dal centro di un Parco.
ruling-t4-chosen = Quando un Giardino o un Monumento va su un Terreno vuoto di Cerere, il suo segnalino torna nella sua riserva.
ruling-t4-why = I tuoi segnalini tornano quando costruisci, e i Giardini sono ciò che Cerere ha al posto degli Edifici. Altrimenti resterebbe presto senza.
ruling-t4-other = I segnalini restano sotto i suoi Giardini, quindi in tutta la partita può rivendicare solo 8 Terreni.
ruling-buildings-chosen = Gli effetti Civici della tabella. La Biblioteca prima somma tutti gli abitanti adiacenti, poi dimezza e arrotonda per difetto. La Bancarella conta l’Argento.
ruling-buildings-why = Una sola fonte pubblica riporta gli effetti Civici. Per la Bancarella il suo testo e il suo programma non concordano; il programma conta l’Argento, come fa il Macellum, che è più grande.
ruling-buildings-other = Bancarella: 1 PV per ogni edificio Commerciale adiacente. Biblioteca: arrotondamento per difetto per ogni vicino.
ruling-names-chosen = Nomi nostri, e codici che non cambiano mai. Dove due Edifici differiscono solo nella forma, lo dice il nome: a L, 2×2 oppure lungo.
ruling-names-why = Le partite registrate hanno bisogno di nomi che non cambiano mai, e dalla scatola non prendiamo nessun testo.
ruling-names-other = I nomi stampati nella scatola.
ruling-tiles-chosen = Un quarto delle tessere sono Residenziali, un quarto Commerciali e la metà Civiche, con i quattro tipi di Civiche in parti uguali. Meno della metà delle Residenziali e Commerciali sono doppie.
ruling-tiles-why = Il regolamento dice che le tessere sono 32 e di quali tipi, ma non quante per tipo.
ruling-tiles-other = Qualsiasi altra ripartizione di 32.
ruling-cards-chosen = 11 rivendicazioni, 4 Estensioni del Parco, 3 Corruzioni. Ogni lettera compare una volta come prima, una come seconda e una come terza; i numeri da 1 a 4 compaiono all’incirca con la stessa frequenza.
ruling-cards-why = Il regolamento mostra le carte solo nelle immagini. Con questa composizione nessuna colonna è favorita.
ruling-cards-other = Qualsiasi altra composizione. Cambia la forza di Cerere.
ruling-s1-chosen = I sei Atti di Cerere stanno coperti, e su quei Terreni non va nessun suo segnalino.
ruling-s1-why = Le carte sono segrete. I segnalini le svelerebbero, e girarle più tardi non ti direbbe niente di nuovo.
ruling-s1-other = Sei segnalini sul tabellone fin dall’inizio, come per un avversario umano.
ruling-s2-chosen = Tu e Cerere iniziate con 0 PV.
ruling-s2-why = Le descrizioni pubbliche non concordano, e 0 è l’inizio più semplice.
ruling-s2-other = 5 PV a testa. Partireste comunque alla pari, quindi il vincitore non cambierebbe.
ruling-s4-chosen = Pile di 13 Atti per l’Era 1, 12 per l’Era 2 e 12 per l’Era 3.
ruling-s4-why = Le pile devono essere circa uguali, e 37 non è divisibile per tre. Abbiamo fatto più lunga la prima.
ruling-s4-other = La pila più lunga in un’Era successiva; oppure un Atto messo da parte.
ruling-y4-chosen = Non si può costruire se questo ti lascia con più di 8 Terreni vuoti.
ruling-y4-why = A ogni tuo Terreno vuoto serve un segnalino, e ne hai 8. Così non perdi mai un Terreno per sbaglio.
ruling-y4-other = Perdi i Terreni senza segnalino; o li tieni senza; o scegli a quali rinunciare.
ruling-c1-chosen = Il numero conta le carte della fila da sinistra.
ruling-c1-why = La fila si chiude verso sinistra e si riempie a destra, e anche il mercato si legge da sinistra. Il regolamento lo mostra solo in un’immagine.
ruling-c1-other = Contare da destra.
ruling-c2-chosen = I suoi Terreni sono quelli con un suo segnalino, un Giardino o un suo Monumento. Se non ne ha, decide il prezzo, poi il posto nel mercato.
ruling-c2-why = Un Terreno con un Giardino o un Monumento è suo quanto uno con un segnalino. Il regolamento non dice che cosa succede se Cerere non possiede Terreni.
ruling-c2-other = Contano solo i Terreni con i suoi segnalini; oppure contano anche i suoi Atti coperti.
ruling-c5-chosen = Un Atto girato dal suo mazzo degli Atti finisce per sempre nella sua pila degli scarti, che non si rimescola mai.
ruling-c5-why = Nella preparazione il regolamento manda in quella pila gli Atti girati, e prevede che il mazzo finisca.
ruling-c5-other = La pila degli scarti diventa un nuovo mazzo degli Atti.
ruling-c8-chosen = Il Terreno si trova come al solito, e se ne restano diversi scegli tu (da P1 a P4). Il segnalino di Cerere torna nella sua riserva, e il Terreno non è di nessuno per il resto della partita. Se viene dal suo mazzo degli Atti (C5), non c’è un segnalino da riprendere. Per i 4 PV contano i Terreni con un suo segnalino, un Giardino o un suo Monumento.
ruling-c8-why = Il regolamento parla di un Terreno e del suo segnalino, quindi il Terreno va prima trovato. Un Terreno su cui non c’è niente non ha proprietario.
ruling-c8-other = Contano solo i Terreni con Giardini; il Terreno resta di Cerere; per un Terreno del suo mazzo degli Atti non succede niente.
ruling-p2-chosen = Se diversi Terreni vuoti di Cerere sono in diagonale a dei Parchi, si prendono quelli del più grande di questi Parchi.
ruling-p2-why = È lo stesso ordine del passo precedente (P1).
ruling-p2-other = Uno qualsiasi di questi Terreni, a tua scelta.
ruling-p3-chosen = Prima i Terreni più vicini al suo Parco più grande, poi tra questi i più lontani dai tuoi Edifici, misurando ogni volta fino al più vicino. Se i Parchi più grandi sono più d’uno, conta il più vicino. Se tu non hai Edifici, o Cerere non ha Parchi, quel passo si salta.
ruling-p3-why = Il regolamento nomina entrambi i criteri e mette prima il Parco. Senza un Edificio o un Parco non c’è niente da cui misurare.
ruling-p3-other = Prima i più lontani dai tuoi Edifici; le due distanze considerate insieme; scegli tu quale dei Parchi più grandi conta.
ruling-p4-chosen = Scegli tu anche tra più Terreni in diagonale al Parco più grande, o a Parchi ugualmente grandi.
ruling-p4-why = Il regolamento ti fa scegliere nel passo prima e in quello dopo, e qui tace. Un Terreno bisogna pur sceglierlo.
ruling-p4-other = Prima decidono le regole della distanza (P3); oppure il caso.
ruling-p5-chosen = Dove il regolamento ti fa scegliere per Cerere, il gioco si ferma e chiede. La tua risposta viene registrata e si può annullare, e anche un bot deve darla.
ruling-p5-why = La scelta vale spesso dei PV, e senza di essa una partita registrata non si potrebbe rivedere.
ruling-p5-other = Sceglie il programma, a caso o in un ordine fisso.
ruling-e1-chosen = Quando gli Atti dell’Era sono finiti, tu e Cerere avete ancora un turno a testa, nell’ordine di turno, compreso chi ha preso l’ultimo Atto.
ruling-e1-why = Le descrizioni pubbliche non concordano. Questa scelta si accorda con il regolamento, in cui l’ultima azione di Cerere viene dopo l’ultimo Atto.
ruling-e1-other = Solo Cerere ha ancora un turno, e solo se l’ultimo Atto l’hai preso tu; oppure l’Era finisce subito.
ruling-e2-chosen = Gli ultimi turni seguono l’ordine normale: se l’ultimo Atto l’ha preso Cerere, giochi prima tu; altrimenti lei.
ruling-e2-why = Niente nel regolamento interrompe l’ordine di turno.
ruling-e2-other = Cerere gioca subito l’Estensione del Parco, sempre prima del tuo ultimo turno; oppure sempre dopo.
ruling-e3-chosen = Dopo il punteggio i turni continuano in ordine: tocca a chi non ha avuto l’ultimo turno.
ruling-e3-why = Il regolamento non dice chi inizia le Ere successive.
ruling-e3-other = Ogni Era la inizi tu.
ruling-v2-chosen = Argento alla fine delle Ere 1 e 2, PV al suo posto alla fine dell’Era 3.
ruling-v2-why = Le fonti pubbliche non lo chiariscono. Dopo l’ultima Era l’Argento non vale più niente, quindi lì lo sostituiscono i PV.
ruling-v2-other = Argento e PV in ogni Era.
ruling-v3-chosen = I Monumenti di Cerere contano come vicini dei tuoi Edifici Civici, con i valori stampati (M6).
ruling-v3-why = Il regolamento nomina i Giardini come vicini e non parla dei suoi Monumenti, che in città sono edifici come gli altri.
ruling-v3-other = I suoi Monumenti per te non contano affatto.
ruling-v4-chosen = 1 PV per ogni Terreno vuoto alla fine dell’Era 3, e solo allora.
ruling-v4-why = Le fonti pubbliche non lo chiariscono. Nelle Ere precedenti su un Terreno vuoto si può ancora costruire; alla fine no.
ruling-v4-other = Niente per i Terreni vuoti; oppure PV in ogni Era.
ruling-v6-chosen = In modalità Difficile una tessera Commerciale doppia dà ancora 1 PV; solo in modalità Sfida ne dà 2. Nell’Era 3 dà 1 PV in più: 2 in modalità Difficile, 3 in modalità Sfida.
ruling-v6-why = Il regolamento elenca i 2 PV tra ciò che si aggiunge in modalità Sfida. Nell’Era 3 aggiunge un PV per ogni tessera Commerciale.
ruling-v6-other = 2 PV in modalità Difficile, come si potrebbe leggere nella tabella delle tessere. Nell’Era 3 in modalità Sfida: 4 PV, oppure 2.
ruling-v7-chosen = «Icone corrispondenti» significa il tipo dell’Edificio; quanto mostra non importa. Anche in modalità Sfida il tipo deve corrispondere, per 3 PV invece di 2.
ruling-v7-why = Il regolamento dice che il valore non ha importanza. La sua frase sulla Sfida cambia il numero e non ripete il resto.
ruling-v7-other = In modalità Sfida ogni tuo Edificio accanto a una tessera Civica dà 3 PV.
ruling-v8-chosen = Tra tutti i modi di scegliere quadrati che non hanno Giardini in comune, vale quello con più PV.
ruling-v8-why = Il regolamento vuole il punteggio più alto, e così non importa mai in quale ordine si guarda. Per esempio, i 28 Giardini A1–F3, B4–D6 ed E4 contengono tre quadrati 3 × 3 per 54 PV; partendo dal 4 × 4 i PV sarebbero solo 52.
ruling-v8-other = Prima il quadrato più grande, poi il più grande di ciò che resta.
ruling-v10-chosen = Argento e Terreni vuoti contano solo per te.
ruling-v10-why = Il regolamento dice come Cerere guadagna PV, e non nomina né l’uno né gli altri.
ruling-v10-other = 1 PV per ogni suo Terreno vuoto nell’Era 3.
ruling-monuments-chosen = I valori e le condizioni della tabella. Una condizione si verifica prima che la costruzione cambi qualcosa, quindi il Pantheon si può costruire solo sopra tuoi Edifici.
ruling-monuments-why = Una sola fonte pubblica li riporta tutti.
ruling-monuments-other = Altri valori sulle carte vere; tutti i Terreni sul bordo; l’Argento che possiedi; condizioni verificate dopo la costruzione.
ruling-m1-chosen = Un tuo Monumento su cui costruisci torna nella riserva. Sia tu sia Cerere potete costruirlo di nuovo, e il suo effetto alla costruzione si ripete.
ruling-m1-why = Gli Edifici sostituiti tornano da dove sono venuti, e un Monumento viene dalla riserva.
ruling-m1-other = Esce dal gioco; o non si può sostituire; o il suo effetto avviene una volta sola.
ruling-m2-chosen = Dal più piccolo in su, Cerere prende il primo Monumento che è abbastanza piccolo per il suo numero di tessere e che, nella sua forma, trova posto sui suoi Terreni vuoti. A pari grandezza, possibile solo in una posizione composta, decide il codice in ordine alfabetico.
ruling-m2-why = Il regolamento dice prima il più piccolo. Cerere non può prenderne uno che non trova posto, quindi tocca al successivo.
ruling-m2-other = Cerere guarda solo il più piccolo, e se non trova posto non costruisce niente.
ruling-m3-chosen = Tutti i posti si confrontano come i Terreni per una tessera (da P1 a P4). Un posto è accanto a un Parco, o in diagonale, se lo è uno dei suoi Terreni; la sua distanza è quella del suo Terreno più vicino.
ruling-m3-why = Il regolamento rimanda alle regole delle tessere, che parlano di singoli Terreni. Questo è il modo più semplice di applicarle.
ruling-m3-other = Il posto con più Terreni accanto al Parco; o con tutti; o prima si sceglie un Terreno.
ruling-m4-chosen = Cerere ignora tutte le condizioni, anche il bordo. L’effetto di un Monumento alla costruzione vale per entrambi anche quando costruisce lei. I Giardini contano come suoi edifici; Argento non ne riceve.
ruling-m4-why = Il regolamento la libera dai requisiti, e un effetto non è un requisito. I Giardini sono ciò che Cerere ha al posto degli Edifici.
ruling-m4-other = Nessun effetto quando costruisce lei; un effetto solo per te; i Giardini non contano.
ruling-m5-chosen = Una singola icona a ogni livello di difficoltà: 1 abitante, o 1 PV (2 nell’Era 3), o una tessera Civica che vuole ciò che il Monumento conta.
ruling-m5-why = Secondo il regolamento i suoi Monumenti danno PV come tessere normali, e una tessera doppia non è una tessera normale. Per i Monumenti Civici usiamo la tessera più simile.
ruling-m5-other = I valori stampati; un’icona doppia; il valore di una tessera per ogni Terreno; niente per quelli Civici.
ruling-m6-chosen = I suoi Monumenti non fanno parte di Parchi né di quadrati, e non contano per la Corruzione (C7) né per altri Monumenti (M2). I loro Terreni sono di Cerere (C2, C8). I tuoi Edifici Civici contano i valori stampati.
ruling-m6-why = Un Monumento è un edificio, e il regolamento lo tratta come una tessera solo nel punteggio di Cerere.
ruling-m6-other = Un Monumento si unisce a un Parco; per i tuoi Edifici Civici conta come una sola icona, come nel punteggio di Cerere (M5).
ruling-m7-chosen = Grandezze diverse significa numeri diversi di Terreni.
ruling-m7-why = Cerere prende prima il più piccolo, e per questo serve un numero.
ruling-m7-other = Forme diverse contano come grandezze diverse.
ruling-x1-chosen = Se sei indietro esattamente di 3, guadagni PV. Senza abitanti non guadagni niente. Se in testa sei tu, Cerere guadagna come sempre (V1), per quanto indietro sia.
ruling-x1-why = Per chi dice che basta una casetta per vivere della Popolazione di Cerere.
ruling-x2-chosen = I suoi Parchi e le sue tessere si contano prima di coprire. Un Monumento che copre dei Giardini è sempre accanto al loro Parco (P1). I Giardini coperti non sono più edifici accanto al Monumento. Si pescano per ultimi, nell’ordine dei loro Terreni.
ruling-x2-why = Per chi dice che Cerere non costruisce mai sopra niente, e di rado costruisce Monumenti.
ruling-x3-chosen = Se più Atti sono accanto a Parchi ugualmente grandi, Cerere prende il più a sinistra, come in una rivendicazione (C4) ma senza segnalino. Il mercato si riempie prima della tessera successiva. Se il sacchetto è vuoto, guadagna come sempre (C8). Se così prende l’ultimo Atto, gli ultimi turni iniziano quando finisce il suo turno (E1).
ruling-x3-why = Per chi dice che verso la fine della partita Cerere resta a secco.
ruling-x4-chosen = Questi PV contano nel suo punteggio finale come tutti gli altri, ma non fanno parte del punteggio di nessuna Era. Il favore è al massimo uno. Si combina con ogni difficoltà, con i Monumenti e con le altre regole della casa.
ruling-x4-why = Per chi batte la Sfida e non trova nulla di più difficile.

## piccole domande a cui nessuna regola risponde: la domanda, e la nostra risposta

ruling-question-no-lot-title = Cerere non possiede nessun Terreno
ruling-question-no-lot = Allora la distanza non decide niente: decide il prezzo, poi il posto nel mercato.
ruling-question-her-lots-title = Quali Terreni contano per la distanza
ruling-question-her-lots = Quelli con un suo segnalino, un Giardino o un suo Monumento. I suoi Atti coperti non contano.
ruling-question-one-tile-title = Un Parco accanto a un Edificio Civico
ruling-question-one-tile = Ogni tessera Giardino adiacente è un edificio. Un Parco nel suo insieme non lo è.
ruling-question-civic-icons-title = Le icone sulle tessere Civiche
ruling-question-civic-icons = Dicono solo per quali Edifici la tessera dà PV. Non sono né abitanti né Argento, e per i Monumenti di Cerere la tessera non conta come Residenziale o Commerciale.
ruling-question-doubles-title = Tessere doppie accanto ai tuoi Edifici Civici
ruling-question-doubles = Dipende dal livello di difficoltà: 1 abitante o 1 Argento in modalità Normale, 2 in modalità Difficile e Sfida.
ruling-question-when-built-title = Che cosa è accanto a un Monumento quando si costruisce
ruling-question-when-built = Vale il tabellone dopo la costruzione: gli Edifici sostituiti e i Giardini coperti non ci sono più.
ruling-question-icon-title = Quando si contano le sue tessere per un Monumento
ruling-question-icon = Dopo l’azione della carta, quindi contano anche le tessere appena piazzate. Cerere ignora le condizioni.
ruling-question-tower-title = I PV dei tuoi Monumenti Commerciali
ruling-question-tower = Contano solo nell’Era 3, come quelli di ogni Edificio Commerciale. Nelle Ere 1 e 2 la Torre delle Meraviglie non ti dà niente.
ruling-question-large-squares-title = Quadrati più grandi di 4 × 4
ruling-question-large-squares = Non ce ne sono. In 5 × 5 Giardini contano un 4 × 4 e ciò che trova ancora posto accanto.
ruling-question-tie-title = Parità alla fine
ruling-question-tie = Vince Cerere. Lo dice il regolamento; è qui perché molti lo chiedono.
ruling-question-unsorted-title = Una posizione scritta con liste non ordinate
ruling-question-unsorted = Si accetta e si ordina.
ruling-question-twice-title = Una posizione scritta che dice una cosa due volte
ruling-question-twice = Si rifiuta.
ruling-question-no-choice-title = Una posizione scritta con una scelta che non è una scelta
ruling-question-no-choice = Con meno di due posti non ti si chiederebbe niente, quindi si rifiuta.
ruling-question-last-turn-title = Una posizione scritta con un Monumento nell’ultimo turno di Cerere
ruling-question-last-turn = In una partita non può succedere. Si accetta e si gioca, e così finisce il suo ultimo turno.
ruling-question-second-icon-title = Una posizione scritta con un Monumento da piazzare e ancora un’icona
ruling-question-second-icon = In una partita a quel punto l’icona è già usata. Qui si risolve lo stesso: Cerere può costruirne un altro.
ruling-question-no-deeds-title = Una posizione scritta senza Atti
ruling-question-no-deeds = Si accetta: un’Era che inizia senza Atti inizia con un turno normale.

## dove le traduzioni del regolamento sono diverse: che cosa dicono, e come si gioca

ruling-translation-dearest-says = Rivendicare il più costoso: in caso di parità, l’Atto più a sinistra.
ruling-translation-dearest-plays = Il più a destra.
ruling-translation-every-tile-says = Punteggio finale: un PV in più per ogni tessera Giardino.
ruling-translation-every-tile-plays = Solo per ogni tessera Giardino Commerciale.
ruling-translation-largest-park-says = Estensione del Parco: la tessera va accanto al Parco più grande che Cerere ha.
ruling-translation-largest-park-plays = Accanto al più grande dei Parchi che hanno accanto un suo Terreno vuoto.
ruling-translation-markers-says = Dice espressamente che Cerere ha 8 segnalini Terreno.
ruling-translation-markers-plays = Un secondo set di segnalini Terreno, cioè sempre 8.
ruling-translation-coins-says = Corruzione: si continua finché ogni carta non ha monete.
ruling-translation-coins-plays = 1 Argento su ogni Atto, che ne avesse già o no.
ruling-translation-gardens-says = Punteggio Civico: i suoi Giardini adiacenti tra loro non danno punti.
ruling-translation-gardens-plays = Le sue tessere Civiche non danno PV per i suoi altri Giardini.
ruling-translation-population-says = Monumenti: conta la sua Popolazione più le sue tessere Commerciali.
ruling-translation-population-plays = Conta le tessere; una doppia è una.
ruling-translation-turn-says = L’ultima azione di Cerere è alla fine del turno.
ruling-translation-turn-plays = Alla fine del giro, cioè dell’Era.
ruling-translation-diagonal-says = Estensione del Parco: un Terreno in diagonale, senza dire che dev’essere di Cerere.
ruling-translation-diagonal-plays = Un Terreno in diagonale che Cerere possiede.
ruling-translation-cards-says = Gli Atti e le carte Azione hanno lo stesso nome; rivendicazione e Corruzione parlano di tessere Azione.
ruling-translation-cards-plays = Atti.
ruling-translation-chart-says = La tabella delle tessere: 2 PV per i tuoi Edifici accanto a una tessera Civica, che si può leggere come 2 in tutto. Sfida: 3 PV per ciascuno, senza dire di chi.
ruling-translation-chart-plays = Per ogni tuo Edificio adiacente.
ruling-translation-monument-deck-says = Il mazzo e la carta Monumento si chiamano tavola e tessera.
ruling-translation-monument-deck-plays = Mazzo e carta.
ruling-translation-double-says = In modalità Normale una tessera Residenziale doppia conta come Popolazione, senza un numero.
ruling-translation-double-plays = Conta come 1 abitante.
ruling-translation-garbled-says = La frase sui Terreni in diagonale è incomprensibile.
ruling-translation-garbled-plays = Un Terreno in diagonale che Cerere possiede.
ruling-translation-missing-says = Mancano i passi da 4 a 6 della preparazione e la scelta della difficoltà.
ruling-translation-missing-plays = Ci sono.
ruling-translation-bank-says = L’Argento su un Atto comprato torna nella fila.
ruling-translation-bank-plays = Alla banca.
ruling-translation-opposite-says = Perdi «nel caso contrario», e la parità resta aperta.
ruling-translation-opposite-plays = Perdi se non ne hai di più.
ruling-translation-squares-says = Quadrati: vale solo la combinazione con più PV.
ruling-translation-squares-plays = Un Giardino conta per un solo quadrato, quello che dà di più. Si gioca come dice il testo coreano.
ruling-translation-shuffling-says = Monumenti: se ne pescano tre di grandezza diversa, senza dire di mescolare.
ruling-translation-shuffling-plays = Prima si mescolano.
ruling-translation-instead-says = Sfida: non dice che i 2 PV di una tessera Commerciale doppia sono al posto di 1.
ruling-translation-instead-plays = 2 PV invece di 1.
ruling-translation-her-lot-says = Estensione del Parco: un Terreno vuoto accanto al Parco, senza dire che dev’essere di Cerere.
ruling-translation-her-lot-plays = Un suo Terreno vuoto.
ruling-translation-monument-card-says = La carta Monumento va accanto alla pila degli Atti che Cerere possiede.
ruling-translation-monument-card-plays = Accanto alla sua pila degli scarti.

## la pagina: senza server

page-site-loading =
    { $stage ->
        [load] Caricamento del gioco…
        [python] Avvio di Python…
        [rules] Lettura delle regole…
       *[store] Salvataggio del gioco per giocare senza rete…
    }

## la pagina: senza server

page-site-denied = Questo browser non permette alla pagina di salvare niente: le tue partite durano finché non la chiudi. Salva in un file quelle che vuoi tenere.
page-site-full = il browser non ha più spazio per questa pagina, quindi questo non è stato salvato. Libera spazio (elimina vecchie partite o dati di altri siti) e riprova, oppure salva la partita in un file
page-site-storage-failed = adesso la memoria del browser non funziona ({ $problem }), quindi questo non è stato salvato. Riprova, oppure salva la partita in un file e ricarica la pagina
page-site-save = Hai finito { $games } partite da quando hai salvato l’ultimo file, e questo browser non ha promesso di conservarle.
page-site-save-now = Salva le mie partite
page-site-install = Installa il gioco: si avvia dalla sua icona, anche senza rete.
page-site-install-now = Installa
page-site-install-apple = Tieni il gioco nella schermata Home: in Safari tocca Condividi, poi «Aggiungi alla schermata Home». Così funziona anche senza rete.
page-site-install-later = Non ora
page-site-too-new = le partite in questo browser sono state salvate da una versione più nuova di questa pagina. Sono rimaste com’erano. Ricarica la pagina quando sei online per avere quella versione
page-site-failed = qualcosa è andato storto ({ $problem }). La tua partita è rimasta com’era
page-site-away = Una parte della pagina non si è caricata. Riprenderà da sola appena sei online; non è andato perso niente.
page-site-renew = È pronta una nuova versione.
page-site-renew-now = Ricarica
page-site-renew-later = È pronta una nuova versione, ma c’è una partita aperta in un’altra scheda. Prima chiudi quella.

## la pagina: una prima partita guidata
## Breve, cordiale e semplice: un pensiero alla volta. Che cosa fare sta alla fine.

page-learn-title = La tua prima partita
page-learn-loading = Preparazione della lezione…
page-learn-progress = { $number } di { $of }
page-learn-on = Avanti
page-learn-more = Leggi tutto
page-learn-show = Fammi vedere
page-learn-do = Fallo per me
page-learn-leave = Esci dalla lezione
page-learn-left = Da qui in poi niente note. Dalla home puoi tornare alla lezione.
page-learn-alone = Continua per conto tuo
page-learn-watch = Ottimo. Ora tocca a Cerere: segui il suo turno con Avanti.
page-learn-later-income = Buona idea, ma più tardi. Per ora incassa la Rendita.
page-learn-later-buy = Buona idea, ma più tardi. Per ora compra { $deed }.
page-learn-later-build = Buona idea, ma più tardi. Per ora costruisci { PIECE($id, form: "un") } su { LIST($lots) }.
page-learn-later-place = Buona idea, ma più tardi. Per ora metti la tessera su { $lot }.
page-learn-step-city = Ti diamo il benvenuto a Roma: 49 Terreni, ognuno con il nome della sua colonna e della sua riga. Gli scudi rossi segnano i tuoi Terreni vuoti, le losanghe verdi quelli di Cerere. Tu hai costruito due piccoli Edifici; lei ha tre Giardini.
page-learn-step-goal = Ci sono tre Ere, e alla fine di ognuna tu e Cerere guadagnate Punti Vittoria (PV). Vinci se dopo la terza ne hai più di lei. Iniziamo verso la fine della prima.
page-learn-step-turn = Nel tuo turno fai una cosa sola: incassi la Rendita, compri un Atto o costruisci. Poi tocca a Cerere. Puoi annullare tutto, quindi prova pure.
page-learn-step-income = { $deed } ti farebbe comodo, ma costa { $price } Argento e ne hai { $silver }. Incassa la Rendita: { $basic } Argento, più { $more } grazie { PIECE($id, form: "al") }.
page-learn-step-flip = Cerere non ha carte in mano e non ragiona: segue solo il suo mazzo. La carta che gira mostra un { $number }, che sceglie la carta { $number } della sua fila, contando da sinistra. Cerere fa quello che dice quella carta.
page-learn-step-letters = Cerere rivendica un Atto per lettere: { LIST($letters, type: "comma") }, in quest’ordine. Nel mercato non ci sono Atti della colonna { $without }, quindi vale la lettera { $letter }. Di quella colonna ce ne sono due, e Cerere prende il più vicino ai suoi Terreni: { $deed }. Non paga niente.
page-learn-step-buy = Gli Atti alla destra del suo si sono spostati a sinistra e costano meno, e in fondo è entrato { $new }. Così ora { $deed } costa solo { $price }. Compralo.
page-learn-step-bribe = Corruzione: Cerere conta l’Argento sui suoi Giardini, { $icons }, e aggiunge 1. Quindi mette { $silver } Argento sugli Atti, 1 per Atto, da sinistra. D’ora in poi fa parte del loro prezzo.
page-learn-step-build = Costruire sui tuoi Terreni non costa niente. { PIECE($id) }: due Terreni uno accanto all’altro, { $citizens } abitanti. Costruisci su { LIST($lots) }.
page-learn-step-enlarge = Estensione del Parco: tre tessere dal sacchetto, una dopo l’altra. Ognuna va su un Terreno vuoto di Cerere, accanto al Parco più grande che Cerere può raggiungere. I Giardini uniti per i lati formano un Parco.
page-learn-step-choice = Vanno bene due Terreni, quindi scegli tu, e vedi la tessera prima di scegliere. Dà PV per ogni tuo Edificio Residenziale adiacente, e { $beside } è accanto { PIECE($id, form: "al") }. Mettila su { $lot }.
page-learn-step-park = La prossima tessera va comunque su { $lot }. Occhio ai quadrati di Cerere: 2 × 2 Giardini danno { $square } PV in ogni Era, 3 × 3 ben { $larger }.
page-learn-step-bribed = Ora { $deed }. Il suo posto costa { $printed }, e sull’Atto c’è { $silver } Argento della Corruzione: in tutto { $price }. Compralo. L’Argento sull’Atto va alla banca.
page-learn-step-cheapest = Cerere rivendica l’Atto meno costoso, compreso l’Argento che c’è sopra: { $deed }, a { $price }.
page-learn-step-over = Puoi costruire sopra i tuoi Edifici, se hanno meno Terreni. Costruisci { PIECE($id, form: "un") } su { LIST($lots) }: { PIECE($under, form: "il") } torna nel tuo vassoio, e gli abitanti passano da { $before } a { $citizens }.
page-learn-step-no-claim = { LIST($letters, type: "comma") }: nel mercato non c’è nessun Atto di queste colonne. Allora Cerere gira la prima carta del suo mazzo degli Atti, { $deed }, e lì nasce subito un Giardino. Se quel mazzo fosse vuoto, guadagnerebbe 1 PV.
page-learn-step-between = { $deed } è tra le tue case e un Giardino: il posto giusto per un Edificio Civico. Compralo per { $price }, compreso l’Argento della Corruzione.
page-learn-step-dearest = Cerere rivendica l’Atto più costoso, compreso l’Argento che c’è sopra: { $deed }, a { $price }. Ora ne resta uno solo.
page-learn-step-commerce = Gli Edifici Commerciali portano Argento a ogni Rendita, in tutte e tre le Ere. Alla fine delle Ere 1 e 2 lo portano ancora una volta; alla fine della terza danno invece PV. Costruisci { PIECE($id, form: "un") } su { LIST($lots) }.
page-learn-step-last = Cerere ha preso l’ultimo Atto di questa Era. Ora avete ancora un turno a testa: prima tu, poi lei.
page-learn-step-civic = Gli Edifici Civici danno PV per ciò che hanno accanto, anche per i Giardini di Cerere. Costruisci { PIECE($id, form: "un") } su { LIST($lots) }: 1 PV per ogni abitante adiacente, { $citizens } in tutto.
page-learn-step-her-last = L’ultimo turno di Cerere in un’Era è sempre un’Estensione del Parco, senza carta. Guarda { $lot }: completa un quadrato 2 × 2.
page-learn-step-you-score = Si calcola il punteggio dell’Era. Hai più abitanti, { $population } a { $other }: { $population } PV, e altri { $bonus } perché sei in testa. { PIECE($id) }: { $vp } PV. Edifici Commerciali: { $silver } Argento.
page-learn-step-she-scores = Anche Cerere guadagna la Popolazione maggiore, ma senza bonus: { $population }. Inoltre { $commercial } per le tessere Commerciali, { $civic } per una tessera Civica accanto { PIECE($id, form: "al") }, { $square } per il quadrato.
page-learn-step-alone = Era { $era }: sei nuovi Atti, la città resta, ed essere in testa negli abitanti ora vale { $bonus }. Sei in vantaggio { $you } a { $ceres }, e il gioco ormai lo conosci. Il resto tocca a te!

## la pagina: un tavolo vero: che cosa si chiede. Chi gioca lo pesca davvero e dice che cos’è.

real-ask-your-deeds = Prendi { $count } Atti per te. Quali sono?
real-ask-her-deeds = Dai sei Atti a Cerere, coperti. Gira i primi { $count }. Quali sono?
real-ask-first-tiles = Pesca { $count } tessere dal sacchetto, una per ognuno di questi Terreni, in quest’ordine: { LIST($lots) }. Quali sono?
real-ask-market = Scopri { $count } Atti della pila di questa Era e mettili nel mercato, da sinistra a destra. Quali sono?
real-ask-row = Metti { $count } carte del mazzo Azione di Cerere scoperte in fila, da sinistra a destra. Quali sono?
real-ask-supply = Togli dalle carte Monumento il Tempio di Minerva e il Tempio di Vulcano e mescola le altre. Scopri carte finché non ne hai { $count } di grandezza diversa. Quali sono?
real-ask-flip = Gira la prima carta del mazzo Azione di Cerere. Qual è?
real-ask-refill = Scopri il prossimo Atto della pila di questa Era e mettilo nell’ultimo posto del mercato. Qual è?
real-ask-deed-flip = Gira la prima carta del mazzo degli Atti di Cerere e mettila sulla sua pila degli scarti. Qual è?
real-ask-tile = Pesca una tessera dal sacchetto per { $lots }. Qual è?
real-ask-tile-choice = Pesca una tessera dal sacchetto. Qual è? Poi scegli tu: { LIST($lots, type: "or") }.

## la pagina: un tavolo vero: che cosa fare con le mani
## $drawer è me (pesca chi gioca, quindi è già pescato) o app (bisogna cercarlo).

real-hand-silver = Prendi { $silver } Argento dalla banca.
real-hand-pay = { $bribe ->
    [0] Paga { $price } Argento alla banca. Metti da parte l’Atto { $deed }.
   *[other] Paga { $price } Argento alla banca; ci va anche l’Argento che è sull’Atto ({ $bribe }). Metti da parte l’Atto { $deed }.
}
real-hand-your-marker = { $count ->
    [one] Metti un tuo segnalino su { $lots }.
   *[other] Metti i tuoi segnalini su { LIST($lots) }.
}
real-hand-slide = { $count ->
    [one] Fai scorrere di un posto a sinistra l’ultimo Atto del mercato, con il suo Argento.
   *[other] Fai scorrere di un posto a sinistra gli ultimi { $count } Atti del mercato, con il loro Argento.
}
real-hand-refill = Cerca l’Atto { $deed } e mettilo nell’ultimo posto del mercato.
real-hand-markers-back = { $side ->
    [you] { $count ->
        [one] Riprendi il tuo segnalino da { $lots }.
       *[other] Riprendi i tuoi segnalini da { LIST($lots) }.
    }
   *[ceres] { $count ->
        [one] Rimetti nella riserva di Cerere il suo segnalino che è su { $lots }.
       *[other] Rimetti nella riserva di Cerere i suoi segnalini che sono su { LIST($lots) }.
    }
}
real-hand-piece-back = { $where ->
    [hers] Rimetti tra i Monumenti { PIECE($id, form: "il") } che è su { LIST($lots) }, e la sua carta tra le carte Monumento.
    [supply] Rimetti tra i Monumenti { PIECE($id, form: "il") } che è su { LIST($lots) }.
   *[tray] Rimetti nel tuo vassoio { PIECE($id, form: "il") } che è su { LIST($lots) }.
}
real-hand-build = { $where ->
    [supply] Metti su { LIST($lots) } { PIECE($id, form: "il") } della riserva dei Monumenti.
   *[tray] Metti su { LIST($lots) } { PIECE($id, form: "un") } del tuo vassoio.
}
real-hand-vp = { $side ->
    [you] Fai avanzare il tuo segnalino punteggio di { $vp }: da { $start } a { $end }.
   *[ceres] Fai avanzare il segnalino punteggio di Cerere di { $vp }: da { $start } a { $end }.
}
real-hand-population = Aggiorna il tracciato Popolazione: tu { $you }, Cerere { $ceres }.
real-hand-flip = { $drawer ->
    [me] Tieni a portata di mano la carta girata: { $number }, { card-action }.
    [known] Gira la prima carta del mazzo Azione di Cerere: { $number }, { card-action }.
   *[app] Cerca la carta girata: { $number }, { card-action }.
}
real-hand-card-under = Metti la carta { $place } della fila coperta sotto il mazzo Azione di Cerere: { $number }, { card-action }.
real-hand-row = Chiudi il vuoto verso sinistra e metti la carta girata nell’ultimo posto della fila.
real-hand-to-bank = { $silver ->
    [one] Rimetti nella banca l’Argento su { $deed }.
   *[other] Rimetti nella banca l’Argento su { $deed } ({ $silver }).
}
real-hand-her-discard = Metti l’Atto { $deed } sulla pila degli scarti di Cerere.
real-hand-her-marker = Metti un segnalino di Cerere su { $lot }.
real-hand-deed-flip = Cerca l’Atto { $deed }, come se venisse dal mazzo degli Atti di Cerere, e mettilo sulla sua pila degli scarti.
real-hand-bribe = { $count ->
    [one] Metti 1 Argento dalla banca su { $deeds }.
   *[other] Metti 1 Argento dalla banca su ciascuno di questi Atti: { LIST($deeds) }.
}
real-hand-tile = { $drawer ->
    [me] Metti la tessera su { $lot }: { TILE($tile) }.
   *[app] Cerca questa tessera e mettila su { $lot }: { TILE($tile) }.
}
real-hand-tiles-back = { $drawer ->
    [me] { $count ->
        [one] Metti da parte la tessera Giardino che è su { $lots }: si pesca solo quando il sacchetto è vuoto.
       *[other] Metti da parte, in quest’ordine, le tessere Giardino che sono su { LIST($lots) }: si pescano solo quando il sacchetto è vuoto.
    }
   *[app] { $count ->
        [one] Rimetti con le altre la tessera Giardino che è su { $lots }.
       *[other] Rimetti con le altre le tessere Giardino che sono su { LIST($lots) }.
    }
}
real-hand-her-monument = Metti per Cerere su { LIST($lots) } { PIECE($id, form: "il") } della riserva dei Monumenti. La sua carta va accanto alla pila degli scarti di Cerere.
real-hand-market = { $drawer ->
    [me] Il mercato, da sinistra a destra: { LIST($deeds, type: "comma") }.
   *[app] Cerca questi Atti e mettili nel mercato, da sinistra a destra: { LIST($deeds, type: "comma") }.
}

## la pagina: un tavolo vero: che cosa fare con le mani per prepararlo

real-hand-city = Prepara la città da due giocatori, 7 × 7 Terreni: colonne da A a G, righe da 1 a 7.
real-hand-markers = Prendi il tuo vassoio con i suoi Edifici e { $count } segnalini Terreno. Prepara per Cerere { $count } segnalini Terreno di un altro colore.
real-hand-tracks = Metti sullo 0 il tuo segnalino punteggio e quello di Cerere, e anche i due segnalini Popolazione sul tracciato Popolazione.
real-hand-shuffle-deeds = { $drawer ->
    [me] Mescola i 49 Atti di questi Terreni.
   *[app] Disponi i 49 Atti in modo da trovarli in fretta: pesca l’app.
}
real-hand-fill-bag = { $drawer ->
    [me] Metti tutte le tessere Giardino nel sacchetto e mescolale.
   *[app] Disponi le tessere Giardino per tipo: pesca l’app.
}
real-hand-shuffle-cards = { $drawer ->
    [me] Mescola le 18 carte Azione di Cerere.
    [box] Lascia nella scatola le 18 carte Azione di Cerere: le sue carte sono sullo schermo.
   *[app] Disponi le 18 carte Azione di Cerere in modo da trovarle in fretta: pesca l’app.
}
real-hand-your-deeds = { $drawer ->
    [me] Metti da parte i tuoi { $count } Atti: { LIST($deeds, type: "comma") }.
   *[app] Questi { $count } Terreni sono tuoi; metti da parte i loro Atti: { LIST($deeds, type: "comma") }.
}
real-hand-her-deeds = { $drawer ->
    [me] Inizia la pila degli scarti di Cerere con { LIST($deeds) }.
   *[app] Cerca { LIST($deeds) } e inizia con questi la pila degli scarti di Cerere.
}
real-hand-her-hidden-deeds = { $drawer ->
    [me] Gli altri suoi { $count } restano coperti: sono il suo mazzo degli Atti.
   *[app] Cerere ha altri { $count } Atti: l’app sa quali.
}
real-hand-piles = { $drawer ->
    [me] Con gli altri Atti fai tre pile coperte, di { $first }, { $second } e { $third } carte, per le tre Ere.
   *[app] Gli altri Atti sono per le tre Ere ({ $first }, { $second } e { $third } carte): tienili insieme.
}
real-hand-row-card = Cerca questa carta e mettila al posto { $place } della fila: { $number }, { card-action }.
real-hand-deck = { $drawer ->
    [me] Metti le altre carte coperte accanto alla fila: sono il mazzo Azione di Cerere.
   *[app] Le altre carte sono il mazzo Azione di Cerere: tienile insieme.
}
real-hand-supply = { $drawer ->
    [me] Prepara questi Monumenti: { PIECE($ids) }. Rimetti gli altri nella scatola.
   *[app] Cerca e prepara questi Monumenti: { PIECE($ids) }. Gli altri restano nella scatola.
}

## la pagina: un tavolo vero: rimetterlo a posto dopo un annullamento, e quando pesca qualcun altro

real-catch-up = Riporta il tuo tavolo allo stato della partita.
real-back-silver = Rimetti { $silver } Argento nella banca. Ora ne hai { $left }.
real-back-vp = { $side ->
    [you] Metti il tuo segnalino punteggio su { $end }.
   *[ceres] Metti il segnalino punteggio di Cerere su { $end }.
}
real-back-tiles = { $drawer ->
    [me] { $count ->
        [one] Rimetti nel sacchetto la tessera Giardino che è su { $lots }.
       *[other] Rimetti nel sacchetto le tessere Giardino che sono su { LIST($lots) }.
    }
   *[app] { $count ->
        [one] Rimetti con le altre la tessera Giardino che è su { $lots }.
       *[other] Rimetti con le altre le tessere Giardino che sono su { LIST($lots) }.
    }
}
real-back-market = { $count ->
    [0] Svuota il mercato.
   *[other] Ricomponi il mercato, da sinistra a destra, con l’Argento sugli Atti: { LIST($deeds, type: "comma") }.
}
real-back-deeds = { $drawer ->
    [me] { $where ->
        [hers] Rimetti questi Atti, coperti, in cima al mazzo degli Atti di Cerere; il primo va sopra gli altri: { LIST($deeds, type: "comma") }.
       *[pile] Rimetti questi Atti, coperti, in cima alla pila dell’Era { $era }; il primo va sopra gli altri: { LIST($deeds, type: "comma") }.
    }
   *[app] Rimetti questi Atti con gli altri: { LIST($deeds, type: "comma") }.
}
real-back-deck = { $count ->
    [one] Rimetti questa carta, coperta, in cima al mazzo Azione di Cerere: { $cards }.
   *[other] Rimetti queste carte, coperte, in cima al mazzo Azione di Cerere; la prima va sopra le altre: { $cards }.
}
real-back-row = Ricomponi la fila di Cerere, da sinistra a destra: { $cards }. Le carte che mancano sono in fondo al suo mazzo Azione, o in cima.
real-switch-cards = { $drawer ->
    [box] Metti le carte Azione di Cerere nella scatola: la sua fila è sullo schermo.
   *[me] Mescola le { $count } carte Azione di Cerere che nessuno ha visto e mettile coperte accanto alla fila: sono il suo mazzo Azione.
}
real-card = { card-action } ({ $number })
real-switch-known = { $count ->
    [one] Metti questa carta, coperta, in fondo al mazzo Azione di Cerere: { $cards }.
   *[other] Metti queste carte, coperte, in fondo al mazzo Azione di Cerere; l’ultima va sotto le altre: { $cards }.
}
real-switch-tiles = { $drawer ->
    [me] Metti nel sacchetto tutte le tessere Giardino che non sono né nella città né messe da parte, e mescolale.
   *[app] Togli le tessere Giardino dal sacchetto e disponile per tipo: pesca l’app.
}
real-switch-deeds = { $drawer ->
    [me] Mescola i { $count } Atti non ancora usciti. Danne { $hers } coperti a Cerere: sono il suo mazzo degli Atti. Con gli altri fai le pile delle tre Ere, di { $first }, { $second } e { $third } carte.
   *[app] Raccogli i { $count } Atti non ancora usciti in modo da trovarli in fretta: pesca l’app.
}

## la pagina: un tavolo vero: i passi della preparazione

real-set-up-city = La città, e un colore per ciascuno.
real-set-up-shuffle = Atti, tessere e carte.
real-set-up-your-deeds = I tuoi primi Terreni: { LIST($deeds) }.
real-set-up-silver = Inizi con { $silver } Argento; Cerere senza.
real-set-up-favour = Favore degli dei: Cerere inizia con { $vp } PV.
real-set-up-her-deeds = I primi Terreni di Cerere: { LIST($deeds) }.
real-set-up-first-tiles = I suoi primi Giardini su { LIST($lots) }: { TILE($tiles) }.
real-set-up-piles = Le pile delle tre Ere hanno { LIST($sizes) } Atti.
real-set-up-market = Il mercato: { LIST($deeds, type: "comma") }.
real-set-up-row = La sua fila: { $cards }.
real-set-up-supply = I Monumenti di questa partita: { PIECE($monuments) }.
real-set-up-done = È tutto pronto, e inizi tu.

## la pagina: un tavolo vero: che cosa è stato corretto; $old è com’era, $new com’è

real-changed-silver = Corretto: il tuo Argento è { $new }, non { $old }.
real-changed-your-vp = Corretto: i tuoi PV sono { $new }, non { $old }.
real-changed-her-vp = Corretto: i PV di Cerere sono { $new }, non { $old }.
real-changed-era = Corretto: è l’Era { $new }, non la { $old }.
real-changed-lot = { $owner ->
    [you] Corretto: su { $lot } c’è il tuo segnalino.
    [ceres] Corretto: su { $lot } c’è il segnalino di Cerere.
   *[nobody] Corretto: { $lot } non è di nessuno.
}
real-changed-garden = Corretto: su { $lot } c’è un Giardino { TILE($tile) }.
real-changed-piece = Corretto: su { $lot } c’è { PIECE($id, form: "un") }.
real-changed-market = { $count ->
    [0] Corretto: il mercato è vuoto.
   *[other] Corretto: nel mercato ci sono { LIST($deeds, type: "comma") }.
}
real-changed-row = Corretto: la sua fila è { $cards }.
real-changed-known = { $count ->
    [0] Corretto: nessuna carta del suo mazzo Azione è già stata vista.
   *[other] Corretto: le ultime carte del suo mazzo Azione sono { $cards }.
}
real-changed-deeds = Corretto: gli Atti coperti di Cerere sono { $new }, non { $old }.
real-changed-pile = Corretto: gli Atti nella pila dell’Era { $era } sono { $new }, non { $old }.
real-changed-bag = Corretto: nel sacchetto { $count ->
    [one] c’è una tessera
   *[other] ci sono { $count } tessere
}.
real-changed-supply = { $count ->
    [0] Corretto: non restano Monumenti.
   *[other] Corretto: i Monumenti rimasti sono { PIECE($ids) }.
}
real-changed-last-turns = { $who ->
    [none] Corretto: non sono gli ultimi turni.
    [you] Corretto: solo tu hai un ultimo turno.
    [ceres] Corretto: solo Cerere ha un ultimo turno.
   *[ceres-you] Corretto: tu e Cerere avete un ultimo turno a testa.
}

## la pagina: la via a una partita a un tavolo vero

page-home-real = Al mio tavolo
page-home-about-real = Hai la scatola? Gioca con legno e cartone, e lascia che l’app giochi per Cerere.
page-games-real = Al mio tavolo

## la pagina: accanto a un tavolo vero

page-real-about = La tua città è sul tuo tavolo. L’app gioca per Cerere, tiene il conto di tutto e ti dice che cosa fare con le mani; tu inserisci quello che fai.
page-real-draws = Chi pesca?
page-real-all-drawn = { $who ->
    [app] L’app pesca tutto
   *[me] Pesco tutto io
}
page-real-all-drawn-about = { $who ->
    [app] Ti dice quale Atto o quale tessera cercare; le carte di Cerere sono sullo schermo. È veloce: niente da mescolare, niente da inserire.
   *[me] Dai tuoi mazzi veri e dal tuo sacchetto. Tocchi quello che hai pescato; l’app propone solo ciò che è ancora possibile.
}
page-real-each-deck = Mazzo per mazzo
page-real-deck = { $deck ->
    [cards] Carte di Cerere
    [tiles] Tessere Giardino
   *[deeds] Atti
}
page-real-drawer = { $who ->
    [app] pesca l’app
    [box] pesca l’app, carte nella scatola
   *[me] pesco io
}
page-real-cards-of = Quali carte?
page-real-box = { $whose ->
    [own] Le carte della mia scatola
   *[standard] Le carte dell’app
}
page-real-box-about = { $whose ->
    [own] Come le hai inserite.
   *[standard] Ricostruite, non quelle stampate: le pesca l’app, oppure te ne fai delle copie.
}
page-real-no-box = Puoi inserire una volta per tutte le carte della tua scatola, con qualche tocco.
page-real-below = Continua sotto
page-real-why = Perché?
page-real-hands = Sul tavolo
page-real-score = Punti ora
page-real-menu = Menu
page-real-menu-to = { $to ->
    [correct] Correggi il tavolo
    [hers] Che cosa ha Cerere
    [score] Punti ora
   *[log] Log
}
page-real-size = Dimensione del testo
page-real-size-of = { $size ->
    [normal] Normale
    [large] Grande
   *[largest] Molto grande
}
page-real-aloud = Leggi i passi ad alta voce
page-real-aloud-about = Con una voce del tuo browser: mani e occhi restano sul tavolo.
# $language is the name of a language in itself: English.
page-real-aloud-no-voice = Questo browser non ha una voce per la lingua scelta ({ $language }).
page-real-aloud-again = Rileggi
page-real-spoken = Di’ la tua azione
# $possible is yes, or no if the browser cannot do it.
page-real-spoken-about = { $possible ->
    [no] Questo browser non riconosce la voce.
   *[yes] «Compro C4», «rendita», «domus in B2»: l’azione viene inserita e tu la confermi con un tocco. Il browser potrebbe inviare la registrazione al suo produttore.
}
page-real-say = Dillo a voce
page-real-say-listening = In ascolto… Tocca per fermare
page-real-say-heard = Ho sentito «{ $said }».
# $found is it (one was meant), or how many may be.
page-real-say-meant = { $found ->
    [it] Tocca per confermare:
    [0] Non è un’azione possibile adesso.
   *[other] Forse intendevi:
}
# $why is silence, denied or failed.
page-real-say-deaf = { $why ->
    [silence] Non si è sentito nulla.
    [denied] Il browser non permette a questa pagina di usare il microfono. Forse richiede una pagina cifrata.
   *[failed] Il riconoscimento vocale del browser non risponde.
}
page-real-your-turn = Tocca a te
page-real-setup-again = Rivedi la preparazione
page-real-buy = Compra
page-real-possible = { $count ->
    [0] nessuno
    [one] { $count } possibile
   *[other] { $count } possibili
}
page-real-which-deed = Quale Atto compri?
page-real-which-piece = Che cosa costruisci?
page-real-pick = Tocca un Atto
page-real-pick-piece = Tocca un pezzo
page-real-pick-place = Tocca un posto
page-real-not-now = Per ora non possibile
page-real-deeds = Tutti gli Atti
page-real-cards = { $does ->
    [letters] Rivendica per lettere
    [price] Rivendica per prezzo
    [enlarge] Estensione del Parco
   *[bribe] Corruzione
}
page-real-left = ancora { $left }
page-real-untap = Annulla l’ultimo tocco
page-real-mistapped = Tocco sbagliato? Scegli di nuovo
page-real-remove = Togli { $id }
page-real-drawn = { $drawn ->
    [0] { $count ->
        [one] Tocca cosa esce
       *[other] Toccane { $count }
    }
   *[other] { $count ->
        [one] Conferma
       *[other] { $drawn } di { $count }
    }
}
page-real-drawn-all = Conferma: { $count } di { $count }
page-real-head-you = { $type ->
    [income] Incassi
    [buy] Compri
    [build] Costruisci { PIECE($id, form: "un") }
   *[place] Scegli
}
page-real-head = { $type ->
    [flip] Cerere gira un
    [claim] Cerere rivendica
    [no-claim] Nessun Atto corrisponde
    [deed-flip] Uno dei suoi Atti
    [failed-claim] La rivendicazione fallisce
    [bribe] Cerere mette Argento
    [last-turn] Ultimo turno di Cerere: Estensione del Parco
    [plant] Giardino
    [bag-empty] Sacchetto vuoto: Cerere rinuncia a
    [no-room] { $count ->
        [one] Nessun Terreno per la tessera
       *[other] Nessun Terreno per { $count } tessere
    }
    [creep] Il suo Parco prende
    [monument] { PIECE($id) }
    [no-monument] Nessun Monumento
    [when-built] { PIECE($id) }
    [last-turns] Atti finiti: ultimi turni
    [era-begins] Una nuova Era
    [game-over] La partita è finita
    [catch-up] Sistema il tavolo
    [correction] Corretto
   *[other] Cerere
}
page-real-set-up = { $type ->
    [set-up-city] La città
    [set-up-shuffle] Atti, sacchetto e carte
    [set-up-your-deeds] I tuoi sei Terreni
    [set-up-silver] Il tuo Argento
    [set-up-favour] Favore degli dei
    [set-up-her-deeds] Gli Atti di Cerere
    [set-up-first-tiles] I suoi primi Giardini
    [set-up-piles] Tre pile
    [set-up-market] Il mercato
    [set-up-row] La fila di Cerere
    [set-up-supply] I Monumenti
   *[other] Inizi tu
}
page-real-tracks = Sui tracciati
page-real-sum = { $side ->
    [you] Tu finora: { $vp } PV
   *[ceres] Cerere finora: { $vp } PV
}
page-real-list = Come elenco
page-real-correct = Che cosa c’è sul tuo tavolo?
page-real-correct-about = Cambia ciò che è diverso. Niente vale finché non è stato controllato, e il log lo riporta.
page-real-correct-later = Si sta pescando qualcosa. Prima inseriscilo, oppure annulla; poi puoi correggere tutto.
page-real-impossible = Non è possibile. Non è stato cambiato niente.
page-real-corrected = Il tavolo è stato corretto.
page-real-apply = { $count ->
    [one] Applica { $count } modifica
   *[other] Applica { $count } modifiche
}
page-real-go-on = { $to ->
    [hands] Che cosa fare sul tavolo
   *[game] Torna alla partita
}
page-real-drop-change = Annulla questa modifica
page-real-drop-all = Annulla tutte le modifiche
page-real-note = Aggiungi
page-real-silver = Il tuo Argento
page-real-vp = { $side ->
    [you] I tuoi PV
   *[ceres] I PV di Cerere
}
page-real-less = meno: { $label }
page-real-more = più: { $label }
page-real-correct-part = { $part ->
    [city] Terreni, Edifici, Giardini
    [market] Il mercato
    [row] La fila di carte di Cerere
    [known] Carte già viste sotto il suo mazzo
    [bag] Il sacchetto
    [supply] Monumenti disponibili
   *[rest] Era, pile, Atti di Cerere
}
page-real-tap-in-order = { $what ->
    [known] Tocca le carte in fondo al suo mazzo nell’ordine in cui usciranno. Tocca di nuovo per toglierne una.
   *[other] Tocca da sinistra a destra. Tocca di nuovo per togliere.
}
page-real-silver-on = Argento su { $deed }
page-real-which-lot = Quale Terreno?
page-real-tap-lot = Tocca un Terreno che sul tuo tavolo è diverso.
page-real-to-changes = { $count ->
    [0] Torna all’elenco
    [one] Fatto: { $count } modifica
   *[other] Fatto: { $count } modifiche
}
page-real-lot-is = { $what ->
    [nobody] Di nessuno
    [you] Un tuo segnalino
    [ceres] Un segnalino di Cerere
    [garden] Una tessera Giardino
    [building] Un tuo pezzo
   *[monument] Un Monumento di Cerere
}
page-real-pile = Atti nella pila dell’Era { $era }
page-real-her-deeds = Atti coperti di Cerere
page-real-last-turns = Ultimi turni
page-real-last-turns-of = { $sides ->
    [none] non ancora
    [you] tu
    [ceres] Cerere
    [you-ceres] tu, Cerere
   *[ceres-you] Cerere, tu
}
page-real-change = { $what ->
    [silver] Il tuo Argento: { $to }
    [vp] { $side ->
        [you] I tuoi PV: { $to }
       *[ceres] I PV di Cerere: { $to }
    }
    [era] Era { $to }
    [lot] { $to ->
        [nobody] { $lot } non è di nessuno
        [you] Tuo segnalino su { $lot }
       *[ceres] Segnalino di Cerere su { $lot }
    }
    [garden] { TILE($tile) } su { $lot }
    [build] { PIECE($id) } su { LIST($lots, type: "comma") }
    [remove] Via da { $lot }
    [market] Mercato: { $list }
    [row] Carte nella fila di Cerere: { $count }
    [known] Carte già viste sotto il suo mazzo: { $count }
    [deeds] Atti di Cerere: { $to }
    [pile] Pila dell’Era { $era }: { $to }
    [bag] Tessere nel sacchetto: { $count }
    [supply] Disponibili: { PIECE($ids) }
   *[last-turns] Ultimi turni: { page-real-last-turns-of }
}

## the page: the ladder; $rank is the name of a rank

page-ladder-title = Il cursus honorum
page-ladder-foot = Sei all’inizio del cursus honorum.
page-ladder-reached = Il tuo grado: { $rank }
page-ladder-next = Prossimo grado: { $rank }
page-ladder-all = Hai raggiunto tutti i gradi
# $chance says whether the next game decides (now), one of the next two (soon), or two of three (begin).
page-ladder-needs = { $chance ->
    [now] Vinci la prossima partita per raggiungerlo.
    [soon] Vinci una delle prossime due partite per raggiungerlo.
   *[begin] Vinci due delle prossime tre partite per raggiungerlo.
}
page-ladder-recent = Partite che contano ancora: vinte { $won }, perse { $lost }
page-ladder-ranks = Tutti i gradi
page-ladder-climbed = Raggiunto
page-ladder-won = Vinte: { $won } su { $games }
page-ladder-play = Gioca
page-ladder-play-at = Gioca al grado di { $rank }
page-ladder-counts = Una sconfitta non ti toglie niente. Contano solo le partite senza sbirciate né suggerimenti e, se rigiochi la stessa partita da capo, solo la prima volta.
page-ladder-rates = Vittorie dei bot
page-ladder-bot-greedy = Novizio
page-ladder-bot-planner = Stratega
page-ladder-bot-montecarlo = Oracolo
page-ladder-rates-about = Le barre mostrano quanto spesso vincono i nostri bot a ogni grado, su molte partite. Il Novizio guarda avanti di una sola azione, lo Stratega pianifica tutta la partita e l’Oracolo prova le sue azioni migliori in molte partite simulate prima di scegliere.
page-ladder-result = Cursus honorum: { $rank }

## the page: achievements

page-achievements-title = Traguardi
page-achievements-count = { $have } su { $all }
page-achievements-about = Contano tutte le tue partite finite, anche quelle vecchie. I primi quattro valgono anche con i suggerimenti; per gli altri non contano le partite in cui hai sbirciato o avuto suggerimenti.
page-achievements-games = { $games ->
    [one] in una partita
   *[other] in { $games } partite
}
page-achievements-first = Rivedi la prima
page-achievements-first-of = Rivedi la prima partita con «{ $name }»
page-achievements-open = Non ancora
page-achievements-looking = { $games ->
    [one] Una partita è ancora da esaminare…
   *[other] { $games } partite sono ancora da esaminare…
}
page-achievements-new = { $count ->
    [one] Nuovo traguardo
   *[other] Nuovi traguardi
}

## la pagina: le partite finite di chi gioca

page-mine-title = Le mie partite
page-mine-loading = Conteggio delle partite…
page-mine-none = Ancora nessuna partita finita
page-mine-none-what = Finisci una partita per vedere quanto spesso vinci, quanto durano le tue serie e da dove vengono i tuoi PV.
page-mine-none-of-these = Non ci sono partite finite di questo tipo.
page-mine-only = Quali partite
page-mine-only-all = Tutte ({ $count })
page-mine-only-fair = Senza sbirciate né suggerimenti ({ $count })
page-mine-only-hinted = Con suggerimenti ({ $count })
page-mine-only-strict = Senza ripensamenti ({ $count })
page-mine-only-day = Partite del giorno ({ $count })
page-mine-only-ladder = Cursus honorum ({ $count })
page-mine-only-screen = Sullo schermo ({ $count })
page-mine-only-real = Al mio tavolo ({ $count })
page-mine-only-imported = Importate ({ $count })
page-mine-of-difficulty = { $difficulty } ({ $count })
page-mine-any-difficulty = Tutte le difficoltà
page-mine-days-played = { $days ->
    [one] Un giorno giocato
   *[other] { $days } giorni giocati
}
page-mine-imported-about = Partite da file, testi e link. Contano tra le tue solo se dici che sono tue.
page-mine-won = Vinte
page-mine-rate = { $rate }%
page-mine-won-of = { $won } di { $games }
page-mine-average = La tua media
page-mine-average-ceres = Cerere: { $ceres }
page-mine-median = La tua mediana
page-mine-median-what = in metà delle tue partite fai almeno questi PV
page-mine-median-short = Mediana
page-mine-best = Il tuo record
page-mine-best-what = { $difficulty }, { $you } a { $ceres }
page-mine-streak = Serie attuale
page-mine-streak-now = { $games ->
    [one] { $side ->
        [you] { $games } vittoria
       *[other] { $games } sconfitta
    }
   *[other] { $side ->
        [you] { $games } vittorie
       *[other] { $games } sconfitte
    }
}
page-mine-streak-longest = La più lunga: { $games ->
    [one] { $games } vittoria
   *[other] { $games } vittorie
}
page-mine-widest = Vittoria più netta
page-mine-widest-what = { $you } a { $ceres }
page-mine-kinds = Per difficoltà
page-mine-kind = Difficoltà
page-mine-points = Tu : Cerere
page-mine-average-points = { $you } : { $ceres }
page-mine-sources = Da dove vengono i PV
page-mine-sources-about = { $games ->
    [one] PV per partita, da una partita
   *[other] PV per partita, in media su { $games } partite
}
page-mine-sources-unknown = { $games ->
    [one] Un’altra partita è ancora in esame.
   *[other] Altre { $games } partite sono ancora in esame.
}
page-mine-time = Partita dopo partita
page-mine-time-about = { $games ->
    [one] Una partita: tu { $you } PV, Cerere { $ceres }.
   *[other] Le ultime { $games } partite, la più recente a destra: hai fatto tra { $low } e { $high } PV.
}
page-mine-you = tu
page-mine-list = Partite finite
page-mine-replay = Rivedi
page-mine-log = Salva per il registro partite
page-mine-link = Apri in BG Stats
page-mine-files = Per il tuo registro partite
page-mine-files-about = File delle partite qui sopra: partite per Board Game Stats (BG Stats), e una tabella per qualsiasi foglio di calcolo.
page-mine-files-untried = Le partite sono scritte come le condivide BG Stats, e il link segue quanto descritto dal suo editore. Né le une né l’altro sono stati provati nell’app stessa. Il link porta all’indirizzo dell’editore e gli passa questa sola partita.
page-mine-name = Il tuo nome nel registro
page-mine-save-plays = Salva le partite (.bgsplay)
page-mine-save-table = Salva una tabella (.csv)
page-mine-everything = Porta con te le tue partite
page-mine-everything-about = Tutte le tue partite in un solo file, anche quelle non finite: salvalo qui e aprilo in un altro browser o su un altro dispositivo. Quello che c’è già non viene aggiunto due volte.
page-mine-everything-save = Salva tutte le partite
page-mine-everything-open = Apri un file salvato
page-mine-everything-going = Aggiunta delle partite…
page-mine-everything-share = Condividi il file
page-mine-kept = Questo browser ha promesso di conservare le tue partite, anche se lo spazio scarseggia.
page-mine-not-kept = Questo browser non ha promesso di conservare le tue partite: può cancellarle se lo spazio scarseggia o se non torni per un po’. Salva un file ogni tanto; spesso aiuta anche installare il gioco.
page-mine-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
}

### Il laboratorio.
### Molti numeri arrivano già scritti, come testo: «Partite: 1» evita di accordarli.

## `ceres sim`

sim-interpreted = Il motore è interpretato, circa quindici volte più lento che compilato: { $command } lo compila.
sim-playing = Partite
sim-pace = { $rate } partite/s, ancora { $left }
sim-kept = Partite finite e salvate: { $done } di { $total }. Per continuare: { $command }
sim-kept-bot = Partite finite e salvate: { $done } di { $total }. Con il bot così com’è, per continuare: { $command } (un bot modificato è un nuovo esperimento, in un’altra cartella)
sim-mended = { $path } era danneggiato: le sue partite vengono rigiocate.
sim-no-workers = Su { $address } non c’è ancora nessun worker: in attesa.
benchmark-playing = Il benchmark è in corso
benchmark-verifying = Le partite vengono rigiocate
benchmark-legend = Medie e percentuali con i loro intervalli al 95%. Vantaggio: PV in più di Cerere alla fine. Decisioni: quanto erano migliori di quelle del planner, in PV a partita, fortuna esclusa. Secondi: per azione.
benchmark-written = Il risultato, con tutte le partite, è in { $path }
benchmark-verified = { $games ->
    [one] { $games } partita è stata rigiocata, e tutto torna.
   *[other] { $games } partite sono state rigiocate, e tutto torna.
}
benchmark-to-program = Giochi in solitario contro Cerere. Rispondi a ogni domanda con una riga: un’azione. Le righe che iniziano con # vengono ignorate.
benchmark-column-player = giocatore
benchmark-column-setting = impostazione
benchmark-column-games = partite
benchmark-column-wins = vittorie
benchmark-column-lead = vantaggio
benchmark-column-decisions = decisioni
benchmark-column-seconds = secondi
benchmark-column-illegal = rifiutate
sim-legend = Vittorie con il loro intervallo al 95% (Wilson). I punteggi sono medie ± deviazione standard da partita a partita.
sim-writes = I risultati vanno nella cartella { $path }; { $option } ne indica un’altra.
sim-written = Ogni partita è una riga di { $path }
sim-not-with-resume = { $option } non può cambiare partite già iniziate: toglila

## colonne e valori dei risultati

lab-column-bot = bot
lab-column-difficulty = difficoltà
lab-column-monuments = Monumenti
lab-column-variants = regole della casa
lab-column-components = componenti
lab-column-exchanged = carta sostituita
lab-column-games = partite
lab-column-wins = vittorie
lab-column-interval = 95%
lab-column-you = tu
lab-column-ceres = Cerere
lab-column-margin = margine
lab-with = con
lab-without = senza
# Una regola della casa o una carta.
lab-none = nessuna
lab-standard = standard
lab-no-variant = nessuna regola della casa
lab-standard-box = scatola standard
lab-all-cards = tutte le carte come sono

## `ceres report`: che cosa dice alla fine

report-written = Il report è in { $path }
report-pictures = { $count ->
    [one] Accanto c’è un’immagine PNG.
   *[other] Accanto ci sono { $count } immagini PNG.
}

## `ceres report`: la pagina

report-title = Gardens of Ceres: risultati
report-about = Da { $names }.
report-foot = Tutti gli intervalli sono al 95%. Ogni cifra è calcolata dalle righe delle singole partite; questa pagina non carica niente da altrove.
report-everywhere = Uguale in tutte le partite: { $same }.
report-one-scene = Qui si vede: { $scene }.
report-left-out = Qui si vedono le prime { $shown } combinazioni su { $all }. Un report con meno gruppi mostra le altre.

report-overview-title = Che cosa si è giocato
report-overview-text = Partite: { $games }. Vittorie con il loro intervallo (Wilson); i punteggi sono medie ± deviazione standard da partita a partita.
report-unfinished = Non è ancora stato giocato tutto. Partite finite: { $done } di { $total }.
report-wins-title = Quanto spesso vinci
report-wins-text = La quota di partite vinte, per difficoltà e bot, con il suo intervallo: se si rigiocasse tutto tante volte, diciannove di questi intervalli su venti conterrebbero la quota vera.
report-axis-wins = partite vinte
report-margins-title = Con quale margine
report-margins-text = Come si distribuiscono le partite secondo il margine, cioè i tuoi PV meno quelli di Cerere. A destra della linea tratteggiata hai vinto tu.
report-axis-margin = margine in PV
report-points-title = Da dove vengono i punti
report-points-text = PV medi di entrambi per voce, nelle Ere da 1 a 3.
report-source-when-built = Monumenti alla costruzione
report-source-run-outs = Scorte esaurite
report-growth-title = Come crescono mercato e Giardini
report-growth-text = Medie alla fine di ogni Era.
report-growth-turns = Medie a ogni tuo turno, finché è ancora in corso almeno metà delle partite.
report-axis-era = Era
report-axis-turn = turno
report-grows-gardens = Giardini in città
report-grows-largest-park = Giardini nel Parco più grande
report-grows-laid = Argento messo nell’Era con la Corruzione
report-grows-price = prezzo di un Atto che compri
report-grows-on-market = Argento sugli Atti nel mercato
report-grows-cheapest = prezzo dell’Atto meno costoso
report-counts-title = Che cosa si fa, e che cosa finisce
report-counts-text = Medie per partita: i turni e che cosa vi si è fatto; poi quante volte Cerere non ha trovato un Atto da rivendicare, non aveva più segnalini, non aveva più nemmeno Atti propri (la rivendicazione è fallita), non aveva un Terreno vuoto su cui piantare o ha trovato il sacchetto vuoto.
report-count-turns = turni
report-count-incomes = Rendita
report-count-buys = Atti comprati
report-count-builds = costruzioni
report-count-rebuilds = di cui sostituzioni
report-count-choices = scelte per Cerere
report-count-no-deed = nessun Atto
report-count-no-marker = nessun segnalino
report-count-failed-claims = rivendicazione fallita
report-count-no-room = nessun Terreno
report-count-empty-bag = sacchetto vuoto
report-cards-title = Quanto vale ogni carta di Cerere
report-cards-text = Ogni partita è stata rigiocata con lo stesso seed, dando a una carta l’azione di un’altra, di volta in volta una diversa. Il valore di una carta è il margine che Cerere perde con lo scambio: i PV che le porta in più, o in meno, di una carta media.
report-cards-many = Qui ci sono { $cards } intervalli, quindi è facile che uno non contenga il valore vero.
report-axis-worth = valore per Cerere, PV di margine
report-card = { $id } { $does }{ $icon ->
    [yes] {" "}+ Monumento
   *[no] {""}
}
report-effects-title = Che cosa fa la differenza
report-distance-title = Quanto si è lontani da un giocatore che conosce tutte le carte nascoste
report-sets-title = { $first } e { $second } a confronto
report-sets-nothing = Nessun gruppo degli uni corrisponde a un gruppo degli altri: non c’è niente da confrontare.
report-compare-text = Differenze tra le quote di vittorie in punti percentuali, e tra i margini in PV; in grigio quelle che possono essere casuali. Dove i seed sono gli stessi le partite si confrontano una per una (test di McNemar), altrimenti come due campioni.
report-axis-difference = differenza di partite vinte
report-axis-difference-margin = differenza di margine, PV
report-against = { $second } rispetto a { $first }{ $some ->
    [yes] {" "}({ $where })
   *[no] {""}
}
report-statement = { $heading }: partite vinte { $other } invece di { $rate }, { $points } punti percentuali (da { $low } a { $high }); margine { $margin } PV (da { $marginlow } a { $marginhigh }); partite: { $games } ({ $paired ->
    [yes] stessi seed
    [some] stessi seed, su { $played }
   *[no] seed diversi
}), p { $chance }. { $verdict ->
    [wins] La differenza è significativa.
    [margin] La differenza di vittorie può essere casuale, quella di margine è significativa.
   *[none] La differenza può essere casuale.
}
report-verdict = { $verdict ->
    [wins] significativa
    [margin] solo nel margine
   *[none] forse casuale
}
report-column-compared = confronto
report-column-points = punti %
report-column-margin = margine
report-column-chance = p
report-column-verdict = differenza

## the coach: hints, forecasts and reviews

# $vp has a sign, as in +1.4; $side is you or ceres.
coach-reason = { $side ->
    [you] tu
   *[ceres] Cerere
} { $vp } PV ({ SOURCE($source) }, Era { $era })
coach-best = Azione migliore: { $action }
coach-only = C’è una sola azione: { $action }
# Several actions that are as good.
coach-best-any = Azioni migliori, tutte alla pari: { $actions }
# What was advised earlier in the same turn.
coach-changed = Guardando meglio, il coach non consiglia più «{ $action }»: c’è qualcosa di nettamente migliore.
# What to expect: where the game is as good as won or lost, only by how much.
coach-outlook-decided = { $end ->
    [won] La vittoria è praticamente certa, con circa { $vp } PV di vantaggio.
   *[lost] Ormai è quasi impossibile vincere. Probabilmente finirai con circa { $vp } PV di svantaggio.
}
# $win and $lead are written, such as 63% and +8.2.
coach-outlook-open = Da qui la tua probabilità di vincere è di circa { $win }. Vantaggio medio alla fine: { $lead } PV.
# Before the reasons, of which each is a sentence.
coach-why-than = Rispetto a «{ $other }»:
coach-why-scores = { PIECE($id) } su { $lots }: circa { $vp } PV in più per te.
coach-why-scores-all = { PIECE($id) }: circa { $vp } PV in più per te in tutto.
# What speaks against it.
coach-why-but-scores = Ma { PIECE($id) }: circa { $vp } PV in meno per te in tutto.
coach-why-but-source = { $side ->
    [you] Ma ottieni circa { $vp } PV in meno ({ SOURCE($source) }).
   *[ceres] Ma Cerere ottiene circa { $vp } PV in più ({ SOURCE($source) }).
}
coach-why-source = { $side ->
    [you] Ottieni circa { $vp } PV in più ({ SOURCE($source) }).
   *[ceres] Cerere ottiene circa { $vp } PV in meno ({ SOURCE($source) }).
}
# $often and $otherwise are out of 100 games: with the advised action, and with the other one.
coach-why-builds = Riesci a costruire { PIECE($id, form: "un") } in { $often } partite su 100 invece che in { $otherwise }.
coach-why-hers = Alla fine { $lot } è di Cerere in { $often } partite su 100 invece che in { $otherwise }.
# $reasons is a list of coach-reason; $action and $other are actions as they are written everywhere.
coach-why = «{ $action }» invece di «{ $other }»: { $reasons }.
# $wins has a sign and is out of 100 games.
coach-why-wins = «{ $action }» invece di «{ $other }»: { $reasons }; vittorie su 100 partite: { $wins }.
coach-unsure = «Migliore» è ciò che in media va meglio quando il coach gioca la partita fino alla fine molte volte. ± indica quanto un numero può essere impreciso.
coach-proved = Dimostrato: queste cifre sono esatte e contano tutto ciò che si può pescare.
coach-was-proved = Era l’azione migliore, ed è dimostrato.
coach-forecast-now = Che cosa può fare Cerere nel suo prossimo turno:
coach-forecast-after = Che cosa può fare Cerere dopo «{ $action }»:
coach-does-last-turn = ultimo turno dell’Era
coach-column-action = Azione
coach-column-lead = Vantaggio
coach-column-win = Vittorie
coach-column-behind = Distacco
coach-column-worlds = Partite
coach-column-chance = Probabilità
coach-column-card = Carta
coach-column-does = Effetto
coach-column-deed = Atto
coach-column-decision = N.
coach-column-era = Era
coach-column-played = Giocato
coach-column-better = Meglio
coach-column-cost = Perdita
coach-column-mark = Giudizio
coach-column-luck = Pescate
coach-column-part = Voce
coach-column-vp = PV
coach-part-par = Una partita media
coach-part-deal = La tua partenza
coach-part-luck = Le pescate
coach-part-decisions = Le tue decisioni
coach-part-corrections = Correzioni del tavolo
coach-part-result = Risultato
coach-part-expected = Atteso ora
coach-mark-inaccuracy = imprecisione
coach-mark-mistake = errore
coach-mark-blunder = errore grave
coach-mark-brilliant = brillante
coach-mark-close = differenza incerta
coach-reviewing = Analisi
coach-title = Gardens of Ceres: analisi di una partita
# $lead is a whole number without a sign; $end is won, lost, ahead or behind.
coach-summary-end = { $end ->
    [won] Hai vinto di { $lead } PV.
    [lost] Hai perso di { $lead } PV.
    [tied] Hai perso: in caso di parità vince Cerere.
    [ahead] Previsione: vittoria di circa { $lead } PV.
   *[behind] Previsione: sconfitta di circa { $lead } PV.
}
# $deal and $luck are more, less or even.
coach-summary-fortune = { $deal ->
    [more] La tua partenza è stata migliore del solito (+{ $promised } PV)
    [less] La tua partenza è stata peggiore del solito (−{ $promised } PV)
   *[even] La tua partenza è stata nella media
} e { $luck ->
    [more] le pescate ti hanno dato { $drawn } PV.
    [less] le pescate ti hanno tolto { $drawn } PV.
   *[even] le pescate si sono compensate.
}
# $than is more, less or even.
coach-summary-luck = { $than ->
    [more] Le pescate ti hanno dato { $vp } PV.
    [less] Le pescate ti hanno tolto { $vp } PV.
   *[even] Le pescate non ti hanno né aiutato né danneggiato.
}
coach-summary-costly = { $count ->
    [0] Nessuna decisione era chiaramente peggiore della migliore{ $rest ->
        [none] {""}
        [most] ; le piccole perdite possono essere costate in tutto fino a { $high } PV
       *[between] , ma le piccole perdite sono probabilmente costate in tutto da { $low } a { $high } PV
    }.
    [one] Una decisione segnalata, nell’Era { $era }, ti è costata { $vp } PV{ $rest ->
        [none] {""}
        [most] ; altre piccole perdite possono essere costate fino a { $high } PV
       *[between] ; altre piccole perdite sono probabilmente costate in tutto da { $low } a { $high } PV
    }.
   *[other] { $count } decisioni segnalate ti sono costate in tutto { $vp } PV{ $where ->
        [all] , tutte nell’Era { $era }
       *[most] , di cui { $most } nell’Era { $era }
    }{ $rest ->
        [none] {""}
        [most] ; altre piccole perdite possono essere costate fino a { $high } PV
       *[between] ; altre piccole perdite sono probabilmente costate in tutto da { $low } a { $high } PV
    }.
}
# $place is between, above, below or unknown; $worse and $better are bots.
coach-accuracy = Comprese le piccole perdite, in media una decisione ti è costata { $vp } PV. { $place ->
    [between] Ti collochi tra i bot { $worse ->
        [greedy] Novizio
        [planner] Stratega
        [montecarlo] Oracolo
       *[other] { $worse }
    } e { $better ->
        [greedy] Novizio
        [planner] Stratega
        [montecarlo] Oracolo
       *[other] { $better }
    }.
    [above] Fai meglio del bot { $worse ->
        [greedy] Novizio
        [planner] Stratega
        [montecarlo] Oracolo
       *[other] { $worse }
    }.
    [below] Il bot { $better ->
        [greedy] Novizio
        [planner] Stratega
        [montecarlo] Oracolo
       *[other] { $better }
    } fa meglio.
   *[unknown] {""}
}
coach-peeked = { $count ->
    [one] Una decisione è stata presa dopo aver visto cose nascoste. Non viene giudicata e non conta.
   *[other] { $count } decisioni sono state prese dopo aver visto cose nascoste. Non vengono giudicate e non contano.
}
coach-costly-title = Le decisioni più costose
coach-moments-title = I momenti decisivi
coach-costly-none = Nessuna decisione era chiaramente peggiore della migliore.
page-coach-next-title = Che cosa provare la prossima volta
# $best is a kind of action that would often have been better; with “other-”, another one of $kind.
coach-next = Nelle tue ultime { $games } partite analizzate { $kind ->
    [income] la Rendita nell’Era { $era } ti è costata circa { $vp } PV a partita.
    [buy] gli acquisti nell’Era { $era } ti sono costati circa { $vp } PV a partita.
    [build] le costruzioni nell’Era { $era } ti sono costate circa { $vp } PV a partita.
   *[place] le scelte per Cerere nell’Era { $era } ti sono costate circa { $vp } PV a partita.
} { $best ->
    [income] Chiediti prima se non sia meglio la Rendita.
    [buy] Cerca prima un Atto da comprare.
    [build] Cerca prima qualcosa da costruire.
    [other-buy] Confronta tutti gli Atti disponibili prima di comprare.
    [other-build] Prova altri Edifici e altri posti prima di costruire.
   *[place] Guarda tutti i posti prima di scegliere.
}
coach-curve-title = Probabilità di vincere e vantaggio atteso
coach-curve-text = Che cosa ci si poteva aspettare a ogni decisione. La fascia colorata mostra quanto è incerta la stima.
coach-curve-win = probabilità di vincere
coach-curve-lead = vantaggio atteso in PV
coach-waterfall-title = Da dove viene il risultato
coach-waterfall-text = «Una partita media» è il vantaggio che il bot Stratega ottiene in media in migliaia di partite con le stesse opzioni. La somma delle voci è il risultato.
coach-decisions-measure = Rispetto all’azione migliore, tutte le decisioni insieme sono costate { $all } PV, di cui { $vp } PV quelle segnalate. «Le tue decisioni» ({ $part } PV) le confronta con ciò che il bot Stratega avrebbe giocato al tuo posto, e nemmeno lui trova sempre l’azione migliore.
coach-decisions-title = Tutte le decisioni
coach-luck-title = Le pescate che hanno contato
coach-luck-text = Solo le pescate che hanno fatto una chiara differenza.
coach-decision-title = Decisione { $number } nell’Era { $era }
coach-played = Giocato: { $action }
coach-better = Meglio: { $action }
coach-meaning-title = Come si misura
coach-meaning-best = «Migliore» significa migliore in media, considerando tutto ciò che può essere ancora nascosto, se poi gioca il bot Stratega. Non vuol dire perfetta: un piano che questo bot non capisce può valere più della sua stima.
coach-meaning-luck = La fortuna è ciò che è uscito, valutato dallo stesso bot: una pescata è fortunata se dopo ci si può aspettare più di prima. Su molte partite la media è zero.
coach-meaning-par = «La tua partenza» è ciò che ci si poteva aspettare all’inizio, rispetto a una partita media. «La partita dello Stratega», dopo una partita, è un’altra cosa: il vantaggio di quel bot con le stesse identiche carte, comprese quelle che nessuno poteva ancora conoscere.
coach-meaning-error = Ogni numero è una stima, e ± dice quanto può essere impreciso. Segnaliamo una decisione solo se siamo sicuri che ti è costata qualcosa: 5, 10 o 20 punti percentuali di probabilità di vincere, oppure { $cuts } PV se la partita è già decisa.
coach-meaning-made = { $playouts } partite giocate fino in fondo dal bot { $policy }, versione delle regole { $rules }.

## the page: the coach at the table, in the review, and in my games

page-table-hint = Suggerimento
page-table-outlook = Che cosa potrebbe fare Cerere
page-table-tab-coach = Coach
page-keys-hint = un suggerimento, poi il passo successivo
page-keys-forecast = che cosa potrebbe fare Cerere
page-settings-warn = Avvisami prima di un errore grave
page-settings-warn-means = Il coach ti ferma prima di un errore grave. La partita conta come giocata con suggerimenti. Nelle partite senza ripensamenti non ci sono avvisi.
page-result-review = Analizza la partita
page-replay-review = Analisi
page-coach-buy = Compra { $deed }
page-coach-build = Costruisci { PIECE($id, form: "un") } su { $lots }
page-coach-place = Metti su { $lots }
page-coach-about = All’inizio il coach mostra poco, e di più solo se lo chiedi. Fa i suoi calcoli su questo dispositivo.
page-coach-strict = Questa partita è senza ripensamenti, e anche senza suggerimenti.
page-coach-later = Il coach dà suggerimenti solo per le tue decisioni. Chiedi di nuovo quando tocca a te.
page-coach-where = { $kind ->
    [income] Pensa prima al tuo Argento.
    [buy] Valuta di comprare un Atto nella parte segnata della città.
    [build] Valuta di costruire nella parte segnata della città.
   *[place] Guarda la parte segnata della città.
}
page-coach-show-where = Dove devo guardare?
page-coach-show-action = Mostra l’azione
page-coach-show-table = Com’è rispetto alle altre?
page-coach-show-why = Perché?
page-coach-figures = In cifre
page-coach-take = Selezionala
page-coach-compare = Confronta con la migliore
page-coach-is-best = «{ $action }» è la migliore azione trovata dal coach.
page-coach-equal = Più o meno alla pari: { $actions }.
page-coach-unclear = Troppo incerto per dirlo: la differenza può essere un caso.
page-coach-no-reasons = La differenza viene da tante piccole cose.
page-coach-download = Caricamento del coach (circa 14 MB la prima volta)…
page-coach-loading = Il coach si siede al tavolo…
page-coach-thinking = Sta pensando…
page-coach-sharper = I numeri diventano più precisi…
page-coach-stop = Ferma
page-coach-go-on = Continua a pensare
page-coach-no-python = Qui non è possibile caricare il coach, quindi per ora niente suggerimenti né analisi.
page-coach-forecast-about = Probabilità esatte, nella città e sulle carte di Cerere. Chiunque potrebbe calcolarle, quindi non è un suggerimento.
page-coach-does = { $does ->
    [claim] { $deed ->
        [none] non rivendica nessun Atto
       *[deed] rivendica { $deed }
    }
    [enlarge] gioca l’Estensione del Parco
    [bribe] gioca la Corruzione
   *[last-turn] gioca il suo ultimo turno dell’Era
}
page-coach-warning = Giocare lo stesso?
page-coach-warning-text = Il coach vede qualcosa di molto meglio. Probabilità di vincere: circa { $win } con «{ $action }», { $best } con l’azione migliore. In media perdi { $vp } PV.
# The same where the game is as good as won or lost.
page-coach-warning-lead = Il coach vede qualcosa di molto meglio. «{ $action }» ti costa in media { $vp } PV.
page-coach-warning-play = Gioca lo stesso
page-coach-warning-show = Fammi vedere
page-coach-warning-back = Scegli di nuovo
page-coach-meaning-forecast = Le probabilità del prossimo turno di Cerere sono calcolate esattamente, non stimate, e non usano nulla di nascosto.
page-coach-meaning-hints = Suggerimenti e avvisi vengono annotati nella partita, e «Le mie partite» conta a parte le partite che ne hanno.
page-coach-meaning-made = { $playouts } partite giocate fino in fondo dal bot { $policy }.
page-coach-review-about = Il coach riguarda ogni decisione: quanto valeva, quanto valevano le pescate e da dove viene il risultato. Fa i suoi calcoli su questo dispositivo e salva l’analisi con la partita.
page-coach-review-start = Inizia l’analisi
page-coach-review-finish = { $seconds ->
    [0] Analisi completa
   *[other] Analisi completa (circa { $seconds } s)
}
page-coach-review-first = Analisi rapida: i numeri sono approssimativi.
page-coach-review-older = Questa analisi è di una versione precedente del coach. I suoi numeri non sono aggiornati.
page-coach-review-again = Rifai l’analisi
page-coach-decisions = Decisioni
page-coach-list-marked = Con un giudizio
page-coach-list-all = Tutte
page-coach-was-best = Era l’azione migliore.
page-coach-was-close = Troppo incerto per dirlo: «{ $action }» può valere altrettanto, o di più.
page-coach-was-brilliant = Ben visto: era chiaramente meglio delle scelte più ovvie.
page-coach-was-advised = Hai seguito il consiglio del coach.
page-coach-was-forced = Non c’era altro da fare.
page-coach-cost = È costata in media { $vp } PV.
page-coach-cost-win = In media è costata { $vp } PV e { $win ->
    [one] { $win } punto percentuale
   *[other] { $win } punti percentuali
} di probabilità di vincere.
page-coach-draw = Ciò che è uscito dopo valeva { $vp } PV.
page-coach-legend = Nella città, la linea tratteggiata è ciò che è stato giocato, quella spessa l’azione migliore.
page-coach-try = Riprova
page-coach-try-about = { $count ->
    [one] Una decisione poteva essere migliore. Scopri come.
   *[other] { $count } decisioni potevano essere migliori. Scopri come.
}
page-coach-try-question = Che cosa faresti qui?
page-coach-try-solved = Ottimo, trovata!
page-coach-try-good = Va bene anche questa: vale circa quanto «{ $action }».
page-coach-try-not = Non ancora: questa costa { $vp } PV. Provane un’altra.
page-coach-try-answer = Mostra la risposta
page-coach-try-next = La prossima
page-coach-try-done = Erano tutte. Riprovale un altro giorno.
page-coach-try-of = { $number } di { $count }
page-coach-try-end = Fine
page-coach-curve-what = Che cosa mostra la curva
page-mine-accuracy = La tua precisione
page-mine-accuracy-none = Nessuna partita è stata ancora analizzata. Rivedi una partita finita e scegli «Analisi».
page-mine-accuracy-about = { $games ->
    [one] Una partita è stata analizzata. Una decisione ti è costata in media { $vp } PV; meno è meglio.
   *[other] { $games } partite sono state analizzate. Una decisione ti è costata in media { $vp } PV; meno è meglio.
}
page-mine-accuracy-kind = { $kind ->
    [income] Rendita
    [buy] Acquisti
    [build] Costruzioni
   *[place] Scelte per Cerere
}
page-mine-accuracy-what = Decisione
page-mine-accuracy-all = Tutte
page-mine-accuracy-unit = PV persi per decisione

### How to play.

## how to play: the flowchart, in which short lines fit

guide-tile-owns = Cerere possiede un Terreno vuoto?
guide-tile-owns-no = Niente tessera: guadagna 1 PV.
guide-tile-adjacent = Un suo Terreno vuoto è accanto a un Parco?
guide-tile-adjacent-yes = Restano quelli accanto al più grande di questi Parchi.
guide-tile-diagonal = Uno di essi è in diagonale a un Parco?
guide-tile-diagonal-yes = Restano quelli in diagonale al più grande di questi Parchi.
guide-tile-far = Sono tutti lontani da ogni Parco.
guide-tile-far-then = Restano i più vicini al suo Parco più grande; tra questi, i più lontani dai tuoi Edifici.
guide-tile-several = Resta più di un Terreno?
guide-tile-several-yes = Scegli tu, dopo aver visto la tessera.
guide-tile-one = La tessera va lì.
guide-tile-yes = sì
guide-tile-no = no

### The command line: its help, and complaints about how it was called.

## What is around the help; $name and $word are in quotation marks

help-usage = Uso:
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-help = Mostra questo aiuto.
help-default = predefinito:
help-required = obbligatorio
help-try = Per l’aiuto: { $call }
help-no-command = Non c’è nessun comando { $word }.
help-did-you-mean = Intendevi { LIST($words, type: "or") }?
help-no-option = Questa opzione non esiste: { $word }.
help-missing = Manca { $kind ->
        [option] l’opzione
       *[argument] l’argomento
    } { $name }.
help-bad-value = Valore non valido per { $name }
help-no-value = L’opzione { $name } richiede un valore.
help-surplus = Argomenti di troppo: { $words }
help-which-command = Manca un comando.

## Commands

help-command-ceres = Gardens of Ceres, la modalità in solitario di Foundations of Rome. Senza un comando, il gioco si apre nel browser.
help-command-play =
    Gioca nel terminale, a tutto schermo o in testo semplice. Senza opzioni, continua la tua ultima partita.

    Esempio: printf 'market\nbuy C4\n' | ceres play --plain --seed 7
help-command-serve = Gioca nel browser: avvia il server e apre la pagina.
help-command-settings = Stampa un file di impostazioni per `ceres serve`, con tutti i valori predefiniti.
help-command-site =
    Scrive la pagina come file statici che qualsiasi host web può servire.

    I telefoni possono installarla e giocare offline.
help-command-demo = Mostra una partita dimostrativa con un giocatore sbadato.
help-command-daily = Gioca la partita del giorno nel terminale. Conta solo il primo tentativo.
help-command-ladder = Elenca i gradi e quanto spesso i bot vincono a ognuno; o gioca una partita a un grado.
help-command-replay = Racconta una partita registrata.
help-command-draw = Disegna una posizione come SVG.
help-command-hint =
    Confronta le azioni di una posizione: vantaggio atteso, probabilità di vincere, e perché.

    Esempio: ceres position new --seed 7 | ceres hint -
help-command-forecast =
    Dà le probabilità esatte di ciò che Cerere può fare.

    Esempio: ceres position new --seed 7 | ceres forecast - --after 'buy C4'
help-command-review =
    Analizza una partita registrata: quanto sono valsi la partenza, le pescate e le tue decisioni.

    Esempio: ceres review game.json -o review.html
help-command-puzzle =
    Propone problemi, riga per riga: scrivi il numero di una risposta.

    Esempio: ceres puzzle --kind win
help-command-puzzles = Problemi: posizioni con una domanda ciascuna, dalle risposte dimostrate.
help-command-puzzles-make =
    Crea una raccolta di problemi da partite dei bot. Ogni risposta è dimostrata.

    Esempio: ceres puzzles make book.json.gz --games 100
help-command-puzzles-check = Ricalcola tutte le risposte di una raccolta: non stampa niente, o i suoi errori, uno per riga.
help-command-puzzles-show = Conta i problemi di una raccolta per tipo e difficoltà, oppure ne mostra uno con la soluzione.
help-command-bots = Elenca i bot e i loro parametri.
help-command-sim =
    Gioca molte partite, bot contro Cerere, in ogni combinazione delle opzioni.

    Scrive una riga per partita in Parquet e stampa una tabella.
help-command-report = Mostra risultati: una pagina HTML con immagini, e ogni immagine come PNG.
help-command-benchmark =
    Fa giocare a un bot o a qualsiasi programma le partite fisse del benchmark, e le valuta.

    Esempio: ceres benchmark --bot planner --games 10 -o planner.json
help-command-benchmark-verify = Rigioca le partite di un risultato: stampa le sue cifre, o ciò che non torna.
help-command-benchmark-table = Stampa risultati come tabella in Markdown; non vengono verificati.
help-command-games = Elenca le partite salvate; le esporta, importa, elimina e ripristina.
help-command-games-export = Scrive una partita salvata come registrazione.
help-command-games-import = Importa una registrazione come partita salvata; una posizione ne comincia una nuova.
help-command-games-delete = Elimina una partita salvata. Si può ripristinare per 30 giorni.
help-command-games-restore = Ripristina una partita eliminata.
help-command-db = Copia, ripristina, controlla, aggiorna ed esporta un database di partite, anche mentre è in uso.
help-command-db-backup = Copia un database in un nuovo file, da usare così o da ripristinare.
help-command-db-restore = Copia tutte le partite di una copia di sicurezza in un database che non ne ha.
help-command-db-check = Legge e rigioca ogni partita; mostra ciò che è danneggiato.
help-command-db-migrate = Porta un database al formato di questa versione, dopo averlo copiato in un file.
help-command-db-export = Scrive tutte le partite come registrazioni, una per riga.
help-command-position = Posizioni in JSON: crearle, giocarle, calcolarne il punteggio e controllarle.
help-command-position-new = Stampa la posizione di una nuova partita.
help-command-position-actions = Stampa le azioni possibili di una posizione, come lista JSON.
help-command-position-play = Gioca azioni; stampa gli eventi e la posizione che ne risulta.
help-command-position-score = Stampa quanto guadagnereste tu e Cerere se l’Era finisse adesso.
help-command-position-check = Controlla una posizione: non stampa niente, o i suoi errori, uno per riga.
help-command-record = Registrazioni di partite in JSON.
help-command-record-check = Controlla una registrazione rigiocandola: non stampa niente, o i suoi errori, uno per riga.
help-command-record-position = Stampa la posizione di una registrazione dopo alcune delle sue azioni, o dopo tutte.
help-command-components = Le carte e le tessere Giardino di un’altra scatola, in TOML.
help-command-components-check = Controlla un file di componenti: non stampa niente, o i suoi errori, uno per riga.
help-command-components-show = Stampa il file di componenti standard, come base per il tuo.

## Options and arguments

help-version = Mostra la versione, quella delle regole e come gira il motore.
help-serve-host = L’indirizzo su cui ascoltare; con 0.0.0.0 possono giocare i telefoni nella stessa rete.
help-serve-shared = Tiene separate le partite dei giocatori, come con --host: per un server dietro un reverse proxy.
help-serve-port = La porta su cui ascoltare. Predefinita: 8376, altrimenti una libera.
help-serve-database = Dove salvare le partite: un percorso, o l’URL di un database PostgreSQL.
help-serve-settings = Un file di impostazioni; `ceres settings` ne stampa uno. Le opzioni prevalgono sul file.
help-serve-log-format = text o json: un oggetto per riga.
help-serve-metrics-port = Fornisce metriche per Prometheus su questa porta di questa macchina.
help-serve-browser = Apre la pagina nel browser.
help-site-folder = La cartella di destinazione: nuova, vuota o con un sito precedente.
help-site-force = Scrive anche in una cartella con altri file, che restano come sono.
help-site-address = L’indirizzo che avrà il sito: così, dove si condivide il link, compare un’immagine.
help-site-docs = L’indirizzo della documentazione, per un link; relativo al sito o completo.
help-play-pace = La velocità del turno di Cerere: slow (lenta), quick (rapida) o at-once (tutto insieme).
help-play-plain = Gioca riga per riga, per esempio per screen reader, connessioni lente, script e pipe.
help-play-new = Comincia subito una nuova partita.
help-daily-date = Il giorno, per esempio 2026-11-16. Predefinito: oggi, secondo l’orologio di questa macchina.
help-daily-json = Mostra la data, il seed e le opzioni, senza giocare.
help-ladder-rank = Gioca una partita a questo grado, per esempio quaestor; `ceres ladder --json` elenca i codici.
help-output = Dove scrivere; - è lo standard output.
help-theme = light (chiaro), dark (scuro) o mono (bianco e nero).
help-db-backup-out = Il file da scrivere.
help-db-restore-file = La copia di sicurezza.
help-db-copy = Dove scrivere la copia. Predefinito: accanto al file, o nella cartella CERES_HOME.
help-database = Un percorso, o l’URL di un database PostgreSQL. Predefinito: le tue partite.
help-game = La partita: il suo codice, o i suoi primi caratteri.
help-deleted = Elenca le partite eliminate che si possono ripristinare.
help-as-json = Stampa JSON.
help-source = Il file da leggere; - è lo standard input.
help-which-game = Il numero della partita, da 1, se il file ne ha più d’una.
help-at = Dopo quante azioni, 0 per l’inizio. Predefinito: dopo tutte.
help-seed = Il seed della preparazione. Lo stesso seed dà la stessa partita. Predefinito: uno nuovo.
help-difficulty = normal (Normale), hard (Difficile) o challenge (Sfida).
help-monuments = Gioca con i Monumenti.
help-variant = Una regola della casa: contested-population, creeping-gardens, wild-monuments, o favour-5, favour-10, … favour-60. Si può ripetere.
help-box = Il contenuto della tua scatola, un file TOML.
help-actions = Le azioni in ordine, un argomento ciascuna: income, 'buy C4', 'build domus C4', 'place C4'.
help-keep = Scrive qui la parte intatta di una registrazione danneggiata; - è lo standard output.
help-force = Sovrascrive un file esistente.
help-components-file = Il file TOML da controllare.
help-demo-actions = Si ferma dopo questo numero di azioni.
help-pace = Secondi di attesa dopo ogni azione. Predefinito: un attimo in un terminale, nessuno in una pipe.
help-lang = La lingua: una tra { $languages }. Predefinita: CERES_LANG, altrimenti quella del sistema.
help-benchmark-bot = Uno dei nostri bot, come li elenca `ceres bots`.
help-benchmark-code = Un bot tuo: un file Python.
help-benchmark-command = Qualsiasi programma che legga la partita dallo standard input e risponda sullo standard output.
help-benchmark-name = Come si chiama il giocatore nelle tabelle. Predefinito: il bot, il file o il comando.
help-benchmark-setting = Gioca solo questa impostazione. Si può ripetere.
help-benchmark-games = Gioca solo le prime partite di ogni impostazione. Predefinito: tutte e 100.
help-benchmark-seconds = Il tempo limite di una decisione.
help-benchmark-workers = Quanti processi valutano le decisioni. Predefinito: uno per core.
help-benchmark-output = Scrive il risultato, con tutte le partite, in questo file.
help-benchmark-files = Risultati, come li scrive `ceres benchmark -o`.
help-sim-bot = Un bot elencato da `ceres bots`, con i suoi parametri. Si può ripetere.
help-sim-code = Un tuo bot, un file Python. Si può ripetere.
help-sim-difficulty = normal, hard, challenge o each (ciascuna). Si può ripetere.
help-sim-monuments = Gioca con i Monumenti. Con anche --no-monuments: in entrambi i modi.
help-sim-no-monuments = Gioca senza Monumenti.
help-sim-variant = Regole della casa: none (nessuna), una tra contested-population, creeping-gardens, wild-monuments e da favour-5 a favour-60, più d’una unite da +, o each (ciascuna delle prime tre). Si può ripetere; ogni volta forma un gruppo di partite.
help-sim-components = Il contenuto di una scatola, un file TOML, o standard. Si può ripetere.
help-sim-cards = Scambia anche, una alla volta, le carte di Cerere, con gli stessi seed.
help-sim-games = Il numero di partite di ogni gruppo.
help-sim-seed = Il seed della prima partita; gli altri seguono.
help-sim-decisions = Scrive anche una riga per decisione.
help-sim-output = La cartella dei risultati.
help-sim-resume = Continua le partite in questa cartella, secondo il loro piano.
help-sim-force = Sostituisce i risultati già nella cartella.
help-sim-workers = Il numero di processi. Predefinito: uno per core.
help-sim-dask = Gioca su un cluster Dask: l’indirizzo del suo scheduler.
help-sim-time-limit = I secondi che un bot ha per una decisione.
help-report-results = Cartelle di risultati, o file Parquet; ognuno è confrontato con il primo.
help-report-output = La cartella del report.
help-report-force = Sovrascrive un report già nella cartella.
help-forecast-after = Prevede il suo turno dopo questa tua azione.
help-review-output = Scrive l’analisi anche come pagina HTML.
help-coach-hint-playouts = Quante partite simulare. Predefinito: finché il consiglio è stabile.
help-coach-playouts = Quante partite simulare; più sono, più precisi sono i numeri.
help-coach-seed = Il seed delle simulazioni. Lo stesso seed dà gli stessi numeri.
help-puzzles-book = La raccolta. Predefinita: quella del programma.
help-puzzles-out = Il file da scrivere, compresso con gzip.
help-puzzles-games = Quante partite giocare.
help-puzzles-seed = Il seed delle partite. Lo stesso seed dà la stessa raccolta.
help-puzzles-id = Il codice di un problema.
help-puzzle-today = Il problema del giorno.
help-puzzle-kind = Solo i problemi di un tipo: best, win, only, deed o tile.
help-puzzle-theme = Solo i problemi su un tema: bribes, civic, commerce, monuments, parks, population, purchases o choices.
help-coach-workers = Il numero di processi. Predefinito: uno per core.
help-pace-range = deve essere tra { $low } e { $high }

## puzzles

puzzles-making = Preparo i problemi
puzzles-made = { $count ->
    [one] { $count } problema si trova
   *[other] { $count } problemi si trovano
} in { $path } ({ $size } kB).
puzzles-column-kind = Tipo
puzzles-column-all = Tutti
puzzle-kind = { $kind ->
    [best] L’azione migliore
    [win] Vincere di sicuro
    [only] L’unica possibilità
    [deed] Quale Atto rivendicherà?
   *[tile] Dove va la tessera?
}
puzzle-title = Problema { $id } · difficoltà { $grade } su 5
puzzle-question = { $kind ->
    [best] Qual è qui l’azione migliore?
    [win] Quale azione vince di sicuro, qualunque cosa si peschi?
    [only] Solo con l’azione giusta puoi ancora vincere. Qual è?
    [deed] Cerere risolve { $card } ({ card-action }). Quale Atto rivendica?
   *[tile] Cerere estende il suo Parco. Dove può andare la prima tessera?
}
puzzle-type = Scrivi un numero da 1 a { $count }, oppure { $end } per smettere.
puzzle-again = Questo problema ritorna: l’altra volta non l’avevi risolto.
puzzle-standing = Il tuo rating: { $rating }. Risolti di fila: { $streak }, record: { $longest }.
puzzle-address = Nel browser: { $address }
puzzle-right = Giusto!
puzzle-wrong = { $kind ->
    [best] Non ancora: questa costa { $vp } PV. Provane un’altra.
    [win] Non ancora: così vinci { $win } delle partite. Provane un’altra.
    [only] Non ancora: dopo questa non puoi più vincere. Provane un’altra.
   *[other] Non ancora. Guarda meglio.
}
puzzle-wrong-most = { $kind ->
    [best] Non ancora: questa costa almeno { $vp } PV. Provane un’altra.
    [win] Non ancora: così vinci al massimo { $win } delle partite. Provane un’altra.
    [only] Non ancora: dopo questa non puoi più vincere. Provane un’altra.
   *[other] Non ancora. Guarda meglio.
}
puzzle-rating-meaning = Tutti partono da 1200. La tua prima risposta a un problema cambia il tuo rating: sale se è giusta, scende se è sbagliata, e tanto più quanto più il risultato è sorprendente.
puzzle-rating-moved = { $way ->
    [up] Il tuo rating sale di { $by } e arriva a { $rating }.
   *[down] Il tuo rating scende di { $by } e arriva a { $rating }.
}
puzzle-theme = { $theme ->
    [bribes] Corruzione
    [civic] Edifici Civici
    [commerce] Edifici Commerciali
    [monuments] Monumenti
    [parks] Parchi
    [population] Popolazione
    [purchases] Atti e Rendita
   *[choices] Scelte per Cerere
}
page-puzzle-title = Problemi
page-puzzle-loading = Cerco un problema…
page-puzzle-none = Questo problema non esiste
page-puzzle-next = Il prossimo problema per te
page-puzzle-today = Il problema del giorno
page-puzzle-mine = Le mie decisioni
page-puzzle-mine-none = Oggi non ti aspetta nessuna tua decisione. Analizza una partita finita: ciò che potevi giocare meglio torna qui.
page-puzzle-about = { $theme } ({ $count })
page-puzzle-choice = Scegli i problemi
page-puzzle-link = Condividi questo problema
page-puzzle-copied = Link copiato. Porta a questo problema.
page-puzzle-was = La risposta: { $answers }.
page-puzzle-answer = Rispondi
page-puzzle-choose = { $count ->
    [0] Scegli un Terreno della città.
   *[other] La tua risposta: { $lots }
}
page-puzzle-standing = Rating { $rating } · { $streak ->
    [0] nessuna serie
    [one] { $streak } risolto
   *[other] { $streak } risolti di fila
} · { $due ->
    [0] nessuno da riprovare oggi
   *[other] { $due } da riprovare oggi
}
puzzle-wants-lot = questo problema chiede un Terreno della città
puzzle-why = { $kind ->
    [win] Dimostrato: con «{ $action }» vinci qualunque cosa si peschi. Con qualsiasi altra azione vinci al massimo { $win } delle partite.
    [only] Dimostrato: con «{ $action }» vinci { $chance } delle partite. Con qualsiasi altra azione perdi, qualunque cosa si peschi.
   *[best] Dimostrato: con «{ $action }» il tuo vantaggio finale è in media di { $lead } PV e vinci { $chance } delle partite. Tutto il resto costa almeno { $vp } PV.
}

### French. How such a file is written stands at the top of en.ftl.
###
### Forms of Buildings and Monuments: .un (une Domus, le Colisée), .le (la Domus), .dun (d'une Domus,
### du Colisée), .au (à la Domus, au Colisée), .de (de Domus, d'Insula), .genre (m or f).
### Forms of tiles: .un (un Jardin résidentiel), .jardin (Jardin résidentiel).
### Form of kinds: .pluriel (Bâtiments résidentiels).
### Spaces that do not break: narrow ones (U+202F) before ; ! ? and %, wide ones (U+00A0) before : and
### inside « ».
###
### One word for one thing: annuler and rétablir; enregistrer, importer; retourner and résoudre une
### carte; place (of the market or the row), emplacement (where a piece can go); plateau (tray);
### pièce only for silver, bâtiment for a piece; sans propriétaire; adjacent or à côté, en diagonale;
### partie terminée; appli; habitants. The reader is vous.

## reading data of any kind

not-an-object = doit être un objet, et non { $found }
not-a-list = doit être une liste, et non { $found }
not-a-whole-number = doit être un nombre entier, et non { $found }
not-a-text = doit être une chaîne de caractères, et non { $found }
not-a-moment = doit être une date et une heure, par exemple 2026-01-31T20:15:00Z, et non { $found }
not-true-or-false = doit être true ou false, et non { $found }
missing-key = la clé { $key } manque
unknown-key = la clé { $key } est inconnue
too-small = { $number } est trop petit ({ $low } au moins)
too-large = { $number } est trop grand ({ $high } au plus)
unknown-word = { $word } est inconnu ; valeurs possibles : { $words }
unknown-id = { $word } ne désigne pas { $what }
not-as-seen = n’est pas ce qui découle du reste de l’observation
wrong-format = le format est { $found }, mais ce programme lit { $expected }
not-json = ce n’est pas du JSON valable : { $problem } (ligne { $line }, colonne { $column })
no-json-number = ce n’est pas du JSON valable : { $word } n’est pas un nombre
nested-too-deep = l’imbrication est trop profonde
text-too-long = c’est trop long : { $most } caractères au plus peuvent être lus
list-too-long = la liste est trop longue : { $count } entrées, la limite est de { $most }
half-a-character = le texte contient une moitié de caractère (un demi-codet isolé), impossible à enregistrer
number-too-long = un des nombres a trop de chiffres
twice-in-json = la clé { $key } figure deux fois dans un même objet
not-toml = ce n’est pas du TOML valable : { $problem } (ligne { $line }, colonne { $column })
not-utf8 = ce n’est pas du texte UTF-8 (octet { $byte })
cannot-read = impossible de lire { $path } : { $problem }
cannot-write = impossible d’écrire { $path } : { $problem }

## what is wrong with a text that is no JSON or TOML ($problem of not-json, not-toml)

json-value = il manque ici une valeur
json-key = il manque ici une clé entre guillemets doubles
json-colon = il manque ici un deux-points
json-comma = il manque ici une virgule ou un crochet fermant
json-last-comma = il n’y a rien après cette virgule
json-more = il y a encore du texte après la fin
json-open-text = une chaîne commence ici et ne se termine pas
json-line-break = une chaîne contient un retour à la ligne ou un autre caractère de contrôle
json-backslash = cette barre oblique inverse n’a pas de sens ici
json-mark = le texte commence par une marque d’ordre des octets
json-unreadable = rien n’est lisible à partir d’ici
toml-key = il manque ici une clé
toml-equals = il manque ici un signe égal
toml-bracket = il manque ici un crochet fermant
toml-open-text = une chaîne ne se termine pas
toml-twice = la même clé figure deux fois

## what a value is ($found above)

type-null = null
type-true = true
type-false = false
type-whole-number = un nombre entier
type-fraction = un nombre décimal
type-text = une chaîne de caractères
type-list = une liste
type-object = un objet
# A type of Python, such as datetime.
type-other = une valeur de type { $name }

## what a word should have been ($what above)

what-lot = un Terrain
what-deed = un Contrat
what-card = une carte
what-building-or-monument = un Bâtiment ou un Monument
what-monument = un Monument
what-garden-or-monument = un Jardin (garden) ou un Monument

## components

card-count = il faut 18 cartes, et non { $count }
card-twice = la carte { $id } figure ici deux fois
letters-count = une carte qui réclame par lettres a trois lettres, et non { $count }
letter-twice = la lettre { $letter } figure ici deux fois
not-a-claim = seule une carte qui réclame peut avoir la clé { $key }
not-by-letters = seule une carte qui réclame par lettres peut avoir des lettres
tile-count = il faut 32 tuiles en tout, et non { $count }
nothing-replaced = le fichier ne remplace rien : indiquez les cartes, les tuiles ou les deux

## positions

in-two-places = le Terrain { $lot } est à deux endroits : { $first } et ici
too-many-markers = il y a { $count } Terrains vides, mais seulement 8 marqueurs de Terrain
wrong-shape = les Terrains { $lots } n’ont pas la forme de { $id }
too-many-pieces = { $id } figure { $count } fois, mais la boîte n’en contient que { $box }
too-many-tiles = il y a { $count } tuiles { $id } dans la ville et dans le sac, mais la boîte n’en contient que { $box }
card-in-two-places = la carte { $id } est à deux endroits : { $first } et ici
card-missing = la carte { $id } n’est ni dans la rangée ni dans la pioche
row-length = il faut { $expected } cartes, et non { $count }
pile-count = il faut trois piles, et non { $count }
past-pile = il y a des Contrats dans la pile de l’Ère { $pile }, qui est terminée
market-too-long = il y a { $count } Contrats, mais le marché n’a que six places
market-not-full = le marché ne compte que { $count ->
    [one] { $count } Contrat
   *[other] { $count } Contrats
}, alors que la pile de cette Ère en a encore { $pile }
variant-twice = la variante { $name } figure ici deux fois
favour-twice = une seule faveur des dieux est possible, pas { $other } et { $name } à la fois
pending-missing = il y a un choix à faire, mais pending ne dit pas lequel
pending-unexpected = rien ne peut être en attente dans la phase { $phase }
pending-left = left doit être compris ici entre { $low } et { $high }, et non { $found }
pending-left-monument = left doit être 0 ici, et non { $found }
icon-without-monuments = une partie sans Monuments n’a pas d’icône Monument
monument-not-in-supply = { $id } n’est pas dans la réserve
too-few-places = il faut au moins deux possibilités pour un choix, mais les règles n’en laissent que { $count }
wrong-options = les possibilités sont { $expected }, et non { $found }
last-turns-value = doit être null, ["ceres"], ["ceres", "you"] ou ["you"]
last-turns-early = il n’y a pas de derniers tours tant qu’il reste { $count ->
    [one] { $count } Contrat
   *[other] { $count } Contrats
} dans cette Ère
last-turns-without = { $side ->
    [you] c’est à vous de jouer, mais vous n’avez plus de dernier tour
   *[ceres] c’est à Cérès de jouer, mais elle n’a plus de dernier tour
}
over-early = la partie ne peut pas être terminée à l’Ère { $era }
over-last-turns = la partie est terminée : plus personne n’a de dernier tour
monument-twice = { $id } est à la fois dans la ville et dans la réserve
monuments-not-played = { $id } est dans la ville, mais cette partie se joue sans Monuments
monument-listed-twice = { $id } figure ici deux fois
components-value = doit être null ou "sha256:" suivi de 64 chiffres hexadécimaux
components-needed = cette position se joue avec un autre matériel ({ $digest }) : fournissez-le aussi
components-differ = cette position se joue avec le matériel { $digest }, mais celui qui a été fourni est { $given }
components-not-needed = cette position se joue avec la boîte standard, mais un autre matériel a été fourni

## days
not-a-date = { $found } n’est pas une date : écrivez-la comme 2026-11-16
day-not-begun = le { $date } n’a pas encore commencé

## records

rules-version = cette partie a été jouée avec la version { $found } des règles, mais ce programme joue la version { $expected }
action-illegal = { $reason }
wrong-result = le résultat est { $expected }, et non { $found }
bad-entry = doit être une action ou une correction, et non { $found }

## actions

no-action = ce n’est pas une action : écrivez income, buy C4, build domus C4 ou place C4
wants-nothing = écrivez income tout seul
wants-one-lot = écrivez buy et un Terrain, par exemple buy C4
wants-piece-and-lots = écrivez build, un Bâtiment et ses Terrains, par exemple build domus C4
wants-lots = écrivez place et les Terrains, par exemple place C4
no-lot = { $word } n’est pas un Terrain : les Terrains vont de A1 à G7
no-piece = { $word } n’est pas un Bâtiment
lots-not-sorted = écrivez les Terrains dans l’ordre, chacun une seule fois : { $sorted }

## why an action is not legal

game-over = la partie est terminée
choice-is-due = faites d’abord votre choix pour Cérès
no-choice-is-due = il n’y a rien à placer pour Cérès en ce moment
no-such-place = aucun Jardin ni aucun Monument n’a cette forme
not-an-option = pour Cérès, vous avez le choix entre { $options }
not-in-market = le Contrat { $deed } n’est pas au marché
no-marker = vous n’avez plus de marqueur de Terrain
needs-silver = il faut { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} d’Argent, mais vous n’en avez que { $silver }
not-its-shape = { PIECE($id, form: "le") } n’a pas cette forme
not-in-tray = il ne reste plus { PIECE($id, form: "de") } sur votre plateau
not-in-supply = { PIECE($id, form: "le") } n’est pas dans la réserve de Monuments
without-monuments = cette partie se joue sans Monuments
not-your-lot = { $lot } ne vous appartient pas
not-smaller = { PIECE($id, form: "le") } ne peut pas remplacer { PIECE($other, form: "le") }, qui n’est pas plus { PIECE($other, form: "genre") ->
    [f] petite
   *[m] petit
}
too-many-empty = il vous resterait { $count } Terrains vides, mais vous n’avez que 8 marqueurs de Terrain
condition-population = il faut une Population d’au moins { $needed }, mais la vôtre est de { $have }
condition-silver = vos Bâtiments doivent indiquer au moins { $needed } Argent, mais ils en indiquent { $have }
condition-lots = il faut posséder au moins { $needed } Terrains, mais vous en avez { $have }
condition-border-lots = il faut posséder au moins { $needed } Terrains au bord de la ville, mais vous en avez { $have }
condition-buildings = il faut au moins { $needed } Bâtiments, mais vous en avez { $have }
condition-civic = il faut au moins { $needed } Bâtiments municipaux, mais vous en avez { $have }
condition-residential = il faut au moins { $needed } Bâtiments résidentiels, mais vous en avez { $have }
condition-largest = il faut un Bâtiment d’au moins { $needed } Terrains, mais le plus grand des vôtres en a { $have }
condition-no-empty-lot = tous vos Terrains doivent être construits, mais { $have ->
    [one] { $have } est vide
   *[other] { $have } sont vides
}
condition-border = au moins un de ses Terrains doit être au bord de la ville

## ce que Cérès pourrait faire : pourquoi rien ne peut en être dit

new-market-first = l’Ère finit avant le prochain tour de Cérès

## options and calls

bad-seed = une graine doit être un nombre entier, 0 ou plus, et non { $found }
not-components = doit être du matériel ou le chemin d’un fichier de matériel, et non { $found }
nothing-to-undo = il n’y a rien à annuler
strict-game = c’est une partie stricte : rien ne s’annule une fois que Cérès a répondu
strict-hints = c’est une partie stricte : elle se joue sans indices
game-resigned = vous avez abandonné cette partie : elle est terminée
cannot-listen = impossible d’écouter à l’adresse { $host }, port { $port } : { $problem }. Indiquez un autre port avec --port, ou arrêtez le programme qui l’occupe
cannot-listen-there = impossible d’écouter à l’adresse { $host } : { $problem }. Indiquez une adresse de cette machine avec --host
cannot-listen-metrics = impossible de fournir les métriques sur { $host }, port { $port } : { $problem }. Choisissez un autre port avec --metrics-port
no-page = la page n’a pas été construite : lancez ./ceres dans le dossier des sources, ou installez le paquet
# What has no message of its own.
problem = { $text }
wrong-host = ce serveur ne s’appelle pas { $host } : ouvrez l’adresse qu’il a affichée
other-page = les requêtes d’autres sites ({ $origin }) sont refusées
wants-json = la requête doit être en JSON (application/json), et non { $found }
wants-unpacked = la requête ne doit pas être compressée ({ $found })
address-too-long = l’adresse est trop longue
head-too-long = les en-têtes sont trop longs
too-slow = la requête n’est pas arrivée en { $seconds } secondes
not-http = le serveur ne comprend pas cette requête : { $problem }
two-lengths = cette requête donne sa longueur de deux façons
too-many-requests = trop de requêtes à la fois pour un serveur partagé : réessayez dans { $seconds } s
too-many-new-games = trop de nouvelles parties à la fois pour un serveur partagé : réessayez dans { $seconds } s
too-many-games = vous avez { $count } parties sur ce serveur, qui a de la place pour { $most } : supprimez-en d’abord
games-too-large = vos parties occupent { $size } Mo sur ce serveur, qui n’a de place que pour { $most } Mo : supprimez-en d’abord
not-over = la partie { $id } n’est pas encore terminée
not-a-day-over = ce n’est pas une partie du jour terminée
not-both-over = les deux parties doivent être terminées pour être comparées
not-your-game = seule la personne qui a commencé cette partie peut la jouer, la supprimer ou la restaurer. Vous pouvez la regarder, et commencer votre propre partie à partir de n’importe quel moment
no-such-look = ce lien ne montre plus de partie : il a été retiré, ou il est incomplet
no-such-player = ce lien ne donne plus accès à des parties. Il a été renouvelé, ou il est incomplet
not-a-key = ce n’est pas la clé d’un joueur
one-player = ce serveur n’a qu’un joueur : tous les navigateurs montrent ses parties
bad-request = le serveur ne peut pas faire cela ({ $status }) : { $problem }
server-failed = un problème est survenu sur le serveur ({ $problem }). Votre partie n’a pas changé
games-unavailable = les parties enregistrées sont inaccessibles ou ne peuvent pas être modifiées pour le moment. Ce qui était déjà enregistré est intact. Réessayez dans un instant
games-no-room = il n’y a plus de place pour enregistrer des parties. Ce qui était déjà enregistré est intact, mais ceci ne l’a pas été
no-place-now = il n’y a pas de place pour { PIECE($id, form: "un") } sur vos Terrains en ce moment
undo-asks = depuis, vous avez vu quelque chose de caché. Annuler quand même ? La partie sera marquée
nothing-to-redo = il n’y a rien à rétablir

## files of finished games for play loggers, which are in English

plays-about = Parties de Gardens of Ceres pour Board Game Stats : partagez ce fichier avec cette appli, ou ouvrez-le depuis l’appli.
plays-me = Moi
plays-source = Gardens of Ceres
plays-on-screen = Gardens of Ceres, à l’écran
plays-at-table = À ma table, avec Gardens of Ceres
plays-comment = Gardens of Ceres, partie { $id }.
plays-strict = Partie stricte : rien ne s’annule une fois que Cérès a répondu.
plays-peeked = Une action a été annulée alors que quelque chose de caché avait été vu.
plays-imported = La partie a été importée.
plays-resigned = La partie a été abandonnée.

## bots

not-a-number = doit être un nombre, et non { $found }
parameter-none = il n’a aucun paramètre, mais { $name } a été donné
parameter-twice = le paramètre { $name } est donné deux fois
invalid-bot = le bot de { $path } ne peut pas jouer : { $reason }
bot-not-python = ce n’est pas un fichier Python : son nom doit finir par .py
bot-unreadable = lecture impossible : { $problem }
bot-raised = { $problem }
bot-without-maker = il lui faut une fonction make(seed) ou une classe Bot
bot-without-choose = le bot qu’il crée n’a pas de méthode choose(seen)
same-bot-name = deux bots s’appellent { $name } : un bot porte le nom de son fichier, renommez-en un
bot-peeks = { $bot } voit les cartes cachées et ne joue donc que dans le laboratoire : ceres sim --bot { $bot }
needs-observation = il faut ici une observation, pas { $given } : donnez position.observation(), où rien de caché n’est visible
needs-game = il faut ici une partie, pas { $given } : donnez un ceres.Game, par exemple ceres.Game.from_record(record)

## the environment for learning agents

no-such-action = { $number } n’est pas une action : les actions sont numérotées de 0 à { $last }
# Seeds or actions: both are feminine.
not-one-each = { $count } pour { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : il en faut une par partie
reset-needed = aucune partie n’est en cours : appelez d’abord reset
bad-penalty = une pénalité doit être un nombre, 0 ou plus, et non { $found }
needs-agents = l’environnement pour agents apprenants demande des bibliothèques supplémentaires : pip install "gardens-of-ceres[agents]"
needs-open-spiel = le jeu pour open_spiel demande une bibliothèque de plus : pip install "gardens-of-ceres[open-spiel]"
needs-metrics = les métriques demandent une bibliothèque de plus : pip install "gardens-of-ceres[metrics]"
needs-everything = la commande ceres a besoin de plus que le moteur seul : pip install gardens-of-ceres

## files

standard-input = l’entrée standard
standard-output = la sortie standard
closed = elle est fermée
exists-already = { $path } existe déjà : utilisez --force pour l’écraser
is-a-link = { $path } est un lien. Indiquez le fichier vers lequel il pointe
is-the-database = { $path } est une base de données de parties en service, ou un fichier de cette base : choisissez un autre fichier
not-a-plain-file = c’est un lien, un périphérique ou un tube

# `ceres site`
no-python = la page ne peut pas encore fonctionner sans serveur, car le Python qu’il lui faut n’a pas été construit : lancez ./ceres site dans le dossier des sources, ou installez le paquet
site-folder-used = { $path } n’est pas vide et ne contient pas un ancien site de ce jeu : choisissez un autre dossier, ou utilisez --force pour y écrire quand même le site

## kept games

not-an-address = { $place } n’est ni un chemin ni l’adresse d’une base de données
not-a-file = les parties doivent être enregistrées dans un fichier, et non dans { $place }
no-database = il n’y a pas de base de parties à l’adresse { $path }
not-empty = { $path } contient déjà des parties. Rien n’a été changé. Restaurez dans une base sans parties
status-differs = ce qui est enregistré après l’action { $number } ne correspond pas à ce que donne la partie rejouée
no-driver = impossible d’enregistrer les parties dans { $place } : { $problem } n’est pas installé. Pour PostgreSQL : pip install "gardens-of-ceres[postgres]"
another-database = { $path } est la base de données d’un autre programme. Rien n’a été modifié. Enregistrez vos parties ailleurs
not-writable = impossible d’enregistrer les parties dans { $path } : { $problem }. Autorisez l’écriture à cet endroit, ou indiquez un autre dossier avec CERES_HOME
is-a-folder = impossible d’enregistrer les parties dans { $path } : c’est un dossier, pas un fichier
cannot-be-kept = enregistrement impossible : { $problem }
too-many-entries = cette partie est trop longue pour être enregistrée : { $count } actions et corrections, la limite est de { $most }
extras-too-large = les clés en x- de cette partie sont trop volumineuses : { $most } au plus, et { $length } caractères en tout
number-too-large = cette partie contient des nombres trop grands pour être enregistrés
disk-full = le disque qui contient { $path } est plein. Ce qui était déjà enregistré est intact, mais ceci ne l’a pas été. Libérez de la place et réessayez
disk-failed = le disque qui contient { $path } ne fonctionne pas : { $problem }. Ceci n’a pas été enregistré. Réessayez, ou indiquez un autre dossier avec CERES_HOME
not-a-database = { $path } n’est pas une base de données de parties. Le fichier n’a pas été modifié. Pour repartir de zéro, mettez-le de côté, ou indiquez un autre dossier avec CERES_HOME
database-broken = la base de données { $path } est endommagée : { $problem }. Elle n’a pas été modifiée. Pour repartir de zéro, mettez-la de côté, ou remplacez-la par une sauvegarde
locked = un autre programme utilise { $path }. Ce qui était déjà enregistré est intact, mais ceci ne l’a pas été. Fermez cet autre programme, ou réessayez
too-new = les parties de { $path } ont été enregistrées par une version plus récente de ce programme (format { $found } ; celle-ci connaît { $known }). Elles n’ont pas été modifiées. Utilisez la version plus récente
too-old = les parties de { $path } ont été enregistrées par une version plus ancienne de ce programme (format { $found } ; celle-ci demande le { $known }). Rien n’y a été changé. Pour les copier puis les convertir : ceres db migrate --database …
no-migration = les parties de { $path } ont un format inconnu, { $found }. Elles n’ont pas été modifiées
no-connection = la base de données { $path } n’est pas disponible : { $problem }
perhaps-saved = la connexion à la base de données a été coupée pendant l’enregistrement. Rouvrez la partie pour voir s’il a eu lieu
no-such-game = il n’y a pas de partie { $id }
at-real-table = cette partie se joue à une vraie table. Continuez-la dans le navigateur : lancez ceres et choisissez-la sur le premier écran
game-deleted = la partie { $id } a été supprimée ; elle peut être restaurée jusqu’au { $until }
conflict = la partie { $id } a été continuée ailleurs (modification { $current }, et non { $revision }) : rechargez-la et reprenez de là. Rien n’est perdu, mais ceci n’a pas été enregistré
no-such-point = la partie { $id } n’a pas d’action { $number } : elle n’en compte que { $count }
nothing-undone = rien n’a été annulé dans la partie { $id }

# $id is the beginning of an id
games-several = plusieurs parties commencent par { $id } : écrivez-en davantage

## a game at a real table: what cannot be

real-nothing-asked = il n’y a rien à indiquer en ce moment
real-tell-first = indiquez d’abord ce qui a été pioché, ou annulez le tour
real-nothing-changed = la table est déjà ainsi
real-not-real = cette partie ne se joue pas à une vraie table
real-wrong-count = indiquez-en { $count } ; vous en avez indiqué { $found }
real-told-twice = il n’en reste pas autant : { $word }
real-not-in-cards = { $word } ne peut pas venir de sa pioche en ce moment : elle a déjà été vue, ou ce n’est pas une carte
real-not-in-tiles = { $word } ne peut pas venir du sac en ce moment : il n’en reste plus, ou cette tuile n’existe pas
real-not-in-deeds = { $word } ne peut pas être pioché en ce moment : ce Contrat est déjà sorti, ou n’existe pas
real-not-in-monuments = { $word } n’est pas une carte Monument
real-same-size = les trois Monuments doivent avoir des nombres de Terrains différents : passez une carte dont la taille est déjà là
real-impossible-table = aucune table ne peut être ainsi
real-nothing-stands = il n’y a rien sur { $lot } à retirer
real-piece-stands = il y a un bâtiment sur { $lot } : retirez-le d’abord
real-deeds-short = il faudrait { $needed } cartes pour les piles et les Contrats de Cérès, mais il ne reste que { $found } Contrats : corrigez aussi le nombre de cartes à ces endroits
real-in-two-places = { $lot } serait à deux endroits : au marché et dans la ville, ou deux fois au marché. Corrigez aussi l’autre endroit
real-too-many-tiles = il y aurait { $count } tuiles { $id } dans la ville et dans le sac, mais la boîte n’en contient que { $box }. Corrigez aussi le sac
real-too-many-pieces = { $id } figurerait { $count } fois, mais la boîte n’en contient que { $box }
real-card-in-two-places = une carte est à la fois dans la rangée de Cérès et parmi les cartes connues sous sa pioche : retirez-la de l’une des deux
real-row-length = la rangée de Cérès compte { $expected } cartes ; vous en avez saisi { $count }
real-market-not-full = le marché n’est pas plein ({ $count } sur 6), alors que la pile de cette Ère en contient encore { $pile }. Corrigez l’un des deux

## what stands around an error

# $text is what was written, in quotation marks.
invalid-notation = { $text } : { $reason }
illegal-action = { $text } : { $reason } ({ $rules })
fault-at = { $where } : { $reason }
# The headline of a list of faults, which follow one on each line.
faults = { $headline } :
fault-line = - { $fault }
more-faults = { $count ->
    [one] - et { $count } autre
   *[other] - et { $count } autres
}
corrupt-position = cette position est impossible
corrupt-record = cette partie enregistrée est illisible
invalid-benchmark = ce résultat du banc d’essai n’est pas valable
program-not-started = le programme { $command } n’a pas pu démarrer : { $problem }
benchmark-figures = ces chiffres ne découlent pas des parties
benchmark-unfinished = cette partie n’est pas jouée jusqu’au bout
benchmark-twice = le réglage { $id } apparaît deux fois
benchmark-one-player = donnez exactement une de ces options : { $options }
invalid-puzzles = ce recueil de problèmes est inutilisable
not-a-book-of-puzzles = ce n’est pas un recueil de problèmes
invalid-practice = ce suivi de problèmes est illisible
not-a-practice = ce n’est pas un suivi de problèmes
no-such-puzzle = le problème { $id } n’est pas dans ce recueil
no-puzzles-about = ce recueil n’a aucun problème de ce genre sur ce thème
puzzle-answers = les bonnes réponses sont { $answers }, et non celles du recueil
puzzle-no-question = cette question ne se pose pas dans cette position
invalid-components = ce fichier de matériel est inutilisable
other-document = c’est { $found } ; il faut { $wanted }
which-game = c’est { $found } : choisissez avec { $option } l’une de ses { $count } parties
record-not-position = c’est une partie enregistrée, pas une position : { $command } en affiche une position
document-position = une position
document-game = une partie enregistrée
document-records = une suite de parties enregistrées, une par ligne
document-observation = une observation
document-games = un fichier de toutes les parties
document-problem = un rapport de problème
document-components = un fichier de matériel
document-advice = un conseil du coach
document-review = une analyse
document-puzzles = un recueil de problèmes
document-played = une position avec les événements qui y mènent
document-score = un décompte
document-forecast = une prévision
document-actions = une liste d’actions
invalid-option = cette option est inutilisable
invalid-settings = ces réglages sont inutilisables

## the board as text

era-number = Ère { $era }
board-last-turns = derniers tours : { $sides }
board-your-lot = votre Terrain
board-her-lot = Terrain de Cérès
board-market = Marché
board-you = Vous
board-ceres = Cérès
board-supply = Réserve
board-choose = Choix
board-empty = vide
board-piles = (piles { $piles })
board-yours = { $vp } PV, { $silver } Argent, Population { $population }
# $row are cards.
board-hers = { $vp } PV, rangée { $row }, tuiles dans le sac : { $tiles }, Contrats : { $deeds }
board-choice = { $what } sur { $options }
board-garden = un Jardin

phase-you = à vous de jouer
phase-choice = votre choix pour Cérès
phase-over = partie terminée

side-you = vous
side-ceres = Cérès

## the laboratory

lab-missing = des bibliothèques supplémentaires sont nécessaires ici ({ $library } n’est pas installé) : installez-les avec { $command }
corrupt-plan = le plan de ces parties est inutilisable
lab-bot-changed = { $path } a changé depuis le début de ces parties : remettez l’ancienne version, ou repartez de zéro
lab-rules-changed = ces parties ont été commencées avec la version { $found } des règles, mais ce programme joue la version { $rules } : repartez de zéro
lab-policy-changed = ces parties ont été commencées avec la version { $found } de planner, mais ce programme a la version { $policy } : repartez de zéro
lab-worker-rules = un processus de calcul joue la version { $found } des règles, mais ce programme la version { $rules } : installez la même version sur sa machine
lab-worker-lost = un processus de calcul s’est arrêté : { $problem }
lab-worker-lost-bot = un processus de calcul s’est arrêté en jouant { $bots } : { $problem }
lab-no-cluster = aucun ordonnanceur Dask ne répond à l’adresse { $address } : { $problem }
lab-cluster-lost = l’ordonnanceur Dask à l’adresse { $address } ne répond plus, ni ses processus de calcul
lab-folder-used = { $folder } n’est pas vide : choisissez un autre dossier, continuez avec --resume, ou remplacez les résultats avec --force
lab-folder-foreign = { $folder } contient autre chose que des résultats : choisissez un autre dossier
lab-folder-in-use = un autre processus joue déjà dans { $folder } : laissez-le finir, ou arrêtez-le
lab-no-results = { $folder } ne contient pas de résultats : il n’y a pas de plan.json
lab-no-games = { $folder } ne contient encore aucune partie terminée
lab-not-results = { $path } n’est pas un fichier de parties : il y manque des colonnes que toute partie possède
lab-broken-part = { $path } est endommagé ({ $problem }) : supprimez-le, puis continuez avec --resume
lab-stray-part = { $path } n’appartient pas à ces parties : déplacez-le ailleurs
lab-other-games = les parties de { $path } ne correspondent pas à plan.json : rétablissez plan.json, ou recommencez dans un autre dossier
lab-bot-too-long = le bot { $bot } a réfléchi trop longtemps dans la partie de graine { $seed } : plus que les { $limit } secondes permises par --time-limit
lab-bot-raised = le bot { $bot } a planté dans la partie de graine { $seed } : { $problem }
lab-bot-illegal = le bot { $bot } a tenté une action interdite dans la partie de graine { $seed } : { $problem }
not-above-zero = { $number } est trop petit (il faut plus de 0)

### The rest: from here on messages may be anything that Fluent allows.

## the name of this language, in itself

language = Français

## terms: one word for each thing

term-lot = Terrain
term-lot-marker = marqueur de Terrain
term-deed = Contrat
term-silver = Argent
term-vp = PV
term-victory-points = points de Victoire
term-population = Population
term-era = Ère
term-market = marché
term-pile = pile
term-bag = sac
term-tray = plateau
term-supply = réserve
term-row = rangée
term-deck = pioche
term-card = carte
term-building = Bâtiment
term-monument = Monument
term-garden = Jardin
term-garden-tile = tuile Jardin
term-park = Parc
term-square = carré
term-income = Revenu
term-buy = Acheter un Contrat
term-build = Construire
term-claim = Réclamer un Contrat
term-enlarge = Agrandissement de Parc
term-bribe = Pot-de-vin
term-difficulty = niveau de difficulté
term-variant = variante maison
term-border = bord de la ville

## said in several places: on the page, in the terminal, by commands

heading-you = Vous
heading-ceres = Cérès
era-of-three = Ère { $era } sur 3
option-with-monuments = avec Monuments
option-without-monuments = sans Monuments
seed-is = graine { $seed }
page-enter-cards = Saisir mes cartes
page-share = Partager
page-open-file = Ouvrir un fichier
page-home-begin-real = Préparer la table
page-vp = { $vp } PV
page-next = Suite
page-pause = Pause
back = Retour
market-empty = Le marché est vide.
option-monuments = Monuments
option-variants = Variantes maison
option-seed = Graine
monument-supply = Monuments
citizens = { $population ->
        [one] { $population } habitant
       *[other] { $population } habitants
    }
vp-scored = +{ $vp } PV
subtitle = Vous bâtissez Rome. Cérès la couvre de jardins.
game-title = Gardens of Ceres
result-won = gagnée
result-lost = perdue
page-which-decisions = Quelles décisions

## kinds

kind-residential = résidentiel
    .pluriel = résidentiels
kind-commercial = commercial
    .pluriel = commerciaux
kind-civic = municipal
    .pluriel = municipaux
kind-any = tout type
    .pluriel = de tout type

## Buildings

building-domus = Domus
    .un = une Domus
    .le = la Domus
    .dun = d’une Domus
    .au = à la Domus
    .de = de Domus
    .genre = f
    .two-un = deux Domus
    .two-dun = de deux Domus
building-domus-maxima = Domus Maxima
    .un = une Domus Maxima
    .le = la Domus Maxima
    .dun = d’une Domus Maxima
    .au = à la Domus Maxima
    .de = de Domus Maxima
    .genre = f
    .two-un = deux Domus Maxima
    .two-dun = de deux Domus Maxima
building-insula-l = Insula (en L)
    .un = une Insula (en L)
    .le = l’Insula (en L)
    .dun = d’une Insula (en L)
    .au = à l’Insula (en L)
    .de = d’Insula (en L)
    .genre = f
building-insula = Insula (longue)
    .un = une Insula (longue)
    .le = l’Insula (longue)
    .dun = d’une Insula (longue)
    .au = à l’Insula (longue)
    .de = d’Insula (longue)
    .genre = f
building-great-insula-square = Grande Insula (carrée)
    .un = une Grande Insula (carrée)
    .le = la Grande Insula (carrée)
    .dun = d’une Grande Insula (carrée)
    .au = à la Grande Insula (carrée)
    .de = de Grande Insula (carrée)
    .genre = f
building-great-insula-long = Grande Insula (longue)
    .un = une Grande Insula (longue)
    .le = la Grande Insula (longue)
    .dun = d’une Grande Insula (longue)
    .au = à la Grande Insula (longue)
    .de = de Grande Insula (longue)
    .genre = f
building-bakery = Boulangerie
    .un = une Boulangerie
    .le = la Boulangerie
    .dun = d’une Boulangerie
    .au = à la Boulangerie
    .de = de Boulangerie
    .genre = f
    .two-un = deux Boulangeries
    .two-dun = de deux Boulangeries
building-pottery = Poterie
    .un = une Poterie
    .le = la Poterie
    .dun = d’une Poterie
    .au = à la Poterie
    .de = de Poterie
    .genre = f
    .two-un = deux Poteries
    .two-dun = de deux Poteries
building-artisan-forum-l = Forum artisanal (en L)
    .un = un Forum artisanal (en L)
    .le = le Forum artisanal (en L)
    .dun = d’un Forum artisanal (en L)
    .au = au Forum artisanal (en L)
    .de = de Forum artisanal (en L)
    .genre = m
building-artisan-forum = Forum artisanal (long)
    .un = un Forum artisanal (long)
    .le = le Forum artisanal (long)
    .dun = d’un Forum artisanal (long)
    .au = au Forum artisanal (long)
    .de = de Forum artisanal (long)
    .genre = m
building-foundry-square = Fonderie (carrée)
    .un = une Fonderie (carrée)
    .le = la Fonderie (carrée)
    .dun = d’une Fonderie (carrée)
    .au = à la Fonderie (carrée)
    .de = de Fonderie (carrée)
    .genre = f
building-foundry-long = Fonderie (longue)
    .un = une Fonderie (longue)
    .le = la Fonderie (longue)
    .dun = d’une Fonderie (longue)
    .au = à la Fonderie (longue)
    .de = de Fonderie (longue)
    .genre = f
building-fountain = Fontaine
    .un = une Fontaine
    .le = la Fontaine
    .dun = d’une Fontaine
    .au = à la Fontaine
    .de = de Fontaine
    .genre = f
building-library = Bibliothèque
    .un = une Bibliothèque
    .le = la Bibliothèque
    .dun = d’une Bibliothèque
    .au = à la Bibliothèque
    .de = de Bibliothèque
    .genre = f
building-stalls = Échoppe
    .un = une Échoppe
    .le = l’Échoppe
    .dun = d’une Échoppe
    .au = à l’Échoppe
    .de = d’Échoppe
    .genre = f
# A courtyard with columns. Not to be confused with Ceres' Gardens.
building-garden = Péristyle
    .un = un Péristyle
    .le = le Péristyle
    .dun = d’un Péristyle
    .au = au Péristyle
    .de = de Péristyle
    .genre = m
building-grand-fountain = Grande Fontaine
    .un = une Grande Fontaine
    .le = la Grande Fontaine
    .dun = d’une Grande Fontaine
    .au = à la Grande Fontaine
    .de = de Grande Fontaine
    .genre = f
building-grand-library = Grande Bibliothèque
    .un = une Grande Bibliothèque
    .le = la Grande Bibliothèque
    .dun = d’une Grande Bibliothèque
    .au = à la Grande Bibliothèque
    .de = de Grande Bibliothèque
    .genre = f
# Not to be confused with the market, where the Deeds lie. The h is aspirated: la Halle.
building-market = Halle
    .un = une Halle
    .le = la Halle
    .dun = d’une Halle
    .au = à la Halle
    .de = de Halle
    .genre = f
building-grand-garden = Grand Péristyle
    .un = un Grand Péristyle
    .le = le Grand Péristyle
    .dun = d’un Grand Péristyle
    .au = au Grand Péristyle
    .de = de Grand Péristyle
    .genre = m

## Monuments

building-pantheon = Panthéon
    .un = le Panthéon
    .le = le Panthéon
    .dun = du Panthéon
    .au = au Panthéon
    .de = de Panthéon
    .genre = m
building-roman-forum = Forum romain
    .un = le Forum romain
    .le = le Forum romain
    .dun = du Forum romain
    .au = au Forum romain
    .de = de Forum romain
    .genre = m
building-circus-maximus = Circus Maximus
    .un = le Circus Maximus
    .le = le Circus Maximus
    .dun = du Circus Maximus
    .au = au Circus Maximus
    .de = de Circus Maximus
    .genre = m
building-tower-of-wonders = Tour des Merveilles
    .un = la Tour des Merveilles
    .le = la Tour des Merveilles
    .dun = de la Tour des Merveilles
    .au = à la Tour des Merveilles
    .de = de Tour des Merveilles
    .genre = f
building-temple-of-mars = Temple de Mars
    .un = le Temple de Mars
    .le = le Temple de Mars
    .dun = du Temple de Mars
    .au = au Temple de Mars
    .de = de Temple de Mars
    .genre = m
building-temple-of-neptune = Temple de Neptune
    .un = le Temple de Neptune
    .le = le Temple de Neptune
    .dun = du Temple de Neptune
    .au = au Temple de Neptune
    .de = de Temple de Neptune
    .genre = m
building-lighthouse = Phare
    .un = le Phare
    .le = le Phare
    .dun = du Phare
    .au = au Phare
    .de = de Phare
    .genre = m
building-observation-tower = Tour d’observation
    .un = la Tour d’observation
    .le = la Tour d’observation
    .dun = de la Tour d’observation
    .au = à la Tour d’observation
    .de = de Tour d’observation
    .genre = f
building-temple-of-jupiter = Temple de Jupiter
    .un = le Temple de Jupiter
    .le = le Temple de Jupiter
    .dun = du Temple de Jupiter
    .au = au Temple de Jupiter
    .de = de Temple de Jupiter
    .genre = m
building-colosseum = Colisée
    .un = le Colisée
    .le = le Colisée
    .dun = du Colisée
    .au = au Colisée
    .de = de Colisée
    .genre = m
building-royal-winery = Chai royal
    .un = le Chai royal
    .le = le Chai royal
    .dun = du Chai royal
    .au = au Chai royal
    .de = de Chai royal
    .genre = m
building-regia = Regia
    .un = la Regia
    .le = la Regia
    .dun = de la Regia
    .au = à la Regia
    .de = de Regia
    .genre = f
building-statue-of-romulus = Statue de Romulus
    .un = la Statue de Romulus
    .le = la Statue de Romulus
    .dun = de la Statue de Romulus
    .au = à la Statue de Romulus
    .de = de Statue de Romulus
    .genre = f
building-temple-of-venus = Temple de Vénus
    .un = le Temple de Vénus
    .le = le Temple de Vénus
    .dun = du Temple de Vénus
    .au = au Temple de Vénus
    .de = de Temple de Vénus
    .genre = m
building-temple-of-apollo = Temple d’Apollon
    .un = le Temple d’Apollon
    .le = le Temple d’Apollon
    .dun = du Temple d’Apollon
    .au = au Temple d’Apollon
    .de = de Temple d’Apollon
    .genre = m
building-triumphal-arch = Arc de triomphe
    .un = l’Arc de triomphe
    .le = l’Arc de triomphe
    .dun = de l’Arc de triomphe
    .au = à l’Arc de triomphe
    .de = d’Arc de triomphe
    .genre = m
building-imperial-port = Port impérial
    .un = le Port impérial
    .le = le Port impérial
    .dun = du Port impérial
    .au = au Port impérial
    .de = de Port impérial
    .genre = m

## Garden tiles; a civic tile scores for your Buildings of the kind in brackets

tile-residential = Résidentiel
    .un = un Jardin résidentiel
    .jardin = Jardin résidentiel
tile-residential-double = Résidentiel double
    .un = un Jardin résidentiel double
    .jardin = Jardin résidentiel double
tile-commercial = Commercial
    .un = un Jardin commercial
    .jardin = Jardin commercial
tile-commercial-double = Commercial double
    .un = un Jardin commercial double
    .jardin = Jardin commercial double
tile-civic-residential = Municipal (résidentiel)
    .un = un Jardin municipal (résidentiel)
    .jardin = Jardin municipal (résidentiel)
tile-civic-commercial = Municipal (commercial)
    .un = un Jardin municipal (commercial)
    .jardin = Jardin municipal (commercial)
tile-civic-civic = Municipal (municipal)
    .un = un Jardin municipal (municipal)
    .jardin = Jardin municipal (municipal)
tile-civic-any = Municipal (tout type)
    .un = un Jardin municipal (tout type)
    .jardin = Jardin municipal (tout type)

## difficulties and house variants

difficulty-normal = Normal
difficulty-hard = Difficile
difficulty-challenge = Défi
variant-contested-population = Population disputée
variant-creeping-gardens = Jardins envahissants
variant-wild-monuments = Monuments sauvages
variant-favour-5 = Faveur des dieux (5 PV)
variant-favour-10 = Faveur des dieux (10 PV)
variant-favour-15 = Faveur des dieux (15 PV)
variant-favour-20 = Faveur des dieux (20 PV)
variant-favour-25 = Faveur des dieux (25 PV)
variant-favour-30 = Faveur des dieux (30 PV)
variant-favour-35 = Faveur des dieux (35 PV)
variant-favour-40 = Faveur des dieux (40 PV)
variant-favour-45 = Faveur des dieux (45 PV)
variant-favour-50 = Faveur des dieux (50 PV)
variant-favour-55 = Faveur des dieux (55 PV)
variant-favour-60 = Faveur des dieux (60 PV)

## the ladder: the names of its ranks, which are Roman offices

rank-civis = Citoyen
rank-scriba = Scribe
rank-vigintivir = Vigintivir
rank-quaestor = Questeur
rank-tribunus = Tribun
rank-aedilis = Édile
rank-praetor = Préteur
rank-propraetor = Propréteur
rank-consul = Consul
rank-proconsul = Proconsul
rank-censor = Censeur
rank-princeps = Princeps
ladder-rank = Rang
ladder-game = Partie
ladder-monuments = avec Monuments
ladder-climb = Pour atteindre un rang, gagnez deux parties sur trois jouées de suite à ce rang. Vous pouvez essayer n’importe quel rang à tout moment.

## the day’s deal: how hard it is, its medals, and a result to share; $strip has a symbol for each era

hardness-gentle = une partie facile
hardness-fair = une partie équilibrée
hardness-tough = une partie corsée
hardness-harsh = une partie rude
hardness-cruel = une partie cruelle
medal-gold = or
medal-silver = argent
medal-bronze = bronze
share-day =
    Gardens of Ceres, la partie du { $date } : { DIFFICULTY($difficulty) }
    { $winner ->
        [you] J’ai battu Cérès, { $you } à { $ceres }
       *[ceres] J’ai perdu contre Cérès, { $you } à { $ceres }
    }{ $medal ->
        [gold] {" "}🥇
        [silver] {" "}🥈
        [bronze] {" "}🥉
       *[none] {""}
    }
    Ère par Ère : { $strip }
    La même partie pour tout le monde : { $link }

## the day’s deal in the page; $date is written in the reader’s language, $hardness is one of the messages above

page-day-title = La partie du jour
page-day-of = La partie du { $date }
page-day-about = Une partie par jour, la même pour tout le monde. Seule votre première tentative compte, et rien ne s’annule une fois que Cérès a répondu.
page-home-about-day = Une partie par jour, la même pour tout le monde : gagnez une médaille, et allongez votre série jour après jour.
page-day-play = Jouer
page-day-practise = S’entraîner
page-day-see = Voir le résultat
page-day-days = Calendrier
page-day-late = Seule votre première tentative compte, et rien ne s’annule une fois que Cérès a répondu. Un jour passé peut encore vous rapporter une médaille, mais n’allonge pas votre série.
page-day-done = Vous avez utilisé votre tentative. Entraînez-vous sur cette partie autant que vous voulez : cela ne compte plus.
page-day-going = Vous avez commencé votre tentative. Elle compte, quel que soit le temps que vous y mettez.
page-day-deleted = Vous avez supprimé votre tentative. Restaurez-la pour la poursuivre. Vous pouvez aussi vous entraîner sur cette partie autant que vous voulez : cela ne compte pas.
page-day-deleted-over = Vous avez terminé votre tentative, puis l’avez supprimée. Restaurez-la pour voir votre résultat. Vous pouvez aussi vous entraîner sur cette partie autant que vous voulez : cela ne compte pas.
page-day-future = Ce jour n’est pas encore venu.
page-day-unmeasured = Les bots n’ont pas encore fini de jouer cette partie. Ouvrez le résultat pour voir votre médaille.
page-day-practice-game = C’était une partie d’entraînement : elle ne compte pas.
page-day-streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
page-day-longest = Plus longue série : { $days }
page-day-rests = Jours de repos en réserve : { $count }
page-day-rests-about = Sept jours joués d’affilée vous valent un jour de repos ; vous pouvez en garder deux au plus. Si vous manquez un jour, un jour de repos sauve votre série.
page-day-medals = Médailles
page-day-medal-takes = { $medal ->
    [gold] Une victoire avec au moins { $above } PV de plus que l’avance médiane des bots
    [silver] Une victoire avec au moins l’avance médiane des bots
   *[bronze] Une victoire
}
page-day-medals-about = Pendant que vous jouez, les bots jouent de nombreuses fois la même partie. S’ils en perdent au moins la moitié, toute victoire vaut l’argent.

# after a game: par and medals

page-day-par-title = Comment les bots s’en sont tirés
page-day-par-begin = Faire jouer cette partie aux bots
page-day-par-going = Les bots jouent cette partie…
page-day-par-failed = Impossible de charger les bots.
page-day-par-leads = PV d’avance sur Cérès
page-day-par-bots = Sur dix parties des bots, sept ont fini avec { $low } à { $high } PV d’avance ; dans la moitié de toutes leurs parties, c’était { $median } ou plus.
page-day-par-yours = Vous
page-day-par-planner = La partie du Planificateur
page-day-par-coach = Ce que le coach attendait au départ
page-day-par-won = Pour les bots, c’était { $hardness } : ils ont gagné { $won } % de leurs parties.
page-day-medal = { $medal ->
    [gold] Médaille d’or !
    [silver] Médaille d’argent !
    [bronze] Médaille de bronze !
   *[none] Pas de médaille cette fois
}
page-day-share = Partager le résultat
page-day-copy = Copier le résultat
page-day-copied = Copié. Le texte ne dévoile rien des cartes.
page-day-compare = Comparer avec un ami
page-day-attempts = Mes parties sur cette donne

# the calendar; $state is what there is to see of a day

page-days-title = Les parties du jour
page-days-before = Mois précédent
page-days-after = Mois suivant
page-days-state = { $state ->
    [gold] médaille d’or
    [silver] médaille d’argent
    [bronze] médaille de bronze
    [played] jouée
    [rest] jour de repos
    [going] commencée
   *[open] pas encore jouée
}

# two games, decision by decision

page-compare-title = Comparer deux parties
page-compare-about = Collez le lien qu’un ami vous a envoyé, ou ouvrez le fichier de sa partie. Pour lui permettre de comparer, envoyez-lui le lien vers la vôtre.
page-compare-label = Lien ou texte de l’autre partie
page-compare-begin = Comparer
page-compare-different = Celles qui diffèrent
page-compare-all = Toutes les décisions
page-compare-other-deal = Ces parties n’ont pas la même donne : seuls les résultats se comparent.
page-compare-same = Vos décisions sont les mêmes du début à la fin.
page-compare-parted = Vos chemins se séparent à la décision { $number }.
page-compare-number = N°
page-compare-mine = Ma partie
page-compare-theirs = L’autre partie

## achievements: a name, and what it takes

achievement-first-game = Première pierre
achievement-first-game-about = Terminez une partie.
achievement-coached-win = Bien conseillé
achievement-coached-win-about = Gagnez une partie dans laquelle vous avez demandé des indices.
achievement-ten-games = Habitué
achievement-ten-games-about = Terminez dix parties.
achievement-fifty-games = Vétéran
achievement-fifty-games-about = Terminez cinquante parties.
achievement-first-win = Rome est à vous
achievement-first-win-about = Gagnez une partie.
achievement-hard-win = De haute lutte
achievement-hard-win-about = Gagnez en Difficile ou en Défi.
achievement-challenge-win = Défi relevé
achievement-challenge-win-about = Gagnez en Défi.
achievement-strict-win = Gravé dans la pierre
achievement-strict-win-about = Gagnez une partie stricte.
achievement-creeping-win = Désherbage
achievement-creeping-win-about = Gagnez avec les Jardins envahissants.
achievement-favoured = Contre les dieux
achievement-favoured-about = Gagnez alors que Cérès a commencé avec 20 PV ou plus.
achievement-landslide = Triomphe
achievement-landslide-about = Gagnez avec 50 PV d’avance ou plus.
achievement-by-a-hair = D’un cheveu
achievement-by-a-hair-about = Gagnez d’un seul PV.
achievement-comeback = Hannibal repoussé
achievement-comeback-about = Gagnez après avoir eu 10 PV de retard ou plus à la fin de l’Ère 2.
achievement-high-score = Ville éternelle
achievement-high-score-about = Marquez 140 PV ou plus.
achievement-no-civic = Sans le Sénat
achievement-no-civic-about = Gagnez sans construire de Bâtiment municipal.
achievement-no-commerce = L’argent a une odeur
achievement-no-commerce-about = Gagnez sans construire de Bâtiment commercial.
achievement-no-homes = Ville fantôme
achievement-no-homes-about = Gagnez sans construire de Bâtiment résidentiel.
achievement-every-monument = Merveilles de Rome
achievement-every-monument-about = Construisez tous les Monuments d’une partie.
achievement-great-civic = Fierté du quartier
achievement-great-civic-about = Marquez 14 PV ou plus avec un seul Bâtiment municipal en une Ère.
achievement-rebuilder = Une ville de marbre
achievement-rebuilder-about = Remplacez 6 Bâtiments en une partie.
achievement-no-empty-lot = Horreur du vide
achievement-no-empty-lot-about = Gagnez sans qu’il vous reste un Terrain vide.
achievement-hoard = Crassus
achievement-hoard-about = Ayez 40 pièces d’Argent ou plus en même temps.
achievement-never-bribed = Incorruptible
achievement-never-bribed-about = Gagnez sans jamais acheter de Contrat qui porte de l’Argent.
achievement-no-income = Économe
achievement-no-income-about = Gagnez avec 6 Revenus au plus.
achievement-no-squares = Pas de carré
achievement-no-squares-about = Gagnez sans qu’aucun Parc ait de carré, dans aucune Ère.
achievement-starved = Cérès bredouille
achievement-starved-about = Cinq fois en une partie, ne laissez à Cérès aucun Contrat à réclamer.
achievement-no-garden-fed = Mauvais voisin
achievement-no-garden-fed-about = Gagnez sans qu’aucune tuile municipale rapporte de PV à Cérès.
achievement-bare-temples = Pas de temple pour Cérès
achievement-bare-temples-about = Gagnez une partie avec Monuments sans que Cérès en construise.

## what a card of Ceres does: $does is letters, cheapest, dearest, enlarge or bribe

card-action = { $does ->
    [letters] Réclamer { $letters }
    [cheapest] Réclamer le moins cher
    [dearest] Réclamer le plus cher
    [enlarge] Agrandissement de Parc
   *[bribe] Pot-de-vin
}

## lists: $all is one thing or more already joined, $last is the last one

list-comma = { $all }, { $last }
list-and = { $all } et { $last }
list-or = { $all } ou { $last }
# Two sentences or more, one after the other.
list-sentences = { $all } { $last }

## how an event is told: the sentence, then the ids of its rules

told = { $sentence } [{ $rules }]

## events: your turn

# $shown is the part of $silver that comes from Buildings, the rest is $basic.
event-income = { $shown ->
    [0] Vous prenez { $silver } pièces d’Argent.
   *[other] Vous prenez { $silver } pièces d’Argent : { $basic }, plus { $shown } grâce à vos Bâtiments.
}
# $bribe is the silver on the Deed, $printed the price of its place.
event-buy = { $bribe ->
    [0] Vous achetez { $deed } pour { $price } pièces d’Argent.
   *[other] Vous achetez { $deed } pour { $price } pièces d’Argent : { $printed }, plus { $bribe } pour l’Argent posé dessus.
}
event-refill = { $deed } arrive au marché.
event-build = Vous construisez { PIECE($id, form: "un") } sur { $lots }.
# $replaced are one piece or more.
event-build-over = Vous construisez { PIECE($id, form: "un") } sur { $lots } à la place { PIECE($replaced, form: "dun") }.
event-build-marked = { $count ->
    [one] Votre marqueur revient sur { LIST($lots) }.
   *[other] Vos marqueurs reviennent sur { LIST($lots) }.
}
event-when-built-vp = { $who ->
    [you] Vous marquez { $vp } PV pour un bâtiment adjacent { PIECE($id, form: "au") }.
    [ceres] Cérès marque { $vp } PV pour un bâtiment adjacent { PIECE($id, form: "au") }.
   *[both] Cérès et vous marquez chacun { $vp } PV pour un bâtiment adjacent { PIECE($id, form: "au") }.
}
event-when-built-silver = Vous prenez { $silver } pièces d’Argent pour un bâtiment adjacent { PIECE($id, form: "au") }.
event-when-built-nothing = Personne ne gagne quoi que ce soit avec { PIECE($id, form: "le") }.

## events: Ceres' turn

# $flipped and $card are cards, $number is the number of the flipped one.
event-flip = Cérès retourne { $flipped }, un { $number }. La carte { $number } de sa rangée est { $card } : { card-action }.
# $columns are letters.
event-claim-skipped = Aucun Contrat dans la colonne { LIST($columns, type: "or") }.
event-claim-letters-only = Elle réclame { $deed }, le seul Contrat de la colonne { $letter }.
# $places are Lots of hers.
event-claim-letters-distance = Elle réclame { $deed }, le Contrat de la colonne { $letter } le plus proche de ses Terrains : à { count-steps } de { LIST($places) }.
event-claim-letters-price = Elle réclame { $deed }, le moins cher de la colonne { $letter } ({ $price } pièces d’Argent).
# $others are Deeds.
event-claim-letters-close = Elle réclame { $deed } : dans la colonne { $letter }, il est aussi proche que { LIST($others) } ({ count-steps }), mais moins cher.
event-claim-letters-place = Elle réclame { $deed } : dans la colonne { $letter }, il est à égalité avec { LIST($others) }, mais plus à gauche.
event-claim-only = Elle réclame { $deed }, le seul Contrat du marché.
event-claim-cheapest-price = Elle réclame { $deed }, le Contrat le moins cher ({ $price } pièces d’Argent).
event-claim-cheapest-place = Elle réclame { $deed } : il est au même prix que { LIST($others) } ({ $price } pièces d’Argent), mais plus à gauche.
event-claim-dearest-price = Elle réclame { $deed }, le Contrat le plus cher ({ $price } pièces d’Argent).
event-claim-dearest-place = Elle réclame { $deed } : il est au même prix que { LIST($others) } ({ $price } pièces d’Argent), mais plus à droite.
# Said behind one of the sentences above, of the Deed that she took.
event-silver-returned = L’Argent posé dessus ({ $silver }) va à la banque.
event-no-claim-no-deed = Aucun Contrat du marché ne correspond.
event-no-claim-no-marker = Elle n’a plus de marqueur de Terrain et ne peut donc pas réclamer.
event-deed-flip = À la place, elle retourne un de ses propres Contrats : { $deed }.
event-failed-claim = Elle n’a plus de Contrats à elle : l’action échoue et lui rapporte { $vp } PV.
# $icons are the silver icons on her Gardens; she lays one silver more than that.
event-bribe = { $count ->
    [1] Elle pose 1 pièce d’Argent sur { LIST($deeds) } : { count-icons } sur ses Jardins, plus 1.
   *[other] Elle pose 1 pièce d’Argent sur chacun des Contrats { LIST($deeds) } : { count-icons } sur ses Jardins, plus 1.
}
event-bribe-none = Elle ne pose pas d’Argent, car le marché est vide.
event-bribe-returned = { $silver ->
    [one] La pièce restante retourne à la banque.
   *[other] Les { $silver } pièces restantes retournent à la banque.
}
event-no-room = Elle n’a aucun Terrain vide et marque donc { $vp } PV.
event-creep = Elle n’a aucun Terrain vide et prend donc le Contrat { $deed }, à côté d’un Parc de { count-gardens }.
event-place-garden = Vous choisissez { $lots } pour le Jardin.
event-place-monument = Vous choisissez { $lots } pour { PIECE($id, form: "le") }.
# $gardens is how many Gardens the Park has, this one included.
event-plant = { $gardens ->
    [1] { $lot } devient { TILE($tile, form: "un") }, un Parc à lui seul.
   *[other] { $lot } devient { TILE($tile, form: "un") }, dans un Parc de { count-gardens }.
}
event-bag-empty = Le sac est vide. { $lot } n’appartient plus à personne, et elle marque { $vp } PV pour ses Terrains adjacents, { LIST($neighbours) }.
event-bag-empty-alone = Le sac est vide. { $lot } n’appartient plus à personne, et aucun de ses Terrains n’y est adjacent.
event-monument = Elle construit { PIECE($id, form: "un") } sur { $lots }.
# $covered are Lots.
event-monument-covers = Elle construit { PIECE($id, form: "un") } sur { $lots }, par-dessus { $count ->
    [one] le Jardin de { LIST($covered) }. Sa tuile ne sera piochée
   *[other] les Jardins de { LIST($covered) }. Leurs tuiles ne seront piochées
} qu’une fois le sac vide.
event-no-monument = { $tiles ->
    [one] Elle ne construit pas de Monument : avec { count-tiles }, aucun n’est assez petit.
   *[other] Elle ne construit pas de Monument : avec { count-tiles }, il n’en reste aucun de moins de { $tiles } Terrains qui tienne sur les siens.
}
event-no-monument-left = Elle ne construit pas de Monument : il n’en reste aucun.

## events: where a tile or a Monument goes, and why

# $options are the places, each one Lot (for a tile) or several (for a Monument).
event-sites-tile = Elle pioche { TILE($tile, form: "un") } pour { LIST($options) }{ sites-reason }.
event-sites-tile-choice = Elle pioche { TILE($tile, form: "un") }. Vous avez le choix entre { LIST($options) }{ sites-reason }.
outlook-tile = Sa prochaine tuile va sur { LIST($options) }{ sites-reason }.
outlook-tile-choice = Pour sa prochaine tuile, à vous de choisir : { LIST($options, type: "or") }{ sites-reason }.
event-sites-no-tile = Il ne reste aucune tuile pour { LIST($options) }{ sites-reason }.
event-sites-no-tile-choice = Il ne reste aucune tuile. Vous avez le choix entre { LIST($options) }{ sites-reason }.
# $tiles is her number of residential and commercial tiles.
event-sites-monument = Avec { count-tiles }, elle peut construire { PIECE($id, form: "un") } sur { LIST($options) }{ sites-reason }.
event-sites-monument-choice = Avec { count-tiles }, elle peut construire { PIECE($id, form: "un") }. Vous avez le choix entre { LIST($options) }{ sites-reason }.

# What comes next that nobody can know, after what a card of her row would do.
outlook-then-deed = Elle retourne un de ses propres Contrats, et un Jardin pousse sur ce Terrain.
outlook-then-market = Le marché est complété. La suite dépend du nouveau Contrat.
outlook-then-monument = Selon les tuiles piochées, elle construira ou non un Monument.

# Why these places. $gardens is the size of the Park, or of each of the Parks; $steps is the distance
# to her largest Park, $far that to your Buildings.
sites-reason = { $reason ->
    [beside] , à côté du plus grand Parc à sa portée ({ count-gardens })
    [beside-several] , à côté d’un des plus grands Parcs à sa portée ({ count-gardens } chacun)
    [corner] , en diagonale du plus grand Parc à sa portée ({ count-gardens })
    [corner-several] , en diagonale d’un des plus grands Parcs à sa portée ({ count-gardens } chacun)
    [near] , au plus près de son plus grand Parc ({ count-steps })
    [far] , au plus loin de vos Bâtiments ({ count-far })
    [near-far] , au plus près de son plus grand Parc ({ count-steps }), puis au plus loin de vos Bâtiments ({ count-far })
   *[any] { "" }
}

## counted things, for the sentences above

count-gardens = { $gardens ->
    [one] { $gardens } Jardin
   *[other] { $gardens } Jardins
}
count-steps = { $steps } pas
count-far = { $far } pas
count-icons = { $icons ->
    [one] { $icons } icône Argent
   *[other] { $icons } icônes Argent
}
count-tiles = { $tiles ->
    [one] { $tiles } tuile résidentielle ou commerciale
   *[other] { $tiles } tuiles résidentielles et commerciales
}

## events: the end of an era

event-last-turns = Il n’y a plus de Contrats dans cette Ère. Un dernier tour pour { SIDE($first) }, puis un pour { SIDE($second) }.
event-last-turn = Le dernier tour de Cérès dans une Ère est toujours un Agrandissement de Parc. Aucune carte n’est retournée.
event-scoring = Décompte de l’Ère { $era } : vous marquez { $scored } PV et en avez { $vp } ; Cérès en marque { $her_scored } et en a { $her_vp }.
event-era-begins = L’Ère { $era } commence. Au marché : { LIST($market, type: "comma") }.
event-era-begins-bare = L’Ère { $era } commence sans Contrats.
# $outcome is you, ceres, or tie, which Ceres wins.
event-game-over = { $outcome ->
    [you] La partie est terminée, { $you } à { $ceres } : vous gagnez.
    [ceres] La partie est terminée, { $you } à { $ceres } : Cérès gagne.
   *[tie] La partie est terminée, { $you } à { $ceres } : à égalité, c’est Cérès qui gagne.
}

## what a scoring came from, as a table: side, source, amount, details

source-population = Population
source-commercial = commercial
source-silver = commercial
source-civic = municipal
source-lots = Terrains vides
source-parks = carrés
source-when-built = Monuments à la construction
source-failed-claims = échecs de l’action Réclamer
source-no-room = pas de place
source-empty-bag = sac vide
source-favour = faveur des dieux
amount-vp = { $amount } PV
amount-silver = { $amount } Argent
item-piece = { $amount } pour { PIECE($id) } { $lots }
item-lots = { $amount } pour { $lots }
item-population = { $own } contre { $other } : le plus grand nombre, sans bonus
item-population-bonus = { $own } contre { $other }, bonus { $bonus }
item-population-contested = { $own } contre { $other } : trop de retard
item-population-none = aucune Population
item-none = rien

## the command line

cli-error = Erreur : { $text }
cli-serving = Gardens of Ceres est à l’adresse { $url } (Ctrl-C pour arrêter)
cli-serving-phone = Sur votre téléphone, dans le même réseau ({ $adapter }) : { $url }
cli-serving-already = Gardens of Ceres est déjà en marche, à l’adresse { $url }
cli-served = Vos parties sont enregistrées. Vale !
cli-games-moved = Vos parties enregistrées sont désormais à l’endroit où ce système range ce type de données : { $path }
# $files is how many, $size their size in megabytes
cli-site = La page est dans { $path } : { $files } fichiers, { $size } Mo. Déposez-les chez n’importe quel hébergeur web, ou essayez-les ici : python3 -m http.server --directory { $path }
cli-version = Gardens of Ceres { $version } (règles { $rules }, { $engine ->
    [compiled] compilé
   *[interpreted] interprété
})
cli-kept = { $actions ->
    [one] ce qui est intact ({ $actions } action) est dans { $path }
   *[other] ce qui est intact ({ $actions } actions) est dans { $path }
}
cli-nothing-kept = même le début est illisible : rien n’a été enregistré

## bots: what each does, and what its parameters mean

bot-kind-random = toutes les actions permises ont la même probabilité
bot-kind-greedy = regarde une action à l’avance : PV immédiats, Revenu, place pour construire
bot-kind-planner = planifie toute la partie d’après ce que rapportera chaque Contrat, Bâtiment et Jardin
bot-kind-planner-version = quelle table de poids de planner est utilisée ; chacune joue toujours de la même façon
bot-kind-montecarlo = essaie les actions prometteuses dans des parties tirées au sort, que planner joue jusqu’au bout, et écarte à chaque fois la moins bonne moitié
bot-kind-montecarlo-playouts = parties jouées jusqu’au bout pour chaque décision
bot-kind-montecarlo-seconds = temps de réflexion pour chaque décision, au lieu d’un nombre de parties
bot-kind-montecarlo-workers = processus qui réfléchissent ; 0 signifie un seul, ou un par cœur si un temps est fixé en secondes
bot-kind-montecarlo-candidates = nombre maximal d’actions essayées : celles que planner juge les meilleures
bot-kind-montecarlo-random = avec 1, ces parties sont jouées au hasard, comme dans un Monte-Carlo simple
bot-kind-montecarlo-version = quelle table de poids de planner est utilisée ; chacune joue toujours de la même façon
bot-kind-clairvoyant = triche : connaît les cartes, tuiles et Contrats cachés et cherche la meilleure partie ; seulement dans le laboratoire, comme limite
bot-kind-clairvoyant-width = nombre de suites d’actions explorées en même temps
bot-kind-clairvoyant-candidates = nombre d’actions essayées après chaque suite : celles que planner juge les meilleures
bot-kind-clairvoyant-version = quelle table de poids de planner est utilisée ; chacune joue toujours de la même façon
bots-usage = Les paramètres s’écrivent après un deux-points : { $code }. Pour votre propre bot : { $option }.

## kept games on the command line: a table with these columns, and what was done

games-none = Aucune partie enregistrée pour l’instant : { $command } en commence une.
games-none-deleted = Aucune partie supprimée.
games-column-id = Partie
games-column-changed = Dernier coup
games-column-options = Options
games-column-stands = État
games-column-you = Vous
games-column-ceres = Cérès
games-column-actions = Actions
games-unreadable = impossible à rejouer
games-imported = { $actions ->
    [one] { $id } a été importée avec { $actions } action.
   *[other] { $id } a été importée avec { $actions } actions.
}
games-exported = { $id } a été exportée dans { $path }.
games-known = Cette partie est déjà là ({ $id }) : rien n’a été importé.
games-deleted = { $id } a été supprimée. Elle peut être restaurée jusqu’au { $until } : { $command }
games-restored = { $id } a été restaurée.

## looking after a database

db-backed-up = { $games ->
    [one] { $path } contient une copie de { $games } partie.
   *[other] { $path } contient une copie de { $games } parties.
}
db-restored = { $games ->
    [one] { $games } partie a été restaurée.
   *[other] { $games } parties ont été restaurées.
}
db-checked = { $games ->
    [one] { $games } partie a été vérifiée. Rien n’est endommagé.
   *[other] { $games } parties ont été vérifiées. Rien n’est endommagé.
}
db-checked-bad = { $games ->
    [one] { $games } partie vérifiée, { $damaged } endommagée.
   *[other] { $games } parties vérifiées. Parties endommagées : { $damaged }.
}
db-damaged = { $id } : { $problem }
db-current = La base est déjà au format { $version }. Rien n’a été changé.
db-migrated = La base a été convertie du format { $old } au format { $new }. Son état précédent est dans { $path }.

## a recorded game, told; the options are as in a demonstration game

replay-title = Gardens of Ceres : une partie enregistrée ({ $options }).
replay-corrected = La table a été corrigée. La partie continue à partir d’ici.

## the demonstration game

# $options are the seed, the difficulty and so on, separated by commas.
demo-title = Gardens of Ceres : une partie de démonstration ({ $options }).
demo-player = Le joueur est insouciant : il construit s’il peut, sinon il achète un Contrat, sinon il prend le Revenu.
demo-rules = Les repères des règles sont entre crochets ; docs/rulings.md explique celles qui ne vont pas de soi.
demo-own-box = matériel modifié
demo-again = Pour rejouer la même partie : { $command }
demo-stopped = { $actions ->
    [one] Arrêt après { $actions } action, avant la fin de la partie.
   *[other] Arrêt après { $actions } actions, avant la fin de la partie.
}
demo-interrupted = Interrompu avant la fin de la partie.
# What is said several times in a row stands once.
demo-times = { $line } ({ $count } fois)

## rules: things in the game
## A title, and the rule in a sentence or two, for a player who wants to know why.

rule-t1-title = La ville
rule-t1 = La ville compte 7 × 7 Terrains : colonnes A à G de gauche à droite, lignes 1 à 7 de haut en bas. À chaque Terrain correspond un Contrat du même nom, par exemple C4 ; la lettre d’un Contrat est celle de sa colonne.
rule-t2-title = Adjacent
rule-t2 = Deux Terrains sont adjacents, ou à côté l’un de l’autre, s’ils partagent un côté. Les coins ne comptent que si une règle parle de diagonale.
rule-t3-title = La distance
rule-t3 = La distance se compte en pas le long des lignes et des colonnes, jamais en diagonale. Entre deux groupes de Terrains, c’est la plus courte distance qui compte.
rule-t4-title = Les marqueurs de Terrain
rule-t4 = Chaque camp a 8 marqueurs de Terrain, un pour chaque Terrain vide qu’il possède. En construisant sur un Terrain, vous reprenez son marqueur ; pour Cérès, c’est un Jardin ou un Monument qui le libère. Personne n’a donc jamais plus de 8 Terrains vides.
rule-t5-title = La banque
rule-t5 = La banque n’est jamais à court d’Argent.

## rules: set-up

rule-s1-title = Les Contrats de départ
rule-s1 = Vous recevez six Contrats et posez vos marqueurs sur ces Terrains. Cérès en reçoit six, face cachée : ils forment sa pioche de Contrats, et aucun marqueur n’est posé pour eux.
rule-s2-title = Ce que vous avez au départ
rule-s2 = Vous commencez avec 5 pièces d’Argent, Cérès sans aucune. Les deux camps commencent à 0 PV.
rule-s3-title = Les premiers Jardins
rule-s3 = Retournez trois des Contrats de Cérès, ou les six en Défi. Sur chacun de ces Terrains, posez une tuile piochée dans le sac.
rule-s4-title = Trois Ères
rule-s4 = Les 37 autres Contrats forment trois piles, une par Ère : 13, 12 et 12.
rule-s5-title = Le marché
rule-s5 = Six Contrats sont au marché, face visible. Leurs places coûtent 2, 3, 4, 6, 8 et 10 pièces d’Argent, de gauche à droite.
rule-s6-title = La rangée de Cérès
rule-s6 = Mélangez les 18 cartes de Cérès. Quatre d’entre elles forment sa rangée, face visible ; les autres sont sa pioche d’actions.
rule-s7-title = Qui commence
rule-s7 = C’est vous qui jouez le premier tour.
rule-s8-title = Trois Monuments
rule-s8 = Si vous jouez avec les Monuments, trois d’entre eux, de tailles différentes, forment la réserve. Le Temple de Minerve et le Temple de Vulcain n’en font jamais partie.

## rules: your turn

rule-y1-title = Revenu
rule-y1 = Prenez 5 pièces d’Argent, plus celles qu’indiquent vos Bâtiments commerciaux.
rule-y2-title = Acheter un Contrat
rule-y2 = Payez le prix de la place, plus l’Argent posé sur le Contrat, et mettez un de vos marqueurs sur le Terrain ; sans marqueur, pas d’achat. Les Contrats situés à droite avancent d’une place vers la gauche, et le suivant de la pile arrive au marché.
rule-y3-title = Construire
rule-y3 = Posez un Bâtiment de votre plateau, selon sa forme, sur des Terrains que vous possédez. C’est gratuit. Il peut remplacer certains de vos Bâtiments, à condition que chacun soit plus petit : ils retournent sur votre plateau, et leurs Terrains qui ne sont plus couverts reçoivent vos marqueurs.
rule-y4-title = Au plus 8 Terrains vides
rule-y4 = Vous ne pouvez pas construire si cela vous laisse avec plus de 8 Terrains vides.
rule-y5-title = On ne passe pas
rule-y5 = Vous devez faire une action à votre tour ; le Revenu est toujours possible. Vous ne pouvez construire ni sur un Jardin, ni sur un Terrain de Cérès, ni sur un Terrain qui n’appartient à personne.

## rules: Ceres' turn

rule-c1-title = Quelle carte elle résout
rule-c1 = Cérès retourne une carte. Son numéro indique quelle carte de sa rangée elle résout, en comptant à partir de la gauche. Celle-ci passe sous la pioche, et la carte retournée rejoint la rangée, tout à droite.
rule-c2-title = Réclamer par lettres
rule-c2 = Elle s’arrête à la première lettre de la carte pour laquelle il y a un Contrat au marché. Parmi les Contrats de cette colonne, elle réclame le plus proche d’un de ses Terrains ; à égalité, le moins cher ; s’il y a encore égalité, le plus à gauche.
rule-c3-title = Réclamer selon le prix
rule-c3 = Avec « Réclamer le moins cher », elle prend le Contrat au prix le plus bas ; à égalité, le plus à gauche. Avec « Réclamer le plus cher », elle prend celui au prix le plus élevé ; à égalité, le plus à droite. L’Argent posé sur un Contrat fait partie de son prix.
rule-c4-title = Quand elle réclame
rule-c4 = Elle ne paie rien et pose son marqueur sur le Terrain. L’Argent posé sur le Contrat va à la banque, et le marché se complète comme lorsque vous achetez.
rule-c5-title = Quand elle ne peut pas réclamer
rule-c5 = Si aucun Contrat ne correspond, ou si elle n’a plus de marqueur, elle retourne un de ses propres Contrats et pose une tuile sur ce Terrain. S’il ne lui en reste aucun, l’action échoue et elle marque 1 PV, ou 2 en Défi.
rule-c6-title = Agrandissement de Parc
rule-c6 = Trois fois de suite, elle pioche une tuile et la pose sur un de ses Terrains vides. Chaque fois qu’elle n’a pas de Terrain vide, elle marque 1 PV à la place.
rule-c7-title = Pot-de-vin
rule-c7 = Comptez les icônes Argent sur les Jardins : une par tuile commerciale, ou deux pour une tuile double en Difficile et en Défi. Elle prend autant de pièces d’Argent, plus 1, et en pose une sur chaque Contrat du marché, de gauche à droite, au plus une par Contrat.
rule-c8-title = Le sac est vide
rule-c8 = S’il ne reste aucune tuile, cherchez le Terrain comme d’habitude. Il n’appartient alors plus à personne, et elle marque 4 PV pour chacun de ses Terrains adjacents.

## rules: where a tile goes

rule-p1-title = À côté d’un Parc
rule-p1 = Une tuile va sur un de ses Terrains vides à côté d’un Parc, c’est-à-dire d’un groupe de Jardins reliés par leurs côtés. Si plusieurs Parcs sont ainsi à sa portée, seul le plus grand compte ; si plusieurs sont de même taille, vous choisissez entre eux.
rule-p2-title = En diagonale d’un Parc
rule-p2 = Si aucun de ses Terrains vides n’est à côté d’un Parc, la tuile va sur l’un de ceux qui sont en diagonale d’un Parc. Là aussi, c’est le plus grand de ces Parcs qui compte.
rule-p3-title = Près de son plus grand Parc
rule-p3 = Si aucun de ses Terrains vides n’est adjacent à un Parc, même en diagonale, la tuile va sur celui qui est le plus proche de son plus grand Parc ; à égalité, sur le plus éloigné de vos Bâtiments.
rule-p4-title = À vous de choisir
rule-p4 = Si ces règles laissent plusieurs possibilités, c’est vous qui choisissez. Vous voyez la tuile avant de choisir.
rule-p5-title = Un choix est une décision
rule-p5 = Votre choix pour Cérès compte comme une action : il est enregistré et peut être annulé. S’il ne reste qu’une possibilité, rien ne vous est demandé.

## rules: the end of an era

rule-e1-title = Derniers tours
rule-e1 = Quand, à la fin d’un tour, il ne reste plus de Contrats ni au marché ni dans la pile de l’Ère, chaque camp a un dernier tour.
rule-e2-title = Le dernier tour de Cérès
rule-e2 = Son dernier tour d’une Ère est toujours un Agrandissement de Parc. Elle ne retourne pas de carte et ne construit donc pas de Monument non plus.
rule-e3-title = Décompte et Ère suivante
rule-e3 = Après les derniers tours vient le décompte de l’Ère. Puis six Contrats de la pile suivante arrivent au marché, et les tours reprennent ; après l’Ère 3, la partie est terminée.

## rules: scoring

rule-v1-title = Population
rule-v1 = Le camp qui a la plus grande Population marque ce nombre, plus un bonus de 4, 7 ou 10 PV à l’Ère 1, 2 ou 3. L’autre camp marque ce même nombre, le plus grand des deux, mais sans le bonus ; s’il n’a aucune Population, il ne marque rien. À égalité, les deux ont le bonus.
rule-v2-title = Vos Bâtiments commerciaux
rule-v2 = Aux Ères 1 et 2, prenez l’Argent qu’indiquent vos Bâtiments commerciaux. À l’Ère 3, marquez leurs PV à la place.
rule-v3-title = Vos Bâtiments municipaux
rule-v3 = Chaque Bâtiment municipal rapporte selon ce qui est à côté : vos propres Bâtiments, les Jardins et les Monuments de Cérès, chacun une seule fois. Un Jardin compte comme un bâtiment de son type : un Jardin résidentiel a 1 habitant, un commercial 1 Argent ; une tuile double en a 2 en Difficile et en Défi.
rule-v4-title = Vos Terrains vides
rule-v4 = À l’Ère 3, marquez 1 PV pour chacun de vos Terrains vides.
rule-v5-title = La Population de Cérès
rule-v5 = Chaque tuile résidentielle compte pour un habitant ; une tuile double, pour deux en Difficile et en Défi. Sa Population rapporte comme la vôtre.
rule-v6-title = Les tuiles commerciales de Cérès
rule-v6 = Chaque tuile commerciale lui rapporte 1 PV ; une tuile double en rapporte 2 en Défi. À l’Ère 3, chacune rapporte 1 PV de plus.
rule-v7-title = Les tuiles municipales de Cérès
rule-v7 = Une tuile municipale lui rapporte 2 PV, ou 3 en Défi, pour chacun de vos Bâtiments adjacents du type qu’elle indique. Les Jardins ne comptent pas.
rule-v8-title = Les carrés de Jardins
rule-v8 = Des Jardins qui forment un carré lui rapportent 4 PV pour 2 × 2, 18 pour 3 × 3 et 48 pour 4 × 4. Aucun Jardin ne compte dans deux carrés ; c’est la combinaison qui lui rapporte le plus qui compte.
rule-v9-title = Qui gagne
rule-v9 = Vous gagnez si vous avez plus de PV que Cérès. À égalité, c’est elle qui gagne.
rule-v10-title = Rien que pour vous
rule-v10 = Cérès ne prend pas d’Argent et ne marque rien pour ses Terrains vides.

## rules: Monuments

rule-m1-title = Vos Monuments
rule-m1 = Vous construisez un Monument de la réserve comme un Bâtiment, si sa condition est remplie avant la construction. C’est alors un de vos Bâtiments. Si vous le remplacez, il retourne dans la réserve et peut être construit à nouveau.
rule-m2-title = Les Monuments de Cérès
rule-m2 = Après une carte avec l’icône Monument, comptez ses tuiles résidentielles et commerciales. Elle construit le plus petit Monument de la réserve qui a moins de Terrains que ce nombre et qui tient sur ses Terrains vides. S’il n’y en a pas, il ne se passe rien.
rule-m3-title = Où va son Monument
rule-m3 = Parmi tous les emplacements où il tient, les règles des tuiles décident. Il est aussi près d’un Parc que l’est son Terrain le plus proche.
rule-m4-title = Quand un Monument est construit
rule-m4 = Elle ignore les conditions. Quel que soit le camp qui les construit, le Temple de Jupiter donne 2 PV et le Colisée 3 pièces d’Argent à chaque camp qui a un bâtiment adjacent ; Cérès ne reçoit pas d’Argent. Ses Jardins et ses Monuments comptent ici comme des bâtiments.
rule-m5-title = Ce que rapportent ses Monuments
rule-m5 = Chacun de ses Monuments rapporte autant qu’une tuile Jardin simple de son type. Un Monument municipal rapporte comme la tuile municipale qui demande ce que le Monument compte.
rule-m6-title = Un Monument n’est pas un Jardin
rule-m6 = Ses Monuments ne font partie d’aucun Parc ni d’aucun carré, et ne comptent ni pour les Pots-de-vin ni pour d’autres Monuments. Leurs Terrains sont à elle, et vos Bâtiments municipaux les comptent avec les valeurs qu’ils indiquent.
rule-m7-title = La taille d’un Monument
rule-m7 = La taille d’un Monument est son nombre de Terrains. Une ligne de trois et un L de trois ont la même taille.
rule-m8-title = Aucune autre extension
rule-m8 = Les Monuments sont la seule extension qui se combine avec Gardens of Ceres.

## rules: house variants

rule-x1-title = Population disputée
rule-x1 = Si Cérès a la plus grande Population, la vôtre ne rapporte des PV que si vous avez au plus 3 habitants de retard.
rule-x2-title = Monuments sauvages
rule-x2 = Les Monuments de Cérès peuvent aussi recouvrir des Jardins, pourvu qu’ils couvrent au moins un de ses Terrains vides. Les tuiles recouvertes sont piochées en dernier : mettez-les de côté jusqu’à ce que le sac soit vide.
rule-x3-title = Jardins envahissants
rule-x3 = Si Cérès n’a pas de Terrain vide pour une tuile, regardez les Contrats du marché dont le Terrain est à côté d’un Parc. Elle prend celui qui est à côté du plus grand Parc, et la tuile y va aussitôt. S’il n’y a aucun Contrat de ce genre, elle marque 1 PV comme d’habitude.
rule-x4-title = Faveur des dieux
rule-x4 = Cérès commence avec des PV : la faveur des dieux. Vous choisissez combien à la mise en place : 5, 10 et ainsi de suite jusqu’à 60. Rien d’autre ne change.

## rules: what a rule says further, where its whole text is read

rulebook-s3 = Piochez les tuiles dans l’ordre où les Contrats ont été retournés. Ces Contrats vont dans sa défausse ; les autres restent face cachée.
rulebook-s8 = Mélangez les cartes Monument et révélez-les une à une. Écartez celles dont la taille est déjà représentée, jusqu’à ce qu’il y en ait trois (M7).
rulebook-y2 = Ce que vous payez va à la banque, tout comme l’Argent posé sur le Contrat. Les Contrats qui avancent gardent leur Argent. Le nouveau Contrat arrive à droite, sans Argent, tant qu’il en reste dans la pile de cette Ère.
rulebook-y3 = Vous pouvez faire pivoter la forme. « Plus petit » veut dire moins de Terrains. Tout Bâtiment que vous recouvrez, même en partie, doit être plus petit et est retiré en entier.
rulebook-c1 = La carte résolue passe face cachée sous la pioche, et la rangée se resserre vers la gauche avant que la carte retournée ne s’y ajoute au bout. La pioche n’est jamais remélangée : les cartes reviennent dans l’ordre où elles ont été jouées.
rulebook-c2 = Ses Terrains sont ceux qui portent son marqueur, un Jardin ou un de ses Monuments ; la distance se compte comme partout (T3). Le prix comprend l’Argent posé sur le Contrat.
rulebook-c5 = Le Contrat retourné va dans sa défausse et ne revient jamais. Ce Terrain ne demande pas de marqueur.
rulebook-c6 = Regardez de nouveau la ville pour chaque tuile : les règles P1 à P4 disent sur quel Terrain elle va.
rulebook-c7 = Un Contrat reçoit une pièce même s’il porte déjà de l’Argent. Ce qui reste retourne à la banque. L’Argent y reste jusqu’à ce que le Contrat soit pris.
rulebook-e1 = Le camp qui a pris le dernier Contrat a lui aussi un dernier tour. Si c’est vous, Cérès joue d’abord, puis vous. Si c’est elle, vous jouez d’abord, puis Cérès.
rulebook-v1 = Par exemple, à la fin de l’Ère 2, vous avez 6 habitants et Cérès 3. Vous marquez 6 plus le bonus de 7, soit 13 PV ; elle en marque 6.
rulebook-v3 = Un voisin compte une seule fois, quel que soit le nombre de côtés communs.
rulebook-v7 = Un Bâtiment à côté de deux de ces tuiles compte pour les deux, une fois pour chacune.
rulebook-m1 = Placez-le selon les mêmes règles que tout Bâtiment (Y3, Y4). Les conditions sont dans le tableau des Monuments.
rulebook-m2 = Une tuile double compte ici pour une seule tuile, et les tuiles que la carte elle-même vient de placer comptent aussi.

## rules: the tables of the rules

rulebook-buildings-title = Vos Bâtiments
rulebook-buildings = Vous avez 24 Bâtiments, et vous pouvez les faire pivoter. Les Bâtiments résidentiels apportent des habitants ; les commerciaux, de l’Argent pendant la partie et des PV à la fin de l’Ère 3 ; les municipaux, des PV à chaque Ère pour ce qui leur est adjacent.
rulebook-names-title = Les noms des Bâtiments
rulebook-names = Les Bâtiments de votre boîte portent peut-être d’autres noms. Vous les reconnaîtrez à leur forme et à leurs valeurs.
rulebook-tiles-title = Tuiles Jardin
rulebook-tiles = Cérès a 32 tuiles Jardin, piochées dans le sac. Une tuile double montre deux icônes, une grande et une petite ; en Normal, elle compte pour une.
rulebook-cards-title = Les cartes de Cérès
rulebook-cards = Cérès a 18 cartes. Le numéro désigne une carte de sa rangée (C1) ; l’image montre ce que fait Cérès quand c’est cette carte qui est désignée. Le petit temple ne compte que dans les parties avec Monuments (M2).
rulebook-difficulty-title = Trois niveaux de difficulté
rulebook-difficulty = Le niveau de difficulté change ces valeurs et rien d’autre.
rulebook-monuments-title = Les Monuments
rulebook-monuments = Ce que chaque Monument vous rapporte, et ce qu’il vous faut avant de pouvoir le construire. « Au bord de la ville » veut dire qu’au moins un de ses Terrains est au bord. L’Argent d’une condition est celui qu’indiquent vos Bâtiments, pas celui que vous avez en main.
rulebook-questions-title = Petites questions
rulebook-questions = Les questions auxquelles aucune règle ne répond, et nos réponses.
rulebook-translations-title = Là où les traductions du livret diffèrent
rulebook-translations = Le livret existe en cinq langues. L’original est l’anglais, et c’est lui que nous suivons ici.

### The screens of the game in a terminal, in French.
### Lines are short: a terminal may have only 80 columns. Keys stay as they are in every language.

## Letters of the kinds on the board: one character each, one column wide, all different.

terminal-letter-residential = R
terminal-letter-commercial = C
terminal-letter-civic = M

## The first screen

terminal-continue = Continuer
terminal-new-game = Nouvelle partie
terminal-saved-games = Parties enregistrées
terminal-settings = Réglages
terminal-help = Aide
terminal-quit = Quitter
terminal-unofficial = Projet de fan, non officiel. Ni image ni texte de l’éditeur.

## A new game

terminal-difficulty = Difficulté
terminal-about-normal = Les tuiles doubles de Cérès comptent une fois. Idéal pour apprendre.
terminal-about-hard = Ses tuiles doubles comptent deux habitants ou deux pièces d’Argent : elle grandit plus vite, et ses Pots-de-vin sont plus gros.
terminal-about-challenge = Comme Difficile, avec six Jardins au départ et plus de PV pour ses tuiles municipales et ses tuiles commerciales doubles.
terminal-about-monuments = Trois Monuments que chaque camp peut construire.
terminal-about-contested-population = pas de PV de Population à plus de 3 habitants de retard
terminal-about-creeping-gardens = sans Terrain vide, Cérès prend un Contrat à côté d’un Parc
terminal-about-wild-monuments = les Monuments de Cérès peuvent recouvrir des Jardins
terminal-favour = PV de Cérès au départ (0, ou de 5 à 60 par pas de 5)
terminal-favour-bad = Faveur des dieux : entrez 0, ou de 5 à 60 par pas de 5.
terminal-seed-hint = laissez vide pour en tirer une ; la même graine redonne la même partie
terminal-seed-bad = Une graine est un nombre entier, 0 ou plus.
terminal-start = Commencer la partie

## Saved games

terminal-saved-line = { $date }  { $standing }
terminal-saved-playing = Ère { $era }, { $you } : { $ceres }, { $difficulty }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
terminal-saved-won = gagnée { $you } : { $ceres }, { $difficulty }
terminal-saved-lost = perdue { $you } : { $ceres }, { $difficulty }
terminal-saved-broken = illisible
terminal-saved-none = Aucune partie enregistrée pour l’instant.
terminal-deleted = Supprimée. Z annule la suppression.
terminal-restored = La partie a été restaurée.
terminal-nothing-deleted = Il n’y a aucune suppression à annuler.

## Language, pace and colours

terminal-language = Langue
terminal-pace = Tour de Cérès
terminal-pace-slow = lent
terminal-pace-quick = rapide
terminal-pace-at-once = immédiat
terminal-colours = Couleurs
terminal-colours-dark = sombres
terminal-colours-light = claires
terminal-warnings = M’avertir avant une gaffe
terminal-warnings-off = non
terminal-warnings-on = oui

## The table: both sides

terminal-deeds = { $count ->
        [one] reste { $count } Contrat
       *[other] reste { $count } Contrats
    }
terminal-last-turns-both = derniers tours : vous et Cérès
terminal-last-turns-you = votre dernier tour
terminal-last-turns-ceres = dernier tour de Cérès
terminal-vp = { $vp } PV
terminal-silver = { $silver } Argent
terminal-markers = { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }

## The table: panels

terminal-panel-tray = Plateau
terminal-panel-ceres = Cérès
terminal-panel-score = Décompte
terminal-panel-log = Journal
terminal-none-left = –
terminal-worth-commercial = { $silver } Argent, { $vp } PV
terminal-effect-building = { $vp } PV par bâtiment
terminal-effect-citizen = { $vp } PV { $per ->
        [one] par habitant
       *[other] pour { $per } habitants
    }
terminal-effect-silver = { $vp } PV par Argent
terminal-effect-civic = { $vp } PV par municipal
terminal-row = Sa rangée : le numéro de la carte retournée en désigne une
terminal-card-number = n° { $number }
terminal-card-icon = ▲
terminal-card-letters = Réclamer { $letters }
terminal-card-cheapest = Le moins cher
terminal-card-dearest = Le plus cher
terminal-card-enlarge = Agrandissement
terminal-card-bribe = Pot-de-vin
terminal-flipped = Carte retournée : { $number }
terminal-deck = { $count ->
        [one] Pioche : { $count } carte, { $known ->
                [one] { $known } connue
               *[other] { $known } connues
            }
       *[other] Pioche : { $count } cartes, { $known ->
                [one] { $known } connue
               *[other] { $known } connues
            }
    }
terminal-known = Connues, sous la pioche : { $cards }
terminal-bag = { $count ->
        [one] Sac : { $count } tuile
       *[other] Sac : { $count } tuiles
    }
terminal-her-deeds = { $count ->
        [one] Face cachée : { $count } Contrat
       *[other] Face cachée : { $count } Contrats
    }
terminal-gardens = { $count ->
        [one] { $count } Jardin
       *[other] { $count } Jardins
    }, { $parks ->
        [one] { $parks } Parc
       *[other] { $parks } Parcs
    }, le plus grand { $largest }
terminal-score-now = Si l’Ère finissait là
terminal-source-population = Population
terminal-source-commercial = Commercial
terminal-source-civic = Municipal
terminal-source-lots = Terr. vides
terminal-source-parks = Carrés
terminal-source-total = Cette Ère
terminal-source-after = PV en tout
terminal-source-silver = Argent
terminal-score-hint = S : détails

## Keys, in the last line

terminal-key-income = Revenu +{ $silver }
terminal-key-buy = Acheter
terminal-key-build = Construire
terminal-key-undo = Annuler
terminal-key-redo = Rétablir
terminal-key-help = Aide
terminal-key-home = Menu
terminal-key-confirm = Confirmer
terminal-key-choose = Choisir
terminal-key-turn = Pivoter
terminal-key-next = Suivant
terminal-key-back = Retour
terminal-key-pick = Choisir
terminal-key-select = Ouvrir
terminal-key-change = Changer
terminal-key-open = Règles
terminal-key-skip = Passer
terminal-key-pace = Rythme : { $pace }
terminal-key-log = Journal
terminal-key-score = Décompte
terminal-key-new = Nouvelle partie
terminal-key-result = Résultat
terminal-key-forecast = Prévision
terminal-key-theme = Thème : { $theme }
terminal-key-all-themes = tous

## What is asked, and what an action would change

terminal-ask-turn = À vous : prenez le Revenu, achetez un Contrat ou construisez.
terminal-ask-income = Revenu : { $silver } pièces d’Argent. Vous en auriez { $after }.
terminal-ask-deed = { $deed }, place { $place } : { $price } pièces d’Argent. Il vous en resterait { $after }.
terminal-ask-deed-bribed = { $deed }, place { $place } : { $price } pièces d’Argent ({ $printed }, plus { $bribe } pour l’Argent posé dessus). Il vous en resterait { $after }.
terminal-ask-tray = { $piece } : { $worth }. { $places ->
        [one] { $places } emplacement.
       *[other] { $places } emplacements.
    }
terminal-ask-place = { $piece } sur { $lots } (choix { $number } sur { $count }).
terminal-ask-choice-garden = Un Terrain pour la tuile de Cérès, { $tile } : { $lot } (choix { $number } sur { $count }).
terminal-ask-choice-empty = Le sac est vide. Quel Terrain Cérès abandonne-t-elle ? { $lot } (choix { $number } sur { $count }).
terminal-ask-choice-monument = Un emplacement pour le Monument de Cérès, { $piece } : { $lots } (choix { $number } sur { $count }).
terminal-ask-log = Choisissez une ligne pour lire ses règles.
terminal-asked-because = Pourquoi : { $reason }
terminal-replaces = Remplace { $pieces }.
terminal-frees = Vos marqueurs reviennent sur { $lots }.
terminal-change-population = Population { $before } → { $after }
terminal-change-income = Revenu { $before } → { $after }
terminal-change-silver = Argent { $before } → { $after }
terminal-change-vp = PV { $before } → { $after }
terminal-change-her-vp = PV de Cérès { $before } → { $after }
terminal-change-score = décompte { $before } → { $after }
terminal-change-her-score = décompte de Cérès { $before } → { $after }
terminal-change-nothing = rien d’autre ne change
terminal-only-places = Seuls les Terrains marqués sont possibles.
terminal-one-way = Il n’y a qu’un sens possible ici.
terminal-over = La partie est terminée : { $you } à { $ceres }. Appuyez sur Entrée pour voir le résultat.
terminal-telling = Tour de Cérès. Appuyez sur Espace pour passer.
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-nothing-to-redo = Il n’y a rien à rétablir.
terminal-undone = Annulé : { $action }.
terminal-redone = Rétabli : { $action }.
terminal-resign-asks = Abandonner ? La partie comptera comme perdue, sans retour possible.
terminal-conflict = Cette partie a été continuée dans une autre fenêtre. La voici dans son état actuel ; votre dernière action n’a pas été jouée.
terminal-too-small = Cette fenêtre est trop petite : il faut { $width } colonnes et { $height } lignes.

## Actions, as they are named when undone

terminal-action-income = Revenu
terminal-action-buy = acheter { $lots }
terminal-action-build = construire { $piece } sur { $lots }
terminal-action-place = placer sur { $lots }
terminal-action-correct = correction

## A Lot that is looked at

terminal-lot-nobody = { $lot } : sans propriétaire.
terminal-lot-market = { $lot } : sans propriétaire. Son Contrat coûte { $price } pièces d’Argent.
terminal-lot-you = { $lot } : votre Terrain vide.
terminal-lot-ceres = { $lot } : Terrain vide de Cérès.
terminal-lot-building = { $lot } : { $piece }, à vous ({ $worth }).
terminal-lot-monument = { $lot } : { $piece }, à Cérès.
terminal-lot-garden = { $lot } : Jardin de Cérès, { $tile }, dans un Parc de { $size }.

## Scoring and result

terminal-scoring-title = Décompte de l’Ère { $era }
terminal-scoring-now = Si l’Ère { $era } finissait là
terminal-scored-silver = +{ $silver } Argent
terminal-has = { $vp } PV en tout
terminal-item-bonus = bonus { $bonus }
terminal-item-beside = à côté : { $things }
terminal-item-amount = { $what } ({ $amount })
terminal-result-won = Vous gagnez, { $you } à { $ceres }.
terminal-result-lost = Cérès gagne, { $ceres } à { $you }.
terminal-result-tie = { $you } partout : à égalité, c’est Cérès qui gagne.
terminal-result-resigned = Vous avez abandonné à { $you } contre { $ceres }.
terminal-result-eras = PV par Ère
terminal-result-other = Autres PV
terminal-result-total = Total

## Rules and help

terminal-rules-title = Règles
terminal-help-title = Touches
terminal-help-play = À votre tour
terminal-help-look = Observer
terminal-help-coach = Le coach
terminal-help-game = La partie
terminal-help-signs = Symboles de la ville
terminal-help-mouse = À la souris, cliquez sur un Contrat, un bâtiment du plateau, un Terrain, une ligne du journal ou une touche de la dernière ligne.
terminal-does-income = prendre le Revenu
terminal-does-buy = acheter un Contrat ; 1 à 6 pour en choisir un
terminal-does-build = construire : choisir un bâtiment du plateau
terminal-does-arrows = passer d’un bâtiment, Contrat, emplacement ou Terrain à l’autre
terminal-does-turn = faire pivoter le bâtiment
terminal-does-tab = choix possible suivant, précédent
terminal-does-edges = premier, dernier
terminal-does-enter = confirmer
terminal-does-escape = retour
terminal-does-undo = annuler
terminal-does-redo = rétablir
terminal-does-resign = abandonner
terminal-does-hint = un indice, puis l’étape suivante
terminal-does-compare = comparer l’action choisie avec la meilleure
terminal-does-forecast = ce que Cérès peut faire ensuite
terminal-does-stop = arrêter la réflexion
terminal-does-review = analyser une partie terminée
terminal-does-panels = Plateau, Cérès, Décompte, Journal
terminal-does-scroll = faire défiler le panneau
terminal-does-log = journal : choisir une ligne, Entrée ouvre ses règles
terminal-does-score = décompte détaillé, si l’Ère finissait là
terminal-does-skip = passer le reste du tour de Cérès
terminal-does-pace = rythme du tour de Cérès : lent, rapide, immédiat
terminal-does-colours = fond sombre ou clair
terminal-does-new = nouvelle partie ; celle-ci est enregistrée
terminal-does-home = menu principal ; la partie est enregistrée
terminal-does-quit = quitter ; la partie est enregistrée
terminal-does-help = cette page
terminal-sign-yours = votre Terrain vide
terminal-sign-hers = Terrain vide de Cérès
terminal-sign-deed = Terrain d’un Contrat du marché
terminal-sign-building = votre Bâtiment : son type et ce qu’il rapporte
terminal-sign-civic = municipal : compte habitants, Argent, municipaux ou tout (*)
terminal-sign-garden = Jardin : son type, deux fois si double
terminal-sign-garden-civic = Jardin municipal : le type demandé (* tous)
terminal-sign-monument = un Monument de Cérès

## actions, columns and rows as they are typed or said, and what a microphone makes of them: id: words

heard-words =
    income: revenu, revenus, prendre l’argent
    buy: acheter, achète, acheté, achat
    build: construire, construis, construit
    place: placer, place, poser, pose, choisir
    A: ah
    B: bé
    C: cé, ces, ses, c’est
    D: dé, des, dès
    E: eux, euh
    F: effe
    G: gé, j’ai
    1: un
    2: deux
    3: trois
    4: quatre
    5: cinq
    6: six, si
    7: sept, cet, cette

## the game in plain text: ceres play --plain; the words that can be typed, one word each, and what it says

plain-word-table = table
plain-word-market = marché
plain-word-tray = plateau
plain-word-actions = actions
plain-word-score = décompte
plain-word-log = journal
plain-word-rule = règle
plain-word-hint = indice
plain-word-forecast = prévision
plain-word-undo = annuler
plain-word-redo = rétablir
plain-word-resign = abandonner
plain-word-new = nouvelle
plain-word-save = enregistrer
plain-word-help = aide
plain-word-quit = quitter
plain-begin = Pour savoir quoi saisir : { $help }.
plain-first = Ère { $era } sur 3. { $deeds }. { $options }.
plain-silver = { $silver ->
    [one] { $silver } pièce d’Argent
   *[other] { $silver } pièces d’Argent
}
plain-scored = { $side }, { $source } : { $amount }. { $details }.
plain-of = { $name } : { $said }.
plain-area = C’est la partie de la ville allant de { $first } à { $last }.
plain-side = { $side } : { $facts }.
plain-built = { $side }, constructions : { $pieces }.
plain-marked = Terrains marqués : { LIST($lots) }.
plain-lots = { $side }, Terrains vides : { LIST($lots) }.
plain-park = Un Parc de { $size ->
    [one] 1 Jardin
   *[other] { $size } Jardins
} : { $tiles }.
plain-deed = Place { $place } : { $deed }, { $price } pièces d’Argent.
plain-deed-bribed = Place { $place } : { $deed }, { $price } pièces d’Argent ({ $printed }, plus { $bribe } pour l’Argent posé dessus).
plain-card = Carte { $place } de sa rangée : { $card }. Son numéro est { $number }.
plain-card-monument = Carte { $place } de sa rangée : { $card }. Son numéro est { $number }, et elle porte l’icône Monument.
plain-choice-garden = Choisissez un Terrain pour la tuile de Cérès : { $tile }.
plain-choice-empty = Le sac est vide. Choisissez le Terrain que Cérès abandonne.
plain-choice-monument = Choisissez un emplacement pour le Monument de Cérès : { $piece }.
plain-choose = Saisissez l’une de ces actions : { $actions }.
plain-not-understood = « { $typed } » n’a pas été compris.
plain-nearest = Vouliez-vous dire : { $words } ? Rien n’a été joué.
plain-confirm = Saisissez { $yes } pour confirmer.
plain-after = Saisissez nouvelle pour une autre partie, ou quitter.
plain-saved = Chaque action est enregistrée aussitôt. Cette partie s’appelle { $id } : ceres play --plain --game { $id }.
plain-help-commands = Actions : revenu ; acheter C4 ; construire domus C4 ; placer C4. Avec plateau, vous voyez comment saisir les bâtiments.
plain-help-table = tout ce qui est sur la table
plain-help-market = les Contrats en vente
plain-help-tray = les bâtiments et Monuments restants, et où ils tiennent
plain-help-actions = toutes les actions possibles maintenant
plain-help-score = le décompte en détail, si l’Ère finissait maintenant
plain-help-log = toute la partie jusqu’ici
plain-help-rule = une règle par son repère, par exemple règle C1
plain-help-hint = un indice ; encore une fois pour en savoir plus
plain-help-forecast = ce que Cérès peut faire ensuite
plain-help-undo = annuler la dernière action
plain-help-redo = rétablir la dernière action annulée
plain-help-resign = abandonner la partie : elle est perdue
plain-help-new = commencer une autre partie ; celle-ci est enregistrée
plain-help-save = comment la partie est enregistrée
plain-help-help = cette liste
plain-help-quit = quitter ; la partie est enregistrée

## Before the first screen

terminal-not-a-terminal = ceres play demande un terminal en plein écran. Pour jouer ligne par ligne, utilisez : ceres play --plain
terminal-window-too-small = ceres play demande au moins { $width } colonnes et { $height } lignes ; cette fenêtre en a { $columns } et { $lines }. Agrandissez-la, ou utilisez : ceres demo
terminal-saves-failed = Impossible d’ouvrir les parties enregistrées.
terminal-saves-aside = Mettre de côté le fichier endommagé et repartir de zéro ? Rien n’en est supprimé. [o/N]
terminal-saves-now-at = Il est maintenant ici : { $path }.
terminal-yes = o
terminal-bad-pace = { $pace } n’est pas un rythme : utilisez slow, quick ou at-once.
# an item of a scoring and what it came from
terminal-item-of = { $item } : { $things }

### The page in the browser, in French. Labels of buttons and tabs are short: a phone is 360 px wide.

## the page

page-close = Fermer
page-to-start = Accueil
page-try-again = Réessayer
page-lost-title = Page introuvable
page-lost = Il n’y a pas de page à cette adresse.
page-trouble-title = Un problème est survenu
page-trouble = La page a dû s’arrêter. Vos parties sont enregistrées, et rien n’est perdu.
page-trouble-details = Détails

## the page: the first screen

page-home-about = Un jeu en solo : trois Ères, une ville de 49 Terrains et, face à vous, la déesse des moissons. Marquez plus de points qu’elle.
page-home-choose = Choisissez le niveau de difficulté, les Monuments et les variantes.
page-home-buy = Acheter des Terrains
page-home-about-buy = Chaque Contrat du marché correspond à un Terrain de la ville. Plus vous attendez, moins il coûte, à moins que Cérès ne le prenne avant vous.
page-home-build = Construire
page-home-about-build = Les maisons apportent des habitants, les ateliers de l’Argent ; bibliothèques et fontaines rapportent des points selon ce qui les entoure.
page-home-ceres = Devancer Cérès
page-home-about-ceres = Ses cartes réclament des Terrains, plantent des Jardins et font monter les prix. Après chacun de ses tours, vous voyez ce qu’elle a fait, et pourquoi.
page-home-continue = En cours
page-home-go-on = Reprendre
page-home-new = Nouvelle partie
page-home-learn = Apprendre à jouer
page-home-begin-learning = Commencer la leçon
page-home-about-learn = Votre première partie, avec une explication pour chaque nouveauté. C’est vous qui jouez.
page-home-rules = Règles
page-home-guide = Comment jouer
page-home-program = À propos
page-home-box = Cartes de votre boîte
page-home-phone = Jouer sur mon téléphone
page-home-mine = Mes parties
page-home-try-again = { $count ->
    [one] Réessayer une de vos décisions
   *[other] Réessayer { $count } de vos décisions
}
page-home-puzzles = Problèmes
page-home-puzzle = Problème du jour
page-home-about-puzzle = Une position et une question, nouvelles chaque jour. Puis autant d’autres problèmes que vous voulez, avec un classement à vous.
page-home-begin-puzzle = Résoudre
page-home-puzzle-standing = Classement { $rating }
page-home-ladder = Le cursus honorum
page-home-about-ladder = Douze rangs, de la toute première partie à celle que même notre meilleur bot perd le plus souvent.
page-home-begin-ladder = Gravir les rangs
page-home-achievements = Succès
page-home-more = Plus

## the page: a new game

page-new-difficulty = Quelle est la force de Cérès ?
page-new-about-normal = Elle commence avec trois Jardins, et ses tuiles doubles ne comptent qu’une fois. Idéal pour apprendre.
page-new-about-hard = Ses tuiles doubles comptent pour deux habitants ou deux pièces d’Argent : elle grandit plus vite, et ses Pots-de-vin sont plus gros.
page-new-about-challenge = Comme Difficile, mais elle commence avec six Jardins, marque davantage pour ses tuiles municipales et ses tuiles commerciales doubles, et 2 PV au lieu de 1 quand l’action Réclamer un Contrat échoue.
page-new-expansion = Extension
page-new-about-monuments = Trois Monuments sont à prendre. Vous devez remplir leurs conditions ; il faut à Cérès une carte avec l’icône Monument, assez de Jardins résidentiels et commerciaux, et la place sur ses Terrains vides. Qui les construira en premier ?
page-new-about-variants = Nos propres règles, pour qui connaît déjà le jeu. Laissez-les de côté la première fois.
page-new-about-contested-population = Si vous avez plus de 3 habitants de retard sur Cérès, votre Population ne rapporte rien.
page-new-about-creeping-gardens = Quand Cérès n’a pas de Terrain vide pour une tuile, elle prend au marché un Contrat dont le Terrain est à côté d’un Parc. S’il y en a plusieurs, elle prend celui qui est à côté du plus grand Parc.
page-new-about-wild-monuments = Les Monuments de Cérès peuvent aussi recouvrir ses Jardins, pourvu qu’ils couvrent au moins un de ses Terrains vides. Sans effet si vous jouez sans Monuments.
page-new-favour = Faveur des dieux
page-new-about-favour = Cérès commence avec des PV. Rien d’autre ne change.
page-new-favour-none = aucune
page-new-more = Plus d’options
page-new-about-strict = Sans indices, et rien ne s’annule une fois que Cérès a répondu. Dans les autres parties, vous pouvez annuler chaque action.
page-new-seed-any = au hasard
# On the way to the rule about what can be chosen.
page-new-rule = { $title } : la règle complète
page-new-about-seed = La même graine et les mêmes options donnent la même partie : mêmes Contrats, mêmes cartes, mêmes tuiles.
page-new-seed-bad = Une graine est un nombre entier, 0 ou plus, de 15 chiffres au plus.
page-new-cards = Les cartes de Cérès
page-new-cards-rebuilt = Reconstituées
page-new-about-cards-rebuilt = Le livret ne montre les cartes et les tuiles qu’en images : nous les avons donc reconstituées. Ce ne sont pas les vraies.
page-new-cards-own = De ma boîte
page-new-about-cards-own = Les cartes et les tuiles que vous avez saisies.
page-new-cards-enter = Saisir vos propres cartes
page-new-begin = Commencer
page-new-beginning = Mise en place…

## the page: saved games

page-games-title = Parties enregistrées
page-games-unfinished = En cours ({ $count })
page-games-finished = Terminées ({ $count })
page-games-deleted = Supprimées ({ $count })
page-games-no-unfinished = Vous n’avez aucune partie en cours.
page-games-no-finished = Vous n’avez encore terminé aucune partie.
page-games-no-deleted = Aucune partie supprimée ces trente derniers jours.
page-games-score = vous { $you }, Cérès { $ceres }
page-games-won = Gagnée
page-games-lost = Perdue
page-games-resigned = Abandonnée
page-games-imported = Importée
page-games-branched = Reprise d’une autre partie
page-games-hinted = Avec indices
page-games-claim = C’est ma partie
page-games-unclaim = Ne plus compter
page-games-unreadable = Illisible
page-games-delete = Supprimer
page-games-restore = Restaurer
page-games-is-deleted = Partie supprimée.
page-games-undo = Annuler
page-games-more = { $count ->
    [one] En afficher { $count } de plus
   *[other] En afficher { $count } de plus
}
page-games-import-drop = Déposez ici le fichier d’une partie
page-games-import-failed = Impossible d’ouvrir ce fichier
page-games-import-box = Ce fichier contient les cartes et les tuiles d’une boîte. Sa place est dans « Cartes de votre boîte ».
page-games-import-open-box = L’ouvrir là-bas
page-games-import-unknown = Ce n’est ni une partie, ni une position, ni un rapport de problème de ce programme.
page-games-import-too-large = Ce fichier est bien trop gros pour une partie.
page-games-added = { $count ->
    [0] Aucune partie n’a été ajoutée.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
page-games-known = { $count ->
    [one] Une partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
page-games-damaged = { $count ->
    [one] Une partie endommagée a été laissée de côté.
   *[other] { $count } parties endommagées ont été laissées de côté.
}
page-games-no-archive = Ce fichier ne contient aucune partie.
page-games-import-more-faults = { $count ->
    [one] et encore { $count } erreur
   *[other] et encore { $count } erreurs
}
page-games-import-good-part = { $count ->
    [0] La partie peut être jouée depuis le début.
    [one] La première action est intacte, et vous pouvez reprendre de là.
   *[other] Les { $count } premières actions sont intactes, et vous pouvez reprendre de là.
}
page-games-import-salvage = Jouer ce qui est intact

## the page: settings

page-settings = Réglages
page-settings-language = Langue
page-settings-language-away = Impossible de charger cette langue en ce moment. Le jeu est-il toujours en marche ?
page-settings-theme = Couleurs
page-settings-theme-system = Auto
page-settings-theme-light = Claires
page-settings-theme-dark = Sombres
page-settings-pace = Tour de Cérès
page-settings-pace-slow = Lent
page-settings-pace-quick = Rapide
page-settings-pace-at-once = Immédiat
page-settings-sound = Son et vibration
page-settings-pace-means = { $pace ->
    [slow] Étape par étape, avec le temps de tout lire.
    [quick] Étape par étape, pour qui connaît ses habitudes.
   *[other] Son tour est aussitôt terminé. Le journal montre ce qu’elle a fait.
}
page-settings-confirm = Confirmer mes actions
page-settings-confirm-means = Le Revenu, les achats et les constructions attendent un second appui.

## the page: undo and redo

page-undo = Annuler
page-undo-redo = Rétablir
page-undo-strict = Partie stricte
page-undo-strict-means = C’est une partie stricte : elle se joue sans indices, et rien ne s’annule une fois que Cérès a répondu.
page-undo-peeked = Annulation tardive
page-undo-peeked-means = { $count ->
    [one] Dans cette partie, une annulation a eu lieu alors que quelque chose de caché avait été vu.
   *[other] Dans cette partie, { $count } annulations ont eu lieu alors que quelque chose de caché avait été vu.
}
page-undo-branched = Cette partie reprend une autre partie, dans laquelle vous aviez déjà vu ce qui va venir. Elle sert d’entraînement.
page-undo-asks = Annuler quand même ?
page-undo-seen = { $count ->
    [one] Depuis, vous avez vu un élément caché :
   *[other] Depuis, vous avez vu des éléments cachés :
}
page-undo-deed = Contrat { $deed }
page-undo-marked = Vous pouvez tout de même annuler ; tout ce qui est caché restera dans le même ordre. La partie sera marquée, et la question ne vous sera plus posée.
page-undo-keep = Ne pas annuler
page-undo-anyway = Annuler quand même

## the page: notices

page-notice-away = Le jeu ne répond pas.
page-notice-away-what-to-do = Sa fenêtre est-elle encore ouverte ? Sinon, relancez ceres. Rien n’est perdu, et la page se reconnectera d’elle-même.
page-went-on-elsewhere = La partie a été continuée dans une autre fenêtre. La voici dans son état actuel.

## the page: scorings and the end of the game

page-scoring-title = Fin de l’Ère { $era }
page-scoring-if-now = Si l’Ère finissait maintenant
page-scoring-last = Dernier décompte
page-scoring-then = { $vp } PV en tout
page-scoring-go-on = Continuer
page-scoring-piece = { PIECE($id) } { $lots }
page-scoring-tile = { TILE($tile) } { $lots }
page-scoring-amount = { $thing } ({ $amount })
page-scoring-of = avec { $things }
page-scoring-beside = à côté : { $things }
page-result-won = Vous avez gagné !
page-result-lost = Cérès a gagné.
page-result-tie = Égalité : Cérès gagne.
page-result-resigned = Vous avez abandonné.
# $side is you or ceres.
page-result-side = { $side ->
    [you] Vous { $vp }
   *[ceres] Cérès { $vp }
}
page-result-chart = Les PV des deux camps au fil de la partie : vous finissez à { $you }, Cérès à { $ceres }.
page-result-at = { $side ->
    [you] Vous : { $vp } PV
   *[ceres] Cérès : { $vp } PV
}
page-result-decided = Ce qui a fait la différence
# $winner is you or ceres; $source a source of VP, or other.
page-result-most = { $winner ->
    [you] Votre plus gros avantage : { page-result-from }, { $vp } PV de plus que Cérès.
   *[ceres] Le plus gros avantage de Cérès : { page-result-from }, { $vp } PV de plus que vous.
}
page-result-source = Source
page-result-from = { $source ->
    [other] PV pendant les tours
   *[source] { SOURCE($source) }
}
page-result-difference = Écart
page-result-again = Rejouer
page-result-next = Et maintenant ?
page-result-harder = Un cran au-dessus : { $difficulty }
page-result-same-deal = Rejouer la même donne
page-result-challenge = Défier quelqu’un de battre { $you }-{ $ceres }
# $than: how your lead compares with that of the other result.
page-result-beat = { $than ->
    [more] Vous battez { $you }-{ $ceres } de { $vp } PV !
    [even] Exactement la même avance que { $you }-{ $ceres }.
   *[less] Pas tout à fait { $you }-{ $ceres } : il manque { $vp } PV.
}
page-result-count = Votre partie n° { $games }, { $won ->
    [0] encore sans victoire
    [one] avec une victoire à ce jour
   *[other] avec { $won } victoires à ce jour
}
page-result-records = Nouveaux records
page-result-record = { $what ->
    [first-win] Votre première victoire !
    [first-win-at] Votre première victoire en { $difficulty } !
    [widest] Votre plus large victoire : { $value } PV d’avance (avant : { $before })
    [streak] { $value } victoires de suite, votre plus longue série
   *[best] Votre meilleur score : { $value } PV (avant : { $before })
}
page-result-picture = Enregistrer une image
page-result-picture-share = Partager une image
page-result-picture-said = { $outcome ->
    [won] Victoire, { $you } à { $ceres }
    [resigned] Abandon à { $you } contre { $ceres }
    [tie] { $you } partout : à égalité, Cérès gagne
   *[lost] Défaite, { $you } à { $ceres }
}
page-result-picture-title = Gardens of Ceres : vous { $you }, Cérès { $ceres }
page-result-no-picture = L’image n’a pas pu être créée.
page-result-imported = Cette partie a été importée. Elle ne compte dans « Mes parties » que si vous indiquez que c’est la vôtre.

## the page: Ceres' turn, step by step

page-telling-title = Tour de Cérès
page-telling-before = Cérès joue après chacun de vos tours.
# $number is on the card flipped; $does and $letters are of the card it picks, as in card-action.
page-telling-flip = Cérès retourne un { $number } et résout la carte { $number } de sa rangée : { card-action }.
page-telling-flipped = retournée
page-telling-steps = Étapes de ce tour
page-telling-ahead = Une étape à venir
page-telling-skip = Passer
page-telling-resume = Reprendre
page-telling-pace = Rythme du tour de Cérès
# $pace is slow, quick or at-once.
page-telling-pace-name = { $pace ->
    [slow] lent
    [quick] rapide
   *[at-once] immédiat
}
page-telling-again = Revoir le tour
page-telling-summary = Ce qu’a fait Cérès
# What she did, in short: $did is one of these or several. $of are Lots, in builds a Monument.
page-telling-brief = Cérès { $did }
page-telling-brief-claims = réclame { LIST($of) }
page-telling-brief-plants = plante sur { LIST($of) }
page-telling-brief-bribes = pose de l’Argent sur { LIST($of) }
page-telling-brief-gives-up = abandonne { LIST($of) }
page-telling-brief-builds = construit { PIECE($of, form: "un") }
page-telling-brief-scores = marque { $vp } PV
page-telling-nothing = À vous de choisir.
page-telling-letters = Lettres, dans l’ordre où elle les essaie
# $outcome says what came of a letter: none, taken or later.
page-telling-letter = { $outcome ->
    [none] { $letter } : aucun Contrat
    [taken] { $letter } : Contrats disponibles
   *[later] { $letter } : inutile
}
# $measure is what the Deeds of a claim are compared by.
page-telling-measure = { $measure ->
    [distance] distance
    [price] prix
   *[place] place
}
page-telling-no-marker = aucun marqueur
page-telling-none = aucun
# How many silver she lays.
page-telling-bribe = { $icons } sur ses Jardins + 1 = { $silver } Argent
page-telling-coin = 1 pièce d’Argent de plus

## the page: what Ceres has

page-ceres-row = Sa rangée
page-ceres-own = cartes et tuiles de votre boîte
# $action is what the card does, $number the number on it.
page-ceres-card = { $action }, numéro { $number }
# $does is as in card-action.
page-ceres-about-card = { $does ->
    [letters] Elle réclame un Contrat dans la première de ces colonnes qui en a un au marché.
    [cheapest] Elle réclame le Contrat le moins cher.
    [dearest] Elle réclame le Contrat le plus cher.
    [enlarge] Trois fois de suite, elle pioche une tuile et la plante sur un de ses Terrains vides.
   *[bribe] Elle pose de l’Argent sur les Contrats du marché, une pièce sur chacun, en partant de la gauche. Plus ses Jardins indiquent d’Argent, plus elle en pose.
}
page-ceres-about-icon = Ensuite, elle peut construire un Monument.
page-ceres-outlook = Si cette carte est jouée
page-ceres-outlook-last = À son dernier tour de l’Ère
page-ceres-outlook-owned = Terrains ensuite : Cérès { $ceres }, vous { $you }.
page-ceres-about-number = Quand cette carte est retournée, son numéro désigne la carte { $number } de sa rangée.
# $unseen cards nobody has seen; of $known the order is known.
page-ceres-deck-holds = Pioche : { $unseen ->
    [0] { "" }
    [one] { $unseen } inconnue,{ " " }
   *[other] { $unseen } inconnues,{ " " }
}{ $known ->
    [one] { $known } connue
   *[other] { $known } connues
}
page-ceres-deck-order = { $unseen ->
    [0] Elles viendront dans cet ordre.
    [one] Après { $unseen } carte inconnue, elles viendront dans cet ordre.
   *[other] Après { $unseen } cartes inconnues, elles viendront dans cet ordre.
}
page-ceres-deck-unknown = Personne n’a encore vu ces cartes. Les cartes résolues passent sous la pioche ; dès lors, vous connaissez leur ordre.
page-ceres-deeds = { $count ->
    [0] aucun Contrat face cachée
    [one] { $count } Contrat face cachée
   *[other] { $count } Contrats face cachée
}
page-ceres-markers = { $count ->
    [0] aucun marqueur
    [one] { $count } marqueur restant
   *[other] { $count } marqueurs restants
}
# $largest is how many Gardens the largest Park has.
page-ceres-parks = { $gardens ->
    [one] { $gardens } Jardin, plus grand Parc : { $largest }
   *[other] { $gardens } Jardins, plus grand Parc : { $largest }
}
page-ceres-monuments = Ses Monuments
page-ceres-monument = { PIECE($id) } sur { LIST($lots, type: "comma") }
page-ceres-bag = { $count ->
    [0] Le sac est vide
    [one] Dans le sac : { $count } tuile
   *[other] Dans le sac : { $count } tuiles
}
# $left of $of are in the bag.
page-ceres-tile = { TILE($tile) } : { $left } sur { $of } dans le sac
# $kind is the kind of the tile; $wants, of a civic one, the kind of Buildings that it scores for.
page-ceres-about-tile = { $kind ->
    [residential] Cette tuile augmente la Population de Cérès.
    [commercial] Cette tuile lui rapporte des PV à chaque Ère et augmente ses Pots-de-vin.
   *[civic] { $wants ->
        [any] Cette tuile lui rapporte des PV pour chacun de vos Bâtiments adjacents.
       *[kind] Cette tuile lui rapporte des PV pour chacun de vos Bâtiments { KIND($wants, form: "pluriel") } adjacents.
    }
}

## the page: the log

page-log = Journal
page-log-only-ceres = Cérès seulement
# $side is you, ceres or game.
page-log-who = { $side ->
    [you] Vous
    [ceres] Cérès
   *[game] La partie
}
page-log-round = tour { $round }
page-log-corrected = La table a été corrigée.
page-log-empty = Le journal commence avec votre première action.

## the page: a rule, its id and its title

page-rule = Règle { $id } : { $title }
page-rule-whole = La règle complète

## the page: your choices for Ceres; $what is garden, monument or empty (no tile left in the bag)

page-choice-title = { $what ->
    [garden] Choisissez un Terrain pour sa tuile
    [monument] Choisissez un emplacement pour son Monument
   *[empty] Le sac est vide : choisissez le Terrain qu’elle abandonne
}
page-choice-why = Pourquoi ici ?
page-choice-places = { $count ->
    [one] { $count } emplacement possible
   *[other] { $count } emplacements possibles
}
page-choice-left = { $left ->
    [one] Puis encore { $left } tuile.
   *[other] Puis encore { $left } tuiles.
}
page-choice-icon = Ensuite, elle peut construire un Monument.
page-choice-now = Ce que chaque choix change à vos PV et à ceux de Cérès si l’Ère finissait maintenant
# $you and $ceres are numbers with their sign.
page-choice-change = vous { $you }, Cérès { $ceres }
page-choice-confirm = { $what ->
    [garden] Planter sur { LIST($lots) }
    [monument] Construire sur { LIST($lots) }
   *[empty] Abandonner { LIST($lots) }
}

## the page: the table

# The title of the window: VP of both sides.
page-table-title = { $you } : { $ceres } · Ère { $era } · Gardens of Ceres
page-table-loading = Mise en place de la table…
page-table-no-game = Partie introuvable
page-table-no-game-text = Il n’y a aucune partie à cette adresse. Elle a peut-être été supprimée, ou elle est enregistrée sur un autre appareil.
page-table-no-answer = Pas de réponse
page-table-no-answer-text = Le serveur du jeu ne répond pas. Votre partie est enregistrée. Relancez le serveur, puis réessayez.
page-table-home = Accueil : la partie est enregistrée
page-table-acts = à jouer
page-table-silver = { $silver } Argent
page-table-markers = { $markers ->
    [one] { $markers } marqueur de Terrain restant
   *[other] { $markers } marqueurs de Terrain restants
}
page-table-forecast = +{ $vp } PV si l’Ère finissait maintenant
page-table-next-income = Le Revenu rapporte { $silver } pièces d’Argent
page-table-deeds-left = { $count ->
    [one] { $count } Contrat restant
   *[other] { $count } Contrats restants
}
# $sides: who still has a last turn in this era: you, ceres, ceres-you (Ceres, then you).
page-table-last-turns = { $sides ->
    [you] Votre dernier tour
    [ceres] Dernier tour de Cérès
   *[other] Derniers tours
}
# Panels: their names in tabs and on a phone's bar.
page-table-tabs = Panneaux
page-table-tab-build = Construire
page-table-tab-market = Marché
page-table-tab-ceres = Cérès
page-table-tab-score = Décompte
page-table-tab-log = Journal

## the page: the city

page-table-city = La ville
page-table-city-summary = Vos Bâtiments : { $buildings }, vos Terrains vides : { $yours }. Jardins de Cérès : { $gardens }, son plus grand Parc : { $largest }, ses Monuments : { $monuments }, ses Terrains vides : { $hers }. À vendre : { $offers }, sans propriétaire : { $free }.
page-table-lot = Terrain { $lot }
page-table-garden = { TILE($tile, form: "jardin") }
page-table-lot-nobody = { $lot } : sans propriétaire
page-table-lot-offer = { $lot } : à vendre pour { $price } pièces d’Argent
page-table-lot-marker = { $side ->
    [you] { $lot } : votre Terrain vide
   *[ceres] { $lot } : Terrain vide de Cérès
}
page-table-lot-piece = { $side ->
    [you] { $lot } : { PIECE($id) }, à vous
   *[ceres] { $lot } : { PIECE($id) }, à Cérès
}
page-table-lot-garden = { $lot } : { TILE($tile, form: "jardin") }, dans un Parc de { $size }
page-table-kind = { $side ->
    [you] votre bâtiment { KIND($kind) }, sur { LIST($lots, type: "comma") }
   *[ceres] bâtiment { KIND($kind) } de Cérès, sur { LIST($lots, type: "comma") }
}
page-table-park = { $size ->
    [one] { $lot }, un Parc à lui seul
   *[other] { $lot }, dans un Parc de { $size }
}
# What a civic Garden tile wants: $kind is residential, commercial, civic or any.
page-table-wants = { $kind ->
    [any] rapporte des PV à Cérès pour chacun de vos Bâtiments adjacents
   *[other] rapporte des PV à Cérès pour chacun de vos Bâtiments { KIND($kind, form: "pluriel") } adjacents
}
page-table-offer = { $silver ->
    [0] À vendre pour { $price } pièces d’Argent.
   *[other] À vendre pour { $price } pièces d’Argent : { $printed }, plus { $silver } pour l’Argent posé dessus.
}
page-table-empty-you = Votre Terrain vide : vous pouvez construire ici.
page-table-empty-ceres = Terrain vide de Cérès : un Jardin peut pousser ici.
page-table-nobody = Sans propriétaire. Son Contrat n’est pas au marché.
page-table-scores-now = { $vp } PV si l’Ère finissait maintenant

## the page: what to do now

page-table-bar = Que faire
page-table-your-turn = À vous : prenez le Revenu, achetez un Contrat ou construisez.
page-table-her-turn = Tour de Cérès
page-table-sending = Envoi…
page-table-unanswered = Cérès va répondre. Vous pouvez encore annuler.
page-table-over = La partie est terminée : { $you } à { $ceres }.
page-table-income = Prendre { $silver } pièces d’Argent ?
page-table-build-on = { $lot } est à vous. Que voulez-vous y construire ?
page-table-buy = { $silver ->
    [0] Acheter { $deed } pour { $price } pièces d’Argent ?
   *[other] Acheter { $deed } pour { $price } pièces d’Argent ({ $printed }, plus { $silver } { $silver ->
        [one] posée
       *[other] posées
    } dessus) ?
}
page-table-where = { PIECE($id) } : où ? { $places ->
    [one] { $places } emplacement est en évidence.
   *[other] { $places } emplacements sont en évidence.
}
page-table-build = { PIECE($id) } sur { LIST($lots, type: "comma") }
page-table-not-there = { PIECE($id) } : impossible sur { LIST($lots, type: "comma") }.
# $why is why an action is not legal: it begins with a small letter in English.
page-table-refused = Impossible : { $why }.
page-table-choose-tile = { $count ->
    [0] Choisissez un Terrain pour la tuile de Cérès : { TILE($tile) }.
   *[other] La tuile de Cérès, { TILE($tile) }, sur { $lots } ?
}
page-table-choose-lot = { $count ->
    [0] Le sac est vide. Choisissez le Terrain que Cérès abandonne.
   *[other] Cérès abandonne { $lots } ?
}
page-table-choose-monument = { $count ->
    [0] Choisissez un emplacement pour le Monument de Cérès : { PIECE($id) }.
   *[other] Le Monument de Cérès, { PIECE($id) }, sur { LIST($lots, type: "comma") } ?
}
page-table-replaces = Remplace { PIECE($ids, form: "un") }.
# Buttons.
page-table-do-income = Revenu +{ $silver }
page-table-do-buy = Acheter { $deed } pour { $price }
page-table-do-build = Construire
page-table-do-build-what = Construire…
page-table-do-place = Placer
page-table-turn = Pivoter
page-table-cancel = Retour
# A figure that an action changes, short; the second message says what it is. $what: silver, income
# (silver that Buildings bring), population, vp, score (VP if the era ended now); her-…: Ceres'.
page-change = { $what ->
    [silver] { $before } → { $after }
    [income] Revenu { $before } → { $after }
    [population] { $before } → { $after }
    [vp] { $before } → { $after }
    [score] cette Ère { $before } → { $after }
    [her-population] habitants { $before } → { $after }
    [her-vp] { $before } → { $after }
   *[her-score] cette Ère { $before } → { $after }
}
page-change-about = { $what ->
    [silver] Votre Argent
    [income] Argent de vos Bâtiments à chaque Revenu
    [population] Vos habitants
    [vp] Vos PV
    [score] Vos PV pour cette Ère si elle finissait maintenant
    [her-population] Habitants de Cérès
    [her-vp] PV de Cérès
   *[her-score] PV de Cérès pour cette Ère si elle finissait maintenant
}

## the page: the market

page-market = Marché
page-market-deeds = Contrats à vendre
page-market-deed = { $silver ->
    [0] Contrat { $deed }, { $price } pièces d’Argent
   *[other] Contrat { $deed }, { $price } pièces d’Argent ({ $printed }, plus { $silver } { $silver ->
        [one] posée
       *[other] posées
    } dessus)
}
page-market-buy = Achat
page-market-buy-label = Achat de { $deed } pour { $price } pièces d’Argent
page-market-pile = { $count ->
    [0] plus aucun Contrat à venir dans cette Ère
    [one] encore { $count } Contrat à venir dans cette Ère
   *[other] encore { $count } Contrats à venir dans cette Ère
}
# $counts: how many Deeds lie in the piles of the eras to come.
page-market-later = Ères suivantes : { LIST($counts) }

## the page: the tray

page-tray = Votre plateau
page-tray-piece = { PIECE($id) } : { $shows } ; il en reste { $left } ; { $places ->
    [0] aucun emplacement en ce moment
    [one] { $places } emplacement
   *[other] { $places } emplacements
}.
page-tray-shows = { PIECE($id) } : { $shows }.
# $why is why it can be built nowhere: it begins with a small letter in English.
page-tray-not-now = { PIECE($id) } : { $shows }. Pas maintenant : { $why }.
page-tray-needs = Condition : { $needs }.
page-tray-hyphens = Biblio|thèque Boulan|gerie Merveil|les Pan|théon Péri|style arti|sanal d’Apol|lon d’obser|vation impé|rial Com|mercial com|mercial Muni|cipal muni|cipal Rési|dentiel rési|dentiel Agrandis|sement
page-tray-not-here = ne tient pas sur { $lot }
page-piece-population = { $count ->
    [one] { $count } habitant
   *[other] { $count } habitants
}
page-piece-silver = { $count } Argent
page-piece-vp = { $count } PV à la fin
# $counts: building, citizen, silver or civic, of what stands beside it.
page-piece-effect = { $counts ->
    [building] { $vp } PV par bâtiment adjacent
    [citizen] { $per ->
        [one] { $vp } PV par habitant adjacent
       *[other] { $vp } PV par groupe de { $per } habitants adjacents
    }
    [silver] { $vp } PV par Argent indiqué à côté
   *[civic] { $vp } PV par bâtiment municipal adjacent
}
page-piece-built-vp = à la construction, { $count } PV pour chaque camp qui a un bâtiment adjacent
page-piece-built-silver = à la construction, { $count } Argent si vous avez un bâtiment adjacent
# What a Monument asks for; $count is a number where there is one.
page-piece-needs = { $need ->
    [population] Population d’au moins { $count }
    [silver] au moins { $count } Argent sur vos Bâtiments
    [lots] au moins { $count } Terrains
    [border_lots] au moins { $count } Terrains au bord de la ville
    [buildings] au moins { $count } Bâtiments
    [civic] au moins { $count } Bâtiments municipaux
    [residential] au moins { $count } Bâtiments résidentiels
    [largest] un Bâtiment d’au moins { $count } Terrains
    [no_empty_lot] tous vos Terrains construits
   *[border] un emplacement au bord de la ville
}

## the page: keys

page-keys = Touches
page-key-enter = Entrée
page-key-space = Espace
page-key-escape = Échap
page-keys-income = Revenu ; une deuxième fois, ou Entrée, pour le prendre
page-keys-market = aller au marché
page-keys-tray = aller à votre plateau pour construire
page-keys-arrows = passer d’un Contrat, bâtiment ou Terrain à l’autre
page-keys-enter = choisir ce qui est sélectionné ; acheter ou construire ce que vous avez en main
page-keys-turn = faire pivoter le bâtiment en main ; avec Maj, dans l’autre sens
page-keys-escape = retour ; fermer un panneau
page-keys-undo = annuler
page-keys-redo = rétablir
page-keys-next = étape suivante du tour de Cérès
page-keys-skip = passer le reste du tour de Cérès
page-keys-log = ouvrir le journal
page-keys-help = cette liste

## the page: the cards and tiles of the player's own box; cards have no names, $card is 1 to 18

page-box-title = Cartes de votre boîte
page-box-about = Vous possédez le jeu ? Saisissez une fois ses 18 cartes et ses 32 tuiles en touchant ce que vous voyez. Vous pourrez ensuite affronter la Cérès de votre propre boîte.
page-box-rebuilt = À savoir : le livret ne montre les cartes et les tuiles qu’en images, et celles de l’appli sont donc reconstituées. Elles donnent de bonnes parties, mais ce ne sont pas les vraies. Ce que vous saisissez reste sur cet appareil, et vous pouvez l’enregistrer dans un fichier pour le partager.
page-box-about-empty = Carte par carte, dans n’importe quel ordre, avec quatre ou cinq appuis pour chacune. Arrêtez-vous et reprenez quand vous voulez.
page-box-from-rebuilt = Modifier le jeu reconstitué
page-box-about-rebuilt = Comparez-le au vôtre, et changez ce qui diffère.
page-box-rebuilt-cards = { $count ->
    [one] { $count } carte est encore celle de l’appli.
   *[other] { $count } cartes sont encore celles de l’appli.
}
page-box-rebuilt-tiles = { $count } tuiles sont encore celles de l’appli.
page-box-card-rebuilt = { $card }, celle de l’appli
page-box-rebuilt-here = Cela vient de l’appli. Vous n’avez pas encore indiqué ce que contient votre boîte.
page-box-rebuilt-same = C’est pareil chez moi
page-box-loading = Ouverture de la boîte…
page-box-cards = Les cartes de Cérès
page-box-tiles = Tuiles Jardin
page-box-tiles-change = Modifier le nombre de chaque tuile
page-box-all = Toutes les cartes
page-box-cards-of = Cartes : { $count } sur { $all }
page-box-tiles-of = Tuiles : { $count } sur { $all }
page-box-tiles-many = { $count ->
    [one] { $count } tuile de trop.
   *[other] { $count } tuiles de trop.
}
page-box-tile-more = { TILE($tile) } : une de plus
page-box-tile-less = { TILE($tile) } : une de moins
page-box-card-of = Carte { $card } sur { $all }
page-box-card-open = Carte { $card } : pas encore saisie
# $does is what it does, as Claim A C E; $monument is yes if it shows the icon.
page-box-card-known = Carte { $card } : numéro { $number }, { $does }{ $monument ->
    [yes] , avec l’icône Monument
   *[no] { "" }
}
# $at is the next card to enter, 0 for the tiles.
page-box-go-on = { $at ->
    [0] Suite : les tuiles
   *[other] Suite : carte { $at }
}
page-box-ask-number = Son numéro
page-box-ask-does = Ce que fait Cérès
page-box-ask-letters = Les lettres, de la première à la dernière
page-box-ask-monument = Icône Monument
page-box-by-letters = Réclamer par lettres
# $place is its place among the letters chosen, 0 if it is not chosen.
page-box-letter = { $place ->
    [0] { $letter }
   *[other] { $letter }, numéro { $place }
}
page-box-icon = { $monument ->
    [yes] Oui
   *[no] Non
}
page-box-before = Précédente
page-box-after = Suivante
page-box-done = Terminé
page-box-twin = La carte { $card } est exactement la même. C’est possible, mais vérifiez que vous n’avez pas saisi une carte deux fois.
page-box-twins = Plusieurs cartes sont exactement les mêmes. C’est possible, mais vérifiez que vous n’en avez pas saisi une deux fois.
page-box-twins-group = { LIST($cards) } : numéro { $number }, { $does }
page-box-complete = Tout y est. Vous pouvez choisir ces cartes pour toute nouvelle partie.
page-box-play = Jouer avec elles
page-box-save = Enregistrer en fichier
page-box-not-shared = Le partage a échoué. Enregistrez plutôt un fichier.
page-box-drop = Déposez ici le fichier de matériel
page-box-is-game = C’est une partie, une position ou un rapport de problème, et non un fichier de matériel.
page-box-open-game = Ouvrir la partie
page-box-unknown = Ce n’est pas un fichier de matériel : il ne contient pas les cartes et les tuiles d’une boîte.
page-box-too-large = Ce fichier est bien trop gros pour un fichier de matériel.
page-box-taken = Cartes et tuiles importées.
page-box-remove = Repartir de zéro
page-box-removed = La boîte est de nouveau vide.
page-box-not-kept = Ce navigateur ne peut rien enregistrer ici. Enregistrez la boîte dans un fichier avant de fermer la page.
page-box-strange = Cette boîte a été saisie avec une autre version du jeu
page-box-about-strange = Cette version ne peut pas la lire et la laisse telle quelle. Enregistrez-la dans un fichier, ou mettez-la de côté et saisissez vos cartes à nouveau.
page-box-strange-save = Enregistrer en fichier
page-box-strange-forget = La mettre de côté

## the page: what is done with a game as a whole

page-game-menu = Cette partie
page-game-lesson = Recommencer la leçon
page-game-replay = Revoir la partie
page-game-link = Copier un lien vers la même donne
page-game-share = Partager un lien vers la même donne
page-game-look-link = Copier un lien vers ma partie
page-game-look-share = Partager un lien vers ma partie
page-game-looking = Inviter des spectateurs
page-game-position = Copier la position
page-game-export = Enregistrer dans un fichier
page-game-report = Signaler un problème
page-game-resign = Abandonner
page-game-resign-asks = Abandonner cette partie ?
page-game-resign-means = Elle comptera comme perdue, sans retour possible. Vous pourrez la revoir, et tenter autre chose dans une nouvelle partie.
page-games-paste = Coller une position
page-games-device = Jouer sur un autre appareil
page-new-play-link = Jouer cette partie
page-new-linked = Quelqu’un vous propose cette partie : mêmes Contrats, mêmes cartes et mêmes tuiles que la sienne.
page-new-beat = Quelqu’un a terminé cette même partie sur { $you } à { $ceres }. Ferez-vous mieux ?
page-new-link-bad = Ce lien ne mène à aucune partie jouable. Rien n’a été commencé : choisissez vous-même les options.
# $name is a part of the link, $value what it says
page-new-link-part = { $name } : { $value } est inconnu

## the page: replay

page-replay-title = Revoir la partie
page-replay-document = { $you } : { $ceres } · Revoir la partie · Gardens of Ceres
page-replay-loading = Chargement de la partie…
page-replay-back = Retour à la table
page-replay-slider = Décisions de cette partie
# what the slider says: where it is, and the points as if the era ended then
page-replay-at = { $number ->
    [0] Le début de la partie
   *[other] Après la décision { $number } sur { $last }
}
page-replay-at-points = Ère { $era }, vous { $you }, Cérès { $ceres }
page-replay-transport = Parcourir la partie
page-replay-first = Au début
page-replay-previous = Décision précédente
page-replay-step-back = Étape précédente
page-replay-play = Lecture
page-replay-step-on = Étape suivante
page-replay-next = Décision suivante
page-replay-last = À la fin
page-replay-turn = Ce tour
page-replay-story = Journal
page-replay-ceres = Cérès
page-replay-start = La table est prête, et personne n’a encore joué.
page-replay-nothing-yet = Rien n’a encore été joué dans cette partie.
page-replay-told = Cette partie a été jouée avec la version { $found } des règles ; le programme joue désormais la version { $expected }. Vous pouvez la revoir telle qu’elle a été racontée, mais pas la reprendre ni la faire analyser.
page-replay-play-on = Jouer à partir d’ici
page-replay-play-on-means = Commence une nouvelle partie à partir de ce point. Celle-ci reste telle quelle.
page-replay-play-on-real = Continuer à ma table
page-replay-play-on-real-means = Préparez votre table comme elle est montrée ici. Une nouvelle partie commence à partir de ce point ; celle-ci reste telle quelle.
page-replay-play-on-screen = Continuer à l’écran
page-replay-play-on-screen-means = Commence une nouvelle partie à partir de ce point, sans vraie table. Celle-ci reste telle quelle.
page-replay-go-on = Continuer cette partie
page-replay-market = Marché
page-replay-began = Une partie d’entraînement, à partir de la décision { $number }. La partie d’origine reste telle quelle.
page-replay-keys = Flèches : décisions ; avec Maj : étapes ; Espace : lecture ou pause

## the page: giving a game to others, and taking one

page-share-link-copied = Lien copié. Avec ce lien, on peut jouer la même donne.
page-share-look-copied = Lien copié. Avec ce lien, on peut revoir votre partie, tour par tour.
page-share-look-too-long = Cette partie est trop longue pour un lien. Enregistrez-la plutôt dans un fichier.
page-share-look-loading = Ouverture de la partie…
page-share-look-bad = Ce lien ne contient pas de partie. Il a peut-être été tronqué : demandez qu’on vous le renvoie.
page-share-no-link-own = Cette partie se joue avec des cartes ou des tuiles de votre propre boîte, qui ne tiennent pas dans un lien. Enregistrez-la plutôt dans un fichier.
page-share-no-link-seed = Cette partie n’est pas née d’une graine : aucun lien ne peut donc la recommencer. Enregistrez-la plutôt dans un fichier.
page-share-position-copied = Position copiée. Tout ce qui est caché y est remélangé : elle ne dévoile rien.
page-share-not-copied = Le navigateur n’autorise pas cette page à copier. Copiez vous-même :
page-share-saved = { $count ->
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
page-share-paste-title = Coller une position ou une partie
page-share-paste-about = Collez ici le texte d’une position, d’une partie enregistrée ou d’un rapport de problème. Une position commence une nouvelle partie à ce point.
page-share-paste-label = Le texte
page-share-paste-begin = Jouer à partir de là
page-share-copy = Copier
page-share-link = Le lien
page-share-looking-about = Avec ce lien, on voit cette partie et on vous suit pendant que vous jouez. On peut regarder, mais pas jouer.
page-share-looking-create = Créer un lien
page-share-looking-copied = Lien copié. Avec ce lien, on peut regarder, mais pas jouer.
page-share-looking-withdraw = Retirer le lien
page-share-looking-withdrawn = Lien retiré. Il ne montre plus rien.
page-share-looking-title = Regarder la partie
page-share-looking-document = { $you } : { $ceres } · Regarder la partie · Gardens of Ceres
page-share-looking-gone = Ce lien ne montre plus de partie
page-share-looking-gone-text = Il a été retiré, ou il en manque un morceau. Demandez-en un nouveau.
page-share-device-about = Ouvrez ce lien sur votre autre appareil. Vos parties y apparaissent aussi, et vous pouvez les jouer sur les deux.
page-share-device-warning = Avec ce lien, on peut jouer et supprimer vos parties. Ne le donnez à personne d’autre.
page-share-device-copied = Lien copié. Ouvrez-le sur votre autre appareil.
page-share-device-renew = Renouveler le lien
page-share-device-renew-means = Quelqu’un d’autre a eu le lien ? Si vous le renouvelez, l’ancien lien ne marche plus et tous vos autres appareils perdent l’accès à vos parties. Cet appareil le garde.
page-share-device-renewed = Lien renouvelé. Seul cet appareil a encore accès à vos parties.
page-share-device-bring = Jouer vos parties sur cet appareil
page-share-device-bring-about = Ce lien donne accès aux parties d’un joueur sur cet appareil. Ne continuez que si c’est votre propre lien.
page-share-device-bring-along = { $count ->
    [one] La partie de cet appareil s’y ajoute. Toute autre personne qui a ce lien pourra aussi la jouer et la supprimer.
   *[other] Les { $count } parties de cet appareil s’y ajoutent. Toute autre personne qui a ce lien pourra aussi les jouer et les supprimer.
}
page-share-device-bring-now = Récupérer les parties ici
page-share-device-brought = Vos parties sont là.
page-share-device-bad = Ce lien ne contient pas de parties. Il a peut-être été tronqué. Copiez-le de nouveau sur votre autre appareil.
page-share-phone-about = Votre téléphone et cet ordinateur doivent être sur le même réseau, par exemple le Wi-Fi de la maison.
# Dit aussi par la ligne de commande.
page-share-phone-opens = Tant que ce programme tourne, toute personne de ce réseau peut ouvrir le jeu et jouer. Chacun ne voit que ses propres parties.
page-share-phone-open = Ouvrir à mon réseau
page-share-phone-scan = Scannez ce code avec l’appareil photo de votre téléphone, ou saisissez l’adresse :
page-share-phone-network = Réseau : { $adapter }
page-share-phone-none = Cet ordinateur n’est sur aucun réseau local. Connectez-le au Wi-Fi de votre téléphone, puis réessayez.
page-share-phone-elsewhere = Ouvrez cette adresse sur votre téléphone :

## the page: report a problem

page-report-title = Signaler un problème
page-report-about = Ceci crée un fichier pour la personne qui étudiera le problème. Rien n’est envoyé nulle part ; c’est vous qui décidez à qui donner le fichier.
page-report-holds = Ce qu’il contient
page-report-holds-game = toute la partie, y compris tout ce qui est caché, et la position affichée en ce moment
page-report-holds-story = les dernières lignes du journal, telles que cette page les a affichées
page-report-holds-versions = les versions du programme, des règles et de cette page ; votre navigateur, votre langue et la taille de la fenêtre
page-report-holds-errors = { $count ->
    [0] erreurs de cette page : aucune jusqu’ici
    [one] { $count } erreur de cette page
   *[other] { $count } erreurs de cette page
}
page-report-told = Que s’est-il passé, et qu’aurait-il dû se passer ?
page-report-save = Enregistrer le rapport
page-report-saved = Rapport enregistré : { $name }

## the page: rules and rulings

page-rules-title = Règles
page-rules-entry-title = { $title } · Règles
page-guide-summary = Résumé
page-guide-books = Règles et aide
page-rules-about = Tout le jeu, règle par règle. Quand le livret laisse une question ouverte, vous lisez ici notre réponse, nos raisons et les autres lectures possibles.
page-rules-back-game = Retour à la partie
page-rules-contents = Sommaire
page-rules-print = Imprimer
page-rules-search = Chercher dans les règles
page-rules-search-hint = Un mot, ou un repère comme C2
page-rules-search-clear = Effacer la recherche
# The words of the rules, and after the colon the words that people use for them.
page-rules-synonyms =
    Argent: monnaie, pièce, denier, thune, sesterce
    prix, coûte: cher, payer, coût, abordable
    à côté, adjacent: voisin, contigu, touche, limitrophe, orthogonal
    égalité: ex aequo, nul, départager, partage
    PV: point, victoire, score, pointage
    Terrain: case, parcelle, emplacement, champ
    Contrat: titre, acte, propriété
    marqueur: jeton, cube, pion, indicateur
    habitant, Population: citoyen, gens, personne
    remplacer: reconstruire, améliorer, démolir, recouvrir, construire par-dessus
    annuler: défaire, revenir, erreur, retour
    Ère: manche, âge, époque
    marché: boutique, offre, étal
    carré: grille
    pioche: piger, pige, tirer, tirage
    Pot-de-vin: corruption, soudoyer
    municipal: civique, public
    extension: expansion, module
    diagonale: coin, angle
    distance, proche: loin, près, éloigné
    gagnez: gagner, vainqueur, perdre
    dernier tour: fin de la partie, fin, final
    retourne: révéler, dévoiler
    enregistrée: sauvegarder, enregistrer, reprendre, sauver
    forme: tourner, pivoter, orientation
    bonus: majorité, premier
    défausse: utilisées, pile utilisée
    réserve: inventaire
page-rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } entrée trouvée
   *[other] { $count } entrées trouvées
}
page-rules-nothing = Aucune règle ne mentionne « { $query } ».
page-rules-nothing-try = Essayez un mot plus court, ou parcourez le sommaire.
page-rules-unknown = Il n’y a pas de règle « { $id } ». Voici toutes les règles.
page-rules-rulings = Afficher tous les arbitrages
page-rules-ruling = Arbitrage
page-rules-chosen = Notre réponse
page-rules-why = Pourquoi
page-rules-other = Autres lectures
page-rules-sources = D’où vient une règle
page-rules-mark = { $mark ->
    [book] Livret
    [core] Jeu de base
    [unsettled] Jeu de base, non confirmé
    [ruling] Arbitrage
    [rebuilt] Reconstitué
   *[ours] Règle maison
}
page-rules-about-mark = { $mark ->
    [book] C’est dans le livret de Gardens of Ceres. Le texte anglais est l’original.
    [core] C’est une règle de Foundations of Rome même, et les sources publiques s’accordent là-dessus.
    [unsettled] C’est une règle de Foundations of Rome, mais les sources publiques diffèrent, ou une seule en parle. Nous avons choisi.
    [ruling] Le livret n’en dit rien, ou peut se lire de deux façons. Nous avons choisi.
    [rebuilt] Le livret ne le montre qu’en image. Nous l’avons reconstitué de façon à s’accorder avec le texte. Si vous avez la boîte, vous pouvez jouer avec vos propres cartes et tuiles.
   *[ours] Cela ne fait pas partie du jeu publié.
}
page-rules-chapter-t = Les éléments du jeu
page-rules-chapter-s = Mise en place
page-rules-chapter-y = Votre tour
page-rules-chapter-c = Le tour de Cérès
page-rules-chapter-p = Où va une tuile
page-rules-chapter-e = La fin d’une Ère
page-rules-chapter-v = Décompte
page-rules-chapter-d = Difficulté
page-rules-chapter-m = Monuments
page-rules-chapter-x = Variantes maison
page-rules-chapter-q = Petites questions
page-rules-chapter-l = Autres langues
page-rules-chapter-app = Cette appli
page-rules-app-undo-title = Annuler
page-rules-app-undo = Vous pouvez annuler votre dernière action ; « Rétablir » la rejoue. Si vous avez vu depuis des cartes, des Contrats ou des tuiles cachés, une confirmation vous est d’abord demandée, et la partie est marquée. Dans une partie stricte, rien ne s’annule une fois que Cérès a répondu. À une vraie table, vous pouvez annuler aussi loin que vous voulez, réponse par réponse.
page-rules-app-saving-title = Parties enregistrées
page-rules-app-saving = Chaque action est enregistrée aussitôt. Fermez l’appli quand vous voulez : l’accueil vous ramène à votre partie. Une partie enregistrée peut aussi être exportée dans un fichier et importée ailleurs.
page-rules-column-language = Livret en
page-rules-column-says = dit
page-rules-column-plays = Anglais, et ce que nous jouons
page-rules-pieces = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
page-rules-figure = Valeur
page-rules-figure-double = Tuiles doubles : habitants, et Argent pour les Pots-de-vin et pour vos Bâtiments municipaux
page-rules-figure-double-vp = Tuile commerciale double : PV aux Ères 1 et 2 ; un de plus à l’Ère 3
page-rules-figure-civic-vp = Tuile municipale : PV pour chacun de vos Bâtiments correspondants
page-rules-figure-gardens-at-start = Jardins au départ
page-rules-figure-failed-claim-vp = PV si l’action Réclamer échoue
# Below pictures of small cities. Letters with numbers are Lots here.
page-rules-scene-build-over = À gauche, vous avez une Domus sur B2 et une Domus Maxima sur C2 et D2. Vous construisez l’Insula (en L) sur B2, B3 et C2. Elle a trois Terrains et peut donc remplacer des Bâtiments d’un et de deux Terrains. Les deux retournent sur votre plateau, et D2, qui n’est plus couvert, reçoit votre marqueur.
page-rules-scene-claim = La carte est Réclamer C E G. Aucun Contrat de la colonne C n’est à vendre : la lettre est donc E. E4 est à trois pas de son Terrain le plus proche ; E6 et E2 sont à deux pas. E2 est le moins cher de ces deux-là : c’est lui qu’elle prend.
page-rules-scene-beside = Aucun de ses Terrains vides n’est à côté du Parc de quatre : il ne compte donc pas. E3 est à côté d’un Parc de deux Jardins, F2 à côté d’un Parc d’un seul. La tuile va sur E3.
page-rules-scene-diagonal = Aucun de ses Terrains vides n’est à côté d’un Parc. C4 est en diagonale du Parc de deux Jardins, D5 du Parc d’un seul. La tuile va sur C4.
page-rules-scene-far = B4 et D2 sont tous deux à trois pas du Parc ; F5 est plus loin. Votre Domus est à deux pas de D2 et à quatre de B4. La tuile va sur B4.
page-rules-scene-choice = B3 et D2 sont tous deux à côté du Parc de trois. Sur B3, la tuile compléterait un carré ; sur D2, elle serait à côté de votre Domus. À vous de choisir.
page-rules-scene-squares = Le carré de 3 × 3 rapporte 18 PV, celui de 2 × 2 en rapporte 4. D1 et D2 forment aussi un carré avec C1 et C2, mais ceux-ci appartiennent déjà au grand.

## the page: what the program is

page-about-unofficial = Gardens of Ceres est un projet de fan, non officiel. Il ne contient ni image ni texte de l’éditeur du jeu de société.
page-about-version = Version
page-about-rules = Version des règles
page-about-engine = Moteur
# $how is compiled or interpreted, $where server or page, $python a version.
page-about-runs = { $where ->
    [page] { $how ->
        [compiled] compilé, dans le navigateur (Python { $python })
       *[interpreted] interprété, dans le navigateur (Python { $python })
    }
   *[server] { $how ->
        [compiled] compilé, sur le serveur (Python { $python })
       *[interpreted] interprété, sur le serveur (Python { $python })
    }
}
page-about-docs = Documentation
page-about-licences = Licences
page-about-own-licence = Gardens of Ceres est un logiciel libre sous licence MIT. Il contient des œuvres de tiers, chacune sous sa propre licence :

## rulings: what was chosen, why, and what else it could have been

ruling-t3-chosen = Des pas le long des lignes et des colonnes, de Terrain en Terrain. Entre deux groupes de Terrains, par exemple un Parc et vos Bâtiments, c’est la paire la plus proche qui compte.
ruling-t3-why = Dans la ville, tout le reste se joue par les côtés : voisins, Parcs, carrés. Et c’est facile à compter à table.
ruling-t3-other = La ligne droite, à la règle ; un pas en diagonale compté pour un ; la distance jusqu’au milieu d’un Parc.
ruling-t4-chosen = Quand un Jardin ou un Monument est posé sur un des Terrains vides de Cérès, son marqueur retourne dans sa réserve.
ruling-t4-why = Vous reprenez vos marqueurs quand vous construisez, et les Jardins lui tiennent lieu de Bâtiments. Autrement, elle en manquerait vite.
ruling-t4-other = Ses marqueurs restent sous ses Jardins : elle ne peut donc réclamer que 8 Terrains dans toute la partie.
ruling-buildings-chosen = Les effets municipaux du tableau. La Bibliothèque additionne d’abord tous les habitants adjacents, puis divise par deux, arrondi à l’entier inférieur. L’Échoppe compte l’Argent.
ruling-buildings-why = Une seule source publique donne les effets municipaux. Pour l’Échoppe, son texte et son programme diffèrent ; le programme compte l’Argent, comme le fait la Halle, plus grande.
ruling-buildings-other = Échoppe : 1 PV par bâtiment commercial adjacent. Bibliothèque : arrondi à l’entier inférieur pour chaque voisin.
ruling-names-chosen = Nos propres noms, et des identifiants qui ne changent jamais. Quand deux Bâtiments ne diffèrent que par la forme, le nom la précise : en L, carré ou long.
ruling-names-why = Les parties enregistrées ont besoin de noms qui ne changent jamais, et nous ne reprenons aucun texte de la boîte.
ruling-names-other = Les noms imprimés dans la boîte.
ruling-tiles-chosen = Un quart des tuiles sont résidentielles, un quart commerciales et la moitié municipales, à parts égales entre leurs quatre sortes. Moins de la moitié des tuiles résidentielles et commerciales sont doubles.
ruling-tiles-why = Le livret dit qu’il y a 32 tuiles et quelles sortes existent, mais pas combien il y en a de chacune.
ruling-tiles-other = Toute autre répartition de 32 tuiles.
ruling-cards-chosen = 11 cartes qui réclament, 4 Agrandissements de Parc, 3 Pots-de-vin. Chaque lettre vient une fois en premier, une fois en deuxième et une fois en troisième ; les numéros 1 à 4 sont à peu près aussi fréquents les uns que les autres.
ruling-cards-why = Le livret ne montre les cartes qu’en image. Avec cette répartition, aucune colonne n’est favorisée.
ruling-cards-other = Toute autre répartition. Elle change la force de Cérès.
ruling-s1-chosen = Les six Contrats de Cérès sont face cachée, et aucun de ses marqueurs ne va sur ces Terrains.
ruling-s1-why = Ces cartes sont secrètes. Des marqueurs les trahiraient, et les retourner plus tard ne vous apprendrait rien.
ruling-s1-other = Six marqueurs dans la ville dès le départ, comme pour un joueur humain.
ruling-s2-chosen = Cérès et vous commencez à 0 PV.
ruling-s2-why = Les descriptions publiques diffèrent, et 0 est le départ le plus simple.
ruling-s2-other = 5 PV pour chaque camp. Vous commenceriez toujours à égalité, et le vainqueur ne changerait donc pas.
ruling-s4-chosen = Des piles de 13 Contrats pour l’Ère 1, de 12 pour l’Ère 2 et de 12 pour l’Ère 3.
ruling-s4-why = Les piles doivent être à peu près égales, et 37 ne se divise pas par trois. Nous avons allongé la première.
ruling-s4-other = La pile la plus longue à une Ère suivante ; ou un Contrat mis de côté.
ruling-y4-chosen = Une construction qui vous laisserait plus de 8 Terrains vides n’est pas permise.
ruling-y4-why = Chacun de vos Terrains vides a besoin d’un marqueur, et vous en avez 8. Ainsi, vous ne perdez jamais un Terrain par mégarde.
ruling-y4-other = Vous perdez les Terrains sans marqueur ; ou vous les gardez sans marqueur ; ou vous choisissez ceux que vous abandonnez.
ruling-c1-chosen = Le numéro compte les cartes de la rangée à partir de la gauche.
ruling-c1-why = La rangée se resserre vers la gauche et se complète par la droite, et le marché se lit aussi à partir de la gauche. Le livret ne le montre qu’en image.
ruling-c1-other = Compter à partir de la droite.
ruling-c2-chosen = Ses Terrains sont ceux qui portent son marqueur, un Jardin ou un Monument. Si elle n’en a aucun, le prix décide, puis la place au marché.
ruling-c2-why = Un Terrain avec un Jardin ou un Monument est à elle tout autant qu’un Terrain avec un marqueur. Le livret ne dit pas ce qui se passe si elle ne possède aucun Terrain.
ruling-c2-other = Seuls les Terrains avec ses marqueurs comptent ; ou ses Contrats face cachée comptent aussi.
ruling-c5-chosen = Un Contrat retourné de sa pioche de Contrats va pour de bon dans sa défausse. Celle-ci n’est jamais remélangée.
ruling-c5-why = À la mise en place, le livret envoie les Contrats retournés dans cette défausse, et il prévoit que la pioche puisse s’épuiser.
ruling-c5-other = La défausse devient une nouvelle pioche de Contrats.
ruling-c8-chosen = Cherchez le Terrain comme d’habitude ; s’il en reste plusieurs, vous choisissez (P1 à P4). Le marqueur de Cérès retourne dans sa réserve, et le Terrain n’appartient plus à personne jusqu’à la fin de la partie. S’il vient de sa pioche de Contrats (C5), il n’y a pas de marqueur à reprendre. Pour les 4 PV, on compte les Terrains avec son marqueur, un Jardin ou un Monument.
ruling-c8-why = Le livret parle d’un Terrain et de son marqueur : il faut donc d’abord trouver ce Terrain. Un Terrain sur lequel il n’y a rien n’a pas de propriétaire.
ruling-c8-other = Seuls les Terrains avec un Jardin comptent ; le Terrain reste à elle ; il ne se passe rien pour un Terrain de sa pioche de Contrats.
ruling-p2-chosen = Si plusieurs de ses Terrains vides sont en diagonale de Parcs, prenez ceux qui sont en diagonale du plus grand de ces Parcs.
ruling-p2-why = C’est le même ordre qu’à l’étape précédente (P1).
ruling-p2-other = N’importe lequel de ces Terrains, à votre choix.
ruling-p3-chosen = D’abord les Terrains les plus proches de son plus grand Parc, puis les plus éloignés de vos Bâtiments, en mesurant chaque fois jusqu’au plus proche. S’il y a plusieurs plus grands Parcs, c’est le plus proche d’entre eux qui compte. Si vous n’avez aucun Bâtiment, ou si elle n’a aucun Parc, laissez de côté l’étape correspondante.
ruling-p3-why = Le livret cite les deux buts et met le Parc en premier. Sans Bâtiment ou sans Parc, il n’y a rien à mesurer.
ruling-p3-other = Au plus loin de vos Bâtiments d’abord ; les deux distances pesées ensemble ; entre plusieurs plus grands Parcs, à vous de choisir lequel compte.
ruling-p4-chosen = Vous choisissez aussi entre plusieurs Terrains en diagonale du plus grand Parc, ou de Parcs de même taille.
ruling-p4-why = Le livret vous laisse choisir à l’étape précédente et à la suivante, et ne dit rien ici. Il faut bien choisir un Terrain.
ruling-p4-other = Les distances (P3) décident d’abord ; ou bien le hasard.
ruling-p5-chosen = Là où le livret vous laisse choisir pour Cérès, le jeu s’arrête et vous pose la question. Votre réponse est enregistrée et peut être annulée ; un bot y répond aussi.
ruling-p5-why = Ce choix vaut souvent des PV, et sans lui, une partie enregistrée ne pourrait pas être revue.
ruling-p5-other = Le programme choisit, au hasard ou dans un ordre fixe.
ruling-e1-chosen = Quand il n’y a plus de Contrats de l’Ère, chaque camp a encore un tour, dans l’ordre du jeu, y compris celui qui a pris le dernier Contrat.
ruling-e1-why = Les descriptions publiques diffèrent. Celle-ci s’accorde avec le livret, où la dernière action de Cérès vient après le dernier Contrat.
ruling-e1-other = Seule Cérès a encore un tour, et seulement si vous avez pris le dernier Contrat ; ou l’Ère se termine aussitôt.
ruling-e2-chosen = Les derniers tours viennent dans l’ordre habituel : si elle a pris le dernier Contrat, vous jouez d’abord ; sinon, c’est elle.
ruling-e2-why = Rien dans le livret n’interrompt l’ordre des tours.
ruling-e2-other = Elle agrandit aussitôt, toujours avant votre dernier tour ; ou toujours après.
ruling-e3-chosen = Après le décompte, les tours reprennent dans l’ordre : c’est au camp qui n’a pas joué le dernier tour.
ruling-e3-why = Le livret ne dit pas qui commence les Ères suivantes.
ruling-e3-other = Vous commencez chaque Ère.
ruling-v2-chosen = De l’Argent à la fin des Ères 1 et 2, des PV à la place à la fin de l’Ère 3.
ruling-v2-why = Les sources publiques ne tranchent pas. Après la dernière Ère, l’Argent ne vaut plus rien : les PV le remplacent donc.
ruling-v2-other = De l’Argent et des PV à chaque Ère.
ruling-v3-chosen = Les Monuments de Cérès comptent comme voisins de vos Bâtiments municipaux, avec les valeurs imprimées dessus (M6).
ruling-v3-why = Le livret cite les Jardins comme voisins et ne parle pas des Monuments de Cérès. Ce sont des bâtiments de la ville comme les autres.
ruling-v3-other = Ses Monuments ne comptent pas du tout pour vous.
ruling-v4-chosen = 1 PV pour chaque Terrain vide à la fin de l’Ère 3, et seulement alors.
ruling-v4-why = Les sources publiques ne tranchent pas. Aux Ères précédentes, vous pouvez encore construire sur un Terrain vide ; à la fin, vous ne le pouvez plus.
ruling-v4-other = Rien pour les Terrains vides ; ou des PV pour eux à chaque Ère.
ruling-v6-chosen = En Difficile, une tuile commerciale double rapporte toujours 1 PV ; c’est seulement en Défi qu’elle en rapporte 2. À l’Ère 3, elle en rapporte un de plus : 2 en Difficile, 3 en Défi.
ruling-v6-why = Le livret cite les 2 PV parmi ce que le Défi ajoute. À l’Ère 3, il ajoute un PV pour chaque tuile commerciale.
ruling-v6-other = 2 PV en Difficile, comme le tableau des tuiles pourrait le laisser entendre. À l’Ère 3 en Défi : 4 PV, ou 2.
ruling-v7-chosen = Les « icônes correspondantes » désignent le type du Bâtiment ; peu importe la valeur qu’il indique. En Défi aussi, le type doit correspondre, pour 3 PV au lieu de 2.
ruling-v7-why = Le livret dit que la valeur ne compte pas. Sa phrase sur le Défi change le nombre et ne répète pas le reste.
ruling-v7-other = En Défi, chacun de vos Bâtiments à côté d’une tuile municipale rapporte 3 PV.
ruling-v8-chosen = De toutes les façons de choisir des carrés qui ne partagent aucun Jardin, c’est celle qui donne le plus de PV qui compte.
ruling-v8-why = Le livret veut le score le plus élevé, et ainsi l’ordre dans lequel on regarde n’a jamais d’importance. Par exemple, les 28 Jardins A1–F3, B4–D6 et E4 contiennent trois carrés de 3 × 3 pour 54 PV ; commencer par le carré de 4 × 4 n’en donnerait que 52.
ruling-v8-other = D’abord le plus grand carré, puis le plus grand de ce qui reste.
ruling-v10-chosen = L’Argent et les Terrains vides ne comptent que pour vous.
ruling-v10-why = Le livret dit comment Cérès marque des PV, et ne cite ni l’un ni les autres.
ruling-v10-other = 1 PV pour chacun de ses Terrains vides à l’Ère 3.
ruling-monuments-chosen = Les valeurs et les conditions du tableau. Une condition est vérifiée avant que la construction ne change quoi que ce soit ; le Panthéon ne peut donc être construit que par-dessus vos Bâtiments.
ruling-monuments-why = Une seule source publique les donne toutes.
ruling-monuments-other = D’autres valeurs sur les vraies cartes ; tous les Terrains au bord de la ville ; l’Argent que vous avez en main ; des conditions vérifiées après la construction.
ruling-m1-chosen = Si vous construisez par-dessus un de vos Monuments, il retourne dans la réserve. Chaque camp peut le construire à nouveau, et son effet « à la construction » se produit à nouveau.
ruling-m1-why = Les Bâtiments remplacés retournent d’où ils viennent, et un Monument vient de la réserve.
ruling-m1-other = Il quitte la partie ; ou il ne peut pas être remplacé ; ou son effet n’a lieu qu’une fois.
ruling-m2-chosen = En partant du plus petit, elle prend le premier Monument qui est assez petit pour son compte de tuiles et dont la forme tient sur ses Terrains vides. À taille égale, ce qui n’arrive que dans une position composée, c’est l’ordre alphabétique des identifiants qui décide.
ruling-m2-why = Le livret dit de commencer par le plus petit. Elle ne peut pas en prendre un pour lequel il n’y a pas de place : c’est donc au suivant.
ruling-m2-other = Elle ne regarde que le plus petit, et ne construit rien s’il ne tient pas.
ruling-m3-chosen = Tous les emplacements sont comparés comme les Terrains pour une tuile (P1 à P4). Un emplacement est à côté d’un Parc, ou en diagonale, si l’un de ses Terrains l’est ; sa distance est celle de son Terrain le plus proche.
ruling-m3-why = Le livret renvoie aux règles des tuiles, qui portent sur des Terrains isolés. C’est la façon la plus simple de les étendre.
ruling-m3-other = L’emplacement qui a le plus de Terrains à côté du Parc ; ou qui les a tous ; ou un Terrain est choisi d’abord.
ruling-m4-chosen = Cérès ignore toutes les conditions, y compris celle du bord de la ville. Les effets « à la construction » se produisent pour les deux camps, même quand c’est elle qui construit. Les Jardins comptent comme ses bâtiments ; elle ne reçoit pas d’Argent.
ruling-m4-why = Le livret la dispense des exigences, et un effet n’est pas une exigence. Les Jardins lui tiennent lieu de Bâtiments.
ruling-m4-other = Aucun effet quand elle construit ; un effet seulement pour vous ; les Jardins ne comptent pas.
ruling-m5-chosen = Une seule icône, quel que soit le niveau de difficulté : 1 habitant, ou 1 PV (2 à l’Ère 3), ou une tuile municipale qui demande ce que le Monument compte.
ruling-m5-why = D’après le livret, ses Monuments rapportent comme des tuiles ordinaires, et une tuile double n’est pas ordinaire. Pour les Monuments municipaux, nous prenons la tuile la plus proche.
ruling-m5-other = Les valeurs imprimées ; une icône double ; la valeur d’une tuile par Terrain ; rien pour les municipaux.
ruling-m6-chosen = Ses Monuments ne font partie d’aucun Parc ni d’aucun carré, et ne comptent ni pour ses Pots-de-vin (C7) ni pour d’autres Monuments (M2). Leurs Terrains sont à elle (C2, C8). Vos Bâtiments municipaux comptent les valeurs imprimées.
ruling-m6-why = Un Monument est un bâtiment, et le livret ne le traite comme une tuile que dans le décompte de Cérès.
ruling-m6-other = Un Monument rejoint un Parc ; pour vos Bâtiments municipaux, il compte pour une icône, comme dans le décompte de Cérès (M5).
ruling-m7-chosen = « De tailles différentes » veut dire avec des nombres de Terrains différents.
ruling-m7-why = Elle prend le plus petit d’abord, ce qui demande un nombre.
ruling-m7-other = Des formes différentes comptent comme des tailles différentes.
ruling-x1-chosen = Avec exactement 3 habitants de retard, vous marquez. Sans aucune Population, vous ne marquez rien. Si vous êtes en tête, elle marque comme toujours (V1), quel que soit son retard.
ruling-x1-why = Pour celles et ceux qui trouvent qu’une petite maison suffit pour vivre aux dépens de la Population de Cérès.
ruling-x2-chosen = Ses Parcs et ses tuiles sont comptés avant que quoi que ce soit ne soit recouvert. Un Monument qui recouvre des Jardins est toujours à côté de leur Parc (P1). Les Jardins recouverts ne sont plus des bâtiments adjacents au Monument. Ils seront piochés en dernier, dans l’ordre de leurs Terrains.
ruling-x2-why = Pour celles et ceux qui trouvent qu’elle ne construit jamais par-dessus quoi que ce soit, et rarement des Monuments.
ruling-x3-chosen = Si plusieurs Contrats sont à côté de Parcs de même taille, elle prend le plus à gauche, comme quand elle réclame (C4), mais sans marqueur. Le marché se complète avant la tuile suivante. Si le sac est vide, elle marque comme toujours (C8). Si elle prend ainsi le dernier Contrat, les derniers tours commencent à la fin de son tour (E1).
ruling-x3-why = Pour celles et ceux qui trouvent qu’elle s’essouffle en fin de partie.
ruling-x4-chosen = Ces PV comptent dans son score final comme les autres, mais ne font partie du décompte d’aucune Ère. Il y a une faveur au plus. Elle se combine avec chaque niveau de difficulté, avec les Monuments et avec les autres variantes.
ruling-x4-why = Pour celles et ceux qui battent le Défi et ne trouvent rien au-dessus.

## small questions that no rule answers: the question, and our answer

ruling-question-no-lot-title = Cérès ne possède aucun Terrain
ruling-question-no-lot = Alors la distance ne départage rien : le prix décide, puis la place au marché.
ruling-question-her-lots-title = Quels Terrains comptent pour la distance
ruling-question-her-lots = Ceux qui portent son marqueur, un Jardin ou un Monument. Ses Contrats face cachée ne comptent pas.
ruling-question-one-tile-title = Un Parc à côté d’un Bâtiment municipal
ruling-question-one-tile = Chaque tuile Jardin adjacente est un bâtiment. Un Parc entier n’en est pas un.
ruling-question-civic-icons-title = Les icônes des tuiles municipales
ruling-question-civic-icons = Elles disent seulement pour quels Bâtiments la tuile rapporte des PV. Ce ne sont ni des habitants ni de l’Argent, et la tuile ne compte pas comme résidentielle ou commerciale pour ses Monuments.
ruling-question-doubles-title = Les tuiles doubles à côté de vos Bâtiments municipaux
ruling-question-doubles = Elles suivent le niveau de difficulté : 1 habitant ou 1 Argent en Normal, 2 en Difficile et en Défi.
ruling-question-when-built-title = Ce qui est à côté d’un Monument à sa construction
ruling-question-when-built = C’est la ville après la construction qui compte : les Bâtiments remplacés et les Jardins recouverts n’y sont plus.
ruling-question-icon-title = Quand ses tuiles sont comptées pour un Monument
ruling-question-icon = Après l’action de la carte : les tuiles qui viennent d’être placées comptent donc. Elle ignore les conditions.
ruling-question-tower-title = Les PV de vos Monuments commerciaux
ruling-question-tower = Ils ne rapportent qu’à l’Ère 3, comme ceux de tout Bâtiment commercial. Aux Ères 1 et 2, la Tour des Merveilles ne vous rapporte rien.
ruling-question-large-squares-title = Les carrés plus grands que 4 × 4
ruling-question-large-squares = Il n’y en a pas. Dans 5 × 5 Jardins, on compte un carré de 4 × 4 et ce qui tient encore à côté.
ruling-question-tie-title = Égalité de PV à la fin
ruling-question-tie = Cérès gagne. Le livret le dit ; c’est ici parce que la question revient souvent.
ruling-question-unsorted-title = Une position écrite avec des listes non triées
ruling-question-unsorted = Elle est acceptée et triée.
ruling-question-twice-title = Une position écrite qui dit deux fois la même chose
ruling-question-twice = Elle est refusée.
ruling-question-no-choice-title = Une position écrite avec un choix qui n’en est pas un
ruling-question-no-choice = Avec moins de deux possibilités, il n’y aurait rien à demander : elle est donc refusée.
ruling-question-last-turn-title = Une position écrite avec un Monument au dernier tour de Cérès
ruling-question-last-turn = Cela ne peut pas arriver en jeu. Elle est acceptée et jouée jusqu’au bout, et le dernier tour de Cérès se termine là.
ruling-question-second-icon-title = Une position écrite avec un Monument à placer et une icône restante
ruling-question-second-icon = En jeu, l’icône a déjà servi à ce moment-là. Ici, elle est résolue quand même : Cérès peut en construire un autre.
ruling-question-no-deeds-title = Une position écrite sans Contrats
ruling-question-no-deeds = Elle est acceptée : une Ère qui commence sans Contrats commence par un tour ordinaire.

## where translations of the rulebook differ: what they say, and what is played

ruling-translation-dearest-says = Réclamer le plus cher : à égalité, le Contrat le plus à gauche.
ruling-translation-dearest-plays = Le plus à droite.
ruling-translation-every-tile-says = Décompte final : un PV de plus pour chaque tuile Jardin.
ruling-translation-every-tile-plays = Seulement pour chaque tuile Jardin commerciale.
ruling-translation-largest-park-says = Agrandissement de Parc : la tuile va à côté du plus grand Parc qu’elle a.
ruling-translation-largest-park-plays = À côté du plus grand Parc adjacent à un de ses Terrains vides.
ruling-translation-markers-says = Dit expressément que Cérès a 8 marqueurs de Terrain.
ruling-translation-markers-plays = Un deuxième jeu de marqueurs de Terrain, ce qui fait 8 aussi.
ruling-translation-coins-says = Pot-de-vin : on continue jusqu’à ce que toutes les cartes portent des pièces.
ruling-translation-coins-plays = Une pièce d’Argent sur chaque Contrat, qu’il en porte déjà ou non.
ruling-translation-gardens-says = Décompte municipal : ses Jardins adjacents les uns aux autres ne rapportent pas de points.
ruling-translation-gardens-plays = Ses tuiles municipales ne rapportent rien pour ses autres Jardins.
ruling-translation-population-says = Monuments : compte sa Population plus ses tuiles commerciales.
ruling-translation-population-plays = Compte les tuiles ; une tuile double en est une seule.
ruling-translation-turn-says = La dernière action de Cérès vient à la fin du tour.
ruling-translation-turn-plays = À la fin de la manche, c’est-à-dire de l’Ère.
ruling-translation-diagonal-says = Agrandissement de Parc : un Terrain en diagonale, sans dire qu’il doit être à elle.
ruling-translation-diagonal-plays = Un Terrain en diagonale qu’elle possède.
ruling-translation-cards-says = Les cartes Contrat et les cartes Action ont le même nom ; Réclamer et Pot-de-vin parlent de tuiles Action.
ruling-translation-cards-plays = Des cartes Contrat.
ruling-translation-chart-says = Le tableau des tuiles : 2 PV pour vos Bâtiments à côté d’une tuile municipale, ce qui peut se lire comme 2 en tout. Défi : 3 PV pour chacun, sans dire de qui.
ruling-translation-chart-plays = Pour chacun de vos Bâtiments adjacents.
ruling-translation-monument-deck-says = La pioche et la carte Monument sont appelées table et tuile.
ruling-translation-monument-deck-plays = Pioche et carte.
ruling-translation-double-says = En Normal, une tuile résidentielle double compte comme Population, sans nombre.
ruling-translation-double-plays = Elle compte pour un habitant.
ruling-translation-garbled-says = La phrase sur les Terrains en diagonale est incompréhensible.
ruling-translation-garbled-plays = Un Terrain en diagonale qu’elle possède.
ruling-translation-missing-says = Les étapes 4 à 6 de la mise en place et le choix du niveau de difficulté manquent.
ruling-translation-missing-plays = Elles y sont.
ruling-translation-bank-says = L’Argent posé sur un Contrat acheté retourne à la rangée.
ruling-translation-bank-plays = À la banque.
ruling-translation-opposite-says = Vous perdez « dans le cas contraire », ce qui laisse ouverte la question de l’égalité.
ruling-translation-opposite-plays = Vous perdez, à moins d’en avoir plus.
ruling-translation-squares-says = Carrés : seule compte la combinaison qui donne le plus de PV.
ruling-translation-squares-plays = Un Jardin ne compte que pour un carré, celui qui rapporte le plus. Nous jouons comme le dit le texte coréen.
ruling-translation-shuffling-says = Monuments : piochez-en trois de tailles différentes, sans qu’il soit question de mélanger.
ruling-translation-shuffling-plays = Mélangez d’abord.
ruling-translation-instead-says = Défi : ne précise pas que les 2 PV d’une tuile commerciale double remplacent le PV habituel.
ruling-translation-instead-plays = 2 PV au lieu de 1.
ruling-translation-her-lot-says = Agrandissement de Parc : un Terrain vide à côté du Parc, sans dire qu’il doit être à elle.
ruling-translation-her-lot-plays = Un de ses Terrains vides.
ruling-translation-monument-card-says = La carte Monument va à côté de la pile des Contrats qu’elle possède.
ruling-translation-monument-card-plays = À côté de sa défausse.

## the page: without a server

page-site-loading =
    { $stage ->
        [load] Chargement du jeu…
        [python] Démarrage de Python…
        [rules] Lecture des règles…
       *[store] Enregistrement du jeu pour jouer sans connexion…
    }

## the page: without a server

page-site-denied = Ce navigateur ne laisse pas la page enregistrer quoi que ce soit : vos parties ne sont conservées que jusqu’à la fermeture de la page. Enregistrez dans des fichiers celles que vous voulez garder.
page-site-full = il n’y a plus de place pour cette page dans le navigateur : ceci n’a pas été enregistré. Faites de la place (supprimez d’anciennes parties ou les données d’autres sites) et réessayez, ou enregistrez la partie dans un fichier
page-site-storage-failed = le stockage du navigateur ne fonctionne pas en ce moment ({ $problem }) : ceci n’a pas été enregistré. Réessayez, ou enregistrez la partie dans un fichier et rechargez la page
page-site-save = Vous avez terminé { $games } parties depuis le dernier enregistrement d’un fichier, et ce navigateur ne s’est pas engagé à les conserver.
page-site-save-now = Enregistrer mes parties
page-site-install = Installez le jeu : il se lance alors par sa propre icône, même sans réseau.
page-site-install-now = Installer
page-site-install-apple = Gardez le jeu sur votre écran d’accueil : dans Safari, touchez Partager, puis « Sur l’écran d’accueil ». Il fonctionne alors sans réseau.
page-site-install-later = Pas maintenant
page-site-too-new = les parties de ce navigateur ont été enregistrées par une version plus récente de cette page. Elles n’ont pas été modifiées. Connectez-vous à Internet et rechargez la page pour obtenir cette version
page-site-failed = un problème est survenu ({ $problem }). Votre partie n’a pas changé
page-site-away = Un élément de la page n’a pas pu être chargé. Le chargement reprendra de lui-même dès que la connexion sera rétablie ; rien n’est perdu.
page-site-renew = Une nouvelle version est prête.
page-site-renew-now = Recharger
page-site-renew-later = Une nouvelle version est prête, mais une partie est ouverte dans un autre onglet. Fermez-le d’abord.

## the page: a guided first game
## Short, warm and plain: one thought each. What is to be done stands last.

page-learn-title = Votre première partie
page-learn-loading = Mise en place de la leçon…
page-learn-progress = { $number } sur { $of }
page-learn-on = Suite
page-learn-more = Lire la suite
page-learn-show = Me montrer
page-learn-do = Le faire pour moi
page-learn-leave = Quitter la leçon
page-learn-left = Il n’y a plus d’explications à partir d’ici. La leçon vous attend à l’accueil.
page-learn-alone = Continuer sans aide
page-learn-watch = Bien joué ! C’est maintenant le tour de Cérès : suivez-le avec « Suite ».
# When something else was tried than the lesson wants
page-learn-later-income = Bonne idée, mais plus tard. Pour l’instant, prenez le Revenu.
page-learn-later-buy = Bonne idée, mais plus tard. Pour l’instant, achetez { $deed }.
page-learn-later-build = Bonne idée, mais plus tard. Pour l’instant, construisez { PIECE($id, form: "un") } sur { LIST($lots) }.
page-learn-later-place = Bonne idée, mais plus tard. Pour l’instant, posez la tuile sur { $lot }.

# The steps, in their order
page-learn-step-city = Bienvenue à Rome : 49 Terrains, désignés par leur colonne et leur ligne. Les écus rouges marquent vos Terrains vides, les losanges verts ceux de Cérès. Vous avez construit deux petits Bâtiments ; elle a trois Jardins.
page-learn-step-goal = Il y a trois Ères, et à la fin de chacune, les deux camps marquent des points de Victoire (PV). Vous gagnez si vous en avez plus que Cérès après la troisième. Nous commençons vers la fin de la première.
page-learn-step-turn = À votre tour, vous faites une seule chose : prendre le Revenu, acheter un Contrat ou construire. Puis Cérès joue un tour. Tout peut être annulé : essayez sans crainte.
page-learn-step-income = { $deed } vous conviendrait bien, mais il coûte { $price } pièces d’Argent et vous en avez { $silver }. Prenez le Revenu : { $basic } pièces d’Argent, plus { $more } grâce à votre { PIECE($id) }.
page-learn-step-flip = Cérès n’a ni cartes en main ni volonté propre : elle n’a qu’une pioche. La carte qu’elle retourne montre un { $number }, ce qui désigne la carte { $number } de sa rangée, en comptant à partir de la gauche. Elle fait ce que dit cette carte.
page-learn-step-letters = Elle réclame un Contrat par lettres : { LIST($letters, type: "comma") }, dans cet ordre. Aucun Contrat de la colonne { $without } n’est à vendre : ce sera donc { $letter }. Cette colonne en a deux, et elle prend le plus proche de ses Terrains : { $deed }. Elle ne paie rien.
page-learn-step-buy = Les Contrats à droite du sien ont avancé et coûtent moins cher, et { $new } est arrivé au bout. { $deed } ne coûte donc plus que { $price }. Achetez-le.
page-learn-step-bribe = Un Pot-de-vin : elle compte l’Argent indiqué sur ses Jardins, { $icons }, et ajoute 1. { $silver } pièces d’Argent vont donc sur les Contrats, une sur chacun, en partant de la gauche. Elles font désormais partie du prix.
page-learn-step-build = Construire sur vos propres Terrains est gratuit. Construisez { PIECE($id, form: "un") } sur { LIST($lots) } : deux Terrains côte à côte, { $citizens } habitants.
page-learn-step-enlarge = Agrandissement de Parc : trois tuiles du sac, l’une après l’autre. Chacune va sur un de ses Terrains vides, à côté du plus grand Parc à sa portée. Des Jardins reliés par leurs côtés forment un Parc.
page-learn-step-choice = Deux Terrains conviennent : c’est donc à vous de choisir, et vous voyez d’abord la tuile. Elle rapporte pour chacun de vos Bâtiments résidentiels adjacents, et { $beside } est à côté de votre { PIECE($id) }. Posez-la sur { $lot }.
page-learn-step-park = De toute façon, la tuile suivante va sur { $lot }. Méfiez-vous de ses carrés : 2 × 2 Jardins rapportent { $square } PV à chaque Ère, et 3 × 3 pas moins de { $larger }.
page-learn-step-bribed = Maintenant { $deed }. Sa place coûte { $printed }, et le Pot-de-vin y a ajouté { $silver } Argent : { $price } en tout. Achetez-le. L’Argent posé dessus va à la banque.
page-learn-step-cheapest = Elle réclame le Contrat le moins cher, Argent posé dessus compris : { $deed }, à { $price }.
page-learn-step-over = Vous pouvez construire par-dessus vos propres Bâtiments s’ils ont moins de Terrains. Construisez { PIECE($id, form: "un") } sur { LIST($lots) } : { PIECE($under, form: "le") } retourne sur votre plateau, et { $before } habitant laisse place à { $citizens }.
page-learn-step-no-claim = { LIST($letters, type: "comma") } : aucun de ces Contrats n’est à vendre. Elle retourne donc la première carte de sa propre pioche de Contrats, { $deed }, et un Jardin y pousse aussitôt. Si cette pioche était vide, elle marquerait 1 PV.
page-learn-step-between = { $deed } est entre vos maisons et un Jardin : l’endroit idéal pour un Bâtiment municipal. Achetez-le pour { $price }, Argent du Pot-de-vin compris.
page-learn-step-dearest = Elle réclame le Contrat le plus cher, Argent posé dessus compris : { $deed }, à { $price }. Il n’en reste plus qu’un.
page-learn-step-commerce = Les Bâtiments commerciaux rapportent de l’Argent à chaque Revenu, pendant les trois Ères. À la fin des Ères 1 et 2, ils en rapportent encore une fois ; à la fin de l’Ère 3, ils rapportent des PV à la place. Construisez { PIECE($id, form: "un") } sur { LIST($lots) }.
page-learn-step-last = Elle a pris le dernier Contrat de cette Ère. Chaque camp a encore un tour : vous, puis Cérès.
page-learn-step-civic = Les Bâtiments municipaux rapportent selon ce qui leur est adjacent, Jardins de Cérès compris. Construisez { PIECE($id, form: "un") } sur { LIST($lots) } : 1 PV par habitant adjacent, { $citizens } en tout.
page-learn-step-her-last = Le dernier tour de Cérès dans une Ère est toujours un Agrandissement de Parc, sans carte. Regardez { $lot } : il complète un carré de 2 × 2.
page-learn-step-you-score = C’est l’heure du décompte de l’Ère. Vous avez plus d’habitants, { $population } contre { $other } : { $population } PV, plus { $bonus } parce que vous êtes en tête. { PIECE($id) } : { $vp } PV. Bâtiments commerciaux : { $silver } Argent.
page-learn-step-she-scores = Cérès marque elle aussi la plus grande Population, mais sans le bonus : { $population }. Elle obtient en plus { $commercial } pour ses tuiles commerciales, { $civic } pour une tuile municipale à côté de votre { PIECE($id) }, et { $square } pour le carré.
page-learn-step-alone = Ère { $era } : six nouveaux Contrats, la ville reste en place, et être en tête en habitants vaut maintenant { $bonus }. Vous menez { $you } à { $ceres }, et vous connaissez le jeu. À vous de jouer !

## the page: a real table: what is asked for. The player draws it from the real thing and tells what it is.

real-ask-your-deeds = Prenez { $count } Contrats. Lesquels ?
real-ask-her-deeds = Distribuez six Contrats à Cérès, face cachée. Retournez les { $count } premiers. Lesquels ?
# $lots are the Lots of the Deeds that were flipped, one tile for each.
real-ask-first-tiles = Piochez { $count } tuiles dans le sac, une pour chacun de ces Terrains, dans cet ordre : { LIST($lots) }. Quelles tuiles ?
real-ask-market = Révélez { $count } Contrats de la pile de cette Ère et mettez-les au marché, de gauche à droite. Lesquels ?
real-ask-row = Posez { $count } cartes de la pioche d’actions de Cérès en rangée, face visible, de gauche à droite. Lesquelles ?
real-ask-supply = Retirez des cartes Monument le Temple de Minerve et le Temple de Vulcain, et mélangez les autres. Révélez-en jusqu’à en avoir { $count } de tailles différentes. Lesquelles ?
real-ask-flip = Retournez la première carte de la pioche d’actions de Cérès. Laquelle ?
real-ask-refill = Révélez le Contrat suivant de la pile de cette Ère et posez-le à la dernière place du marché. Lequel ?
real-ask-deed-flip = Retournez la première carte de la pioche de Contrats de Cérès et mettez-la dans sa défausse. Laquelle ?
real-ask-tile = Piochez une tuile dans le sac pour { $lots }. Laquelle ?
real-ask-tile-choice = Piochez une tuile dans le sac. Laquelle ? Vous aurez ensuite le choix entre { LIST($lots) }.

## the page: a real table: what to do with one's hands
## $drawer is me (the player draws, so it was drawn already) or app (it has to be looked for).

real-hand-silver = { $silver ->
    [one] Prenez { $silver } pièce d’Argent à la banque.
   *[other] Prenez { $silver } pièces d’Argent à la banque.
}
# $price is all that the player pays; $bribe is the silver that lies on the Deed.
real-hand-pay = { $bribe ->
    [0] Payez { $price } pièces d’Argent à la banque. Mettez le Contrat { $deed } de côté.
   *[other] Payez { $price } pièces d’Argent à la banque ; l’Argent posé sur le Contrat ({ $bribe }) y va aussi. Mettez le Contrat { $deed } de côté.
}
real-hand-your-marker = { $count ->
    [one] Posez votre marqueur sur { $lots }.
   *[other] Posez vos marqueurs sur { LIST($lots) }.
}
# $place is the place that is empty now; $count Deeds lie to the right of it.
real-hand-slide = { $count ->
    [one] Décalez le dernier Contrat du marché d’une place vers la gauche, avec son Argent.
   *[other] Décalez les { $count } derniers Contrats du marché d’une place vers la gauche, avec leur Argent.
}
real-hand-refill = Cherchez le Contrat { $deed } et posez-le à la dernière place du marché.
# $side is you or ceres.
real-hand-markers-back = { $side ->
    [you] { $count ->
        [one] Reprenez votre marqueur de { $lots } dans votre réserve.
       *[other] Reprenez vos marqueurs de { LIST($lots) } dans votre réserve.
    }
   *[ceres] { $count ->
        [one] Remettez dans la réserve de Cérès son marqueur de { $lots }.
       *[other] Remettez dans la réserve de Cérès ses marqueurs de { LIST($lots) }.
    }
}
# $where is tray or supply.
real-hand-piece-back = { $where ->
    [hers] Remettez parmi les Monuments { PIECE($id, form: "le") } de { LIST($lots) }, et sa carte parmi les cartes Monument.
    [supply] Remettez parmi les Monuments { PIECE($id, form: "le") } de { LIST($lots) }.
   *[tray] Remettez sur votre plateau { PIECE($id, form: "le") } de { LIST($lots) }.
}
real-hand-build = { $where ->
    [supply] Posez { PIECE($id, form: "le") } de la réserve de Monuments sur { LIST($lots) }.
   *[tray] Posez { PIECE($id, form: "un") } de votre plateau sur { LIST($lots) }.
}
# $vp is what is scored; $start and $end are numbers on the track.
real-hand-vp = { $side ->
    [you] Avancez votre marqueur de PV de { $vp } : de { $start } à { $end }.
   *[ceres] Avancez le marqueur de PV de Cérès de { $vp } : de { $start } à { $end }.
}
real-hand-population = Réglez la piste de Population : vous { $you }, Cérès { $ceres }.
# Of a card: $number, $does and $letters, as in card-action. $drawer may also be known: it was played before.
real-hand-flip = { $drawer ->
    [me] Gardez la carte retournée sous la main : { $number }, { card-action }.
    [known] Retournez la première carte de la pioche d’actions de Cérès : { $number }, { card-action }.
   *[app] Cherchez la carte retournée : { $number }, { card-action }.
}
real-hand-card-under = Glissez la carte { $place } de la rangée, face cachée, sous la pioche d’actions de Cérès : { $number }, { card-action }.
real-hand-row = Resserrez la rangée vers la gauche, et posez la carte retournée à la dernière place.
real-hand-to-bank = { $silver ->
    [one] Remettez à la banque la pièce d’Argent posée sur { $deed }.
   *[other] Remettez à la banque les { $silver } pièces d’Argent posées sur { $deed }.
}
real-hand-her-discard = Mettez le Contrat { $deed } dans la défausse de Cérès.
real-hand-her-marker = Posez le marqueur de Cérès sur { $lot }.
real-hand-deed-flip = Cherchez le Contrat { $deed }, comme s’il venait de la pioche de Contrats de Cérès, et mettez-le dans sa défausse.
real-hand-bribe = { $count ->
    [one] Posez une pièce d’Argent de la banque sur { $deeds }.
   *[other] Posez une pièce d’Argent de la banque sur chacun de ces Contrats : { LIST($deeds) }.
}
real-hand-tile = { $drawer ->
    [me] Posez la tuile sur { $lot } : { TILE($tile) }.
   *[app] Cherchez cette tuile et posez-la sur { $lot } : { TILE($tile) }.
}
real-hand-tiles-back = { $drawer ->
    [me] { $count ->
        [one] Mettez de côté la tuile Jardin de { $lots } : elle ne sera piochée qu’une fois le sac vide.
       *[other] Mettez de côté, dans cet ordre, les tuiles Jardin de { LIST($lots) } : elles ne seront piochées qu’une fois le sac vide.
    }
   *[app] { $count ->
        [one] Remettez avec les autres la tuile Jardin de { $lots }.
       *[other] Remettez avec les autres les tuiles Jardin de { LIST($lots) }.
    }
}
real-hand-her-monument = Pour Cérès, posez { PIECE($id, form: "le") } de la réserve de Monuments sur { LIST($lots) }. Sa carte va à côté de la défausse de Cérès.
real-hand-market = { $drawer ->
    [me] Le marché, de gauche à droite : { LIST($deeds, type: "comma") }.
   *[app] Cherchez ces Contrats et posez-les au marché, de gauche à droite : { LIST($deeds, type: "comma") }.
}

## the page: a real table: what to do with one's hands to set it up

real-hand-city = Installez la ville pour deux joueurs, 7 × 7 Terrains : colonnes A à G, lignes 1 à 7.
real-hand-markers = Prenez votre plateau avec ses Bâtiments, et { $count } marqueurs de Terrain. Préparez pour Cérès { $count } marqueurs de Terrain d’une autre couleur.
real-hand-tracks = Mettez votre marqueur de PV et celui de Cérès sur 0, ainsi que les deux marqueurs de Population sur le 0 de la piste de Population.
real-hand-shuffle-deeds = { $drawer ->
    [me] Mélangez les 49 Contrats de ces Terrains.
   *[app] Disposez les 49 Contrats de façon à les trouver vite : c’est l’appli qui les pioche.
}
real-hand-fill-bag = { $drawer ->
    [me] Mettez toutes les tuiles Jardin dans le sac et mélangez-les.
   *[app] Triez les tuiles Jardin par sorte : c’est l’appli qui les pioche.
}
real-hand-shuffle-cards = { $drawer ->
    [me] Mélangez les 18 cartes Action de Cérès.
    [box] Laissez dans la boîte les 18 cartes Action de Cérès : ses cartes sont à l’écran.
   *[app] Disposez les 18 cartes Action de Cérès de façon à les trouver vite : c’est l’appli qui les pioche.
}
real-hand-your-deeds = { $drawer ->
    [me] Mettez vos { $count } Contrats de côté : { LIST($deeds, type: "comma") }.
   *[app] Ces { $count } Terrains sont à vous ; mettez leurs Contrats de côté : { LIST($deeds, type: "comma") }.
}
real-hand-her-deeds = { $drawer ->
    [me] Commencez la défausse de Cérès avec { LIST($deeds) }.
   *[app] Cherchez { LIST($deeds) } et commencez avec eux la défausse de Cérès.
}
real-hand-her-hidden-deeds = { $drawer ->
    [me] Ses { $count } autres Contrats restent face cachée : c’est sa pioche de Contrats.
   *[app] Elle a encore { $count } Contrats : l’appli sait lesquels.
}
real-hand-piles = { $drawer ->
    [me] Formez avec les autres Contrats trois piles face cachée, de { $first }, { $second } et { $third } cartes, pour les trois Ères.
   *[app] Les autres Contrats sont pour les trois Ères ({ $first }, { $second } et { $third } cartes) : gardez-les ensemble.
}
real-hand-row-card = Cherchez cette carte et posez-la à la place { $place } de la rangée : { $number }, { card-action }.
real-hand-deck = { $drawer ->
    [me] Posez les autres cartes face cachée à côté de la rangée : c’est sa pioche d’actions.
   *[app] Les autres cartes sont sa pioche d’actions : gardez-les ensemble.
}
# $ids are Monuments.
real-hand-supply = { $drawer ->
    [me] Préparez ces Monuments : { PIECE($ids) }. Remettez les autres dans la boîte.
   *[app] Cherchez ces Monuments et préparez-les : { PIECE($ids) }. Les autres restent dans la boîte.
}

## the page: a real table: putting it back after an undo, and when somebody else draws from a deck

real-catch-up = Remettez votre table dans l’état de la partie.
real-back-silver = Rendez à la banque { $silver ->
        [one] { $silver } pièce
       *[other] { $silver } pièces
    } d’Argent. Il vous en reste { $left }.
real-back-vp = { $side ->
    [you] Mettez votre marqueur de PV sur { $end }.
   *[ceres] Mettez le marqueur de PV de Cérès sur { $end }.
}
real-back-tiles = { $drawer ->
    [me] { $count ->
        [one] Remettez dans le sac la tuile Jardin de { $lots }.
       *[other] Remettez dans le sac les tuiles Jardin de { LIST($lots) }.
    }
   *[app] { $count ->
        [one] Remettez avec les autres la tuile Jardin de { $lots }.
       *[other] Remettez avec les autres les tuiles Jardin de { LIST($lots) }.
    }
}
real-back-market = { $count ->
    [0] Videz le marché.
   *[other] Reconstituez le marché, de gauche à droite, avec l’Argent posé sur les Contrats : { LIST($deeds, type: "comma") }.
}
real-back-deeds = { $drawer ->
    [me] { $where ->
        [hers] Remettez ces Contrats face cachée sur la pioche de Contrats de Cérès, le premier au-dessus : { LIST($deeds, type: "comma") }.
       *[pile] Remettez ces Contrats face cachée sur la pile de l’Ère { $era }, le premier au-dessus : { LIST($deeds, type: "comma") }.
    }
   *[app] Remettez ces Contrats avec les autres : { LIST($deeds, type: "comma") }.
}
real-back-deck = { $count ->
    [one] Remettez cette carte face cachée sur la pioche d’actions de Cérès : { $cards }.
   *[other] Remettez ces cartes face cachée sur la pioche d’actions de Cérès, la première au-dessus : { $cards }.
}
real-back-row = Reconstituez la rangée de Cérès, de gauche à droite : { $cards }. Les cartes manquantes sont sous sa pioche d’actions, ou dessus.
real-switch-cards = { $drawer ->
    [box] Rangez les cartes Action de Cérès dans la boîte : sa rangée est à l’écran.
   *[me] Mélangez les { $count } cartes Action de Cérès que personne n’a vues, et posez-les face cachée à côté de la rangée : c’est sa pioche d’actions.
}
real-card = { card-action } ({ $number })
real-switch-known = { $count ->
    [one] Glissez cette carte face cachée sous la pioche d’actions de Cérès : { $cards }.
   *[other] Glissez ces cartes face cachée sous la pioche d’actions de Cérès, la dernière tout en dessous : { $cards }.
}
real-switch-tiles = { $drawer ->
    [me] Mettez dans le sac toutes les tuiles Jardin qui ne sont ni dans la ville ni mises de côté, et mélangez-les.
   *[app] Sortez les tuiles Jardin du sac et triez-les par sorte : c’est l’appli qui les pioche.
}
real-switch-deeds = { $drawer ->
    [me] Mélangez les { $count } Contrats qui n’ont pas encore été révélés. Donnez-en { $hers } face cachée à Cérès : c’est sa pioche de Contrats ; les autres forment les piles des Ères 1, 2 et 3, de { $first }, { $second } et { $third } cartes.
   *[app] Rassemblez les { $count } Contrats qui n’ont pas encore été révélés, de façon à les trouver vite : c’est l’appli qui les pioche.
}

## the page: a real table: the steps of its set-up

real-set-up-city = La ville, et une couleur pour chaque camp.
real-set-up-shuffle = Contrats, tuiles et cartes.
real-set-up-your-deeds = Vos premiers Terrains : { LIST($deeds) }.
real-set-up-silver = Vous commencez avec { $silver } pièces d’Argent ; Cérès n’en a aucune.
real-set-up-favour = Faveur des dieux : Cérès commence avec { $vp } PV.
real-set-up-her-deeds = Les premiers Terrains de Cérès : { LIST($deeds) }.
# $tiles are Garden tiles, one for each of $lots.
real-set-up-first-tiles = Ses premiers Jardins sur { LIST($lots) } : { TILE($tiles) }.
# $sizes are numbers of cards.
real-set-up-piles = Les piles des trois Ères ont { LIST($sizes) } Contrats.
real-set-up-market = Le marché : { LIST($deeds, type: "comma") }.
real-set-up-row = Sa rangée : { $cards }.
# $monuments are ids of Monuments.
real-set-up-supply = Les Monuments de cette partie : { PIECE($monuments) }.
real-set-up-done = Tout est prêt, et c’est vous qui commencez.

## the page: a real table: what was corrected; $old is what it was, $new what it is

real-changed-silver = Corrigé : vous avez { $new } Argent, et non { $old }.
real-changed-your-vp = Corrigé : vous avez { $new } PV, et non { $old }.
real-changed-her-vp = Corrigé : Cérès a { $new } PV, et non { $old }.
real-changed-era = Corrigé : c’est l’Ère { $new }, et non { $old }.
# $owner is you, ceres or nobody.
real-changed-lot = { $owner ->
    [you] Corrigé : votre marqueur est sur { $lot }.
    [ceres] Corrigé : le marqueur de Cérès est sur { $lot }.
   *[nobody] Corrigé : { $lot } n’a pas de propriétaire.
}
real-changed-garden = Corrigé : sur { $lot }, il y a { TILE($tile, form: "un") }.
real-changed-piece = Corrigé : sur { $lot }, il y a { PIECE($id, form: "un") }.
# $deeds are Deeds, with + and the silver on them.
real-changed-market = { $count ->
    [0] Corrigé : le marché est vide.
   *[other] Corrigé : au marché, il y a { LIST($deeds, type: "comma") }.
}
real-changed-row = Corrigé : sa rangée est { $cards }.
real-changed-known = { $count ->
    [0] Corrigé : aucune carte de sa pioche d’actions n’est connue.
   *[other] Corrigé : les dernières cartes de sa pioche d’actions sont { $cards }.
}
real-changed-deeds = Corrigé : Cérès a { $new ->
    [one] { $new } Contrat
   *[other] { $new } Contrats
} face cachée, et non { $old }.
real-changed-pile = Corrigé : la pile de l’Ère { $era } compte { $new ->
    [one] { $new } Contrat
   *[other] { $new } Contrats
}, et non { $old }.
real-changed-bag = Corrigé : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} dans le sac.
# $ids are Monuments.
real-changed-supply = { $count ->
    [0] Corrigé : il ne reste aucun Monument.
   *[other] Corrigé : les Monuments restants sont { PIECE($ids) }.
}
# $who is none, you, ceres or ceres-you (both).
real-changed-last-turns = { $who ->
    [none] Corrigé : ce ne sont pas les derniers tours.
    [you] Corrigé : un dernier tour pour vous seulement.
    [ceres] Corrigé : un dernier tour pour Cérès seulement.
   *[ceres-you] Corrigé : un dernier tour pour chaque camp.
}

## the page: the way to a game at a real table

page-home-real = À ma table
page-home-about-real = Vous avez la boîte ? Jouez avec le bois et le carton, et laissez l’appli jouer Cérès.
page-games-real = À ma table

## the page: beside a real table

page-real-about = Votre ville est sur votre table. L’appli joue Cérès, tient les comptes et dit ce qu’il faut faire à la main ; vous indiquez ce que vous faites.
page-real-draws = Qui pioche ?
# $who is app or me.
page-real-all-drawn = { $who ->
    [app] L’appli pioche tout
   *[me] Je pioche tout
}
page-real-all-drawn-about = { $who ->
    [app] Elle dit quel Contrat ou quelle tuile chercher ; les cartes de Cérès sont à l’écran. Rapide : rien à mélanger, rien à saisir.
   *[me] De vos vraies pioches et de votre sac. Vous touchez ce que vous avez pioché ; l’appli ne propose que ce qui est encore possible.
}
page-real-each-deck = Pioche par pioche
# $deck is cards, tiles or deeds.
page-real-deck = { $deck ->
    [cards] Cartes de Cérès
    [tiles] Tuiles Jardin
   *[deeds] Contrats
}
page-real-drawer = { $who ->
    [app] l’appli pioche
    [box] l’appli pioche ; cartes dans la boîte
   *[me] je pioche
}
page-real-cards-of = Quelles cartes ?
# $whose is standard or own.
page-real-box = { $whose ->
    [own] Les cartes de ma boîte
   *[standard] Les cartes de l’appli
}
page-real-box-about = { $whose ->
    [own] Telles que vous les avez saisies.
   *[standard] Reconstituées, ce ne sont pas les vraies : l’appli les pioche, ou vous les recopiez.
}
page-real-no-box = Les cartes de votre boîte se saisissent une fois pour toutes, du bout du doigt.
page-real-below = La suite est plus bas
page-real-why = Pourquoi ?
page-real-hands = À la main
page-real-score = Décompte actuel
page-real-menu = Menu
# $to is correct, hers, score or log.
page-real-menu-to = { $to ->
    [correct] Corriger la table
    [hers] Ce qu’a Cérès
    [score] Décompte actuel
   *[log] Journal
}
page-real-size = Taille du texte
page-real-size-of = { $size ->
    [normal] Normale
    [large] Grande
   *[largest] Très grande
}
page-real-aloud = Lire les étapes à voix haute
page-real-aloud-about = Avec la voix de votre navigateur : vous gardez les yeux et les mains sur la table.
# $language is the name of a language in itself: English.
page-real-aloud-no-voice = Ce navigateur n’a pas de voix pour la langue choisie ({ $language }).
page-real-aloud-again = Répéter
page-real-spoken = Dicter votre action
# $possible is yes, or no if the browser cannot do it.
page-real-spoken-about = { $possible ->
    [no] Ce navigateur ne reconnaît pas la parole.
   *[yes] « J’achète C4 », « revenu », « domus en B2 » : l’action est saisie, et vous la confirmez en la touchant. Votre navigateur peut envoyer l’enregistrement à son éditeur.
}
page-real-say = Dicter
page-real-say-listening = À l’écoute… Touchez pour arrêter
page-real-say-heard = Entendu : « { $said } ».
# $found is it (one was meant), or how many may be.
page-real-say-meant = { $found ->
    [it] Touchez pour confirmer :
    [0] Ce n’est pas une action possible maintenant.
   *[other] Vouliez-vous dire :
}
# $why is silence, denied or failed.
page-real-say-deaf = { $why ->
    [silence] Rien n’a été entendu.
    [denied] Le navigateur n’autorise pas cette page à utiliser le micro. Il exige peut-être une page chiffrée.
   *[failed] La reconnaissance vocale du navigateur ne répond pas.
}
page-real-your-turn = À vous
page-real-setup-again = Revoir la mise en place
page-real-buy = Acheter
page-real-possible = { $count ->
    [0] aucun choix
   *[other] { $count } choix
}
page-real-which-deed = Quel Contrat achetez-vous ?
page-real-which-piece = Que construisez-vous ?
page-real-pick = Touchez un Contrat
page-real-pick-piece = Touchez un bâtiment
page-real-pick-place = Touchez un emplacement
page-real-not-now = Impossible en ce moment
page-real-deeds = Tous les Contrats
# $does is letters, price, enlarge or bribe.
page-real-cards = { $does ->
    [letters] Réclamer par lettres
    [price] Réclamer selon le prix
    [enlarge] Agrandissement de Parc
   *[bribe] Pot-de-vin
}
page-real-left = reste { $left }
page-real-untap = Annuler le dernier choix
page-real-mistapped = Mauvais choix ? Recommencer
page-real-remove = Retirer { $id }
# So many of $count were tapped.
page-real-drawn = { $drawn ->
    [0] { $count ->
        [one] Touchez pour choisir
       *[other] Touchez-en { $count }
    }
   *[other] { $count ->
        [one] C’est ça
       *[other] { $drawn } sur { $count }
    }
}
page-real-drawn-all = Confirmer les { $count }

# A step in few words, large on the screen; what matters most (a Lot, a number) stands behind it,
# larger still. $type is that of the event, $id a Monument, $vp what Ceres scores.
page-real-head-you = { $type ->
    [income] Vous prenez
    [buy] Vous achetez
    [build] Vous construisez { PIECE($id, form: "un") }
   *[place] Vous choisissez
}
page-real-head = { $type ->
    [flip] Elle retourne un
    [claim] Cérès réclame
    [no-claim] Aucun Contrat ne correspond
    [deed-flip] Un de ses propres Contrats
    [failed-claim] L’action échoue
    [bribe] Elle pose de l’Argent
    [last-turn] Son dernier tour : Agrandissement de Parc
    [plant] Jardin
    [bag-empty] Sac vide : elle abandonne
    [no-room] { $count ->
        [one] Pas de place pour une tuile
       *[other] Pas de place pour { $count } tuiles
    }
    [creep] Son Parc prend
    [monument] { PIECE($id) }
    [no-monument] Pas de Monument
    [when-built] { PIECE($id) }
    [last-turns] Contrats épuisés : derniers tours
    [era-begins] Une nouvelle Ère
    [game-over] La partie est terminée
    [catch-up] Ajustez votre table
    [correction] Corrigé
   *[other] Cérès
}
page-real-set-up = { $type ->
    [set-up-city] La ville
    [set-up-shuffle] Contrats, sac et cartes
    [set-up-your-deeds] Vos six Terrains
    [set-up-silver] Votre Argent
    [set-up-favour] Faveur des dieux
    [set-up-her-deeds] Les Contrats de Cérès
    [set-up-first-tiles] Ses premiers Jardins
    [set-up-piles] Trois piles
    [set-up-market] Le marché
    [set-up-row] La rangée de Cérès
    [set-up-supply] Les Monuments
   *[other] Vous commencez
}

page-real-tracks = Sur la piste
# What a side has scored in this era up to here. $side is you or ceres.
page-real-sum = { $side ->
    [you] Vous jusqu’ici : { $vp } PV
   *[ceres] Cérès jusqu’ici : { $vp } PV
}
page-real-list = En liste

page-real-correct = Qu’y a-t-il sur votre table ?
page-real-correct-about = Changez tout ce qui diffère. Rien ne compte avant d’avoir été vérifié, et le journal en garde la trace.
page-real-correct-later = Un tirage est en cours. Indiquez-le d’abord, ou annulez-le ; ensuite, vous pourrez tout corriger.
page-real-impossible = C’est impossible. Rien n’a été changé.
page-real-corrected = La table a été corrigée.
page-real-apply = { $count ->
    [one] Appliquer { $count } changement
   *[other] Appliquer { $count } changements
}
page-real-go-on = { $to ->
    [hands] Que faire sur la table
   *[game] Retour à la partie
}
page-real-drop-change = Écarter ce changement
page-real-drop-all = Tout écarter
page-real-note = Ajouter
page-real-silver = Votre Argent
page-real-vp = { $side ->
    [you] Vos PV
   *[ceres] PV de Cérès
}
page-real-less = moins : { $label }
page-real-more = plus : { $label }
page-real-correct-part = { $part ->
    [city] Terrains, Bâtiments, Jardins
    [market] Le marché
    [row] La rangée de cartes de Cérès
    [known] Cartes connues sous sa pioche
    [bag] Le sac
    [supply] Monuments disponibles
   *[rest] Ère, piles, Contrats de Cérès
}
# $what is row, known or market.
page-real-tap-in-order = { $what ->
    [known] Touchez les cartes du dessous de sa pioche, dans l’ordre où elles viendront. Touchez-en une à nouveau pour la retirer.
   *[other] Touchez-les de gauche à droite. Touchez à nouveau pour retirer.
}
page-real-silver-on = Argent sur { $deed }
page-real-which-lot = Quel Terrain ?
page-real-tap-lot = Touchez un Terrain qui est différent sur votre table.
page-real-to-changes = { $count ->
    [0] Retour à la liste
    [one] Terminé : { $count } changement
   *[other] Terminé : { $count } changements
}
# What is on a Lot; $what is nobody, you, ceres, garden, building or monument.
page-real-lot-is = { $what ->
    [nobody] Sans propriétaire
    [you] Votre marqueur
    [ceres] Marqueur de Cérès
    [garden] Une tuile Jardin
    [building] Un de vos bâtiments
   *[monument] Un Monument de Cérès
}
page-real-pile = Contrats de la pile de l’Ère { $era }
page-real-her-deeds = Contrats face cachée de Cérès
page-real-last-turns = Derniers tours
# $sides is none, you, ceres, you-ceres or ceres-you: who still has one, in order.
page-real-last-turns-of = { $sides ->
    [none] pas encore
    [you] vous
    [ceres] Cérès
    [you-ceres] vous, Cérès
   *[ceres-you] Cérès, vous
}
# A change of the table. $what says of what; $to is the new value, or whose: nobody, you or ceres.
page-real-change = { $what ->
    [silver] Votre Argent : { $to }
    [vp] { $side ->
        [you] Vos PV : { $to }
       *[ceres] PV de Cérès : { $to }
    }
    [era] Ère { $to }
    [lot] { $to ->
        [nobody] { $lot } sans propriétaire
        [you] Votre marqueur sur { $lot }
       *[ceres] Marqueur de Cérès sur { $lot }
    }
    [garden] { TILE($tile, form: "jardin") } sur { $lot }
    [build] { PIECE($id) } sur { LIST($lots, type: "comma") }
    [remove] Retiré de { $lot }
    [market] Marché : { $list }
    [row] Cartes de la rangée de Cérès : { $count }
    [known] Cartes connues sous sa pioche : { $count }
    [deeds] Contrats de Cérès : { $to }
    [pile] Pile de l’Ère { $era } : { $to }
    [bag] Tuiles dans le sac : { $count }
    [supply] Disponibles : { PIECE($ids) }
   *[last-turns] Derniers tours : { page-real-last-turns-of }
}

## the page: the ladder; $rank is the name of a rank

page-ladder-title = Le cursus honorum
page-ladder-foot = Vous êtes au début du cursus honorum.
page-ladder-reached = Votre rang : { $rank }
page-ladder-next = Rang suivant : { $rank }
page-ladder-all = Vous avez atteint tous les rangs
# $chance says whether the next game decides (now), one of the next two (soon), or two of three (begin).
page-ladder-needs = { $chance ->
    [now] Gagnez la prochaine partie pour l’atteindre.
    [soon] Gagnez l’une des deux prochaines parties pour l’atteindre.
   *[begin] Gagnez deux des trois prochaines parties pour l’atteindre.
}
page-ladder-recent = Dans les parties qui comptent encore, victoires : { $won }, défaites : { $lost }
page-ladder-ranks = Tous les rangs
page-ladder-climbed = Atteint
page-ladder-won = Victoires : { $won } sur { $games }
page-ladder-play = Jouer
page-ladder-play-at = Jouer au rang « { $rank } »
page-ladder-counts = Perdre ne coûte rien. Seules comptent les parties sans indice ni annulation tardive (après avoir vu quelque chose de caché), et seulement la première sur une même donne.
page-ladder-rates = Victoires des bots
page-ladder-bot-greedy = Novice
page-ladder-bot-planner = Planificateur
page-ladder-bot-montecarlo = Oracle
page-ladder-rates-about = Les barres montrent combien de fois nos bots gagnent à chaque rang, mesuré sur de nombreuses parties. Le Novice ne voit qu’une action à l’avance, le Planificateur prévoit toute la partie, et l’Oracle essaie ses meilleures actions dans de nombreuses parties simulées avant de choisir.
page-ladder-result = Cursus honorum : { $rank }

## the page: achievements

page-achievements-title = Succès
page-achievements-count = { $have } sur { $all }
page-achievements-about = Les succès viennent de vos propres parties terminées, anciennes comprises. Les quatre premiers comptent aussi avec des indices ; pour les autres, les parties avec indices ou annulation tardive ne comptent pas.
page-achievements-games = { $games ->
    [one] dans une partie
   *[other] dans { $games } parties
}
page-achievements-first = Revoir la première
page-achievements-first-of = Revoir la première partie avec « { $name } »
page-achievements-open = Pas encore
page-achievements-looking = { $games ->
    [one] Encore une partie à examiner…
   *[other] Encore { $games } parties à examiner…
}
page-achievements-new = { $count ->
    [one] Nouveau succès
   *[other] Nouveaux succès
}

## the page: the player's finished games

page-mine-title = Mes parties
page-mine-loading = Comptage de vos parties…
page-mine-none = Aucune partie terminée pour l’instant
page-mine-none-what = Terminez une partie pour voir combien de fois vous gagnez, la longueur de vos séries et d’où viennent vos PV.
page-mine-none-of-these = Il n’y a aucune partie terminée de ce type.
page-mine-only = Quelles parties
page-mine-only-all = Toutes ({ $count })
page-mine-only-fair = Sans indice ni annulation tardive ({ $count })
page-mine-only-hinted = Avec indices ({ $count })
page-mine-only-strict = Strictes ({ $count })
page-mine-only-day = Parties du jour ({ $count })
page-mine-only-ladder = Cursus honorum ({ $count })
page-mine-only-screen = À l’écran ({ $count })
page-mine-only-real = À ma table ({ $count })
page-mine-only-imported = Importées ({ $count })
page-mine-of-difficulty = { $difficulty } ({ $count })
page-mine-any-difficulty = Toutes les difficultés
page-mine-days-played = { $days ->
    [one] Un jour joué
   *[other] { $days } jours joués
}
page-mine-imported-about = Parties venues de fichiers, de textes et de liens. Elles ne comptent parmi les vôtres que si vous l’indiquez.
page-mine-won = Gagnées
page-mine-rate = { $rate } %
page-mine-won-of = { $won } sur { $games }
page-mine-average = Votre moyenne
page-mine-average-ceres = Cérès : { $ceres }
page-mine-median = Votre médiane
page-mine-median-what = la moitié de vos parties ont au moins autant de PV
page-mine-median-short = Médiane
page-mine-best = Votre record
page-mine-best-what = { $difficulty }, { $you } à { $ceres }
page-mine-streak = Série en cours
page-mine-streak-now = { $games ->
    [one] { $side ->
        [you] { $games } victoire
       *[other] { $games } défaite
    }
   *[other] { $side ->
        [you] { $games } victoires
       *[other] { $games } défaites
    }
}
page-mine-streak-longest = La plus longue : { $games ->
    [one] { $games } victoire
   *[other] { $games } victoires
}
page-mine-widest = Plus large victoire
page-mine-widest-what = { $you } à { $ceres }
page-mine-kinds = Par difficulté
page-mine-kind = Difficulté
page-mine-points = Vous : Cérès
page-mine-average-points = { $you } : { $ceres }
page-mine-sources = D’où viennent les PV
page-mine-sources-about = { $games ->
    [one] PV par partie, d’après { $games } partie
   *[other] PV par partie, en moyenne sur { $games } parties
}
page-mine-sources-unknown = { $games ->
    [one] { $games } autre partie est encore à examiner.
   *[other] { $games } autres parties sont encore à examiner.
}
page-mine-time = Partie après partie
page-mine-time-about = { $games ->
    [one] { $games } partie : vous { $you } PV, Cérès { $ceres }.
   *[other] Les { $games } dernières parties, la plus récente à droite : vous avez marqué entre { $low } et { $high } PV.
}
page-mine-you = vous
page-mine-list = Parties terminées
page-mine-replay = Revoir
page-mine-log = Enregistrer pour une appli de suivi
page-mine-link = Ouvrir dans BG Stats
page-mine-files = Pour votre suivi de parties
page-mine-files-about = Des fichiers des parties ci-dessus : pour Board Game Stats (BG Stats), et en tableau pour n’importe quel tableur.
page-mine-files-untried = Les parties sont écrites comme BG Stats les partage, et le lien suit ce que son éditeur a décrit. Ni l’un ni l’autre n’a été essayé dans l’appli elle-même. Le lien mène à l’adresse de l’éditeur et lui transmet cette seule partie.
page-mine-name = Votre nom dans l’appli de suivi
page-mine-save-plays = Parties (.bgsplay)
page-mine-save-table = Tableau (.csv)
page-mine-everything = Emportez vos parties
page-mine-everything-about = Toutes vos parties dans un seul fichier, même celles en cours : enregistrez-le ici, ouvrez-le dans un autre navigateur ou sur un autre appareil. Une partie qui s’y trouve déjà n’est pas ajoutée deux fois.
page-mine-everything-save = Enregistrer toutes les parties
page-mine-everything-open = Ouvrir un fichier de parties
page-mine-everything-going = Ajout des parties…
page-mine-everything-share = Partager le fichier
page-mine-kept = Ce navigateur s’est engagé à conserver vos parties, même s’il manque de place.
page-mine-not-kept = Ce navigateur ne s’est pas engagé à conserver vos parties : il peut les effacer s’il manque de place, ou si vous ne revenez pas pendant un moment. Enregistrez un fichier de temps en temps ; installer le jeu aide souvent aussi.
page-mine-more = { $count ->
    [one] En afficher { $count } de plus
   *[other] En afficher { $count } de plus
}

### The laboratory.

## `ceres sim`

sim-interpreted = Le moteur tourne en mode interprété, une quinzaine de fois plus lent que compilé : { $command } le compile.
sim-playing = Parties jouées
# The pace, and hours, minutes and seconds that are left.
sim-pace = { $rate } parties/s, reste { $left }
sim-kept = Parties terminées et enregistrées : { $done } sur { $total }. Pour continuer : { $command }
sim-kept-bot = Parties terminées et enregistrées : { $done } sur { $total }. Avec le même bot, pour continuer : { $command } (un bot modifié est une nouvelle expérience, dans un autre dossier)
sim-mended = { $path } était endommagé : ses parties sont rejouées.
sim-no-workers = Pas encore de processus de calcul à l’adresse { $address } : en attente.
benchmark-playing = Le banc d’essai est en cours
benchmark-verifying = Les parties sont rejouées
benchmark-legend = Moyennes et taux avec leurs intervalles à 95 %. Avance : PV d’avance sur Cérès à la fin. Décisions : ce qu’elles ont valu de plus que celles de planner, en PV par partie, hors chance. Secondes : par action.
benchmark-written = Le résultat, avec toutes les parties, est dans { $path }
benchmark-verified = { $games ->
    [one] { $games } partie a été rejouée, et tout concorde.
   *[other] { $games } parties ont été rejouées, et tout concorde.
}
benchmark-to-program = Vous jouez seul contre Cérès. Répondez à chaque question par une ligne : une action. Les lignes qui commencent par # sont ignorées.
benchmark-column-player = joueur
benchmark-column-setting = réglage
benchmark-column-games = parties
benchmark-column-wins = victoires
benchmark-column-lead = avance
benchmark-column-decisions = décisions
benchmark-column-seconds = secondes
benchmark-column-illegal = refusées
sim-legend = Victoires avec leur intervalle à 95 % (Wilson). Les scores sont des moyennes ± l’écart type d’une partie à l’autre.
sim-writes = Les résultats vont dans le dossier { $path } ; { $option } en désigne un autre.
sim-written = Chaque partie est une ligne de { $path }
sim-not-with-resume = { $option } ne peut rien changer à des parties déjà commencées : retirez cette option

## columns and values of the results

lab-column-bot = bot
lab-column-difficulty = difficulté
lab-column-monuments = Monuments
lab-column-variants = variantes
lab-column-components = matériel
lab-column-exchanged = carte échangée
lab-column-games = parties
lab-column-wins = gagnées
lab-column-interval = 95 %
lab-column-you = vous
lab-column-ceres = Cérès
lab-column-margin = écart
lab-with = avec
lab-without = sans
# Of variants or of cards: both are feminine.
lab-none = aucune
lab-standard = standard
lab-no-variant = sans variante
lab-standard-box = boîte standard
lab-all-cards = toutes les cartes telles quelles

## `ceres report`: what it says when it is done

report-written = Le rapport est dans { $path }
report-pictures = { $count ->
    [one] { $count } image PNG se trouve à côté.
   *[other] { $count } images PNG se trouvent à côté.
}

## `ceres report`: the page

report-title = Gardens of Ceres : résultats
# $names are the names of folders of results.
report-about = D’après { $names }.
report-foot = Tous les intervalles sont à 95 %. Chaque chiffre est calculé à partir des lignes des parties, une ligne par partie ; rien sur cette page n’est chargé d’ailleurs.
report-everywhere = Commun à toutes les parties : { $same }.
report-one-scene = Montré ici : { $scene }.
report-left-out = Montrées ici : les { $shown } premières combinaisons sur { $all }. Un rapport sur moins de groupes montre les autres.

report-overview-title = Ce qui a été joué
report-overview-text = Parties jouées : { $games }. Victoires avec leur intervalle (Wilson) ; les scores sont des moyennes ± l’écart type d’une partie à l’autre.
report-unfinished = Tout n’a pas encore été joué ; parties terminées : { $done } sur { $total }.
report-wins-title = Combien de fois vous gagnez
report-wins-text = La part des parties gagnées, par difficulté et par bot, avec son intervalle : si l’on rejouait le tout encore et encore, dix-neuf de ces intervalles sur vingt contiendraient le vrai taux.
report-axis-wins = parties gagnées
report-margins-title = De combien
report-margins-text = La répartition des parties selon l’écart, c’est-à-dire vos PV moins ceux de Cérès. À droite du trait pointillé, vous gagnez.
report-axis-margin = écart en PV
report-points-title = D’où viennent les points
report-points-text = PV moyens des deux camps selon leur source, aux Ères 1 à 3.
report-source-when-built = Monuments à la construction
report-source-run-outs = Pénuries
report-growth-title = Comment évoluent le marché et les Jardins
report-growth-text = Moyennes à la fin de chaque Ère.
report-growth-turns = Moyennes à chacun de vos tours, tant qu’au moins la moitié des parties sont encore en cours.
report-axis-era = Ère
report-axis-turn = tour
report-grows-gardens = Jardins dans la ville
report-grows-largest-park = Jardins du plus grand Parc
report-grows-laid = Argent posé en Pots-de-vin dans l’Ère
report-grows-price = prix d’un Contrat que vous achetez
report-grows-on-market = Argent posé au marché
report-grows-cheapest = prix du Contrat le moins cher
report-counts-title = Ce qui se passe, et ce qui vient à manquer
report-counts-text = Moyennes par partie : les tours et ce qui s’y est passé ; puis combien de fois Cérès n’a trouvé aucun Contrat à réclamer, n’avait plus de marqueur, n’avait plus non plus de Contrat à elle (échec de l’action), n’avait aucun Terrain vide où planter, ou a trouvé le sac vide.
report-count-turns = tours
report-count-incomes = Revenus
report-count-buys = Contrats achetés
report-count-builds = constructions
report-count-rebuilds = dont remplacements
report-count-choices = choix pour Cérès
report-count-no-deed = aucun Contrat
report-count-no-marker = aucun marqueur
report-count-failed-claims = échec de l’action
report-count-no-room = aucun Terrain
report-count-empty-bag = sac vide
report-cards-title = Ce que vaut chaque carte de Cérès
report-cards-text = Chaque partie a été rejouée avec la même graine, l’action d’une carte étant échangée contre celle d’une autre, chacune des autres à son tour. La valeur d’une carte est l’écart que Cérès perd à l’échange : les PV que cette carte lui rapporte de plus, ou de moins, qu’une carte moyenne.
report-cards-many = Il y a ici { $cards } intervalles : l’un d’eux peut très bien manquer la vraie valeur.
report-axis-worth = valeur pour Cérès, en PV d’écart
# $icon is yes if the card has a Monument icon.
report-card = { $id } { $does }{ $icon ->
    [yes] {" "}+ Monument
   *[no] {""}
}
report-effects-title = Ce qui fait une différence
report-distance-title = À quelle distance d’un joueur qui connaît toutes les cartes cachées
report-sets-title = { $first } et { $second } comparés
report-sets-nothing = Aucun groupe des uns ne correspond à un groupe des autres : il n’y a donc rien à comparer.
report-compare-text = Différences de taux de victoire, en points de pourcentage, et d’écart, en PV ; celles qui peuvent très bien être dues au hasard sont en gris. Si les mêmes graines ont été jouées des deux côtés, les parties sont comparées une à une (test de McNemar), sinon comme deux échantillons.
report-axis-difference = différence de parties gagnées
report-axis-difference-margin = différence d’écart, en PV
# $where is what both have in common; $some is yes if there is anything.
report-against = { $second } plutôt que { $first }{ $some ->
    [yes] {" "}({ $where })
   *[no] {""}
}
# Numbers are already written; $points, $low, $high and the margins have a sign. $paired is yes or
# no; $chance is "= 0.0312" or "< 0.0001"; $verdict is wins, margin or none.
report-statement = { $heading } : { $other } de parties gagnées au lieu de { $rate }, soit { $points } points (de { $low } à { $high }) ; { $margin } PV sur l’écart (de { $marginlow } à { $marginhigh }) ; { $games } parties, { $paired ->
    [yes] mêmes graines
    [some] mêmes graines, sur { $played }
   *[no] graines différentes
}, p { $chance }. { $verdict ->
    [wins] La différence est significative.
    [margin] La différence de victoires peut très bien être due au hasard ; celle d’écart est significative.
   *[none] La différence peut très bien être due au hasard.
}
report-verdict = { $verdict ->
    [wins] significative
    [margin] pour l’écart seul
   *[none] hasard possible
}
report-column-compared = comparaison
report-column-points = points
report-column-margin = écart
report-column-chance = p
report-column-verdict = différence

## the coach: hints, forecasts and reviews

# $vp has a sign, as in +1.4; $side is you or ceres.
coach-reason = { $side ->
    [you] vous
   *[ceres] Cérès
} { $vp } PV ({ SOURCE($source) }, Ère { $era })
coach-best = Meilleure action : { $action }
coach-only = Il n’y a qu’une action possible : { $action }
# Several actions that are as good.
coach-best-any = Toutes ces actions se valent, ce sont les meilleures : { $actions }
# What was advised earlier in the same turn.
coach-changed = À y regarder de plus près, le coach ne conseille plus « { $action } » : il y a nettement mieux.
# What to expect: where the game is as good as won or lost, only by how much.
coach-outlook-decided = { $end ->
    [won] Votre victoire est presque certaine, avec environ { $vp } PV d’avance.
   *[lost] Vous ne pouvez presque plus gagner. Vous finirez sans doute avec environ { $vp } PV de retard.
}
# $win and $lead are written, such as 63% and +8.2.
coach-outlook-open = À partir d’ici, vous gagnez environ { $win } des parties. En moyenne, votre avance à la fin est de { $lead } PV.
# Before the reasons, of which each is a sentence.
coach-why-than = Par rapport à « { $other } » :
coach-why-scores = { PIECE($id) } sur { $lots } : environ { $vp } PV de plus pour vous.
coach-why-scores-all = { PIECE($id) } : environ { $vp } PV de plus pour vous en tout.
# What speaks against it.
coach-why-but-scores = Mais { PIECE($id) } : environ { $vp } PV de moins pour vous en tout.
coach-why-but-source = { $side ->
    [you] Mais vous marquez environ { $vp } PV de moins ({ SOURCE($source) }).
   *[ceres] Mais Cérès marque environ { $vp } PV de plus ({ SOURCE($source) }).
}
coach-why-source = { $side ->
    [you] Vous marquez environ { $vp } PV de plus ({ SOURCE($source) }).
   *[ceres] Cérès marque environ { $vp } PV de moins ({ SOURCE($source) }).
}
# $often and $otherwise are out of 100 games: with the advised action, and with the other one.
coach-why-builds = Vous construisez { PIECE($id, form: "un") } dans { $often } parties sur 100, au lieu de { $otherwise }.
coach-why-hers = Cérès finit avec { $lot } dans { $often } parties sur 100, au lieu de { $otherwise }.
# $reasons is a list of coach-reason; $action and $other are actions as they are written everywhere.
coach-why = « { $action } » au lieu de « { $other } » : { $reasons }.
# $wins has a sign and is out of 100 games.
coach-why-wins = « { $action } » au lieu de « { $other } » : { $reasons } ; victoires sur 100 parties : { $wins }.
coach-unsure = « Meilleure » désigne ce qui réussit le mieux en moyenne quand le coach joue de nombreuses fois la partie jusqu’à la fin. ± indique la marge d’erreur d’un chiffre.
coach-proved = Prouvé : ces chiffres sont exacts et comptent tous les tirages possibles.
coach-was-proved = C’était la meilleure action, et c’est prouvé.
coach-forecast-now = Ce que Cérès peut faire à son prochain tour :
coach-forecast-after = Ce que Cérès peut faire après « { $action } » :
coach-does-last-turn = dernier tour de l’Ère
coach-column-action = Action
coach-column-lead = Avance
coach-column-win = Victoires
coach-column-behind = Retard
coach-column-worlds = Parties
coach-column-chance = Probabilité
coach-column-card = Carte
coach-column-does = Effet
coach-column-deed = Contrat
coach-column-decision = N°
coach-column-era = Ère
coach-column-played = Joué
coach-column-better = Mieux
coach-column-cost = Perte
coach-column-mark = Verdict
coach-column-luck = Tirages
coach-column-part = Part
coach-column-vp = PV
coach-part-par = Une partie moyenne
coach-part-deal = Votre départ
coach-part-luck = Les tirages
coach-part-decisions = Vos décisions
coach-part-corrections = Corrections de la table
coach-part-result = Résultat
coach-part-expected = Attendu maintenant
coach-mark-inaccuracy = imprécision
coach-mark-mistake = erreur
coach-mark-blunder = gaffe
coach-mark-brilliant = brillant
coach-mark-close = trop serré pour trancher
coach-reviewing = Analyse
coach-title = Gardens of Ceres : analyse d’une partie
# $lead is a whole number without a sign; $end is won, lost, ahead or behind.
coach-summary-end = { $end ->
    [won] Vous avez gagné de { $lead } PV.
    [lost] Vous avez perdu de { $lead } PV.
    [tied] Vous avez perdu : à égalité, c’est Cérès qui gagne.
    [ahead] Vous pouvez espérer gagner d’environ { $lead } PV.
   *[behind] Vous devez vous attendre à perdre d’environ { $lead } PV.
}
# $deal and $luck are more, less or even.
coach-summary-fortune = { $deal ->
    [more] Votre départ était meilleur que d’habitude (+{ $promised } PV)
    [less] Votre départ était moins bon que d’habitude (−{ $promised } PV)
   *[even] Votre départ était ordinaire
} et { $luck ->
    [more] les tirages vous ont rapporté { $drawn } PV.
    [less] les tirages vous ont coûté { $drawn } PV.
   *[even] les tirages se sont équilibrés.
}
# $than is more, less or even.
coach-summary-luck = { $than ->
    [more] Les tirages vous ont rapporté { $vp } PV.
    [less] Les tirages vous ont coûté { $vp } PV.
   *[even] Les tirages n’ont été ni favorables ni défavorables.
}
coach-summary-costly = { $count ->
    [0] Aucune décision n’était nettement moins bonne que la meilleure{ $rest ->
        [none] {""}
        [most] {" "}; de petites pertes ont pu coûter jusqu’à { $high } PV en tout
       *[between] , mais de petites pertes ont probablement coûté de { $low } à { $high } PV en tout
    }.
    [one] Une décision signalée, à l’Ère { $era }, vous a coûté { $vp } PV{ $rest ->
        [none] {""}
        [most] {" "}; de petites pertes ont pu coûter jusqu’à { $high } PV de plus
       *[between] {" "}; de petites pertes ont probablement coûté de { $low } à { $high } PV de plus
    }.
   *[other] { $count } décisions signalées vous ont coûté { $vp } PV en tout{ $where ->
        [all] , toutes à l’Ère { $era }
       *[most] , dont { $most } à l’Ère { $era }
    }{ $rest ->
        [none] {""}
        [most] {" "}; de petites pertes ont pu coûter jusqu’à { $high } PV de plus
       *[between] {" "}; de petites pertes ont probablement coûté de { $low } à { $high } PV de plus
    }.
}
# $place is between, above, below or unknown; $worse and $better are bots.
coach-accuracy = Petites pertes comprises, une décision vous a coûté { $vp } PV en moyenne. { $place ->
    [between] C’est entre les bots { $worse ->
        [greedy] Novice
        [planner] Planificateur
        [montecarlo] Oracle
       *[other] { $worse }
    } et { $better ->
        [greedy] Novice
        [planner] Planificateur
        [montecarlo] Oracle
       *[other] { $better }
    }.
    [above] C’est moins que ce que perd le bot { $worse ->
        [greedy] Novice
        [planner] Planificateur
        [montecarlo] Oracle
       *[other] { $worse }
    }.
    [below] C’est plus que ce que perd le bot { $better ->
        [greedy] Novice
        [planner] Planificateur
        [montecarlo] Oracle
       *[other] { $better }
    }.
   *[unknown] {""}
}
coach-peeked = { $count ->
    [one] Une décision a été prise alors que vous aviez vu des éléments cachés. Elle n’est pas jugée et ne compte pas.
   *[other] { $count } décisions ont été prises alors que vous aviez vu des éléments cachés. Elles ne sont pas jugées et ne comptent pas.
}
coach-costly-title = Les décisions les plus coûteuses
coach-moments-title = Là où tout s’est joué
coach-costly-none = Aucune décision n’était nettement moins bonne que la meilleure.
page-coach-next-title = À essayer la prochaine fois
# $best is a kind of action that would often have been better; with “other-”, another one of $kind.
coach-next = Dans vos { $games } dernières parties analysées, { $kind ->
    [income] le Revenu à l’Ère { $era } vous a coûté environ { $vp } PV par partie.
    [buy] vos achats à l’Ère { $era } vous ont coûté environ { $vp } PV par partie.
    [build] vos constructions à l’Ère { $era } vous ont coûté environ { $vp } PV par partie.
   *[place] vos choix pour Cérès à l’Ère { $era } vous ont coûté environ { $vp } PV par partie.
} { $best ->
    [income] Demandez-vous d’abord si le Revenu ne serait pas meilleur.
    [buy] Cherchez d’abord un Contrat à acheter.
    [build] Cherchez d’abord quelque chose à construire.
    [other-buy] Comparez tous les Contrats disponibles avant d’acheter.
    [other-build] Essayez d’autres Bâtiments et d’autres emplacements avant de construire.
   *[place] Regardez tous les emplacements avant de choisir.
}
coach-curve-title = Chances de gagner et avance attendue
coach-curve-text = Ce qu’on pouvait attendre à chaque décision. La bande ombrée montre l’incertitude de l’estimation.
coach-curve-win = chances de gagner
coach-curve-lead = avance attendue en PV
coach-waterfall-title = D’où vient le résultat
coach-waterfall-text = « Une partie moyenne » est l’avance que le Planificateur, un bot, obtient en moyenne dans des milliers de parties avec les mêmes options. La somme des éléments donne le résultat.
coach-decisions-measure = Par rapport à la meilleure action, toutes les décisions ensemble ont coûté { $all } PV, dont { $vp } PV pour celles qui sont signalées. « Vos décisions » ({ $part } PV) les compare à ce que le Planificateur aurait joué à votre place, et ce bot non plus ne trouve pas toujours la meilleure action.
coach-decisions-title = Toutes les décisions
coach-luck-title = Les tirages qui ont compté
coach-luck-text = Seulement les tirages qui ont nettement compté.
coach-decision-title = Décision { $number }, Ère { $era }
coach-played = Joué : { $action }
coach-better = Mieux : { $action }
coach-meaning-title = Comment c’est mesuré
coach-meaning-best = « Meilleure » veut dire meilleure en moyenne, quoi qu’il reste de caché, si le Planificateur, un bot, joue la suite. Cela ne veut pas dire parfaite : un plan que ce bot ne comprend pas peut valoir mieux qu’il ne le croit.
coach-meaning-luck = La chance est ce qui est sorti, évalué par le même bot : un tirage est heureux si l’on peut espérer mieux après qu’avant. Sur beaucoup de parties, elle est nulle en moyenne.
coach-meaning-par = « Votre départ » est ce qu’on pouvait attendre au début, comparé à une partie moyenne. « La partie du Planificateur », après une partie, est autre chose : son avance avec exactement les mêmes cartes, y compris celles que personne ne pouvait encore connaître.
coach-meaning-error = Chaque chiffre est une estimation, dont ± donne la marge d’erreur. Une décision n’est signalée que si nous sommes sûrs qu’elle vous a coûté quelque chose : 5, 10 ou 20 points de pourcentage sur les chances de gagner, ou { $cuts } PV si la partie est déjà décidée.
coach-meaning-made = { $playouts } parties jouées jusqu’au bout par { $policy }, version { $rules } des règles.

## the page: the coach at the table, in the review, and in my games

page-table-hint = Indice
page-table-outlook = Ce que Cérès peut faire ensuite
page-table-tab-coach = Coach
page-keys-hint = un indice, puis l’étape suivante
page-keys-forecast = ce que Cérès peut faire ensuite
page-settings-warn = M’avertir avant une gaffe
page-settings-warn-means = Le coach intervient avant une gaffe. La partie compte alors comme jouée avec indices ; une partie stricte n’a pas d’avertissements.
page-result-review = Analyser la partie
page-replay-review = Analyse
page-coach-buy = Acheter { $deed }
page-coach-build = Construire { PIECE($id, form: "un") } sur { $lots }
page-coach-place = Poser sur { $lots }
page-coach-about = Le coach n’en dit d’abord qu’un peu, et davantage seulement si vous le demandez. Il réfléchit sur cet appareil.
page-coach-strict = C’est une partie stricte : elle se joue sans indices.
page-coach-later = Les indices concernent vos propres décisions. Redemandez à votre tour.
page-coach-where = { $kind ->
    [income] Pensez d’abord à votre Argent.
    [buy] Envisagez d’acheter un Contrat dans la partie marquée de la ville.
    [build] Envisagez de construire dans la partie marquée de la ville.
   *[place] Regardez la partie marquée de la ville.
}
page-coach-show-where = Où regarder ?
page-coach-show-action = Montrer l’action
page-coach-show-table = Comparer avec les autres
page-coach-show-why = Pourquoi ?
page-coach-figures = En chiffres
page-coach-take = La choisir
page-coach-compare = Comparer avec la meilleure
page-coach-is-best = { $action } : c’est la meilleure action que le coach ait trouvée.
page-coach-equal = À peu près équivalent : { $actions }.
page-coach-unclear = Trop serré pour trancher : la différence peut être due au hasard.
page-coach-no-reasons = La différence vient de beaucoup de petites choses.
page-coach-download = Chargement du coach (environ 14 Mo la première fois)…
page-coach-loading = Le coach s’installe à table…
page-coach-thinking = Réflexion…
page-coach-sharper = Les chiffres se précisent…
page-coach-stop = Arrêter
page-coach-go-on = Continuer à réfléchir
page-coach-no-python = Le coach ne peut pas être chargé ici : il n’y a donc ni indices ni analyses pour le moment.
page-coach-forecast-about = Les probabilités exactes, dans la ville et sur ses cartes. N’importe qui pourrait les calculer : ce n’est pas un indice.
page-coach-does = { $does ->
    [claim] { $deed ->
        [none] ne réclame aucun Contrat
       *[deed] réclame { $deed }
    }
    [enlarge] agrandit un Parc
    [bribe] verse un pot-de-vin
   *[last-turn] joue son dernier tour de l’Ère
}
page-coach-warning = Vraiment ?
page-coach-warning-text = Selon le coach, il y a bien mieux à faire. Avec « { $action } », vous gagnez environ { $win } des parties, et { $best } avec la meilleure action ; en moyenne, votre choix coûte { $vp } PV.
# The same where the game is as good as won or lost.
page-coach-warning-lead = Selon le coach, il y a bien mieux à faire. « { $action } » vous coûte en moyenne { $vp } PV.
page-coach-warning-play = La jouer quand même
page-coach-warning-show = Me montrer
page-coach-warning-back = Choisir à nouveau
page-coach-meaning-forecast = Les probabilités du prochain tour de Cérès sont calculées, non estimées, et ne tiennent compte de rien de caché.
page-coach-meaning-hints = Les indices et les avertissements sont notés dans la partie, et « Mes parties » compte ces parties à part.
page-coach-meaning-made = { $playouts } parties jouées jusqu’au bout par { $policy }.
page-coach-review-about = Le coach revoit chaque décision : ce qu’elle valait, ce que valaient les tirages, et d’où vient le résultat. Il réfléchit sur cet appareil et enregistre l’analyse avec la partie.
page-coach-review-start = Commencer l’analyse
page-coach-review-finish = { $seconds ->
    [0] Analyse complète
   *[other] Analyse complète (environ { $seconds } s)
}
page-coach-review-first = Analyse rapide : les chiffres sont approximatifs.
page-coach-review-older = Cette analyse vient d’une version antérieure du coach. Ses chiffres ne sont plus à jour.
page-coach-review-again = Refaire l’analyse
page-coach-decisions = Décisions
page-coach-list-marked = Avec un verdict
page-coach-list-all = Toutes
page-coach-was-best = C’était la meilleure action.
page-coach-was-close = Trop serré pour trancher : « { $action } » peut valoir autant, ou mieux.
page-coach-was-brilliant = Bien vu : c’était nettement mieux que les choix évidents.
page-coach-was-advised = Vous avez suivi le conseil du coach.
page-coach-was-forced = Il n’y avait rien d’autre à faire.
page-coach-cost = Cela a coûté { $vp } PV en moyenne.
page-coach-cost-win = Cela a coûté en moyenne { $vp } PV et baissé vos chances de gagner de { $win ->
    [one] { $win } point de pourcentage
   *[other] { $win } points de pourcentage
}.
page-coach-draw = Ce qui est sorti ensuite valait { $vp } PV.
page-coach-legend = Dans la ville, les tirets montrent ce qui a été joué, le trait épais la meilleure action.
page-coach-try = Réessayer
page-coach-try-about = { $count ->
    [one] Une décision pouvait être meilleure. Trouvez comment.
   *[other] { $count } décisions pouvaient être meilleures. Trouvez comment.
}
page-coach-try-question = Que feriez-vous ici ?
page-coach-try-solved = Bien vu !
page-coach-try-good = C’est bien aussi : à peu près aussi bon que « { $action } ».
page-coach-try-not = Pas encore : cela coûte { $vp } PV. Essayez autre chose.
page-coach-try-answer = Montrer la réponse
page-coach-try-next = La suivante
page-coach-try-done = C’est tout. Revenez-y un autre jour.
page-coach-try-of = { $number } sur { $count }
page-coach-try-end = Terminer
page-coach-curve-what = Ce que montre la courbe
page-mine-accuracy = Votre précision
page-mine-accuracy-none = Aucune partie n’a encore été analysée. Revoyez une partie terminée et choisissez « Analyse ».
page-mine-accuracy-about = { $games ->
    [one] Une partie a été analysée. Une décision vous a coûté { $vp } PV en moyenne ; moins, c’est mieux.
   *[other] { $games } parties ont été analysées. Une décision vous a coûté { $vp } PV en moyenne ; moins, c’est mieux.
}
page-mine-accuracy-kind = { $kind ->
    [income] Revenu
    [buy] Achats
    [build] Constructions
   *[place] Choix pour Cérès
}
page-mine-accuracy-what = Décision
page-mine-accuracy-all = Toutes
page-mine-accuracy-unit = PV perdus par décision

### How to play.

## how to play: the flowchart, in which short lines fit

guide-tile-owns = Cérès possède-t-elle un Terrain vide ?
guide-tile-owns-no = Pas de tuile : elle marque 1 PV.
guide-tile-adjacent = Un de ses Terrains vides est-il à côté d’un Parc ?
guide-tile-adjacent-yes = Gardez ceux à côté du plus grand de ces Parcs.
guide-tile-diagonal = L’un d’eux est-il en diagonale d’un Parc ?
guide-tile-diagonal-yes = Gardez ceux en diagonale du plus grand de ces Parcs.
guide-tile-far = Tous sont à l’écart de tout Parc.
guide-tile-far-then = Gardez les plus proches de son plus grand Parc ; parmi eux, les plus éloignés de vos Bâtiments.
guide-tile-several = Reste-t-il plus d’un Terrain ?
guide-tile-several-yes = Vous choisissez, après avoir vu la tuile.
guide-tile-one = La tuile va là.
guide-tile-yes = oui
guide-tile-no = non

### The command line: its help, and complaints about how it was called.

## What is around the help; $name and $word are in quotation marks

help-usage = Utilisation :
help-arguments = Arguments{ " " }
help-options = Options{ " " }
help-commands = Commandes{ " " }
help-help = Affiche cette aide.
help-default = par défaut :
help-required = obligatoire
help-try = Pour l’aide : { $call }
help-no-command = Il n’y a pas de commande { $word }.
help-did-you-mean = Vouliez-vous dire { LIST($words, type: "or") } ?
help-no-option = Cette option n’existe pas : { $word }.
help-missing = Il manque { $kind ->
        [option] l’option
       *[argument] l’argument
    } { $name }.
help-bad-value = Valeur incorrecte pour { $name }
help-no-value = L’option { $name } demande une valeur.
help-surplus = Arguments en trop : { $words }
help-which-command = Il manque une commande.

## Commands

help-command-ceres = Gardens of Ceres, le mode solo de Foundations of Rome. Sans commande, le jeu s’ouvre dans votre navigateur.
help-command-play =
    Joue dans le terminal, en plein écran ou en texte simple. Sans options, reprend votre dernière partie.

    Exemple : printf 'market\nbuy C4\n' | ceres play --plain --seed 7
help-command-serve = Joue dans le navigateur : lance le serveur et ouvre la page.
help-command-settings = Affiche un fichier de réglages pour `ceres serve`, avec toutes les valeurs par défaut.
help-command-site =
    Écrit la page sous forme de fichiers statiques que tout hébergeur web peut servir.

    Les téléphones peuvent l’installer et jouer hors ligne.
help-command-demo = Montre une partie de démonstration avec un joueur insouciant.
help-command-daily = Joue la partie du jour dans le terminal. Seule la première tentative compte.
help-command-ladder = Liste les rangs et le taux de victoire des bots à chacun ; ou joue une partie à un rang.
help-command-replay = Raconte une partie enregistrée.
help-command-draw = Dessine une position en SVG.
help-command-hint =
    Compare les actions d’une position : avance attendue, chances de gagner, et pourquoi.

    Exemple : ceres position new --seed 7 | ceres hint -
help-command-forecast =
    Donne les probabilités exactes de ce que Cérès peut faire ensuite.

    Exemple : ceres position new --seed 7 | ceres forecast - --after 'buy C4'
help-command-review =
    Analyse une partie enregistrée : ce qu’ont valu le départ, les tirages et vos décisions.

    Exemple : ceres review game.json -o review.html
help-command-puzzle =
    Propose des problèmes, ligne par ligne : tapez le numéro d’une réponse.

    Exemple : ceres puzzle --kind win
help-command-puzzles = Problèmes : des positions avec une question chacune, aux réponses prouvées.
help-command-puzzles-make =
    Crée un recueil de problèmes à partir de parties de bots. Chaque réponse est prouvée.

    Exemple : ceres puzzles make book.json.gz --games 100
help-command-puzzles-check = Recalcule toutes les réponses d’un recueil : n’affiche rien, ou les défauts, un par ligne.
help-command-puzzles-show = Compte les problèmes d’un recueil par genre et par difficulté, ou en affiche un avec sa solution.
help-command-bots = Liste les bots et leurs paramètres.
help-command-sim =
    Joue beaucoup de parties, des bots contre Cérès, dans toutes les combinaisons des options.

    Écrit une ligne par partie en Parquet et affiche un tableau.
help-command-report = Montre des résultats : une page HTML avec des images, et chaque image en PNG.
help-command-benchmark =
    Fait jouer les parties fixes du banc d’essai à un bot ou à n’importe quel programme, et les évalue.

    Exemple : ceres benchmark --bot planner --games 10 -o planner.json
help-command-benchmark-verify = Rejoue les parties d’un résultat : affiche ses chiffres, ou ce qui ne concorde pas.
help-command-benchmark-table = Affiche des résultats en tableau Markdown ; ils ne sont pas vérifiés.
help-command-games = Liste les parties enregistrées ; les exporte, importe, supprime et restaure.
help-command-games-export = Écrit une partie enregistrée dans un fichier.
help-command-games-import = Importe un enregistrement comme partie ; une position en commence une nouvelle.
help-command-games-delete = Supprime une partie enregistrée. Elle peut être restaurée pendant 30 jours.
help-command-games-restore = Restaure une partie supprimée.
help-command-db = Sauvegarde, restaure, vérifie, migre et exporte une base de parties, même pendant qu’elle sert.
help-command-db-backup = Copie une base dans un nouveau fichier, utilisable tel quel ou à restaurer.
help-command-db-restore = Copie toutes les parties d’une sauvegarde dans une base qui n’en a pas.
help-command-db-check = Lit et rejoue chaque partie ; affiche ce qui est endommagé.
help-command-db-migrate = Met une base au format de cette version, après l’avoir copiée dans un fichier.
help-command-db-export = Écrit toutes les parties comme enregistrements, un par ligne.
help-command-position = Des positions en JSON : les créer, les jouer, les décompter et les vérifier.
help-command-position-new = Affiche la position d’une nouvelle partie.
help-command-position-actions = Affiche les actions possibles d’une position, en liste JSON.
help-command-position-play = Joue des actions ; affiche les événements et la position qui suit.
help-command-position-score = Affiche ce que marqueraient les deux camps si l’Ère finissait maintenant.
help-command-position-check = Vérifie une position : n’affiche rien, ou ses défauts, un par ligne.
help-command-record = Des enregistrements de parties en JSON.
help-command-record-check = Vérifie un enregistrement en le rejouant : n’affiche rien, ou ses défauts, un par ligne.
help-command-record-position = Affiche la position d’un enregistrement après certaines de ses actions, ou après toutes.
help-command-components = Les cartes et les tuiles Jardin d’une autre boîte, en TOML.
help-command-components-check = Vérifie un fichier de matériel : n’affiche rien, ou ses défauts, un par ligne.
help-command-components-show = Affiche le fichier de matériel standard, comme point de départ pour le vôtre.

## Options and arguments

help-version = Affiche la version, celle des règles et le mode d’exécution du moteur.
help-serve-host = L’adresse d’écoute ; avec 0.0.0.0, les téléphones du même réseau peuvent jouer.
help-serve-shared = Sépare les parties des joueurs, comme avec --host : pour un serveur derrière un proxy inverse.
help-serve-port = Le port d’écoute. Par défaut : 8376, sinon un port libre.
help-serve-database = Où enregistrer les parties : un chemin, ou l’URL d’une base PostgreSQL.
help-serve-settings = Un fichier de réglages ; `ceres settings` en affiche un. Les options l’emportent sur le fichier.
help-serve-log-format = text ou json : un objet par ligne.
help-serve-metrics-port = Fournit des métriques pour Prometheus sur ce port de cette machine.
help-serve-browser = Ouvre la page dans le navigateur.
help-site-folder = Le dossier cible : nouveau, vide, ou contenant un ancien site.
help-site-force = Écrit aussi dans un dossier qui contient d’autres fichiers ; ils restent intacts.
help-site-address = L’adresse qu’aura le site : là où le lien est partagé, une image s’affiche alors.
help-site-docs = L’adresse de la documentation, pour y mettre un lien : relative au site, ou complète.
help-play-pace = La vitesse du tour de Cérès : slow (lente), quick (rapide) ou at-once (d’un coup).
help-play-plain = Joue ligne par ligne, par exemple pour les lecteurs d’écran, les connexions lentes, les scripts et les tubes.
help-play-new = Commence aussitôt une nouvelle partie.
help-daily-date = Le jour, par exemple 2026-11-16. Par défaut : aujourd’hui, selon l’horloge de cette machine.
help-daily-json = Affiche la date, la graine et les options, sans jouer.
help-ladder-rank = Joue une partie à ce rang, par exemple quaestor ; `ceres ladder --json` donne les identifiants.
help-output = Où écrire ; - est la sortie standard.
help-theme = light (clair), dark (sombre) ou mono (noir et blanc).
help-db-backup-out = Le fichier à écrire.
help-db-restore-file = La sauvegarde.
help-db-copy = Où écrire la copie. Par défaut : à côté du fichier, ou dans le dossier CERES_HOME.
help-database = Un chemin, ou l’URL d’une base PostgreSQL. Par défaut : vos propres parties.
help-game = La partie : son identifiant, ou ses premiers caractères.
help-deleted = Liste les parties supprimées qui peuvent être restaurées.
help-as-json = Affiche du JSON.
help-source = Le fichier à lire ; - est l’entrée standard.
help-which-game = Le numéro de la partie, à partir de 1, si le fichier en a plusieurs.
help-at = Après combien d’actions, 0 pour le début. Par défaut : après toutes.
help-seed = La graine de la mise en place. La même graine donne la même partie. Par défaut : une nouvelle.
help-difficulty = normal (Normal), hard (Difficile) ou challenge (Défi).
help-monuments = Joue avec les Monuments.
help-variant = Une variante maison : contested-population, creeping-gardens, wild-monuments, ou favour-5, favour-10, … favour-60. Répétable.
help-box = Le contenu de votre propre boîte, un fichier TOML.
help-actions = Les actions dans l’ordre, un argument chacune : income, 'buy C4', 'build domus C4', 'place C4'.
help-keep = Écrit ici la partie intacte d’un enregistrement endommagé ; - est la sortie standard.
help-force = Remplace un fichier existant.
help-components-file = Le fichier TOML à vérifier.
help-demo-actions = S’arrête après ce nombre d’actions.
help-pace = Secondes d’attente après chaque action. Par défaut : un instant dans un terminal, aucune dans un tube.
help-lang = La langue : une parmi { $languages }. Par défaut : CERES_LANG, sinon celle du système.
help-benchmark-bot = Un de nos bots, comme `ceres bots` les énumère.
help-benchmark-code = Votre propre bot : un fichier Python.
help-benchmark-command = N’importe quel programme qui lit la partie sur son entrée standard et répond sur sa sortie standard.
help-benchmark-name = Le nom du joueur dans les tableaux. Par défaut : le bot, le fichier ou la commande.
help-benchmark-setting = Ne joue que ce réglage. Répétable.
help-benchmark-games = Ne joue que les premières parties de chaque réglage. Par défaut : les 100.
help-benchmark-seconds = Le temps limite d’une décision.
help-benchmark-workers = Combien de processus évaluent les décisions. Par défaut : un par cœur.
help-benchmark-output = Écrit le résultat, avec toutes les parties, dans ce fichier.
help-benchmark-files = Des résultats, tels que `ceres benchmark -o` les écrit.
help-sim-bot = Un bot de la liste `ceres bots`, avec ses paramètres. Répétable.
help-sim-code = Un bot à vous, un fichier Python. Répétable.
help-sim-difficulty = normal, hard, challenge ou each (chacun). Répétable.
help-sim-monuments = Joue avec les Monuments. Avec --no-monuments en plus : les deux.
help-sim-no-monuments = Joue sans les Monuments.
help-sim-variant = Variantes maison : none (aucune), une parmi contested-population, creeping-gardens, wild-monuments et favour-5 à favour-60, plusieurs jointes par +, ou each (chacune des trois premières). Répétable ; chaque fois forme un groupe de parties.
help-sim-components = Le contenu d’une boîte, un fichier TOML, ou standard. Répétable.
help-sim-cards = Échange aussi chacune des cartes de Cérès à son tour, avec les mêmes graines.
help-sim-games = Le nombre de parties de chaque groupe.
help-sim-seed = La graine de la première partie ; les autres suivent.
help-sim-decisions = Écrit aussi une ligne par décision.
help-sim-output = Le dossier des résultats.
help-sim-resume = Poursuit les parties de ce dossier, selon leur plan.
help-sim-force = Remplace les résultats déjà présents dans le dossier.
help-sim-workers = Le nombre de processus. Par défaut : un par cœur.
help-sim-dask = Joue sur une grappe Dask : l’adresse de son ordonnanceur.
help-sim-time-limit = Les secondes dont un bot dispose pour une décision.
help-report-results = Des dossiers de résultats, ou des fichiers Parquet ; chacun est comparé au premier.
help-report-output = Le dossier du rapport.
help-report-force = Remplace un rapport déjà présent dans le dossier.
help-forecast-after = Prévoit son tour après cette action de votre part.
help-review-output = Écrit aussi l’analyse sous forme de page HTML.
help-coach-hint-playouts = Le nombre de parties simulées. Par défaut : jusqu’à ce que le conseil soit stable.
help-coach-playouts = Le nombre de parties simulées ; plus il y en a, plus les chiffres sont précis.
help-coach-seed = La graine des simulations. La même graine donne les mêmes chiffres.
help-puzzles-book = Le recueil. Par défaut : celui du programme.
help-puzzles-out = Le fichier à écrire, compressé avec gzip.
help-puzzles-games = Combien de parties jouer.
help-puzzles-seed = La graine des parties. La même graine donne le même recueil.
help-puzzles-id = L’identifiant d’un problème.
help-puzzle-today = Le problème du jour.
help-puzzle-kind = Seulement les problèmes d’un genre : best, win, only, deed ou tile.
help-puzzle-theme = Seulement les problèmes sur un thème : bribes, civic, commerce, monuments, parks, population, purchases ou choices.
help-coach-workers = Le nombre de processus. Par défaut : un par cœur.
help-pace-range = ce doit être entre { $low } et { $high }

## puzzles

puzzles-making = Création des problèmes
puzzles-made = { $count ->
    [one] { $count } problème se trouve
   *[other] { $count } problèmes se trouvent
} dans { $path } ({ $size } ko).
puzzles-column-kind = Genre
puzzles-column-all = Tous
puzzle-kind = { $kind ->
    [best] La meilleure action
    [win] Gagner à coup sûr
    [only] La seule chance
    [deed] Quel Contrat va-t-elle réclamer ?
   *[tile] Où va la tuile ?
}
puzzle-title = Problème { $id } · difficulté { $grade } sur 5
puzzle-question = { $kind ->
    [best] Quelle est ici la meilleure action ?
    [win] Quelle action gagne à coup sûr, quel que soit le tirage ?
    [only] Seule la bonne action permet encore de gagner. Laquelle ?
    [deed] Cérès résout { $card } ({ card-action }). Quel Contrat réclame-t-elle ?
   *[tile] Cérès agrandit son Parc. Où peut aller la première tuile ?
}
puzzle-type = Tapez un nombre de 1 à { $count }, ou { $end } pour arrêter.
puzzle-again = Ce problème revient : vous l’aviez manqué.
puzzle-standing = Votre classement : { $rating }. Résolus d’affilée : { $streak }, record : { $longest }.
puzzle-address = Dans le navigateur : { $address }
puzzle-right = C’est juste !
puzzle-wrong = { $kind ->
    [best] Pas encore : cela coûte { $vp } PV. Essayez autre chose.
    [win] Pas encore : avec cela, vous gagnez { $win } des parties. Essayez autre chose.
    [only] Pas encore : après cela, vous ne pouvez plus gagner. Essayez autre chose.
   *[other] Pas encore. Regardez mieux.
}
puzzle-wrong-most = { $kind ->
    [best] Pas encore : cela coûte au moins { $vp } PV. Essayez autre chose.
    [win] Pas encore : avec cela, vous gagnez au mieux { $win } des parties. Essayez autre chose.
    [only] Pas encore : après cela, vous ne pouvez plus gagner. Essayez autre chose.
   *[other] Pas encore. Regardez mieux.
}
puzzle-rating-meaning = Tout le monde commence à 1200. Votre première réponse à un problème change votre classement : il monte si elle est juste, il baisse si elle est fausse, d’autant plus que le résultat est inattendu.
puzzle-rating-moved = { $way ->
    [up] Votre classement monte de { $by } et passe à { $rating }.
   *[down] Votre classement baisse de { $by } et passe à { $rating }.
}
puzzle-theme = { $theme ->
    [bribes] Pots-de-vin
    [civic] Bâtiments municipaux
    [commerce] Bâtiments commerciaux
    [monuments] Monuments
    [parks] Parcs
    [population] Population
    [purchases] Contrats et Revenu
   *[choices] Choix pour Cérès
}
page-puzzle-title = Problèmes
page-puzzle-loading = Recherche d’un problème…
page-puzzle-none = Ce problème n’existe pas
page-puzzle-next = Prochain problème pour vous
page-puzzle-today = Problème du jour
page-puzzle-mine = Mes propres décisions
page-puzzle-mine-none = Aucune de vos décisions n’est à revoir aujourd’hui. Faites analyser une partie terminée : ce que vous pouviez mieux jouer reviendra ici.
page-puzzle-about = { $theme } ({ $count })
page-puzzle-choice = Choisir des problèmes
page-puzzle-link = Partager ce problème
page-puzzle-copied = Lien copié. Il mène à ce problème.
page-puzzle-was = La réponse : { $answers }.
page-puzzle-answer = Répondre
page-puzzle-choose = { $count ->
    [0] Choisissez un Terrain de la ville.
   *[other] Votre réponse : { $lots }
}
page-puzzle-standing = Classement { $rating } · { $streak ->
    [0] pas de série
    [one] { $streak } résolu
   *[other] { $streak } résolus d’affilée
} · { $due ->
    [0] aucun à réessayer aujourd’hui
   *[other] { $due } à réessayer aujourd’hui
}
puzzle-wants-lot = ce problème demande un Terrain de la ville
puzzle-why = { $kind ->
    [win] Prouvé : avec « { $action } », vous gagnez quel que soit le tirage. Avec toute autre action, vous gagnez au plus { $win } des parties.
    [only] Prouvé : avec « { $action } », vous gagnez { $chance } des parties. Avec toute autre action, vous perdez, quel que soit le tirage.
   *[best] Prouvé : avec « { $action } », votre avance finale est de { $lead } PV en moyenne et vous gagnez { $chance } des parties. Tout le reste coûte au moins { $vp } PV.
}

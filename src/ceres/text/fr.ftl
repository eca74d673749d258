### French. How such a file is written stands at the top of en.ftl.
###
### Forms of Buildings and Monuments: .un (une Domus, le Colisée), .le (la Domus), .dun (d'une Domus,
### du Colisée), .au (à la Domus, au Colisée), .de (de Domus, d'Insula), .genre (m or f).
### Forms of tiles: .un (un Jardin résidentiel), .jardin (Jardin résidentiel).
### Form of kinds: .pluriel (Bâtiments résidentiels).
### Before : ; ! ? and inside « » stand non-breaking spaces (U+00A0).

## reading data of any kind

not-an-object = doit être un objet, et non { $found }
not-a-list = doit être une liste, et non { $found }
not-a-whole-number = doit être un nombre entier, et non { $found }
not-a-text = doit être un texte, et non { $found }
not-true-or-false = doit être true ou false, et non { $found }
missing-key = la clé { $key } manque
unknown-key = la clé { $key } est inconnue
too-small = { $number } est trop petit ({ $low } au moins)
too-large = { $number } est trop grand ({ $high } au plus)
unknown-word = { $word } est inconnu ; au choix : { $words }
unknown-id = { $word } ne désigne pas { $what }
wrong-format = le format est { $found }, et ce programme lit { $expected }
not-json = ce n’est pas du JSON : { $problem } (ligne { $line }, colonne { $column })
nested-too-deep = ce JSON est imbriqué trop profondément
number-too-long = un nombre de ce JSON a trop de chiffres
twice-in-json = la clé { $key } figure deux fois dans un même objet
not-toml = ce n’est pas du TOML : { $problem }
not-utf8 = ce n’est pas du texte UTF-8 (octet { $byte })
cannot-read = impossible de lire { $path } : { $problem }
cannot-write = impossible d’écrire { $path } : { $problem }

## what a value is ($found above)

type-null = null
type-true = true
type-false = false
type-whole-number = un nombre entier
type-fraction = un nombre à virgule
type-text = un texte
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

card-count = il faut 18 cartes, et il y en a { $count }
card-twice = la carte { $id } figure ici deux fois
letters-count = une carte qui réclame par lettres a trois lettres, et celle-ci en a { $count }
letter-twice = la lettre { $letter } figure ici deux fois
not-a-claim = seule une carte qui réclame a la clé { $key }
not-by-letters = seule une carte qui réclame par lettres a des lettres
tile-count = il faut 32 tuiles en tout, et il y en a { $count }
nothing-replaced = le fichier ne remplace rien : donnez les cartes, les tuiles ou les deux

## positions

in-two-places = le Terrain { $lot } est à deux endroits : { $first } et ici
too-many-markers = { $count } Terrains vides, pour 8 marqueurs de Terrain seulement
wrong-shape = les Terrains { $lots } ne donnent pas la forme voulue pour { $id }
too-many-pieces = { $id } en { $count } exemplaires, et la boîte en contient { $box }
too-many-tiles = { $count } tuiles { $id } dans la ville et dans le sac, et la boîte en contient { $box }
card-in-two-places = la carte { $id } est à deux endroits : { $first } et ici
card-missing = la carte { $id } manque dans la rangée et dans la pioche
row-length = il faut { $expected } cartes, et il y en a { $count }
pile-count = il faut trois piles, et il y en a { $count }
past-pile = il y a des Contrats dans la pile de l’Ère { $pile }, qui est terminée
market-too-long = { $count } Contrats, et le marché a six places
market-not-full = le marché compte { $count ->
    [one] { $count } Contrat
   *[other] { $count } Contrats
}, alors que la pile de cette Ère en a encore { $pile }
variant-twice = la variante { $name } figure ici deux fois
pending-missing = il y a un choix à faire, et pending ne dit pas lequel
pending-unexpected = rien n’est en attente dans la phase { $phase }
pending-left = left doit aller ici de { $low } à { $high }, et non { $found }
pending-left-monument = left doit être 0 ici, et non { $found }
icon-without-monuments = une icône Monument ne compte pas dans une partie sans Monuments
monument-not-in-supply = { $id } n’est pas dans la réserve
too-few-places = un choix demande deux places ou plus, et les règles en laissent { $count }
wrong-options = les places au choix sont { $expected }, et non { $found }
last-turns-value = doit être null, ["ceres"], ["ceres", "you"] ou ["you"]
last-turns-early = derniers tours, alors qu’il reste { $count ->
    [one] { $count } Contrat
   *[other] { $count } Contrats
} dans cette Ère
last-turns-without = { $side } est en train de jouer et ne figure pas dans les derniers tours
over-early = la partie ne peut pas être finie à l’Ère { $era }
over-last-turns = la partie est finie : il ne reste de dernier tour à personne
monument-twice = { $id } est à la fois dans la ville et dans la réserve
monuments-not-played = { $id } est dans la ville, dans une partie sans Monuments
monument-listed-twice = { $id } figure ici deux fois
components-value = doit être null ou "sha256:" suivi de 64 chiffres hexadécimaux
components-needed = cette position se joue avec un autre matériel ({ $digest }) : donnez-le aussi
components-differ = cette position se joue avec { $digest }, et le matériel donné est { $given }
components-not-needed = cette position se joue avec la boîte standard, et un autre matériel a été donné

## records

rules-version = la partie a été jouée avec la version { $found } des règles, et ce programme joue la version { $expected }
action-illegal = { $reason }
wrong-result = le résultat est { $expected }, et non { $found }
bad-entry = doit être une action ou une correction, et non { $found }

## actions

no-action = ce n’est pas une action : écrivez income, buy C4, build domus C4 ou place C4
wants-nothing = income s’écrit seul
wants-one-lot = écrivez buy et un Terrain, par exemple buy C4
wants-piece-and-lots = écrivez build, un bâtiment et ses Terrains, par exemple build domus C4
wants-lots = écrivez place et les Terrains, par exemple place C4
no-lot = { $word } n’est pas un Terrain : les Terrains vont de A1 à G7
no-piece = { $word } n’est pas un bâtiment
lots-not-sorted = écrivez les Terrains dans l’ordre et une seule fois : { $sorted }

## why an action is not legal

game-over = la partie est finie
choice-is-due = choisissez d’abord une place pour Cérès
no-choice-is-due = il n’y a rien à placer pour Cérès en ce moment
no-such-place = ni un Jardin ni un Monument n’a cette forme
not-an-option = pour Cérès, vous avez le choix entre { $options }
not-in-market = le Contrat { $deed } n’est pas au marché
no-marker = vous n’avez plus de marqueur de Terrain
needs-silver = il faut { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} d’Argent, et vous en avez { $silver }
not-its-shape = { PIECE($id, form: "le") } n’a pas cette forme
not-in-tray = il ne reste plus { PIECE($id, form: "de") } dans votre casier
not-in-supply = { PIECE($id, form: "le") } n’est pas dans la réserve de Monuments
without-monuments = cette partie se joue sans Monuments
not-your-lot = { $lot } n’est pas à vous
not-smaller = { PIECE($id, form: "le") } devrait remplacer { PIECE($other, form: "le") }, qui n’est pas plus { PIECE($other, form: "genre") ->
    [f] petite
   *[m] petit
}
too-many-empty = vous auriez { $count } Terrains vides, pour 8 marqueurs de Terrain seulement
condition-population = il faut une Population de { $needed } au moins, et la vôtre est de { $have }
condition-silver = vos Bâtiments doivent indiquer { $needed } Argent au moins, et ils en indiquent { $have }
condition-lots = il faut posséder au moins { $needed } Terrains, et vous en avez { $have }
condition-border-lots = il faut posséder au moins { $needed } Terrains au bord de la ville, et vous en avez { $have }
condition-buildings = il faut au moins { $needed } Bâtiments, et vous en avez { $have }
condition-civic = il faut au moins { $needed } Bâtiments municipaux, et vous en avez { $have }
condition-residential = il faut au moins { $needed } Bâtiments résidentiels, et vous en avez { $have }
condition-largest = il faut un Bâtiment d’au moins { $needed } Terrains, et votre plus grand en a { $have }
condition-no-empty-lot = tous vos Terrains doivent être construits, et { $have ->
    [one] { $have } est vide
   *[other] { $have } sont vides
}
condition-border = un de ses Terrains doit être au bord de la ville

## options and calls

bad-seed = une graine est un nombre entier, 0 ou plus, et non { $found }
not-components = doit être du matériel ou le chemin de son fichier, et non { $found }
nothing-to-undo = il n’y a rien à annuler
strict-game = c’est une partie stricte : rien ne s’annule
cannot-listen = impossible d’écouter à l’adresse { $host }, port { $port } : { $problem }. Indiquez un autre port avec --port, ou arrêtez le programme qui l’occupe
cannot-listen-there = impossible d’écouter à l’adresse { $host } : { $problem }. Indiquez une adresse de cette machine avec --host
no-page = la page n’a pas été construite : lancez ./ceres dans le dossier des sources, ou installez le paquet
# What has no message of its own.
problem = { $text }
wrong-host = ce serveur ne s’appelle pas { $host } : ouvrez l’adresse qu’il a affichée
other-page = les requêtes d’autres pages ({ $origin }) restent sans réponse
wants-json = il faut envoyer du JSON (application/json), et non { $found }
bad-request = le serveur ne peut pas faire cela ({ $status }) : { $problem }
server-failed = le serveur a échoué ({ $problem }) ; la partie est telle qu’avant
no-place-now = vos Terrains n’ont pas de place pour { PIECE($id, form: "un") } en ce moment
undo-asks = annuler remet en jeu ce qui était caché et que vous avez vu : confirmez, et la partie sera marquée
nothing-to-redo = il n’y a rien à rétablir

## bots

not-a-number = doit être un nombre, et non { $found }
parameter-none = il n’a aucun paramètre, et { $name } est donné
parameter-twice = le paramètre { $name } est donné deux fois
invalid-bot = le bot de { $path } ne peut pas jouer : { $reason }
bot-not-python = ce n’est pas un fichier Python : son nom doit finir par .py
bot-unreadable = lecture impossible : { $problem }
bot-raised = { $problem }
bot-without-maker = il y faut une fonction make(seed) ou une classe Bot
bot-without-choose = ce qu’il crée n’a pas de méthode choose(seen)

## the environment for learning agents

no-such-action = { $number } n’est pas une action : les actions sont numérotées de 0 à { $last }
# Seeds or actions: both are feminine.
not-one-each = il y en a { $count } pour { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : il en faut une par partie
reset-needed = aucune partie n’est en cours : appelez d’abord reset
bad-penalty = une pénalité est un nombre, 0 ou plus, et non { $found }
needs-agents = l’environnement pour agents apprenants demande d’autres bibliothèques Python : pip install "gardens-of-ceres[agents]"

## files

standard-input = l’entrée standard
standard-output = la sortie standard
closed = elle est fermée
exists-already = { $path } existe déjà ; --force l’écrase

## kept games

not-an-address = { $place } n’est ni un chemin ni l’adresse d’une base de données
not-a-file = les parties doivent être dans un fichier, et non dans { $place }
no-driver = impossible de garder les parties dans { $place } : { $problem } n’est pas installé
another-database = { $path } est la base de données d’un autre programme : rien n’a été modifié. Gardez les parties ailleurs
not-writable = impossible de garder les parties dans { $path } : { $problem }. Autorisez l’écriture à cet endroit, ou indiquez un autre dossier avec CERES_HOME
is-a-folder = impossible de garder les parties dans { $path } : c’est un dossier, et il faut un fichier
cannot-be-kept = ceci ne peut pas être enregistré : { $problem }
disk-full = il n’y a plus de place sur le disque de { $path }. Ce qui était enregistré avant est intact ; ceci n’a pas été enregistré. Faites de la place et réessayez
disk-failed = le disque de { $path } ne fonctionne pas : { $problem }. Ceci n’a pas été enregistré. Réessayez, ou indiquez un autre dossier avec CERES_HOME
not-a-database = { $path } n’est pas une base de données de parties. Le fichier n’a pas été modifié. Pour repartir à neuf, faites-le mettre de côté, ou indiquez un autre dossier avec CERES_HOME
database-broken = la base de données { $path } est abîmée : { $problem }. Elle n’a pas été modifiée. Pour repartir à neuf, faites-la mettre de côté, ou remplacez-la par une copie
locked = un autre programme occupe { $path }. Ce qui était enregistré avant est intact ; ceci n’a pas été enregistré. Fermez cet autre programme, ou réessayez
too-new = les parties de { $path } ont été enregistrées par une version plus récente de ce programme (format { $found } ; celle-ci connaît { $known }). Elles n’ont pas été modifiées. Utilisez la version plus récente
no-migration = les parties de { $path } ont le format inconnu { $found } : elles n’ont pas été modifiées
no-connection = la base de données { $path } est inutilisable pour le moment : { $problem }
no-such-game = il n’y a pas de partie { $id }
game-deleted = la partie { $id } a été supprimée ; elle peut être restaurée jusqu’au { $until }
conflict = la partie { $id } a continué ailleurs (modification { $current }, et non { $revision }) : rechargez-la et reprenez de là. Rien n’est perdu, et ceci n’a pas été enregistré
no-such-point = la partie { $id } n’a pas d’action { $number } : elle en compte { $count }
nothing-undone = rien n’est annulé dans la partie { $id }

# $id is the beginning of an id
games-several = plusieurs parties commencent par { $id } : écrivez-en davantage

## what stands around an error

# $text is what was written, in quotation marks.
invalid-notation = { $text } : { $reason }
illegal-action = { $text } : { $reason } ({ $rules })
fault-at = { $where } : { $reason }
# The headline of a list of faults, which follow one on each line.
faults = { $headline } :
fault-line = - { $fault }
corrupt-position = cette position est impossible
corrupt-record = cette partie enregistrée est illisible
invalid-components = ce fichier de matériel est inutilisable
invalid-option = cette option est inutilisable

## the board as text

board-era = Ère { $era }
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
phase-over = partie finie

side-you = vous
side-ceres = Cérès

## the laboratory

lab-missing = il faut ici des bibliothèques Python dont le jeu lui-même n’a pas besoin ({ $library } n’est pas installé) : installez-les avec { $command }
corrupt-plan = le plan de ces parties est inutilisable
lab-bot-changed = { $path } n’est plus ce qu’il était au début de ces parties : remettez l’ancienne version, ou repartez à neuf
lab-rules-changed = ces parties ont été commencées avec la version { $found } des règles, et ce programme joue la version { $rules } : repartez à neuf
lab-worker-rules = un processus de calcul joue la version { $found } des règles, et ce programme la version { $rules } : installez la même version sur sa machine
lab-worker-lost = un processus de calcul n’a pas pu continuer : { $problem }
lab-no-cluster = aucun ordonnanceur Dask ne répond à l’adresse { $address } : { $problem }
lab-folder-used = { $folder } n’est pas vide : choisissez un autre dossier, continuez avec --resume, ou supprimez avec --force les résultats qui s’y trouvent
lab-no-results = { $folder } ne contient pas de résultats : il n’y a pas de plan.json
lab-no-games = { $folder } ne contient encore aucune partie finie
lab-not-results = { $path } n’est pas un fichier de parties : il y manque des colonnes que la ligne de chaque partie doit avoir
lab-broken-part = { $path } est abîmé ({ $problem }) : supprimez-le et continuez avec --resume
lab-bot-too-long = le bot { $bot } a réfléchi trop longtemps dans la partie de graine { $seed } : plus que les { $limit } s permises par --time-limit
lab-bot-raised = le bot { $bot } est tombé en panne dans la partie de graine { $seed } : { $problem }
lab-bot-illegal = le bot { $bot } a choisi une action interdite dans la partie de graine { $seed } : { $problem }
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
term-tray = casier
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
term-difficulty = difficulté
term-variant = variante maison
term-border = bord de la ville

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
building-domus-maxima = Domus Maxima
    .un = une Domus Maxima
    .le = la Domus Maxima
    .dun = d’une Domus Maxima
    .au = à la Domus Maxima
    .de = de Domus Maxima
    .genre = f
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
building-pottery = Poterie
    .un = une Poterie
    .le = la Poterie
    .dun = d’une Poterie
    .au = à la Poterie
    .de = de Poterie
    .genre = f
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

## what a card of Ceres does: $does is letters, cheapest, dearest, enlarge or bribe

card-action = { $does ->
    [letters] Réclamer { $letters }
    [cheapest] Réclamer le moins cher
    [dearest] Réclamer le plus cher
    [enlarge] Agrandir un Parc
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
   *[other] Vous prenez { $silver } pièces d’Argent : { $basic }, plus { $shown } de vos Bâtiments.
}
# $bribe is the silver on the Deed, $printed the price of its place.
event-buy = { $bribe ->
    [0] Vous achetez { $deed } pour { $price } pièces d’Argent.
   *[other] Vous achetez { $deed } pour { $price } pièces d’Argent : { $printed }, plus { $bribe } pour l’Argent posé dessus.
}
event-refill = { $deed } entre au marché.
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
event-when-built-nothing = Personne ne gagne rien avec { PIECE($id, form: "le") }.

## events: Ceres' turn

# $flipped and $card are cards, $number is the number of the flipped one.
event-flip = Cérès retourne { $flipped }, un { $number } : la carte { $number } de sa rangée est { $card }, { card-action }.
# $columns are letters.
event-claim-skipped = Aucun Contrat dans la colonne { LIST($columns, type: "or") }.
event-claim-letters-only = Elle réclame { $deed }, le seul Contrat de la colonne { $letter }.
# $places are Lots of hers.
event-claim-letters-distance = Elle réclame { $deed }, le plus proche de ses Terrains dans la colonne { $letter } : à { count-steps } de { LIST($places) }.
event-claim-letters-price = Elle réclame { $deed }, le moins cher de la colonne { $letter } ({ $price } pièces d’Argent).
# $others are Deeds.
event-claim-letters-close = Elle réclame { $deed } : dans la colonne { $letter }, aussi proche que { LIST($others) } ({ count-steps }), mais moins cher.
event-claim-letters-place = Elle réclame { $deed } : dans la colonne { $letter }, à égalité avec { LIST($others) }, mais plus à gauche.
event-claim-only = Elle réclame { $deed }, le seul Contrat du marché.
event-claim-cheapest-price = Elle réclame { $deed }, le Contrat le moins cher ({ $price } pièces d’Argent).
event-claim-cheapest-place = Elle réclame { $deed } : le moins cher à égalité avec { LIST($others) } ({ $price } pièces d’Argent), mais plus à gauche.
event-claim-dearest-price = Elle réclame { $deed }, le Contrat le plus cher ({ $price } pièces d’Argent).
event-claim-dearest-place = Elle réclame { $deed } : le plus cher à égalité avec { LIST($others) } ({ $price } pièces d’Argent), mais plus à droite.
# Said behind one of the sentences above, of the Deed that she took.
event-silver-returned = L’Argent posé dessus ({ $silver }) va à la banque.
event-no-claim-no-deed = Aucun Contrat du marché ne convient.
event-no-claim-no-marker = Elle n’a plus de marqueur de Terrain pour réclamer.
event-deed-flip = Elle retourne donc un de ses propres Contrats : { $deed }.
event-failed-claim = Elle n’a plus de Contrat à elle : l’action échoue, et elle marque { $vp } PV.
# $icons are the silver icons on her Gardens; she lays one silver more than that.
event-bribe = { $count ->
    [1] Elle pose 1 pièce d’Argent sur { LIST($deeds) } : { count-icons } sur ses Jardins, plus 1.
   *[other] Elle pose 1 pièce d’Argent sur chacun des Contrats { LIST($deeds) } : { count-icons } sur ses Jardins, plus 1.
}
event-bribe-none = Elle ne pose pas d’Argent : le marché est vide.
event-bribe-returned = { $silver ->
    [one] Pour la pièce restante, il n’y a pas de Contrat.
   *[other] Pour les { $silver } pièces restantes, il n’y a pas de Contrat.
}
event-no-room = Elle n’a aucun Terrain vide et marque { $vp } PV.
event-creep = Elle n’a aucun Terrain vide et prend le Contrat { $deed }, à côté d’un Parc de { count-gardens }.
event-place-garden = Vous choisissez { $lots } pour le Jardin.
event-place-monument = Vous choisissez { $lots } pour { PIECE($id, form: "le") }.
# $gardens is how many Gardens the Park has, this one included.
event-plant = { $gardens ->
    [1] { $lot } devient { TILE($tile, form: "un") }, un Parc à lui seul.
   *[other] { $lot } devient { TILE($tile, form: "un") }, dans un Parc de { count-gardens }.
}
event-bag-empty = Le sac est vide : { $lot } n’est à personne, et elle marque { $vp } PV pour ses Terrains adjacents, { LIST($neighbours) }.
event-bag-empty-alone = Le sac est vide : { $lot } n’est à personne, et elle n’a aucun Terrain adjacent.
event-monument = Elle construit { PIECE($id, form: "un") } sur { $lots }.
# $covered are Lots.
event-monument-covers = Elle construit { PIECE($id, form: "un") } sur { $lots }, par-dessus { $count ->
    [one] le Jardin de { LIST($covered) }, qui va
   *[other] les Jardins de { LIST($covered) }, qui vont
} au fond du sac.
event-no-monument = { $tiles ->
    [one] Elle ne construit pas de Monument : avec { count-tiles }, aucun n’est assez petit.
   *[other] Elle ne construit pas de Monument : avec { count-tiles }, il n’en reste aucun de moins de { $tiles } Terrains qui tienne sur les siens.
}
event-no-monument-left = Elle ne construit pas de Monument : il n’en reste aucun.

## events: where a tile or a Monument goes, and why

# $options are the places, each one Lot (for a tile) or several (for a Monument).
event-sites-tile = Elle pioche { TILE($tile, form: "un") } pour { LIST($options) }{ sites-reason }.
event-sites-tile-choice = Elle pioche { TILE($tile, form: "un") } ; à vous de choisir : { LIST($options, type: "or") }{ sites-reason }.
event-sites-no-tile = Il ne reste aucune tuile pour { LIST($options) }{ sites-reason }.
event-sites-no-tile-choice = Il ne reste aucune tuile ; à vous de choisir le Terrain : { LIST($options, type: "or") }{ sites-reason }.
# $tiles is her number of residential and commercial tiles.
event-sites-monument = Avec { count-tiles }, elle peut construire { PIECE($id, form: "un") } sur { LIST($options) }{ sites-reason }.
event-sites-monument-choice = Avec { count-tiles }, elle peut construire { PIECE($id, form: "un") } ; à vous de choisir : { LIST($options, type: "or") }{ sites-reason }.

# Why these places. $gardens is the size of the Park, or of each of the Parks; $steps is the distance
# to her largest Park, $far that to your Buildings.
sites-reason = { $reason ->
    [beside] , à côté de son plus grand Parc à portée ({ count-gardens })
    [beside-several] , à côté d’un de ses plus grands Parcs à portée ({ count-gardens } chacun)
    [corner] , en diagonale de son plus grand Parc à portée ({ count-gardens })
    [corner-several] , en diagonale d’un de ses plus grands Parcs à portée ({ count-gardens } chacun)
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

event-last-turns = Il n’y a plus de Contrats dans cette Ère : un dernier tour pour { SIDE($first) }, puis un pour { SIDE($second) }.
event-last-turn = Le dernier tour de Cérès dans l’Ère est un Agrandissement de Parc, sans carte.
event-scoring = Décompte de l’Ère { $era } : vous marquez { $scored } PV et en avez { $vp }, Cérès en marque { $her_scored } et en a { $her_vp }.
event-era-begins = L’Ère { $era } commence. Au marché : { LIST($market, type: "comma") }.
event-era-begins-bare = L’Ère { $era } commence sans Contrats.
# $outcome is you, ceres, or tie, which Ceres wins.
event-game-over = { $outcome ->
    [you] La partie est finie, { $you } à { $ceres } : vous gagnez.
    [ceres] La partie est finie, { $you } à { $ceres } : Cérès gagne.
   *[tie] La partie est finie, { $you } à { $ceres } : l’égalité profite à Cérès, qui gagne.
}

## what a scoring came from, as a table: side, source, amount, details

scoring-side-you = Vous
scoring-side-ceres = Cérès
source-population = Population
source-commercial = Commercial
source-silver = Commercial
source-civic = Municipal
source-lots = Terrains vides
source-parks = Carrés
amount-vp = { $amount } PV
amount-silver = { $amount } Argent
item-piece = { $amount } pour { PIECE($id) } { $lots }
item-lots = { $amount } pour { $lots }
item-population = { $own } contre { $other }
item-population-bonus = { $own } contre { $other }, bonus { $bonus }
item-population-contested = { $own } contre { $other } : trop de retard
item-population-none = aucune Population
item-none = rien

## the command line

cli-error = Erreur : { $text }
cli-serving = Gardens of Ceres est à l’adresse { $url } (Ctrl-C pour arrêter)
cli-serving-already = Gardens of Ceres tourne déjà, à l’adresse { $url }
cli-served = Les parties sont gardées. Vale !
cli-version = Gardens of Ceres { $version } (règles { $rules }, { $engine ->
    [compiled] compilé
   *[interpreted] interprété
})
cli-kept = { $actions ->
    [one] ce qui est intact, { $actions } action, est dans { $path }
   *[other] ce qui est intact, { $actions } actions, est dans { $path }
}
cli-nothing-kept = même le début est illisible : rien n’est gardé

## bots: what each does, and what its parameters mean

bot-kind-random = toutes les actions permises ont la même chance
bot-kind-greedy = regarde une action à l’avance : PV immédiats, Revenu, place pour construire
bot-kind-planner = un plan pour toute la partie, d’après ce que rapportera chaque Contrat, Bâtiment et Jardin
bot-kind-montecarlo = essaie les actions prometteuses sur des donnes tirées au sort, que planner joue jusqu’au bout, et écarte chaque fois la moins bonne moitié
bot-kind-montecarlo-playouts = parties jouées jusqu’au bout pour chaque décision
bot-kind-montecarlo-seconds = temps de réflexion pour chaque décision, au lieu d’un nombre de parties
bot-kind-montecarlo-workers = processus qui réfléchissent ; 0 : un seul, ou un par cœur si un temps est donné en secondes
bot-kind-montecarlo-candidates = nombre maximal d’actions essayées : celles que planner juge les meilleures
bot-kind-montecarlo-random = 1 : parties jouées au hasard jusqu’au bout, comme dans un Monte-Carlo simple
bots-usage = Les paramètres s’écrivent après un deux-points : { $code }. Un bot à vous : { $option }.

## kept games on the command line: a table with these columns, and what was done

games-none = Aucune partie n’est encore enregistrée : { $command } en commence une.
games-none-deleted = Aucune partie supprimée.
games-column-id = Partie
games-column-changed = Dernier coup
games-column-options = Réglages
games-column-stands = État
games-column-you = Vous
games-column-ceres = Cérès
games-column-actions = Actions
games-won = gagnée
games-lost = perdue
games-unreadable = impossible à rejouer
games-imported = { $actions ->
    [one] { $id } est enregistrée, avec { $actions } action.
   *[other] { $id } est enregistrée, avec { $actions } actions.
}
games-exported = { $id } est dans { $path }.
games-deleted = { $id } est supprimée. Jusqu’au { $until }, elle peut être restaurée : { $command }
games-restored = { $id } est restaurée.

## a recorded game, told; the options are as in a demonstration game

replay-title = Gardens of Ceres : une partie enregistrée ({ $options }).
replay-corrected = La table a été corrigée : la partie continue ainsi.

## the demonstration game

# $options are the seed, the difficulty and so on, separated by commas.
demo-title = Gardens of Ceres : une partie de démonstration ({ $options }).
demo-player = Le joueur est insouciant : il construit s’il peut, sinon il achète un Contrat, sinon il prend le Revenu.
demo-rules = Les règles appliquées sont entre crochets ; docs/rulings.md parle de celles qui ne vont pas de soi.
demo-seed = graine { $seed }
demo-monuments = avec Monuments
demo-own-box = matériel modifié
demo-again = La même partie encore une fois : { $command }
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
rule-t1 = La ville compte 7 × 7 Terrains : colonnes A à G de gauche à droite, lignes 1 à 7 de haut en bas. À chaque Terrain correspond un Contrat du même nom, par exemple C4 ; la lettre d’un Contrat est celle de sa colonne.
rule-t2-title = À côté
rule-t2 = Deux Terrains sont adjacents, ou à côté l’un de l’autre, s’ils ont un côté en commun. Les coins ne comptent que si une règle parle de diagonale.
rule-t3-title = La distance
rule-t3 = La distance se compte en pas le long des lignes et des colonnes, jamais en diagonale. Entre deux groupes de Terrains, c’est le chemin le plus court qui compte.
rule-t4-title = Les marqueurs de Terrain
rule-t4 = Chaque camp a 8 marqueurs de Terrain, un pour chaque Terrain vide qu’il possède. Qui construit sur un Terrain reprend son marqueur ; personne n’a donc jamais plus de 8 Terrains vides.
rule-t5-title = La banque
rule-t5 = La banque a toujours assez d’Argent.

## rules: set-up

rule-s1-title = Les Contrats de départ
rule-s1 = Vous recevez six Contrats et posez vos marqueurs sur ces Terrains. Cérès en reçoit six, face cachée : ils forment sa propre pioche de Contrats et ne reçoivent pas de marqueurs.
rule-s2-title = Ce que vous avez au départ
rule-s2 = Vous commencez avec 5 pièces d’Argent, Cérès sans rien. Les deux camps commencent à 0 PV.
rule-s3-title = Les premiers Jardins
rule-s3 = Cérès retourne trois de ses Contrats, ou les six en Défi. Sur chacun de ces Terrains va une tuile piochée dans le sac.
rule-s4-title = Trois Ères
rule-s4 = Les 37 autres Contrats forment trois piles, une par Ère : 13, 12 et 12.
rule-s5-title = Le marché
rule-s5 = Six Contrats sont au marché, face visible. Leurs places coûtent 2, 3, 4, 6, 8 et 10 pièces d’Argent, de gauche à droite.
rule-s6-title = La rangée de Cérès
rule-s6 = Les 18 cartes de Cérès sont mélangées. Quatre d’entre elles forment sa rangée, face visible, et le reste est sa pioche.
rule-s7-title = Qui commence
rule-s7 = Vous jouez le premier tour.
rule-s8-title = Trois Monuments
rule-s8 = Si vous jouez avec les Monuments, trois d’entre eux, de tailles différentes, forment la réserve. Le Temple de Minerve et le Temple de Vulcain n’en font jamais partie.

## rules: your turn

rule-y1-title = Revenu
rule-y1 = Vous prenez 5 pièces d’Argent, plus celles qu’indiquent vos Bâtiments commerciaux.
rule-y2-title = Acheter un Contrat
rule-y2 = Vous payez le prix de la place du Contrat, plus 1 pour chaque pièce d’Argent posée dessus, et vous posez un marqueur sur le Terrain : il vous en faut un. Les Contrats plus à droite avancent d’une place vers la gauche, et le suivant de la pile entre au marché.
rule-y3-title = Construire
rule-y3 = Vous posez un Bâtiment de votre casier, selon sa forme, sur des Terrains à vous. C’est gratuit. Il peut remplacer des Bâtiments à vous si chacun d’eux est plus petit ; ceux-ci retournent dans votre casier, et ceux de leurs Terrains qui ne sont plus couverts reçoivent vos marqueurs.
rule-y4-title = Pas trop de Terrains vides
rule-y4 = Vous ne pouvez pas construire si cela vous laisse plus de 8 Terrains vides.
rule-y5-title = On ne passe pas
rule-y5 = Vous devez faire une action à votre tour ; le Revenu est toujours possible. Vous ne pouvez construire ni sur un Jardin, ni sur un Terrain de Cérès, ni sur un Terrain qui n’est à personne.

## rules: Ceres' turn

rule-c1-title = Quelle carte elle joue
rule-c1 = Cérès retourne une carte. Son numéro dit quelle carte de sa rangée elle exécute, en comptant depuis la gauche. Celle-ci passe sous la pioche, et la carte retournée rejoint la rangée, tout à droite.
rule-c2-title = Réclamer par lettres
rule-c2 = La première lettre de la carte qui a un Contrat au marché compte : parmi les Contrats de cette lettre, elle prend le plus proche d’un Terrain à elle. À égalité, le moins cher ; puis le plus à gauche.
rule-c3-title = Réclamer selon le prix
rule-c3 = Le moins cher : elle prend le Contrat au prix le plus bas, le plus à gauche s’il y en a plusieurs. Le plus cher : celui au prix le plus haut, le plus à droite s’il y en a plusieurs. L’Argent posé sur un Contrat fait partie de son prix.
rule-c4-title = Quand elle réclame
rule-c4 = Elle ne paie rien et pose un marqueur sur le Terrain. L’Argent posé sur le Contrat va à la banque, et le marché se complète comme après un achat de votre part.
rule-c5-title = Quand elle ne peut pas réclamer
rule-c5 = Si aucun Contrat ne convient, ou si elle n’a plus de marqueur, elle retourne un de ses propres Contrats et met une tuile sur ce Terrain. S’il ne lui en reste pas, l’action échoue, et elle marque 1 PV, ou 2 en Défi.
rule-c6-title = Agrandissement de Parc
rule-c6 = Trois fois de suite, elle pioche une tuile et la met sur un de ses Terrains vides. Chaque fois qu’elle n’a pas de Terrain vide, elle marque 1 PV à la place.
rule-c7-title = Pot-de-vin
rule-c7 = Comptez les icônes Argent sur les Jardins : une par tuile commerciale, deux pour une tuile double en Difficile et en Défi. Elle prend une pièce d’Argent de plus que ce nombre et en pose une sur chaque Contrat du marché, depuis la gauche, tant qu’il y en a.
rule-c8-title = Le sac est vide
rule-c8 = S’il ne reste aucune tuile, le Terrain est choisi quand même. Il n’est dès lors à personne, et elle marque 4 PV pour chacun de ses Terrains adjacents.

## rules: where a tile goes

rule-p1-title = À côté d’un Parc
rule-p1 = Une tuile va sur un de ses Terrains vides à côté d’un Parc, c’est-à-dire d’un groupe de Jardins reliés par leurs côtés. Si plusieurs Parcs sont ainsi à portée, c’est le plus grand qui compte.
rule-p2-title = En diagonale d’un Parc
rule-p2 = Si aucun de ses Terrains vides n’est à côté d’un Parc, on en prend un qui touche un Parc en diagonale ; là aussi, c’est le plus grand de ces Parcs qui compte.
rule-p3-title = Près de son plus grand Parc
rule-p3 = Si aucun de ses Terrains vides ne touche un Parc, on prend le plus proche de son plus grand Parc ; s’il y en a plusieurs, le plus éloigné de vos Bâtiments.
rule-p4-title = À vous de choisir
rule-p4 = Si ces règles laissent plusieurs places, vous choisissez l’une d’elles. Vous voyez la tuile avant.
rule-p5-title = Un choix est une décision
rule-p5 = Votre choix pour Cérès compte comme une action : il est enregistré et peut être annulé. S’il ne reste qu’une place, rien ne vous est demandé.

## rules: the end of an era

rule-e1-title = Derniers tours
rule-e1 = Quand un tour se termine et qu’il ne reste plus de Contrats de l’Ère, ni au marché ni dans la pile, chaque camp a encore un tour.
rule-e2-title = Le dernier tour de Cérès
rule-e2 = Son dernier tour d’une Ère est toujours un Agrandissement de Parc. Elle ne retourne pas de carte, et ne construit donc pas de Monument non plus.
rule-e3-title = Décompte et Ère suivante
rule-e3 = Après les derniers tours vient le décompte de l’Ère. Puis six Contrats de la pile suivante entrent au marché et les tours reprennent ; après l’Ère 3, la partie est finie.

## rules: scoring

rule-v1-title = Population
rule-v1 = Le camp qui a la plus grande Population la marque en PV, plus un bonus de 4, 7 ou 10 PV à l’Ère 1, 2 ou 3. L’autre camp marque ce même nombre, le plus grand des deux, sans le bonus, sauf s’il n’a aucune Population. À égalité, les deux ont le bonus.
rule-v2-title = Votre commerce
rule-v2 = Aux Ères 1 et 2, vous prenez l’Argent qu’indiquent vos Bâtiments commerciaux. À l’Ère 3, vous marquez leurs PV à la place.
rule-v3-title = Vos Bâtiments municipaux
rule-v3 = Chaque Bâtiment municipal rapporte selon ce qui est à côté : vos propres Bâtiments, les Jardins et les Monuments de Cérès, chacun une seule fois. Un Jardin compte comme un bâtiment de son type, avec 1 habitant ou 1 Argent ; une tuile double en a 2 en Difficile et en Défi.
rule-v4-title = Vos Terrains vides
rule-v4 = À l’Ère 3, vous marquez 1 PV pour chacun de vos Terrains vides.
rule-v5-title = La Population de Cérès
rule-v5 = Chaque tuile résidentielle compte un habitant, et une tuile double deux en Difficile et en Défi. Sa Population rapporte des PV comme la vôtre.
rule-v6-title = Le commerce de Cérès
rule-v6 = Chaque tuile commerciale lui rapporte 1 PV, et une tuile double 2 en Défi. À l’Ère 3, chacune rapporte 1 PV de plus.
rule-v7-title = Les tuiles municipales de Cérès
rule-v7 = Une tuile municipale lui rapporte 2 PV, ou 3 en Défi, pour chacun de vos Bâtiments adjacents du type indiqué sur la tuile. Les Jardins ne comptent pas.
rule-v8-title = Les carrés de Jardins
rule-v8 = Des Jardins qui forment un carré lui rapportent 4 PV pour 2 × 2, 18 pour 3 × 3 et 48 pour 4 × 4. Aucun Jardin ne compte dans deux carrés ; on retient le découpage qui lui rapporte le plus.
rule-v9-title = Qui gagne
rule-v9 = Vous gagnez si vous avez plus de PV que Cérès. À égalité, c’est elle qui gagne.
rule-v10-title = Rien que pour vous
rule-v10 = Cérès ne prend pas d’Argent et ne marque rien pour ses Terrains vides.

## rules: Monuments

rule-m1-title = Vos Monuments
rule-m1 = Vous construisez un Monument de la réserve comme un Bâtiment, si sa condition est remplie avant que vous construisiez. C’est dès lors un de vos Bâtiments ; si vous le remplacez, il retourne dans la réserve et peut être construit à nouveau.
rule-m2-title = Les Monuments de Cérès
rule-m2 = Après une carte avec l’icône Monument, elle compte ses tuiles résidentielles et commerciales. Elle construit le plus petit Monument de la réserve qui a moins de Terrains que ce nombre et qui tient sur ses Terrains vides ; s’il n’y en a pas, il ne se passe rien.
rule-m3-title = Où va son Monument
rule-m3 = Parmi toutes les places où il tient, ce sont les règles des tuiles qui décident. Il est aussi près d’un Parc que le plus proche de ses Terrains.
rule-m4-title = Quand un Monument est construit
rule-m4 = Elle n’a pas à remplir les conditions. Qui que ce soit qui le construise, le Temple de Jupiter donne 2 PV, et le Colisée 3 pièces d’Argent, à chaque camp qui a un bâtiment adjacent ; l’Argent ne sert à rien à Cérès. Ses Jardins et ses Monuments comptent ici comme des bâtiments.
rule-m5-title = Ce que rapportent ses Monuments
rule-m5 = Un Monument de Cérès rapporte autant qu’une tuile Jardin simple de son type. S’il est municipal, il est comme la tuile municipale qui demande ce que le Monument compte.
rule-m6-title = Un Monument n’est pas un Jardin
rule-m6 = Ses Monuments ne font partie d’aucun Parc et d’aucun carré, et ne comptent ni pour les Pots-de-vin ni pour d’autres Monuments. Leurs Terrains sont à elle, et pour vos Bâtiments municipaux, ces Monuments comptent avec les valeurs qu’ils indiquent.
rule-m7-title = La taille d’un Monument
rule-m7 = La taille d’un Monument est son nombre de Terrains. Une ligne de trois et un L de trois ont la même taille.
rule-m8-title = Aucune autre extension
rule-m8 = Les Monuments sont le seul module supplémentaire qui se joue avec Gardens of Ceres.

## rules: house variants

rule-x1-title = Population disputée
rule-x1 = Si Cérès a la plus grande Population, la vôtre ne rapporte des PV que si vous avez au plus 3 habitants de retard sur elle.
rule-x2-title = Monuments sauvages
rule-x2 = Les Monuments de Cérès peuvent aussi recouvrir des Jardins, pourvu qu’ils couvrent aussi un Terrain vide à elle. Les tuiles recouvertes vont au fond du sac.
rule-x3-title = Jardins envahissants
rule-x3 = Si Cérès n’a pas de Terrain vide pour une tuile, elle prend au marché un Contrat dont le Terrain est à côté d’un Parc, celui du plus grand Parc, et y met aussitôt la tuile. S’il n’y en a pas, elle marque 1 PV comme d’habitude.

### The screens of the game in a terminal, in French.
### Lines are short: a terminal may have only 80 columns. Keys stay as they are in every language.

## Letters of the kinds on the board: one character each, one column wide, all different.

terminal-letter-residential = R
terminal-letter-commercial = C
terminal-letter-civic = M

## The first screen

terminal-title = Gardens of Ceres
terminal-subtitle = Vous bâtissez Rome. Cérès la fait reverdir.
terminal-continue = Continuer
terminal-new-game = Nouvelle partie
terminal-saved-games = Parties enregistrées
terminal-settings = Langue, rythme et couleurs
terminal-help = Aide
terminal-quit = Quitter
terminal-back = Retour
terminal-unofficial = Création de fan, non officielle. Ni image ni texte de l’éditeur.
terminal-home-hint = ↑ ↓ choisir · Enter ouvrir · ? aide · Q quitter

## A new game

terminal-difficulty = Difficulté
terminal-about-normal = Les tuiles doubles de Cérès comptent une fois. Idéal pour apprendre.
terminal-about-hard = Ses tuiles doubles comptent deux habitants ou deux Argent : plus gros Pots-de-vin, croissance plus rapide.
terminal-about-challenge = Comme Difficile ; de plus, elle commence avec six Jardins et marque plus pour ses tuiles municipales et doubles.
terminal-monuments = Monuments
terminal-about-monuments = Trois grands bâtiments que chaque camp peut construire.
terminal-variants = Variantes maison
terminal-about-contested-population = pas de PV de Population à plus de 3 habitants derrière Cérès
terminal-about-creeping-gardens = sans Terrain vide, Cérès prend un Contrat à côté d’un Parc
terminal-about-wild-monuments = les Monuments de Cérès peuvent recouvrir des Jardins
terminal-seed = Graine
terminal-seed-hint = vide : une nouvelle ; le même nombre donne la même partie
terminal-seed-bad = Une graine est un nombre entier, 0 ou plus.
terminal-start = Commencer la partie
terminal-new-hint = Tab suivant · Space changer · Enter commencer · Esc retour

## Saved games

terminal-saved-line = { $date }  { $standing }
terminal-saved-playing = Ère { $era }, { $you } : { $ceres }, { $difficulty }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
terminal-saved-won = gagnée { $you } : { $ceres }, { $difficulty }
terminal-saved-lost = perdue { $you } : { $ceres }, { $difficulty }
terminal-saved-broken = illisible
terminal-saved-none = Il n’y a pas encore de partie enregistrée.
terminal-saved-hint = Enter ouvrir · Del supprimer · Z annuler la suppression · Esc retour
terminal-deleted = Supprimée. Z annule la suppression.
terminal-restored = La partie est de retour.
terminal-nothing-deleted = Rien n’a été supprimé ici.

## Language, pace and colours

terminal-language = Langue
terminal-pace = Tour de Cérès
terminal-pace-slow = lent
terminal-pace-quick = rapide
terminal-pace-at-once = immédiat
terminal-colours = Couleurs
terminal-colours-dark = sombres
terminal-colours-light = claires
terminal-settings-hint = ↑ ↓ choisir · Enter changer · Esc retour

## The table: both sides

terminal-era = Ère { $era } sur 3
terminal-deeds = { $count ->
        [one] reste { $count } Contrat
       *[other] reste { $count } Contrats
    }
terminal-last-turns-both = derniers tours : vous et Cérès
terminal-last-turns-you = votre dernier tour
terminal-last-turns-ceres = dernier tour de Cérès
terminal-you = Vous
terminal-ceres = Cérès
terminal-vp = { $vp } PV
terminal-silver = { $silver } Argent
terminal-population = { $population ->
        [one] { $population } habitant
       *[other] { $population } habitants
    }
terminal-markers = { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }
terminal-seed-is = graine { $seed }

## The table: panels

terminal-panel-tray = Casier
terminal-panel-ceres = Cérès
terminal-panel-score = PV
terminal-panel-log = Journal
terminal-market-empty = Le marché est vide.
terminal-monument-supply = Monuments
terminal-none-left = –
terminal-worth-residential = { $population ->
        [one] { $population } habitant
       *[other] { $population } habitants
    }
terminal-worth-commercial = { $silver } Argent, { $vp } PV
terminal-effect-building = { $vp } PV par bâtiment
terminal-effect-citizen = { $vp } PV { $per ->
        [one] par habitant
       *[other] pour { $per } habitants
    }
terminal-effect-silver = { $vp } PV par Argent
terminal-effect-civic = { $vp } PV par municipal
terminal-row = Sa rangée : la carte retournée en désigne une par son numéro
terminal-card-number = n° { $number }
terminal-card-icon = ▲
terminal-card-letters = Réclamer { $letters }
terminal-card-cheapest = Réclamer moins cher
terminal-card-dearest = Réclamer plus cher
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
terminal-known = Connues, au fond : { $cards }
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
terminal-source-after = PV alors
terminal-source-silver = Argent
terminal-score-hint = S : point par point

## Keys, in the last line

terminal-key-income = Revenu +{ $silver }
terminal-key-buy = Acheter
terminal-key-build = Construire
terminal-key-undo = Annuler
terminal-key-redo = Rétablir
terminal-key-help = Aide
terminal-key-home = Accueil
terminal-key-confirm = Confirmer
terminal-key-turn = Tourner
terminal-key-next = Place suivante
terminal-key-back = Retour
terminal-key-pick = Choisir
terminal-key-open = Règles
terminal-key-skip = Passer
terminal-key-pace = Rythme : { $pace }
terminal-key-log = Journal
terminal-key-score = Décompte
terminal-key-new = Nouvelle partie
terminal-key-result = Résultat

## What is asked, and what an action would change

terminal-ask-turn = À vous : prenez le Revenu, achetez un Contrat ou construisez.
terminal-ask-income = Revenu : { $silver } pièces d’Argent. Vous en auriez { $after }.
terminal-ask-deed = { $deed }, place { $place } : { $price } pièces d’Argent. Il vous en resterait { $after }.
terminal-ask-deed-bribed = { $deed }, place { $place } : { $price } pièces d’Argent ({ $printed }, plus { $bribe } pour l’Argent posé dessus). Il vous en resterait { $after }.
terminal-ask-tray = { $piece } : { $worth }. { $places ->
        [one] { $places } place.
       *[other] { $places } places.
    }
terminal-ask-place = { $piece } sur { $lots } (place { $number } sur { $count }).
terminal-ask-choice-garden = Placez la tuile de Cérès, { $tile } : { $lot } (place { $number } sur { $count }).
terminal-ask-choice-empty = Le sac est vide. Quel Terrain Cérès abandonne-t-elle ? { $lot } (place { $number } sur { $count }).
terminal-ask-choice-monument = Placez le Monument de Cérès, { $piece } : { $lots } (place { $number } sur { $count }).
terminal-ask-log = Choisissez une ligne pour lire ses règles.
terminal-asked-because = Pourquoi : { $reason }
terminal-replaces = Remplace { $pieces }.
terminal-frees = Marqueurs de retour sur { $lots }.
terminal-change-population = Population { $before } → { $after }
terminal-change-income = Revenu { $before } → { $after }
terminal-change-silver = Argent { $before } → { $after }
terminal-change-vp = PV { $before } → { $after }
terminal-change-her-vp = PV de Cérès { $before } → { $after }
terminal-change-score = si l’Ère finissait là { $before } → { $after }
terminal-change-her-score = Cérès { $before } → { $after }
terminal-change-nothing = rien d’autre ne change
terminal-no-place = { $piece } : aucune place sur vos Terrains.
terminal-only-places = Seuls les Terrains signalés sont possibles.
terminal-one-way = Il n’y a qu’un sens possible ici.
terminal-over = La partie est finie : { $you } à { $ceres }. Enter montre le résultat.
terminal-telling = Tour de Cérès. Space passe.
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-nothing-to-redo = Il n’y a rien à rétablir.
terminal-undone = Annulé : { $action }.
terminal-redone = Rejoué : { $action }.
terminal-conflict = Cette partie a continué dans une autre fenêtre. La voici dans son état actuel ; votre dernière action n’a pas été jouée.
terminal-too-small = Cette fenêtre est trop petite : il faut { $width } colonnes et { $height } lignes.

## Actions, as they are named when undone

terminal-action-income = Revenu
terminal-action-buy = acheter { $lots }
terminal-action-build = construire { $piece } sur { $lots }
terminal-action-place = placer sur { $lots }
terminal-action-correct = correction

## A Lot that is looked at

terminal-lot-nobody = { $lot } : à personne.
terminal-lot-market = { $lot } : à personne. Son Contrat coûte { $price } pièces d’Argent.
terminal-lot-you = { $lot } : votre Terrain vide.
terminal-lot-ceres = { $lot } : Terrain vide de Cérès.
terminal-lot-building = { $lot } : { $piece }, à vous ({ $worth }).
terminal-lot-monument = { $lot } : { $piece }, à Cérès.
terminal-lot-garden = { $lot } : Jardin de Cérès, { $tile }, dans un Parc de { $size }.

## Scoring and result

terminal-scoring-title = Décompte de l’Ère { $era }
terminal-scoring-now = Si l’Ère { $era } finissait là
terminal-scored = +{ $vp } PV
terminal-scored-silver = +{ $silver } Argent
terminal-has = { $vp } PV en tout
terminal-item-population = { $own } contre { $other }
terminal-item-bonus = bonus { $bonus }
terminal-item-beside = à côté : { $things }
terminal-item-amount = { $what } ({ $amount })
terminal-result-won = Vous gagnez, { $you } à { $ceres }.
terminal-result-lost = Cérès gagne, { $ceres } à { $you }.
terminal-result-tie = { $you } partout : à égalité, Cérès gagne.
terminal-result-eras = PV par Ère
terminal-result-era = Ère { $era }
terminal-result-other = Autres PV
terminal-result-total = Total

## Rules and help

terminal-rules-title = Règles
terminal-help-title = Touches
terminal-help-play = À votre tour
terminal-help-look = Regarder
terminal-help-game = La partie
terminal-help-signs = Symboles de la ville
terminal-help-mouse = À la souris : cliquez sur un Contrat, une pièce du casier, un Terrain, une ligne du journal ou une touche de la dernière ligne.
terminal-does-income = prendre le Revenu
terminal-does-buy = acheter un Contrat ; 1 à 6 pour le désigner
terminal-does-build = construire : choisir une pièce du casier
terminal-does-arrows = passer d’une pièce, d’un Contrat, d’une place, d’un Terrain à l’autre
terminal-does-turn = tourner la pièce
terminal-does-tab = place suivante, précédente
terminal-does-enter = confirmer
terminal-does-escape = retour
terminal-does-undo = annuler
terminal-does-redo = rétablir
terminal-does-panels = Casier, Cérès, PV, Journal
terminal-does-log = journal : choisir une ligne, Enter ouvre ses règles
terminal-does-score = décompte point par point, si l’Ère finissait là
terminal-does-skip = passer le récit du tour de Cérès
terminal-does-pace = rythme du tour de Cérès : lent, rapide, immédiat
terminal-does-colours = fond sombre ou clair
terminal-does-home = accueil ; la partie est gardée
terminal-does-quit = quitter ; la partie est gardée
terminal-does-help = cette page
terminal-sign-yours = votre Terrain vide
terminal-sign-hers = Terrain vide de Cérès
terminal-sign-deed = Terrain d’un Contrat du marché
terminal-sign-building = votre bâtiment : son type et ce qu’il rapporte
terminal-sign-civic = municipal : compte habitants, Argent, municipaux ou tout (*)
terminal-sign-garden = Jardin : son type, deux fois si double
terminal-sign-garden-civic = Jardin municipal : le type demandé (* tous)
terminal-sign-monument = un Monument de Cérès

## Before the first screen

terminal-not-a-terminal = ceres play a besoin d’un terminal qu’il puisse remplir. Pour suivre une partie en texte simple, utilisez : ceres demo
terminal-window-too-small = ceres play a besoin d’une fenêtre de { $width } colonnes et { $height } lignes ; celle-ci en a { $columns } et { $lines }. Agrandissez-la, ou utilisez : ceres demo
terminal-saves-failed = Les parties enregistrées sont inutilisables.
terminal-saves-aside = Mettre de côté le fichier abîmé et repartir à neuf ? Rien n’y est supprimé. [o/N]
terminal-saves-now-at = Il est maintenant ici : { $path }.
terminal-yes = o
terminal-bad-pace = { $pace } n’est pas un rythme : utilisez slow, quick ou at-once.
# an item of a scoring and what it came from
terminal-item-of = { $item } : { $things }

### The page in the browser, in French. Labels of buttons and tabs are short: a phone is 360 px wide.

## the page

page-title = Gardens of Ceres
page-close = Fermer
page-to-start = À l’accueil
page-try-again = Réessayer
page-lost-title = Rien n’est bâti ici
page-lost = Il n’y a pas de page à cette adresse.
page-trouble-title = Quelque chose s’est écroulé
page-trouble = La page n’a pas pu continuer. Vos parties sont gardées : rien n’en est perdu.
page-trouble-details = Ce qui s’est passé

## the page: the first screen

page-home-subtitle = Vous bâtissez Rome. Cérès la fait reverdir.
page-home-about = Un jeu en solo : trois Ères, une ville de 49 Terrains et, contre vous, la déesse des moissons. Marquez plus de points qu’elle.
page-home-choose = Choisissez la force de Cérès, les Monuments et les variantes.
page-home-buy = Acheter des Terrains
page-home-about-buy = Chaque Contrat du marché est un Terrain de la ville. Plus vous attendez, moins il coûte, si Cérès ne le prend pas avant vous.
page-home-build = Construire
page-home-about-build = Les maisons apportent des habitants, les ateliers de l’Argent, les bibliothèques et les fontaines des points pour ce qui est à côté.
page-home-ceres = Devancer Cérès
page-home-about-ceres = Ses cartes réclament des Terrains, plantent des Jardins et font monter les prix. Après chacun de ses tours, vous voyez ce qu’elle a fait, et selon quelle règle.
page-home-continue = En cours
page-home-go-on = Reprendre
page-home-new = Nouvelle partie

## the page: a new game

page-new-back = Retour
page-new-difficulty = Quelle est la force de Cérès ?
page-new-about-normal = Trois Jardins pour commencer, et ses tuiles doubles comptent une fois. Idéal pour apprendre.
page-new-about-hard = Ses tuiles doubles comptent pour deux habitants ou deux Argent : elle grandit plus vite, et ses Pots-de-vin pèsent plus lourd.
page-new-about-challenge = Comme Difficile ; de plus, elle commence avec six Jardins et marque davantage pour ses tuiles municipales, ses tuiles commerciales doubles, et même quand elle ne trouve pas de Contrat.
page-new-monuments = Monuments
page-new-about-monuments = Trois grands bâtiments vous attendent. Vous devez remplir leurs conditions, Cérès n’a besoin que de place : qui les construira en premier ?
page-new-variants = Variantes maison
page-new-about-variants = Des règles à nous, pour qui connaît déjà le jeu. Laissez-les de côté la première fois.
page-new-about-contested-population = À plus de 3 habitants derrière Cérès, votre Population ne rapporte rien.
page-new-about-creeping-gardens = Quand Cérès n’a pas de Terrain vide pour une tuile, elle prend au marché, s’il y en a un, un Contrat à côté d’un Parc.
page-new-about-wild-monuments = Cérès peut construire des Monuments par-dessus ses propres Jardins. Sans effet dans une partie sans Monuments.
page-new-more = Monuments, annulation et graine
page-new-about-strict = Rien ne s’annule, pas même une étourderie. Dans les autres parties, vous pouvez annuler chaque action.
page-new-seed = Graine
page-new-seed-any = au hasard
page-new-about-seed = Le même nombre et les mêmes options donnent la même partie : mêmes Contrats, mêmes cartes, mêmes tuiles.
page-new-seed-bad = Une graine est un nombre entier, 0 ou plus, de 15 chiffres au maximum.
page-new-begin = Commencer
page-new-beginning = Mise en place…

## the page: saved games

page-games-title = Parties enregistrées
page-games-unfinished = En cours ({ $count })
page-games-finished = Finies ({ $count })
page-games-deleted = Supprimées ({ $count })
page-games-no-unfinished = Aucune partie ne vous attend.
page-games-no-finished = Vous n’avez encore fini aucune partie.
page-games-no-deleted = Rien n’a été supprimé ces trente derniers jours.
page-games-era = Ère { $era } sur 3
page-games-score = vous { $you }, Cérès { $ceres }
page-games-won = Gagnée
page-games-lost = Perdue
page-games-unreadable = Illisible
page-games-export = Enregistrer dans un fichier
page-games-delete = Supprimer
page-games-restore = Restaurer
page-games-is-deleted = La partie est supprimée.
page-games-undo = Annuler
page-games-more = { $count ->
    [one] En afficher { $count } de plus
   *[other] En afficher { $count } de plus
}
page-games-import = Ouvrir un fichier
page-games-import-drop = Déposez ici le fichier d’une partie
page-games-import-failed = Ce fichier ne peut pas être ouvert
page-games-import-too-large = Ce fichier est bien trop gros pour une partie.
page-games-import-more-faults = { $count ->
    [one] et encore { $count } erreur
   *[other] et encore { $count } erreurs
}
page-games-import-good-part = { $count ->
    [0] La partie peut être jouée depuis son début.
    [one] La première action est intacte : la partie peut reprendre de là.
   *[other] Les { $count } premières actions sont intactes : la partie peut reprendre de là.
}
page-games-import-salvage = Reprendre ce qui est intact

## the page: settings

page-settings = Réglages
page-settings-language = Langue
page-settings-language-away = Cette langue ne peut pas être chargée en ce moment. Le jeu tourne-t-il encore ?
page-settings-theme = Couleurs
page-settings-theme-system = Auto
page-settings-theme-light = Claires
page-settings-theme-dark = Sombres
page-settings-pace = Tour de Cérès
page-settings-pace-slow = Lent
page-settings-pace-quick = Rapide
page-settings-pace-at-once = Immédiat
page-settings-pace-means = { $pace ->
    [slow] Étape par étape, avec le temps de tout lire.
    [quick] Étape par étape, quand on connaît ses habitudes.
   *[other] Quand vous regardez, c’est déjà fait. Le journal raconte ce qu’elle a fait.
}

## the page: undo and redo

page-undo = Annuler
page-undo-redo = Rétablir
page-undo-strict = Partie stricte
page-undo-strict-means = C’est une partie stricte : rien ne s’annule.
page-undo-peeked = Annulation après révélation
page-undo-peeked-means = { $count ->
    [one] Dans cette partie, une action a été annulée une fois après que des éléments cachés ont été vus.
   *[other] Dans cette partie, des actions ont été annulées { $count } fois après que des éléments cachés ont été vus.
}
page-undo-asks = Annuler quand même ?
page-undo-seen = { $count ->
    [one] Depuis, vous avez vu un élément qui était caché :
   *[other] Depuis, vous avez vu des éléments qui étaient cachés :
}
page-undo-deed = Contrat { $deed }
page-undo-marked = Vous pouvez annuler, et ils reviendront dans le même ordre. La partie est alors marquée, et la question ne sera plus posée.
page-undo-keep = Laisser ainsi
page-undo-anyway = Annuler l’action

## the page: notices

page-notice-away = Le jeu ne répond pas.
page-notice-away-what-to-do = Sa fenêtre est-elle encore ouverte ? Sinon, relancez ceres : rien n’est perdu, et la page reprend d’elle-même.
page-went-on-elsewhere = La partie a continué dans une autre fenêtre. La voici dans son état actuel.

## the page: scorings and the end of the game

page-scoring-title = Fin de l’Ère { $era }
page-scoring-if-now = Si l’Ère finissait maintenant
page-scoring-last = Le dernier décompte
page-scoring-scored = +{ $vp } PV
page-scoring-then = { $vp } PV en tout
page-scoring-go-on = Continuer
page-scoring-piece = { PIECE($id) } { $lots }
page-scoring-tile = { TILE($tile) } { $lots }
page-scoring-amount = { $thing } ({ $amount })
page-scoring-of = avec { $things }
page-scoring-beside = à côté : { $things }
page-result-won = Vous avez gagné !
page-result-lost = Cérès a gagné.
page-result-tie = Égalité : c’est Cérès qui gagne.
# $side is you or ceres.
page-result-side = { $side ->
    [you] Vous { $vp }
   *[ceres] Cérès { $vp }
}
page-result-chart = Les points des deux camps au fil de la partie : vous finissez à { $you }, Cérès à { $ceres }.
page-result-era = Ère { $era }
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
    [other] Autres PV
   *[source] { SOURCE($source) }
}
page-result-difference = Écart
page-result-again = Rejouer
page-result-picture = Enregistrer une image
page-result-picture-title = Gardens of Ceres : vous { $you }, Cérès { $ceres }
page-result-no-picture = L’image n’a pas pu être créée.

## the page: Ceres' turn, step by step

page-telling-title = Tour de Cérès
page-telling-before = Cérès joue après chacun de vos tours.
# $number is on the card flipped; $does and $letters are of the card it picks, as in card-action.
page-telling-flip = Cérès retourne un { $number } : elle exécute la carte { $number } de sa rangée, { card-action }.
page-telling-flipped = retournée
page-telling-steps = Étapes de ce tour
page-telling-ahead = Une étape à venir
page-telling-next = Suite
page-telling-skip = Passer
page-telling-pause = Pause
page-telling-resume = Reprendre
page-telling-pace = Rythme du récit
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
page-telling-letters = Lettres, dans l’ordre où elles sont essayées
# $outcome says what came of a letter: none, taken or later.
page-telling-letter = { $outcome ->
    [none] { $letter } : aucun Contrat
    [taken] { $letter } : il y a des Contrats
   *[later] { $letter } : pas nécessaire
}
# $measure is what the Deeds of a claim are compared by.
page-telling-measure = { $measure ->
    [distance] distance
    [price] prix
   *[place] place
}
page-telling-no-marker = plus de marqueur
page-telling-none = aucun
# How many silver she lays.
page-telling-bribe = { $icons } sur ses Jardins + 1 = { $silver } Argent
page-telling-coin = 1 pièce d’Argent de plus
page-telling-vp = +{ $vp } PV

## the page: what Ceres has

page-ceres = Cérès
page-ceres-row = Sa rangée
# $action is what the card does, $number the number on it.
page-ceres-card = { $action }, numéro { $number }
# $does is as in card-action.
page-ceres-about-card = { $does ->
    [letters] Elle réclame un Contrat de la première de ces colonnes qui en a un au marché.
    [cheapest] Elle réclame le Contrat au prix le plus bas.
    [dearest] Elle réclame le Contrat au prix le plus haut.
    [enlarge] Trois fois, elle pioche une tuile et la met sur un de ses Terrains vides.
   *[bribe] Elle pose de l’Argent sur les Contrats du marché, une pièce sur chacun, depuis la gauche : plus ses Jardins indiquent d’Argent, plus elle en pose.
}
page-ceres-about-icon = Puis elle peut construire un Monument.
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
    [0] Elles viennent dans cet ordre.
    [one] Après { $unseen } carte que personne n’a vue, elles viennent dans cet ordre.
   *[other] Après { $unseen } cartes que personne n’a vues, elles viennent dans cet ordre.
}
page-ceres-deck-unknown = Personne n’a encore vu ces cartes. Celles qu’elle a jouées passent sous la pioche : leur ordre peut alors être connu.
page-ceres-deeds = { $count ->
    [0] aucun Contrat face cachée
    [one] { $count } Contrat face cachée
   *[other] { $count } Contrats face cachée
}
page-ceres-markers = { $count ->
    [0] plus de marqueur
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
page-log-era = Ère { $era }
# $side is you, ceres or game.
page-log-who = { $side ->
    [you] Vous
    [ceres] Cérès
   *[game] La partie
}
page-log-round = tour { $round }
page-log-corrected = La table a été corrigée.
page-log-empty = Le récit commence avec votre première action.

## the page: a rule, its id and its title

page-rule = Règle { $id } : { $title }

## the page: your choices for Ceres; $what is garden, monument or empty (no tile left in the bag)

page-choice-title = { $what ->
    [garden] Choisissez un Terrain pour sa tuile
    [monument] Choisissez une place pour son Monument
   *[empty] Le sac est vide : choisissez le Terrain qu’elle abandonne
}
page-choice-why = Pourquoi ici
page-choice-places = { $count ->
    [one] { $count } place possible
   *[other] { $count } places possibles
}
page-choice-left = { $left ->
    [one] Puis encore { $left } tuile.
   *[other] Puis encore { $left } tuiles.
}
page-choice-icon = À la fin, elle peut construire un Monument.
page-choice-pick = Choisissez une place, ici ou en ville
page-choice-confirm = { $what ->
    [garden] Planter sur { LIST($lots) }
    [monument] Construire sur { LIST($lots) }
   *[empty] Abandonner { LIST($lots) }
}

## the page: the table

# The title of the window: VP of both sides.
page-table-title = { $you } : { $ceres } · Ère { $era } · Gardens of Ceres
page-table-loading = La table se met en place…
page-table-no-game = Cette partie n’est pas ici
page-table-no-answer = Personne ne répond
page-table-no-answer-text = Le serveur du jeu ne répond pas. Votre partie est gardée ; relancez le serveur et réessayez.
page-table-home = Accueil : la partie est gardée
page-table-side-you = Vous
page-table-side-ceres = Cérès
page-table-acts = en train de jouer
page-table-vp = { $vp } PV
page-table-silver = { $silver } Argent
page-table-population = { $population ->
    [one] { $population } habitant
   *[other] { $population } habitants
}
page-table-markers = { $markers ->
    [one] { $markers } marqueur de Terrain restant
   *[other] { $markers } marqueurs de Terrain restants
}
page-table-forecast = { $vp } PV de plus si l’Ère finissait maintenant
page-table-next-income = Le Revenu rapporte { $silver } pièces d’Argent
page-table-era = Ère { $era } sur 3
page-table-deeds-left = { $count ->
    [one] { $count } Contrat restant
   *[other] { $count } Contrats restants
}
# $sides: who still has a last turn in this era: you, ceres, ceres-you (Ceres, then you).
page-table-last-turns = { $sides ->
    [you] Dernier tour
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
page-table-lot = Terrain { $lot }
page-table-garden = { TILE($tile, form: "jardin") }
page-table-lot-nobody = { $lot } : à personne
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
page-table-empty-ceres = Terrain vide de Cérès : un Jardin peut venir ici.
page-table-nobody = À personne. Son Contrat n’est pas au marché.
page-table-scores-now = { $vp } PV si l’Ère finissait maintenant

## the page: what to do now

page-table-bar = Que faire
page-table-your-turn = À vous : prenez le Revenu, achetez un Contrat ou construisez.
page-table-her-turn = Tour de Cérès
page-table-over = La partie est finie : { $you } à { $ceres }.
page-table-income = Prendre { $silver } pièces d’Argent ?
page-table-build-on = { $lot } est à vous. Qu’y construisez-vous ?
page-table-buy = { $silver ->
    [0] Acheter { $deed } pour { $price } pièces d’Argent ?
   *[other] Acheter { $deed } pour { $price } pièces d’Argent ({ $printed }, plus { $silver } posé dessus) ?
}
page-table-where = { PIECE($id) } : où ? { $places ->
    [one] { $places } place est éclairée.
   *[other] { $places } places sont éclairées.
}
page-table-build = { PIECE($id) } sur { LIST($lots, type: "comma") }
page-table-not-there = Impossible de construire { PIECE($id, form: "un") } sur { LIST($lots, type: "comma") }.
# $why is why an action is not legal: it begins with a small letter in English.
page-table-refused = Impossible : { $why }.
page-table-choose-tile = { $count ->
    [0] Choisissez un Terrain pour la tuile de Cérès : { TILE($tile, form: "un") }.
   *[other] Pour Cérès, { TILE($tile, form: "un") } sur { $lots } ?
}
page-table-choose-lot = { $count ->
    [0] Le sac est vide. Choisissez le Terrain que Cérès abandonne.
   *[other] Cérès abandonne { $lots } ?
}
page-table-choose-monument = { $count ->
    [0] Choisissez une place pour le Monument de Cérès : { PIECE($id) }.
   *[other] Pour Cérès, { PIECE($id, form: "le") } sur { LIST($lots, type: "comma") } ?
}
page-table-replaces = Remplace { PIECE($ids, form: "un") }.
page-table-marked = { $count ->
    [one] Votre marqueur revient sur { LIST($lots) }.
   *[other] Vos marqueurs reviennent sur { LIST($lots) }.
}
# Buttons.
page-table-do-income = Revenu +{ $silver }
page-table-do-buy = Acheter { $deed } pour { $price }
page-table-do-build = Construire
page-table-do-build-what = Construire…
page-table-do-place = Placer
page-table-turn = Tourner
page-table-cancel = Reposer
# A figure that an action changes, short; the second message says what it is. $what: silver, income
# (silver that Buildings bring), population, vp, score (VP if the era ended now); her-…: Ceres'.
page-change = { $what ->
    [silver] { $before } → { $after }
    [income] Revenu { $before } → { $after }
    [population] { $before } → { $after }
    [vp] { $before } → { $after }
    [score] décompte { $before } → { $after }
    [her-population] habitants { $before } → { $after }
    [her-vp] { $before } → { $after }
   *[her-score] décompte { $before } → { $after }
}
page-change-about = { $what ->
    [silver] Votre Argent
    [income] Argent de vos Bâtiments à chaque Revenu
    [population] Vos habitants
    [vp] Vos PV
    [score] Vos PV si l’Ère finissait maintenant
    [her-population] Habitants de Cérès
    [her-vp] PV de Cérès
   *[her-score] PV de Cérès si l’Ère finissait maintenant
}

## the page: the market

page-market = Marché
page-market-deeds = Contrats à vendre
page-market-deed = { $silver ->
    [0] Contrat { $deed }, { $price } pièces d’Argent
   *[other] Contrat { $deed }, { $price } pièces d’Argent ({ $printed }, plus { $silver } posé dessus)
}
page-market-buy = Achat
page-market-buy-label = Achat de { $deed } pour { $price } pièces d’Argent
page-market-pile = { $count ->
    [0] plus de Contrats à venir dans cette Ère
    [one] encore { $count } Contrat à venir dans cette Ère
   *[other] encore { $count } Contrats à venir dans cette Ère
}
# $counts: how many Deeds lie in the piles of the eras to come.
page-market-later = puis { LIST($counts) }
page-market-empty = Le marché est vide.

## the page: the tray

page-tray = Votre casier
page-tray-monuments = Monuments
page-tray-piece = { PIECE($id) } : { $shows } ; il en reste { $left } ; { $places ->
    [0] aucune place en ce moment
    [one] { $places } place
   *[other] { $places } places
}.
page-tray-shows = { PIECE($id) } : { $shows }.
# $why is why it can be built nowhere: it begins with a small letter in English.
page-tray-not-now = { PIECE($id) } : { $shows }. Pas maintenant : { $why }.
page-tray-needs = Condition : { $needs }.
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
       *[other] { $vp } PV pour { $per } habitants adjacents
    }
    [silver] { $vp } PV par Argent indiqué à côté
   *[civic] { $vp } PV par bâtiment municipal adjacent
}
page-piece-built-vp = à la construction, { $count } PV pour chaque camp présent à côté
page-piece-built-silver = à la construction, { $count } Argent pour vous si vous êtes à côté
# What a Monument asks for; $count is a number where there is one.
page-piece-needs = { $need ->
    [population] Population de { $count } au moins
    [silver] { $count } Argent au moins sur vos Bâtiments
    [lots] { $count } Terrains au moins
    [border_lots] { $count } Terrains au moins au bord de la ville
    [buildings] { $count } Bâtiments au moins
    [civic] { $count } Bâtiments municipaux au moins
    [residential] { $count } Bâtiments résidentiels au moins
    [largest] un Bâtiment de { $count } Terrains au moins
    [no_empty_lot] aucun Terrain vide à vous
   *[border] une place au bord de la ville
}

## the page: keys

page-keys = Touches
page-key-enter = Entrée
page-key-space = Espace
page-key-escape = Échap
page-keys-income = Revenu ; une deuxième fois, ou Enter, pour le prendre
page-keys-market = aller au marché
page-keys-tray = aller au casier : construire
page-keys-arrows = passer d’un Contrat, d’une pièce, d’un Terrain à l’autre
page-keys-enter = choisir ce qui est sélectionné ; acheter ou construire ce que vous avez en main
page-keys-turn = tourner la pièce en main ; avec Shift, dans l’autre sens
page-keys-escape = reposer ; fermer un panneau
page-keys-undo = annuler
page-keys-redo = rétablir ce qui a été annulé
page-keys-next = étape suivante du tour de Cérès
page-keys-skip = passer le reste du tour de Cérès
page-keys-log = le journal
page-keys-help = cette liste

### The laboratory.

## `ceres sim`

sim-interpreted = Le moteur tourne en mode interprété, une quinzaine de fois plus lentement que compilé : { $command } le compile.
sim-playing = Parties jouées
# The pace, and hours, minutes and seconds that are left.
sim-pace = { $rate } parties/s, reste { $left }
sim-kept = Parties finies et gardées : { $done } sur { $total }. Pour continuer : { $command }
sim-legend = Parties gagnées avec leur intervalle à 95 % (Wilson). Les scores sont des moyennes ± l’écart type d’une partie à l’autre.
sim-written = Chaque partie est une ligne de { $path }
sim-not-with-resume = { $option } ne peut rien changer à des parties commencées : retirez cette option

## columns and values of the results

lab-column-bot = bot
lab-column-difficulty = difficulté
lab-column-monuments = Monuments
lab-column-variants = variantes
lab-column-components = matériel
lab-column-exchanged = carte échangée
lab-column-games = parties
lab-column-wins = gagnées
lab-column-interval = 95 %
lab-column-you = vous
lab-column-ceres = Cérès
lab-column-margin = écart
lab-with = avec
lab-without = sans
# Of variants or of cards: both are feminine.
lab-none = aucune
lab-standard = standard
lab-with-monuments = avec Monuments
lab-without-monuments = sans Monuments
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
report-foot = Tous les intervalles sont à 95 %. Chaque chiffre est calculé à partir des lignes des parties, une ligne par partie ; rien sur cette page n’a été chargé d’ailleurs.
report-everywhere = Commun à toutes les parties : { $same }.
report-one-scene = Ici : { $scene }.

report-overview-title = Ce qui a été joué
report-overview-text = Parties jouées : { $games }. Parties gagnées avec leur intervalle (Wilson) ; les scores sont des moyennes ± l’écart type d’une partie à l’autre.
report-unfinished = Tout n’a pas encore été joué ; parties finies : { $done } sur { $total }.
report-wins-title = Combien de fois vous gagnez
report-wins-text = La part des parties gagnées, par difficulté et par bot, avec son intervalle : si l’on rejouait le tout encore et encore, dix-neuf de ces intervalles sur vingt contiendraient le vrai taux.
report-axis-wins = parties gagnées
report-margins-title = Avec quel écart
report-margins-text = La répartition des parties selon l’écart, vos PV moins ceux de Cérès. À droite du trait pointillé, vous avez gagné.
report-axis-margin = écart en PV
report-points-title = D’où viennent les points
report-points-text = PV moyens des deux camps selon leur source, aux Ères 1 à 3.
report-axis-vp = PV
report-source-when-built = Monuments à la construction
report-source-run-outs = Pénuries
report-growth-title = Comment évoluent le marché et les Jardins
report-growth-text = Moyennes à la fin de chaque Ère.
report-growth-turns = Moyennes à chacun de vos tours, tant que la moitié des parties durent encore.
report-axis-era = Ère
report-axis-turn = tour
report-grows-gardens = Jardins dans la ville
report-grows-largest-park = Jardins du plus grand Parc
report-grows-laid = Argent posé en Pots-de-vin dans l’Ère
report-grows-price = prix d’un Contrat que vous achetez
report-grows-on-market = Argent posé au marché
report-grows-cheapest = prix du Contrat le moins cher
report-counts-title = Ce qui se fait, et ce qui vient à manquer
report-counts-text = Moyennes par partie : les tours et ce qui s’y est fait ; puis combien de fois Cérès n’a trouvé aucun Contrat à réclamer, n’avait plus de marqueur, n’avait plus non plus de Contrat à elle (échec de l’action), n’avait aucun Terrain vide où planter, ou a trouvé le sac vide.
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
report-cards-text = Chaque partie a été rejouée avec la même graine, l’effet d’une carte étant échangé contre celui d’une autre, chacune des autres à son tour. La valeur d’une carte est l’écart que Cérès perd à l’échange : ce que cette carte lui rapporte de plus, ou de moins, qu’une de ses cartes moyennes, en PV.
report-cards-many = Il y a ici { $cards } intervalles : l’un d’eux peut très bien manquer la vraie valeur.
report-axis-worth = valeur pour Cérès, en PV d’écart
# $icon is yes if the card has a Monument icon.
report-card = { $id } { $does }{ $icon ->
    [yes] {" "}+ Monument
   *[no] {""}
}
report-effects-title = Ce qui fait une différence
report-sets-title = Comparaison : { $first } et { $second }
report-sets-nothing = Aucun groupe n’a son pareil de l’autre côté : il n’y a rien à comparer.
report-compare-text = Différences de taux de parties gagnées, en points de pourcentage, et d’écart, en PV ; celles qui peuvent très bien être dues au hasard sont en gris. Si les mêmes graines ont été jouées des deux côtés, les parties sont comparées une à une (test de McNemar), sinon comme deux échantillons.
report-axis-difference = différence de parties gagnées
report-axis-difference-margin = différence d’écart, en PV
# $where is what both have in common; $some is yes if there is anything.
report-against = { $second } plutôt que { $first }{ $some ->
    [yes] {" "}({ $where })
   *[no] {""}
}
# Numbers are already written; $points, $low, $high and the margins have a sign. $paired is yes or
# no; $chance is "= 0.0312" or "< 0.0001"; $verdict is wins, margin or none.
report-statement = { $heading } : { $other } de parties gagnées au lieu de { $rate }, soit { $points } points (de { $low } à { $high }) ; { $margin } PV sur l’écart (de { $marginlow } à { $marginhigh }) ; { $games } parties, { $paired ->
    [yes] mêmes graines
   *[no] autres graines
}, p { $chance }. { $verdict ->
    [wins] La différence est significative.
    [margin] La différence de parties gagnées peut très bien être due au hasard, celle d’écart est significative.
   *[none] La différence peut très bien être due au hasard.
}
report-verdict = { $verdict ->
    [wins] significative
    [margin] d’écart seulement
   *[none] hasard possible
}
report-column-compared = comparaison
report-column-points = points
report-column-margin = écart
report-column-chance = p
report-column-verdict = différence

### English. Every sentence that Gardens of Ceres says stands in this file and nowhere else.
###
### For translators
###
### A language is one file beside this one, named by its code: de.ftl, fr.ftl, it.ftl, ko.ftl. It has
### the same messages with the same arguments, all of them and no others; a test compares them. Say
### it as a player of your language would, not word for word. Use one word for one thing: the words
### are the `term-…` and the names below. Copy no sentence of a rulebook.
###
### Arguments are facts. Numbers are numbers: select the plural by them, as `{ $steps -> [one] … }`.
### Lots and Deeds (`C4`) and cards (`c14`) are written the same in every language. Several Lots are
### a list: `{ $lots }` writes them with spaces, as `A1 A2`; `{ LIST($lots) }` as `A1, A2 and A3`,
### and `{ LIST($lots, type: "or") }` as `A1, A2 or A3`; type "comma" has commas only.
###
### Pieces, tiles and the like come as ids, and a function looks their names up in your file:
###
###   { PIECE($id) }   Buildings and Monuments      building-…
###   { TILE($tile) }  Garden tiles                 tile-…
###   { SIDE($side) }  you and Ceres                side-…
###   { KIND($kind) }  residential and so on        kind-…
###   and DIFFICULTY, VARIANT, SOURCE, PHASE, TERM in the same way
###
### A name may have forms, written as attributes, with any names you like: articles, cases, genders.
### `{ PIECE($id, form: "a") }` gives the attribute `.a` of the name. English has `.a` only, with the
### article. A form that you use must be written for every name of its group. To agree with a name,
### select by a form: `{ PIECE($id, form: "gender") -> [f] … *[m] … }`. If `$id` is a list, its names
### are joined as LIST does.
###
### A message may use another one, as `{ sites-reason }`, which gets the same arguments. You may write
### such a part out instead, or move it within the sentence: what counts is the arguments.
###
### Messages down to the line "The rest" are plain: text and `{ $name }` only, in this file, because
### the library says them without Fluent. In other languages they may use everything, PIECE included
### where an argument is a piece (`$id` and `$other` of "why an action is not legal").
### Errors begin with a small letter and have no full stop at their end: they stand behind a colon.

## reading data of any kind

not-an-object = must be an object, not { $found }
not-a-list = must be a list, not { $found }
not-a-whole-number = must be a whole number, not { $found }
not-a-text = must be a text, not { $found }
not-true-or-false = must be true or false, not { $found }
missing-key = the key { $key } is missing
unknown-key = the key { $key } is unknown
too-small = { $number } is too small: it must be { $low } or more
too-large = { $number } is too large: it must be { $high } or less
unknown-word = { $word } is unknown: it must be one of { $words }
unknown-id = { $word } is no { $what }
wrong-format = the format is { $found }, and this program reads { $expected }
not-json = this is no JSON: { $problem } (line { $line }, column { $column })
nested-too-deep = this JSON is nested too deep
number-too-long = a number in this JSON has too many digits
twice-in-json = the key { $key } stands twice in one object
not-toml = this is no TOML: { $problem }
not-utf8 = this is no UTF-8 text (byte { $byte })
cannot-read = cannot read { $path }: { $problem }
cannot-write = cannot write { $path }: { $problem }

## what a value is ($found above)

type-null = null
type-true = true
type-false = false
type-whole-number = a whole number
type-fraction = a fraction
type-text = a text
type-list = a list
type-object = an object
# A type of Python, such as datetime.
type-other = a { $name }

## what a word should have been ($what above)

what-lot = Lot
what-deed = Deed
what-card = card
what-building-or-monument = Building or Monument
what-monument = Monument
what-garden-or-monument = garden or Monument

## components

card-count = there must be 18 cards, and there are { $count }
card-twice = the card { $id } stands here twice
letters-count = a claim by letters has three letters, and this one has { $count }
letter-twice = the letter { $letter } stands here twice
not-a-claim = only a claim has the key { $key }
not-by-letters = only a claim by letters has letters
tile-count = there must be 32 tiles in all, and there are { $count }
nothing-replaced = the file replaces nothing: give the cards, the tiles, or both

## positions

in-two-places = the Lot { $lot } is in two places: { $first } and here
too-many-markers = { $count } empty Lots, and there are only 8 Lot markers
wrong-shape = the Lots { $lots } do not make the shape of { $id }
too-many-pieces = { $count } of { $id }, and the box holds { $box }
too-many-tiles = { $count } tiles { $id } on the board and in the bag, and the box holds { $box }
card-in-two-places = the card { $id } is in two places: { $first } and here
card-missing = the card { $id } is missing from row and deck
row-length = there must be { $expected } cards, and there are { $count }
pile-count = there must be three piles, and there are { $count }
past-pile = Deeds lie in the pile of era { $pile }, which is over
market-too-long = { $count } Deeds, and the market has six places
market-not-full = { $count } Deeds in the market, though { $pile } more lie in this era's pile
variant-twice = the variant { $name } stands here twice
pending-missing = a choice is due, and pending does not say which
pending-unexpected = nothing is pending in the phase { $phase }
pending-left = left must be { $low } to { $high } here, not { $found }
pending-left-monument = left must be 0 here, not { $found }
icon-without-monuments = no Monument icon counts in a game without Monuments
monument-not-in-supply = { $id } is not in the supply
too-few-places = a choice needs two places or more, and the rules leave { $count }
wrong-options = the places to choose from are { $expected }, not { $found }
last-turns-value = must be null, ["ceres"], ["ceres", "you"] or ["you"]
last-turns-early = last turns while { $count } Deeds are left in this era
last-turns-without = { $side } is acting and is not among the last turns
over-early = the game cannot be over in era { $era }
over-last-turns = the game is over: nobody has a last turn left
monument-twice = { $id } is on the board and in the supply
monuments-not-played = { $id } stands on the board in a game without Monuments
monument-listed-twice = { $id } stands here twice
components-value = must be null or "sha256:" and 64 hexadecimal digits
components-needed = this position is played with other components ({ $digest }): give them too
components-differ = this position is played with { $digest }, and the components given are { $given }
components-not-needed = this position is played with the standard box, and other components were given

## records

rules-version = it was played by the rules version { $found }, and this program plays version { $expected }
action-illegal = { $reason }
wrong-result = the result is { $expected }, not { $found }
bad-entry = must be an action or a correction, not { $found }

## actions

no-action = this is no action: write income, buy C4, build domus C4 or place C4
wants-nothing = income stands alone
wants-one-lot = write buy and one Lot, for example buy C4
wants-piece-and-lots = write build, a building and its Lots, for example build domus C4
wants-lots = write place and the Lots, for example place C4
no-lot = { $word } is no Lot: Lots are A1 to G7
no-piece = { $word } is no building
lots-not-sorted = write the Lots sorted and each once: { $sorted }

## why an action is not legal

game-over = the game is over
choice-is-due = first choose a place for Ceres
no-choice-is-due = there is nothing to place for Ceres now
no-such-place = no Garden or Monument has this shape
not-an-option = Ceres may go to { $options }
not-in-market = the Deed { $deed } is not in the market
no-marker = you have no Lot marker left
needs-silver = it costs { $price } silver and you have { $silver }
not-its-shape = { $id } has another shape
not-in-tray = no { $id } is left in your tray
not-in-supply = { $id } is not in the supply of Monuments
without-monuments = this game is played without Monuments
not-your-lot = you do not own { $lot }
not-smaller = { $id } would have to replace { $other }, which is not smaller
too-many-empty = you would have { $count } empty Lots, and there are only 8 Lot markers
condition-population = your population must be { $needed } or more, and it is { $have }
condition-silver = your Buildings must show { $needed } silver or more, and they show { $have }
condition-lots = you must own { $needed } Lots or more, and you own { $have }
condition-border-lots = you must own { $needed } Lots on the border or more, and you own { $have }
condition-buildings = you must have { $needed } Buildings or more, and you have { $have }
condition-civic = you must have { $needed } civic Buildings or more, and you have { $have }
condition-residential = you must have { $needed } residential Buildings or more, and you have { $have }
condition-largest = you must have a Building of { $needed } Lots or more, and your largest has { $have }
condition-no-empty-lot = all your Lots must be built on, and { $have } are empty
condition-border = one of its Lots must be on the border of the city

## options and calls

bad-seed = a seed is a whole number, 0 or more, and not { $found }
not-components = must be components or the path of their file, not { $found }
nothing-to-undo = there is nothing to undo
strict-game = this is a strict game: nothing is taken back
cannot-listen = cannot listen at { $host }, port { $port }: { $problem }. Name another port with --port, or end the program that has it
cannot-listen-there = cannot listen at { $host }: { $problem }. Name an address of this machine with --host
no-page = the page has not been built: run ./ceres in the checkout, or install the package
# What has no message of its own.
problem = { $text }
wrong-host = this server is not called { $host }: open the address that it printed
other-page = requests of other pages ({ $origin }) are not answered
wants-json = what is sent must be JSON (application/json), not { $found }
bad-request = the server cannot do this ({ $status }): { $problem }
server-failed = the server failed ({ $problem }); the game is as it was
no-place-now = none of your Lots have room for { $id } now
undo-asks = this shows again what was hidden: say that you want it, and the game is marked
nothing-to-redo = there is nothing to redo

## bots

not-a-number = must be a number, not { $found }
parameter-none = it has no parameters, and { $name } is given
parameter-twice = the parameter { $name } is given twice
invalid-bot = the bot of { $path } cannot play: { $reason }
bot-not-python = this is no file of Python: its name must end in .py
bot-unreadable = cannot read it: { $problem }
bot-raised = { $problem }
bot-without-maker = it must have a function make(seed) or a class Bot
bot-without-choose = what it makes has no method choose(seen)

## the environment for learning agents

no-such-action = { $number } is no action: actions are numbered 0 to { $last }
not-one-each = { $count } of them for { $games } games: there must be one for each
reset-needed = no game is going on: call reset first
bad-penalty = a penalty is a number, 0 or more, not { $found }
needs-agents = the environment for learning agents needs more libraries: pip install "gardens-of-ceres[agents]"

## files

standard-input = standard input
standard-output = standard output
closed = it is closed
exists-already = { $path } exists already; --force overwrites it

## kept games

not-an-address = { $place } is neither a path nor the address of a database
not-a-file = the games must be in a file, not in { $place }
no-driver = games cannot be kept in { $place }: { $problem } is not installed
another-database = { $path } is a database of another program: nothing was changed. Keep the games elsewhere
not-writable = games cannot be kept in { $path }: { $problem }. Allow writing there, or name another folder with CERES_HOME
is-a-folder = games cannot be kept in { $path }: it is a folder, and must be a file
cannot-be-kept = this cannot be kept: { $problem }
disk-full = no room is left on the disk of { $path }. What was kept before is safe; this was not kept. Make room and try again
disk-failed = the disk of { $path } does not work: { $problem }. This was not kept. Try again, or name another folder with CERES_HOME
not-a-database = { $path } is not a database of games. It was left as it is. To begin anew, have it set aside, or name another folder with CERES_HOME
database-broken = the database { $path } is damaged: { $problem }. It was left as it is. To begin anew, have it set aside, or put a copy in its place
locked = another program is holding { $path }. What was kept before is safe; this was not kept. Close that program, or try again
too-new = the games in { $path } were kept by a newer version of this program (format { $found }; this one knows { $known }). They were left as they are. Use the newer version
no-migration = the games in { $path } have the unknown format { $found }: they were left as is
no-connection = the database { $path } cannot be used now: { $problem }
no-such-game = there is no game { $id }
game-deleted = the game { $id } was deleted; until { $until } it can be restored
conflict = the game { $id } went on elsewhere (change { $current }, not { $revision }): load it again and go on from there. Nothing was lost, and this was not kept
no-such-point = the game { $id } has no action { $number }: there are { $count }
nothing-undone = nothing of the game { $id } is undone

# $id is the beginning of an id
games-several = several games begin with { $id }: write more of it

## what stands around an error

# $text is what was written, in quotation marks.
invalid-notation = { $text }: { $reason }
illegal-action = { $text }: { $reason } ({ $rules })
fault-at = { $where }: { $reason }
# The headline of a list of faults, which follow one on each line.
faults = { $headline }:
fault-line = - { $fault }
corrupt-position = this is no possible position
corrupt-record = this game record cannot be read
invalid-components = this component file cannot be used
invalid-option = this option cannot be used

## the board as text

board-era = Era { $era }
board-last-turns = last turns: { $sides }
board-your-lot = your Lot
board-her-lot = Ceres' Lot
board-market = Market
board-you = You
board-ceres = Ceres
board-supply = Supply
board-choose = Choose
board-empty = empty
board-piles = (piles { $piles })
board-yours = { $vp } VP, { $silver } silver, population { $population }
# $row are cards.
board-hers = { $vp } VP, row { $row }, tiles in the bag: { $tiles }, Deeds: { $deeds }
board-choice = { $what } on { $options }
board-garden = a Garden

phase-you = your action
phase-choice = your choice for Ceres
phase-over = over

side-you = you
side-ceres = Ceres

## the laboratory

lab-missing = this needs libraries that a board gamer does not ({ $library } is not here): install them with { $command }
corrupt-plan = the plan of these games cannot be used
lab-bot-changed = { $path } is not what it was when these games began: put it back, or begin anew
lab-rules-changed = these games were begun by the rules version { $found }, and this program plays version { $rules }: begin anew
lab-worker-rules = a worker plays by the rules version { $found }, and this program by version { $rules }: install the same version there
lab-worker-lost = a worker process could not go on: { $problem }
lab-no-cluster = no Dask scheduler answers at { $address }: { $problem }
lab-folder-used = { $folder } is not empty: choose another folder, go on with --resume, or remove the results there with --force
lab-no-results = { $folder } holds no results: there is no plan.json in it
lab-no-games = { $folder } holds no finished game yet
lab-not-results = { $path } is no file of games: it lacks columns that every row of a game has
lab-broken-part = { $path } is broken ({ $problem }): delete it, and go on with --resume
lab-bot-too-long = the bot { $bot } thought too long in the game of seed { $seed }: more than the --time-limit of { $limit } seconds
lab-bot-raised = the bot { $bot } broke down in the game of seed { $seed }: { $problem }
lab-bot-illegal = the bot { $bot } did something illegal in the game of seed { $seed }: { $problem }
not-above-zero = { $number } is too small: it must be more than 0

### The rest: from here on messages may be anything that Fluent allows.

## the name of this language, in itself

language = English

## terms: one word for each thing

term-lot = Lot
term-lot-marker = Lot marker
term-deed = Deed
term-silver = silver
term-vp = VP
term-victory-points = Victory Points
term-population = population
term-era = Era
term-market = market
term-pile = pile
term-bag = bag
term-tray = tray
term-supply = supply
term-row = row
term-deck = deck
term-card = card
term-building = Building
term-monument = Monument
term-garden = Garden
term-garden-tile = Garden tile
term-park = Park
term-square = square
term-income = Income
term-buy = Buy a Deed
term-build = Build
term-claim = Claim Deed
term-enlarge = Enlarge Park
term-bribe = Bribe
term-difficulty = difficulty
term-variant = house variant
term-border = border

## kinds

kind-residential = residential
kind-commercial = commercial
kind-civic = civic
kind-any = any

## Buildings

building-domus = Domus
    .a = a Domus
building-domus-maxima = Domus Maxima
    .a = a Domus Maxima
building-insula-l = Insula (corner)
    .a = an Insula (corner)
building-insula = Insula (long)
    .a = an Insula (long)
building-great-insula-square = Great Insula (square)
    .a = a Great Insula (square)
building-great-insula-long = Great Insula (long)
    .a = a Great Insula (long)
building-bakery = Bakery
    .a = a Bakery
building-pottery = Pottery
    .a = a Pottery
building-artisan-forum-l = Artisan Forum (corner)
    .a = an Artisan Forum (corner)
building-artisan-forum = Artisan Forum (long)
    .a = an Artisan Forum (long)
building-foundry-square = Foundry (square)
    .a = a Foundry (square)
building-foundry-long = Foundry (long)
    .a = a Foundry (long)
building-fountain = Fountain
    .a = a Fountain
building-library = Library
    .a = a Library
building-stalls = Stalls
    .a = Stalls
# A courtyard with columns. Not to be confused with Ceres' Gardens: use no word for a garden here.
building-garden = Peristyle
    .a = a Peristyle
building-grand-fountain = Grand Fountain
    .a = a Grand Fountain
building-grand-library = Grand Library
    .a = a Grand Library
# Not to be confused with the market, where the Deeds lie.
building-market = Market Hall
    .a = a Market Hall
building-grand-garden = Grand Peristyle
    .a = a Grand Peristyle

## Monuments

building-pantheon = Pantheon
    .a = the Pantheon
building-roman-forum = Roman Forum
    .a = the Roman Forum
building-circus-maximus = Circus Maximus
    .a = the Circus Maximus
building-tower-of-wonders = Tower of Wonders
    .a = the Tower of Wonders
building-temple-of-mars = Temple of Mars
    .a = the Temple of Mars
building-temple-of-neptune = Temple of Neptune
    .a = the Temple of Neptune
building-lighthouse = Lighthouse
    .a = the Lighthouse
building-observation-tower = Observation Tower
    .a = the Observation Tower
building-temple-of-jupiter = Temple of Jupiter
    .a = the Temple of Jupiter
building-colosseum = Colosseum
    .a = the Colosseum
building-royal-winery = Royal Winery
    .a = the Royal Winery
building-regia = Regia
    .a = the Regia
building-statue-of-romulus = Statue of Romulus
    .a = the Statue of Romulus
building-temple-of-venus = Temple of Venus
    .a = the Temple of Venus
building-temple-of-apollo = Temple of Apollo
    .a = the Temple of Apollo
building-triumphal-arch = Triumphal Arch
    .a = the Triumphal Arch
building-imperial-port = Imperial Port
    .a = the Imperial Port

## Garden tiles; a civic tile scores for your Buildings of the kind in brackets

tile-residential = Residential
tile-residential-double = Double Residential
tile-commercial = Commercial
tile-commercial-double = Double Commercial
tile-civic-residential = Civic (residential)
tile-civic-commercial = Civic (commercial)
tile-civic-civic = Civic (civic)
tile-civic-any = Civic (any kind)

## difficulties and house variants

difficulty-normal = Normal
difficulty-hard = Hard
difficulty-challenge = Challenge
variant-contested-population = Contested Population
variant-creeping-gardens = Creeping Gardens
variant-wild-monuments = Wild Monuments

## what a card of Ceres does: $does is letters, cheapest, dearest, enlarge or bribe

card-action = { $does ->
    [letters] Claim { $letters }
    [cheapest] Claim cheapest
    [dearest] Claim dearest
    [enlarge] Enlarge Park
   *[bribe] Bribe
}

## lists: $all is one thing or more already joined, $last is the last one

list-comma = { $all }, { $last }
list-and = { $all } and { $last }
list-or = { $all } or { $last }
# Two sentences or more, one after the other.
list-sentences = { $all } { $last }

## how an event is told: the sentence, then the ids of its rules

told = { $sentence } [{ $rules }]

## events: your turn

# $shown is the part of $silver that comes from Buildings, the rest is $basic.
event-income = { $shown ->
    [0] You take { $silver } silver.
   *[other] You take { $silver } silver: { $basic }, and { $shown } from your Buildings.
}
# $bribe is the silver on the Deed, $printed the price of its place.
event-buy = { $bribe ->
    [0] You buy { $deed } for { $price } silver.
   *[other] You buy { $deed } for { $price } silver: { $printed }, and { $bribe } for the silver on it.
}
event-refill = { $deed } comes into the market.
event-build = You build { PIECE($id, form: "a") } on { $lots }.
# $replaced are one piece or more.
event-build-over = You build { PIECE($id, form: "a") } on { $lots } in place of { PIECE($replaced, form: "a") }.
event-build-marked = { $count ->
    [one] Your marker goes back on { LIST($lots) }.
   *[other] Your markers go back on { LIST($lots) }.
}
event-when-built-vp = { $who ->
    [you] You score { $vp } VP for a building beside { PIECE($id, form: "a") }.
    [ceres] Ceres scores { $vp } VP for a building beside { PIECE($id, form: "a") }.
   *[both] You and Ceres score { $vp } VP each for a building beside { PIECE($id, form: "a") }.
}
event-when-built-silver = You take { $silver } silver for a building beside { PIECE($id, form: "a") }.
event-when-built-nothing = Nobody gets anything for { PIECE($id, form: "a") }.

## events: Ceres' turn

# $flipped and $card are cards, $number is the number of the flipped one.
event-flip = Ceres flips { $flipped }, a { $number }: card { $number } of her row is { $card }, { card-action }.
# $columns are letters.
event-claim-skipped = No Deed in column { LIST($columns, type: "or") }.
event-claim-letters-only = She claims { $deed }, the only Deed in column { $letter }.
# $places are Lots of hers.
event-claim-letters-distance = She claims { $deed }, in column { $letter } the closest to her Lots: { count-steps } from { LIST($places) }.
event-claim-letters-price = She claims { $deed }, in column { $letter } the cheapest at { $price } silver.
# $others are Deeds.
event-claim-letters-close = She claims { $deed }: in column { $letter } as close as { LIST($others) } ({ count-steps }), and cheaper.
event-claim-letters-place = She claims { $deed }: in column { $letter } as good as { LIST($others) }, and further left.
event-claim-only = She claims { $deed }, the only Deed in the market.
event-claim-cheapest-price = She claims { $deed }, the cheapest Deed at { $price } silver.
event-claim-cheapest-place = She claims { $deed }: as cheap as { LIST($others) } ({ $price } silver), and further left.
event-claim-dearest-price = She claims { $deed }, the dearest Deed at { $price } silver.
event-claim-dearest-place = She claims { $deed }: as dear as { LIST($others) } ({ $price } silver), and further right.
# Said behind one of the sentences above, of the Deed that she took.
event-silver-returned = The silver on it ({ $silver }) goes to the bank.
event-no-claim-no-deed = No Deed in the market fits.
event-no-claim-no-marker = She has no Lot marker left to claim with.
event-deed-flip = She turns up one of her own Deeds instead: { $deed }.
event-failed-claim = She has no Deed of her own left: the claim fails, and she scores { $vp } VP.
# $icons are the silver icons on her Gardens; she lays one silver more than that.
event-bribe = { $count ->
    [1] She lays 1 silver on { LIST($deeds) }: { count-icons } on her Gardens, and 1.
   *[other] She lays 1 silver on each of { LIST($deeds) }: { count-icons } on her Gardens, and 1.
}
event-bribe-none = She lays no silver: the market is empty.
event-bribe-returned = For { $silver } more there is no Deed.
event-no-room = She owns no empty Lot and scores { $vp } VP.
event-creep = She owns no empty Lot and takes the Deed { $deed }, beside a Park of { count-gardens }.
event-place-garden = You choose { $lots } for the Garden.
event-place-monument = You choose { $lots } for { PIECE($id, form: "a") }.
# $gardens is how many Gardens the Park has, this one included.
event-plant = { $gardens ->
    [1] { $lot } is a Garden now: { TILE($tile) }, a Park of its own.
   *[other] { $lot } is a Garden now: { TILE($tile) }, in a Park of { count-gardens }.
}
event-bag-empty = The bag is empty: { $lot } is nobody's, and she scores { $vp } VP for her Lots beside it, { LIST($neighbours) }.
event-bag-empty-alone = The bag is empty: { $lot } is nobody's, and no Lot of hers is beside it.
event-monument = She builds { PIECE($id, form: "a") } on { $lots }.
# $covered are Lots.
event-monument-covers = She builds { PIECE($id, form: "a") } on { $lots }, over { $count ->
    [one] the Garden on { LIST($covered) }, which goes
   *[other] the Gardens on { LIST($covered) }, which go
} to the end of the bag.
event-no-monument = She builds no Monument: none that is left fits and has fewer Lots than her { count-tiles }.
event-no-monument-left = She builds no Monument: none is left.

## events: where a tile or a Monument goes, and why

# $options are the places, each one Lot (for a tile) or several (for a Monument).
event-sites-tile = She draws { TILE($tile) } for { LIST($options) }{ sites-reason }.
event-sites-tile-choice = She draws { TILE($tile) }; the choice is yours: { LIST($options, type: "or") }{ sites-reason }.
event-sites-no-tile = No tile is left for { LIST($options) }{ sites-reason }.
event-sites-no-tile-choice = No tile is left; the choice of the Lot is yours: { LIST($options, type: "or") }{ sites-reason }.
# $tiles is her number of residential and commercial tiles.
event-sites-monument = Her { count-tiles } { $tiles ->
    [one] allows
   *[other] allow
} { PIECE($id, form: "a") } on { LIST($options) }{ sites-reason }.
event-sites-monument-choice = Her { count-tiles } { $tiles ->
    [one] allows
   *[other] allow
} { PIECE($id, form: "a") }; the choice is yours: { LIST($options, type: "or") }{ sites-reason }.

# Why these places. $gardens is the size of the Park, or of each of the Parks; $steps is the distance
# to her largest Park, $far that to your Buildings.
sites-reason = { $reason ->
    [beside] , beside her largest Park in reach ({ count-gardens })
    [beside-several] , beside one of her largest Parks in reach ({ count-gardens } each)
    [corner] , at a corner of her largest Park in reach ({ count-gardens })
    [corner-several] , at a corner of one of her largest Parks in reach ({ count-gardens } each)
    [near] , nearest to her largest Park ({ count-steps })
    [far] , farthest from your Buildings ({ count-far })
    [near-far] , nearest to her largest Park ({ count-steps }), then farthest from your Buildings ({ count-far })
   *[any] { "" }
}

## counted things, for the sentences above

count-gardens = { $gardens ->
    [one] { $gardens } Garden
   *[other] { $gardens } Gardens
}
count-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
count-far = { $far ->
    [one] { $far } step
   *[other] { $far } steps
}
count-icons = { $icons ->
    [one] { $icons } silver icon
   *[other] { $icons } silver icons
}
count-tiles = { $tiles ->
    [one] { $tiles } residential or commercial tile
   *[other] { $tiles } residential and commercial tiles
}

## events: the end of an era

event-last-turns = The Deeds of this era are gone: one last turn for { SIDE($first) }, then one for { SIDE($second) }.
event-last-turn = Ceres' last turn of the era is an Enlarge Park without a card.
event-scoring = Era { $era } is scored: you get { $scored } VP and have { $vp }, Ceres gets { $her_scored } and has { $her_vp }.
event-era-begins = Era { $era } begins. In the market: { LIST($market, type: "comma") }.
event-era-begins-bare = Era { $era } begins without Deeds.
# $outcome is you, ceres, or tie, which Ceres wins.
event-game-over = { $outcome ->
    [you] The game is over, { $you } to { $ceres }: you win.
    [ceres] The game is over, { $you } to { $ceres }: Ceres wins.
   *[tie] The game is over, { $you } to { $ceres }: Ceres wins a tie.
}

## what a scoring came from, as a table: side, source, amount, details

scoring-side-you = You
scoring-side-ceres = Ceres
source-population = population
source-commercial = commercial
source-silver = commercial
source-civic = civic
source-lots = empty Lots
source-parks = squares
amount-vp = { $amount } VP
amount-silver = { $amount } silver
item-piece = { $amount } for { PIECE($id) } { $lots }
item-lots = { $amount } for { $lots }
item-population = { $own } against { $other }
item-population-bonus = { $own } against { $other }, bonus { $bonus }
item-population-contested = { $own } against { $other }: too far behind
item-population-none = no population
item-none = nothing

## the command line

cli-error = Error: { $text }
cli-serving = Gardens of Ceres is at { $url } (end with Ctrl-C)
cli-serving-already = Gardens of Ceres is running already, at { $url }
cli-served = The games are kept. Vale!
cli-version = Gardens of Ceres { $version } (rules { $rules }, { $engine ->
    [compiled] compiled
   *[interpreted] interpreted
})
cli-kept = { $actions ->
    [one] the good part, { $actions } action, is in { $path }
   *[other] the good part, { $actions } actions, is in { $path }
}
cli-nothing-kept = not even the start can be read: nothing is kept

## bots: what each does, and what its parameters mean

bot-kind-random = every legal action is as likely as the others
bot-kind-greedy = looks one action ahead: points now, income, room to build
bot-kind-planner = a plan for the whole game, by what each Deed, Building and Garden will bring
bot-kind-montecarlo = tries promising actions in dealt worlds, played out by the planner, and drops the worse half again and again
bot-kind-montecarlo-playouts = games played out for each decision
bot-kind-montecarlo-seconds = time to think for each decision, instead of a number of playouts
bot-kind-montecarlo-workers = processes that think; 0 is one, or one per core with a budget in seconds
bot-kind-montecarlo-candidates = how many actions are tried at most: those that the planner finds best
bot-kind-montecarlo-random = 1: the playouts are random, as in plain Monte Carlo
bots-usage = Set parameters behind a colon: { $code }. A bot of your own: { $option }.

## kept games on the command line: a table with these columns, and what was done

games-none = No games are kept yet: { $command } begins one.
games-none-deleted = No deleted games.
games-column-id = Game
games-column-changed = Last played
games-column-options = Played as
games-column-stands = Stands
games-column-you = You
games-column-ceres = Ceres
games-column-actions = Actions
games-won = won
games-lost = lost
games-unreadable = cannot be replayed
games-imported = { $actions ->
    [one] { $id } is kept, with { $actions } action.
   *[other] { $id } is kept, with { $actions } actions.
}
games-exported = { $id } is in { $path }.
games-deleted = { $id } is deleted. Until { $until } it can be restored: { $command }
games-restored = { $id } is back.

## a recorded game, told; the options are as in a demonstration game

replay-title = Gardens of Ceres: a recorded game ({ $options }).
replay-corrected = The table was corrected: the game goes on as follows.

## the demonstration game

# $options are the seed, the difficulty and so on, separated by commas.
demo-title = Gardens of Ceres: a demonstration game ({ $options }).
demo-player = The player is careless: it builds if it can, else buys a Deed, else takes income.
demo-rules = Rule ids stand in brackets; docs/rulings.md tells about those that are not plain.
demo-seed = seed { $seed }
demo-monuments = with Monuments
demo-own-box = own components
demo-again = The same game again: { $command }
demo-stopped = { $actions ->
    [one] Stopped after { $actions } action, before the end of the game.
   *[other] Stopped after { $actions } actions, before the end of the game.
}
demo-interrupted = Ended before the end of the game.
# What is said several times in a row stands once.
demo-times = { $line } ({ $count } times)

## rules: things in the game
## A title, and the rule in a sentence or two, for a player who wants to know why.

rule-t1-title = The city
rule-t1 = The city has 7 × 7 Lots: columns A to G from left to right, rows 1 to 7 from top to bottom. Each Lot has one Deed with the same name, such as C4, and the letter of a Deed is its column.
rule-t2-title = Beside
rule-t2 = Two Lots are beside each other if they share an edge. Corners count only where a rule says diagonal.
rule-t3-title = Distance
rule-t3 = Distance is counted in steps along rows and columns, never diagonally. Between groups of Lots the shortest way counts.
rule-t4-title = Lot markers
rule-t4 = Each side has 8 Lot markers, one for each empty Lot that it owns. Whoever builds on a Lot gets its marker back, so nobody ever has more than 8 empty Lots.
rule-t5-title = The bank
rule-t5 = There is always enough silver in the bank.

## rules: set-up

rule-s1-title = Deeds at the start
rule-s1 = You are dealt six Deeds and mark those Lots. Ceres is dealt six, face down; they are her own Deed deck and get no markers.
rule-s2-title = What you start with
rule-s2 = You start with 5 silver, Ceres with none. Both start with 0 VP.
rule-s3-title = The first Gardens
rule-s3 = Ceres turns up three of her Deeds, on Challenge all six. On each of those Lots goes a tile drawn from the bag.
rule-s4-title = Three eras
rule-s4 = The other 37 Deeds make three piles, one for each era: 13, 12 and 12.
rule-s5-title = The market
rule-s5 = Six Deeds lie face up in the market. Their places cost 2, 3, 4, 6, 8 and 10 silver, from left to right.
rule-s6-title = Ceres' row
rule-s6 = Ceres' 18 cards are shuffled. Four of them lie face up in a row, and the rest is her deck.
rule-s7-title = Who begins
rule-s7 = You have the first turn.
rule-s8-title = Three Monuments
rule-s8 = If you play with Monuments, three of different sizes are the supply. The Temple of Minerva and the Temple of Vulcan are never among them.

## rules: your turn

rule-y1-title = Income
rule-y1 = You take 5 silver, and one more for each silver that your commercial Buildings show.
rule-y2-title = Buying a Deed
rule-y2 = You pay the price of the Deed's place and one more for each silver lying on it, and mark the Lot; you need a marker for that. The Deeds to the right of it move up, and the next one of the pile comes in.
rule-y3-title = Building
rule-y3 = You put a Building of your tray, in its shape, on Lots of yours. It costs nothing. It may replace Buildings of yours if each of them is smaller; they go back to your tray, and Lots of theirs that are left over get your markers.
rule-y4-title = Not too many empty Lots
rule-y4 = You may not build if that would leave you with more than 8 empty Lots.
rule-y5-title = No passing
rule-y5 = You must take one action in your turn; Income is always possible. You cannot build on Gardens, on Lots of Ceres or on Lots that nobody owns.

## rules: Ceres' turn

rule-c1-title = Which card she plays
rule-c1 = Ceres flips a card. Its number says which card of her row she carries out, counted from the left. That card goes under the deck, and the flipped one joins the row on the right.
rule-c2-title = Claiming by letters
rule-c2 = She takes a Deed of the first letter on the card that is in the market: the one closest to a Lot that she owns. If that does not settle it, the cheapest of them; then the leftmost.
rule-c3-title = Claiming by price
rule-c3 = Cheapest: she takes the Deed with the lowest price, the leftmost of several. Dearest: the one with the highest price, the rightmost of several. Silver lying on a Deed is part of its price.
rule-c4-title = What a claim does
rule-c4 = She pays nothing and marks the Lot. Silver that lay on the Deed goes to the bank, and the market fills up as after a purchase of yours.
rule-c5-title = When she cannot claim
rule-c5 = If no Deed fits, or she has no marker, she turns up one of her own Deeds and puts a tile on that Lot. If she has none left, the claim fails, and she scores 1 VP, on Challenge 2.
rule-c6-title = Enlarge Park
rule-c6 = Three times in a row she draws a tile and puts it on one of her empty Lots. Each time that she has no empty Lot she scores 1 VP instead.
rule-c7-title = Bribe
rule-c7 = Count the silver icons on the Gardens: one for each commercial tile, two for a double one on Hard and Challenge. She takes one silver more than that and lays one on each Deed in the market, from the left, as far as it goes.
rule-c8-title = The bag is empty
rule-c8 = If no tile is left, the Lot is chosen all the same. It then belongs to nobody, and she scores 4 VP for each Lot of hers beside it.

## rules: where a tile goes

rule-p1-title = Beside a Park
rule-p1 = A tile goes on an empty Lot of hers beside a Park, which is a group of Gardens joined by their edges. If she can reach several Parks in this way, the largest counts.
rule-p2-title = At the corner of a Park
rule-p2 = If no empty Lot of hers is beside a Park, one that touches a Park at a corner is taken; again the largest of these Parks counts.
rule-p3-title = Near her largest Park
rule-p3 = If no empty Lot of hers touches a Park at all, the one closest to her largest Park is taken; of several, the one farthest from your Buildings.
rule-p4-title = You choose
rule-p4 = If these rules leave several places, you choose among them. You see the tile before you do.
rule-p5-title = A choice is a decision
rule-p5 = Your choice for Ceres counts like an action: it is recorded and can be taken back. If only one place is left, nobody is asked.

## rules: the end of an era

rule-e1-title = Last turns
rule-e1 = When a turn ends and the Deeds of the era are gone, from the market and from the pile, each side has one more turn.
rule-e2-title = Ceres' last turn
rule-e2 = Her last turn of an era is always an Enlarge Park. She flips no card for it, so she builds no Monument either.
rule-e3-title = Scoring and the next era
rule-e3 = After the last turns the era is scored. Then six Deeds of the next pile come into the market and the turns go on; after era 3 the game is over.

## rules: scoring

rule-v1-title = Population
rule-v1 = The side with more population scores its population and a bonus of 4, 7 or 10 VP in era 1, 2 or 3. The other side scores that same larger number without the bonus, unless it has no population at all. If both have the same, both get the bonus.
rule-v2-title = Your commerce
rule-v2 = In era 1 and 2 you take the silver that your commercial Buildings show. In era 3 you score their VP instead.
rule-v3-title = Your civic Buildings
rule-v3 = Each civic Building scores for what is beside it: your own Buildings, Gardens and Ceres' Monuments, each of them once. A Garden counts as a building of its kind, with 1 citizen or 1 silver; a double tile has 2 on Hard and Challenge.
rule-v4-title = Your empty Lots
rule-v4 = In era 3 you score 1 VP for each of your empty Lots.
rule-v5-title = Ceres' population
rule-v5 = Each residential tile is one citizen, and a double one is two on Hard and Challenge. Her population scores like yours.
rule-v6-title = Ceres' commerce
rule-v6 = Each commercial tile scores her 1 VP, a double one 2 on Challenge. In era 3 each scores 1 VP more.
rule-v7-title = Ceres' civic tiles
rule-v7 = A civic tile scores her 2 VP, on Challenge 3, for each of your Buildings beside it that is of the kind it shows. Gardens do not count for it.
rule-v8-title = Squares of Gardens
rule-v8 = Gardens that make a square score her 4 VP for 2 × 2, 18 for 3 × 3 and 48 for 4 × 4. No Garden counts in two squares; the way that pays her best is taken.
rule-v9-title = Who wins
rule-v9 = You win with more VP than Ceres. In a tie she wins.
rule-v10-title = Yours alone
rule-v10 = Ceres takes no silver, and she scores nothing for empty Lots.

## rules: Monuments

rule-m1-title = Your Monuments
rule-m1 = You build a Monument from the supply like a Building, if you meet its condition before you build. From then on it is one of your Buildings; if you replace it, it goes back to the supply and can be built again.
rule-m2-title = Ceres' Monuments
rule-m2 = After a card with the Monument icon she counts her residential and commercial tiles. She builds the smallest Monument of the supply that has fewer Lots than that and fits on her empty Lots; if there is none, nothing happens.
rule-m3-title = Where her Monument goes
rule-m3 = Of all the places where it fits, the rules for tiles decide. It is as near to a Park as its nearest Lot.
rule-m4-title = When a Monument is built
rule-m4 = She need not meet conditions. The Temple of Jupiter gives each side that has a building beside it 2 VP, and the Colosseum 3 silver, whoever built it; silver is of no use to Ceres. Her Gardens and Monuments count as buildings for this.
rule-m5-title = What her Monuments score
rule-m5 = A Monument of hers scores like one single Garden tile of its kind. A civic one is like the civic tile that wants what the Monument counts.
rule-m6-title = Monuments are no Gardens
rule-m6 = Her Monuments belong to no Park and no square, and do not count for bribes or for further Monuments. Their Lots are hers, and your civic Buildings count them with the values they show.
rule-m7-title = The size of a Monument
rule-m7 = The size of a Monument is its number of Lots. A line of three and a corner of three are the same size.
rule-m8-title = No other expansion
rule-m8 = Monuments are the only extra module that is played with Gardens of Ceres.

## rules: house variants

rule-x1-title = Contested Population
rule-x1 = If Ceres has the larger population, yours scores only if you are at most 3 behind her.
rule-x2-title = Wild Monuments
rule-x2 = Ceres' Monuments may also cover Gardens, as long as they cover an empty Lot of hers, too. The covered tiles go to the end of the bag.
rule-x3-title = Creeping Gardens
rule-x3 = If Ceres has no empty Lot for a tile, she takes a Deed of the market that lies beside a Park, the one at the largest Park, and puts the tile there at once. If there is no such Deed, she scores 1 VP as usual.

### The screens of the game in a terminal.
### Lines are short: a terminal may have only 80 columns. Keys stay as they are in every language.

## Letters of the kinds on the board: one character each, one column wide, all different.

terminal-letter-residential = R
terminal-letter-commercial = C
terminal-letter-civic = V

## The first screen

terminal-title = Gardens of Ceres
terminal-subtitle = You build Rome. Ceres plants it over.
terminal-continue = Continue
terminal-new-game = New game
terminal-saved-games = Saved games
terminal-settings = Language, pace and colours
terminal-help = Help
terminal-quit = Quit
terminal-back = Back
terminal-unofficial = Unofficial fan work. No art and no text of the publisher.
terminal-home-hint = ↑ ↓ choose · Enter open · ? help · Q quit

## A new game

terminal-difficulty = Difficulty
terminal-about-normal = Ceres’ double tiles count once. The game to learn with.
terminal-about-hard = Her double tiles count two citizens or two silver: she bribes more and grows faster.
terminal-about-challenge = As Hard, and she starts with six Gardens and scores more for civic and double tiles.
terminal-monuments = Monuments
terminal-about-monuments = Three great buildings that either side may build.
terminal-variants = House variants
terminal-about-contested-population = no VP for population if you are more than 3 behind Ceres
terminal-about-creeping-gardens = without an empty Lot, Ceres takes a Deed beside a Park
terminal-about-wild-monuments = Ceres’ Monuments may cover Gardens
terminal-seed = Seed
terminal-seed-hint = empty: a new one; the same number gives the same game
terminal-seed-bad = A seed is a whole number, 0 or more.
terminal-start = Start the game
terminal-new-hint = Tab next · Space change · Enter start · Esc back

## Saved games

terminal-saved-line = { $date }  { $standing }
terminal-saved-playing = Era { $era }, { $you } : { $ceres }, { $difficulty }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
terminal-saved-won = won { $you } : { $ceres }, { $difficulty }
terminal-saved-lost = lost { $you } : { $ceres }, { $difficulty }
terminal-saved-broken = cannot be read
terminal-saved-none = There are no saved games yet.
terminal-saved-hint = Enter open · Del delete · Z take back a deletion · Esc back
terminal-deleted = Deleted. Z takes it back.
terminal-restored = The game is back.
terminal-nothing-deleted = Nothing was deleted here.

## Language, pace and colours

terminal-language = Language
terminal-pace = Ceres’ turn
terminal-pace-slow = slow
terminal-pace-quick = quick
terminal-pace-at-once = at once
terminal-colours = Colours
terminal-colours-dark = dark
terminal-colours-light = light
terminal-settings-hint = ↑ ↓ choose · Enter change · Esc back

## The table: both sides

terminal-era = Era { $era } of 3
terminal-deeds = { $count ->
        [one] { $count } Deed left
       *[other] { $count } Deeds left
    }
terminal-last-turns-both = last turns: you and Ceres
terminal-last-turns-you = your last turn
terminal-last-turns-ceres = Ceres’ last turn
terminal-you = You
terminal-ceres = Ceres
terminal-vp = { $vp } VP
terminal-silver = { $silver } silver
terminal-population = { $population ->
        [one] { $population } citizen
       *[other] { $population } citizens
    }
terminal-markers = { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }
terminal-seed-is = seed { $seed }

## The table: panels

terminal-panel-tray = Tray
terminal-panel-ceres = Ceres
terminal-panel-score = Score
terminal-panel-log = Log
terminal-market-empty = The market is empty.
terminal-monument-supply = Monuments
terminal-none-left = –
terminal-worth-residential = { $population ->
        [one] { $population } citizen
       *[other] { $population } citizens
    }
terminal-worth-commercial = { $silver } silver, { $vp } VP
terminal-effect-building = { $vp } VP per building
terminal-effect-citizen = { $vp } VP per { $per ->
        [one] citizen
       *[other] { $per } citizens
    }
terminal-effect-silver = { $vp } VP per silver
terminal-effect-civic = { $vp } VP per civic
terminal-row = Her row: a flipped card’s number picks one
terminal-card-number = No. { $number }
terminal-card-icon = ▲
terminal-card-letters = Claim { $letters }
terminal-card-cheapest = Claim the cheapest
terminal-card-dearest = Claim the dearest
terminal-card-enlarge = Enlarge Park
terminal-card-bribe = Bribe
terminal-flipped = Flipped: { $number }
terminal-deck = { $count ->
        [one] Deck: { $count } card, { $known } known
       *[other] Deck: { $count } cards, { $known } known
    }
terminal-known = Known at the bottom: { $cards }
terminal-bag = { $count ->
        [one] Bag: { $count } tile
       *[other] Bag: { $count } tiles
    }
terminal-her-deeds = { $count ->
        [one] Face down: { $count } Deed
       *[other] Face down: { $count } Deeds
    }
terminal-gardens = { $count ->
        [one] { $count } Garden
       *[other] { $count } Gardens
    }, { $parks ->
        [one] { $parks } Park
       *[other] { $parks } Parks
    }, largest { $largest }
terminal-score-now = If the era ended now
terminal-source-population = Population
terminal-source-commercial = Commercial
terminal-source-civic = Civic
terminal-source-lots = Empty Lots
terminal-source-parks = Squares
terminal-source-total = This era
terminal-source-after = VP then
terminal-source-silver = Silver
terminal-score-hint = S: item by item

## Keys, in the last line

terminal-key-income = Income +{ $silver }
terminal-key-buy = Buy
terminal-key-build = Build
terminal-key-undo = Undo
terminal-key-redo = Redo
terminal-key-help = Help
terminal-key-home = Home
terminal-key-confirm = Confirm
terminal-key-turn = Turn
terminal-key-next = Next place
terminal-key-back = Back
terminal-key-pick = Pick
terminal-key-open = Rules
terminal-key-skip = Skip
terminal-key-pace = Pace: { $pace }
terminal-key-log = Log
terminal-key-score = Score
terminal-key-new = New game
terminal-key-result = Result

## What is asked, and what an action would change

terminal-ask-turn = Your turn: take Income, buy a Deed or build.
terminal-ask-income = Income: { $silver } silver. You would have { $after }.
terminal-ask-deed = { $deed }, place { $place }: { $price } silver. You would have { $after }.
terminal-ask-deed-bribed = { $deed }, place { $place }: { $price } silver ({ $printed } and the { $bribe } on it). You would have { $after }.
terminal-ask-tray = { $piece }: { $worth }. { $places ->
        [one] { $places } place.
       *[other] { $places } places.
    }
terminal-ask-place = { $piece } on { $lots } (place { $number } of { $count }).
terminal-ask-choice-garden = Choose a Lot for Ceres’ tile: { $tile }. { $lot } (place { $number } of { $count }).
terminal-ask-choice-empty = The bag is empty. Choose which of Ceres’ Lots is given up: { $lot } (place { $number } of { $count }).
terminal-ask-choice-monument = Choose a place for Ceres’ { $piece }: { $lots } (place { $number } of { $count }).
terminal-ask-log = Pick a line to read its rules.
terminal-asked-because = Why: { $reason }
terminal-replaces = Replaces { $pieces }.
terminal-frees = Markers back on { $lots }.
terminal-change-population = population { $before } → { $after }
terminal-change-income = income { $before } → { $after }
terminal-change-silver = silver { $before } → { $after }
terminal-change-vp = VP { $before } → { $after }
terminal-change-her-vp = Ceres’ VP { $before } → { $after }
terminal-change-score = if the era ended now { $before } → { $after }
terminal-change-her-score = Ceres { $before } → { $after }
terminal-change-nothing = nothing else changes
terminal-no-place = { $piece } fits nowhere on the Lots that you own.
terminal-only-places = It can lie only on the Lots that are marked.
terminal-one-way = It can lie only one way here.
terminal-over = The game is over: { $you } to { $ceres }. Enter shows the result.
terminal-telling = Ceres’ turn. Space skips.
terminal-nothing-to-undo = There is nothing to undo.
terminal-nothing-to-redo = There is nothing to redo.
terminal-undone = Undone: { $action }.
terminal-redone = Played again: { $action }.
terminal-conflict = This game went on in another window. Here it is as it stands now; your last action was not played.
terminal-too-small = This window is too small: { $width } columns and { $height } rows are needed.

## Actions, as they are named when undone

terminal-action-income = Income
terminal-action-buy = buy { $lots }
terminal-action-build = build { $piece } on { $lots }
terminal-action-place = place on { $lots }
terminal-action-correct = correction

## A Lot that is looked at

terminal-lot-nobody = { $lot }: nobody’s.
terminal-lot-market = { $lot }: nobody’s. Its Deed costs { $price } silver.
terminal-lot-you = { $lot }: your empty Lot.
terminal-lot-ceres = { $lot }: Ceres’ empty Lot.
terminal-lot-building = { $lot }: your { $piece } ({ $worth }).
terminal-lot-monument = { $lot }: Ceres’ { $piece }.
terminal-lot-garden = { $lot }: Ceres’ Garden, { $tile }, in a Park of { $size }.

## Scoring and result

terminal-scoring-title = Era { $era } is scored
terminal-scoring-now = If era { $era } ended now
terminal-scored = +{ $vp } VP
terminal-scored-silver = +{ $silver } silver
terminal-has = { $vp } VP in all
terminal-item-population = { $own } against { $other }
terminal-item-bonus = bonus { $bonus }
terminal-item-beside = beside { $things }
terminal-item-amount = { $what } ({ $amount })
terminal-result-won = You win, { $you } to { $ceres }.
terminal-result-lost = Ceres wins, { $ceres } to { $you }.
terminal-result-tie = { $you } each: Ceres wins a tie.
terminal-result-eras = VP by era
terminal-result-era = Era { $era }
terminal-result-other = Otherwise
terminal-result-total = Total

## Rules and help

terminal-rules-title = Rules
terminal-help-title = Keys
terminal-help-play = Your turn
terminal-help-look = Looking
terminal-help-game = The game
terminal-help-signs = Signs on the board
terminal-help-mouse = With the mouse: click a Deed, a piece of the tray, a Lot, a line of the log, or a key in the last line.
terminal-does-income = take Income
terminal-does-buy = buy a Deed; 1 to 6 picks one
terminal-does-build = build: pick a piece of the tray
terminal-does-arrows = move between pieces, Deeds, places, Lots
terminal-does-turn = turn the piece
terminal-does-tab = next place, last place
terminal-does-enter = confirm
terminal-does-escape = back
terminal-does-undo = undo
terminal-does-redo = redo
terminal-does-panels = Tray, Ceres, Score, Log
terminal-does-log = log: pick a line, Enter opens its rules
terminal-does-score = scoring item by item, if the era ended now
terminal-does-skip = skip the telling of Ceres’ turn
terminal-does-pace = pace of Ceres’ turn: slow, quick, at once
terminal-does-colours = dark or light ground
terminal-does-home = home; the game is kept
terminal-does-quit = quit; the game is kept
terminal-does-help = this page
terminal-sign-yours = your empty Lot
terminal-sign-hers = Ceres’ empty Lot
terminal-sign-deed = the Lot of a Deed in the market
terminal-sign-building = your building: its kind, and what it brings
terminal-sign-civic = civic: counts citizens, silver, civic or all (*)
terminal-sign-garden = Garden: its kind, twice for a double tile
terminal-sign-garden-civic = civic Garden: the kind that it wants (* any)
terminal-sign-monument = a Monument of Ceres’

## Before the first screen

terminal-not-a-terminal = ceres play needs a terminal that it can fill. To watch a game as plain text, use: ceres demo
terminal-window-too-small = ceres play needs a window of { $width } columns and { $height } rows; this one has { $columns } and { $lines }. Make it larger, or use: ceres demo
terminal-saves-failed = The saved games cannot be used.
terminal-saves-aside = Set the broken file aside and begin anew? Nothing in it is deleted. [y/N]
terminal-saves-now-at = It is now { $path }.
terminal-yes = y
terminal-bad-pace = { $pace } is no pace: use slow, quick or at-once.
# an item of a scoring and what it came from
terminal-item-of = { $item }: { $things }

### The page in the browser. It says these and the shared messages above: neither those of the
### terminal nor those of the command line.

## the page

page-title = Gardens of Ceres
page-close = Close
page-to-start = To the start
page-try-again = Try again
page-lost-title = Nothing stands here
page-lost = There is no page at this address.
page-trouble-title = Something fell over
page-trouble = The page could not go on. Your games are kept: nothing of them is lost.
page-trouble-details = What went wrong

## the page: the first screen

page-home-subtitle = You build Rome. Ceres plants it over.
page-home-about = A game for one: three eras, a city of 49 Lots, and the goddess of the harvest against you. Score more than she does.
page-home-choose = Choose how strong Ceres is, Monuments and variants.
page-home-buy = Buy land
page-home-about-buy = Every Deed in the market is a Lot of the city. The longer you wait, the cheaper it gets, if Ceres does not take it first.
page-home-build = Build
page-home-about-build = Houses bring citizens, workshops silver, and libraries and fountains points for what lies beside them.
page-home-ceres = Outgrow Ceres
page-home-about-ceres = Her cards claim Lots, plant Gardens and raise prices. After each of her turns you see what she did, and by which rule.
page-home-continue = Continue
page-home-go-on = Go on playing
page-home-new = New game

## the page: a new game

page-new-back = Back
page-new-difficulty = How strong is Ceres?
page-new-about-normal = Three Gardens to begin with, and her double tiles count once. The game to learn with.
page-new-about-hard = Her double tiles count for two citizens or two silver: she grows faster, and her bribes are dearer.
page-new-about-challenge = As Hard, and she begins with six Gardens, scores more for civic and double commercial tiles, and gains even when she finds no Deed.
page-new-monuments = Monuments
page-new-about-monuments = Three great buildings lie ready. You need to meet their conditions, Ceres only needs room: who builds them first?
page-new-variants = House variants
page-new-about-variants = Rules of our own for players who know the game. Leave them off the first time.
page-new-about-contested-population = Fall more than 3 citizens behind Ceres, and your population scores nothing.
page-new-about-creeping-gardens = When Ceres has no empty Lot for a tile, she takes a Deed beside her largest Park, if the market has one.
page-new-about-wild-monuments = Ceres may build Monuments over her own Gardens. Changes nothing without Monuments.
page-new-more = Monuments, taking back and seed
page-new-about-strict = Nothing can be taken back, not even a slip. Other games let you undo every action.
page-new-seed = Seed
page-new-seed-any = any
page-new-about-seed = The same number and the same options give the same game, with the same Deeds, cards and tiles.
page-new-seed-bad = A seed is a whole number from 0 on, of at most 15 digits.
page-new-begin = Begin
page-new-beginning = The game is being set up …

## the page: saved games

page-games-title = Saved games
page-games-unfinished = Unfinished ({ $count })
page-games-finished = Finished ({ $count })
page-games-deleted = Deleted ({ $count })
page-games-no-unfinished = No game is waiting for you.
page-games-no-finished = You have not finished a game yet.
page-games-no-deleted = Nothing was deleted in the last thirty days.
page-games-era = Era { $era } of 3
page-games-score = you { $you }, Ceres { $ceres }
page-games-won = Won
page-games-lost = Lost
page-games-unreadable = Cannot be read
page-games-export = Save as a file
page-games-delete = Delete
page-games-restore = Restore
page-games-is-deleted = The game is deleted.
page-games-undo = Undo
page-games-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}
page-games-import = Open a file
page-games-import-drop = Drop the file of a game here
page-games-import-failed = This file cannot be opened
page-games-import-too-large = The file is far too large for a game.
page-games-import-more-faults = { $count ->
    [one] and { $count } more fault
   *[other] and { $count } more faults
}
page-games-import-good-part = { $count ->
    [0] The game can be played from its beginning.
    [one] The first action is sound: the game can be played on from there.
   *[other] The first { $count } actions are sound: the game can be played on from there.
}
page-games-import-salvage = Play the sound part

## the page: settings

page-settings = Settings
page-settings-language = Language
page-settings-language-away = This language cannot be loaded now. Is the game still running?
page-settings-theme = Colours
page-settings-theme-system = System
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-settings-pace = Ceres’ turn
page-settings-pace-slow = Slow
page-settings-pace-quick = Quick
page-settings-pace-at-once = At once
page-settings-pace-means = { $pace ->
    [slow] Step by step, with time to read every step.
    [quick] Step by step, for those who know her ways.
   *[other] She has done it when you look. The log tells what she did.
}

## the page: undo and redo

page-undo = Take back
page-undo-redo = Play again
page-undo-strict = Strict game
page-undo-strict-means = This is a strict game: nothing is taken back.
page-undo-peeked = Taken back after a reveal
page-undo-peeked-means = { $count ->
    [one] In this game something was taken back once after hidden things had been seen.
   *[other] In this game something was taken back { $count } times after hidden things had been seen.
}
page-undo-asks = Take it back all the same?
page-undo-seen = { $count ->
    [one] Since then you have seen something that was hidden:
   *[other] Since then you have seen things that were hidden:
}
page-undo-deed = Deed { $deed }
page-undo-marked = You can take it back, and they come again in the same order. The game is marked from then on, and does not ask again.
page-undo-keep = Leave it
page-undo-anyway = Take it back

## the page: notices

page-notice-away = The game does not answer.
page-notice-away-what-to-do = Is its window still open? If not, start ceres again: nothing is lost, and the page goes on by itself.
page-went-on-elsewhere = The game went on in another window. This is where it stands now.

## the page: scorings and the end of the game

page-scoring-title = The end of era { $era }
page-scoring-if-now = If the era ended now
page-scoring-last = The last scoring
page-scoring-scored = +{ $vp } VP
page-scoring-then = then { $vp } VP
page-scoring-go-on = Go on
page-scoring-piece = { PIECE($id) } { $lots }
page-scoring-tile = { TILE($tile) } { $lots }
page-scoring-amount = { $thing } ({ $amount })
page-scoring-of = from { $things }
page-scoring-beside = beside { $things }
page-result-won = You have won!
page-result-lost = Ceres has won.
page-result-tie = A tie: Ceres wins ties.
# $side is you or ceres.
page-result-side = { $side ->
    [you] You { $vp }
   *[ceres] Ceres { $vp }
}
page-result-chart = Both sides’ points over the game: you end with { $you }, Ceres with { $ceres }.
page-result-era = Era { $era }
page-result-at = { $side ->
    [you] You: { $vp } VP
   *[ceres] Ceres: { $vp } VP
}
page-result-decided = What decided it
# $winner is you or ceres; $source a source of VP, or other.
page-result-most = { $winner ->
    [you] What won it for you most: { page-result-from }, { $vp } VP more than Ceres.
   *[ceres] What won it for Ceres most: { page-result-from }, { $vp } VP more than you.
}
page-result-source = From
page-result-from = { $source ->
    [other] other things
   *[source] { SOURCE($source) }
}
page-result-difference = Difference
page-result-again = One more game
page-result-picture = Save a picture
page-result-picture-title = Gardens of Ceres: you { $you }, Ceres { $ceres }
page-result-no-picture = The picture could not be made.

## the page: Ceres' turn, step by step

page-telling-title = Ceres’ turn
page-telling-before = Ceres has her turn after each of yours.
# $number is on the card flipped; $does and $letters are of the card it picks, as in card-action.
page-telling-flip = Ceres flips a { $number }: she carries out card { $number } of her row, { card-action }.
page-telling-flipped = flipped
page-telling-steps = Steps of this turn
page-telling-ahead = A step still to come
page-telling-next = Next
page-telling-skip = Skip
page-telling-pause = Pause
page-telling-resume = Go on
page-telling-pace = Pace of the telling
# $pace is slow, quick or at-once.
page-telling-pace-name = { $pace ->
    [slow] slow
    [quick] quick
   *[at-once] at once
}
page-telling-again = Tell again
page-telling-summary = What Ceres did
# What she did, in short: $did is one of these or several. $of are Lots, in builds a Monument.
page-telling-brief = Ceres: { $did }
page-telling-brief-claims = claims { LIST($of) }
page-telling-brief-plants = plants { LIST($of) }
page-telling-brief-bribes = lays silver on { LIST($of) }
page-telling-brief-gives-up = gives up { LIST($of) }
page-telling-brief-builds = builds { PIECE($of, form: "a") }
page-telling-brief-scores = scores { $vp } VP
page-telling-nothing = Now the choice is yours.
page-telling-letters = Letters in the order they are tried
# $outcome says what came of a letter: none, taken or later.
page-telling-letter = { $outcome ->
    [none] { $letter }: no Deed
    [taken] { $letter }: there are Deeds
   *[later] { $letter }: not needed
}
# $measure is what the Deeds of a claim are compared by.
page-telling-measure = { $measure ->
    [distance] steps
    [price] price
   *[place] place
}
page-telling-no-marker = no marker left
page-telling-none = none
# How many silver she lays.
page-telling-bribe = { $icons } on her Gardens + 1 = { $silver } silver
page-telling-coin = 1 silver more
page-telling-vp = +{ $vp } VP

## the page: what Ceres has

page-ceres = Ceres
page-ceres-row = Her row
# $action is what the card does, $number the number on it.
page-ceres-card = { $action }, number { $number }
# $does is as in card-action.
page-ceres-about-card = { $does ->
    [letters] She claims a Deed of the first of these columns that has one in the market.
    [cheapest] She claims the Deed with the lowest price.
    [dearest] She claims the Deed with the highest price.
    [enlarge] Three times she draws a tile and plants it on an empty Lot of hers.
   *[bribe] She lays silver on the Deeds in the market, one on each, from the left: more, the more silver her Gardens show.
}
page-ceres-about-icon = Then she may build a Monument.
page-ceres-about-number = When this card is flipped, its number picks card { $number } of her row.
# $unseen cards nobody has seen; of $known the order is known.
page-ceres-deck-holds = Deck: { $unseen } unseen, { $known } known
page-ceres-deck-order = { $unseen ->
    [0] They come in this order.
    [one] After { $unseen } card that nobody has seen, they come in this order.
   *[other] After { $unseen } cards that nobody has seen, they come in this order.
}
page-ceres-deck-unknown = Nobody has seen any of these cards yet. Cards that she has played go under the deck: their order can be known.
page-ceres-deeds = { $count ->
    [0] no face-down Deed
    [one] { $count } face-down Deed
   *[other] { $count } face-down Deeds
}
page-ceres-markers = { $count ->
    [0] no marker left
    [one] { $count } marker left
   *[other] { $count } markers left
}
# $largest is how many Gardens the largest Park has.
page-ceres-parks = { $gardens ->
    [one] { $gardens } Garden, largest Park { $largest }
   *[other] { $gardens } Gardens, largest Park { $largest }
}
page-ceres-monuments = Her Monuments
page-ceres-monument = { PIECE($id) } on { LIST($lots, type: "comma") }
page-ceres-bag = { $count ->
    [0] The bag is empty
    [one] In the bag: { $count } tile
   *[other] In the bag: { $count } tiles
}
# $left of $of are in the bag.
page-ceres-tile = { TILE($tile) }: { $left } of { $of } in the bag
# $kind is the kind of the tile; $wants, of a civic one, the kind of Buildings that it scores for.
page-ceres-about-tile = { $kind ->
    [residential] It adds to her population.
    [commercial] It scores her VP in each era, and makes her bribes larger.
   *[civic] { $wants ->
        [any] It scores her VP for each of your Buildings beside it.
       *[kind] It scores her VP for each of your { KIND($wants) } Buildings beside it.
    }
}

## the page: the log

page-log = Log
page-log-only-ceres = Only Ceres
page-log-era = Era { $era }
# $side is you, ceres or game.
page-log-who = { $side ->
    [you] You
    [ceres] Ceres
   *[game] The game
}
page-log-round = round { $round }
page-log-corrected = The table was corrected.
page-log-empty = The story begins with your first action.

## the page: a rule, its id and its title

page-rule = Rule { $id }: { $title }

## the page: your choices for Ceres; $what is garden, monument or empty (no tile left in the bag)

page-choice-title = { $what ->
    [garden] Choose a Lot for her tile
    [monument] Choose a place for her Monument
   *[empty] The bag is empty: choose which Lot she gives up
}
page-choice-why = Why here
page-choice-places = { $count ->
    [one] { $count } place is allowed
   *[other] { $count } places are allowed
}
page-choice-left = { $left ->
    [one] Then { $left } more tile.
   *[other] Then { $left } more tiles.
}
page-choice-icon = At the end she may build a Monument.
page-choice-pick = Pick a place, here or in the city
page-choice-confirm = { $what ->
    [garden] Plant it on { LIST($lots) }
    [monument] Build it on { LIST($lots) }
   *[empty] Give up { LIST($lots) }
}

## the page: the table

# The title of the window: VP of both sides.
page-table-title = { $you } : { $ceres } · Era { $era } · Gardens of Ceres
page-table-loading = The table is being laid …
page-table-no-game = This game is not here
page-table-no-answer = Nobody answers
page-table-no-answer-text = The game server does not answer. Your game is kept; start the server again and try once more.
page-table-home = Home: the game is kept
page-table-side-you = You
page-table-side-ceres = Ceres
page-table-acts = to act
page-table-vp = { $vp } VP
page-table-silver = { $silver } silver
page-table-population = { $population ->
    [one] { $population } citizen
   *[other] { $population } citizens
}
page-table-markers = { $markers ->
    [one] { $markers } Lot marker left
   *[other] { $markers } Lot markers left
}
page-table-forecast = { $vp } VP more if the era ended now
page-table-next-income = Income brings { $silver } silver
page-table-era = Era { $era } of 3
page-table-deeds-left = { $count ->
    [one] { $count } Deed left
   *[other] { $count } Deeds left
}
# $sides: who still has a last turn in this era: you, ceres, ceres-you (Ceres, then you).
page-table-last-turns = { $sides ->
    [you] Your last turn
    [ceres] Ceres’ last turn
   *[other] Last turns
}
# Panels: their names in tabs and on a phone's bar.
page-table-tabs = Panels
page-table-tab-build = Build
page-table-tab-market = Market
page-table-tab-ceres = Ceres
page-table-tab-score = Score
page-table-tab-log = Log

## the page: the city

page-table-city = The city
page-table-lot = Lot { $lot }
page-table-garden = Garden: { TILE($tile) }
page-table-lot-nobody = { $lot }: nobody’s
page-table-lot-offer = { $lot }: for sale at { $price } silver
page-table-lot-marker = { $side ->
    [you] { $lot }: your empty Lot
   *[ceres] { $lot }: Ceres’ empty Lot
}
page-table-lot-piece = { $side ->
    [you] { $lot }: your { PIECE($id) }
   *[ceres] { $lot }: Ceres’ { PIECE($id) }
}
page-table-lot-garden = { $lot }: Garden, { TILE($tile) }, in a Park of { $size }
page-table-kind = { $side ->
    [you] yours, { KIND($kind) }, on { LIST($lots, type: "comma") }
   *[ceres] Ceres’, { KIND($kind) }, on { LIST($lots, type: "comma") }
}
page-table-park = { $size ->
    [one] { $lot }, a Park of one
   *[other] { $lot }, in a Park of { $size }
}
# What a civic Garden tile wants: $kind is residential, commercial, civic or any.
page-table-wants = { $kind ->
    [any] scores Ceres VP for each of your Buildings beside it
   *[other] scores Ceres VP for each of your { KIND($kind) } Buildings beside it
}
page-table-offer = { $silver ->
    [0] For sale at { $price } silver.
   *[other] For sale at { $price } silver: { $printed }, and { $silver } for the silver on it.
}
page-table-empty-you = Your empty Lot: you can build here.
page-table-empty-ceres = Ceres’ empty Lot: a Garden may come here.
page-table-nobody = Nobody’s. Its Deed is not in the market.
page-table-scores-now = { $vp } VP if the era ended now

## the page: what to do now

page-table-bar = What to do
page-table-your-turn = Your turn: take Income, buy a Deed or build.
page-table-her-turn = Ceres’ turn
page-table-over = The game is over: { $you } to { $ceres }.
page-table-income = Take { $silver } silver?
page-table-build-on = { $lot } is yours. What do you build there?
page-table-buy = { $silver ->
    [0] Buy { $deed } for { $price } silver?
   *[other] Buy { $deed } for { $price } silver ({ $printed }, and { $silver } on it)?
}
page-table-where = { PIECE($id) }: where? { $places ->
    [one] { $places } place is lit.
   *[other] { $places } places are lit.
}
page-table-build = { PIECE($id) } on { LIST($lots, type: "comma") }
page-table-not-there = { PIECE($id) } cannot stand on { LIST($lots, type: "comma") }.
# $why is why an action is not legal: it begins with a small letter in English.
page-table-refused = Not possible: { $why }.
page-table-choose-tile = { $count ->
    [0] Choose a Lot for Ceres’ tile: { TILE($tile) }.
   *[other] Ceres’ tile { TILE($tile) } on { $lots }?
}
page-table-choose-lot = { $count ->
    [0] The bag is empty. Choose which Lot Ceres gives up.
   *[other] Ceres gives up { $lots }?
}
page-table-choose-monument = { $count ->
    [0] Choose a place for Ceres’ Monument: { PIECE($id) }.
   *[other] Ceres’ { PIECE($id) } on { LIST($lots, type: "comma") }?
}
page-table-replaces = Replaces { PIECE($ids, form: "a") }.
page-table-marked = { $count ->
    [one] Your marker goes back on { LIST($lots) }.
   *[other] Your markers go back on { LIST($lots) }.
}
# Buttons.
page-table-do-income = Income +{ $silver }
page-table-do-buy = Buy { $deed } for { $price }
page-table-do-build = Build
page-table-do-build-what = Build …
page-table-do-place = Place it
page-table-turn = Turn
page-table-cancel = Put it back
# A figure that an action changes, short; the second message says what it is. $what: silver, income
# (silver that Buildings bring), population, vp, score (VP if the era ended now); her-…: Ceres'.
page-change = { $what ->
    [silver] { $before } → { $after }
    [income] Income { $before } → { $after }
    [population] { $before } → { $after }
    [vp] { $before } → { $after }
    [score] now { $before } → { $after }
    [her-population] citizens { $before } → { $after }
    [her-vp] { $before } → { $after }
   *[her-score] now { $before } → { $after }
}
page-change-about = { $what ->
    [silver] Your silver
    [income] Silver of your Buildings with each Income
    [population] Your citizens
    [vp] Your VP
    [score] Your VP if the era were scored now
    [her-population] Ceres’ citizens
    [her-vp] Ceres’ VP
   *[her-score] Ceres’ VP if the era were scored now
}

## the page: the market

page-market = Market
page-market-deeds = Deeds for sale
page-market-deed = { $silver ->
    [0] Deed { $deed }, { $price } silver
   *[other] Deed { $deed }, { $price } silver ({ $printed }, and { $silver } on it)
}
page-market-buy = Buy
page-market-buy-label = Buy { $deed } for { $price } silver
page-market-pile = { $count ->
    [0] no more Deeds in this era
    [one] { $count } more Deed in this era
   *[other] { $count } more Deeds in this era
}
# $counts: how many Deeds lie in the piles of the eras to come.
page-market-later = later { LIST($counts) }
page-market-empty = The market is empty.

## the page: the tray

page-tray = Your tray
page-tray-monuments = Monuments
page-tray-piece = { PIECE($id) }: { $shows }; { $left } left; { $places ->
    [0] fits nowhere now
    [one] { $places } place
   *[other] { $places } places
}.
page-tray-shows = { PIECE($id) }: { $shows }.
# $why is why it can be built nowhere: it begins with a small letter in English.
page-tray-not-now = { PIECE($id) }: { $shows }. Not now: { $why }.
page-tray-needs = Needs { $needs }.
page-tray-not-here = it does not fit on { $lot }
page-piece-population = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
}
page-piece-silver = { $count } silver
page-piece-vp = { $count } VP at the end
# $counts: building, citizen, silver or civic, of what stands beside it.
page-piece-effect = { $counts ->
    [building] { $vp } VP for each building beside it
    [citizen] { $per ->
        [one] { $vp } VP for each citizen beside it
       *[other] { $vp } VP for every { $per } citizens beside it
    }
    [silver] { $vp } VP for each silver shown beside it
   *[civic] { $vp } VP for each civic building beside it
}
page-piece-built-vp = when built { $count } VP to each side beside it
page-piece-built-silver = when built { $count } silver to you if you are beside it
# What a Monument asks for; $count is a number where there is one.
page-piece-needs = { $need ->
    [population] population { $count } or more
    [silver] { $count } silver or more shown by your Buildings
    [lots] { $count } Lots or more
    [border_lots] { $count } Lots or more on the border
    [buildings] { $count } Buildings or more
    [civic] { $count } civic Buildings or more
    [residential] { $count } residential Buildings or more
    [largest] a Building of { $count } Lots or more
    [no_empty_lot] no empty Lot of yours
   *[border] a place on the border
}

## the page: keys

page-keys = Keys
page-key-enter = Enter
page-key-space = Space
page-key-escape = Esc
page-keys-income = Income; once more, or Enter, takes it
page-keys-market = to the market
page-keys-tray = to your tray: build
page-keys-arrows = move between Deeds, pieces and Lots
page-keys-enter = pick what has the focus; buy or build what is in your hand
page-keys-turn = turn the piece in your hand; with Shift, the other way
page-keys-escape = put it back; close a panel
page-keys-undo = take back
page-keys-redo = play again what was taken back
page-keys-next = the next step of Ceres’ turn
page-keys-skip = skip the rest of Ceres’ turn
page-keys-log = the log
page-keys-help = this list

### The laboratory.

## `ceres sim`

sim-interpreted = The engine runs interpreted, some fifteen times slower than compiled: { $command } compiles it.
sim-playing = Playing
# The pace, and hours, minutes and seconds that are left.
sim-pace = { $rate } games/s, { $left } left
sim-kept = { $done } of { $total } games are finished and kept. Go on with: { $command }
sim-legend = Wins with their 95 % interval (Wilson). Scores are means ± standard deviation from game to game.
sim-written = Every game is a row of { $path }
sim-not-with-resume = { $option } cannot change games that have begun: leave it out

## columns and values of the results

lab-column-bot = bot
lab-column-difficulty = difficulty
lab-column-monuments = Monuments
lab-column-variants = variants
lab-column-components = components
lab-column-exchanged = exchanged card
lab-column-games = games
lab-column-wins = wins
lab-column-interval = 95 %
lab-column-you = you
lab-column-ceres = Ceres
lab-column-margin = margin
lab-with = with
lab-without = without
lab-none = none
lab-standard = standard
lab-with-monuments = with Monuments
lab-without-monuments = without Monuments
lab-no-variant = no variant
lab-standard-box = standard box
lab-all-cards = all cards as they are

## `ceres report`: what it says when it is done

report-written = The report is { $path }
report-pictures = { $count ->
    [one] One picture lies beside it as PNG.
   *[other] { $count } pictures lie beside it as PNG.
}

## `ceres report`: the page

report-title = Gardens of Ceres: results
# $names are the names of folders of results.
report-about = From { $names }.
report-foot = All intervals are of 95 %. Each figure is counted from the rows of single games; nothing on this page was fetched from anywhere.
report-everywhere = The same in all games: { $same }.
report-one-scene = Shown here: { $scene }.

report-overview-title = What was played
report-overview-text = { $games } games. Wins with their interval (Wilson); scores are means ± standard deviation from game to game.
report-unfinished = Not all has been played yet: { $done } of { $total } games.
report-wins-title = How often you win
report-wins-text = The share of games won, by difficulty and bot, with its interval: if the whole was played again and again, nineteen of twenty such intervals would hold the true rate.
report-axis-wins = games won
report-margins-title = By how much
report-margins-text = How the games are spread over the margin, your VP less those of Ceres. Right of the dashed line you have won.
report-axis-margin = margin in VP
report-points-title = Where the points come from
report-points-text = Mean VP of both sides by source, in the eras 1 to 3.
report-axis-vp = VP
report-source-when-built = Monuments when built
report-source-run-outs = something ran out
report-growth-title = How market and Gardens grow
report-growth-text = Means at the end of each era.
report-growth-turns = Means at each of your turns, as far as half of the games go.
report-axis-era = era
report-axis-turn = turn
report-grows-gardens = Gardens on the board
report-grows-largest-park = Gardens in the largest Park
report-grows-laid = silver laid in the era as bribes
report-grows-price = price of a Deed that you buy
report-grows-on-market = silver on the market
report-grows-cheapest = price of the cheapest Deed
report-counts-title = What is done, and what runs out
report-counts-text = Means per game: turns and what was done in them; then how often Ceres found no Deed to claim, had no marker left, had no Deed of her own left either (the claim failed), had no empty Lot to plant on, or found the bag empty.
report-count-turns = turns
report-count-incomes = Income
report-count-buys = Deeds bought
report-count-builds = builds
report-count-rebuilds = of these over others
report-count-choices = choices for Ceres
report-count-no-deed = no Deed
report-count-no-marker = no marker
report-count-failed-claims = claim failed
report-count-no-room = no Lot
report-count-empty-bag = bag empty
report-cards-title = What each of Ceres’ cards is worth
report-cards-text = Each game was played again on the same seed, with what one card does exchanged for what another card does, each of the others in turn. The worth of a card is the margin that Ceres loses by the exchange: VP more, or less, than an average card of hers brings.
report-cards-many = There are { $cards } intervals here: one of them may well miss the true worth.
report-axis-worth = worth to Ceres, VP of the margin
# $icon is yes if the card has a Monument icon.
report-card = { $id } { $does }{ $icon ->
    [yes] {" "}+ Monument
   *[no] {""}
}
report-effects-title = What makes a difference
report-sets-title = { $first } and { $second } compared
report-sets-nothing = No group of the one is like a group of the other: there is nothing to compare.
report-compare-text = Differences of win rates in percentage points, and of margins in VP; those that may well be chance are grey. Where both played the same seeds, games are compared one by one (McNemar’s test), else as two samples.
report-axis-difference = difference in games won
report-axis-difference-margin = difference in margin, VP
# $where is what both have in common; $some is yes if there is anything.
report-against = { $second } against { $first }{ $some ->
    [yes] {" "}({ $where })
   *[no] {""}
}
# Numbers are already written; $points, $low, $high and the margins have a sign. $paired is yes or
# no; $chance is "= 0.0312" or "< 0.0001"; $verdict is wins, margin or none.
report-statement = { $heading }: { $other } of games won instead of { $rate }, { $points } points ({ $low } to { $high }); margin { $margin } VP ({ $marginlow } to { $marginhigh }); { $games } games{ $paired ->
    [yes] , the same seeds
   *[no] , other seeds
}, p { $chance }. { $verdict ->
    [wins] The difference is significant.
    [margin] The difference in wins may well be chance, that in margin is significant.
   *[none] The difference may well be chance.
}
report-verdict = { $verdict ->
    [wins] significant
    [margin] in margin only
   *[none] may be chance
}
report-column-compared = compared
report-column-points = points
report-column-margin = margin
report-column-chance = p
report-column-verdict = difference

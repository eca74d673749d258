### English. Every sentence that Gardens of Ceres says is in this file and nowhere else.
###
### For translators
###
### A language is one file beside this one, named by its code: de.ftl, fr.ftl, it.ftl, ko.ftl. It has
### the same messages with the same arguments, all of them and no others; a test compares them. Say
### it as a player of your language would, not word for word. Use one word for one thing: the words
### are the `term-…` and the names below. Copy no sentence from a rulebook.
###
### One word for one thing, in English: Undo and Redo (never "take back"); saved, imported; flip a
### card, resolve a card; a slot of the market or the row; a spot where a piece can go; adjacent (or
### next to) and diagonal; closest and farthest; most expensive; unowned. Conditions begin with "if",
### not with a colon. Buttons are in sentence case. Apostrophes are curly (’), and so are quotation
### marks.
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
### `{ PIECE($id, form: "a") }` gives the attribute `.a` of the name. English has only `.a`, with the
### article. A form that you use must be written for every name of its group. To agree with a name,
### select by a form: `{ PIECE($id, form: "gender") -> [f] … *[m] … }`. If `$id` is a list, its names
### are joined as LIST does; two that are alike are told by the form `.two-a`, `.two` without a form.
###
### A message may use another one, as `{ sites-reason }`, which gets the same arguments. You may write
### such a part out instead, or move it within the sentence: what counts is the arguments.
###
### Messages down to the line "The rest" are plain: text and `{ $name }` only, in this file, because
### the library says them without Fluent. In other languages they may use everything, PIECE included
### where an argument is a piece (`$id` and `$other` of "why an action is not legal").
### Errors begin with a small letter and have no full stop at the end: they follow a colon.

## reading data of any kind

not-an-object = must be an object, not { $found }
not-a-list = must be a list, not { $found }
not-a-whole-number = must be a whole number, not { $found }
not-a-text = must be a string, not { $found }
not-a-moment = must be a date and time, such as 2026-01-31T20:15:00Z, not { $found }
not-true-or-false = must be true or false, not { $found }
missing-key = the key { $key } is missing
unknown-key = the key { $key } is unknown
too-small = { $number } is too small: it must be at least { $low }
too-large = { $number } is too large: it must be at most { $high }
unknown-word = { $word } is unknown: it must be one of { $words }
unknown-id = { $word } is not a { $what }
not-as-seen = is not what follows from the rest of the observation
wrong-format = the format is { $found }, but this program reads { $expected }
not-json = this is not valid JSON: { $problem } (line { $line }, column { $column })
no-json-number = this is not valid JSON: { $word } is not a number
nested-too-deep = this is nested too deeply
text-too-long = this is too long: at most { $most } characters can be read
list-too-long = the list is too long: { $count } entries, but the limit is { $most }
half-a-character = it contains half a character (a lone surrogate), which cannot be saved
number-too-long = it contains a number with too many digits
twice-in-json = the key { $key } appears twice in one object
not-toml = this is not valid TOML: { $problem } (line { $line }, column { $column })
not-utf8 = this is not UTF-8 text (byte { $byte })
cannot-read = cannot read { $path }: { $problem }
cannot-write = cannot write { $path }: { $problem }

## what is wrong with text that is not JSON or TOML ($problem of not-json, not-toml)

json-value = a value is missing here
json-key = a key in double quotes is missing here
json-colon = a colon is missing here
json-comma = a comma or a closing bracket is missing here
json-last-comma = there is nothing after this comma
json-more = there is more text after the end
json-open-text = a string starts here but never ends
json-line-break = a string contains a line break or another control character
json-backslash = this backslash does not escape anything
json-mark = it starts with a byte order mark
json-unreadable = nothing can be read from here on
toml-key = a key is missing here
toml-equals = an equals sign is missing here
toml-bracket = a closing bracket is missing here
toml-open-text = a string never ends
toml-twice = the same key appears twice

## what a value is ($found above)

type-null = null
type-true = true
type-false = false
type-whole-number = a whole number
type-fraction = a decimal number
type-text = a string
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

card-count = there must be 18 cards, not { $count }
card-twice = the card { $id } is listed twice
letters-count = a claim by letters has three letters, not { $count }
letter-twice = the letter { $letter } appears twice
not-a-claim = only a claim can have the key { $key }
not-by-letters = only a claim by letters can have letters
tile-count = there must be 32 tiles in all, not { $count }
nothing-replaced = the file replaces nothing: list the cards, the tiles, or both

## positions

in-two-places = the Lot { $lot } is in two places: { $first } and here
too-many-markers = there are { $count } empty Lots, but only 8 Lot markers
wrong-shape = the Lots { $lots } do not form the shape of { $id }
too-many-pieces = there are { $count } of { $id }, but the box has only { $box }
too-many-tiles = there are { $count } { $id } tiles on the board and in the bag, but the box has only { $box }
card-in-two-places = the card { $id } is in two places: { $first } and here
card-missing = the card { $id } is neither in the row nor in the deck
row-length = there must be { $expected } cards, not { $count }
pile-count = there must be three piles, not { $count }
past-pile = there are Deeds in the pile of era { $pile }, which is over
market-too-long = there are { $count } Deeds, but the market has only six slots
market-not-full = the market is not full ({ $count } of 6), although this era’s pile still has { $pile }
variant-twice = the variant { $name } is listed twice
favour-twice = only one favour of the gods can be played with, not both { $other } and { $name }
pending-missing = a choice is due, but pending does not say which
pending-unexpected = nothing can be pending in the phase { $phase }
pending-left = left must be { $low } to { $high } here, not { $found }
pending-left-monument = left must be 0 here, not { $found }
icon-without-monuments = a game without Monuments has no Monument icons
monument-not-in-supply = { $id } is not in the supply
too-few-places = a choice needs at least two options, but the rules leave { $count }
wrong-options = the options are { $expected }, not { $found }
last-turns-value = must be null, ["ceres"], ["ceres", "you"] or ["you"]
last-turns-early = there are no last turns while Deeds are left in this era ({ $count })
last-turns-without = { $side } is to act but is not among the last turns
over-early = the game cannot be over in era { $era }
over-last-turns = the game is over, so nobody has a last turn left
monument-twice = { $id } is both on the board and in the supply
monuments-not-played = { $id } is on the board, but this game has no Monuments
monument-listed-twice = { $id } is listed twice
components-value = must be null or "sha256:" and 64 hexadecimal digits
components-needed = this position uses other components ({ $digest }): provide them as well
components-differ = this position uses components { $digest }, but those given are { $given }
components-not-needed = this position uses the standard box, but other components were given

## days
not-a-date = { $found } is not a date: write it as 2026-11-16
day-not-begun = the day { $date } has not begun yet

## records

rules-version = this game was played with rules version { $found }, but this program plays version { $expected }
action-illegal = { $reason }
wrong-result = the result is { $expected }, not { $found }
bad-entry = must be an action or a correction, not { $found }

## actions

no-action = this is not an action: write income, buy C4, build domus C4 or place C4
wants-nothing = write income on its own
wants-one-lot = write buy and one Lot, such as buy C4
wants-piece-and-lots = write build, a Building and its Lots, such as build domus C4
wants-lots = write place and the Lots, such as place C4
no-lot = { $word } is not a Lot: Lots are A1 to G7
no-piece = { $word } is not a Building
lots-not-sorted = write the Lots in order, each one once: { $sorted }

## why an action is not legal

game-over = the game is over
choice-is-due = make your choice for Ceres first
no-choice-is-due = there is nothing to place for Ceres right now
no-such-place = no Garden or Monument has this shape
not-an-option = the choices for Ceres are { $options }
not-in-market = the Deed { $deed } is not in the market
no-marker = you have no Lot marker left
needs-silver = it costs { $price } silver, but you have only { $silver }
not-its-shape = { $id } has a different shape
not-in-tray = there is no { $id } left in your tray
not-in-supply = { $id } is not in the Monument supply
without-monuments = this game has no Monuments
not-your-lot = you do not own { $lot }
not-smaller = { $id } cannot replace { $other }, which is not smaller
too-many-empty = you would have { $count } empty Lots, but you have only 8 Lot markers
condition-population = you need a population of { $needed } or more, but yours is { $have }
condition-silver = your Buildings must show { $needed } silver or more, but they show { $have }
condition-lots = you must own { $needed } Lots or more, but you own { $have }
condition-border-lots = you must own { $needed } Lots or more on the border, but you own { $have }
condition-buildings = you need { $needed } Buildings or more, but you have { $have }
condition-civic = you need { $needed } civic Buildings or more, but you have { $have }
condition-residential = you need { $needed } residential Buildings or more, but you have { $have }
condition-largest = you need a Building of { $needed } Lots or more, but your largest has { $have }
condition-no-empty-lot = all your Lots must be built on, but { $have } are empty
condition-border = at least one of its Lots must be on the border of the city

## what Ceres may do next: why nothing can be said

new-market-first = the era ends before Ceres’ next turn

## options and calls

bad-seed = a seed must be a whole number, 0 or more, not { $found }
not-components = must be components or the path of a component file, not { $found }
nothing-to-undo = there is nothing to undo
strict-game = this is a strict game: there is no undo once Ceres has answered
strict-hints = this is a strict game: there are no hints in it
game-resigned = you resigned this game, so it is over
cannot-listen = cannot listen on { $host }, port { $port }: { $problem }. Choose another port with --port, or close the program that is using this one
cannot-listen-there = cannot listen on { $host }: { $problem }. Choose an address of this machine with --host
cannot-listen-metrics = the metrics cannot be served on { $host }, port { $port }: { $problem }. Choose another port with --metrics-port
no-page = the page has not been built: run ./ceres in the checkout, or install the package
# Anything that has no message of its own.
problem = { $text }
wrong-host = this server is not called { $host }: open the address it printed
other-page = requests from other sites ({ $origin }) are refused
wants-json = the request must be JSON (application/json), not { $found }
wants-unpacked = the request must not be compressed ({ $found })
address-too-long = the address is too long
head-too-long = the headers are too long
too-slow = the request did not arrive within { $seconds } seconds
not-http = the server does not understand this request: { $problem }
two-lengths = this request gives its length in two ways
too-many-requests = too many requests at once for a shared server: try again in { $seconds } s
too-many-new-games = too many new games at once for a shared server: try again in { $seconds } s
too-many-games = you have { $count } games on this server, which has room for { $most }: delete some first
games-too-large = your games take up { $size } MB on this server, which has room for { $most } MB: delete some first
not-over = the game { $id } is not over yet
not-a-day-over = this is not a finished daily game
not-both-over = both games must be over to be compared
not-your-game = only the player who started this game can play, delete or restore it. You can look at it, and start a game of your own from any point
no-such-look = this link does not show a game any more: it was withdrawn, or it is incomplete
no-such-player = this link does not lead to any games any more: it was renewed, or it is incomplete
not-a-key = this is not a player’s key
one-player = this server has only one player, whose games are shown in every browser
bad-request = the server cannot do this ({ $status }): { $problem }
server-failed = something went wrong on the server ({ $problem }). Your game has not changed
games-unavailable = the saved games cannot be reached or changed right now. Everything saved before is safe. Try again in a moment
games-no-room = there is no room left to save games. Everything saved before is safe, but this was not saved
no-place-now = { $id } does not fit on any of your Lots right now
undo-asks = you have seen something hidden since. Undo anyway? The game will be marked
nothing-to-redo = there is nothing to redo

## files of finished games for play loggers, which are in English

plays-about = Plays of Gardens of Ceres for Board Game Stats: share this file with that app, or open it there.
plays-me = Me
plays-source = Gardens of Ceres
plays-on-screen = Gardens of Ceres, on screen
plays-at-table = At my table, with Gardens of Ceres
plays-comment = Gardens of Ceres, game { $id }.
plays-strict = Strict: no undo once Ceres has answered.
plays-peeked = Undo was used after something hidden had been seen.
plays-imported = The game was imported.
plays-resigned = The player resigned.

## bots

not-a-number = must be a number, not { $found }
parameter-none = it has no parameters, but { $name } was given
parameter-twice = the parameter { $name } is given twice
invalid-bot = the bot in { $path } cannot play: { $reason }
bot-not-python = this is not a Python file: its name must end in .py
bot-unreadable = it cannot be read: { $problem }
bot-raised = { $problem }
bot-without-maker = it needs a function make(seed) or a class Bot
bot-without-choose = the bot it makes has no method choose(seen)
same-bot-name = two bots are called { $name }: a bot has the name of its file, so rename one
bot-peeks = { $bot } looks at hidden cards, so it plays in the laboratory only: ceres sim --bot { $bot }
needs-observation = this takes an observation, not { $given }: give position.observation(), in which nothing hidden can be seen
needs-game = this takes a game, not { $given }: give a ceres.Game, such as ceres.Game.from_record(record)

## the environment for learning agents

no-such-action = { $number } is not an action: actions are numbered from 0 to { $last }
not-one-each = { $count } given for { $games } games: there must be one for each
reset-needed = no game is in progress: call reset first
bad-penalty = a penalty must be a number, 0 or more, not { $found }
needs-agents = the environment for learning agents needs extra libraries: pip install "gardens-of-ceres[agents]"
needs-open-spiel = the game for open_spiel needs an extra library: pip install "gardens-of-ceres[open-spiel]"
needs-metrics = metrics need an extra library: pip install "gardens-of-ceres[metrics]"
needs-everything = the ceres command needs more than the engine alone: pip install gardens-of-ceres

## files

standard-input = standard input
standard-output = standard output
closed = it is closed
exists-already = { $path } already exists: use --force to overwrite it
is-a-link = { $path } is a link. Name the file that it points to
is-the-database = { $path } is a database of games in use, or part of one: choose another file
not-a-plain-file = it is a link, a device or a pipe

# `ceres site`
no-python = the page cannot run without a server yet because its Python has not been built: run ./ceres site in the checkout, or install the package
site-folder-used = { $path } is not empty and does not contain an older site of this game: choose another folder, or use --force to write the site there anyway

## saved games

not-an-address = { $place } is neither a path nor the address of a database
not-a-file = games must be saved in a file, not in { $place }
no-database = there is no database of games at { $path }
not-empty = { $path } already contains games. Nothing was changed. Restore into a database without games
status-differs = what is stored after action { $number } differs from what a replay gives
no-driver = games cannot be saved in { $place }: { $problem } is not installed. For PostgreSQL: pip install "gardens-of-ceres[postgres]"
another-database = { $path } is another program’s database. Nothing was changed. Save your games somewhere else
not-writable = games cannot be saved in { $path }: { $problem }. Make it writable, or choose another folder with CERES_HOME
is-a-folder = games cannot be saved in { $path }: it is a folder, not a file
cannot-be-kept = this cannot be saved: { $problem }
too-many-entries = this game is too long to be saved: { $count } actions and corrections, but the limit is { $most }
extras-too-large = the keys with x- in this record are too large to be saved: at most { $most } of them, and { $length } characters in all
number-too-large = this game contains numbers that are too large to be saved
disk-full = the disk that holds { $path } is full. Everything saved before is safe, but this was not saved. Free some space and try again
disk-failed = the disk that holds { $path } is not working: { $problem }. This was not saved. Try again, or choose another folder with CERES_HOME
not-a-database = { $path } is not a database of games. It was not changed. To start over, set it aside, or choose another folder with CERES_HOME
database-broken = the database { $path } is damaged: { $problem }. It was not changed. To start over, set it aside, or replace it with a backup
locked = another program is using { $path }. Everything saved before is safe, but this was not saved. Close that program, or try again
too-new = the games in { $path } were saved by a newer version of this program (format { $found }; this one knows { $known }). They were not changed. Use the newer version
too-old = the games in { $path } were saved by an older version of this program (format { $found }; this one needs { $known }). They were not changed. To copy them to a file and then migrate them: ceres db migrate --database …
no-migration = the games in { $path } have the unknown format { $found }. They were not changed
no-connection = the database { $path } is not available: { $problem }
perhaps-saved = the connection to the database broke off while this was being saved. Open the game again to see whether it was
no-such-game = there is no game { $id }
at-real-table = this game is played at a real table. Continue it in the browser: run ceres and choose it on the first screen
game-deleted = the game { $id } was deleted; it can be restored until { $until }
conflict = the game { $id } was continued elsewhere (change { $current }, not { $revision }): load it again and carry on from there. Nothing is lost, but this was not saved
no-such-point = the game { $id } has no action { $number }: there are only { $count }
nothing-undone = nothing has been undone in the game { $id }

# $id is the beginning of an id
games-several = several games start with { $id }: type more of it

## a game at a real table: what is not possible

real-nothing-asked = nothing needs to be entered right now
real-tell-first = first enter what was drawn, or undo the turn
real-nothing-changed = this is what the table already looks like
real-not-real = this game is not played at a real table
real-wrong-count = enter { $count }; you entered { $found }
real-told-twice = there are not that many { $word } left
real-not-in-cards = { $word } cannot come from her deck now: it has already been seen, or it is not a card
real-not-in-tiles = { $word } cannot come from the bag now: none are left, or it is not a tile
real-not-in-deeds = { $word } cannot be drawn now: it has already come up, or it is not a Deed
real-not-in-monuments = { $word } is not a Monument card
real-same-size = the three Monuments must have different numbers of Lots: skip a card if its size is already there
real-impossible-table = no table can look like this
real-nothing-stands = there is nothing on { $lot } to remove
real-piece-stands = there is a piece on { $lot }: remove it first
real-deeds-short = the piles and her Deeds would need { $needed } cards, but only { $found } Deeds are left: correct the number of cards there as well
real-in-two-places = { $lot } would be in two places: in the market and on the board, or twice in the market. Correct the other place as well
real-too-many-tiles = there would be { $count } { $id } tiles on the board and in the bag, but the box has only { $box }. Correct the bag as well
real-too-many-pieces = there would be { $count } of { $id }, but the box has only { $box }
real-card-in-two-places = one card is both in Ceres’ row and among the known cards under her deck: remove it from one of them
real-row-length = Ceres’ row has { $expected } cards; you entered { $count }
real-market-not-full = the market is not full ({ $count } of 6), although this era’s pile still has { $pile }. Correct one of them

## what surrounds an error

# $text is what was written, in quotation marks.
invalid-notation = { $text }: { $reason }
illegal-action = { $text }: { $reason } ({ $rules })
fault-at = { $where }: { $reason }
# The headline of a list of faults, which follow one on each line.
faults = { $headline }:
fault-line = - { $fault }
more-faults = - and { $count } more
corrupt-position = this position is not possible
corrupt-record = this game record cannot be read
invalid-benchmark = this benchmark result is not valid
program-not-started = the program { $command } could not be started: { $problem }
benchmark-figures = these figures do not follow from the games
benchmark-unfinished = this game is not played to its end
benchmark-twice = the setting { $id } is listed twice
benchmark-one-player = give exactly one of { $options }
invalid-puzzles = this puzzle book cannot be used
not-a-book-of-puzzles = this is not a puzzle book
invalid-practice = this practice file cannot be read
not-a-practice = this is not a practice file
no-such-puzzle = there is no puzzle { $id } in this book
no-puzzles-about = this book has no puzzle of this kind and theme
puzzle-answers = the right answers are { $answers }, not those in the book
puzzle-no-question = this position has no such question
invalid-components = this component file cannot be used
other-document = this is { $found }; what is needed is { $wanted }
which-game = this is { $found }: choose one of its { $count } games with { $option }
record-not-position = this is a game record, not a position: { $command } prints a position of it
document-position = a position
document-game = a game record
document-records = several game records, one on each line
document-observation = an observation
document-games = a file of all games
document-problem = a problem report
document-components = a component file
document-advice = advice of the coach
document-review = a review
document-puzzles = a puzzle book
document-played = a position with the events before it
document-score = a score
document-forecast = a forecast
document-actions = a list of actions
invalid-option = this option cannot be used
invalid-settings = these settings cannot be used

## the board as text

era-number = Era { $era }
board-last-turns = last turns: { $sides }
board-your-lot = your Lot
board-her-lot = Ceres’ Lot
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

lab-missing = this needs extra libraries ({ $library } is missing): install them with { $command }
corrupt-plan = the plan for these games cannot be used
lab-bot-changed = { $path } has changed since these games were started: restore it, or start over
lab-rules-changed = these games were started with rules version { $found }, but this program plays version { $rules }: start over
lab-policy-changed = these games were started with version { $found } of the planner, but this program has version { $policy }: start over
lab-worker-rules = a worker plays by rules version { $found }, but this program by version { $rules }: install the same version there
lab-worker-lost = a worker process stopped: { $problem }
lab-worker-lost-bot = a worker process stopped while playing { $bots }: { $problem }
lab-no-cluster = no Dask scheduler answers at { $address }: { $problem }
lab-cluster-lost = the Dask scheduler at { $address } no longer answers, nor do its workers
lab-folder-used = { $folder } is not empty: choose another folder, continue with --resume, or replace the results with --force
lab-folder-foreign = { $folder } contains something other than results: choose another folder
lab-folder-in-use = another process is already playing into { $folder }: let it finish, or stop it
lab-no-results = { $folder } contains no results: there is no plan.json in it
lab-no-games = { $folder } contains no finished games yet
lab-not-results = { $path } is not a file of games: it lacks columns that every game has
lab-broken-part = { $path } is damaged ({ $problem }): delete it, then continue with --resume
lab-stray-part = { $path } does not belong to these games: move it elsewhere
lab-other-games = the games in { $path } do not match plan.json: restore plan.json, or start over in another folder
lab-bot-too-long = the bot { $bot } took too long in the game with seed { $seed }: more than the --time-limit of { $limit } seconds
lab-bot-raised = the bot { $bot } crashed in the game with seed { $seed }: { $problem }
lab-bot-illegal = the bot { $bot } tried something illegal in the game with seed { $seed }: { $problem }
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

## said in several places: on the page, in the terminal, by commands

heading-you = You
heading-ceres = Ceres
era-of-three = Era { $era } of 3
option-with-monuments = with Monuments
option-without-monuments = without Monuments
seed-is = seed { $seed }
page-enter-cards = Enter my cards
page-share = Share
page-open-file = Open a file
page-home-begin-real = Set up the table
page-vp = { $vp } VP
page-next = Next
page-pause = Pause
back = Back
market-empty = The market is empty.
option-monuments = Monuments
option-variants = House variants
option-seed = Seed
monument-supply = Monuments
citizens = { $population ->
        [one] { $population } citizen
       *[other] { $population } citizens
    }
vp-scored = +{ $vp } VP
subtitle = You build Rome. Ceres buries it in gardens.
game-title = Gardens of Ceres
result-won = won
result-lost = lost
page-which-decisions = Which decisions

## kinds

kind-residential = residential
kind-commercial = commercial
kind-civic = civic
kind-any = any

## Buildings

building-domus = Domus
    .a = a Domus
    .two-a = two Domus
building-domus-maxima = Domus Maxima
    .a = a Domus Maxima
    .two-a = two Domus Maxima
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
    .two-a = two Bakeries
building-pottery = Pottery
    .a = a Pottery
    .two-a = two Potteries
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
# A courtyard with columns. Not to be confused with Ceres’ Gardens: do not use a word for a garden here.
building-garden = Peristyle
    .a = a Peristyle
building-grand-fountain = Grand Fountain
    .a = a Grand Fountain
building-grand-library = Grand Library
    .a = a Grand Library
# Not to be confused with the market, where the Deeds are.
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
variant-favour-5 = Favour of the Gods (5 VP)
variant-favour-10 = Favour of the Gods (10 VP)
variant-favour-15 = Favour of the Gods (15 VP)
variant-favour-20 = Favour of the Gods (20 VP)
variant-favour-25 = Favour of the Gods (25 VP)
variant-favour-30 = Favour of the Gods (30 VP)
variant-favour-35 = Favour of the Gods (35 VP)
variant-favour-40 = Favour of the Gods (40 VP)
variant-favour-45 = Favour of the Gods (45 VP)
variant-favour-50 = Favour of the Gods (50 VP)
variant-favour-55 = Favour of the Gods (55 VP)
variant-favour-60 = Favour of the Gods (60 VP)

## the ladder: the names of its ranks, which are Roman offices

rank-civis = Citizen
rank-scriba = Scribe
rank-vigintivir = Vigintivir
rank-quaestor = Quaestor
rank-tribunus = Tribune
rank-aedilis = Aedile
rank-praetor = Praetor
rank-propraetor = Propraetor
rank-consul = Consul
rank-proconsul = Proconsul
rank-censor = Censor
rank-princeps = Princeps
ladder-rank = Rank
ladder-game = Game
ladder-monuments = with Monuments
ladder-climb = To reach a rank, win two out of three consecutive games at it. You may try any rank at any time.

## the day’s deal: how hard it is, its medals, and a result to share; $strip has a symbol for each era

hardness-gentle = an easy game
hardness-fair = a fair game
hardness-tough = a tough game
hardness-harsh = a very tough game
hardness-cruel = a cruel game
medal-gold = gold
medal-silver = silver
medal-bronze = bronze
share-day =
    Gardens of Ceres, the daily game of { $date }: { DIFFICULTY($difficulty) }
    { $winner ->
        [you] I beat Ceres, { $you } to { $ceres }
       *[ceres] I lost to Ceres, { $you } to { $ceres }
    }{ $medal ->
        [gold] {" "}🥇
        [silver] {" "}🥈
        [bronze] {" "}🥉
       *[none] {""}
    }
    Era by era: { $strip }
    The same game for everyone: { $link }

## the day’s deal in the page; $date is written in the reader’s language, $hardness is one of the messages above

page-day-title = Today’s game
page-day-of = The daily game of { $date }
page-day-about = One game a day, the same for everyone. Only your first attempt counts, and there is no undo once Ceres has answered.
page-home-about-day = One game a day, the same for everyone: win a medal, and play every day for a streak.
page-day-play = Play
page-day-practise = Practise
page-day-see = See the result
page-day-days = Calendar
page-day-late = Only your first attempt counts, and there is no undo once Ceres has answered. A past day can still win you a medal, but it does not add to your streak.
page-day-done = You have made your attempt. Practise this game as often as you like: it doesn’t count any more.
page-day-going = You have started your attempt. It counts, however long it takes.
page-day-deleted = You deleted your attempt. Restore it to continue. You can also practise this game as often as you like: that doesn’t count.
page-day-deleted-over = You finished your attempt and then deleted it. Restore it to see your result. You can also practise this game as often as you like: that doesn’t count.
page-day-future = This day has not come yet.
page-day-unmeasured = The bots have not finished this game yet. Open the result to see your medal.
page-day-practice-game = This was a practice game, so it does not count.
page-day-streak = { $days ->
    [0] No streak yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
page-day-longest = Longest streak: { $days }
page-day-rests = Rest days saved up: { $count }
page-day-rests-about = Every seven days you play in a streak earn you a rest day, and you can save up to two. If you miss a day, a rest day saves your streak.
page-day-medals = Medals
page-day-medal-takes = { $medal ->
    [gold] A win by at least { $above } VP more than the bots manage in half of their games
    [silver] A win by at least as much as the bots manage in half of their games
   *[bronze] A win
}
page-day-medals-about = The bots play the same game many times while you play it. If they lose at least half the time, any win is worth silver.

# after a game: par and medals

page-day-par-title = How the bots fared
page-day-par-begin = Let the bots play this game
page-day-par-going = The bots are playing this game…
page-day-par-failed = The bots could not be loaded.
page-day-par-leads = VP ahead of Ceres
page-day-par-bots = Seven in ten of the bots’ games ended with a lead from { $low } to { $high } VP; in half of all their games it was { $median } or better.
page-day-par-yours = You
page-day-par-planner = The Planner’s result
page-day-par-coach = What the coach expected at the start
page-day-par-won = For the bots, this was { $hardness }: they won { $won }% of their games.
page-day-medal = { $medal ->
    [gold] A gold medal!
    [silver] A silver medal!
    [bronze] A bronze medal!
   *[none] No medal this time
}
page-day-share = Share the result
page-day-copy = Copy the result
page-day-copied = Copied. The text gives nothing away about the cards.
page-day-compare = Compare with a friend
page-day-attempts = My attempts at this game

# the calendar; $state is what there is to see of a day

page-days-title = Daily games
page-days-before = Previous month
page-days-after = Next month
page-days-state = { $state ->
    [gold] gold medal
    [silver] silver medal
    [bronze] bronze medal
    [played] played
    [rest] rest day
    [going] started
   *[open] not played
}

# two games, decision by decision

page-compare-title = Compare two games
page-compare-about = Paste the link a friend sent you, or open the file of their game. Send them the link to your game so that they can compare, too.
page-compare-label = Link or text of the other game
page-compare-begin = Compare
page-compare-different = Where they differ
page-compare-all = All decisions
page-compare-other-deal = These two games had different cards, so only the results can be compared.
page-compare-same = You both made the same decision every time.
page-compare-parted = Your games part ways at decision { $number }.
page-compare-number = No.
page-compare-mine = My game
page-compare-theirs = The other game

## achievements: a name, and what it takes

achievement-first-game = First stone
achievement-first-game-about = Play a game to its end.
achievement-coached-win = In good hands
achievement-coached-win-about = Win a game in which you asked for hints.
achievement-ten-games = Regular
achievement-ten-games-about = Play ten games to their end.
achievement-fifty-games = Veteran
achievement-fifty-games-about = Play fifty games to their end.
achievement-first-win = Rome is yours
achievement-first-win-about = Win a game.
achievement-hard-win = Hard-won
achievement-hard-win-about = Win on Hard or Challenge.
achievement-challenge-win = Challenge accepted
achievement-challenge-win-about = Win on Challenge.
achievement-strict-win = Set in stone
achievement-strict-win-about = Win a strict game.
achievement-creeping-win = The weeder
achievement-creeping-win-about = Win with Creeping Gardens.
achievement-favoured = Against the gods
achievement-favoured-about = Win even though Ceres started with 20 VP or more.
achievement-landslide = Triumph
achievement-landslide-about = Win by 50 VP or more.
achievement-by-a-hair = By a hair
achievement-by-a-hair-about = Win by exactly 1 VP.
achievement-comeback = Hannibal turned back
achievement-comeback-about = Win after being 10 VP or more behind at the end of era 2.
achievement-high-score = Eternal city
achievement-high-score-about = Score 140 VP or more.
achievement-no-civic = Without the Senate
achievement-no-civic-about = Win without building anything civic.
achievement-no-commerce = Money stinks
achievement-no-commerce-about = Win without building anything commercial.
achievement-no-homes = Ghost town
achievement-no-homes-about = Win without building anything residential.
achievement-every-monument = Wonders of Rome
achievement-every-monument-about = Build every Monument in a game.
achievement-great-civic = Pride of the quarter
achievement-great-civic-about = Score 14 VP or more with one civic Building in one era.
achievement-rebuilder = A city of marble
achievement-rebuilder-about = Replace 6 Buildings in a game.
achievement-no-empty-lot = Not a gap
achievement-no-empty-lot-about = Win with none of your Lots left empty.
achievement-hoard = Crassus
achievement-hoard-about = Hold 40 silver or more at once.
achievement-never-bribed = Incorruptible
achievement-never-bribed-about = Win without buying a Deed that has silver on it.
achievement-no-income = Thrifty
achievement-no-income-about = Win after taking Income 6 times or fewer.
achievement-no-squares = No squares
achievement-no-squares-about = Win without a square in any Park, in any era.
achievement-starved = Starved of Deeds
achievement-starved-about = Leave Ceres without a Deed she can claim five times in one game.
achievement-no-garden-fed = Bad neighbour
achievement-no-garden-fed-about = Win without Ceres scoring a single VP for civic tiles.
achievement-bare-temples = No temple for Ceres
achievement-bare-temples-about = Win a game with Monuments in which Ceres builds none.

## what a card of Ceres does: $does is letters, cheapest, dearest, enlarge or bribe

card-action = { $does ->
    [letters] Claim { $letters }
    [cheapest] Claim cheapest
    [dearest] Claim most expensive
    [enlarge] Enlarge Park
   *[bribe] Bribe
}

## lists: $all is one thing or more already joined, $last is the last one

list-comma = { $all }, { $last }
list-and = { $all } and { $last }
list-or = { $all } or { $last }
# Two sentences or more, one after the other.
list-sentences = { $all } { $last }

## how an event is described: the sentence, then the ids of its rules

told = { $sentence } [{ $rules }]

## events: your turn

# $shown is the part of $silver that comes from Buildings, the rest is $basic.
event-income = { $shown ->
    [0] You take { $silver } silver.
   *[other] You take { $silver } silver: { $basic } plus { $shown } from your Buildings.
}
# $bribe is the silver on the Deed, $printed the price of its slot.
event-buy = { $bribe ->
    [0] You buy { $deed } for { $price } silver.
   *[other] You buy { $deed } for { $price } silver: { $printed } plus the { $bribe } on it.
}
event-refill = { $deed } enters the market.
event-build = You build { PIECE($id, form: "a") } on { $lots }.
# $replaced are one piece or more.
event-build-over = You build { PIECE($id, form: "a") } on { $lots }, replacing { PIECE($replaced, form: "a") }.
event-build-marked = { $count ->
    [one] Your marker goes back on { LIST($lots) }.
   *[other] Your markers go back on { LIST($lots) }.
}
event-when-built-vp = { $who ->
    [you] You score { $vp } VP for a building adjacent to { PIECE($id, form: "a") }.
    [ceres] Ceres scores { $vp } VP for a building adjacent to { PIECE($id, form: "a") }.
   *[both] You and Ceres score { $vp } VP each for a building adjacent to { PIECE($id, form: "a") }.
}
event-when-built-silver = You take { $silver } silver for a building adjacent to { PIECE($id, form: "a") }.
event-when-built-nothing = Nobody gains anything from { PIECE($id, form: "a") }.

## events: Ceres’ turn

# $flipped and $card are cards, $number is the number of the flipped one.
event-flip = Ceres flips { $flipped }, a { $number }. Card { $number } in her row is { $card }: { card-action }.
# $columns are letters.
event-claim-skipped = No Deed in column { LIST($columns, type: "or") }.
event-claim-letters-only = She claims { $deed }, the only Deed in column { $letter }.
# $places are her Lots.
event-claim-letters-distance = She claims { $deed }, the Deed in column { $letter } closest to her Lots: { count-steps } from { LIST($places) }.
event-claim-letters-price = She claims { $deed }, the cheapest in column { $letter } at { $price } silver.
# $others are Deeds.
event-claim-letters-close = She claims { $deed }: in column { $letter } it is as close as { LIST($others) } ({ count-steps }), but cheaper.
event-claim-letters-place = She claims { $deed }: in column { $letter } it ties with { LIST($others) }, but is further left.
event-claim-only = She claims { $deed }, the only Deed in the market.
event-claim-cheapest-price = She claims { $deed }, the cheapest Deed at { $price } silver.
event-claim-cheapest-place = She claims { $deed }: it is as cheap as { LIST($others) } ({ $price } silver), but further left.
event-claim-dearest-price = She claims { $deed }, the most expensive Deed at { $price } silver.
event-claim-dearest-place = She claims { $deed }: it costs as much as { LIST($others) } ({ $price } silver), but is further right.
# Follows one of the sentences above, about the Deed she took.
event-silver-returned = The { $silver } silver on it goes to the bank.
event-no-claim-no-deed = No Deed in the market matches.
event-no-claim-no-marker = She has no Lot marker left, so she cannot claim.
event-deed-flip = She flips one of her own Deeds instead: { $deed }.
event-failed-claim = She has no Deeds of her own left, so the claim fails and she scores { $vp } VP.
# $icons are the silver icons on her Gardens; she places one silver more than that.
event-bribe = { $count ->
    [1] She puts 1 silver on { LIST($deeds) }: { count-icons } on her Gardens, plus 1.
   *[other] She puts 1 silver on each of { LIST($deeds) }: { count-icons } on her Gardens, plus 1.
}
event-bribe-none = She places no silver because the market is empty.
event-bribe-returned = The other { $silver } silver goes back to the bank.
event-no-room = She has no empty Lot, so she scores { $vp } VP.
event-creep = She has no empty Lot, so she takes the Deed { $deed }, whose Lot is adjacent to a Park of { count-gardens }.
event-place-garden = You choose { $lots } for the Garden.
event-place-monument = You choose { $lots } for { PIECE($id, form: "a") }.
# $gardens is how many Gardens the Park has, this one included.
event-plant = { $gardens ->
    [1] { $lot } becomes a Garden: { TILE($tile) }, a Park of its own.
   *[other] { $lot } becomes a Garden: { TILE($tile) }, in a Park of { count-gardens }.
}
event-bag-empty = The bag is empty. { $lot } belongs to nobody now, and she scores { $vp } VP for what she owns next to it: { LIST($neighbours) }.
event-bag-empty-alone = The bag is empty. { $lot } belongs to nobody now, and none of her Lots is adjacent to it.
event-monument = She builds { PIECE($id, form: "a") } on { $lots }.
# $covered are Lots.
event-monument-covers = She builds { PIECE($id, form: "a") } on { $lots }, over { $count ->
    [one] the Garden on { LIST($covered) }. Its tile is
   *[other] the Gardens on { LIST($covered) }. Their tiles are
} not drawn again until the bag is empty.
event-no-monument = She builds no Monument: she has { count-tiles }, and no Monument with fewer Lots than that fits.
event-no-monument-left = She builds no Monument: there are none left.

## events: where a tile or a Monument goes, and why

# $options are the spots, each one Lot (for a tile) or several (for a Monument).
event-sites-tile = She draws { TILE($tile) } for { LIST($options) }{ sites-reason }.
event-sites-tile-choice = She draws { TILE($tile) }. You may choose { LIST($options, type: "or") }{ sites-reason }.
outlook-tile = Her next tile goes on { LIST($options) }{ sites-reason }.
outlook-tile-choice = For her next tile, you may choose { LIST($options, type: "or") }{ sites-reason }.
event-sites-no-tile = There is no tile left for { LIST($options) }{ sites-reason }.
event-sites-no-tile-choice = There is no tile left. You may choose { LIST($options, type: "or") }{ sites-reason }.
# $tiles is her number of residential and commercial tiles.
event-sites-monument = Her { count-tiles } { $tiles ->
    [one] allows
   *[other] allow
} { PIECE($id, form: "a") } on { LIST($options) }{ sites-reason }.
event-sites-monument-choice = Her { count-tiles } { $tiles ->
    [one] allows
   *[other] allow
} { PIECE($id, form: "a") }. You may choose { LIST($options, type: "or") }{ sites-reason }.

# What comes next that nobody can know, after what a card of her row would do.
outlook-then-deed = She flips one of her own Deeds, and a Garden grows there.
outlook-then-market = The market is refilled. What happens next depends on that Deed.
outlook-then-monument = Whether she builds a Monument depends on the tiles she draws.

# Why these spots. $gardens is the size of the Park, or of each of the Parks; $steps is the distance
# to her largest Park, $far that to your Buildings.
sites-reason = { $reason ->
    [beside] , adjacent to the largest Park she can reach ({ count-gardens })
    [beside-several] , adjacent to one of the largest Parks she can reach ({ count-gardens } each)
    [corner] , diagonal to the largest Park she can reach ({ count-gardens })
    [corner-several] , diagonal to one of the largest Parks she can reach ({ count-gardens } each)
    [near] , closest to her largest Park ({ count-steps })
    [far] , farthest from your Buildings ({ count-far })
    [near-far] , closest to her largest Park ({ count-steps }), then farthest from your Buildings ({ count-far })
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

event-last-turns = The Deeds of this era are gone. One last turn for { SIDE($first) }, then one for { SIDE($second) }.
event-last-turn = Ceres’ last turn of the era is always Enlarge Park. No card is flipped.
event-scoring = Era { $era } is scored: you score { $scored } VP and have { $vp }; Ceres scores { $her_scored } and has { $her_vp }.
event-era-begins = Era { $era } begins. In the market: { LIST($market, type: "comma") }.
event-era-begins-bare = Era { $era } begins with no Deeds.
# $outcome is you, ceres, or tie, which Ceres wins.
event-game-over = { $outcome ->
    [you] The game is over, { $you } to { $ceres }: you win.
    [ceres] The game is over, { $you } to { $ceres }: Ceres wins.
   *[tie] The game is over, { $you } to { $ceres }: it’s a tie, so Ceres wins.
}

## what a scoring came from, as a table: side, source, amount, details

source-population = population
source-commercial = commercial
source-silver = commercial
source-civic = civic
source-lots = empty Lots
source-parks = squares
source-when-built = Monuments when built
source-failed-claims = failed claims
source-no-room = no room
source-empty-bag = empty bag
source-favour = favour of the gods
amount-vp = { $amount } VP
amount-silver = { $amount } silver
item-piece = { $amount } for { PIECE($id) } { $lots }
item-lots = { $amount } for { $lots }
item-population = { $own } vs. { $other }: the larger, no bonus
item-population-bonus = { $own } vs. { $other }, bonus { $bonus }
item-population-contested = { $own } vs. { $other }: too far behind
item-population-none = no population
item-none = nothing

## the command line

cli-error = Error: { $text }
cli-serving = Gardens of Ceres is at { $url } (press Ctrl-C to stop)
cli-serving-phone = On your phone, in the same network ({ $adapter }): { $url }
cli-serving-already = Gardens of Ceres is already running at { $url }
cli-served = Your games are saved. Vale!
cli-games-moved = Your saved games are now where this system keeps such data: { $path }
# $files is how many, $size their size in megabytes
cli-site = The page is in { $path }: { $files } files, { $size } MB. Upload them to any web host, or try them here: python3 -m http.server --directory { $path }
cli-version = Gardens of Ceres { $version } (rules { $rules }, { $engine ->
    [compiled] compiled
   *[interpreted] interpreted
})
cli-kept = { $actions ->
    [one] the intact part, { $actions } action, is in { $path }
   *[other] the intact part, { $actions } actions, is in { $path }
}
cli-nothing-kept = not even the start can be read, so nothing was saved

## bots: what each does, and what its parameters mean

bot-kind-random = all legal actions are equally likely
bot-kind-greedy = looks one action ahead: points now, income, room to build
bot-kind-planner = plans the whole game by what each Deed, Building and Garden will bring
bot-kind-planner-version = which of the planner’s tables of weights is used; each always plays the same way
bot-kind-montecarlo = tries promising actions in sampled games that the planner plays out, dropping the worse half again and again
bot-kind-montecarlo-playouts = games played out per decision
bot-kind-montecarlo-seconds = time to think per decision, instead of a number of playouts
bot-kind-montecarlo-workers = processes that think; 0 means one, or one per core with a time budget
bot-kind-montecarlo-candidates = how many actions to try at most: the planner’s favourites
bot-kind-montecarlo-random = 1 makes the playouts random, as in plain Monte Carlo
bot-kind-montecarlo-version = which of the planner’s tables of weights is used; each always plays the same way
bot-kind-clairvoyant = peeks: knows all hidden cards, tiles and Deeds and searches for the best game; only for the laboratory, as a bound
bot-kind-clairvoyant-width = how many lines of play to follow at once
bot-kind-clairvoyant-candidates = how many actions to try after each line: the planner’s favourites
bot-kind-clairvoyant-version = which of the planner’s tables of weights is used; each always plays the same way
bots-usage = Add parameters after a colon: { $code }. For a bot of your own: { $option }.

## saved games on the command line: a table with these columns, and what was done

games-none = No saved games yet: { $command } starts one.
games-none-deleted = No deleted games.
games-column-id = Game
games-column-changed = Last played
games-column-options = Options
games-column-stands = Status
games-column-you = You
games-column-ceres = Ceres
games-column-actions = Actions
games-unreadable = cannot be replayed
games-imported = { $actions ->
    [one] { $id } was imported with { $actions } action.
   *[other] { $id } was imported with { $actions } actions.
}
games-exported = { $id } was exported to { $path }.
games-known = { $id } is the same game, so nothing was imported.
games-deleted = { $id } was deleted. It can be restored until { $until }: { $command }
games-restored = { $id } was restored.

## looking after a database

db-backed-up = { $games ->
    [one] { $path } holds a copy of { $games } game.
   *[other] { $path } holds a copy of { $games } games.
}
db-restored = { $games ->
    [one] { $games } game was restored.
   *[other] { $games } games were restored.
}
db-checked = { $games ->
    [one] { $games } game was checked. Nothing is damaged.
   *[other] { $games } games were checked. Nothing is damaged.
}
db-checked-bad = { $games ->
    [one] { $games } game was checked, { $damaged } damaged.
   *[other] { $games } games were checked, { $damaged } damaged.
}
db-damaged = { $id }: { $problem }
db-current = The database already has format { $version }. Nothing was changed.
db-migrated = The database was migrated from format { $old } to { $new }. A copy from before is in { $path }.

## a recorded game, retold; the options are as in a demonstration game

replay-title = Gardens of Ceres: a recorded game ({ $options }).
replay-corrected = The table was corrected. The game continues from here.

## the demonstration game

# $options are the seed, the difficulty and so on, separated by commas.
demo-title = Gardens of Ceres: a demonstration game ({ $options }).
demo-player = The player is careless: it builds if it can, otherwise buys a Deed, otherwise takes Income.
demo-rules = Rule ids are in brackets; docs/rulings.md explains those that are not plain.
demo-own-box = own components
demo-again = To play the same game again: { $command }
demo-stopped = { $actions ->
    [one] Stopped after { $actions } action, before the end of the game.
   *[other] Stopped after { $actions } actions, before the end of the game.
}
demo-interrupted = Interrupted before the end of the game.
# A line that would be repeated is shown once.
demo-times = { $line } ({ $count } times)

## rules: things in the game
## A title, and the rule in a sentence or two, for a player who wants to know why.

rule-t1-title = The city
rule-t1 = The city has 7 × 7 Lots: columns A to G from left to right, rows 1 to 7 from top to bottom. Each Lot has one Deed with the same name, such as C4. A Deed’s letter is its column.
rule-t2-title = Adjacent
rule-t2 = Two Lots are adjacent if they share an edge. Corners count only where a rule says “diagonal”.
rule-t3-title = Distance
rule-t3 = Count distance in steps along rows and columns, never diagonally. Between groups of Lots, the shortest distance counts.
rule-t4-title = Lot markers
rule-t4 = Each side has 8 Lot markers, one for each empty Lot it owns. Building on a Lot returns its marker; for Ceres, a Garden or Monument does. So nobody ever has more than 8 empty Lots.
rule-t5-title = The bank
rule-t5 = The bank never runs out of silver.

## rules: set-up

rule-s1-title = Deeds at the start
rule-s1 = You are dealt six Deeds and put your markers on those Lots. Ceres is dealt six, face down: they form her Deed deck and get no markers.
rule-s2-title = What you start with
rule-s2 = You start with 5 silver, Ceres with none. Both sides start with 0 VP.
rule-s3-title = The first Gardens
rule-s3 = Flip three of Ceres’ Deeds, or all six on Challenge. Put a tile from the bag on each of those Lots.
rule-s4-title = Three eras
rule-s4 = The other 37 Deeds form three piles, one for each era: 13, 12 and 12.
rule-s5-title = The market
rule-s5 = Six Deeds lie face up in the market. Its slots cost 2, 3, 4, 6, 8 and 10 silver, from left to right.
rule-s6-title = Ceres’ row
rule-s6 = Shuffle Ceres’ 18 cards. Four of them lie face up in a row, and the rest form her action deck.
rule-s7-title = Who goes first
rule-s7 = You take the first turn.
rule-s8-title = Three Monuments
rule-s8 = If you play with Monuments, three of different sizes form the supply. The Temple of Minerva and the Temple of Vulcan are never used.

## rules: your turn

rule-y1-title = Income
rule-y1 = Take 5 silver, plus the silver that your commercial Buildings show.
rule-y2-title = Buying a Deed
rule-y2 = Pay the price of the slot plus the silver on the Deed, and put one of your markers on the Lot; you need one to buy. The Deeds to the right move up, and the next one from the pile comes in.
rule-y3-title = Building
rule-y3 = Put a Building from your tray, in its shape, on Lots you own. It costs nothing. It may replace your own Buildings if each of them is smaller: they go back to your tray, and Lots they leave uncovered get your markers.
rule-y4-title = At most 8 empty Lots
rule-y4 = You may not build if that would leave you with more than 8 empty Lots.
rule-y5-title = No passing
rule-y5 = You must take one action on your turn; Income is always possible. You may not build on Gardens, on Ceres’ Lots or on Lots that nobody owns.

## rules: Ceres’ turn

rule-c1-title = Which card she resolves
rule-c1 = Ceres flips a card. Its number says which card in her row she resolves, counted from the left. That card goes under the deck, and the flipped one joins the row on the right.
rule-c2-title = Claiming by letters
rule-c2 = Of the three letters on the card, the first with a Deed in the market counts. She claims the Deed in that column closest to any Lot she owns; if tied, the cheapest; if still tied, the leftmost.
rule-c3-title = Claiming by price
rule-c3 = On a “Claim cheapest” card, she takes the Deed with the lowest price; if tied, the leftmost. On a “Claim most expensive” card, she takes the one with the highest price; if tied, the rightmost. Silver on a Deed is part of its price.
rule-c4-title = What a claim does
rule-c4 = She pays nothing and puts her marker on the Lot. Any silver on the Deed goes to the bank, and the market is refilled as when you buy.
rule-c5-title = When she cannot claim
rule-c5 = If no Deed matches, or she has no marker left, she flips one of her own Deeds and puts a tile on that Lot. If she has none left, the claim fails and she scores 1 VP, or 2 on Challenge.
rule-c6-title = Enlarge Park
rule-c6 = Three times in a row, she draws a tile and puts it on one of her empty Lots. Each time she has no empty Lot, she scores 1 VP instead.
rule-c7-title = Bribe
rule-c7 = Count the silver icons on the Gardens: one for each commercial tile, or two for a double tile on Hard and Challenge. She takes that much silver plus 1 and puts one on each Deed in the market, from left to right, at most one per Deed.
rule-c8-title = The bag is empty
rule-c8 = If there is no tile left, find the Lot as usual. It then belongs to nobody, and she scores 4 VP for each of her Lots adjacent to it.

## rules: where a tile goes

rule-p1-title = Adjacent to a Park
rule-p1 = A tile goes on one of her empty Lots adjacent to a Park, which is a group of Gardens joined edge to edge. If she can reach several Parks this way, only the largest counts; if several are equally large, you choose between them.
rule-p2-title = Diagonal to a Park
rule-p2 = If none of her empty Lots is adjacent to a Park, the tile goes on one that is diagonal to a Park. Again, the largest such Park counts.
rule-p3-title = Near her largest Park
rule-p3 = If none of her empty Lots is adjacent or diagonal to a Park, the tile goes on the one closest to her largest Park; if tied, the one farthest from your Buildings.
rule-p4-title = You choose
rule-p4 = If these rules leave several options, you choose among them. You see the tile first.
rule-p5-title = A choice is a decision
rule-p5 = Your choice for Ceres counts like an action: it is recorded and can be undone. If only one option is left, you are not asked.

## rules: the end of an era

rule-e1-title = Last turns
rule-e1 = When a turn ends with no Deeds left in the market or in this era’s pile, each side has one last turn.
rule-e2-title = Ceres’ last turn
rule-e2 = Her last turn of an era is always Enlarge Park. She flips no card for it, so she builds no Monument either.
rule-e3-title = Scoring and the next era
rule-e3 = After the last turns, the era is scored. Then six Deeds from the next pile enter the market and play continues; after era 3 the game is over.

## rules: scoring

rule-v1-title = Population
rule-v1 = The side with the larger population scores that number plus a bonus of 4, 7 or 10 VP in era 1, 2 or 3. The other side scores the same larger number without the bonus, unless it has no population at all. If tied, both get the bonus.
rule-v2-title = Your commercial Buildings
rule-v2 = In eras 1 and 2, take the silver that your commercial Buildings show. In era 3, score their VP instead.
rule-v3-title = Your civic Buildings
rule-v3 = Each civic Building scores for what is adjacent to it: your own Buildings, Gardens and Ceres’ Monuments, each counted once. A Garden counts as a building of its kind; a residential one has 1 citizen, a commercial one 1 silver, and a double tile has 2 on Hard and Challenge.
rule-v4-title = Your empty Lots
rule-v4 = In era 3, score 1 VP for each of your empty Lots.
rule-v5-title = Ceres’ population
rule-v5 = Each residential tile is one citizen; a double one is two on Hard and Challenge. Her population scores like yours.
rule-v6-title = Ceres’ commercial tiles
rule-v6 = Each commercial tile scores her 1 VP; a double one scores 2 on Challenge. In era 3, each scores 1 VP more.
rule-v7-title = Ceres’ civic tiles
rule-v7 = A civic tile scores her 2 VP, or 3 on Challenge, for each adjacent Building of yours that is of the kind it shows. Gardens do not count.
rule-v8-title = Squares of Gardens
rule-v8 = Gardens that form a square score her 4 VP for 2 × 2, 18 for 3 × 3 and 48 for 4 × 4. No Garden counts in two squares; the combination that scores her the most counts.
rule-v9-title = Who wins
rule-v9 = You win if you have more VP than Ceres. If tied, she wins.
rule-v10-title = Only for you
rule-v10 = Ceres takes no silver and scores nothing for empty Lots.

## rules: Monuments

rule-m1-title = Your Monuments
rule-m1 = You build a Monument from the supply like a Building, if you meet its condition before you build. It is then one of your Buildings. If you replace it, it goes back to the supply and can be built again.
rule-m2-title = Ceres’ Monuments
rule-m2 = After a card with the Monument icon, count her residential and commercial tiles. She builds the smallest Monument in the supply that has fewer Lots than that and fits on her empty Lots. If there is none, nothing happens.
rule-m3-title = Where her Monument goes
rule-m3 = The rules for tiles decide among all the ways it fits. It is as close to a Park as its nearest Lot.
rule-m4-title = When a Monument is built
rule-m4 = She ignores conditions. Whoever builds them, the Temple of Jupiter gives 2 VP and the Colosseum 3 silver to each side that has a building adjacent to it; Ceres gets no silver. Her Gardens and Monuments count as buildings here.
rule-m5-title = What her Monuments score
rule-m5 = Each of her Monuments scores like a single Garden tile of its kind. A civic one scores like the civic tile that wants what the Monument counts.
rule-m6-title = Monuments are not Gardens
rule-m6 = Her Monuments do not belong to any Park or square, and do not count for Bribes or for further Monuments. Their Lots are hers, and your civic Buildings count them with the values they show.
rule-m7-title = The size of a Monument
rule-m7 = A Monument’s size is its number of Lots. A line of three and a corner of three are the same size.
rule-m8-title = No other expansions
rule-m8 = Monuments are the only expansion you can combine with Gardens of Ceres.

## rules: house variants

rule-x1-title = Contested Population
rule-x1 = If Ceres has the larger population, yours scores only if you are at most 3 behind.
rule-x2-title = Wild Monuments
rule-x2 = Ceres’ Monuments may also cover Gardens, as long as they cover at least one of her empty Lots, too. Covered tiles go to the end of the bag: set them aside and draw them when the bag is empty.
rule-x3-title = Creeping Gardens
rule-x3 = If Ceres has no empty Lot for a tile, look at the Deeds in the market whose Lots are adjacent to a Park. She takes the one adjacent to the largest Park, and the tile goes there at once. If there is no such Deed, she scores 1 VP as usual.
rule-x4-title = Favour of the Gods
rule-x4 = Ceres begins with VP: the favour of the gods. You choose how many when you set up: 5, 10 and so on up to 60. Nothing else changes.

## rules: what else a rule says, where its whole text is read

rulebook-s3 = Draw the tiles in the order in which the Deeds were flipped. Those Deeds go to her discard pile; the others stay face down.
rulebook-s8 = Shuffle the Monument cards and turn them up one by one. Skip any size that is already there, until there are three (M7).
rulebook-y2 = What you pay goes to the bank, and so does the silver on the Deed. Deeds that move up take their silver with them. The new Deed comes in on the right without any silver, as long as this era’s pile has one.
rulebook-y3 = You may rotate the shape. Smaller means fewer Lots. Any Building you cover, even partly, must be smaller and is removed entirely.
rulebook-c1 = The resolved card goes face down under the deck, and the row closes up to the left before the flipped card is added at its end. The deck is never shuffled again, so cards come back in the order in which they were played.
rulebook-c2 = Her Lots are those with her marker, a Garden or one of her Monuments; distance is counted as everywhere (T3). The price includes the silver on the Deed.
rulebook-c5 = The flipped Deed goes to her discard pile and never comes back. That Lot needs no marker.
rulebook-c6 = Look at the board again for each tile: rules P1 to P4 say which Lot it goes on.
rulebook-c7 = A Deed gets one silver even if there is already silver on it. Anything left over goes back to the bank. The silver stays on the Deed until someone takes the Deed.
rulebook-e1 = Whoever took the last Deed has a last turn, too. If you took it, Ceres goes first, then you. If she took it, you go first, then Ceres.
rulebook-v1 = For example, you have 6 citizens at the end of era 2 and Ceres has 3. You score 6 plus the bonus of 7, for 13 VP; she scores 6.
rulebook-v3 = A neighbour counts once, however many edges it shares.
rulebook-v7 = A Building adjacent to two such tiles counts for both, once for each.
rulebook-m1 = Place it by the same rules as any Building (Y3, Y4). The conditions are in the table of Monuments.
rulebook-m2 = A double tile counts as one tile here, and tiles that the card itself has just placed count, too.

## rules: the tables of the rules

rulebook-buildings-title = Your Buildings
rulebook-buildings = You have 24 Buildings, and you may rotate them. Residential Buildings bring citizens; commercial ones bring silver during the game and VP at the end of era 3; civic ones score VP in every era for what is adjacent to them.
rulebook-names-title = The names of the Buildings
rulebook-names = The Buildings in your box may have other names. Their shapes and figures tell you which is which.
rulebook-tiles-title = Garden tiles
rulebook-tiles = Ceres has 32 Garden tiles, drawn from the bag. A double tile shows two icons, one large and one small; on Normal it counts as one.
rulebook-cards-title = Ceres’ cards
rulebook-cards = Ceres has 18 cards. The number picks a card in her row (C1); the picture shows what she does when the card itself is picked. The small temple matters only in games with Monuments (M2).
rulebook-difficulty-title = Three difficulty levels
rulebook-difficulty = The difficulty level changes these figures and nothing else.
rulebook-monuments-title = The Monuments
rulebook-monuments = What each Monument brings you, and what you need before you may build it. “On the border” means that at least one of its Lots is on the edge of the city. “Silver” in a condition is what your Buildings show, not what you hold.
rulebook-questions-title = Small questions
rulebook-questions = Questions that no rule answers, and our answers.
rulebook-translations-title = Where translations of the rulebook differ
rulebook-translations = The rulebook exists in five languages. English is the original, and it is what we play here.

### The screens of the game in a terminal.
### Lines are short: a terminal may have only 80 columns. Keys stay as they are in every language.

## Letters of the kinds on the board: one character each, one column wide, all different.

terminal-letter-residential = R
terminal-letter-commercial = C
terminal-letter-civic = V

## The first screen

terminal-continue = Continue
terminal-new-game = New game
terminal-saved-games = Saved games
terminal-settings = Settings
terminal-help = Help
terminal-quit = Quit
terminal-unofficial = Unofficial fan project. No art or text from the publisher.

## A new game

terminal-difficulty = Difficulty
terminal-about-normal = Ceres’ double tiles count once. The level to learn on.
terminal-about-hard = Her double tiles count as two citizens or two silver: she grows and bribes more.
terminal-about-challenge = Like Hard, with six Gardens to start and more VP for civic and double commercial tiles.
terminal-about-monuments = Three Monuments that either side may build.
terminal-about-contested-population = no VP for population if you are more than 3 behind Ceres
terminal-about-creeping-gardens = with no empty Lot, Ceres takes a Deed adjacent to a Park
terminal-about-wild-monuments = Ceres’ Monuments may cover Gardens
terminal-favour = VP that Ceres begins with (0, or 5 to 60 in steps of 5)
terminal-favour-bad = Favour of the Gods: enter 0, or 5 to 60 in steps of 5.
terminal-seed-hint = leave empty for a new one; the same seed repeats a game
terminal-seed-bad = A seed is a whole number, 0 or more.
terminal-start = Start the game

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
terminal-deleted = Deleted. Press Z to undo.
terminal-restored = The game was restored.
terminal-nothing-deleted = There is no deletion to undo.

## Language, pace and colours

terminal-language = Language
terminal-pace = Ceres’ turn
terminal-pace-slow = slow
terminal-pace-quick = quick
terminal-pace-at-once = instant
terminal-colours = Colours
terminal-colours-dark = dark
terminal-colours-light = light
terminal-warnings = Warn me before a blunder
terminal-warnings-off = no
terminal-warnings-on = yes

## The table: both sides

terminal-deeds = { $count ->
        [one] { $count } Deed left
       *[other] { $count } Deeds left
    }
terminal-last-turns-both = last turns: you and Ceres
terminal-last-turns-you = your last turn
terminal-last-turns-ceres = Ceres’ last turn
terminal-vp = { $vp } VP
terminal-silver = { $silver } silver
terminal-markers = { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }

## The table: panels

terminal-panel-tray = Tray
terminal-panel-ceres = Ceres
terminal-panel-score = Score
terminal-panel-log = Log
terminal-none-left = –
terminal-worth-commercial = { $silver } silver, { $vp } VP
terminal-effect-building = { $vp } VP per building
terminal-effect-citizen = { $vp } VP per { $per ->
        [one] citizen
       *[other] { $per } citizens
    }
terminal-effect-silver = { $vp } VP per silver
terminal-effect-civic = { $vp } VP per civic
terminal-row = Her row: the flipped card’s number picks one
terminal-card-number = #{ $number }
terminal-card-icon = ▲
terminal-card-letters = Claim { $letters }
terminal-card-cheapest = Claim cheapest
terminal-card-dearest = Claim most expensive
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
terminal-source-after = Total VP
terminal-source-silver = Silver
terminal-score-hint = S: details

## Keys, in the last line

terminal-key-income = Income +{ $silver }
terminal-key-buy = Buy
terminal-key-build = Build
terminal-key-undo = Undo
terminal-key-redo = Redo
terminal-key-help = Help
terminal-key-home = Menu
terminal-key-confirm = Confirm
terminal-key-choose = Choose
terminal-key-turn = Rotate
terminal-key-next = Next spot
terminal-key-back = Back
terminal-key-pick = Pick
terminal-key-select = Open
terminal-key-change = Change
terminal-key-open = Rules
terminal-key-skip = Skip
terminal-key-pace = Pace: { $pace }
terminal-key-log = Log
terminal-key-score = Score
terminal-key-new = New game
terminal-key-result = Result
terminal-key-forecast = Forecast
terminal-key-theme = Theme: { $theme }
terminal-key-all-themes = all

## What is asked, and what an action would change

terminal-ask-turn = Your turn: take Income, buy a Deed or build.
terminal-ask-income = Income: { $silver } silver. You would have { $after }.
terminal-ask-deed = { $deed }, slot { $place }: { $price } silver. You would have { $after } left.
terminal-ask-deed-bribed = { $deed }, slot { $place }: { $price } silver ({ $printed } plus the { $bribe } on it). You would have { $after } left.
terminal-ask-tray = { $piece }: { $worth }. { $places ->
        [one] { $places } spot.
       *[other] { $places } spots.
    }
terminal-ask-place = { $piece } on { $lots } (spot { $number } of { $count }).
terminal-ask-choice-garden = Choose a Lot for Ceres’ tile: { $tile }. { $lot } (spot { $number } of { $count }).
terminal-ask-choice-empty = The bag is empty. Choose a Lot for Ceres to give up: { $lot } (spot { $number } of { $count }).
terminal-ask-choice-monument = Choose a spot for Ceres’ { $piece }: { $lots } (spot { $number } of { $count }).
terminal-ask-log = Pick a line to read its rules.
terminal-asked-because = Why: { $reason }
terminal-replaces = Replaces { $pieces }.
terminal-frees = Your markers go back on { $lots }.
terminal-change-population = population { $before } → { $after }
terminal-change-income = income { $before } → { $after }
terminal-change-silver = silver { $before } → { $after }
terminal-change-vp = VP { $before } → { $after }
terminal-change-her-vp = Ceres’ VP { $before } → { $after }
terminal-change-score = era score { $before } → { $after }
terminal-change-her-score = Ceres’ era score { $before } → { $after }
terminal-change-nothing = nothing else changes
terminal-only-places = It can only go on the marked Lots.
terminal-one-way = It can only go one way here.
terminal-over = The game is over: { $you } to { $ceres }. Press Enter for the result.
terminal-telling = Ceres’ turn. Press Space to skip.
terminal-nothing-to-undo = There is nothing to undo.
terminal-nothing-to-redo = There is nothing to redo.
terminal-undone = Undone: { $action }.
terminal-redone = Redone: { $action }.
terminal-resign-asks = Resign? The game will count as lost, and there is no way back.
terminal-conflict = This game was continued in another window. Here is how it stands now; your last action was not played.
terminal-too-small = This window is too small: it needs { $width } columns and { $height } rows.

## Actions, as they are named when undone

terminal-action-income = Income
terminal-action-buy = buy { $lots }
terminal-action-build = build { $piece } on { $lots }
terminal-action-place = place on { $lots }
terminal-action-correct = correction

## A Lot that is looked at

terminal-lot-nobody = { $lot }: unowned.
terminal-lot-market = { $lot }: unowned. Its Deed costs { $price } silver.
terminal-lot-you = { $lot }: your empty Lot.
terminal-lot-ceres = { $lot }: Ceres’ empty Lot.
terminal-lot-building = { $lot }: your { $piece } ({ $worth }).
terminal-lot-monument = { $lot }: Ceres’ { $piece }.
terminal-lot-garden = { $lot }: Ceres’ Garden, { $tile }, in a Park of { $size }.

## Scoring and result

terminal-scoring-title = Era { $era } is scored
terminal-scoring-now = If era { $era } ended now
terminal-scored-silver = +{ $silver } silver
terminal-has = { $vp } VP in all
terminal-item-bonus = bonus { $bonus }
terminal-item-beside = next to { $things }
terminal-item-amount = { $what } ({ $amount })
terminal-result-won = You win, { $you } to { $ceres }.
terminal-result-lost = Ceres wins, { $ceres } to { $you }.
terminal-result-tie = { $you } each: it’s a tie, so Ceres wins.
terminal-result-resigned = You resigned at { $you } to { $ceres }.
terminal-result-eras = VP by era
terminal-result-other = Other
terminal-result-total = Total

## Rules and help

terminal-rules-title = Rules
terminal-help-title = Keys
terminal-help-play = Your turn
terminal-help-look = Looking around
terminal-help-coach = The coach
terminal-help-game = The game
terminal-help-signs = Symbols on the board
terminal-help-mouse = With the mouse, click a Deed, a piece in the tray, a Lot, a line of the log, or a key in the bottom line.
terminal-does-income = take Income
terminal-does-buy = buy a Deed; 1 to 6 picks one
terminal-does-build = build: pick a piece from the tray
terminal-does-arrows = move between pieces, Deeds, spots, Lots
terminal-does-turn = rotate the piece
terminal-does-tab = next choice, previous choice
terminal-does-edges = first choice, last choice
terminal-does-enter = confirm
terminal-does-escape = back
terminal-does-undo = undo
terminal-does-redo = redo
terminal-does-resign = resign
terminal-does-hint = a hint; press again for more
terminal-does-compare = compare your selected action with the best
terminal-does-forecast = what Ceres may do next
terminal-does-stop = stop the coach
terminal-does-review = review a game that is over
terminal-does-panels = Tray, Ceres, Score, Log
terminal-does-scroll = scroll the panel
terminal-does-log = log: pick a line, Enter opens its rules
terminal-does-score = scoring in detail, if the era ended now
terminal-does-skip = skip the rest of Ceres’ turn
terminal-does-pace = pace of Ceres’ turn: slow, quick, instant
terminal-does-colours = dark or light background
terminal-does-new = new game; this one is saved
terminal-does-home = main menu; the game is saved
terminal-does-quit = quit; the game is saved
terminal-does-help = this page
terminal-sign-yours = your empty Lot
terminal-sign-hers = Ceres’ empty Lot
terminal-sign-deed = the Lot of a Deed in the market
terminal-sign-building = your Building: its kind, and what it brings
terminal-sign-civic = civic: counts citizens, silver, civic or all (*)
terminal-sign-garden = Garden: its kind, twice for a double tile
terminal-sign-garden-civic = civic Garden: the kind it wants (* any)
terminal-sign-monument = one of Ceres’ Monuments

## actions, columns and rows as they are typed or said, and what a microphone makes of them: id: words

heard-words =
    income: income, take income, in come, take money, take silver
    buy: buy, purchase, by, bye, bought
    build: build, built, building
    place: place, put, choose
    A: ay, eh, hey
    B: be, bee
    C: see, sea, cee
    D: dee, de
    E: ee, he
    F: ef, eff
    G: gee, jee, ji
    1: one, won
    2: two, to, too
    3: three, free
    4: four, for, fore
    5: five
    6: six
    7: seven

## the game in plain text: ceres play --plain; the words that can be typed, one word each, and what it says

plain-word-table = table
plain-word-market = market
plain-word-tray = tray
plain-word-actions = actions
plain-word-score = score
plain-word-log = log
plain-word-rule = rule
plain-word-hint = hint
plain-word-forecast = forecast
plain-word-undo = undo
plain-word-redo = redo
plain-word-resign = resign
plain-word-new = new
plain-word-save = save
plain-word-help = help
plain-word-quit = quit
plain-begin = For a list of what you can type: { $help }.
plain-first = Era { $era } of 3. { $deeds }. { $options }.
plain-silver = { $silver } silver
plain-scored = { $side }, { $source }: { $amount }. { $details }.
plain-of = { $name }: { $said }.
plain-area = The part of the city from { $first } to { $last }.
plain-side = { $side }: { $facts }.
plain-built = { $side }, built: { $pieces }.
plain-marked = Marked: { LIST($lots) }.
plain-lots = { $side }, empty Lots: { LIST($lots) }.
plain-park = A Park of { $size ->
    [one] 1 Garden
   *[other] { $size } Gardens
}: { $tiles }.
plain-deed = Slot { $place }: { $deed }, { $price } silver.
plain-deed-bribed = Slot { $place }: { $deed }, { $price } silver ({ $printed } plus the { $bribe } on it).
plain-card = Card { $place } in her row: { $card }. Its number is { $number }.
plain-card-monument = Card { $place } in her row: { $card }. Its number is { $number }, and it has the Monument icon.
plain-choice-garden = Choose a Lot for Ceres’ tile: { $tile }.
plain-choice-empty = The bag is empty. Choose a Lot for Ceres to give up.
plain-choice-monument = Choose a spot for Ceres’ { $piece }.
plain-choose = Type one of these: { $actions }.
plain-not-understood = “{ $typed }” was not understood.
plain-nearest = Did you mean: { $words }? Nothing was played.
plain-confirm = Type { $yes } to confirm.
plain-after = Type new for another game, or quit.
plain-saved = Every action is saved at once. This game is { $id }: ceres play --plain --game { $id }.
plain-help-commands = Actions: income; buy C4; build domus C4; place C4. Type tray to see the names of your Buildings.
plain-help-table = everything on the table
plain-help-market = the Deeds for sale
plain-help-tray = the Buildings and Monuments left, and where they fit
plain-help-actions = every action you can play now
plain-help-score = the scoring in detail, if the era ended now
plain-help-log = the whole game so far
plain-help-rule = a rule by its id, such as rule C1
plain-help-hint = a hint; again for more
plain-help-forecast = what Ceres may do next
plain-help-undo = undo the last action
plain-help-redo = redo the action last undone
plain-help-resign = give the game up: it is lost
plain-help-new = start another game; this one is saved
plain-help-save = how the game is saved
plain-help-help = this list
plain-help-quit = quit; the game is saved

## Before the first screen

terminal-not-a-terminal = ceres play needs a full-screen terminal. To play line by line, use: ceres play --plain
terminal-window-too-small = ceres play needs at least { $width } columns and { $height } rows; this window has { $columns } and { $lines }. Make it larger, or use: ceres demo
terminal-saves-failed = The saved games cannot be opened.
terminal-saves-aside = Set the damaged file aside and start over? Nothing in it is deleted. [y/N]
terminal-saves-now-at = It is now at { $path }.
terminal-yes = y
terminal-bad-pace = { $pace } is not a pace: use slow, quick or at-once.
# an item of a scoring and what it came from
terminal-item-of = { $item }: { $things }

### The page in the browser. It says these and the shared messages above: neither those of the
### terminal nor those of the command line.

## the page

page-close = Close
page-to-start = Home
page-try-again = Try again
page-lost-title = Page not found
page-lost = There is no page at this address.
page-trouble-title = Something went wrong
page-trouble = The page had to stop. Your games are saved, and nothing is lost.
page-trouble-details = Details

## the page: the first screen

page-home-about = A game for one: three eras, a city of 49 Lots, and the goddess of the harvest as your rival. Score more than she does.
page-home-choose = Choose a difficulty, Monuments and variants.
page-home-buy = Buy land
page-home-about-buy = Every Deed in the market is a Lot in the city. Wait, and it gets cheaper, unless Ceres takes it first.
page-home-build = Build
page-home-about-build = Houses bring citizens, workshops bring silver, and libraries and fountains score for what is next to them.
page-home-ceres = Outgrow Ceres
page-home-about-ceres = Her cards claim Lots, plant Gardens and raise prices. After each of her turns you see what she did, and why.
page-home-continue = Continue
page-home-go-on = Keep playing
page-home-new = New game
page-home-learn = Learn to play
page-home-begin-learning = Start the lesson
page-home-about-learn = Your first game, with a note for everything new. You make the moves.
page-home-rules = Rules
page-home-guide = How to play
page-home-program = About
page-home-box = Cards in your box
page-home-phone = Play on my phone
page-home-mine = My games
page-home-try-again = { $count ->
    [one] One decision to try again
   *[other] { $count } decisions to try again
}
page-home-puzzles = Puzzles
page-home-puzzle = Puzzle of the day
page-home-about-puzzle = One position and one question, new every day. Then as many more puzzles as you like, with a rating of your own.
page-home-begin-puzzle = Solve it
page-home-puzzle-standing = Rating { $rating }
page-home-ladder = The ladder
page-home-about-ladder = Twelve ranks, from a first game to one that even our best bot loses more often than not.
page-home-begin-ladder = Climb
page-home-achievements = Achievements
page-home-more = More

## the page: a new game

page-new-difficulty = How strong is Ceres?
page-new-about-normal = She starts with three Gardens, and her double tiles count once. The level to learn on.
page-new-about-hard = Her double tiles count as two citizens or two silver: she grows faster, and her bribes get bigger.
page-new-about-challenge = Like Hard, but she starts with six Gardens, scores more for civic and double commercial tiles, and 2 VP instead of 1 for a failed claim.
page-new-expansion = Expansion
page-new-about-monuments = Three Monuments are up for grabs. You must meet their conditions; Ceres needs a card with the Monument icon, enough residential and commercial Gardens, and room on her empty Lots. Who builds them first?
page-new-about-variants = Our own rules for players who know the game. Leave them off the first time.
page-new-about-contested-population = If you fall more than 3 citizens behind Ceres, your population scores nothing.
page-new-about-creeping-gardens = When Ceres has no empty Lot for a tile, she takes a Deed in the market whose Lot is adjacent to a Park. If there are several, she takes the one adjacent to the largest Park.
page-new-about-wild-monuments = Ceres’ Monuments may also cover her Gardens, as long as they cover at least one of her empty Lots, too. No effect without Monuments.
page-new-favour = Favour of the Gods
page-new-about-favour = Ceres begins with VP. Nothing else changes.
page-new-favour-none = none
page-new-more = More options
page-new-about-strict = No hints, and no undo once Ceres has answered. In other games you can undo every action.
page-new-seed-any = random
# On the way to the rule about what can be chosen.
page-new-rule = { $title }: full rule
page-new-about-seed = The same seed and options give the same game, with the same Deeds, cards and tiles.
page-new-seed-bad = A seed is a whole number, 0 or more, with at most 15 digits.
page-new-cards = Ceres’ cards
page-new-cards-rebuilt = Rebuilt
page-new-about-cards-rebuilt = The rulebook shows the cards and tiles only in pictures, so we rebuilt them. They are not the printed ones.
page-new-cards-own = From my box
page-new-about-cards-own = The cards and tiles you entered.
page-new-cards-enter = Enter your own cards
page-new-begin = Start
page-new-beginning = Setting up the game…

## the page: saved games

page-games-title = Saved games
page-games-unfinished = Unfinished ({ $count })
page-games-finished = Finished ({ $count })
page-games-deleted = Deleted ({ $count })
page-games-no-unfinished = You have no unfinished games.
page-games-no-finished = You have not finished a game yet.
page-games-no-deleted = No games were deleted in the last thirty days.
page-games-score = you { $you }, Ceres { $ceres }
page-games-won = Won
page-games-lost = Lost
page-games-resigned = Resigned
page-games-imported = Imported
page-games-branched = Started from another game
page-games-hinted = With hints
page-games-claim = Count as mine
page-games-unclaim = Don’t count as mine
page-games-unreadable = Cannot be read
page-games-delete = Delete
page-games-restore = Restore
page-games-is-deleted = Game deleted.
page-games-undo = Undo
page-games-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}
page-games-import-drop = Drop a game file here
page-games-import-failed = This file cannot be opened
page-games-import-box = This file holds the cards and tiles of a box. It belongs in “Cards in your box”.
page-games-import-open-box = Open it there
page-games-import-unknown = This is not a game, position or problem report from this program.
page-games-import-too-large = This file is far too large for a game.
page-games-added = { $count ->
    [0] No games were added.
    [one] One game was added.
   *[other] { $count } games were added.
}
page-games-known = { $count ->
    [one] One was here already.
   *[other] { $count } were here already.
}
page-games-damaged = { $count ->
    [one] One is damaged and was left out.
   *[other] { $count } are damaged and were left out.
}
page-games-no-archive = This file holds no games.
page-games-import-more-faults = { $count ->
    [one] and { $count } more error
   *[other] and { $count } more errors
}
page-games-import-good-part = { $count ->
    [0] The game can be played from the start.
    [one] The first action is intact, and you can continue from there.
   *[other] The first { $count } actions are intact, and you can continue from there.
}
page-games-import-salvage = Play the intact part

## the page: settings

page-settings = Settings
page-settings-language = Language
page-settings-language-away = This language cannot be loaded right now. Is the game still running?
page-settings-theme = Colours
page-settings-theme-system = System
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-settings-pace = Ceres’ turn
page-settings-pace-slow = Slow
page-settings-pace-quick = Quick
page-settings-pace-at-once = Instant
page-settings-sound = Sound and vibration
page-settings-pace-means = { $pace ->
    [slow] Step by step, with time to read each one.
    [quick] Step by step, for those who know her ways.
   *[other] Her turn is over right away. The log shows what she did.
}
page-settings-confirm = Confirm my actions
page-settings-confirm-means = Income, buying and building wait until you press once more.

## the page: undo and redo

page-undo = Undo
page-undo-redo = Redo
page-undo-strict = Strict game
page-undo-strict-means = This is a strict game: there are no hints, and no undo once Ceres has answered.
page-undo-peeked = Peeked
page-undo-peeked-means = { $count ->
    [one] In this game, undo was used once after something hidden had been seen.
   *[other] In this game, undo was used { $count } times after something hidden had been seen.
}
page-undo-branched = This is a practice game: it branches off another one, so you already know some of what is coming.
page-undo-asks = Undo anyway?
page-undo-seen = { $count ->
    [one] You have seen something hidden since:
   *[other] You have seen hidden things since:
}
page-undo-deed = Deed { $deed }
page-undo-marked = You can still undo; everything hidden stays in the same order. The game will be marked, and you will not be asked again.
page-undo-keep = Cancel
page-undo-anyway = Undo anyway

## the page: notices

page-notice-away = The game is not responding.
page-notice-away-what-to-do = Is its window still open? If not, start ceres again. Nothing is lost, and the page will reconnect by itself.
page-went-on-elsewhere = The game was continued in another window. This is how it stands now.

## the page: scorings and the end of the game

page-scoring-title = End of era { $era }
page-scoring-if-now = If the era ended now
page-scoring-last = Last scoring
page-scoring-then = { $vp } VP in all
page-scoring-go-on = Continue
page-scoring-piece = { PIECE($id) } { $lots }
page-scoring-tile = { TILE($tile) } { $lots }
page-scoring-amount = { $thing } ({ $amount })
page-scoring-of = from { $things }
page-scoring-beside = next to { $things }
page-result-won = You win!
page-result-lost = Ceres wins.
page-result-tie = It’s a tie, so Ceres wins.
page-result-resigned = You resigned.
# $side is you or ceres.
page-result-side = { $side ->
    [you] You { $vp }
   *[ceres] Ceres { $vp }
}
page-result-chart = Both sides’ VP over the game: you finish with { $you }, Ceres with { $ceres }.
page-result-at = { $side ->
    [you] You: { $vp } VP
   *[ceres] Ceres: { $vp } VP
}
page-result-decided = What decided it
# $winner is you or ceres; $source a source of VP, or other.
page-result-most = { $winner ->
    [you] Your biggest lead: { page-result-from }, { $vp } VP more than Ceres.
   *[ceres] Ceres’ biggest lead: { page-result-from }, { $vp } VP more than you.
}
page-result-source = Source
page-result-from = { $source ->
    [other] VP during turns
   *[source] { SOURCE($source) }
}
page-result-difference = Difference
page-result-again = Play again
page-result-next = What next?
page-result-harder = One level up: { $difficulty }
page-result-same-deal = Same setup again
page-result-challenge = Challenge a friend to beat { $you }:{ $ceres }
# $than: how your lead compares with that of the other result.
page-result-beat = { $than ->
    [more] You beat { $you }:{ $ceres } by { $vp } VP!
    [even] Exactly as far ahead as { $you }:{ $ceres }.
   *[less] Not quite { $you }:{ $ceres }: { $vp } VP short.
}
page-result-count = Your game no. { $games }, { $won ->
    [0] with no win yet
    [one] with one win so far
   *[other] with { $won } wins so far
}
page-result-records = New records
page-result-record = { $what ->
    [first-win] Your first win!
    [first-win-at] Your first win on { $difficulty }!
    [widest] Your biggest win: by { $value } VP (before: { $before })
    [streak] { $value } wins in a row, your longest streak
   *[best] Your highest score: { $value } VP (before: { $before })
}
page-result-picture = Save a picture
page-result-picture-share = Share a picture
page-result-picture-said = { $outcome ->
    [won] Won { $you } to { $ceres }
    [resigned] Resigned at { $you } to { $ceres }
    [tie] { $you } each: Ceres wins ties
   *[lost] Lost { $you } to { $ceres }
}
page-result-picture-title = Gardens of Ceres: you { $you }, Ceres { $ceres }
page-result-no-picture = The picture could not be created.
page-result-imported = This game was imported. It counts in My games only if you say that it is yours.

## the page: Ceres’ turn, step by step

page-telling-title = Ceres’ turn
page-telling-before = Ceres takes a turn after each of yours.
# $number is on the card flipped; $does and $letters are of the card it picks, as in card-action.
page-telling-flip = Ceres flips a { $number } and resolves card { $number } in her row: { card-action }.
page-telling-flipped = flipped
page-telling-steps = Steps of this turn
page-telling-ahead = A step to come
page-telling-skip = Skip
page-telling-resume = Resume
page-telling-pace = Pace of Ceres’ turn
# $pace is slow, quick or at-once.
page-telling-pace-name = { $pace ->
    [slow] slow
    [quick] quick
   *[at-once] instant
}
page-telling-again = Show again
page-telling-summary = What Ceres did
# What she did, in short: $did is one of these or several. $of are Lots, in builds a Monument.
page-telling-brief = Ceres: { $did }
page-telling-brief-claims = claims { LIST($of) }
page-telling-brief-plants = plants on { LIST($of) }
page-telling-brief-bribes = puts silver on { LIST($of) }
page-telling-brief-gives-up = gives up { LIST($of) }
page-telling-brief-builds = builds { PIECE($of, form: "a") }
page-telling-brief-scores = scores { $vp } VP
page-telling-nothing = Now you choose.
page-telling-letters = Letters in the order they are tried
# $outcome says what came of a letter: none, taken or later.
page-telling-letter = { $outcome ->
    [none] { $letter }: no Deed
    [taken] { $letter }: has Deeds
   *[later] { $letter }: not needed
}
# $measure is what the Deeds of a claim are compared by.
page-telling-measure = { $measure ->
    [distance] steps
    [price] price
   *[place] slot
}
page-telling-no-marker = no marker left
page-telling-none = none
# How much silver she places.
page-telling-bribe = { $icons } on her Gardens + 1 = { $silver } silver
page-telling-coin = 1 more silver

## the page: what Ceres has

page-ceres-row = Her row
page-ceres-own = cards and tiles from your box
# $action is what the card does, $number the number on it.
page-ceres-card = { $action }, number { $number }
# $does is as in card-action.
page-ceres-about-card = { $does ->
    [letters] She claims a Deed in the first of these columns that has one in the market.
    [cheapest] She claims the cheapest Deed.
    [dearest] She claims the most expensive Deed.
    [enlarge] Three times, she draws a tile and plants it on one of her empty Lots.
   *[bribe] She puts silver on the Deeds in the market, one on each, from the left. The more silver her Gardens show, the more she places.
}
page-ceres-about-icon = Then she may build a Monument.
page-ceres-outlook = If it comes next
page-ceres-outlook-last = In her last turn of the era
page-ceres-outlook-owned = Lots owned afterwards: Ceres { $ceres }, you { $you }.
page-ceres-about-number = When this card is flipped, its number picks card { $number } in her row.
# $unseen cards nobody has seen; of $known the order is known.
page-ceres-deck-holds = Deck: { $unseen } unseen, { $known } known
page-ceres-deck-order = { $unseen ->
    [0] They come in this order.
    [one] After { $unseen } unseen card, they come in this order.
   *[other] After { $unseen } unseen cards, they come in this order.
}
page-ceres-deck-unknown = Nobody has seen any of these cards yet. Cards she resolves go under the deck, so from then on you know their order.
page-ceres-deeds = { $count ->
    [0] no face-down Deeds
    [one] { $count } face-down Deed
   *[other] { $count } face-down Deeds
}
page-ceres-markers = { $count ->
    [0] no markers left
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
    [commercial] It scores her VP in each era and makes her bribes bigger.
   *[civic] { $wants ->
        [any] It scores her VP for each adjacent Building of yours.
       *[kind] It scores her VP for each adjacent { KIND($wants) } Building of yours.
    }
}

## the page: the log

page-log = Log
page-log-only-ceres = Ceres only
# $side is you, ceres or game.
page-log-who = { $side ->
    [you] You
    [ceres] Ceres
   *[game] The game
}
page-log-round = turn { $round }
page-log-corrected = The table was corrected.
page-log-empty = The log starts with your first action.

## the page: a rule, its id and its title

page-rule = Rule { $id }: { $title }
page-rule-whole = Full rule

## the page: your choices for Ceres; $what is garden, monument or empty (no tile left in the bag)

page-choice-title = { $what ->
    [garden] Choose a Lot for her tile
    [monument] Choose a spot for her Monument
   *[empty] The bag is empty: choose a Lot for her to give up
}
page-choice-why = Why here?
page-choice-places = { $count ->
    [one] { $count } spot to choose from
   *[other] { $count } spots to choose from
}
page-choice-left = { $left ->
    [one] Then { $left } more tile.
   *[other] Then { $left } more tiles.
}
page-choice-icon = After that, she may build a Monument.
page-choice-now = How it would change your VP and hers if the era ended now
# $you and $ceres are numbers with their sign.
page-choice-change = you { $you }, Ceres { $ceres }
page-choice-confirm = { $what ->
    [garden] Plant it on { LIST($lots) }
    [monument] Build it on { LIST($lots) }
   *[empty] Give up { LIST($lots) }
}

## the page: the table

# The title of the window: VP of both sides.
page-table-title = { $you } : { $ceres } · Era { $era } · Gardens of Ceres
page-table-loading = Setting up the table…
page-table-no-game = Game not found
page-table-no-game-text = There is no game at this address. It may have been deleted, or it may be saved on another device.
page-table-no-answer = No answer
page-table-no-answer-text = The game server is not responding. Your game is saved. Start the server again, then try once more.
page-table-home = Home: the game is saved
page-table-acts = to play
page-table-silver = { $silver } silver
page-table-markers = { $markers ->
    [one] { $markers } Lot marker left
   *[other] { $markers } Lot markers left
}
page-table-forecast = +{ $vp } VP if the era ended now
page-table-next-income = Income brings { $silver } silver
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
# Said to those who do not see the city.
page-table-city-summary = Your Buildings: { $buildings }, your empty Lots: { $yours }. Ceres’ Gardens: { $gardens }, her largest Park: { $largest }, her Monuments: { $monuments }, her empty Lots: { $hers }. For sale: { $offers }, unowned: { $free }.
page-table-lot = Lot { $lot }
page-table-garden = Garden: { TILE($tile) }
page-table-lot-nobody = { $lot }: unowned
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
    [any] scores Ceres VP for each adjacent Building of yours
   *[other] scores Ceres VP for each adjacent { KIND($kind) } Building of yours
}
page-table-offer = { $silver ->
    [0] For sale at { $price } silver.
   *[other] For sale at { $price } silver: { $printed } plus the { $silver } on it.
}
page-table-empty-you = Your empty Lot: you can build here.
page-table-empty-ceres = Ceres’ empty Lot: a Garden may grow here.
page-table-nobody = Unowned. Its Deed is not in the market.
page-table-scores-now = { $vp } VP if the era ended now

## the page: what to do now

page-table-bar = What to do
page-table-your-turn = Your turn: take Income, buy a Deed or build.
page-table-her-turn = Ceres’ turn
page-table-sending = Sending…
page-table-unanswered = Ceres is about to answer. You can still undo.
page-table-over = The game is over: { $you } to { $ceres }.
page-table-income = Take { $silver } silver?
page-table-build-on = { $lot } is yours. What will you build there?
page-table-buy = { $silver ->
    [0] Buy { $deed } for { $price } silver?
   *[other] Buy { $deed } for { $price } silver ({ $printed } plus the { $silver } on it)?
}
page-table-where = Where will the { PIECE($id) } go? { $places ->
    [one] { $places } spot is highlighted.
   *[other] { $places } spots are highlighted.
}
page-table-build = { PIECE($id) } on { LIST($lots, type: "comma") }
page-table-not-there = { PIECE($id) } cannot go on { LIST($lots, type: "comma") }.
# $why is why an action is not legal: it begins with a small letter in English.
page-table-refused = Not possible: { $why }.
page-table-choose-tile = { $count ->
    [0] Choose a Lot for Ceres’ tile: { TILE($tile) }.
   *[other] Ceres’ tile { TILE($tile) } on { $lots }?
}
page-table-choose-lot = { $count ->
    [0] The bag is empty. Choose a Lot for Ceres to give up.
   *[other] Ceres gives up { $lots }?
}
page-table-choose-monument = { $count ->
    [0] Choose a spot for Ceres’ Monument: { PIECE($id) }.
   *[other] Ceres’ { PIECE($id) } on { LIST($lots, type: "comma") }?
}
page-table-replaces = Replaces { PIECE($ids, form: "a") }.
# Buttons.
page-table-do-income = Income +{ $silver }
page-table-do-buy = Buy { $deed } for { $price }
page-table-do-build = Build
page-table-do-build-what = Build…
page-table-do-place = Place it
page-table-turn = Rotate
page-table-cancel = Cancel
# A figure that an action changes, short; the second message says what it is. $what: silver, income
# (silver that Buildings bring), population, vp, score (VP if the era ended now); her-…: Ceres’.
page-change = { $what ->
    [silver] { $before } → { $after }
    [income] Income { $before } → { $after }
    [population] { $before } → { $after }
    [vp] { $before } → { $after }
    [score] this era { $before } → { $after }
    [her-population] citizens { $before } → { $after }
    [her-vp] { $before } → { $after }
   *[her-score] this era { $before } → { $after }
}
page-change-about = { $what ->
    [silver] Your silver
    [income] Silver from your Buildings with each Income
    [population] Your citizens
    [vp] Your VP
    [score] Your VP for this era if it ended now
    [her-population] Ceres’ citizens
    [her-vp] Ceres’ VP
   *[her-score] Ceres’ VP for this era if it ended now
}

## the page: the market

page-market = Market
page-market-deeds = Deeds for sale
page-market-deed = { $silver ->
    [0] Deed { $deed }, { $price } silver
   *[other] Deed { $deed }, { $price } silver ({ $printed } plus the { $silver } on it)
}
page-market-buy = Buy
page-market-buy-label = Buy { $deed } for { $price } silver
page-market-pile = { $count ->
    [0] no more Deeds in this era
    [one] { $count } more Deed in this era
   *[other] { $count } more Deeds in this era
}
# $counts: how many Deeds are in the piles of the eras to come.
page-market-later = later eras: { LIST($counts) }

## the page: the tray

page-tray = Your tray
page-tray-piece = { PIECE($id) }: { $shows }; { $left } left; { $places ->
    [0] no room right now
    [one] { $places } spot
   *[other] { $places } spots
}.
page-tray-shows = { PIECE($id) }: { $shows }.
# $why is why it can be built nowhere: it begins with a small letter in English.
page-tray-not-now = { PIECE($id) }: { $shows }. Not now: { $why }.
page-tray-needs = Needs { $needs }.
# Long words in the names of pieces, and where they may be broken.
page-tray-hyphens = Colos|seum Light|house Obser|vation Peri|style Trium|phal Com|mercial com|mercial Resi|dential resi|dential
page-tray-not-here = it does not fit on { $lot }
page-piece-population = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
}
page-piece-silver = { $count } silver
page-piece-vp = { $count } VP at the end
# $counts: building, citizen, silver or civic, of what is beside it.
page-piece-effect = { $counts ->
    [building] { $vp } VP for each adjacent building
    [citizen] { $per ->
        [one] { $vp } VP for each citizen next to it
       *[other] { $vp } VP for every { $per } citizens next to it
    }
    [silver] { $vp } VP for each silver shown on adjacent buildings
   *[civic] { $vp } VP for each adjacent civic building
}
page-piece-built-vp = when built, { $count } VP for each side with an adjacent building
page-piece-built-silver = when built, { $count } silver if you have an adjacent building
# What a Monument asks for; $count is a number where there is one.
page-piece-needs = { $need ->
    [population] a population of { $count } or more
    [silver] { $count } silver or more shown on your Buildings
    [lots] { $count } Lots or more
    [border_lots] { $count } Lots or more on the border
    [buildings] { $count } Buildings or more
    [civic] { $count } civic Buildings or more
    [residential] { $count } residential Buildings or more
    [largest] a Building of { $count } Lots or more
    [no_empty_lot] all your Lots built on
   *[border] a spot on the border
}

## the page: keys

page-keys = Keys
page-key-enter = Enter
page-key-space = Space
page-key-escape = Esc
page-keys-income = Income; press again, or Enter, to take it
page-keys-market = go to the market
page-keys-tray = go to your tray to build
page-keys-arrows = move between Deeds, pieces and Lots
page-keys-enter = pick what is in focus; buy or build what is in your hand
page-keys-turn = rotate the piece in your hand; with Shift, the other way
page-keys-escape = cancel; close a panel
page-keys-undo = undo
page-keys-redo = redo
page-keys-next = next step of Ceres’ turn
page-keys-skip = skip the rest of Ceres’ turn
page-keys-log = open the log
page-keys-help = this list

## the page: the cards and tiles of the player's own box; cards have no names, $card is 1 to 18

page-box-title = Cards in your box
page-box-about = Do you own the game? Enter its 18 cards and 32 tiles once by tapping what you see. From then on you can play against the very Ceres in your box.
page-box-rebuilt = Please note: the rulebook shows the cards and tiles only in pictures, so the app’s own are rebuilt. They play well, but they are not the printed ones. What you enter stays on this device, and you can save it as a file to share.
page-box-about-empty = Card by card, in any order, four or five taps each. Stop and continue whenever you like.
page-box-from-rebuilt = Edit the rebuilt set
page-box-about-rebuilt = Compare it with yours, and change what is different.
page-box-rebuilt-cards = { $count ->
    [one] One card is still the app’s own.
   *[other] { $count } cards are still the app’s own.
}
page-box-rebuilt-tiles = { $count } tiles are still the app’s own.
page-box-card-rebuilt = { $card }, the app’s own
page-box-rebuilt-here = This is the app’s own. You have not entered what is in your box yet.
page-box-rebuilt-same = Mine is the same
page-box-loading = Opening the box…
page-box-cards = Ceres’ cards
page-box-tiles = Garden tiles
page-box-tiles-change = Edit how many there are of each tile
page-box-all = All cards
page-box-cards-of = { $count } of { $all } cards
page-box-tiles-of = { $count } of { $all } tiles
page-box-tiles-many = { $count ->
    [one] One tile too many.
   *[other] { $count } tiles too many.
}
page-box-tile-more = { TILE($tile) }: one more
page-box-tile-less = { TILE($tile) }: one fewer
page-box-card-of = Card { $card } of { $all }
page-box-card-open = Card { $card }: not entered yet
# $does is what it does, as Claim A C E; $monument is yes if it shows the icon.
page-box-card-known = Card { $card }: number { $number }, { $does }{ $monument ->
    [yes] , with the Monument icon
   *[no] { "" }
}
# $at is the next card to enter, 0 for the tiles.
page-box-go-on = { $at ->
    [0] Next: the tiles
   *[other] Next: card { $at }
}
page-box-ask-number = Its number
page-box-ask-does = What Ceres does
page-box-ask-letters = The letters, from first to last
page-box-ask-monument = Monument icon
page-box-by-letters = Claim by letters
# $place is its position among the letters chosen, 0 if it is not chosen.
page-box-letter = { $place ->
    [0] { $letter }
   *[other] { $letter }, number { $place }
}
page-box-icon = { $monument ->
    [yes] Yes
   *[no] No
}
page-box-before = Previous
page-box-after = Next
page-box-done = Done
page-box-twin = Card { $card } is exactly the same. That may be right, or did you enter one card twice?
page-box-twins = Several cards are exactly the same. That may be right, or did you enter one twice?
# $cards are the numbers of cards that are the same, $number and $does what they show.
page-box-twins-group = { LIST($cards) }: number { $number }, { $does }
page-box-complete = All done. You can choose these cards for any new game.
page-box-play = Play with them
page-box-save = Save as a file
page-box-not-shared = It could not be shared. Save it as a file instead.
page-box-drop = Drop the component file here
page-box-is-game = This is a game, a position or a problem report, not a component file.
page-box-open-game = Open the game
page-box-unknown = This is not a component file: it does not hold the cards and tiles of a box.
page-box-too-large = This file is far too large for a component file.
page-box-taken = Cards and tiles imported.
page-box-remove = Start over
page-box-removed = The box is empty again.
page-box-not-kept = This browser cannot save anything here. Save the box as a file before you close the page.
page-box-strange = This box was entered with another version of the game
page-box-about-strange = This version cannot read it and leaves it as it is. Save it as a file, or set it aside and enter your cards again.
page-box-strange-save = Save it as a file
page-box-strange-forget = Set it aside

## the page: what is done with a game as a whole

page-game-menu = This game
page-game-lesson = Start the lesson over
page-game-replay = Replay
page-game-link = Copy a link to this setup
page-game-share = Share a link to this setup
page-game-look-link = Copy a link to my game
page-game-look-share = Share a link to my game
page-game-looking = Let others watch
page-game-position = Copy the position
page-game-export = Save as a file
page-game-report = Report a problem
page-game-resign = Resign
page-game-resign-asks = Resign this game?
page-game-resign-means = It counts as lost, and there is no way back. You can still replay it, and try another way in a new game.
page-games-paste = Paste a position
page-games-device = Play on another device
page-new-play-link = Play this game
page-new-linked = Someone shared this game with you: the same Deeds, cards and tiles as theirs.
page-new-beat = Someone finished this very game with { $you } to { $ceres }. Can you do better?
page-new-link-bad = This link does not lead to a game that can be played. Nothing was started: choose the options yourself.
# $name is a part of the link, $value what it says
page-new-link-part = { $name }: { $value } is unknown

## the page: replay

page-replay-title = Replay
page-replay-document = { $you } : { $ceres } · Replay · Gardens of Ceres
page-replay-loading = Loading the game…
page-replay-back = Back to the table
page-replay-slider = Decisions in this game
# what the slider says: where it is, and the points as if the era ended then
page-replay-at = { $number ->
    [0] The start of the game
   *[other] After decision { $number } of { $last }
}
page-replay-at-points = era { $era }, you { $you }, Ceres { $ceres }
page-replay-transport = Playback
page-replay-first = To the start
page-replay-previous = Previous decision
page-replay-step-back = Previous step
page-replay-play = Play
page-replay-step-on = Next step
page-replay-next = Next decision
page-replay-last = To the end
page-replay-turn = This turn
page-replay-story = Log
page-replay-ceres = Ceres
page-replay-start = The table is set up, and nobody has played yet.
page-replay-nothing-yet = Nothing has been played in this game yet.
page-replay-told = This game was played by rules version { $found }; the program now plays version { $expected }. You can look through it as it was told, but not play on from it or review it.
page-replay-play-on = Play from here
page-replay-play-on-means = Starts a new game from this point. This one stays as it is.
page-replay-play-on-real = Continue at my table
page-replay-play-on-real-means = Set up your table as shown here. A new game starts from this point; this one stays as it is.
page-replay-play-on-screen = Continue on screen
page-replay-play-on-screen-means = Starts a new game from this point, without a real table. This one stays as it is.
page-replay-go-on = Continue this game
page-replay-market = Market
page-replay-began = A practice game, from decision { $number } on. The original game stays as it is.
page-replay-keys = Arrow keys: decisions; with Shift: steps; Space: play or pause

## the page: sharing a game, and importing one

page-share-link-copied = Link copied. Anyone who opens it can play from the same setup.
page-share-look-copied = Link copied. Anyone who opens it can look through your game, turn by turn.
page-share-look-too-long = This game is too long for a link. Save it as a file instead.
page-share-look-loading = Opening the game…
page-share-look-bad = There is no game in this link. It may have been cut off on the way: ask for it again.
page-share-no-link-own = This game uses cards or tiles from your own box, which do not fit into a link. Save it as a file instead.
page-share-no-link-seed = This game did not start from a seed, so no link can start it again. Save it as a file instead.
page-share-position-copied = Position copied. Everything hidden is shuffled again, so it gives nothing away.
page-share-not-copied = The browser does not allow this page to copy. Copy it yourself:
page-share-saved = { $count ->
    [one] One game imported.
   *[other] { $count } games imported.
}
page-share-paste-title = Paste a position or a game
page-share-paste-about = Paste the text of a position, a saved game or a problem report here. A position starts a new game from there.
page-share-paste-label = The text
page-share-paste-begin = Play from there
page-share-copy = Copy
page-share-link = The link
page-share-looking-about = Anyone who opens the link sees this game and can follow it as you play. They can watch, but they cannot play.
page-share-looking-create = Create a link
page-share-looking-copied = Link copied. Anyone who opens it can watch, but cannot play.
page-share-looking-withdraw = Withdraw the link
page-share-looking-withdrawn = Link withdrawn. It no longer shows anything.
page-share-looking-title = Watching
page-share-looking-document = { $you } : { $ceres } · Watching · Gardens of Ceres
page-share-looking-gone = This link no longer shows a game
page-share-looking-gone-text = It was withdrawn, or part of it is missing. Ask the player for a new one.
page-share-device-about = Open this link on your other device. Your games appear there too, and you can play them on both.
page-share-device-warning = Anyone who has this link can play and delete your games. Do not give it to anyone else.
page-share-device-copied = Link copied. Open it on your other device.
page-share-device-renew = Renew the link
page-share-device-renew-means = If somebody else has the link, renew it. The old link stops working, and all your other devices lose your games. This device still has them.
page-share-device-renewed = Link renewed. Only this device has your games now.
page-share-device-bring = Play your games on this device
page-share-device-bring-about = This link brings a player’s games to this device. Continue only if it is your own link.
# $count is the number of games that were started on this device
page-share-device-bring-along = { $count ->
    [one] The game on this device joins them, so anyone else with this link can play and delete it too.
   *[other] The { $count } games on this device join them, so anyone else with this link can play and delete these too.
}
page-share-device-bring-now = Bring the games here
page-share-device-brought = Your games are here.
page-share-device-bad = This link does not lead to any games. Part of it may be missing. Copy it again on your other device.
page-share-phone-about = Your phone and this computer must be in the same network, such as the Wi-Fi at home.
# Said by the command line, too.
page-share-phone-opens = While this program runs, anyone in this network can open the game and play. Everyone sees only their own games.
page-share-phone-open = Open it to my network
page-share-phone-scan = Scan this code with your phone’s camera, or enter the address:
page-share-phone-network = Network: { $adapter }
page-share-phone-none = This computer is in no local network. Connect it to your phone’s Wi-Fi, then try again.
page-share-phone-elsewhere = Open this address on your phone:

## the page: report a problem

page-report-title = Report a problem
page-report-about = This creates one file for whoever looks into the problem. Nothing is sent anywhere; you decide who gets the file.
page-report-holds = What it contains
page-report-holds-game = the whole game, including everything hidden, and the position shown now
page-report-holds-story = the last lines of the log, as this page showed them
page-report-holds-versions = the versions of the program, the rules and this page; your browser, language and window size
page-report-holds-errors = { $count ->
    [0] errors on this page: none so far
    [one] one error on this page
   *[other] { $count } errors on this page
}
page-report-told = What happened, and what should have happened?
page-report-save = Save the report
page-report-saved = Report saved: { $name }

## the page: rules and rulings

page-rules-title = Rules
page-rules-entry-title = { $title } · Rules
page-guide-summary = Summary
page-guide-books = Rules and help
page-rules-about = The whole game, rule by rule. Where the rulebook leaves a question open, you can read our answer, our reasons and the alternatives.
page-rules-back-game = Back to the game
page-rules-contents = Contents
page-rules-print = Print
page-rules-search = Search the rules
page-rules-search-hint = A word, or an id such as C2
page-rules-search-clear = Clear the search
# The words of the rules, and after the colon the words that people use for them.
page-rules-synonyms =
    silver: money, coin, cash, gold, denarius, currency
    price, cost: expensive, cheap, pay, afford, discount
    adjacent: beside, adjacency, next to, neighbor, neighbour, orthogonal
    tied: tie, tiebreak, draw, equal, same number
    VP: point, victory, score
    Lot: space, field, cell, plot, land, tile of the board
    Deed: property, title, land card
    marker: token, cube, ownership
    citizen, population: people, inhabitant, person, resident
    replace: build over, upgrade, overbuild, demolish, remove, cover
    undo, undone: take back, revert, mistake, cancel, go back
    era: age, round
    market: shop, display, offer
    diagonal: corner
    distance, closest: far, near, range
    wins, win: lose, winner, victory condition
    last turn: end of the game, final, game end
    flip: reveal, turn over
    saved: save, continue later, resume
    rotate, shape: orientation, mirror
    bonus: majority, first place
page-rules-found = { $count ->
    [0] Nothing found
    [one] 1 entry found
   *[other] { $count } entries found
}
page-rules-nothing = No rule mentions “{ $query }”.
page-rules-nothing-try = Try a shorter word, or look through the contents.
page-rules-unknown = There is no rule “{ $id }”. Here are all the rules.
page-rules-rulings = Show all rulings
page-rules-ruling = Ruling
page-rules-chosen = We play
page-rules-why = Why
page-rules-other = Alternatives
page-rules-sources = Where a rule comes from
page-rules-mark = { $mark ->
    [book] Rulebook
    [core] Core game
    [unsettled] Core game, unconfirmed
    [ruling] Ruling
    [rebuilt] Rebuilt
   *[ours] Ours
}
page-rules-about-mark = { $mark ->
    [book] It is in the Gardens of Ceres rulebook. The English text is the original.
    [core] It is a rule of Foundations of Rome itself, and the public sources agree on it.
    [unsettled] It is a rule of Foundations of Rome, but the public sources differ, or only one mentions it. We chose.
    [ruling] The rulebook is silent, or can be read in two ways. We chose.
    [rebuilt] The rulebook shows it only in a picture. We rebuilt it to fit the text. If you own the box, you can play with your own cards and tiles.
   *[ours] It is not part of the published game.
}
page-rules-chapter-t = Things in the game
page-rules-chapter-s = Setup
page-rules-chapter-y = Your turn
page-rules-chapter-c = Ceres’ turn
page-rules-chapter-p = Where a tile goes
page-rules-chapter-e = The end of an era
page-rules-chapter-v = Scoring
page-rules-chapter-d = Difficulty
page-rules-chapter-m = Monuments
page-rules-chapter-x = House variants
page-rules-chapter-q = Small questions
page-rules-chapter-l = Other languages
page-rules-chapter-app = This app
page-rules-app-undo-title = Undo
page-rules-app-undo = Undo cancels your last action, and Redo plays it again. If hidden cards, Deeds or tiles have been shown since, you are asked first, and the game is marked. A strict game has no Undo once Ceres has answered. At a real table, Undo goes back as far as you like, answer by answer.
page-rules-app-saving-title = Saved games
page-rules-app-saving = Every action is saved at once. Close the app whenever you like; the first screen leads back to your game. A game can also be exported as a file and imported elsewhere.
page-rules-column-language = Rulebook in
page-rules-column-says = says
page-rules-column-plays = English, and what we play
page-rules-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
page-rules-figure = Figure
page-rules-figure-double = Double tiles: citizens, and silver for Bribes and for your civic Buildings
page-rules-figure-double-vp = Double commercial tile: VP in eras 1 and 2; one more in era 3
page-rules-figure-civic-vp = Civic tile: VP for each of your matching Buildings
page-rules-figure-gardens-at-start = Gardens at the start
page-rules-figure-failed-claim-vp = VP for a failed claim
# Below pictures of small cities. Letters with numbers are Lots here.
page-rules-scene-build-over = On the left, you have a Domus on B2 and a Domus Maxima on C2 and D2. You build the Insula (corner) on B2, B3 and C2. It has three Lots, so it may replace Buildings of one and two. Both go back to your tray, and D2, no longer covered, gets your marker.
page-rules-scene-claim = The card is Claim C E G. No Deed in column C is for sale, so the letter is E. E4 is three steps from her nearest Lot; E6 and E2 are two. E2 is the cheaper of these, so she takes E2.
page-rules-scene-beside = The Park of four has none of her empty Lots adjacent to it, so it does not count. E3 is adjacent to a Park of two, F2 adjacent to a Park of one. The tile goes on E3.
page-rules-scene-diagonal = None of her empty Lots is adjacent to a Park. C4 is diagonal to the Park of two, D5 to the Park of one. The tile goes on C4.
page-rules-scene-far = B4 and D2 are both three steps from the Park; F5 is farther. Your Domus is two steps from D2 and four from B4. The tile goes on B4.
page-rules-scene-choice = B3 and D2 are both adjacent to the Park of three. On B3 the tile would complete a square; on D2 it would be adjacent to your Domus. You choose.
page-rules-scene-squares = The 3 × 3 square scores 18 VP, the 2 × 2 square 4. D1 and D2 also form a square with C1 and C2, but those already belong to the large one.

## the page: what the program is

page-about-unofficial = Gardens of Ceres is an unofficial fan work. It contains no art and no text from the publisher of the board game.
page-about-version = Version
page-about-rules = Version of the rules
page-about-engine = Engine
# $how is compiled or interpreted, $where server or page, $python a version.
page-about-runs = { $where ->
    [page] { $how ->
        [compiled] compiled, in this page (Python { $python })
       *[interpreted] interpreted, in this page (Python { $python })
    }
   *[server] { $how ->
        [compiled] compiled, on the server (Python { $python })
       *[interpreted] interpreted, on the server (Python { $python })
    }
}
page-about-docs = Documentation
page-about-licences = Licences
page-about-own-licence = Gardens of Ceres is free software under the MIT License. It contains these works by others, under their own licences:

## rulings: what was chosen, why, and what else it could have been

ruling-t3-chosen = Steps along rows and columns, from Lot to Lot. Between two groups of Lots, such as a Park and your Buildings, the nearest pair counts.
ruling-t3-why = Everything else on the board goes by edges: neighbours, Parks, squares. It is also easy to count at the table.
ruling-t3-other = A straight line with a ruler; a diagonal step counted as one; the distance to the middle of a Park.
ruling-t4-chosen = When a Garden or Monument goes on one of Ceres’ empty Lots, her marker returns to her supply.
ruling-t4-why = Your markers return when you build, and Gardens are what she has instead of Buildings. Otherwise she would soon run out.
ruling-t4-other = Her markers stay under her Gardens, so she can claim only 8 Lots in the whole game.
ruling-buildings-chosen = The civic effects in the table. The Library adds up all the citizens adjacent to it first, then halves and rounds down. Stalls count silver.
ruling-buildings-why = Only one public source has the civic effects. For Stalls, its text and its program differ; the program counts silver, as the larger Market Hall does.
ruling-buildings-other = Stalls: 1 VP for each commercial building adjacent to them. Library: rounded down for each neighbour.
ruling-names-chosen = Our own names, and ids that never change. Where two Buildings differ only in shape, the name says which: corner, square or long.
ruling-names-why = Records need names that never change, and we take no text from the box.
ruling-names-other = The names printed in the box.
ruling-tiles-chosen = A quarter of the tiles are residential, a quarter commercial and half civic, with the four civic kinds equal. Of the residential and commercial ones, fewer than half are doubles.
ruling-tiles-why = The rulebook says that there are 32 tiles and which kinds exist, but not how many of each.
ruling-tiles-other = Any other mix of 32.
ruling-cards-chosen = 11 claims, 4 Enlarge Park, 3 Bribes. Each letter comes first once, second once and third once; the numbers 1 to 4 are about equally common.
ruling-cards-why = The rulebook shows the cards only in pictures. In this mix, no column is favoured.
ruling-cards-other = Any other mix. It changes how strong Ceres is.
ruling-s1-chosen = Ceres’ six Deeds lie face down, and none of her markers goes on those Lots.
ruling-s1-why = The cards are secret. Markers would give them away, and flipping the cards later would tell you nothing.
ruling-s1-other = Six markers on the board from the start, as for a human player.
ruling-s2-chosen = You and Ceres start with 0 VP.
ruling-s2-why = The public descriptions differ, and 0 is the simpler start.
ruling-s2-other = 5 VP for each side. You would still start level, so the winner would not change.
ruling-s4-chosen = Piles of 13 Deeds for era 1, 12 for era 2 and 12 for era 3.
ruling-s4-why = The piles should be about equal, and 37 does not divide by three. We made the first one longer.
ruling-s4-other = The longer pile in a later era; or one Deed set aside.
ruling-y4-chosen = A build that would leave you with more than 8 empty Lots is not allowed.
ruling-y4-why = Each of your empty Lots needs a marker, and you have 8. This way you never lose a Lot by accident.
ruling-y4-other = You lose the Lots without a marker; or you keep them without one; or you choose which to give up.
ruling-c1-chosen = The number counts the cards in the row from the left.
ruling-c1-why = The row closes up to the left and fills from the right, and the market is read from the left, too. The rulebook shows it only in a picture.
ruling-c1-other = Count from the right.
ruling-c2-chosen = Her Lots are those with her marker, a Garden or a Monument. If she has none, the price decides, then the slot.
ruling-c2-why = A Lot with a Garden or Monument is hers just as one with a marker is. The rulebook does not say what happens if she owns no Lot.
ruling-c2-other = Only Lots with her markers count; or her face-down Deeds count, too.
ruling-c5-chosen = A Deed flipped from her Deed deck goes to her discard pile for good. The pile is never shuffled back in.
ruling-c5-why = At setup the rulebook sends flipped Deeds to that pile, and it counts on the deck running out.
ruling-c5-other = The discard pile becomes a new Deed deck.
ruling-c8-chosen = Find the Lot as usual; if several are left, you choose (P1 to P4). Her marker goes back to her supply, and the Lot belongs to nobody for the rest of the game. If it came from her Deed deck (C5), there is no marker to return. Lots with her marker, a Garden or a Monument count for the 4 VP.
ruling-c8-why = The rulebook speaks of one Lot and its marker, so the Lot must be found first. A Lot with nothing on it has no owner.
ruling-c8-other = Only Lots with Gardens count; the Lot stays hers; nothing happens for a Lot from her Deed deck.
ruling-p2-chosen = If several of her empty Lots are diagonal to Parks, use those at the largest of these Parks.
ruling-p2-why = This is the same order as in the step before (P1).
ruling-p2-other = Any of these Lots, and you choose.
ruling-p3-chosen = First the Lots closest to her largest Park, then those farthest from your Buildings, each measured to the nearest. If several Parks are largest, the nearest of them counts. If you have no Building, or she has no Park, leave that step out.
ruling-p3-why = The rulebook names both aims and puts the Park first. Without a Building or a Park there is nothing to measure to.
ruling-p3-other = Farthest from your Buildings first; both distances weighed together; you choose which of several largest Parks counts.
ruling-p4-chosen = You also choose among several Lots that are diagonal to the largest Park, or to equally large Parks.
ruling-p4-why = The rulebook lets you choose in the steps before and after this one, and is silent here. Some Lot must be chosen.
ruling-p4-other = The rules for distance (P3) decide first; or chance does.
ruling-p5-chosen = Where the rulebook lets you choose for Ceres, the game stops and asks. Your answer is recorded and can be undone, and a bot makes it, too.
ruling-p5-why = The choice is often worth VP, and without it a recorded game could not be replayed.
ruling-p5-other = The program chooses, at random or in a fixed order.
ruling-e1-chosen = When the Deeds of the era are gone, each side has one more turn, in turn order, including whoever took the last Deed.
ruling-e1-why = The public descriptions differ. This one fits the rulebook, where Ceres’ last action comes after the last Deed.
ruling-e1-other = Only Ceres has one more turn, and only if you took the last Deed; or the era ends at once.
ruling-e2-chosen = The last turns come in the usual order: if she took the last Deed, you go first; otherwise she does.
ruling-e2-why = Nothing in the rulebook interrupts the turn order.
ruling-e2-other = She enlarges at once, always before your last turn; or always after it.
ruling-e3-chosen = After scoring, the turns continue in order: whoever did not have the last turn is next.
ruling-e3-why = The rulebook does not say who starts the later eras.
ruling-e3-other = You start each era.
ruling-v2-chosen = Silver at the end of eras 1 and 2, VP instead at the end of era 3.
ruling-v2-why = The public sources do not settle it. Silver is worth nothing after the last era, so the VP replace it there.
ruling-v2-other = Silver and VP in every era.
ruling-v3-chosen = Ceres’ Monuments count as neighbours of your civic Buildings, with the values printed on them (M6).
ruling-v3-why = The rulebook names Gardens as neighbours and does not mention her Monuments. They are buildings in the city like any other.
ruling-v3-other = Her Monuments do not count for you at all.
ruling-v4-chosen = 1 VP for each empty Lot at the end of era 3, and only then.
ruling-v4-why = The public sources do not settle it. In earlier eras you can still build on an empty Lot; at the end you cannot.
ruling-v4-other = Nothing for empty Lots; or VP for them in every era.
ruling-v6-chosen = On Hard a double commercial tile still scores 1 VP; only on Challenge does it score 2. In era 3 it scores one more: 2 on Hard, 3 on Challenge.
ruling-v6-why = The rulebook lists the 2 VP among the things that Challenge adds. In era 3 it adds one VP for each commercial tile.
ruling-v6-other = 2 VP on Hard, as the tile chart could mean. In era 3 on Challenge: 4 VP, or 2.
ruling-v7-chosen = “Matching icons” means the kind of Building; how much it shows does not matter. On Challenge the kind must still match, for 3 VP instead of 2.
ruling-v7-why = The rulebook says that the value does not matter. Its sentence on Challenge changes the number and does not repeat the rest.
ruling-v7-other = On Challenge, every Building of yours adjacent to a civic tile scores 3 VP.
ruling-v8-chosen = Of all the ways to choose squares that share no Garden, the one with the most VP counts.
ruling-v8-why = The rulebook wants the highest score, and this way the order in which you look never matters. For example, the 28 Gardens A1–F3, B4–D6 and E4 hold three 3 × 3 squares for 54 VP; starting with the 4 × 4 would give only 52.
ruling-v8-other = The largest square first, then the largest of what is left.
ruling-v10-chosen = Silver and empty Lots count for you alone.
ruling-v10-why = The rulebook says how Ceres scores, and mentions neither.
ruling-v10-other = 1 VP for each of her empty Lots in era 3.
ruling-monuments-chosen = The figures and conditions in the table. A condition is checked before the build changes anything, so the Pantheon can only be built over your own Buildings.
ruling-monuments-why = Only one public source has all of them.
ruling-monuments-other = Other figures on the real cards; all Lots on the border; the silver you hold; conditions checked after the build.
ruling-m1-chosen = If you build over one of your Monuments, it goes back to the supply. Either side can build it again, and its “when built” effect happens again.
ruling-m1-why = Replaced Buildings go back to where they came from, and a Monument came from the supply.
ruling-m1-other = It leaves the game; or it may not be replaced; or its effect happens only once.
ruling-m2-chosen = From the smallest up, she takes the first Monument that is small enough for her count and fits on her empty Lots in its shape. Equal sizes, which only a composed position can have, go by id in alphabetical order.
ruling-m2-why = The rulebook says smallest first. She cannot take one that has no room, so the next one gets its turn.
ruling-m2-other = She looks only at the smallest, and builds nothing if it does not fit.
ruling-m3-chosen = All placements are compared like Lots for a tile (P1 to P4). A placement is adjacent to a Park, or diagonal to one, if one of its Lots is; its distance is that of its nearest Lot.
ruling-m3-why = The rulebook refers to the rules for tiles, which deal with single Lots. This is the simplest way to carry them over.
ruling-m3-other = The placement with the most Lots adjacent to the Park; or with all of them; or one Lot is chosen first.
ruling-m4-chosen = Ceres ignores all conditions, including the border. “When built” effects happen for both sides when she builds, too. Gardens count as her buildings; she is paid no silver.
ruling-m4-why = The rulebook frees her from requirements, and an effect is not a requirement. Gardens are what she has instead of Buildings.
ruling-m4-other = No effect when she builds; an effect only for you; Gardens do not count.
ruling-m5-chosen = One single icon on every difficulty: 1 citizen, or 1 VP (2 in era 3), or a civic tile that wants what the Monument counts.
ruling-m5-why = The rulebook scores her Monuments like ordinary tiles, and a double tile is not an ordinary one. For civic Monuments we use the closest tile.
ruling-m5-other = The printed figures; a double icon; one tile’s worth for each Lot; nothing for civic ones.
ruling-m6-chosen = Her Monuments do not belong to any Park or square, and do not count for her Bribe (C7) or for further Monuments (M2). Their Lots are hers (C2, C8). Your civic Buildings count the printed values.
ruling-m6-why = A Monument is a building, and the rulebook treats it as a tile only in her scoring.
ruling-m6-other = A Monument joins a Park; for your civic Buildings it counts as one icon, as in her own scoring (M5).
ruling-m7-chosen = Different sizes means different numbers of Lots.
ruling-m7-why = She takes the smallest first, which calls for a number.
ruling-m7-other = Different shapes count as different sizes.
ruling-x1-chosen = If you are exactly 3 behind, you score. Without any population, you score nothing. If you lead, she scores as always (V1), however far behind she is.
ruling-x1-why = For players who say that one small house is enough to live off her population.
ruling-x2-chosen = Her Parks and tiles are counted before anything is covered. A Monument that covers Gardens is always adjacent to their Park (P1). Covered Gardens are no longer buildings adjacent to the Monument. They are drawn last, in the order of their Lots.
ruling-x2-why = For players who say that she never builds over anything and rarely builds Monuments.
ruling-x3-chosen = If several Deeds are adjacent to equally large Parks, she takes the leftmost, as in a claim (C4) but without a marker. The market is refilled before the next tile. If the bag is empty, she scores as always (C8). If this takes the last Deed, the last turns begin when her turn ends (E1).
ruling-x3-why = For players who say that she runs dry late in the game.
ruling-x4-chosen = The VP count towards her final score like any others, but they are not part of the scoring of an era. There is one such gift at most. It goes with every difficulty, with Monuments and with the other variants.
ruling-x4-why = For players who beat Challenge and find nothing above it.

## small questions that no rule answers: the question, and our answer

ruling-question-no-lot-title = Ceres owns no Lot at all
ruling-question-no-lot = Then distance settles nothing: the price decides, then the slot in the market.
ruling-question-her-lots-title = Which Lots count for distance
ruling-question-her-lots = Those with her marker, a Garden or a Monument. Her face-down Deeds do not count.
ruling-question-one-tile-title = A Park adjacent to a civic Building
ruling-question-one-tile = Each Garden tile adjacent to it is one building. A Park as a whole is not.
ruling-question-civic-icons-title = The icons on civic tiles
ruling-question-civic-icons = They only say which Buildings the tile scores for. They are not citizens or silver, and the tile does not count as residential or commercial for her Monuments.
ruling-question-doubles-title = Double tiles adjacent to your civic Buildings
ruling-question-doubles = They follow the difficulty level: 1 citizen or 1 silver on Normal, 2 on Hard and Challenge.
ruling-question-when-built-title = What is adjacent to a Monument when it is built
ruling-question-when-built = The board after the build counts: replaced Buildings and covered Gardens are gone.
ruling-question-icon-title = When her tiles are counted for a Monument
ruling-question-icon = After the card’s own action, so tiles just placed count. She ignores conditions.
ruling-question-tower-title = VP of your commercial Monuments
ruling-question-tower = They score only in era 3, like those of any commercial Building. In eras 1 and 2 the Tower of Wonders brings you nothing.
ruling-question-large-squares-title = Squares larger than 4 × 4
ruling-question-large-squares = There are none. A 5 × 5 field holds a 4 × 4 and whatever else fits next to it.
ruling-question-tie-title = Equal VP at the end
ruling-question-tie = Ceres wins. The rulebook says so; it is listed here because players ask.
ruling-question-unsorted-title = A written position with unsorted lists
ruling-question-unsorted = It is accepted and sorted.
ruling-question-twice-title = A written position that says something twice
ruling-question-twice = It is refused.
ruling-question-no-choice-title = A written position with a choice that is not one
ruling-question-no-choice = With fewer than two options nobody would be asked, so it is refused.
ruling-question-last-turn-title = A written position with a Monument in Ceres’ last turn
ruling-question-last-turn = This cannot happen in play. It is accepted and played out, and her last turn ends with it.
ruling-question-second-icon-title = A written position with a Monument to place and an icon left
ruling-question-second-icon = In play the icon is used up by then. Here it is resolved all the same: she may build another one.
ruling-question-no-deeds-title = A written position without Deeds
ruling-question-no-deeds = It is accepted: an era that begins without Deeds begins with an ordinary turn.

## where translations of the rulebook differ: what they say, and what is played

ruling-translation-dearest-says = Claim most expensive: a tie goes to the leftmost Deed.
ruling-translation-dearest-plays = To the rightmost.
ruling-translation-every-tile-says = Final scoring: one more VP for every Garden tile.
ruling-translation-every-tile-plays = Only for every commercial Garden tile.
ruling-translation-largest-park-says = Enlarge Park: the tile goes adjacent to the largest Park she has.
ruling-translation-largest-park-plays = Adjacent to the largest Park that has one of her empty Lots next to it.
ruling-translation-markers-says = Says outright that Ceres has 8 Lot markers.
ruling-translation-markers-plays = A second set of Lot markers, which is also 8.
ruling-translation-coins-says = Bribe: continues until every card has coins on it.
ruling-translation-coins-plays = One silver on each Deed, whether or not there was silver on it before.
ruling-translation-gardens-says = Civic scoring: adjacent Gardens of hers give no points.
ruling-translation-gardens-plays = Her civic tiles do not score for her other Gardens.
ruling-translation-population-says = Monuments: counts her population plus her commercial tiles.
ruling-translation-population-plays = Counts tiles; a double tile is one.
ruling-translation-turn-says = Ceres’ last action comes at the end of the turn.
ruling-translation-turn-plays = At the end of the round, meaning the era.
ruling-translation-diagonal-says = Enlarge Park: a diagonal Lot, without saying that it must be hers.
ruling-translation-diagonal-plays = A diagonal Lot that she owns.
ruling-translation-cards-says = Deed cards and action cards share one name; claim and bribe speak of action tiles.
ruling-translation-cards-plays = Deed cards.
ruling-translation-chart-says = The tile chart: 2 VP for your Buildings adjacent to a civic tile, which can be read as 2 in all. Challenge: 3 VP for each, without saying whose.
ruling-translation-chart-plays = For each of your Buildings adjacent to it.
ruling-translation-monument-deck-says = The Monument deck and card are called table and tile.
ruling-translation-monument-deck-plays = Deck and card.
ruling-translation-double-says = A double residential tile on Normal counts as population, without a number.
ruling-translation-double-plays = It counts as one.
ruling-translation-garbled-says = The sentence on diagonal Lots is garbled.
ruling-translation-garbled-plays = A diagonal Lot that she owns.
ruling-translation-missing-says = Setup steps 4 to 6 and the choice of difficulty are missing.
ruling-translation-missing-plays = It has them.
ruling-translation-bank-says = The silver on a bought Deed goes back to the row.
ruling-translation-bank-plays = To the bank.
ruling-translation-opposite-says = You lose “in the opposite case”, which leaves a tie open.
ruling-translation-opposite-plays = You lose unless you have more.
ruling-translation-squares-says = Squares: only the combination with the most VP counts.
ruling-translation-squares-plays = A Garden counts for one square only, the highest-scoring one. We play it as the Korean text says.
ruling-translation-shuffling-says = Monuments: draw three of different sizes, with no mention of shuffling.
ruling-translation-shuffling-plays = Shuffle first.
ruling-translation-instead-says = Challenge: does not say that the 2 VP for a double commercial tile replace the 1.
ruling-translation-instead-plays = 2 VP instead of 1.
ruling-translation-her-lot-says = Enlarge Park: an empty Lot adjacent to the Park, without saying that it must be hers.
ruling-translation-her-lot-plays = One of her empty Lots.
ruling-translation-monument-card-says = The Monument card goes next to the pile of Deeds she owns.
ruling-translation-monument-card-plays = Next to her discard pile.

## the page: without a server

page-site-loading =
    { $stage ->
        [load] Loading the game…
        [python] Starting Python…
        [rules] Reading the rules…
       *[store] Saving the game for playing offline…
    }

## the page: without a server

page-site-denied = This browser does not let the page save anything: your games last until you close it. Save the ones you want as files.
page-site-full = the browser has no room left for this page, so this was not saved. Make room (delete old games or other sites’ data) and try again, or save the game as a file
page-site-storage-failed = the browser’s storage is not working right now ({ $problem }), so this was not saved. Try again, or save the game as a file and reload the page
page-site-save = You have finished { $games } games since you last saved a file, and this browser has not promised to keep them.
page-site-save-now = Save my games
page-site-install = Install the game: it then starts from its own icon, also without a network.
page-site-install-now = Install
page-site-install-apple = Keep the game on your home screen: tap Share in Safari, then Add to Home Screen. It then works without a network.
page-site-install-later = Not now
page-site-too-new = the games in this browser were saved by a newer version of this page. They were not changed. Go online and reload the page to get that version
page-site-failed = something went wrong ({ $problem }). Your game has not changed
page-site-away = Part of the page could not be loaded. It will carry on by itself once you are online; nothing is lost.
page-site-renew = A new version is ready.
page-site-renew-now = Reload
page-site-renew-later = A new version is ready, but a game is open in another tab. Close that tab first.

## the page: a guided first game
## Short, warm and plain: one thought each. What to do comes last.

page-learn-title = Your first game
page-learn-loading = Setting up the lesson…
page-learn-progress = { $number } of { $of }
page-learn-on = Next
page-learn-more = More
page-learn-show = Show me
page-learn-do = Do it for me
page-learn-leave = Leave the lesson
page-learn-left = No more notes from here. You can come back to the lesson from the first page.
page-learn-alone = Play on by yourself
page-learn-watch = Well done. Now it is Ceres’ turn: step through it with Next.
# When the player tries something else than the lesson asks for
page-learn-later-income = Good idea, but not yet. First, take Income.
page-learn-later-buy = Good idea, but not yet. First, buy { $deed }.
page-learn-later-build = Good idea, but not yet. First, build { PIECE($id, form: "a") } on { LIST($lots) }.
page-learn-later-place = Good idea, but not yet. First, put the tile on { $lot }.

# The steps, in their order
page-learn-step-city = Welcome to Rome: 49 Lots, named by column and row. Red shields mark your empty Lots; green lozenges mark Ceres’. You have built two small Buildings; she has three Gardens.
page-learn-step-goal = There are three eras, and both sides score Victory Points (VP) at the end of each. You win if you have more than Ceres after the third. We start late in the first.
page-learn-step-turn = On your turn you do one thing: take Income, buy a Deed or build. Then Ceres takes a turn. You can undo anything, so just try.
page-learn-step-income = { $deed } would suit you, but it costs { $price } silver and you have { $silver }. Take Income: { $basic } silver, plus { $more } from your { PIECE($id) }.
page-learn-step-flip = Ceres has no hand of cards and no mind of her own, just a deck. The card she flips shows a { $number }, which picks card { $number } in her row, counted from the left. She does what that card says.
page-learn-step-letters = She claims a Deed by letters: { LIST($letters, type: "comma") }, in this order. No Deed in column { $without } is for sale, so the letter is { $letter }. That column has two, and she takes the one closest to her Lots: { $deed }. She pays nothing.
page-learn-step-buy = The Deeds to the right of hers moved up and got cheaper, and { $new } came in at the end. So { $deed } now costs only { $price }. Buy it.
page-learn-step-bribe = A Bribe: she counts the silver on her Gardens, { $icons }, and adds 1. So { $silver } silver goes on the Deeds, one each, from the left. From now on it is part of their price.
page-learn-step-build = Building is free, on your own Lots. { PIECE($id) }: two Lots side by side, { $citizens } citizens. Build it on { LIST($lots) }.
page-learn-step-enlarge = Enlarge Park: three tiles from the bag, one after the other. Each goes on one of her empty Lots, next to the largest Park she can reach. Gardens joined edge to edge are a Park.
page-learn-step-choice = Two Lots would do, so you choose, and you see the tile first. It scores for each of your residential Buildings next to it, and { $beside } is next to your { PIECE($id) }. Put it on { $lot }.
page-learn-step-park = The next tile goes on { $lot } anyway. Watch out for her squares: 2 × 2 Gardens score { $square } VP in every era, 3 × 3 a full { $larger }.
page-learn-step-bribed = Now { $deed }. Its slot costs { $printed }, and there is { $silver } silver from the Bribe on it: { $price } in all. Buy it. The silver on it goes to the bank.
page-learn-step-cheapest = She claims the cheapest Deed, counting the silver on it: { $deed }, at { $price }.
page-learn-step-over = You may build over your own Buildings if they have fewer Lots. Build { PIECE($id, form: "a") } on { LIST($lots) }: the { PIECE($under) } goes back to your tray, and { $before } citizen becomes { $citizens }.
page-learn-step-no-claim = { LIST($letters, type: "comma") }: no such Deed is for sale. So she flips the top card of her own Deed deck, { $deed }, and a Garden grows there at once. If that deck were empty, she would score 1 VP.
page-learn-step-between = { $deed } lies between your houses and a Garden: just the spot for a civic Building. Buy it for { $price }, including the silver from the Bribe.
page-learn-step-dearest = She claims the most expensive Deed, counting the silver on it: { $deed }, at { $price }. Only one is left now.
page-learn-step-commerce = Commercial Buildings add their silver to every Income, in all three eras. At the end of eras 1 and 2 you take it once more; at the end of era 3 they score VP instead. Build { PIECE($id, form: "a") } on { LIST($lots) }.
page-learn-step-last = She took the last Deed of this era. Now each side has one more turn: you, then Ceres.
page-learn-step-civic = Civic Buildings score for what is next to them, including Ceres’ Gardens. Build { PIECE($id, form: "a") } on { LIST($lots) }: 1 VP for each citizen next to it, { $citizens } in all.
page-learn-step-her-last = Ceres’ last turn of an era is always Enlarge Park, with no card. Watch { $lot }: it completes a 2 × 2 square.
page-learn-step-you-score = The era is scored. You have more citizens, { $population } to { $other }: { $population } VP, plus { $bonus } for being ahead. { PIECE($id) }: { $vp } VP. Commercial Buildings: { $silver } silver.
page-learn-step-she-scores = Ceres scores the larger population, too, without the bonus: { $population }. She also gets { $commercial } for commercial tiles, { $civic } for a civic tile next to your { PIECE($id) }, and { $square } for the square.
page-learn-step-alone = Era { $era }: six new Deeds, the city stays, and being ahead in citizens is worth { $bonus } now. You lead { $you } to { $ceres }, and you know the game. The rest is up to you!

## the page: a real table: what to enter. The player draws it from the real deck or bag.

real-ask-your-deeds = Deal yourself { $count } Deeds. Which ones are they?
real-ask-her-deeds = Deal six Deeds to Ceres, face down. Flip the top { $count } of them. Which ones are they?
# $lots are the Lots of the Deeds that were flipped, one tile for each.
real-ask-first-tiles = Draw { $count } tiles from the bag, one for each of { LIST($lots) }, in this order. Which ones are they?
real-ask-market = Turn up { $count } Deeds from this era’s pile and put them in the market, from left to right. Which ones are they?
real-ask-row = Lay { $count } cards from Ceres’ action deck face up in a row, from left to right. Which ones are they?
real-ask-supply = Take the Temple of Minerva and the Temple of Vulcan out of the Monument cards, and shuffle the rest. Turn cards up until you have { $count } of different sizes. Which ones are they?
real-ask-flip = Flip the top card of Ceres’ action deck. Which one is it?
real-ask-refill = Turn up the next Deed from this era’s pile and put it in the last slot of the market. Which one is it?
real-ask-deed-flip = Flip the top card of Ceres’ Deed deck onto her discard pile. Which one is it?
real-ask-tile = Draw a tile from the bag for { $lots }. Which one is it?
real-ask-tile-choice = Draw a tile from the bag. Which one is it? Then you choose { LIST($lots, type: "or") }.

## the page: a real table: what to do with one's hands
## $drawer is me (the player draws, so it was drawn already) or app (it has to be looked for).

real-hand-silver = Take { $silver } silver from the bank.
# $price is all that the player pays; $bribe is the silver on the Deed.
real-hand-pay = { $bribe ->
    [0] Pay { $price } silver to the bank. Set the Deed { $deed } aside.
   *[other] Pay { $price } silver to the bank; the { $bribe } silver on the Deed goes there, too. Set the Deed { $deed } aside.
}
real-hand-your-marker = { $count ->
    [one] Put your marker on { $lots }.
   *[other] Put your markers on { LIST($lots) }.
}
# $place is the slot that is empty now; $count Deeds are to the right of it.
real-hand-slide = { $count ->
    [one] Slide the last Deed in the market one slot to the left, with its silver.
   *[other] Slide the last { $count } Deeds in the market one slot to the left, with their silver.
}
real-hand-refill = Find the Deed { $deed } and put it in the last slot of the market.
# $side is you or ceres.
real-hand-markers-back = { $side ->
    [you] { $count ->
        [one] Return your marker from { $lots } to your supply.
       *[other] Return your markers from { LIST($lots) } to your supply.
    }
   *[ceres] { $count ->
        [one] Return Ceres’ marker from { $lots } to her supply.
       *[other] Return Ceres’ markers from { LIST($lots) } to her supply.
    }
}
# $where is tray, supply, or hers (a Monument of Ceres’).
real-hand-piece-back = { $where ->
    [hers] Return the { PIECE($id) } from { LIST($lots) } to the Monuments, and its card to the Monument cards.
    [supply] Return the { PIECE($id) } from { LIST($lots) } to the Monuments.
   *[tray] Return the { PIECE($id) } from { LIST($lots) } to your tray.
}
real-hand-build = { $where ->
    [supply] Take { PIECE($id, form: "a") } from the Monuments and put it on { LIST($lots) }.
   *[tray] Take { PIECE($id, form: "a") } from your tray and put it on { LIST($lots) }.
}
# $vp is what is scored; $start and $end are numbers on the track.
real-hand-vp = { $side ->
    [you] Move your VP marker up { $vp }: from { $start } to { $end }.
   *[ceres] Move Ceres’ VP marker up { $vp }: from { $start } to { $end }.
}
real-hand-population = Set the Population track: you { $you }, Ceres { $ceres }.
# Of a card: $number, $does and $letters, as in card-action. $drawer may also be known: it was played before.
real-hand-flip = { $drawer ->
    [me] Keep the flipped card handy: { $number }, { card-action }.
    [known] Flip the top card of Ceres’ action deck: { $number }, { card-action }.
   *[app] Find the flipped card: { $number }, { card-action }.
}
real-hand-card-under = Put card { $place } of the row face down under Ceres’ action deck: { $number }, { card-action }.
real-hand-row = Close the gap to the left, and put the flipped card in the last slot of the row.
real-hand-to-bank = { $silver ->
    [one] Return the silver on { $deed } to the bank.
   *[other] Return the { $silver } silver on { $deed } to the bank.
}
real-hand-her-discard = Put the Deed { $deed } on Ceres’ discard pile.
real-hand-her-marker = Put Ceres’ marker on { $lot }.
real-hand-deed-flip = Find the Deed { $deed }, as if from Ceres’ Deed deck, and put it on her discard pile.
real-hand-bribe = { $count ->
    [one] Put one silver from the bank on { $deeds }.
   *[other] Put one silver from the bank on each of { LIST($deeds) }.
}
real-hand-tile = { $drawer ->
    [me] Put the tile on { $lot }: { TILE($tile) }.
   *[app] Find this tile and put it on { $lot }: { TILE($tile) }.
}
real-hand-tiles-back = { $drawer ->
    [me] { $count ->
        [one] Set the Garden tile from { $lots } aside: it is drawn once the bag is empty.
       *[other] Set the Garden tiles from { LIST($lots) } aside, in this order: they are drawn once the bag is empty.
    }
   *[app] { $count ->
        [one] Return the Garden tile from { $lots } to the others.
       *[other] Return the Garden tiles from { LIST($lots) } to the others.
    }
}
real-hand-her-monument = Take { PIECE($id, form: "a") } from the Monuments and put it on { LIST($lots) } for Ceres. Its card goes next to her discard pile.
real-hand-market = { $drawer ->
    [me] The market, from left to right: { LIST($deeds, type: "comma") }.
   *[app] Find these Deeds and put them in the market, from left to right: { LIST($deeds, type: "comma") }.
}

## the page: a real table: what to do with one's hands to set it up

real-hand-city = Lay out the city for two players, 7 × 7 Lots: columns A to G, rows 1 to 7.
real-hand-markers = Take your tray with its Buildings, and { $count } Lot markers. Set out { $count } Lot markers of another colour for Ceres.
real-hand-tracks = Put both VP markers on 0, and both population markers on 0 of the Population track.
real-hand-shuffle-deeds = { $drawer ->
    [me] Shuffle the 49 Deeds for these Lots.
   *[app] Set out the 49 Deeds so that you can find them quickly: the app draws them.
}
real-hand-fill-bag = { $drawer ->
    [me] Put all the Garden tiles into the bag and mix them.
   *[app] Sort the Garden tiles by kind: the app draws them.
}
real-hand-shuffle-cards = { $drawer ->
    [me] Shuffle Ceres’ 18 action cards.
    [box] Leave Ceres’ 18 action cards in the box: her cards are on the screen.
   *[app] Set out Ceres’ 18 action cards so that you can find them quickly: the app draws them.
}
real-hand-your-deeds = { $drawer ->
    [me] Set your { $count } Deeds aside: { LIST($deeds, type: "comma") }.
   *[app] These { $count } Lots are yours; set their Deeds aside: { LIST($deeds, type: "comma") }.
}
real-hand-her-deeds = { $drawer ->
    [me] Start Ceres’ discard pile with { LIST($deeds) }.
   *[app] Find { LIST($deeds) } and start Ceres’ discard pile with them.
}
real-hand-her-hidden-deeds = { $drawer ->
    [me] Her other { $count } stay face down: they are her Deed deck.
   *[app] She has { $count } more Deeds: the app knows which.
}
real-hand-piles = { $drawer ->
    [me] Make three face-down piles of the other Deeds, with { $first }, { $second } and { $third } cards, for the three eras.
   *[app] The other Deeds are for the three eras ({ $first }, { $second } and { $third } cards): keep them together.
}
real-hand-row-card = Find this card and put it in slot { $place } of the row: { $number }, { card-action }.
real-hand-deck = { $drawer ->
    [me] Put the other cards face down next to the row: they are her action deck.
   *[app] The other cards are her action deck: keep them together.
}
# $ids are Monuments.
real-hand-supply = { $drawer ->
    [me] Set out these Monuments: { PIECE($ids) }. Return the others to the box.
   *[app] Find these Monuments and set them out: { PIECE($ids) }. The others stay in the box.
}

## the page: a real table: putting it back after an undo, and when somebody else draws from a deck

real-catch-up = Make your table match the game again.
real-back-silver = Return { $silver } silver to the bank. You then have { $left }.
real-back-vp = { $side ->
    [you] Put your VP marker on { $end }.
   *[ceres] Put Ceres’ VP marker on { $end }.
}
real-back-tiles = { $drawer ->
    [me] { $count ->
        [one] Return the Garden tile from { $lots } to the bag.
       *[other] Return the Garden tiles from { LIST($lots) } to the bag.
    }
   *[app] { $count ->
        [one] Return the Garden tile from { $lots } to the others.
       *[other] Return the Garden tiles from { LIST($lots) } to the others.
    }
}
real-back-market = { $count ->
    [0] Clear the market.
   *[other] Lay out the market again, from left to right, with its silver: { LIST($deeds, type: "comma") }.
}
real-back-deeds = { $drawer ->
    [me] { $where ->
        [hers] Put these Deeds face down on top of Ceres’ Deed deck, the first on top: { LIST($deeds, type: "comma") }.
       *[pile] Put these Deeds face down on top of the pile of era { $era }, the first on top: { LIST($deeds, type: "comma") }.
    }
   *[app] Put these Deeds back with the others: { LIST($deeds, type: "comma") }.
}
real-back-deck = { $count ->
    [one] Put this card face down on top of Ceres’ action deck: { $cards }.
   *[other] Put these cards face down on top of Ceres’ action deck, the first on top: { $cards }.
}
real-back-row = Lay out Ceres’ row again, from left to right: { $cards }. If a card is missing, look at the bottom of her action deck, then on top of it.
real-switch-cards = { $drawer ->
    [box] Put Ceres’ action cards into the box: her row is on the screen.
   *[me] Shuffle Ceres’ { $count } unseen action cards and put them face down next to the row: they are her action deck.
}
real-card = { card-action } ({ $number })
real-switch-known = { $count ->
    [one] Put this card face down under Ceres’ action deck: { $cards }.
   *[other] Put these cards face down under Ceres’ action deck, the last at the bottom: { $cards }.
}
real-switch-tiles = { $drawer ->
    [me] Put all Garden tiles that are neither in the city nor set aside into the bag, and mix them.
   *[app] Take the Garden tiles out of the bag and sort them by kind: the app draws them.
}
real-switch-deeds = { $drawer ->
    [me] Shuffle the { $count } Deeds that have not come up. Deal { $hers } face down to Ceres as her Deed deck; make face-down piles of the others for eras 1, 2 and 3, with { $first }, { $second } and { $third } cards.
   *[app] Gather the { $count } Deeds that have not come up, so that you can find them quickly: the app draws them.
}

## the page: a real table: the steps of its set-up

real-set-up-city = The city, and a colour for each side.
real-set-up-shuffle = Deeds, tiles and cards.
real-set-up-your-deeds = Your first Lots: { LIST($deeds) }.
real-set-up-silver = You start with { $silver } silver; Ceres has none.
real-set-up-favour = Favour of the Gods: Ceres begins with { $vp } VP.
real-set-up-her-deeds = Ceres’ first Lots: { LIST($deeds) }.
# $tiles are Garden tiles, one for each of $lots.
real-set-up-first-tiles = Her first Gardens, on { LIST($lots) }: { TILE($tiles) }.
# $sizes are numbers of cards.
real-set-up-piles = The piles of the three eras have { LIST($sizes) } Deeds.
real-set-up-market = The market: { LIST($deeds, type: "comma") }.
# $cards is what the cards do, as in card-action, one after the other.
real-set-up-row = Her row: { $cards }.
# $monuments are ids of Monuments.
real-set-up-supply = The Monuments in this game: { PIECE($monuments) }.
real-set-up-done = Everything is ready, and you go first.

## the page: a real table: what was corrected; $old is what it was, $new what it is

real-changed-silver = Corrected: you have { $new } silver, not { $old }.
real-changed-your-vp = Corrected: you have { $new } VP, not { $old }.
real-changed-her-vp = Corrected: Ceres has { $new } VP, not { $old }.
real-changed-era = Corrected: it is era { $new }, not { $old }.
# $owner is you, ceres or nobody.
real-changed-lot = { $owner ->
    [you] Corrected: { $lot } has your marker.
    [ceres] Corrected: { $lot } has Ceres’ marker.
   *[nobody] Corrected: { $lot } is unowned.
}
real-changed-garden = Corrected: { TILE($tile) } is on { $lot }.
real-changed-piece = Corrected: { PIECE($id, form: "a") } is on { $lot }.
# $deeds are Deeds, with + and the silver on them.
real-changed-market = { $count ->
    [0] Corrected: the market is empty.
   *[other] Corrected: the market is { LIST($deeds, type: "comma") }.
}
real-changed-row = Corrected: her row is { $cards }.
real-changed-known = { $count ->
    [0] Corrected: no card in her action deck is known.
   *[other] Corrected: the last cards in her action deck are { $cards }.
}
real-changed-deeds = Corrected: Ceres has { $new ->
    [one] { $new } face-down Deed
   *[other] { $new } face-down Deeds
}, not { $old }.
real-changed-pile = Corrected: the pile of era { $era } has { $new ->
    [one] { $new } Deed
   *[other] { $new } Deeds
}, not { $old }.
real-changed-bag = Corrected: { $count ->
    [one] one tile is
   *[other] { $count } tiles are
} in the bag.
# $ids are Monuments.
real-changed-supply = { $count ->
    [0] Corrected: no Monuments are left.
   *[other] Corrected: the Monuments left are { PIECE($ids) }.
}
# $who is none, you, ceres or ceres-you (both).
real-changed-last-turns = { $who ->
    [none] Corrected: these are not the last turns.
    [you] Corrected: only you have a last turn.
    [ceres] Corrected: only Ceres has a last turn.
   *[ceres-you] Corrected: both sides have a last turn.
}

## the page: the way to a game at a real table

page-home-real = At my table
page-home-about-real = Do you have the box? Play with wood and cardboard, and let the app play Ceres.
page-games-real = At my table

## the page: beside a real table

page-real-about = Your city is on your table. The app plays Ceres, keeps track of everything and says what to do by hand; you enter what you do.
page-real-draws = Who draws?
# $who is app or me.
page-real-all-drawn = { $who ->
    [app] The app draws everything
   *[me] I draw everything
}
page-real-all-drawn-about = { $who ->
    [app] It names each Deed or tile, and you find it; Ceres’ cards are on the screen. Quick: nothing to shuffle, nothing to enter.
   *[me] From your real decks and your bag. You tap what you drew; the app offers only what is still possible.
}
page-real-each-deck = Deck by deck
# $deck is cards, tiles or deeds.
page-real-deck = { $deck ->
    [cards] Ceres’ cards
    [tiles] Garden tiles
   *[deeds] Deeds
}
page-real-drawer = { $who ->
    [app] the app draws
    [box] the app draws; cards in the box
   *[me] I draw
}
page-real-cards-of = Which cards?
# $whose is standard or own.
page-real-box = { $whose ->
    [own] The cards in my box
   *[standard] The app’s cards
}
page-real-box-about = { $whose ->
    [own] As you entered them.
   *[standard] Rebuilt, not the printed ones: the app draws them, or you make copies.
}
page-real-no-box = You can enter the cards in your box once, by tapping.
page-real-below = More below
page-real-why = Why?
page-real-hands = By hand
page-real-score = Score now
page-real-menu = Menu
# $to is correct, hers, score or log.
page-real-menu-to = { $to ->
    [correct] Correct the table
    [hers] What Ceres has
    [score] Score now
   *[log] Log
}
page-real-size = Text size
page-real-size-of = { $size ->
    [normal] Normal
    [large] Large
   *[largest] Very large
}
page-real-aloud = Read the steps aloud
page-real-aloud-about = In your browser’s voice, so that your hands and eyes stay on the table.
# $language is the name of a language in itself: English.
page-real-aloud-no-voice = This browser has no voice for { $language }.
page-real-aloud-again = Say it again
page-real-spoken = Say your action
# $possible is yes, or no if the browser cannot do it.
page-real-spoken-about = { $possible ->
    [no] This browser does not recognise speech.
   *[yes] “Buy C4”, “income”, “domus on B2” is filled in; you still confirm it with a tap. Your browser may send the recording to its maker.
}
page-real-say = Say it
page-real-say-listening = Listening… Tap to stop
page-real-say-heard = Heard “{ $said }”.
# $found is it (one was meant), or how many may be.
page-real-say-meant = { $found ->
    [it] Tap to confirm:
    [0] That is not an action you can take now.
   *[other] Did you mean:
}
# $why is silence, denied or failed.
page-real-say-deaf = { $why ->
    [silence] Nothing was heard.
    [denied] The browser does not let this page use the microphone. It may require an encrypted page.
   *[failed] The browser’s speech recognition does not answer.
}
page-real-your-turn = Your turn
page-real-setup-again = Show setup again
page-real-buy = Buy
page-real-possible = { $count ->
    [0] none
   *[other] { $count } possible
}
page-real-which-deed = Which Deed will you buy?
page-real-which-piece = What will you build?
page-real-pick = Tap a Deed
page-real-pick-piece = Tap a piece
page-real-pick-place = Tap a spot
page-real-not-now = Not possible now
page-real-deeds = All Deeds
# $does is letters, price, enlarge or bribe.
page-real-cards = { $does ->
    [letters] Claim by letters
    [price] Claim by price
    [enlarge] Enlarge Park
   *[bribe] Bribe
}
page-real-left = { $left } left
page-real-untap = Undo the last tap
page-real-mistapped = Wrong tap? Choose again
page-real-remove = Remove { $id }
# So many of $count were tapped.
page-real-drawn = { $drawn ->
    [0] { $count ->
        [one] Tap it
       *[other] Tap { $count }
    }
   *[other] { $count ->
        [one] That’s it
       *[other] { $drawn } of { $count }
    }
}
page-real-drawn-all = Confirm all { $count }

# A step in few words, large on the screen; what matters most (a Lot, a number) follows it,
# larger still. $type is that of the event, $id a Monument, $vp what Ceres scores.
page-real-head-you = { $type ->
    [income] You take
    [buy] You buy
    [build] You build { PIECE($id, form: "a") }
   *[place] You choose
}
page-real-head = { $type ->
    [flip] She flips a
    [claim] Ceres claims
    [no-claim] No Deed matches
    [deed-flip] Her own Deed
    [failed-claim] The claim fails
    [bribe] She places silver
    [last-turn] Her last turn: Enlarge Park
    [plant] Garden
    [bag-empty] Bag empty: she gives up
    [no-room] { $count ->
        [one] No room for a tile
       *[other] No room for { $count } tiles
    }
    [creep] Her Park takes
    [monument] { PIECE($id) }
    [no-monument] No Monument
    [when-built] { PIECE($id) }
    [last-turns] The Deeds are gone: last turns
    [era-begins] A new era
    [game-over] The game is over
    [catch-up] Adjust your table
    [correction] Corrected
   *[other] Ceres
}
page-real-set-up = { $type ->
    [set-up-city] The city
    [set-up-shuffle] Deeds, bag and cards
    [set-up-your-deeds] Your six Lots
    [set-up-silver] Your silver
    [set-up-favour] Favour of the Gods
    [set-up-her-deeds] Ceres’ Deeds
    [set-up-first-tiles] Her first Gardens
    [set-up-piles] Three piles
    [set-up-market] The market
    [set-up-row] Ceres’ row
    [set-up-supply] The Monuments
   *[other] You go first
}

page-real-tracks = On the track
# What a side has scored in this era up to here. $side is you or ceres.
page-real-sum = { $side ->
    [you] You so far: { $vp } VP
   *[ceres] Ceres so far: { $vp } VP
}
page-real-list = As a list

page-real-correct = What is on your table?
page-real-correct-about = Change whatever is different. Nothing counts until it has been checked, and the log records it.
page-real-correct-later = Something is being drawn. Enter that first, or undo it; then you can correct everything.
page-real-impossible = This is not possible. Nothing was changed.
page-real-corrected = The table was corrected.
page-real-apply = { $count ->
    [one] Apply { $count } change
   *[other] Apply { $count } changes
}
page-real-go-on = { $to ->
    [hands] What to do on the table
   *[game] Back to the game
}
page-real-drop-change = Discard this change
page-real-drop-all = Discard all
page-real-note = Add
page-real-silver = Your silver
page-real-vp = { $side ->
    [you] Your VP
   *[ceres] Ceres’ VP
}
page-real-less = less: { $label }
page-real-more = more: { $label }
page-real-correct-part = { $part ->
    [city] Lots, Buildings, Gardens
    [market] The market
    [row] Ceres’ row of cards
    [known] Known cards under her deck
    [bag] The bag
    [supply] Available Monuments
   *[rest] Era, piles, Ceres’ Deeds
}
# $what is row, known or market.
page-real-tap-in-order = { $what ->
    [known] Tap the cards at the bottom of her deck in the order they will come. Tap again to remove one.
   *[other] Tap them from left to right. Tap again to remove one.
}
page-real-silver-on = Silver on { $deed }
page-real-which-lot = Which Lot?
page-real-tap-lot = Tap a Lot that looks different on your table.
page-real-to-changes = { $count ->
    [0] Back to the list
    [one] Done: { $count } change
   *[other] Done: { $count } changes
}
# What is on a Lot; $what is nobody, you, ceres, garden, building or monument.
page-real-lot-is = { $what ->
    [nobody] Unowned
    [you] Your marker
    [ceres] Ceres’ marker
    [garden] A Garden tile
    [building] One of your pieces
   *[monument] A Monument of Ceres’
}
page-real-pile = Deeds in the pile of era { $era }
page-real-her-deeds = Ceres’ face-down Deeds
page-real-last-turns = Last turns
# $sides is none, you, ceres, you-ceres or ceres-you: who still has one, in order.
page-real-last-turns-of = { $sides ->
    [none] not yet
    [you] you
    [ceres] Ceres
    [you-ceres] you, Ceres
   *[ceres-you] Ceres, you
}
# A change of the table. $what says of what; $to is the new value, or whose: nobody, you or ceres.
page-real-change = { $what ->
    [silver] Your silver: { $to }
    [vp] { $side ->
        [you] Your VP: { $to }
       *[ceres] Ceres’ VP: { $to }
    }
    [era] Era { $to }
    [lot] { $to ->
        [nobody] { $lot } is unowned
        [you] Your marker on { $lot }
       *[ceres] Ceres’ marker on { $lot }
    }
    [garden] { TILE($tile) } on { $lot }
    [build] { PIECE($id) } on { LIST($lots, type: "comma") }
    [remove] Removed from { $lot }
    [market] Market: { $list }
    [row] Cards in Ceres’ row: { $count }
    [known] Known cards under her deck: { $count }
    [deeds] Ceres’ Deeds: { $to }
    [pile] Pile of era { $era }: { $to }
    [bag] Tiles in the bag: { $count }
    [supply] Available: { PIECE($ids) }
   *[last-turns] Last turns: { page-real-last-turns-of }
}

## the page: the ladder; $rank is the name of a rank

page-ladder-title = The ladder
page-ladder-foot = You are at the foot of the ladder.
page-ladder-reached = Your rank: { $rank }
page-ladder-next = Next rank: { $rank }
page-ladder-all = You have reached every rank
# $chance says whether the next game decides (now), one of the next two (soon), or two of three (begin).
page-ladder-needs = { $chance ->
    [now] Win the next game to reach it.
    [soon] Win one of the next two games to reach it.
   *[begin] Win two of the next three games to reach it.
}
page-ladder-recent = Games that still count: { $won } won, { $lost } lost
page-ladder-ranks = All ranks
page-ladder-climbed = Reached
page-ladder-won = { $won } of { $games } won
page-ladder-play = Play
page-ladder-play-at = Play at the rank of { $rank }
page-ladder-counts = Losing costs you nothing. Only games without peeking or hints count, and only your first game from the same setup.
page-ladder-rates = How often bots win
page-ladder-bot-greedy = Novice
page-ladder-bot-planner = Planner
page-ladder-bot-montecarlo = Oracle
page-ladder-rates-about = The bars show how often our bots win at each rank, measured in many games. The Novice looks one action ahead, the Planner plans the whole game, and the Oracle tries out its best actions in many simulated games before it chooses.
page-ladder-result = On the ladder: { $rank }

## the page: achievements

page-achievements-title = Achievements
page-achievements-count = { $have } of { $all }
page-achievements-about = Achievements come from your own finished games, old ones too. The first four count with hints as well; for the others, games with peeking or hints do not count.
page-achievements-games = { $games ->
    [one] in one game
   *[other] in { $games } games
}
page-achievements-first = Replay the first
page-achievements-first-of = Replay the first game with “{ $name }”
page-achievements-open = Not yet
page-achievements-looking = { $games ->
    [one] One game is still being examined…
   *[other] { $games } games are still being examined…
}
page-achievements-new = { $count ->
    [one] New achievement
   *[other] New achievements
}

## the page: the player's finished games

page-mine-title = My games
page-mine-loading = Counting your games…
page-mine-none = No finished games yet
page-mine-none-what = Finish a game to see how often you win, how long your streaks are and where your VP come from.
page-mine-none-of-these = There are no finished games of this kind.
page-mine-only = Which games
page-mine-only-all = All ({ $count })
page-mine-only-fair = Without peeking or hints ({ $count })
page-mine-only-hinted = With hints ({ $count })
page-mine-only-strict = Strict ({ $count })
page-mine-only-day = Daily games ({ $count })
page-mine-only-ladder = On the ladder ({ $count })
page-mine-only-screen = On screen ({ $count })
page-mine-only-real = At my table ({ $count })
page-mine-only-imported = Imported ({ $count })
page-mine-of-difficulty = { $difficulty } ({ $count })
page-mine-any-difficulty = All difficulties
page-mine-days-played = { $days ->
    [one] One day played
   *[other] { $days } days played
}
page-mine-imported-about = Games from files, texts and links. They count among your games only if you say that they are yours.
page-mine-won = Won
page-mine-rate = { $rate }%
page-mine-won-of = { $won } of { $games }
page-mine-average = Your average
page-mine-average-ceres = Ceres: { $ceres }
page-mine-median = Your median
page-mine-median-what = you scored this much or more in half of your games
page-mine-median-short = Median
page-mine-best = Your best
page-mine-best-what = { $difficulty }, { $you } to { $ceres }
page-mine-streak = Current streak
page-mine-streak-now = { $games ->
    [one] { $side ->
        [you] { $games } win
       *[other] { $games } loss
    }
   *[other] { $side ->
        [you] { $games } wins
       *[other] { $games } losses
    }
}
page-mine-streak-longest = Longest: { $games ->
    [one] { $games } win
   *[other] { $games } wins
}
page-mine-widest = Biggest win
page-mine-widest-what = { $you } to { $ceres }
page-mine-kinds = By difficulty
page-mine-kind = Difficulty
page-mine-points = You : Ceres
page-mine-average-points = { $you } : { $ceres }
page-mine-sources = Where the VP come from
page-mine-sources-about = { $games ->
    [one] VP per game, from one game
   *[other] VP per game, averaged over { $games } games
}
page-mine-sources-unknown = { $games ->
    [one] One more game is being examined.
   *[other] { $games } more games are being examined.
}
page-mine-time = Game by game
page-mine-time-about = { $games ->
    [one] One game: you { $you } VP, Ceres { $ceres }.
   *[other] The last { $games } games, the latest on the right: you scored between { $low } and { $high } VP.
}
page-mine-you = you
page-mine-list = Finished games
page-mine-replay = Replay
page-mine-log = Save for a play logger
page-mine-link = Open in BG Stats
page-mine-files = For your play logger
page-mine-files-about = Files of the games above: plays for Board Game Stats (BG Stats), and a table for any spreadsheet.
page-mine-files-untried = The plays are written the way BG Stats shares them, and the link follows what its publisher has described. Neither has been tried in the app itself. The link leads to the publisher’s address, and hands over this one play.
page-mine-name = Your name in the logger
page-mine-save-plays = Save plays (.bgsplay)
page-mine-save-table = Save a table (.csv)
page-mine-everything = Take your games with you
page-mine-everything-about = All your games in one file, including unfinished ones. Save it here, then open it in another browser or on another device. Games that are already there are not added again.
page-mine-everything-save = Save all games
page-mine-everything-open = Open a saved file
page-mine-everything-going = Adding games…
page-mine-everything-share = Share the file
page-mine-kept = This browser has promised to keep your games, even when it is short of space.
page-mine-not-kept = This browser has not promised to keep your games: it may delete them when it is short of space, or if you do not come back for a while. Save a file from time to time; installing the game often helps, too.
page-mine-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}

### The laboratory.

## `ceres sim`

sim-interpreted = The engine is running interpreted, about fifteen times slower than compiled: { $command } compiles it.
sim-playing = Playing
# The pace, and hours, minutes and seconds that are left.
sim-pace = { $rate } games/s, { $left } left
sim-kept = { $done } of { $total } games are finished and saved. Continue with: { $command }
sim-kept-bot = { $done } of { $total } games are finished and saved. With the bot as it is, continue with: { $command } (a bot that you change is a new experiment, in another folder)
sim-mended = { $path } was damaged: its games are being played again.
sim-no-workers = No workers at { $address } yet: waiting for one.
benchmark-playing = Playing the benchmark
benchmark-verifying = Playing the games again
benchmark-legend = Means and rates with their 95% intervals. Lead: VP ahead of Ceres at the end. Decisions: how much better they were than the planner’s, in VP per game, luck aside. Seconds: per action.
benchmark-written = The result, with every game, is in { $path }
benchmark-verified = { $games ->
    [one] { $games } game was played again, and everything matches.
   *[other] { $games } games were played again, and everything matches.
}
benchmark-to-program = You play solo against Ceres. Answer each question with one line: an action. Lines that begin with # are ignored.
benchmark-column-player = player
benchmark-column-setting = setting
benchmark-column-games = games
benchmark-column-wins = wins
benchmark-column-lead = lead
benchmark-column-decisions = decisions
benchmark-column-seconds = seconds
benchmark-column-illegal = refused
sim-legend = Wins with their 95% interval (Wilson). Scores are means ± standard deviation from game to game.
sim-writes = The results go into the folder { $path }; { $option } names another one.
sim-written = Each game is a row of { $path }
sim-not-with-resume = { $option } cannot change games that have already started: leave it out

## columns and values of the results

lab-column-bot = bot
lab-column-difficulty = difficulty
lab-column-monuments = Monuments
lab-column-variants = variants
lab-column-components = components
lab-column-exchanged = swapped card
lab-column-games = games
lab-column-wins = wins
lab-column-interval = 95%
lab-column-you = you
lab-column-ceres = Ceres
lab-column-margin = margin
lab-with = with
lab-without = without
lab-none = none
lab-standard = standard
lab-no-variant = no variant
lab-standard-box = standard box
lab-all-cards = all cards as they are

## `ceres report`: what it says when it is done

report-written = The report is at { $path }
report-pictures = { $count ->
    [one] One picture is next to it as a PNG.
   *[other] { $count } pictures are next to it as PNGs.
}

## `ceres report`: the page

report-title = Gardens of Ceres: results
# $names are the names of folders of results.
report-about = From { $names }.
report-foot = All intervals are 95% intervals. Every figure is computed from the rows of single games; nothing on this page is loaded from elsewhere.
report-everywhere = The same in all games: { $same }.
report-one-scene = Shown here: { $scene }.
report-left-out = Shown here: the first { $shown } of { $all } combinations. A report on fewer groups shows the others.

report-overview-title = What was played
report-overview-text = { $games } games. Wins with their interval (Wilson); scores are means ± standard deviation from game to game.
report-unfinished = Not everything has been played yet: { $done } of { $total } games.
report-wins-title = How often you win
report-wins-text = The share of games won, by difficulty and bot, with its interval: if all of this were played again and again, nineteen out of twenty such intervals would contain the true rate.
report-axis-wins = games won
report-margins-title = By how much
report-margins-text = How the games are spread over the margin, which is your VP minus Ceres’. To the right of the dashed line, you win.
report-axis-margin = margin in VP
report-points-title = Where the points come from
report-points-text = Mean VP of both sides by source, in eras 1 to 3.
report-source-when-built = Monuments when built
report-source-run-outs = something ran out
report-growth-title = How the market and the Gardens grow
report-growth-text = Means at the end of each era.
report-growth-turns = Means at each of your turns, for as long as at least half of the games are still going.
report-axis-era = era
report-axis-turn = turn
report-grows-gardens = Gardens on the board
report-grows-largest-park = Gardens in the largest Park
report-grows-laid = silver placed as bribes in the era
report-grows-price = price of a Deed you buy
report-grows-on-market = silver on the market
report-grows-cheapest = price of the cheapest Deed
report-counts-title = What happens, and what runs out
report-counts-text = Means per game: turns and what happened in them; then how often Ceres found no Deed to claim, had no marker left, had no Deed of her own left either (the claim failed), had no empty Lot to plant on, or found the bag empty.
report-count-turns = turns
report-count-incomes = Income
report-count-buys = Deeds bought
report-count-builds = builds
report-count-rebuilds = of these, replacing others
report-count-choices = choices for Ceres
report-count-no-deed = no Deed
report-count-no-marker = no marker
report-count-failed-claims = claim failed
report-count-no-room = no Lot
report-count-empty-bag = bag empty
report-cards-title = What each of Ceres’ cards is worth
report-cards-text = Each game was played again with the same seed, with the action of one card swapped for that of another card, each of the others in turn. A card’s worth is the margin that Ceres loses by the swap: the VP it brings her above or below an average card.
report-cards-many = With { $cards } intervals here, one of them may well miss the true worth.
report-axis-worth = worth to Ceres in VP of margin
# $icon is yes if the card has a Monument icon.
report-card = { $id } { $does }{ $icon ->
    [yes] {" "}+ Monument
   *[no] {""}
}
report-effects-title = What makes a difference
report-distance-title = How far from a player who knows all hidden cards
report-sets-title = { $first } compared with { $second }
report-sets-nothing = No group in one is like a group in the other, so there is nothing to compare.
report-compare-text = Differences in win rates in percentage points, and in margins in VP; those that may well be chance are grey. Where both played the same seeds, games are compared one by one (McNemar’s test), otherwise as two samples.
report-axis-difference = difference in games won
report-axis-difference-margin = difference in margin, VP
# $where is what both have in common; $some is yes if there is anything.
report-against = { $second } against { $first }{ $some ->
    [yes] {" "}({ $where })
   *[no] {""}
}
# Numbers are already written; $points, $low, $high and the margins have a sign. $paired is yes, some or
# no; $chance is "= 0.0312" or "< 0.0001"; $verdict is wins, margin or none.
report-statement = { $heading }: { $other } of games won instead of { $rate }, { $points } points ({ $low } to { $high }); margin { $margin } VP ({ $marginlow } to { $marginhigh }); { $games } games{ $paired ->
    [yes] , the same seeds
    [some] , the same seeds, out of { $played }
   *[no] , different seeds
}, p { $chance }. { $verdict ->
    [wins] The difference is significant.
    [margin] The difference in wins may well be chance; the difference in margin is significant.
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

## the coach: hints, forecasts and reviews

# $vp has a sign, as in +1.4; $side is you or ceres.
coach-reason = { $side ->
    [you] you
   *[ceres] Ceres
} { $vp } VP ({ SOURCE($source) }, era { $era })
coach-best = Best action: { $action }
coach-only = There is only one action: { $action }
# Several actions that are as good.
coach-best-any = Best actions, about equally good: { $actions }
# What was advised earlier in the same turn.
coach-changed = After a closer look, the coach no longer advises “{ $action }”: something else is clearly better.
# What to expect: where the game is as good as won or lost, only by how much.
coach-outlook-decided = { $end ->
    [won] You are almost certain to win, by about { $vp } VP.
   *[lost] You are almost certain to lose, by about { $vp } VP.
}
# $win and $lead are written, such as 63% and +8.2.
coach-outlook-open = You win about { $win } of games from here. On average, your lead at the end is { $lead } VP.
# Before the reasons, of which each is a sentence.
coach-why-than = Compared with “{ $other }”:
coach-why-scores = { PIECE($id) } on { $lots }: about { $vp } VP more for you.
coach-why-scores-all = { PIECE($id) }: about { $vp } VP more for you in all.
# What speaks against it.
coach-why-but-scores = But { PIECE($id) }: about { $vp } VP less for you in all.
coach-why-but-source = { $side ->
    [you] But you score about { $vp } VP less ({ SOURCE($source) }).
   *[ceres] But Ceres scores about { $vp } VP more ({ SOURCE($source) }).
}
coach-why-source = { $side ->
    [you] You score about { $vp } VP more ({ SOURCE($source) }).
   *[ceres] Ceres scores about { $vp } VP less ({ SOURCE($source) }).
}
# $often and $otherwise are out of 100 games: with the advised action, and with the other one.
coach-why-builds = You get to build { PIECE($id, form: "a") } in { $often } of 100 games rather than { $otherwise }.
coach-why-hers = Ceres ends up with { $lot } in { $often } of 100 games rather than { $otherwise }.
# $reasons is a list of coach-reason; $action and $other are actions as they are written everywhere.
coach-why = “{ $action }” instead of “{ $other }”: { $reasons }.
# $wins has a sign and is out of 100 games.
coach-why-wins = “{ $action }” instead of “{ $other }”: { $reasons }; wins out of 100 games: { $wins }.
coach-unsure = “Best” is what does best on average when the coach plays the game to its end many times. ± shows by how much a figure may be off.
coach-proved = Proved: these figures are exact, and count every draw.
coach-was-proved = This was the best action, and that is proved.
coach-forecast-now = What Ceres may do on her next turn:
coach-forecast-after = What Ceres may do after “{ $action }”:
coach-does-last-turn = last turn of the era
coach-column-action = Action
coach-column-lead = Lead
coach-column-win = Wins
coach-column-behind = Behind
coach-column-worlds = Games
coach-column-chance = Chance
coach-column-card = Card
coach-column-does = Action
coach-column-deed = Deed
coach-column-decision = No.
coach-column-era = Era
coach-column-played = Played
coach-column-better = Better
coach-column-cost = Cost
coach-column-mark = Mark
coach-column-luck = Draws
coach-column-part = Part
coach-column-vp = VP
coach-part-par = An average game
coach-part-deal = Your start
coach-part-luck = The draws
coach-part-decisions = Your decisions
coach-part-corrections = Table corrections
coach-part-result = Result
coach-part-expected = Expected now
coach-mark-inaccuracy = inaccuracy
coach-mark-mistake = mistake
coach-mark-blunder = blunder
coach-mark-brilliant = brilliant
coach-mark-close = too close to call
coach-reviewing = Reviewing
coach-title = Gardens of Ceres: review of a game
# $lead is a whole number without a sign; $end is won, lost, ahead or behind.
coach-summary-end = { $end ->
    [won] You won by { $lead } VP.
    [lost] You lost by { $lead } VP.
    [tied] You lost, because Ceres wins ties.
    [ahead] You can expect to win by about { $lead } VP.
   *[behind] You can expect to lose by about { $lead } VP.
}
# $deal and $luck are more, less or even.
coach-summary-fortune = { $deal ->
    [more] You got a better start than usual (+{ $promised } VP)
    [less] You got a worse start than usual (−{ $promised } VP)
   *[even] The start was an ordinary one
}, and { $luck ->
    [more] the draws gave you { $drawn } VP.
    [less] the draws cost you { $drawn } VP.
   *[even] the draws evened out.
}
# $than is more, less or even.
coach-summary-luck = { $than ->
    [more] The draws gave you { $vp } VP.
    [less] The draws cost you { $vp } VP.
   *[even] The draws evened out.
}
# $rest says what is known of the losses without a mark: { $low } to { $high } VP, at most { $high }, or none.
coach-summary-costly = { $count ->
    [0] No decision was clearly worse than the best one{ $rest ->
        [none] {""}
        [most] ; together, small losses may have cost up to { $high } VP
       *[between] , but small losses together probably cost { $low } to { $high } VP
    }.
    [one] One marked decision, in era { $era }, cost you { $vp } VP{ $rest ->
        [none] {""}
        [most] ; small losses may have cost up to { $high } VP more
       *[between] ; small losses together probably cost another { $low } to { $high } VP
    }.
   *[other] { $count } marked decisions cost you { $vp } VP in all{ $where ->
        [all] , every one of them in era { $era }
       *[most] , { $most } of that in era { $era }
    }{ $rest ->
        [none] {""}
        [most] ; small losses may have cost up to { $high } VP more
       *[between] ; small losses together probably cost another { $low } to { $high } VP
    }.
}
# $place is between, above, below or unknown; $worse and $better are bots.
coach-accuracy = Small losses included, a decision cost you { $vp } VP on average. { $place ->
    [between] That puts you between our bots, the { $worse ->
        [greedy] Novice
        [planner] Planner
        [montecarlo] Oracle
       *[other] { $worse }
    } and the { $better ->
        [greedy] Novice
        [planner] Planner
        [montecarlo] Oracle
       *[other] { $better }
    }.
    [above] That is better than our bot, the { $worse ->
        [greedy] Novice
        [planner] Planner
        [montecarlo] Oracle
       *[other] { $worse }
    }.
    [below] That is not as good as our bot, the { $better ->
        [greedy] Novice
        [planner] Planner
        [montecarlo] Oracle
       *[other] { $better }
    }.
   *[unknown] {""}
}
coach-peeked = { $count ->
    [one] One decision was made after something hidden had been seen. It is not marked and does not count.
   *[other] { $count } decisions were made after something hidden had been seen. They are not marked and do not count.
}
coach-costly-title = Decisions that cost the most
coach-moments-title = Where it was decided
coach-costly-none = No decision was clearly worse than the best one.
page-coach-next-title = What to try next time
# $best is a kind of action that would often have been better; with “other-”, another one of $kind.
coach-next = In your last { $games } reviewed games, { $kind ->
    [income] taking Income in era { $era } cost you about { $vp } VP a game.
    [buy] buying Deeds in era { $era } cost you about { $vp } VP a game.
    [build] building in era { $era } cost you about { $vp } VP a game.
   *[place] your choices for Ceres in era { $era } cost you about { $vp } VP a game.
} { $best ->
    [income] Ask yourself first whether Income would be better.
    [buy] Look for a Deed to buy first.
    [build] Look for something to build first.
    [other-buy] Compare all the Deeds on offer before you buy.
    [other-build] Try other Buildings and other spots before you build.
   *[place] Look at every spot before you choose.
}
coach-curve-title = Chance of winning and expected lead
coach-curve-text = What could be expected at each decision. The shaded band shows how uncertain the estimate is.
coach-curve-win = chance of winning
coach-curve-lead = expected lead in VP
coach-waterfall-title = Where the result came from
coach-waterfall-text = “An average game” is the average lead of our bot, the Planner, over thousands of games with the same options. From there, the parts add up to the result.
coach-decisions-measure = Compared with the best action each time, your decisions cost { $all } VP in all, { $vp } VP of it in marked ones. “Your decisions” ({ $part } VP) is another figure: it compares you with our bot, the Planner, which does not always find the best action either.
coach-decisions-title = All decisions
coach-luck-title = Draws that mattered
coach-luck-text = Only draws that made a clear difference.
coach-decision-title = Decision { $number } in era { $era }
coach-played = Played: { $action }
coach-better = Better: { $action }
coach-meaning-title = How this is measured
coach-meaning-best = “Best” means best on average over everything that may still be hidden, if our bot, the Planner, plays on. It does not mean perfect: a plan that this bot does not understand can be better than it says.
coach-meaning-luck = Luck is what came up, as valued by the same bot. A draw is lucky if the expected lead is better after it than before. Over many games, luck averages zero.
coach-meaning-par = “Your start” is what could be expected at the beginning, compared with an average game. “The Planner’s result”, after a game, is something else: that bot’s lead in one game with exactly the same cards in the same order.
coach-meaning-error = Every figure is an estimate, and ± says how far it may be off. We mark a decision only when we are confident that it cost you: 5, 10 or 20 percentage points in the chance of winning, or { $cuts } VP if the game is decided anyway.
coach-meaning-made = { $playouts } games played to the end by { $policy }, rules version { $rules }.

## the page: the coach at the table, in the review, and in my games

page-table-hint = Hint
page-table-outlook = What Ceres may do next
page-table-tab-coach = Coach
page-keys-hint = a hint; press again for more
page-keys-forecast = what Ceres may do next
page-settings-warn = Warn me before a blunder
page-settings-warn-means = The coach speaks up in time. A game with warnings counts as one with hints; strict games have no warnings.
page-result-review = Review this game
page-replay-review = Review
page-coach-buy = Buy { $deed }
page-coach-build = Build { PIECE($id, form: "a") } on { $lots }
page-coach-place = Place it on { $lots }
page-coach-about = The coach starts with a small hint and shows more only if you ask. It runs on this device.
page-coach-strict = There are no hints in a strict game.
page-coach-later = Hints are for your own decisions. Ask again when it is your turn.
page-coach-where = { $kind ->
    [income] Think about your silver first.
    [buy] Think about buying a Deed in the marked part of the city.
    [build] Think about building in the marked part of the city.
   *[place] Look at the marked part of the city.
}
page-coach-show-where = Where should I look?
page-coach-show-action = Show the action
page-coach-show-table = How does it compare?
page-coach-show-why = Why?
page-coach-figures = In figures
page-coach-take = Use this action
page-coach-compare = Compare with the best
page-coach-is-best = “{ $action }” is the best action the coach has found.
page-coach-equal = About as good: { $actions }.
# Why one action is better than others, if it may not be better at all.
page-coach-unclear = Too close to call: the difference may be down to chance.
page-coach-no-reasons = The difference comes from many small things.
page-coach-download = Loading the coach (about 14 MB the first time)…
page-coach-loading = The coach is coming to the table…
page-coach-thinking = Thinking…
page-coach-sharper = Refining the estimate…
page-coach-stop = Stop
page-coach-go-on = Keep thinking
page-coach-no-python = The coach cannot be loaded here, so there are no hints or reviews at the moment.
page-coach-forecast-about = Exact chances, in the city and on her cards. Anyone could work them out, so this is not a hint.
page-coach-does = { $does ->
    [claim] { $deed ->
        [none] claims no Deed
       *[deed] claims { $deed }
    }
    [enlarge] enlarges a Park
    [bribe] bribes
   *[last-turn] takes her last turn of the era
}
page-coach-warning = Are you sure?
page-coach-warning-text = The coach thinks there is something much better. You win about { $win } of games with “{ $action }”, and { $best } with the best action. On average, your choice costs { $vp } VP.
# The same where the game is as good as won or lost.
page-coach-warning-lead = The coach thinks there is something much better. On average, “{ $action }” costs you { $vp } VP.
page-coach-warning-play = Play it anyway
page-coach-warning-show = Show me
page-coach-warning-back = Choose again
page-coach-meaning-forecast = The chances of Ceres’ next turn are counted, not estimated, and use nothing hidden.
page-coach-meaning-hints = Hints and warnings are noted in the record, and “My games” counts such games separately.
page-coach-meaning-made = { $playouts } games played to the end by { $policy }.
page-coach-review-about = The coach goes over every decision: what it was worth, what the draws were worth, and where the result came from. It runs on this device and saves the review with the game.
page-coach-review-start = Start the review
page-coach-review-finish = { $seconds ->
    [0] Full review
   *[other] Full review (about { $seconds } s)
}
page-coach-review-first = Quick review: the figures are rough.
page-coach-review-older = An earlier version of the coach made this review. Its figures are out of date.
page-coach-review-again = Review the game again
page-coach-decisions = Decisions
page-coach-list-marked = Marked decisions
page-coach-list-all = All decisions
page-coach-was-best = This was the best action.
page-coach-was-close = Too close to call: “{ $action }” may be just as good, or better.
page-coach-was-brilliant = Well seen: this was clearly better than the obvious choices.
page-coach-was-advised = You followed the coach’s advice.
page-coach-was-forced = There was no other choice.
page-coach-cost = It cost { $vp } VP on average.
page-coach-cost-win = On average, it cost { $vp } VP and lowered your chance of winning by { $win ->
    [one] { $win } percentage point
   *[other] { $win } percentage points
}.
page-coach-draw = What came up next was worth { $vp } VP.
page-coach-legend = In the city, the dashed line shows what was played and the thick line the best action.
page-coach-try = Try it again
page-coach-try-about = { $count ->
    [one] One decision could have been better. Find out how.
   *[other] { $count } decisions could have been better. Find out how.
}
page-coach-try-question = What would you do here?
page-coach-try-solved = You found it!
page-coach-try-good = That is good, too: about as good as “{ $action }”.
page-coach-try-not = Not quite: this costs { $vp } VP. Try another.
page-coach-try-answer = Show the answer
page-coach-try-next = Next one
page-coach-try-done = That’s all for now. Try them again another day.
page-coach-try-of = { $number } of { $count }
page-coach-try-end = Finish
page-coach-curve-what = What the curve shows
page-mine-accuracy = Your accuracy
page-mine-accuracy-none = No game has been reviewed yet. Open a finished game in the replay and choose “Review”.
page-mine-accuracy-about = { $games ->
    [one] One game has been reviewed. A decision cost you { $vp } VP on average; lower is better.
   *[other] { $games } games have been reviewed. A decision cost you { $vp } VP on average; lower is better.
}
page-mine-accuracy-kind = { $kind ->
    [income] Income
    [buy] Buying
    [build] Building
   *[place] Choices for Ceres
}
page-mine-accuracy-what = Decision
page-mine-accuracy-all = All
page-mine-accuracy-unit = VP lost per decision

### How to play.

## how to play: the flowchart, in which short lines fit

guide-tile-owns = Does Ceres own an empty Lot?
guide-tile-owns-no = No tile: she scores 1 VP.
guide-tile-adjacent = Is one of her empty Lots adjacent to a Park?
guide-tile-adjacent-yes = Keep those adjacent to the largest such Park.
guide-tile-diagonal = Is one of them diagonal to a Park?
guide-tile-diagonal-yes = Keep those diagonal to the largest such Park.
guide-tile-far = All of them are away from every Park.
guide-tile-far-then = Keep those closest to her largest Park; of these, those farthest from your Buildings.
guide-tile-several = Is more than one Lot left?
guide-tile-several-yes = You choose. You see the tile first.
guide-tile-one = The tile goes there.
guide-tile-yes = yes
guide-tile-no = no

### The command line: its help, and complaints about how it was called.

## What is around the help; $name and $word are in quotation marks

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this message and exit.
help-default = default:
help-required = required
help-try = Try '{ $call }' for help.
help-no-command = No such command { $word }.
help-did-you-mean = Did you mean { LIST($words, type: "or") }?
help-no-option = No such option: { $word }.
help-missing = Missing { $kind ->
        [option] option
       *[argument] argument
    } { $name }.
help-bad-value = Invalid value for { $name }
help-no-value = Option { $name } requires a value.
help-surplus = Unexpected extra arguments: { $words }
help-which-command = Missing command.

## Commands

help-command-ceres = Gardens of Ceres, the solo mode of Foundations of Rome. Without a command, the game opens in your browser.
help-command-play =
    Play in the terminal, full screen or as plain text. Without options, continue your last game.

    Example: printf 'market\nbuy C4\n' | ceres play --plain --seed 7
help-command-serve = Play in the browser: start the server and open the page.
help-command-settings = Print a settings file for `ceres serve`, with all settings at their defaults.
help-command-site =
    Write the page as static files that any web host can serve.

    Phones can install it and play offline.
help-command-demo = Show a demonstration game with a careless player.
help-command-daily = Play today’s game in the terminal. Only the first attempt counts.
help-command-ladder = List the ranks of the ladder, and how often bots win at each; or play a game at a rank.
help-command-replay = Retell a recorded game.
help-command-draw = Draw a position as SVG.
help-command-hint =
    Compare the actions of a position: expected lead, chance of winning, and why.

    Example: ceres position new --seed 7 | ceres hint -
help-command-forecast =
    Print the exact chances of what Ceres may do next.

    Example: ceres position new --seed 7 | ceres forecast - --after 'buy C4'
help-command-review =
    Review a recorded game: what the start, the draws and your decisions were worth.

    Example: ceres review game.json -o review.html
help-command-puzzle =
    Solve puzzles line by line: type the number of an answer.

    Example: ceres puzzle --kind win
help-command-puzzles = Puzzles: positions with one question each, whose answers are proved.
help-command-puzzles-make =
    Make a puzzle book from games played by bots. Each answer is proved.

    Example: ceres puzzles make book.json.gz --games 100
help-command-puzzles-check = Work out every answer of a book again: print nothing, or the faults, one per line.
help-command-puzzles-show = Count the puzzles of a book by kind and grade, or print one with its answer.
help-command-bots = List the bots and their parameters.
help-command-sim =
    Play many games, bots against Ceres, in every combination of the options.

    Writes one row per game as Parquet and prints a table.
help-command-report = Show results: an HTML page with pictures, and each picture as PNG.
help-command-benchmark =
    Let a bot or any program play the fixed games of the benchmark, and score it.

    Example: ceres benchmark --bot planner --games 10 -o planner.json
help-command-benchmark-verify = Play the games of a result again: print its figures, or what does not match.
help-command-benchmark-table = Print results as a table in Markdown; they are not verified.
help-command-games = List saved games; export, import, delete and restore them.
help-command-games-export = Write a saved game as a record.
help-command-games-import = Import a record as a saved game; a position begins a new one.
help-command-games-delete = Delete a saved game. It can be restored for 30 days.
help-command-games-restore = Restore a deleted game.
help-command-db = Back up, restore, check, migrate and export a database of games, also while it is used.
help-command-db-backup = Copy a database to a new file, which can be played from or restored.
help-command-db-restore = Copy all games of a backup into a database that has none.
help-command-db-check = Read and replay every game: print what is damaged.
help-command-db-migrate = Bring a database to the format of this version, after copying it to a file.
help-command-db-export = Write all games as records, one on each line.
help-command-position = Positions as JSON: make, play, score and check them.
help-command-position-new = Print the position of a new game.
help-command-position-actions = Print the legal actions of a position, as a JSON list.
help-command-position-play = Play actions; print the events and the position after them.
help-command-position-score = Print what both sides would score if the era ended now.
help-command-position-check = Check a position: print nothing, or its faults, one per line.
help-command-record = Game records as JSON.
help-command-record-check = Check a record by replaying it: print nothing, or its faults, one per line.
help-command-record-position = Print the position of a record after some of its actions, or after all of them.
help-command-components = The cards and Garden tiles of another box, as TOML.
help-command-components-check = Check a component file: print nothing, or its faults, one per line.
help-command-components-show = Print the standard component file, as a starting point for your own.

## Options and arguments

help-version = Print the version, the rules version, and how the engine runs.
help-serve-host = The address to listen on; 0.0.0.0 lets phones in the same network play.
help-serve-shared = Keep players’ games apart, as with --host: for a server behind a reverse proxy.
help-serve-port = The port to listen on. Default: 8376, or any free one.
help-serve-database = Where to save games: a path, or the URL of a PostgreSQL database.
help-serve-settings = A settings file; `ceres settings` prints one. Options win over the file.
help-serve-log-format = text or json: an object on each line.
help-serve-metrics-port = Serve metrics for Prometheus at this port of this machine.
help-serve-browser = Open the page in the browser.
help-site-folder = The folder to write to: new, empty, or one with an older site.
help-site-force = Write to a folder that also has other files; they are left alone.
help-site-address = The address that the site will have, so that links to it show a picture where they are posted.
help-site-docs = The address of the documentation, for a link to it; relative to the site, or complete.
help-play-pace = How fast to show Ceres’ turn: slow, quick or at-once.
help-play-plain = Play line by line, as for screen readers, slow connections, scripts and pipes.
help-play-new = Start a new game right away.
help-daily-date = The day, as 2026-11-16. Default: today, by this machine’s clock.
help-daily-json = Print the date, the seed and the options, and do not play.
help-ladder-rank = Play a game at this rank, such as quaestor; `ceres ladder --json` has the ids.
help-output = Where to write; - is standard output.
help-theme = light, dark or mono.
help-db-backup-out = The file to write.
help-db-restore-file = The backup.
help-db-copy = Where to write the copy. Default: next to the file, or into the folder CERES_HOME.
help-database = A path, or the URL of a PostgreSQL database. Default: your own games.
help-game = The game: its id, or the first characters of it.
help-deleted = List the deleted games that can be restored.
help-as-json = Print JSON.
help-source = The file to read; - is standard input.
help-which-game = Which game it is, from 1, if the file has several.
help-at = The number of actions after which it stands, 0 for the start. Default: all of them.
help-seed = The seed of the setup. The same seed gives the same game. Default: a new one.
help-difficulty = normal, hard or challenge.
help-monuments = Play with Monuments.
help-variant = A house variant: contested-population, creeping-gardens, wild-monuments, or favour-5, favour-10, … favour-60. May be repeated.
help-box = Components of your own box, a TOML file.
help-actions = Actions in order, one argument each: income, 'buy C4', 'build domus C4', 'place C4'.
help-keep = Write the intact part of a damaged record here; - is standard output.
help-force = Overwrite an existing file.
help-components-file = The TOML file to check.
help-demo-actions = Stop after this many actions.
help-pace = Seconds to wait after each action. Default: a moment in a terminal, none in a pipe.
help-lang = The language: one of { $languages }. Default: CERES_LANG, else the system’s.
help-benchmark-bot = A bot of ours, as `ceres bots` lists them.
help-benchmark-code = A bot of your own: a Python file.
help-benchmark-command = Any program that reads the game from its standard input and answers on standard output.
help-benchmark-name = What the player is called in tables. Default: the bot, the file or the command.
help-benchmark-setting = Play only this setting. May be repeated.
help-benchmark-games = Play only the first games of each setting. Default: 100, all of them.
help-benchmark-seconds = The time limit of a decision.
help-benchmark-workers = How many processes judge the decisions. Default: one per core.
help-benchmark-output = Write the result, with every game, to this file.
help-benchmark-files = Results, as `ceres benchmark -o` writes them.
help-sim-bot = A bot, as `ceres bots` lists them, with its parameters. May be repeated.
help-sim-code = A bot of your own, a Python file. May be repeated.
help-sim-difficulty = normal, hard, challenge or each. May be repeated.
help-sim-monuments = Play with Monuments. Add --no-monuments to play both ways.
help-sim-no-monuments = Play without Monuments.
help-sim-variant = House variants: none, one of contested-population, creeping-gardens, wild-monuments and favour-5 to favour-60, several joined by +, or each (the first three). May be repeated; each makes a group of games.
help-sim-components = Components of a box, a TOML file, or standard. May be repeated.
help-sim-cards = Also swap each of Ceres’ cards in turn, on the same seeds.
help-sim-games = The number of games in each group.
help-sim-seed = The seed of the first game; the others follow.
help-sim-decisions = Also write a row per decision.
help-sim-output = The folder for the results.
help-sim-resume = Continue the games in this folder, following its plan.
help-sim-force = Replace results that are already in the folder.
help-sim-workers = The number of processes. Default: one per core.
help-sim-dask = Play on a Dask cluster: the address of its scheduler.
help-sim-time-limit = Seconds a bot may take for a decision.
help-report-results = Folders of results, or Parquet files; each is compared with the first.
help-report-output = The folder for the report.
help-report-force = Overwrite a report that is already in the folder.
help-forecast-after = Forecast her turn after this action of yours.
help-review-output = Also write the review as an HTML page.
help-coach-hint-playouts = Games to play out. By default, until the advice is settled.
help-coach-playouts = Games to play out; more make the figures more precise.
help-coach-seed = The seed of the playouts. The same seed gives the same figures.
help-puzzles-book = The book. Default: the one that comes with the program.
help-puzzles-out = The file to write, compressed by gzip.
help-puzzles-games = How many games to play.
help-puzzles-seed = The seed of the games. The same seed gives the same book.
help-puzzles-id = The id of a puzzle.
help-puzzle-today = The puzzle of the day.
help-puzzle-kind = Only puzzles of a kind: best, win, only, deed or tile.
help-puzzle-theme = Only puzzles with a theme: bribes, civic, commerce, monuments, parks, population, purchases or choices.
help-coach-workers = The number of processes. Default: one per core.
help-pace-range = it must be { $low } to { $high }

## puzzles: $kind is best, win, only, deed or tile; $grade is 1 to 5

puzzles-making = Making puzzles
puzzles-made = { $count } puzzles are in { $path } ({ $size } kB).
puzzles-column-kind = Kind
puzzles-column-all = All
puzzle-kind = { $kind ->
    [best] The best action
    [win] Win for certain
    [only] The only chance
    [deed] Which Deed will she claim?
   *[tile] Where does the tile go?
}
puzzle-title = Puzzle { $id } · difficulty { $grade } of 5
# $card is a card, or empty if the question is not about one.
puzzle-question = { $kind ->
    [best] Which action is best here?
    [win] Which action wins for certain, whatever is drawn?
    [only] You can still win only with the right action. Which is it?
    [deed] Ceres resolves { $card } ({ card-action }). Which Deed does she claim?
   *[tile] Ceres enlarges her Park. Where can the first tile go?
}
puzzle-type = Type a number from 1 to { $count }, or { $end } to stop.
puzzle-again = This one comes back: you missed it before.
puzzle-standing = Your rating: { $rating }. Found in a row: { $streak }, your best { $longest }.
puzzle-address = In the browser: { $address }
puzzle-right = That’s right!
puzzle-wrong = { $kind ->
    [best] Not quite: this costs { $vp } VP. Try another.
    [win] Not quite: this wins { $win } of games. Try another.
    [only] Not quite: after this you cannot win. Try another.
   *[other] Not quite. Look again.
}
puzzle-wrong-most = { $kind ->
    [best] Not quite: this costs { $vp } VP or more. Try another.
    [win] Not quite: this wins at most { $win } of games. Try another.
    [only] Not quite: after this you cannot win. Try another.
   *[other] Not quite. Look again.
}
puzzle-rating-meaning = Everyone starts at 1200. Your first answer to a puzzle moves your rating: up if it is right, down if it is wrong. The more surprising the result, the further it moves.
puzzle-rating-moved = { $way ->
    [up] Your rating rises by { $by } to { $rating }.
   *[down] Your rating falls by { $by } to { $rating }.
}
puzzle-theme = { $theme ->
    [bribes] Bribes
    [civic] Civic Buildings
    [commerce] Commercial Buildings
    [monuments] Monuments
    [parks] Parks
    [population] Population
    [purchases] Deeds and Income
   *[choices] Choices for Ceres
}
page-puzzle-title = Puzzles
page-puzzle-loading = Looking for a puzzle…
page-puzzle-none = There is no such puzzle
page-puzzle-next = Next puzzle for you
page-puzzle-today = Puzzle of the day
page-puzzle-mine = My own decisions
page-puzzle-mine-none = None of your decisions is waiting today. Review a finished game: what could have been better comes back here.
page-puzzle-about = { $theme } ({ $count })
page-puzzle-choice = Choose puzzles
page-puzzle-link = Share this puzzle
page-puzzle-copied = Link copied. It opens this puzzle.
page-puzzle-was = The answer: { $answers }.
page-puzzle-answer = Answer
page-puzzle-choose = { $count ->
    [0] Choose a Lot in the city.
   *[other] Your answer: { $lots }
}
page-puzzle-standing = Rating { $rating } · { $streak ->
    [0] no streak
   *[other] { $streak } right in a row
} · { $due ->
    [0] none to try again today
   *[other] { $due } to try again today
}
puzzle-wants-lot = this puzzle asks for a Lot in the city
# $action is one action, or several joined by “or”.
puzzle-why = { $kind ->
    [win] Proved: with “{ $action }” you win whatever is drawn. With anything else you win at most { $win } of games.
    [only] Proved: with “{ $action }” you win { $chance } of games. With anything else you lose, whatever is drawn.
   *[best] Proved: with “{ $action }” your lead at the end is { $lead } VP on average, and you win { $chance } of games. Anything else costs at least { $vp } VP.
}

### Yosumi in English. The keys are those of ja.ftl (cargo xtask tidy checks it).

## Colors and players

color = { $color ->
    [black] Black
   *[white] White
}
# What a player is called. $who: person has a name, you plays a computer, side is one of two persons without names, computer
player = { $who ->
    [person] { $name } ({ $color })
    [you] You ({ $color })
    [computer] Computer ({ $color })
   *[side] { $color }
}

## The course of a game

welcome = Yosumi { $version }. "help" lists the commands.
begun = { $who ->
    [you] { $player } move first.
   *[other] { $player } moves first.
}
resumed = { $count ->
    [one] The game goes on after 1 move.
   *[other] The game goes on after { $count } moves.
}
over-already = { $count ->
    [one] This game ended after 1 move.
   *[other] This game ended after { $count } moves.
}
turn = { $player } to move, move { $number }.
prompt = Move { $number }
played = { $who ->
    [computer] { $player } plays { $square } and turns { $count ->
        [one] 1 disc
       *[other] { $count } discs
    }.
   *[other] { $square } turns { $count ->
        [one] 1 disc
       *[other] { $count } discs
    }.
}
passed = { $who ->
    [you] { $player } have no move and pass.
   *[other] { $player } has no move and passes.
}
taken-back = { $count ->
    [one] Took back 1 move.
   *[other] Took back { $count } moves.
}
played-again = { $count ->
    [one] Played 1 move again.
   *[other] Played { $count } moves again.
}
result-taken-back = The end of the game is taken back.
swapped = Sides swapped: { $black }, { $white }.
seated = Players: { $black }, { $white }.
resigned = { $who ->
    [you] { $player } resign.
   *[other] { $player } resigns.
}
paused = The computer pauses.
unpaused = The computer plays on.

## Looking back

shown = { $count ->
    [0] The start of the game.
   *[other] Move { $count }, { $square }.
}
branched = Variation: { $square } turns { $count ->
    [one] 1 disc
   *[other] { $count } discs
}.
taken-up = { $count ->
    [0] The game goes on from its start.
    [one] The game goes on after 1 move.
   *[other] The game goes on after { $count } moves.
}
promoted = This line is now the main line.
deleted = { $count ->
    [one] Deleted 1 move.
   *[other] Deleted { $count } moves.
}

## Levels, and those who think. reach is used within other sentences.

level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-strong = Strong
level-expert = Expert
level-strongest = Strongest
plays-first = { $player } always plays the first playable square.
plays-random = { $player } plays at random.
plays-at-level = { $player } plays at level { $level }{ $named ->
    [yes] {" "}({ $name })
   *[no] {""}
}.{ $pace ->
    [at-once] {""}
    [seconds] {" "}A move may take some seconds.
    [a-minute] {" "}A move may take a minute or more; "now" makes it move at once.
   *[many-minutes] {" "}A move may take many minutes; "now" makes it move at once.
}
thinking = { $player } is thinking.
advising = A hint is being worked out.
reach = { $kind ->
    [ahead] { $count ->
        [one] 1 move ahead
       *[other] { $count } moves ahead
    }
    [to-the-end] to the end, not proved
   *[exact] exact
}
thought-for = After { $unit ->
    [seconds] { $count } s
   *[minutes] { $count } min
}: { $reach }, { $nodes } positions.
how-to-hurry = { $undo ->
    [yes] "now" makes it move at once, "undo" takes your move back.
   *[no] "now" makes it move at once.
}
how-to-hurry-a-hint = "now" gives what is known so far.
hint = Hint for { $color ->
    [black] Black
   *[white] White
}, in discs: { $moves } ({ $reach }).
hinted-move = { $square } { $value }{ $exact ->
    [yes] {" "}exact
   *[no] {""}
}
hint-separator = ,{" "}

## The end

ended-win = { $who ->
    [you] { $player } win { $discs }–{ $others }
   *[other] { $player } wins { $discs }–{ $others }
}{ $score ->
    [same] .
   *[other] {" "}(score { $points }–{ $others-points }).
}
ended-loss = { $who ->
    [you] { $player } lose { $discs }–{ $others }
   *[other] { $player } loses { $discs }–{ $others }
}{ $score ->
    [same] .
   *[other] {" "}(score { $points }–{ $others-points }).
}
ended-draw = A draw, { $discs }–{ $others }{ $score ->
    [same] .
   *[other] {" "}(score { $points }–{ $others-points }).
}
ended-otherwise = { $who ->
    [you] { $player } win
   *[other] { $player } wins
} { $reason ->
    [resignation] by resignation.
    [time] on time.
   *[decision] by decision.
}
ended-draw-otherwise = A draw by decision.
new-game-offer = Another game? (yes/no)

## Refusals

not-playable = That square is not playable. Playable: { $squares }.
playable = Playable: { $squares }.
nothing-playable = No square is playable.
computers-turn = { $player } is to move. Please wait, or hurry it with "now".
game-over = The game is over. "undo" takes a move back, "new" begins another game.
nothing-to-take-back = There is no move to take back.
nothing-to-play-again = There is no move to play again.
nobody-to-resign = Nobody can resign: no person plays.
computers-wait = The computer pauses. Let it play on first.
unknown-node = The record has no such move.
not-deletable = The game stands on this move, so it cannot be deleted. Let the game go on from an earlier move first.
not-looking-back = The game already stands here.
hint-under-way = A hint is being worked out already. "now" gives what is known so far.
nobody-thinks = No computer is thinking now. Type a square to play; "hint" says what the best moves are worth.
not-understood = { $coords ->
    [letters] "{ $input }" is neither a square nor a command. Type a square as a letter a–h and a digit 1–8, such as f5; "help" lists the commands.
   *[row-column] "{ $input }" is neither a square nor a command. Type row and column as two digits 0–7 with a space between, such as 4 5; "help" lists the commands.
}
yes-or-no = Please answer "yes" or "no"; commands such as "undo" and "record" work here too.
file-name-missing = A file name is needed, for example: { $command } game.json

## Records and files

record-left = The moves of this game: { $transcript }
no-moves-yet = No move has been played yet.
saved = Saved to { $path }.
moves-only = Only the moves are saved to { $path }. To keep names, result, variations and comments too, save to a .json file.
loaded = Loaded { $path }.
not-recorded = The game could not be recorded in its file to the end.
recording = The game is recorded in { $path }.

## Commands. words-… are what one may type (with commas between, taken in every language), about-… says what it does.

help-square = { $coords ->
    [letters] a square, such as f5
   *[row-column] row column, such as 4 5
}
about-square = plays there
words-undo = undo, u
about-undo = goes back to your own last move
words-redo = redo, r
about-redo = plays again what was taken back
words-hint = hint
about-hint = says what the best moves are worth
words-now = now, go
about-now = makes the computer move now, or shows the hint so far
words-moves = moves
about-moves = lists the playable squares
words-board = board
about-board = shows the board again
words-record = record
about-record = shows the moves of the game
words-save = save
about-save = saves the game to a file (.json or .txt)
words-overwrite = overwrite
about-overwrite = saves over a file that exists
words-load = load
about-load = goes on with the game in a file
words-new = new
about-new = begins a new game
words-swap = swap
about-swap = exchanges the sides
words-resign = resign
about-resign = gives the game up
words-help = help, h, ?
about-help = shows this list
words-quit = quit, q, exit
about-quit = ends the program
words-yes = yes, y
words-no = no, n
file-name = FILE

## What can be wrong with what is read and written. place and legal are used within other sentences.

place = line { $line }, column { $column }
legal = { $color ->
    [black] Black
   *[white] White
} may play { $squares }
cannot-read = Cannot read { $path }: { $cause }.
cannot-write = Cannot write { $path }: { $cause }.
unknown-format = the name of a record must end in .json or .txt
not-found = there is no such file
no-folder = there is no folder { $folder }
is-a-folder = it is a folder
not-a-file = it is not an ordinary file
exists = there is a file of that name
read-only = the file is read-only
permission-denied = permission denied
file-too-long = it is too long, at most { $most } bytes are read
not-text = it is not text in UTF-8 from byte { $byte } on
overwrite-hint = To save over it, type: { $command } { $path }
record-exists-hint = Give another name, or --load it too to go on with that game.
nothing-to-read = there is no game: expected moves such as f5d6c3, a board, or a record file
text-too-long = it is too long, { $found } bytes where at most { $most } are read
unknown-text = { $place }: "{ $found }" does not begin a game: expected moves such as f5d6c3, a board of X, O and -, or a record file
not-a-move = { $place }: "{ $found }" is not a move (move { $number }); { $legal }
illegal-move = { $place }: move { $number } { $square } is illegal; { $legal }
pass-not-due = { $place }: no pass is due at move { $number }; { $legal }
after-the-end = { $place }: "{ $found }" comes after the end of the game
board-sign = { $place }: "{ $found }" at { $square } is not a board symbol: X is Black, O is White, - is empty
board-too-short = { $place }: the board has { $count ->
    [one] 1 square
   *[other] { $count } squares
} where 64 are due
board-too-large = { $place }: "{ $found }" follows the 64 squares
after-the-board = { $place }: "{ $found }" follows the board: only the side to move may, X or O
board-size = { $place }: a board of size "{ $found }" cannot be read, only 8 can
board-no-size = { $place }: the size of the board is missing: expected 8
board-unclosed = { $place }: the board is not closed: expected ]
board-no-discs = { $place }: there is no disc on the board
json-truncated = { $place }: the record file is cut off here
json-not-an-object = { $place }: a record file begins with { "{" }
json-syntax = { $place }: this is not JSON ({ $detail })
json-shape = { $place }: this is not a record file ({ $detail })
json-format = the format "{ $found }" is not that of a Yosumi record
json-version = version { $found } of the record format is not known, { $known } is the latest: please update Yosumi
json-date = "{ $found }" is not a date: write 2026, 2026-11 or 2026-11-29
json-start = the start position cannot be read: { $cause }
json-value = the value { $found } is not between -64 and 64
json-after = variation { $variation }: there is no line "{ $found }" before it
too-many-moves = there are more than { $most } moves
entry-main = move list, entry { $entry }: { $cause }
entry-variation = variation { $variation }, entry { $entry }: { $cause }
entry-not-a-move = "{ $found }" is not a move; { $legal }
entry-illegal-move = { $square } is illegal; { $legal }
entry-pass-not-due = no pass is due; { $legal }
entry-after-the-end = "{ $found }" comes after the end of the game
line-too-long = line { $line } is too long, at most { $most } bytes are read
line-not-text = { $place }: this is not text in UTF-8
standard-input = standard input
must-pass = { $color ->
    [black] Black
   *[white] White
} has no move and must pass
obf-field = { $place }: "{ $found }" is neither a move with its score, such as G8:+18, nor a score
obf-illegal-move = { $place }: { $square } is illegal; { $legal }
obf-pass-not-due = { $place }: no pass is due; { $legal }
obf-after-the-end = { $place }: "{ $found }" is listed although the game is over
obf-contradiction = { $place }: the score { $found } contradicts the { $first } before it

## Positions that were searched. position-head stands before its moves.

column-empties = empties
column-score = score
column-depth = depth
column-nodes = nodes
column-seconds = seconds
column-rate = nodes/s
column-line = best line
prospect-win = win
prospect-draw = draw
prospect-loss = loss
exact = exact
pass = pass
no-line = (the game is over)
position-head = { $number }: { $board } ({ $count ->
    [one] 1 empty square
   *[other] { $count } empty squares
})
best-differs = the position is worth { $found }, but { $stated } is stated
move-differs = { $move } is worth { $found }, but { $stated } is stated
searched = { $count ->
    [one] 1 position
   *[other] { $count } positions
}: { $nodes } nodes, { $seconds } s, { $rate } nodes/s
all-right = { $stated ->
    [one] The stated score is right.
   *[other] All { $stated } stated scores are right.
}
some-wrong = { $wrong ->
    [one] 1 of { $stated } stated scores is not right.
   *[other] { $wrong } of { $stated } stated scores are not right.
}
search-progress = { $number }: depth { $depth }, score { $score }, { $nodes } nodes
no-input = there is nothing to search: give a position, a file of them, or - for standard input

## A game or a position that is shown

versus = { $black } – { $white }
opening = Opening: { $name }, up to move { $count }.
moves-shown = Moves: { $transcript }
discs-on-board = Black: { $black }. White: { $white }.
nothing-to-show = there is nothing to show: give a file, a board with --position, or - for standard input
only-so-many-moves = --at: the game has only { $count ->
    [one] 1 move
   *[other] { $count } moves
}

## The review of a game

move-class = { $class ->
    [best] best move
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
review-progress = { $done } of { $total } positions
review-column-move = move
review-column-value = for Black
review-column-loss = loss
review-values = Values are discs for Black after each move. Whole numbers are exact; the others are estimates from { $depth ->
    [one] 1 move
   *[other] { $depth } moves
} ahead.
review-all-exact = Values are discs for Black after each move. All of them are exact.
review-exact-from = From move { $number } on everything is exact.
review-turning-point = Turning point: move { $number }, { $square } by { $player }. { $before ->
    [black] Before it Black was ahead
    [white] Before it White was ahead
   *[even] Before it the game was even
}, { $after ->
    [black] after it Black was ahead
    [white] after it White was ahead
   *[even] after it the game was even
}.
review-no-turning-point = No move changed who was ahead.
review-largest-loss = Largest loss: move { $number }, { $square } by { $player }, { $loss } discs.
review-row-best = best moves
review-row-inaccuracies = inaccuracies
review-row-mistakes = mistakes
review-row-blunders = blunders
review-row-loss = discs lost
review-row-mean = discs lost a move
review-best-share = { $best } of { $judged } ({ $percent }%)
review-graph = Values of the game
review-graph-black = Black ahead
review-graph-white = White ahead
review-graph-exact = exact
review-graph-estimated = estimate
review-graph-turning-point = turning point
review-graph-point = Move { $number }, { $square }: { $value }
review-title = { $game }: review
review-mistakes = Mistakes
review-no-mistakes = There was no mistake.
review-moves = Moves
review-players = The players
review-move-number = Move { $number }
review-lost = { $player } played { $square } and lost { $exact ->
    [yes] { $loss }
   *[no] about { $loss }
} discs. Better: { $best }.
review-line = Best play: { $line }
review-board = The board before move { $number }, { $square }. { $discs }
review-made-by = Made by Yosumi { $version }.
nothing-to-review = there is no game to review: give a file, or - for standard input

## The machine

cpu-unknown = { $variable }={ $found }: there are no such instructions; expected portable, avx2 or avx512
cpu-unavailable = { $variable }={ $found }: this CPU does not have these instructions, only { $available }

## The server of the browser page

moved-on = The position has changed. Please choose again.
record-full = This record is full: it may have { $most } moves at most.
no-review = Nothing is being reviewed.
computer-thinks = The computer is thinking. Wait for its move, or let it pause.
request-not-understood = The server does not understand this page. Please reload it.
not-joined = The page is not connected to a game. Please reload it.
no-such-reading = What was read is no longer there. Please read it again.
too-many-games = There are too many games, at most { $most } are read at a time. Please divide the text.
no-such-page = There is no such page.
no-such-format = Games are not written in that format.
request-too-long = That is too long, at most { $most } bytes are taken.
too-many-tabs = Too many tabs are open. Please close some of them.
name-wrong = A name is one line of at most { $most } characters.
comment-too-long = A comment has at most { $most } characters.
tag-wrong = A tag is one line of at most { $most } characters.
level-wrong = A level is a number from 1 to 30.
query-wrong = The address has a part that is not understood.
settings-wrong = These settings cannot be kept.
request-forbidden = Requests from other sites are not served.
internal-error = Something went wrong within the program.
serving = Yosumi is at { $address } (Ctrl-C ends it).
serving-others = Other machines of this network can use it, too.
port-in-use = Port { $port } is in use. Give another one, or none and a free one is found.
cannot-listen = Cannot be reached at { $address }: { $cause }.
no-browser = No browser could be opened. Please open the address yourself.

## The making of weights

cannot-use = Cannot use { $path }: { $cause }.
flaw-other-kind = it is another kind of file
flaw-version = it is of version { $version } of its format, which this version of Yosumi does not know; use the version that wrote it, or make it anew in another folder
flaw-damaged = it is damaged, for its checksum is wrong
flaw-misplaced = it is not the file that belongs here
-other-weights = take those in the program, or make new ones from games with "yosumi train fit" and "yosumi train network"
flaw-weights-version = its weights are of format { $version }, which this version of Yosumi does not read; { -other-weights }
flaw-patterns = its weights are for other patterns than those of this version of Yosumi; { -other-weights }
flaw-contents = its contents are impossible
other-settings = { $path } holds the work of a run with another value of "{ $setting }". Give another folder, or the values of that run.
folder-in-use = Another run is at work in { $path }.
work-progress = { $done } of { $total }, { $rate } a second, { $left } left
work-begun = { $done } of { $total }
games-played = { $games } games in { $path }
gathered = { $learned } positions to fit to, { $held-out } held out
fit-progress = stage { $stage }, step { $step }: squared error { $error }
column-discs = discs
column-positions = positions
column-fitted = fitted to
column-steps = steps
column-absolute-error = |error|
column-squared-error = error²
column-bias = bias
column-held-out = held out
all = all
weights-written = { $path }: { $bytes } bytes
column-best-moves = best move
column-loss = loss
labels-made = { $labels } labels in { $path }
no-positions = The games have no position of the kind that is wanted.
network-errors = Errors of the patterns alone, and with the networks:
probcut-fitted = Between searches: growth { $growth }, gain { $gain }; the formula misses the deviations by { $misfit }%.
probcut-fitted-exact = From exact scores: gain { $gain }; the formula misses the deviations by { $misfit }%.
reliability = How often, in pairs held out, the deep value was outside the bounds of each selectivity:
column-scale = scale
column-exact-scale = exact
column-parity-shift = odd to even
column-exact-shift-even = even to end
column-exact-shift-odd = odd to end
column-ahead = ahead
column-to-the-end = to the end

## Matches. A is the first contestant, B the second. setting-… are the causes of contestant-wrong, opening-is-over and not-of-a-match of cannot-read.

contestant-wrong = { $contestant }: { $cause }
setting-no-value = "{ $found }" is no setting; settings are like level=5, with commas between them
setting-unknown = there is no setting "{ $found }", only level, depth, solve, nodes, time, weights and threads
setting-level = level is a number from 1 to 30, not "{ $found }"
setting-depth = depth is a number of plies from 1 to 60, not "{ $found }"
setting-solve = solve is a number of empty squares from 0 to 60, not "{ $found }"
setting-nodes = nodes is a number from 1, not "{ $found }"
setting-time = time is a number of seconds such as 5 or 0.1, not "{ $found }"
setting-weights = weights is the name of a file, not "{ $found }"
setting-threads = threads is a number from 1 to 256, not "{ $found }"
setting-twice = { $name } is there twice
setting-conflict = { $name } is set by the level already
setting-no-limit = nothing says how far to look; level, depth, nodes or time has to
test-order = --sprt takes two differences in Elo, the lower one first, such as 0 5
test-chance = --alpha and --beta are above 0 and below 0.5, such as 0.05
too-few-openings = Only { $count ->
    [one] 1 different opening was
   *[other] { $count } different openings were
} found, of { $wanted } wanted.
opening-is-over = line { $line }: the game is over after these moves
not-of-a-match = line { $line }: this is not what a file of games has there
of-other-settings = { $path } was made with other settings: { $there } there, { $here } here. Give another file, or the same settings.
of-other-openings = The games in { $path } began otherwise than those of these openings. Give another file, or the same openings.
pairs-found = { $count ->
    [one] 1 pair was found in { $path }; the match goes on after it.
   *[other] { $count } pairs were found in { $path }; the match goes on after them.
}
match-progress = { $done } of { $total } pairs: { $wins } won, { $draws } drawn, { $losses } lost, { $elo } Elo
match-pairs = pairs of games
match-wins = A wins
match-draws = draws
match-losses = B wins
match-score = A's score
match-discs = discs a game
match-points = pairs by points
match-elo = Elo
match-superiority = A is stronger
match-test = test
test-open = LLR { $ratio } ({ $lower } to { $upper }): undecided between { $elo0 } and { $elo1 } Elo
test-h0 = LLR { $ratio } ({ $lower } to { $upper }): rather { $elo0 } Elo than { $elo1 }, H0 is accepted
test-h1 = LLR { $ratio } ({ $lower } to { $upper }): rather { $elo1 } Elo than { $elo0 }, H1 is accepted
openings-found = { $count ->
    [one] 1 opening
   *[other] { $count } openings
} in { $path }

## Saved games. Those that begin with archive-, and record-too-long, too-many-tags, search-too-long, disk-full are causes of cannot-use.

archive-no-folder = there is a file where its folder should be
archive-not-permitted = nothing may be written there; --data names another folder
archive-path-too-long = its path is too long; --data names another folder
archive-other-kind = it is not an archive of Yosumi, and stays as it is
archive-newer = it is of version { $found }, and { $known } is the newest that is known: please update Yosumi
archive-busy = another program is using it; please try again
archive-damaged = it is damaged
disk-full = there is no room left on the disk
record-too-long = its record has { $found } bytes, and at most { $most } are saved
too-many-tags = a game has at most { $most } tags
search-too-long = a text to search for has at most { $most } characters
not-kept = This game is no longer kept as it goes on; exporting it keeps it. { $cause }
source-too-long = the name of where a game comes from has at most { $most } characters
no-archive-folder = The system names no folder for your data. Give one with --data.
no-such-game = There is no saved game { $number }.
saved-unreadable = Cannot read game { $number }: { $cause }.
game-saved = Saved { $path } as game { $number }.
game-known = The game in { $path } is saved already, as game { $number }.
game-deleted = Removed game { $number }. For { $days } days, "yosumi archive restore { $number }" brings it back.
game-restored = Game { $number } is back.
game-tagged = { $count ->
    [0] Game { $number } has no tags.
   *[other] The tags of game { $number }: { $tags }.
}
tag-separator = ,{" "}
games-listed = { $count ->
    [one] 1 game
   *[other] { $count } games
}
archive-empty = No game is saved yet. "yosumi archive add FILE" saves one.
no-game-found = No saved game is like that.
saved-number = no.
saved-date = date
saved-black = black
saved-white = white
saved-result = result
saved-moves = moves
saved-event = event
saved-tags = tags
saved-source = from
saved-black-won = Black won
saved-white-won = White won
saved-drawn = drawn

## The browser page

page-title = Yosumi — Othello
page-name = Yosumi
page-skip = Skip to the content
page-places = Places
page-play = Play
page-review = Review
page-library = Library
page-settings = Settings
page-close = Close
page-cancel = Cancel
page-keep = Keep
page-open = Open
page-copy = Copy
page-copied = Copied.
page-not-copied = This could not be copied. It can be downloaded.
page-download = Download
page-edit = Edit
page-delete = Delete
page-more = Show more
page-list-separator = {", "}
page-not-connected = There is no connection to the server. Please wait until it is back.
page-connection-lost = The connection is lost. Trying again.
page-trademark = Yosumi is an Othello program. Othello is a registered trademark of its owners, and Yosumi is not connected with them.

# Board and players
page-board-label = Othello board. Arrow keys move, Enter plays
page-square-disc = { $square }, { $color ->
    [black] black
   *[white] white
}
page-square-empty = { $square }, empty
page-square-playable = { $square }, playable, flips { $count }
page-square-last = last move
page-card = { $color ->
    [black] Black
   *[white] White
}
page-discs = { $count ->
    [one] 1 disc
   *[other] { $count } discs
}
page-you = You
page-computer = Computer
page-level = Level { $level }
page-level-named = { $name }, level { $level }
page-level-first = First square
page-level-random = Random
page-thinking = Thinking: { $reach }
page-pass = pass

# Actions
page-actions = Actions
page-menu = Menu
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-values = Values
page-first = Start
page-previous = Back
page-next = Forward
page-last = End
page-new-game = New game
page-rematch = Rematch
page-back-to-game = Back to the game
page-take-up = Play on from here
page-play-for-me = Play this move for me
page-answer-now = Move now
page-pause = Pause
page-unpause = Go on
page-swap = Swap sides
page-resign = Resign
page-save = Save the game
page-export = Export
page-import = Import
page-copy-transcript = Copy the transcript
page-editor = Edit the position
page-flip-view = Turn the board

# The list of keys
page-keys = Keys
page-key-square = Play that square (type its two characters)
page-key-board = Move over the board, once it has the focus
page-key-enter = Play the square in focus
page-key-game = One move back, one move forward
page-key-ten = Ten moves back, ten moves forward
page-key-ends = To the start, to the end
page-key-pause = Pause the computers, let them go on

# A new game
page-who = Players
page-mode-computer = Computer
page-mode-persons = Two people
page-mode-watch = Watch
page-your-side = You play
page-play-black = Black (first)
page-play-white = White
page-your-name = Your name
page-name-black = Black's name
page-name-white = White's name
page-level-of-computer = How strong the computer is
page-level-black = How strong Black is
page-level-white = How strong White is
page-level-fine = { $label }, in fine steps
page-level-first-about = Always plays the first playable square. For learning the rules.
page-level-random-about = Plays at random. For a first game.
page-level-about = Level { $level } looks { $depth ->
    [one] 1 move
   *[other] { $depth } moves
} ahead and plays the last { $empties } squares without a mistake. { $pace }
page-pace-at-once = It moves at once.
page-pace-seconds = A move may take some seconds.
page-pace-a-minute = A move may take a minute or more.
page-pace-many-minutes = A move may take many minutes.
page-start = Start
page-start-usual = Usual
page-start-opening = Opening
page-start-balanced = Balanced
page-start-text = Position
page-start-balanced-about = Begins with eight random moves that leave both sides the same chances.
page-start-text-placeholder = Moves such as f5d6c3, or a board of X O -
page-start-current = Go on
page-start-current-about = The game at the table goes on with these players.
page-start-shown = Use the position on the board
page-begin = Begin

# Moves and review
page-panels = What is shown
page-moves = Moves
page-graph-tab = Graph
page-mistakes = Mistakes
page-candidates = Candidates
page-no-moves = No move was played yet.
page-move = Move { $number }, { $color ->
    [black] Black
   *[white] White
} { $square }
page-value = { $value } ({ $reach })
page-values-on = Show values
page-values-about = What each playable square is worth in discs, on the board.
page-tap-again = Tap again to play { $square }.
page-reach = Looked { $reach }
page-graph = Graph of values. The left and right arrow keys move through the game
page-graph-here = Move { $ply }, { $value } for Black{ $exact ->
    [yes] {", exact"}
   *[no] {""}
}
page-graph-nothing-here = Move { $ply }
page-review-game = Review this game
page-review-about = Looks at every move and lists the mistakes, with what would have been better.
page-review-nothing = There is no game to review. Paste one here, drop a file, or play one.
page-review-progress = Progress of the review
page-review-done = { $done } of { $total }
page-review-finished = { $count ->
    [0] The review is done: no inaccuracy and no mistake.
    [one] The review is done: 1 inaccuracy or mistake.
   *[other] The review is done: { $count } inaccuracies and mistakes.
}
page-review-file = Review
page-class-forced = only move
page-class-best = best
page-class-inaccuracy = inaccuracy
page-class-mistake = mistake
page-class-blunder = blunder
page-loss = discs lost
page-better = best: { $square }
page-turning-point = The game turned here.
page-no-mistakes = There was no inaccuracy and no mistake.
page-exact-from = Exact from move { $number } on.
page-comment = Comment
page-comment-placeholder = About this move
page-promote = Make this the main line
page-delete-from-here = Delete from this move on

# Saving, importing, exporting
page-saved = Saved.
page-save-now = Save
page-save-again = Save the changes
page-save-anew = Save as another game
page-tags = Tags
page-tag = Tag
page-tags-placeholder = club, final
page-event = Event or place
page-date = Date
page-import-about = Paste a game or a board in any form. Files can be dropped anywhere on the page.
page-import-text = Game or board
page-import-placeholder = f5d6c3d3c4…
page-import-file = Choose a file
page-found = { $count ->
    [one] 1 game found.
   *[other] { $count } games found. Which one do you want to review?
}
page-found-more = { $count ->
    [one] There is 1 more game; keep them all to search them.
   *[other] There are { $count } more games; keep them all to search them.
}
page-keep-all = Keep them all
page-kept = { $count ->
    [one] 1 game kept.
   *[other] { $count } games kept.
}
page-scope = How much
page-scope-game = The whole game
page-scope-shown = Up to this move
page-format-all = with names, variations and comments
page-format-moves = moves only
page-position = Position
page-link = Link
page-link-about = Opens the same moves in this Yosumi
page-diagram = Diagram (SVG)
page-diagram-of-position = Diagram of the position
page-search = Search the library
page-search-placeholder = Name, event, date, moves
page-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
page-library-empty = No game was saved yet. Save one from the menu of a game, or drop a file of games here.
page-game-players = { $black } – { $white }
page-game-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
page-winner = { $winner ->
    [black] Black won
    [white] White won
   *[nobody] draw
}
page-game-deleted = The game was deleted.
page-restore = Bring it back

# Editing a position
page-brush = Disc to place
page-brush-empty = Empty
page-to-move = To move
page-editor-start = Usual start
page-editor-clear = Clear the board
page-editor-about = Black { $black }, White { $white }{ $state ->
    [over] {". The game is over."}
    [pass] {". The side to move passes."}
   *[open] {""}
}
page-editor-play = Play from here
page-editor-review = Review it

# Settings
page-settings-page = Page
page-settings-board = Board
page-settings-values = Values
page-settings-sample = Sample of the board
page-language = Language
page-light = Light
page-light-system = As the device
page-light-light = Light
page-light-dark = Dark
page-sound = Sound
page-sound-about = A knock for every disc played.
page-board = Board
page-board-felt = Green
page-board-wood = Wood
page-board-slate = Slate
page-board-contrast = High contrast
page-disc-style = Discs
page-discs-soft = With shadow
page-discs-flat = Flat
page-discs-outlined = Outlined
page-view = Turned by
page-mirrored = Mirrored
page-view-about = Changes what you see, never the record.
page-view-plain = Back to the usual view
page-marks = Marks on playable squares
page-marks-about = Small marks in the color of the side to move.
page-side = Values count for
page-side-mover = the side to move
page-side-black = always Black

## How the program is started. command-… is what a command does (its names with hyphens between), notes-… stands below its help;
## argument-… is said of an argument of all commands, or with the names of a command before it of that one and those below it;
## value-… of a value that an argument may have; placeholder-… stands for a value. The program's tests look whether all are there.

usage-heading = Usage:
usage-commands = Commands:
usage-arguments = Arguments:
usage-options = Options:
usage-any-options = [OPTIONS]
usage-command = COMMAND
usage-default = [default: { $value }]
usage-values = [one of: { $values }]
usage-more = More: { $command } --help

placeholder-board = BOARD
placeholder-player = PLAYER
placeholder-file = FILE
placeholder-folder = DIR
placeholder-language = ja|en
placeholder-number = NUMBER
placeholder-count = N
placeholder-count-or-all = N|all
placeholder-plies = N|N-M
placeholder-depth = DEPTH
placeholder-depths = LIST
placeholder-mebibytes = MB
placeholder-percent = PERCENT
placeholder-seconds = SECONDS
placeholder-discs = DISCS
placeholder-chance = CHANCE
placeholder-elo0 = ELO0
placeholder-elo1 = ELO1
placeholder-first = A
placeholder-second = B
placeholder-input = INPUT
placeholder-text = TEXT
placeholder-tag = TAG
placeholder-game = ID
placeholder-address = ADDR
placeholder-style = STYLE
placeholder-color = COLOR
placeholder-background = BACKGROUND
placeholder-coords = COORDS
placeholder-theme = THEME
placeholder-view = VIEW

command-yosumi = Othello: a game against the computer or a friend, in Japanese or English
notes-yosumi =
    Othello is a registered trademark of its owners; Yosumi is not connected with them.

    Examples:
      yosumi                                      play black against the computer
      yosumi --black human:Ann --white human:Ben  two people at one screen
      yosumi --white computer:strong --record game.json
      yosumi solve problems.obf                   exact scores, compared with the file's
      yosumi hint --moves 1 "---------------------------OX------XO--------------------------- X"
      yosumi perft 8

    Environment:
      YOSUMI_CPU=portable|avx2|avx512
          the instructions to compute with [default: the best of this machine]
command-help = Print this help, or that of a command
argument-help = Print this help
argument-lang = The language of all messages [default: that of the locale]
argument-yosumi-version = Print the version
argument-yosumi-long-version = Print the version, and the CPU instructions in use

command-play = Play a game (what yosumi alone does)
notes-play =
    Write computer:20, computer:strongest or computer:最強. The numbers between are levels too, and computer alone is computer:easy. How long a move takes depends on the machine; "now" in the game ends the thinking.
levels-heading = Levels:
levels-first = always the first playable square
levels-random = any playable square
levels-at-once = moves at once
levels-seconds = a move may take some seconds
levels-a-minute = a move may take a minute or more
levels-many-minutes = a move may take many minutes
argument-black = Who plays black: human, human:NAME, computer or computer:LEVEL (1 to 30, a name such as strong, first, random; "yosumi play --help" lists them)
argument-white = Who plays white
argument-load = Go on with the game in FILE: a record (.json) or a transcript
argument-position = Start from BOARD: 64 of X, O and - from a1 to h8, and the side to move
argument-record = Keep the record of the game in FILE (.json or .txt), saved after every move
argument-seed = Make the random computer play the same game again
argument-plain = No color and no cursor control, exactly as in a pipe
argument-style = The signs for discs: ● and ○, or X and O
argument-color = When to use color
argument-background = The terminal's background, by which ● and ○ are chosen where there is no color
argument-wide-discs = The terminal shows ● and ○ two columns wide
argument-coords = Squares as letter and digit (f5), or as row and column counted from 0 (4 5)
value-style-unicode = ● and ○
value-style-ascii = X and O
value-color-auto = on a terminal, unless NO_COLOR is set
value-color-always = always
value-color-never = never
value-background-auto = what COLORFGBG says; else dark on a terminal, light in a pipe
value-background-dark = dark
value-background-light = light
value-coords-letters = f5
value-coords-rowcol = 4 5

command-show = Show a game or a position, as text or as a picture
notes-show =
    Examples:
      yosumi show game.json
      yosumi show game.json --at 20 --svg move-20.svg
      yosumi show game.json --svg game.svg --numbers --theme print
      yosumi show --position "---------------------------OX------XO--------------------------- X"
argument-show-file = A record (.json), a transcript or a board in a file, or - for standard input
argument-show-position = Show BOARD: 64 of X, O and - from a1 to h8, and the side to move
argument-show-at = Show the game after N moves [default: after all]
argument-show-svg = Draw a picture instead, in FILE (.svg) or, with -, to standard output
argument-show-numbers = In the picture, number the moves on the board where they started, as books do
argument-show-theme = The colors of the picture
argument-show-view = Turn or mirror the picture
argument-show-no-coords = Leave out the names of columns and rows in the picture
value-theme-green = green
value-theme-wood = wood
value-theme-slate = slate
value-theme-contrast = strong contrasts
value-theme-print = black on white
value-view-usual = a1 at the top left
value-view-turn-90 = a quarter turn clockwise
value-view-turn-180 = half a turn
value-view-turn-270 = a quarter turn counterclockwise
value-view-mirror = left and right change places
value-view-upside-down = top and bottom change places
value-view-transpose = mirrored about the line from a1 to h8
value-view-anti-transpose = mirrored about the line from h1 to a8

command-solve = Solve positions exactly
argument-inputs = Positions (64 of X, O and - from a1 to h8, and the side to move), files of them (OBF or board text), and - for standard input
argument-solve-all-moves = Give the scores of all moves, not only that of the best
argument-solve-wld = Say only who wins, which is faster
argument-threads = The number of threads to search with [default: one for each core]
argument-hash = The memory for positions that were searched, in MiB
argument-weights = Search with the weights in FILE [default: those in the program]
argument-solve-json = Write JSON, a line for each position and one for the total

command-hint = Say what moves are worth
notes-hint =
    Examples:
      yosumi hint --moves 1 "---------------------------OX------XO--------------------------- X"
      yosumi hint --time 5 --moves 3 problems.obf
argument-hint-level = How hard to think: 1 to 30, or the name of a level such as strong
argument-hint-depth = The number of plies to look ahead
argument-hint-time = The number of seconds to think about each position
argument-hint-moves = How many of the best moves to show: a number or all
argument-hint-json = { argument-solve-json }

command-review = Review a game: what each move was worth, the mistakes, where it turned
notes-review =
    Examples:
      yosumi review game.json
      yosumi review game.json --html review.html
      yosumi review --level 20 game.txt
      echo f5d6c3d3c4 | yosumi review --json -
argument-review-file = A record (.json) or a transcript in a file, or - for standard input
argument-review-level = How hard to think about each position: 1 to 30, or the name of a level such as strongest. At the usual one a game takes some ten seconds
argument-review-depth = The number of plies to look ahead, or one more [default: that of the level]
argument-review-solve = Solve positions with at most N empty squares [default: that of the level]
argument-review-html = Write a page with graph and boards to FILE (.html) or, with -, to standard output
argument-review-json = Write JSON, a line for each position and one for the game
argument-review-style = The signs for discs and in the graph: ● and █, or X and #

command-perft = Count move sequences: a check of the rules and a measure of their speed
argument-perft-depth = The number of plies; a pass is one ply
argument-perft-position = Count from BOARD: 64 of X, O and - from a1 to h8, and the side to move
argument-perft-pass-free = Count discs placed: a pass costs nothing
argument-perft-divide = Show the count of each move

command-bench = Do a fixed piece of work: its node count is the search's signature, and it measures its speed
argument-bench-expect = Compare the node count with the number in FILE
argument-bench-all-paths = Work with every kind of instructions that this machine has, one after the other

command-match = Play a match between two engines, and say which is stronger
notes-match =
    A contestant is one or more of these, with commas between them:
      level=N       the level, 1 to 30; sets depth and solve
      depth=N       the plies to look ahead
      solve=N       the empty squares from which the game is solved
      nodes=N       the most nodes a move
      time=S        the most seconds a move
      weights=FILE  the weights of the evaluation [default: those in the program]
      threads=N     the threads to search with [default: 1]

    The same command with the same --games goes on where it was interrupted. Without time= and with one thread each, the same games are played each time, however many at a time.

    The exit code is 0, with --sprt only where H1 is accepted, and 1 where it is not.

    Examples:
      yosumi match level=5 level=8
      yosumi match time=0.05,weights=new.bin time=0.05 --sprt 0 10 --pairs 5000 --games games.jsonl
      yosumi match openings --count 2000 --out starts.txt
argument-match-first = A: the first contestant, such as level=5
argument-match-second = B: the second contestant, such as time=0.1,weights=new.bin
argument-match-pairs = How many pairs of games to play, each from one opening with colors swapped [default: 100; with --openings one for each of them]
argument-match-openings = Begin with the openings in FILE, a transcript on each line; those that are images of earlier ones are left out
argument-match-seed = What the random openings follow from
argument-match-plies = The plies of the random openings, which are worth at most 4 discs to either side at depth 8
argument-match-concurrency = How many games to play at a time [default: as many as there are cores for]
argument-match-sprt = End the match when it is clear whether A is rather ELO1 stronger than B (H1) or ELO0 (H0)
argument-match-alpha = The chance to accept H1 when H0 is true
argument-match-beta = The chance to accept H0 when H1 is true
argument-match-games = Keep every game in FILE, as JSON Lines, and go on after those that are in it
argument-match-json = Write JSON, a line for the match, one for each game, and one for what it came to

command-match-openings = Make a list of balanced openings, no two alike up to symmetry
notes-match-openings =
    The list is sorted and complete at every moment. The same command goes on where it was interrupted, and with a larger --count adds to the list.

    Example:
      yosumi match openings --count 2000 --plies 8 --depth 16 --within 2 --out starts.txt
argument-match-openings-count = How many openings there are to be in the end
argument-match-openings-plies = The number of random plies
argument-match-openings-seed = What the random moves follow from
argument-match-openings-depth = The plies to look ahead for the value of an opening
argument-match-openings-within = The most discs that a value may be from nought
argument-match-openings-concurrency = How many openings to look at at a time [default: one for each core]
argument-match-openings-out = The file for the list [default: standard output]

command-archive = Keep games: save, list, search, show them
notes-archive =
    Examples:
      yosumi archive add final.json other.txt
      yosumi archive list --search "Ann 2026"
      yosumi archive list --search f5d6c3
      yosumi archive tag 3 club tiger
      yosumi archive export 3 --out game.json
argument-data = The folder for games and settings [default: yosumi in the folder for the user's data]
argument-game = The number of the game
command-archive-add = Save the games in files
argument-archive-add-files = Records (.json), transcripts, boards with moves
command-archive-list = List saved games, the newest first
argument-archive-list-search = Only games with all of these words in names, event, date, comments or tags, or that begin with these moves
argument-archive-list-tag = Only games with this tag
argument-archive-list-json = Write JSON, a line for each game
command-archive-show = Show a saved game
command-archive-export = Write the record of a saved game
argument-archive-export-out = Write it to FILE, a record (.json) or a transcript (.txt) [default: a record, to standard output]
command-archive-tag = Mark a saved game with tags
argument-archive-tag-tags = The tags
argument-archive-tag-remove = Take these tags away
command-archive-remove = Remove a saved game
command-archive-restore = Bring a game back that was removed

command-web = Play, look back and review in the browser, on this machine
notes-web =
    The page and all that it needs are within this program, and nothing is fetched from elsewhere. Games are kept in the folder of --data, those in progress too: they are there again after a reload or a restart.

    Examples:
      yosumi web
      yosumi web --port 8000 --no-open
      yosumi web --host 0.0.0.0   also for other machines of the network:
                                  whoever reaches it can use it

    Environment:
      YOSUMI_LOG=warn|info|debug
          what is told of the server's doings on standard error [default: warn]
argument-web-port = The port to listen on [default: 7464, or a free one when that is in use]
argument-web-no-open = Do not open the browser
argument-web-host = The address to listen on; at the usual one only this machine can reach it
argument-web-threads = The number of threads that a search may use [default: one for each core]

-goes-on = The same command goes on where it was interrupted.
command-train = Make and judge weights of the evaluation
argument-train-threads = The number of threads; it changes nothing but the time [default: one for each core]
command-train-selfplay = Play games for the fit: random openings, then both sides by a shallow search, the end exactly
notes-train-selfplay =
    { -goes-on }

    Example:
      yosumi train selfplay --out games/1 --games 500000 --seed 1
argument-train-selfplay-out = The folder for the games
argument-train-selfplay-games = The number of games that are to be there in the end
argument-train-selfplay-seed = What the random moves come from: the same seed gives the same games
argument-train-selfplay-depth = The number of plies to look ahead for a move
argument-train-selfplay-solve = Play exactly from so many empties on
argument-train-selfplay-chunk = The number of games to a file: what an interruption costs at most
argument-train-selfplay-untrained = Search with no weights at all, as the first games must be: what is not solved is worth nothing
command-train-fit = Fit weights to games, stage by stage from the last to the first, and say how far off they are
notes-train-fit =
    Squared errors in discs are made least; each stage is held to the one after it. ProbCut's constants are not fitted here: see yosumi train probcut.

    Example:
      yosumi train fit games/1 games/2 --out weights.bin --probcut-from old.bin
argument-train-games = Folders of games
argument-train-trust = How much of a position's worth is what came of it; the rest is what the search found that chose the move. 100 is the outcome of the game alone
argument-train-fit-out = The file for the weights; it must not exist yet
argument-train-fit-discs = How many numbers of discs share a stage
argument-train-fit-window = Positions of so many discs more or fewer than a stage has count half
argument-train-fit-prior = How strongly a weight is held to its value in the stage after, in observations
argument-train-fit-iterations = The most steps for a stage
argument-train-fit-least = A stage with fewer positions has the weights of the one after it
argument-train-fit-labels = Folders of labels to learn from too
argument-train-fit-label-weight = As how many games that come to its position a label counts
argument-train-fit-holdout = Hold one game in N out, to stop in time and to measure with; 0 holds none out
argument-train-fit-probcut-from = Take the constants of ProbCut from the weights in FILE [default: a guess]
command-train-network = Fit the networks that correct weights to games, and write both to a file
notes-train-network =
    The weights of the patterns stay what they are: fit those first. The networks are fitted to what they miss. ProbCut's constants come after: see yosumi train probcut.

    Example:
      yosumi train network games/1 games/2 --weights raw.bin --seed 1 --out weights.bin
argument-train-network-out = The file for the weights with their networks; it must not exist yet
argument-train-network-seed = What the order of the positions comes from: the same seed gives the same networks
argument-train-network-passes = How often each position is learned from
argument-train-network-holdout = Hold one game in N out, to measure with; 0 holds none out
command-train-label = Give positions better values than the outcomes of quick games
argument-train-label-out = The folder for the labels
argument-train-label-chunk = The number of labels to a file: what an interruption costs at most
command-train-label-games = Solve positions drawn from games, or search them to a depth
notes-train-label-games =
    { -goes-on }

    Example:
      yosumi train label games games/1 --out labels/1 --count 100000 --seed 1 --empties 18
argument-train-label-games-count = The number of labels that are to be there in the end
argument-train-label-games-seed = What the choice of positions comes from: the same seed gives the same ones
argument-train-label-games-empties = The most empty squares
argument-train-label-games-least = The fewest empty squares
argument-train-label-games-stray = Play up to N random moves on
argument-train-label-games-depth = Look ahead so many plies and one less, and take the mean [default: to the end of the game]
command-train-label-opening = Search all positions of the opening, without images of one another
notes-train-label-opening =
    { -goes-on }

    Example:
      yosumi train label opening --out labels/opening --plies 8 --depth 10
argument-train-label-opening-plies = The most moves that lead to a position
argument-train-label-opening-depth = Look ahead so many plies and one less, and take the mean
command-train-probcut = Fit the constants of ProbCut to weights: search positions at several depths, compare, and write both to a file
notes-train-probcut =
    { -goes-on }

    Example:
      yosumi train probcut games/1 --weights weights.bin --samples samples/1 --count 15000 --seed 1 --out new.bin
argument-train-probcut-games = Folders of games to draw positions from
argument-train-probcut-samples = The folder for the values of the searches
argument-train-probcut-count = The number of positions to search, one in ten of which is not fitted to but measured with
argument-train-probcut-seed = { argument-train-label-games-seed }
argument-train-probcut-out = The file for the weights with their constants; it must not exist yet
argument-train-probcut-depth = The most plies to look ahead
argument-train-probcut-solve = Solve positions with so many empties too
argument-train-probcut-chunk = The number of positions to a file: what an interruption costs at most
command-train-test = Say how far values are off at problems whose scores are known, and how often the move is a best one
notes-train-test =
    Example:
      yosumi train test hard-20.obf --weights weights.bin --depths 0,4,8
argument-train-test-files = Files of problems with scores (OBF). Moves are judged where all of them have scores
argument-train-test-depths = The depths to look ahead to, with commas between; 0 is the evaluation alone
argument-train-test-limit = Only the first N problems of each file
argument-train-test-json = Write JSON, a line for each file and depth

## How it cannot be started. expected-… are the causes of misuse-value.

misuse-unknown-argument = unexpected argument { $argument }
misuse-unknown-command = there is no command { $command }
misuse-similar = Did you mean { $similar }?
misuse-no-command = a command is missing: expected { $commands }
misuse-no-arguments = missing: { $arguments }
misuse-no-value = the value of { $argument } is missing
misuse-value = "{ $value }" is not a value for { $argument }: { $cause }
misuse-twice = { $argument } stands there twice
misuse-conflict = { $argument } does not go with { $others }
misuse-too-many = { $argument } takes no value "{ $value }"
misuse-count = { $argument } takes { $count } values
misuse-misplaced = { $argument } is of { $command }: it cannot stand before { $sub-command }
misuse-not-text = an argument is not text in UTF-8
misuse-other = the arguments are not understood
expected-values = expected { $values }
expected-number = { $most ->
    [none] expected a whole number, { $least } or more
   *[other] expected a whole number from { $least } to { $most }
}
expected-fraction = expected a number such as 0.05
expected-language = expected ja or en
expected-player = expected human, human:NAME, computer or computer:LEVEL
expected-player-name = expected a name after the colon, or human alone
expected-player-line = the name has a control character, expected one line of text
expected-level = expected a level from { $least } to { $most }, { $names }
expected-seconds = expected a number of seconds, such as 5 or 0.5
expected-move-count = expected a number of moves from 1, or all
expected-plies = expected a number of plies such as 8 or 8-12, at most { $most }
expected-discs = expected a number of discs from 0 to 64
expected-game = expected the number of a game: 1, 2, …
expected-tag = expected a word or some words
expected-short-tag = expected at most { $most } characters
expected-tag-line = expected no line breaks, tabs or control characters
expected-page-name = expected a name that ends in .html, or - for standard output
expected-picture-name = expected a name that ends in .svg, or - for standard output
expected-address = expected an address such as 127.0.0.1
expected-otherwise = it is not understood

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
resigned = { $who ->
    [you] { $player } resign.
   *[other] { $player } resigns.
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

## The machine

cpu-unknown = { $variable }={ $found }: there are no such instructions; expected portable, avx2 or avx512
cpu-unavailable = { $variable }={ $found }: this CPU does not have these instructions, only { $available }

## The making of weights

cannot-use = Cannot use { $path }: { $cause }.
flaw-other-kind = it is another kind of file
flaw-version = it is of version { $version } of its format, which this version of Yosumi does not know
flaw-damaged = it is damaged, for its checksum is wrong
flaw-misplaced = it is not the file that belongs here
flaw-patterns = it was made for other patterns than those of this version of Yosumi
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

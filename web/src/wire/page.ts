// Made from crates/wire/src/page: do not edit.
// UPDATE_TYPES=1 cargo test -p yosumi-wire --lib typescript

/**
 * What the program is and knows: `GET /api/about`.
 */
export type About = {
/**
 * The version of the program.
 */
version: string,
/**
 * The levels at which a computer plays, from weak to strong.
 */
levels: Array<LevelAbout>,
/**
 * The formats in which games are written.
 */
formats: Array<FormatAbout>,
/**
 * The threads that a search may use.
 */
threads: number, };

/**
 * What the playable squares of the shown position are worth, so far. A later one about the same node takes the place of
 * the one before.
 */
export type Analysis = {
/**
 * The node whose position it is.
 */
node: number,
/**
 * The side to move, in whose view the values are.
 */
side: Side,
/**
 * How far the search has looked.
 */
reach: Reach,
/**
 * The moves, the best first.
 */
moves: Array<MoveWorth>,
/**
 * The number of positions looked at.
 */
nodes: number,
/**
 * For how long.
 */
milliseconds: number,
/**
 * Whether no better one will come.
 */
done: boolean, };

/**
 * The answer to a request.
 */
export type Answer = { "kind": "done" } | { "kind": "refused",
/**
 * Why.
 */
why: Refusal,
/**
 * The same as a sentence.
 */
text: Bilingual, } | { "kind": "failed",
/**
 * Why.
 */
why: Failure,
/**
 * The same as a sentence, with what is wrong and where.
 */
text: Bilingual, } | { "kind": "saved",
/**
 * Its number there.
 */
game: number, } | { "kind": "written",
/**
 * The text.
 */
text: string,
/**
 * A name for a file with it.
 */
file: string, };

/**
 * What a page can want. Everything but `join` is about the table that was joined.
 */
export type Ask = { "kind": "join",
/**
 * The name that the last state gave, or `null`.
 */
table: string | null, } | { "kind": "newGame",
/**
 * Who plays.
 */
players: Sides<Player>,
/**
 * Where it starts.
 */
start: Start, } | { "kind": "open",
/**
 * Which game.
 */
source: Source, } | { "kind": "play",
/**
 * The node that is shown to whoever plays; refused when the table has gone on since.
 */
node: number,
/**
 * Where.
 */
square: string, } | { "kind": "undo" } | { "kind": "redo" } | { "kind": "resign" } | { "kind": "swap" } | { "kind": "seat",
/**
 * Who.
 */
players: Sides<Player>, } | { "kind": "pause" } | { "kind": "unpause" } | { "kind": "playForMe" } | { "kind": "hint" } | { "kind": "answerNow" } | { "kind": "show",
/**
 * Which.
 */
node: number, } | { "kind": "takeUp" } | { "kind": "promote",
/**
 * The node.
 */
node: number, } | { "kind": "delete",
/**
 * The node.
 */
node: number, } | { "kind": "comment",
/**
 * The node.
 */
node: number,
/**
 * The words.
 */
text: string, } | { "kind": "describe",
/**
 * All that is known.
 */
facts: Facts, } | { "kind": "analyse",
/**
 * Whether they are wanted.
 */
on: boolean, } | { "kind": "review",
/**
 * The level to judge at, 1 to 30; `null` for the usual one.
 */
level: number | null, } | { "kind": "cancelReview" } | { "kind": "save",
/**
 * Its tags; `null` leaves those that it has.
 */
tags: Array<string> | null,
/**
 * Whether it becomes another one.
 */
anew: boolean, } | { "kind": "write",
/**
 * The name of a format that [`About`](super::About) lists.
 */
format: string,
/**
 * How much of it.
 */
scope: Scope, };

/**
 * A name or a sentence in both languages, so that a page can change its language at once.
 */
export type Bilingual = {
/**
 * In Japanese.
 */
ja: string,
/**
 * In English.
 */
en: string, };

/**
 * A text to be understood as a position: the body of `POST /api/position`.
 */
export type BoardText = {
/**
 * The text, in any form in which a board is read.
 */
text: string, };

/**
 * What can be done now.
 */
export type Can = {
/**
 * Take back.
 */
undo: boolean,
/**
 * Play again what was taken back.
 */
redo: boolean,
/**
 * Give the game up.
 */
resign: boolean,
/**
 * Ask for a hint.
 */
hint: boolean,
/**
 * Have a move played by the computer.
 */
playForMe: boolean,
/**
 * Have whoever thinks answer now.
 */
answerNow: boolean,
/**
 * Make the computers wait.
 */
pause: boolean,
/**
 * Let the computers go on.
 */
unpause: boolean,
/**
 * Let the game go on from the place that is shown.
 */
takeUp: boolean,
/**
 * Have the main line reviewed.
 */
review: boolean, };

/**
 * A square that may be played.
 */
export type Candidate = {
/**
 * Where.
 */
square: string,
/**
 * The discs that a move there turns.
 */
flips: string[],
/**
 * The opening that it makes, `null` where that has no name.
 */
opening: Bilingual | null,
/**
 * The node that it leads to, where the record has it.
 */
node: number | null, };

/**
 * How a game ended.
 */
export type Ending = {
/**
 * Who won.
 */
winner: Winner,
/**
 * Why.
 */
reason: Reason,
/**
 * The discs on the board.
 */
discs: Sides<number>,
/**
 * The discs with the empty squares given to the side that has more.
 */
score: Sides<number>, };

/**
 * Something that happened at a table.
 */
export type Event = { "kind": "begun",
/**
 * Who moves first.
 */
first: Side, } | { "kind": "resumed",
/**
 * The number of discs already played in it.
 */
moves: number,
/**
 * Whether it is over already.
 */
over: boolean, } | { "kind": "played",
/**
 * By whom.
 */
by: Side,
/**
 * Where.
 */
square: string,
/**
 * The discs that it turned.
 */
flips: string[], } | { "kind": "passed",
/**
 * Which one.
 */
by: Side, } | { "kind": "takenBack",
/**
 * How many.
 */
count: number, } | { "kind": "playedAgain",
/**
 * How many.
 */
count: number, } | { "kind": "resultTakenBack" } | { "kind": "swapped" } | { "kind": "seated" } | { "kind": "resigned",
/**
 * Which one.
 */
by: Side, } | { "kind": "paused" } | { "kind": "unpaused" } | { "kind": "shown",
/**
 * The number of discs played up to there.
 */
moves: number,
/**
 * The disc played last, `null` at the start.
 */
square: string | null, } | { "kind": "branched",
/**
 * By whom its disc was played.
 */
by: Side,
/**
 * Where.
 */
square: string,
/**
 * The discs that it turned.
 */
flips: string[], } | { "kind": "takenUp",
/**
 * The number of discs played up to there.
 */
moves: number, } | { "kind": "promoted" } | { "kind": "deleted",
/**
 * How many, over all variations.
 */
count: number, } | { "kind": "commented" } | { "kind": "described" } | { "kind": "turn",
/**
 * Whose.
 */
side: Side,
/**
 * The number of the move to come.
 */
moveNumber: number, } | { "kind": "ended",
/**
 * How it ended.
 */
ending: Ending, };

/**
 * What is known about a game besides its moves and its players.
 */
export type Facts = {
/**
 * The event or the place.
 */
event: string | null,
/**
 * The day as far as known: `2026`, `2026-11` or `2026-11-29`.
 */
date: string | null, };

/**
 * Why an HTTP request failed: the body of every answer that is no success.
 */
export type Failed = {
/**
 * Why.
 */
why: Failure,
/**
 * The same as a sentence, with what is wrong and where.
 */
text: Bilingual, };

/**
 * Why a request could not be served.
 */
export type Failure = "notUnderstood" | "notJoined" | "unreadable" | "notFound" | "tooMuch" | "invalid" | "forbidden" | "library" | "internal";

/**
 * A format in which games are written.
 */
export type FormatAbout = {
/**
 * Its name, which is also the end of its files' names.
 */
name: string,
/**
 * Whether it says all that a record says: names, variations, comments.
 */
keepsAll: boolean, };

/**
 * What is to be changed of a saved game: the body of `PATCH /api/games/12`. What is left out stays.
 */
export type GameChanges = {
/**
 * The names of the players.
 */
players?: Sides<string | null>,
/**
 * Its tags.
 */
tags?: Array<string>, };

/**
 * The hint that was asked for: the best few moves.
 */
export type HintNews = {
/**
 * The node whose position it is.
 */
node: number,
/**
 * The side to move, in whose view the values are.
 */
side: Side,
/**
 * How far was looked.
 */
reach: Reach,
/**
 * The moves, the best first.
 */
moves: Array<MoveWorth>,
/**
 * The same as a sentence.
 */
text: Bilingual, };

/**
 * Games of a text to be kept in the library: the body of `POST /api/games`. The answer is the list of their numbers.
 */
export type KeepGames = {
/**
 * The text that was read.
 */
reading: string,
/**
 * Which of its games, the first is 0; `null` for all.
 */
indices: Array<number> | null,
/**
 * Where they come from: the name of a file, or nothing.
 */
source: string,
/**
 * The tags that they get.
 */
tags: Array<string>, };

/**
 * The disc played last.
 */
export type LastMove = {
/**
 * Where.
 */
square: string,
/**
 * By whom.
 */
by: Side,
/**
 * The discs that it turned.
 */
flips: string[],
/**
 * Whether the other side had no move then and passed.
 */
passed: boolean, };

/**
 * A level at which a computer plays.
 */
export type LevelAbout = {
/**
 * What a [`Player`](super::Player) says: `first`, `random`, or a number.
 */
level: string,
/**
 * Its word where it has one: `beginner` to `strongest`.
 */
named: string | null,
/**
 * How long a move may take.
 */
pace: Pace,
/**
 * How many moves it looks ahead, 0 for `first` and `random`.
 */
depth: number,
/**
 * From how many empty squares on it plays without a mistake, 0 for `first` and `random`.
 */
solvesFrom: number, };

/**
 * Saved games: the answer of `GET /api/games`.
 */
export type Library = {
/**
 * The games from the offset on.
 */
games: Array<SavedGame>,
/**
 * How many are found in all.
 */
total: number,
/**
 * Every tag that a saved game has.
 */
tags: Array<string>, };

/**
 * A message to the page.
 */
export type Message = { "kind": "reply",
/**
 * The number of the request; `null` where it could not be read.
 */
to: number | null,
/**
 * The answer.
 */
answer: Answer, } | { "kind": "state" } & State | { "kind": "progress" } & Progress | { "kind": "hint" } & HintNews | { "kind": "analysis" } & Analysis | { "kind": "review" } & ReviewNews | { "kind": "notKept",
/**
 * Why, and what one can do.
 */
text: Bilingual, } | { "kind": "closing" };

/**
 * How good a move is.
 */
export type MoveClass = "forced" | "best" | "inaccuracy" | "mistake" | "blunder";

/**
 * A move and what it is worth to the side that plays it.
 */
export type MoveWorth = {
/**
 * Where.
 */
square: string,
/**
 * In discs.
 */
value: number,
/**
 * Whether that is proved.
 */
exact: boolean,
/**
 * The best play as far as it is known, the move itself first: squares and `pass`.
 */
line: string[], };

/**
 * A value that stands in a record, as Black sees it.
 */
export type Noted = {
/**
 * In discs.
 */
discs: number,
/**
 * Whether it is proved.
 */
exact: boolean, };

/**
 * An opening with a name: an entry of `GET /api/openings`, a list.
 */
export type Opening = {
/**
 * Its moves.
 */
moves: string,
/**
 * Its name.
 */
names: Bilingual, };

/**
 * How long the longest moves of a level take, roughly.
 */
export type Pace = "atOnce" | "seconds" | "aMinute" | "manyMinutes";

/**
 * One who is to play a side.
 */
export type Player = { "kind": "person",
/**
 * Their name, where they gave one.
 */
name: string | null, } | { "kind": "computer",
/**
 * `first`, `random`, a number from 1 to 30, or the name of a level.
 */
level: string, };

/**
 * One who plays a side, with what the page has to know to speak of them.
 */
export type PlayerView = {
/**
 * What they are to those who read: the `$who` of the sentences.
 */
who: "person" | "you" | "side" | "computer",
/**
 * The name of a person.
 */
name: string | null,
/**
 * The level of a computer: `first`, `random`, or a number.
 */
level: string | null,
/**
 * The word of the level where it has one: `beginner` to `strongest`; its name is the sentence `level-…`.
 */
named: string | null,
/**
 * How long a computer's move may take.
 */
pace: Pace | null, };

/**
 * What is to be known of a position that is set up: the answer of `POST /api/position`.
 */
export type PositionAbout = {
/**
 * As a new game takes it: 64 signs, a blank, the side to move.
 */
position: string,
/**
 * The side to move.
 */
side: Side,
/**
 * The discs on the board.
 */
discs: Sides<number>,
/**
 * The squares that it may play.
 */
playable: Array<string>,
/**
 * Whether it has no move and the other side has.
 */
mustPass: boolean,
/**
 * Whether neither side has a move.
 */
over: boolean, };

/**
 * How far somebody has thought.
 */
export type Progress = {
/**
 * What for.
 */
about: Thinker,
/**
 * For which side.
 */
side: Side,
/**
 * How far.
 */
reach: Reach,
/**
 * The number of positions looked at.
 */
nodes: number,
/**
 * For how long.
 */
milliseconds: number, };

/**
 * How far a search has looked: the `$kind` and `$count` of the sentence `reach`.
 */
export type Reach = { "kind": "ahead",
/**
 * How many.
 */
count: number, } | { "kind": "to-the-end" } | { "kind": "exact" };

/**
 * A game found in a text.
 */
export type ReadGame = {
/**
 * The names of the players, where known.
 */
players: Sides<string | null>,
/**
 * The event or the place, where known.
 */
event: string | null,
/**
 * The day, as far as known.
 */
date: string | null,
/**
 * The number of discs played in the main line.
 */
moves: number,
/**
 * The moves of the main line.
 */
transcript: string,
/**
 * Who won; `null` where that is not known.
 */
winner: Winner | null,
/**
 * The score at the end of the main line; `null` where the game is not played to its end.
 */
score: Sides<number> | null, };

/**
 * The games found in a text: the answer of `POST /api/read`, whose body is the text itself.
 */
export type ReadGames = {
/**
 * The name by which a table [opens](super::Ask::Open) one of them, and the library keeps them, for a while.
 */
reading: string,
/**
 * The games, up to the first thousand.
 */
games: Array<ReadGame>,
/**
 * How many there are.
 */
total: number, };

/**
 * Why a game ended.
 */
export type Reason = "score" | "resignation" | "time" | "decision";

/**
 * Why a request was refused: nothing changed, and the page goes on.
 */
export type Refusal = "notPlayable" | "computersTurn" | "paused" | "gameOver" | "nothingToTakeBack" | "nothingToPlayAgain" | "nobodyToResign" | "hintUnderWay" | "nobodyThinks" | "movedOn" | "unknownNode" | "notDeletable" | "notLookingBack" | "recordFull" | "noReview" | "nothingToReview" | "computerThinks";

/**
 * A message from the page: what it wants, with a number that the answer repeats.
 */
export type Request = {
/**
 * The number of the request, the page's own.
 */
id: number,
/**
 * What is wanted.
 */
ask: Ask, };

/**
 * How a review gets on.
 */
export type ReviewNews = {
/**
 * Whether what was told of a review before is to be forgotten.
 */
fresh: boolean,
/**
 * The positions that are done.
 */
done: number,
/**
 * All positions.
 */
total: number,
/**
 * The moves that were judged since the news before; one that was told before is told better now.
 */
moves: Array<ReviewedMove>,
/**
 * What it comes to; `null` until it is finished, and when it was cancelled.
 */
summary: ReviewSummary | null,
/**
 * Whether it goes on.
 */
running: boolean, };

/**
 * What a review comes to.
 */
export type ReviewSummary = {
/**
 * What each side lost.
 */
sides: Sides<SideSummary>,
/**
 * The node of the move that turned the game, `null` where none did.
 */
turningPoint: number | null,
/**
 * The node of the move that lost most, `null` where none lost much.
 */
largestLoss: number | null,
/**
 * The number of the first move before which, and from there on, all values are proved; `null` where none is.
 */
exactFrom: number | null, };

/**
 * A move as a review judges it. Values are as Black sees them.
 */
export type ReviewedMove = {
/**
 * The node that it led to.
 */
node: number,
/**
 * Its number.
 */
number: number,
/**
 * Who played it.
 */
side: Side,
/**
 * Where.
 */
square: string,
/**
 * What the position is worth after it.
 */
value: number,
/**
 * Whether that is proved.
 */
exact: boolean,
/**
 * The moves that are known to be best; it itself first where it is one of them.
 */
best: string[],
/**
 * What the position before it was worth with best play.
 */
bestValue: number,
/**
 * Whether that is proved.
 */
bestExact: boolean,
/**
 * The best play from the position before the move as far as it is known: squares and `pass`.
 */
line: string[],
/**
 * The discs that the move lost to its side, never less than 0.
 */
loss: number,
/**
 * How good it is.
 */
class: MoveClass, };

/**
 * The game of the library that is at a table.
 */
export type Saved = {
/**
 * Its number.
 */
game: number,
/**
 * Whether something has changed since it was saved.
 */
changed: boolean, };

/**
 * A game of the library: also the answer of `GET /api/games/12`.
 */
export type SavedGame = {
/**
 * Its number.
 */
game: number,
/**
 * The names of the players, where known.
 */
players: Sides<string | null>,
/**
 * The event or the place, where known.
 */
event: string | null,
/**
 * The day of the game, as far as known.
 */
date: string | null,
/**
 * The number of discs played in the main line.
 */
moves: number,
/**
 * Who won; `null` where that is not known.
 */
winner: Winner | null,
/**
 * The difference of discs as Black sees it, the empty squares given to the winner; `null` where the game is not played
 * to its end.
 */
score: number | null,
/**
 * Its tags.
 */
tags: Array<string>,
/**
 * Where it comes from: the name of a file, or nothing.
 */
source: string,
/**
 * When it was saved or changed last: the time in UTC, as ISO 8601 has it.
 */
changed: string, };

/**
 * How much of a game is written.
 */
export type Scope = "game" | "shown";

/**
 * A side.
 */
export type Side = "black" | "white";

/**
 * What a review comes to for one side.
 */
export type SideSummary = {
/**
 * The number of its moves.
 */
moves: number,
/**
 * The number of those that were judged: where there was a choice.
 */
judged: number,
/**
 * The discs that they lost, all together.
 */
loss: number,
/**
 * The number of 最善手.
 */
best: number,
/**
 * The number of 緩手.
 */
inaccuracies: number,
/**
 * The number of 悪手.
 */
mistakes: number,
/**
 * The number of 大悪手.
 */
blunders: number, };

/**
 * One thing for each side.
 */
export type Sides<T> = {
/**
 * Black's.
 */
black: T,
/**
 * White's.
 */
white: T, };

/**
 * Where a game to look back on comes from.
 */
export type Source = { "kind": "saved",
/**
 * Its number there.
 */
game: number, } | { "kind": "read",
/**
 * The name that the reading was given.
 */
reading: string,
/**
 * Which of its games, the first is 0.
 */
index: number, } | { "kind": "text",
/**
 * The text.
 */
text: string, };

/**
 * Where a new game starts.
 */
export type Start = { "kind": "usual" } | { "kind": "moves",
/**
 * A transcript.
 */
moves: string, } | { "kind": "balanced" } | { "kind": "position",
/**
 * 64 signs, a blank, and the side to move.
 */
position: string, } | { "kind": "text",
/**
 * The text.
 */
text: string, };

/**
 * A table as it is after something happened: everything that is drawn, but for what is streamed (analysis, review).
 */
export type State = {
/**
 * The name of the table, to be kept for [joining](super::Ask::Join) it again.
 */
table: string,
/**
 * Grows with every state of this table.
 */
revision: number,
/**
 * What happened since the state before, in order.
 */
events: Array<Told>,
/**
 * Who plays.
 */
players: Sides<PlayerView>,
/**
 * The node that is shown; all below is about it where nothing else is said.
 */
node: number,
/**
 * The node where the game stands. Where it is another one than `node`, the page looks back.
 */
gameNode: number,
/**
 * 64 signs from a1 to h8: `X` black, `O` white, `-` empty.
 */
board: string,
/**
 * Whose turn it is; `null` when neither side can move.
 */
turn: Side | null,
/**
 * The number of the move to come: discs played + 1.
 */
moveNumber: number,
/**
 * The discs on the board.
 */
discs: Sides<number>,
/**
 * The disc played last, `null` at the start.
 */
last: LastMove | null,
/**
 * Every square that may be played, in reading order.
 */
playable: Array<Candidate>,
/**
 * Whether a person may play now: not while a computer is to move, nor when the game was given up.
 */
mayPlay: boolean,
/**
 * The opening that was reached, `null` where it has no name.
 */
opening: Bilingual | null,
/**
 * How the game ended, where it did at the node that is shown.
 */
ending: Ending | null,
/**
 * The same as a sentence.
 */
result: Bilingual | null,
/**
 * How the game ended at its own node, wherever one looks.
 */
gameEnding: Ending | null,
/**
 * The moves up to here as a transcript.
 */
transcript: string,
/**
 * What can be done now.
 */
can: Can,
/**
 * Who thinks.
 */
thinking: Thinking | null,
/**
 * Whether the computers pause.
 */
paused: boolean,
/**
 * Whether values of the moves are wanted; they come as [`Analysis`](super::Analysis).
 */
analysing: boolean,
/**
 * Whether the main line is being reviewed.
 */
reviewing: boolean,
/**
 * What else is known of the game.
 */
facts: Facts,
/**
 * The game of the library that this is.
 */
saved: Saved | null,
/**
 * The position the game started from: as `board`, a blank, and the side to move.
 */
start: string,
/**
 * All moves; `null` when they are those of the state before that had them.
 */
tree: Tree | null, };

/**
 * What somebody thinks for.
 */
export type Thinker = "move" | "playForMe" | "hint";

/**
 * That somebody thinks.
 */
export type Thinking = {
/**
 * What for.
 */
about: Thinker,
/**
 * For which side.
 */
side: Side,
/**
 * For how long already.
 */
milliseconds: number, };

/**
 * An event, and the sentence that tells it.
 */
export type Told = {
/**
 * What happened.
 */
event: Event,
/**
 * How it is said; `null` where nothing is said of it.
 */
text: Bilingual | null, };

/**
 * All moves of a record: each after the one that it follows, a line's own continuation before its variations.
 */
export type Tree = {
/**
 * The first is the start.
 */
nodes: Array<TreeNode>, };

/**
 * A place in a record: after a disc, or the start.
 */
export type TreeNode = {
/**
 * Its number, as long as the table has this game.
 */
node: number,
/**
 * The node that it follows, `null` for the start.
 */
parent: number | null,
/**
 * The disc played, `null` for the start.
 */
square: string | null,
/**
 * Who played it; at the start, who moves first.
 */
by: Side,
/**
 * The number of the move, 0 for the start.
 */
number: number,
/**
 * The number of discs turned.
 */
flips: number,
/**
 * Whether the other side had no move then and passed; at the start, whether the side to move had none.
 */
passed: boolean,
/**
 * Whether it is on the main line.
 */
main: boolean,
/**
 * What is said of it; left out where that is nothing.
 */
comment?: string,
/**
 * What is said of the pass; left out where that is nothing.
 */
passComment?: string,
/**
 * What the record says the position after it is worth; left out where it says nothing.
 */
value?: Noted, };

/**
 * Who won a game.
 */
export type Winner = "black" | "white" | "nobody";

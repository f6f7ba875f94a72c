//! The search from the position that was asked about: deeper and deeper, then to the end, more and more surely.

use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use yosumi_eval::DISC;
use yosumi_kernels::{Cpu, Work};
use yosumi_rules::{Bitboard, Board, Move, Position, Square, Symmetry};

use crate::deep::{INFINITY, Reach, search};
use crate::endgame::LocalTables;
use crate::line;
use crate::report::{MoveValue, Report, Value};
use crate::searcher::{Search, Searcher};
use crate::{Limits, Selectivity, Window};

/// The stack that a thread which searches needs, in bytes: the search calls itself for every ply, and once more below for
/// each node it helps with.
pub const STACK_BYTES: usize = 32 << 20;

/// A search to be run on a CPU path. It calls `on_progress` after each round.
pub(crate) struct Analysis<'a, F: FnMut(&Report)> {
    pub(crate) search: &'a Search,
    pub(crate) position: Position,
    pub(crate) limits: &'a Limits,
    pub(crate) n_threads: usize,
    /// What the first thread remembers for itself; it is given back.
    pub(crate) local: LocalTables,
    pub(crate) on_progress: F,
}

/// A move at the root.
#[derive(Clone, Debug)]
struct RootMove {
    square: Square,
    flips: Bitboard,
    next: Board,
    value: i32,
    /// The reach of the search that gave the value; `None` when the move has none yet.
    reach: Option<Reach>,
    /// Whether the value is that of a finished search to the end: not only a bound on the way to it.
    is_exact: bool,
    /// Another move that leads to an image of the same board: it is not searched, its value is the same.
    twin_of: Option<Square>,
}

impl<F: FnMut(&Report)> Work for Analysis<'_, F> {
    type Output = (Report, LocalTables);

    fn run<C: Cpu>(self, cpu: C) -> Self::Output {
        let begin = Instant::now();
        let board = self.position.board();
        let is_pass = board.must_pass();
        let (board, symmetry) = if is_pass { board.pass() } else { board }.canonical();
        let window = self.limits.window;
        let mut root = Root {
            cpu,
            searcher: Searcher::new(self.search, self.local),
            board,
            seen_as_asked: symmetry.inverse(),
            is_pass,
            window: if is_pass { window.of_opponent() } else { window },
            moves: Vec::new(),
            begin,
            limits: self.limits,
            n_threads: self.n_threads,
            done: Reach { depth: 0, selectivity: Selectivity::Exact },
        };
        root.moves = root_moves(root.board);
        let pool = &self.search.pool;
        let mut report = thread::scope(|threads| {
            for _ in 1..self.n_threads {
                let serve = || pool.serve(cpu, &mut Searcher::new(self.search, LocalTables::new()));
                thread::Builder::new()
                    .stack_size(STACK_BYTES)
                    .spawn_scoped(threads, serve)
                    .expect("the system has room for a thread");
            }
            let _home = SendHome(self.search);
            root.run(self.on_progress)
        });
        // The other threads have told all that they counted.
        report.n_nodes = root.searcher.n_nodes_of_all();
        (report, root.searcher.local)
    }
}

/// Closes the pool in the end, also when that is a panic: nobody must wait for threads that wait.
struct SendHome<'a>(&'a Search);

impl Drop for SendHome<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop.store(true, Ordering::Relaxed);
        }
        self.0.pool.close();
    }
}

struct Root<'a, C: Cpu> {
    cpu: C,
    searcher: Searcher<'a>,
    /// The position with a forced pass made, in its canonical form: images of a position are searched alike.
    board: Board,
    /// Leads from there to the position that was asked about.
    seen_as_asked: Symmetry,
    is_pass: bool,
    /// The window of the side that moves on `board`.
    window: Window,
    moves: Vec<RootMove>,
    begin: Instant,
    limits: &'a Limits,
    n_threads: usize,
    /// The reach of the last finished round.
    done: Reach,
}

fn root_moves(board: Board) -> Vec<RootMove> {
    let mut moves: Vec<RootMove> = Vec::new();
    for square in board.legal_moves() {
        let flips = board.flips(square);
        let next = board.play_unchecked(square, flips);
        let twin = moves.iter().find(|other| other.twin_of.is_none() && other.next.canonical().0 == next.canonical().0);
        let twin_of = twin.map(|other| other.square);
        moves.push(RootMove { square, flips, next, value: 0, reach: None, is_exact: false, twin_of });
    }
    moves
}

impl<C: Cpu> Root<'_, C> {
    fn run(&mut self, mut on_progress: impl FnMut(&Report)) -> Report {
        self.searcher.set_root(self.board);
        let n_searched = self.moves.iter().filter(|root_move| root_move.twin_of.is_none()).count();
        let n_best = self.limits.n_best.clamp(1, n_searched.max(1));
        // The moves to be searched first.
        self.moves.sort_by_key(|root_move| root_move.twin_of.is_some());
        if n_searched == 0 {
            return self.report(n_best, true);
        }
        // The clock does not run for a move that nobody chose.
        let is_forced = self.moves.len() == 1 && self.limits.clock.is_some();
        for reach in self.rounds() {
            if self.has_no_time_for(reach) || is_forced && self.done.depth > 0 {
                break;
            }
            self.round(reach, n_best, n_searched);
            if self.searcher.is_stopped() {
                break;
            }
            self.done = reach;
            on_progress(&self.report(n_best, false));
        }
        self.report(n_best, true)
    }

    /// What is searched, one after the other: each round gives the next one its order of moves.
    fn rounds(&self) -> Vec<Reach> {
        let n_empties = self.board.n_empties();
        let Limits { solves_from, selective_from, selectivity: wanted, selectivity_ahead: ahead, .. } = *self.limits;
        let depth = self.limits.depth.max(1);
        let solves = n_empties <= solves_from;
        let looks_ahead = if solves { look_before_solving(n_empties) } else { depth.min(n_empties - 1) };
        let mut rounds: Vec<Reach> =
            (1..=looks_ahead).map(|depth| Reach { depth, selectivity: ahead.min(wanted) }).collect();
        let to_the_end = |selectivity: &Selectivity| {
            let is_a_step = selective_rounds(n_empties).contains(selectivity);
            let is_surest = *selectivity == wanted && (solves || depth >= n_empties);
            *selectivity <= wanted && (is_a_step || is_surest)
        };
        if solves || depth >= n_empties || n_empties <= selective_from {
            let selectivities = Selectivity::ALL.into_iter().filter(to_the_end);
            rounds.extend(selectivities.map(|selectivity| Reach { depth: n_empties, selectivity }));
        }
        rounds
    }

    /// Whether a deeper round is not worth beginning: it would hardly end in time.
    fn has_no_time_for(&self, reach: Reach) -> bool {
        let Some(time) = self.time() else { return false };
        self.done.depth > 0 && reach.depth > 1 && self.begin.elapsed() > time / 5 * 3
    }

    fn time(&self) -> Option<Duration> {
        let by_clock = self.limits.clock.map(|clock| clock.time_for_move(self.board.n_empties()));
        self.limits.time.into_iter().chain(by_clock).min()
    }

    /// Searches for the best moves, one after the other, all at one reach. A round that is stopped leaves the moves with
    /// what is known, and in an order in which the best known stands first.
    fn round(&mut self, reach: Reach, n_best: usize, n_searched: usize) {
        let is_solving = reach.depth >= self.board.n_empties();
        // Scores at the end of the game are whole discs.
        let least_step = if is_solving { DISC } else { 1 };
        for place in 0..n_best {
            let guess = self.moves[place].reach.map(|_| self.moves[place].value);
            let (lowest, highest) = if is_solving {
                (i32::from(self.window.lower) * DISC, i32::from(self.window.upper) * DISC)
            } else {
                (-64 * DISC, 64 * DISC)
            };
            let (mut alpha, mut beta) = match guess {
                Some(guess) if lowest == -64 * DISC && highest == 64 * DISC => aspiration_window(guess, is_solving),
                _ => (lowest, highest),
            };
            alpha = alpha.max(lowest).min(highest - 1);
            beta = beta.min(highest).max(lowest + 1);
            let mut width = 2 * DISC;
            loop {
                let before = self.moves.clone();
                let value = self.search_moves(place, n_searched, alpha, beta, reach);
                let has_failed_low = value <= alpha && alpha > lowest;
                if has_failed_low {
                    // Upper bounds of all moves tell nothing about which is best.
                    self.moves = before;
                }
                if self.searcher.is_stopped() {
                    return;
                }
                if has_failed_low {
                    (alpha, beta) = ((value - width).max(lowest), value + least_step);
                    beta = beta.max(alpha + 1);
                } else if value >= beta && beta < highest {
                    (alpha, beta) = (value - least_step, (value + width).min(highest));
                    alpha = alpha.min(beta - 1);
                } else {
                    break;
                }
                width *= 2;
                // Selective searches contradict one another at times: from here on nothing is left to contradict.
                if width > WIDEST {
                    (alpha, beta) = (lowest, highest);
                }
            }
            self.moves[place].is_exact = is_solving && reach.selectivity == Selectivity::Exact;
        }
    }

    /// Searches the moves from `place` on within a window and brings the best of them to `place`.
    fn search_moves(&mut self, place: usize, n_searched: usize, mut alpha: i32, beta: i32, reach: Reach) -> i32 {
        let mut best = -INFINITY;
        for index in place..n_searched {
            let RootMove { square, flips, next, .. } = self.moves[index];
            self.searcher.enter(square, flips);
            let mut look =
                |alpha: i32, beta: i32| -search(self.cpu, &mut self.searcher, next, -beta, -alpha, reach.next());
            let mut value = if index == place { look(alpha, beta) } else { look(alpha, alpha + 1) };
            if index != place && value > alpha && value < beta {
                value = look(alpha, beta);
            }
            self.searcher.leave();
            if self.searcher.is_stopped() {
                break;
            }
            if value > best {
                best = value;
                self.moves[index].value = value;
                self.moves[index].reach = Some(reach);
                self.moves[index].is_exact = false;
                // The others keep their order.
                self.moves[place..=index].rotate_right(1);
                if best >= beta {
                    break;
                }
                alpha = alpha.max(best);
            }
        }
        best
    }

    /// What is known so far. In the end lines that are exact are followed to the end of the game.
    fn report(&mut self, n_best: usize, is_final: bool) -> Report {
        let mut ranked: Vec<(usize, MoveValue)> = Vec::new();
        for root_move in &self.moves {
            let source = root_move.twin_of.unwrap_or(root_move.square);
            let rank = self.moves.iter().position(|other| other.square == source);
            let Some((rank, known)) = rank.and_then(|rank| Some((rank, self.moves.get(rank)?))) else { continue };
            // Stopped before any value was found, the first move is the answer.
            if rank >= n_best || known.reach.is_none() && (rank > 0 || root_move.twin_of.is_some()) {
                continue;
            }
            let (searched, value, is_exact) = (known.next, known.value, known.is_exact);
            let mut line = Vec::new();
            if is_final && is_exact && self.window == Window::FULL {
                line::complete(self.cpu, &mut self.searcher, searched, -value, &mut line);
            } else {
                line::extend(self.searcher.table(), searched, &mut line);
            }
            // A twin's line is the image of the line that was searched.
            let square = root_move.square;
            let line = std::iter::once(Move::Disc(square)).chain(line::image(&line, searched, root_move.next));
            let as_asked = |mv: Move| mv.square().map_or(Move::Pass, |square| self.seen_as_asked.square(square).into());
            let line: Vec<Move> = line.map(as_asked).collect();
            let is_solved = known.reach.is_some_and(|reach| reach.depth >= self.board.n_empties());
            let value = if is_solved && self.window == Window::FULL { nearest_even(value) } else { value };
            ranked
                .push((rank, MoveValue { mv: as_asked(Move::Disc(square)), value: Value::new(value), is_exact, line }));
        }
        // In the order of the search, in which what this round has finished stands before what only earlier ones know: that
        // was found to be no better.
        ranked.sort_by_key(|&(rank, _)| rank);
        let mut moves: Vec<MoveValue> = Vec::new();
        for (_, mut found) in ranked {
            if let Some(before) = moves.last() {
                found.value = found.value.min(before.value);
            }
            moves.push(found);
        }
        let reach = self.moves.first().and_then(|best| best.reach).unwrap_or(self.done);
        if self.is_pass {
            // The one move is a pass: what can be said of it is what can be said of the best reply.
            moves = moves.into_iter().take(1).map(MoveValue::before_pass).collect();
        }
        let (value, is_exact) = match moves.first() {
            Some(best) => (best.value, best.is_exact),
            None => (Value::new(i32::from(self.board.final_score()) * DISC), true),
        };
        Report {
            depth: reach.depth,
            selectivity: reach.selectivity,
            value,
            is_exact,
            moves,
            n_nodes: self.searcher.n_nodes_of_all(),
            elapsed: self.begin.elapsed(),
            n_threads: self.n_threads,
        }
    }
}

/// How many plies are looked ahead before the game is solved, for the order of moves and a first guess.
const fn look_before_solving(n_empties: u8) -> u8 {
    match n_empties {
        ..=11 => 0,
        12..=17 => n_empties / 3,
        18..=21 => n_empties / 2 - 1,
        _ => n_empties / 2 - 3,
    }
}

/// The selective rounds before the exact one, which give it its order of moves: a surer one shows more of the lines that
/// have to be proved. A less sure round before that, or a surer one after, costs more than it saves.
const fn selective_rounds(n_empties: u8) -> &'static [Selectivity] {
    match n_empties {
        ..=15 => &[],
        16..=21 => &[Selectivity::P73],
        _ => &[Selectivity::P95],
    }
}

/// What a window is widened by at most before it is opened altogether.
const WIDEST: i32 = 32 * DISC;

/// The even number of discs nearest to a value: scores at the end of the game are even, bounds of selective searches are not.
const fn nearest_even(value: i32) -> i32 {
    (value + DISC).div_euclid(2 * DISC) * 2 * DISC
}

/// A window round a guess: scores are even, so one disc to either side tells whether it was right.
const fn aspiration_window(guess: i32, is_solving: bool) -> (i32, i32) {
    if is_solving {
        let even = nearest_even(guess);
        (even - DISC, even + DISC)
    } else {
        (guess - 3 * DISC, guess + 3 * DISC)
    }
}

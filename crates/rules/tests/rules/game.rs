//! Going back and forth in a game against a model that keeps only the squares and plays them again each time.

use proptest::collection::vec;
use proptest::prelude::*;
use yosumi_rules::{Bitboard, Game, Move, Outcome, Played, Position, Square, Status};

use crate::naive::NaivePosition;
use crate::random;

struct Model {
    start: Position,
    line: Vec<Square>,
    n_played: usize,
}

impl Model {
    fn replay(&self) -> (NaivePosition, Vec<Move>) {
        let mut position = NaivePosition::from(self.start);
        let moves = position.play_all(&self.line[..self.n_played]);
        (position, moves)
    }

    fn play(&mut self, square: Square) -> Option<Played> {
        let (before, _) = self.replay();
        if !before.legal_moves_of(before.turn).contains(&square) {
            return None;
        }
        self.line.truncate(self.n_played);
        self.line.push(square);
        self.redo()
    }

    fn undo(&mut self) -> Option<Square> {
        self.n_played = self.n_played.checked_sub(1)?;
        Some(self.line[self.n_played])
    }

    fn redo(&mut self) -> Option<Played> {
        let square = *self.line.get(self.n_played)?;
        let (before, _) = self.replay();
        self.n_played += 1;
        let (_, moves) = self.replay();
        let flips = Bitboard::from_iter(before.flips_of(before.turn, square));
        Some(Played { by: before.turn, square, flips, passed: moves.last() == Some(&Move::Pass) })
    }

    fn jump(&mut self, n: usize) -> bool {
        let is_there = n <= self.line.len();
        if is_there {
            self.n_played = n;
        }
        is_there
    }
}

#[derive(Clone, Debug)]
enum Action {
    /// One of the legal moves.
    Play(usize),
    /// A square, legal or not.
    Try(Square),
    Undo,
    Redo,
    Jump(usize),
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        8 => any::<usize>().prop_map(Action::Play),
        1 => random::square().prop_map(Action::Try),
        2 => Just(Action::Undo),
        2 => Just(Action::Redo),
        1 => (0..62_usize).prop_map(Action::Jump),
    ]
}

fn apply(game: &mut Game, model: &mut Model, action: &Action) {
    match *action {
        Action::Play(choice) => {
            if let Some(square) = random::choose(game.position().legal_moves(), choice) {
                assert_eq!(game.play(square).ok(), model.play(square));
            }
        }
        Action::Try(square) => assert_eq!(game.play(square).ok(), model.play(square)),
        Action::Undo => assert_eq!(game.undo(), model.undo()),
        Action::Redo => assert_eq!(game.redo(), model.redo()),
        Action::Jump(n) => assert_eq!(game.jump(n), model.jump(n)),
    }
}

fn assert_same(game: &Game, model: &Model) {
    let (position, moves) = model.replay();
    assert_eq!(game.start(), model.start);
    assert_eq!(NaivePosition::from(game.position()), position);
    assert!(game.moves().eq(moves));
    assert_eq!(game.squares(), &model.line[..model.n_played]);
    assert_eq!(game.taken_back(), &model.line[model.n_played..]);
    assert_eq!((game.n_played(), game.move_number()), (model.n_played, model.n_played + 1));
    let status = if position.is_over() {
        Status::Over(Outcome::of_score(position.final_score().map(|score| score as u8)))
    } else {
        Status::ToMove(position.turn)
    };
    assert_eq!(game.status(), status);
    assert_eq!(game.outcome().is_some(), position.is_over());
}

proptest! {
    #[test]
    fn going_back_and_forth_is_playing_again_from_the_start(
        start in prop_oneof![Just(Position::START), random::position()],
        actions in vec(action(), 0..80),
    ) {
        let mut game = Game::new(start);
        let mut model = Model { start, line: Vec::new(), n_played: 0 };
        assert_same(&game, &model);
        for action in &actions {
            apply(&mut game, &mut model, action);
            assert_same(&game, &model);
        }
    }

    #[test]
    fn every_undo_is_undone_by_a_redo(game in random::game_from(random::position())) {
        let mut moved = game.clone();
        let taken_back: Vec<_> = std::iter::from_fn(|| moved.undo()).collect();
        prop_assert!(taken_back.iter().rev().eq(game.squares()));
        prop_assert_eq!(moved.position(), Game::new(game.start()).position());
        let played: Vec<_> = std::iter::from_fn(|| moved.redo()).map(|played| played.square).collect();
        prop_assert_eq!(&played, game.squares());
        prop_assert_eq!(moved, game);
    }
}

fn game(transcript: &str) -> Game {
    transcript.parse().expect("a game")
}

#[test]
fn nothing_is_undone_at_the_start_nor_redone_at_the_end_of_the_line() {
    let mut new = Game::default();
    assert_eq!((new.undo(), new.redo()), (None, None));
    assert_eq!(new, Game::default());
    assert_eq!(game("f5d6").redo(), None);
}

#[test]
fn a_move_after_an_undo_forgets_what_was_taken_back() {
    let mut game = game("f5d6c3d3c4");
    assert!(game.jump(1));
    assert_eq!(game.taken_back(), [Square::D6, Square::C3, Square::D3, Square::C4]);
    game.play(Square::F6).expect("f6 is legal");
    assert_eq!(game.taken_back(), []);
    assert_eq!(game.redo(), None);
    assert_eq!(game.to_string(), "f5f6");
}

#[test]
fn a_refused_move_after_an_undo_forgets_nothing() {
    let mut game = game("f5d6c3");
    game.undo();
    let before = game.clone();
    assert!(game.play(Square::A1).is_err());
    assert_eq!(game, before);
    assert_eq!(game.taken_back(), [Square::C3]);
}

#[test]
fn two_moves_undone_are_redone_one_after_the_other() {
    let mut game = game("f5d6c3");
    assert_eq!([game.undo(), game.undo()], [Some(Square::C3), Some(Square::D6)]);
    let redone = [game.redo(), game.redo()].map(|played| played.map(|played| played.square));
    assert_eq!(redone, [Some(Square::D6), Some(Square::C3)]);
}

#[test]
fn a_jump_beyond_the_line_does_nothing() {
    let mut game = game("f5d6c3");
    game.undo();
    assert!(!game.jump(4));
    assert_eq!(game.n_played(), 2);
    assert!(game.jump(3));
    assert!(game.jump(0));
    assert_eq!(game.position(), Position::START);
}

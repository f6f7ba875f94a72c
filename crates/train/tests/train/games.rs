//! Games that the engine plays against itself.

use yosumi_engine::{Engine, Limits, Options};
use yosumi_eval::{Evaluation, Weights};
use yosumi_rules::{Color, Game, Position, Status};
use yosumi_train::{Item, PlayedGame, Resources, SelfPlay};

use crate::support::{QUICK, games, play};

#[test]
fn games_are_legal_and_their_scores_those_of_their_final_boards() {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), 60, 2);
    let games = games(folder.path());
    assert_eq!(games.len(), 60);
    for played in &games {
        let mut game = Game::default();
        for square in played.squares() {
            game.play(square).expect("a legal move");
        }
        let Status::Over(_) = game.status() else { panic!("the game goes on: {played:?}") };
        let score = game.position().final_score();
        assert_eq!(i16::from(played.score()), i16::from(score.black) - i16::from(score.white));
        assert!((1..=50).contains(&played.n_random()));
    }
}

#[test]
fn games_do_not_depend_on_threads_nor_on_interruptions() {
    let [one, three, resumed] = std::array::from_fn(|_| tempfile::tempdir().expect("a folder"));
    play(one.path(), 45, 1);
    play(three.path(), 45, 3);
    for n_games in [7, 10, 23, 45, 12] {
        play(resumed.path(), n_games, 2);
    }
    for other in [&three, &resumed] {
        for name in ["000000.bin", "000004.bin", "manifest.json"] {
            let read = |folder: &tempfile::TempDir| std::fs::read(folder.path().join(name)).expect("a file");
            assert_eq!(read(&one), read(other), "{name}");
        }
    }
}

#[test]
fn seeds_depths_and_weights_make_other_games() {
    let first = |self_play: SelfPlay| {
        let folder = tempfile::tempdir().expect("a folder");
        self_play.run(folder.path(), 3, 10, &Resources::default(), |_| {}).expect("games are played");
        games(folder.path())
    };
    let quick = first(QUICK);
    assert_eq!(first(QUICK), quick);
    assert_ne!(first(SelfPlay { seed: 6, ..QUICK }), quick);
    assert_ne!(first(SelfPlay { depth: 3, ..QUICK }), quick);
    let folder = tempfile::tempdir().expect("a folder");
    let resources = Resources { evaluation: Evaluation::new(&Weights::zero(4)), ..Resources::default() };
    QUICK.run(folder.path(), 3, 10, &resources, |_| {}).expect("games are played");
    assert_ne!(games(folder.path()), quick);
}

#[test]
fn ends_are_played_perfectly() {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), 10, 2);
    let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    for game in games(folder.path()) {
        let mut solved = None;
        for turn in game.turns().filter(|turn| turn.n_played >= game.n_random() && turn.board.n_empties() <= 6) {
            let position = position(turn.board, turn.color);
            let score = engine.search(position, Limits::exact()).value.rounded();
            assert_eq!(game.score_of(turn.color), score, "{position}");
            solved = Some(score);
        }
        assert!(solved.is_some() || game.squares().count() < 54);
    }
}

#[test]
fn moves_that_were_searched_for_have_the_values_that_chose_them() {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), 10, 2);
    for game in games(folder.path()) {
        let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
        let limits = Limits { selective_from: 6, solves_from: 6, ..Limits::depth(QUICK.depth) };
        for turn in game.turns() {
            let value = game.value_of(turn.n_played, turn.color);
            assert_eq!(value.is_some(), turn.n_played >= game.n_random());
            assert_eq!(game.value_of(turn.n_played, turn.color.opponent()), value.map(|value| -value));
            if let Some(value) = value {
                engine.clear();
                let found = engine.search(position(turn.board, turn.color), limits.clone());
                // Another table may end the search at other bounds of the same value.
                assert!((found.value.rounded() - value).abs() <= 1, "{turn:?} {value}");
            }
        }
        let n_moves = game.squares().count() as u8;
        assert_eq!(game.value_of(n_moves, Color::Black), None);
        assert_eq!(game.value_of(u8::MAX, Color::White), None);
    }
}

fn position(board: yosumi_rules::Board, turn: Color) -> Position {
    let (player, opponent) = (board.player(), board.opponent());
    let (black, white) = if turn == Color::Black { (player, opponent) } else { (opponent, player) };
    let setup = yosumi_rules::Setup { discs: yosumi_rules::ByColor { black, white }, turn };
    setup.try_into().expect("a position")
}

#[test]
fn turns_are_those_of_the_game_with_its_passes() {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), 60, 2);
    let mut n_passes = 0;
    for played in games(folder.path()) {
        let mut position = Position::START;
        let mut squares = played.squares();
        for turn in played.turns() {
            assert_eq!((turn.board, turn.color), (position.board(), position.turn()));
            assert_eq!(turn.n_played, 60 - position.board().n_empties());
            if position.board().must_pass() {
                n_passes += 1;
                position = position.after_forced_pass();
            } else {
                position = position.play(squares.next().expect("a move")).expect("it is legal");
            }
        }
        assert!(squares.next().is_none() && position.board().is_over());
    }
    assert!(n_passes > 0);
}

#[test]
fn games_are_read_as_they_were_written_and_nothing_else_is_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), 20, 2);
    for game in games(folder.path()) {
        let mut bytes = Vec::new();
        game.write(&mut bytes);
        assert_eq!(bytes.len(), PlayedGame::LEN);
        assert_eq!(PlayedGame::read(&bytes), Some(game));
        for index in 0..PlayedGame::LEN {
            let changed = [&bytes[..index], &[bytes[index].wrapping_add(1)], &bytes[index + 1..]].concat();
            assert_ne!(PlayedGame::read(&changed), Some(game), "byte {index}");
        }
        assert_eq!(PlayedGame::read(&bytes[1..]), None);
    }
}

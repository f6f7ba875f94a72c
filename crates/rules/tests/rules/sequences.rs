//! What happens how early over all sequences from the usual start, a pass being a ply.

use std::collections::HashSet;

use yosumi_rules::{ByColor, Color, Outcome, Position, Square, Status};

/// What happens in all sequences of at most so many plies.
struct Survey {
    /// After how many plies the side to move must pass, one for each sequence.
    passes: Vec<u64>,
    /// After how many plies the game is over, one for each sequence.
    ends: Vec<u64>,
    finished: Vec<Position>,
}

impl Survey {
    /// Of the sequences that begin with f5, a quarter of all.
    fn after_f5(plies: usize) -> Self {
        let mut survey = Self { passes: vec![0; plies + 1], ends: vec![0; plies + 1], finished: Vec::new() };
        survey.visit(Position::START.play(Square::F5).expect("a first move"), 1);
        survey
    }

    fn visit(&mut self, position: Position, ply: usize) {
        if ply == self.passes.len() {
            return;
        }
        match position.status() {
            Status::ToMove(_) => {}
            Status::MustPass(_) => self.passes[ply] += 1,
            Status::Over(_) => {
                self.ends[ply] += 1;
                self.finished.push(position);
            }
        }
        for next in successors(position) {
            self.visit(next, ply + 1);
        }
    }
}

#[test]
fn the_first_passes_come_after_8_plies_and_the_first_ends_after_9() {
    let survey = Survey::after_f5(9);
    assert_eq!(survey.passes, [0, 0, 0, 0, 0, 0, 0, 0, 24 / 4, 0]);
    assert_eq!(survey.ends, [0, 0, 0, 0, 0, 0, 0, 0, 0, 228 / 4]);
}

#[test]
fn the_shortest_games_are_wipeouts_by_black() {
    for end in Survey::after_f5(9).finished {
        assert_eq!(end.status(), Status::Over(Outcome::Win(Color::Black)));
        assert_eq!(end.n_discs(), ByColor { black: 13, white: 0 });
    }
}

#[test]
#[ignore = "slow: run in release"]
fn the_first_game_to_end_with_both_colors_does_so_after_11_plies() {
    let survey = Survey::after_f5(11);
    assert_eq!(survey.passes[8..], [24 / 4, 0, 576 / 4, 940 / 4]);
    assert_eq!(survey.ends[9..], [228 / 4, 356 / 4, 6384 / 4]);
    let both_colors = survey.finished.iter().filter(|end| Color::ALL.iter().all(|&color| end.n_discs()[color] > 0));
    let texts: Vec<_> = both_colors.map(ToString::to_string).collect();
    assert_eq!(texts, ["------------------X--------XXXX----XXXXX----X-X------X------O-X- O"]);
}

/// The numbers of positions after 0, 1, 2, … plies, one for all orders of moves that lead there; and the same with one for
/// all images under the symmetries.
fn n_distinct(plies: usize) -> [Vec<usize>; 2] {
    let mut all = HashSet::from([Position::START]);
    let mut counts = [vec![1], vec![1]];
    for _ in 0..plies {
        all = all.iter().flat_map(|&position| successors(position)).collect();
        let canonical: HashSet<_> = all.iter().map(|position| position.board().canonical().0).collect();
        counts[0].push(all.len());
        counts[1].push(canonical.len());
    }
    counts
}

fn successors(position: Position) -> Vec<Position> {
    match position.status() {
        Status::ToMove(_) => {
            position.legal_moves().iter().map(|square| position.play(square).expect("the square is legal")).collect()
        }
        Status::MustPass(_) => vec![position.after_forced_pass()],
        Status::Over(_) => Vec::new(),
    }
}

#[test]
fn orders_of_moves_and_symmetries_merge_into_the_known_numbers_of_positions() {
    let [all, canonical] = n_distinct(7);
    assert_eq!(all, [1, 4, 12, 54, 236, 1288, 7092, 42614]);
    assert_eq!(canonical, [1, 1, 3, 14, 60, 322, 1773, 10649]);
}

#[test]
#[ignore = "slow: run in release"]
fn positions_after_passes_and_ends_merge_into_the_known_numbers() {
    let [all, canonical] = n_distinct(9);
    assert_eq!(all[8..], [269_352, 1_743_560]);
    assert_eq!(canonical[8..], [67_245, 434_021]);
}

//! Levels, clocks and limits as numbers.

use std::time::Duration;

use yosumi_engine::{Clock, Level, Limits, Selectivity, Window};

#[test]
fn the_levels_are_those_of_the_table() {
    let solves_from = [
        2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 21, 21, 22, 22, 24, 24, 24, 26, 26, 26, 28, 28, 28, 30, 30, 30, 32, 32, 32,
        34,
    ];
    assert_eq!(solves_from.len(), usize::from(Level::MAX.number()));
    for (number, solves_from) in (1..).zip(solves_from) {
        let level = Level::new(number).expect("a level");
        assert_eq!((level.number(), level.depth(), level.solves_from()), (number, number, solves_from));
        let limits = Limits::level(level);
        assert_eq!((limits.depth, limits.solves_from), (number, solves_from));
        assert!(limits.selective_from >= solves_from);
        assert_eq!((limits.selectivity, limits.window, limits.n_best), (Selectivity::Exact, Window::FULL, 1));
        assert_eq!((limits.nodes, limits.time, limits.clock), (None, None, None));
    }
}

#[test]
fn a_level_is_read_as_it_is_written() {
    for number in 0..=u8::MAX {
        let level = Level::new(number);
        assert_eq!(number.to_string().parse().ok(), level);
        assert_eq!(level.is_some(), (1..=30).contains(&number));
    }
    for text in ["", "+3", "03", " 3", "3 ", "3.0", "-1", "256", "三"] {
        assert!(text.parse::<Level>().is_err(), "{text:?}");
    }
}

/// Plays both sides' moves of a game by the clock, each move taking all the time that it is given and a little more.
fn play_by_the_clock(remaining: Duration, increment: Duration, lag: Duration) {
    let mut left = remaining;
    for n_empties in (0..=60).rev().step_by(2) {
        let clock = Clock { remaining: left, increment };
        let time = clock.time_for_move(n_empties);
        assert!(time <= left, "{time:?} of {left:?} at {n_empties} empties");
        assert!(left.is_zero() || time < left, "{time:?} of {left:?} at {n_empties} empties");
        let taken = if time.is_zero() { time } else { time + lag };
        assert!(taken <= left, "{taken:?} of {left:?} at {n_empties} empties");
        left = left.saturating_sub(taken) + increment;
    }
}

#[test]
fn a_whole_game_takes_no_more_time_than_there_is() {
    for remaining in [0, 1, 10, 29, 31, 100, 1_000, 60_000, 1_800_000] {
        for increment in [0, 1, 100, 12_000] {
            for lag in [0, 5, 25] {
                let [remaining, increment, lag] = [remaining, increment, lag].map(Duration::from_millis);
                play_by_the_clock(remaining, increment, lag);
            }
        }
    }
}

#[test]
fn one_side_may_make_nearly_all_moves() {
    let mut left = Duration::from_secs(1);
    for n_empties in (0..=60).rev() {
        let time = Clock { remaining: left, increment: Duration::ZERO }.time_for_move(n_empties);
        assert!(time < left, "{time:?} of {left:?} at {n_empties} empties");
        left = left.saturating_sub(time);
    }
}

#[test]
fn a_move_in_the_middle_of_the_game_gets_a_fair_share() {
    let clock = Clock { remaining: Duration::from_mins(1), increment: Duration::ZERO };
    for n_empties in 20..=60 {
        let time = clock.time_for_move(n_empties);
        assert!(time >= Duration::from_secs(1) && time <= Duration::from_secs(30), "{time:?} at {n_empties} empties");
    }
}

#[test]
fn any_clock_gives_a_time() {
    for remaining in [Duration::ZERO, Duration::from_nanos(1), Duration::MAX] {
        for increment in [Duration::ZERO, Duration::from_secs(1), Duration::MAX] {
            for n_empties in [0, 1, 10, 11, 60, 63, u8::MAX] {
                assert!(Clock { remaining, increment }.time_for_move(n_empties) <= remaining);
            }
        }
    }
}

//! Reviews that are stopped, and go on.

use std::thread;
use std::time::Duration;

use yosumi_engine::StopSign;
use yosumi_review::{Effort, Review};

use crate::support::{LITTLE, V4, engine, game, reviewed};

#[test]
fn a_review_that_is_stopped_goes_on_where_it_was() {
    let game = game(V4);
    let (mut engine, mut review) = (engine(), Review::new(&game, LITTLE));
    let mut n_stops = 0;
    while review.n_left() > 0 {
        let n_left = review.n_left();
        let stopped = StopSign::new();
        stopped.set();
        if review.advance(&mut engine, &stopped).is_none() {
            assert_eq!(review.n_left(), n_left);
            n_stops += 1;
            assert!(review.advance(&mut engine, &StopSign::new()).is_some());
        }
    }
    assert!(n_stops > 20, "{n_stops}");
    // A search that was stopped at once has taught the engine nothing.
    assert_eq!(review.positions(), reviewed(&game, LITTLE));
}

#[test]
fn a_search_without_end_is_stopped_at_once() {
    let (mut engine, stop) = (engine(), StopSign::new());
    let mut review = Review::new(&game(V4[..20].as_ref()), Effort { depth: 60, solves_from: 60, selective_from: 60 });
    let held_by_another = stop.clone();
    let other = thread::spawn(move || {
        thread::sleep(Duration::from_millis(50));
        held_by_another.set();
    });
    // That it ends is the proof.
    assert_eq!(review.advance(&mut engine, &stop), None);
    other.join().expect("the thread has nothing to panic about");
}

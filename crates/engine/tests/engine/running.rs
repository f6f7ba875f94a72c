//! An engine while it thinks: from other threads, stopped, started again, thrown away.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;
use yosumi_engine::{Clock, Engine, Limits, StopSign};
use yosumi_rules::{Color, Position};

use crate::checks::{ALL_MOVES, check_report, engine, exact_score};
use crate::positions::{self, after};

#[test]
fn an_engine_can_be_sent_and_shared() {
    fn check<T: Send + Sync>() {}
    check::<Engine>();
}

#[test]
fn a_search_without_end_is_stopped_from_another_thread() {
    for n_threads in [1, 2, 5] {
        let mut engine = engine(n_threads);
        let (sender, receiver) = mpsc::channel();
        engine.start(Position::START, Limits::exact(), move |report| {
            // Nobody listens after the first rounds.
            let _ = sender.send(report.depth);
        });
        receiver.recv().expect("a round is finished");
        thread::scope(|threads| {
            threads.spawn(|| engine.stop());
        });
        let report = engine.wait().expect("a search was started");
        check_report(Position::START, &report);
        assert!(!report.is_exact && report.depth >= 1 && report.n_nodes > 0);
        assert_eq!(report.n_threads, n_threads);
    }
}

#[test]
fn a_search_without_end_ends_by_its_time() {
    let mut engine = engine(2);
    let limits = Limits { time: Some(Duration::from_millis(30)), ..Limits::exact() };
    let report = engine.search(after("f5d6c3d3c4"), limits);
    check_report(after("f5d6c3d3c4"), &report);
    assert!(!report.is_exact);
}

#[test]
fn any_length_of_time_may_be_given() {
    let position = positions::reached(&mut Rng::with_seed(71), 10);
    for time in [Duration::MAX, Duration::from_secs(u64::MAX / 2), Duration::from_secs(1 << 40)] {
        let clock = Clock { remaining: time, increment: time };
        for limits in [Limits::time(time), Limits::clock(clock)] {
            let report = engine(1).search(position, limits);
            check_report(position, &report);
            assert!(report.is_exact);
        }
    }
}

#[test]
fn starting_again_replaces_the_search_that_runs() {
    let mut engine = engine(2);
    let small = positions::reached(&mut Rng::with_seed(72), 10);
    let n_late = Arc::new(AtomicUsize::new(0));
    let is_replaced = Arc::new(AtomicBool::new(false));
    let (late, replaced) = (Arc::clone(&n_late), Arc::clone(&is_replaced));
    engine.start(Position::START, Limits::exact(), move |_| {
        late.fetch_add(usize::from(replaced.load(Ordering::SeqCst)), Ordering::SeqCst);
    });
    engine.start(small, Limits::exact(), |_| {});
    is_replaced.store(true, Ordering::SeqCst);
    let report = engine.wait().expect("a search was started");
    check_report(small, &report);
    assert_eq!((report.value.rounded(), report.is_exact), (exact_score(small), true));
    assert_eq!(n_late.load(Ordering::SeqCst), 0, "the old search has ended");
    assert_eq!(engine.wait(), None, "there is one report a search");
}

#[test]
fn an_engine_that_is_dropped_ends_its_search() {
    for n_threads in [1, 4] {
        let held = Arc::new(());
        let in_search = Arc::clone(&held);
        let mut engine = engine(n_threads);
        engine.start(Position::START, Limits::exact(), move |_| {
            let _ = &in_search;
        });
        drop(engine);
        assert_eq!(Arc::strong_count(&held), 1, "the search has ended");
    }
}

#[test]
fn thirty_fast_starts_and_stops_do_no_harm() {
    let mut rng = Rng::with_seed(73);
    for n_threads in [1, 5] {
        let mut engine = engine(n_threads);
        for n in 0..30 {
            let position = positions::reached(&mut rng, 60 - n);
            engine.start(position, ALL_MOVES, |_| {});
            if n % 3 == 0 {
                engine.stop();
                engine.stop();
            }
            if n % 3 == 1 {
                engine.stop();
                let report = engine.wait().expect("a search was started");
                check_report(position, &report);
            }
            if n % 7 == 0 {
                engine.clear();
                assert_eq!(engine.wait(), None);
            }
        }
    }
}

#[test]
fn nothing_is_reported_after_the_wait_is_over() {
    let mut engine = engine(2);
    for _ in 0..10 {
        let is_over = Arc::new(AtomicBool::new(false));
        let n_late = Arc::new(AtomicUsize::new(0));
        let (over, late) = (Arc::clone(&is_over), Arc::clone(&n_late));
        engine.start(Position::START, Limits::exact(), move |_| {
            late.fetch_add(usize::from(over.load(Ordering::SeqCst)), Ordering::SeqCst);
        });
        engine.stop();
        engine.wait().expect("a search was started");
        is_over.store(true, Ordering::SeqCst);
        assert_eq!(Arc::strong_count(&n_late), 1, "what reports is gone");
        assert_eq!(n_late.load(Ordering::SeqCst), 0);
    }
}

#[test]
fn stopping_and_waiting_for_nothing_does_nothing() {
    let mut engine = engine(1);
    engine.stop();
    assert_eq!(engine.wait(), None);
    engine.clear();
    let position = positions::reached(&mut Rng::with_seed(74), 8);
    let report = engine.search(position, Limits::exact());
    assert!(report.is_exact, "a stop before the start is forgotten");
    engine.stop();
    assert_eq!(engine.wait(), None);
}

#[test]
fn a_stop_after_the_end_leaves_the_report() {
    let mut engine = engine(1);
    let position = positions::reached(&mut Rng::with_seed(75), 8);
    let (sender, receiver) = mpsc::channel::<()>();
    engine.start(position, Limits::exact(), move |_| {
        let _ = &sender;
    });
    // The sender is dropped when the search is over.
    assert!(receiver.recv().is_err());
    engine.stop();
    let report = engine.wait().expect("a search was started");
    assert_eq!((report.value.rounded(), report.is_exact), (exact_score(position), true));
}

#[test]
#[should_panic(expected = "a listener's mistake")]
fn a_panic_of_the_listener_comes_out_of_the_wait() {
    let mut engine = engine(2);
    engine.start(Position::START, Limits::depth(2), |_| panic!("a listener's mistake"));
    engine.wait();
}

#[test]
fn a_sign_that_is_set_before_the_start_ends_the_search_at_once() {
    for n_threads in [1, 4] {
        let mut engine = engine(n_threads);
        let sign = StopSign::new();
        sign.set();
        engine.start_until(Position::START, Limits::exact(), sign, |_| {});
        let report = engine.wait().expect("a search was started");
        check_report(Position::START, &report);
        assert_eq!((report.depth, report.is_exact), (0, false));
    }
}

#[test]
fn a_sign_that_is_set_by_another_thread_ends_the_search() {
    for n_threads in [1, 2, 5] {
        let mut engine = engine(n_threads);
        let sign = StopSign::new();
        let (sender, receiver) = mpsc::channel();
        engine.start_until(Position::START, Limits::exact(), sign.clone(), move |report| {
            // Nobody listens after the first round.
            let _ = sender.send(report.depth);
        });
        thread::spawn(move || {
            receiver.recv().expect("a round is finished");
            sign.set();
        });
        let report = engine.wait().expect("a search was started");
        check_report(Position::START, &report);
        assert!(!report.is_exact && report.depth >= 1);
    }
}

#[test]
fn a_sign_that_is_set_after_the_end_leaves_the_report() {
    let mut engine = engine(1);
    let position = positions::reached(&mut Rng::with_seed(76), 8);
    let sign = StopSign::new();
    let (sender, receiver) = mpsc::channel::<()>();
    engine.start_until(position, Limits::exact(), sign.clone(), move |_| {
        let _ = &sender;
    });
    // The sender is dropped when the search is over.
    assert!(receiver.recv().is_err());
    sign.set();
    let report = engine.wait().expect("a search was started");
    assert_eq!((report.value.rounded(), report.is_exact), (exact_score(position), true));
}

#[test]
fn a_set_sign_does_not_end_a_search_with_another_one() {
    let mut engine = engine(2);
    let position = positions::reached(&mut Rng::with_seed(77), 10);
    let old = StopSign::new();
    engine.start_until(Position::START, Limits::exact(), old.clone(), |_| {});
    old.set();
    engine.start_until(position, Limits::exact(), StopSign::new(), |_| {});
    old.set();
    assert!(engine.wait().is_some_and(|report| report.is_exact));
    assert!(engine.search(position, Limits::exact()).is_exact);
}

#[test]
fn the_engine_never_sets_the_sign_itself() {
    let mut engine = engine(2);
    let sign = StopSign::new();
    let limits = Limits::exact();
    for limits in [
        Limits { time: Some(Duration::from_millis(5)), ..limits.clone() },
        Limits { nodes: Some(1_000), ..limits.clone() },
        Limits::clock(Clock { remaining: Duration::from_millis(100), increment: Duration::ZERO }),
    ] {
        engine.start_until(Position::START, limits, sign.clone(), |_| {});
        engine.wait();
        assert!(!sign.is_set());
    }
    engine.start_until(Position::START, limits.clone(), sign.clone(), |_| {});
    engine.stop();
    engine.wait();
    engine.start_until(Position::START, limits.clone(), sign.clone(), |_| {});
    engine.clear();
    engine.start_until(Position::START, limits, sign.clone(), |_| {});
    drop(engine);
    assert!(!sign.is_set());
}

/// That the times for all moves together are less than the clock has is a matter of numbers, and of the tests of the
/// clock. Here the machine has other things to do as well and may take what it likes: also then each answer is a move.
#[test]
fn a_game_by_the_clock_is_played_to_its_end() {
    let mut engine = engine(2);
    let mut left = [Duration::from_secs(1); 2];
    let mut position = Position::START;
    while !position.board().is_over() {
        position = position.after_forced_pass();
        let clock = &mut left[usize::from(position.turn() == Color::White)];
        let limits = Limits::clock(Clock { remaining: *clock, increment: Duration::ZERO });
        let begin = Instant::now();
        let report = engine.search(position, limits);
        *clock = clock.saturating_sub(begin.elapsed());
        check_report(position, &report);
        position = position.play(report.moves[0].mv.square().expect("a square")).expect("a legal move");
    }
}

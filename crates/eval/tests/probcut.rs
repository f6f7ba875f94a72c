//! The numbers for `ProbCut`: sensible ones, whatever is asked.

use yosumi_eval::{DISC, Evaluation, ProbCutParameters, Weights};

fn evaluation(change: impl Fn(&mut ProbCutParameters)) -> Evaluation {
    let mut weights = Weights::zero(60);
    change(&mut weights.probcut);
    Evaluation::new(&weights)
}

#[test]
fn a_deeper_look_errs_less_and_a_farther_goal_more() {
    let evaluation = Evaluation::embedded();
    let deviation = |shallow, deep, n_discs| evaluation.probcut().deviation(shallow, deep, n_discs);
    for n_discs in 4..44 {
        for deep in 2..16 {
            for shallow in 0..deep - 1 {
                let here = deviation(shallow, deep, n_discs);
                assert!(here > deviation(shallow + 1, deep, n_discs), "{shallow} {deep} {n_discs}");
                assert!(here < deviation(shallow, deep + 1, n_discs), "{shallow} {deep} {n_discs}");
            }
        }
    }
}

#[test]
fn the_number_of_empties_is_exact_solving() {
    let evaluation = evaluation(|parameters| {
        parameters.exact_scale = [30.0; 15];
        parameters.exact_shift = [[1.0; 15], [2.0; 15]];
    });
    let probcut = evaluation.probcut();
    for n_discs in 10..60 {
        let n_empties = 64 - n_discs;
        assert_eq!(probcut.deviation(0, n_empties, n_discs), 30 * DISC);
        assert_eq!(probcut.deviation(0, n_empties + 1, n_discs), 30 * DISC, "there is nothing beyond");
        assert!(probcut.deviation(0, n_empties - 1, n_discs) < 30 * DISC);
        assert_eq!([2, 3].map(|shallow| probcut.mean(shallow, n_empties, n_discs)), [DISC, 2 * DISC]);
    }
}

#[test]
fn the_mean_between_depths_is_a_matter_of_parity() {
    let evaluation = evaluation(|parameters| parameters.parity_shift = [-3.0; 15]);
    let mean = |shallow, deep| evaluation.probcut().mean(shallow, deep, 20);
    assert_eq!([mean(1, 4), mean(2, 5), mean(2, 6), mean(3, 7)], [-3 * DISC, 3 * DISC, 0, 0]);
}

#[test]
fn impossible_constants_and_questions_have_an_answer() {
    let change = |parameters: &mut ProbCutParameters| {
        (parameters.gain, parameters.growth, parameters.exact_gain) = (-0.5, -64.0, -1.0);
    };
    for evaluation in [Evaluation::embedded(), evaluation(change)] {
        for shallow in [0, 1, 2, 15, 16, 60, u32::MAX] {
            for deep in [0, 1, 2, 15, 59, 60, u32::MAX] {
                for n_discs in [0, 3, 4, 30, 63, 64, 65, u32::MAX] {
                    let deviation = evaluation.probcut().deviation(shallow, deep, n_discs);
                    assert!((1..=64 * DISC).contains(&deviation), "{shallow} {deep} {n_discs}: {deviation}");
                    assert!(evaluation.probcut().mean(shallow, deep, n_discs).abs() <= 64 * DISC);
                }
            }
        }
    }
}

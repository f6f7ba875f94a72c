//! What is said of the machine.

use crate::support::check;

#[test]
fn the_instructions_that_were_asked_for_are_named_with_those_that_may_be() {
    check(
        |text| text.cpu_unknown("YOSUMI_CPU", "sse9"),
        [
            "YOSUMI_CPU=sse9: そのような命令はありません。portable、avx2、avx512 のどれかを指定してください",
            "YOSUMI_CPU=sse9: there are no such instructions; expected portable, avx2 or avx512",
        ],
    );
    check(
        |text| text.cpu_unavailable("YOSUMI_CPU", "avx512", "portable avx2"),
        [
            "YOSUMI_CPU=avx512: この CPU にはその命令がありません。使えるもの: portable avx2",
            "YOSUMI_CPU=avx512: this CPU does not have these instructions, only portable avx2",
        ],
    );
}

#[test]
fn a_name_of_any_length_is_cut() {
    check(|text| text.cpu_unknown("X", &"x".repeat(10_000)).chars().count().le(&200).to_string(), ["true", "true"]);
}

//! What is said while weights are made.

use yosumi_text::{FileFlaw, Text, TrainColumn};

use crate::support::check;

#[test]
fn files_that_are_not_what_they_should_be_are_refused_with_the_reason() {
    let flaws = [
        (FileFlaw::OtherKind, ["この種類のファイルではありません", "it is another kind of file"]),
        (
            FileFlaw::Version(20_000),
            [
                "形式のバージョン 20000 はこの Yosumi では読めません。作ったときのバージョンを使うか、別のフォルダに作り直してください",
                "it is of version 20000 of its format, which this version of Yosumi does not know; use the version that wrote it, \
                 or make it anew in another folder",
            ],
        ),
        (FileFlaw::Damaged, ["壊れています(チェックサムが違います)", "it is damaged, for its checksum is wrong"]),
        (FileFlaw::Misplaced, ["ここにあるはずのファイルではありません", "it is not the file that belongs here"]),
        (
            FileFlaw::WeightsVersion(3),
            [
                "重みの形式 3 はこの Yosumi では読めません。内蔵の重みを使うか、「yosumi train fit」と「yosumi train network」で対局から作り直してください",
                "its weights are of format 3, which this version of Yosumi does not read; take those in the program, or make new \
                 ones from games with \"yosumi train fit\" and \"yosumi train network\"",
            ],
        ),
        (
            FileFlaw::Patterns,
            [
                "この Yosumi とは別のパターンの重みです。内蔵の重みを使うか、「yosumi train fit」と「yosumi train network」で対局から作り直してください",
                "its weights are for other patterns than those of this version of Yosumi; take those in the program, or make new \
                 ones from games with \"yosumi train fit\" and \"yosumi train network\"",
            ],
        ),
        (FileFlaw::Contents, ["内容が正しくありません", "its contents are impossible"]),
    ];
    for (flaw, [ja, en]) in flaws {
        check(
            |text| text.unusable("a.bin", flaw),
            [&format!("a.bin は使えません: {ja}"), &format!("Cannot use a.bin: {en}.")],
        );
    }
}

#[test]
fn folders_that_cannot_be_worked_in_are_refused_with_the_reason() {
    check(
        |text| text.other_settings("games", "seed"),
        [
            "games には「seed」の値が違う実行の結果が入っています。別のフォルダーを指定するか、そのときの値に合わせてください",
            "games holds the work of a run with another value of \"seed\". Give another folder, or the values of that run.",
        ],
    );
    check(
        |text| text.folder_in_use("games"),
        ["games は実行中の別の Yosumi が使っています", "Another run is at work in games."],
    );
    check(
        Text::no_positions,
        ["条件に合う局面が棋譜にありません", "The games have no position of the kind that is wanted."],
    );
}

#[test]
fn progress_is_told_with_its_pace_as_soon_as_there_is_one() {
    check(|text| text.work_progress("0", "1,000", None), ["0 / 1,000", "0 of 1,000"]);
    check(
        |text| text.work_progress("20", "1,000", Some(("4.0", "0:04:05"))),
        ["20 / 1,000　毎秒 4.0　残り 0:04:05", "20 of 1,000, 4.0 a second, 0:04:05 left"],
    );
    check(
        |text| text.fit_progress(14, 3, "98.125"),
        ["ステージ 14　反復 3 回　二乗誤差 98.125", "stage 14, step 3: squared error 98.125"],
    );
}

#[test]
fn results_are_told_with_their_places() {
    check(|text| text.games_played("2,000", "games/1"), ["games/1 に 2,000 局あります", "2,000 games in games/1"]);
    check(|text| text.labels_made("2,000", "l"), ["l にラベルが 2,000 個あります", "2,000 labels in l"]);
    check(
        |text| text.gathered("980", "20"),
        ["学習用 980 局面、検証用 20 局面", "980 positions to fit to, 20 held out"],
    );
    check(|text| text.weights_written("w.bin", "1,234"), ["w.bin: 1,234 バイト", "w.bin: 1,234 bytes"]);
    check(
        |text| text.probcut_fitted("0.10", "0.20", "9.0"),
        [
            "探索どうし: growth 0.10、gain 0.20。実測の標準偏差と式とのずれは 9.0% です",
            "Between searches: growth 0.10, gain 0.20; the formula misses the deviations by 9.0%.",
        ],
    );
    check(
        |text| text.probcut_fitted_exact("0.12", "4.0"),
        [
            "完全読みとの差: gain 0.12。実測の標準偏差と式とのずれは 4.0% です",
            "From exact scores: gain 0.12; the formula misses the deviations by 4.0%.",
        ],
    );
    check(
        Text::reliability,
        [
            "検証用の局面で、深い探索の値が各信頼度の範囲から外れた割合:",
            "How often, in pairs held out, the deep value was outside the bounds of each selectivity:",
        ],
    );
}

#[test]
fn columns_have_heads() {
    let columns = [
        (TrainColumn::Discs, ["石数", "discs"]),
        (TrainColumn::Positions, ["局面数", "positions"]),
        (TrainColumn::Fitted, ["学習局面", "fitted to"]),
        (TrainColumn::Steps, ["反復", "steps"]),
        (TrainColumn::AbsoluteError, ["絶対誤差", "|error|"]),
        (TrainColumn::SquaredError, ["二乗誤差", "error²"]),
        (TrainColumn::Bias, ["偏り", "bias"]),
        (TrainColumn::HeldOut, ["検証用", "held out"]),
        (TrainColumn::Depth, ["深さ", "depth"]),
        (TrainColumn::BestMoves, ["最善手", "best move"]),
        (TrainColumn::Loss, ["損失", "loss"]),
        (TrainColumn::Scale, ["scale", "scale"]),
        (TrainColumn::ExactScale, ["exact", "exact"]),
        (TrainColumn::ParityShift, ["奇→偶", "odd to even"]),
        (TrainColumn::ExactShiftEven, ["偶→終局", "even to end"]),
        (TrainColumn::ExactShiftOdd, ["奇→終局", "odd to end"]),
        (TrainColumn::Ahead, ["先読み", "ahead"]),
        (TrainColumn::ToTheEnd, ["終局まで", "to the end"]),
    ];
    for (column, expected) in columns {
        check(|text| text.train_column(column), expected);
    }
    check(Text::all, ["全体", "all"]);
}

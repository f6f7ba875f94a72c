### 四隅(Yosumi)の日本語。鍵は en.ftl と同じでなければならない(cargo xtask tidy が確かめる)。

## 色とプレイヤー

color = { $color ->
    [black] 黒
   *[white] 白
}
# プレイヤーの呼び方。$who: person 名前のある人、you コンピュータと打つ人、side 名前のない人どうし、computer コンピュータ
player = { $who ->
    [person] { $name }({ $color })
    [you] あなた({ $color })
    [computer] コンピュータ({ $color })
   *[side] { $color }
}

## 対局の進行

welcome = 四隅(Yosumi) { $version }　「ヘルプ」でコマンドの一覧が出ます
begun = { $color ->
    [black] 先手は{ $player }です
   *[white] 先に打つのは{ $player }です
}
resumed = { $count }手目まで進んだ対局を続けます
over-already = { $count }手で終わった対局です
turn = { $player }の番です　{ $number }手目
prompt = { $number }手目
played = { $who ->
    [computer] { $player }は { $square } に打ちました　{ $count }個返しました
   *[other] { $square }　{ $count }個返しました
}
passed = { $player }は打てるマスがないのでパスです
taken-back = { $count }手戻しました
played-again = { $count }手進めました
result-taken-back = 対局の終わりを取り消しました
swapped = 黒番と白番を入れ替えました　{ $black }、{ $white }
resigned = { $player }が投了しました
thinking = { $player }が考えています

## 終局

ended-win = { $score ->
    [same] { $discs } 対 { $others } で{ $player }の勝ちです
   *[other] { $discs } 対 { $others }(得点 { $points } 対 { $others-points })で{ $player }の勝ちです
}
ended-loss = { $score ->
    [same] { $discs } 対 { $others } で{ $player }の負けです
   *[other] { $discs } 対 { $others }(得点 { $points } 対 { $others-points })で{ $player }の負けです
}
ended-draw = { $score ->
    [same] { $discs } 対 { $others } で引き分けです
   *[other] { $discs } 対 { $others }(得点 { $points } 対 { $others-points })で引き分けです
}
ended-otherwise = { $reason ->
    [resignation] 投了により{ $player }の勝ちです
    [time] 時間切れにより{ $player }の勝ちです
   *[decision] 裁定により{ $player }の勝ちです
}
ended-draw-otherwise = 裁定により引き分けです
new-game-offer = もう一局打ちますか(はい/いいえ)

## 断り

not-playable = そのマスには打てません。打てるマス: { $squares }
playable = 打てるマス: { $squares }
nothing-playable = 打てるマスはありません
computers-turn = { $player }の番です。着手をお待ちください
game-over = 対局は終わっています。「待った」で手を戻せます。「新規」で次の対局を始められます
nothing-to-take-back = 戻せる手がありません
nothing-to-play-again = 進める手がありません
nobody-to-resign = 投了できる人がいません
not-understood = { $coords ->
    [letters] 「{ $input }」は読み取れません。マスは f5 のように、列の文字 a〜h と行の数字 1〜8 で入力します。「ヘルプ」でコマンドの一覧が出ます
   *[row-column] 「{ $input }」は読み取れません。マスは「行 列」の順に、4 5 のように 0〜7 の数字を二つ、空白で区切って入力します。「ヘルプ」でコマンドの一覧が出ます
}
yes-or-no = 「はい」か「いいえ」で答えてください。「待った」「棋譜」などのコマンドも使えます
file-name-missing = ファイル名も入力してください(例: { $command } game.json)

## 棋譜とファイル

record-left = この対局の棋譜: { $transcript }
no-moves-yet = まだ一手も打たれていません
saved = { $path } に保存しました
moves-only = { $path } には着手だけを保存します。名前・結果・変化・コメントも残すには .json で保存してください
loaded = { $path } を読み込みました
not-recorded = 棋譜をファイルに最後まで記録できませんでした
recording = 棋譜を { $path } に記録します

## コマンド。words-… は入力できる言葉(コンマ区切り、どの言語でも受け付ける)、about-… はその説明

help-square = { $coords ->
    [letters] マス(f5 など)
   *[row-column] 行 列(4 5 など)
}
about-square = そのマスに打つ
words-undo = 待った, まった, 戻す
about-undo = 自分の直前の手を打つ前に戻す
words-redo = 進む, 進める
about-redo = 戻した手をもう一度進める
words-moves = 合法手, 打てるマス
about-moves = 打てるマスの一覧を表示する
words-board = 盤, 盤面
about-board = 盤面をもう一度表示する
words-record = 棋譜
about-record = 棋譜を表示する
words-save = 保存
about-save = 棋譜をファイルに保存する(.json または .txt)
words-overwrite = 上書き
about-overwrite = 既存のファイルに上書き保存する
words-load = 読込, 読み込み, 読込み
about-load = ファイルの棋譜から対局を続ける
words-new = 新規, 新規対局
about-new = 新しい対局を始める
words-swap = 交代, 入れ替え
about-swap = 黒番と白番を入れ替える
words-resign = 投了
about-resign = 負けを認めて対局を終える
words-help = ヘルプ, 使い方
about-help = この一覧を表示する
words-quit = 終了, やめる
about-quit = プログラムを終了する
words-yes = はい
words-no = いいえ
file-name = ファイル

## 読み込みと書き込みの誤り。place と legal は他の文の中で使う

place = { $line }行目の{ $column }文字目
legal = { $color ->
    [black] 黒
   *[white] 白
}が打てるマス: { $squares }
cannot-read = { $path } を読み込めません: { $cause }
cannot-write = { $path } に書き込めません: { $cause }
unknown-format = 棋譜のファイル名は .json か .txt で終わらなければなりません
not-found = そのファイルはありません
no-folder = フォルダ { $folder } がありません
is-a-folder = それはフォルダです
not-a-file = 通常のファイルではありません
exists = 同じ名前のファイルがあります
read-only = 読み取り専用のファイルです
permission-denied = アクセス権がありません
file-too-long = ファイルが長すぎます({ $most } バイトまで)
not-text = UTF-8 のテキストではありません({ $byte } バイト目)
overwrite-hint = 上書きするには「{ $command } { $path }」と入力してください
record-exists-hint = 別の名前にするか、その対局を続けるなら --load も付けてください
nothing-to-read = 棋譜がありません。f5d6c3 のような着手、盤面、または棋譜ファイルが要ります
text-too-long = 長すぎます({ $found } バイト、読めるのは { $most } バイトまで)
unknown-text = { $place }: 「{ $found }」は棋譜の始まりとして読めません。f5d6c3 のような着手、X O - の盤面、または棋譜ファイルが要ります
not-a-move = { $place }: { $number }手目の「{ $found }」は着手として読めません。{ $legal }
illegal-move = { $place }: { $number }手目の { $square } には打てません。{ $legal }
pass-not-due = { $place }: { $number }手目でパスはできません。{ $legal }
after-the-end = { $place }: 終局の後に「{ $found }」があります
board-sign = { $place }: { $square } の「{ $found }」は盤面の記号ではありません。黒は X、白は O、空きマスは - です
board-too-short = { $place }: 盤面が { $count } マスしかありません(64 マス必要)
board-too-large = { $place }: 64 マスの後に「{ $found }」があります
after-the-board = { $place }: 盤面の後に「{ $found }」があります。後に置けるのは手番(X か O)だけです
board-size = { $place }: 盤の大きさ「{ $found }」には対応していません(8 だけ)
board-no-size = { $place }: 盤の大きさがありません(8 が要ります)
board-unclosed = { $place }: 盤面が閉じられていません(] が要ります)
board-no-discs = { $place }: 石が一つもありません
json-truncated = { $place }: 棋譜ファイルが途中で終わっています
json-not-an-object = { $place }: 棋譜ファイルは { "{" } で始まらなければなりません
json-syntax = { $place }: JSON として読めません({ $detail })
json-shape = { $place }: 棋譜ファイルの項目の書き方が違います({ $detail })
json-format = 形式「{ $found }」は Yosumi の棋譜ではありません
json-version = 棋譜形式のバージョン { $found } には対応していません({ $known } まで)。Yosumi を更新してください
json-date = 日付「{ $found }」は読めません。2026、2026-11、2026-11-29 のように書きます
json-start = 開始局面が読めません。{ $cause }
json-value = 評価値 { $found } は -64 から 64 の範囲にありません
json-after = 変化{ $variation }: 「{ $found }」という手順がその前にありません
too-many-moves = 着手が多すぎます({ $most } 手まで)
entry-main = 本譜の{ $entry }番目: { $cause }
entry-variation = 変化{ $variation }の{ $entry }番目: { $cause }
entry-not-a-move = 「{ $found }」は着手として読めません。{ $legal }
entry-illegal-move = { $square } には打てません。{ $legal }
entry-pass-not-due = パスはできません。{ $legal }
entry-after-the-end = 終局の後に「{ $found }」があります
line-too-long = { $line }行目が長すぎます({ $most } バイトまで)
line-not-text = { $place }: UTF-8 のテキストではありません
standard-input = 標準入力
must-pass = { $color ->
    [black] 黒
   *[white] 白
}には打てるマスがなく、パスです
obf-field = { $place }: 「{ $found }」は G8:+18 のような着手と値でも、値だけでもありません
obf-illegal-move = { $place }: { $square } には打てません。{ $legal }
obf-pass-not-due = { $place }: パスはできません。{ $legal }
obf-after-the-end = { $place }: 終局しているのに「{ $found }」があります
obf-contradiction = { $place }: 値 { $found } は前にある { $first } と食い違います

## 局面の探索。position-head は候補手の前に出る

column-empties = 空き
column-score = 値
column-depth = 深さ
column-nodes = 局面数
column-seconds = 秒
column-rate = 局面/秒
column-line = 最善手順
prospect-win = 勝ち
prospect-draw = 引き分け
prospect-loss = 負け
exact = 読み切り
no-line = (終局)
position-head = { $number }: { $board }(空き { $count } マス)
best-differs = 局面の値は { $found } ですが、{ $stated } と書かれています
move-differs = { $move } の値は { $found } ですが、{ $stated } と書かれています
searched = { $count }問: { $nodes } 局面、{ $seconds } 秒、毎秒 { $rate } 局面
all-right = 書かれている { $stated } 個の値はすべて正しいです
some-wrong = 書かれている { $stated } 個の値のうち { $wrong } 個が違います
search-progress = { $number }: 深さ { $depth }　値 { $score }　{ $nodes } 局面
no-input = 探索する局面がありません。局面、局面のファイル、または標準入力を表す - を指定してください

## 機械

cpu-unknown = { $variable }={ $found }: そのような命令はありません。portable、avx2、avx512 のどれかを指定してください
cpu-unavailable = { $variable }={ $found }: この CPU にはその命令がありません。使えるもの: { $available }

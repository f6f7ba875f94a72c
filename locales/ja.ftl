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

## 強さと考慮中。reach は他の文の中で使う

level-beginner = 入門
level-easy = 初級
level-medium = 中級
level-strong = 上級
level-expert = 有段
level-strongest = 最強
plays-first = { $player }はいつも最初の打てるマスに打ちます
plays-random = { $player }は打てるマスにランダムに打ちます
plays-at-level = { $player }の強さはレベル{ $level }{ $named ->
    [yes] ({ $name })
   *[no] {""}
}です{ $pace ->
    [at-once] {""}
    [seconds] 。一手に数秒かかることがあります
    [a-minute] 。一手に1分以上かかることがあります。「今すぐ」と入力するとすぐに打ちます
   *[many-minutes] 。一手に何分もかかることがあります。「今すぐ」と入力するとすぐに打ちます
}
thinking = { $player }が考えています
advising = ヒントを考えています
reach = { $kind ->
    [ahead] { $count }手読み
    [to-the-end] 終局まで、未確定
   *[exact] 読み切り
}
thought-for = { $unit ->
    [seconds] { $count }秒
   *[minutes] { $count }分
}経過　{ $reach }　{ $nodes } 局面
how-to-hurry = { $undo ->
    [yes] 「今すぐ」と入力するとすぐに打ちます。「待った」で自分の手を戻せます
   *[no] 「今すぐ」と入力するとすぐに打ちます
}
how-to-hurry-a-hint = 「今すぐ」でここまでの結果を表示します
hint = { $color ->
    [black] 黒
   *[white] 白
}のヒント(石差): { $moves }　{ $reach }
hinted-move = { $square } { $value }{ $exact ->
    [yes] (読み切り)
   *[no] {""}
}
hint-separator = 、

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
computers-turn = { $player }の番です。着手を待つか「今すぐ」で打たせてください
game-over = 対局は終わっています。「待った」で手を戻せます。「新規」で次の対局を始められます
nothing-to-take-back = 戻せる手がありません
nothing-to-play-again = 進める手がありません
nobody-to-resign = 投了できる人がいません
hint-under-way = ヒントを考えているところです。「今すぐ」でここまでの結果を表示します
nobody-thinks = 今はコンピュータの考慮中ではありません。打つマスを入力してください。「ヒント」で良い手を表示します
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
words-hint = ヒント
about-hint = 良い手とその評価値を表示する
words-now = 今すぐ, すぐ
about-now = すぐに打たせる(ヒント中はそこまでの結果)
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

## 重みの作成

cannot-use = { $path } は使えません: { $cause }
flaw-other-kind = この種類のファイルではありません
flaw-version = 形式のバージョン { $version } はこの Yosumi では読めません
flaw-damaged = 壊れています(チェックサムが違います)
flaw-misplaced = ここにあるはずのファイルではありません
flaw-patterns = この Yosumi とは別のパターンのために作られています
flaw-contents = 内容が正しくありません
other-settings = { $path } には「{ $setting }」の値が違う実行の結果が入っています。別のフォルダーを指定するか、そのときの値に合わせてください
folder-in-use = { $path } は実行中の別の Yosumi が使っています
work-progress = { $done } / { $total }　毎秒 { $rate }　残り { $left }
work-begun = { $done } / { $total }
games-played = { $path } に { $games } 局あります
gathered = 学習用 { $learned } 局面、検証用 { $held-out } 局面
fit-progress = ステージ { $stage }　反復 { $step } 回　二乗誤差 { $error }
column-discs = 石数
column-positions = 局面数
column-fitted = 学習局面
column-steps = 反復
column-absolute-error = 絶対誤差
column-squared-error = 二乗誤差
column-bias = 偏り
column-held-out = 検証用
all = 全体
weights-written = { $path }: { $bytes } バイト
column-best-moves = 最善手
column-loss = 損失
labels-made = { $path } にラベルが { $labels } 個あります
no-positions = 条件に合う局面が棋譜にありません
probcut-fitted = 探索どうし: growth { $growth }、gain { $gain }。実測の標準偏差と式とのずれは { $misfit }% です
probcut-fitted-exact = 完全読みとの差: gain { $gain }。実測の標準偏差と式とのずれは { $misfit }% です
reliability = 検証用の局面で、深い探索の値が各信頼度の範囲から外れた割合:
column-scale = scale
column-exact-scale = exact
column-parity-shift = 奇→偶
column-exact-shift-even = 偶→終局
column-exact-shift-odd = 奇→終局
column-ahead = 先読み
column-to-the-end = 終局まで

## 対戦。A は一人目、B は二人目。setting-… は contestant-wrong の、opening-is-over と not-of-a-match は cannot-read の理由

contestant-wrong = { $contestant }: { $cause }
setting-no-value = 「{ $found }」は設定として読めません。level=5 のように書き、コンマで区切ります
setting-unknown = 「{ $found }」という設定はありません。level、depth、solve、nodes、time、weights、threads があります
setting-level = level には 1〜30 の数を指定してください(「{ $found }」は使えません)
setting-depth = depth には 1〜60 の手数を指定してください(「{ $found }」は使えません)
setting-solve = solve には 0〜60 の空きマス数を指定してください(「{ $found }」は使えません)
setting-nodes = nodes には 1 以上の数を指定してください(「{ $found }」は使えません)
setting-time = time には 5 や 0.1 のような秒数を指定してください(「{ $found }」は使えません)
setting-weights = weights にはファイル名を指定してください(「{ $found }」は使えません)
setting-threads = threads には 1〜256 の数を指定してください(「{ $found }」は使えません)
setting-twice = { $name } が二度あります
setting-conflict = { $name } は level で決まります
setting-no-limit = どこまで読むかの指定がありません。level、depth、nodes、time のどれかが要ります
test-order = --sprt には Elo の差を小さい順に二つ、0 5 のように指定してください
test-chance = --alpha と --beta は 0 より大きく 0.5 より小さい数です(0.05 など)
too-few-openings = 異なる序盤は { $count } 個しか見つかりませんでした({ $wanted } 個必要です)
opening-is-over = { $line }行目: この手順では終局しています
not-of-a-match = { $line }行目: 対戦の記録として読めません
of-other-settings = { $path } は別の設定のものです(ファイルは { $there }、指定は { $here })。別のファイルにするか、同じ設定にしてください
of-other-openings = { $path } の対局の序盤が、指定の序盤と違います。別のファイルにするか、同じ序盤にしてください
pairs-found = { $path } に { $count } 組の対局があります。その続きから打ちます
match-progress = { $done } / { $total } 組　{ $wins }勝 { $draws }分 { $losses }敗　Elo { $elo }
match-pairs = 対局の組
match-wins = A の勝ち
match-draws = 引き分け
match-losses = B の勝ち
match-score = A の得点率
match-discs = 一局の石差
match-points = 得点ごとの組数
match-elo = Elo
match-superiority = A が強い確率
match-test = 検定
test-open = LLR { $ratio }({ $lower }〜{ $upper }): Elo { $elo0 } か { $elo1 } か決まっていません
test-h0 = LLR { $ratio }({ $lower }〜{ $upper }): Elo { $elo1 } より { $elo0 } と見られます(H0 を採択)
test-h1 = LLR { $ratio }({ $lower }〜{ $upper }): Elo { $elo0 } より { $elo1 } と見られます(H1 を採択)
openings-found = { $path } に { $count } 個の序盤

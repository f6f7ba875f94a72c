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
seated = 対局者は{ $black }と{ $white }です
resigned = { $player }が投了しました
paused = コンピュータの着手を止めました
unpaused = コンピュータの着手を再開しました

## 検討

shown = { $count ->
    [0] 開始局面です
   *[other] { $count }手目　{ $square }
}
branched = 変化　{ $square }　{ $count }個返しました
taken-up = { $count ->
    [0] 開始局面から対局を続けます
   *[other] { $count }手目から対局を続けます
}
promoted = この手順を本譜にしました
deleted = { $count }手削除しました

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
computers-wait = コンピュータの着手を止めています。再開してから打ってください
unknown-node = その手は棋譜にありません
not-deletable = 対局で打たれた手なので削除できません。前の手から対局を続けると削除できます
not-looking-back = 対局はすでにこの局面です
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
pass = パス
no-line = (終局)
position-head = { $number }: { $board }(空き { $count } マス)
best-differs = 局面の値は { $found } ですが、{ $stated } と書かれています
move-differs = { $move } の値は { $found } ですが、{ $stated } と書かれています
searched = { $count }問: { $nodes } 局面、{ $seconds } 秒、毎秒 { $rate } 局面
all-right = 書かれている { $stated } 個の値はすべて正しいです
some-wrong = 書かれている { $stated } 個の値のうち { $wrong } 個が違います
search-progress = { $number }: 深さ { $depth }　値 { $score }　{ $nodes } 局面
no-input = 探索する局面がありません。局面、局面のファイル、または標準入力を表す - を指定してください

## 表示する対局や局面

versus = { $black } 対 { $white }
opening = 定石: { $name }({ $count }手目まで)
moves-shown = 棋譜: { $transcript }
discs-on-board = 黒石: { $black }　白石: { $white }
nothing-to-show = 表示するものがありません。ファイル、--position で局面、または標準入力を表す - を指定してください
only-so-many-moves = --at: この対局は{ $count }手までしかありません

## 棋譜の検討

move-class = { $class ->
    [best] 最善手
    [inaccuracy] 緩手
    [mistake] 悪手
   *[blunder] 大悪手
}
review-progress = { $done } / { $total } 局面
review-column-move = 着手
review-column-value = 石差(黒)
review-column-loss = 損失
review-values = 石差は各手の後の形勢で、黒から見た値です。整数は読み切り、小数は{ $depth }手読みの推定です
review-all-exact = 石差は各手の後の形勢で、黒から見た値です。すべて読み切りです
review-exact-from = { $number }手目からはすべて読み切りです
review-turning-point = 勝負の分かれ目: { $number }手目、{ $player }の { $square }　{ $before ->
    [black] 黒優勢
    [white] 白優勢
   *[even] 互角
}から{ $after ->
    [black] 黒優勢
    [white] 白優勢
   *[even] 互角
}になりました
review-no-turning-point = 形勢の入れ替わりはありませんでした
review-largest-loss = 最も損をした手: { $number }手目、{ $player }の { $square }　{ $loss } 石の損
review-row-best = 最善手
review-row-inaccuracies = 緩手
review-row-mistakes = 悪手
review-row-blunders = 大悪手
review-row-loss = 損失(石)
review-row-mean = 一手あたりの損失
review-best-share = { $best } / { $judged } 手({ $percent }%)
review-graph = 形勢の推移
review-graph-black = 黒優勢
review-graph-white = 白優勢
review-graph-exact = 読み切り
review-graph-estimated = 推定
review-graph-turning-point = 分かれ目
review-graph-point = { $number }手目 { $square }: { $value }
review-title = { $game }　検討
review-mistakes = 悪手と大悪手
review-no-mistakes = 悪手はありませんでした
review-moves = 手順
review-players = 両者の内容
review-move-number = { $number }手目
review-lost = { $player }の { $square } は { $loss } 石{ $exact ->
    [yes] {""}
   *[no] ほど
}の損でした。最善手は { $best } です
review-line = 最善手順: { $line }
review-board = { $number }手目 { $square } を打つ前の盤面　{ $discs }
review-made-by = 四隅(Yosumi) { $version } で作成
nothing-to-review = 検討する棋譜がありません。ファイル、または標準入力を表す - を指定してください

## 機械

cpu-unknown = { $variable }={ $found }: そのような命令はありません。portable、avx2、avx512 のどれかを指定してください
cpu-unavailable = { $variable }={ $found }: この CPU にはその命令がありません。使えるもの: { $available }

## ブラウザーの画面を出すサーバー

moved-on = 局面が変わりました。もう一度選んでください
record-full = この棋譜にはこれ以上手を加えられません(最大 { $most }手)
no-review = いまは検討していません
computer-thinks = コンピュータが考えています。着手を待つか、止めてください
request-not-understood = この画面はサーバーと話が通じません。再読み込みしてください
not-joined = 対局につながっていません。再読み込みしてください
no-such-reading = 読み込んだ内容はもう残っていません。もう一度読み込んでください
too-many-games = 棋譜が多すぎます。一度に読み込めるのは { $most }局までです。分けて読み込んでください
no-such-page = そのページはありません
no-such-format = その形式では書き出せません
request-too-long = 長すぎます。最大 { $most } バイトです
too-many-tabs = 開いているタブが多すぎます。ほかのタブを閉じてください
name-wrong = 名前は一行、{ $most }文字までです
comment-too-long = コメントは{ $most }文字までです
tag-wrong = タグは一行、{ $most }文字までです
level-wrong = レベルは 1〜30 の数です
query-wrong = アドレスに読み取れない部分があります
settings-wrong = この設定は保存できません
request-forbidden = ほかのサイトからの要求は受け付けません
internal-error = プログラムの内部で問題が起きました
serving = { $address } で使えます(Ctrl-C で終了)
serving-others = 同じネットワークのほかの機器からも使えます
port-in-use = ポート { $port } は使われています。別の番号を指定するか、指定しなければ空いている番号を使います
cannot-listen = { $address } では接続を受け付けられません: { $cause }
no-browser = ブラウザーを開けませんでした。上のアドレスを開いてください

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

## 保存した棋譜。archive- で始まるものと record-too-long、too-many-tags、search-too-long、disk-full は cannot-use の理由

archive-no-folder = フォルダがあるべき所にファイルがあります
archive-not-permitted = そこには書き込めません。--data で別のフォルダを指定してください
archive-path-too-long = パスが長すぎます。--data で別のフォルダを指定してください
archive-other-kind = Yosumi の棋譜集ではありません(そのまま残してあります)
archive-newer = バージョン { $found } には対応していません({ $known } まで)。Yosumi を更新してください
archive-busy = 他のプログラムが使っています。しばらくしてからもう一度お試しください
archive-damaged = 壊れています
disk-full = ディスクに空きがありません
record-too-long = 棋譜が長すぎます({ $found } バイト、保存できるのは { $most } バイトまで)
too-many-tags = 一局に付けられるタグは { $most } 個までです
search-too-long = 検索する文字は { $most } 文字までです
not-kept = この対局の自動保存ができなくなりました。残すには書き出してください。{ $cause }
source-too-long = 棋譜の出所の名前は { $most } 文字までです
no-archive-folder = データ用のフォルダが分かりません。--data で指定してください
no-such-game = { $number }番の棋譜は保存されていません
saved-unreadable = { $number }番の棋譜を読み込めません: { $cause }
game-saved = { $path } を{ $number }番に保存しました
game-known = { $path } の棋譜はすでに{ $number }番に保存されています
game-deleted = { $number }番を削除しました。{ $days }日以内なら「yosumi archive restore { $number }」で元に戻せます
game-restored = { $number }番を元に戻しました
game-tagged = { $count ->
    [0] { $number }番にタグはありません
   *[other] { $number }番のタグ: { $tags }
}
tag-separator = 、
games-listed = { $count } 局
archive-empty = 保存した棋譜はまだありません。「yosumi archive add ファイル」で保存できます
no-game-found = 条件に合う棋譜はありません
saved-number = 番号
saved-date = 日付
saved-black = 黒
saved-white = 白
saved-result = 結果
saved-moves = 手数
saved-event = 大会
saved-tags = タグ
saved-source = 出典
saved-black-won = 黒の勝ち
saved-white-won = 白の勝ち
saved-drawn = 引き分け

## ブラウザーの画面

page-title = 四隅 — オセロ
page-name = 四隅
page-skip = 本文へ移る
page-places = 画面の切り替え
page-play = 対局
page-review = 検討
page-library = 棋譜
page-settings = 設定
page-close = 閉じる
page-cancel = やめる
page-keep = 決定
page-open = 開く
page-copy = コピー
page-copied = コピーしました
page-not-copied = コピーできませんでした。ダウンロードはできます
page-download = ダウンロード
page-edit = 編集
page-delete = 削除
page-more = もっと見る
page-list-separator = 、
page-not-connected = サーバーにつながっていません。もう一度つながるまでお待ちください
page-connection-lost = 接続が切れました。つなぎ直しています
page-trademark = 四隅(Yosumi)はオセロのプログラムです。オセロは権利者の登録商標で、四隅はその権利者とは関係ありません。

# 盤とプレイヤー
page-board-label = オセロ盤。矢印キーで移動し、Enter で打ちます
page-square-disc = { $square }、{ $color ->
    [black] 黒
   *[white] 白
}
page-square-empty = { $square }、空き
page-square-playable = { $square }、打てます、{ $count }個返ります
page-square-last = 直前の手
page-card = { $color ->
    [black] 黒番
   *[white] 白番
}
page-discs = 石 { $count }個
page-you = あなた
page-computer = コンピュータ
page-level = レベル{ $level }
page-level-named = { $name }　レベル{ $level }
page-level-first = 最初のマス
page-level-random = ランダム
page-thinking = 考えています　{ $reach }
page-pass = パス

# 操作
page-actions = 操作
page-menu = メニュー
page-undo = 待った
page-redo = 進める
page-hint = ヒント
page-values = 評価値
page-first = 初手へ
page-previous = 戻る
page-next = 進む
page-last = 最終手へ
page-new-game = 新規対局
page-rematch = もう一局
page-back-to-game = 対局に戻る
page-take-up = ここから対局する
page-play-for-me = この手を代わりに打たせる
page-answer-now = 今すぐ打たせる
page-pause = 一時停止
page-unpause = 再開
page-swap = 黒番と白番を入れ替える
page-resign = 投了
page-save = 棋譜を保存
page-export = 書き出し
page-import = 読み込み
page-copy-transcript = 棋譜をコピー
page-editor = 盤面編集
page-flip-view = 盤を回す

# キーの一覧
page-keys = キーの一覧
page-key-square = そのマスに打つ(文字を続けて入力)
page-key-board = 盤の上を移動する(盤を選んでいるとき)
page-key-enter = 選んでいるマスに打つ
page-key-game = 一手戻る・一手進む
page-key-ten = 10手戻る・10手進む
page-key-ends = 初手へ・最終手へ
page-key-pause = コンピュータの一時停止・再開

# 新規対局
page-who = 対局者
page-mode-computer = コンピュータと
page-mode-persons = 二人で
page-mode-watch = 観戦
page-your-side = あなたの手番
page-play-black = 黒(先手)
page-play-white = 白(後手)
page-your-name = あなたの名前
page-name-black = 黒番の名前
page-name-white = 白番の名前
page-level-of-computer = コンピュータの強さ
page-level-black = 黒番の強さ
page-level-white = 白番の強さ
page-level-fine = { $label }(細かく)
page-level-first-about = いつも最初の打てるマスに打ちます。ルールを覚えるときに
page-level-random-about = 打てるマスにランダムに打ちます。初めての人に
page-level-about = レベル{ $level }: { $depth }手先まで読み、残り{ $empties }マスから最後まで読み切ります。{ $pace }
page-pace-at-once = すぐに打ちます
page-pace-seconds = 一手に数秒かかることがあります
page-pace-a-minute = 一手に1分以上かかることがあります
page-pace-many-minutes = 一手に何分もかかることがあります
page-start = 開始局面
page-start-usual = 初期配置
page-start-opening = 定石
page-start-balanced = 互角の序盤
page-start-text = 局面
page-start-balanced-about = 形勢が互角になる8手を無作為に選んで始めます
page-start-text-placeholder = f5d6c3 のような棋譜、または X O - の盤面
page-start-current = 続き
page-start-current-about = 今の対局の続きを、ここで選んだ対局者で打ちます
page-start-shown = 今の局面を使う
page-begin = 対局を始める

# 棋譜の一覧と検討
page-panels = 検討の内容
page-moves = 手順
page-graph-tab = グラフ
page-mistakes = 悪手
page-candidates = 候補手
page-no-moves = まだ一手も打たれていません
page-move = { $number }手目 { $color ->
    [black] 黒
   *[white] 白
} { $square }
page-value = { $value }({ $reach })
page-values-on = 評価値を表示する
page-values-about = 打てるマスの評価値(石差)を盤に表示します
page-tap-again = もう一度押すと { $square } に打ちます
page-reach = { $reach }
page-graph = 評価値のグラフ。左右の矢印キーで手順をたどります
page-graph-here = { $ply }手目、黒から見て { $value }{ $exact ->
    [yes] (読み切り)
   *[no] {""}
}
page-graph-nothing-here = { $ply }手目
page-review-game = この対局を検討する
page-review-about = 全部の手を調べて、悪手とその代わりの手を一覧にします
page-review-nothing = 検討する棋譜がありません。棋譜をここに貼り付けるか、ファイルをドロップしてください。対局した後でも検討できます
page-review-progress = 検討の進み具合
page-review-done = { $done } / { $total }
page-review-finished = { $count ->
    [0] 検討が終わりました。緩手も悪手もありませんでした
   *[other] 検討が終わりました。緩手と悪手は合わせて{ $count }手です
}
page-review-file = 検討の結果
page-class-forced = 唯一の手
page-class-best = 最善手
page-class-inaccuracy = 緩手
page-class-mistake = 悪手
page-class-blunder = 大悪手
page-loss = 石損の合計
page-better = 最善は { $square }
page-turning-point = ここで形勢が入れ替わりました
page-no-mistakes = 緩手も悪手もありませんでした
page-exact-from = { $number }手目からは読み切りです
page-comment = コメント
page-comment-placeholder = この手について書く
page-promote = この変化を本譜にする
page-delete-from-here = この手から先を削除

# 保存、読み込み、書き出し
page-saved = 保存しました
page-save-now = 保存する
page-save-again = 上書き保存
page-save-anew = 別の棋譜として保存
page-tags = タグ
page-tag = タグ
page-tags-placeholder = 例会, 決勝
page-event = 大会・場所
page-date = 日付
page-import-about = 棋譜でも盤面でも、そのまま貼り付けてください。ファイルは画面のどこにドロップしても読み込めます
page-import-text = 棋譜または盤面
page-import-placeholder = f5d6c3d3c4…
page-import-file = ファイルを選ぶ
page-found = { $count }局見つかりました。検討する対局を選んでください
page-found-more = ほかに{ $count }局あります。すべて棋譜に保存すると検索できます
page-keep-all = すべて保存
page-kept = { $count }局を保存しました
page-scope = 範囲
page-scope-game = 対局全体
page-scope-shown = 今の局面まで
page-format-all = 名前・変化・コメントも含む
page-format-moves = 着手だけ
page-position = 局面
page-link = リンク
page-link-about = この四隅で同じ手順を開きます
page-diagram = 図(SVG)
page-diagram-of-position = 今の局面の図
page-search = 棋譜を探す
page-search-placeholder = 名前、大会、日付、手順
page-games = { $count }局
page-library-empty = 保存した棋譜はまだありません。対局のメニューから保存するか、棋譜ファイルをここにドロップしてください
page-game-players = { $black } 対 { $white }
page-game-moves = { $count }手
page-winner = { $winner ->
    [black] 黒の勝ち
    [white] 白の勝ち
   *[nobody] 引き分け
}
page-game-deleted = 棋譜を削除しました
page-restore = 元に戻す

# 盤面編集
page-brush = 置く石
page-brush-empty = 空き
page-to-move = 手番
page-editor-start = 初期配置
page-editor-clear = すべて空きに
page-editor-about = 黒 { $black }、白 { $white }{ $state ->
    [over] 。終局しています
    [pass] 。手番はパスです
   *[open] {""}
}
page-editor-play = この局面から対局
page-editor-review = この局面を検討

# 設定
page-settings-page = 画面
page-settings-board = 盤
page-settings-values = 評価値
page-settings-sample = 盤の見本
page-language = 言語
page-light = 明るさ
page-light-system = 端末に合わせる
page-light-light = 明るい
page-light-dark = 暗い
page-sound = 音
page-sound-about = 石を打つ音を鳴らします
page-board = 盤の色
page-board-felt = 緑
page-board-wood = 木
page-board-slate = スレート
page-board-contrast = 高コントラスト
page-disc-style = 石
page-discs-soft = 影つき
page-discs-flat = 平ら
page-discs-outlined = 縁取り
page-view = 盤の向き
page-mirrored = 左右反転
page-view-about = 見え方だけが変わり、棋譜は変わりません
page-view-plain = 元の向きに戻す
page-marks = 打てるマスの印
page-marks-about = 手番の色の小さな印を付けます
page-side = 評価値の見方
page-side-mover = 手番から見た値
page-side-black = いつも黒から見た値

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
flaw-version = 形式のバージョン { $version } はこの Yosumi では読めません。作ったときのバージョンを使うか、別のフォルダに作り直してください
flaw-damaged = 壊れています(チェックサムが違います)
flaw-misplaced = ここにあるはずのファイルではありません
-other-weights = 内蔵の重みを使うか、「yosumi train fit」と「yosumi train network」で対局から作り直してください
flaw-weights-version = 重みの形式 { $version } はこの Yosumi では読めません。{ -other-weights }
flaw-patterns = この Yosumi とは別のパターンの重みです。{ -other-weights }
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
network-errors = パターンだけの誤差と、ネットワークで補正した誤差:
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

## 起動のしかた。command-… はコマンドの説明(上位の名前から - でつなぐ)、notes-… はその使い方の下に出る。argument-… は
## すべてのコマンドの引数の説明で、間にコマンド名があればそのコマンドとその下だけのもの。value-… は引数に選べる値の説明、
## placeholder-… は値の代わりに書く名前。そろっているかどうかはプログラムのテストが確かめる

usage-heading = 使い方:
usage-commands = コマンド:
usage-arguments = 引数:
usage-options = オプション:
usage-any-options = [オプション]
usage-command = コマンド
usage-default = [既定値: { $value }]
usage-values = [選択肢: { $values }]
usage-more = 詳しくは: { $command } --help

placeholder-board = 盤面
placeholder-player = 対局者
placeholder-file = ファイル
placeholder-folder = フォルダ
placeholder-language = ja|en
placeholder-number = 数
placeholder-count = N
placeholder-count-or-all = N|all
placeholder-plies = N|N-M
placeholder-depth = 深さ
placeholder-depths = 深さ,…
placeholder-mebibytes = MB
placeholder-percent = パーセント
placeholder-seconds = 秒
placeholder-discs = 石数
placeholder-chance = 確率
placeholder-elo0 = ELO0
placeholder-elo1 = ELO1
placeholder-first = A
placeholder-second = B
placeholder-input = 局面
placeholder-text = 文字列
placeholder-tag = タグ
placeholder-game = 番号
placeholder-address = アドレス
placeholder-style = 記号
placeholder-color = 色
placeholder-background = 背景
placeholder-coords = 表記
placeholder-theme = 配色
placeholder-view = 向き

command-yosumi = オセロの対局プログラム。コンピュータとも人とも打てます(日本語・英語)
notes-yosumi =
    オセロは権利者の登録商標で、四隅(Yosumi)はその権利者とは関係ありません。

    例:
      yosumi                                          コンピュータと対局(黒番)
      yosumi --black human:みどり --white human:太郎  二人で対局
      yosumi --white computer:上級 --record game.json
      yosumi solve problems.obf                       読み切り、ファイルの値と照合
      yosumi hint --moves 1 "---------------------------OX------XO--------------------------- X"
      yosumi perft 8

    環境変数:
      YOSUMI_CPU=portable|avx2|avx512
          使う CPU 命令 [既定値: この機械で使える最良のもの]
command-help = この使い方、またはコマンドの使い方を表示する
argument-help = この使い方を表示する
argument-lang = 表示の言語 [既定値: ロケールに従う]
argument-yosumi-version = バージョンを表示する
argument-yosumi-long-version = バージョンと、使っている CPU 命令を表示する

command-play = 対局する(コマンドなしの yosumi と同じ)
notes-play =
    computer:20、computer:strongest、computer:最強 のように指定します。間の数もレベルとして使えます。computer だけなら初級です。一手にかかる時間は機械によって違います。対局中に「今すぐ」と入力すると、考慮を切り上げて打ちます。
levels-heading = 強さ:
levels-first = いつも最初の打てるマスに打つ
levels-random = 打てるマスにランダムに打つ
levels-at-once = すぐに打つ
levels-seconds = 一手に数秒かかることがある
levels-a-minute = 一手に1分以上かかることがある
levels-many-minutes = 一手に何分もかかることがある
argument-black = 黒番の対局者。human、human:名前、computer、computer:レベル のどれか(レベルは 1〜30、上級 などの名前、first、random。一覧は yosumi play --help)
argument-white = 白番の対局者
argument-load = ファイルの対局の続きを打つ(.json の棋譜か着手の列)
argument-position = この盤面から始める。a1 から h8 まで X O - を 64 個並べ、その後に手番を書く
argument-record = 棋譜をファイル(.json か .txt)に一手ごとに保存する
argument-seed = コンピュータ random に毎回同じ対局を打たせる
argument-plain = 色とカーソル制御を使わない(パイプのときと同じ)
argument-style = 石の記号。● と ○、または X と O
argument-color = 色を使うかどうか
argument-background = 端末の背景。色を使わないとき、これに合わせて ● と ○ を選ぶ
argument-wide-discs = ● と ○ が全角の幅で表示される端末で指定する
argument-coords = マスの書き方。列の文字と行の数字(f5)、または 0 から数えた行と列(4 5)
value-style-unicode = ● と ○
value-style-ascii = X と O
value-color-auto = 端末なら使う(NO_COLOR が設定されていれば使わない)
value-color-always = いつも使う
value-color-never = 使わない
value-background-auto = COLORFGBG に従う。なければ端末では暗い背景、パイプでは明るい背景
value-background-dark = 暗い背景
value-background-light = 明るい背景
value-coords-letters = f5
value-coords-rowcol = 4 5

command-show = 棋譜や局面を表示する、または図にする
notes-show =
    例:
      yosumi show game.json
      yosumi show game.json --at 20 --svg move-20.svg
      yosumi show game.json --svg game.svg --numbers --theme print
      yosumi show --position "---------------------------OX------XO--------------------------- X"
argument-show-file = 棋譜ファイル(.json)、着手の列か盤面のファイル。標準入力なら -
argument-show-position = この盤面を表示する。a1 から h8 まで X O - を 64 個並べ、その後に手番を書く
argument-show-at = N 手目までの局面を表示する [既定値: 最後まで]
argument-show-svg = 表示の代わりに図をファイル(.svg)に書く。- なら標準出力に書く
argument-show-numbers = 始めの盤面に着手の番号を入れる(本の棋譜の形)
argument-show-theme = 図の配色
argument-show-view = 図の向き
argument-show-no-coords = 図の列と行の名前を省く
value-theme-green = 緑
value-theme-wood = 木
value-theme-slate = スレート
value-theme-contrast = 高コントラスト
value-theme-print = 印刷向けの白黒
value-view-usual = a1 が左上
value-view-turn-90 = 右に 90 度回転
value-view-turn-180 = 180 度回転
value-view-turn-270 = 左に 90 度回転
value-view-mirror = 左右反転
value-view-upside-down = 上下反転
value-view-transpose = a1 と h8 を結ぶ線で反転
value-view-anti-transpose = h1 と a8 を結ぶ線で反転

command-solve = 局面を終局まで読み切る
argument-inputs = 局面(a1 から h8 まで X O - を 64 個並べ、その後に手番)、局面のファイル(OBF か盤面テキスト)。標準入力なら -
argument-solve-all-moves = 最善手だけでなく、すべての手の値を求める
argument-solve-wld = 勝敗だけを求める(その分速い)
argument-threads = 探索に使うスレッド数 [既定値: コアの数]
argument-hash = 探索した局面を覚えておくメモリー(MiB)
argument-weights = 評価関数の重みのファイル [既定値: 内蔵の重み]
argument-solve-json = JSON で出力する(局面ごとに一行、最後に合計)

command-hint = 各手の評価値を求める
notes-hint =
    例:
      yosumi hint --moves 1 "---------------------------OX------XO--------------------------- X"
      yosumi hint --time 5 --moves 3 problems.obf
argument-hint-level = どこまで考えるか。1〜30、または 上級 などのレベルの名前
argument-hint-depth = 先読みの手数
argument-hint-time = 一つの局面を考える秒数
argument-hint-moves = 良い手をいくつ表示するか。数、またはすべてを表す all
argument-hint-json = { argument-solve-json }

command-review = 一局を検討する(各手の評価値、悪手、勝負の分かれ目)
notes-review =
    例:
      yosumi review game.json
      yosumi review game.json --html review.html
      yosumi review --level 20 game.txt
      echo f5d6c3d3c4 | yosumi review --json -
argument-review-file = 棋譜ファイル(.json)か着手の列のファイル。標準入力なら -
argument-review-level = 各局面をどこまで考えるか。1〜30、または 最強 などのレベルの名前。既定値なら一局に十数秒かかる
argument-review-depth = 先読みの手数(局面により一手多くなる) [既定値: レベルで決まる]
argument-review-solve = 空きが N マス以下の局面を読み切る [既定値: レベルで決まる]
argument-review-html = グラフと盤面付きのページをファイル(.html)に書く。- なら標準出力に書く
argument-review-json = JSON で出力する(局面ごとに一行、最後に一局の集計)
argument-review-style = 石とグラフの記号。● と █、または X と #

command-perft = 手順の数を数える(ルールの検査と速度の測定)
argument-perft-depth = 手数。パスも一手と数える
argument-perft-position = この盤面から数える。a1 から h8 まで X O - を 64 個並べ、その後に手番を書く
argument-perft-pass-free = パスを手数に入れず、打った石だけを数える
argument-perft-divide = 着手ごとの数も表示する

command-bench = 決まった量の探索をして速度を測る(局面数は探索の動作の目印になる)
argument-bench-expect = 局面数をファイルにある数と比べる
argument-bench-all-paths = この機械で使える CPU 命令を一通り試す

command-match = エンジンどうしを対戦させ、どちらが強いか調べる
notes-match =
    対戦者は次の設定をコンマで区切って指定します。
      level=N           レベル(1〜30)。depth と solve が決まる
      depth=N           先読みの手数
      solve=N           読み切りを始める空きマス数
      nodes=N           一手に調べる局面数の上限
      time=秒           一手の秒数の上限
      weights=ファイル  評価関数の重み [既定値: 内蔵の重み]
      threads=N         探索に使うスレッド数 [既定値: 1]

    同じ --games を付けて同じコマンドを実行すると、中断したところから続けます。time= を使わず、それぞれのスレッド数が 1 なら、同時に打つ対局数にかかわらず毎回同じ対局になります。

    終了コードは 0 です。--sprt を付けたときは、H1 を採択すれば 0、そうでなければ 1 です。

    例:
      yosumi match level=5 level=8
      yosumi match time=0.05,weights=new.bin time=0.05 --sprt 0 10 --pairs 5000 --games games.jsonl
      yosumi match openings --count 2000 --out starts.txt
argument-match-first = 一人目の対戦者 A(level=5 など)
argument-match-second = 二人目の対戦者 B(time=0.1,weights=new.bin など)
argument-match-pairs = 対局の組の数。一組は同じ序盤から黒白を入れ替えた二局 [既定値: 100、--openings があればその序盤の数]
argument-match-openings = ファイルにある序盤(一行に一つの着手の列)から始める。対称な序盤は一つだけ使う
argument-match-seed = ランダムな序盤の種
argument-match-plies = ランダムな序盤の手数。深さ 8 で見て、どちらの有利も 4 石以内のものを使う
argument-match-concurrency = 同時に打つ対局数 [既定値: コア数に合わせる]
argument-match-sprt = B に対する A の Elo 差が ELO1(H1)と ELO0(H0)のどちらに近いか、結論が出たら終える
argument-match-alpha = H0 が正しいのに H1 を採択する確率
argument-match-beta = H1 が正しいのに H0 を採択する確率
argument-match-games = 全対局をファイルに JSON Lines で残す。すでに対局があればその続きから打つ
argument-match-json = JSON で出力する(対戦の設定に一行、一局ごとに一行、結果に一行)

command-match-openings = 互角の序盤の一覧を作る(対称なものは一つだけ)
notes-match-openings =
    一覧は並べ替えてあり、途中でも使えます。同じコマンドを実行すると中断したところから続け、--count を増やせば追加します。

    例:
      yosumi match openings --count 2000 --plies 8 --depth 16 --within 2 --out starts.txt
argument-match-openings-count = 最終的な序盤の数
argument-match-openings-plies = ランダムに打つ手数
argument-match-openings-seed = ランダムな着手の種
argument-match-openings-depth = 序盤の評価値を求める先読みの手数
argument-match-openings-within = 評価値が 0 から離れてよい石数
argument-match-openings-concurrency = 同時に調べる序盤の数 [既定値: コアの数]
argument-match-openings-out = 一覧のファイル [既定値: 標準出力]

command-archive = 棋譜を保存し、一覧、検索、表示する
notes-archive =
    例:
      yosumi archive add final.json other.txt
      yosumi archive list --search "みどり 2026"
      yosumi archive list --search f5d6c3
      yosumi archive tag 3 名人戦 虎
      yosumi archive export 3 --out game.json
argument-data = 棋譜と設定のフォルダ [既定値: ユーザーのデータ用フォルダの yosumi]
argument-game = 棋譜の番号
command-archive-add = ファイルの棋譜を保存する
argument-archive-add-files = 棋譜ファイル(.json)、着手の列、盤面と着手
command-archive-list = 保存した棋譜を新しい順に一覧表示する
argument-archive-list-search = 名前、大会、日付、コメント、タグにこれらの言葉をすべて含むか、この手順で始まる棋譜だけ
argument-archive-list-tag = このタグの付いた棋譜だけ
argument-archive-list-json = JSON で出力する(一局に一行)
command-archive-show = 保存した棋譜を表示する
command-archive-export = 保存した棋譜を書き出す
argument-archive-export-out = ファイルに書き出す。棋譜ファイル(.json)か着手の列(.txt) [既定値: 棋譜ファイルの形で標準出力へ]
command-archive-tag = 保存した棋譜にタグを付ける
argument-archive-tag-tags = タグ
argument-archive-tag-remove = タグを付けるのではなく外す
command-archive-remove = 保存した棋譜を削除する
command-archive-restore = 削除した棋譜を元に戻す

command-web = ブラウザで対局し、検討する(このパソコンの中だけで動く)
notes-web =
    画面に必要なものはすべてこのプログラムに入っていて、外から何も取り込みません。棋譜は --data のフォルダに保存します。対局中のものも保存するので、再読み込みや再起動の後でも続きを打てます。

    例:
      yosumi web
      yosumi web --port 8000 --no-open
      yosumi web --host 0.0.0.0   同じネットワークのほかの機器からも
                                  (届く相手はだれでも使えます)

    環境変数:
      YOSUMI_LOG=warn|info|debug
          サーバーの動作を標準エラーにどこまで書くか [既定値: warn]
argument-web-port = 待ち受けるポート [既定値: 7464、使われていれば空いている番号]
argument-web-no-open = ブラウザを開かない
argument-web-host = 待ち受けるアドレス。既定値ならこのパソコンからしか使えない
argument-web-threads = 探索に使ってよいスレッド数 [既定値: コアの数]

-goes-on = 同じコマンドを実行すると、中断したところから続けます。
command-train = 評価関数の重みを作り、確かめる
argument-train-threads = スレッド数。変わるのは時間だけ [既定値: コアの数]
command-train-selfplay = 学習用の対局を作る(ランダムな序盤の後、両者とも浅い探索で打ち、最後は読み切る)
notes-train-selfplay =
    { -goes-on }

    例:
      yosumi train selfplay --out games/1 --games 500000 --seed 1
argument-train-selfplay-out = 対局のフォルダ
argument-train-selfplay-games = 最終的な対局数
argument-train-selfplay-seed = ランダムな着手の種。同じ種なら同じ対局になる
argument-train-selfplay-depth = 一手を決める先読みの手数
argument-train-selfplay-solve = 空きがこのマス数になったら読み切る
argument-train-selfplay-chunk = 一つのファイルの対局数。中断で失われるのは多くてもこの分
argument-train-selfplay-untrained = 重みなしで探索する(最初の対局用)。読み切れない局面は 0 とする
command-train-fit = 対局に重みを合わせ(最後のステージから順に)、誤差を表示する
notes-train-fit =
    石数の二乗誤差を最小にし、各ステージの値が次のステージから離れすぎないようにします。ProbCut の定数はここでは求めません(yosumi train probcut を使います)。

    例:
      yosumi train fit games/1 games/2 --out weights.bin --probcut-from old.bin
argument-train-games = 対局のフォルダ
argument-train-trust = 局面の値のうち、その後の進行から取る割合。残りは着手を選んだ探索の値から取る。100 なら対局の結果だけを使う
argument-train-fit-out = 重みのファイル(新しい名前にする)
argument-train-fit-discs = 一つのステージにまとめる石数の幅
argument-train-fit-window = ステージの石数からこれだけ離れた局面まで、半分の重さで使う
argument-train-fit-prior = 次のステージの値にどれだけ近づけるか(観測数に換算)
argument-train-fit-iterations = 一つのステージの反復回数の上限
argument-train-fit-least = 局面がこれより少ないステージには、次のステージの重みを使う
argument-train-fit-labels = 学習に加えるラベルのフォルダ
argument-train-fit-label-weight = ラベル一つを、その局面を通る対局何局分と数えるか
argument-train-fit-holdout = N 局に一局を学習に使わず、打ち切りの判断と測定に使う。0 なら全局を学習に使う
argument-train-fit-probcut-from = ProbCut の定数を取る重みのファイル [既定値: 仮の値]
command-train-network = 重みの誤差を補正するネットワークを対局に合わせ、両方をファイルに書く
notes-train-network =
    パターンの重みは変わらないので、先に yosumi train fit で合わせておきます。ネットワークは残りの誤差に合わせます。ProbCut の定数はこのあと yosumi train probcut で求めます。

    例:
      yosumi train network games/1 games/2 --weights raw.bin --seed 1 --out weights.bin
argument-train-network-out = ネットワークを加えた重みのファイル(新しい名前にする)
argument-train-network-seed = 局面の順番を決める数。同じ数なら同じネットワークになる
argument-train-network-passes = 各局面を学習に使う回数
argument-train-network-holdout = N 局に一局を学習に使わず測定に使う。0 なら全局を学習に使う
command-train-label = 速い対局の結果より良い値を局面に付ける
argument-train-label-out = ラベルのフォルダ
argument-train-label-chunk = 一つのファイルのラベル数。中断で失われるのは多くてもこの分
command-train-label-games = 対局から選んだ局面を読み切るか、決まった深さまで探索する
notes-train-label-games =
    { -goes-on }

    例:
      yosumi train label games games/1 --out labels/1 --count 100000 --seed 1 --empties 18
argument-train-label-games-count = 最終的なラベル数
argument-train-label-games-seed = 局面の選び方の種。同じ種なら同じ局面になる
argument-train-label-games-empties = 空きマス数の最大
argument-train-label-games-least = 空きマス数の最小
argument-train-label-games-stray = そこから N 手までランダムに打ち進める
argument-train-label-games-depth = 先読みの手数(一手浅い探索との平均を値とする) [既定値: 終局まで]
command-train-label-opening = 序盤の局面をすべて探索する(対称なものは一つだけ)
notes-train-label-opening =
    { -goes-on }

    例:
      yosumi train label opening --out labels/opening --plies 8 --depth 10
argument-train-label-opening-plies = 局面までの手数の最大
argument-train-label-opening-depth = 先読みの手数(一手浅い探索との平均を値とする)
command-train-probcut = 重みに ProbCut の定数を合わせる(局面をいくつかの深さで探索して比べ、両方をファイルに書く)
notes-train-probcut =
    { -goes-on }

    例:
      yosumi train probcut games/1 --weights weights.bin --samples samples/1 --count 15000 --seed 1 --out new.bin
argument-train-probcut-games = 局面を選ぶ対局のフォルダ
argument-train-probcut-samples = 探索した値のフォルダ
argument-train-probcut-count = 探索する局面数。十に一つは学習に使わず測定に使う
argument-train-probcut-seed = { argument-train-label-games-seed }
argument-train-probcut-out = 定数を加えた重みのファイル(新しい名前にする)
argument-train-probcut-depth = 先読みの手数の最大
argument-train-probcut-solve = 空きがこのマス数の局面は読み切りもする
argument-train-probcut-chunk = 一つのファイルの局面数。中断で失われるのは多くてもこの分
command-train-test = 正しい値の分かっている問題で、評価値の誤差と最善手の率を測る
notes-train-test =
    例:
      yosumi train test hard-20.obf --weights weights.bin --depths 0,4,8
argument-train-test-files = 値の付いた問題のファイル(OBF)。すべての手に値があれば、選ぶ手も採点する
argument-train-test-depths = 先読みの手数をコンマで区切って並べる。0 は評価関数だけ
argument-train-test-limit = 各ファイルの最初の N 問だけ
argument-train-test-json = JSON で出力する(ファイルと深さごとに一行)

## 起動できない指定。expected-… は misuse-value の理由

misuse-unknown-argument = { $argument } という指定はありません
misuse-unknown-command = { $command } というコマンドはありません
misuse-similar = もしかして: { $similar }
misuse-no-command = コマンドを指定してください。使えるもの: { $commands }
misuse-no-arguments = 指定が足りません: { $arguments }
misuse-no-value = { $argument } の値がありません
misuse-value = { $argument } に「{ $value }」は使えません。{ $cause }
misuse-twice = { $argument } は一度しか指定できません
misuse-conflict = { $argument } は { $others } と一緒には指定できません
misuse-too-many = { $argument } に値「{ $value }」は付けられません
misuse-count = { $argument } には値が { $count } 個要ります
misuse-misplaced = { $argument } は { $command } のためのもので、{ $sub-command } の前には置けません
misuse-not-text = UTF-8 の文字列ではない指定があります
misuse-other = 指定を読み取れません
expected-values = 使えるのは { $values } です
expected-number = { $most ->
    [none] { $least } 以上の整数を指定してください
   *[other] { $least }〜{ $most } の整数を指定してください
}
expected-fraction = 0.05 のような数を指定してください
expected-language = ja か en を指定してください
expected-player = human、human:名前、computer、computer:レベル のどれかを指定してください
expected-player-name = コロンの後に名前を書くか、human だけにしてください
expected-player-line = 名前に制御文字は使えません。一行の文字列にしてください
expected-level = レベルは { $least }〜{ $most } の数か、{ $names } です
expected-seconds = 5 や 0.5 のような秒数を指定してください
expected-move-count = 1 以上の数か all を指定してください
expected-plies = 8 や 8-12 のような手数({ $most } まで)を指定してください
expected-discs = 0〜64 の石数を指定してください
expected-game = 棋譜の番号(1、2、…)を指定してください
expected-tag = 空でない言葉を指定してください
expected-short-tag = { $most } 文字までです
expected-tag-line = 改行、タブなどの制御文字は使えません
expected-page-name = .html で終わる名前か、標準出力を表す - を指定してください
expected-picture-name = .svg で終わる名前か、標準出力を表す - を指定してください
expected-address = 127.0.0.1 のようなアドレスを指定してください
expected-otherwise = 読み取れません

### What the commands print.

## The frame
commands-heading-usage = 用法：
commands-heading-commands = 指令
commands-heading-arguments = 引數
commands-heading-options = 選項
commands-heading-examples = 範例：
commands-help-default = 預設：{ $value }
commands-usage-unknown = 這裡沒有引數「{ $argument }」。
commands-usage-no-command = 沒有指令「{ $name }」。
commands-usage-missing = 缺少：{ $argument }
commands-usage-which = 請指定其中一個：{ $names }
commands-usage-needs-value = { $argument } 需要一個值。
commands-usage-value = 「{ $value }」不是 { $argument } 的值。可用的值：{ $values }
commands-usage-bad-value = 「{ $value }」不是 { $argument } 的值。
commands-usage-conflict = { $argument } 不能與 { $other } 一起使用。
commands-usage-count = { $argument } 的值太多或太少。
commands-usage-similar = 你是指 { $name } 嗎？
commands-usage-more = `--help` 會說明這裡可以輸入什麼，並附範例。
commands-language-unknown = 可用的語言：{ $tags }。
commands-io-not-found = 沒有這個檔案
commands-io-denied = 權限不足
commands-io-folder = 這是資料夾
commands-io-exists = 已經存在
commands-cannot-read = 無法讀取 { $file }：{ $why }
commands-cannot-write = 無法寫入 { $file }：{ $why }
commands-seat-unknown = 沒有座位 { $seat }；座位為 0 到 { $last }

## Records
commands-record-refused = 不予認可
commands-record-flaw = 第 { $line } 行：{ $what }
commands-record-verified = 已驗證：{ $game }，{ $players } 位玩家，{ $actions } 個動作；發牌符合事先的承諾
commands-scenario-none = 指定的位置沒有情境檔案（*.toml）

## Simulations
commands-unit-games = 局
commands-simulate-heading = { $game }，{ $players } 位玩家：{ $deals } 副牌共 { $games } 局，種子 { $seed }
commands-simulate-fair = 公平份額為 { $share }。所有區間皆為 95 %，以每副牌計。
commands-simulate-starter = 1（先手）
commands-simulate-scores = 最終分數，從 { $least } 到 { $most }
commands-simulate-length = 一局平均 { $mean } 個決定；九成的對局在 { $low } 到 { $high } 之間。
commands-simulate-shared = 多人並列或無人獲勝：{ $share }。
commands-word-bot = 電腦
commands-word-win-share = 勝率
commands-word-points = 分數
commands-word-5 = 5 %
commands-word-25 = 25 %
commands-word-median = 中位數
commands-word-75 = 75 %
commands-word-95 = 95 %
commands-word-seat = 座位

## Deck files and own cards
commands-deck-good = 可遊玩的牌組；與內建牌組不同的牌：{ $cards }
commands-deck-template = All In 梭哈的牌組。未列出的與內建牌組相同。
commands-deck-template-suits = 花色由大到小：時鐘、面具、甲蟲、樹木。
commands-deck-template-effects = 一張牌的效果，由上而下：
commands-deck-template-star = 星號表示強制；每張牌至少一個，且須是能獲得牌的效果。
commands-deck-suits = 花色由大到小：{ $suits }
commands-cards-good = 可遊玩的牌：{ $cards }
commands-cards-template = Bids 空白牌的自訂牌：一張或兩張。省略的項目為此處所示的值，但 points 與 steal 為 0 與 false。
commands-cards-key-id = 書寫方式：`bid jester`
commands-cards-key-name = 名稱
commands-cards-key-bid = 從手中出牌的出價，-20 到 20
commands-cards-key-can-win = true：視為數字牌，可以贏得一墩
commands-cards-key-points = 贏家得到的分數，-50 到 50
commands-cards-key-multiply = 將贏家本輪的分數乘上此數，-3 到 5
commands-cards-key-steal = 該墩的贏家可偷牌，如同小偷
commands-cards-key-shuffle = 洗混仍面朝下的分數牌
commands-cards-key-lowest = 此後由最小的數字獲勝
commands-cards-key-hide = 下一張分數牌面朝下競標
commands-cards-key-to = "front"：給贏家；"aside"：本輪移出
commands-cards-key-trick = false：翻開時立即生效，並翻下一張

## Odds
commands-unit-worlds = 個世界
commands-odds-you = 你
commands-odds-player = 玩家 { $number }
commands-odds-rank = 牌型等級
commands-odds-after-draw = 抽一張後 ~
commands-odds-beats = 勝過此手牌
commands-odds-best = 全場最強手牌
commands-odds-hands-note = 帶 ± 的數字與帶 ~ 的欄位取自 { $samples } 個符合此玩家所見的世界（95 %）；其餘為精確計算。
commands-odds-hand-size = --hand 需要 { $cards } 張牌
commands-odds-hand-most = --hand 需要 1 到 { $cards } 張牌
commands-odds-gone = 不在任何人手中的出價牌大家都見過：請用 --gone 再列出 { $cards } 張（本輪開始前移除，或先前各墩已打出）
commands-odds-not-bidding = { $name } 此時不需要出價
commands-odds-no-bot = 沒有電腦 `{ $bot }`；可用：{ $bots }
commands-odds-trick = { $name }：競標 { $centre }；之後還要出價的玩家數：{ $later }
commands-odds-card = 牌
commands-odds-win = 贏
commands-odds-burn = 無人得
commands-odds-lose = 他人贏
commands-odds-points = 分數
commands-odds-exact = 精確計算。
commands-odds-none = 沒有 { $game } 的機率：還沒有人寫下怎麼計算
commands-review-none = 沒有 { $game } 的檢討：還沒有人寫下怎麼評判
commands-odds-sampled = 取自 { $samples } 個符合此玩家所見的世界；之後出價者的選擇比照電腦 `{ $bot }`。

## The score pad
commands-score-exists = { $file } 已存在；--replace 會重新開始
commands-score-nothing = 沒有可以復原的一輪
commands-score-name-twice = { $name } 重複
commands-score-no-file = 沒有計分表 { $file }；建立一份：tapis score { $game } new Ana Bo Cy
commands-score-unreadable = { $place }：這不是計分表
commands-score-other-game = { $file } 是另一款遊戲的計分表
commands-score-each = 請依序為 { $players } 位玩家各輸入一項；`-` 表示沒有
commands-score-two-allies = 盟友為兩位玩家
commands-score-who = 這裡沒有「{ $word }」：{ $names }
commands-score-round = 輪
commands-score-total = 總計
commands-score-zero-rounds = 無牌的輪數
commands-score-nobody = 平手，無人獲勝。
commands-score-winners = 獲勝者：{ $names }
commands-score-next = 第 { $round } 輪由 { $name } 先手。
commands-score-next-of = 第 { $round } 輪由其中一位先手：{ $names }
commands-score-pot = 底池：{ $runes }
commands-score-lucky = 幸運輸家 ×{ $times }
commands-score-allied = 結盟，自己 { $own }
commands-score-from-pot = 底池
commands-score-from-effects = 效果
commands-score-begin = 在 { $file } 建立新的計分表
commands-score-how = 空行表示沒有；`undo` 復原上一個回答，在第一題前則復原上一輪；`quit` 離開。每輪都會儲存。
commands-score-over = 對局結束；[Enter] 離開，`undo` 復原上一輪：
commands-score-ask-names = 玩家（順時針，以逗號分隔）：
commands-score-ask-options = 與一般不同的規則，例如 rounds=4 或 side=B（空白：無）：
commands-score-number = 「{ $word }」不是數字。
commands-score-ask-cards = { $name } 的分數牌，依序（5 8 2x -5 thief）：
commands-score-ask-hand = { $name } 的手牌（7C 7S QT 9T RU1，或 full_house 9C）：
commands-score-ask-allies = 盟友，兩個名字（空白：無）：
commands-score-ask-prediction = { $name } 預測誰？
commands-score-ask-runes = { $name } 本輪由效果獲得的符文（空白：0）：

## tapis serve, backup, restore
commands-serve-ready = 牌桌已備好：{ $url }
commands-serve-open = 按 Enter 在瀏覽器中開啟，Ctrl+C 結束。
commands-serve-ending = 正在完成已開始的工作……
commands-backup-done = 已寫入 { $rows } 列。
commands-restore-done = 已讀取 { $rows } 列。

## Manual pages
commands-man-name = 名稱
commands-man-synopsis = 語法
commands-man-description = 說明
commands-man-examples = 範例
commands-man-version = 版本

## Waiting
commands-backup-doing = 正在寫入全部資料……
commands-restore-doing = 正在讀取全部資料……
commands-unit-files = 個檔案
commands-health-good = 位於 { $address } 的伺服器一切正常。
commands-health-failing = 位於 { $address } 的伺服器無法提供服務：回應為 { $status }。原因請見它的記錄。
commands-health-none = { $address } 沒有伺服器回應：{ $why }

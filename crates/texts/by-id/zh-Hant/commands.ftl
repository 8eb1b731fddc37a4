### What commands print, by id; `tell!` in the command line asks for them.

## The frame
heading-usage = 用法:
heading-commands = 指令
heading-arguments = 引數
heading-options = 選項
heading-examples = 範例:
help-default = 預設: { $value }
usage-unknown = 這裡沒有引數「{ $argument }」。
usage-no-command = 沒有指令「{ $name }」。
usage-missing = 缺少: { $argument }
usage-which = 請指定其中一個: { $names }
usage-needs-value = { $argument } 需要一個值。
usage-value = 「{ $value }」不是 { $argument } 的值。可用的值: { $values }
usage-bad-value = 「{ $value }」不是 { $argument } 的值。
usage-conflict = { $argument } 不能與 { $other } 一起使用。
usage-count = { $argument } 的值太多或太少。
usage-similar = 您是指 { $name } 嗎?
usage-more = `--help` 會說明這裡可以輸入什麼,並附範例。
language-unknown = 可用的語言: { $tags }。
io-not-found = 沒有這個檔案
io-denied = 權限不足
io-folder = 這是資料夾
io-exists = 已經存在
cannot-read = 無法讀取 { $file }: { $why }
cannot-write = 無法寫入 { $file }: { $why }
seat-unknown = 沒有座位 { $seat };座位為 0 到 { $last }

## Records
record-refused = 不予認可
record-flaw = 第 { $line } 行: { $what }
record-verified = 已驗證: { $game },{ $players } 位玩家,{ $actions } 個動作;發牌符合事先的承諾
replay-prompt = [Enter] 下一步  [b] 上一步  [數字] 跳到該步  [q] 離開 >
replay-what = 「{ $word }」不是 b、q,也不是數字
replay-who = { $name }(座位 { $seat })
scenario-none = 指定的位置沒有情境檔案(*.toml)

## Simulations
unit-games = 局
simulate-heading = { $game },{ $players } 位玩家:{ $deals } 副牌共 { $games } 局,種子 { $seed }
simulate-fair = 公平份額為 { $share }。所有區間皆為 95 %,以每副牌計。
simulate-starter = 1(先手)
simulate-scores = 最終分數,從 { $least } 到 { $most }
simulate-length = 一局平均 { $mean } 個決定;九成的對局在 { $low } 到 { $high } 之間。
simulate-shared = 多人並列或無人獲勝: { $share }。
word-bot = 電腦
word-win-share = 勝率
word-points = 分數
word-5 = 5 %
word-25 = 25 %
word-median = 中位數
word-75 = 75 %
word-95 = 95 %
word-seat = 座位

## Deck files and own cards
deck-good = 可遊玩的牌組;與內建牌組不同的牌: { $cards }
deck-template = All In 梭哈的牌組。未列出的與內建牌組相同。
deck-template-suits = 花色由大到小:時鐘、面具、甲蟲、樹木。
deck-template-effects = 一張牌的效果,由上而下:
deck-template-star = 星號表示強制;每張牌至少一個,且須是能獲得牌的效果。
deck-suits = 花色由大到小: { $suits }
cards-good = 可遊玩的牌: { $cards }
cards-template = Bids 空白牌的自訂牌:一張或兩張。省略的項目為此處所示的值,但 points 與 steal 為 0 與 false。
cards-key-id = 書寫方式:`bid jester`
cards-key-name = 名稱
cards-key-bid = 從手中出牌的出價,-20 到 20
cards-key-can-win = true:視為數字牌,可以贏得一墩
cards-key-points = 贏家得到的分數,-50 到 50
cards-key-multiply = 將贏家本輪的分數乘上此數,-3 到 5
cards-key-steal = 該墩的贏家可偷牌,如同小偷
cards-key-shuffle = 洗混仍面朝下的分數牌
cards-key-lowest = 此後由最小的數字獲勝
cards-key-hide = 下一張分數牌面朝下競標
cards-key-to = "front":給贏家;"aside":本輪移出
cards-key-trick = false:翻開時立即生效,並翻下一張
cards-bids = 從手中打出時出價 { $bid },不能贏得該墩。
cards-bids-number = 從手中打出時出價 { $bid },可以贏得該墩。
cards-flip = 在中央翻開時立即生效並移到一旁,再翻下一張。
cards-front = 該墩的贏家取得此牌。
cards-aside = 該墩結束後移到一旁,不屬於任何人。
cards-points = 價值 { $points } 分。
cards-multiply = 將贏家本輪的分數乘以 { $by }。
cards-steal = 贏家從出價最低且有分數牌的人偷一張。
cards-shuffle = 洗混仍面朝下的分數牌。
cards-lowest = 直到本輪結束,由最小的數字獲勝。
cards-hide = 下一張分數牌面朝下競標。

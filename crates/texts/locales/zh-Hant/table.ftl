### The table in a browser.

## The page
table-skip-to-hand = 跳到你的手牌
table-tools = 工具
table-players = 玩家
table-middle = 桌面中央
table-bar = 現在要做什麼
table-your-hand = 你的手牌
table-watching = 你正在觀戰，只會看到正面朝上的牌。
table-you = （你）
table-close = 關閉
table-log = 紀錄
table-chat = 聊天
table-chat-say = 說點什麼
table-chat-send = 送出
table-lost = 連線中斷，正在重新連線……
table-pending = 連線中斷。尚未送出：{ $choice }。你仍可改選。
table-unsent = 未能送出，請再試一次。
table-away = 離開
table-stand-in = 由電腦代打
table-clock = 本次決定的時間
table-go-on = 繼續
table-undo = 復原
table-last = { $game ->
    [bids] 上一墩
   *[all-in] 上一輪
}
table-reference = 牌型與卡牌
table-settings = 設定
table-keys = 鍵盤快捷鍵
table-leave = 離開牌桌
table-leave-what = 電腦會接手你的座位，你回來後即可取回。

## Settings
table-speed = 動畫
table-speed-off = 關閉
table-speed-slow = 慢
table-speed-normal = 一般
table-speed-fast = 快
table-tap = 選擇方式
table-tap-two = 點一下選取，再點一下確認
table-tap-one = 點一下即確認
table-hold = { $game ->
    [bids] 打完的一墩停留
   *[all-in] 給你看的牌停留
}
table-hold-short = 片刻
table-hold-tap = 直到我按繼續
table-sound = 音效
table-keys-on = 使用單一字母快捷鍵

## Keys
table-key-walk = 在可選項目間移動
table-key-climb = 手牌、狀態列、桌面、玩家
table-key-digit = 依位置選牌
table-key-enter = 確認、繼續
table-key-escape = 取消選擇
table-key-actions = 跳過、All In、不使用效果、抽牌
table-key-hand = 移到手牌

## All In
table-runes = 符文
table-hand-size = 手牌張數
table-starts = 起始
table-predicted = 已預測
table-predicted-by = { $name } 的預測
table-predicted-whom = 預測 { $name }
table-must = { $effect }（強制）
table-why-all-in = { $name } 已 All In，催眠與全視之眼都無效。
table-why-covered = 這張牌已鎖定，上面壓著另一張牌。
table-your-rank = 你目前的牌型
table-round = 第 { $round } 輪，共 { $rounds } 輪
table-no-last-round = 尚未完成任何一輪。
table-display = 展示區：{ $cards }/{ $limit } 張
table-empty-slot = 空格
table-deck = 牌庫
table-discard-pile = 棄牌堆
table-pot = 底池
table-supply = 場上的符文已超過盒中的總數（169），照常繼續計算即可。
table-pot-paid = 底池 { $pot }：分出 { $paid }，剩 { $carry }。
table-column = 正在結算的卡牌效果
table-effect-done = 已完成
table-effect-now = 進行中
table-effect-to-come = 尚未
table-confirm-all-in = 好處：催眠與全視之眼對你無效。代價：牌庫的兩張牌加入展示區，本輪你只能跳過。
table-confirm-button = 確定 All In
table-swap-say = 交換：給出{ $card }，換得{ $slot }
table-ranks = 牌型等級
table-rank-hand = 牌型
table-suit-order = 花色由大到小：{ $suits }
table-effects = 效果
table-how = { $effect ->
    [TAKE] 拿取：點選展示區中一張未被覆蓋的牌。
    [TAKE_PILE] 拿取：點選展示區中一張未被覆蓋的牌，或棄牌堆。
    [SWAP] 交換：點選一張手牌，再點選展示區中一張未被覆蓋的牌。
    [SWAP_PILE] 交換：點選一張手牌，再點選展示區中一張未被覆蓋的牌，或棄牌堆。
    [DRAW] 抽取：拿牌庫頂的一張牌。
    [REVEAL_3] 展示：翻開牌庫頂的3張牌，留下一張。
    [REVEAL_3_ALONE] 展示：查看牌庫頂的3張牌，留下一張，別人看不到。
    [REVEAL_4] 展示：翻開牌庫頂的4張牌，留下一張。
    [REVEAL_4_ALONE] 展示：查看牌庫頂的4張牌，留下一張，別人看不到。
    [REVEAL_5] 展示：翻開牌庫頂的5張牌，留下一張。
    [REVEAL_5_ALONE] 展示：查看牌庫頂的5張牌，留下一張，別人看不到。
    [RUNE] 符文：獲得1個符文。
    [HYPNOSIS] 催眠：點選一位玩家，對方會說出手牌有多好。
   *[EYE] 全視之眼：點選一位玩家，對方會給你看四張手牌。
}
table-cancel = 取消
table-peek-eye = { $name } 給你看這些牌。
table-peek-hypnosis = { $name } 說：{ $hand }
table-known = 這手牌中確定有：{ $cards }
table-told = 這手牌是：{ $hand }
table-gain-hand = 手牌 { $runes }
table-gain-pot = 底池 { $runes }
table-gain-rune-cards = 符文卡 { $runes }
table-gain-in-play = 過程中 { $runes }
table-lesson-read = 先看教練的說明，再按繼續。

## Bids
table-total = 總分
table-points = 得分
table-player = 玩家
table-hands = 所有手牌
table-front = 贏得的牌
table-lucky = 幸運輸家
table-ally = 同盟
table-this-round = 本輪得分
table-prospect = 本輪：{ $points }
table-round-trick = 第 { $round }/{ $rounds } 輪 · 第 { $trick } 墩
table-round-scored = 第 { $round } 輪計分
table-trick = 第 { $trick } 墩
table-no-last-trick = 尚未打完任何一墩。
table-ahead = { $name }領先。
table-burning-bids = { $bids } 燒牌，將由{ $name }開始。
table-ahead-nobody = 目前無人獲勝。
table-centre = 分數牌
table-at-stake = 爭奪：
table-worth = 對你：{ $points }
table-worth-unknown = 對你：尚未可知
table-color-bids = 顏色競標
table-unseen = 本輪尚未出現的牌
table-taken-out = 移除的牌：
table-pre-say = 已預選：輪到你時會打出這張牌。
table-pre-chosen = 已預選：{ $card }
table-bids-short = { $rule ->
    [colours] 每人出一張牌，出現最多的顏色中最大的牌贏得分數牌；分數牌本身算作黑色。最大的牌相同則燒牌：無人獲勝，由其中最後出牌者開始。如果分數牌最大，則無人獲勝，由同一位玩家再次開始。
   *[plain] 每人出一張牌，數字最大者贏得分數牌。最大數字相同則燒牌：無人獲勝，由其中最後出牌者開始。
}
table-lowest-short = 最小的數字獲勝時，「最大」都改讀為「最小」。
table-lucky-short = { $count ->
    [consecutive] 幸運輸家：一輪結束時沒有任何分數牌者可得分，連續次數越多分數越高；有分數牌的一輪會讓計數歸零。
   *[cumulative] 幸運輸家：一輪結束時沒有任何分數牌者可得分，次數越多分數越高。
}
table-lucky-values = 本桌：第一次 { $first } 分，之後 { $second } 分、{ $third } 分，依此類推。
table-decided-round = { $names }同為 { $points } 分，由最後一輪決勝：{ $most } 比 { $next }。
table-decided-card = { $names }同為 { $points } 分，最後一輪也相同，由該輪贏得的最大牌決勝。
table-decided-shared = { $names }同為 { $points } 分，難分高下，共享勝利。
table-decided-hand = { $names }同為 { $points } 個符文，由最後一輪的最強手牌決勝。
table-decided-nobody = 加賽一輪後，{ $names }仍同為 { $points } 個符文：無人獲勝。

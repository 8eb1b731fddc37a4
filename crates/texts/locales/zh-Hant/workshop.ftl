### 卡牌工坊。

workshop-deck-title = 牌組工坊
workshop-deck-lead = 做一副和你的盒子一樣的牌組，或自己設計一副。點一張牌，再由上而下點它的效果。第一個能得到牌的效果會加上星號；點星號即可更改。
workshop-cards-title = 空白牌
workshop-cards-lead = Bids 的盒子裡有兩張空白牌。決定它們的出價、分數與效果；圖片與規則會隨著選擇改變。
workshop-ready = 使用
workshop-name = 名稱
workshop-nameless = 未命名
workshop-play = 用它開一桌
workshop-not-ready = 目前還不能用來遊玩：請看標示的地方。
workshop-keep = 保存在此瀏覽器
workshop-kept = 已保存
workshop-saved = 保存在此瀏覽器
workshop-remove = 移除
workshop-export = 下載 TOML
workshop-print = 列印
workshop-import = 開啟檔案
workshop-import-what = TOML 或 JSON 檔案，與命令列讀寫的相同。
workshop-file = 檔案
workshop-text = 或其內容
workshop-open = 開啟
workshop-effects = 各效果的作用
workshop-all-cards = 所有的牌
workshop-good = { $all } 張牌中有 { $good } 張已完成。
workshop-sure = 確定？
workshop-from-built-in = 從內建牌組重新開始
workshop-from-empty = 從空白牌開始
workshop-no-gain = 還缺一個有星號的拿取、抽取或展示，讓手牌能補回五張。
workshop-add = 加入效果
workshop-must = { $effect }：必須執行
workshop-up = { $what }：往上移
workshop-down = { $what }：往下移
workshop-off = { $effect }：移除
workshop-back = 上一張牌
workshop-next = 下一張牌
workshop-like = 與上一張牌相同
workshop-clear = 清空
workshop-keys = 按鍵：T、S、D、3、4、5、R、H、E 加入效果，* 更改最後一個的星號，Backspace 移除它，= 複製上一張牌，→ 下一張。
workshop-suits = 花色大小
workshop-suits-what = 最大的在前。把花色拖到它的位置，或使用箭頭。
workshop-blank = ＋空白牌
workshop-look = 顯示
workshop-called = 牌上的名稱
workshop-id = 書寫方式
workshop-card-number = { $key ->
    [bid] 從手中打出的出價
    [points] 贏家得到的分數
   *[multiply] 乘以
}
workshop-card-does = { $key ->
    [can_win] 視為數字牌，可以贏得該墩
    [steal] 贏家可偷牌，如同小偷
    [shuffle] 洗混仍面朝下的分數牌
    [lowest_wins] 此後由最小的數字獲勝
   *[hide_next] 下一張分數牌面朝下競標
}
workshop-goes = 該墩結束時
workshop-goes-where = { $way ->
    [front] 歸贏家所有
    [aside] 移到一旁，不屬於任何人
   *[at-once] 不打一墩：翻開時立即生效
}
workshop-report = 它如何影響遊戲
workshop-report-lead = 電腦玩家在背景用它打數百局，也用內建的打同樣多局，發牌相同。超出偶然的差異以粗體顯示。
workshop-report-begin = 開始
workshop-report-running = 已打完 { $planned } 局中的 { $done } 局。
workshop-report-waits = 正在等候其他人的報告。
workshop-report-stop = 停止
workshop-report-other = 這份報告是關於另一副牌組或其他卡牌：前往。
workshop-report-file = 下載含所有圖表的報告
workshop-report-too-long = 對局花費的時間太長。每張牌都做很多事的牌組會拖慢對局。

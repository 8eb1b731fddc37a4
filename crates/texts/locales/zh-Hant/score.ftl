### 給使用實體盒裝的玩家的計分表。

score-title = { $game }計分表
score-what = 給你自己桌上的盒裝遊戲：輸入發生的事，計分表幫你計算。
score-players = 玩家（順時針）
score-player = 玩家{ $number }
score-begin = 開始
score-round = 第{ $round }輪
score-total = 總分
score-enter = 記下
score-undo = 劃掉上一輪
score-new = 新的計分表
score-csv = 下載CSV
score-json = 下載JSON
score-starts = 下一輪由{ $names }開始。
score-starts-first = 由{ $names }開始。
score-may-start = 抽籤決定由誰開始：{ $names }。
score-pot = { $pot ->
   *[other] 底池有{ $pot }個符文。
}
score-winner = { $names }獲勝！
score-winners = { $names }共享勝利！
score-nobody = 仍然平手：無人獲勝。
score-cards-won = 贏得的分數牌（依順序）
score-cards-won-hint = 依贏得的順序點選卡牌，或直接輸入。沒有牌（幸運輸家）就留空。
score-hand-hint = 請選擇每手牌的牌型。只有兩手牌型相同時，才需要填決定勝負的牌，或全部五張牌。
score-rank = 牌型
score-rank-by-cards = 請選擇
score-cards = 決定勝負的牌，或全部五張
score-rune-cards = 符文卡
score-predicted = 預測
score-effect-runes = 效果獲得的符文
score-allies = 結盟
score-no-allies = 無
score-next = 贏得或燒掉最後一墩的人
score-lucky = 幸運輸家，{ $count }×
score-allied = 結盟
score-best = 最強手牌
score-from-pot = 底池{ $runes }
score-letters = 寫法如 7C、QT、RU1。花色：C 時鐘、M 面具、S 甲蟲、T 樹木。RU1和RU2是符文卡。

score-mistake-unplayable = 這樣無法進行遊戲：請檢查人數與選項。
score-mistake-no-card = 第{ $round }輪，{ $name }：「{ $word }」不是這裡能計分的牌。
score-mistake-twice = 第{ $round }輪：{ $card }重複輸入了。
score-mistake-no-hand = 第{ $round }輪，{ $name }：請輸入五張牌，或牌型加上最多一張決定勝負的牌。
score-mistake-no-prediction = 第{ $round }輪，{ $name }：缺少預測。
score-mistake-no-allies = 第{ $round }輪：結盟需要兩位不同的玩家。
score-mistake-undecided = 第{ $round }輪：{ $name }和{ $other }牌型相同。請輸入兩人決定勝負的牌。
score-mistake-over = 遊戲在第{ $round }輪之前就結束了。

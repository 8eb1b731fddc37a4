### What is on the table, thing by thing: the help, and what touching one of them says.

legend-title = 說明
legend-things = 桌面上有什麼
legend-all-in-deck = 牌庫：還沒有人看過的牌，數字是張數。
legend-all-in-discard = { $variant ->
    [manipulate] 棄牌堆：只看得到最上面一張，拿取與交換可以使用它。牌庫用完時重新洗牌。
    [closed_eye] 棄牌堆：牌面朝下，誰都不能看。牌庫用完時重新洗牌。
   *[none] 棄牌堆：只看得到最上面一張。牌庫用完時重新洗牌。
}
legend-all-in-pot = 底池：預測中最強手牌的人可以分得這些符文。
legend-all-in-slot = 展示區：牌會一回合一回合加進來。最後一格填滿後，大家預測誰的手牌最強。
legend-all-in-played = 正在打出的牌。效果由上往下執行，★ 為強制。
legend-all-in-place = 玩家：符文、手牌張數，以及你確知的手牌。
legend-all-in-tokens = 皇冠與字母：這些玩家預測這手牌最強。
legend-all-in-me = 你：你的符文，以及目前手牌的牌型。
legend-bids-deck = 本輪還會出現的分數牌，數字是張數。
legend-bids-prize = 大家正在競標的分數牌。
legend-bids-stake = 贏得這一墩可以拿到什麼，以及對你值多少分。
legend-bids-trick = 這一墩的出價，依順序排列。發亮的框表示目前領先。
legend-bids-place = 玩家：總分、手牌張數，以及本輪贏得的分數牌。
legend-bids-clover = { $count ->
    [consecutive] 幸運草：該玩家連續沒有贏得分數牌、成為幸運輸家的輪數。
   *[cumulative] 幸運草：該玩家沒有贏得分數牌、成為幸運輸家的輪數。
}
legend-bids-me = 你：總分、本輪贏得的牌，以及本輪目前得分。

### 為什麼不能這麼做。

errors-over = 遊戲結束了。
errors-not-your-turn = 還沒輪到你：現在輪到{ $names }。
errors-unreadable = 這不是本遊戲的動作。
errors-illegal = 現在不能選擇「{ $action }」。
errors-not-now = 現在不行。{ $asked }
errors-covered = 這張牌被鎖定了：上面還有一張牌。
errors-empty-slot = 這裡沒有牌。
errors-all-in-taken = { $name }本輪已經喊了「All In」，每輪只能有一位。
errors-immune = { $name }已經喊了「All In」，催眠和全視之眼都對其無效。
errors-needs-opponent = 這個效果需要指定一位對手。
errors-must-use = 這個效果必須使用。
errors-not-in-hand = 這張牌不在你的手牌中。
errors-not-your-victim = 只能偷出價最差且擁有分數牌的玩家。

### 遊戲之外，牌桌上發生的事。

log-clock-ran-out = { $name }的時間到了，由電腦決定。
log-stood-in = 現在由電腦代替{ $name }出牌。
log-came-back = { $name }回來了，繼續遊戲。
log-took-over = { $name }入座，接手電腦的座位。
log-took-back = { $name }收回了上一個選擇。
log-rematch = 同一群人在另一桌再來一局。

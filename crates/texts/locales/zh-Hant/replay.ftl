### 逐段重看已結束的遊戲。

replay-round = 第 { $round } 輪
replay-turn = { $name }的回合
replay-round-back = 上一輪
replay-round-on = 下一輪
replay-trick-back = 上一墩
replay-trick-on = 下一墩
replay-turn-back = 上一回合
replay-turn-on = 下一回合
replay-by-round = 輪
replay-by-trick = 墩
replay-by-turn = 回合

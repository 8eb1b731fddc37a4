### The table in a few lines of text.

scene-round = 第 { $round } 輪
scene-trick = 第 { $round } 輪，第 { $trick } 墩
scene-centre = 中央：{ $card }
scene-deck = 面朝下：{ $cards }
scene-removed = 移除：{ $cards }
scene-lowest = 最小者勝
scene-allies = 盟友：{ $one } 與 { $other }
scene-last = 上一墩：{ $card }，出價 { $bids }；{ $who }
scene-wins = { $name } 獲勝
scene-nobody = 無人獲勝
scene-bid = 出價 { $card }
scene-front = 已贏得 { $cards }
scene-pot = 底池：{ $runes }
scene-discards = 棄牌：{ $cards }
scene-predicts = 預測 { $name }
scene-predicted = 已預測
scene-played = 打出：{ $card }
scene-pending = 待結算：{ $effect }
scene-revealed = 展示：{ $cards }

### 選擇之前會發生什麼，以及精彩時刻的宣告。

moments-reader-begin = 你
moments-reader = 你
moments-reader-list = 你

moments-you-win = 你贏得它：{ $points }。
moments-you-lead = 你會領先。
moments-wins = { $name }以{ $card }獲勝。
moments-leads = { $name }以{ $card }領先。
moments-burns = { $bids }會燒掉，由{ $name }開始。
moments-would-burn = { $bids }會燒掉。
moments-nobody-wins = 沒有人獲勝。
moments-nobody-would = 沒有人會獲勝。
moments-not-counting = 不計入：{ $colour }。
moments-colours = 顏色：{ $colours }。
moments-colours-centre = 連同分數牌：{ $colours }。

moments-hand-then = 你的手牌會是：{ $hand }
moments-hand-left = 手上會剩下：{ $hand }

# As in English.
moments-all-in = { $name } – All In

moments-you-are-ahead = 你領先。
moments-round-yours = 你贏得這一輪！
moments-round-seen = { $name }的手牌最強，你猜中了：+{ $share }。
moments-round-seen-in-vain = { $name }的手牌最強，你猜中了，但是底池沒有分到符文。
moments-round-best = { $name }的手牌最強。
moments-round-points = 本輪你得到{ $score }分，目前第{ $rank }名。
moments-round-lucky = 幸運輸家！你得到{ $score }分，目前第{ $rank }名。
moments-lucky-time = { $times ->
    [1] 幸運輸家
   *[other] 幸運輸家 × { $times }
}
moments-up = 名次上升
moments-down = 名次下降
moments-so-far = 目前各輪得分

## Sounds
moments-volume = 音量
moments-haptics = 短震動
moments-sounds = 要開啟音效嗎？出牌、燒掉、輪到你，各有不同的聲音。
moments-sounds-yes = 開啟音效
moments-sounds-no = 不要

## The end of a game
moments-over-win = 你以{ $margin }分之差獲勝。
moments-over-win-level = 你以同分獲勝。
moments-over-lost = 第{ $rank }名，落後{ $behind }分。
moments-over-cost = 第{ $round }輪讓你輸掉這局：{ $mine }比{ $theirs }。
moments-over-decided = 第{ $round }輪決定了勝負：{ $mine }比{ $theirs }。
moments-share = 分享

## Away is not gone
moments-clock = { $unit ->
    [seconds] { $number }秒，逾時由電腦代打
    [minutes] { $number }分鐘，逾時由電腦代打
    [hours] { $number }小時，逾時由電腦代打
   *[days] { $number }天，逾時由電腦代打
}
moments-missing = 大家在等{ $name }，對方離開了。
moments-stand-in = 讓電腦代打
moments-missed = 你離開的時候
moments-missed-all = 顯示全部

## Invitations
moments-invited = { $host }邀請你玩{ $game }

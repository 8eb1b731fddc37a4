### 一句一句記錄發生的事。

story-and = { $first }和{ $last }
story-comma = { $first }、{ $next }

story-play = { $name }打出{ $card }。
story-pass = { $name }跳過；{ $card }加入展示區。
story-pass-bare = { $name }跳過。
story-all-in = { $name }喊「All In」！{ $cards }加入展示區。
story-all-in-bare = { $name }喊「All In」！
story-auto-pass = { $name }已經All In，自動跳過；{ $card }加入展示區。
story-auto-pass-bare = { $name }已經All In，自動跳過。
story-guard = { $turns ->
   *[other] 展示區已經{ $turns }個回合沒有增加：補上新牌。
}
story-added = { $cards }加入展示區。
story-one-slot = 沒有空格可以放第二張牌。
story-no-cards = 沒有牌了。
story-take = { $name }拿取{ $card }。
story-take-discarded = { $name }從棄牌堆拿取{ $card }。
story-swap = { $name }用{ $own }交換{ $other }。
story-swap-discarded = { $name }用{ $own }交換棄牌堆上的{ $other }。
story-draw = { $name }抽到{ $card }。
story-draw-instead = { $name }沒有拿牌，改為抽取{ $card }。
story-draw-full = { $name }抽取{ $card }，補足手牌。
story-reveal = { $name }展示{ $cards }。
story-reveal-unseen = { $count ->
   *[other] { $name }偷看了{ $count }張牌。
}
story-keep = { $name }留下{ $card }。
story-discard = { $name }棄掉{ $card }。
story-rune = { $name }獲得1個符文。
story-hypnosis = { $name }催眠{ $target }：「{ $category }（{ $rank }）」。
story-eye = { $name }對{ $target }使用全視之眼。
story-shown = { $name }給{ $target }看{ $cards }。
story-shown-unseen = { $name }給{ $target }看了四張牌。
story-hid = { $name }藏起{ $card }。
story-skip = { $name }不使用{ $effect }。
story-no-card-in-reach = { $name }無法使用{ $effect }：沒有未被覆蓋的牌。
story-no-hand-card = { $name }無法使用{ $effect }：手上沒有牌。
story-no-opponent = { $name }無法使用{ $effect }：所有對手都已經All In。
story-no-cards-for = { $name }無法使用{ $effect }：沒有牌了。
story-renewed = { $cards ->
   *[other] 牌庫空了：棄牌堆洗成{ $cards }張牌的新牌庫。
}
story-display-full = 展示區滿了。現在每個人預測誰的手牌最強。
story-play-over = 現在每個人預測誰的手牌最強。
story-predict = { $name }預測：{ $target }。
story-predict-unseen = { $name }祕密地做了預測。
story-best = { $name ->
    [the-reader] 你的手牌最強，贏得第{ $round }輪。{ $category }！
   *[other] 第{ $round }輪：{ $name }的手牌最強。{ $category }！
}
story-beats = { $category }勝過{ $other }：{ $name }領先{ $over }。
story-beats-value = { $name }和{ $over }牌型相同（{ $category }）：{ $card }大於{ $other }。
story-beats-suit = { $name }和{ $over }牌型相同（{ $category }）：以花色比較，{ $card }勝過{ $other }。
story-pot = { $count ->
   *[other] { $names }猜中了，從底池的{ $pot }個符文中各得{ $share }個。
}
story-pot-rest = { $carry ->
   *[other] { $carry }個符文無法平分，留在底池。
}
story-pot-too-small = { $count ->
    [one] { $names }猜中了，但是底池是空的。
   *[other] { $names }猜中了，但是底池的{ $pot }個符文不夠平分，全部保留。
}
story-pot-stays = { $pot ->
    [0] 沒有人猜中。
   *[other] 沒有人猜中：底池的{ $pot }個符文保留。
}
story-gain = { $gain ->
   *[other] { $name }：{ $category }，{ $sum }個符文，總共{ $total }個。
}
story-extra-round = { $names }的符文同樣最多：加賽一輪。
story-round = { $pot ->
   *[other] 第{ $round }輪開始，底池有{ $pot }個符文。
}
story-round-stayed = { $stayed ->
   *[other] 其中{ $stayed }個是上一輪留下的。
}
story-start-dealt = 由發牌隨機決定：{ $name }先手。
story-start-fewest = { $name }的符文最少（{ $runes }個），先手。
story-start-weakest = { $names }的符文同樣最少（{ $runes }個），其中{ $name }的手牌最弱，先手。
story-display-begins = 展示區開始有{ $cards }。
story-discard-begins = 棄牌堆開始有{ $card }。
story-dealt = { $name }拿到{ $cards }。
story-wins-runes = { $runes ->
   *[other] { $name }以{ $runes }個符文獲勝。
}
story-wins-hand = { $names }的符文同樣最多（{ $runes }個），其中{ $name }最後一輪的手牌最強，贏得遊戲。
story-nobody-wins = { $names }的符文仍然同樣最多（{ $runes }個）：沒有人獲勝。

story-chosen = { $names }的名字一樣長，隨機決定由{ $name }先出。
story-longest = { $name }的名字最長，由其先出。
story-next-round = { $why ->
    [total] 第{ $round }輪開始。{ $name }分數最高，由其先出。
    [last_round] 第{ $round }輪開始。同分者中，{ $name }上一輪得分較多，由其先出。
    [highest_card] 第{ $round }輪開始。並列領先者中，{ $name }上一輪贏得最大的牌，由其先出。
    [clockwise] 第{ $round }輪開始。領先者各方面都相同，順時針方向{ $name }在前，由其先出。
   *[longest_name] 第{ $round }輪開始。
}
story-taken-out = 本輪移除：{ $cards }。
story-flipped = { $effect ->
    [shuffle] 翻開{ $card }。尚未翻開的分數牌重新洗牌。
    [lowest_wins] 翻開{ $card }。從現在起最小的數字獲勝。
    [hide_next] 翻開{ $card }。下一張分數牌蓋著。
   *[nothing] 翻開{ $card }，放到一旁。
}
story-centre = 下一張要爭奪的牌是{ $card }。
story-bid = { $name }出{ $card }。
story-turned-up = 蓋著的牌是{ $card }。
story-colours = { $kinds ->
   *[other] 最多的顏色：{ $colours }（{ $count }張）。
}
story-colours-centre = { $kinds ->
   *[other] 連同中央的牌，最多的顏色：{ $colours }（{ $count }張）。
}
story-the-trick = 這一墩
story-trick-won = { $next ->
    [yes] { $name }贏得{ $cards }並開始下一墩
   *[no] { $name }贏得{ $cards }
}：{ $best }是{ $rank ->
    [lowest] 最小的數字
    [highest_that_counts] 計入的牌中最大的數字
    [lowest_that_counts] 計入的牌中最小的數字
   *[highest] 最大的數字
}。
story-burned = { $next ->
    [yes] 燒掉了：{ $equal }相同。沒有人得到{ $cards }。其中最後一張由{ $name }打出，下一墩由{ $name }開始。
   *[no] 燒掉了：{ $equal }相同。沒有人得到{ $cards }。
}
story-nobody = { $why ->
    [centre_highest] 沒有人得到{ $cards }：中央的{ $centre }就是計入的牌中最大的數字。
    [centre_lowest] 沒有人得到{ $cards }：中央的{ $centre }就是計入的牌中最小的數字。
   *[no_number] 沒有人得到{ $cards }：計入的牌都不是數字牌。
}
story-starts-again = 下一墩仍由{ $name }開始。
story-must-steal = { $name }必須偷一張分數牌。有分數牌的人當中，出價{ $worst ->
    [highest] 最高
   *[lowest] 最低
}的是{ $victims }（{ $bid }）。
story-without-card = 沒有分數牌：{ $names }。
story-no-theft = { $name }無法偷牌：其他人都沒有分數牌。
story-steal = { $name }從{ $victim }偷走{ $card }。
story-allied = { $name ->
    [the-reader] 你打出「盟友」，{ $other }獲勝：你們平分本輪的分數。
   *[other] { $other ->
        [the-reader] { $name }打出「盟友」，你獲勝：你們平分本輪的分數。
       *[other] { $name }打出「盟友」，{ $other }獲勝：兩人平分本輪的分數。
    }
}
story-effect = { $effect ->
    [shuffle] 這一墩有{ $cards }。尚未翻開的分數牌重新洗牌。
    [lowest_wins] 這一墩有{ $cards }。從現在起最小的數字獲勝。
   *[hide_next] 這一墩有{ $cards }。下一張分數牌蓋著。
}
story-too-late = 這一墩有{ $cards }。但本輪已結束，不產生效果。
story-ran-out = 已經沒有分數牌可以爭奪。
story-round-over = 第{ $round }輪結束。
story-points = { $name }：{ $sum }{ $points ->
   *[other] 分
}，總分{ $total }分。
story-points-lucky = { $times ->
    [1] { $name }是幸運輸家：{ $sum }分，總分{ $total }分。
   *[other] { $name }是幸運輸家，已有{ $times }輪沒有牌：{ $sum }分，總分{ $total }分。
}
story-points-allied = { $name }（與{ $other }結盟）：{ $sum }{ $points ->
   *[other] 分
}{ $rounded ->
    [yes] （無條件進位），總分{ $total }分。
   *[no] ，總分{ $total }分。
}
story-wins-points = { $points ->
   *[other] { $name }以{ $points }分獲勝。
}

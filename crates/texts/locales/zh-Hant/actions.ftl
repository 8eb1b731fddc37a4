### 玩家能做的事（如按鈕上的文字），以及目前的要求。

actions-play = 打出{ $card }
actions-pass = 跳過
actions-all-in = 喊「All In」
actions-take = 拿取{ $card }
actions-swap = 用{ $own }交換{ $other }
actions-draw = 抽一張牌
actions-reveal = 展示牌
actions-look = 查看牌
actions-rune = 獲得1個符文
actions-hypnosis = 催眠{ $name }
actions-eye = 看{ $name }的手牌
actions-keep = 留下{ $card }
actions-discard = 棄掉{ $card }
actions-hide = 不展示{ $card }
actions-predict = 預測{ $name }
actions-predict-unseen = 祕密預測
actions-skip = 不使用
actions-bid = 出{ $card }
actions-steal = 偷走{ $name }的{ $card }
actions-slot = 第{ $row }行第{ $column }張牌
actions-discard-top = 棄牌堆頂的牌

actions-asked-turn = 打出一張手牌、跳過，或喊「All In」。
actions-asked-turn-plain = 打出一張手牌或跳過。
actions-asked-effect-may = { $effect }：使用或不使用。
actions-asked-effect-must = { $effect }：必須使用。
actions-asked-keep = 選擇要留下的牌。
actions-asked-order = 把其餘的牌一張一張放到棄牌堆。
actions-asked-hide = { $name }要看你的手牌。選擇一張不展示的牌。
actions-asked-discard = { $count ->
   *[other] 棄掉{ $count }張牌。
}
actions-asked-predict = 預測誰的手牌最強。
actions-asked-bid = 出一張牌競標{ $card }。
actions-asked-bid-hidden = 出一張牌競標蓋著的牌。
actions-asked-steal = 選擇要偷的牌。
actions-waiting = 等待{ $names }。
actions-over = 遊戲結束。

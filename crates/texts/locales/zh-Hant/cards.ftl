### 兩款遊戲的配件名稱與作用。

## All In 梭哈

cards-all-in = All In 梭哈
    .short = All In 梭哈
    .tagline = 在眾目睽睽之下打造手牌，看穿對手，預測誰的牌最強。

cards-suit = { $suit ->
    [C] 時鐘
    [M] 面具
    [S] 甲蟲
   *[T] 樹木
}
cards-suit-letter = { $suit ->
    [C] 鐘
    [M] 面
    [S] 蟲
   *[T] 樹
}

cards-suited = { $suit }{ $kind ->
   *[number] { $value }
}

cards-suited-the = { $suit }{ $kind ->
   *[number] { $value }
}

cards-rune-card = 符文卡
cards-rune-card-the = 符文卡

cards-effect = { $effect ->
    [TAKE] 拿取
    [SWAP] 交換
    [DRAW] 抽取
    [REVEAL_3] 展示3
    [REVEAL_4] 展示4
    [REVEAL_5] 展示5
    [RUNE] 符文
    [HYPNOSIS] 催眠
   *[EYE] 全視之眼
}

cards-effect-what = { $effect ->
    [TAKE] 從展示區拿取一張未被覆蓋的牌加入手牌。
    [SWAP] 用一張手牌交換展示區中一張未被覆蓋的牌。
    [DRAW] 抽取牌庫頂的一張牌，只有你看得到。
    [REVEAL_3] 展示牌庫頂的3張牌，留下一張，其餘棄掉。
    [REVEAL_4] 展示牌庫頂的4張牌，留下一張，其餘棄掉。
    [REVEAL_5] 展示牌庫頂的5張牌，留下一張，其餘棄掉。
    [RUNE] 獲得1個符文。
    [HYPNOSIS] 一位對手大聲說出目前手牌的牌型等級。
   *[EYE] 一位對手只給你看五張手牌中的四張。
}

cards-effect-must = 強制
cards-effect-may = 選擇性

cards-category = { $category ->
    [straight_flush] 同花順
    [four_of_a_kind] 鐵支
    [full_house] 葫蘆
    [flush] 同花
    [straight] 順子
    [three_of_a_kind] 三條
    [two_pair] 兩對
    [pair] 一對
   *[nothing] 烏龍
}

cards-category-what = { $category ->
    [straight_flush] 五張同花色且數值連續
    [four_of_a_kind] 四張數值相同
    [full_house] 三張數值相同，另外兩張也相同
    [flush] 五張同花色
    [straight] 五張數值連續
    [three_of_a_kind] 三張數值相同
    [two_pair] 兩組兩張數值相同
    [pair] 兩張數值相同
   *[nothing] 連一對都沒有
}

## Bids

# As in English.
cards-bids = Bids
    .tagline = 每人出一張牌，最大的拿走分數，相同的燒掉，一無所有有時反而最賺。

cards-colour = { $colour ->
    [Y] 黃色
    [B] 藍色
    [R] 紅色
    [G] 綠色
    [W] 白色
   *[K] 黑色
}
cards-colour-letter = { $colour ->
    [Y] 黃
    [B] 藍
    [R] 紅
   *[G] 綠
}

cards-numbered = { $colour ->
    [Y] 黃
    [B] 藍
    [R] 紅
    [G] 綠
   *[K] 黑
}{ $kind ->
   *[number] { $number }
}

cards-numbered-the = { $colour ->
    [Y] 黃
    [B] 藍
    [R] 紅
    [G] 綠
   *[K] 黑
}{ $kind ->
   *[number] { $number }
}

cards-special = { $card ->
    [twice] 2x
    [minus_five] −5
    [thief] 小偷
    [shuffle] 洗牌
    [lowest] 最小者勝
    [unknown] 未知數
   *[ally] 盟友
}

cards-special-the = { $card ->
    [twice] 「2x」
    [minus_five] 「−5」
    [thief] 「小偷」
    [shuffle] 「洗牌」
    [lowest] 「最小者勝」
    [unknown] 「未知數」
   *[ally] 「盟友」
}

cards-special-what = { $card ->
    [twice] 贏得者本輪到目前為止的分數全部加倍。
    [minus_five] 贏得者扣5分。
    [thief] 贏得者從有分數牌且出價最低的玩家那裡偷一張分數牌。
    [shuffle] 把仍蓋著的分數牌洗牌。
    [lowest] 到本輪結束為止，最小的數字獲勝。
    [unknown] 下一張分數牌蓋著競標。
   *[ally] 打出者與這一墩的贏家平分本輪分數。
}

cards-blank = 「{ $name }」
cards-blank-the = 「{ $name }」

cards-hidden = 蓋著的牌
cards-hidden-a = 一張牌

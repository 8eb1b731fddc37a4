### 開始前可以約定的事項。

options-name = { $option ->
    [side] 牌型等級
    [discard_variant] 棄牌堆
    [tie_break] 最終平手
    [deck] 牌組
    [rounds] 輪數
    [color_bids] 顏色競標
    [ally] 盟友
    [specials] 特殊牌
    [lucky_loser] 幸運輸家
   *[blanks] 自製卡牌
}
options-what = { $option ->
    [side] 哪些牌型比較大，各得幾個符文。
    [discard_variant] 棄牌堆在遊戲中的作用。
    [tie_break] 多人符文同為最多時如何決定勝負。
    [deck] 每張牌有哪些效果，以及花色的大小。
    [rounds] 總共進行幾輪。
    [color_bids] 最多的顏色中，數字最大的牌贏得這一墩。
    [ally] 打出盟友者與該墩贏家平分本輪。六人必用，三人不用。
    [specials] 會改變規則的額外分數牌。
    [lucky_loser] 沒有分數牌的輪次如何計算。
   *[blanks] 最多兩張自己設計的分數牌。
}
options-choice = { $choice ->
    [A] A面
    [B] B面
    [none] 一般
    [manipulate] 操控棄牌堆
    [closed_eye] 閉上心靈之眼
    [best_hand] 最強手牌
    [heirs] 預言接班人
    [builtin] 內建牌組
    [cumulative] 累計
    [on] 使用
    [off] 不使用
    [own] 自訂牌組
   *[consecutive] 連續
}
options-choice-what = { $choice ->
    [A] 與撲克相同：葫蘆6、同花5、順子4個符文。
    [B] 反過來：順子6、同花5、葫蘆4個符文。
    [none] 棄掉的牌就離開了，只看得到最上面一張。
    [manipulate] 拿取與交換可以使用棄牌堆頂的牌。
    [closed_eye] 棄牌面朝下，展示的牌只有你看得到。
    [best_hand] 由最後一輪的最強手牌決定。
    [heirs] 為豐厚的底池加賽一輪；若仍平手則無人獲勝。
    [builtin] Tapis內附的效果。
    [cumulative] 整場遊戲中每個沒有分數牌的輪次都算。
    [own] 以下的牌與內建牌組不同：
   *[consecutive] 只算連續的輪次；拿到分數牌就歸零。
}
options-none = 無
options-differs = 與初次遊玩不同

### Tapis是什麼，這些遊戲屬於誰。

about-title = 關於Tapis
about-what = Tapis是一個可以和朋友，或和真正會玩的電腦一起玩兩款卡牌遊戲的地方：在瀏覽器、終端機，或用你自己的程式。它是自由軟體。這裡不賣東西，也沒有廣告。
about-games = 這些遊戲屬於誰
about-games-text = 兩款遊戲都屬於其作者與出版社。Tapis與他們都沒有關係，也未獲他們認可或贊助。這裡所有的圖畫和規則文字都是我們自己的，沒有取自盒子或規則書。
about-credit = { $game ->
    [bids] Bids：3至6人，7歲以上。設計者、插畫者與出版社印在盒子上。
   *[all-in] All In 梭哈（2026）：設計 Phil Walker-Harding，插畫 Dan Gartman，出版 Next Move（Plan B Games）。2至5人，10歲以上，30分鐘。
}
about-buy = 如果你喜歡某款遊戲，請購買實體盒裝：它是為你的桌子做的，也讓設計遊戲的人得到回報。
about-not-affiliated = Tapis與他們沒有關係。
about-effects = All In的盒子只用圖示印出卡牌的效果。我們的牌組是自己設計的；擁有盒子的人可以寫一個與它相同的牌組檔案。
about-fair = 公平的發牌
about-fair-text = 遊戲開始前，發牌就已封存：會公布一個決定所有洗牌的數字。遊戲結束後，任何人都能一鍵確認沒有被更動。電腦看到的，和坐在那個位子的人看到的完全一樣。
about-data = 你的資料
about-data-text = 只要一個名字就能玩。Tapis會儲存你的名字、你的牌桌以及桌上進行的遊戲和對話，還有一個用來認得你的Cookie。任何頁面都不會連到其他主機。你可以在自己的頁面帶走或刪除資料。
about-licence = 授權
about-licence-text = 本程式採用MIT或Apache 2.0授權，由你選擇。就地更新頁面的腳本是Idiomorph（0BSD）。

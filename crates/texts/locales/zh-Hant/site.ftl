### The pages around the table.

## Every page
site-title = 今晚就來玩牌
site-home = 首頁
site-skip = 跳到內容
site-menu = 選單
site-me = 我的遊戲
site-about = 關於
site-footer = 免費、無廣告，每次發牌都可驗證。
site-language = 語言
site-theme = 主題
site-theme-name = { $theme ->
    [light] 淺色
    [dark] 深色
   *[auto] 依系統設定
}
site-save = 儲存
site-error = 發生問題
site-nothing = 這裡什麼都沒有
site-no-table = 找不到這張牌桌。也許連結不完整，或太久沒有人來，牌桌已經收掉了。
site-no-page = 沒有頁面使用這個網址。請檢查網址是否正確，或從首頁開始。
site-back = 返回

## Home
site-hero = 兩款紙牌遊戲，開始發牌！
site-lead = 立刻與真正會玩的電腦對戰，或傳連結邀朋友同樂，不需帳號。
site-play-now = 立即與電腦對戰
site-set-up = 設定牌桌
site-learn = 五分鐘學會
site-rules = 規則
site-score-pad = 計分表
site-box-facts = { $least }–{ $most } 人 · { $minutes } 分鐘 · { $age } 歲以上
site-your-name = 你的名字
site-name-hint = 大家怎麼稱呼你？
site-name-limit = 最多 { $count } 個字元
site-my-tables = 我的牌桌
site-open-tables = 開放的牌桌
site-running-tables = 觀戰
site-your-turn = 輪到你
site-phase = { $phase ->
    [waiting] 等待中
    [over] 已結束
   *[playing] 進行中
}
site-guest = 訪客
site-free = 空位

## Setting up
site-set-up-title = { $game } 牌桌
site-players = 人數
site-who-sits = 座位安排
site-seat = 座位 { $number }
site-seat-me = 你
site-seat-open = 開放給玩家
site-seat-bot = 電腦：{ $level }
site-table = 牌桌
site-public = 公開
site-public-what = 任何人都可入座或觀戰，否則僅限有連結的人。
site-clock = 每次決定的時間
site-clock-none = 不限時
site-pace = 電腦出牌速度
site-pace-none = 立即
site-pace-fast = 快
site-pace-normal = 適中
site-pace-slow = 慢
site-create = 開桌
site-deck-what = 與內建牌組不同之處，以 TOML 或 JSON 撰寫。
site-game-options = 遊戲
site-ally-usual = 依慣例：五人或六人
site-ally-on = 使用
site-ally-off = 不使用
site-blanks-what = 最多兩張自製卡牌，以 TOML 或 JSON 撰寫。
site-own-example = 例如：

## Waiting
site-waiting = 等待玩家加入。
site-waiting-for = 等待{ $names }。
site-ready = 人都到齊了。
site-here = 在場
site-sit-here = 坐這裡
site-free-seat = 空出座位
site-free-sure = 再按一次確認
site-sit-down = 入座
site-fill = 空位將由電腦填補。
site-fill-sure = 現在發牌，空位由電腦填補？
site-away-sure = 不等{ $names }，現在發牌？
site-start = 發牌開始
site-owner-starts = 由開桌者開始遊戲。
site-host-starts = 由{ $name }開始遊戲。
site-abandoned = 所有人都離開了這張桌子。最先入座的人將接手並開始遊戲。
site-leave-sure = 確定離開？座位會空出來
site-looking-on = 另有 { $count } 人在旁觀看。
site-invite = 邀請朋友
site-invite-what = 傳送此連結，或讓朋友掃描 QR 碼。
site-local-only = 只有這台電腦能開啟此連結。若要讓其他人加入，請這樣啟動伺服器：
# As in English.
site-local-command = tapis serve --listen 0.0.0.0:7777
site-link = 牌桌連結
site-copy = 複製
site-copied = 已複製
site-qr = 此牌桌連結的 QR 碼
site-agreed = 約定的規則
site-fair = 公平發牌
site-late = 遊戲已經開始
site-late-what = 你可以要求坐機器人的座位。桌上有人同意後，它的分數就歸你，而手牌從下次發牌起歸你。
site-late-take = 要求這個座位
site-late-go = 接手電腦的座位
site-watch = 只觀戰

## After the game
site-over = 獲勝者：{ $names }
site-you-win = 你贏了！
site-nobody = 無人
site-rematch = 再來一局
site-rematch-go = 前往新的一局
site-rematch-asked = 牌桌已重新擺好。
site-replay = 重播
site-replay-round = 在重播中看第 { $round } 輪的結尾
site-result = 結果
site-verify = 驗證發牌
site-verified = 一切無誤。
site-verified-what = 每次洗牌都來自賽前承諾的種子與玩家的鹽，且每個行動都合法。
site-download = 下載紀錄
site-scores = 各輪得分
site-chart = 各輪得分圖表
site-last-round = 最後一輪
site-replay-start = 牌已發好。
site-first = 到開頭
site-previous = 上一步
site-next = 下一步
site-end = 到結尾
site-move = 步數
site-eyes = 視角
site-eyes-open = 全部公開
site-eyes-table = 觀眾

## The reader's own page
site-statistics = 統計
site-no-games = 尚無完成的遊戲。
site-game = 遊戲
site-played = 場數
site-won = 勝場
site-share = 勝率
site-fair-share = 平均勝率
site-fair-share-what = 單憑運氣的勝率
site-history = 已完成的遊戲
site-account = 帳號
site-account-what = 有了帳號，在任何裝置都能找到你的遊戲。
site-account-name = 帳號名稱
site-password = 密碼
site-register = 建立帳號
site-login = 登入
site-logout = 登出
site-logged-in = 你已登入為 { $name }。
site-tokens = 程式用權杖
site-tokens-what = 程式可憑權杖以你的名義入座。
site-token-once = 請妥善保存，僅顯示一次：
site-token-label = 權杖名稱
site-token-make = 建立權杖
site-revoke = 撤銷
site-revoke-sure = 確定撤銷？使用它的程式會停止
site-data = 你的資料
site-data-what = 所有關於你的資料，可匯出或刪除。
site-export = 匯出
site-delete = 刪除我的所有資料
site-delete-sure = 是的，刪除；此操作無法復原。

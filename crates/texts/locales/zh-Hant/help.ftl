### The words of the help, by the names of commands and arguments.

help-tapis = 兩款卡牌遊戲：All In 梭哈（2–5 人）與 Bids（3–6 人）。可遊玩、模擬、設計卡牌、計分，並驗證發牌。
help-exit-codes = 結束代碼：0 一切正常，1 發現錯誤，2 指令無法執行。
help-any-lang = 語言：en、es、it、nl 或 zh-Hant；否則由 TAPIS_LANG 或系統語系決定
help-any-help = 顯示說明；`-h` 顯示簡短說明
help-any-version = 顯示版本
help-any-game = 哪一款遊戲
help-any-players = 玩家人數：All In 為 2–5 人，Bids 為 3–6 人
help-any-seed = 任意數字；相同的數字會發出相同的牌
help-any-options =
    規則選項，例如 `side=B`、`rounds=3` 或 `specials=thief,shuffle`；可重複使用

    All In：side、discard_variant、tie_break、deck。Bids：rounds、color_bids、ally、specials、lucky_loser、blanks。`deck` 與 `blanks` 為 JSON，或 TOML 檔案名稱。
help-any-threads = 執行緒數量；0 表示每個核心一個
help-any-json = 以 JSON 輸出結果
help-arena =
    讓電腦玩家互相對戰多局，衡量誰更強

    每副牌都以所有輪換座位各玩一次：每組陣容逐席輪換，拿過每一手牌。這些對局算一組，所有區間都以組計算。同樣的指令不論執行緒多少，數字都相同。
help-arena-bots = 電腦玩家，以逗號分隔；等級為 beginner、casual、club、expert、master；名稱有誤時會列出其他如 random 的電腦
help-arena-format = 如何入座：各自對上一桌其他電腦、一個對上各桌其他電腦，或全部同桌
help-arena-sprt = 檢定一個 A 是否比一桌 B 更強，得出結論即停止
help-arena-pool = 以固定對手群檢驗電腦玩家：只要在任何一組確定低於應得勝率就不通過
help-arena-measure = 檢定依據：勝場比例，或得分減去其他人的平均
help-arena-h0 = 不算更強的電腦的增益：佔全部勝場的比例（0.01）、佔公平份額的比例（5%），若依 `score` 則為分數
help-arena-h1 = 算更強的電腦的增益，表示方式相同；未指定為公平份額的 10% 或 2 分
help-arena-deals = 要玩幾副牌，每副都輪換所有座位；未指定為 200，用 --sprt 時最多 3000
help-arena-json = 以 JSON 輸出結果，或寫入此檔案
help-arena-html = 將結果寫成附圖表、可單獨開啟的網頁
help-completions = 輸出 shell 的自動補全
help-completions-shell = 哪一種 shell
help-man =
    產生 man 手冊頁

    指定資料夾時，每個指令一頁；否則將 `tapis` 的頁面輸出到標準輸出。
help-man-folder = 手冊頁的存放位置
help-record =
    讓電腦對局並寫下紀錄

    紀錄是文字：玩家、選項、每次洗牌、每個動作、分數，最後是決定洗牌的秘密種子。`tapis replay` 可觀看，`tapis verify` 可重新驗證，`tapis review` 說明勝負關鍵。
help-record-bots = 從座位 0 起由誰來玩，以逗號分隔；名字比座位少時從頭輪用。之後每一局所有人都往後移一個座位
help-record-games = 要玩幾局，使用此種子及其後的種子
help-record-folder = 將每一局寫入此資料夾中的檔案，以遊戲與種子命名
help-record-names = 玩家名稱，從座位 0 開始；可重複使用
help-record-salts = 座位加入發牌的文字，從座位 0 開始；可重複使用
help-replay =
    在終端機逐步觀看已記錄的對局

    會先驗證紀錄。在終端機中以全螢幕開啟：方向鍵前進後退，`e` 換視角，`g` 換語言，`q` 離開。其他情況則輸出整局。
help-replay-file = 紀錄檔；`-` 為標準輸入
help-replay-seat = 只顯示此座位看得到的內容；不指定則全部公開
help-replay-from = 從第幾個動作之後開始
help-replay-json = 每一步輸出一行 JSON
help-review =
    說明一局紀錄的勝負關鍵，以及玩家當時能知道什麼

    從相同的起點到結果，逐項說明勝率的變化：發牌、後來的牌與各種選擇各帶來多少。每個選擇都只依玩家當時所知、在由此抽出的可能情況中評斷；代價最高的幾個會說明怎樣更好、好多少、為什麼。單核心約需一分鐘；同一份紀錄得到同一份回顧。
help-review-file = 紀錄檔；`-` 表示標準輸入
help-review-seat = 只評斷這個座位的選擇，而且更仔細；省略則評斷所有人
help-review-playouts = 以這麼多次模擬檢視所有選擇，再以同樣多次檢視最有疑問的選擇
help-scenario =
    執行情境檔：可執行的規則範例

    列出每個失敗的檔案、步驟與欄位，最後顯示 `N passed, N failed`。
help-scenario-paths = 情境檔，或資料夾（執行其中所有 *.toml）
help-trace =
    由隨機電腦玩一局，並以 JSON Lines 輸出每個狀態

    第一行是選項與剛發完牌的狀態，之後每行是一個動作與其後的狀態，所有牌公開。相同引數輸出相同的對局。
help-verify =
    重新驗證已記錄的對局：每個動作、每個分數與發牌

    種子必須符合事先的承諾，每次洗牌都由它決定，每個動作都必須合法，每個分數都必須正確。會指出第一個錯誤的行。docs/deal.md 說明如何自行撰寫驗證程式。
help-verify-files = 紀錄檔；`-` 為標準輸入
help-simulate =
    讓電腦對戰大量對局並統計勝負

    每副牌都讓電腦輪換所有座位，每人拿過每一手牌；區間以每副牌計。座位從先手起算。同樣的指令不論執行緒多少，數字都相同。
help-any-bots = 電腦玩家，以逗號分隔；名單不足時重複直到坐滿；等級為 beginner、casual、club、expert、master；名稱有誤時會列出其他如 random 的電腦
help-any-games = 對局數量
help-deck = 撰寫、檢查與說明 All In 的牌組檔
help-deck-template = 產生一個起始的牌組檔
help-deck-template-file = 新檔案；不指定則輸出到標準輸出
help-deck-template-full = 列出內建牌組全部 54 張牌
help-deck-check = 檢查牌組檔；所有錯誤都會標示位置
help-deck-check-files = 牌組檔
help-deck-describe = 顯示每張牌的效果
help-deck-describe-file = 牌組檔；不指定則為內建牌組
help-cards = 撰寫、檢查與說明 Bids 空白牌的自訂牌
help-cards-template = 產生一個起始的自訂牌檔
help-cards-template-file = 新檔案；不指定則輸出到標準輸出
help-cards-check = 檢查自訂牌檔；所有錯誤都會標示位置
help-cards-check-files = 自訂牌檔
help-cards-describe = 說明每張牌的作用
help-cards-describe-file = 自訂牌檔
help-odds =
    依玩家所見說明可以期待什麼

    All In：每手牌各牌型的機率、勝過自己手牌的機率，以及成為全場最強的機率。Bids：目前這墩打出每張牌的結果。可行時精確計算，否則由符合所見的世界估計並附誤差。絕不使用玩家看不到的資訊。
help-odds-record = 紀錄檔；`-` 為標準輸入
help-odds-at = 查看第幾個動作之後的牌桌
help-odds-seat = 以誰的視角；不指定則為輪到行動者
help-odds-hand =
    自己的牌，例如 `7C 7S QT 9T RU1` 或 `R9 B4 K3`

    All In：點數與花色，C 時鐘、M 面具、S 甲蟲、T 樹木（7C、QT、10M），RU1 與 RU2 為符文卡。Bids：顏色與數字，R、B、G、Y，黑色為 K（R9、K3），以及 2x、-5、thief 與自訂牌。
help-odds-display = All In：展示區的牌
help-odds-gone = 已見過且不在任何人手中的牌；`@FILE` 從檔案讀取
help-odds-centre = Bids：中央的分數牌
help-odds-plays = Bids：這墩先前打出的牌，依序
help-odds-hidden = Bids：中央的牌面朝下
help-odds-lowest-wins = Bids：最小的數字獲勝
help-odds-opponents = Bids：之後出價者比照的電腦
help-odds-samples = 無法精確計算時想像多少個世界
help-score =
    為使用實體盒裝的人計分

    不指定動作時會逐輪詢問，每輪後儲存。計算與遊戲相同：幸運輸家、結盟、底池、預測、下一輪先手。玩家可用名字、名字開頭或編號表示。
help-score-file = 計分表檔案；不指定則為此資料夾的 GAME.score.json
help-score-new = 建立計分表
help-score-new-names = 玩家（順時針）
help-score-new-replace = 取代現有的計分表
help-score-add = 記下一輪
help-score-add-cards =
    每位玩家：Bids 為依序贏得的分數牌，沒有則 `-`；All In 為五張牌，或牌型與決勝牌

    以 -5 開頭的清單前面要加一個空格。
help-score-add-predict = All In：每位玩家預測誰
help-score-add-runes = All In：每位玩家由效果獲得的符文
help-score-add-allies = Bids：兩位盟友
help-score-add-next = Bids：下一墩的先手；僅在其他條件皆相同時有影響
help-score-add-round = 更正這一輪，而不是新增一輪
help-score-undo = 復原上一輪
help-score-show = 顯示計分表
help-score-export = 匯出分數供其他程式使用
help-score-export-format = 表格或完整資料
help-report =
    產生一頁遊戲平衡報告

    各座位優勢，每張牌打出、持有與出價的價值，效果與特殊牌發揮作用的頻率，牌型，幸運輸家，預測；單一附圖表的 HTML 檔。`--compare` 以相同發牌並列第二組選項：不同規則、牌組檔或空白牌。
help-report-compare = 第二方的選項，同 --option；`default` 表示無；可重複使用
help-report-out = 報告頁面的位置
help-health =
    詢問本機的伺服器能否提供服務

    可以時結束碼為 0，不可以或沒有回應時為 1：正是容器健康檢查所需。伺服器的位址和 `tapis serve` 一樣，從同一個檔案、環境變數和選項讀取。
help-health-listen = 伺服器的位址
help-join =
    在伺服器的牌桌入座，或觀戰

    連結就是朋友互相傳送的那一個。回來的人會找回原本的座位；中斷的連線會自動恢復。
help-join-url = 牌桌的連結
help-join-name = 別人看到的名字
help-join-watch = 即使有空位也只觀戰
help-play =
    在全螢幕中與電腦對戰

    鍵盤與滑鼠皆可使用；`?` 顯示按鍵。每個動作之後都會保存牌局，無論如何結束都不會遺失；`--resume` 可繼續。
help-play-bots = 電腦的等級，以逗號分隔：beginner、casual、club、expert、master；較短的清單會重複
help-play-name = 你的名字
help-play-pace = 電腦行動前等待的毫秒數
help-play-resume = 繼續最近的牌局，或此檔案中的牌局
help-play-save = 把牌局保存在此檔案
help-backup =
    把伺服器保存的一切寫入一個檔案

    伺服器可同時繼續運作；檔案呈現同一個時刻。SQLite 與 PostgreSQL 的格式相同，因此一方的備份可還原到另一方。其中含有進行中遊戲的種子與密碼的摘要：請妥善保管。
help-backup-file = 寫到哪裡；`-` 是標準輸出。不會覆寫已存在的檔案
help-restore = 把備份讀入空的資料庫
help-restore-file = 備份檔；`-` 是標準輸入
help-any-database = 資料庫的位址：`sqlite://tapis.db`，多個節點則用 `postgres://…`
help-any-config = 設定檔；若此資料夾有 `tapis.toml` 就用它
help-serve =
    向瀏覽器與程式提供牌桌；單獨輸入 `tapis` 也一樣

    每項設定都可以寫在指令後、環境變數（TAPIS_LISTEN、TAPIS_DATABASE……）或檔案中；以最近的為準。docs/operations.md 說明所有設定。
help-serve-listen = 人與程式從哪裡進來；未指定時為 127.0.0.1:7777
help-serve-public-url = 伺服器前有代理時，大家看到的網址
help-serve-trust-proxy = 伺服器前是否有代理，並採信它所說的來源位址
help-serve-metrics-listen = 在哪裡提供 `/metrics`；未指定時只有本機能在主要位址取得
help-serve-requests-per-address = 每個位址每秒的請求數；0 表示不限
help-serve-requests-per-person = 每個人每秒的請求數；0 表示不限
help-serve-log = 記錄哪些內容：error、warn、info、debug，或依模組篩選
help-serve-log-format = 記錄的寫法
help-verify-json = 以 JSON 說明結果：每個檔案是否正確，以及錯在哪裡
help-deck-check-json = 以 JSON 說明結果：每個檔案是否正確，以及錯在哪裡
help-cards-check-json = 以 JSON 說明結果：每個檔案是否正確，以及錯在哪裡

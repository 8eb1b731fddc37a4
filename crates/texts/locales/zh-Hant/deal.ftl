### How cards are dealt so that nobody can have chosen them; docs/deal.md tells more.

deal-awaited = 等{ $names }揭示承諾的鹽之後就會發牌。
deal-again = 這次發牌已中止，正在重新開始。
deal-stopped = { $names }沒有揭示承諾的鹽：該次發牌已中止，並換了新的種子。
deal-what = 這個數字是對牌的種子的承諾，每位玩家的網頁也各自承諾一份鹽。一旦要求發牌，其他一切都不能再改變；接著才揭示鹽。遊戲結束後，任何人都能驗證。
deal-promised = 已承諾鹽的玩家：{ $names }。
deal-nobody = 還沒有人承諾鹽：那麼種子就只由主機決定。
deal-terms = 已確定內容的摘要；紀錄中會重複它：
deal-dealing = 正在發牌，請稍候。
deal-not-dealing = 還沒有人要求發牌。
deal-bad-promise = 無法接受這個承諾：它必須是64個小寫十六進位數字，而且曾中止發牌的座位將不帶鹽進行遊戲。
deal-broken-promise = 這份鹽與承諾不符。

### Whoever comes late to a table.

late-nobody = 這一桌在遊戲進行中不接受新玩家。
late-nobody-asks = 沒有人要求這個座位。
late-next-deal = 下次發牌前由機器人代打；之後手牌就是你的。
late-asks = { $name }想坐{ $bot }的座位。
late-let-in = 同意加入
late-no = 不同意
late-asked = 你已提出入座要求，需要桌上的玩家同意；這段時間你可以觀戰。

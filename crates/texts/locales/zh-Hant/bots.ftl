### 對手的強度與名字。

bots-level = { $level ->
    [random] 隨機
    [beginner] 新手
    [casual] 休閒
    [club] 俱樂部
    [expert] 專家
   *[master] 大師
}
bots-level-what = { $level ->
    [random] 隨意出牌，供測試或碰運氣。
    [beginner] 打法穩健但記性不好。適合初次遊玩與孩子。
    [casual] 知道每張牌的用處。適合輕鬆的夜晚。
    [club] 像桌遊俱樂部的常客。
    [expert] 會往前想好幾步。
   *[master] 從你的打法看穿你的手牌。請拿出真本事。
}
bots-names = 小安, 阿波, 佳佳, 大東, 怡君, 阿福, 小綠, 浩然, 依晨, 俊宏, 可樂, 小樂
